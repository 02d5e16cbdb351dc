import type { Answers } from "#algorithms/core/run/asking.ts";
import type { PlayerTool, Span, TicksProps } from "../player/state/player-state.ts";

/** The strip is drawn in so many columns, and no answer is drawn twice in one. */
const COLUMNS = 1000;

/** Where the answers lie, as ticks over the strip; the one at which the reader stands is in the color of this step. */
export function ticksOf(shown: (at: Omit<TicksProps, "spans">) => Answers | undefined): PlayerTool["Ticks"] {
  let of: Answers | undefined;
  // The figure draws them over its cells, and the stage at the same time over the whole run.
  let over = "";
  let path = "";
  return ({ spans, position, stops }) => {
    const answers = shown({ position, stops });
    const cells = [spans.length, spans[0]?.first, spans.at(-1)?.last].join();
    if (answers && (answers !== of || cells !== over)) path = columnsOf(answers, spans).map(drawn).join("");
    [of, over] = [answers, cells];
    return (
      <svg className="ask__ticks" viewBox={`0 0 ${COLUMNS} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={answers ? path : ""} />
        <path data-now="" d={answers?.has(position) ? drawn(columnOf(position, spans)) : ""} />
      </svg>
    );
  };
}

function drawn(column: number): string {
  return `M${column} 0v1`;
}

/** The columns in which there is an answer, ascending. */
export function columnsOf(answers: Answers, spans: readonly Span[]): number[] {
  const columns: number[] = [];
  for (let at = answers.next(0); at !== undefined; ) {
    const column = columnOf(at, spans);
    columns.push(column);
    at = answers.next(lastIn(column, at, spans));
  }
  return columns;
}

/** Cells are equally wide, however many steps they hold. */
function columnOf(position: number, spans: readonly Span[]): number {
  const k = Math.max(
    0,
    spans.findLastIndex(({ first }) => first <= position),
  );
  const { first = 1, last = 1 } = spans[k] ?? {};
  const share = Math.min(1, Math.max(0, (position - first + 0.5) / (last - first + 1)));
  return Math.floor(((k + share) / Math.max(1, spans.length)) * COLUMNS);
}

/** The last position of a column, from one that is in it: by halves, as columns never go back. */
function lastIn(column: number, from: number, spans: readonly Span[]): number {
  let low = from;
  let high = (spans.at(-1)?.last ?? from) + 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (columnOf(middle, spans) === column) low = middle;
    else high = middle;
  }
  return low;
}
