import { describe, expect, test } from "vitest";
import {
  numbersIn,
  pair,
  pairs,
  pairsIn,
  sequence,
  several,
  single,
  type Typing,
  weighedPairs,
  weighedPairsIn,
} from "#algorithms/core/lesson/answer-picture.ts";
import { addressOf, seedIn } from "#components/article/behavior/seed.ts";

/** The text after each of some touches, from an empty field. */
function texts(typing: Typing, ...values: readonly string[]): string[] {
  let text = "";
  return values.map((value) => {
    ({ text } = typing.touch(text, value));
    return text;
  });
}

describe("a touch", () => {
  test("of a single value replaces it, and takes it back", () => {
    expect(texts(single, "3", "5", "5")).toEqual(["3", "5", ""]);
    expect(single.touch("3", "5").done).toBe(true);
  });

  test("of a set adds and takes out, and ends it when it is full", () => {
    expect(texts(several(), "4", "1", "4")).toEqual(["4", "4 1", "1"]);
    expect(several(undefined, 2, ".").touch("5", "4")).toEqual({ text: "5.4", done: true });
    expect(several().touch("1, 4 and 6", "4").text).toBe("1 6");
  });

  test("of a path goes on, and goes back with all that came after", () => {
    expect(texts(sequence(), "5", "0", "6", "0")).toEqual(["5", "5 0", "5 0 6", "5"]);
    expect(sequence(undefined, 3, "-").touch("6-8", "7")).toEqual({ text: "6-8-7", done: true });
  });

  test("of a pair waits for the other one", () => {
    expect(texts(pair, "3", "1")).toEqual(["3–", "3–1"]);
    expect(texts(pair, "3", "3")).toEqual(["3–", ""]);
    expect(pair.touch("3–1", "3").text).toBe("1–");
    expect(pair.touch("3–1", "2").text).toBe("2–");
  });

  test("of two vertices joins them, and parts them when it comes again", () => {
    expect(texts(pairs(), "6", "0", "1", "7", "0", "6")).toEqual([
      "6-",
      "0-6",
      "0-6, 1-",
      "0-6, 1-7",
      "0-6, 1-7, 0-",
      "1-7",
    ]);
    expect(pairs(1).touch("2-", "5")).toEqual({ text: "2-5", done: true });
  });

  test("of a weight belongs to the edge that came last", () => {
    expect(texts(weighedPairs, "0", "1", ":7", "2", "1", ":10")).toEqual([
      "0-",
      "0-1",
      "0-1:7",
      "0-1:7, 2-",
      "0-1:7, 1-2",
      "0-1:7, 1-2:10",
    ]);
    expect(weighedPairs.touch("0-1:7", ":7").text).toBe("0-1");
    expect(weighedPairs.touch("", ":7").text).toBe("");
    expect(texts(weighedPairs, "0", "1", ":7", "0", "1").at(-1)).toBe("");
  });
});

test("what is typed by hand is read in every usual spelling", () => {
  expect(numbersIn("11–4, 010")).toEqual([11, 4, 10]);
  expect(pairsIn("0 – 5; 1\u2060–\u20606, 3-")).toEqual({
    pairs: [
      [0, 5],
      [1, 6],
    ],
    half: 3,
  });
  expect(pairsIn("0-5 and nothing").half).toBeUndefined();
  expect(weighedPairsIn("0-1 : 7, 1-2")).toEqual([
    [0, 1, 7],
    [1, 2, undefined],
  ]);
});

describe("the seed of a question", () => {
  test("stands in the address beside whatever else is there", () => {
    const address = addressOf("https://a.example/lessons/x/?d1=1.six.4#d1", "path", 7, "exercise-find");
    expect(address).toBe("https://a.example/lessons/x/?d1=1.six.4&ask-path=7#exercise-find");
    expect(seedIn(new URL(address).search, "path")).toBe(7);
    expect(seedIn(new URL(address).search, "cover")).toBe(0);
    expect(addressOf(address, "path", 0)).toBe("https://a.example/lessons/x/?d1=1.six.4#exercise-find");
  });

  test("is 0 where the address is damaged", () => {
    for (const text of ["", "-1", "1e3", "x", "1234567890", "0x10"])
      expect(seedIn(`?ask-path=${text}`, "path")).toBe(0);
  });
});
