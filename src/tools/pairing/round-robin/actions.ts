/** What an arbiter does in a round robin, and what there is nothing of there. */
import type { Action } from "../actions.ts";
import type { Doc } from "../doc.ts";
import { withOutcome, withWithdrawal } from "./model.ts";
import { countedTournament } from "./tournament-of.ts";

/** All rounds are drawn, and everybody meets everybody: nothing is paired, and nobody comes late. */
const OF_SWISS: readonly Action["kind"][] = [
  ...(["method", "draw", "discard", "exchange", "restore", "result", "close", "reopen", "correct"] as const),
  ...(["add", "remove", "status", "forbid", "allow", "accelerate", "slow-down", "rounds", "color"] as const),
];

/** Whether an action makes sense in a Swiss only. */
export function isOfSwiss(kind: Action["kind"]): boolean {
  return OF_SWISS.includes(kind);
}

/** The doc after a result or a withdrawal; the same where nothing changes. */
export function scheduled(doc: Doc, action: Action & { readonly kind: "score" | "withdraw" }): Doc {
  const { schedule, tournament } = doc;
  if (!schedule) return doc;
  const next =
    action.kind === "score"
      ? withOutcome(schedule, action.round, action.board, action.outcome)
      : tournament.players[action.player - 1]
        ? withWithdrawal(schedule, action.player, action.isGone)
        : schedule;
  if (next === schedule) return doc;
  return { ...doc, schedule: next, tournament: countedTournament(next, tournament), file: undefined };
}
