import type { TrfMistakes } from "./mistakes.en.ts";
import type { TrfProblem, TrfProblemKind } from "./problem.ts";

/** Collects what breaks a rule. */
export class Complaints {
  /** What is said about mistakes. */
  readonly words: TrfMistakes;
  private readonly problems: TrfProblem[];
  private readonly isForced: boolean;

  constructor(problems: TrfProblem[], isForced: boolean, words: TrfMistakes) {
    this.words = words;
    this.problems = problems;
    this.isForced = isForced;
  }

  complain(line: number, column: number, kind: TrfProblemKind, message: string): void {
    this.problems.push({ severity: "error", about: "rule", kind, line, column, message });
  }

  warn(line: number, column: number, kind: TrfProblemKind, message: string): void {
    this.problems.push({ severity: "warning", about: "rule", kind, line, column, message });
  }

  /** Complains about what only an arbiter can have decided; where they have, this is a warning. */
  decide(line: number, column: number, kind: TrfProblemKind, message: string): void {
    if (this.isForced) this.warn(line, column, kind, message);
    else this.complain(line, column, kind, message);
  }
}
