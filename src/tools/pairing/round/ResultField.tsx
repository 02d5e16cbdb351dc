import type { KeyboardEvent, ReactElement } from "react";
import { flushSync } from "react-dom";
import type { PairingWords } from "../words.en.ts";
import { OUTCOMES, type Outcome, outcomeOfKey } from "./results.ts";

/** Entered with one press; the others stand in a list. */
const USUAL: readonly Outcome[] = ["1-0", "draw", "0-1"];

/**
 * The result of a board: by mouse, or by keys on the board as a whole, which then go on: to the next board, after the
 * last one to the first that lacks a result, and when none does to the button that closes the round.
 */
export function ResultField({
  board,
  label,
  outcome,
  isFirst,
  canClear,
  onOutcome,
  words,
}: {
  /** From 0. */
  readonly board: number;
  readonly label: string;
  readonly outcome: Outcome | undefined;
  /** Whether Tab comes to this board as a whole. */
  readonly isFirst: boolean;
  readonly canClear: boolean;
  readonly onOutcome: (outcome: Outcome | undefined) => void;
  readonly words: PairingWords;
}): ReactElement {
  const w = words.rounds;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = outcomeOfKey(event.key);
    if (meant === null ? canClear : meant !== undefined) {
      event.preventDefault();
      // The next key may be there before the next frame.
      flushSync(() => onOutcome(meant ?? undefined));
      if (meant !== null) goOn(event.currentTarget, board);
      return;
    }
    if (event.target instanceof HTMLSelectElement) return;
    // On a button Enter presses it.
    const isDown =
      event.key === "ArrowDown" || (event.key === "Enter" && event.target === event.currentTarget);
    if (!isDown && event.key !== "ArrowUp") return;
    event.preventDefault();
    focusBoard(event.currentTarget.closest("table"), board + (isDown ? 1 : -1));
  };
  const other = outcome && !USUAL.includes(outcome) ? outcome : "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a line of a table.
    <div
      className="result needs-script"
      role="group"
      aria-label={outcome ? `${label}, ${w.outcomes[outcome][1]}` : label}
      data-board={board}
      data-known={outcome ? "" : undefined}
      // Keys have to reach a board as a whole: one of them with Tab, the others from it with arrows.
      tabIndex={isFirst ? 0 : -1}
      onKeyDown={onKeyDown}
    >
      {USUAL.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={outcome === each}
          aria-label={w.outcomes[each].join(", ")}
          onClick={() => onOutcome(outcome === each && canClear ? undefined : each)}
        >
          {each === "draw" ? "½" : w.outcomes[each][0]}
        </button>
      ))}
      <select
        aria-label={w.others}
        value={other}
        data-set={other === "" ? undefined : ""}
        onChange={(event) => {
          const chosen = OUTCOMES.find((each) => each === event.target.value);
          if (chosen || canClear) onOutcome(chosen);
        }}
      >
        <option value="" disabled={!canClear && other !== ""}>
          {w.none}
        </option>
        {OUTCOMES.filter((each) => !USUAL.includes(each)).map((each) => (
          <option key={each} value={each}>
            {w.outcomes[each][0]} {w.outcomes[each][1]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Puts the keys on a board. Nothing happens where there is no such board. */
export function focusBoard(table: Element | null | undefined, board: number): void {
  const there = table?.querySelector<HTMLElement>(`[data-board="${board}"]`);
  if (there) there.focus();
  else if (table) turnTo(table, board);
}

/** A board is wanted, by its place from 0, that is not on this page of the table. */
export const BOARD_WANTED = "board-wanted";

/** Asks for the page of a board; tells whether there was one. */
function turnTo(table: Element, board: number): boolean {
  return !table.dispatchEvent(new CustomEvent(BOARD_WANTED, { detail: board, cancelable: true }));
}

function goOn(from: HTMLElement, board: number): void {
  const table = from.closest("table");
  const next = table?.querySelector<HTMLElement>(`[data-board="${board + 1}"]`);
  if (!next && table && turnTo(table, board + 1)) return;
  const missing = table?.querySelector<HTMLElement>("[data-board]:not([data-known])");
  (next ?? missing ?? from.closest(".pair-round")?.querySelector<HTMLElement>(".pair-close"))?.focus();
}
