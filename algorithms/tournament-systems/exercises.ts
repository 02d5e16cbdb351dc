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
import { asks, steps } from "./steps.ts";
import { type Cost, halvings, knockout, roundRobin } from "./systems.ts";
import { roundsBooked } from "./wrong.ts";

const exerciseWords: Readonly<Record<Locale, typeof en>> = { en };

/** The questions of the article. */
export const exercises: Tasks = { counts, opponent, meet, compare, second, broken };

/** A wrong program is tried on so many players at most. */
const MOST_TRIED = 512;

function bracket(n: number): Bracket {
  return solve({ n, names: [], chance: 0 }, silentRecorder(steps, asks));
}

/** How many players a knockout has, from its rounds and byes; and the matches of its first round. */
function counts(seed: number, locale: Locale): Task {
  const n = seed === 0 ? 23 : between(seededRandom(seed), 9, 120);
  const { rounds, byes } = knockout(n);
  const first = (n - byes) / 2;
  const { noNumbers, counts: words } = exerciseWords[locale];
  return {
    prompt: words.prompt(rounds, byes),
    fields: words.fields,
    solution: [n, first].map(String),
    hints: words.hints(rounds, byes),
    grade([typedPlayers = "", typedMatches = ""]): Verdict {
      const [players, matches] = [whole(typedPlayers), whole(typedMatches)];
      if (players === undefined || matches === undefined) return no(noNumbers);
      if (players !== n) return no(words.wrongPlayers(players, rounds, knockout(Math.max(players, 2))));
      if (matches !== first) return no(words.wrongMatches(n, byes));
      return yes(words.right(n, rounds, byes, first));
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
  const task = oneAnswer(words.prompt(n, s), words.fields, right, (typed) => {
    const value = wholeNumber(typed, 0, size);
    if (value === undefined) return no(words.range(n));
    if (value !== right) return no(words.wrong(n));
    return yes((right === 0 ? words.rightBye : words.right)(size, s, other));
  });
  return { ...task, hints: words.hints(n, s) };
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
  const task = oneAnswer(words.prompt(n, a, b), words.fields, round, (typed) => {
    const value = wholeNumber(typed, 1, Math.log2(n));
    if (value === undefined) return no(words.range(Math.log2(n)));
    return value === round ? yes(words.right(round)) : no(words.wrong);
  });
  return { ...task, hints: words.hints(n, a, b) };
}

/** The largest round robin and the largest knockout that fit into so many rounds. */
function compare(seed: number, locale: Locale): Task {
  const rounds = seed === 0 ? 6 : between(seededRandom(seed), 4, 12);
  const largest = (system: (n: number) => Cost): number => {
    let n = 2;
    while (system(n + 1).rounds <= rounds) n++;
    return n;
  };
  const [robin, tree] = [largest(roundRobin), largest(knockout)];
  const { noNumbers, compare: words } = exerciseWords[locale];
  return {
    prompt: words.prompt(rounds),
    fields: words.fields,
    solution: [robin, tree].map(String),
    hints: words.hints(rounds),
    grade([typedRobin = "", typedTree = ""]): Verdict {
      const [all, cup] = [whole(typedRobin), whole(typedTree)];
      if (all === undefined || cup === undefined) return no(noNumbers);
      if (all !== robin) return no(words.wrongRobin(all, roundRobin(Math.max(all, 2)).rounds, rounds));
      if (cup !== tree) return no(words.wrongTree);
      return yes(words.right(rounds, robin, tree));
    },
  };
}

/** How many more matches find the second best, after a knockout of a power of two. */
function second(seed: number, locale: Locale): Task {
  const k = seed === 0 ? 5 : between(seededRandom(seed), 3, 9);
  const words = exerciseWords[locale].second;
  const task = oneAnswer(words.prompt(2 ** k), words.fields, k - 1, (typed) => {
    const value = whole(typed);
    if (value === undefined) return no(words.noNumber);
    if (value === k) return no(words.oneTooMany(k));
    return value === k - 1 ? yes(words.right(k)) : no(words.wrong);
  });
  return { ...task, hints: words.hints(2 ** k) };
}

/** A field for which the rounded logarithm books too few rounds. */
function broken(_seed: number, locale: Locale): Task {
  const words = exerciseWords[locale].broken;
  const task = oneAnswer(words.prompt, words.fields, 5, (typed) => {
    const n = wholeNumber(typed, 2, MOST_TRIED);
    if (n === undefined) return no(words.range(MOST_TRIED));
    const [booked, needed] = [roundsBooked(n), halvings(n)];
    return booked === needed ? no(words.survives(n, needed)) : yes(words.right(n, booked, needed));
  });
  return { ...task, hints: words.hints };
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
