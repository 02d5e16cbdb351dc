import type { ReactElement } from "react";
import type { Category } from "#algorithms/engines/swiss/prizes/category.ts";
import { MOST_PRIZES, prizesIn, risingAt } from "#algorithms/engines/swiss/prizes/prize.ts";
import { clubsOf } from "#algorithms/engines/swiss/prizes/prize-list.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { nameOf } from "../players/names.ts";
import { PickedPlayers } from "./PickedPlayers.tsx";
import type { CategoryLines } from "./prize-rows.ts";
import { prizeWords } from "./prize-words.en.ts";

type Change = (part: Partial<Category>, field: string) => void;

/** A category: its prizes, and who can win them. */
export function PrizeCategory({
  tournament,
  category,
  at,
  lines,
  onChange,
  onUp,
  onRemove,
}: {
  readonly tournament: Tournament;
  readonly category: Category;
  /** Its place, from 0. */
  readonly at: number;
  readonly lines: CategoryLines;
  readonly onChange: Change;
  readonly onUp: () => void;
  readonly onRemove: () => void;
}): ReactElement {
  const w = prizeWords;
  const { name } = lines;
  const isPicked = category.picked.length > 0;
  return (
    <fieldset className="prizes__category">
      <legend className="visually-hidden">{name}</legend>
      <div className="tool__row">
        <label className="tool__field">
          <span>{w.name}</span>
          <input
            type="text"
            value={category.name}
            placeholder={w.unnamed(at + 1)}
            onChange={({ target }) => onChange({ name: target.value }, "name")}
          />
        </label>
        <label className="tool__field prizes__field">
          <span>{w.prizes}</span>
          <input
            type="text"
            value={category.prizes}
            placeholder={w.prizesExample}
            onChange={({ target }) => onChange({ prizes: target.value }, "prizes")}
          />
        </label>
        <button
          type="button"
          className="btn btn--quiet"
          aria-label={w.upOf(name)}
          disabled={at === 0}
          onClick={onUp}
        >
          {w.up}
        </button>
        <button type="button" className="btn btn--quiet" aria-label={w.removeOf(name)} onClick={onRemove}>
          {w.remove}
        </button>
      </div>
      {!isPicked && <Conditions {...{ tournament, category, onChange }} />}
      <PickedPlayers {...{ tournament, category, onChange }} />
      <Said {...{ tournament, category, lines }} />
    </fieldset>
  );
}

/** What a player must be. */
function Conditions({
  tournament,
  category,
  onChange,
}: {
  readonly tournament: Tournament;
  readonly category: Category;
  readonly onChange: Change;
}): ReactElement {
  const w = prizeWords;
  const clubs = [...new Set([...clubsOf(tournament).values(), category.club])].filter(Boolean).sort();
  const federations = [
    ...new Set([...tournament.players.map(({ federation }) => federation), category.federation]),
  ]
    .filter(Boolean)
    .sort();
  const number = (key: "bornFrom" | "bornTo" | "under") => (
    <label className="tool__field">
      <span>{w[key]}</span>
      <input
        type="text"
        inputMode="numeric"
        data-numeric=""
        maxLength={4}
        value={category[key] ?? ""}
        onChange={({ target: { value } }) => {
          if (/^\d*$/.test(value)) onChange({ [key]: value === "" ? undefined : Number(value) }, key);
        }}
      />
    </label>
  );
  const choice = (key: "sex" | "club" | "federation", options: readonly (readonly [string, string])[]) => (
    <label className="tool__field">
      <span>{w[key]}</span>
      <select value={category[key]} onChange={({ target }) => onChange({ [key]: target.value }, key)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  const named = (values: readonly string[]) => [["", w.any] as const, ...values.map((v) => [v, v] as const)];
  return (
    <div className="tool__row">
      {choice("sex", Object.entries(w.sexes))}
      {number("bornFrom")}
      {number("bornTo")}
      {number("under")}
      {category.under !== undefined && (
        <label className="pair-tick">
          <input
            type="checkbox"
            checked={category.hasUnrated}
            onChange={({ target }) => onChange({ hasUnrated: target.checked }, "unrated")}
          />
          {w.unrated}
        </label>
      )}
      {clubs.length > 0 && choice("club", named(clubs))}
      {federations.length > 0 && choice("federation", named(federations))}
    </div>
  );
}

/** How the prizes are read, who is in, and what is odd. */
function Said({
  tournament,
  category,
  lines: { members, unknown },
}: {
  readonly tournament: Tournament;
  readonly category: Category;
  readonly lines: CategoryLines;
}): ReactElement {
  const w = prizeWords;
  const prizes = prizesIn(category.prizes);
  const rising = risingAt(prizes);
  const { bornFrom, bornTo } = category;
  const noYears = [bornFrom, bornTo].filter((year) => year !== undefined && (year < 1900 || year > 2100));
  const of = (what: "sex" | "birth") =>
    unknown.filter((each) => each.what === what).map(({ id }) => nameOf(tournament, id));
  return (
    <div className="tool__note" role="status">
      <p>
        {w.read(prizes.map(({ text }) => text))} {w.members(members)}
      </p>
      {prizes.length > MOST_PRIZES && <p>{w.many(MOST_PRIZES)}</p>}
      {prizes.length === 1 && /,\d/.test(prizes[0].text) && <p>{w.commas}</p>}
      {rising !== undefined && <p>{w.rising(rising)}</p>}
      {noYears.map((year) => (
        <p key={year}>{w.noYear(year ?? 0)}</p>
      ))}
      {noYears.length === 0 && bornFrom !== undefined && bornTo !== undefined && bornFrom > bornTo && (
        <p>{w.noSpan}</p>
      )}
      {(["sex", "birth"] as const).map((what) => {
        const names = of(what);
        return names.length > 0 && <p key={what}>{w.unknown[what](names)}</p>;
      })}
    </div>
  );
}
