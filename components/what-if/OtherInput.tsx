import { type ReactElement, useId, useRef, useState } from "react";
import { editsOffered } from "#algorithms/core/lesson/edited.ts";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import type { Plate } from "#algorithms/core/lesson/scene.ts";
import type { EditCall } from "#algorithms/core/run/futures.ts";
import { useTouch } from "../ask/use-touch.ts";
import { Icon } from "../page/Icon.tsx";
import { inputName, otherInput } from "./otherwise.ts";
import type { WhatIfProps } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

/** So many lines can be left out by a touch; longer inputs are changed by hand. */
const MOST_LINES = 60;

interface TouchedProps extends WhatIfProps {
  /** What the picture shows. */
  readonly plate: Plate;
}

interface OtherInputProps extends TouchedProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The input, to be changed: by touching the picture, a line can be left out, and all of it rewritten. */
export function OtherInput({ tool, act, plate, isOpen, onOpen }: OtherInputProps): ReactElement {
  const { subject } = tool.now;
  const own = subject.run.text;
  const id = useId();
  const [text, setText] = useState(own);
  const [error, setError] = useState("");
  const lines = own.split("\n");
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
  const isShort = lines.length <= MOST_LINES;
  return (
    <details
      className="what-if__input"
      open={isOpen}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
    >
      <summary>{words.inputTitle}</summary>
      {isOpen && <Touched tool={tool} act={act} plate={plate} />}
      <label htmlFor={id}>{words.inputHint}</label>
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
      {isShort && (
        <ul>
          {lines.map(
            (line, k) =>
              line.trim() !== "" && (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of the run's input stay as they are.
                <li key={k}>
                  <button
                    type="button"
                    aria-label={words.leaveOut(line)}
                    title={words.leaveOut(line)}
                    onClick={() => void compare(lines.filter((_, other) => other !== k).join("\n"))}
                  >
                    <code>{line}</code> <Icon name="leave" />
                  </button>
                </li>
              ),
          )}
        </ul>
      )}
    </details>
  );
}

/** What a touch of the picture changes: at once where it can mean one thing alone. */
function Touched({ tool, act, plate }: TouchedProps): ReactElement | null {
  const { subject } = tool.now;
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly string[]>([]);
  const edits = subject.performing?.edits;
  const open = (edit: EditCall, name: string): void => {
    setMarks([]);
    act(tool.open({ edits: [edit], deviations: [] }, name));
  };
  useTouch(
    box,
    (mark) => {
      // A touch that means nothing together with the one before begins anew.
      const together = [...marks.slice(-1), mark];
      const wanted = editsOffered(subject, subject.run.problem, together).length > 0 ? together : [mark];
      const [only, ...others] = editsOffered(subject, subject.run.problem, wanted);
      if (only && others.length === 0) open(only.edit, only.name);
      else setMarks(wanted);
    },
    edits !== undefined,
    plate,
  );
  if (!edits) return null;
  return (
    <div className="what-if__touched" ref={box}>
      <p className="what-if__hint">{edits.hint}</p>
      {editsOffered(subject, subject.run.problem, marks).map(({ edit, name }) => (
        <button key={name} type="button" className="btn" onClick={() => open(edit, name)}>
          {name}
        </button>
      ))}
    </div>
  );
}
