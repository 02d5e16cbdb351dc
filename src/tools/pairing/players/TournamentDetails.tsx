import { type ReactElement, useState } from "react";
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

/** The years of a tournament file have two digits. */
const [EARLIEST, LATEST] = ["2000-01-01", "2099-12-31"];

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onDate: (date: string) => void;
}

/** A date takes effect when its year is one that the file can have: while a year is typed it has been in the year 2. */
function DateField({ label, value, onDate }: DateFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  return (
    <label className="tool__field">
      <span>{label}</span>
      <input
        type="date"
        min={EARLIEST}
        max={LATEST}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === "" || target.value.startsWith("20")) onDate(target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

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
          <DateField
            key={detail}
            label={w.detail[detail]}
            value={detailOf(tournament, detail)}
            onDate={(date) => put(detail, date)}
          />
        ))}
        {Array.from({ length: tournament.rounds ?? 0 }, (_, r) => r + 1).map((round) => (
          <DateField
            key={round}
            label={w.dateOf(round)}
            value={dateOf(tournament, round)}
            onDate={(date) => act({ kind: "date", round, date })}
          />
        ))}
      </div>
    </details>
  );
}
