/** The counted steps of one program, or of two, for growing inputs: as a picture on scales of tens, and as a table. */
import { type ReactElement, useEffect, useState } from "react";
import { inFigures } from "#algorithms/core/lesson/numeral.en.ts";
import type { LinkedProgram } from "#src/reader-programs/program-link.ts";
import type { Python } from "#src/reader-programs/python/python-files.ts";
import { measure, NoGrowth, type Point, RunFailed, type Sized } from "./measure.ts";
import { growthWords as words } from "./words.en.ts";

export interface NamedProgram {
  readonly name: string;
  readonly program: LinkedProgram;
}

export interface GrowthProps {
  readonly programs: readonly NamedProgram[];
  /** Of these the first is counted at once. */
  readonly first: number;
  /** Where programs in Python run, once it is here. */
  readonly python: () => Python | undefined;
  readonly signal: AbortSignal;
  /** What is to be said, and whether the counting is over. */
  readonly onSay: (text: string, isOver: boolean) => void;
}

export function Growth({ programs, first, python, signal, onSay }: GrowthProps): ReactElement {
  const [second, setSecond] = useState(-1);
  const told = { python, signal, onSay };
  const one = useCounting(programs[first], told);
  const two = useCounting(programs[second], told);
  const name = (k: number): string => programs[k]?.name ?? "";
  const isTwice = second >= 0 && name(second) === name(first);
  const series: Series[] = [
    { name: name(first), ...one },
    ...(second < 0 ? [] : [{ name: words.name(name(second), isTwice), ...two }]),
  ].filter(({ points }) => points.length > 0);
  return (
    <section className="growth" aria-label={words.title}>
      <h2>{words.title}</h2>
      {programs.length > 1 && (
        <label>
          {words.beside}{" "}
          <select
            className="field"
            data-wide
            value={second}
            onChange={({ target }) => setSecond(Number(target.value))}
          >
            <option value={-1}>{words.nothing}</option>
            {programs.map(({ name: each }, k) =>
              k === first ? null : (
                // The programs stay while this stands.
                <option key={`${each}${String(k)}`} value={k}>
                  {each}
                </option>
              ),
            )}
          </select>
        </label>
      )}
      {series.length > 0 && (
        <>
          <Plot series={series} />
          <Counted series={series} />
          {series.map(({ name: each, grows }) => (
            <p key={each}>
              {series.length > 1 && `${each}: `}
              {words.means(grows)}
            </p>
          ))}
          {series.map((each) => (
            <Twice key={each.name} {...each} />
          ))}
        </>
      )}
    </section>
  );
}

interface Counting {
  readonly points: readonly Point[];
  /** What n is. */
  readonly grows: Sized["grows"];
}

interface Series extends Counting {
  readonly name: string;
}

const NOTHING: Counting = { points: [], grows: [] };

function useCounting(
  named: NamedProgram | undefined,
  { python, signal, onSay }: Pick<GrowthProps, "python" | "signal" | "onSay">,
): Counting {
  const [counting, setCounting] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is told stays the same.
  useEffect(() => {
    setCounting(NOTHING);
    if (!named) return undefined;
    const gone = new AbortController();
    void (async () => {
      try {
        onSay(words.counting(2), false);
        const ends = AbortSignal.any([signal, gone.signal]);
        for await (const told of measure(named.program, python(), ends)) {
          if ("grows" in told) {
            setCounting({ points: [], grows: told.grows });
            continue;
          }
          setCounting(({ points, grows }) => ({
            points: [...points, told].sort((a, b) => a.size - b.size),
            grows,
          }));
          onSay(words.counting(told.size), false);
        }
        onSay(words.done, true);
      } catch (error) {
        if (gone.signal.aborted) return;
        if (signal.aborted) onSay(words.stopped, true);
        else if (error instanceof NoGrowth) onSay(words.none(error.why), true);
        else if (error instanceof RunFailed) onSay(words.failedAt(error.size, error.message), true);
        else onSay(words.failed(error instanceof Error ? error.message : String(error)), true);
      }
    })();
    return () => gone.abort();
  }, [named, signal]);
  return counting;
}

/** Left and below there is room for the larger figures of a phone, above for the name of a line that ends there. */
const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [560, 326, 96, 48, 28, 12];

/** The powers of ten round some numbers. */
function decades(numbers: readonly number[]): readonly [from: number, to: number] {
  const logs = numbers.map((each) => Math.log10(Math.max(1, each)));
  const from = Math.floor(Math.min(...logs));
  return [from, Math.max(from + 1, Math.ceil(Math.max(...logs)))];
}

function Plot({ series }: { readonly series: readonly Series[] }): ReactElement {
  const all = series.flatMap(({ points }) => points);
  const [x0, x1] = decades(all.map(({ size }) => size));
  const [y0, y1] = decades(all.map(({ steps }) => steps));
  const x = (log: number): number => LEFT + ((log - x0) / (x1 - x0)) * (WIDTH - LEFT - RIGHT);
  const y = (log: number): number => HEIGHT - BOTTOM - ((log - y0) / (y1 - y0)) * (HEIGHT - BOTTOM - TOP);
  const place = ({ size, steps }: Point) => [x(Math.log10(size)), y(Math.log10(Math.max(1, steps)))] as const;
  const from = (low: number, high: number): number[] =>
    Array.from({ length: high - low + 1 }, (_, k) => low + k);
  return (
    <svg
      className="growth__plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.picture(series.map(({ name }) => name))}
    >
      {from(x0, x1).map((log) => (
        <g key={`x${String(log)}`}>
          <path className="growth__grid" d={`M${x(log)} ${TOP}V${HEIGHT - BOTTOM}`} />
          <text x={x(log)} y={HEIGHT - BOTTOM + 20} textAnchor={log === x1 ? "end" : "middle"}>
            {inFigures(10 ** log)}
          </text>
        </g>
      ))}
      {from(y0, y1).map((log) => (
        <g key={`y${String(log)}`}>
          <path className="growth__grid" d={`M${LEFT} ${y(log)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 6} y={y(log) + 4} textAnchor="end">
            {inFigures(10 ** log)}
          </text>
        </g>
      ))}
      <text x={WIDTH - RIGHT} y={HEIGHT - 2} textAnchor="end">
        {words.size}
      </text>
      {series.map(({ name, points }, k) => {
        const places = points.map(place);
        const [px = 0, py = 0] = places.at(-1) ?? [];
        return (
          <g key={name} className="growth__series" data-second={k > 0 ? "" : undefined}>
            <path d={`M${places.map((each) => each.join(" ")).join("L")}`} />
            {places.map(([cx, cy]) => (
              <circle key={cx} cx={cx} cy={cy} r="3.5" />
            ))}
            <text x={px} y={py - 8} textAnchor="end">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Counted({ series }: { readonly series: readonly Series[] }): ReactElement {
  const sizes = [...new Set(series.flatMap(({ points }) => points.map(({ size }) => size)))].sort(
    (a, b) => a - b,
  );
  return (
    <table className="growth__table">
      <thead>
        <tr>
          <th scope="col">{words.size}</th>
          {series.map(({ name }) => (
            <th scope="col" key={name}>
              {name}, {words.steps}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <tr key={size}>
            <th scope="row">{inFigures(size)}</th>
            {series.map(({ name, points }) => {
              const steps = points.find((point) => point.size === size)?.steps;
              return <td key={name}>{steps === undefined ? "" : inFigures(steps)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the last doubling was: counted, not a claim of what comes after. */
function Twice({ name, points }: Series): ReactElement | null {
  const to = points.at(-1);
  const from = to && points.find(({ size }) => size * 2 === to.size);
  if (!to || !from || from.steps === 0) return null;
  return <p>{words.twice(name, from.size, to.size, (to.steps / from.steps).toFixed(2))}</p>;
}
