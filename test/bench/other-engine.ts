/** A pairing by another program, and whether it is ours. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { comparePairings } from "#algorithms/engines/swiss/dutch/compare-pairings.ts";
import type { DutchPairing } from "#algorithms/engines/swiss/dutch/dutch-pairs.ts";
import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { writeTrf } from "#algorithms/engines/swiss/write-trf.ts";

/** White and Black, or who gets the bye and 0, as lines; undefined: the program finds no complete pairing. */
export type ToldPairs = readonly string[] | undefined;

/** What stands for the file in a command; else it is the last argument. */
const FILE = "{file}";

/**
 * The pairs of the next round by a command, such as "bbpPairings --dutch {file} -p": it prints their number, and then a
 * pair a line. `file` is written for it.
 */
export function pairsByCommand(command: string, tournament: Tournament, file: string): ToldPairs {
  writeFileSync(file, writeTrf(tournament));
  const words = command.split(" ").filter(Boolean);
  const all = words.includes(FILE) ? words.map((word) => (word === FILE ? file : word)) : [...words, file];
  const [program = "", ...args] = all;
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (error) throw error;
  // 1 is the answer that there is no pairing; this program here pairs whom it can, and marks the others.
  if (status !== 0 && status !== 1) throw new Error(`${program} ended with ${status}: ${stderr}`);
  const lines = stdout.trim().split(/\s*\n/).slice(1);
  return status === 1 || lines.some((line) => line.endsWith("-")) ? undefined : lines.sort();
}

/** Our pairs in the same spelling. */
export function toldPairs({ pairs, bye, unpaired }: Pairing): ToldPairs {
  if (unpaired.length > 0) return undefined;
  const lines = pairs.map(({ white, black }) => `${white} ${black}`);
  return (bye === undefined ? lines : [...lines, `${bye} 0`]).sort();
}

/** Where two pairings differ, in a few words; undefined if they are the same. */
export function differenceOf(pairing: Pairing, theirs: ToldPairs): string | undefined {
  const ours = toldPairs(pairing);
  if (String(ours) === String(theirs)) return undefined;
  if (ours === undefined) return "they find a complete pairing, we do not";
  if (theirs === undefined) return "we find a complete pairing, they do not";
  const { field } = pairing;
  const placeOf = new Map(field.candidates.map(({ id }, place) => [String(id), place]));
  const placed = (lines: readonly string[]): DutchPairing => {
    const pairs = lines.map((line) => line.split(" ").map((id) => placeOf.get(id) ?? -1));
    const bye = pairs.find((pair) => pair.includes(-1))?.find((place) => place >= 0);
    return { pairs: pairs.flatMap(([u, v]) => (u < 0 || v < 0 ? [] : [[u, v]])), bye };
  };
  const found = comparePairings(field, placed(ours), placed(theirs));
  const only = (lines: readonly string[], others: readonly string[]): string =>
    lines.filter((line) => !others.includes(line)).join(", ");
  const why = found
    ? `${found.rule}, by which ${found.better === 0 ? "ours" : "theirs"} is better`
    : "colors";
  return `${why}: ${only(ours, theirs)} instead of ${only(theirs, ours)}`;
}
