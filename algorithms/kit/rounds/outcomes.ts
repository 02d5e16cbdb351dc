import type { Outcome, Outcomes } from "#algorithms/core/lesson/outcome.ts";
import { between, seededRandom } from "#algorithms/core/text/random.ts";
import { type Game, opponentIn, roundOf } from "#algorithms/engines/schedules/schedule.ts";
import { outcomeWords } from "./outcome-words.en.ts";

type Rounds = readonly (readonly Game[])[];

/** How a lesson makes its schedules. */
export interface Scheduled<P, R> {
  /** The problem of n numbered players. */
  problem(n: number): P;
  /** The games of each round of a result. A game of 0 is none. */
  rounds(result: R): Rounds;
  /** How the page calls a player of n; by the number unless told. */
  name?(n: number, player: number): string;
  /** From how many players to how many questions are asked. */
  readonly sizes: readonly [least: number, most: number];
}

/** Four questions about a schedule: whom, when, which games, which colours. */
export function scheduleOutcomes<P, R>({
  problem,
  rounds,
  name = (_n, player) => String(player),
  sizes,
}: Scheduled<P, R>): Record<"whom" | "when" | "round" | "colors", Outcomes<P, R>[string]> {
  type Drawn = {
    readonly n: number;
    readonly round: number;
    readonly player: number;
    readonly other: number;
  };
  /** A question about a round and two players that the seed draws. */
  const asked =
    (
      prompt: (words: typeof outcomeWords, drawn: Drawn) => string,
      answer: (made: Rounds, drawn: Drawn, words: typeof outcomeWords) => string,
    ) =>
    (seed: number): Outcome<P, R> => {
      const random = seededRandom(seed);
      const n = between(random, ...sizes);
      const round = between(random, 1, n % 2 === 0 ? n - 1 : n);
      const player = between(random, 1, n);
      const other = 1 + ((player - 1 + between(random, 1, n - 1)) % n);
      const drawn = { n, round, player, other };
      const words = outcomeWords;
      return {
        problem: problem(n),
        prompt: prompt(words, drawn),
        answer: (result) => answer(rounds(result), drawn, words),
      };
    };
  return {
    whom: asked(
      ({ whom }, { n, player, round }) => whom.prompt(n, name(n, player), round),
      (made, { n, player, round }, { whom }) => {
        const other = opponentIn(made, round, player);
        return other === 0 ? whom.nobody : name(n, other);
      },
    ),
    when: asked(
      ({ when }, { n, player, other }) => when.prompt(n, name(n, player), name(n, other)),
      (made, { player, other }, { when }) => String(roundOf(made, player, other) || when.never),
    ),
    round: asked(
      (words, { n, round }) => words.round.prompt(n, round),
      (made, { n, round }) => toldGames(made[round - 1] ?? [], (player) => name(n, player)),
    ),
    colors: asked(
      ({ colors }, { n, player }) => colors.prompt(n, name(n, player)),
      (made, { player }) => made.map((games) => colorIn(games, player)).join(" "),
    ),
  };
}

/** The games of a round without colors, in the order of their lower numbers; a dash where there are none. */
function toldGames(games: readonly Game[], name: (player: number) => string): string {
  const pairs = games.flatMap(([a, b]) => (a === 0 ? [] : [[Math.min(a, b), Math.max(a, b)] as const]));
  const told = pairs.sort(([a], [b]) => a - b).map(([a, b]) => `${name(a)}–${name(b)}`);
  return told.join(", ") || "–";
}

function colorIn(games: readonly Game[], player: number): string {
  const game = games.find((each) => each.includes(player));
  return game === undefined ? "–" : game[0] === player ? "W" : "B";
}
