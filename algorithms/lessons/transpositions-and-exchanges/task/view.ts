import { rowsView } from "#algorithms/kit/programs/rows-view.ts";
import type { Wish } from "./task.ts";

export const view = rowsView<Wish>();
