/** What stands in a frame, and does what the page around it asks for, and answers. */
import { useEffect, useLayoutEffect } from "react";
import { type Order, orderIn } from "./orders.ts";

/** The frame in which a picture stands; of a tour it shows one stop at a time. */
export interface Framed {
  readonly tour?: { readonly stop: number; readonly stops: number; readonly goTo: (stop: number) => void };
}

/** What moves a picture. */
type Move = Exclude<Order, { readonly do: "state" | "stop" }>;

/** A picture that can be asked and moved. */
export interface Listening {
  readonly ready: boolean;
  readonly where: { readonly step: number; readonly from: number; readonly to: number; readonly of: number };
  readonly playing: boolean;
  readonly asking: boolean;
  /** Does it; or tells the field that it knows nothing of. */
  readonly follow: (move: Move) => "level" | undefined;
}

/** Where an order leads in a part of a run. */
export function stepIn(
  { from, to }: { readonly from: number; readonly to: number },
  step: number | "start" | "end",
): number {
  return step === "start" ? from : step === "end" ? to : step;
}

const isFramed = (): boolean => parent !== window;

/** Listens to the page around the frame; without one, as in a file, to nobody. Without a picture there is nothing to be moved. */
export function useOrders(frame: Framed | undefined, picture: Listening | undefined): void {
  const tour = frame?.tour;
  const where = { ...picture?.where, ...(tour && { stop: tour.stop, stops: tour.stops }) };
  const isReady = frame !== undefined && picture?.ready !== false && isFramed();
  /** Why an order is not followed. */
  const refusal = (order: Exclude<Order, { readonly do: "state" }>): string | undefined => {
    if (order.do === "stop" && !tour) return "do";
    // A question is the reader's: nobody else answers it, or goes past it.
    if (picture?.asking) return "asking";
    if (order.do !== "stop") return picture ? picture.follow(order) : "picture";
    if (order.stop < 1 || order.stop > (tour?.stops ?? 0)) return "stop";
    tour?.goTo(order.stop);
    return undefined;
  };
  // Before anything else can be heard: an order that comes right after a picture speaks of that picture.
  useLayoutEffect(() => {
    if (!isReady) return undefined;
    const hear = ({ source, origin, data }: MessageEvent): void => {
      if (source !== parent) return;
      const order = orderIn(data);
      if (!order) return;
      const { id } = data as { readonly id?: unknown };
      // A file has no origin that could be named.
      const answer = (message: object) =>
        parent.postMessage({ kibitz: 1, id, ...message }, origin === "null" ? "*" : origin);
      if (!("refused" in order) && order.do === "state") {
        const { playing = false, asking = false } = picture ?? {};
        answer({ type: "state", ...where, playing, asking });
        return;
      }
      const why = "refused" in order ? order.refused : refusal(order);
      if (why !== undefined) answer({ type: "refused", why });
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  });
  // Told when orders are heard, and not before: what is asked for earlier would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where it opens.
  useEffect(() => {
    if (isReady) parent.postMessage({ kibitz: 1, type: "ready", ...where }, "*");
  }, [isReady]);
}
