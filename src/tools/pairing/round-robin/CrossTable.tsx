import { type ReactElement, useMemo } from "react";
import type { Doc } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { shownPoints } from "../shown.ts";
import { Who, WhoHeads } from "../standings/Who.tsx";
import type { PairingWords } from "../words.en.ts";
import { type CrossRow, crossTable } from "./cross-cells.ts";
import type { RoundRobin } from "./model.ts";
import { WithdrawalNotes } from "./WithdrawalNotes.tsx";
import { type RoundRobinWords, roundRobinWords } from "./words.en.ts";

/** Everybody against everybody, the best first. */
export function CrossTable({
  doc,
  words,
}: {
  readonly doc: Doc & { readonly schedule: RoundRobin };
  readonly words: PairingWords;
}): ReactElement {
  const w = roundRobinWords;
  const { tournament, schedule } = doc;
  const rows = useMemo(() => crossTable({ tournament, schedule }), [tournament, schedule]);
  const isDouble = rows[0]?.boxes.some(({ games }) => games.length > 1) ?? false;
  return (
    <section className="pair-standings">
      <h3>{words.tabs.cross}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys. */}
      <section className="pair-scroll" tabIndex={0} aria-label={words.tabs.cross}>
        <table className="standings standings--all" data-twice={isDouble ? "" : undefined}>
          <thead>
            <tr>
              <WhoHeads words={words.standings} />
              {rows.map(({ id }) => (
                <th key={id} scope="col" title={nameOf(tournament, id)}>
                  {id}
                </th>
              ))}
              <th scope="col">{words.standings.points}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} data-annulled={row.rank === undefined ? "" : undefined}>
                <Who {...{ tournament }} id={row.id} rank={row.rank ?? "–"} />
                {row.boxes.map((box) => (
                  <Box
                    key={box.opponent}
                    {...{ box, w }}
                    id={row.id}
                    opponent={nameOf(tournament, box.opponent)}
                  />
                ))}
                <td>
                  <b>{row.rank === undefined ? "–" : shownPoints(row.points)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="tool__note">
        {isDouble ? w.cross.keyTwice : w.cross.key}{" "}
        {rows.some(({ rank }) => rank === undefined) && w.cross.brackets}
      </p>
      <WithdrawalNotes {...{ doc }} />
    </section>
  );
}

function Box({
  box,
  id,
  opponent,
  w,
}: {
  readonly box: CrossRow["boxes"][number];
  readonly id: number;
  readonly opponent: string;
  readonly w: RoundRobinWords;
}): ReactElement {
  if (box.opponent === id) return <td className="standings__self" />;
  const known = box.games.filter(({ result }) => result !== undefined);
  return (
    <td title={known.length === 0 ? w.cross.open(opponent) : undefined}>
      {box.games.map(({ round, color, result }) => {
        if (result === undefined) return <span key={round} className="met met--open" data-color={color} />;
        const told = w.cross.cell(result, color, opponent, round);
        return (
          <span key={round} className="met" data-color={color} title={told}>
            <span aria-hidden="true">{box.counts ? result : `(${result})`}</span>
            <span className="visually-hidden">
              {told}
              {box.counts ? "" : `, ${w.cross.notCounted}`}{" "}
            </span>
          </span>
        );
      })}
    </td>
  );
}
