import { type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import { copyText } from "#components/page/copy-text.ts";
import { download } from "#components/page/download.ts";
import type { Edition } from "#components/take-away/course-package.ts";
import { formatTour, MOST_SENTENCE, type Tour } from "#components/tour/tour.ts";
import { LONG_LINK, packTour } from "#components/tour/tour-link.ts";
import { localePath } from "#src/i18n/locales.ts";
import { DropArea } from "#src/tools/shared/fields/DropArea.tsx";
import { FileInput } from "#src/tools/shared/fields/FileInput.tsx";
import { useHistoryKeys } from "#src/tools/shared/storage/use-history-keys.ts";
import { takeFile } from "../read-tour.ts";
import { stopId } from "../stop-id.ts";
import { type DeskAction, tourOn } from "./desk-state.ts";
import { dragStop } from "./drag-stops.ts";
import { exampleTour } from "./example-tour.en.ts";
import { StopRow } from "./StopRow.tsx";
import { useDesk } from "./use-desk.ts";
import { type DeskWords, deskWords } from "./words.en.ts";

/** The desk on which tours are put together. */
export function TourDesk(): ReactElement {
  const words = deskWords;
  const { desk, act, keeping, isReady } = useDesk();
  const [told, tell] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const tour = tourOn(desk);
  const onKeyDown = useHistoryKeys(useCallback(({ kind }) => act({ type: kind }), [act]));
  const open = async (files: readonly File[]): Promise<void> => {
    const said: string[] = [];
    for (const file of files) {
      const read = await takeFile(file, words);
      if (read.tour) act({ type: "add", tour: read.tour });
      said.push(read.tour ? words.opened(read.tour.title || words.unnamed) : "", read.told);
    }
    tell(said.filter(Boolean).join(" "));
  };
  const kept = { refused: words.notKept, aside: words.aside, taken: words.otherTab };
  return (
    <DropArea
      className="tours"
      ready={isReady}
      onFiles={open}
      hint={words.dropHint}
      onKeyDown={(event) => onKeyDown(event)}
    >
      <div className="tours__bar">
        {desk.all.tours.length > 0 && (
          <label>
            {words.current}{" "}
            <select
              value={desk.all.current}
              onChange={({ target }) => act({ type: "choose", current: Number(target.value) })}
            >
              {desk.all.tours.map(({ title }, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two tours may have the same title.
                <option key={k} value={k}>
                  {title || words.unnamed}
                </option>
              ))}
            </select>
          </label>
        )}
        {tour && (
          <button
            type="button"
            className="btn"
            onClick={() => act({ type: "add", tour: { title: "", opening: "", stops: [] } })}
          >
            {words.newTour}
          </button>
        )}
        <button type="button" className="btn" onClick={() => input.current?.click()}>
          {words.openFile}
        </button>
        <button
          type="button"
          className="btn"
          disabled={desk.past.length === 0}
          onClick={() => act({ type: "undo" })}
        >
          {words.undo}
        </button>
        <button
          type="button"
          className="btn"
          disabled={desk.future.length === 0}
          onClick={() => act({ type: "redo" })}
        >
          {words.redo}
        </button>
      </div>
      <FileInput input={input} multiple label={words.openFile} onFiles={(files) => void open(files)} />
      <p role="status">
        {told} {keeping && kept[keeping]}
      </p>
      {isReady && !tour && (
        <div className="tours__empty">
          <p>{words.empty}</p>
          <p>{words.emptyHow}</p>
          <p className="tours__bar">
            <button
              type="button"
              className="btn btn--solid"
              onClick={() => act({ type: "add", tour: exampleTour })}
            >
              {words.openExample}
            </button>
            <a className="btn" href={localePath("/lessons/")}>
              {words.toLessons}
            </a>
          </p>
        </div>
      )}
      {tour && <OpenTour {...{ tour, act, tell, words }} />}
    </DropArea>
  );
}

interface OpenTourProps {
  readonly tour: Tour;
  readonly act: (action: DeskAction) => void;
  readonly tell: (text: string) => void;
  readonly words: DeskWords;
}

function OpenTour(props: OpenTourProps): ReactElement {
  const { tour, act, words } = props;
  const head = (change: Partial<Pick<Tour, "title" | "opening">>) =>
    act({ type: "head", change, time: performance.now() });
  return (
    <>
      <div className="tours__head">
        <label className="tours__field">
          {words.name}
          <input
            type="text"
            maxLength={MOST_SENTENCE}
            value={tour.title}
            onChange={({ target }) => head({ title: target.value })}
          />
        </label>
        <label className="tours__field">
          {words.opening}
          <input
            type="text"
            maxLength={MOST_SENTENCE}
            value={tour.opening}
            onChange={({ target }) => head({ opening: target.value })}
          />
        </label>
      </div>
      <Sending {...props} />
      <Stops {...props} />
    </>
  );
}

/** The ways out: onto the stage, to pupils, into a file. */
function Sending({ tour, act, tell, words }: OpenTourProps): ReactElement {
  const [packed, setPacked] = useState("");
  const [edition, setEdition] = useState<Edition>("1.2");
  useEffect(() => {
    let isCurrent = true;
    void packTour(tour).then((hash) => isCurrent && setPacked(hash));
    return () => {
      isCurrent = false;
    };
  }, [tour]);
  const path = localePath("/tour/");
  const link = () => new URL(`${path}#${packed}`, location.href).href;
  const isLong = packed !== "" && link().length > LONG_LINK;
  const able = packed !== "" && tour.stops.length > 0;
  const failed = (problem: unknown) =>
    tell(words.htmlFailed(problem instanceof Error ? problem.message : String(problem)));
  const saveHtml = async (): Promise<void> => {
    tell(words.htmlComing);
    try {
      const file = await (await import("./tour-file.ts")).tourFile(tour);
      download(file, `${fileName(tour.title)}.html`);
      tell(words.htmlSaved(file.size));
    } catch (problem) {
      failed(problem);
    }
  };
  const saveCourse = async (): Promise<void> => {
    tell(words.htmlComing);
    try {
      const file = await (await import("./tour-file.ts")).tourCourse(tour, edition);
      download(file, `${fileName(tour.title)}-scorm-${edition}.zip`);
      tell(words.courseSaved(file.size));
    } catch (problem) {
      failed(problem);
    }
  };
  const copyFrame = async (): Promise<void> => {
    try {
      const code = await (await import("./tour-file.ts")).tourFrame(tour);
      tell((await copyText(code)) ? words.frameCopied : words.copyByHand(code));
    } catch (problem) {
      failed(problem);
    }
  };
  return (
    <>
      <div className="tours__bar">
        {able && (
          <>
            <a className="btn btn--solid" href={`${path}?stage=${stopId(1)}#${packed}`}>
              {words.playStage}
            </a>
            <a className="btn" href={`${path}#${packed}`}>
              {words.playHomework}
            </a>
          </>
        )}
        <button
          type="button"
          className="btn"
          disabled={!able}
          onClick={async () => tell((await copyText(link())) ? words.copied : words.copyByHand(link()))}
        >
          {words.copyLink}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() =>
            download(
              new Blob([formatTour(tour, 1)], { type: "application/json" }),
              `${fileName(tour.title)}.kibitz-tour.json`,
            )
          }
        >
          {words.saveFile}
        </button>
        <button type="button" className="btn" disabled={!able} onClick={() => void saveHtml()}>
          {words.saveHtml}
        </button>
        <span className="tours__course">
          <button type="button" className="btn" disabled={!able} onClick={() => void saveCourse()}>
            {words.saveCourse}
          </button>
          <label>
            <span className="visually-hidden">{words.edition}</span>
            <select value={edition} onChange={({ target }) => setEdition(target.value as Edition)}>
              <option value="1.2">SCORM 1.2</option>
              <option value="2004">SCORM 2004</option>
            </select>
          </label>
        </span>
        <button type="button" className="btn" disabled={!able} onClick={() => void copyFrame()}>
          {words.copyFrame}
        </button>
        <button
          type="button"
          className="btn btn--quiet"
          onClick={() => {
            act({ type: "delete" });
            tell(words.deleted);
          }}
        >
          {words.deleteTour}
        </button>
      </div>
      {isLong && <p>{words.longLink(link().length)}</p>}
    </>
  );
}

function fileName(title: string): string {
  return (
    title
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join("-")
      .slice(0, 60) || "tour"
  );
}

function Stops({ tour, act, tell, words }: OpenTourProps): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const { stops } = tour;
  const move = (from: number, to: number): void => {
    // The keys go on with the stop that was moved.
    const part = document.activeElement;
    const row = list.current?.children[from];
    const fields = "button, textarea, input, select, a";
    const at = row && part ? Array.from(row.querySelectorAll(fields)).indexOf(part) : -1;
    act({ type: "move", from, to });
    tell(words.moved(from + 1, to + 1));
    requestAnimationFrame(() => {
      const moved = list.current?.children[to];
      const all = moved?.querySelectorAll<HTMLElement>(fields) ?? [];
      const wanted = all[at];
      (wanted?.matches(":disabled") ? moved?.querySelector<HTMLElement>("button:enabled") : wanted)?.focus();
      moved?.scrollIntoView({ block: "nearest" });
    });
  };
  return (
    <section aria-label={words.stops}>
      {stops.length === 0 && <p>{words.noStops}</p>}
      <ol className="tours__stops" ref={list}>
        {stops.map((stop, index) => (
          <StopRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the same step may stand in a tour twice.
            key={index}
            {...{ stop, index, words }}
            of={stops.length}
            change={(change) => act({ type: "stop", index, change, time: performance.now() })}
            move={(to) => move(index, to)}
            remove={() => act({ type: "remove", index })}
            onGrab={(event) => dragStop(event, index, (to) => move(index, to))}
          />
        ))}
      </ol>
    </section>
  );
}
