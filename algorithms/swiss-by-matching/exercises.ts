import { seededRandom } from "#algorithms/shared/random.ts";
import { no, type Task, type Tasks, type Verdict, yes } from "../exercise.ts";
import type { Game } from "../shared/swiss/tournament.ts";
import { silentRecorder } from "../trace.ts";
import { formatGame, type PairedRound, type Problem, tournamentOf, withCourse } from "./problem.ts";
import { inOrder, roundOf } from "./round.ts";
import { solve } from "./solve.ts";
import { steps } from "./steps.ts";

/** The questions of the article. */
export const exercises: Tasks = { opponent, out, candidate, next };

/** Players of equal points, without a game yet, who may meet only as these pairs say. */
interface Small {
  readonly n: number;
  readonly pairs: readonly (readonly [number, number])[];
}

/** Players 7 and 8 know only 2 and 6. */
const FIRST: Small = {
  n: 8,
  pairs: [
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 7],
    [2, 8],
    [3, 4],
    [3, 5],
    [4, 5],
    [5, 6],
    [6, 7],
    [6, 8],
  ],
};

/** Players 5, 6 and 7 know only 8. */
const SHORT: Small = {
  n: 8,
  pairs: [
    [1, 2],
    [1, 3],
    [2, 4],
    [3, 4],
    [3, 8],
    [5, 8],
    [6, 8],
    [7, 8],
  ],
};

function problemOf({ n, pairs }: Small): Problem {
  const may = new Set(pairs.map(([u, v]) => `${u} ${v}`));
  const not: [number, number][] = [];
  for (let u = 1; u <= n; u++) for (let v = u + 1; v <= n; v++) if (!may.has(`${u} ${v}`)) not.push([u, v]);
  return tournamentOf(
    Array.from({ length: n }, () => []),
    [],
    not,
  );
}

function solved(small: Small): PairedRound {
  return solve(problemOf(small), silentRecorder(steps)).rounds[0];
}

function drawn(seed: number, share: number): Small {
  const random = seededRandom(seed);
  const pairs: [number, number][] = [];
  for (let u = 1; u <= 8; u++) for (let v = u + 1; v <= 8; v++) if (random() < share) pairs.push([u, v]);
  return { n: 8, pairs };
}

/** Seeds are tried until a graph has what the question needs; neighboring ones begin far from each other. */
const MOST_TRIES = 10_000;

function firstFrom<T>(seed: number, make: (seed: number) => T | undefined): T {
  const first = Math.imul(seed, 7919) >>> 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = make((first + tries) >>> 0);
    if (found !== undefined) return found;
  }
  throw new Error(`no exercise was found for the seed ${seed}`);
}

function listOf({ pairs }: Small): string {
  return pairs.map(([u, v]) => `${u}\u2060–\u2060${v}`).join(", ");
}

function partnerOf({ pairs }: PairedRound, player: number): number {
  const pair = pairs.find(({ white, black }) => white === player || black === player);
  return pair === undefined ? 0 : pair.white + pair.black - player;
}

/** The first opponent in the order of player 1, and the one that the method finds. */
function opponent(seed: number): Task {
  const { small, result } = firstFrom(seed, (next) => {
    const small = seed === 0 ? FIRST : drawn(next, 0.4);
    const result = solved(small);
    const isFirst = small.pairs[0]?.[1] === partnerOf(result, 1);
    return result.unpaired.length > 0 || isFirst ? undefined : { small, result };
  });
  const right = partnerOf(result, 1);
  return {
    prompt: `Players 1 to 8 have equal points and no colours due. These may meet: ${listOf(small)}. Whom does player 1 meet by the method?`,
    fields: ["Opponent"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const player = Number(typed.trim());
      if (!/^\s*\d+\s*$/.test(typed) || player < 2 || player > 8) return no("Type a number from 2 to 8.");
      if (!small.pairs.some(([u, v]) => u === 1 && v === player)) return no(`1 and ${player} may not meet.`);
      if (player === right)
        return yes(
          "All others can be paired, and nobody who stands higher in the order of 1 leaves them that.",
        );
      if (player > right)
        return no(
          `The others could be paired or not; but somebody before ${player} in the order can be had.`,
        );
      return no(`With 1–${player} the other six cannot all be paired.`);
    },
  };
}

/** Who stays out where two must. */
function out(seed: number): Task {
  const { small, result } = firstFrom(seed, (next) => {
    const small = seed === 0 ? SHORT : drawn(next, 0.28);
    const result = solved(small);
    const isLast = result.unpaired.includes(8) && result.unpaired.includes(7);
    return result.unpaired.length !== 2 || isLast ? undefined : { small, result };
  });
  const right = [...result.unpaired].sort((u, v) => u - v);
  return {
    prompt: `Players 1 to 8, the best first. These may meet: ${listOf(small)}. Only three pairs are possible. Which two players stay out?`,
    fields: ["Players"],
    keyboard: "text",
    solution: [right.join(" ")],
    grade([typed = ""]): Verdict {
      const chosen = [...new Set((typed.match(/\d+/g) ?? []).map(Number))].sort((u, v) => u - v);
      if (chosen.length !== 2 || chosen.some((v) => v < 1 || v > 8))
        return no("Type two numbers, such as 4 7.");
      if (chosen.join() === right.join())
        return yes(`The other six make three pairs, and nobody below ${right[1]} could have been spared.`);
      const rest = solved({
        n: 8,
        pairs: small.pairs.filter((pair) => !pair.some((v) => chosen.includes(v))),
      });
      return rest.pairs.length < 3
        ? no("Without these two, fewer than three pairs are left.")
        : no("Three pairs are left; but players who stand lower could stay out instead.");
    },
  };
}

/** Whether a pair leaves a complete pairing of the others. */
function candidate(seed: number): Task {
  const { small, pair, can } = firstFrom(seed, (next) => {
    const small = seed === 0 ? FIRST : drawn(next, 0.4);
    if (solved(small).unpaired.length > 0) return undefined;
    const pair = seed === 0 ? ([5, 6] as const) : small.pairs[next % small.pairs.length];
    if (pair === undefined) return undefined;
    return { small, pair, can: canRest(small, pair) };
  });
  const [u, v] = pair;
  return {
    prompt: `Players 1 to 8. These may meet: ${listOf(small)}. May the method accept the pair ${u}\u2060–\u2060${v}? Type yes or no.`,
    fields: ["Answer"],
    keyboard: "text",
    solution: [can ? "yes" : "no"],
    grade([typed = ""]): Verdict {
      const said = typed.trim().toLowerCase();
      if (!/^(yes|y|no|n)$/.test(said)) return no("Type yes or no.");
      const isRight = said.startsWith("y") === can;
      const reason = can
        ? `The others can be paired: ${restPairs(small, pair)}.`
        : `Without ${u} and ${v} the other six cannot make three pairs.`;
      return { right: isRight, reason };
    },
  };
}

/** Six players after two rounds by lot: whom the best one meets. */
function next(seed: number): Task {
  const { tournament, right } = firstFrom(seed, (lot) => {
    const start = tournamentOf(Array.from({ length: 6 }, () => []));
    const course = { rounds: 2, rule: "lot", seed: lot % 1_000_000, written: [] } as const;
    const { rounds } = solve(withCourse(start, course), silentRecorder(steps));
    const tournament = replayed(rounds);
    const round = roundOf(tournament);
    const [paired] = solve(tournament, silentRecorder(steps)).rounds;
    const right = paired === undefined ? 0 : partnerOf(paired, round.player(1).id);
    // The nearest opponent is not to be had.
    const [first] = inOrder(round, 1, [2, 3, 4, 5, 6]);
    return right === 0 || round.player(first).id === right ? undefined : { tournament, right };
  });
  const { player, mayMeet } = roundOf(tournament);
  const leader = player(1).id;
  const table = tournament.players.map(
    ({ games }, i) => `Player ${i + 1}: ${games.map(formatGame).join(", ")}`,
  );
  return {
    prompt: `5w1 means: against 5, with White, won. Two rounds have been played. ${table.join("; ")}. Whom does the best player, ${leader}, meet in round 3 by the method?`,
    fields: ["Opponent"],
    solution: [String(right)],
    grade([typed = ""]): Verdict {
      const id = Number(typed.trim());
      const place = [2, 3, 4, 5, 6].find((v) => player(v).id === id);
      if (!/^\s*\d+\s*$/.test(typed) || place === undefined)
        return no(`Type a number from 1 to 6, but not ${leader}.`);
      if (id === right)
        return yes(
          `The other four can be paired, and nobody before ${right} in the order of ${leader} can be had.`,
        );
      if (player(1).met.has(id)) return no(`${leader} and ${id} have met.`);
      if (!mayMeet(1, place)) return no(`${leader} and ${id} must have the same colour.`);
      const order = inOrder(roundOf(tournament), 1, [2, 3, 4, 5, 6]);
      const isLater = order.indexOf(place) > order.findIndex((v) => player(v).id === right);
      return no(
        isLater
          ? `Somebody before ${id} in the order of ${leader} can be had.`
          : `With ${leader}\u2060–\u2060${id} the other four cannot make two pairs.`,
      );
    },
  };
}

function replayed(rounds: readonly PairedRound[]): Problem {
  const games: Game[][] = Array.from({ length: 6 }, () => []);
  for (const { pairs, results } of rounds) {
    for (const [i, { white, black }] of pairs.entries()) {
      const result = results[i] ?? "=";
      games[white - 1]?.push({ opponent: black, color: "white", result });
      games[black - 1]?.push({
        opponent: white,
        color: "black",
        result: result === "=" ? "=" : result === "1" ? "0" : "1",
      });
    }
  }
  return tournamentOf(games);
}

function without(small: Small, [u, v]: readonly [number, number]): Small {
  return { n: small.n, pairs: small.pairs.filter((pair) => !pair.includes(u) && !pair.includes(v)) };
}

function canRest(small: Small, pair: readonly [number, number]): boolean {
  return solved(without(small, pair)).pairs.length === small.n / 2 - 1;
}

function restPairs(small: Small, pair: readonly [number, number]): string {
  const { pairs } = solved(without(small, pair));
  return pairs
    .map(({ white, black }) => `${Math.min(white, black)}\u2060–\u2060${Math.max(white, black)}`)
    .join(", ");
}
