import type { ReactElement } from "react";
import { usePages } from "#src/tools/shared/pages.tsx";

/** A table on paper: a row of texts for each line. `numbers` are the columns that stand to the right. */
export function PaperTable({
  heads,
  rows: all,
  numbers = [],
}: {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly numbers?: readonly number[];
}): ReactElement {
  const { rows, first, pager } = usePages(all, heads.join(" "));
  return (
    <>
      <table className="paper__table">
        <thead>
          <tr>
            {heads.map((head, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may be called alike.
              <th key={column} scope="col" data-number={numbers.includes(column) ? "" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper have no other name.
            <tr key={first + index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have their cells.
                <td key={column} data-number={numbers.includes(column) ? "" : undefined}>
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {pager}
    </>
  );
}
