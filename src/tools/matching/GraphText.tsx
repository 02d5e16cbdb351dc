import { type ReactElement, useRef } from "react";
import type { GraphMistake } from "#algorithms/shared/matching/mistake.ts";
import type { EditorAction, EditorState } from "./editor.ts";
import { LIMITS, LONGEST_SHOWN } from "./limits.ts";
import type { Search } from "./use-solution.ts";
import type { MatchingWords } from "./words.ts";

/** So many mistakes are listed. */
const MOST_LISTED = 8;

interface GraphTextProps {
  readonly state: EditorState;
  readonly act: (action: EditorAction) => void;
  readonly search: Search;
  readonly words: MatchingWords;
}

/** The graph as a text, with every mistake in it; a long text only by its name. */
export function GraphText({ state, act, search, words }: GraphTextProps): ReactElement {
  const w = words.text;
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, graph, long, mistakes } = state.doc;
  const load = (pasted: string) =>
    act({ kind: "load-long", long: { name: w.pasted, blob: new Blob([pasted]) } });
  const goTo = (line: number, column: number) => {
    const lines = text.split(/\r\n|\n|\r/);
    const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
    const word = /^\S*/.exec(text.slice(before))?.[0] ?? "";
    area.current?.focus();
    area.current?.setSelectionRange(before, before + word.length);
  };
  const { n, m } = long ? (search.size ?? { n: 0, m: 0 }) : { n: graph.n, m: graph.edges.length };
  const isKnown = long ? search.size !== undefined : mistakes.length === 0;
  return (
    <section className="tool__players match-text">
      <label className="panel__head" htmlFor="match-text">
        {w.label} <span>{isKnown ? w.size(n, m) : ""}</span>
      </label>
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
          value={text}
          placeholder={w.hint}
          aria-describedby="match-text-status"
          aria-invalid={mistakes.length > 0}
          onPaste={(event) => {
            // A text field would take minutes over a million lines.
            const pasted = event.clipboardData.getData("text/plain");
            if (pasted.length + text.length <= LONGEST_SHOWN) return;
            event.preventDefault();
            load(pasted);
          }}
          onChange={(event) =>
            event.target.value.length > LONGEST_SHOWN
              ? load(event.target.value)
              : act({ kind: "type", text: event.target.value, time: performance.now() })
          }
        />
      )}
      <div id="match-text-status" role="status" className="tool__status">
        <Mistakes
          mistakes={long ? (search.mistakes ?? []) : mistakes}
          onGo={long ? undefined : goTo}
          words={words}
        />
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

interface MistakesProps {
  readonly mistakes: readonly GraphMistake[];
  readonly onGo: ((line: number, column: number) => void) | undefined;
  readonly words: MatchingWords;
}

function Mistakes({ mistakes, onGo, words }: MistakesProps): ReactElement | null {
  const w = words.text;
  if (mistakes.length === 0) return null;
  return (
    <>
      <p>
        <b>{w.mistakes(mistakes.length)}</b>
      </p>
      <ul>
        {mistakes.slice(0, MOST_LISTED).map(({ line, column, message }) => (
          <li key={`${line}.${column}.${message}`}>
            <b>{w.place(line, column)}</b> {message.charAt(0).toUpperCase() + message.slice(1)}.{" "}
            {onGo && (
              <button type="button" className="btn btn--quiet" onClick={() => onGo(line, column)}>
                {w.goTo}
              </button>
            )}
          </li>
        ))}
        {mistakes.length > MOST_LISTED && <li>{w.more(mistakes.length - MOST_LISTED)}</li>}
      </ul>
    </>
  );
}
