import { roundsView } from "#algorithms/kit/programs/rounds-view.ts";

export const view = roundsView<number>({ players: (n) => n });
