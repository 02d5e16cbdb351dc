import { describe, expect, test } from "vitest";
import { hasMarks, markCatalog, plainWords } from "#src/build/marked-words.ts";

describe("a catalog whose words are marked", () => {
  test.each([
    ['export const en = { hint: "Turn it." };', 'export const en = { hint: "Ṫúŕń íṫ." };'],
    [
      'const f = (n: "a" | "b") => `Round ${n} of ${m("x")}`;',
      'const f = (n: "a" | "b") => `Ŕóúńḋ ${n} óḟ ${m("ẋ")}`;',
    ],
    ["const s = `[${x}](n${v}) plays [Bo](p2).`;", "const s = `[${x}](n${v}) ṗĺàýś [Ḃó](p2).`;"],
    ['const s = step === "win" ? "won" : "lost";', 'const s = step === "win" ? "ẃóń" : "ĺóśṫ";'],
    [
      'const s = words["done"] + { "some key": "text" }.x;',
      'const s = words["done"] + { "some key": "ṫéẋṫ" }.x;',
    ],
    ['import { a } from "./a.ts"; const n = new Intl.NumberFormat("en");', undefined],
    ['switch (x) { case "one": return "first"; }', 'switch (x) { case "one": return "ḟíŕśṫ"; }'],
    [
      'const s = list.includes("a") ? list.join(" and ") : "";',
      'const s = list.includes("a") ? list.join(" àńḋ ") : "";',
    ],
    ['const s = "a\\nb\\u0041";', 'const s = "à\\nḃ\\u0041";'],
    ['const s = { lesson: "blossom", name: "A name" };', 'const s = { lesson: "blossom", name: "À ńàṁé" };'],
    [
      'const s = [{ show: "d1 ring 2" }, { show: "Show it" }];',
      'const s = [{ show: "d1 ring 2" }, { show: "Śĥóẃ íṫ" }];',
    ],
    ['const s = { dates: "en-GB" } as const satisfies Record<string, "x">;', undefined],
  ])("%s", (code, marked) => {
    const body = code.startsWith("switch") ? `function f(x) { ${code} }` : code;
    const expected = marked === undefined ? code : marked;
    expect(markCatalog(body)).toBe(body.replace(code, () => expected));
  });

  test("tells plain words from marked ones", () => {
    expect(plainWords("Ŕóúńḋ 3: a player, Bo")).toEqual(["player", "Bo"]);
    expect(plainWords("Ŕóúńḋ 3, δ = 4: B1 – 5w1, NIE")).toEqual([]);
    expect([hasMarks("Ŕ"), hasMarks("Łukasz 3")]).toEqual([true, false]);
  });
});
