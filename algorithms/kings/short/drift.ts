import type { Squares } from "./squares.ts";
export function drift(_squares: Squares): void {}
