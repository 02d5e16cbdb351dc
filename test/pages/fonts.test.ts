import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fontFaces, lettersOf, readRange, without, writeRange } from "#src/build/fonts/used-fonts.ts";
import { fallbackFonts, SHEET } from "../../scripts/fallback-fonts.mjs";

/** Every code point of some ranges, one by one. */
const codesOf = (ranges: readonly (readonly [number, number])[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

const range = fc.tuple(fc.nat(300), fc.nat(20)).map(([from, length]) => [from, from + length] as const);
const ranges = fc.array(range, { minLength: 1, maxLength: 8 });

describe("unicode-range", () => {
  test("is read with single letters, spans and wildcards", () => {
    expect(readRange("U+41, u+30-39,U+4??")).toEqual([
      [0x41, 0x41],
      [0x30, 0x39],
      [0x400, 0x4ff],
    ]);
  });

  test("is written so that the same letters are read again, each once", () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const again = codesOf(readRange(writeRange(all)));
        expect(again).toEqual([...new Set(codesOf(all))].sort((a, b) => a - b));
      }),
    );
  });

  test("loses the letters that are taken from it, and no others", () => {
    fc.assert(
      fc.property(range, fc.array(fc.nat(320)), (one, taken) => {
        const rest = codesOf(without([one], new Set(taken)));
        expect(rest).toEqual(codesOf([one]).filter((code) => !taken.includes(code)));
      }),
    );
  });
});

test("letters are found in text, and in the escapes of scripts and of markup", () => {
  const found = lettersOf("é \\u2212 \\xb7 \\u{1F600} &#8211; &#x2265; &nbsp;");
  for (const letter of "é−·😀–≥\u00a0") expect(found, letter).toContain(letter.codePointAt(0));
  expect(found).not.toContain("ü".codePointAt(0));
});

test("letters that a parser allows in names are not those of a text", () => {
  const table = "ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆՙՠ-ֈא-תׯ-ײ";
  expect(
    [...lettersOf(`const names = "${table}"; say("Łódź – „ć”");`)].map((code) => String.fromCodePoint(code)),
  ).toEqual(expect.arrayContaining(["Ł", "ź", "„"]));
  expect(lettersOf(`"${table}"`)).not.toContain("Ͱ".codePointAt(0));
});

test("a face is told from its rule, one without a range is passed over", () => {
  const rule = '@font-face{font-family:"A";src:url("/_astro/a.woff2")format("woff2");unicode-range:U+41-42}';
  expect(fontFaces(`${rule}@font-face{src:local("B")}`)).toEqual([
    { rule, url: "/_astro/a.woff2", ranges: [[0x41, 0x42]] },
  ]);
});

test("the system fonts that stand in are in the measure that their files tell: node scripts/fallback-fonts.mjs", async () => {
  // The formatter breaks long lines elsewhere.
  const plain = (css: string) => css.replaceAll(/\s+/g, " ");
  expect(plain(readFileSync(SHEET, "utf8"))).toBe(plain(await fallbackFonts()));
});
