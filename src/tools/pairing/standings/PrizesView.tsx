import { type ReactElement, useMemo, useState } from "react";
import { prizeListOf } from "#algorithms/engines/swiss/prizes/prize-list.ts";
import { copyText } from "#components/page/copy-text.ts";
import { download } from "#components/page/download.ts";
import type { Action } from "../actions.ts";
import { type Doc, isOver } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { pairingWords } from "../words.en.ts";
import { PrizeCategories } from "./PrizeCategories.tsx";
import { type CategoryLines, prizeLines, prizesCsv, prizesText } from "./prize-rows.ts";
import { prizeWords } from "./prize-words.en.ts";

/** Who gets which prize, and what the categories are. */
export function PrizesView({
  doc,
  act,
}: {
  readonly doc: Doc;
  readonly act: (action: Action) => void;
}): ReactElement {
  const w = prizeWords;
  const { tournament } = doc;
  const list = useMemo(() => prizeListOf(tournament), [tournament]);
  const lines = useMemo(() => prizeLines(tournament), [tournament]);
  const [notice, setNotice] = useState("");
  const isEmpty = list.categories.length === 0;
  return (
    <section className="prizes" data-empty={isEmpty ? "" : undefined}>
      <h3>{w.title}</h3>
      {isEmpty ? (
        <p className="tool__note needs-script">{w.none}</p>
      ) : (
        <>
          {!isOver(doc) && <p className="tool__note">{w.provisional}</p>}
          <PrizeTable {...{ doc, lines }} />
          <p className="tool__note">{w.rule}</p>
          <div className="tool__actions needs-script">
            <button
              type="button"
              className="btn"
              onClick={async () =>
                setNotice(
                  (await copyText(prizesText(tournament)))
                    ? pairingWords.take.copied
                    : pairingWords.take.copyFailed,
                )
              }
            >
              {w.copy}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() =>
                download(new Blob([prizesCsv(tournament)], { type: "text/csv;charset=utf-8" }), "prizes.csv")
              }
            >
              {w.csv}
            </button>
            <span role="status">{notice}</span>
          </div>
        </>
      )}
      <PrizeCategories {...{ tournament, list, lines, act }} />
    </section>
  );
}

function PrizeTable({
  doc: { tournament },
  lines,
}: {
  readonly doc: Doc;
  readonly lines: readonly CategoryLines[];
}): ReactElement {
  const w = prizeWords;
  return (
    <div className="pair-scroll">
      <table className="prizes__table">
        <thead>
          <tr>
            {w.heads.slice(1).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {lines.map(({ name, lines: own, left, members }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two categories may be called alike.
          <tbody key={at}>
            <tr>
              <th scope="rowgroup" colSpan={w.heads.length - 1}>
                <bdi>{name}</bdi>
              </th>
            </tr>
            {own.map(({ place, prize, players, points, remark }) => (
              <tr key={place}>
                <td>{place}</td>
                <td>{prize}</td>
                <td>
                  <bdi>{w.players(players.map((id) => nameOf(tournament, id)))}</bdi>
                </td>
                <td>{points}</td>
                <td>{remark}</td>
              </tr>
            ))}
            {(left > 0 || members === 0) && (
              <tr>
                <td />
                <td colSpan={w.heads.length - 2}>{w.left(left, members)}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}
