/** What the keys of a figure do. */
import type { PlayerAction, PlayerState } from "./player-state.ts";

/** What a key asks of the page rather than of the player's state; "ignore" takes the key from the page and does nothing. */
export type PlayerCommand = "ask" | "whatIf" | "copyLink" | "present" | "closeDrawer" | "ignore";

/** A key that was pressed, and what it was pressed in. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  readonly focus: KeyFocus;
}

/** What has the focus, as far as it needs keys for itself: text fields need all, sliders and buttons a few. */
export type KeyFocus = "text" | "choice" | "button" | "figure";

const MOVES: ReadonlyMap<string, PlayerAction> = new Map([
  ["ArrowRight", { type: "move", level: "move", direction: 1 }],
  ["ArrowLeft", { type: "move", level: "move", direction: -1 }],
  ["Shift+ArrowRight", { type: "move", level: "stage", direction: 1 }],
  ["Shift+ArrowLeft", { type: "move", level: "stage", direction: -1 }],
  ["Shift+PageDown", { type: "move", level: "phase", direction: 1 }],
  ["Shift+PageUp", { type: "move", level: "phase", direction: -1 }],
  // What a presenter's clicker sends.
  ["PageUp", { type: "move", level: "move", direction: -1 }],
  ["Home", { type: "seek", position: 0 }],
  ["End", { type: "seek", position: Number.POSITIVE_INFINITY }],
  ["t", { type: "dialog", dialog: "state" }],
  ["?", { type: "dialog", dialog: "help" }],
]);

/**
 * What a key does, or nothing. `digits` are the answers that have a digit; `isFixed` tells a figure whose run cannot be
 * linked to.
 */
export function keyAction(
  { asking, drawer, speed }: PlayerState,
  { key, shift, focus }: KeyPress,
  digits: ReadonlyMap<string, string> | undefined,
  isFixed: boolean,
): PlayerAction | PlayerCommand | undefined {
  if (keepsKey(focus, key)) return undefined;
  const choice = digits?.get(key);
  if (choice !== undefined) return { type: "answer", choice };
  if (key === " ") return asking ? "ignore" : { type: "play" };
  // One key carries a run from start to end: at a question the second press shows the answer.
  if (key === "PageDown" && !shift)
    return asking ? { type: "reveal" } : { type: "move", level: "move", direction: 1 };
  if (key === "+" || key === "-") return { type: "speed", speed: speed + (key === "+" ? 1 : -1) };
  if (key === "Escape") return drawer ? "closeDrawer" : "ignore";
  if (key === "f") return "present";
  if (key === "a" || key === "w") return drawer ? "ignore" : key === "a" ? "ask" : "whatIf";
  if (key === "c") return isFixed ? "ignore" : "copyLink";
  return MOVES.get(shift && /^(Arrow|Page)/.test(key) ? `Shift+${key}` : key);
}

/** What a key does while a choice of the reader's turn is open: touches, or says, what has this digit, or undoes. */
export function turnKey(
  { key, focus }: KeyPress,
  digits: ReadonlyMap<string, string>,
  phrases: readonly { readonly number: number; readonly told: string }[],
): { readonly touch: string } | { readonly say: number } | "undo" | undefined {
  if (focus === "text") return undefined;
  if (key === "Backspace") return "undo";
  const touch = digits.get(key);
  if (touch !== undefined) return { touch };
  const isShort = phrases.every(({ told }) => told.length === 1);
  const phrase = isShort ? phrases.find(({ told }) => told === key) : undefined;
  return phrase && { say: phrase.number };
}

const OF_CHOICES = ["Home", "End", "PageUp", "PageDown", " "];

/** Whether what has the focus needs a key for itself. */
export function keepsKey(focus: KeyFocus, key: string): boolean {
  if (focus === "text") return true;
  if (focus === "choice") return key.startsWith("Arrow") || OF_CHOICES.includes(key);
  return focus === "button" && (key === " " || key === "Enter");
}

/** What an element of the page needs keys for. */
export function focusOf(target: Element): KeyFocus {
  if (target.closest("textarea, select, [contenteditable]")) return "text";
  const input = target.closest("input");
  if (input) return input.type === "range" || input.type === "radio" ? "choice" : "text";
  return target.closest("button, summary, a, [role=button]") ? "button" : "figure";
}
