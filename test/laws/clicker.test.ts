/** A presenter's clicker has two keys. They carry every diagram of every article from start to end, and back. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type AnyLesson, examplesOf } from "#algorithms/core/lesson/lesson.ts";
import { keyAction } from "#components/player/state/player-keys.ts";
import { beginPlayer, type PlayerState, reducePlayer } from "#components/player/state/player-state.ts";
import { positionOf } from "#components/run/position-names.ts";
import { runNow } from "#components/run/run.ts";
import { inputOf, lessons } from "../support/all-lessons.ts";

const folder = new URL("../../content/lessons/en/", import.meta.url);

interface Figure {
  readonly name: string;
  readonly lesson: AnyLesson;
  readonly example: string;
  readonly opens: string;
  readonly asks: string;
}

function figuresOf(file: string): Figure[] {
  const page = file.replace(/\.mdx$/, "");
  const article = readFileSync(new URL(file, folder), "utf8");
  return [...article.matchAll(/<Figure\s([^>]*)\/>/g)].map(([, attributes = ""]) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const lesson = lessons[`/algorithms/lessons/${read("lesson") ?? page}/lesson.ts`] as AnyLesson;
    return {
      name: `${page} ${read("id")}`,
      lesson,
      example: read("example") ?? (examplesOf(lesson)[0] as string),
      opens: read("step") ?? "start",
      asks: read("ask") ?? "",
    };
  });
}

function press(state: PlayerState, key: string): PlayerState {
  const action = keyAction(state, { key, shift: false, focus: "figure" }, undefined, false);
  if (typeof action !== "object") throw new Error(`${key} does nothing at ${state.position}`);
  const after = reducePlayer(state, action);
  if (after.position === state.position && after.asking === state.asking)
    throw new Error(`${key} leaves the figure where it is, at ${state.position}`);
  return after;
}

const figures = readdirSync(folder).flatMap(figuresOf);

test("there are diagrams, and some of them ask", () => {
  expect(figures.length).toBeGreaterThan(40);
  expect(figures.filter(({ asks }) => asks !== "").length).toBeGreaterThan(10);
});

test.each(figures.map((figure) => [figure.name, figure] as const))(
  "%s",
  (_, { lesson, example, opens, asks }) => {
    const input = inputOf(lesson.id, example) ?? "";
    const run = runNow(lesson, { kind: "example", id: example }, input);
    if (!run) throw new Error("the run is too long for a page");
    const subject = { lesson, asks };
    let state = reducePlayer(beginPlayer(subject, run, positionOf(run.trace, opens)), { type: "wake" });
    const ahead = state.stops.filter((stop) => stop > state.position);
    while (state.position < run.trace.length) state = press(state, "PageDown");
    expect([...state.passed].sort((a, b) => a - b)).toEqual(ahead);
    while (state.position > 0) state = press(state, "PageUp");
    expect(state.asking).toBeUndefined();
  },
);
