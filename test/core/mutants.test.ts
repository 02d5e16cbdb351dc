import { describe, expect, test } from "vitest";
import { changedLines } from "#algorithms/core/mistakes/changed-lines.ts";
import { type Mutant, mostSteps, patched, runMutant } from "#algorithms/core/mistakes/mutant.ts";
import type { Recorder } from "#algorithms/core/run/trace.ts";
import { inMutant, mutantOf, taughtFile } from "#src/lib/mutant-address.ts";
import { sources } from "../support/all-lessons.ts";
import { mutated } from "../support/all-mutants.ts";

const steps = { look: "move" } as const;
type Look = Recorder<typeof steps, "seen">;

/** Looks at 1, 2, … up to its problem. */
const counting = {
  steps,
  cells: ["seen"] as const,
  solve(most: number, { step, cells }: Look): number {
    const seen = cells("seen", 1);
    for (let k = 1; k <= most; k++) {
      step.look(k);
      seen.put(0, k);
    }
    return seen[0] as number;
  },
};

describe("a patch", () => {
  const source = "const a = 1;\nconst b = $1;\n";

  test("changes the text of its file, dollar signs and all", () => {
    const mutant: Mutant = {
      edits: [
        ["solve.ts", "$1", "$&"],
        ["solve/other.ts", "const a", "no"],
      ],
    };
    expect(patched("solve.ts", source, mutant)).toBe("const a = 1;\nconst b = $&;\n");
  });

  test.each(["const", "let"])("fails for a text that does not stand there once: %s", (text) => {
    expect(() => patched("solve.ts", source, { edits: [["solve.ts", text, ""]] })).toThrow(/not once/);
  });
});

describe("the lines that a mutant changes", () => {
  const source = [
    "function solve() {",
    "  step.one();",
    "  const a = 1;",
    "  const b = 2;",
    "  return a;",
    "}",
    "",
  ].join("\n");
  const changed = (...edits: Mutant["edits"]) => changedLines("solve.ts", source, { edits });

  test("are those of the listing, whole, as they are and as they are then", () => {
    expect(changed(["solve.ts", "a = 1", "a = 3"], ["solve.ts", "return a", "return b"])).toEqual({
      right: ["  const a = 1;", "  return a;"],
      wrong: ["  const a = 3;", "  return b;"],
    });
  });

  test("may be on one side only", () => {
    expect(changed(["solve.ts", "  const b = 2;\n", ""])).toEqual({ right: ["  const b = 2;"], wrong: [] });
    expect(changed(["solve.ts", "  return a;", "  a++;\n  return a;"])).toEqual({
      right: [],
      wrong: ["  a++;"],
    });
  });

  test("are some, of every mutant of every lesson", () => {
    for (const { folder, lesson, mutants } of mutated) {
      for (const [name, mutant] of Object.entries(mutants)) {
        const all = lesson.sources.map((file) =>
          changedLines(file, sources[`${folder}/${file}`] as string, mutant),
        );
        expect(
          all.some(({ right, wrong }) => right.length + wrong.length > 0),
          name,
        ).toBe(true);
      }
    }
  });
});

describe("an address of a mutant", () => {
  test("is read as it is written, for files of the algorithm alone", () => {
    const address = inMutant("file:///site/algorithms/lessons/blossom/solve/trees.ts?now", "base-is-tip");
    expect(mutantOf(address)).toBe("base-is-tip");
    expect(taughtFile(address)).toEqual({
      folder: "file:///site/algorithms/lessons/blossom",
      name: "solve/trees.ts",
    });
    expect(taughtFile("/site/algorithms/lessons/blossom/solve.ts")?.name).toBe("solve.ts");
    for (const other of ["choices.ts", "solve/deep/trees.ts", "solve.test.ts"])
      expect(taughtFile(`/site/algorithms/lessons/blossom/${other}`), other).toBeUndefined();
    expect(mutantOf("/site/algorithms/lessons/blossom/solve.ts?plain")).toBeUndefined();
  });
});

describe("a run of a mutant", () => {
  test("may take ten times the steps of the right run and a thousand more, and is then stopped", () => {
    expect(mostSteps(7)).toBe(1070);
    const endless = (_most: number, recorder: Look): number => counting.solve(Infinity, recorder);
    const { end, result, trace } = runMutant(counting, endless, 7);
    expect([end, result, trace?.length]).toEqual(["stopped", undefined, 1070]);
  });

  test("that ends gives its result", () => {
    const early = (most: number, recorder: Look): number => counting.solve(most - 1, recorder);
    expect(runMutant(counting, early, 7)).toMatchObject({ end: "result", result: 6 });
  });

  test("that writes beside its arrays has failed", () => {
    const beside = (most: number, { cells }: Look): number => {
      cells("seen", 1).put(most, 1);
      return 0;
    };
    expect(runMutant(counting, beside, 7)).toMatchObject({ end: "failed", result: undefined });
  });
});

type ByHand = Readonly<Record<string, readonly [input: string, gives: string]>>;

/** What the mutants of a lesson give, where it stands in the folder of the lesson. */
const own = import.meta.glob<ByHand>("/algorithms/lessons/*/asked/by-hand.json", {
  eager: true,
  import: "default",
});

/** What mutants give on these inputs, worked by hand. White comes first. */
const BY_HAND: Readonly<Record<string, ByHand>> = {
  "circle-method": {
    // Of three, 1 and 2 take turns at the top, and 3 sits in the middle.
    "odd-forgotten": ["3", "1–3; 3–2; –"],
    "left-at-top": ["3", "2–1; 3–2; 1–3"],
    "right-at-top": ["3", "1–3; 2–1; 3–2"],
    // Before 1 comes 2, the last but one of three.
    "wrap-short": ["3", "2–2; 3–1; 1–2"],
    // In round 2 the colors of the only row change.
    "color-by-round": ["3", "2–3; 1–3; 1–2"],
    "color-none": ["5", "2–5 3–4; 3–1 4–5; 4–2 5–1; 5–3 1–2; 1–4 2–3"],
    "guest-black": ["4", "2–3 1–4; 3–1 2–4; 1–2 3–4"],
    // The middle holds 4, 1, 2, the circle 1 2 3, 2 3 4, 3 4 1.
    "all-turn": ["4", "2–3 1–4; 3–4 1–2; 4–1 3–2"],
    // Of four seats: beside 1 are 2 and 4.
    "remainder-n": ["4", "2–4 1–4; 3–1 4–2; 4–2 3–4"],
    neighbors: ["5", "2–3 5–4; 3–4 1–5; 4–5 2–1; 5–1 3–2; 1–2 4–3"],
    // At the top: 1, 3, 2.
    "other-way": ["3", "2–3; 1–2; 3–1"],
  },
  "recursive-halving": {
    "too-early": ["2", "–"],
    "seat-forgotten": ["3", "2–1; 3–2"],
    // Rows 1 to 4 opposite 5 and three empty seats.
    "power-of-two": ["5", "1–5; 5–4; 3–5; 5–2; 1–3 2–4; 4–1 3–2; 2–1 4–3"],
    "both-turn": ["3", "1–3; 1–3; 2–1"],
    "no-wrap": ["3", "1–3; –; 2–1"],
    // The first column is 1 3, the second 2 and an empty seat.
    alternate: ["3", "2–1; 2–3; 2–1"],
    // 1–2 takes the place of 1–3 on day 1.
    "day-again": ["3", "2–1; 3–2"],
    "one-after-other": ["4", "1–3 2–4; 4–1 3–2; 2–1; 4–3"],
    "no-recursion": ["4", "1–3 2–4; 4–1 3–2; 2–1"],
    "no-rest": ["5", "1–5 4–3; 2–4 3–5; 1–3; 3–2; 2–1 5–4"],
    // 2–5 and 1–4 come twice.
    "rest-wrong-turn": ["5", "4–1 5–2; 1–5 4–3; 1–3 5–2; 4–1 3–2; 2–1 5–4"],
    "color-none": ["3", "1–3; 2–3; 1–2"],
    "other-way": ["5", "2–4 3–5; 1–5 4–3; 1–3 5–2; 4–1 3–2; 2–1 5–4"],
  },
  "augmenting-paths": {
    // The tree of 2: 0 is odd, 1 even.
    "cover-even": ["3\n0 1\n0 2", "0–1 {1}"],
    // 0 stands on the first side.
    "cover-one-side": ["3\n0 1\n1 2", "0–1 {0}"],
    // 0–1 comes first. From 2 the path 2–0–1–3 would be found.
    "one-look": ["4\n0 1\n0 2\n1 3", "0–1 {0}"],
    "not-alternating": ["4\n0 1\n0 2\n1 3", "0–1 {0}"],
    // From 3 to its parent 1, which has none: 0 is left behind.
    "parent-only": ["4\n0 1\n0 2\n1 3", "0→1 1–3 {0, 3}"],
    // Of 3–1–0–2 the middle edge is matched again.
    "flip-shifted": ["4\n0 1\n0 2\n1 3", "0–1 {0}"],
    // The search from 2, which has no neighbor, fails; that from 3 would make 1 odd.
    "stop-at-first-failure": ["4\n0 1\n1 3", "0–1 {0}"],
    // 1 stays even, and then the search from 4 does not enter it.
    "labels-stay": ["5\n0 1\n0 2\n1 3\n1 4", "0–2 1–3 {0, 3}"],
    // From 3: 0 and 1, 4 and 2, then 0 and 1 again, and so on.
    "skip-forgotten": ["5\n0 1\n0 2\n0 3\n1 4\n2 4", "stopped"],
    // From 3 come 0 and 1, then 4 and 2; 2 looks before 1 and finds 5.
    "depth-first": ["6\n0 1\n0 3\n1 5\n2 4\n2 5\n3 4", "0–1 2–5 3–4 {0, 4, 5}"],
    // From 2 over 0 and 1 to 4, not to 3.
    descending: ["5\n0 1\n0 2\n1 3\n1 4", "0–2 1–4 {0, 1}"],
    // From 4 before 2.
    "root-last": ["5\n0 1\n0 2\n0 4\n1 3", "0–4 1–3 {0, 3}"],
  },
  rotation: {
    // The rounds begin with the places A B C D, D A B C, C D A B. At the end the places are B C D A again from the front.
    "first-moves": ["4", "D–A B–C; D–C A–B; B–C D–A (A=1 B=4 C=2 D=3)"],
    // A stays in place 1, and B, C and the dummy rotate.
    "dummy-last": ["3", "B–C; A–C; B–A (A=4 B=2 C=3)"],
    // Places 2 to 4 hold A B C, then C A A and A C C, and at the end C A A.
    "shift-upward": ["3", "A–B; C–A; A–C (A=3 B=– C=2)"],
    // Places 2 to 4: A B C, then B C A, then C A B.
    "other-way": ["3", "A–B; B–C; C–A (A=2 B=3 C=1)"],
    // Place 3 faces the dummy, and place 4 faces place 2.
    "lower-row-forward": ["3", "A–C; C–B; B–A (A=2 B=3 C=1)"],
    "upper-white": ["2", "A–B (A=2 B=1)"],
    // In round 2 A meets C, and has Black again.
    "first-steady": ["4", "D–A B–C; C–A D–B; B–A C–D (A=4 B=2 C=3 D=1)"],
    // Place 2 meets place 3: A B, then C A, then B C. Place 2 has White in round 2 alone.
    "color-by-round": ["3", "B–A; C–A; C–B (A=2 B=3 C=1)"],
    "same-colors-again": ["round: double\n2", "B–A; B–A (A=2 B=1)"],
    "second-cycle-swapped": ["round: swapped\n3", "A–B; C–A; B–C; B–A; C–B; A–C (A=2 B=3 C=1)"],
    "numbers-in-order": ["2", "B–A (A=1 B=2)"],
    // Places 2 and 4, then 1, where the dummy stands, and 3.
    "numbers-from-front": ["3", "A–B; C–A; B–C (A=1 B=4 C=2)"],
  },
  "first-move": {
    // Of three: 2–3, 3–1, 1–2 on the right and the left of the circle. Of four: 2–3 1–4, 3–1 2–4, 1–2 3–4.
    // Player 2 has Black before and after the bye, and 3 has White twice.
    "bye-separates": ["colors: own\n3\n3-2\n3-1\n1-2", "·●○ 0; ●·● 0; ○○· 1 = 1"],
    "first-counts": ["2", "○ 1; ● 1 = 2"],
    // Player 1 has White in rounds 1 and 3, and 4 has Black.
    "round-and-round": ["4", "○●○ 1; ○●● 1; ●○○ 1; ●○● 1 = 4"],
    "pairs-apart": ["colors: printed\n4", "○●○ 0; ○○● 1; ●○○ 1; ●●● 1 = 3"],
    "surplus-counted": ["2", "○ 1; ● 1 = 2"],
    // In round 3 players 1 and 2 both have White.
    alternates: ["4", "○●○ 0; ○●○ 0; ●○● 0; ●○● 0 = 0"],
    "middle-black": ["4", "○●○ 0; ○○● 1; ●○○ 1; ●●● 2 = 4"],
    // In round 2 the left has White: 1–3.
    "color-by-round": ["3", "·○○ 1; ○·● 0; ●●· 1 = 2"],
    "black-first": ["2", "● 0; ○ 0 = 0"],
  },
  "tournament-systems": {
    "rounds-down": ["3", "1–2; 1"],
    // Seeds 3 and 4 of the four places are missing.
    "one-round-more": ["2", "1 2; 1–2; 1"],
    // Seed 4 is missing.
    "neighbors-drawn": ["3", "1–2 3; 1–3; 1"],
    "halves-drawn": ["3", "1–3 2; 1–2; 1"],
    // 1–8, 2–7, 3–6, 4–5 from the top, where 6 to 8 are missing.
    "listed-in-order": ["5", "1 2 3 4–5; 1–2 3–4; 1–3; 1"],
    // The opponents of 1 and 2 are 4 − 1 and 4 − 2.
    "sum-of-players": ["3", "1–3 2–2; 1–2; 1"],
  },
  "swiss-by-matching": {
    // The greedy pair 1–2 stays.
    "never-moved": ["forbid 3 4\n:\n:\n:\n:", "1–2 3Z 4Z"],
    "leaves-unasked": ["forbid 1 2\n:\n:\n:", "3U"],
    // Round 2 begins with 1 3 5 2 4, round 3 with 1 2 3 4 5. Then 5 had a bye in round 1, and 4 in round 2.
    "bye-again": [
      "rounds 3\nresults better\n:\n:\n:\n:\n:",
      "1–2 3–4 5U; 5–1 2–3 4U; 1–3 4–2 5U (3 2 1 1 2)",
    ],
    greedy: ["forbid 3 4\n:\n:\n:\n:", "1–2"],
    "rematches-only": ["forbid 1 2\n:\n:\n:\n:", "1–2 3–4"],
    // In round 3 the order is 1 2 3 4; 1 met 2 in round 1, and 3 in round 2. 1 should have White, 2 Black.
    "last-met-only": ["rounds 3\nresults better\n:\n:\n:\n:", "1–2 3–4; 3–1 2–4; 1–2 4–3 (3 1 2 0)"],
    // 1 and 4 had White twice, 2 and 3 Black. The better one of each pair gets what they should have.
    "colors-forgotten": ["2w= 3w=\n1b= 4b=\n4b= 1b=\n3w= 2w=", "4–1 2–3"],
    "bye-without-point": ["rounds 1\nresults better\n:\n:\n:", "1–2 3U (1 0 0)"],
    "bye-from-top": [":\n:\n:", "3–2 1U"],
    // In round 2 player 1 takes 3, who also had White, before 5, who had a bye.
    "clash-ignored": ["rounds 2\nresults better\n:\n:\n:\n:\n:", "1–2 3–4 5U; 3–1 2–5 4U (2 1 1 1 1)"],
  },
  blossom: {
    // 0 is odd in the tree of 2, and 1 even.
    "no-shrink": ["3\n0 1\n0 2\n1 2", "0–1, D {1, 2}, A {0}"],
    // 2, 0 and 1 are a blossom; 0 would reach 3 and 4.
    "odd-stay-odd": ["5\n0 1\n0 2\n0 3\n1 2\n3 4", "0–1 3–4, D {0, 1, 2}, A {}"],
    // 3 reaches 1 and 0, and 0 would reach 2 and 4.
    "one-look": ["5\n0 1\n0 2\n1 3\n2 4", "0–1 2–4, D {0, 3}, A {1}"],
    // After the path 2–0–1–3 no search begins at 4.
    "one-search": ["5\n0 1\n0 2\n1 3", "0–2 1–3, D {}, A {}"],
    "one-tree": ["2", "–, D {0}, A {}"],
    // Of 2–0–1–3 the middle edge is matched again, and again.
    "flip-shifted": ["4\n0 1\n0 2\n1 3", "stopped"],
    "free-in-barrier": ["2\n0 1", "0–1, D {}, A {0, 1}"],
  },
  "weighted-blossom": {
    // All prices are 2, and then δ is 2, though the edge 1–2 has a slack of 2 and two ends in S.
    "half-forgotten": ["3\n0 1 2\n0 2 2\n1 2 1", "0–1, y = 4 0 0"],
    // In the tree of 2 the vertex 0 is T, and 1 is S; δ is 1.
    "t-pays-less": ["3\n0 1\n0 2", "0–1, y = 0 0 0"],
    "t-stays": ["3\n0 1\n0 2", "0–1, y = 1 0 0"],
    "blossom-once": ["3\n0 1\n0 2\n1 2", "0–1, y = 0 0 0, z {0, 1, 2} = 1"],
    // The price of the free vertex, 2, and not half of the slack of 1–2, which is 1.
    "largest-bound": ["3\n0 1 2\n0 2 2\n1 2 1", "0–1, y = 4 0 0"],
    "one-search": ["3\n0 1", "0–1, y = 1 1 1"],
  },
  "transpositions-and-exchanges": {
    // After 4.6.5 the largest, 6, takes the place of 4.
    "heir-largest": ["S1 3\nS2 3", "4.5.6; 4.6.5; 6.5.4"],
    "no-turn": ["S1 3\nS2 3", "4.5.6; 4.6.5; 5.6.4; 6.5.4"],
    // 6 takes the place of 4 at once, and 5.4 is turned.
    "pivot-first": ["S1 3\nS2 3", "4.5.6; 6.4.5; 6.5.4"],
    "uncounted-too": ["S1 1\nS2 3", "2; 2; 3; 3; 4; 4"],
    "difference-last": ["S1 2\nS2 3\nkind: exchanges", "2.3; 2.4; 2.5; 1.3; 1.4; 1.5"],
    "strongest-first": ["S1 2\nS2 2\nkind: exchanges", "2.3; 1.3; 2.4; 1.4"],
    // With the difference 2, S2 gives up 3 before 4.
    "s2-first": ["S1 2\nS2 2\nkind: exchanges", "2.3; 1.3; 2.4; 1.4"],
  },
  "the-dutch-system": {
    // 1 and 5 meet, as they have equal points; 2 and 4 have met, and 4, who wants Black, meets 3, who wants White.
    "bye-high": ["3w1\n4b=\n1b0\n2w=\nU", "5–1 3–4 2U"],
    // 1 and 6 fit; 5, who floats, has met 2, and takes 3 from 2, who has met 3 as well.
    "next-ignored": ["4w1 5b=\n5b0 3w1\n6w= 2b0\n1b0 6b0\n2w1 1w=\n3b= 4w1", "1–6 3–5 4–2"],
    // 5 meets the first whom they may, and 1 and 4, who both want White, are left with each other.
    "colors-ignored": ["3w1 5b0\n4b0 U\n1b0 4w1\n2w1 3b0\nU 1w1", "2–5 1–4 3U"],
    // After their bye 5 floats again.
    "floats-forgotten": ["3w1\n4b1\n1b0\n2w0\nU", "2–1 3–5 4U"],
    // 5 has the most points, and floats through the bracket of 2 and 3.
    "top-floats": ["3w= 5b0\n4b= U\n1b= 4w1\n2w= 3b0\nU 1w1", "2–3 4–5 1U"],
    // 1–2 and 5–4 deny one colour, 1–4 and 5–2 another one.
    "later-of-equals": ["3w1 5b=\n4b0 U\n1b0 4w1\n2w1 3b0\nU 1w=", "1–4 2–5 3U"],
    "lowest-first": [":\n:\n:", "1–3 2U"],
  },
  "peaceful-kings": {
    // The kings stand in one row, in the right halves of their squares, or shall go there.
    "tidy-backwards": ["4 2\n1 2\n1 4\n1 1\n1 3", "TAK: K2 1,3 K1 1,1"],
    "settle-forwards": ["4 2\n1 1\n1 3\n1 2\n1 4", "TAK: K1 1,2 K2 1,4"],
    // K2 goes to the square of K1, and then K1 to that of K2.
    "straight-home": ["3 2\n1 1\n1 3\n1 3\n1 1", "TAK: K2 1,2 K2 1,1 K1 1,2 K1 1,3"],
    // At the end the king shall only go from its home cell to its target, and jumps.
    "never-pushed": ["3 1\n1 1\n3 3", "TAK: K1 3,3"],
    "release-forgotten": ["3 1\n1 1\n1 3", "TAK: K1 1,3"],
    // The target was pushed up and then to the left: the king goes where it was first, and then where it was second.
    "release-in-order": ["3 1\n1 1\n3 3", "TAK: K1 1,2 K1 1,3 K1 2,3 K1 3,3 K1 2,3 K1 1,3 K1 3,3"],
    // K2 and K3 shall change places. K3 jumps, and K2 is lost.
    "parity-forgotten": ["3 3\n1 1\n1 3\n3 1\n1 1\n3 1\n1 3", "TAK: K3 1,3"],
    "parity-always": ["4 3\n1 1\n1 3\n3 1\n1 1\n3 1\n1 3", "NIE"],
  },
};

describe.each(mutated.map((each) => [each.lesson.id, each] as const))("each mutant of %s", (id, each) => {
  test.each(Object.keys(each.mutants))("gives what it gives by hand: %s", (name) => {
    const { lesson, solvers, small } = each;
    const byHand = BY_HAND[id] ?? own[`${each.folder}/asked/by-hand.json`];
    const [input, gives] = byHand?.[name] ?? ["", "nothing worked by hand"];
    const problem = lesson.parse(input);
    const { end, result } = runMutant(lesson, solvers[name] as typeof lesson.solve, problem);
    expect(end === "result" ? small.told(result, problem) : end).toBe(gives);
  });
});
