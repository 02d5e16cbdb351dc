import { type ReactElement, type RefObject, useEffect, useState } from "react";
import type { PlayerWords } from "#components/panels/words.ts";
import type { PlayerOptions } from "./player-options.ts";
import type { PlayerState } from "./player-state.ts";
import { mayRest, release } from "./rest.ts";
import { type LivePlayer, takeSpeed } from "./use-player.ts";

/** So far above or below the screen a figure rests; nearer, it is back before it is seen. */
const FAR = "300% 0px";

/** Lets the long run of a figure go while the figure `root` is far from the screen. */
export function useRest(
  options: PlayerOptions,
  { state, act, wakeUp }: LivePlayer,
  root: RefObject<HTMLElement | null>,
): void {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting;
        // One that was drawn ahead of the reader stands nowhere until they come; they may have chosen another speed since.
        setFar(isNear === false && root.current?.isConnected === true);
        if (isNear) takeSpeed(act);
      },
      { rootMargin: FAR },
    );
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, act]);
  const isResting = state.rest !== undefined;
  useEffect(() => {
    const figure = root.current;
    if (!figure || !isResting) return;
    // The keys may still be in a figure that is out of sight; what they do is read off its steps.
    const onKey = (event: KeyboardEvent) => {
      event.stopPropagation();
      wakeUp();
    };
    figure.addEventListener("keydown", onKey, true);
    return () => figure.removeEventListener("keydown", onKey, true);
  }, [root, isResting, wakeUp]);
  const rests = isFar && mayRest(options, state);
  const { run, rest } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said once is not said again when something else changes.
  useEffect(() => {
    if (rests) {
      act({ type: "rest", rest: "resting" });
      release(run);
    } else if (!isFar && rest === "resting") wakeUp();
  }, [rests, isFar]);
}

interface RestNoticeProps {
  readonly rest: PlayerState["rest"];
  readonly words: PlayerWords;
  readonly onAgain: () => void;
}

/** Above a figure that records its run again, or could not. */
export function RestNotice({ rest, words, onAgain }: RestNoticeProps): ReactElement | null {
  if (rest !== "recording" && rest !== "failed") return null;
  return (
    <p className="player__notice" role="status">
      <span>{rest === "failed" ? words.notCome : words.recordingAgain}</span>
      {rest === "failed" && (
        <button type="button" className="btn" onClick={onAgain}>
          {words.tryAgain}
        </button>
      )}
    </p>
  );
}
