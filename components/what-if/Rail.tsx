import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Alignment } from "#algorithms/core/run/alignment.ts";
import type { Run } from "../run/run.ts";
import type { ShownFuture } from "./otherwise.ts";
import { whatIfWords as words } from "./words.en.ts";

interface RailProps {
  readonly left: Run;
  readonly shown: ShownFuture;
  readonly halt: number;
  readonly label: string;
  readonly onGo: (halt: number) => void;
}

/** The heights of the two lines, and of the one where both are the same; in pixels. */
const LINES = [10, 38] as const;
const ONE = 24;
const HEIGHT = 48;
/** So far from each other are the columns in which it is looked which run waits, and the nearest marks of phases. */
const COLUMN = 4;
const APART = 9;

/** Both runs as one line that forks where they part, is dotted where one waits, and is one line again where they agree. */
export function Rail({ left: run, shown, halt, label, onGo }: RailProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return undefined;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const { aligned } = shown;
  const [left, right] = aligned.at(halt);
  return (
    <div className="what-if__rail">
      <span>{label}</span>
      <div ref={box}>
        {width > 0 && (
          <Drawn
            {...{ aligned, width, halt }}
            marks={[run, shown.run].map(({ trace }) => trace.marks("phase"))}
          />
        )}
        <input
          type="range"
          min={0}
          max={aligned.last}
          value={halt}
          aria-label={words.rail}
          aria-valuetext={words.railAt(halt, aligned.last, left, right)}
          onChange={({ target }) => onGo(Number(target.value))}
        />
      </div>
    </div>
  );
}

interface DrawnProps {
  readonly aligned: Alignment;
  readonly marks: readonly Int32Array[];
  readonly width: number;
  readonly halt: number;
}

function Drawn({ aligned, marks, width, halt }: DrawnProps): ReactElement {
  const { past, tail, last } = aligned;
  const end = last - tail;
  const x = (at: number): number => 8 + (at / Math.max(1, last)) * (width - 16);
  const isOne = past >= last;
  // The lines part and meet in curves, as wide as there is room.
  const curve = Math.min(16, (x(end) - x(past)) / 3);
  const [from, to] = [x(past), x(end)];
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      <path className="what-if__one" d={`M${x(0)} ${ONE}H${isOne ? x(last) : from}`} />
      {!isOne && (
        <>
          {tail > 0 && <path className="what-if__one" d={`M${to} ${ONE}H${x(last)}`} />}
          {([0, 1] as const).map((side) => (
            <g key={side} className={side === 0 ? "what-if__one" : "what-if__other"}>
              <path d={`M${from} ${ONE}Q${from + curve / 2} ${LINES[side]} ${from + curve} ${LINES[side]}`} />
              {stretches(aligned, side, { from: past, to: end, columns: (to - from) / COLUMN }).map(
                ({ first, last: until, waits }) => (
                  <path
                    key={first}
                    data-waits={waits ? "" : undefined}
                    d={`M${Math.max(from + curve, x(first))} ${LINES[side]}H${Math.max(from + curve, Math.min(tail > 0 ? to - curve : to, x(until)))}`}
                  />
                ),
              )}
              {tail > 0 && (
                <path d={`M${to - curve} ${LINES[side]}Q${to - curve / 2} ${LINES[side]} ${to} ${ONE}`} />
              )}
            </g>
          ))}
          <path className="what-if__fork" d={`M${from - 6} ${ONE}l6 -6l6 6l-6 6z`} />
        </>
      )}
      {([0, 1] as const).flatMap((side) =>
        placesOf(marks[side] ?? new Int32Array(), (mark) => aligned.haltOf(side, mark), x)
          .filter((at) => side === 0 || (at > from + curve && at < to - curve))
          .map((at) => (
            <circle
              key={`${side} ${at}`}
              className={side === 0 ? "what-if__one" : "what-if__other"}
              cx={at}
              cy={at > from + curve && at < to - curve && !isOne ? LINES[side] : ONE}
              r={2.5}
            />
          )),
      )}
      <path className="what-if__now" d={`M${x(halt)} 0V${HEIGHT}`} />
    </svg>
  );
}

interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly waits: boolean;
}

/** Where a run goes on, and where it waits, from one halt to another; looked at in so many columns. */
function stretches(
  { waits }: Alignment,
  side: 0 | 1,
  { from, to, columns }: { readonly from: number; readonly to: number; readonly columns: number },
): Stretch[] {
  const found: { first: number; last: number; waits: boolean }[] = [];
  const by = Math.max(1, Math.ceil((to - from) / Math.max(1, columns)));
  for (let at = from; at < to; at += by) {
    const isWaiting = waits(side, at + 1);
    const before = found.at(-1);
    const last = Math.min(to, at + by);
    if (before?.waits === isWaiting) before.last = last;
    else found.push({ first: at, last, waits: isWaiting });
  }
  return found;
}

/** Where marks are drawn: none nearer to the one before than there is room for. */
function placesOf(
  marks: Int32Array,
  haltOf: (mark: number) => number,
  x: (halt: number) => number,
): number[] {
  const found: number[] = [];
  const by = Math.max(1, Math.floor(marks.length / 200));
  for (let k = 0; k < marks.length; k += by) {
    const at = x(haltOf(marks[k] as number));
    if (at - (found.at(-1) ?? Number.NEGATIVE_INFINITY) >= APART) found.push(at);
  }
  return found;
}
