import { type KeyboardEvent, type ReactElement, useEffect, useId, useMemo, useRef, useState } from "react";
import { ordinal } from "#algorithms/core/lesson/asked-run.en.ts";
import { type Asked, formatAsked } from "#algorithms/core/lesson/asked-run.ts";
import { narrate, plainText } from "#algorithms/core/lesson/lesson.ts";
import type { Answers } from "#algorithms/core/run/asking.ts";
import { Icon } from "../page/Icon.tsx";
import { inSlices } from "../page/in-slices.ts";
import { notationOf } from "../panels/moment.ts";
import { type ToolProps, waiting } from "../player/state/player-state.ts";
import { AskTool, horizonIn } from "./ask-tool.ts";
import { useTouch } from "./use-touch.ts";
import { askWords as words } from "./words.en.ts";

/** So many of the things that can be asked are listed, and of the answers those around the reader's place. */
const MOST_OFFERED = 60;
const MOST_LISTED = 60;

/** In the place of the panels: the field in which a run is asked, what it answers, and the way from answer to answer. */
export function Ask(props: ToolProps): ReactElement | undefined {
  const { tool } = props.state;
  return tool instanceof AskTool ? <Asking {...props} tool={tool} /> : undefined;
}

interface AskingProps extends ToolProps {
  readonly tool: AskTool;
}

function Asking(props: AskingProps): ReactElement {
  const { tool, state, act } = props;
  const { asked, answers, run } = tool.now;
  const [share, setShare] = useState<number>();
  const key = asked && formatAsked(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is asked once, whatever else changes meanwhile.
  useEffect(() => {
    if (!asked || answers) return undefined;
    const given = new AbortController();
    void inSlices(run.answer(asked), given.signal, setShare).then((found) => {
      setShare(undefined);
      if (found && !given.signal.aborted) act(tool.with({ answers: found }));
    });
    return () => given.abort();
  }, [key, run]);
  const shown = tool.shown(state);
  return (
    <div className="ask">
      <Field {...props} />
      {/* The answer is said once; the steps say which of it they are. */}
      <p className="visually-hidden" role="status">
        {asked && shown ? run.sentence(asked, shown) : ""}
      </p>
      {asked && (
        <div className="ask__said">
          <p>{shown ? sentenceOf(tool, shown, state) : words.reading(share ?? 0)}</p>
          {shown && <Ways {...props} shown={shown} />}
        </div>
      )}
      {shown && <List {...props} shown={shown} />}
    </div>
  );
}

/** The answer in a sentence, and where the reader is among its steps. */
function sentenceOf(
  { now: { asked, answers, run } }: AskTool,
  shown: Answers,
  state: ToolProps["state"],
): string {
  if (!asked) return "";
  const { position } = state;
  const next = shown.next(position);
  const before = shown.before(position);
  const wait = waiting(state).find((stop) => stop > position);
  const here = shown.has(position)
    ? words.isThe(ordinal(shown.upTo(position)))
    : next !== undefined
      ? words.nextIs(next)
      : before !== undefined
        ? words.lastWas(before)
        : "";
  const isCut = wait !== undefined && answers !== undefined && run.tellsAhead(asked);
  return [run.sentence(asked, shown), here, isCut ? words.asFarAs(wait) : ""].filter(Boolean).join(" ");
}

interface ShownProps extends AskingProps {
  readonly shown: Answers;
}

function Ways({ tool, state, act, shown }: ShownProps): ReactElement {
  const way = (position: number | undefined, isNext: boolean): ReactElement => (
    <button
      type="button"
      className={isNext ? "btn btn--solid" : "btn"}
      aria-label={`${isNext ? words.next : words.before}${position === undefined ? "" : `: ${words.step(position)}`}`}
      disabled={position === undefined}
      onClick={() => position !== undefined && act({ type: "seek", position })}
    >
      {!isNext && <Icon name="previous" />}
      {position === undefined ? "–" : words.step(position)}
      {isNext && <Icon name="next" />}
    </button>
  );
  return (
    <div className="ask__ways">
      {way(shown.before(state.position), false)}
      {way(shown.next(state.position), true)}
      <label>
        <input
          type="checkbox"
          checked={tool.now.stops}
          onChange={({ target }) => act(tool.with({ stops: target.checked }))}
        />
        {words.stopsThere}
      </label>
    </div>
  );
}

/** The answers around the reader's place, each with its notation and its sentence, if that may be told. */
function List({ lesson, state, act, words: player, shown }: ShownProps): ReactElement {
  const { run, position } = state;
  const { problem, scout } = run;
  const horizon = horizonIn(state);
  const at = shown.upTo(position);
  const page = Math.floor(Math.max(0, at - 1) / MOST_LISTED);
  const rows = useMemo(() => {
    const rows: { readonly step: number; readonly sign: string; readonly text: string }[] = [];
    for (
      let step = nth(shown, page * MOST_LISTED);
      step !== undefined && rows.length < MOST_LISTED;
      step = shown.next(step)
    ) {
      const { step: kind } = step === 0 ? { step: "" } : run.trace.stepAt(step);
      if (step > horizon) rows.push({ step, sign: lesson.words.kinds[kind] ?? "", text: "" });
      else {
        const frame = scout.seek(step);
        const sign = notationOf(lesson, problem, frame, player);
        rows.push({ step, sign, text: plainText(narrate(lesson, frame, problem)) });
      }
    }
    return rows;
  }, [shown, page, horizon, lesson, problem, scout, run, player]);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of this step comes into sight when that changes.
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>("[aria-current]");
    // Only the list scrolls, never the page.
    if (box && row) box.scrollTop = row.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [position, shown]);
  return (
    <section className="ask__answers" aria-label={words.answers}>
      <p className="panel__head">
        {words.answers}{" "}
        <span>{shown.has(position) ? words.ofAll(at, shown.count) : words.count(shown.count)}</span>
      </p>
      <ol ref={list}>
        {rows.map(({ step, sign, text }) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === position ? "step" : undefined}
              onClick={() => act({ type: "seek", position: step })}
            >
              <small>{step}</small>
              <b>{sign}</b>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The answer after `count` others. */
function nth(answers: Answers, count: number): number | undefined {
  let low = -1;
  let high = answers.length + 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (answers.upTo(middle) > count) high = middle;
    else low = middle;
  }
  return high > answers.length ? undefined : high;
}

/** What can be asked: words only choose among it. */
function Field({ tool, state, act }: AskingProps): ReactElement {
  const { run, asked } = tool.now;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const name = asked ? run.name(asked) : "";
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const horizon = horizonIn(state);
  const isOpen = typed !== undefined || asked === undefined;
  const offers = useMemo(() => {
    const found: Asked[] = [];
    if (!isOpen) return found;
    run.look(state.position);
    for (const offer of run.offers(typed ?? "", horizon)) if (found.push(offer) === MOST_OFFERED) break;
    return found;
  }, [run, typed, horizon, isOpen, state.position]);
  const counts = useCounts(tool, offers, horizon);
  const figure = (): HTMLElement | null =>
    field.current?.closest<HTMLElement>(".player, .stage-host") ?? null;
  const choose = (offer: Asked | undefined): void => {
    if (!offer) return;
    setTyped(undefined);
    act(tool.with({ asked: offer, answers: run.known(offer) }));
    figure()?.focus({ preventScroll: true });
  };
  const close = (): void => {
    figure()?.focus({ preventScroll: true });
    act({ type: "tool", tool: undefined });
  };
  useTouch(
    field,
    (id) => {
      run.look(state.position);
      choose(run.parse(formatAsked({ by: "mark", marks: [id] })));
    },
    state.asking === undefined,
  );
  const walk = (by: number): void => {
    setTyped(typed ?? "");
    setActive((active + by + offers.length) % Math.max(1, offers.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const action = key === "<" || key === ">" ? tool.key(key, state) : undefined;
    if (action) act(action);
    else if (key === "ArrowDown") walk(1);
    else if (key === "ArrowUp") walk(-1);
    else if (key === "Enter") choose(offers[active]);
    else if (key === "Escape" && asked && typed !== undefined) setTyped(undefined);
    else if (key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="ask__field">
      <p className="panel__head">
        <label htmlFor={`${id}f`}>{words.title}</label>
        <button type="button" className="btn btn--quiet" onClick={close}>
          {words.close} <kbd>Esc</kbd>
        </button>
      </p>
      <input
        ref={field}
        id={`${id}f`}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.hint}
        aria-autocomplete="list"
        aria-expanded={isOpen && offers.length > 0}
        aria-controls={`${id}l`}
        aria-activedescendant={isOpen && offers[active] ? `${id}${active}` : undefined}
        value={typed ?? name}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && offers.length === 0 && <p role="status">{words.none}</p>}
      <div id={`${id}l`} role="listbox" aria-label={words.title} hidden={!isOpen}>
        {offers.map((offer, k) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={formatAsked(offer)}
            id={`${id}${k}`}
            role="option"
            aria-selected={k === active}
            tabIndex={-1}
            ref={k === active ? inSight : undefined}
            onClick={() => choose(offer)}
          >
            <span>{run.name(offer)}</span>
            <small>{counts.get(formatAsked(offer)) ?? ""}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Only the list scrolls, never the page. */
function inSight(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (!option || !list) return;
  const top = option.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + option.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top + option.offsetHeight - list.clientHeight;
}

/** How many answers each has, as far as they are counted; one after the other, in between. */
function useCounts(
  { now: { run } }: AskTool,
  offers: readonly Asked[],
  horizon: number,
): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const given = new AbortController();
    const count = async (): Promise<void> => {
      const found = new Map<string, number>();
      for (const offer of offers) {
        const answers = run.known(offer) ?? (await inSlices(run.answer(offer), given.signal));
        if (!answers || given.signal.aborted) return;
        found.set(formatAsked(offer), run.tellsAhead(offer) ? answers.until(horizon).count : answers.count);
        if (found.size % 12 === 0) setCounts(new Map(found));
      }
      setCounts(found);
    };
    void count();
    return () => given.abort();
  }, [run, offers, horizon]);
  return counts;
}
