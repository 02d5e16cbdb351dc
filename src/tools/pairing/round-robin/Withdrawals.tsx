import { type ReactElement, useState } from "react";
import type { Action } from "../actions.ts";
import type { Doc } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { type RoundRobin, withdrawalsOf, withWithdrawal } from "./model.ts";
import { roundRobinWords } from "./words.en.ts";

/** Who leaves a round robin: what the rule would say, before and after it is said. */
export function Withdrawals({
  doc: { schedule, tournament },
  act,
}: {
  readonly doc: Doc & { readonly schedule: RoundRobin };
  readonly act: (action: Action) => void;
}): ReactElement {
  const w = roundRobinWords.withdrawals;
  const [wanted, setWanted] = useState(0);
  const name = (id: number) => nameOf(tournament, id);
  const here = tournament.players.flatMap((_, index) =>
    schedule.withdrawn.includes(index + 1) ? [] : [index + 1],
  );
  const chosen = here.find((id) => id === wanted);
  const preview =
    chosen === undefined
      ? undefined
      : withdrawalsOf(withWithdrawal(schedule, chosen, true)).find(({ player }) => player === chosen);
  return (
    <section className="pair-add needs-script">
      <h3>{w.title}</h3>
      <p>{w.what}</p>
      <div className="tool__row">
        <label className="tool__field">
          <span>{w.player}</span>
          <select value={chosen ?? 0} onChange={(event) => setWanted(Number(event.target.value))}>
            <option value={0}>–</option>
            {here.map((id) => (
              <option key={id} value={id}>
                {id} {name(id)}
              </option>
            ))}
          </select>
        </label>
        {chosen !== undefined && (
          <button
            type="button"
            className="btn"
            onClick={() => act({ kind: "withdraw", player: chosen, isGone: true })}
          >
            {w.leave(name(chosen))}
          </button>
        )}
      </div>
      <p role="status">{preview && w.preview(name(preview.player), preview)}</p>
      {schedule.withdrawn.length > 0 && (
        <ul className="pair-left">
          {withdrawalsOf(schedule).map((told) => (
            <li key={told.player}>
              {w.told(name(told.player), told)}{" "}
              <button
                type="button"
                className="btn"
                aria-label={w.backOf(name(told.player))}
                onClick={() => act({ kind: "withdraw", player: told.player, isGone: false })}
              >
                {w.back}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="tool__note">{w.fixed}</p>
    </section>
  );
}
