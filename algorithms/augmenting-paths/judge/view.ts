import { largerThan } from "#algorithms/shared/matching/judged-matching.ts";
import { mateView } from "#algorithms/shared/own/mate-view.ts";

export const view = mateView(largerThan);
