import type { ReactElement, ReactNode } from "react";
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
      <thead>
        <tr>
          {[w.board, colors.white, w.result, colors.black].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {withWhy && (
            <th scope="col" className="needs-script">
              <span className="visually-hidden">{w.why}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
