import type { RefObject } from "react";
import { loadAgain } from "./load-again.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { Picture } from "./save-picture.ts";
import type { LivePlayer } from "./use-player.ts";

/** What the menu of a figure does. */
export interface MenuActions {
  readonly copyLink: () => void;
  readonly addToTour: () => void;
  readonly present: () => void;
  readonly state: () => void;
  readonly picture: () => void;
  readonly takeAway: () => void;
  readonly input: () => void;
  readonly reset: () => void;
  readonly help: () => void;
}

const acts = () => import("./menu-acts.ts");

/** The menu of a figure that shows `picture` and goes onto the stage by `present`. */
export function usePlayerMenu(
  options: PlayerOptions,
  { state, act, link, reset }: LivePlayer,
  present: () => void,
  picture: RefObject<Picture | null>,
): MenuActions {
  /** What needs more code says so when the code does not come, and can be done again then. */
  const orAgain = (action: () => Promise<void>) => {
    const attempt = (run: () => Promise<void>): void =>
      void run().catch(() =>
        act({ type: "notice", notice: { kind: "notCome", again: () => attempt(() => loadAgain(action)) } }),
      );
    return () => attempt(action);
  };
  return {
    copyLink: orAgain(async () => {
      const { copyLink } = await acts();
      act({ type: "notice", notice: await copyLink(options, await link()) });
    }),
    addToTour: orAgain(async () => {
      const { addToTour } = await acts();
      act({ type: "notice", notice: addToTour(options, state) });
    }),
    present,
    state: () => act({ type: "dialog", dialog: "state" }),
    picture: orAgain(async () => {
      const { savePicture } = await acts();
      if (picture.current) await savePicture(options, state.position, picture.current);
    }),
    takeAway: () => act({ type: "dialog", dialog: "takeAway" }),
    input: orAgain(async () => (await acts()).saveInput(options, state.run.text)),
    reset,
    help: () => act({ type: "dialog", dialog: "help" }),
  };
}
