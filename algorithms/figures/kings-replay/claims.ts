import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { cellOf, chebyshev, kingOf } from "#algorithms/engines/kings/board.ts";
import type { Problem, Replay } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

/** The verdict of the streaming checker against the replay, and against a test of all pairs. */
export const claims: Lesson<Problem, Replay, Steps, CellName>["claims"] = [
  {
    id: "verdict",
    test({ verdict }, { legalMoves }) {
      const { evidence } = lessonWords;
      return { holds: verdict.legalMoves === legalMoves, evidence: evidence.legal(legalMoves) };
    },
  },
  {
    id: "apart",
    test({ board, moves }, { legalMoves }) {
      const at = board.starts.slice();
      for (const move of moves.subarray(0, legalMoves)) at[kingOf(move, board.n)] = cellOf(move, board.n);
      let touching = 0;
      for (let a = 0; a < board.k; a++)
        for (let b = 0; b < a; b++) if (chebyshev(at[a], at[b], board.n) < 2) touching++;
      const pairs = (board.k * (board.k - 1)) / 2;
      return { holds: touching === 0, evidence: lessonWords.evidence.pairs(touching, pairs) };
    },
  },
];
