import type { ReactElement, ReactNode } from "react";
import { TableHead } from "#src/tools/shared/TableHead.tsx";
import type { PairingWords } from "../words.en.ts";
import type { useBoardPages } from "./use-board-pages.ts";

/** The boards of a round under their head; with a column for the reasons where they can be asked for. */
export function BoardTable({
  withWhy,
  pages: { table, count, pager },
  words: { rounds: w, colors },
  children,
}: {
  readonly withWhy: boolean;
  readonly pages: Pick<ReturnType<typeof useBoardPages>, "table" | "count" | "pager">;
  readonly words: PairingWords;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <>
      <table className="boards" ref={table} aria-rowcount={count}>
        <TableHead names={[w.board, colors.white, w.result, colors.black]}>
          {withWhy && (
            <th scope="col" className="needs-script">
              <span className="visually-hidden">{w.why}</span>
            </th>
          )}
        </TableHead>
        <tbody>{children}</tbody>
      </table>
      {pager}
    </>
  );
}
