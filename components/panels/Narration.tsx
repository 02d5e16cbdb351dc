import type { ReactElement } from "react";
import { narrationParts } from "#algorithms/core/lesson/lesson.ts";

interface NarrationProps {
  readonly text: string;
  /** The role of a mark in the picture, which colors the line under its words. */
  readonly roleOf: (mark: string) => string | undefined;
  readonly onPoint: (mark: string | undefined) => void;
}

/** A product stays on one line: "6 × 6". */
function unbroken(text: string): string {
  return text.replace(/(?<=\d) × (?=\d)/g, "\u00a0×\u00a0");
}

/** The comment. Words that are tied to a mark are underlined in its color, and point at it on hover and focus. */
export function Narration({ text, roleOf, onPoint }: NarrationProps): ReactElement {
  return (
    <>
      {narrationParts(text).map(({ text: words, mark }, index) =>
        mark === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence have no other name.
          <span key={index}>{unbroken(words)}</span>
        ) : (
          <button
            type="button"
            className="tie"
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            key={index}
            data-role={roleOf(mark)}
            onPointerEnter={() => onPoint(mark)}
            onPointerLeave={() => onPoint(undefined)}
            onFocus={() => onPoint(mark)}
            onBlur={() => onPoint(undefined)}
          >
            {unbroken(words)}
          </button>
        ),
      )}
    </>
  );
}
