/** The laws of the challenges at the openings, on random play: the rules hold, what is refused is told, and nothing is lost. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnyChallenge,
  type Attempt,
  attempt,
  isBetter,
  isRefusal,
  undone,
} from "#algorithms/core/lesson/challenge.ts";
import { markIds, namedMarks } from "#algorithms/core/lesson/scene.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { tries } from "#test/depth.ts";
import { filesOf } from "../support/source-files.ts";

const challenges = import.meta.glob<AnyChallenge>("/algorithms/lessons/*/asked/challenge.ts", {
  eager: true,
  import: "challenge",
});

/** Marks of no picture, as damaged memories have them. */
const NONSENSE = [
  "",
  "p0",
  "p99",
  "v-1",
  "v99",
  "e0.0",
  "e1.99",
  "c99",
  "c3.0",
  "k0",
  "k1.0",
  "k1.5",
  "k99",
  "g0.0",
  "g1.9",
  "x",
  "pNaN",
];
const MOST_TOUCHES = 60;
/** So many touches by chance end every challenge: those that go in circles are small. */
const LONGEST_PLAY = 100_000;

/** Touches by chance: most of them what may be touched, the others anything. */
function playByChance(
  challenge: AnyChallenge,
  seed: number,
  look: (now: Attempt<unknown>, mark: string) => void,
) {
  const random = seededRandom(seed);
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] as string;
  let now: Attempt<unknown> = { touches: [], state: challenge.start };
  for (let k = 0; k < MOST_TOUCHES && !challenge.isDone(now.state); k++) {
    const all = [...markIds(challenge.plate(now.state)), ...NONSENSE];
    const mark = random() < 0.75 ? one(challenge.touchable(now.state)) : one(all);
    look(now, mark);
    const next = challenge.touch(now.state, mark);
    if (!isRefusal(next)) now = { touches: [...now.touches, mark], state: next };
  }
  return now;
}

/** A state as data: what it can do is a function, and equal by its name. */
const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

test("every lesson with an article opens with one", () => {
  const articles = filesOf("content/lessons/en", /\.mdx$/).map((file) => /([^/]+)\.mdx$/.exec(file)?.[1]);
  expect(articles.length).toBeGreaterThanOrEqual(11);
  expect(articles.toSorted()).toEqual(Object.keys(challenges).map((path) => path.split("/")[3]));
});

describe.each(Object.entries(challenges))("%s", (_, challenge) => {
  const words = challenge.words;

  test("lets everything be touched that it names, and refuses the rest with a sentence", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        playByChance(challenge, seed, (now, mark) => {
          const plate = challenge.plate(now.state);
          const touchable = challenge.touchable(now.state);
          const ids = new Set(markIds(plate));
          const nameless = namedMarks(plate).filter(
            ({ id, label }) => touchable.includes(id) && label === "",
          );
          expect([...touchable.filter((id) => !ids.has(id)), ...nameless]).toEqual([]);
          const before = plain(now.state);
          const next = challenge.touch(now.state, mark);
          if (touchable.includes(mark)) expect(isRefusal(next), `${mark} is refused`).toBe(false);
          if (isRefusal(next)) expect(next.refused).toMatch(/\S/);
          expect(plain(now.state)).toEqual(before);
        });
      }),
      { numRuns: tries(30) },
    );
  });

  test("names marks once each", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { state } = playByChance(challenge, seed, () => {});
        const ids = markIds(challenge.plate(state));
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: tries(50) },
    );
  });

  test("reads back what was kept, up to what cannot be", () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...NONSENSE), (seed, nonsense) => {
        const played = playByChance(challenge, seed, () => {});
        expect(plain(attempt(challenge, played.touches))).toEqual(plain(played));
        const damaged = attempt(challenge, [...played.touches, nonsense, ...played.touches]);
        expect(plain(damaged)).toEqual(plain(played));
      }),
      { numRuns: tries(50) },
    );
  });

  test("takes back one deed after the other, down to the beginning", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        let now = playByChance(challenge, seed, () => {});
        while (now.touches.length > 0) {
          const before = undone(challenge, now);
          expect(before.touches.length).toBeLessThan(now.touches.length);
          expect(before.touches).toEqual(now.touches.slice(0, before.touches.length));
          expect(challenge.isHalf(before.state)).toBe(false);
          now = before;
        }
        expect(now.state).toEqual(challenge.start);
      }),
      { numRuns: tries(50) },
    );
  });

  test("ends when it is played by chance, and then nothing can be touched", () => {
    for (const seed of [1, 2, 3]) {
      const random = seededRandom(seed);
      let state: unknown = challenge.start;
      let touches = 0;
      for (; !challenge.isDone(state) && touches < LONGEST_PLAY; touches++) {
        const touchable = challenge.touchable(state);
        if (touchable.length === 0) throw new Error("nothing can be touched, and it is not over");
        state = challenge.touch(state, touchable[Math.floor(random() * touchable.length)] as string);
      }
      expect(challenge.isDone(state)).toBe(true);
      expect(challenge.touchable(state)).toEqual([]);
      const score = challenge.score(state);
      if (score === undefined) throw new Error("an end has no score");
      for (const text of [words.end(score), words.tried(score), words.state(state)])
        expect(text).toMatch(/\S/);
    }
  });

  test("names the best score that it computes", () => {
    expect(words.best.match(/\d+/g)).toEqual([String(challenge.best)]);
  });

  test("says what is to be done in a few words", () => {
    expect(`${words.prompt} ${words.how}`.split(" ").length).toBeLessThanOrEqual(50);
  });
});

test("a score is better when it is nearer to the best", () => {
  expect(isBetter({ best: 5 }, 6, 7)).toBe(true);
  expect(isBetter({ best: 5 }, 7, 7)).toBe(false);
  expect(isBetter({ best: 5 }, 4, 3)).toBe(true);
  expect(isBetter({ best: 5 }, 9, undefined)).toBe(true);
});
