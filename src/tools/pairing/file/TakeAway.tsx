import type { ReactElement } from "react";
import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { copyText } from "#components/page/copy-text.ts";
import { download } from "#components/page/download.ts";
import { part } from "#src/tools/shared/part.ts";
import { type Doc, listedRound, titleOf } from "../doc.ts";
import type { PairingWords } from "../words.en.ts";

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
  /** What makes files comes with the first one. */
  const withPart =
    <T,>(load: () => Promise<T>) =>
    async (use: (made: T) => unknown) => {
      const made = await part(load, onNotice);
      if (made) await use(made);
    };
  const text = withPart(async () => {
    const [{ textOf }, { rankedDoc }] = await Promise.all([
      import("./trf-text.ts"),
      import("../players/ranked.ts"),
    ]);
    return { trf: () => textOf(rankedDoc(doc)) };
  });
  const lists = withPart(() => import("./exports.ts"));
  const page = withPart(() => import("../papers/publish.ts"));
  const listed = listedRound(doc, round);
  const isListed =
    doc.schedule !== undefined ||
    (listed >= 1 && (listed <= playedRounds(doc.tournament) || doc.drawn?.round === listed));
  return (
    <section className="pair-take needs-script" aria-label={w.title}>
      <h3 className="panel__head">{w.title}</h3>
      <div className="tool__actions">
        <button
          type="button"
          className="btn"
          onClick={() => text(({ trf }) => save(trf(), "text/plain", `${name}.trf`))}
        >
          {w.trf}
        </button>
        <button type="button" className="btn" onClick={() => text(({ trf }) => copy(trf()))}>
          {w.copyTrf}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!isListed}
          onClick={() =>
            lists(({ roundCsv }) => save(roundCsv(doc, listed), "text/csv", `${name}-round-${listed}.csv`))
          }
        >
          {w.csvRound}
        </button>
        <button
          type="button"
          className="btn"
          disabled={!isListed}
          onClick={() => lists(({ roundText }) => copy(roundText(doc, listed, words)))}
        >
          {w.copyRound}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            lists(({ standingsCsv }) =>
              save(standingsCsv(doc.tournament), "text/csv", `${name}-standings.csv`),
            )
          }
        >
          {w.csvStandings}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => page(({ publishedPage }) => save(publishedPage(doc), "text/html", `${name}.html`))}
        >
          {w.page}
        </button>
        <button type="button" className="btn" onClick={() => print()}>
          {w.print}
        </button>
      </div>
    </section>
  );
}
