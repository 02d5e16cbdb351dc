import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutLines, endOf, filledLines } from "#algorithms/core/text/lines.ts";
import { readEntries } from "#algorithms/engines/schedules/entries.ts";
import { LONGEST_NAME } from "#algorithms/engines/schedules/players.ts";
import { lesson as circle } from "#algorithms/lessons/circle-method/lesson.ts";
import { lesson as firstMove } from "#algorithms/lessons/first-move/lesson.ts";
import { lesson as halving } from "#algorithms/lessons/recursive-halving/lesson.ts";
import { lesson as rotation } from "#algorithms/lessons/rotation/lesson.ts";
import { lesson as knockout } from "#algorithms/lessons/tournament-systems/lesson.ts";
import { mistakeOf } from "../support/mistake-of.ts";

const LESSONS = [circle, halving, rotation, firstMove, knockout];

describe("a text", () => {
  const pieces = fc.array(fc.constantFrom("a", " b", "", "\t", "\n", "\r\n", "\r"), { maxLength: 12 });

  test("is cut at every kind of line end, without its byte order mark", () => {
    expect(cutLines("\uFEFFa\r\nb\rc\n\nd")).toEqual(["a", "b", "c", "", "d"]);
    expect(cutLines("")).toEqual([""]);
  });

  test("has each filled line where its place says", () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join("");
        const raw = cutLines(text);
        const lines = filledLines(text);
        for (const { text: own, line, column } of lines) {
          expect(raw[line - 1].slice(column - 1).trimEnd()).toBe(own);
        }
        expect(lines).toHaveLength(raw.filter((line) => line.trim() !== "").length);
        const end = endOf(text);
        expect([end.line, end.column]).toEqual([raw.length, (raw.at(-1) as string).length + 1]);
      }),
    );
  });
});

describe("a list of players", () => {
  const longest = "x".repeat(LONGEST_NAME);

  test.each(LESSONS)("holds names of one length in every lesson: $id", (lesson) => {
    expect(lesson.parse(`${longest}\nBo\n`).names).toEqual([longest, "Bo"]);
    const { line, column, message } = mistakeOf(lesson, `Bo\n${longest}x\n`);
    expect([line, column]).toEqual([2, LONGEST_NAME + 1]);
    expect(message).toContain(`at most ${LONGEST_NAME} characters`);
  });

  test("holds names of the same length in the tool", () => {
    expect(readEntries(`${longest}\nBo\n`).mistakes).toEqual([]);
    expect(readEntries(`${longest}x\nBo\n`).mistakes).toHaveLength(1);
  });

  test.each(LESSONS)(
    "of too many is refused for the lesson's own limit, by name and by number: $id",
    (lesson) => {
      const { max } = lesson.sizes;
      const names = Array.from({ length: 2500 }, (_, k) => `player ${k}`).join("\n");
      for (const text of [names, "2500"]) {
        expect(mistakeOf(lesson, text).message).toContain(`at most ${max} players`);
      }
      expect(mistakeOf(lesson, names).line).toBe(max + 1);
    },
  );
});
