import type { Evidence, Lesson } from "#algorithms/core/lesson/lesson.ts";
import { silentRecorder } from "#algorithms/core/run/trace.ts";
import { type Color, isPlayed, playedRounds, scoreOf } from "#algorithms/engines/swiss/tournament.ts";
import { resultOf, type Score } from "./course.ts";
import { stateOf } from "./figure/state.ts";
import { entryOf, gameAt, playedAt, playedOn, roundAt } from "./played.ts";
import type { PairedRound, Problem, Result } from "./problem.ts";
import { type Round, roundOf } from "./round.ts";
import { solve } from "./solve.ts";
import { asks, type CellName, type Frame, type Steps, steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** The certificate, tested on the result alone. */
export const claims: Lesson<Problem, Result, Steps, CellName>["claims"] = [
  { id: "placed", test: placedOnce },
  { id: "legal", test: isLegal },
  { id: "most", test: hasMost },
  { id: "points", test: pointsAddUp },
];

interface Replayed extends PairedRound, Round {
  /** The place of a player in the field; undefined: not there. */
  placeOf(id: number): number | undefined;
}

/** What White scores, in half points. */
const HALVES: Readonly<Record<Score, number>> = { "0": 0, "=": 1, "1": 2 };

/** The tournament with the results of so many rounds. */
function after(problem: Problem, rounds: readonly PairedRound[]): Problem {
  const size = problem.players.length;
  const card = new Int32Array(size * rounds.length);
  for (const [r, { pairs, results, bye, unpaired }] of rounds.entries()) {
    const enter = (id: number, entry: number): void => {
      card[r * size + id - 1] = entry;
    };
    for (const [i, { white, black }] of pairs.entries()) {
      const halves = HALVES[results[i]];
      enter(white, entryOf(black, true, halves));
      enter(black, entryOf(white, false, 2 - halves));
    }
    for (const id of unpaired) enter(id, entryOf(0, false, 0));
    if (bye > 0) enter(bye, entryOf(0, false, 2));
  }
  return playedOn(problem, card, rounds.length);
}

/** Each round of a result with the field that it was paired from, made again from the results before it. */
function replay(problem: Problem, { rounds }: Result): Replayed[] {
  return rounds.map((paired, k) => {
    const round = roundOf(k === 0 ? problem : after(problem, rounds.slice(0, k)));
    const places = new Map(Array.from({ length: round.n }, (_, i) => [round.player(i + 1).id, i + 1]));
    return { ...paired, ...round, placeOf: (id) => places.get(id) };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function placedOnce(problem: Problem, result: Result): Evidence {
  const words = lessonWords.evidence;
  const rounds = replay(problem, result);
  const toldOf = ({ pairs, bye, unpaired }: PairedRound): number[] => [
    ...pairs.flatMap(({ white, black }) => [white, black]),
    ...unpaired,
    ...(bye > 0 ? [bye] : []),
  ];
  const holds = rounds.every((round) => {
    const told = toldOf(round);
    return told.length === round.n && new Set(told).size === round.n && told.every(round.placeOf);
  });
  const paired = 2 * sum(rounds.map(({ pairs }) => pairs.length));
  const rest = sum(rounds.map((round) => toldOf(round).length)) - paired;
  return { holds, evidence: words.placed(paired, rest, sum(rounds.map(({ n }) => n))) };
}

/** Whether a row of colors has one three times running, or at some time three times more than the other. */
function isOneSided(colors: readonly Color[]): boolean {
  let [difference, running] = [0, 0];
  return colors.some((color, i) => {
    difference += color === "white" ? 1 : -1;
    running = color === colors[i - 1] ? running + 1 : 1;
    return running === 3 || Math.abs(difference) === 3;
  });
}

/**
 * Nobody meets anybody whom they have met or must not meet, or has a second bye, or a color three times running or three
 * times more than the other. Whose colors were one-sided before is not counted.
 */
function isLegal(problem: Problem, result: Result): Evidence {
  const words = lessonWords.evidence;
  const played = problem.players.map(({ games }) => games.filter(isPlayed));
  const met = played.map((games) => new Set(games.map(({ opponent }) => opponent)));
  const before = played.map((games) => games.map(({ color }) => color as Color));
  const colors = before.map((own) => [...own]);
  let [pairs, byes, wrong] = [0, 0, 0];
  for (const round of replay(problem, result)) {
    for (const { white, black } of round.pairs) {
      pairs++;
      const [u, v] = [round.placeOf(white), round.placeOf(black)];
      if (u === undefined || v === undefined || !round.mayMeet(u, v) || met[white - 1]?.has(black)) wrong++;
      met[white - 1]?.add(black);
      met[black - 1]?.add(white);
      colors[white - 1]?.push("white");
      colors[black - 1]?.push("black");
    }
    if (round.bye === 0) continue;
    byes++;
    const place = round.placeOf(round.bye);
    if (round.n % 2 === 0 || place === undefined || !round.player(place).mayHaveBye) wrong++;
  }
  wrong += colors.filter((own, i) => isOneSided(own) && !isOneSided(before[i] ?? [])).length;
  return { holds: wrong === 0, evidence: words.forbidden(pairs, byes, wrong) };
}

/** Without some players so many odd islands remain that no pairing leaves fewer out (Tutte and Berge). */
function hasMost(problem: Problem, result: Result): Evidence {
  const words = lessonWords.evidence;
  const rounds = replay(problem, result).map((round) => {
    const seen = new Set(round.without.map((id) => round.placeOf(id) ?? 0));
    return { out: round.n - 2 * round.pairs.length, away: seen.size, odd: oddIslands(round, seen) };
  });
  const all = (what: "out" | "odd" | "away"): number => sum(rounds.map((round) => round[what]));
  return {
    holds: rounds.every(({ out, odd, away }) => out === odd - away),
    evidence: words.most(all("out"), all("odd"), all("away")),
  };
}

/** How many odd islands there are outside of `seen`, which is used up. */
function oddIslands({ n, mayMeet }: Round, seen: Set<number>): number {
  let odd = 0;
  for (let start = 1; start <= n; start++) {
    if (seen.has(start)) continue;
    seen.add(start);
    const island = [start];
    for (const u of island) {
      for (let v = 1; v <= n; v++) {
        if (seen.has(v) || !mayMeet(u, v)) continue;
        seen.add(v);
        island.push(v);
      }
    }
    odd += island.length % 2;
  }
  return odd;
}

/** Every game ended as the problem says, all rounds were played that could be, and the points are those of the games. */
function pointsAddUp(problem: Problem, { rounds, points }: Result): Evidence {
  const words = lessonWords.evidence;
  const { course, scoring } = problem;
  if (course === undefined) return { holds: points.length === 0, evidence: words.noneEntered };
  const played = rounds.filter(({ pairs }) => pairs.length > 0);
  const isWhole = played.length === course.rounds || rounds.at(-1)?.pairs.length === 0;
  const isAsTold = played.every(({ pairs, results }) =>
    pairs.every(({ white, black }, i) => results[i] === resultOf(course, white, black)),
  );
  const end = after(problem, played);
  const last = playedRounds(end);
  const pointsOf = ({ players }: Problem): number[] =>
    players.map((player) => scoreOf(player, last, scoring));
  const [all, before] = [sum(points) / 10, sum(pointsOf(problem)) / 10];
  const games = sum(played.map(({ results }) => results.length));
  const byes = played.filter(({ bye }) => bye > 0).length;
  const isEach = pointsOf(end).join() === points.join();
  return {
    holds: isWhole && isAsTold && isEach && all === before + games + byes,
    evidence: words.points(all, before, games, byes),
  };
}

/** What holds at every position, read from the cells. */
export const invariants: Lesson<Problem, Result, Steps, CellName>["invariants"] = [
  { id: "legal", test: allAllowed },
  { id: "promise", test: asManyAsPromised },
  { id: "best", test: bestFirst },
  { id: "sum", test: sumOfPoints },
];

/** While a question is open the kept matching may lack a pair. */
const OPEN: readonly Frame["step"][] = ["", "start", "pick", "search", "leave", "ask", "flip", "fail"];

const promises = new WeakMap<Problem, readonly number[]>();

/** How many pairs each round has. */
function promised(problem: Problem): readonly number[] {
  const known = promises.get(problem);
  if (known !== undefined) return known;
  const counts = solve(problem, silentRecorder(steps, asks)).rounds.map(({ pairs }) => pairs.length);
  promises.set(problem, counts);
  return counts;
}

function allAllowed(problem: Problem, frame: Frame): Evidence {
  const { made, kept, round } = stateOf(problem, frame);
  const all = [...made, ...kept];
  const wrong = all.filter(([u, v]) => !round.mayMeet(u, v)).length;
  return { holds: wrong === 0, evidence: lessonWords.evidence.pairs(all.length, wrong) };
}

function asManyAsPromised(problem: Problem, frame: Frame): Evidence {
  if (OPEN.includes(frame.step)) return { holds: true, evidence: "" };
  const { made, kept, act, played } = stateOf(problem, frame);
  if (act === "standings") return { holds: true, evidence: "" };
  // A wrong run may go on for longer.
  const count = promised(problem)[played] ?? 0;
  const holds = made.length + kept.length === count;
  return { holds, evidence: `${made.length} + ${kept.length} ${holds ? "=" : "≠"} ${count}` };
}

function bestFirst(problem: Problem, frame: Frame): Evidence {
  const state = stateOf(problem, frame);
  if (state.chooser === 0) return { holds: true, evidence: "" };
  const before = state.places.filter((v) => v < state.chooser);
  const waiting = before.filter((v) => state.isIn(v)).length;
  return { holds: waiting === 0, evidence: lessonWords.evidence.best(before.length, waiting) };
}

/** One point for each game and each bye: those in the cells, and those in the standings. */
function sumOfPoints(problem: Problem, frame: Frame): Evidence {
  if (problem.course === undefined) return { holds: true, evidence: "" };
  const size = problem.players.length;
  const played = playedAt(frame);
  const card = Array.from(frame.cells.card).slice(0, played * size);
  const entered = card.filter((entry) => ["U", "1"].includes(gameAt(entry)?.result ?? "")).length;
  const draws = card.filter((entry) => gameAt(entry)?.result === "=").length;
  const { tournament } = roundAt(problem, frame).field;
  const total = (of: Pick<Problem, "players">): number =>
    of.players.reduce((sum, player) => sum + scoreOf(player, player.games.length, problem.scoring), 0) / 10;
  const given = total(tournament) - total(problem);
  return {
    holds: given === entered + draws / 2,
    evidence: lessonWords.evidence.given(given, played),
  };
}
