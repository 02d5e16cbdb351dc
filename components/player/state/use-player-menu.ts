import type { RefObject } from "react";
import type { Picture } from "#components/picture/save-picture.ts";
import { orAgain } from "./or-again.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { Notice } from "./player-state.ts";
import type { LivePlayer } from "./use-player.ts";

/** What the menu of a figure does. */
export interface MenuActions {
  readonly ask: () => void;
  readonly whatIf: () => void;
  readonly copyLink: () => void;
  readonly addToTour: () => void;
  readonly present: () => void;
  readonly state: () => void;
  readonly picture: () => void;
  readonly takeAway: () => void;
  readonly input: () => void;
  readonly report: () => void;
  readonly reset: () => void;
  readonly help: () => void;
}

const acts = () => import("./menu-acts.ts");

/** The menu of a figure that shows `picture` and goes onto the stage by `present`. */
export function usePlayerMenu(
  options: PlayerOptions,
  { state, settled, act, link, reset }: LivePlayer,
  present: () => void,
  picture: RefObject<Picture | null>,
): MenuActions {
  const tell = (notice: Notice) => act({ type: "notice", notice });
  // The run that a link asks for may still be on its way: what is opened before it would go with the run that stands.
  const ofRun = (open: "ask" | "whatIf") =>
    orAgain(async () => (await acts())[open](options, await settled(), act), tell);
  return {
    ask: ofRun("ask"),
    whatIf: ofRun("whatIf"),
    copyLink: orAgain(async () => {
      const { copyLink } = await acts();
      tell(await copyLink(options, await link()));
    }, tell),
    addToTour: orAgain(async () => {
      const { addToTour } = await acts();
      tell(addToTour(options, state));
    }, tell),
    present,
    state: () => act({ type: "dialog", dialog: "state" }),
    picture: orAgain(async () => {
      const { savePicture } = await acts();
      if (picture.current) await savePicture(options, state.position, picture.current);
    }, tell),
    takeAway: () => act({ type: "dialog", dialog: "takeAway" }),
    report: orAgain(async () => (await acts()).reportMistake(options, await link()), tell),
    input: orAgain(async () => (await acts()).saveInput(options, state.run.text), tell),
    reset,
    help: () => act({ type: "dialog", dialog: "help" }),
  };
}
