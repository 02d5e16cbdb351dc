import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { bergerTable } from "#algorithms/engines/schedules/berger-table.ts";
import type { Game } from "#algorithms/engines/schedules/schedule.ts";
import { seat } from "#algorithms/engines/schedules/seat.ts";
import { fewest, isBalanced, totalsOf } from "./color-rules.ts";
import { colorAt, isWritten, meeting, placeOf, signed } from "./figure/state.ts";
import { type Coloring, type Problem, pairsOf } from "./problem.ts";
import type { CellName, Frame, Steps } from "./steps.ts";
import { evidence } from "./words/en/figure.ts";

/** The certificate: statements on the finished coloring, tested without looking at how it was made. */
export const claims: Lesson<Problem, Coloring, Steps, CellName>["claims"] = [
  { id: "legal", test: oneWhiteAGame },
  { id: "share", test: share },
  { id: "breaks", test: breaks },
  { id: "minimum", test: minimum },
  { id: "berger", test: berger },
];

function oneWhiteAGame(problem: Problem, { color, rounds }: Coloring): Evidence {
  const { n } = problem;
  const { right, left, perRound } = pairsOf(n);
  let whites = 0;
  let holds = color.length === n * rounds;
  for (let game = 0; game < right.length; game++) {
    const round = Math.floor(game / perRound);
    const a = color[(right[game] - 1) * rounds + round];
    const b = color[(left[game] - 1) * rounds + round];
    if (a * b !== -1) holds = false;
    whites += a === 1 || b === 1 ? 1 : 0;
  }
  const places = Array.from(color).filter((value) => value !== 0).length;
  return {
    holds: holds && places === 2 * right.length,
    evidence: evidence.games(right.length, whites),
  };
}

/** W − B of each player. */
function differences({ n, rounds, color }: Coloring): number[] {
  return Array.from({ length: n }, (_, p) => {
    let sum = 0;
    for (let r = 0; r < rounds; r++) sum += color[p * rounds + r];
    return sum;
  });
}

/** By a rule: what the rule promises. The reader's own colors promise nothing, and their range is told. */
function share({ n, colors }: Problem, coloring: Coloring): Evidence {
  const sums = differences(coloring);
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  const words = evidence;
  if (colors === "own") {
    return {
      holds: sums.every((sum) => Math.abs(sum) <= n - 1),
      evidence: words.range(signed(least), signed(most), n % 2 === 1),
    };
  }
  const largest = Math.max(most, -least);
  const promised = totalsOf(n, colors).share;
  return { holds: largest === promised, evidence: words.share(largest) };
}

/** Breaks counted afresh from the colors. */
export function countBreaks({ n, rounds, color }: Pick<Coloring, "n" | "rounds" | "color">): number[] {
  return Array.from({ length: n }, (_, p) => {
    let [before, count] = [0, 0];
    for (let r = 0; r < rounds; r++) {
      const now = color[p * rounds + r];
      if (now === 0) continue;
      if (now === before) count++;
      before = now;
    }
    return count;
  });
}

function breaks({ n, colors }: Problem, coloring: Coloring): Evidence {
  const counts = countBreaks(coloring);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const words = evidence;
  const wrong = counts.findIndex((count, p) => count !== coloring.breaks[p]);
  if (wrong >= 0)
    return {
      holds: false,
      evidence: words.miscounted(wrong + 1, coloring.breaks[wrong], counts[wrong] as number),
    };
  const counted = all === coloring.total;
  if (colors === "own") {
    const above = all - fewest(n).breaks;
    return { holds: counted, evidence: above === 0 ? words.fewest(all) : words.above(all, above) };
  }
  const { breaks: promised, formula } = totalsOf(n, colors);
  const holds = counted && all === promised;
  return { holds, evidence: words.breaks(coloring.total, words.formulas[formula], holds) };
}

/** De Werra's bound, seen in the colors themselves: of an even field at most two players are without a break. */
function minimum({ n }: Problem, coloring: Coloring): Evidence {
  const without = countBreaks(coloring).filter((count) => count === 0).length;
  const { breaks: least, formula } = fewest(n);
  const holds = coloring.total >= least && (n % 2 === 1 || without <= 2);
  if (n % 2 === 1) return { holds, evidence: `${coloring.total} ${holds ? "≥" : "<"} 0` };
  const words = evidence;
  return { holds, evidence: words.bound(coloring.total, words.formulas[formula], least, without) };
}

/**
 * Player p becomes 1 − p/2 modulo the seats, and the rounds are read backwards. Whatever the colors, the pairs are then
 * Berger's, round by round; with balanced colors every game is Berger's.
 */
function berger({ n, colors }: Problem, { color, rounds: m }: Coloring): Evidence {
  const numbers = Array.from({ length: n }, (_, k) => (k === m ? n : seat(1 - (k + 1) * ((m + 1) / 2), m)));
  let [games, pairs, same] = [0, 0, 0];
  for (const [r, round] of bergerRounds(n).entries()) {
    for (const [white, black] of round) {
      games++;
      if (isOfficial(n, color, numbers, [white, black], r + 1)) same++;
      else if (isOfficial(n, color, numbers, [black, white], r + 1)) pairs++;
    }
  }
  const holds = pairs + same === games && (!isBalanced(colors) || same === games);
  return { holds, evidence: evidence.berger(games, pairs + same, same) };
}

/** What holds at every position, read from the cells alone. */
export const invariants: Lesson<Problem, Coloring, Steps, CellName>["invariants"] = [
  { id: "opposite", test: opposite },
  { id: "counted", test: counted },
  { id: "strings", test: differentStrings },
  { id: "written", test: toldIsWritten },
];

/** In the row of this player, up to this round: an opponent whose row is written has the other color. */
function opposite(problem: Problem, frame: Frame): Evidence {
  const place = placeOf(problem, frame);
  let [seen, right] = [0, 0];
  for (let r = 1; r <= place.r; r++) {
    const { opponent } = meeting(place.n, place.p, r);
    if (opponent === 0 || !isWritten(place, opponent, r)) continue;
    seen++;
    if (colorAt(frame, place, opponent, r) === -colorAt(frame, place, place.p, r)) right++;
  }
  return {
    holds: seen === right,
    evidence: place.p === 0 ? "" : evidence.opposite(place.p, seen, right),
  };
}

function counted(problem: Problem, frame: Frame): Evidence {
  const place = placeOf(problem, frame);
  const color = frame.cells.color;
  // Of a row that is not written no break is counted; that of this player may go on.
  const fresh = countBreaks({ n: place.n, rounds: place.rounds, color }).filter((_, p) =>
    place.isFinished(p + 1),
  );
  const told = Array.from(frame.cells.breaks).filter((_, p) => place.isFinished(p + 1));
  const holds = fresh.every((count, k) => count === told[k]);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  return { holds, evidence: place.finished === 0 ? "" : evidence.counted(sum(told), sum(fresh)) };
}

/** Even n: two equal rows could never meet. Odd n: their byes are in different rounds. */
function differentStrings(problem: Problem, frame: Frame): Evidence {
  const { n, finished, rounds, isFinished } = placeOf(problem, frame);
  const color = frame.cells.color;
  const strings = new Set<string>();
  for (let p = 0; p < n; p++) {
    if (!isFinished(p + 1)) continue;
    let text = "";
    for (let r = 0; r < rounds; r++) text += `${color[p * rounds + r]} `;
    strings.add(text);
  }
  return {
    holds: strings.size === finished,
    evidence: finished === 0 ? "" : evidence.different(finished, strings.size),
  };
}

/** A place is told as written when its color is in the cells, whoever chose it; and no other color stands there. */
function toldIsWritten(problem: Problem, frame: Frame): Evidence {
  const place = placeOf(problem, frame);
  let [told, written, astray] = [0, 0, 0];
  for (let p = 1; p <= place.n; p++) {
    for (let r = 1; r <= place.rounds; r++) {
      const isTold = isWritten(place, p, r) && meeting(place.n, p, r).opponent > 0;
      const isThere = colorAt(frame, place, p, r) !== 0;
      if (isTold) told++;
      if (isThere) written++;
      if (isTold !== isThere) astray++;
    }
  }
  return { holds: astray === 0, evidence: evidence.written(told, written) };
}

let latest: { readonly n: number; readonly rounds: readonly (readonly Game[])[] } | undefined;

/** The rounds of Berger's table for n players. The latest one is kept, as every frame asks for it. */
export function bergerRounds(n: number): readonly (readonly Game[])[] {
  if (latest?.n !== n) latest = { n, rounds: bergerTable(n).rounds };
  return latest.rounds;
}

/**
 * Whether a game of Berger's round r is in our table under the new numbers, with the same colors, when our rounds are read
 * backwards. `color` is the table of the first move, `number` the new number of player p at p − 1; 0 is "none yet".
 */
export function isOfficial(
  n: number,
  color: ArrayLike<number>,
  number: ArrayLike<number>,
  [white, black]: Game,
  r: number,
): boolean {
  const rounds = n % 2 === 1 ? n : n - 1;
  const place = (k: number): number => Array.prototype.indexOf.call(number, k) * rounds + rounds - r;
  const [a, b] = [place(white), place(black)];
  return a >= 0 && b >= 0 && color[a] === 1 && color[b] === -1;
}
