import type { ReactElement } from "react";
import type { Category } from "#algorithms/engines/swiss/prizes/category.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { nameOf } from "../players/names.ts";
import { prizeWords } from "./prize-words.en.ts";

/** Players whom the arbiter picks for a category: then it is theirs alone. */
export function PickedPlayers({
  tournament,
  category: { picked },
  onChange,
}: {
  readonly tournament: Tournament;
  readonly category: Category;
  readonly onChange: (part: Partial<Category>, field: string) => void;
}): ReactElement {
  const w = prizeWords;
  const left = tournament.players
    .map((_, index) => index + 1)
    .filter((id) => !picked.includes(id))
    .map((id) => [id, nameOf(tournament, id)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, undefined, { numeric: true }));
  return (
    <div className="tool__row">
      {picked.length > 0 && (
        <>
          <span>{w.picked}</span>
          {picked.map((id) => (
            <button
              key={id}
              type="button"
              className="btn btn--quiet"
              aria-label={w.unpick(nameOf(tournament, id))}
              onClick={() => onChange({ picked: picked.filter((each) => each !== id) }, `unpick ${id}`)}
            >
              {nameOf(tournament, id)} ×
            </button>
          ))}
        </>
      )}
      <span className="tool__field">
        <select
          aria-label={w.pick}
          value=""
          onChange={({ target }) => {
            const id = Number(target.value);
            if (id > 0) onChange({ picked: [...picked, id] }, `pick ${id}`);
          }}
        >
          <option value="">{w.pick}</option>
          {left.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
