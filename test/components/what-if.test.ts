/** Futures of a figure's run: which are kept, in which order, and what undo, removing and links do. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { forksOf, openForksAt, parseFuture, recordFuture } from "#algorithms/core/run/futures.ts";
import { performing } from "#algorithms/lessons/blossom/asked/performing.ts";
import { lesson as blossom } from "#algorithms/lessons/blossom/lesson.ts";
import { lesson as kings } from "#algorithms/lessons/peaceful-kings/lesson.ts";
import type { PlayerAction, PlayerState } from "#components/player/state/player-state.ts";
import { runNow } from "#components/run/run.ts";
import { forksIn } from "#components/what-if/ForkChoices.tsx";
import {
  depthOf,
  formatBeside,
  formatOtherwise,
  inputName,
  type KeptFuture,
  nameOf,
  otherInput,
  parseBeside,
  parseOtherwise,
  spareLines,
  type WhatIfSubject,
  wrongRun,
} from "#components/what-if/otherwise.ts";
import { WhatIfTool } from "#components/what-if/what-if-tool.ts";
import { inputOf } from "../support/all-lessons.ts";

const text = inputOf("blossom", "flowers");
const run = runNow(blossom, { kind: "example", id: "flowers" }, text);
if (!run) throw new RangeError("the example is too long");
const subject: WhatIfSubject = {
  ...{ lesson: blossom, performing, run },
  // A program that takes each edge of the graph for none, and one that fails.
  solvers: {
    nothing: (problem, recorder) =>
      blossom.solve({ ...problem, graph: { ...problem.graph, edges: [] } }, recorder),
    right: blossom.solve,
    breaks: () => {
      throw new RangeError("outside");
    },
  },
  sentences: { nothing: "This comes out when no edge is looked at." },
};

const kept = vi.fn<(kept: readonly KeptFuture[]) => boolean>();
const View = () => undefined;
let tool: WhatIfTool;

function done(action: PlayerAction | undefined): WhatIfTool {
  expect(action?.type).toBe("tool");
  const next = action?.type === "tool" ? action.tool : undefined;
  if (!(next instanceof WhatIfTool)) throw new TypeError("the tool is gone");
  return next;
}

const open = async (text: string): Promise<WhatIfTool> => {
  const future = await parseOtherwise(text);
  if (!future) throw new RangeError(text);
  return done(tool.open(future, text));
};
const names = ({ now }: WhatIfTool): string[] => now.kept.map(({ name }) => name);

beforeEach(() => {
  kept.mockReset().mockReturnValue(true);
  tool = new WhatIfTool({ subject, kept: [], halt: 0, playing: false }, View, kept);
});

describe("the futures of a run", () => {
  test("lines of an input that are spare: no remark, none that the others need, none without which all is the same", () => {
    // This input says how many kings there are.
    expect(spareLines({ lesson: kings }, ["2 1", "1 1", "2 2"])).toEqual([]);
    expect(spareLines(subject, ["# remark", "4", "0 1", "", " 2 3", "# at 0 1 1"])).toEqual([
      [2, "0 1"],
      [4, " 2 3"],
    ]);
    expect(spareLines(subject, ["5", "0 1", "2 3"]).map(([, line]) => line)).toEqual(["5", "0 1", "2 3"]);
  });

  test("opens one where both part, and keeps it once", async () => {
    tool = await open("c8-1");
    const { shown, halt } = tool.now;
    expect([shown?.aligned.past, halt, shown?.kept.steps]).toEqual([8, 9, 44]);
    expect(shown?.difference).toEqual({
      outcome:
        "The same in both: 5 edges, 10 different ends, and the whole result. One “shrink” step fewer, 4 steps shorter.",
      agreement: "They agree up to step 8, and again after 43 and 39.",
    });
    expect(tool.link()).toBe("wc8-1");
    tool = await open("c8-1");
    expect(names(tool)).toEqual(["c8-1"]);
    expect(kept).toHaveBeenCalledTimes(1);
    expect(nameOf(subject, { future: { deviations: [{ position: 8, nth: 0, index: 1 }] }, steps: 44 })).toBe(
      "9: 1 instead of 9",
    );
  });

  test("knows when the browser keeps nothing, until it keeps again", async () => {
    expect((await open("o7")).now.isLost).toBe(false);
    kept.mockReturnValue(false);
    tool = await open("c8-1");
    expect(tool.now.isLost).toBe(true);
    // Where nothing is to be kept it stays so.
    tool = done(tool.go(9));
    expect([tool.now.isLost, names(tool)]).toEqual([true, ["c8-1"]]);
    kept.mockReturnValue(true);
    expect((await open("o7")).now.isLost).toBe(false);
  });

  test("grows as a tree: what deviates once more stands behind what it grows out of", async () => {
    const base = { deviations: [{ position: 8, nth: 0, index: 1 }] };
    const later = forksOf([blossom, run.problem], base).filter(({ position }) => position > 8);
    const children = later.slice(0, 2).map(({ position, nth }) => {
      const fork = openForksAt([blossom, run.problem], base, position)[nth];
      return `c8-1_c${position}-${fork?.taken === 0 ? 1 : 0}`;
    });
    for (const each of ["c8-1", "o7", ...children]) tool = await open(each);
    expect(names(tool)).toEqual(["c8-1", ...children, "o7"]);
    expect(tool.now.kept.map((each) => depthOf(each, tool.now.kept))).toEqual([0, 1, 1, 0]);
    expect(done(tool.key("ArrowDown")).now.shown?.kept.name).toBe("o7");
    expect(done(tool.key("ArrowUp")).now.shown?.kept.name).toBe(children[0]);
  });

  test("brings back what was removed, and takes back what was opened", async () => {
    tool = await open("c8-1");
    tool = await open("o7");
    const [first] = tool.now.kept;
    tool = done(first && tool.remove(first));
    expect(names(tool)).toEqual(["o7"]);
    tool = done(tool.key("u"));
    expect(names(tool)).toEqual(["c8-1", "o7"]);
    expect(tool.now.shown?.kept.name).toBe("o7");
    tool = await open("o8");
    tool = done(tool.undo());
    expect([names(tool), tool.now.shown?.kept.name]).toEqual([["c8-1", "o7"], "o7"]);
    const [one] = tool.now.kept;
    tool = done(one && tool.rename(one, "mine"));
    expect(names(tool)).toEqual(["mine", "o7"]);
    // Each step back undoes one more, down to the first.
    const undone: (readonly string[])[] = [];
    for (let step = tool.undo(); step; step = tool.undo()) {
      tool = done(step);
      undone.push(names(tool));
    }
    expect(undone).toEqual([["c8-1", "o7"], ["c8-1"], []]);
  });

  test("puts one on the left of another, in speech, on the stage and in a link", async () => {
    tool = await open("c8-1");
    tool = await open("o7");
    const [first, second] = tool.now.kept;
    if (!first || !second) throw new RangeError("both are kept");
    tool = done(tool.rename(first, "the other one", "Ask: why no blossom?"));
    const [left] = tool.now.kept;
    tool = done(tool.putLeft(left));
    expect(tool.link()).toBe("wc8-1~o7");
    const { shown } = tool.now;
    const [mine, its] = ["c8-1", "o7"].map((text) => {
      const future = parseFuture(text);
      if (!future) throw new RangeError("that is a future");
      return recordFuture(blossom, run.problem, future).trace;
    });
    // What both do alike is what stands in both, step by step.
    const steps = (trace: typeof mine, p: number) => JSON.stringify(trace?.stepAt(p));
    const apart = Array.from({ length: 99 }, (_, k) => k + 1).find((p) => steps(mine, p) !== steps(its, p));
    expect(shown?.aligned.past).toBe((apart ?? 0) - 1);
    expect(shown?.aligned.at(shown.aligned.last)).toEqual([mine?.length, its?.length]);
    const [one, other] = tool.beside()?.sides ?? [];
    expect([one?.title, one?.remark, other?.title]).toEqual(["the other one", "Ask: why no blossom?", "o7"]);
    expect(one?.run.trace.length).toBe(mine?.length);
    tool = done(tool.key("End"));
    const end = mine?.cursor().seek(mine.length);
    const said = end && plainText(narrate(blossom, end, run.problem));
    expect(tool.told({} as PlayerState, "As written.")).toContain(`The other one: ${said}`);
    expect(tool.told({} as PlayerState, "As written.")).toContain(" O7: ");
    // What stands on the left goes to the right, where it is chosen.
    expect(done(tool.open(first.future, "")).link()).toBe("wc8-1");
    expect(done(tool.putLeft(undefined)).link()).toBe("wo7");
    expect(done(left && tool.remove(left)).now.shown).toBeUndefined();
    expect(kept.mock.lastCall?.[0].map(({ note }) => note)).toEqual([undefined]);
  });

  test("keeps twenty, of which the oldest goes", async () => {
    for (let seed = 1; seed <= 21; seed++) tool = await open(`o${seed}`);
    expect(names(tool)).toEqual(Array.from({ length: 20 }, (_, k) => `o${k + 2}`));
  });

  test("halts at each step of both, and plays to its end", async () => {
    tool = await open("c8-1");
    const last = tool.now.shown?.aligned.last ?? 0;
    expect(done(tool.key("Home")).now.halt).toBe(0);
    expect(done(tool.key("End")).now.halt).toBe(last);
    expect(done(done(tool.key("End")).go(last + 9)).now.halt).toBe(last);
    tool = done(done(tool.key("End")).key(" "));
    expect([tool.now.playing, tool.now.halt]).toEqual([true, 0]);
    for (let k = 0; k < last; k++) tool = done(tool.tick());
    expect([tool.now.playing, tool.now.halt]).toEqual([false, last]);
    expect(done(tool.key("Escape")).now.shown).toBeUndefined();
  });

  test("shows a wrong program as a future, and says where a check fails", async () => {
    expect(["nothing", "right", "breaks"].map((name) => wrongRun(subject, name))).toEqual([
      "differs",
      "same",
      "fails",
    ]);
    tool = await open("m-nothing");
    const { shown } = tool.now;
    expect(tool.link()).toBe("wm-nothing");
    const end = shown?.run.cursor.seek(shown.run.trace.length);
    expect(end && shown?.says?.(end)).toMatch(/^Here a check fails: “.+” \(.+\)\.$/);
    expect(tool.open({ mutant: "breaks" }, "").type).toBe("notice");
    expect(tool.open({ mutant: "unknown" }, "").type).toBe("notice");
  });

  test("shows another input, called after the line that is another", async () => {
    const without = text.replace("\n2 6\n", "\n");
    expect(without).not.toBe(text);
    const other = await otherInput(subject, without);
    expect(inputName(text, without)).toBe("without “2 6”");
    tool = done(tool.open(other, inputName(text, without)));
    const { shown } = tool.now;
    // From the brief: without the edge 2–6 an edge of the matching is lost, and it first matters behind step 24.
    expect(shown?.difference.outcome).toMatch(
      /“5 edges, 10 different ends” becomes “4 edges, 8 different ends”/,
    );
    expect(shown?.difference.agreement).toBe("They agree up to step 24.");
    const link = tool.link() ?? "";
    expect(await parseOtherwise(link.slice(1))).toEqual(other);
    await expect(otherInput(subject, "elephant")).rejects.toThrow(InputError);
    expect(inputName("a\nb\n", "a\nc\n")).toBe("“c” instead of “b”");
    expect(inputName("a\nb\n", "a\nb\nb\n")).toBe("with “b”");
    expect(inputName("a\nb\nc", "c\nb\na")).toBe("another input");
  });

  test("shows an input that a touch has changed, and grows from it", async () => {
    const future = parseFuture("edge-2-6");
    if (!future) throw new RangeError("that is a future");
    tool = done(tool.open(future, nameOf(subject, { future, steps: 0 })));
    const { shown } = tool.now;
    expect(shown?.kept.name).toBe("without 2\u2060–\u20606");
    // As the brief has measured it; see the test before.
    expect(shown?.difference.agreement).toBe("They agree up to step 24.");
    expect(tool.link()).toBe("wedge-2-6");
    const base = shown?.kept.future;
    if (!base || !("deviations" in base) || !shown) throw new RangeError("it was chosen");
    const [fork] = forksIn(subject, base, forksOf([blossom, shown.run.problem], base)[0]?.position ?? 0);
    if (!fork) throw new RangeError("something is free there");
    tool = done(tool.take(base, fork, (fork.taken + 1) % fork.legal.length));
    expect(tool.link()).toMatch(/^wedge-2-6_c\d+-\d+$/);
    expect(names(tool)).toHaveLength(2);
    expect(tool.now.kept.map((each) => depthOf(each, tool.now.kept))).toEqual([0, 1]);
    expect(tool.now.shown?.run.problem).toEqual(shown.run.problem);
  });

  test("reads what it writes", async () => {
    for (const text of ["c8-1", "edge-2-6", "edge-2-6_c8-1", "c8-1_c9-0-2", "o7", "m-no-shrink"]) {
      const read = await parseOtherwise(text);
      expect(read && formatOtherwise(read)).toBe(text);
    }
    for (const text of ["c8-1", "o7~c8-1", "c8-1~edge-2-6_c5-1"]) {
      const [right, left] = (await parseBeside(text)) ?? [];
      expect(right && formatBeside(right, left)).toBe(text);
    }
    for (const text of ["~c8-1", "c8-1~"]) expect(await parseBeside(text)).toEqual(await parseBeside("c8-1"));
    for (const text of ["", "~", "c8-1~o7~o8", "c8-1~elephant", "elephant~"])
      expect(await parseBeside(text), text).toBeUndefined();
    expect(await parseOtherwise("m-")).toBeUndefined();
    expect(await parseOtherwise("iAAAA")).toBeUndefined();
  });
});
