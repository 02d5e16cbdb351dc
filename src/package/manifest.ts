/** What the package says of itself; this repository stays private. */
import { readFileSync } from "node:fs";
import { PAINTERS } from "#src/cli/export/painters.ts";

/** The oldest Node on which the package runs. */
const OLDEST_NODE = "20.19";

/** What is read of the repository's own manifest. */
interface Own {
  readonly version: string;
  readonly repository?: unknown;
  readonly dependencies: Readonly<Record<string, string>>;
}

const own = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as Own;

export const manifest = {
  name: "kibitz-cli",
  version: own.version,
  description:
    "Round robins, matchings with proofs, Swiss pairings by FIDE's Dutch system with reasons, and a judge for programs: the engines of Kibitz, on the command line and as a library.",
  keywords: ["round-robin", "swiss-pairing", "trf", "matching", "blossom", "judge", "chess", "tournament"],
  license: "MIT AND CC-BY-4.0",
  ...(own.repository !== undefined && { repository: own.repository }),
  type: "module",
  bin: { kibitz: "dist/kibitz.js" },
  exports: {
    ".": { types: "./dist/library.d.ts", default: "./dist/library.js" },
    "./package.json": "./package.json",
  },
  types: "./dist/library.d.ts",
  sideEffects: false,
  files: ["dist", "THIRD-PARTY.txt", "LICENSE-articles.md"],
  engines: { node: `>=${OLDEST_NODE}` },
  optionalDependencies: Object.fromEntries(PAINTERS.map((name) => [name, own.dependencies[name]])),
};
