import { type ReactElement, useLayoutEffect, useRef } from "react";
import type { SentPicture } from "./channel.ts";

interface SmallPictureProps {
  readonly picture: SentPicture;
  readonly label: string;
}

/** A picture that was sent from one window to the other, drawn again. */
export function SmallPicture({ picture: { kind, viewBox, markup }, label }: SmallPictureProps): ReactElement {
  const own = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    // It was drawn by this site's own views, in another window of this site; what is no drawing is left out all the same.
    const parsed = new DOMParser().parseFromString(
      `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
      "image/svg+xml",
    );
    for (const other of parsed.querySelectorAll("script, foreignObject, style, parsererror")) other.remove();
    own.current?.replaceChildren(
      ...Array.from(parsed.documentElement.childNodes, (node) => document.importNode(node, true)),
    );
  }, [markup]);
  return <svg ref={own} className={`fig fig--${kind}`} viewBox={viewBox} role="img" aria-label={label} />;
}
