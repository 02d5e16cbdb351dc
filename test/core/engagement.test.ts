/** What the articles declare that readers do in them is what they can do there. */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { lessons } from "../support/all-lessons.ts";

/** By the levels of Naps and others (2002): what an article must hold for its readers to do so. */
const SIGNS = {
  viewing: /<Figure\b/,
  responding: /<Figure\b[^>]*\bask=|<NumberQuestion\b/,
  changing: /<Figure\b/,
  constructing: /<YourTurn\b/,
  presenting: /<Present\b/,
} as const;

const taught = Object.values(lessons).filter(({ id }) => id !== "kings-replay");

describe.each(taught.map((lesson) => [lesson.id, lesson] as const))("%s", (id, lesson) => {
  test("declares what its readers do, and no more", async () => {
    const article = await readFile(new URL(`../../content/lessons/en/${id}.mdx`, import.meta.url), "utf8");
    const [, head = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(article) ?? [];
    const engagement = /^engagement: \[(.*)\]$/m.exec(head)?.[1]?.split(", ") ?? [];
    const found = Object.entries(SIGNS).flatMap(([level, sign]) => (sign.test(text) ? [level] : []));
    expect(engagement).toEqual(found);
    // Whoever changes an input can type one, or let chance choose.
    if (engagement.includes("changing"))
      expect(lesson.parse(lesson.format(lesson.random(1, lesson.sizes.min)))).toBeDefined();
    expect(engagement.includes("constructing")).toBe(lesson.performing !== undefined);
  });
});
