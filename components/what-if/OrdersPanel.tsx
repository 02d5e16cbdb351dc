import { type ReactElement, useEffect, useRef, useState } from "react";
import { type Orders, ordersTold } from "#algorithms/core/lesson/orders.ts";
import { Icon } from "../page/Icon.tsx";
import { countElsewhere } from "./count-elsewhere.ts";
import { Histogram } from "./Histogram.tsx";
import type { WhatIfProps, WhatIfTool } from "./what-if-tool.ts";
import { whatIfWords as words } from "./words.en.ts";

/** So many orders are tried, and all where there are no more. */
const ORDERS = 1000;

/** How far a count is, if there is one; it goes on whatever else of the tool is shown. */
export interface OrdersCount {
  readonly share: number | undefined;
  readonly setShare: (share: number | undefined) => void;
}

export function useOrdersCount(tool: WhatIfTool | undefined, act: WhatIfProps["act"]): OrdersCount {
  const subject = tool?.now.subject;
  const run = subject?.run;
  const [share, setShare] = useState<number>();
  const isCounting = share !== undefined;
  // What is counted belongs to the tool as it is then.
  const latest = useRef(tool);
  latest.current = tool;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that has begun goes on, whatever else is done meanwhile.
  useEffect(() => {
    if (!isCounting || !subject) return undefined;
    const { lesson, run } = subject;
    const given = new AbortController();
    countElsewhere({ lesson, run, count: ORDERS }, setShare, given.signal)
      .then((found) => latest.current && act(latest.current.with({ orders: found })))
      .catch(() => {
        if (!given.signal.aborted)
          act({ type: "notice", notice: { kind: "notCome", again: () => setShare(0) } });
      })
      .finally(() => given.signal.aborted || setShare(undefined));
    return () => given.abort();
  }, [isCounting, run]);
  return { share, setShare };
}

interface OrdersPanelProps extends WhatIfProps {
  readonly count: OrdersCount;
}

/** The problem in many orders: what all of them have in common, and how they differ. */
export function OrdersPanel({ tool, act, count }: OrdersPanelProps): ReactElement {
  const { orders } = tool.now;
  const { share, setShare } = count;
  if (share !== undefined)
    return (
      <section className="what-if__orders">
        <p className="panel__head">{words.orders}</p>
        <p role="status">
          {words.counting(share)} <progress value={share} />
        </p>
        <button type="button" className="btn" onClick={() => setShare(undefined)}>
          {words.cancel}
        </button>
      </section>
    );
  if (!orders)
    return (
      <section className="what-if__orders">
        <p className="panel__head">{words.orders}</p>
        <button type="button" className="btn" onClick={() => setShare(0)}>
          {words.tryOrders(ORDERS)}
        </button>
      </section>
    );
  return <Counted {...{ tool, act, orders }} />;
}

function Counted({ tool, act, orders }: WhatIfProps & { readonly orders: Orders }): ReactElement {
  const { head, same, differs } = ordersTold(tool.now.subject.lesson, orders);
  return (
    <section className="what-if__orders" aria-label={words.orders}>
      <p className="panel__head">
        {words.orders} <span>{head}</span>
      </p>
      <ul className="what-if__same">
        {same.map((line) => (
          <li key={line}>
            <Icon name="check" /> {line}
          </li>
        ))}
      </ul>
      {differs.length === 0 ? (
        orders.count > 1 && <p>{words.theorem}</p>
      ) : (
        <>
          <p className="panel__head">{words.changes}</p>
          <ul>
            {differs.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {orders.lengths.length > 1 && <Histogram {...{ tool, act, orders }} />}
        </>
      )}
    </section>
  );
}
