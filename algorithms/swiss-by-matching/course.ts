/** How a tournament is played on, and who must not meet: the lines before the players. */

import { seededRandom } from "#algorithms/shared/random.ts";
import { InputError } from "../lesson.ts";

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
  let [rounds, rule, seed]: [number?, ResultRule?, number?] = [];
  const written: WrittenResult[] = [];
  const forbidden: number[][] = [];
  for (const { text, line } of lines) {
    const words = Array.from(text.matchAll(/\S+/g), (match) => ({ text: match[0], column: match.index + 1 }));
    const keyword = words[0]?.text.toLowerCase();
    const refuse = (expected: string, at: number): never => {
      const word = words[at];
      const found = word ? `found “${word.text.slice(0, 24)}”` : "found the end of the line";
      throw new InputError(
        `Expected ${expected}, ${found}.`,
        line,
        word?.column ?? text.trimEnd().length + 1,
      );
    };
    const numberAt = (at: number, most: number, what: string, least = 1): number => {
      const word = words[at]?.text ?? "";
      const isNumber = /^\d{1,6}$/.test(word) && Number(word) >= least && Number(word) <= most;
      return isNumber ? Number(word) : refuse(`${what} from ${least} to ${most}`, at);
    };
    const endAt = (at: number): void => {
      if (words.length > at) refuse("the end of the line", at);
    };
    if (keyword === "forbid" || keyword === "result") {
      const count = keyword === "forbid" ? Math.max(2, words.length - 1) : 2;
      const group = Array.from({ length: count }, (_, i) => numberAt(i + 1, players, "a player"));
      const again = group.findIndex((player, i) => group.indexOf(player) < i);
      if (again >= 0) refuse("another player", again + 1);
      if (keyword === "forbid") forbidden.push(group);
      else {
        const result = words[3]?.text.replace("½", "=") as Score;
        if (!["1", "=", "0"].includes(result))
          refuse(`the result of player ${group[0]}, which is 1, = or 0`, 3);
        endAt(4);
        if (written.some((one) => one.players.every((player) => group.includes(player))))
          refuse("a pair whose result is not written yet", 1);
        written.push({ players: group as [number, number], result });
      }
    } else if (keyword === "rounds") {
      if (rounds !== undefined) refuse("the number of rounds once", 0);
      rounds = numberAt(1, MOST_COURSE_ROUNDS, "a number of rounds");
      endAt(2);
    } else {
      if (rule !== undefined) refuse("the rule of the results once", 0);
      rule = words[1]?.text.toLowerCase() as ResultRule;
      if (!["better", "draws", "lot"].includes(rule)) refuse("“better”, “draws” or “lot” with a number", 1);
      if (rule === "lot") seed = numberAt(2, LARGEST_SEED, "the number of a lot", 0);
      endAt(rule === "lot" ? 3 : 2);
    }
  }
  const isPlayed = rounds !== undefined || rule !== undefined || written.length > 0;
  return {
    forbidden,
    course: isPlayed ? { rounds: rounds ?? 1, rule: rule ?? "better", seed: seed ?? 0, written } : undefined,
  };
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
