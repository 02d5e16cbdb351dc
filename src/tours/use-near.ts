import { type RefObject, useEffect, useState } from "react";

/** So far from the screen things are made ready. */
const NEAR = "600px 0px";

/** Whether an element has come near the screen, now or before. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isNear]);
  return isNear;
}
