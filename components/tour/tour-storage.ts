/** The tours that are being made, kept in this browser. */
import { keep, recall } from "../page/memory.ts";
import { formatTour, MOST_STOPS, readTour, type Tour, type TourStop } from "./tour.ts";

/** All tours of this browser, and which one is worked on. */
export interface KeptTours {
  readonly tours: readonly Tour[];
  readonly current: number;
}

export const TOURS_KEY = "kibitz.tours";
export const NO_TOURS: KeptTours = { tours: [], current: 0 };

/** What is kept; what cannot be read is put aside, and not overwritten. */
export function keptTours(): KeptTours {
  const text = recall(TOURS_KEY);
  if (text === "") return NO_TOURS;
  const read = parseKeptTours(text);
  if (!read?.isWhole) keep(`${TOURS_KEY}.damaged`, text);
  return read ?? NO_TOURS;
}

/** The tours in a text that can be read, and whether that is all of them; undefined for a text that is none of these. */
export function parseKeptTours(text: string): (KeptTours & { readonly isWhole: boolean }) | undefined {
  try {
    const { tours, current } = JSON.parse(text) as { readonly tours: unknown; readonly current: unknown };
    if (!Array.isArray(tours)) return undefined;
    const read = tours.map((each) => readTour(JSON.stringify(each))).filter((each) => each.kind === "tour");
    const all = read.map(({ tour }) => tour);
    const isWhole = all.length === tours.length && read.every(({ wrong }) => wrong.length === 0);
    return { tours: all, current: within(Number(current) || 0, all.length), isWhole };
  } catch {
    return undefined;
  }
}

/** Returns whether it is kept. */
export function keepTours({ tours, current }: KeptTours): boolean {
  return keep(TOURS_KEY, `{"current":${current},"tours":[${tours.map((tour) => formatTour(tour)).join()}]}`);
}

function within(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}

/**
 * Adds a stop to the tour that is worked on, or to a new one. Returns how many stops that has now; undefined when it is full,
 * or the browser keeps nothing.
 */
export function addStop(stop: TourStop, newTitle: string): number | undefined {
  const { tours, current } = keptTours();
  const tour = tours[current] ?? { title: newTitle, opening: "", stops: [] };
  const stops = [...tour.stops, stop];
  if (stops.length > MOST_STOPS) return undefined;
  const changed = { ...tour, stops };
  const all = tours.length === 0 ? [changed] : tours.with(current, changed);
  return keepTours({ tours: all, current }) ? stops.length : undefined;
}
