import type { RefObject } from "react";
import { loadAgain } from "./load-again.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { Picture } from "./save-picture.ts";
import type { LivePlayer } from "./use-player.ts";

/** What the menu of a figure does. */
export interface MenuActions {
  readonly copyLink: () => void;
  readonly present: () => void;
  readonly state: () => void;
  readonly picture: () => void;
  readonly takeAway: () => void;
  readonly input: () => void;
  readonly reset: () => void;
  readonly help: () => void;
}

/** The menu of a figure that shows `picture` and goes onto the stage by `present`. */
export function usePlayerMenu(
  { lesson, figure }: PlayerOptions,
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
      const value = await link();
      if (value === undefined) return act({ type: "notice", notice: { kind: "tooLongForLink" } });
      const url = new URL(location.href);
      url.search = "";
      url.searchParams.set(figure, value);
      url.hash = figure;
      try {
        await navigator.clipboard.writeText(url.href);
        act({ type: "notice", notice: { kind: "copied" } });
      } catch {
        act({ type: "notice", notice: { kind: "copyByHand", url: url.href } });
      }
    }),
    present,
    state: () => act({ type: "dialog", dialog: "state" }),
    picture: orAgain(async () => {
      const { savePicture } = await import("./save-picture.ts");
      if (picture.current) await savePicture(picture.current, `${lesson.id}-${state.position}`);
    }),
    takeAway: () => act({ type: "dialog", dialog: "takeAway" }),
    input: orAgain(async () => {
      const { download } = await import("./download.ts");
      download(new Blob([state.run.text], { type: "text/plain" }), `${lesson.id}.txt`);
    }),
    reset,
    help: () => act({ type: "dialog", dialog: "help" }),
  };
}
