import { roundsView } from "#algorithms/kit/programs/rounds-view.ts";
import type { Field } from "./task.ts";

export const view = roundsView<Field>({ players: ({ n }) => n, meetings: ({ cycles }) => cycles });
