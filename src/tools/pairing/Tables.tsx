import { type ReactElement, useMemo } from "react";
import { standingsOf } from "#algorithms/shared/swiss/standings.ts";
import { type Player, playedRounds, type Tournament } from "#algorithms/shared/swiss/tournament.ts";
import { usePages } from "#src/tools/shared/pages.tsx";
import { type Doc, isOver } from "./doc.ts";
import { byeWorth, shownPoints, shownResult, shownTwentieths } from "./exports.ts";
import { nameOf } from "./names.ts";
import type { PairingWords } from "./words.ts";

interface TableProps {
  readonly doc: Doc;
  readonly words: PairingWords;
}

/** Points, and what decides between equals. */
export function StandingsView({ doc, words }: TableProps): ReactElement {
  const w = words.standings;
  const { tournament, drawn } = doc;
  const standings = useMemo(() => standingsOf(tournament), [tournament]);
  const { rows, count, indexOf, pager } = usePages(standings, w.name);
  const hasFederations = tournament.players.some(({ federation }) => federation !== "");
  return (
    <section className="pair-standings">
      <h3>{w.title(playedRounds(tournament), isOver(doc))}</h3>
      <div className="pair-scroll">
        <table className="standings standings--points" aria-rowcount={count}>
          <thead>
            <tr aria-rowindex={count && 1}>
              <WhoHeads words={w} />
              {hasFederations && (
                <th scope="col" data-column="federation">
                  <abbr title={w.federation[1]}>{w.federation[0]}</abbr>
                </th>
              )}
              <th scope="col" data-column="rating">
                {w.rating}
              </th>
              <th scope="col">{w.points}</th>
              {[w.direct, w.buchholz, w.sonneborn].map(([short, long]) => (
                <th key={short} scope="col">
                  <abbr title={long}>{short}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, rank, points, directEncounter, buchholz, sonnebornBerger }, row) => (
              <tr key={id} aria-rowindex={indexOf(row)}>
                <Who {...{ tournament, id, rank }} />
                {hasFederations && <td data-column="federation">{tournament.players[id - 1]?.federation}</td>}
                <td data-column="rating">{tournament.players[id - 1]?.rating || ""}</td>
                <td>
                  <b>{shownPoints(points)}</b>
                </td>
                <td>{directEncounter === undefined ? "" : shownPoints(directEncounter)}</td>
                <td>{shownPoints(buchholz)}</td>
                <td>{shownTwentieths(sonnebornBerger)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pager}
      <p className="tool__note">
        {w.key} {drawn && w.playing(drawn.round)} {tournament.acceleration.length > 0 && w.extra}
      </p>
    </section>
  );
}

/** The first cells of a row: rank, number, and the name with the title before it. */
function Who({
  tournament,
  id,
  rank,
}: {
  readonly tournament: Tournament;
  readonly id: number;
  readonly rank: number;
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
      </th>
    </>
  );
}

/** What stands above them. */
function WhoHeads({ words }: { readonly words: PairingWords["standings"] }): ReactElement {
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

/** Who met whom, round by round, the best first. */
export function CrossView({ doc, words }: TableProps): ReactElement {
  const w = words.cross;
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
                  <Cell key={round} {...{ doc, round, words }} player={tournament.players[id - 1]} />
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
  words,
}: TableProps & { readonly player: Player; readonly round: number }): ReactElement {
  const w = words.cross;
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
