import { type RefObject, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { PAGE, type Pages, usePages } from "#src/tools/shared/pages.tsx";
import { BOARD_WANTED, focusBoard } from "./ResultField.tsx";
import type { Outcome } from "./results.ts";

/**
 * The boards of a round, page by page, beginning with the one that lacks a result. Keys that go on from a board turn the
 * page where they have to; `table` is the ref of what holds the boards.
 */
export function useBoardPages<T extends { readonly outcome: Outcome | undefined }>(
  boards: readonly T[],
  name: string,
): Pages<T> & { readonly table: RefObject<HTMLTableElement | null> } {
  const missing = boards.findIndex(({ outcome }) => outcome === undefined);
  const start = Math.max(0, missing);
  const pages = usePages(boards, name, start - (start % PAGE));
  const table = useRef<HTMLTableElement>(null);
  const now = useRef({ missing, pages, boards });
  now.current = { missing, pages, boards };
  useEffect(() => {
    const element = table.current;
    const turn = (event: Event) => {
      const wanted = (event as CustomEvent<number>).detail;
      const { first, rows, goTo } = now.current.pages;
      const board = wanted < now.current.boards.length ? wanted : now.current.missing;
      if (board < 0 || (board >= first && board < first + rows.length)) return;
      event.preventDefault();
      flushSync(() => goTo(board));
      focusBoard(element, board);
    };
    element?.addEventListener(BOARD_WANTED, turn);
    return () => element?.removeEventListener(BOARD_WANTED, turn);
  }, []);
  return { ...pages, table };
}
