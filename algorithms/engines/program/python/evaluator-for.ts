/** The evaluator of the language in which a program is written. */
import { Evaluator } from "../evaluate.ts";
import type { Memory } from "../memory.ts";
import { PythonEvaluator } from "./python-evaluator.ts";

export function evaluatorFor(memory: Memory): Evaluator {
  return memory.run.program.language === "python" ? new PythonEvaluator(memory) : new Evaluator(memory);
}
