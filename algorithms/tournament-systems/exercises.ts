import { between, seededRandom } from "#algorithms/shared/random.ts";
import { type FadedTable, no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import { silentRecorder } from "../trace.ts";
import type { Bracket } from "./problem.ts";
import { solve } from "./solve.ts";
import { steps } from "./steps.ts";
import { knockout, roundRobin, swiss } from "./systems.ts";

/** The questions of the article. */
export const exercises: Tasks = { counts, opponent, meet, compare };

function bracket(n: number): Bracket {
  return solve({ n, names: [], chance: 0 }, silentRecorder(steps));
}

/** Rounds, matches and byes of a knockout. */
function counts(seed: number): Task {
  const n = seed === 0 ? 23 : between(seededRandom(seed), 5, 120);
  const { rounds, matches, byes } = knockout(n);
  return {
    prompt: `A knockout of ${n} players. How many rounds, matches and byes has it?`,
    fields: ["Rounds", "Matches", "Byes"],
    solution: [rounds, matches, byes].map(String),
    grade([typedRounds = "", typedMatches = "", typedByes = ""]): Verdict {
      const typed = [whole(typedRounds), whole(typedMatches), whole(typedByes)];
      if (typed.includes(undefined)) return no("All three are whole numbers.");
      if (typed[0] !== rounds)
        return no(
          `${typed[0]} rounds are right for a tree of ${2 ** Math.min(typed[0] as number, 20)} places at most.`,
        );
      if (typed[1] !== matches)
        return no("The rounds are right. How many players lose a match, and how often?");
      if (typed[2] !== byes) return no(`The byes fill the tree up to ${2 ** rounds} places.`);
      return yes(
        `2^${rounds} = ${2 ** rounds} is the first power of two from ${n} on; ${2 ** rounds} − ${n} = ${byes}; all but one lose once.`,
      );
    },
  };
}

/** Who meets whom in round 1, or nobody. */
function opponent(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 27 : between(random, 9, 64);
  const s = seed === 0 ? 11 : between(random, 1, n);
  const { size, draw } = bracket(n);
  const at = Array.from(draw).indexOf(s, size);
  const other = draw[at ^ 1];
  const right = other > n ? 0 : other;
  return {
    prompt: `${n} players, drawn by seeds. Whom does seed ${s} meet in round 1? Write 0 for a bye.`,
    fields: ["Seed"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const value = whole(typed);
      if (value === undefined || value > size)
        return no(`A seed is a number from 1 to ${n}, and 0 is a bye.`);
      if (value === right)
        return yes(
          `${size} places: ${size + 1} − ${s} = ${other}${right === 0 ? `, and there is no seed ${other}` : ""}.`,
        );
      return no(`How many places has the tree of ${n} players? The two seeds of a match add up to one more.`);
    },
  };
}

/** In which round two seeds can first meet. */
function meet(seed: number): Task {
  const random = seededRandom(seed);
  const n = seed === 0 ? 16 : 2 ** between(random, 3, 6);
  const a = seed === 0 ? 4 : between(random, 1, n - 1);
  const b = seed === 0 ? 8 : between(random, a + 1, n);
  const { size, draw } = bracket(n);
  const place = (s: number) => Array.from(draw).indexOf(s, size);
  let round = 0;
  for (let [v, w] = [place(a), place(b)]; v !== w; v >>= 1, w >>= 1) round++;
  return {
    prompt: `${n} players, drawn by seeds. In which round can seeds ${a} and ${b} meet, if both win until then?`,
    fields: ["Round"],
    solution: [String(round)],
    grade([typed = ""]): Verdict {
      const value = whole(typed);
      if (value === undefined || value < 1 || 2 ** value > n)
        return no(`A round is a number from 1 to ${Math.log2(n)}.`);
      if (value === round)
        return yes(
          `In round ${round} their parts of the tree, ${2 ** (round - 1)} places each, come together.`,
        );
      return no(
        "Draw backwards: replace each seed by the best seed of its part, round by round, until both parts are one.",
      );
    },
  };
}

/** How many matches a round robin and a Swiss tournament of as few rounds as a knockout take. */
function compare(seed: number): Task {
  const n = seed === 0 ? 40 : between(seededRandom(seed), 6, 200);
  const all = roundRobin(n);
  const some = swiss(n);
  return {
    prompt: `${n} players. How many rounds and matches has a round robin, and how many matches a Swiss tournament with as many rounds as a knockout?`,
    fields: ["Rounds", "Matches", "Swiss matches"],
    solution: [all.rounds, all.matches, some.matches].map(String),
    grade([rounds = "", matches = "", swissMatches = ""]): Verdict {
      const typed = [whole(rounds), whole(matches), whole(swissMatches)];
      if (typed.includes(undefined)) return no("All three are whole numbers.");
      if (typed[0] !== all.rounds)
        return no(
          n % 2 === 1
            ? `${n} is odd: somebody sits out in every round.`
            : "Everyone has one opponent fewer than there are players.",
        );
      if (typed[1] !== all.matches) return no("Every pair once: how many pairs are there?");
      if (typed[2] !== some.matches)
        return no(`${some.rounds} rounds. How many matches fit into a round of ${n} players?`);
      return yes(
        `${n} · ${n - 1} / 2 = ${all.matches}, and ${some.rounds} · ${Math.floor(n / 2)} = ${some.matches}.`,
      );
    },
  };
}

/** A knockout of n players, round by round: who is in, matches, byes. */
export function faded(n: number): FadedTable {
  const { rounds, byes } = knockout(n);
  const rows = Array.from({ length: rounds }, (_, k) => {
    const players = k === 0 ? n : 2 ** (rounds - k);
    const idle = k === 0 ? byes : 0;
    return [players, (players - idle) / 2, idle].map(String);
  });
  return {
    columns: ["players in", "matches", "byes"],
    rows,
    grade(typed) {
      const reasons: string[] = [];
      const cells = typed.map((row, r) =>
        row.map((text, column) => {
          if (text.trim() === "") return undefined;
          const right = text.trim() === rows[r]?.[column];
          if (!right) reasons.push(`Round ${r + 1}: ${REASONS[column]}`);
          return right;
        }),
      );
      return { cells, reason: reasons[0] ?? "" };
    },
  };
}

const REASONS = [
  "in are the winners of the round before, and those who had a bye there.",
  "two players make a match; those with a bye play none.",
  "after round 1 the field is a power of two.",
];

function whole(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}
