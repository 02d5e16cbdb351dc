import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { COMMAND_NAMES } from "#src/cli/commands.ts";
import { lessonIds } from "#src/registry/lessons.ts";
import { tools } from "#src/registry/tools.ts";

const root = new URL("../../src/tools/", import.meta.url);
const folders = readdirSync(root).filter((name) => name !== "shared");

describe("the tools", () => {
  test("are the folders of src/tools/, each under its name", () => {
    expect(tools.map(({ id }) => id).sort()).toEqual(folders.sort());
  });

  test("have an order without gaps", () => {
    expect(tools.map(({ order }) => order)).toEqual(tools.map((_, k) => k + 1));
  });

  test.each(folders)("%s has a page", (folder) => {
    expect(existsSync(new URL(`${folder}/Page.astro`, root))).toBe(true);
  });

  test("each have a command on the command line, which has more for lessons, and the test bench; the workbench is a page alone", () => {
    expect(tools.filter(({ command }) => command === undefined).map(({ id }) => id)).toEqual(["workbench"]);
    expect([...COMMAND_NAMES].sort()).toEqual(
      [
        ...tools.flatMap(({ command }) => command ?? []),
        ...[
          "trace",
          "ask",
          "orders",
          "record",
          "perform",
          "mistakes",
          "judge",
          "listing",
          "package",
          "sheet",
          "export",
          "testbench",
        ],
      ].sort(),
    );
  });

  test("lead to lessons that exist", () => {
    expect(tools.flatMap(({ lessons }) => lessons).filter((id) => !lessonIds.includes(id))).toEqual([]);
  });

  test("say what they are, each something else", () => {
    const said = tools.flatMap(({ words }) => Object.values(words).filter(isText));
    expect(new Set(tools.map(({ words }) => words.card)).size).toBe(tools.length);
    expect(said.filter((text) => text.trim() === "")).toEqual([]);
  });
});

function isText(value: unknown): value is string {
  return typeof value === "string";
}
