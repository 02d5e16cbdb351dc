/** What every article has, whoever wrote it. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const folder = new URL("../../content/lessons/en/", import.meta.url);

describe.each(readdirSync(folder))("%s", (file) => {
  const article = readFileSync(new URL(file, folder), "utf8");

  test("ends with what a reader takes home", () => {
    const home = /^## To take home\n([\s\S]*?)^## /m.exec(`${article}\n## `)?.[1] ?? "";
    expect(home).toMatch(/<TakeHome>[\s\S]*<\/TakeHome>/);
    for (const part of ["The claim.", "The invariant.", "The cost.", "Common mistakes."])
      expect(home, part).toContain(`**${part}**`);
    expect(home.match(/<FollowUp question="/g)).toHaveLength(3);
  });

  test("types no number that the build counts", () => {
    expect(
      /\bstops? (once|twice|\w+ times)\b.*/.exec(article)?.[0],
      "write <Asks figure=… />",
    ).toBeUndefined();
  });
});
