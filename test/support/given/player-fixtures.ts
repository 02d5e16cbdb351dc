import { readFileSync } from "node:fs";
import { type AnyLesson, examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { lesson } from "#algorithms/lessons/circle-method/lesson.ts";
import {
  beginPlayer,
  type PlayerAction,
  type PlayerState,
  reducePlayer,
} from "#components/player/state/player-state.ts";
import { type Run, runNow } from "#components/run/run.ts";

/** The inputs of the circle method's examples, by id. */
export const inputs: ReadonlyMap<string, string> = new Map(
  examplesOf(lesson).map((id) => [
    id,
    readFileSync(
      new URL(`../../../algorithms/lessons/circle-method/inputs/${id}.txt`, import.meta.url),
      "utf8",
    ),
  ]),
);

/** The questions of the player below: who sits out round 3, and the first game of round 4. */
export const ASKS = "turn 3, game 10";

/** The run of an example of the circle method. */
export function runOf(id: string): Run {
  return runNow(lesson, { kind: "example", id }, inputs.get(id) ?? "") as Run;
}

/** A player of seven players that is alive, after some actions. */
export function playerAfter(...actions: readonly PlayerAction[]): PlayerState {
  const subject = { lesson: lesson as AnyLesson, asks: ASKS };
  return [{ type: "wake" } as const, ...actions].reduce(
    reducePlayer,
    beginPlayer(subject, runOf("seven"), 0),
  );
}
