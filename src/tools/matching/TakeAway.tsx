import type { ReactElement, RefObject } from "react";
import { download } from "#components/page/download.ts";
import type { Picture } from "#components/picture/save-picture.ts";
import { part } from "#src/tools/shared/part.ts";
import type { MatchingFormat } from "./exports.ts";
import { type Doc, isDrawn } from "./graph/doc.ts";
import type { Notation } from "./graph/graph-text.ts";
import type { Report } from "./report.ts";
import type { MatchingWords } from "./words.en.ts";
import { work } from "./work.ts";

interface TakeAwayProps {
  readonly doc: Doc;
  readonly report: Report | undefined;
  readonly picture: RefObject<Picture | null>;
  readonly onCopy: (text: string) => void;
  readonly onLink: () => void;
  readonly onNotice: (notice: string) => void;
  readonly words: MatchingWords;
}

const TYPES: Readonly<Record<MatchingFormat, string>> = {
  txt: "text/plain",
  csv: "text/csv",
  json: "application/json",
};

/** The graph, the matching and the picture as files, as copies, and as a link. */
export function TakeAway({
  doc,
  report,
  picture,
  onCopy,
  onLink,
  onNotice,
  words,
}: TakeAwayProps): ReactElement {
  const w = words.take;
  const { graph, places, long } = doc;
  const textOf = async (notation: Notation) => {
    const texts = await part(() => import("./graph/graph-text.ts"), onNotice);
    return notation === "json" ? texts?.formatJson(graph) : texts?.formatPlaced(graph, places);
  };
  const copyGraph = async () => {
    const text = await textOf("list");
    if (text !== undefined) onCopy(text);
  };
  const saveGraph = async (notation: Notation) => {
    const name = `graph.${notation === "json" ? "json" : "txt"}`;
    const type = TYPES[notation === "json" ? "json" : "txt"];
    if (!long) {
      const text = await textOf(notation);
      if (text !== undefined) download(new Blob([text], { type }), name);
      return;
    }
    try {
      await work({ kind: "write", long, notation }, (answer) => {
        if (answer.kind === "text") download(new Blob([answer.text], { type }), name);
      });
    } catch (error) {
      onNotice(words.search.failed(String(error)));
    }
  };
  const matchingAs = async (format: MatchingFormat) => {
    const exports = await part(() => import("./exports.ts"), onNotice);
    return report && exports?.formatMatching(report, format);
  };
  const saveMatching = async (format: MatchingFormat) => {
    const text = await matchingAs(format);
    if (text !== undefined) download(new Blob([text], { type: TYPES[format] }), `matching.${format}`);
  };
  const copyMatching = async () => {
    const text = await matchingAs("txt");
    if (text !== undefined) onCopy(text);
  };
  const savePlate = async (kind: "svg" | "png") => {
    const shown = picture.current;
    const saver = await part(
      async () =>
        kind === "svg"
          ? (await import("#components/picture/save-picture.ts")).savePicture
          : (await import("#components/picture/save-png.ts")).savePng,
      onNotice,
    );
    if (!shown || !saver) return;
    try {
      await saver(shown, "matching");
    } catch {
      onNotice(w.pngFailed);
    }
  };
  const button = (what: string, label: string, onClick: () => unknown, disabled = false) => (
    <button
      key={label}
      type="button"
      className="btn"
      aria-label={`${what}: ${label}`}
      disabled={disabled}
      onClick={() => void onClick()}
    >
      {label}
    </button>
  );
  return (
    <section className="match-take" aria-label={w.title}>
      <h2 className="panel__head">{w.title}</h2>
      <dl>
        <div>
          <dt>{w.graph}</dt>
          <dd>
            {button(w.graph, w.list, () => saveGraph("list"))}
            {button(w.graph, w.json, () => saveGraph("json"))}
          </dd>
        </div>
        <div>
          <dt>{w.matching}</dt>
          <dd>
            {(["txt", "csv", "json"] as const).map((format) =>
              button(w.matching, w[format], () => saveMatching(format), !report),
            )}
          </dd>
        </div>
        <div>
          <dt>{w.picture}</dt>
          <dd>
            {button(w.picture, w.svg, () => savePlate("svg"), !isDrawn(doc))}
            {button(w.picture, w.png, () => savePlate("png"), !isDrawn(doc))}
          </dd>
        </div>
        <div>
          <dt>{w.copy}</dt>
          <dd>
            {button(w.copy, w.copyLink, onLink)}
            {button(w.copy, w.copyGraph, copyGraph, long !== undefined)}
            {button(w.copy, w.copyPairs, copyMatching, !report)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
