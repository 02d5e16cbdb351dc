import { type ReactElement, useState } from "react";
import type { Equals } from "#algorithms/engines/swiss/prizes/award.ts";
import { type Category, OPEN_CATEGORY } from "#algorithms/engines/swiss/prizes/category.ts";
import { MOST_CATEGORIES, notesOf, type PrizeList } from "#algorithms/engines/swiss/prizes/prize-list.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import type { Action } from "../actions.ts";
import { detailOf } from "../players/details.ts";
import { PrizeCategory } from "./PrizeCategory.tsx";
import type { CategoryLines } from "./prize-rows.ts";
import { prizeWords } from "./prize-words.en.ts";

type Kind = keyof typeof prizeWords.kinds;

/** A category as it begins: the limits are those that are asked for most, and can be changed. */
function begun(kind: Kind, year: number): Category {
  const { names } = prizeWords;
  switch (kind) {
    case "women":
      return { ...OPEN_CATEGORY, name: names.women, sex: "w" };
    case "youth":
      return { ...OPEN_CATEGORY, name: names.youth(year - 18), bornFrom: year - 18 };
    case "seniors":
      return { ...OPEN_CATEGORY, name: names.seniors(year - 65), bornTo: year - 65 };
    case "rating":
      return { ...OPEN_CATEGORY, name: names.rating(2000), under: 2000, hasUnrated: false };
    default:
      return { ...OPEN_CATEGORY, name: names[kind] };
  }
}

/** The categories in their order, which the arbiter makes. */
export function PrizeCategories({
  tournament,
  list,
  lines,
  act,
}: {
  readonly tournament: Tournament;
  readonly list: PrizeList;
  readonly lines: readonly CategoryLines[];
  readonly act: (action: Action) => void;
}): ReactElement {
  const w = prizeWords;
  const [kind, setKind] = useState<Kind>("open");
  const { categories } = list;
  /** Whoever adds the first one goes on with it. */
  const [isBegun] = useState(categories.length === 0);
  const put = (next: Partial<PrizeList>, field: string) =>
    act({ kind: "prizes", notes: notesOf({ ...list, ...next }), field, time: performance.now() });
  const year = Number(detailOf(tournament, "start").slice(0, 4)) || new Date().getFullYear();
  return (
    <details className="needs-script" open={isBegun || undefined}>
      <summary>{w.edit}</summary>
      {categories.length > 0 && (
        <div className="tool__row">
          <label className="tool__field">
            <span>{w.equals}</span>
            <select
              value={list.equals}
              onChange={({ target }) =>
                put({ equals: target.value === "shared" ? "shared" : "tie-breaks" }, `equals ${target.value}`)
              }
            >
              {(Object.entries(w.equalsNames) as [Equals, string][]).map(([each, name]) => (
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      {categories.map((category, at) => (
        <PrizeCategory
          // biome-ignore lint/suspicious/noArrayIndexKey: a category has no other name, and keeps its fields while it is typed.
          key={at}
          {...{ tournament, category, at }}
          lines={lines[at]}
          onChange={(part, field) =>
            put({ categories: categories.with(at, { ...category, ...part }) }, `${at} ${field}`)
          }
          onUp={() =>
            put(
              { categories: categories.with(at, categories[at - 1]).with(at - 1, category) },
              `up ${performance.now()}`,
            )
          }
          onRemove={() => put({ categories: categories.toSpliced(at, 1) }, `remove ${performance.now()}`)}
        />
      ))}
      <div className="tool__row">
        <label className="tool__field">
          <span>{w.kind}</span>
          <select
            value={kind}
            onChange={({ target }) =>
              setKind((Object.keys(w.kinds) as Kind[]).find((each) => each === target.value) ?? "open")
            }
          >
            {Object.entries(w.kinds).map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="btn"
          disabled={categories.length >= MOST_CATEGORIES}
          onClick={() => put({ categories: [...categories, begun(kind, year)] }, `add ${performance.now()}`)}
        >
          {w.add}
        </button>
      </div>
    </details>
  );
}
