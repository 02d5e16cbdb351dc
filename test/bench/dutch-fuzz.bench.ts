/*
 * Rounds of random tournaments, paired by the Dutch system here and by a program that stands on its own. Unless told that is
 * the literal one, which tries all pairings of few players; with COMMAND="bbpPairings --dutch {file} -p" it is that command,
 * on tournaments of all sizes. ROUNDS and SEED say how many rounds, and where to begin.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareTournaments, type OtherEngine, pairsByText, rowsOf } from "./compared-rounds.ts";
import type { Bench } from "./measure.ts";
import { pairsByCommand } from "./other-engine.ts";
import { randomPlan } from "./random-plan.ts";

/** A night's work. */
export const isOnlyByName = true;

const { COMMAND, ROUNDS = "20000", SEED = "1" } = process.env;
/** The literal program tries every pairing, of which ten players have 945. */
const FEW = [4, 9] as const;
const MANY = [4, 130] as const;
/** Every other tournament is small: there choices are few, and the rules get in each other's way. */
const SMALL = [4, 24] as const;

export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "kibitz-fuzz-"));
  const file = join(folder, "round.trf");
  const other: OtherEngine = COMMAND
    ? (tournament) => pairsByCommand(COMMAND, tournament, file)
    : pairsByText;
  const sizesAt = (seed: number): typeof FEW | typeof MANY | typeof SMALL => {
    if (!COMMAND) return FEW;
    return seed % 2 === 0 ? SMALL : MANY;
  };
  // Now and then the rounds go on until nothing is left to be paired.
  const planAt = (seed: number) => randomPlan(seed, sizesAt(seed), seed % 8 === 0 ? 30 : 12);
  try {
    const compared = compareTournaments(
      planAt,
      Number(SEED),
      other,
      ({ rounds }) => rounds >= Number(ROUNDS),
    );
    const table = compared.differences.slice(0, 20).join("\n") || "No difference.";
    return { table, rows: rowsOf(compared) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
