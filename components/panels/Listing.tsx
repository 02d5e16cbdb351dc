import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import type { Listing as ListingData } from "#algorithms/core/lesson/listing.ts";
import type { ListingLanguage, PlayerWords } from "./words.ts";

/** A listing whose lines are cut into highlighted pieces. */
export interface HighlightedListing extends ListingData {
  /** The language of a listing that is the whole program; none of one of several files. */
  readonly language?: ListingLanguage | undefined;
  readonly pieces: readonly (readonly (readonly [text: string, kind: string])[])[];
  /** Fetches the lines, where they are not here yet. */
  readonly load?: (() => Promise<HighlightedListing>) | undefined;
}

interface ListingProps {
  readonly listings: readonly HighlightedListing[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
  /** The line of this step, if it is in this listing. */
  readonly lineIn: (listing: HighlightedListing) => number | undefined;
  /** Whether the line is yet to run, as at a question. */
  readonly ahead: boolean;
  readonly words: PlayerWords;
}

/** The source that ran, with the line of this step. A dot in the gutter marks each line that has a step. */
export function Listing({
  listings,
  shown,
  onShow,
  lineIn,
  ahead,
  words,
}: ListingProps): ReactElement | null {
  const box = useRef<HTMLOListElement>(null);
  const [fetched, setFetched] = useState<HighlightedListing>();
  const complete = useRef<HighlightedListing>(undefined);
  const wanted = listings[shown] ?? listings[0];
  const known = fetched?.file === wanted?.file ? fetched : wanted;
  // Until the lines of another file have arrived, those of the one before stay; at first, those that need not arrive.
  const listing = known?.load ? (complete.current ?? listings.find(({ load }) => !load) ?? known) : known;
  useEffect(() => {
    if (!listing?.load) complete.current = listing;
  }, [listing]);
  useEffect(() => {
    // If they do not come, those that are here stay, told by their own name, until the next step asks again.
    known?.load?.().then(setFetched, () => {});
  });
  useEffect(() => {
    const list = box.current;
    const current = list?.querySelector<HTMLElement>("[aria-current]");
    // Where the panel has a height of its own it scrolls, else the listing does; never the page.
    const scroller = [list?.parentElement, list].find(
      (each) => each && each.scrollHeight > each.clientHeight,
    );
    if (!scroller || !current) return;
    const [line, seen] = [current.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (line.top < seen.top || line.bottom > seen.bottom)
      scroller.scrollTop += line.top - seen.top - scroller.clientHeight / 2;
  });
  const isSeen = useSeen(box);
  if (!listing) return null;
  const line = lineIn(listing);
  const dots = new Set(Object.values(listing.lineOf));
  return (
    <div className="panel panel--code">
      <p className="panel__head">
        {listings.length === 1 ? (
          <code>{listing.file}</code>
        ) : (
          <span className="panel__files">
            {listings.map(({ file, language }, index) => (
              <button
                type="button"
                key={file}
                title={file}
                aria-pressed={file === listing.file}
                onClick={() => onShow(index)}
              >
                {language ? words.languages[language] : <code>{file.split("/").at(-1)}</code>}
              </button>
            ))}
          </span>
        )}
        <span>{line === undefined ? "" : ahead ? words.lineNext(line) : words.line(line)}</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <ol className="listing" ref={box} tabIndex={0} aria-label={listing.file}>
        {listing.lines.map((text, index) => {
          const number = index + 1;
          return (
            <li
              key={number}
              data-step={dots.has(number) ? "" : undefined}
              aria-current={number === line ? "step" : undefined}
            >
              {isSeen
                ? listing.pieces[index]?.map(([text, kind], k) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never move.
                    <span key={k} className={kind === "" ? undefined : `t-${kind}`}>
                      {text}
                    </span>
                  ))
                : text}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Whether an element has been on the screen. The pieces of a listing are a thousand elements, which can wait for that. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
