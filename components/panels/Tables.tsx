import { type ReactElement, useId } from "react";
import type { Table as TableScene } from "#algorithms/core/lesson/scene.ts";
import { Plate } from "../picture/Plate.tsx";
import type { PlayerWords } from "./words.ts";

interface TablesProps {
  readonly kind?: "data" | "watch";
  readonly tables: readonly TableScene[];
  /** The id of the table that is shown. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
  readonly words: PlayerWords;
}

/** The lesson's tables, one at a time: the state in words and figures, for every reader. */
export function Tables({ kind = "data", tables, shown, onShow, words }: TablesProps): ReactElement | null {
  const name = useId();
  const table = tables.find(({ id }) => id === shown) ?? tables[0];
  if (!table) return null;
  return (
    <div className={`panel panel--${kind}`}>
      <div className="panel__head">
        <fieldset className="panel__choice">
          {tables.map(({ id, title }) => (
            <label key={id}>
              <input type="radio" name={name} checked={id === table.id} onChange={() => onShow(id)} />
              {title}
            </label>
          ))}
        </fieldset>
        <span>{table.note}</span>
      </div>
      {table.picture && <Plate plate={table.picture} tween="none" words={words} />}
      <Bulletin table={table} />
    </div>
  );
}

/** A table as it stands. */
export function Bulletin({ table }: { readonly table: TableScene }): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls, also by keys.
    <section className="bulletin-box" tabIndex={0} aria-label={table.title}>
      <table className="bulletin" data-columns={table.columns.length}>
        <caption className="visually-hidden">{[table.title, table.note].filter(Boolean).join(", ")}</caption>
        <thead>
          <tr>
            <th scope="col">{table.corner}</th>
            {table.columns.map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.id} data-now={row.now ? "" : undefined}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are named by their column.
                <td key={index} data-state={cell.state}>
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.foot !== undefined && <p className="bulletin__foot">{table.foot}</p>}
    </section>
  );
}
