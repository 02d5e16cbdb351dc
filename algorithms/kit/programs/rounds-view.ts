/** Rounds of games as they come: players on a circle, the games of this round, those of earlier ones as hairlines. */

import type { AnswerView, Seen, Value } from "#algorithms/core/judge/answer-view.ts";
import type { Role, Table } from "#algorithms/core/lesson/scene.ts";
import { drawn } from "#algorithms/engines/matching/drawn-graph.ts";
import { graphPlate } from "../graphs/graph-plate.ts";
import { circlePlaces } from "../rounds/players-picture.ts";
import { roundsViewWords } from "./rounds-view.en.ts";
import type { Pair } from "./whole-numbers.ts";

type Rounds = readonly (readonly Pair[])[];

/** The table shows so many rounds. */
const MOST_ROWS = 9;

/** What programs call all rounds, and the round on which they work. */
const WHOLE = ["rounds", "schedule", "days", "result"] as const;
const CURRENT = "games";

export interface RoundsViewOptions<P> {
  /** How many players a problem has. */
  players(problem: P): number;
  /** How often everyone may meet everyone; once unless told. */
  meetings?(problem: P): number;
  /** The variables that hold all rounds, if they are others than usual. */
  readonly names?: readonly string[];
}

/** The view of answers that are rounds of games. */
export function roundsView<P>({
  players,
  meetings = () => 1,
  names = WHOLE,
}: RoundsViewOptions<P>): AnswerView<P, Rounds> {
  return {
    parts: (_problem, rounds) => rounds.map((games) => games.flat()),
    drawn: [...names, CURRENT],
    call: "game",
    tell: (part, number) => roundsViewWords.round(number, pairsOf(part).map(gameText)),
    scene(problem, seen) {
      const n = players(problem);
      const words = roundsViewWords;
      const rounds = roundsIn(seen, names);
      const now = rounds.at(-1) ?? [];
      const met = countMeetings(rounds);
      const inSight = new Set(now.map(keyOf));
      const twice = [...met].filter(([, times]) => times > meetings(problem)).map(([key]) => key);
      const playing = new Set(now.flat());
      const edges = [...met.keys()].flatMap((key) => {
        const [a, b] = key.split(" ").map(Number) as [number, number];
        return a !== b && a >= 1 && b <= n ? [{ u: a - 1, v: b - 1, weight: 1 }] : [];
      });
      const roleOf = (key: string): Role =>
        twice.includes(key) ? "rejected" : inSight.has(key) ? "done" : "idle";
      return {
        plate: graphPlate(drawn({ n, edges }, circlePlaces(n, 1)), {
          head: rounds.length === 0 ? "" : words.head(rounds.length),
          label: words.label(n, rounds.length, now.map(gameText)),
          hulls: [],
          node: (v) => ({
            role: playing.has(v + 1) ? "done" : "idle",
            text: String(v + 1),
            label: words.player(v + 1),
          }),
          edge: (u, v) => ({ role: roleOf(keyOf([u + 1, v + 1])) }),
        }),
        tables: [table(rounds)],
        key: [
          { sign: "done", text: words.key.now },
          { sign: "idle", text: words.key.before },
          ...(twice.length > 0 ? [{ sign: "rejected" as const, text: words.key.twice }] : []),
        ],
      };
    },
  };
}

/** The rounds so far: of the answer once it is there, before that of the program's variables. */
function roundsIn({ parts, called, variable }: Seen, names: readonly string[]): Rounds {
  if (parts.length > 0) return parts.map(pairsOf);
  const whole = names.map((name) => asRounds(variable(name))).find(Boolean) ?? [];
  const games = asPairs(variable(CURRENT));
  if (whole.length === 0 && games === undefined) return inRounds(called);
  const isIn = games && games.length > 0 && JSON.stringify(whole.at(-1)) !== JSON.stringify(games);
  return isIn ? [...whole, games] : whole;
}

/** Games that were told one by one: who plays again plays in the next round. */
function inRounds(called: readonly (readonly number[])[]): Rounds {
  const rounds: Pair[][] = [];
  for (const [a = 0, b = 0] of called) {
    const now = rounds.at(-1);
    if (!now || now.flat().some((player) => player === a || player === b)) rounds.push([[a, b]]);
    else now.push([a, b]);
  }
  return rounds;
}

function asRounds(value: Value): Rounds | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const rounds = value.map(asPairs);
  return rounds.every((round) => round !== undefined) ? rounds : undefined;
}

function asPairs(value: Value): Pair[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const pairs = value.flatMap((pair: Value): Pair[] => {
    const [a, b] = Array.isArray(pair) ? (pair as readonly Value[]) : [];
    return typeof a === "number" && typeof b === "number" ? [[a, b]] : [];
  });
  return pairs.length === value.length ? pairs : undefined;
}

function pairsOf(part: readonly number[]): Pair[] {
  return Array.from({ length: Math.floor(part.length / 2) }, (_, k): Pair => [part[2 * k], part[2 * k + 1]]);
}

function countMeetings(rounds: Rounds): Map<string, number> {
  const met = new Map<string, number>();
  for (const pair of rounds.flat()) met.set(keyOf(pair), (met.get(keyOf(pair)) ?? 0) + 1);
  return met;
}

function keyOf([a, b]: readonly [number, number]): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`;
}

function gameText([a, b]: Pair): string {
  return `${a}–${b}`;
}

function table(rounds: Rounds): Table {
  const words = roundsViewWords;
  const first = Math.max(0, rounds.length - MOST_ROWS);
  const columns = Math.max(1, ...rounds.map(({ length }) => length));
  return {
    id: "rounds",
    title: words.table.title,
    note: words.table.note(rounds.length),
    corner: words.table.corner,
    columns: Array.from({ length: columns }, (_, k) => String(k + 1)),
    ...(first > 0 ? { foot: words.table.foot(first + 1, rounds.length) } : {}),
    rows: rounds.slice(first).map((games, k) => ({
      id: `r${first + k}`,
      head: String(first + k + 1),
      now: first + k === rounds.length - 1,
      cells: Array.from({ length: columns }, (_, game) => {
        const pair = games[game];
        return pair ? { text: gameText(pair) } : { text: "", state: "void" as const };
      }),
    })),
  };
}
