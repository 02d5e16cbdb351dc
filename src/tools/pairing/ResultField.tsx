import type { KeyboardEvent, ReactElement } from "react";
import type { PairingWords } from "../../i18n/pairing-tool.ts";
import { OUTCOMES, type Outcome, outcomeOfKey } from "./results.ts";

/** Entered with one press; the others stand in a list. */
const USUAL: readonly Outcome[] = ["1-0", "draw", "0-1"];

/** The result of a board: by mouse, or by keys, which then go on to the next board. */
export function ResultField({
  board,
  label,
  outcome,
  canClear,
  onOutcome,
  words,
}: {
  /** From 0. */
  readonly board: number;
  readonly label: string;
  readonly outcome: Outcome | undefined;
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
      onOutcome(meant ?? undefined);
      if (meant !== null) focusBoard(event.currentTarget, board + 1);
      return;
    }
    if (event.target instanceof HTMLSelectElement) return;
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    focusBoard(event.currentTarget, board + by);
  };
  const other = outcome && !USUAL.includes(outcome) ? outcome : "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a line of a table.
    <div className="result" role="group" aria-label={label} data-board={board} onKeyDown={onKeyDown}>
      {USUAL.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={outcome === each}
          aria-label={w.outcomes[each][1]}
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
        <option value="">{w.none}</option>
        {OUTCOMES.filter((each) => !USUAL.includes(each)).map((each) => (
          <option key={each} value={each}>
            {w.outcomes[each][0]} {w.outcomes[each][1]}
          </option>
        ))}
      </select>
    </div>
  );
}

function focusBoard(from: HTMLElement, board: number): void {
  const list = from.closest("table");
  list?.querySelector<HTMLElement>(`[data-board="${board}"] button`)?.focus();
}
