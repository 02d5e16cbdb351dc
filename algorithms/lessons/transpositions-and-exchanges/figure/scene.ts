import type { Scene } from "#algorithms/core/lesson/scene.ts";
import type { Problem } from "../problem.ts";
import type { Frame } from "../steps.ts";
import { listScene } from "./scene-list.ts";
import { matrixScene } from "./scene-matrix.ts";

/** S1 above S2, and below them the list of orders, or the matrix of the exchanges. */
export function scene(problem: Problem, frame: Frame): Scene {
  return problem.kind === "transpositions" ? listScene(problem, frame) : matrixScene(problem, frame);
}
