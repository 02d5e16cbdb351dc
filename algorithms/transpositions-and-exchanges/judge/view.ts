import { rowsView } from "#algorithms/shared/own/rows-view.ts";
import type { Wish } from "./task.ts";

export const view = rowsView<Wish>();
