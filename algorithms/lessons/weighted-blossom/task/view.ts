import { heavierThan } from "#algorithms/kit/graphs/judged-matching.ts";
import { mateView } from "#algorithms/kit/programs/mate-view.ts";

export const view = mateView(heavierThan);
