import type { ReactElement } from "react";
import type { Orders } from "#algorithms/core/lesson/orders.ts";
import type { WhatIfProps } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

/** The picture is so many units wide and high. */
const WIDTH = 320;
const HEIGHT = 90;
const MOST_BARS = 40;

/** How many runs have which length; a bar leads to one of them. */
export function Histogram({ tool, act, orders }: WhatIfProps & { readonly orders: Orders }): ReactElement {
  const { shown, subject } = tool.now;
  const { lengths } = orders;
  const [from, to] = [lengths[0]?.steps ?? 0, lengths.at(-1)?.steps ?? 0];
  const wide = Math.max(1, Math.ceil((to - from + 1) / MOST_BARS));
  const bars = Array.from({ length: Math.ceil((to - from + 1) / wide) }, (_, k) => {
    const within = lengths.filter(({ steps }) => Math.floor((steps - from) / wide) === k);
    const most = within.toSorted((a, b) => b.count - a.count)[0];
    return { k, count: within.reduce((sum, { count }) => sum + count, 0), most };
  });
  const tallest = Math.max(...bars.map(({ count }) => count));
  const x = (steps: number): number => ((steps - from) / wide / bars.length) * WIDTH;
  const sign = (steps: number, label: string, name: string): ReactElement => (
    <g className={name}>
      <line x1={x(steps + wide / 2)} x2={x(steps + wide / 2)} y1={4} y2={HEIGHT} />
      <text x={x(steps + wide / 2)} y={HEIGHT + 26} textAnchor={x(steps) > WIDTH / 2 ? "end" : "start"}>
        {label}
      </text>
    </g>
  );
  return (
    <div className="what-if__bars">
      <svg viewBox={`-2 0 ${WIDTH + 4} ${HEIGHT + 32}`} aria-hidden="true">
        {bars.map(({ k, count, most }) => (
          // biome-ignore-start lint/a11y: the same runs can be chosen in the list below, which keys and screen readers have.
          <rect
            key={k}
            x={(k / bars.length) * WIDTH}
            width={Math.max(1, WIDTH / bars.length - 1)}
            y={HEIGHT - (count / tallest) * (HEIGHT - 8)}
            height={(count / tallest) * (HEIGHT - 8)}
            onClick={() => most && act(tool.open(most.future, words.anOrder(most.steps)))}
          />
          // biome-ignore-end lint/a11y: as above.
        ))}
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <text x={0} y={HEIGHT + 13}>
          {from}
        </text>
        <text x={WIDTH} y={HEIGHT + 13} textAnchor="end">
          {to}
        </text>
        {sign(subject.run.trace.length, words.asWritten, "what-if__own")}
        {shown && sign(shown.run.trace.length, words.thisOne, "what-if__this")}
      </svg>
      <label>
        {words.touchBar}
        <select
          value=""
          onChange={({ target }) => {
            const found = lengths.find(({ steps }) => String(steps) === target.value);
            if (found) act(tool.open(found.future, words.anOrder(found.steps)));
          }}
        >
          <option value="">…</option>
          {lengths.map(({ steps, count }) => (
            <option key={steps} value={steps}>
              {words.bar(steps, count)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
