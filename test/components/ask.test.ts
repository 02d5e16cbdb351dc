import { describe, expect, test } from "vitest";
import { askedWords } from "#algorithms/core/lesson/asked-run.en.ts";
import { type Asked, AskedRun } from "#algorithms/core/lesson/asked-run.ts";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { Answers, whole } from "#algorithms/core/run/asking.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { lesson } from "#algorithms/lessons/circle-method/lesson.ts";
import { AskTool, horizonIn } from "#components/ask/ask-tool.ts";
import { columnsOf } from "#components/ask/Ticks.tsx";
import { type PlayerState, reducePlayer, waiting } from "#components/player/state/player-state.ts";
import { mayRest } from "#components/player/state/rest.ts";
import { formatLink, parseLink } from "#components/run/link.ts";
import { playerAfter, runOf } from "../support/given/player-fixtures.ts";

const GAMES: Asked = { by: "kind", kind: "game" };
const PLAYER: Asked = { by: "mark", marks: ["p3"] };

/** A player of seven that is asked something; `isFree` without questions of its own. */
function askedPlayer(asked: Asked, isFree = true): { readonly state: PlayerState; readonly tool: AskTool } {
  const calm = playerAfter();
  const before: PlayerState = isFree ? { ...calm, stops: [] } : calm;
  const run = new AskedRun({ lesson: lesson as AnyLesson, run: before.run, listings: [] });
  const tool = new AskTool({ run, asked, answers: whole(run.answer(asked)), stops: true }, () => undefined);
  return { state: reducePlayer(before, { type: "tool", tool }), tool };
}

const answersOf = (tool: AskTool): number[] => [...(tool.now.answers ?? [])];

describe("a run that is asked", () => {
  test("stops at each answer while it plays, at any speed", () => {
    const random = seededRandom(7);
    for (const asked of [GAMES, PLAYER]) {
      const { state: first, tool } = askedPlayer(asked);
      let state = first;
      const halts: number[] = [];
      for (let guard = 0; guard < 1000 && state.position < state.run.trace.length; guard++) {
        if (!state.playing) state = reducePlayer(state, { type: "play" });
        state = reducePlayer(state, { type: "advance", steps: 1 + Math.floor(random() * 60) });
        if (!state.playing) halts.push(state.position);
      }
      const all = new Set([...answersOf(tool), state.run.trace.length]);
      expect(halts).toEqual([...all]);
    }
  });

  test("stops nowhere else, where the reader does not want it, or goes by himself", () => {
    const { state, tool } = askedPlayer(GAMES);
    const playing = reducePlayer(state, { type: "play" });
    const silent = reducePlayer(playing, tool.with({ stops: false }));
    expect(reducePlayer(silent, { type: "advance", steps: 50 })).toMatchObject({
      position: 50,
      playing: true,
    });
    const phase = { type: "move", level: "phase", direction: 1 } as const;
    const moved = reducePlayer(reducePlayer(state, phase), phase);
    expect(moved.position).toBe(state.run.trace.marks("phase")[1]);
    expect(answersOf(tool)[0]).toBeLessThan(moved.position);
  });

  test("leads from answer to answer by its keys, and ends", () => {
    const { state: first, tool } = askedPlayer(PLAYER);
    let state = first;
    const press = (key: string): void => {
      const action = tool.key(key, state);
      if (action) state = reducePlayer(state, action);
    };
    const found = answersOf(tool).map(() => {
      press(">");
      return state.position;
    });
    expect(found).toEqual(answersOf(tool));
    press(">");
    expect(state.position).toBe(found.at(-1));
    expect(tool.told(state, "It shrinks.")).toMatch(/^\w+ of \d+\. Step \d+\. It shrinks\.$/);
    for (const at of found.toReversed().slice(1)) {
      press("<");
      expect(state.position).toBe(at);
    }
    expect(tool.key("b", state)).toBeUndefined();
    press("Escape");
    expect(state.tool).toBeUndefined();
  });

  test("tells nothing but kinds of what is behind a question that waits", () => {
    const { state, tool } = askedPlayer(PLAYER, false);
    const [stop = 0] = waiting(state);
    expect(answersOf(tool).at(-1)).toBeGreaterThan(stop);
    expect([...(tool.shown(state) ?? [])]).toEqual(answersOf(tool).filter((at) => at < stop));
    const there = reducePlayer(state, { type: "seek", position: stop });
    expect(horizonIn(there)).toBe((waiting(there)[1] ?? 0) - 1);
    const seek = { type: "seek", position: answersOf(tool)[0] ?? 0 } as const;
    expect(tool.told(reducePlayer(state, seek), "It.")).not.toBe("It.");
    const kinds = askedPlayer(GAMES, false);
    expect(kinds.tool.shown(kinds.state)).toBe(kinds.tool.now.answers);
  });

  test("is no longer asked when it is another run, and does not rest meanwhile", () => {
    const { state } = askedPlayer(GAMES);
    expect(reducePlayer(state, { type: "show", run: runOf("eight"), position: 3 }).tool).toBeUndefined();
    const { run } = state;
    const late = reducePlayer(playerAfter(), { type: "tool", tool: state.tool, of: { ...run } });
    expect(late.tool).toBeUndefined();
    const trace = { ...state.run.trace, length: 1_000_000 };
    const long: PlayerState = { ...state, run: { ...state.run, trace } };
    expect(mayRest({ opened: undefined }, long)).toBe(false);
    expect(mayRest({ opened: undefined }, { ...long, tool: undefined })).toBe(true);
  });

  test("has its answers on the strip, each column once, in order", () => {
    const { state, tool } = askedPlayer(GAMES);
    const marks = [...state.run.trace.marks("phase")];
    const spans = marks.map((first, k) => ({
      first,
      last: (marks[k + 1] ?? state.run.trace.length + 1) - 1,
    }));
    const { answers } = tool.now;
    const columns = answers ? columnsOf(answers, spans) : [];
    expect(columns).toHaveLength(answersOf(tool).length);
    expect(columns).toEqual([...new Set(columns)].sort((a, b) => a - b));
    // Seven cells of a thousand steps: more answers than columns.
    const wide = spans.map((_, k) => ({ first: k * 40_000 + 1, last: (k + 1) * 40_000 }));
    const crowded = new Answers(280_000);
    for (let at = 1; at <= crowded.length; at++) crowded.add(at);
    expect(columnsOf(crowded, wide)).toEqual(Array.from({ length: 1000 }, (_, k) => k));
  });

  test("goes into a link, and comes out of it", async () => {
    const { tool } = askedPlayer(PLAYER);
    expect(tool.link()).toBe("qm-p3");
    const link = { version: 1, source: { kind: "example", id: "seven" }, step: 4, tool: "qm-p3" } as const;
    expect(await formatLink(link)).toBe("1.seven.4.qm-p3");
    expect(await parseLink("1.seven.4.qm-p3")).toEqual(link);
    expect(await parseLink("1.seven.4.q")).toBeUndefined();
    expect(await parseLink("1.seven.4.x-y")).toBeUndefined();
  });
});

test("an answer begins with a capital, but names a cell as the program has it", () => {
  expect(askedWords.spokenAt(["vertex 3"], "at one step: 6", "")).toBe(
    "Vertex 3 is spoken of at one step: 6.",
  );
  expect(askedWords.changesAt("a cell of odd", "at one step: 6")).toBe(
    "A cell of odd changes at one step: 6.",
  );
  for (const cell of ["odd[1]", "best"])
    expect(askedWords.changesAt(cell, "at one step: 6")).toBe(`${cell} changes at one step: 6.`);
});
