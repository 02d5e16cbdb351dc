import type { ReactElement } from "react";
import type { Change, Frame } from "#algorithms/core/run/trace.ts";
import type { PlayerWords } from "./words.ts";

/** So many neighbors of the latest change are shown of each array, and fewer when their texts are longer. */
const WINDOW = 9;
const LONGER_WINDOWS: readonly (readonly [length: number, window: number])[] = [
  [8, 3],
  [5, 4],
  [3, 5],
];

interface WatchProps {
  readonly frame: Frame;
  readonly words: PlayerWords;
  /** The names of the cells that are shown, if not all are. */
  readonly watched?: readonly string[] | undefined;
  /** How the lesson calls a value, if it has names for them. */
  readonly cellText?: ((cells: string, value: number) => string) | undefined;
}

/** The cells of every array around the latest change; changed ones are marked and say what they were. */
export function Watch({ frame, words, watched, cellText }: WatchProps): ReactElement {
  const changes = frame.changes();
  const names = watched ?? Object.keys(frame.cells);
  const arrays = names.flatMap((name) => {
    const cells = frame.cells[name];
    return cells && cells.length > 0 ? [[name, cells] as const] : [];
  });
  return (
    <div className="panel panel--watch">
      <p className="panel__head">
        {words.watch} <span>{words.changed(changes.length)}</span>
      </p>
      <table className="watch">
        <tbody>
          {arrays.map(([name, cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Cells
                  cells={cells}
                  changes={changes.filter((change) => change.cells === name)}
                  words={words}
                  text={(value) => (cellText ? cellText(name, value) : String(value))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellsProps {
  readonly cells: ArrayLike<number>;
  readonly changes: readonly Change[];
  readonly words: PlayerWords;
  readonly text: (value: number) => string;
}

function Cells({ cells, changes, words, text }: CellsProps): ReactElement {
  const was = (value: number) => (value === 0 ? words.wasEmpty : words.was(text(value)));
  const latest = changes[0]?.index ?? lastUsed(cells);
  const { length } = show(cells[latest] ?? 0, text);
  const size = Math.min(LONGER_WINDOWS.find(([least]) => length >= least)?.[1] ?? WINDOW, cells.length);
  const first = Math.max(0, Math.min(latest - Math.floor(size * 0.66), cells.length - size));
  const items: ReactElement[] = [];
  for (let index = first; index < first + size; index++) {
    const change = changes.find((candidate) => candidate.index === index);
    const value = cells[index];
    items.push(
      <span
        key={index}
        data-changed={change ? "" : undefined}
        title={change ? was(change.before) : undefined}
      >
        {show(value, text)}
      </span>,
    );
  }
  const change = changes[0];
  return (
    <span className="cells">
      {first > 0 && <span>…</span>}
      {items}
      {first + size < cells.length && <span>…</span>}
      {change && change.before !== 0 && <small>{words.was(text(change.before))}</small>}
    </span>
  );
}

/** Zero is a cell that nothing has been put into. */
function show(value: number, text: (value: number) => string): string {
  return value === 0 ? "·" : text(value);
}

function lastUsed(cells: ArrayLike<number>): number {
  let index = Math.min(cells.length, 4096) - 1;
  while (index > 0 && cells[index] === 0) index--;
  return index;
}
