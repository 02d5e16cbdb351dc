import { random as randomPlayers, parse as readPlayers } from "../circle-method/problem.ts";
import { InputError } from "../mistake.ts";

/** Who plays, and how often. */
export interface Problem {
  /** The number of players, from 2. */
  readonly n: number;
  /** n different names, or none. */
  readonly names: readonly string[];
  readonly round: RoundRule;
}

/**
 * A single round robin; a double one, in which the second cycle repeats the first with colors reversed; or the double one
 * in which the last two rounds of the first cycle are swapped, as FIDE recommends.
 */
export type RoundRule = "single" | "double" | "swapped";

export const ROUND_RULES: readonly RoundRule[] = ["single", "double", "swapped"];

/**
 * The games in the order in which they are played, ⌊n/2⌋ a round: game g is white[g] against black[g]. alone[r − 1] sits
 * out round r (odd n). number[p] is the number of player p in the Berger table; the dummy of an odd field is p = n + 1.
 */
export interface Schedule {
  readonly n: number;
  readonly white: ArrayLike<number>;
  readonly black: ArrayLike<number>;
  readonly alone: ArrayLike<number>;
  readonly number: ArrayLike<number>;
}

/** Above this many players a double round would take more steps than a figure records. */
export const MOST_PLAYERS = 700;
const RULE_LINE = /^round\s*:\s*(.*)$/i;
const COLOR_LINE = /^colou?rs\s*:/i;
/** Takes the place of the rule, so that the lines of the circle method's parser are the reader's lines. */
const STAND_IN = "colors: balanced";

/**
 * Reads names, one a line, or just a number of players, as the circle method does. A first line `round: single`,
 * `round: double` or `round: swapped` says how often everyone meets. Throws an InputError.
 */
export function parse(input: string): Problem {
  const text = input.startsWith("\uFEFF") ? input.slice(1) : input;
  const lines = text.split(/\r\n|\n|\r/);
  const index = lines.findIndex((line) => line.trim() !== "");
  const first = (lines[index] ?? "").trim();
  const column = (lines[index] ?? "").search(/\S/) + 1;
  const rule = RULE_LINE.exec(first);
  if (!rule && COLOR_LINE.test(first)) throw noColors(lines, index, column);
  const round = rule ? parseRule(rule[1], first, index + 1, column) : "single";
  const players = readBelow(rule ? lines.with(index, STAND_IN).join("\n") : text, rule ? round : undefined);
  checkSize(players.n, players.names, lines, index, rule !== null);
  return { n: players.n, names: players.names, round };
}

/** Writes a problem so that `parse` reads it back. */
export function format({ n, names, round }: Problem): string {
  const first = names[0] ?? "";
  const plain = round === "single" && !RULE_LINE.test(first) && !COLOR_LINE.test(first);
  return [...(plain ? [] : [`round: ${round}`]), ...(names.length > 0 ? names : [String(n)]), ""].join("\n");
}

/** Names in random order; numbers only, when there are more players than names in stock. */
export function random(seed: number, size: number): Problem {
  const { n, names } = randomPlayers(seed, size);
  return { n, names, round: "single" };
}

function parseRule(value: string, line: string, number: number, column: number): RoundRule {
  const rule = ROUND_RULES.find((each) => each === value.toLowerCase());
  if (rule !== undefined) return rule;
  throw new InputError(
    `Expected “single”, “double” or “swapped” after “round:”, found “${[...value].slice(0, 24).join("")}”.`,
    number,
    column + line.length - value.length,
  );
}

/** The players below the rule. A repair that is offered gets the rule back. */
function readBelow(
  text: string,
  round: RoundRule | undefined,
): { readonly n: number; readonly names: readonly string[] } {
  try {
    return readPlayers(text);
  } catch (error) {
    if (!(error instanceof InputError) || error.repair === undefined || round === undefined) throw error;
    const { label, text: repaired } = error.repair;
    throw new InputError(error.message, error.line, error.column, {
      label,
      text: repaired.replace(STAND_IN, `round: ${round}`),
    });
  }
}

/** Throws at the first player too many: the number, or the name. */
function checkSize(
  n: number,
  names: readonly string[],
  lines: readonly string[],
  index: number,
  ruled: boolean,
): void {
  if (n <= MOST_PLAYERS) return;
  const filled = lines.flatMap((line, k) => (line.trim() !== "" && !(ruled && k === index) ? [k] : []));
  const at = filled[names.length > 0 ? MOST_PLAYERS : 0];
  const found = names.length > 0 ? `${n} names` : `“${n}” players`;
  throw new InputError(
    `Expected at most ${MOST_PLAYERS} players, found ${found}.`,
    at + 1,
    lines[at].search(/\S/) + 1,
  );
}

function noColors(lines: readonly string[], index: number, column: number): InputError {
  return new InputError(
    "Expected names, or a number of players, found a rule for colours, which belongs to the circle method.",
    index + 1,
    column,
    { label: "Leave the line out", text: lines.toSpliced(index, 1).join("\n") },
  );
}
