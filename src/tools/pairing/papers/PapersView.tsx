import { type ReactElement, useState } from "react";
import { prizeListOf } from "#algorithms/engines/swiss/prizes/prize-list.ts";
import { tieBreakNames } from "#algorithms/engines/swiss/tie-breaks/names.en.ts";
import { tieBreaksOf } from "#algorithms/engines/swiss/tie-breaks/tie-breaks.ts";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { usePages } from "#src/tools/shared/pages.tsx";
import { type Doc, isOver, listedRound, titleOf } from "../doc.ts";
import { roundList } from "../file/exports.ts";
import { dateOf, detailOf } from "../players/details.ts";
import { roundRobinWords } from "../round-robin/words.en.ts";
import { afterRound } from "../standings/after-round.ts";
import { prizeWords } from "../standings/prize-words.en.ts";
import { PaperTable } from "./PaperTable.tsx";
import {
  alphabeticalRows,
  cardRows,
  pairingRows,
  prizeRows,
  scheduledCard,
  standingsRows,
  startRows,
  titledName,
} from "./paper-rows.ts";
import { type PaperWords, paperWords } from "./words.en.ts";

type Kind = keyof PaperWords["kinds"];
/** Papers of a round, which there may not be. */
const OF_ROUND: readonly Kind[] = ["alphabetical", "pairings", "slips"];

interface PaperProps {
  readonly doc: Doc;
  /** The round that is shown. */
  readonly round: number;
}

/** Papers for the wall and for the boards: chosen, seen, printed. */
export function PapersView({
  doc,
  round: chosen,
}: Omit<PaperProps, "round"> & { readonly round: number | undefined }): ReactElement {
  const w = paperWords;
  const [kind, setKind] = useState<Kind>("start");
  const [wanted, setWanted] = useState<number>();
  const last = doc.schedule?.rounds.length ?? listedRound(doc, undefined);
  const round = listedRound(doc, wanted !== undefined && wanted <= last ? wanted : chosen);
  const played = playedRounds(doc.tournament);
  /** Standings are those after a round that has been played; in a round robin results come in any order. */
  const isOfPlayed = kind === "standings" && !doc.schedule && played > 1;
  return (
    <section className="papers">
      <div className="tool__row needs-script papers__choice">
        <span className="tool__field">
          <select
            aria-label={w.label}
            value={kind}
            onChange={(event) =>
              setKind((Object.keys(w.kinds) as Kind[]).find((each) => each === event.target.value) ?? "start")
            }
          >
            {Object.entries(w.kinds).map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </span>
        {(OF_ROUND.includes(kind) || isOfPlayed) && last > 1 && (
          <span className="tool__field">
            <select
              aria-label={w.ofRound}
              value={isOfPlayed ? Math.min(round, played) : round}
              onChange={(event) => setWanted(Number(event.target.value))}
            >
              {Array.from({ length: isOfPlayed ? played : last }, (_, k) => k + 1).map((each) => (
                <option key={each} value={each}>
                  {w.round(each)}
                </option>
              ))}
            </select>
          </span>
        )}
        <button type="button" className="btn" onClick={() => print()}>
          {w.print}
        </button>
      </div>
      <article className="paper" data-kind={kind}>
        {kind !== "slips" && kind !== "cards" && <PaperHead {...{ doc, round, kind }} />}
        {OF_ROUND.includes(kind) && round === 0 ? (
          <p>{w.noRound}</p>
        ) : (
          <PaperBody {...{ doc, round, kind }} />
        )}
      </article>
    </section>
  );
}

/** What the paper is about: the event, the round, when and where. */
function PaperHead({ doc, round, kind }: PaperProps & { readonly kind: Kind }): ReactElement {
  const w = paperWords;
  const { tournament } = doc;
  const told = (detail: Parameters<typeof detailOf>[1]) => detailOf(tournament, detail);
  const isOfRound = OF_ROUND.includes(kind);
  const when = isOfRound ? dateOf(tournament, round) : w.dates(told("start"), told("end"));
  const arbiter = told("arbiter");
  const facts = [when, told("hall"), told("city"), told("rate"), arbiter && w.arbiter(arbiter)];
  return (
    <header className="paper__head">
      <h3>
        {w.kinds[kind]}
        {isOfRound && `, ${w.round(round)}`}
      </h3>
      <p>{facts.filter(Boolean).join(" · ")}</p>
    </header>
  );
}

function PaperBody({ doc, round, kind }: PaperProps & { readonly kind: Kind }): ReactElement {
  const w = paperWords;
  const { tournament } = doc;
  switch (kind) {
    case "start":
      return <PaperTable {...startRows(tournament, w)} />;
    case "alphabetical":
      return <PaperTable {...alphabeticalRows(doc, round, w)} />;
    case "pairings":
      return <PaperTable {...pairingRows(doc, round, w)} />;
    case "standings": {
      const codes = tieBreaksOf(tournament);
      const names = tieBreakNames;
      const isEarlier = !doc.schedule && round > 0 && round < playedRounds(tournament);
      const then = isEarlier ? afterRound(tournament, round) : tournament;
      return (
        <>
          {!doc.schedule && round > 0 && <p>{w.round(Math.min(round, playedRounds(tournament)))}</p>}
          <PaperTable {...standingsRows(then, codes, w)} />
          <p className="tool__note">{w.key(codes.map((code) => `${names[code][0]} (${code})`))}</p>
        </>
      );
    }
    case "prizes":
      return prizeListOf(tournament).categories.length === 0 ? (
        <p>{prizeWords.none}</p>
      ) : (
        <>
          <PaperTable {...prizeRows(tournament)} />
          <p className="tool__note">{isOver(doc) ? prizeWords.rule : prizeWords.provisional}</p>
        </>
      );
    case "slips":
      return <Slips {...{ doc, round }} />;
    case "cards":
      return <Cards {...{ doc, round }} />;
  }
}

/** A card for each player. */
function Cards({ doc }: PaperProps): ReactElement {
  const w = paperWords;
  const { tournament } = doc;
  const { rows, first, pager } = usePages(tournament.players, w.kinds.cards);
  return (
    <>
      <div className="paper__cards">
        {rows.map((player, index) => {
          const id = first + index + 1;
          return (
            <section key={id} className="paper__card">
              <h4>{w.card(id, titledName(tournament, id))}</h4>
              <p>
                {[titleOf(tournament), player.federation, player.rating || ""].filter(Boolean).join(" · ")}
              </p>
              <PaperTable {...(doc.schedule ? scheduledCard(doc, id, w) : cardRows(tournament, player, w))} />
            </section>
          );
        })}
      </div>
      {pager}
    </>
  );
}

/** A slip for each board, to be signed. */
function Slips({ doc, round }: PaperProps): ReactElement {
  const w = paperWords;
  const { tournament } = doc;
  const told = (id: number) =>
    [titledName(tournament, id), tournament.players[id - 1]?.rating || ""].filter(Boolean).join(" · ");
  const { rows, first, pager } = usePages(roundList(doc, round).boards, w.kinds.slips);
  return (
    <>
      <div className="paper__slips">
        {rows.map(({ white, black, place }, index) => (
          <section key={white} className="paper__slip">
            <p>
              {[titleOf(tournament), w.round(round), dateOf(tournament, round)].filter(Boolean).join(" · ")}
            </p>
            <h4>
              {w.board} {place?.board ?? first + index + 1}{" "}
              {place && <small>{roundRobinWords.place(place)}</small>}
            </h4>
            {(
              [
                ["white", white],
                ["black", black],
              ] as const
            ).map(([color, id]) => (
              <p key={color}>
                <small>{w[color]}</small> <bdi>{told(id)}</bdi>
              </p>
            ))}
            <ul>
              {w.outcomes.map((outcome) => (
                <li key={outcome}>{outcome}</li>
              ))}
            </ul>
            <p className="paper__signatures">
              <span>{w.signature(w.white)}</span> <span>{w.signature(w.black)}</span>
            </p>
          </section>
        ))}
      </div>
      {pager}
    </>
  );
}
