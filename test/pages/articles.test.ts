/** What every article has, whoever wrote it. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const folder = new URL("../../content/lessons/en/", import.meta.url);
const LEAST_FOLLOW_UPS = 3;
const LEAST_PICTURES = 2;

describe.each(readdirSync(folder))("%s", (file) => {
  const article = readFileSync(new URL(file, folder), "utf8");

  test("has an interview with follow-ups, and with the mistakes that are common", () => {
    const interview = /^## In the interview\n([\s\S]*?)^## /m.exec(`${article}\n## `)?.[1] ?? "";
    expect(interview.match(/<FollowUp question="/g)?.length).toBeGreaterThanOrEqual(LEAST_FOLLOW_UPS);
    expect(interview).toContain("**Common mistakes.**");
  });

  test("has small pictures of a run in its flow", () => {
    const moments = [...article.matchAll(/^<Stills [^\n]* at="([^"]*)"/gm)].flatMap(([, at = ""]) =>
      at.split(","),
    );
    expect(moments.length).toBeGreaterThanOrEqual(LEAST_PICTURES);
  });

  test("names a task of another site to practise on", () => {
    expect(article).toMatch(/^practice:\n {2}- site: /m);
  });

  test("types no number that the build counts", () => {
    expect(
      /\bstops? (once|twice|\w+ times)\b.*/.exec(article)?.[0],
      "write <Asks figure=… />",
    ).toBeUndefined();
  });
});
