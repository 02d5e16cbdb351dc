/** What the words of a run say is what was there: at each step, of all that is in sight. */
import { constants, createContext, Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { depth } from "../depth.ts";
import { programByChance } from "./program-by-chance.ts";
import { GIVEN_PROGRAMS } from "./programs/given-programs.ts";
import { ODD_PROGRAMS } from "./programs/odd-programs.ts";
import { seenInNode } from "./seen-in-node.ts";
import { compareWithSnapshots } from "./snapshots.ts";

/** Thousands of programs are watched in the full depth. */
const HOUR = 3_600_000;

describe("a run that is seen is what a deep snapshot at each step shows", () => {
  test.each(GIVEN_PROGRAMS)("of $id", ({ source }) => {
    const { difference, error, values } = compareWithSnapshots(source);
    expect(difference).toBeUndefined();
    expect(error).toBeUndefined();
    expect(values).toBeGreaterThan(0);
  });

  test(
    "of programs by chance",
    () => {
      let values = 0;
      const wrong: string[] = [];
      for (let seed = 1; seed <= depth(200, 20_000); seed++) {
        const compared = compareWithSnapshots(programByChance(seed));
        values += compared.values;
        if (compared.difference) wrong.push(`${seed}: ${compared.difference}`);
      }
      expect(wrong).toEqual([]);
      expect(values).toBeGreaterThan(depth(20_000, 50_000));
    },
    HOUR,
  );
});

describe("the barriers change nothing of what a program does", () => {
  test.each(Object.entries(ODD_PROGRAMS))("%s", (name, source) => {
    const text = `${source}\nself.result = JSON.stringify(out);`;
    const self = createContext(constants.DONT_CONTEXTIFY) as Record<string, unknown>;
    Object.assign(self, { self });
    new Script(`(function(){${text}\n})()`).runInContext(self as ReturnType<typeof createContext>);
    const { self: seen, seen: run } = seenInNode(text);
    expect(run.error).toBeUndefined();
    expect(seen["result"]).toBe(self["result"]);
    // What goes through a proxy to another object is told when the whole write is done.
    if (name !== "proxy") expect(compareWithSnapshots(source).difference).toBeUndefined();
  });
});
