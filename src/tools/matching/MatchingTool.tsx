import { type KeyboardEvent, type ReactElement, useMemo, useRef, useState } from "react";
import { isLeast } from "#algorithms/engines/matching/graph.ts";
import { copyText } from "#components/page/copy-text.ts";
import type { Picture } from "#components/picture/save-picture.ts";
import { Bar } from "#src/tools/shared/Bar.tsx";
import { BrokenPart } from "#src/tools/shared/BrokenPart.tsx";
import { DropArea } from "#src/tools/shared/fields/DropArea.tsx";
import { pageWith } from "#src/tools/shared/page-with.ts";
import { part } from "#src/tools/shared/part.ts";
import { historyKey } from "#src/tools/shared/storage/history-key.ts";
import { StorageNotice } from "#src/tools/shared/storage/StorageNotice.tsx";
import { useLessonLink } from "#src/tools/shared/use-lesson-link.ts";
import { useNear } from "#src/tools/shared/use-near.ts";
import { keptWords } from "#src/tools/shared/words.en.ts";
import { Diagram } from "./graph/Diagram.tsx";
import { type Doc, isDrawn } from "./graph/doc.ts";
import { EdgeTable } from "./graph/EdgeTable.tsx";
import type { EditorState } from "./graph/editor.ts";
import type { Mode } from "./graph/GraphStage.tsx";
import { GraphText } from "./graph/GraphText.tsx";
import { type Shown, shownOf } from "./graph/shown.ts";
import { useGraph } from "./graph/use-graph.ts";
import { lessonFor, problemOf } from "./lesson-problem.ts";
import { MOST_DRAWN } from "./limits.ts";
import { Outcome } from "./Outcome.tsx";
import type { Report } from "./report.ts";
import { intake, type ReadingOf } from "./sources/intake.ts";
import { Readings } from "./sources/Readings.tsx";
import { Sources } from "./sources/Sources.tsx";
import { ObjectiveChoice } from "./sources/Switches.tsx";
import { TakeAway } from "./TakeAway.tsx";
import { type Search, useSolution } from "./use-solution.ts";
import { matchingWords } from "./words.en.ts";

interface MatchingToolProps {
  /** The first graph, and what it comes to. */
  readonly first: { readonly state: EditorState; readonly report: Report };
  /** The ids of the lessons that there are. */
  readonly lessons: readonly string[];
}

/** The reader's own graph, drawn or as a text, with a best matching and its proof. */
export function MatchingTool({ first, lessons }: MatchingToolProps): ReactElement {
  const words = matchingWords;
  const [mode, setMode] = useState<Mode>("draw");
  const [wanted, setWanted] = useState<Shown>();
  const [notice, setNotice] = useState("");
  const picture = useRef<Picture | null>(null);
  const under = useRef<HTMLFieldSetElement>(null);
  const isNear = useNear(under);
  const { state, act, ready, able, kept, tryAgain } = useGraph(first.state, words.badLink, setNotice);
  const { doc } = state;
  const { search, solve, cancel } = useSolution(doc, first.report);
  const { report } = search;
  const shown = useShown(report, wanted);
  const drawn = isDrawn(doc);
  const problem = useMemo(() => problemOf(doc), [doc]);
  const taught = lessonFor(doc.objective);
  const { link: lesson } = useLessonLink(lessons.includes(taught) ? taught : undefined, problem);
  const [read, setReading] = useState<ReadingOf>();
  const { openPasted, openAgain, openPreset, openFile, openWish, startOver } = intake(
    act,
    setNotice,
    setReading,
    words,
  );
  const reading = useReading(read, doc, search);
  const { long } = doc;
  const readings = (at: ReadingOf["at"]) =>
    reading?.at === at && (
      <Readings
        reading={reading}
        onWish={(wish) =>
          long ? act({ kind: "load-long", long: { ...long, wish } }) : void (read && openAgain(read, wish))
        }
        label={words.text.otherwise}
      />
    );

  const copy = async (text: string) => {
    setNotice((await copyText(text)) ? words.take.copied : words.take.copyFailed);
  };
  const copyLink = async () => {
    const links = await part(() => import("./links.ts"), setNotice);
    if (!links) return;
    const value = await links.formatState(doc);
    if (value === undefined) return setNotice(words.take.linkTooLong);
    await copy(pageWith("g", value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = historyKey(event);
    if (!kind) return;
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    event.preventDefault();
    act({ kind });
  };

  return (
    <DropArea
      className="tool workbench match"
      onFiles={openFile}
      hint={words.files.drop}
      {...{ ready, able, onKeyDown }}
    >
      <Bar {...{ ready, state, act, words }} label={words.sources.label}>
        <Sources
          {...{ ready, words }}
          onPreset={(id) => void openPreset(id)}
          onWish={(wish) => void openWish(wish)}
          onFile={(file) => void openFile([file])}
          onClear={() => act({ kind: "clear" })}
          onReset={startOver}
        />
      </Bar>
      <p className="tool__notice" role="status">
        {notice}
      </p>
      {readings("top")}
      <StorageNotice kept={kept} words={keptWords} />
      {tryAgain && <BrokenPart onAgain={tryAgain} />}
      <div className="match-main needs-script">
        <fieldset className="match-draw" disabled={!ready}>
          <legend className="visually-hidden">{words.editor}</legend>
          {drawn ? (
            <Diagram {...{ state, act, mode, setMode, shown, report, picture, words }} onShown={setWanted} />
          ) : (
            <>
              {(doc.long === undefined || search.size !== undefined) && (
                <p className="match-large">{words.notDrawn(search.size?.n ?? doc.graph.n, MOST_DRAWN)}</p>
              )}
              {doc.long && (
                <GraphText {...{ state, act, search, words }} onWhole={(text) => void openPasted(text)}>
                  {readings("text")}
                </GraphText>
              )}
            </>
          )}
        </fieldset>
        <fieldset className="match-side" disabled={!ready}>
          <legend className="visually-hidden">{words.result.title}</legend>
          <ObjectiveChoice objective={doc.objective} act={act} words={words} />
          <Outcome
            {...{ search, words }}
            isAutomatic={drawn}
            canSolve={!doc.long || search.size !== undefined}
            onSolve={solve}
            onCancel={cancel}
          />
          <p className="match-watch">
            {lesson && (
              <a className="btn btn--solid" href={lesson}>
                {isLeast(doc.objective) ? words.watchNegated : words.watch}
              </a>
            )}
          </p>
        </fieldset>
      </div>
      <fieldset
        ref={under}
        className="match-under needs-script"
        disabled={!ready}
        data-far={isNear ? undefined : ""}
      >
        <legend className="visually-hidden">{words.text.label}</legend>
        {isNear && !doc.long && (
          <GraphText {...{ state, act, search, words }} onWhole={(text) => void openPasted(text)}>
            {readings("text")}
          </GraphText>
        )}
        {isNear && drawn && <EdgeTable {...{ state, act, report, words }} />}
        {isNear && (
          <TakeAway
            {...{ doc, picture, words }}
            report={search.isOld ? undefined : report}
            onCopy={(text) => void copy(text)}
            onLink={() => void copyLink()}
            onNotice={setNotice}
          />
        )}
      </fieldset>
      {kept.status !== "refused" && <p className="tool__note needs-script">{words.private}</p>}
    </DropArea>
  );
}

/** What is said of how the graph was read, for as long as it is the one that was read. */
function useReading(
  read: ReadingOf | undefined,
  { text, long }: Doc,
  search: Search,
): Pick<ReadingOf, "told" | "offers" | "at"> | undefined {
  const seen = useRef<{ read: ReadingOf; text: string }>(undefined);
  if (long) return search.told && { ...search.told, at: "text" };
  if (!read) return undefined;
  if (seen.current?.read !== read) seen.current = { read, text: read.text ?? text };
  return seen.current.text === text ? read : undefined;
}

/** What is drawn around the matching: what the reader wants if there is such a proof, else the proof that there is. */
function useShown(report: Parameters<typeof shownOf>[0], wanted: Shown | undefined): Shown {
  const able = useMemo(() => shownOf(report), [report]);
  if (wanted && able.includes(wanted)) return wanted;
  return able[1] ?? "matching";
}
