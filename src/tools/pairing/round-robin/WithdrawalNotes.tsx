import type { ReactElement } from "react";
import type { Locale } from "#algorithms/core/lesson/lesson.ts";
import type { Doc } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { withdrawalsOf } from "./model.ts";
import { roundRobinWords } from "./words.ts";

/** Who has left, which half of the rule holds, and why. */
export function WithdrawalNotes({
  doc: { schedule, tournament },
  locale,
}: {
  readonly doc: Doc;
  readonly locale: Locale;
}): ReactElement | null {
  const w = roundRobinWords[locale].withdrawals;
  if (!schedule || schedule.withdrawn.length === 0) return null;
  return (
    <ul className="pair-left">
      {withdrawalsOf(schedule).map((told) => (
        <li key={told.player}>{w.told(nameOf(tournament, told.player), told)}</li>
      ))}
    </ul>
  );
}
