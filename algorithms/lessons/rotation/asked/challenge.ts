/** A wheel with eight seats. When all move on together, the pairs of round 1 come back in round 5. */

import type { Challenge } from "#algorithms/core/lesson/challenge.ts";
import type { GraphEdge, GraphNode } from "#algorithms/core/lesson/scene.ts";
import { round } from "#algorithms/kit/rounds/rounding.ts";
import { challengeWords } from "../words/en/asked.ts";

/** The wheel in a round. Players and seats count from 0; seat k faces seat 7 − k. */
export interface Wheel {
  /** Who sits on each seat, round by round. */
  readonly rounds: readonly (readonly number[])[];
}

const SEATS = 8;
const BEST = SEATS - 1;
/** The hub: nobody stays, and all move on. */
const HUB = "hub";
const NOBODY = -1;

const everybody = Array.from({ length: SEATS }, (_, player) => player);
const markOf = (player: number): string => (player === NOBODY ? HUB : `p${player + 1}`);
const seatsOf = ({ rounds }: Wheel): readonly number[] => rounds.at(-1) ?? everybody;

/** The players who face each other, the lower seat first. */
export function facing(seats: readonly number[]): [number, number][] {
  return seats.slice(0, SEATS / 2).map((player, seat) => [player, seats[SEATS - 1 - seat]]);
}

/** Everybody but `held` moves on by one seat, over the seat of the one who stays. */
export function turned(seats: readonly number[], held: number): number[] {
  const moving = seats.filter((player) => player !== held);
  const next = [moving.at(-1) ?? held, ...moving.slice(0, -1)];
  return seats.map((player) => (player === held ? held : (next.shift() ?? held)));
}

const isSame = ([a, b]: readonly number[], [c, d]: readonly number[]): boolean =>
  (a === c && b === d) || (a === d && b === c);

/** The first pair that would meet again if `held` stayed, with the round in which it has met, from 1. */
function meetAgain(
  wheel: Wheel,
  held: number,
): { readonly pair: [number, number]; readonly round: number } | undefined {
  for (const pair of facing(turned(seatsOf(wheel), held))) {
    const before = wheel.rounds.findIndex((seats) => facing(seats).some((other) => isSame(pair, other)));
    if (before >= 0) return { pair, round: before + 1 };
  }
  return undefined;
}

/** Whom the rule lets stay. */
function mayStay(wheel: Wheel): number[] {
  if (wheel.rounds.length === BEST) return [];
  return [...everybody, NOBODY].filter((held) => !meetAgain(wheel, held));
}

/** From the upper left down, and up again on the right: seats that face each other are level. */
function placeOf(seat: number): readonly [number, number] {
  const angle = (2 * Math.PI * (seat + 0.5)) / SEATS;
  return [round(180 - 128 * Math.sin(angle)), round(160 - 118 * Math.cos(angle))];
}

/** As many rounds as possible in which nobody meets twice. */
export const challenge: Challenge<Wheel> = {
  start: { rounds: [everybody] },
  best: BEST,
  plate(wheel) {
    const words = challengeWords;
    const seats = seatsOf(wheel);
    const nodes = seats.map((player, seat): GraphNode => {
      const [x, y] = placeOf(seat);
      return {
        id: markOf(player),
        ...{ x, y, radius: 22, role: "idle" },
        text: words.letter(player),
        label: words.player(player),
      };
    });
    const hub: GraphNode = {
      id: HUB,
      x: 180,
      y: 160,
      radius: 13,
      role: "idle",
      text: "",
      label: words.hub,
      ghost: true,
    };
    const edges = facing(seats).map(([u, v], seat): GraphEdge => {
      const [[ax, y], [bx]] = [placeOf(seat), placeOf(SEATS - 1 - seat)];
      const inward = Math.sign(bx - ax) * 30;
      return {
        id: `${Math.min(u, v)}.${Math.max(u, v)}`,
        from: [ax + inward, y],
        to: [bx - inward, y],
        role: "done",
      };
    });
    return {
      kind: "graph",
      ...{ width: 360, height: 320, notes: [] },
      label: words.picture(facing(seats)),
      guides: [{ id: "ring", kind: "ring", path: "M52 160a128 118 0 1 1 256 0a128 118 0 1 1 -256 0" }],
      edges,
      nodes: [...nodes.toSorted((one, other) => one.id.localeCompare(other.id)), hub],
    };
  },
  touchable: (wheel) => mayStay(wheel).map(markOf),
  touch(wheel, mark) {
    const words = challengeWords;
    const held = [...everybody, NOBODY].find((player) => markOf(player) === mark);
    if (held === undefined || wheel.rounds.length === BEST) return { refused: words.state(wheel) };
    const again = meetAgain(wheel, held);
    if (again) return { refused: words.again(held, again.pair, again.round) };
    return { rounds: [...wheel.rounds, turned(seatsOf(wheel), held)] };
  },
  isHalf: () => false,
  isDone: (wheel) => mayStay(wheel).length === 0,
  score: (wheel) => (mayStay(wheel).length === 0 ? wheel.rounds.length : undefined),
  words: challengeWords,
};
