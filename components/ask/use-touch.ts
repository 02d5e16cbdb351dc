import { useEffect, useRef } from "react";

/** Hears of the marks of a figure's picture that are touched, unless the figure itself asks. `place` lies in the figure. */
export function useTouch(
  place: { readonly current: HTMLElement | null },
  touch: (mark: string) => void,
  isFree: boolean,
): void {
  const latest = useRef(touch);
  latest.current = touch;
  useEffect(() => {
    const picture = place.current?.closest(".player")?.querySelector(".diagram");
    if (!picture || !isFree) return undefined;
    const hear = ({ target }: Event): void => {
      const mark = (target as Element).closest("[data-id]")?.getAttribute("data-id");
      if (mark) latest.current(mark);
    };
    picture.addEventListener("click", hear);
    return () => picture.removeEventListener("click", hear);
  }, [place, isFree]);
}
