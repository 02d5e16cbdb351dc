import { memo, type ReactElement } from "react";
import type { Entry } from "#algorithms/engines/swiss/list/entry.ts";
import { ROLES, type Role } from "#algorithms/engines/swiss/list/headings.ts";
import type { Column } from "#algorithms/engines/swiss/list/read-list.ts";
import { roleWords } from "#algorithms/engines/swiss/list/roles.en.ts";
import { lateWords } from "../players/late-words.en.ts";

const w = lateWords.begin;
/** So many players are shown: who has more reads how the first are read. */
const MOST_SHOWN = 150;

/** What each column is taken for, which can be changed. */
export function ColumnChoices({
  columns,
  onRole,
}: {
  readonly columns: readonly Column[];
  readonly onRole: (place: number, role: Role) => void;
}): ReactElement {
  return (
    <fieldset className="pair-begin__columns">
      <legend className="panel__head">{w.columns}</legend>
      {columns.map(({ heading, sample, role }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are named by their place.
        <label className="tool__field" key={place}>
          <span>{heading || w.column(place + 1, sample)}</span>
          <select value={role} onChange={({ target }) => onRole(place, roleOf(target.value))}>
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {roleWords[each]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function roleOf(value: string): Role {
  return ROLES.find((each) => each === value) ?? "other";
}

/** The players by their start numbers, with all that a file will hold of them. */
export const StartList = memo(function StartList({
  entries,
}: {
  readonly entries: readonly Entry[];
}): ReactElement {
  const has = (field: (entry: Entry) => string | undefined) => entries.some((entry) => field(entry));
  const fields = w.fields.filter(([, field]) => has(field));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, too.
    <section className="pair-begin__list" aria-label={w.preview} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th data-numeric="">{w.number}</th>
            <th>{w.player}</th>
            <th data-numeric="">{w.rating}</th>
            {fields.map(([name]) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, MOST_SHOWN).map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name.
            <tr key={index}>
              <td data-numeric="">{index + 1}</td>
              <td>
                {entry.title && <small>{entry.title} </small>}
                <bdi>{entry.name}</bdi>
              </td>
              <td data-numeric="">{entry.rating || ""}</td>
              {fields.map(([name, field]) => (
                <td key={name}>{field(entry)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > MOST_SHOWN && (
        <p className="tool__note">{w.moreShown(entries.length - MOST_SHOWN)}</p>
      )}
    </section>
  );
});
