import { mateView } from "#algorithms/shared/own/mate-view.ts";

export const view = mateView();
