/*
 * What FIDE's endorsement asks of a pairing program: 5,000 random tournaments, each round of which another engine pairs alike.
 * COMMAND="bbpPairings --dutch {file} -p" says which, and ENGINE how it is called in the report, which goes to the file
 * REPORT. TOURNAMENTS and SEED say how many, and where to begin; without COMMAND the literal program pairs, and the fields are small.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Compared,
  compareTournaments,
  type OtherEngine,
  pairsByText,
  rowsOf,
} from "./compared-rounds.ts";
import type { Bench } from "./measure.ts";
import { pairsByCommand } from "./other-engine.ts";
import { randomPlan } from "./random-plan.ts";

/** Half an hour's work or more. */
export const isOnlyByName = true;

const { COMMAND, ENGINE = COMMAND, TOURNAMENTS = "5000", SEED = "1", REPORT } = process.env;
const SIZES = COMMAND ? ([12, 100] as const) : ([5, 9] as const);
const MOST_ROUNDS = 11;

export const bench: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), "kibitz-endorsement-"));
  const file = join(folder, "round.trf");
  const other: OtherEngine = COMMAND
    ? (tournament) => pairsByCommand(COMMAND, tournament, file)
    : pairsByText;
  try {
    const compared = compareTournaments(
      (seed) => randomPlan(seed, SIZES, MOST_ROUNDS),
      Number(SEED),
      other,
      ({ tournaments }) => tournaments >= Number(TOURNAMENTS),
    );
    if (REPORT) writeFileSync(REPORT, reportOf(compared));
    return { table: compared.differences.join("\n") || "No difference.", rows: rowsOf(compared) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The report as a page to keep. */
function reportOf(compared: Compared): string {
  const { differences } = compared;
  const first = Number(SEED);
  return `# The Dutch system against another engine

For arbiters and programmers who ask how far the pairings can be trusted.

Random tournaments, each of whose rounds was paired by \`algorithms/engines/swiss/dutch/\` and, from a TRF file, by
another program; pairs, colors and byes were compared. FIDE asks this of programs that it endorses, for 5,000
tournaments.

| | |
| --- | --- |
| other program | ${ENGINE ?? "the literal program of the tests, which tries every pairing"} |
| rules | C.04.3 in force from 1 February 2026 |
| date | ${new Date().toISOString().slice(0, 10)} |
| Node | ${process.versions.node} |
| seeds | ${first} to ${first + compared.tournaments - 1} |
| players | ${SIZES.join(" to ")}, 3 to ${MOST_ROUNDS} rounds |
${rowsOf(compared)
  .map(({ what, reached }) => `| ${what.trim()} | ${reached.toLocaleString("en")} |`)
  .join("\n")}

${differences.length === 0 ? "No round differed." : differences.map((line) => `- ${line}`).join("\n")}

The tournaments have late entries, absences, byes of half a point and of a full one, forfeits, forbidden pairs, FIDE's
Baku acceleration and other points for a win, each in some of them (\`test/bench/random-plan.ts\`). A seed gives the same
tournament again:

    COMMAND="PROGRAM {file}" SEED=${first} TOURNAMENTS=${compared.tournaments} npm run bench -- dutch-endorsement
`;
}
