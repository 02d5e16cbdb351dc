import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { exercises as tasks } from "#algorithms/lessons/first-move/asked/questions.ts";
import type { Answer as KeyAnswer } from "#src/class/sheets/handout.ts";
import {
  expectHelp,
  expectRefused,
  kibitz,
  kibitzProcess,
  mistakesIn,
  root,
} from "#test/support/run-kibitz.ts";

const folder = mkdtempSync(join(tmpdir(), "kibitz-sheet-"));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), "utf8");
const refused = (args: string, ...places: string[]) =>
  expectRefused(mistakesIn(kibitz(args, "", folder)), places);

interface Key {
  readonly lesson: string;
  readonly seed: number;
  readonly pupils: number;
  readonly sheet: readonly KeyAnswer[];
  readonly slips: readonly { readonly pupil: number; readonly answers: readonly KeyAnswer[] }[];
}

describe("kibitz sheet", () => {
  test("writes a sheet, slips and a key that the lesson's grader accepts", () => {
    const args = "sheet first-move --seed 4 --pupils 3 --out made --site https://school.example";
    const { code, out, err } = kibitzProcess(args, "", folder);
    expect([code, err]).toEqual([0, ""]);
    expect(out.trimEnd().split("\n")).toEqual(
      ["sheet.html", "slips.html", "key.html", "key.json"].map((name) => join("made", name)),
    );
    const key = JSON.parse(read("made/key.json")) as Key;
    expect([key.lesson, key.seed, key.pupils]).toEqual(["first-move", 4, 3]);
    expect(key.slips.map(({ pupil }) => pupil)).toEqual([1, 2, 3]);
    const given = [...key.sheet, ...key.slips.flatMap(({ answers }) => answers)];
    expect(given.length).toBe(4 * key.sheet.length);
    for (const { exercise, instance, answers } of given)
      expect(tasks[exercise](instance).grade(answers).right).toBe(true);
    const slips = read("made/slips.html");
    for (const { exercise, instance } of key.slips[1].answers)
      expect(slips).toContain(`https://school.example/lessons/first-move/?ask-${exercise}=${instance}#`);
    for (const name of ["sheet", "slips", "key"]) {
      const html = read(`made/${name}.html`);
      expect(html).toContain("CC BY 4.0");
      // It wears the styles of the site's papers.
      for (const file of ["styles/tokens", "class/sheets/sheets"])
        expect(html).toContain(readFileSync(join(root, `src/${file}.css`), "utf8"));
      // Alone on a computer without a network: nothing is fetched.
      expect(html).not.toMatch(/<(script|link|img)\b|@import|url\(["']?(?!data:|#)/);
    }
  });

  test("makes the same papers from the same seed, and others from another", async () => {
    await kibitz("sheet blossom --seed 9 --pupils 2 --out one", "", folder);
    await kibitz("sheet blossom --seed 9 --pupils 2 --out two", "", folder);
    await kibitz("sheet blossom --seed 10 --pupils 2 --out three", "", folder);
    for (const name of ["sheet.html", "slips.html", "key.html", "key.json"])
      expect(read(`one/${name}`)).toBe(read(`two/${name}`));
    expect(read("one/slips.html")).not.toBe(read("three/slips.html"));
  });

  test("takes the exercises that are named, in their order, and says why slips have no codes", async () => {
    const { err } = await kibitz("sheet first-move --exercises berger,fewest --out named", "", folder);
    expect(err).toContain("found no --site, so the slips have no codes");
    expect(read("named/slips.html")).not.toMatch(/class="slip__code"|<a href/);
    const { sheet, pupils } = JSON.parse(read("named/key.json")) as Key;
    expect(sheet.map(({ exercise }) => exercise)).toEqual(["berger", "fewest"]);
    expect(pupils).toBe(24);
  });

  test("takes two lessons, with the exercises of each under its name", async () => {
    const names = "first-move/berger,rotation/fixed";
    await kibitz(`sheet first-move rotation --exercises ${names} --pupils 2 --out both`, "", folder);
    const { lesson, sheet } = JSON.parse(read("both/key.json")) as Key;
    expect([lesson, sheet.map(({ exercise }) => exercise).join()]).toEqual(["first-move,rotation", names]);
    await refused("sheet first-move first-move --out x", "1:3 usage");
    await refused("sheet first-move rotation blossom --out x", "1:4 usage");
    await refused("sheet first-move rotation --exercises berger --out x", "1:4 usage");
  });

  test("says where a call is wrong, and writes nothing then", async () => {
    await refused("sheet nothing --out x", "1:2 usage");
    await refused("sheet blossom", "1:3 usage");
    await refused("sheet blossom --pupils 0 --out x", "1:3 usage");
    await refused("sheet blossom --pupils 61 --seed 0 --out x", "1:3 usage", "1:5 usage");
    await refused("sheet blossom --site nowhere --out x", "1:3 usage");
    await refused("sheet first-move --exercises fewest,fewest,none --out x", "1:3 usage", "1:3 usage");
    expect(existsSync(join(folder, "x"))).toBe(false);
    writeFileSync(join(folder, "file"), "");
    expect(await mistakesIn(kibitz("sheet blossom --pupils 1 --out file", "", folder))).toEqual([
      "command line:1:5 file",
    ]);
  });

  test("tells how it is called", () => expectHelp(kibitz("sheet --help"), "kibitz sheet LESSON", 100));
});
