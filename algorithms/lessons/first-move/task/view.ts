import { roundsView } from "#algorithms/kit/programs/rounds-view.ts";

/** The rounds that a program is given are called "rounds"; what it makes of them is drawn. */
export const view = roundsView<number>({ players: (n) => n, names: ["colored", "answer", "result"] });
