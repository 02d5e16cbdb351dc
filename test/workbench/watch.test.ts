/** What a watched expression is found to do over a run is what a reckoning at each single step finds. */
import { parseExpressionAt } from "acorn";
import { describe, expect, test } from "vitest";
import { isLine, type ProgramRun } from "#algorithms/engines/program/conduct.ts";
import type { Memory } from "#algorithms/engines/program/memory.ts";
import type { Scope } from "#algorithms/engines/program/program.ts";
import { childrenOf, type Node } from "#algorithms/engines/program/tree.ts";
import { search } from "#algorithms/engines/program/watch/search.ts";
import { forbiddenPart, strangeNames, Watcher, watchOf } from "#algorithms/engines/program/watch/watch.ts";
import { isReference, isTruthy, type Value } from "#algorithms/engines/program/words.ts";
import { watchedNode } from "#src/reader-programs/room/watched-text.ts";
import { depth } from "../depth.ts";
import { programByChance } from "./program-by-chance.ts";
import { GIVEN_PROGRAMS } from "./programs/given-programs.ts";
import { seenPython } from "./python/python-in-node.ts";
import { runOf } from "./run-of.ts";
import { seenInNode } from "./seen-in-node.ts";

function expressionOf(text: string): Node {
  return parseExpressionAt(text, 0, { ecmaVersion: "latest" }) as unknown as Node;
}

function found(run: ProgramRun, node: Node): number[] {
  const searching = search(run, watchOf(node));
  for (;;) {
    const { done, value } = searching.next();
    if (done) return [...value];
  }
}

/** A value with what is in it, and in the lists in it. */
function whole(memory: Memory, value: Value): string {
  if (!isReference(value))
    return typeof value === "number" && Object.is(value, -0)
      ? "-0"
      : `${typeof value} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`;
  const cells = (object: number): string =>
    memory.isList(object)
      ? // Where it begins counts: what was taken from its front and put back at its end has been moved.
        `${memory.address(object, 0)}:${memory.items(object).join()}`
      : Array.from({ length: 2 * memory.length(object) }, (_, k) => memory.item(object, k)).join();
  const inner = memory.isList(value.object)
    ? memory.items(value.object).flatMap((word) => {
        const item = memory.value(word);
        return isReference(item) ? [cells(item.object)] : [];
      })
    : [];
  return [`#${value.object}`, cells(value.object), ...inner].join("|");
}

/** The same, reckoned at each line from the whole memory. */
function naive(run: ProgramRun, node: Node): number[] {
  const watch = watchOf(node);
  const watcher = new Watcher(run, watch);
  const all: number[] = [];
  let last: string | undefined;
  let wasTrue = false;
  let scope: Scope | undefined;
  for (let position = 1; position <= run.trace.length; position++) {
    const { step, a } = run.trace.stepAt(position);
    const site = isLine(step) ? run.program.sites[a] : undefined;
    if (site?.fn.id === 0) scope = site.scope;
    // When the program itself has ended, what it has is there still.
    const isEnd = position === run.trace.length && step === "back" && run.calls.fn[a] === 0;
    const seenFrom = site?.scope ?? (isEnd ? scope : undefined);
    if (!seenFrom) continue;
    const now = watcher.at(position, seenFrom);
    if (watch.isCondition) {
      const isTrue = now !== undefined && isTruthy(now.value);
      if (isTrue && !wasTrue) all.push(position);
      wasTrue = isTrue;
    } else if (now) {
      const text = whole(watcher.memory, now.value);
      if (text !== last) all.push(position);
      last = text;
    }
  }
  return all;
}

/** What may be watched of a program: its names, and the expressions that stand in it. */
function expressionsIn(run: ProgramRun): Node[] {
  const { program } = run;
  const all = [...new Set(program.variables.map(({ name }) => name))].map(expressionOf);
  const visit = (node: Node): void => {
    const isWorth = /^(Binary|Logical|Member|Call)Expression$/.test(node.type);
    if (isWorth && !forbiddenPart(node)) all.push(node);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program.tree);
  return all;
}

function differences(run: ProgramRun): { asked: number; hits: number; wrong: string[] } {
  const wrong: string[] = [];
  let hits = 0;
  const all = expressionsIn(run);
  for (const node of all) {
    const [fast, slow] = [found(run, node), naive(run, node)];
    hits += slow.length;
    const text = run.program.source.slice(node.start, node.end);
    if (fast.join() !== slow.join())
      wrong.push(`${text}: ${fast.slice(0, 20)} instead of ${slow.slice(0, 20)}`);
  }
  return { asked: all.length, hits, wrong };
}

describe("a search over a run finds what each single step shows", () => {
  test.each(GIVEN_PROGRAMS.map(({ id, source }) => [id, source] as const))("in %s", (_, source) => {
    const { hits, wrong } = differences(runOf(source));
    expect(wrong).toEqual([]);
    expect(hits).toBeGreaterThan(0);
  });

  test("in programs by chance", () => {
    const sum = { asked: 0, hits: 0 };
    for (let seed = 1; seed <= depth(24, 2000); seed++) {
      const { asked, hits, wrong } = differences(seenInNode(programByChance(seed)).run);
      expect([seed, wrong]).toEqual([seed, []]);
      sum.asked += asked;
      sum.hits += hits;
    }
    expect(sum.asked).toBeGreaterThan(500);
    expect(sum.hits).toBeGreaterThan(depth(2000, 5000));
  });
});

describe("an expression in Python", () => {
  const { run } = seenPython(`a = [3, 1, 2]
best = None
text = "is not"
for k in range(len(a)):
    if best is None or a[k] < best:
        best = a[k]
b = list(a)
`);
  const known = (text: string): Value[] => {
    const node = watchedNode(text, String, "python");
    expect(forbiddenPart(node, "python")).toBeUndefined();
    expect(strangeNames(watchOf(node), run.program)).toEqual([]);
    const searching = search(run, watchOf(node));
    let positions = new Int32Array();
    for (let { done, value } = searching.next(); ; { done, value } = searching.next())
      if (done) {
        positions = value as Int32Array<ArrayBuffer>;
        break;
      }
    const watcher = new Watcher(run, watchOf(node));
    return [...positions].map((position) => {
      const { a } = run.trace.stepAt(position);
      return watcher.at(position, run.program.sites[a].scope)?.value;
    });
  };

  test("is read in its own signs, and reckoned as Python does", () => {
    expect(known("best")).toEqual([null, 3, 1]);
    expect(known("a[-1] + len(a)")).toEqual([5]);
    expect(known("best is not None and not k == 0")).toEqual([true]);
    expect(known('text == "is not"')).toEqual([true]);
    // Equal, and not the same.
    expect(known("a == b")).toEqual([true]);
    expect(known("a is b")).toEqual([]);
  });

  test("runs no function of the program's own", () => {
    expect(forbiddenPart(watchedNode("f(3)", String, "python"), "python")).toBeDefined();
    expect(forbiddenPart(watchedNode("len(a)", String), "javascript")).toBeDefined();
  });
});
