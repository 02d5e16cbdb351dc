import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import { download } from "../page/download.ts";
import { Dialog } from "../player/Dialogs.tsx";
import type { PlayerOptions } from "../player/state/player-options.ts";
import { formatLink } from "../run/link.ts";
import type { Run } from "../run/run.ts";
import type { Edition } from "./course-package.ts";
import { EmbedCode } from "./EmbedCode.tsx";
import { type FilmCodec, filmCodec } from "./film/film-codec.ts";
import { LOADS } from "./libraries.ts";
import { type FileChoice, makeFile } from "./make-file.ts";
import type { Credit } from "./picture-file.ts";
import { KINDS, type Kind, MOST_LINES, MOST_PICTURES, phaseAt, type Span, shownPositions } from "./span.ts";
import { type Making, useMaking } from "./use-making.ts";
import { wholeLesson } from "./whole-lesson.ts";
import { takeAwayWords } from "./words.en.ts";

interface TakeAwayProps
  extends Pick<PlayerOptions, "lesson" | "figure" | "opened" | "home" | "frameOf" | "words"> {
  readonly run: Run;
  /** Where the figure stands. */
  readonly position: number;
  readonly onClose: () => void;
}

const WIDTHS = [480, 640, 960, 1280, 1920] as const;

/** What is not made of single steps: a frame, and whole lessons. */
const MORE_KINDS = ["page", "file", "course"] as const;
type MoreKind = (typeof MORE_KINDS)[number];

/** What the fields hold, as it was typed. */
interface Fields {
  readonly kind: Kind | MoreKind;
  readonly edition: Edition;
  readonly from: string;
  readonly to: string;
  readonly hasSentence: boolean;
  readonly theme: "light" | "dark";
  readonly width: number;
  readonly seconds: string;
}

/** Steps of a figure as files: what, which, how it looks; then it is made, shown, and saved. */
export function TakeAway(props: TakeAwayProps): ReactElement {
  const { lesson, run, position, words, onClose } = props;
  const own = takeAwayWords;
  const place = useRef<HTMLDivElement>(null);
  const maker = useMaking();
  const [film, setFilm] = useState<FilmCodec | "none">();
  const [fields, setFields] = useState<Fields>(() => ({
    ...spanFields(phaseAt(run.trace, position)),
    ...({ kind: "gif", edition: "1.2" } as const),
    hasSentence: true,
    theme: "light",
    width: 960,
    seconds: "1.5",
  }));
  useEffect(() => {
    void filmCodec(960, 1200).then((codec) => setFilm(codec ?? "none"));
  }, []);
  const read = readFields(fields, run.trace.length, own);
  const path = lessonPath(props);
  const start = async () => {
    if (typeof read === "string" || !place.current) return;
    if (!isOfSteps(read)) {
      const edition = read.kind === "course" ? read.edition : undefined;
      if (path !== undefined && read.kind !== "page")
        await maker.start(wholeLesson({ lesson, path, edition }));
      return;
    }
    const { current: near } = place;
    const credit = await creditOf(props, read.from);
    const codec = film === "none" ? undefined : film;
    const order = { lesson, run, credit, choice: read, codec, near };
    await maker.start((onProgress, signal) => makeFile(order, onProgress, signal));
  };
  const { making } = maker;
  return (
    <Dialog title={own.title} words={words} onClose={onClose}>
      <div className="take-away" ref={place}>
        {making.kind === "made" ? (
          <Made
            making={making}
            own={own}
            again={maker.clear}
            count={typeof read === "string" || !isOfSteps(read) ? 0 : shownPositions(read).positions.length}
            kind={fields.kind}
          />
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void start();
            }}
          >
            <fieldset className="take-away__form" disabled={making.kind === "under way"}>
              <Kinds
                {...{ fields, setFields, own, film }}
                isLesson={path !== undefined}
                hasFrame={props.frameOf !== undefined}
              />
              {fields.kind !== "file" && fields.kind !== "course" && (
                <Steps {...props} fields={fields} setFields={setFields} own={own} />
              )}
              {KINDS.some((kind) => kind === fields.kind && kind !== "trace") && (
                <Looks fields={fields} setFields={setFields} own={own} />
              )}
              {fields.kind === "course" && <Editions fields={fields} setFields={setFields} own={own} />}
              {fields.kind === "page" && typeof read !== "string" && (
                <EmbedCode
                  {...{ lesson, run }}
                  frameOf={props.frameOf}
                  span={read}
                  theme={fields.theme}
                  page={path?.replace("/lessons/", "/embed/").concat(props.home?.figure ?? props.figure, "/")}
                />
              )}
            </fieldset>
            <div className="take-away__doing">
              <p className="take-away__plan" role="status">
                {typeof read === "string" ? read : planOf(read, own)}
              </p>
              {fields.kind !== "page" && (
                <Progress
                  {...{ making, own }}
                  isWhole={fields.kind === "file" || fields.kind === "course"}
                  cancel={maker.cancel}
                  off={typeof read === "string"}
                />
              )}
            </div>
          </form>
        )}
      </div>
    </Dialog>
  );
}

type OwnWords = typeof takeAwayWords;

function spanFields({ from, to }: Span): Pick<Fields, "from" | "to"> {
  return { from: String(from), to: String(to) };
}

/** Steps as a file, or one of the kinds that are no such file. */
type Choice =
  | FileChoice
  | (Omit<FileChoice, "kind"> & { readonly kind: MoreKind; readonly edition: Edition });

function isOfSteps(choice: Choice): choice is FileChoice {
  return KINDS.some((kind) => kind === choice.kind);
}

/** The page of the lesson, where the figure is on it or knows it. */
function lessonPath({ lesson, home }: TakeAwayProps): string | undefined {
  const path = home?.path ?? location.pathname;
  return path.endsWith(`/lessons/${lesson.id}/`) ? path : undefined;
}

/** The choice, or what is wrong with it. */
function readFields(fields: Fields, length: number, own: OwnWords): Choice | string {
  const [from, to] = [fields.from, fields.to].map((text) =>
    /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN,
  );
  const isOfSteps = fields.kind !== "file" && fields.kind !== "course";
  if (isOfSteps && !(from >= 0 && from <= to && to <= length)) return own.outside(length);
  const stepTime = Number(fields.seconds.replace(",", "."));
  const isClip = fields.kind === "film" || fields.kind === "gif";
  if (isClip && !(stepTime >= 0.1 && stepTime <= 60)) return own.noSeconds;
  if (fields.kind === "trace" && to - from + 1 > MOST_LINES)
    return own.tooManyLines(to - from + 1, MOST_LINES);
  return { ...fields, from, to, stepTime } as Choice;
}

function planOf(choice: Choice, own: OwnWords): string {
  if (!isOfSteps(choice)) return own.grades[choice.kind];
  const { kind, from, to, stepTime } = choice;
  if (kind === "trace") return own.planLines(to - from + 1);
  const { every, positions } = shownPositions(choice);
  const thinned = every > 1 ? [own.thinned(to - from + 1, MOST_PICTURES, every)] : [];
  const isClip = kind === "film" || kind === "gif";
  const plan = own.plan(positions.length, isClip ? positions.length * stepTime : undefined);
  return [...thinned, plan, own.loads(LOADS[kind])].join(" ");
}

/** Where the steps are from: the address of the page, with the first of them where a link can hold the input. */
async function creditOf({ lesson, figure, opened, run }: TakeAwayProps, from: number): Promise<Credit> {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const link = new URL(canonical ?? location.href);
  link.search = "";
  link.hash = "";
  const value = opened
    ? undefined
    : await formatLink({ version: lesson.version, source: run.source, step: from });
  if (value !== undefined) {
    link.searchParams.set(figure, value);
    link.hash = figure;
  }
  return { title: lesson.words.title, link: link.href, license: takeAwayWords.license };
}

interface PartProps {
  readonly fields: Fields;
  readonly setFields: (fields: Fields) => void;
  readonly own: OwnWords;
}

function Kinds({
  fields,
  setFields,
  own,
  film,
  isLesson,
  hasFrame,
}: PartProps & {
  readonly film: FilmCodec | "none" | undefined;
  readonly isLesson: boolean;
  /** Whether a frame can show it that is none of a lesson. */
  readonly hasFrame: boolean;
}): ReactElement {
  const name = useId();
  const isOffered = (kind: MoreKind): boolean => isLesson || (kind === "page" && hasFrame);
  return (
    <fieldset className="take-away__kinds">
      <legend>{own.what}</legend>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            checked={fields.kind === kind}
            disabled={kind === "film" && (film === undefined || film === "none")}
            onChange={() => setFields({ ...fields, kind })}
          />
          <span>
            {kind === "film" && typeof film === "object" ? own.filmAs(film.ending) : own.kinds[kind][0]}
            <small>{kind === "film" && film === "none" ? own.noFilm : own.kinds[kind][1]}</small>
          </span>
        </label>
      ))}
      {MORE_KINDS.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            checked={fields.kind === kind}
            disabled={!isOffered(kind)}
            onChange={() => setFields({ ...fields, kind })}
          />
          <span>
            {own.more[kind][0]}
            <small>{isOffered(kind) ? own.more[kind][1] : own.noPage}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Steps(props: PartProps & TakeAwayProps): ReactElement {
  const { fields, setFields, own, lesson, run, position } = props;
  const id = useId();
  const sentenceAt = (text: string): string => {
    const at = Number(text);
    if (!/^\d+$/.test(text) || at > run.trace.length) return "";
    return plainText(narrate(lesson, run.scout.seek(at), run.problem));
  };
  return (
    <fieldset className="take-away__steps">
      <legend>{own.steps}</legend>
      {(["from", "to"] as const).map((end) => (
        <p key={end}>
          <label htmlFor={`${id}-${end}`}>{own[end]}</label>
          <input
            id={`${id}-${end}`}
            className="field"
            inputMode="numeric"
            value={fields[end]}
            aria-describedby={`${id}-${end}-said`}
            onChange={({ target }) => setFields({ ...fields, [end]: target.value })}
          />
          <span id={`${id}-${end}-said`}>{sentenceAt(fields[end].trim())}</span>
        </p>
      ))}
      <p>
        <button
          type="button"
          className="btn"
          onClick={() => setFields({ ...fields, ...spanFields(phaseAt(run.trace, position)) })}
        >
          {own.phase}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => setFields({ ...fields, ...spanFields({ from: 0, to: run.trace.length }) })}
        >
          {own.whole}
        </button>
      </p>
    </fieldset>
  );
}

function Editions({ fields, setFields, own }: PartProps): ReactElement {
  return (
    <p>
      <label className="take-away__pairs">
        {own.edition}
        <select
          className="field"
          value={fields.edition}
          onChange={({ target }) => setFields({ ...fields, edition: target.value as Edition })}
        >
          {(["1.2", "2004"] as const).map((edition) => (
            <option key={edition} value={edition}>
              {own.editions[edition]}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}

function Looks({ fields, setFields, own }: PartProps): ReactElement {
  const id = useId();
  return (
    <fieldset className="take-away__looks">
      <legend>{own.look}</legend>
      <label>
        <input
          type="checkbox"
          checked={fields.hasSentence}
          onChange={({ target }) => setFields({ ...fields, hasSentence: target.checked })}
        />
        {own.sentence}
      </label>
      <span className="take-away__pairs">
        <label>
          {own.theme}
          <select
            className="field"
            value={fields.theme}
            onChange={({ target }) => setFields({ ...fields, theme: target.value as Fields["theme"] })}
          >
            {(["light", "dark"] as const).map((theme) => (
              <option key={theme} value={theme}>
                {own.themes[theme]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {own.width}
          <select
            className="field"
            value={String(fields.width)}
            onChange={({ target }) => setFields({ ...fields, width: Number(target.value) })}
          >
            {WIDTHS.map((width) => (
              <option key={width} value={String(width)}>
                {own.pixels(width)}
              </option>
            ))}
          </select>
        </label>
        {(fields.kind === "film" || fields.kind === "gif") && (
          <label htmlFor={id}>
            {own.seconds}
            <input
              id={id}
              className="field"
              inputMode="decimal"
              value={fields.seconds}
              onChange={({ target }) => setFields({ ...fields, seconds: target.value })}
            />
          </label>
        )}
      </span>
    </fieldset>
  );
}

interface ProgressProps {
  readonly making: Making;
  readonly own: OwnWords;
  readonly isWhole: boolean;
  readonly cancel: () => void;
  readonly off: boolean;
}

function Progress({ making, own, isWhole, cancel, off }: ProgressProps): ReactElement {
  if (making.kind === "under way")
    return (
      // Another element than the line below: a press on "Cancel" must not become one on "Make it".
      <p className="take-away__progress" key="under way">
        <progress max={making.of || 1} value={making.done} aria-label={own.title} />
        <span>
          {making.of > 0 ? own[isWhole ? "holding" : "making"](making.done, making.of) : own.starting}
        </span>
        <button type="button" className="btn" onClick={cancel}>
          {own.cancel}
        </button>
      </p>
    );
  return (
    <p className="take-away__progress" key="at rest">
      <button type="submit" className="btn" disabled={off}>
        {own.make}
      </button>
      <span role="status">
        {making.kind === "canceled" && own.canceled}
        {making.kind === "failed" && own[isWhole ? "failedWhole" : "failed"](making.reason)}
      </span>
    </p>
  );
}

interface MadeProps {
  readonly making: Making & { readonly kind: "made" };
  readonly own: OwnWords;
  readonly again: () => void;
  readonly count: number;
  readonly kind: Kind | MoreKind;
}

function Made({ making, own, again, count, kind }: MadeProps): ReactElement {
  const { file, name, address } = making;
  const save = useRef<HTMLButtonElement>(null);
  // What was pressed is gone; what comes next stands here.
  useEffect(() => save.current?.focus(), []);
  return (
    <>
      <figure className="take-away__preview">
        {kind === "gif" && <img src={address} alt={own.preview} />}
        {kind === "film" && (
          <video src={address} aria-label={own.preview} controls muted autoPlay loop playsInline />
        )}
        {(kind === "png" || kind === "svg") && <p>{own.packed(count, name)}</p>}
        {kind === "trace" && <p>{own.lines(count)}</p>}
        {kind === "file" && <p>{own.held}</p>}
        {kind === "course" && <p>{own.grades.course}</p>}
        <figcaption role="status">{own.ready(name, file.size)}</figcaption>
      </figure>
      <p className="take-away__progress">
        <button type="button" className="btn" ref={save} onClick={() => download(file, name)}>
          {own.save(name)}
        </button>
        <button type="button" className="btn btn--quiet" onClick={again}>
          {own.other}
        </button>
      </p>
    </>
  );
}
