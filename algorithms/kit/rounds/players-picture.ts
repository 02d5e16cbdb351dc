import {
  type AnswerPicture,
  chips,
  type FieldTouch,
  numbersIn,
  pair,
  single,
} from "#algorithms/core/lesson/answer-picture.ts";
import type { Plate, Role, Tone } from "#algorithms/core/lesson/scene.ts";
import type { Point } from "#algorithms/engines/matching/generate.ts";
import { exercisePlates, inCircle, inRows, vertexMarks } from "../graphs/graph-picture.ts";

/** How a player of an exercise is shown. */
export interface PlayerLook {
  readonly role?: Role;
  readonly tone?: Tone;
  /** Filled: of whom the question speaks. */
  readonly solid?: boolean;
  readonly tag?: string;
}

/** Players, each at a place, and lines between opponents. Players count from 1. */
export interface PlayersLook {
  readonly head: string;
  readonly label: string;
  /** The place of player p is at index p − 1. */
  readonly places: readonly Point[];
  player(p: number): PlayerLook;
  /** How a player is called in a sentence. */
  name(p: number): string;
  readonly lines: readonly (readonly [a: number, b: number])[];
}

/** The plate of players, small enough for an exercise. */
export function playersPlate({ head, label, places, player, name, lines }: PlayersLook): Plate {
  const n = places.length;
  const isThere = ([a, b]: readonly [number, number]): boolean =>
    a !== b && Math.min(a, b) >= 1 && Math.max(a, b) <= n;
  const edges = new Map(
    lines.filter(isThere).map(([a, b]) => {
      const [u, v] = [Math.min(a, b) - 1, Math.max(a, b) - 1];
      return [u * n + v, { u, v, weight: 1 }] as const;
    }),
  );
  return exercisePlates(
    { n, edges: [...edges.values()] },
    places,
  )({
    head,
    label,
    node: (v) => ({ role: "idle", text: String(v + 1), label: name(v + 1), ...player(v + 1) }),
    edge: () => ({ role: "done" }),
  });
}

/** Circles stand a little wider than they are high: level seats stay level. */
const WIDE = 1.35;

/** The places of n players on the circle with player `top` at the top; of an even n the last one sits in the middle. */
export function circlePlaces(n: number, top: number): Point[] {
  const m = n % 2 === 0 ? n - 1 : n;
  const seats = inCircle(m, WIDE);
  return Array.from({ length: n }, (_, i) => (i < m ? seats[(i + 1 - top + m) % m] : { x: 0, y: 0 }));
}

/** The places of n players, of an even number, in two rows that face each other, after so many rotations with 1 at rest. */
export function rotatedPlaces(n: number, turns: number): Point[] {
  const facing = facingPlaces(n);
  return Array.from({ length: n }, (_, i) => facing[i === 0 ? 0 : 1 + ((i - 1 + turns) % (n - 1))]);
}

/** Two rows that face each other: the first above from the left, the others back below it. */
export function facingPlaces(n: number): Point[] {
  const half = Math.ceil(n / 2);
  const rows = inRows([half, half]);
  return Array.from({ length: n }, (_, i) => rows[i < half ? i : 3 * half - 1 - i]);
}

/** Players of halves: each row has at most eight, the first half above the second. */
export function halvedPlaces(n: number): Point[] {
  const width = Math.min(8, n / 2);
  return inRows(Array.from({ length: n / width }, () => width));
}

/** A number of players that is touched on buttons, and drawn when it is. */
export function fieldSizes(least: number, most: number): FieldTouch {
  return chips(Array.from({ length: most - least + 1 }, (_, k) => String(least + k)));
}

/** Players who may be touched as one answer. */
export function onePlayer(players: readonly number[]): FieldTouch {
  const all = vertexMarks(Math.max(...players), 1);
  return { ...single, marks: new Map([...all].filter(([, value]) => players.includes(Number(value)))) };
}

/** Games of two players who are touched one after the other. */
export function oneGame(n: number): FieldTouch {
  return { ...pair, marks: vertexMarks(n, 1) };
}

/** The game in a cell, if two players are typed; up to nine players, "25" is 2 and 5. */
export function gameIn(text: string, n: number): readonly [number, number] | undefined {
  const [a, b] = n < 10 ? (text.match(/\d/g) ?? []).map(Number) : numbersIn(text);
  return a === undefined || b === undefined ? undefined : [a, b];
}

/** The games in some cells. */
export function gamesIn(cells: readonly string[], n: number): (readonly [number, number])[] {
  return cells.flatMap((text) => {
    const game = gameIn(text, n);
    return game ? [game] : [];
  });
}

/** The player of a game that is only begun in one of these cells: "3–". */
export function halfIn(cells: readonly string[], n: number): number | undefined {
  return numbersIn(cells.find((text) => text.trim() !== "" && gameIn(text, n) === undefined) ?? "")[0];
}

/** The first number in a field, if it is one from `least` to `most`. */
export function typedNumber(text: string | undefined, least: number, most: number): number | undefined {
  const [number] = numbersIn(text ?? "");
  return number !== undefined && number >= least && number <= most ? number : undefined;
}

/** A picture with one field, in which a player is touched. */
export function playerPicture(
  players: readonly number[],
  look: (chosen: number | undefined) => PlayersLook,
): AnswerPicture {
  const touch = onePlayer(players);
  const most = Math.max(...players);
  return {
    field: (field) => (field === 0 ? touch : undefined),
    plate: ([typed]) => playersPlate(look(typedNumber(typed, 1, most))),
  };
}

/** The looks of two who meet: they are in play, and have their colors once it is typed who is first. */
export function twoWhoMeet(
  two: readonly [a: number, b: number],
  first: number | undefined,
): PlayersLook["player"] {
  return (p) => {
    if (!two.includes(p)) return {};
    return first === undefined ? { role: "active" } : { tone: p === first ? "light" : "dark" };
  };
}

/** The numbers from 1 to n. */
export function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}
