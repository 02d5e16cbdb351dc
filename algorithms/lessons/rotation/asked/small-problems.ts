import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { toldRounds } from "#algorithms/kit/rounds/told-rounds.ts";
import { sign } from "../figure/place.ts";
import { type Problem, ROUND_RULES, type Schedule } from "../problem.ts";
import { sceneWords } from "../words/en/figure.ts";

/** Mistakes that no field up to this size shows are taken to show nowhere. */
const MOST_PLAYERS = 10;

/** Fields of players without names, the smallest first; of each the single round robin comes before the double ones. */
export function* smallProblems(): Generator<Problem> {
  for (let n = 2; n <= MOST_PLAYERS; n++) for (const round of ROUND_RULES) yield { n, names: [], round };
}

/** The rounds in a line, and then the new number of each player, with a dash for none: "B–A (A=2 B=1)". */
export function told(schedule: Schedule): string {
  const { n, number } = schedule;
  const letter = (player: number): string => sign({ n, names: [], round: "single" }, player, sceneWords);
  const rounds = toldRounds(scheduleOf(schedule).rounds).replace(/\d+/g, (player) => letter(Number(player)));
  const numbers = Array.from({ length: n }, (_, k) => `${letter(k + 1)}=${number[k + 1] || "–"}`);
  return `${rounds} (${numbers.join(" ")})`;
}
