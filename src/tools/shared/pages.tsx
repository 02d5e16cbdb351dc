/** Long tables: a page of them on the screen, all of them on paper. */
import { type ReactElement, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { pageWords } from "./words.en.ts";

/** So many rows are on a page. */
export const PAGE = 100;

export interface Pages<T> {
  readonly rows: readonly T[];
  /** The place of the first of them, from 0. */
  readonly first: number;
  /** For the table: how many rows there are with its head, if not all of them stand in the page. */
  readonly count: number | undefined;
  /** The place of a row for the table, by its place among those that are shown, from 0. */
  readonly indexOf: (row: number) => number | undefined;
  /** Whether a row stands there for paper alone, by its place among those that are shown: it needs no fields then. */
  readonly isForPaper: (row: number) => boolean;
  /** Shows the page on which a row stands, by its place among all. */
  readonly goTo: (row: number) => void;
  /** What goes from page to page; nothing where there is only one. */
  readonly pager: ReactElement | null;
}

const WHOLE = { first: 0, count: undefined, indexOf: () => undefined, isForPaper: () => false } as const;

/** The rows of one page, at first that of `start`, and the way to the others. `name` is what a screen reader calls them, `size` how many are on a page. */
export function usePages<T>(all: readonly T[], name: string, start = 0, size = PAGE): Pages<T> {
  const [wanted, setWanted] = useState(start);
  const [isWhole, setIsWhole] = useState(false);
  const isPrinted = useIsPrinted();
  const first = wanted < all.length ? wanted : 0;
  const isPaged = all.length > size;
  const goTo = (row: number) => setWanted(row - (row % size));
  if (!isPaged) return { ...WHOLE, rows: all, goTo, pager: null };
  const last = Math.min(all.length, first + size);
  if (isPrinted) {
    const isForPaper = (row: number) => !isWhole && (row < first || row >= last);
    return { ...WHOLE, rows: all, goTo, pager: null, isForPaper };
  }
  const w = pageWords;
  const step = (label: string, sign: string, to: number) => (
    <button
      type="button"
      className="btn btn--icon"
      aria-label={label}
      disabled={to < 0 || to >= all.length}
      onClick={() => setWanted(to)}
    >
      {sign}
    </button>
  );
  const pager = (
    <fieldset className="tool__pages needs-script">
      <legend className="visually-hidden">{name}</legend>
      {!isWhole && step(w.previous, "‹", first - size)}
      <span role="status">{isWhole ? w.all(all.length) : w.page(first + 1, last, all.length)}</span>
      {!isWhole && step(w.next, "›", first + size)}
      <button type="button" className="btn" onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? w.showPages : w.showAll}
      </button>
    </fieldset>
  );
  if (isWhole) return { ...WHOLE, rows: all, goTo, pager };
  return {
    ...WHOLE,
    ...{ rows: all.slice(first, last), first, count: all.length + 1, goTo, pager },
    // The head is the first row.
    indexOf: (row) => first + row + 2,
  };
}

/** Whether the page is being printed. What is drawn for paper stands there before the browser takes it. */
function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  // From the first drawing on: an effect after it may come when the printer has been there.
  useLayoutEffect(() => {
    const paper = matchMedia("print");
    const ends = new AbortController();
    const { signal } = ends;
    const put = (value: boolean) => flushSync(() => setIsPrinted(value));
    addEventListener("beforeprint", () => put(true), { signal });
    addEventListener("afterprint", () => put(false), { signal });
    paper.addEventListener("change", ({ matches }) => put(matches), { signal });
    return () => ends.abort();
  }, []);
  return isPrinted;
}
