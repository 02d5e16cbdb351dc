/** The heavy work of the pairing tool, off the page's own thread. */

import { barrierOf } from "#algorithms/engines/swiss/barrier.ts";
import { fieldOf } from "#algorithms/engines/swiss/candidates.ts";
import { editionOf } from "#algorithms/engines/swiss/dutch/edition.ts";
import { explainPairing } from "#algorithms/engines/swiss/explain.ts";
import { pairRound } from "#algorithms/engines/swiss/pair-by-matching.ts";
import type { Pairing } from "#algorithms/engines/swiss/pair-round.ts";
import type { Tournament } from "#algorithms/engines/swiss/tournament.ts";
import { answerOrders } from "#components/page/answer-orders.ts";
import type { Answer, Order } from "./work.ts";

/** Progress is told so many times a second. */
const TELLS = 8;
/** Of an explanation no more exclusions than these are told: nobody reads them, and a large field has a million. */
const MOST_TOLD = 40;

const post = (answer: Answer) => postMessage(answer);

answerOrders<Order>(obey);

async function obey(order: Order): Promise<void> {
  const { tournament } = order;
  if (order.kind === "pair") {
    const { method } = order;
    let told = performance.now();
    const onProgress = (share: number): void => {
      if (performance.now() - told < 1000 / TELLS) return;
      told = performance.now();
      post({ kind: "progress", share });
    };
    const { field: _, ...pairing } =
      method === "dutch"
        ? await pairedDutch(tournament, onProgress)
        : pairRound(tournament, method, onProgress);
    post({ kind: "pairing", pairing });
    return;
  }
  if (order.kind === "barrier") {
    post({ kind: "barrier", barrier: barrierOf(fieldOf(tournament)) });
    return;
  }
  if (order.kind === "check") {
    const { roundsPairedOtherwise } = await import("./round/paired-otherwise.ts");
    post({ kind: "checked", ...roundsPairedOtherwise(tournament, order.drawn) });
    return;
  }
  if (order.kind === "reasons") {
    const { toldReasons } = await import("./why/reasons-text.ts");
    post({ kind: "reasons", told: toldReasons(order) });
    return;
  }
  const pairing = { ...order.original, field: fieldOf(tournament) };
  const explanations = explainPairing(pairing, order.method).map(({ better, other, exclusions }) => ({
    ...{ better, other, exclusions: exclusions.slice(0, MOST_TOLD) },
    more: Math.max(0, exclusions.length - MOST_TOLD),
  }));
  post({ kind: "explanations", explanations });
}

/** The next round by the edition of the Dutch system that was in force when the tournament began. */
async function pairedDutch(tournament: Tournament, onProgress: (share: number) => void): Promise<Pairing> {
  if (editionOf(tournament) === "2017") {
    const older = await import("#algorithms/engines/swiss/dutch/edition-2017/pair-dutch-round-2017.ts");
    return older.pairDutchRound2017(tournament);
  }
  const { pairDutchRound } = await import("#algorithms/engines/swiss/dutch/pair-dutch-round.ts");
  return pairDutchRound(tournament, onProgress);
}
