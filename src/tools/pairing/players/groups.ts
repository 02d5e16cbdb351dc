/** Groups that played their first rounds apart, as files that are to be put together. */
import { MergeError, mergeTournaments } from "#algorithms/engines/swiss/merge.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { type Doc, isBroken, type LeftOver } from "../doc.ts";
import { startTool } from "../state.ts";
import { MOST_PLAYERS } from "./names.ts";
import type { Group } from "./saved-groups.ts";

export const MOST_GROUPS = 4;

/** What stands in the way, or the whole. */
export type Merged =
  | { readonly kind: "few" | "many" }
  /** A file has mistakes; how many. */
  | { readonly kind: "wrong"; readonly file: string; readonly errors: number }
  /** A round of a file is paired and not closed. */
  | { readonly kind: "open"; readonly file: string; readonly round: number }
  | { readonly kind: "large"; readonly players: number }
  /** The groups do not fit together: a sentence. */
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "whole"; readonly tournament: Tournament; readonly leftOver: readonly LeftOver[] };

/** The tournament of a group. */
export function docOf({ text, encoding }: Group): Doc {
  return startTool(text, encoding).doc;
}

/** Puts groups together, the strongest first. */
export function mergeGroups(groups: readonly Group[], docs = groups.map((group) => docOf(group))): Merged {
  if (groups.length > MOST_GROUPS) return { kind: "many" };
  for (const [i, doc] of docs.entries()) {
    const { file } = groups[i];
    if (isBroken(doc)) {
      const errors = doc.file?.problems.filter(({ severity }) => severity === "error").length ?? 0;
      return { kind: "wrong", file, errors };
    }
    if (doc.drawn) return { kind: "open", file, round: doc.drawn.round };
  }
  if (groups.length < 2) return { kind: "few" };
  const players = docs.reduce((sum, { tournament }) => sum + tournament.players.length, 0);
  if (players > MOST_PLAYERS) return { kind: "large", players };
  try {
    const tournament = mergeTournaments(docs.map((doc) => doc.tournament));
    return { kind: "whole", tournament, leftOver: leftOverOf(docs) };
  } catch (error) {
    if (!(error instanceof MergeError)) throw error;
    return { kind: "refused", message: error.message };
  }
}

function leftOverOf(docs: readonly Doc[]): LeftOver[] {
  let before = 0;
  return docs.flatMap(({ leftOver, tournament }) => {
    const shift = before;
    before += tournament.players.length;
    return leftOver.map(({ round, player }) => ({ round, player: player + shift }));
  });
}
