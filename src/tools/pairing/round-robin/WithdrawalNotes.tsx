import type { ReactElement } from "react";
import type { Doc } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { withdrawalsOf } from "./model.ts";
import { roundRobinWords } from "./words.en.ts";

/** Who has left, which half of the rule holds, and why. */
export function WithdrawalNotes({
  doc: { schedule, tournament },
}: {
  readonly doc: Doc;
}): ReactElement | null {
  const w = roundRobinWords.withdrawals;
  if (!schedule || schedule.withdrawn.length === 0) return null;
  return (
    <ul className="pair-left">
      {withdrawalsOf(schedule).map((told) => (
        <li key={told.player}>{w.told(nameOf(tournament, told.player), told)}</li>
      ))}
    </ul>
  );
}
