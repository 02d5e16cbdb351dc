/** The cards of a vote: their words, what is read of them in synthetic films, and what counts. */
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { CARD_WORDS, distance, turned } from "#src/class/vision/card-words.ts";
import type { Grey } from "#src/class/vision/grey.ts";
import { readCards, type Sighting } from "#src/class/vision/read-cards.ts";
import {
  CARD_LETTERS,
  countsOf,
  newTally,
  type Tally,
  unreadOf,
  withFrame,
  withRoom,
} from "#src/class/vision/tally.ts";
import { depth } from "#test/depth.ts";
import { film, type Scene } from "../support/film.ts";

describe("the words of the cards", () => {
  const turns = (word: number) => [word, turned(word), turned(turned(word)), turned(turned(turned(word)))];

  test("are 35, and come back after four turns", () => {
    expect(new Set(CARD_WORDS).size).toBe(35);
    for (const word of CARD_WORDS) expect(turned(turns(word)[3])).toBe(word);
  });

  test("differ in at least 9 cells, however the cards are turned", () => {
    for (const [i, one] of CARD_WORDS.entries())
      for (const other of CARD_WORDS.slice(i + 1))
        expect(Math.min(...turns(other).map((word) => distance(one, word)))).toBeGreaterThanOrEqual(9);
  });

  test("differ from their own turns in at least 10 cells", () => {
    for (const word of CARD_WORDS)
      expect(
        Math.min(
          ...turns(word)
            .slice(1)
            .map((each) => distance(word, each)),
        ),
      ).toBeGreaterThanOrEqual(10);
  });
});

const seen = (id: number, turn: number, x = 100, more: Partial<Sighting> = {}): Sighting => ({
  id,
  turn,
  x,
  y: 100,
  side: 40,
  sure: true,
  ...more,
});
const tallied = (frames: readonly (readonly Sighting[])[], start: Tally = newTally(5)): Tally =>
  frames.reduce(withFrame, start);

describe("the count of several frames", () => {
  test("takes an answer from the third frame on that agrees", () => {
    const two = [[seen(2, 1)], [seen(2, 1, 110)]];
    expect(tallied(two).answers).toEqual({});
    expect(tallied([...two, [], [seen(2, 1, 95)]]).answers).toEqual({ 2: "B" });
    expect(unreadOf(tallied([...two, [seen(2, 1)]]))).toEqual([1, 2, 4, 5]);
  });

  test("forgets what was seen more than six frames ago", () => {
    expect(tallied([[seen(2, 1)], [seen(2, 1)], [], [], [], [], [seen(2, 1)]]).answers).toEqual({});
  });

  test("does not take one from places that lie apart", () => {
    expect(tallied([[seen(2, 1)], [seen(2, 1, 300)], [seen(2, 1, 500)], [seen(2, 1, 700)]]).answers).toEqual(
      {},
    );
  });

  test("takes no card that was not dealt", () => {
    expect(tallied([1, 2, 3, 4].map(() => [seen(5, 0)])).answers).toEqual({});
  });

  test("takes a card in two places or two turns nowhere", () => {
    const twice = tallied([1, 2, 3, 4].map(() => [seen(2, 1), seen(2, 1, 400)]));
    expect(twice.answers).toEqual({});
    expect(twice.twice).toEqual([2]);
    expect(tallied([0, 1, 1, 1].map((turn) => [seen(2, turn)])).answers).toEqual({});
  });

  test("takes back an answer whose card turns up a second time", () => {
    const once = tallied([1, 2, 3].map(() => [seen(2, 1)]));
    expect(once.answers).toEqual({ 2: "B" });
    expect(tallied([[seen(2, 1), seen(2, 1, 400)]], once).answers).toEqual({});
  });

  test("keeps the answer of a card that goes down, and takes the new one of a card that is turned", () => {
    const once = tallied([1, 2, 3].map(() => [seen(2, 1)]));
    const down = tallied(
      [1, 2, 3, 4, 5, 6].map(() => []),
      once,
    );
    expect(down.answers).toEqual({ 2: "B" });
    expect(
      tallied(
        [1, 2, 3].map(() => [seen(2, 3)]),
        down,
      ).answers,
    ).toEqual({ 2: "D" });
  });

  test("leaves out what hung in the room before", () => {
    const room = withRoom(newTally(5), [seen(2, 1)]);
    expect(
      tallied(
        [1, 2, 3].map(() => [seen(2, 1, 110)]),
        room,
      ).answers,
    ).toEqual({});
    expect(
      tallied(
        [1, 2, 3].map(() => [seen(2, 1, 400)]),
        room,
      ).answers,
    ).toEqual({ 2: "B" });
  });

  test("does not take turns near a diagonal", () => {
    expect(tallied([1, 2, 3, 4].map(() => [seen(2, 1, 100, { sure: false })])).answers).toEqual({});
  });
});

const SMALL = { width: 1280, height: 720, cards: 30, from: 20, to: 60, posters: 8 };
const HARD = { blur: 1.2, noise: 10, covered: 0.4 };

/** Cards that count with the right letter, and those with a wrong one, after six frames. */
function counted(scene: Scene): { right: number; wrong: number } {
  const { raised, next } = film(scene);
  let tally = newTally(35);
  for (let frame = 0; frame < 6; frame++) tally = withFrame(tally, readCards(next()));
  const truth = new Map(raised.map(({ id, turn }) => [id, CARD_LETTERS[turn]]));
  const ids = Object.keys(tally.answers).map(Number);
  const right = ids.filter((id) => tally.answers[id] === truth.get(id)).length;
  return { right, wrong: ids.length - right };
}

/** The scenes, with how many cards of 30 must count rightly; each is drawn with several layouts. */
const SCENES: readonly [name: string, least: number, seeds: readonly number[], scene: Omit<Scene, "seed">][] =
  [
    ["good light, from 20 px", 29, [1], { ...SMALL, blur: 0.6, noise: 4, covered: 0 }],
    ["blur, noise and fingers, from 20 px", 28, [3, 4, 5], { ...SMALL, ...HARD }],
    ["blur, noise and fingers, from 26 px", 29, [8, 9, 10], { ...SMALL, ...HARD, from: 26 }],
    [
      "a wide picture, from 30 to 90 px",
      29,
      [13],
      { ...SMALL, ...HARD, width: 1920, height: 1080, from: 30, to: 90 },
    ],
  ];

describe("30 cards in a film", () => {
  test("are read, in good light and in bad, from near and from afar", () => {
    for (const [name, least, seeds, scene] of depth(SCENES.slice(1, 2), SCENES))
      for (const seed of seeds.slice(0, depth(1, seeds.length))) {
        const { right, wrong } = counted({ ...scene, seed });
        expect({ name, seed, wrong }).toEqual({ name, seed, wrong: 0 });
        expect(right, `${name}, seed ${seed}`).toBeGreaterThanOrEqual(least);
      }
  });

  test("are none where only posters hang", () => {
    for (const seed of depth([20], [20, 21, 22])) {
      const { next } = film({ ...SMALL, ...HARD, cards: 0, posters: 40, seed });
      expect(countsOf([next(), next(), next()].map(readCards).reduce(withFrame, newTally(35)))).toEqual({
        A: 0,
        B: 0,
        C: 0,
        D: 0,
      });
    }
  });

  test("are none in an empty or a tiny picture", () => {
    const empty = (width: number, height: number): Grey => ({
      width,
      height,
      light: new Uint8Array(width * height),
    });
    for (const picture of [empty(0, 0), empty(1, 1), empty(2, 3), empty(640, 480)])
      expect(readCards(picture)).toEqual([]);
  });

  test("that are held at a diagonal are unsure", () => {
    const { next } = film({
      ...SMALL,
      seed: 30,
      cards: 6,
      from: 50,
      blur: 0.6,
      noise: 4,
      covered: 0,
      posters: 0,
      lean: 0,
      slant: 0,
      roll: 45,
    });
    const read = readCards(next());
    expect(read.length).toBe(6);
    expect(read.filter(({ sure }) => sure)).toEqual([]);
  });
});

test("the reader is at most 4 KiB, packed", async () => {
  const made = await build({
    entryPoints: ["src/class/vision/read-cards.ts"],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  expect(gzipSync(made.outputFiles[0].contents).length).toBeLessThanOrEqual(4096);
});
