import type { ReactElement } from "react";
import type { LateViewProps } from "../view-props.ts";
import { type Detail, dateOf, detailOf } from "./details.ts";

const TEXTS = [
  "city",
  "federation",
  "hall",
  "rate",
  "arbiter",
  "deputies",
] as const satisfies readonly Detail[];
const DAYS = ["start", "end"] as const satisfies readonly Detail[];

/** Where and when the tournament is, who directs it, and the dates of the rounds: all of it goes into the file. */
export function TournamentDetails({ doc, act, words }: LateViewProps): ReactElement {
  const w = words.players;
  const { tournament } = doc;
  const put = (detail: Detail, text: string) =>
    act({ kind: "detail", detail, text, time: performance.now() });
  return (
    <details className="pair-details needs-script">
      <summary>{w.details}</summary>
      <div className="tool__row">
        {TEXTS.map((detail) => (
          <label key={detail} className="tool__field">
            <span>{w.detail[detail]}</span>
            <input
              type="text"
              maxLength={detail === "federation" ? 3 : 120}
              value={detailOf(tournament, detail)}
              onChange={(event) => put(detail, event.target.value)}
            />
          </label>
        ))}
        {DAYS.map((detail) => (
          <label key={detail} className="tool__field">
            <span>{w.detail[detail]}</span>
            <input
              type="date"
              value={detailOf(tournament, detail)}
              onChange={(event) => put(detail, event.target.value)}
            />
          </label>
        ))}
        {Array.from({ length: tournament.rounds ?? 0 }, (_, r) => r + 1).map((round) => (
          <label key={round} className="tool__field">
            <span>{w.dateOf(round)}</span>
            <input
              type="date"
              value={dateOf(tournament, round)}
              onChange={(event) => act({ kind: "date", round, date: event.target.value })}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
