/** What the keys of the stage do: those of a keyboard, and the few of a presenter's clicker. */
import type { Level } from "#algorithms/core/run/trace.ts";

export type StagePanel = "code" | "tables" | "checks" | "legend" | "ask";

export type StageAct =
  | "next"
  | "back"
  | "start"
  | "end"
  | "black"
  | "larger"
  | "smaller"
  | "level"
  | "leave"
  | "help"
  | "notes"
  | "pen"
  | "undo"
  | { readonly panel: StagePanel }
  | { readonly level: Level; readonly direction: 1 | -1 };

const ACTS: ReadonlyMap<string, StageAct> = new Map<string, StageAct>([
  ["PageDown", "next"],
  [" ", "next"],
  ["ArrowRight", "next"],
  ["PageUp", "back"],
  ["ArrowLeft", "back"],
  ["Home", "start"],
  ["End", "end"],
  [".", "black"],
  ["b", "black"],
  ["B", "black"],
  ["+", "larger"],
  ["=", "larger"],
  ["-", "smaller"],
  ["l", "level"],
  ["c", { panel: "code" }],
  ["t", { panel: "tables" }],
  ["k", { panel: "checks" }],
  ["g", { panel: "legend" }],
  ["a", { panel: "ask" }],
  ["f", "leave"],
  ["Escape", "leave"],
  ["?", "help"],
  ["n", "notes"],
  ["p", "pen"],
  ["u", "undo"],
  ["Shift+PageDown", { level: "phase", direction: 1 }],
  ["Shift+PageUp", { level: "phase", direction: -1 }],
  ["Shift+ArrowRight", { level: "stage", direction: 1 }],
  ["Shift+ArrowLeft", { level: "stage", direction: -1 }],
]);

/** The key of a letter, as a capital, that does something. */
export function letterOfAct(wanted: StageAct): string {
  const [key = ""] = [...ACTS].find(([, act]) => JSON.stringify(act) === JSON.stringify(wanted)) ?? [];
  return key.toUpperCase();
}

/** What has the focus, as far as it needs keys for itself: a text field all, so that nothing typed is an answer, a mark of the picture those that walk and choose. */
export type StageFocus = "text" | "button" | "mark" | "stage";

/** What an element of the stage needs keys for. */
export function stageFocusOf(target: Element): StageFocus {
  if (target.closest("input:not([type=radio]), textarea, select")) return "text";
  if (target.closest("[data-choice]")) return "mark";
  return target.closest("button, summary, input, [role=button]") ? "button" : "stage";
}

/** What a key does on the stage, or nothing. */
export function stageKey(key: string, shift: boolean, focus: StageFocus): StageAct | undefined {
  if (focus === "text" && key !== "Escape" && !key.startsWith("Page")) return undefined;
  if (focus !== "stage" && (key === " " || key === "Enter")) return undefined;
  if (focus === "mark" && key.startsWith("Arrow")) return undefined;
  return ACTS.get(shift && /^(Arrow|Page)/.test(key) ? `Shift+${key}` : key);
}
