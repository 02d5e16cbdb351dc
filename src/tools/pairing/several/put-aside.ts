import { playedRounds } from "#algorithms/engines/swiss/tournament.ts";
import { type Doc, titleOf } from "../doc.ts";
import { formatState } from "../file/memory.ts";
import { textOf, writtenText } from "../file/trf-text.ts";
import type { ToolState } from "../state.ts";

export { BROWSER } from "./other-tournaments.ts";

import { othersIn, putOther, type Store, type Summary } from "./other-tournaments.ts";

export function summaryOf({ tournament }: Doc): Summary {
  return {
    title: titleOf(tournament),
    players: tournament.players.length,
    played: playedRounds(tournament),
    rounds: tournament.rounds,
  };
}

/** Whether somebody has put work into it: it is neither empty nor the example as it came. */
export function isWorth(doc: Doc, first: Doc): boolean {
  if (textOf(doc) === textOf(first)) return false;
  if (doc.file) return doc.file.text.trim() !== "";
  return doc.tournament.players.length > 0 && writtenText(doc) !== writtenText(first);
}

/** What a kept state holds without what undo brings back: two that are alike in this are one tournament. */
export function matterOf(state: string): string {
  const { own, text } = JSON.parse(state) as { readonly own?: unknown; readonly text?: unknown };
  return JSON.stringify([own, text]);
}

/**
 * Puts a tournament beside the one that is to be open, unless nobody would miss it or it is there already. False: the
 * browser keeps nothing.
 */
export function putAside(store: Store, state: ToolState, first: Doc): boolean {
  if (!isWorth(state.doc, first)) return true;
  const text = formatState(state);
  const matter = matterOf(text);
  if (othersIn(store).others.some((other) => matterOf(other.state) === matter)) return true;
  return putOther(store, { ...summaryOf(state.doc), state: text }) !== undefined;
}
