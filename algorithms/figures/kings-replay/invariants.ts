import type { Lesson } from "#algorithms/core/lesson/lesson.ts";
import { touchingPairs } from "#algorithms/engines/kings/touching.ts";
import { stateOf } from "./figure/state.ts";
import type { Problem, Replay } from "./problem.ts";
import type { CellName, Steps } from "./steps.ts";
import { lessonWords } from "./words/en/figure.ts";

export const invariants: Lesson<Problem, Replay, Steps, CellName>["invariants"] = [
  {
    id: "apart",
    test(problem, frame) {
      const { n, k } = problem.board;
      const { cell } = stateOf(problem, frame);
      const cells = Array.from({ length: k }, (_, index) => cell(index + 1));
      const pairs = touchingPairs(n, cells).length;
      return { holds: pairs === 0, evidence: lessonWords.evidence.touching(k, pairs) };
    },
  },
];
