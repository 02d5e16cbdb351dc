import { beforeEach, describe, expect, test, vi } from "vitest";
import type { AnyLesson } from "#algorithms/core/lesson/lesson.ts";
import { record } from "#algorithms/core/run/trace.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { lesson } from "#algorithms/lessons/circle-method/lesson.ts";
import type { PlayerOptions } from "#components/player/state/player-options.ts";
import { type PlayerAction, type PlayerState, reducePlayer } from "#components/player/state/player-state.ts";
import { type SourceActions, sourceActions } from "#components/player/state/use-source.ts";
import { formatLink, parseLink, type Source } from "#components/run/link.ts";
import type { RecordElsewhere } from "#components/run/run.ts";
import { playerWords } from "#src/i18n/player.en.ts";
import { inputs, playerAfter } from "../support/given/player-fixtures.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

interface Desk extends SourceActions {
  readonly state: () => PlayerState;
}

/** A player without a page, and what can be done to its input. */
function desk(recordElsewhere: RecordElsewhere = () => Promise.reject(new Error("no worker here"))): Desk {
  const options: PlayerOptions = {
    ...{ lesson: lesson as AnyLesson, inputs, figure: "d1", example: "seven" },
    ...{ opens: "game 2", asks: "", recordElsewhere, words: playerWords },
  };
  let state = playerAfter();
  const act = (action: PlayerAction) => {
    state = reducePlayer(state, action);
  };
  return {
    ...sourceActions(
      () => options,
      () => state,
      act,
    ),
    state: () => state,
  };
}

const own = (text: string): Source => ({ kind: "own", text });

beforeEach(() => kept.clear());

describe("the input of a player", () => {
  test("is an example, a random one, or the reader's own", async () => {
    const { load, state } = desk();
    expect(await load({ kind: "example", id: "eight" }, ({ trace }) => trace.length)).toBe(true);
    expect(state().position).toBe(state().run.trace.length);
    await load({ kind: "random", seed: 41, size: 12 });
    expect(state().run.problem.n).toBe(12);
    await load(own("Anna\nBo\n"));
    expect(state().run.problem.names).toEqual(["Anna", "Bo"]);
  });

  test("keeps the last run that could be read, and says what is wrong", async () => {
    const { load, state } = desk();
    const before = state().run;
    expect(await load(own("Anna\nAnna\n"))).toBe(false);
    expect(state().run).toBe(before);
    expect(state().error).toMatchObject({ line: 2, column: 1 });
    await load({ kind: "random", seed: 1, size: 99_999 });
    expect(state().error?.message).toContain("found 99999");
  });

  test("waits while the reader types, and keeps every key", () => {
    vi.useFakeTimers();
    const { type, state } = desk();
    type("A");
    vi.advanceTimersByTime(200);
    type("Ada\nBea\n");
    vi.advanceTimersByTime(200);
    expect(state().run.source.kind).toBe("example");
    expect(kept.get("kibitz.draft.circle-method.d1")).toBe("Ada\nBea\n");
    vi.advanceTimersByTime(100);
    expect(state().run.source).toEqual(own("Ada\nBea\n"));
    vi.useRealTimers();
  });

  test("is what was typed last when the reader turns back to the figure at once", () => {
    vi.useFakeTimers();
    const { openDrawer, type, closeDrawer, state } = desk();
    openDrawer();
    type("Ada\nBea\n");
    closeDrawer();
    expect(state()).toMatchObject({ drawer: false, run: { source: own("Ada\nBea\n") }, position: 0 });
    const { run } = state();
    vi.advanceTimersByTime(1000);
    expect(state().run).toBe(run);
    vi.useRealTimers();
  });

  test("opens with what was typed last time, unless the figure shows the reader's own", async () => {
    kept.set("kibitz.draft.circle-method.d1", "from last time");
    const { openDrawer, load, choose, state } = desk();
    openDrawer();
    expect(state().draft).toBe("from last time");
    choose({ kind: "example", id: "eight" });
    expect(state().draft).toBe("8\n");
    await load(own("2"));
    openDrawer();
    expect(state().draft).toBe("8\n");
  });

  test("goes back to where the figure opened", async () => {
    const { load, reset, state } = desk();
    await load(own("5"));
    reset();
    await vi.waitFor(() => expect(state().run.source).toEqual({ kind: "example", id: "seven" }));
    expect(state().position).toBe(state().run.trace.occurrence("game", 2));
    expect(state().draft).toBe("7\n");
  });
});

describe("a long run", () => {
  const long = own("2000");
  const shortened: RecordElsewhere = async (_lesson, text, onProgress) => {
    onProgress(65_536);
    const { trace, result, stopped } = record(lesson, lesson.parse(text), { budget: 100 });
    return { trace, result, stopped };
  };

  test("is recorded elsewhere, and tells how far it is", async () => {
    const told: (number | undefined)[] = [];
    const { load, state } = desk((...order) => {
      told.push(state().pending);
      const recorded = shortened(...order);
      told.push(state().pending);
      return recorded;
    });
    await load(long);
    expect(told).toEqual([0, 65_536]);
    expect(state()).toMatchObject({ pending: undefined, notice: { kind: "stopped", steps: 100 } });
  });

  test("is ended by the reader with a word, and by another input without one", async () => {
    const silent: RecordElsewhere = (_lesson, _text, _onProgress, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
      });
    const { load, stop, state } = desk(silent);
    const first = load(long);
    expect(state().pending).toBe(0);
    await load(own("7"));
    expect(await first).toBe(false);
    expect(state()).toMatchObject({ notice: undefined, pending: undefined, run: { text: "7" } });
    const second = load(long);
    stop();
    expect(await second).toBe(false);
    expect(state()).toMatchObject({ notice: { kind: "canceled" }, pending: undefined, run: { text: "7" } });
  });

  test("that fails says why", async () => {
    const { load, state } = desk();
    await load(long);
    expect(state().notice).toEqual({ kind: "failed", message: "no worker here" });
  });
});

describe("a link", () => {
  const follow = async (value: string) => {
    const player = desk();
    await player.follow(value);
    return player.state();
  };

  test.each([
    { kind: "example", id: "eight" },
    { kind: "random", seed: 41, size: 12 },
    own("Łukasz\nעדי\n👩‍🔬 Ada\n<script>alert(1)</script>\n"),
  ] as const)("restores the input and the exact step: %o", async (source) => {
    const from = desk();
    await from.load(source, () => 9);
    const value = (await from.link()) ?? "";
    expect((await parseLink(value))?.source).toEqual(source);
    const { run, position } = await follow(value);
    expect([run.text, position]).toEqual([from.state().run.text, 9]);
  });

  test("is not made of an input that is too long for one", async () => {
    const random = seededRandom(1);
    const letter = () => String.fromCharCode(0x4e00 + Math.floor(random() * 20_000));
    const names = Array.from({ length: 100 }, () => Array.from({ length: 40 }, letter).join("")).join("\n");
    const { load, link } = desk();
    await load(own(names));
    expect(await link()).toBeUndefined();
  });

  test.each([
    ["1.~jZFB", { kind: "badLink" }],
    ["1.~%%%%.4", { kind: "badLink" }],
    ["", { kind: "badLink" }],
    ["1.~AAAAAAAA_-zz.4", { kind: "badLink" }],
    ["1.nine-hundred.3", { kind: "badExample", text: expect.stringContaining("“nine-hundred”") }],
  ] as const)("that is none leaves the figure as it is: %s", async (value, notice) => {
    expect(await follow(value)).toMatchObject({ notice, position: 0, run: { text: "7\n" } });
  });

  test("of another version, or to a step that is not there, shows the nearest thing", async () => {
    expect(await follow("99.seven.23")).toMatchObject({ notice: { kind: "oldLink" }, position: 23 });
    const outside = { kind: "stepOutside", text: expect.stringMatching(/\b5000\b.*\b84\b/) };
    expect(await follow("1.seven.5000")).toMatchObject({ notice: outside, position: 84 });
  });

  test("with an input that is none opens the editor with it", async () => {
    const value = (await formatLink({ version: 1, source: own("Anna\nAnna\n"), step: 2 })) ?? "";
    const state = await follow(value);
    expect(state).toMatchObject({ drawer: true, draft: "Anna\nAnna\n", error: { line: 2, column: 1 } });
  });
});
