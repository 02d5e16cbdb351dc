/** How many pupils there are, which is asked once. */
import { keep, recall } from "#components/page/memory.ts";
import { newVote, type Vote, type VoteAction } from "#components/stage/vote/vote.ts";

const PUPILS = "kibitz.vote.pupils";
const USUAL_PUPILS = 30;

/** A vote of the class that is there. */
export function freshVote(): Vote {
  const kept = Number(recall(PUPILS));
  return newVote(Number.isInteger(kept) && kept > 0 ? kept : USUAL_PUPILS);
}

/** Keeps the number of pupils where an action changes it. */
export function keepPupils(action: VoteAction): void {
  if (action.kind === "pupils") keep(PUPILS, String(action.pupils));
}
