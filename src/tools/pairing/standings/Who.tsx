import type { ReactElement } from "react";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { nameOf } from "../players/names.ts";
import type { PairingWords } from "../words.en.ts";

/** The first cells of a row: rank, number, and the name with the title before it. */
export function Who({
  tournament,
  id,
  rank,
  mark,
}: {
  readonly tournament: Tournament;
  readonly id: number;
  /** A number, or what stands in its place. */
  readonly rank: number | string;
  /** What is said of a player beside the name. */
  readonly mark?: string | undefined;
}): ReactElement {
  const title = tournament.players[id - 1]?.title.trim();
  return (
    <>
      <td data-column="rank">{rank}</td>
      <td className="games__number" data-column="number">
        {id}
      </td>
      <th scope="row" data-column="name">
        {title && <small>{title} </small>}
        <bdi>{nameOf(tournament, id)}</bdi>
        {mark && <small> {mark}</small>}
      </th>
    </>
  );
}

/** What stands above them. */
export function WhoHeads({ words }: { readonly words: PairingWords["standings"] }): ReactElement {
  return (
    <>
      <th scope="col" data-column="rank">
        {words.rank}
      </th>
      <th scope="col" data-column="number">
        {words.number}
      </th>
      <th scope="col" data-column="name">
        {words.name}
      </th>
    </>
  );
}
