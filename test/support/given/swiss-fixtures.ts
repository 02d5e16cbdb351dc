import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { seededRandom, shuffled } from "#algorithms/core/text/random.ts";
import {
  type Color,
  type Game,
  type Player,
  type Tournament,
  USUAL_SCORING,
  worth,
} from "#algorithms/engines/swiss/tournament.ts";
import { lesson } from "#algorithms/lessons/swiss-by-matching/lesson.ts";
import type { Problem } from "#algorithms/lessons/swiss-by-matching/problem.ts";

export interface CorpusFile {
  readonly id: string;
  readonly text: string;
  /** Whether its next round can be paired completely; undefined where no round is to be paired. */
  readonly complete: boolean | undefined;
  /** What another program paired, by the Dutch system: white and black, 0 for a bye. */
  readonly pairs?: readonly (readonly [white: number, black: number])[];
}

export function readCorpus(): CorpusFile[] {
  const packed = readFileSync(new URL("../../fixtures/swiss/corpus.jsonl.gz", import.meta.url));
  return gunzipSync(packed)
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as CorpusFile);
}

const MALFORMED = new URL("../../fixtures/swiss/malformed/", import.meta.url);

export function malformedNames(): string[] {
  return readdirSync(MALFORMED);
}

export function readMalformed(name: string): Uint8Array {
  return readFileSync(new URL(name, MALFORMED));
}

/** An example of the lesson on pairing by matchings. */
export function swissExample(name: string): Problem {
  const file = new URL(`../../../algorithms/lessons/swiss-by-matching/inputs/${name}.txt`, import.meta.url);
  return lesson.parse(readFileSync(file, "utf8"));
}

/** Whether a player may have a color once more: not for the third time in a row, nor three times more than the other. */
function mayHave(games: readonly Game[] = [], color: Color): boolean {
  const colors = games.filter(({ result }) => "10=".includes(result)).map((game) => game.color);
  const count = colors.filter((one) => one === color).length;
  const isRun = colors.length > 1 && colors.slice(-2).every((one) => one === color);
  return !isRun && 2 * count + 1 - colors.length <= 2;
}

/** A tournament in which n players were paired by lot, each pair once, with draws, forfeits, byes and absences. */
export function randomTournament(n: number, rounds: number, seed: number): Tournament {
  const random = seededRandom(seed);
  const games: Game[][] = Array.from({ length: n }, () => []);
  const met = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    const left = new Set(
      shuffled(
        Array.from({ length: n }, (_, i) => i),
        random,
      ),
    );
    for (const u of left) {
      left.delete(u);
      if (random() < 0.05) {
        games[u]?.push({ opponent: 0, color: undefined, result: random() < 0.5 ? "H" : "Z" });
        continue;
      }
      const v = [...left].find(
        (other) =>
          !met.has(Math.min(u, other) * n + Math.max(u, other)) &&
          ((mayHave(games[u], "white") && mayHave(games[other], "black")) ||
            (mayHave(games[u], "black") && mayHave(games[other], "white"))),
      );
      if (v === undefined) {
        const isFirst = !games[u]?.some(({ result }) => "UF+".includes(result));
        const isOnly = !games.some((of) => of[round]?.result === "U");
        games[u]?.push({ opponent: 0, color: undefined, result: isFirst && isOnly ? "U" : "Z" });
        continue;
      }
      left.delete(v);
      const isWhite = mayHave(games[u], "white") && mayHave(games[v], "black");
      const isBlack = mayHave(games[u], "black") && mayHave(games[v], "white");
      const [white, black] = isWhite && !(isBlack && random() < 0.5) ? [u, v] : [v, u];
      const [first, second] = (
        [
          ["1", "0"],
          ["0", "1"],
          ["=", "="],
          ["+", "-"],
        ] as const
      )[Math.min(3, Math.floor(3.2 * random()))] as ["1", "0"];
      if ((first as string) !== "+") met.add(Math.min(u, v) * n + Math.max(u, v));
      games[white]?.push({ opponent: black + 1, color: "white", result: first });
      games[black]?.push({ opponent: white + 1, color: "black", result: second });
    }
  }
  const players = games.map(
    (of, i): Player => ({
      ...{ sex: "", title: "", name: `Player ${i + 1}`, rating: 2000 - i, federation: "", fideId: "" },
      ...{ birth: "", rank: 0, games: of },
      points: of.reduce((sum, { result }) => sum + worth(result, USUAL_SCORING), 0),
    }),
  );
  return {
    ...{ players, rounds: rounds + 2, scoring: USUAL_SCORING, initialColor: "white", isRankOrder: false },
    ...{ absences: [], forbidden: [], acceleration: [], notes: [] },
  };
}
