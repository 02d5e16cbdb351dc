/** The expressions that are watched in a run: the value of each where the figure stands, and the ways to where it changes. */
import { type FormEvent, type ReactElement, useId, useMemo, useRef, useState } from "react";
import { isLine, type ProgramRun } from "#algorithms/engines/program/conduct.ts";
import { cellText, spoken } from "#algorithms/engines/program/told-values.ts";
import {
  forbiddenPart,
  strangeNames,
  type Watch,
  Watcher,
  watchOf,
} from "#algorithms/engines/program/watch/watch.ts";
import { isReference, isTruthy, wordOf } from "#algorithms/engines/program/words.ts";
import { SourceError } from "#src/reader-programs/room/mistake.ts";
import { watchedNode } from "#src/reader-programs/room/watched-text.ts";
import { useSearch } from "./use-search.ts";
import { watchingWords as words } from "./words.en.ts";

const MOST = 6;
const LONGEST = 200;
const MOST_LETTERS = 60;

export interface WatchingProps {
  readonly run: ProgramRun;
  readonly position: number;
  readonly onSeek: (position: number) => void;
  /** The expressions that were watched before. */
  readonly kept: readonly string[];
  readonly onKeep: (expressions: readonly string[]) => void;
}

interface Watched {
  readonly text: string;
  readonly watch: Watch | undefined;
  readonly problem: string | undefined;
}

/** Reads an expression, or says what is wrong with it. */
function read(text: string, run: ProgramRun): Watched {
  try {
    const { language } = run.program;
    const node = watchedNode(text, words.noEnd, language);
    const forbidden = forbiddenPart(node, language);
    if (forbidden)
      return { text, watch: undefined, problem: words.changes(text.slice(forbidden.start, forbidden.end)) };
    const watch = watchOf(node);
    const strange = strangeNames(watch, run.program);
    return { text, watch, problem: strange.length > 0 ? words.noName(strange) : undefined };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { text, watch: undefined, problem: words.place(error.column, error.message) };
  }
}

export function Watching({ run, position, onSeek, kept, onKeep }: WatchingProps): ReactElement {
  const [all, setAll] = useState(() => kept.slice(0, MOST).map((text) => read(text, run)));
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const names = useMemo(() => {
    const plain = run.program.variables.filter(({ kind }) => !/function|class/.test(kind));
    return [...new Set(plain.map(({ name }) => name))];
  }, [run]);

  const change = (next: readonly Watched[]): void => {
    setAll([...next]);
    onKeep(next.map(({ text }) => text));
  };
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? "";
    if (text === "") return;
    const made = read(text, run);
    const why = all.some((each) => each.text === text)
      ? words.known
      : all.length >= MOST
        ? words.full(MOST)
        : (made.problem ?? "");
    setProblem(why);
    field.current?.focus();
    if (why !== "" || !field.current) return;
    change([...all, made]);
    field.current.value = "";
  };

  return (
    <section className="watching" aria-label={words.title}>
      <form className="watching__form" onSubmit={add}>
        <label>
          <b>{words.title}</b>{" "}
          <input
            ref={field}
            className="field"
            data-wide
            list={`${id}names`}
            maxLength={LONGEST}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            aria-label={words.label}
            aria-describedby={`${id}hint`}
            aria-invalid={problem !== ""}
            placeholder={words.example(names.at(-1), run.program.language)}
            onInput={() => setProblem("")}
          />
        </label>
        <datalist id={`${id}names`}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button className="btn" type="submit">
          {words.add}
        </button>
        <span className="watching__problem" aria-live="polite">
          {problem}
        </span>
      </form>
      <p className="watching__hint" id={`${id}hint`} hidden={all.length > 0}>
        {words.hint}
      </p>
      <ul>
        {all.map((watched) => (
          <Row
            key={watched.text}
            {...{ run, position, watched }}
            onGo={(to, value) => {
              onSeek(to);
              setSaid(words.moved(watched.text, value, to));
            }}
            onRemove={() => {
              change(all.filter((each) => each !== watched));
              field.current?.focus();
            }}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

interface RowProps {
  readonly run: ProgramRun;
  readonly position: number;
  readonly watched: Watched;
  readonly onGo: (position: number, value: string) => void;
  readonly onRemove: () => void;
}

function Row(props: RowProps): ReactElement {
  const { watched, onRemove } = props;
  return (
    <li>
      <code>{watched.text}</code>
      {watched.watch && !watched.problem ? (
        <Found {...props} watch={watched.watch} />
      ) : (
        <span className="watching__problem">{watched.problem}</span>
      )}
      <button
        className="btn btn--quiet watching__remove"
        type="button"
        aria-label={words.remove(watched.text)}
        title={words.remove(watched.text)}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}

function Found({ run, position, watched, watch, onGo }: RowProps & { readonly watch: Watch }): ReactElement {
  const { found, share } = useSearch(run, watch);
  const watcher = useMemo(() => new Watcher(run, watch), [run, watch]);
  const valueAt = (at: number): string => textAt(watcher, watch, at);
  const before = found?.findLast((each) => each < position);
  const after = found?.find((each) => each > position);
  const count = found && (watch.isCondition ? words.trueIn(found.length) : words.changesIn(found.length));
  const go = (to: number | undefined, name: string, sign: string): ReactElement => (
    <button
      className="btn"
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onGo(to, valueAt(to))}
    >
      {sign}
    </button>
  );
  return (
    <>
      <output>{valueAt(position)}</output>
      {go(before, words.before(watched.text, watch.isCondition), "‹")}
      {go(after, words.after(watched.text, watch.isCondition), "›")}
      <span className="watching__count">{count ?? words.searching(share)}</span>
      {found && found.length > 0 && (
        <Ticks {...{ found, position }} length={run.trace.length} onGo={(at) => onGo(at, valueAt(at))} />
      )}
    </>
  );
}

const WIDTH = 1000;

interface TicksProps {
  readonly found: Int32Array;
  readonly position: number;
  readonly length: number;
  readonly onGo: (position: number) => void;
}

/** Where it happens in the whole run: a press leads to the nearest. */
function Ticks({ found, position, length, onGo }: TicksProps): ReactElement {
  const path = useMemo(() => {
    const places = new Set(Array.from(found, (at) => Math.round((at / length) * WIDTH)));
    return [...places].map((x) => `M${x} 0V10`).join("");
  }, [found, length]);
  const now = (position / length) * WIDTH;
  return (
    // The two buttons do the same with the keys.
    <svg
      className="watching__ticks"
      viewBox={`0 0 ${WIDTH} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const wanted = ((event.clientX - box.left) / box.width) * length;
        onGo(nearest(found, wanted));
      }}
    >
      <path d={path} />
      <path className="watching__now" d={`M${now} 0V10`} />
    </svg>
  );
}

/** The member of ascending numbers that is nearest to one. */
function nearest(numbers: Int32Array, wanted: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < wanted) low = middle + 1;
    else high = middle;
  }
  const below = numbers[low - 1] ?? numbers[low];
  return wanted - below < numbers[low] - wanted ? below : numbers[low];
}

/** The value at a position: where a call begins or ends, as it is seen from the line before. */
function textAt(watcher: Watcher, watch: Watch, position: number): string {
  const { run } = watcher.memory;
  let line = position;
  while (line > 0 && !isLine(run.trace.stepAt(line).step)) line--;
  if (line === 0) return words.notHere;
  const now = watcher.at(position, run.program.sites[run.trace.stepAt(line).a].scope);
  if (!now) return words.notHere;
  if (watch.isCondition) return isTruthy(now.value) ? words.true : words.false;
  const { memory } = watcher;
  if (!isReference(now.value)) return spoken(memory, now.value);
  const text = cellText(memory, wordOf(now.value), MOST_LETTERS);
  return memory.isList(now.value.object) ? `[${text}]` : text;
}
