import { type KeyboardEvent, type PointerEvent, type ReactElement, useRef } from "react";
import type { BoardPlate } from "#algorithms/core/lesson/scene.ts";
import { Plate } from "#components/picture/Plate.tsx";
import { useView } from "#components/picture/use-view.ts";
import { viewOf } from "#components/picture/views/index.ts";
import type { DrawOptions } from "#components/picture/views/marks.ts";
import { playerWords } from "#src/i18n/player.en.ts";

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

interface BoardInputProps {
  readonly plate: BoardPlate;
  readonly label: string;
  /** The id of what tells the keys. */
  readonly help: string;
  readonly disabled: boolean;
  readonly tween?: DrawOptions["tween"];
  /** The cursor goes. */
  readonly onGo: (rows: number, columns: number) => void;
  /** A cell is pressed; without one, the one at the cursor. */
  readonly onPress: (cell?: number) => void;
  readonly onDrag: (from: number, to: number) => void;
  /** Any other key; true when it was of use. */
  readonly onKey: (key: string) => boolean;
}

/** A board on which cells can be pressed, by hand and by keys. Small ones also let things be dragged. */
export function BoardInput(props: BoardInputProps): ReactElement {
  const { plate, label, help, disabled, tween = "none", onGo, onPress, onDrag, onKey } = props;
  const down = useRef<number>(undefined);
  const isCanvas = viewOf(plate) === "canvas";
  const view = useView("board", !isCanvas);
  const cellOf = (event: PointerEvent): number | undefined => {
    const svg = event.currentTarget.querySelector<SVGSVGElement>("svg.fig");
    const cell = svg && view?.cellAtPoint(svg, plate, event.clientX, event.clientY);
    return cell ? cell.row * plate.size + cell.column : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest("button")) return;
    const arrow = ARROWS[event.key];
    if (arrow) onGo(...arrow);
    else if (event.key === "Enter" || event.key === " ") onPress();
    else if (!onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="board-input"
      role="application"
      aria-label={label}
      aria-describedby={help}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the board takes the focus, for its keys.
      tabIndex={0}
      data-board-input=""
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        down.current = disabled || isCanvas || event.button !== 0 ? undefined : cellOf(event);
      }}
      onPointerUp={(event) => {
        const from = down.current;
        down.current = undefined;
        const to = from === undefined ? undefined : cellOf(event);
        if (from === undefined || to === undefined) return;
        if (from === to) onPress(to);
        else onDrag(from, to);
      }}
    >
      <Plate
        plate={plate}
        tween={tween}
        onCell={(row, column) => !disabled && onPress(row * plate.size + column)}
        words={playerWords}
      />
    </div>
  );
}
