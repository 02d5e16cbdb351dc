import { type ReactElement, useMemo } from "react";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { type Player, playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { usePages } from "#src/tools/shared/pages.tsx";
import type { Doc } from "./doc.ts";
import { type LateWords, lateWords } from "./players/late-words.en.ts";
import { nameOf } from "./players/names.ts";
import { byeWorth, shownPoints, shownResult } from "./shown.ts";
import { Who, WhoHeads } from "./standings/Who.tsx";
import type { PairingWords } from "./words.en.ts";

interface TableProps {
  readonly doc: Doc;
  readonly words: PairingWords;
}

/** Who met whom, round by round, the best first. */
export function CrossView({ doc, words }: TableProps): ReactElement {
  const w = lateWords.cross;
  const { tournament } = doc;
  const rounds = playedRounds(tournament);
  const standings = useMemo(() => standingsOf(tournament), [tournament]);
  const { rows, count, indexOf, pager } = usePages(standings, words.standings.name);
  if (rounds === 0) return <p className="pair-none">{w.empty}</p>;
  const numbers = Array.from({ length: rounds }, (_, r) => r + 1);
  return (
    <section className="pair-standings">
      <h3>{words.tabs.cross}</h3>
      <div className="pair-scroll">
        <table className="standings standings--cross" aria-rowcount={count}>
          <thead>
            <tr aria-rowindex={count && 1}>
              <WhoHeads words={words.standings} />
              {numbers.map((round) => (
                <th key={round} scope="col">
                  {w.round(round)}
                </th>
              ))}
              <th scope="col">{words.standings.points}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, rank, points }, row) => (
              <tr key={id} aria-rowindex={indexOf(row)}>
                <Who {...{ tournament, id, rank }} />
                {numbers.map((round) => (
                  <Cell key={round} {...{ doc, round }} words={w} player={tournament.players[id - 1]} />
                ))}
                <td>
                  <b>{shownPoints(points)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pager}
      <p className="tool__note">{w.key}</p>
    </section>
  );
}

function Cell({
  doc,
  player,
  round,
  words: w,
}: {
  readonly doc: Doc;
  readonly player: Player;
  readonly round: number;
  readonly words: LateWords["cross"];
}): ReactElement {
  const game = player.games[round - 1];
  if (!game) return <td />;
  const { opponent, color, result } = game;
  if (opponent === 0) {
    return (
      <td title={w.bye(result)} data-bye="">
        {byeWorth(result, doc.tournament)}
      </td>
    );
  }
  const shown = shownResult(result);
  return (
    <td title={w.cell(nameOf(doc.tournament, opponent), color, shown)}>
      <b>{shown}</b>
      <span className="met" data-color={color}>
        {opponent}
      </span>
    </td>
  );
}
