/** A challenge on the page: a picture that is touched, what it costs beside the best possible, undo, begin again. */
import {
  type AnyChallenge,
  type Attempt,
  attempt,
  isBetter,
  isRefusal,
  undone,
} from "#algorithms/core/lesson/challenge.ts";
import { keep, recall } from "#components/page/memory.ts";
import { touchPlate } from "#components/picture/touch-plate.ts";

/** What is kept of a challenge: the touches, and the best score so far. */
export interface KeptAttempt {
  readonly touches: readonly string[];
  readonly score?: number | undefined;
}

/** Reads what was kept; what is damaged counts as nothing. */
export function readKept(text: string): KeptAttempt {
  try {
    const { touches, score } = JSON.parse(text);
    return {
      touches: Array.isArray(touches) && touches.every((mark) => typeof mark === "string") ? touches : [],
      score: Number.isSafeInteger(score) ? score : undefined,
    };
  } catch {
    return { touches: [] };
  }
}

/** Where the attempt at a challenge is kept. */
export function keyOf(lesson: string): string {
  return `kibitz.first.${lesson}`;
}

/** A point of the picture that was touched before its code had come, in units of the plate. */
export type EarlyTouch = readonly [x: number, y: number];

/**
 * Brings the challenge in `box` to life where the reader left it, and carries out what was touched meanwhile. `onScore` is
 * told the best score whenever there is one.
 */
export async function openChallenge(
  box: HTMLElement,
  challenge: AnyChallenge,
  early: readonly EarlyTouch[],
  onScore: (score: number) => void,
): Promise<void> {
  const words = challenge.words;
  const key = keyOf(box.dataset["challenge"] ?? "");
  const part = <E extends Element>(selector: string): E => box.querySelector(selector) as E;
  const [state, said] = [part("[data-state]"), part("[role=status]")];
  const [undo, again] = [part<HTMLButtonElement>("[data-undo]"), part<HTMLButtonElement>("[data-again]")];
  const kept = readKept(recall(key));
  let score = kept.score;
  let now = attempt(challenge, kept.touches);
  /** What was wiped away by the last press, which can be taken back too. */
  let wiped: Attempt<unknown> | undefined;

  const touch = (mark: string): void => {
    const next = challenge.touch(now.state, mark);
    if (isRefusal(next)) say(next.refused);
    else {
      wiped = undefined;
      go({ touches: [...now.touches, mark], state: next });
    }
  };
  const plate = await touchPlate(part("svg"), challenge.plate(now.state), {
    onTouch: touch,
    onJoin: (from, to) => {
      // A line says both ends, whatever was touched before it.
      if (challenge.isHalf(now.state)) now = undone(challenge, now);
      touch(from);
      if (challenge.isHalf(now.state)) touch(to);
    },
  });

  function say(text: string): void {
    said.textContent = text;
  }
  function show(): void {
    const isByKeys = box.querySelector(":focus-visible") !== null;
    plate.show(challenge.plate(now.state), { choices: new Set(challenge.touchable(now.state)) });
    state.textContent = words.state(now.state);
    const isNew = now.touches.length === 0;
    undo.disabled = isNew && !wiped;
    again.disabled = isNew;
    box.toggleAttribute("data-half", challenge.isHalf(now.state));
    box.toggleAttribute("data-done", challenge.isDone(now.state));
    // Nothing is left to touch, or to take back: keys stay where they can go on. A hand wants no button under the space bar.
    if (isByKeys && !document.activeElement?.matches("[data-choice], button:enabled"))
      (isNew ? part<SVGElement>("[data-choice]") : again).focus({ preventScroll: true });
  }
  function go(next: Attempt<unknown>): void {
    now = next;
    const reached = challenge.score(now.state);
    // Another tab may have done better meanwhile.
    const other = readKept(recall(key)).score;
    for (const each of [other, reached])
      if (each !== undefined && isBetter(challenge, each, score)) score = each;
    keep(key, JSON.stringify({ touches: now.touches, score }));
    say(reached !== undefined && challenge.isDone(now.state) ? words.end(reached) : "");
    if (score !== undefined) onScore(score);
    show();
  }

  undo.addEventListener("click", () => {
    const before = wiped ?? undone(challenge, now);
    wiped = undefined;
    go(before);
  });
  again.addEventListener("click", () => {
    wiped = now;
    go(attempt(challenge, []));
  });
  if (score !== undefined) onScore(score);
  const reached = challenge.score(now.state);
  if (reached !== undefined && challenge.isDone(now.state)) say(words.end(reached));
  show();
  for (const [x, y] of early) plate.touchAt(x, y);
  box.setAttribute("data-ready", "");
}
