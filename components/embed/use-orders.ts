/** A small player that does what the page around it asks for, and answers. */
import { useEffect, useLayoutEffect } from "react";
import type { Run } from "../run/run.ts";
import type { EmbedLevel } from "./embed-address.ts";
import { type Order, orderIn } from "./orders.ts";
import type { LiveEmbed } from "./use-embed.ts";

const isFramed = (): boolean => parent !== window;

export function useOrders({ state, part, act, move }: LiveEmbed, run: Run, usual: EmbedLevel): void {
  const where = { step: state.position, from: part.from, to: part.to, of: run.trace.length };
  const follow = (order: Exclude<Order, { readonly do: "state" }>): void => {
    switch (order.do) {
      case "go":
        act({
          type: "seek",
          position: order.step === "start" ? part.from : order.step === "end" ? part.to : order.step,
        });
        break;
      case "next":
      case "previous":
        move(order.do === "next" ? 1 : -1, order.level ?? usual);
        break;
      default:
        if (state.playing !== (order.do === "play")) act({ type: "play" });
    }
  };
  // Before anything else can be heard: an order that comes right after a picture speaks of that picture.
  useLayoutEffect(() => {
    if (!isFramed() || !state.ready) return undefined;
    const hear = ({ source, origin, data }: MessageEvent): void => {
      if (source !== parent) return;
      const order = orderIn(data);
      if (!order) return;
      const { id } = data as { readonly id?: unknown };
      // A file has no origin that could be named.
      const answer = (message: object) =>
        parent.postMessage({ kibitz: 1, id, ...message }, origin === "null" ? "*" : origin);
      if ("refused" in order) answer({ type: "refused", why: order.refused });
      else if (order.do === "state")
        answer({ type: "state", ...where, playing: state.playing, asking: state.asking !== undefined });
      // A question is the reader's: nobody else answers it, or goes past it.
      else if (state.asking) answer({ type: "refused", why: "asking" });
      else follow(order);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  });
  // Told when orders are heard, and not before: what is asked for earlier would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where it opens.
  useEffect(() => {
    if (isFramed() && state.ready) parent.postMessage({ kibitz: 1, type: "ready", ...where }, "*");
  }, [state.ready]);
}
