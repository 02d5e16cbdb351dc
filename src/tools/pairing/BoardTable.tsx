import type { ReactElement, ReactNode } from "react";
import { TableHead } from "#src/tools/shared/TableHead.tsx";
import type { PairingWords } from "./words.ts";

/** The boards of a round under their head; with a column for the reasons where they can be asked for. */
export function BoardTable({
  withWhy,
  words: { rounds: w, colors },
  children,
}: {
  readonly withWhy: boolean;
  readonly words: PairingWords;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <table className="boards">
      <TableHead names={[w.board, colors.white, w.result, colors.black]}>
        {withWhy && (
          <th scope="col" className="needs-script">
            <span className="visually-hidden">{w.why}</span>
          </th>
        )}
      </TableHead>
      <tbody>{children}</tbody>
    </table>
  );
}
