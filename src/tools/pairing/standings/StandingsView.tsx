import { type ReactElement, useMemo, useRef, useState } from "react";
import { checkedStandings } from "#algorithms/engines/swiss/check-standings.ts";
import { standingsOf } from "#algorithms/engines/swiss/standings.ts";
import { formatValue } from "#algorithms/engines/swiss/tie-breaks/format-value.ts";
import { tieBreakNames } from "#algorithms/engines/swiss/tie-breaks/names.en.ts";
import { aboutOf, tieBreaksOf } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { playedRounds, type Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { download } from "#components/page/download.ts";
import { lazy } from "#src/tools/shared/lazy.tsx";
import { usePages } from "#src/tools/shared/pages.tsx";
import { type Doc, isOver, statusOf } from "../doc.ts";
import { nameOf } from "../players/names.ts";
import { progressOf } from "../round-robin/model.ts";
import { WithdrawalNotes } from "../round-robin/WithdrawalNotes.tsx";
import { shownPoints } from "../shown.ts";
import type { ViewProps } from "../view-props.ts";
import { afterRound } from "./after-round.ts";
import { arrowTo } from "./arrows.ts";
import { prizeLines, prizesByPlayer } from "./prize-rows.ts";
import { prizeWords } from "./prize-words.en.ts";
import { shownValue } from "./shown-value.ts";
import { TieBreakList } from "./TieBreakList.tsx";
import { ValueSum } from "./ValueSum.tsx";
import { Who, WhoHeads } from "./Who.tsx";
import { standingsWords } from "./words.en.ts";

const PrizesView = lazy(async () => (await import("./load-prizes.ts")).prizesView());

/** Points, and what decides between equals; a value that is pressed shows what it is made of. */
export function StandingsView({ doc: now, act, words }: ViewProps): ReactElement {
  const [w, own, names] = [words.standings, standingsWords, tieBreakNames];
  const { doc, isEarlier, choice } = useRound(now);
  const { tournament, drawn } = doc;
  const codes = useMemo(() => tieBreaksOf(tournament), [tournament]);
  const standings = useMemo(() => standingsOf(tournament, codes), [tournament, codes]);
  const prizes = useMemo(() => prizesByPlayer(prizeLines(tournament)), [tournament]);
  const { rows, count, indexOf, pager } = usePages(standings, w.name);
  const [asked, setAsked] = useState<{ readonly id: number; readonly place: number }>();
  /** Where Tab comes to among the values: arrows go on from there. */
  const [stop, setStop] = useState(0);
  const reached = Math.min(stop, Math.max(0, rows.length * codes.length - 1));
  const table = useRef<HTMLTableElement>(null);
  const hasFederations = tournament.players.some(({ federation }) => federation !== "");
  const columns = (hasFederations ? 6 : 5) + codes.length + (prizes.size > 0 ? 1 : 0);
  return (
    <section className="pair-standings">
      <h3>
        {doc.schedule
          ? own.games(progressOf(doc.schedule))
          : w.title(playedRounds(tournament), !isEarlier && isOver(doc))}
      </h3>
      {choice}
      <TieBreakList {...{ tournament: now.tournament, codes, act }} />
      {!isEarlier && doc.file && !tournament.isRankOrder && !doc.schedule && (
        <FileRanks tournament={tournament} />
      )}
      <div className="pair-scroll">
        <table className="standings standings--points" aria-rowcount={count} ref={table}>
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
              {codes.map((code) => (
                <th key={code} scope="col">
                  <abbr
                    title={`${names[code][0]}: ${names[code][1]} (${own.article(aboutOf(code).articles)})`}
                  >
                    {code}
                  </abbr>
                </th>
              ))}
              {prizes.size > 0 && (
                <th scope="col" data-column="prize">
                  {prizeWords.column}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, rank, points, values }, row) => {
              const place = asked?.id === id ? asked.place : undefined;
              return [
                <tr key={id} aria-rowindex={indexOf(row)}>
                  <Who
                    {...{ tournament, id, rank }}
                    mark={statusOf(now, id) === "withdrawn" ? own.withdrawn : undefined}
                  />
                  {hasFederations && (
                    <td data-column="federation">{tournament.players[id - 1]?.federation}</td>
                  )}
                  <td data-column="rating">{tournament.players[id - 1]?.rating || ""}</td>
                  <td>
                    <b>{shownPoints(points)}</b>
                  </td>
                  {codes.map((code, at) => {
                    const shown = shownValue(code, values[at]);
                    const index = row * codes.length + at;
                    return (
                      <td key={code}>
                        <button
                          type="button"
                          className="standings__value"
                          aria-expanded={place === at}
                          aria-label={own.sum.button(names[code][0], nameOf(tournament, id), shown)}
                          tabIndex={index === reached ? 0 : -1}
                          onFocus={() => setStop(index)}
                          onKeyDown={(event) => arrowTo(event, table.current, index, codes.length)}
                          onClick={() => setAsked(place === at ? undefined : { id, place: at })}
                        >
                          {shown || "–"}
                        </button>
                      </td>
                    );
                  })}
                  {prizes.size > 0 && <td data-column="prize">{prizes.get(id)}</td>}
                </tr>,
                place !== undefined && place < codes.length && (
                  <tr key={`${id} sum`} className="standings__sum">
                    <td colSpan={columns}>
                      <ValueSum {...{ tournament, codes, place, id }} />
                    </td>
                  </tr>
                ),
              ];
            })}
          </tbody>
        </table>
      </div>
      {pager}
      <p className="tool__note">
        {own.key(codes.map((code) => `${names[code][0]} (${code})`))}{" "}
        {codes.length > 0 && <span className="needs-script">{own.press}</span>}{" "}
        {drawn && !isEarlier && w.playing(drawn.round)} {tournament.acceleration.length > 0 && w.extra}
      </p>
      <WithdrawalNotes {...{ doc }} />
      {!isEarlier && <PrizesView {...{ doc, act }} />}
    </section>
  );
}

/** The tournament as it was after the round that is chosen; a round robin has its results in any order. */
function useRound(now: Doc) {
  const w = standingsWords;
  const played = playedRounds(now.tournament);
  const [wanted, setWanted] = useState<number>();
  const isEarlier = wanted !== undefined && wanted < played && !now.schedule;
  const doc = useMemo(
    () => (isEarlier ? { ...now, tournament: afterRound(now.tournament, wanted) } : now),
    [now, isEarlier, wanted],
  );
  const save = async () => {
    const { standingsCsv } = await import("../file/exports.ts");
    const text = standingsCsv(doc.tournament);
    download(new Blob([text], { type: "text/csv;charset=utf-8" }), `standings-round-${wanted}.csv`);
  };
  const choice = played > 1 && !now.schedule && (
    <div className="tool__row needs-script">
      <label className="tool__field">
        <span>{w.after}</span>
        <select
          value={isEarlier ? wanted : played}
          onChange={({ target }) => setWanted(Number(target.value))}
        >
          {Array.from({ length: played }, (_, r) => played - r).map((round) => (
            <option key={round} value={round}>
              {w.afterRound(round)}
            </option>
          ))}
        </select>
      </label>
      {isEarlier && (
        <button type="button" className="btn" onClick={() => void save()}>
          {w.afterCsv(wanted)}
        </button>
      )}
    </div>
  );
  return { doc, isEarlier, choice };
}

/** Whether the ranks that stand in the file are these: the first that is another one, and what decides. */
function FileRanks({ tournament }: { readonly tournament: Tournament }): ReactElement | undefined {
  const w = standingsWords.ranks;
  const { without, difference } = useMemo(() => checkedStandings(tournament), [tournament]);
  if (without === tournament.players.length) return undefined;
  if (difference === undefined) return <p className="tool__note">{w.same}</p>;
  const { id, rank, expected, other } = difference;
  const code = other?.code;
  const shown = (other?.values ?? []).map((value) =>
    value === undefined || code === undefined
      ? "–"
      : code === "points"
        ? shownPoints(value)
        : shownValue(code, value) || formatValue(code, value),
  );
  return (
    <p role="status" className="pair-ranks">
      <b aria-hidden="true">≠</b> {w.differ(nameOf(tournament, id), rank, expected[0])}{" "}
      {other && w.other(nameOf(tournament, other.id), code ?? "", shown)}
    </p>
  );
}
