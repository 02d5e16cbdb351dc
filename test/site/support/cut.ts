/** What is painted and cut by a box around it. */
import type { Page } from "@playwright/test";

/**
 * Tells of each text, picture and mark of the page that reaches out of a box by which it is cut, and by how many pixels. A box
 * that scrolls cuts nothing, nor does one that says with three dots that there is more, nor one that shows nothing on purpose.
 */
export function cutParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Strokes and the slant of letters reach a little further than their boxes. In pixels. */
    const SLACK = 2;
    const CLIPS = /^(hidden|clip)$/;
    const isPaintContained = (style: CSSStyleDeclaration) =>
      /paint|strict|content/.test(style.contain) || style.contentVisibility === "auto";
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    const found = new Set<string>();
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}${[...element.classList].map((name) => `.${name}`).join("")}`;

    /** The box of a line has room above and below its letters. */
    const inkOf = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height / 4, width, height / 2);

    function look(painted: Element, rects: readonly DOMRect[], text: string): void {
      // What is there for ears only is cut away on purpose.
      if (styleOf(painted).clipPath !== "none" || styleOf(painted).textOverflow === "ellipsis") return;
      let sides = { x: true, y: true };
      for (let box = painted.parentElement ?? undefined; box && box !== document.body; ) {
        const style = styleOf(box);
        if (style.clipPath !== "none" || style.textOverflow === "ellipsis") return;
        const contains = isPaintContained(style);
        const edge = box.getBoundingClientRect();
        const cuts = {
          x: sides.x && (contains || CLIPS.test(style.overflowX)),
          y: sides.y && (contains || CLIPS.test(style.overflowY)),
        };
        for (const rect of rects) {
          const over = Math.max(
            cuts.x ? Math.max(rect.right - edge.right, edge.left - rect.left) : 0,
            cuts.y ? Math.max(rect.bottom - edge.bottom, edge.top - rect.top) : 0,
          );
          if (over <= SLACK) continue;
          found.add(
            `${nameOf(painted)} “${text.trim().slice(0, 30)}” in ${nameOf(box)}: ${Math.round(over)} px`,
          );
          return;
        }
        // What scrolls is seen by scrolling.
        sides = {
          x: sides.x && !/^(auto|scroll)$/.test(style.overflowX),
          y: sides.y && !/^(auto|scroll)$/.test(style.overflowY),
        };
        if (!sides.x && !sides.y) return;
        if (style.position === "fixed") return;
        box = box.parentElement ?? undefined;
      }
    }

    const isSeen = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      });
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      look(parent, Array.from(range.getClientRects(), inkOf), text.textContent);
    }
    for (const mark of document.querySelectorAll("img, canvas, svg :is(circle, rect, polygon)"))
      if (isSeen(mark)) look(mark, [mark.getBoundingClientRect()], "");
    return [...found];
  });
}
