import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { versionsIn } from "#src/lib/changelog.ts";
import { issueAddress, pageTold, reportText } from "#src/report/report.ts";
import { root } from "#test/support/source-files.ts";

const report = {
  page: "https://chess.example/lessons/blossom/?d1=1.flowers.30#d1",
  wrong: "Vertex 3 is “odd” & even.\nTwice.",
  right: "",
  build: "0.4.0, 1a2b3c4",
};

describe("a report of a mistake", () => {
  test("is opened as an issue by the template of whatever host", () => {
    const templates = [
      "https://code.example/me/kibitz/issues/new?title={title}&body={body}",
      "https://code.example/me/kibitz/-/issues/new?issue[title]={title}&issue[description]={body}",
    ];
    for (const template of templates) {
      const values = [...new URL(issueAddress(template, report) ?? "").searchParams.values()];
      expect(values).toEqual(["/lessons/blossom/: Vertex 3 is “odd” & even.", reportText(report)]);
    }
  });

  test("is too long for a link, and says so, rather than be cut", () => {
    const long = { ...report, wrong: "é".repeat(1500) };
    expect(issueAddress("https://code.example/?t={title}&b={body}", long)).toBeUndefined();
    expect(reportText(long)).toContain(long.wrong);
  });

  test("of thanks says nothing of a mistake", () => {
    const text = reportText({ ...report, right: "Even.", isThanks: true });
    expect(text).toContain("Thanks, or a wish:\nVertex 3");
    expect(text).not.toMatch(/Wrong|Even|Right would be/);
  });

  test("is of the page that is told, or that the reader comes from, and of no other site", () => {
    const here = "https://chess.example";
    expect(pageTold("?at=/lessons/rotation/", `${here}/about/`, here)).toBe(`${here}/lessons/rotation/`);
    expect(pageTold("", `${here}/about/`, here)).toBe(`${here}/about/`);
    for (const foreign of ["https://chess.example.evil/", "https://search.example/?q=kibitz", ""])
      expect(pageTold("?at=//evil.example/", foreign, here)).toBe("");
  });
});

test("the changelog has the version of the package first, and its days go back", () => {
  const versions = versionsIn(readFileSync(`${root}CHANGELOG.md`, "utf8"));
  const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  expect(versions[0]?.version).toBe(version);
  const days = versions.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { text } of versions) expect(text).toMatch(/^- /);
});
