import { colorOfBetter, type Field } from "../candidates.ts";
import type { DutchPairing } from "./dutch-pairs.ts";

/** The pairs of a pairing that another one does not have, by start numbers, White first; the bye has Black 0. */
export function pairsBeside(field: Field, pairing: DutchPairing, other: DutchPairing): [number, number][] {
  const { candidates } = field;
  const there = new Set(other.pairs.map((pair) => pair.join()));
  const own = pairing.pairs.filter((pair) => !there.has(pair.join()));
  const pairs = own.map(([u, v]): [number, number] => {
    const [better, worse] = [candidates[u], candidates[v]];
    return colorOfBetter(field, better, worse) === "white" ? [better.id, worse.id] : [worse.id, better.id];
  });
  const { bye } = pairing;
  return bye === undefined || bye === other.bye ? pairs : [...pairs, [candidates[bye].id, 0]];
}
