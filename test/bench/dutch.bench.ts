/*
 * The Dutch system, from the tournament in memory to the pairs of the next round; processor time. BBP=PATH has the program
 * bbpPairings pair the same rounds; its time is that of a process, with start and reading.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { pairDutchRound } from "#algorithms/engines/swiss/dutch/pair-dutch-round.ts";
import { DutchReasons } from "#algorithms/engines/swiss/dutch/reasons.ts";
import type { Wish } from "#algorithms/engines/swiss/dutch/wish.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import { planOf } from "#algorithms/engines/swiss/simulate/plan.ts";
import { simulate } from "#algorithms/engines/swiss/simulate/simulate.ts";
import type { Game, Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";
import { type Bench, figure, median, type Row, row, timeOf } from "./measure.ts";

const { BBP } = process.env;
/** The players of a tournament of ten rounds, of which three are played. */
const SIZES: readonly number[] = [128, 257, 512, 1024, 2048];
/** A day's work for the other program. */
const MOST_FOR_OTHER = 1024;

export const bench: Bench = async () => {
  const times = SIZES.map(timesAt);
  const at = (n: number): number => times[SIZES.indexOf(n)].dutch;
  const large = playedTimes(2048, 24);
  const near = playedTimes(100, 87);
  const rows: Row[] = [
    row("512 players", "ms", at(512), 250),
    row("257, with a bye ÷ 128", "×", at(257) / at(128), 3),
    row("512 ÷ 257", "×", at(512) / at(257), 3),
    row("1,024 ÷ 512", "×", at(1024) / at(512), 3),
    row("2,048 ÷ 1,024", "×", at(2048) / at(1024), 3),
    row("2,048 players, all of 24 rounds", "ms", sum(large), 20_000),
    row("  the slowest of them", "ms", Math.max(...large), 1000),
    row("100 players, a round of 87: mean", "ms", sum(near) / near.length, 60),
    row("  the slowest of them", "ms", Math.max(...near), undefined),
    row(
      "400 players, many exchanges and odd sets",
      "ms",
      timeOf(() => pairDutchRound(adversary(400))),
      2000,
    ),
    ...reasonRows(),
  ];
  return { table: tableOf(times), rows };
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

interface Times {
  readonly n: number;
  readonly dutch: number;
  /** One matching of the whole field, by the products of points. */
  readonly matching: number;
  readonly other: number | undefined;
}

function timesAt(n: number): Times {
  const tournament = simulate(planOf({ players: n, rounds: 10, played: 3, seed: 1 }));
  const runs = (pair: () => unknown): number => Math.min(...Array.from({ length: 7 }, () => timeOf(pair)));
  return {
    n,
    dutch: runs(() => pairDutchRound(tournament)),
    matching: runs(() => pairRound(tournament, "group")),
    other: BBP && n <= MOST_FOR_OTHER ? timeOfOther(BBP, tournament) : undefined,
  };
}

function tableOf(times: readonly Times[]): string {
  const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(12)).join("");
  const told = (ms: number | undefined): string => (ms === undefined ? "" : figure(ms));
  return [
    "Round 4 of 10, ms",
    line(["players", "dutch", "matching", ...(BBP ? ["bbp"] : [])]),
    ...times.map(({ n, dutch, matching, other }) => line([`${n}`, told(dutch), told(matching), told(other)])),
  ].join("\n");
}

/** What each round of a tournament takes. */
function playedTimes(players: number, rounds: number): number[] {
  const times: number[] = [];
  const timed = (tournament: Tournament): Pairing => {
    const before = process.cpuUsage();
    const pairing = pairDutchRound(tournament);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return pairing;
  };
  simulate(planOf({ players, rounds, seed: 1 }), timed);
  return times;
}

/** The processor time of the other program: its shell tells it. */
function timeOfOther(program: string, tournament: Tournament): number {
  const folder = mkdtempSync(join(tmpdir(), "kibitz-bench-"));
  try {
    const file = join(folder, "round.trf");
    writeFileSync(file, writeTrf(tournament));
    const script = 'TIMEFORMAT="%U %S"; time "$0" --dutch "$1" -p "$2" >/dev/null 2>&1';
    const { stderr } = spawnSync("bash", ["-c", script, program, file, join(folder, "pairs")], {
      encoding: "utf8",
    });
    return 1000 * sum(stderr.trim().split(" ").map(Number));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Equals who all floated down in the last round but two, above four who may not meet: four of them must float, those two are
 * among them, and the halves must exchange players.
 */
function adversary(n: number): Tournament {
  const { players, ...rest } = simulate(planOf({ players: n, rounds: 9, played: 0, seed: 1 }));
  const drawn = [n / 4, (3 * n) / 4] as const;
  const gameOf = (id: number): Game => {
    const opponent = drawn[0] === id ? drawn[1] : drawn[1] === id ? drawn[0] : 0;
    const color = opponent === 0 ? undefined : id < opponent ? "white" : "black";
    if (color) return { opponent, color, result: "=" };
    return { opponent, color, result: id > n - 4 ? "Z" : "H" };
  };
  const last = [n - 3, n - 2, n - 1, n];
  return {
    ...rest,
    players: players.map((player, i) => {
      const game = gameOf(i + 1);
      return { ...player, games: [game], points: game.result === "Z" ? 0 : 5 };
    }),
    forbidden: [{ first: 2, last: 9, players: last }],
  };
}

/** What a question takes why a round of 150 players is paired so. */
function reasonRows(): Row[] {
  const field = fieldOf(simulate(planOf({ players: 150, rounds: 9, played: 6, seed: 1 })));
  const reasons = new DutchReasons(field);
  const places = field.candidates.map((_, place) => place);
  const wishes: Wish[] = reasons.pairing.pairs.map((pair) => ({ kind: "apart", pair }));
  for (const u of places)
    for (let v = u + 1 + (u % 7); v < places.length; v += 23) wishes.push({ kind: "together", pair: [u, v] });
  const times = wishes.map((wish) => timeOf(() => reasons.ask(wish)));
  return [
    row("150 players, why a pair: median", "ms", median(times), 50),
    row("  the slowest of all pairs and some others", "ms", Math.max(...times), 50),
  ];
}
