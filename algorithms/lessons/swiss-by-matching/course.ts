/** How a tournament is played on, and who must not meet: the lines before the players. */

import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { seededRandom } from "#algorithms/core/text/random.ts";
import { type Mistakes, mistakes } from "./words/en/input.ts";

/** Who wins a game that is not written: the smaller start number, nobody, or by lot. */
export type ResultRule = "better" | "draws" | "lot";

/** The rounds that are played from here, and how their games end. */
export interface Course {
  /** From 1. */
  readonly rounds: number;
  readonly rule: ResultRule;
  /** Of the lots; 0 where there are none. */
  readonly seed: number;
  /** Results that are written: if the two players meet, the first one has this result. */
  readonly written: readonly WrittenResult[];
}

export type Score = "1" | "=" | "0";

export interface WrittenResult {
  readonly players: readonly [number, number];
  readonly result: Score;
}

/** What the lines before the players say. */
export interface Plan {
  readonly course: Course | undefined;
  /** In each group nobody may meet another one. */
  readonly forbidden: readonly (readonly number[])[];
}

export interface PlanLine {
  readonly text: string;
  readonly line: number;
}

const RULES: readonly ResultRule[] = ["better", "draws", "lot"];
export const MOST_COURSE_ROUNDS = 20;
const LARGEST_SEED = 999_999;
const PLAN = /^\s*(rounds|results|result|forbid)(\s|$)/i;
const OPPOSITE: Readonly<Record<Score, Score>> = { "1": "0", "=": "=", "0": "1" };

/** Whether a line is one of the plan. A player of such a name has a colon behind it. */
export function isPlanLine(text: string): boolean {
  return PLAN.test(text) && !text.includes(":");
}

/** Reads `rounds 5`, `results lot 7`, `result 3 4 1` and `forbid 3 4`, in any order. Throws an InputError. */
export function planOf(lines: readonly PlanLine[], players: number): Plan {
  const { plan } = mistakes;
  const draft: Draft = { rounds: undefined, lot: undefined, written: [], forbidden: [] };
  for (const line of lines) {
    const words = new Words(line, plan);
    const keyword = words.at(0).toLowerCase();
    if (keyword === "forbid") draft.forbidden.push(readPlayers(words, Math.max(2, words.count - 1), players));
    else if (keyword === "result") draft.written.push(readResult(words, players, draft.written));
    else if (keyword === "rounds") {
      if (draft.rounds !== undefined) words.refuse(plan.roundsOnce, 0);
      draft.rounds = words.numberAt(1, 1, MOST_COURSE_ROUNDS, plan.rounds);
      words.endAt(2);
    } else {
      if (draft.lot !== undefined) words.refuse(plan.ruleOnce, 0);
      draft.lot = readRule(words);
    }
  }
  const { rounds = 1, lot, written, forbidden } = draft;
  const isPlayed = draft.rounds !== undefined || lot !== undefined || written.length > 0;
  return {
    forbidden,
    course: isPlayed ? { rounds, ...(lot ?? { rule: "better", seed: 0 }), written } : undefined,
  };
}

/** What the lines have said so far. */
interface Draft {
  rounds: number | undefined;
  lot: Pick<Course, "rule" | "seed"> | undefined;
  readonly written: WrittenResult[];
  readonly forbidden: (readonly number[])[];
}

/** A line as words, with complaints about them at their places. */
class Words {
  private readonly line: PlanLine;
  /** What can be expected, in words. */
  readonly expected: Mistakes["plan"];
  private readonly words: readonly { readonly text: string; readonly column: number }[];

  constructor(line: PlanLine, expected: Mistakes["plan"]) {
    this.line = line;
    this.expected = expected;
    this.words = Array.from(line.text.matchAll(/\S+/g), (match) => ({
      text: match[0],
      column: match.index + 1,
    }));
  }

  get count(): number {
    return this.words.length;
  }

  /** A word, or nothing behind the last one. */
  at(index: number): string {
    return this.words[index]?.text ?? "";
  }

  refuse(expected: string, index: number): never {
    const word = this.words[index];
    const message = this.expected.wrong(expected, word?.text.slice(0, 24));
    const { text, line } = this.line;
    throw new InputError(message, line, word?.column ?? text.trimEnd().length + 1);
  }

  numberAt(
    index: number,
    least: number,
    most: number,
    what: (least: number, most: number) => string,
  ): number {
    const word = this.at(index);
    const isNumber = /^\d{1,6}$/.test(word) && Number(word) >= least && Number(word) <= most;
    return isNumber ? Number(word) : this.refuse(what(least, most), index);
  }

  endAt(index: number): void {
    if (this.count > index) this.refuse(this.expected.end, index);
  }
}

/** So many different players, from the second word on. */
function readPlayers(words: Words, count: number, players: number): number[] {
  const group = Array.from({ length: count }, (_, i) =>
    words.numberAt(i + 1, 1, players, words.expected.player),
  );
  const again = group.findIndex((player, i) => group.indexOf(player) < i);
  if (again >= 0) words.refuse(words.expected.another, again + 1);
  return group;
}

function readResult(words: Words, players: number, before: readonly WrittenResult[]): WrittenResult {
  const pair = readPlayers(words, 2, players) as [number, number];
  const result = words.at(3).replace("½", "=") as Score;
  if (!["1", "=", "0"].includes(result)) words.refuse(words.expected.result(pair[0]), 3);
  words.endAt(4);
  if (before.some((one) => one.players.every((player) => pair.includes(player))))
    words.refuse(words.expected.newPair, 1);
  return { players: pair, result };
}

function readRule(words: Words): Pick<Course, "rule" | "seed"> {
  const rule = words.at(1).toLowerCase() as ResultRule;
  if (!RULES.includes(rule)) words.refuse(words.expected.rule, 1);
  const isLot = rule === "lot";
  const seed = isLot ? words.numberAt(2, 0, LARGEST_SEED, words.expected.lot) : 0;
  words.endAt(isLot ? 3 : 2);
  return { rule, seed };
}

/** The lines that `planOf` reads back. */
export function formatPlan({ course, forbidden }: Plan): string[] {
  const groups = forbidden.map((group) => `forbid ${group.join(" ")}`);
  if (course === undefined) return groups;
  const { rounds, rule, seed, written } = course;
  return [
    `rounds ${rounds}`,
    `results ${rule}${rule === "lot" ? ` ${seed}` : ""}`,
    ...written.map(({ players, result }) => `result ${players.join(" ")} ${result}`),
    ...groups,
  ];
}

/** What White scores: as it is written, or else by the rule. A lot depends on the two players and the seed alone. */
export function resultOf({ rule, seed, written }: Course, white: number, black: number): Score {
  for (const { players, result } of written)
    if (players.includes(white) && players.includes(black))
      return players[0] === white ? result : OPPOSITE[result];
  if (rule === "draws") return "=";
  if (rule === "better") return white < black ? "1" : "0";
  const lot = seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(white, 0x85ebca6b) ^ black)();
  return lot < 0.4 ? "1" : lot < 0.7 ? "=" : "0";
}
