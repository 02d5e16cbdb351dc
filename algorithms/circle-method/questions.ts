import type { Locale, Question, Questions } from "../lesson.ts";
import { playerName } from "../shared/round-robin/player-name.ts";
import { seat } from "../shared/round-robin/seat.ts";
import { type Place, placeOf } from "./place.ts";
import type { Problem } from "./problem.ts";
import { MOST_DISCS } from "./scene.ts";
import type { CellName, Frame, StepCall, Steps } from "./steps.ts";

/** Questions before a step. Their answers come from the call that the algorithm is about to make. */
export const predict: Questions<Problem, Steps, CellName> = {
  turn(before, next, problem, locale) {
    const { m, odd } = placeOf(problem, before);
    return ask(locale, odd ? "topOdd" : "topEven", problem, next, circle(m), [next.a]);
  },
  left(before, next, problem, locale) {
    const { i, m } = placeOf(problem, before);
    const answer = seat(i - next.a, m);
    return ask(
      locale,
      "left",
      problem,
      { ...next, b: seat(i + next.a, m) },
      unpaired(placeOf(problem, before)),
      [answer],
    );
  },
  game(before, next, problem, locale) {
    const { j } = placeOf(problem, before);
    const rightIsWhite = problem.colors === "printed" || j % 2 === 1;
    return ask(locale, "white", problem, next, [next.a, next.b], [rightIsWhite ? next.a : next.b], j);
  },
  guest(_before: Frame, next, problem, locale) {
    const topIsWhite = problem.colors === "printed" || next.a % 2 === 1;
    return ask(locale, "guest", problem, next, [next.a, next.b], [topIsWhite ? next.a : next.b]);
  },
};

function circle(m: number): number[] {
  return Array.from({ length: m }, (_, k) => k + 1);
}

/** The players on the circle who have no game in this round yet, the right-hand one of this row left out. */
function unpaired({ i, j, m, rows }: Place): number[] {
  const players: number[] = [seat(i - j, m)];
  for (let row = j + 1; row <= rows; row++) players.push(seat(i + row, m), seat(i - row, m));
  return players;
}

type Kind = "topOdd" | "topEven" | "left" | "white" | "guest";

type Texts = Readonly<
  Record<
    Kind,
    (
      problem: Problem,
      next: StepCall,
      j: number,
    ) => { readonly prompt: string; readonly hint: string; readonly why: string }
  >
>;

const en: Texts = {
  topOdd: (_problem, { a }) => ({
    prompt: `Who sits out round ${a}? Choose the player.`,
    hint: "The one who comes to the top sits out. Follow the arrow by one seat.",
    why: `The circle turns by one seat, so ${a} follows ${a - 1 || "nobody"} to the top.`,
  }),
  topEven: ({ n }, { a }) => ({
    prompt: `Whom does player ${n}, in the middle, meet in round ${a}?`,
    hint: "The middle plays whoever comes to the top. Follow the arrow by one seat.",
    why: `The circle turns by one seat, so ${a} comes to the top and meets the middle.`,
  }),
  left: (problem, { a, b }) => ({
    prompt: `Whom does ${playerName(problem.names, b)} meet? Choose the player.`,
    hint: `Look for the seat at the same height: ${a} ${a === 1 ? "place" : "places"} to the left of the top.`,
    why: "Level seats are the same number of places away from the top, to the right and to the left.",
  }),
  white: (problem, { a, b }, j) => ({
    prompt: `Who has White, ${playerName(problem.names, a)} or ${playerName(problem.names, b)}?`,
    hint:
      problem.colors === "printed"
        ? "Here the seat that is named first has White: the one on the right."
        : "Odd rows give White to the right, even rows to the left. Which row is it?",
    why:
      problem.colors === "printed"
        ? "The right-hand seat is named first."
        : `Row ${j} is ${j % 2 === 1 ? "odd: White on the right" : "even: White on the left"}.`,
  }),
  guest: (problem, { a, b }) => ({
    prompt: `Who has White, ${playerName(problem.names, a)} at the top or ${playerName(problem.names, b)} in the middle?`,
    hint: "The middle begins with Black and then alternates.",
    why:
      problem.colors === "printed"
        ? "The last player is written second, always."
        : `Round ${a} is ${a % 2 === 1 ? "odd: the middle has Black" : "even: the middle has White"}.`,
  }),
};

const texts: Readonly<Record<Locale, Texts>> = { en };

function ask(
  locale: Locale,
  kind: Kind,
  problem: Problem,
  next: StepCall,
  choices: readonly number[],
  answers: readonly number[],
  j = 0,
): Question | undefined {
  const id = (player: number) => `p${player}`;
  // Above this the picture leaves seats out, and a question must not ask for what cannot be pointed at.
  if (problem.n > MOST_DISCS) return undefined;
  return { ...texts[locale][kind](problem, next, j), choices: choices.map(id), answers: answers.map(id) };
}
