/** A figure of a reader's run, put into its place. */
import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { HighlightedListing } from "#components/panels/Listing.tsx";
import { whenReady } from "../lib/when-ready.ts";
import { colored } from "./colored.ts";

/** A figure on the page. */
export interface Shown {
  close(): void;
}

/** Puts a figure into a place, and the focus onto it. */
export async function mountShown(place: HTMLElement, element: ReactElement, figure: string): Promise<Shown> {
  const box = document.createElement("div");
  place.replaceChildren(box);
  const root = createRoot(box);
  flushSync(() => root.render(element));
  // Who has the focus types, and a figure that is not awake yet would lose it.
  await whenReady(box);
  const shown = document.getElementById(figure);
  shown?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: "nearest" });
  return {
    close() {
      root.unmount();
      box.remove();
    },
  };
}

/** A program as the listing of a figure. */
export async function listingOf(text: string, language: string): Promise<HighlightedListing> {
  const lines = text.split(/\r\n|\n|\r/);
  return { file: language, lines, lineOf: {}, asked: {}, pieces: await colored(lines, language) };
}
