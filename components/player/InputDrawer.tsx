import { type DragEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import { type AnyLesson, examplesOf } from "#algorithms/core/lesson/lesson.ts";
import type { InputError } from "#algorithms/core/lesson/mistake.ts";
import { Icon } from "../page/Icon.tsx";
import { readTextFile } from "../page/text-file.ts";
import type { PlayerWords } from "../panels/words.ts";
import type { Source } from "../run/link.ts";
import type { Run } from "../run/run.ts";
import { type InputWords, inputWords } from "./input-words.en.ts";

/** Text files up to this size are read; all lessons' inputs are far smaller. In bytes. */
const LARGEST_FILE = 1_000_000;

interface InputDrawerProps {
  readonly lesson: AnyLesson;
  readonly figure: string;
  /** What was read last. */
  readonly run: Run;
  /** The text in the editor. */
  readonly text: string;
  readonly error: InputError | undefined;
  readonly onSource: (source: Source) => void;
  readonly onText: (text: string) => void;
  readonly words: PlayerWords;
}

/** The reader's own input: examples on the left, the editor in the middle, chance on the right. Nothing typed is lost. */
export function InputDrawer(props: InputDrawerProps): ReactElement {
  const { run, onText, words } = props;
  const [fileError, setFileError] = useState<string>();
  const type = (text: string) => {
    setFileError(undefined);
    onText(text);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    const outcome = await textOf(file, inputWords);
    setFileError(outcome.error);
    if (outcome.text !== undefined) onText(outcome.text);
  };
  const choose = (source: Source) => {
    setFileError(undefined);
    props.onSource(source);
  };
  const isRead = props.text === run.text;
  const all = {
    ...props,
    source: isRead ? run.source : ({ kind: "own", text: props.text } as const),
    status: isRead ? words.read(run.trace.length) : "",
    ...{ onText: type, onFile: readFile, onSource: choose, fileError },
  };
  return (
    <div className="drawer">
      <Examples {...all} />
      <Editor {...all} />
      <Side {...all} />
    </div>
  );
}

interface DrawerPartProps extends InputDrawerProps {
  readonly source: Source;
  /** What became of the input: "Read. The run has 84 steps." */
  readonly status: string;
  readonly onFile: (file: File | undefined) => Promise<void>;
  readonly fileError: string | undefined;
}

function Mistake({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <>
      <Icon name="wrong" />
      <p>{children}</p>
    </>
  );
}

function Examples({ lesson, figure, source, onSource, words }: DrawerPartProps): ReactElement {
  return (
    <fieldset className="drawer__examples">
      <legend className="panel__head">{words.examples}</legend>
      {examplesOf(lesson).map((id) => {
        const example = lesson.words.examples[id];
        return (
          <label key={id} className="example">
            <input
              type="radio"
              name={`example-${figure}`}
              checked={source.kind === "example" && source.id === id}
              onChange={() => onSource({ kind: "example", id })}
            />
            <span>
              <b>{example?.title}</b>
              <small>{example?.why}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Editor({
  lesson,
  figure,
  text,
  error,
  status,
  onText,
  onFile,
  fileError,
  words,
}: DrawerPartProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLOListElement>(null);
  const [over, setOver] = useState(false);
  const { label, hint } = lesson.words.input;
  const lines = text.split("\n");
  const goTo = (line: number, column: number) => {
    const offset = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
    area.current?.focus();
    area.current?.setSelectionRange(
      offset,
      Math.max(offset, offset + (lines[line - 1]?.length ?? 0) - column + 1),
    );
  };
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void onFile(event.dataTransfer.files[0]);
    },
  };
  return (
    <div className="editor" {...drop}>
      <label className="panel__head" htmlFor={`input-${figure}`}>
        {label}{" "}
        <span>{inputWords.lines(text === "" ? 0 : lines.length - (text.endsWith("\n") ? 1 : 0))}</span>
      </label>
      <div className="editor__box" data-over={over ? "" : undefined}>
        <ol ref={gutter} aria-hidden="true">
          {lines.slice(0, 5002).map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: line numbers are what they are.
            <li key={index} data-wrong={error?.line === index + 1 ? "" : undefined}>
              {index + 1}
            </li>
          ))}
        </ol>
        <textarea
          id={`input-${figure}`}
          ref={area}
          value={text}
          spellCheck={false}
          autoComplete="off"
          dir="auto"
          wrap="off"
          placeholder={hint}
          aria-invalid={error !== undefined}
          aria-describedby={`status-${figure}`}
          onChange={(event) => onText(event.target.value)}
          onScroll={(event) => {
            if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
          }}
        />
        {over && <p className="editor__drop">{inputWords.dropHere}</p>}
      </div>
      <div
        className="editor__status"
        id={`status-${figure}`}
        role="status"
        data-wrong={error || fileError ? "" : undefined}
      >
        {fileError !== undefined && <Mistake>{fileError}</Mistake>}
        {fileError === undefined && error && (
          <Mistake>
            <b>{words.place(error.line, error.column)}</b> {error.message} {inputWords.keepsLast}
            <span className="editor__mend">
              <button type="button" className="btn" onClick={() => goTo(error.line, error.column)}>
                {inputWords.goToMistake}
              </button>
              {error.repair && (
                <button
                  type="button"
                  className="btn"
                  onClick={() => error.repair && onText(error.repair.text)}
                >
                  {error.repair.label}
                </button>
              )}
            </span>
          </Mistake>
        )}
        {fileError === undefined && !error && <p>{status}</p>}
      </div>
    </div>
  );
}

function Side({ lesson, figure, source, text, onSource, onText, onFile }: DrawerPartProps): ReactElement {
  const { min, max, usual } = lesson.sizes;
  const known = source.kind === "random" ? source : undefined;
  const [size, setSize] = useState(String(known?.size ?? usual));
  const [seed, setSeed] = useState(String(known?.seed ?? 1));
  const picker = useRef<HTMLInputElement>(null);
  const roll = (nextSeed: number) => {
    const wanted = Math.min(max, Math.max(min, Number.parseInt(size, 10) || usual));
    setSize(String(wanted));
    setSeed(String(nextSeed));
    onSource({ kind: "random", seed: nextSeed, size: wanted });
  };
  return (
    <div className="drawer__side">
      <p className="panel__head">{inputWords.orLetUsChoose}</p>
      <form
        className="editor__row"
        onSubmit={(event) => {
          event.preventDefault();
          roll(Number.parseInt(seed, 10) || 0);
        }}
      >
        <label>
          {lesson.words.input.size}
          <input
            className="field"
            inputMode="numeric"
            value={size}
            onChange={(event) => setSize(event.target.value)}
          />
        </label>
        <label>
          {inputWords.seed}
          <input
            className="field field--wide"
            inputMode="numeric"
            value={seed}
            onChange={(event) => setSeed(event.target.value)}
          />
        </label>
        <button
          type="button"
          className="btn"
          onClick={() => roll(((Number.parseInt(seed, 10) || 0) + 1) % 1_000_000)}
        >
          {inputWords.another}
        </button>
        <button type="submit" className="visually-hidden" tabIndex={-1}>
          {inputWords.orLetUsChoose}
        </button>
      </form>
      <p className="caption">{inputWords.seedNote}</p>
      <Choices lesson={lesson} figure={figure} text={text} onText={onText} />
      <p className="editor__row">
        <button type="button" className="btn" onClick={() => picker.current?.click()}>
          {inputWords.chooseFile}
        </button>
        <input
          ref={picker}
          type="file"
          accept=".txt,.csv,text/plain"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            void onFile(file);
          }}
        />
      </p>
    </div>
  );
}

interface ChoicesProps {
  readonly lesson: AnyLesson;
  readonly figure: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Rules of the problem that can be switched. A choice is part of the input, so it rewrites the text. */
function Choices({ lesson, figure, text, onText }: ChoicesProps): ReactElement {
  const problem = tryParse(lesson, text);
  return (
    <>
      {lesson.choices?.map((choice) => {
        const words = lesson.words.choices?.[choice.id];
        const now = problem === undefined ? undefined : choice.get(problem);
        return (
          <fieldset key={choice.id} className="choice" disabled={problem === undefined}>
            <legend>{words?.label}</legend>
            {choice.values.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`${choice.id}-${figure}`}
                  checked={now === value}
                  onChange={() => onText(lesson.format(choice.set(problem, value)))}
                />
                {words?.values[value]}
              </label>
            ))}
          </fieldset>
        );
      })}
    </>
  );
}

function tryParse(lesson: AnyLesson, text: string): unknown {
  try {
    return lesson.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a dropped file, or why it is not taken. */
async function textOf(file: File, words: InputWords): Promise<{ text?: string; error?: string }> {
  const read = await readTextFile(file, LARGEST_FILE, { isPlain: true });
  switch (read.kind) {
    case "text":
      return { text: read.text };
    case "too-big":
      return { error: words.fileTooBig(file.name, file.size, LARGEST_FILE) };
    case "no-text":
      return { error: words.fileNotText(file.name, read.byte) };
    case "unreadable":
      return { error: words.fileUnreadable(file.name) };
  }
}
