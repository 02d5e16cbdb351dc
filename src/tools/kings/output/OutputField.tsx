import type { ClipboardEvent, ReactElement } from "react";
import type { KingsWords } from "../words.en.ts";

/** What is to be checked: a text in the field, or a file. */
export type Output =
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "file"; readonly name: string; readonly blob: Blob };

export const NO_OUTPUT: Output = { kind: "typed", text: "" };

/** A longer text is not shown in a field, in which it would take minutes. In characters. */
const LONGEST_FIELD = 200_000;

interface OutputFieldProps {
  readonly output: Output;
  readonly onOutput: (output: Output) => void;
  readonly words: KingsWords;
}

/** The output as text, or the name of the file that it is. */
export function OutputField({ output, onOutput, words }: OutputFieldProps): ReactElement {
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text");
    if (text.length <= LONGEST_FIELD) return;
    event.preventDefault();
    onOutput({ kind: "file", name: words.pasted, blob: new Blob([text]) });
  };
  return (
    <div className="tool__players">
      <label className="panel__head" htmlFor="output-text">
        {words.output}
      </label>
      {output.kind === "file" ? (
        <p className="kings__file">
          <span id="output-text">{words.outputFile(output.name, output.blob.size)}</span>{" "}
          <button type="button" className="btn" onClick={() => onOutput(NO_OUTPUT)}>
            {words.clear}
          </button>
        </p>
      ) : (
        <textarea
          id="output-text"
          rows={9}
          spellCheck={false}
          dir="ltr"
          value={output.text}
          placeholder={words.outputHint}
          onPaste={onPaste}
          onChange={(event) => onOutput({ kind: "typed", text: event.target.value })}
        />
      )}
    </div>
  );
}
