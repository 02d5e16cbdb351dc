import { seededRandom, shuffled } from "#algorithms/shared/random.ts";
import { InputError } from "../mistake.ts";

/** Who plays, and who gets White. */
export interface Problem {
  /** The number of players, from 2. */
  readonly n: number;
  /** n different names, or none: then players go by their numbers. */
  readonly names: readonly string[];
  /** White to the right-hand seat in odd rows and to the left-hand one in even rows, or always to the right. */
  readonly colors: ColorRule;
}

export type ColorRule = "balanced" | "printed";

/** The schedule as three rows of players, from 1: game g is white[g] against black[g], and alone[i − 1] sits out round i. */
export interface Schedule {
  readonly n: number;
  readonly white: ArrayLike<number>;
  readonly black: ArrayLike<number>;
  readonly alone: ArrayLike<number>;
}

/** The figure draws and records up to this many players. */
export const MOST_PLAYERS = 2000;
const LONGEST_NAME = 60;
const RULE_LINE = /^colou?rs\s*:\s*(.*)$/i;

interface Line {
  readonly text: string;
  readonly number: number;
  readonly column: number;
}

/**
 * Reads names, one a line, or just a number of players. A first line `colors: printed` or `colors: balanced` chooses
 * who gets White. Empty lines do not count. Throws an InputError.
 */
export function parse(input: string): Problem {
  const lines = readLines(input);
  const rule = RULE_LINE.exec(lines[0]?.text ?? "");
  const colors = rule ? parseRule(lines.shift() as Line, rule[1]) : "balanced";
  const only = lines.length === 1 ? lines[0] : undefined;
  if (only && /^\d+$/.test(only.text)) return { n: parseCount(only), names: [], colors };
  const head = rule ? `colors: ${colors}\n` : "";
  for (const line of lines) checkLine(line, lines, head);
  if (lines.length === 0) throw tooFew("nobody", 1, 1);
  if (only) throw tooFew("one name", only.number, only.column);
  const over = lines[MOST_PLAYERS];
  if (over) throw tooMany(`${lines.length} names`, over.number, over.column);
  checkDifferent(lines, head);
  return { n: lines.length, names: lines.map((line) => line.text.normalize("NFC")), colors };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, colors }: Problem): string {
  const head = colors === "balanced" && !RULE_LINE.test(names[0] ?? "") ? [] : [`colors: ${colors}`];
  return [...head, ...(names.length > 0 ? names : [String(n)]), ""].join("\n");
}

/** Names in random order; numbers only, when there are more players than names in stock. */
export function random(seed: number, size: number): Problem {
  const names = size <= STOCK.length ? shuffled(STOCK, seededRandom(seed)).slice(0, size) : [];
  return { n: size, names, colors: "balanced" };
}

/** First names from where chess is played, in several scripts, so that figures and fonts are tried with all of them. */
const STOCK = (
  "Agnieszka Aino Anand Borys Cătălin Dóra Eero Fatima Gellért Hanna Ilse Ivana Jérôme Jutta Katarína Kwame Lívia " +
  "Ludmila Małgorzata Miro Nadia Ngozi Ólafur Oskari Peeter Radek Saša Şenay Tereza Tuğba Urška Väinö Wanda Yūki Zoë " +
  "Łukasz Анна Борис Мила Юрий"
).split(" ");

function readLines(input: string): Line[] {
  const text = input.startsWith("\uFEFF") ? input.slice(1) : input;
  const lines: Line[] = [];
  text.split(/\r\n|\n|\r/).forEach((raw, index) => {
    const trimmed = raw.trim();
    if (trimmed === "") return;
    const column = raw.length - raw.trimStart().length + 1;
    lines.push({ text: trimmed, number: index + 1, column });
  });
  return lines;
}

function parseRule(line: Line, value: string): ColorRule {
  const rule = value.toLowerCase();
  if (rule === "balanced" || rule === "printed") return rule;
  throw new InputError(
    `Expected “balanced” or “printed” after “colors:”, found ${quote(value)}.`,
    line.number,
    line.column + line.text.length - value.length,
  );
}

function parseCount(line: Line): number {
  const n = Number(line.text);
  if (n < 2) throw tooFew(n === 0 ? "nobody" : "one player", line.number, line.column);
  if (n > MOST_PLAYERS) throw tooMany(`${quote(line.text)} players`, line.number, line.column);
  return n;
}

/** Throws when a line is no name: it holds several columns, a control character, or a novel. */
function checkLine(line: Line, all: readonly Line[], head: string): void {
  const at = (index: number) => line.column + index;
  const tab = line.text.indexOf("\t");
  if (tab >= 0) {
    throw new InputError(
      "Expected one name a line, found a tab, as between two columns.",
      line.number,
      at(tab),
      separate(/\t+/, all, head),
    );
  }
  const comma = line.text.search(all.length === 1 ? /[,;]/ : /,(?! )|;/);
  if (comma >= 0) {
    const sign = line.text[comma] === "," ? "comma" : "semicolon";
    const expected =
      all.length === 1 ? "Expected one name a line" : "Expected one name a line (“Surname, Name” is fine)";
    throw new InputError(
      `${expected}, found a ${sign}, as between two columns.`,
      line.number,
      at(comma),
      separate(/[,;]/, all, head),
    );
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
  const control = line.text.search(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd]/);
  if (control >= 0) {
    const code = (line.text.codePointAt(control) as number).toString(16).toUpperCase().padStart(4, "0");
    throw new InputError(
      `Expected a name, found the unprintable character U+${code}.`,
      line.number,
      at(control),
    );
  }
  if ([...line.text].length > LONGEST_NAME) {
    throw new InputError(
      `Expected a name of at most ${LONGEST_NAME} characters, found one of ${[...line.text].length}.`,
      line.number,
      at([...line.text].slice(0, LONGEST_NAME).join("").length),
    );
  }
}

/** One row is a list of names; of several rows, the first column is. */
function separate(separator: RegExp, lines: readonly Line[], head: string): { label: string; text: string } {
  const rows = lines.map((line) =>
    line.text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );
  const single = rows.length === 1;
  const names = single ? rows[0] : rows.map((row) => row[0] ?? "");
  return {
    label: single ? `Split it into ${names.length} lines` : "Keep the first column",
    text: `${head}${names.join("\n")}\n`,
  };
}

function checkDifferent(lines: readonly Line[], head: string): void {
  const seen = new Map<string, number>();
  for (const { text: typed, number, column } of lines) {
    const text = typed.normalize("NFC");
    const first = seen.get(text);
    if (first !== undefined) {
      throw new InputError(
        `Expected a name that is not in the list yet, found ${quote(text)}, which is on line ${first} already.`,
        number,
        column,
        { label: "Number the double names", text: `${head}${numberDoubles(lines)}` },
      );
    }
    seen.set(text, number);
  }
}

function numberDoubles(lines: readonly Line[]): string {
  const taken = new Set(lines.map((line) => line.text.normalize("NFC")));
  const used = new Set<string>();
  const names = lines.map(({ text: typed }) => {
    const text = typed.normalize("NFC");
    let name = text;
    for (let k = 2; used.has(name) || (name !== text && taken.has(name)); k++) name = `${text} (${k})`;
    used.add(name);
    return name;
  });
  return `${names.join("\n")}\n`;
}

function tooFew(found: string, line: number, column: number): InputError {
  return new InputError(
    `Expected at least two players, by name or as a number, found ${found}.`,
    line,
    column,
  );
}

function tooMany(found: string, line: number, column: number): InputError {
  return new InputError(`Expected at most ${MOST_PLAYERS} players, found ${found}.`, line, column);
}

function quote(text: string): string {
  const points = [...text];
  return `“${points.length > 24 ? `${points.slice(0, 23).join("")}…` : text}”`;
}
