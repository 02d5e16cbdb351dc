import type { ReactElement } from "react";
import { ORDERS, type Order, type Sought } from "./found.ts";
import { lateWords } from "./late-words.en.ts";

/** Finds players in a long list, and puts them in another order. */
export function FindPlayers({
  sought,
  found,
  all,
  onSought,
}: {
  readonly sought: Sought;
  /** So many are found, of so many. */
  readonly found: number;
  readonly all: number;
  readonly onSought: (sought: Sought) => void;
}): ReactElement {
  const w = lateWords.players.find;
  return (
    <search className="tool__row needs-script">
      <label className="tool__field">
        <span>{w.label}</span>
        <input
          type="search"
          value={sought.text}
          onChange={({ target }) => onSought({ ...sought, text: target.value })}
        />
      </label>
      <label className="tool__field">
        <span>{w.order}</span>
        <select
          value={sought.order}
          onChange={({ target }) =>
            onSought({
              ...sought,
              order: ORDERS.find((each): each is Order => each === target.value) ?? "number",
            })
          }
        >
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {w.orders[each]}
            </option>
          ))}
        </select>
      </label>
      <p className="tool__note" role="status">
        {sought.text.trim() !== "" && w.found(found, all)}
      </p>
    </search>
  );
}
