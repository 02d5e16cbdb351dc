import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { type BoardPlate, namedMarks } from "#algorithms/core/lesson/scene.ts";
import type { PlateProps } from "./plate-props.ts";
import { areaAt, type Cell, mostFactor, pieceNear } from "./views/board-geometry.ts";
import { createStage, type Stage } from "./views/board-stage.ts";

/** One press of a button or a key comes closer by this. */
const CLOSER = 1.6;
/** A key moves the board by this share of what is seen. */
const MOVE = 0.25;
/** From this many seen cells on, a piece answers for the cells around it too. */
const MANY_CELLS = 30;

const ICONS = {
  closer: "M4 10h12M10 4v12",
  farther: "M4 10h12",
  whole: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
} as const;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-MOVE, 0],
  ArrowRight: [MOVE, 0],
  ArrowUp: [0, -MOVE],
  ArrowDown: [0, MOVE],
};

/** A big board: a canvas that can be zoomed, and under it what is pointed at. */
export function BoardCanvas(props: PlateProps<BoardPlate>): ReactElement {
  const { plate, picture, tween, choices, rejected, pointed, onPick, words } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(null);
  const [factor, setFactor] = useState(1);
  const [at, setAt] = useState<Cell>();
  const [follow, setFollow] = useState(true);
  const asking = (choices?.size ?? 0) > 0;
  const reach = plate.size / factor > MANY_CELLS ? 1 : 0;

  /** A press on the board answers a question, if what lies there is among the answers. */
  const press = (cell: Cell) => {
    const open = ({ id }: { readonly id: string }) =>
      (choices?.has(id) ?? false) && !(rejected?.has(id) ?? false);
    const mark = pieceNear(plate.pieces.filter(open), cell, reach) ?? areaAt(plate.areas.filter(open), cell);
    if (mark) onPick?.(mark.id);
    props.onCell?.(cell.row, cell.column);
  };
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });

  useLayoutEffect(() => {
    if (!canvas.current) return undefined;
    const made = createStage(canvas.current, {
      onZoom: (zoom) => setFactor(zoom.factor),
      onPoint: (cell) =>
        setAt((old) => (old?.row === cell?.row && old?.column === cell?.column ? old : cell)),
      onPress: (cell) => latest.current(cell),
      onLose: () => setFollow(false),
    });
    stage.current = made;
    return () => made.end();
  }, []);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // The box keeps the proportions of the scene, whatever the number of its device pixels.
    element.style.aspectRatio = `${plate.width} / ${plate.height}`;
    stage.current?.show(plate, { tween, choices, rejected, pointed }, follow);
  });
  useLayoutEffect(() => {
    if (!picture) return undefined;
    picture.current = () => stage.current?.picture() ?? Promise.reject(new Error("the board is gone"));
    return () => {
      picture.current = null;
    };
  }, [picture]);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.altKey ? ARROWS[event.key] : undefined;
    const key = event.altKey || event.ctrlKey || event.metaKey ? "" : event.key;
    if (arrow) stage.current?.pan(...arrow);
    else if (key === "z" || key === "Z") stage.current?.zoomBy(key === "z" ? CLOSER : 1 / CLOSER);
    else if (key === "0") stage.current?.whole();
    else return;
    event.preventDefault();
  };
  const zoomed = factor > 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the canvas and the buttons within.
    <div className="board" onKeyDown={onKeyDown}>
      <div className="diagram__plate">
        <canvas
          ref={canvas}
          className="fig fig--canvas"
          role="img"
          aria-label={plate.label}
          tabIndex={0}
          data-asking={asking ? "" : undefined}
          data-zoomed={zoomed ? "" : undefined}
        />
      </div>
      <div className="board-bar">
        {asking ? (
          <Choices {...props} />
        ) : (
          <p className="board-bar__what">{reading(plate, pointed, at, reach, props) ?? words.board.point}</p>
        )}
        {zoomed && (
          <button
            type="button"
            className="btn btn--quiet board-bar__follow"
            aria-pressed={follow}
            onClick={() => setFollow(!follow)}
          >
            {words.board.follow}
          </button>
        )}
        <Tool
          icon="farther"
          label={words.board.farther}
          off={!zoomed}
          onClick={() => stage.current?.zoomBy(1 / CLOSER)}
        />
        <Tool icon="whole" label={words.board.whole} off={!zoomed} onClick={() => stage.current?.whole()} />
        <Tool
          icon="closer"
          label={words.board.closer}
          off={factor >= mostFactor(plate.size)}
          onClick={() => stage.current?.zoomBy(CLOSER)}
        />
      </div>
    </div>
  );
}

/** What the comment or the mouse points at, in words. */
function reading(
  plate: BoardPlate,
  pointed: string | undefined,
  at: Cell | undefined,
  reach: number,
  { words }: Pick<PlateProps, "words">,
): string | undefined {
  const piece =
    pointed === undefined
      ? at && pieceNear(plate.pieces, at, reach)
      : plate.pieces.find(({ id }) => id === pointed);
  if (piece) return words.board.at(piece.label, piece.row + 1, piece.column + 1);
  return pointed === undefined ? undefined : namedMarks(plate).find(({ id }) => id === pointed)?.label;
}

/** The answers to a question as buttons, for those who cannot press on the board. */
function Choices({ plate, choices, rejected, onPick, words }: PlateProps<BoardPlate>): ReactElement {
  const marks = namedMarks(plate).filter(({ id }) => choices?.has(id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in all browsers.
    <div className="board-bar__what" role="group" aria-label={words.board.choose}>
      {marks.map(({ id, text, label }) => (
        <button
          key={id}
          type="button"
          className="btn"
          aria-label={label}
          disabled={rejected?.has(id) ?? false}
          onClick={() => onPick?.(id)}
        >
          {text ?? label}
        </button>
      ))}
    </div>
  );
}

interface ToolProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly off: boolean;
  readonly onClick: () => void;
}

function Tool({ icon, label, off, onClick }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      className="btn btn--icon btn--quiet"
      aria-label={label}
      title={label}
      disabled={off}
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
