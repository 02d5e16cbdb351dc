/** The mistakes in a text, and the way to each. */
import type { ReactElement } from "react";

/** So many mistakes are listed. */
const MOST_LISTED = 8;

interface MistakesProps {
  /** Where each mistake is, and what it is: a sentence. */
  readonly mistakes: readonly { readonly line: number; readonly column: number; readonly message: string }[];
  /** Goes to a mistake; undefined: the text is not shown. */
  readonly onGo: ((line: number, column: number) => void) | undefined;
  readonly words: {
    readonly mistakes: (n: number) => string;
    readonly place: (line: number, column: number) => string;
    readonly goTo: string;
    /** How many more there are; without it that is not told. */
    readonly more?: (n: number) => string;
  };
}

/** How many mistakes there are, and the first of them. */
export function Mistakes({ mistakes, onGo, words }: MistakesProps): ReactElement {
  const rest = mistakes.length - MOST_LISTED;
  return (
    <>
      <p>
        <b>{words.mistakes(mistakes.length)}</b>
      </p>
      <ul>
        {mistakes.slice(0, MOST_LISTED).map(({ line, column, message }) => (
          <li key={`${line}.${column}.${message}`}>
            <b>{words.place(line, column)}</b> {message}{" "}
            {onGo && (
              <button type="button" className="btn btn--quiet" onClick={() => onGo(line, column)}>
                {words.goTo}
              </button>
            )}
          </li>
        ))}
        {rest > 0 && words.more && <li>{words.more(rest)}</li>}
      </ul>
    </>
  );
}

/** A message without a capital and a full stop, with both. */
export function sentence<T extends { readonly message: string }>(mistake: T): T {
  const { message } = mistake;
  return { ...mistake, message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` };
}

/** Where a line (from 1) begins in a text field, in which a line break is one character. */
export function startOfLine(lines: readonly string[], line: number): number {
  return lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
}

/** Selects characters of a text field, which gets the focus. */
export function select(area: HTMLTextAreaElement | null, from: number, length: number): void {
  area?.focus();
  area?.setSelectionRange(from, from + length);
}

/** Selects what stands at a place of a text field up to the next space. */
export function selectWord(area: HTMLTextAreaElement | null, text: string, from: number): void {
  select(area, from, (/^\S*/.exec(text.slice(from))?.[0] ?? "").length);
}
