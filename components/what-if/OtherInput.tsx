import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from "react";
import { editsOffered, type OfferedEdits } from "#algorithms/core/lesson/edited.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import type { ChosenFuture, EditCall } from "#algorithms/core/run/futures.ts";
import { useTouch } from "../ask/use-touch.ts";
import { Icon } from "../page/Icon.tsx";
import { walkMarks } from "../picture/walk-marks.ts";
import { inputName, otherInput, spareLines } from "./otherwise.ts";
import { hasKeys, type WhatIfProps } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

/** So many lines can be left out by a touch; longer inputs are changed by hand. */
const MOST_LINES = 60;

interface TouchedProps extends WhatIfProps {
  /** What the picture shows. */
  readonly plate: Plate;
}

/** What was typed in the place of the input of a run: it stays while a future is looked at. */
export interface TypedInput {
  readonly of: unknown;
  readonly text: string;
}

interface OtherInputProps extends TouchedProps {
  readonly typed: TypedInput | undefined;
  readonly onType: (typed: TypedInput) => void;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The input, to be changed: a line can be left out, and all of it rewritten; what a touch changes stands under the sentence. */
export function OtherInput(props: OtherInputProps): ReactElement {
  const { tool, act, plate, isOpen, onOpen, typed } = props;
  const { subject } = tool.now;
  const own = subject.run.text;
  const id = useId();
  const text = typed?.of === subject.run ? typed.text : own;
  const setText = (next: string): void => props.onType({ of: subject.run, text: next });
  const [error, setError] = useState("");
  const lines = useMemo(() => own.split("\n"), [own]);
  const compare = async (input: string): Promise<void> => {
    setText(input);
    try {
      if (input.trim() === own.trim()) return setError(words.sameInput);
      const other = await otherInput(subject, input);
      setError("");
      act(tool.open(other, inputName(own, input)));
    } catch (problem) {
      if (!(problem instanceof InputError)) throw problem;
      setError(words.inputError(problem.line, problem.message));
    }
  };
  const spare = useMemo(
    () => (isOpen && lines.length <= MOST_LINES ? spareLines(subject, lines) : []),
    [isOpen, lines, subject],
  );
  const rules = isOpen ? editsOffered(subject, subject.run.problem, []).offers : [];
  return (
    <details
      className="what-if__input"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        onOpen(currentTarget.open);
        if (currentTarget.open) showOpened(currentTarget);
        else act(tool.with({ byKeys: false, touched: [] }));
      }}
    >
      <summary>{words.inputTitle}</summary>
      {subject.performing?.edits && <p className="what-if__hint">{subject.performing.edits.hint}</p>}
      {subject.performing?.edits && hasKeys(plate) && (
        <button
          type="button"
          className="btn"
          aria-pressed={tool.now.byKeys ?? false}
          onClick={() => act(tool.with({ byKeys: !tool.now.byKeys, touched: [] }))}
        >
          {words.byKeys}
        </button>
      )}
      {rules.length > 0 && (
        <p className="what-if__rules">
          {rules.map(({ edit, name }) => (
            <button
              key={name}
              type="button"
              className="btn"
              onClick={() => act(tool.open(edited(edit), name))}
            >
              {name}
            </button>
          ))}
        </p>
      )}
      <label htmlFor={id}>{words.inputHint(spare.length > 0)}</label>
      <textarea
        id={id}
        rows={Math.min(5, lines.length + 1)}
        spellCheck={false}
        value={text}
        aria-invalid={error !== ""}
        aria-describedby={`${id}e`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <p id={`${id}e`} role="alert">
        {error}
      </p>
      <button type="button" className="btn btn--solid" onClick={() => void compare(text)}>
        {words.compare}
      </button>
      {spare.length > 0 && (
        <ul>
          {spare.map(([k, line]) => (
            <li key={k}>
              <button
                type="button"
                aria-label={words.leaveOut(line)}
                title={words.leaveOut(line)}
                onClick={() => void compare(lines.toSpliced(k, 1).join("\n"))}
              >
                <code>{line}</code> <Icon name="leave" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** What opens below the edge of its list, or of a phone, comes into view. */
export function showOpened(details: HTMLDetailsElement): void {
  details.scrollIntoView({ block: "nearest" });
}

/** The run as written, on an input with this change. */
function edited(edit: EditCall): ChosenFuture {
  return { edits: [edit], deviations: [] };
}

/** What a touch of the picture changes: at once where it can mean one thing alone. It stands where the picture is seen with it. */
export function Touched({ tool, act, plate }: TouchedProps): ReactElement | null {
  const { subject, touched: marks = [], byKeys = false } = tool.now;
  const box = useRef<HTMLDivElement>(null);
  const edits = subject.performing?.edits;
  const touch = (touched: readonly string[]): void => act(tool.with({ touched }));
  const open = (edit: EditCall, name: string): void =>
    act(tool.changed({ touched: [], byKeys: false }).open(edited(edit), name));
  const offeredBy = (touched: readonly string[]) => editsOffered(subject, subject.run.problem, touched);
  const means = ({ offers, refusal }: OfferedEdits): boolean => offers.length > 0 || refusal !== undefined;
  useTouch(
    box,
    (first, below) => {
      // A touch that means nothing together with the one before begins anew.
      const together = [first, ...(below === undefined ? [] : [below])].map((mark) => [
        ...marks.slice(-1),
        mark,
      ]);
      const wanted = together.find((each) => means(offeredBy(each))) ?? [first];
      const [only, ...others] = offeredBy(wanted).offers;
      const waits = edits?.mayBeTwo && wanted.length === 1;
      if (only && others.length === 0 && !waits) open(only.edit, only.name);
      else touch(wanted);
    },
    edits !== undefined,
    { plate, key: subject },
  );
  // The keys are led into the picture when it shows where they can go.
  useEffect(() => {
    const picture = box.current?.closest(".player")?.querySelector(".diagram svg.fig");
    if (byKeys && picture) walkMarks(picture, "ArrowRight");
  }, [byKeys]);
  if (!edits) return null;
  // Without a mark the rules are offered, and those stand with the text of the input.
  const offered: OfferedEdits = marks.length > 0 ? offeredBy(marks) : { offers: [], refusal: undefined };
  return (
    <div className="what-if__offers" ref={box}>
      <p role="status">
        {means(offered)
          ? words.offered(offered.refusal)
          : byKeys && [words.keysHint, edits.keysHint].filter(Boolean).join(" ")}
      </p>
      {offered.offers.map(({ edit, name }) => (
        <button key={name} type="button" className="btn" onClick={() => open(edit, name)}>
          {name}
        </button>
      ))}
      {means(offered) && (
        <button type="button" className="btn btn--quiet" onClick={() => touch([])}>
          {words.cancel}
        </button>
      )}
    </div>
  );
}
