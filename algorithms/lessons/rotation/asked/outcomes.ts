import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { scheduleOf } from "#algorithms/engines/schedules/schedule.ts";
import { scheduleOutcomes } from "#algorithms/kit/rounds/outcomes.ts";
import { sign } from "../figure/place.ts";
import type { Problem, Schedule } from "../problem.ts";
import { outcomeWords } from "../words/en/asked.ts";
import { sceneWords } from "../words/en/figure.ts";

const single = (n: number): Problem => ({ n, names: [], round: "single" });
const letter = (n: number, player: number): string => sign(single(n), player, sceneWords);

/** What comes out of the rotation: the schedule, the new numbers, and the second cycle. */
export const outcomes: Outcomes<Problem, Schedule> = {
  ...scheduleOutcomes<Problem, Schedule>({
    problem: single,
    rounds: (result) => scheduleOf(result).rounds,
    name: letter,
    sizes: [4, 9],
  }),
  number,
  cycle,
};

/** The number of a player in the Berger table. */
function number(seed: number): Outcome<Problem, Schedule> {
  const random = seededRandom(seed);
  const n = between(random, 5, 10);
  const player = between(random, 1, n);
  return {
    problem: single(n),
    prompt: outcomeWords.number(n, letter(n, n), letter(n, player)),
    answer: (result) => (result.number[player] ? String(result.number[player]) : undefined),
  };
}

/** The games of a round of a double tournament, near the place where its cycles meet or in the second one. */
function cycle(seed: number): Outcome<Problem, Schedule> {
  const random = seededRandom(seed);
  const n = between(random, 4, 7);
  const once = n % 2 === 0 ? n - 1 : n;
  const isSwapped = between(random, 0, 1) === 1;
  const round = between(random, once - 1, 2 * once);
  return {
    problem: { n, names: [], round: isSwapped ? "swapped" : "double" },
    prompt: outcomeWords.cycle(n, round, isSwapped),
    answer(result) {
      const games = scheduleOf(result).rounds[round - 1]?.filter(([white]) => white > 0) ?? [];
      const told = games.toSorted(([a], [b]) => a - b).map((game) => game.map((p) => letter(n, p)).join("–"));
      return told.length > 0 ? told.join(", ") : undefined;
    },
  };
}
