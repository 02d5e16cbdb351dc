/** The tables of the articles, as their texts have them. */
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../content/lessons/en/", import.meta.url);

export interface ArticleTable {
  readonly lesson: string;
  /** The cells of its first line, without marks of emphasis. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** All tables, in the order of the articles. */
export function articleTables(): ArticleTable[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const text = readFileSync(new URL(file, FOLDER), "utf8");
    return [...text.matchAll(/(?:^\|.*\|\n)+/gm)].map(([lines]) => {
      const [head = [], , ...rows] = lines.trim().split("\n").map(cellsOf);
      return { lesson: file.replace(/\.mdx$/, ""), head, rows };
    });
  });
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.replaceAll("*", "").trim());
}
