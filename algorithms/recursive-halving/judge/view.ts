import { roundsView } from "#algorithms/shared/own/rounds-view.ts";

export const view = roundsView<number>({ players: (n) => n });
