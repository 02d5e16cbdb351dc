import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { Mistakes, selectWord, sentence, startOfLine } from "#src/tools/shared/mistakes.tsx";
import { PanelLabel } from "#src/tools/shared/PanelLabel.tsx";
import { LIMITS, LONGEST_SHOWN } from "../limits.ts";
import type { Search } from "../use-solution.ts";
import type { MatchingWords } from "../words.en.ts";
import type { EditorAction, EditorState } from "./editor.ts";

interface GraphTextProps {
  readonly state: EditorState;
  readonly act: (action: EditorAction) => void;
  readonly search: Search;
  /** A text was pasted over the whole one, in whatever notation. */
  readonly onWhole: (text: string) => void;
  /** What is said of how a text was read, beside the text. */
  readonly children?: ReactNode;
  readonly words: MatchingWords;
}

/** The graph as a text, with every mistake in it; a long text only by its name. */
export function GraphText({ state, act, search, onWhole, children, words }: GraphTextProps): ReactElement {
  const w = words.text;
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, graph, long, mistakes } = state.doc;
  /** What is typed before it can be read. */
  const [draft, setDraft] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once something was read, that is shown.
  useEffect(() => setDraft(undefined), [state]);
  const load = (pasted: string) =>
    act({ kind: "load-long", long: { name: w.pasted, blob: new Blob([pasted]) } });
  const goTo = (line: number, column: number) => {
    const from = startOfLine(text.split(/\r\n|\n|\r/), line) + column - 1;
    selectWord(area.current, text, from);
  };
  const found = long ? (search.mistakes ?? []) : mistakes;
  const { n, m } = long ? (search.size ?? { n: 0, m: 0 }) : { n: graph.n, m: graph.edges.length };
  const isKnown = long ? search.size !== undefined : mistakes.length === 0;
  return (
    <section className="tool__players match-text">
      <PanelLabel field="match-text" name={w.label} size={isKnown ? w.size(n, m) : ""} />
      {long ? (
        <p className="match-text__long">
          <span>{w.long(long.name, long.blob.size)}</span>
          <button type="button" className="btn" onClick={() => act({ kind: "undo" })}>
            {w.close}
          </button>
        </p>
      ) : (
        <textarea
          id="match-text"
          ref={area}
          rows={12}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          dir="ltr"
          value={draft ?? text}
          placeholder={w.hint}
          aria-describedby="match-text-status"
          aria-invalid={mistakes.length > 0}
          onPaste={(event) => {
            // A text field would take minutes over a million lines.
            const pasted = event.clipboardData.getData("text/plain");
            if (pasted.length + text.length > LONGEST_SHOWN) {
              event.preventDefault();
              return load(pasted);
            }
            const { selectionStart, selectionEnd } = event.currentTarget;
            const isWhole = selectionEnd - selectionStart === text.length;
            if (!isWhole) return;
            event.preventDefault();
            onWhole(pasted);
          }}
          onChange={({ target: { value } }) => {
            if (value.length > LONGEST_SHOWN) return load(value);
            setDraft(value);
            act({ kind: "type", text: value, time: performance.now() });
          }}
        />
      )}
      {children}
      <div id="match-text-status" role="status" className="tool__status">
        {found.length > 0 && (
          <Mistakes mistakes={found.map(sentence)} onGo={long ? undefined : goTo} words={w} />
        )}
      </div>
      <details className="match-text__format">
        <summary>{w.format}</summary>
        <dl>
          {w.formatLines.map(([code, what]) => (
            <div key={code}>
              <dt>
                <code>{code}</code>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>{w.limits(LIMITS.vertices, LIMITS.edges)}</p>
      </details>
    </section>
  );
}
