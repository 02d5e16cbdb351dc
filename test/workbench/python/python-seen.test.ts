/** What the words of a run of Python say is what was there: at each step, of all that is in sight. */
import { describe, expect, test } from "vitest";
import { depth } from "#test/depth.ts";
import { GIVEN_PYTHON } from "./given-python.ts";
import { ODD_PYTHON } from "./odd-python.ts";
import { pythonByChance } from "./python-by-chance.ts";
import { plainPython, seenPython } from "./python-in-node.ts";
import { comparePython } from "./python-snapshots.ts";

/** Thousands of programs are watched in the full depth. */
const HOUR = 3_600_000;

describe("a run of Python that is seen is what a deep snapshot at each step shows", () => {
  test.each(Object.entries(GIVEN_PYTHON))("of %s", (_, source) => {
    const { difference, values, seen } = comparePython(source.trim());
    expect(difference).toBeUndefined();
    expect(seen.seen.error).toBeUndefined();
    expect(seen.seen.stopped).toBeUndefined();
    expect(values).toBeGreaterThan(0);
  });

  test(
    "of programs by chance",
    () => {
      let values = 0;
      const wrong: string[] = [];
      for (let seed = 1; seed <= depth(24, 1000); seed++) {
        const compared = comparePython(pythonByChance(seed));
        values += compared.values;
        if (compared.difference) wrong.push(`${seed}: ${compared.difference}`);
        if (compared.seen.seen.error) wrong.push(`${seed}: ${compared.seen.seen.error}`);
      }
      expect(wrong).toEqual([]);
      expect(values).toBeGreaterThan(depth(20_000, 50_000));
    },
    HOUR,
  );
});

describe("the barriers change nothing of what a program in Python does", () => {
  test.each(Object.entries(ODD_PYTHON))("%s", (_, source) => {
    const plain = plainPython(source, "repr(out)");
    const { seen, out } = seenPython(source, { after: "repr(sys.modules['__main__'].out)" });
    expect(seen.error).toBeUndefined();
    expect(out).toBe(plain);
    expect(comparePython(source).difference).toBeUndefined();
  });
});
