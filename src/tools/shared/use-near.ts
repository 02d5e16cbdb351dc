import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onPaper } from "#components/page/on-paper.ts";

/** In ms: a page that has been there for so long is shown whole. */
const QUIET = 2500;

/**
 * Whether to draw what stands far down a page: when the reader comes near, presses a key or prints, or when the page has
 * been quiet for some seconds. Once drawn it stays. What the server draws of it would be laid out before the first paint.
 */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const come = () => setNear(true);
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      {
        rootMargin: "100%",
      },
    );
    near.observe(place.current);
    const quiet = setTimeout(come, QUIET);
    addEventListener("keydown", come);
    onPaper(() => flushSync(come));
    return () => {
      near.disconnect();
      clearTimeout(quiet);
      removeEventListener("keydown", come);
    };
  }, [isNear, place]);
  return isNear;
}
