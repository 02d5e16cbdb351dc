import { type ReactElement, useId, useState } from "react";
import { InputError } from "#algorithms/core/lesson/mistake.ts";
import { Icon } from "../page/Icon.tsx";
import { inputName, otherInput } from "./otherwise.ts";
import type { WhatIfProps } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

/** So many lines can be left out by a touch; longer inputs are changed by hand. */
const MOST_LINES = 60;

/** The input, to be changed: a line can be left out by a touch, and all of it rewritten. */
export function OtherInput({ tool, act }: WhatIfProps): ReactElement {
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
    <details className="what-if__input">
      <summary>{words.inputTitle}</summary>
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
