import { oneAnswer } from "#algorithms/shared/one-answer.ts";
import { between, seededRandom } from "#algorithms/shared/random.ts";
import { wholeNumber } from "#algorithms/shared/round-robin/answers.ts";
import { fadedTable } from "#algorithms/shared/round-robin/faded-table.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import type { Locale } from "../lesson.ts";
import { silentRecorder } from "../trace.ts";
import { en } from "./exercise-words.en.ts";
import type { Bracket } from "./problem.ts";
import { solve } from "./solve.ts";
import { steps } from "./steps.ts";
import { knockout, roundRobin, swiss } from "./systems.ts";

const exerciseWords: Readonly<Record<Locale, typeof en>> = { en };

/** The questions of the article. */
export const exercises: Tasks = { counts, opponent, meet, compare };

function bracket(n: number): Bracket {
  return solve({ n, names: [], chance: 0 }, silentRecorder(steps));
}

/** Rounds, matches and byes of a knockout. */
function counts(seed: number, locale: Locale): Task {
  const n = seed === 0 ? 23 : between(seededRandom(seed), 5, 120);
  const { rounds, matches, byes } = knockout(n);
  const { noNumbers, counts: words } = exerciseWords[locale];
  return {
    prompt: words.prompt(n),
    fields: words.fields,
    solution: [rounds, matches, byes].map(String),
    grade([typedRounds = "", typedMatches = "", typedByes = ""]): Verdict {
      const typed = [whole(typedRounds), whole(typedMatches), whole(typedByes)];
      if (typed.includes(undefined)) return no(noNumbers);
      if (typed[0] !== rounds) return no(words.wrongRounds(typed[0] as number));
      if (typed[1] !== matches) return no(words.wrongMatches);
      if (typed[2] !== byes) return no(words.wrongByes(2 ** rounds));
      return yes(words.right(n, rounds, 2 ** rounds));
    },
  };
}

/** Who meets whom in round 1, or nobody. */
function opponent(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 27 : between(random, 9, 64);
  const s = seed === 0 ? 11 : between(random, 1, n);
  const { size, draw } = bracket(n);
  const at = Array.from(draw).indexOf(s, size);
  const other = draw[at ^ 1];
  const right = other > n ? 0 : other;
  const words = exerciseWords[locale].opponent;
  return oneAnswer(words.prompt(n, s), words.fields, right, (typed) => {
    const value = wholeNumber(typed, 0, size);
    if (value === undefined) return no(words.range(n));
    if (value !== right) return no(words.wrong(n));
    return yes((right === 0 ? words.rightBye : words.right)(size, s, other));
  });
}

/** In which round two seeds can first meet. */
function meet(seed: number, locale: Locale): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 16 : 2 ** between(random, 3, 6);
  const a = seed === 0 ? 4 : between(random, 1, n - 1);
  const b = seed === 0 ? 8 : between(random, a + 1, n);
  const { size, draw } = bracket(n);
  const place = (s: number) => Array.from(draw).indexOf(s, size);
  let round = 0;
  for (let [v, w] = [place(a), place(b)]; v !== w; v >>= 1, w >>= 1) round++;
  const words = exerciseWords[locale].meet;
  return oneAnswer(words.prompt(n, a, b), words.fields, round, (typed) => {
    const value = wholeNumber(typed, 1, Math.log2(n));
    if (value === undefined) return no(words.range(Math.log2(n)));
    return value === round ? yes(words.right(round)) : no(words.wrong);
  });
}

/** How many matches a round robin and a Swiss tournament of as few rounds as a knockout take. */
function compare(seed: number, locale: Locale): Task {
  const n = seed === 0 ? 40 : between(seededRandom(seed), 6, 200);
  const all = roundRobin(n);
  const some = swiss(n);
  const { noNumbers, compare: words } = exerciseWords[locale];
  return {
    prompt: words.prompt(n),
    fields: words.fields,
    solution: [all.rounds, all.matches, some.matches].map(String),
    grade([rounds = "", matches = "", swissMatches = ""]): Verdict {
      const typed = [whole(rounds), whole(matches), whole(swissMatches)];
      if (typed.includes(undefined)) return no(noNumbers);
      if (typed[0] !== all.rounds) return no(n % 2 === 1 ? words.wrongRoundsOdd(n) : words.wrongRounds);
      if (typed[1] !== all.matches) return no(words.wrongMatches);
      if (typed[2] !== some.matches) return no(words.wrongSwiss(n, some.rounds));
      return yes(words.right(n, all.matches, some.rounds, some.matches));
    },
  };
}

/** A knockout of n players, round by round: who is in, matches, byes. */
export function faded(n: number, locale: Locale): FadedTable {
  const { rounds, byes } = knockout(n);
  const words = exerciseWords[locale].table;
  const rows = Array.from({ length: rounds }, (_, k) => {
    const players = k === 0 ? n : 2 ** (rounds - k);
    const idle = k === 0 ? byes : 0;
    return [players, (players - idle) / 2, idle].map(String);
  });
  return fadedTable(
    { columns: words.columns, rows },
    (text, r, column) => (text.trim() === rows[r]?.[column] ? "" : words.reasons[column]),
    (r, reason) => words.inRound(r + 1, reason),
  );
}

function whole(text: string): number | undefined {
  return wholeNumber(text, 0, 999_999);
}
