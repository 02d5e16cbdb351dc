import type { ReactElement } from "react";
import { playedRounds } from "#algorithms/shared/swiss/tournament.ts";
import { download } from "#components/download.ts";
import { copyText } from "#src/tools/shared/copy-text.ts";
import { type Doc, titleOf } from "./doc.ts";
import { roundCsv, roundText, standingsCsv } from "./exports.ts";
import { textOf } from "./trf-text.ts";
import type { PairingWords } from "./words.ts";

interface TakeAwayProps {
  readonly doc: Doc;
  /** The round that is shown, for its list. */
  readonly round: number | undefined;
  readonly onNotice: (notice: string) => void;
  readonly words: PairingWords;
}

/** The tournament as a file, lists for tables, a list for a message, and paper. */
export function TakeAway({ doc, round, onNotice, words }: TakeAwayProps): ReactElement {
  const w = words.take;
  const name =
    titleOf(doc.tournament)
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .toLowerCase() || "tournament";
  const save = (text: string, type: string, file: string) =>
    download(new Blob([text], { type: `${type};charset=utf-8` }), file);
  const copy = async (text: string) => {
    onNotice((await copyText(text)) ? w.copied : w.copyFailed);
  };
  const listed = round ?? doc.drawn?.round ?? playedRounds(doc.tournament);
  const isListed = listed >= 1 && (listed <= playedRounds(doc.tournament) || doc.drawn?.round === listed);
  return (
    <section className="pair-take needs-script" aria-label={w.title}>
      <h3 className="panel__head">{w.title}</h3>
      <div className="tool__actions">
        <button type="button" className="btn" onClick={() => save(textOf(doc), "text/plain", `${name}.trf`)}>
          {w.trf}
        </button>
        <button type="button" className="btn" onClick={() => void copy(textOf(doc))}>
          {w.copyTrf}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!isListed}
          onClick={() => save(roundCsv(doc, listed), "text/csv", `${name}-round-${listed}.csv`)}
        >
          {w.csvRound}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!isListed}
          onClick={() => void copy(roundText(doc, listed, words))}
        >
          {w.copyRound}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => save(standingsCsv(doc.tournament), "text/csv", `${name}-standings.csv`)}
        >
          {w.csvStandings}
        </button>
        <button type="button" className="btn" onClick={() => print()}>
          {w.print}
        </button>
      </div>
    </section>
  );
}
