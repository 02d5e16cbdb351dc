import { colorOfBetter } from "#algorithms/engines/swiss/candidates.ts";
import { BYE, FORBIDDEN, OUT, type PairingTable, REFUSED, TAKEN } from "../figure/state.ts";
import type { PairedRound } from "../problem.ts";
import { inOrder, type Round } from "../round.ts";
import { allPairs, alone, possible, type Recorder } from "../steps.ts";
import { augment, barrierOf } from "./search.ts";

/**
 * Pairs one round: how many must stay out, who that is, and which pairs. Players go by their places in the field, from
 * 1, the best first; 0 is nobody.
 */
export function pairRound(table: PairingTable, recorder: Recorder): PairedRound {
  const { n, player, pair, out } = table;
  const without = howMany(table, recorder);
  whoStaysOut(table, recorder);
  whichPairs(table, recorder);

  const idsOf = (all: readonly number[]): number[] => all.map((v) => player(v).id);
  return {
    pairs: places(n).flatMap((u) => {
      const v = pair[u];
      if (v < u) return [];
      const [white, black] = idsOf(isWhite(table, u, v) ? [u, v] : [v, u]) as [number, number];
      return { white, black };
    }),
    bye: idsOf(places(n).filter((v) => out[v] === BYE))[0] ?? 0,
    unpaired: idsOf(places(n).filter((v) => out[v] === OUT)),
    without: idsOf(without),
    results: [],
  };
}

function places(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** Whether the better one of a pair has White. */
export function isWhite({ field, player }: Round, better: number, other: number): boolean {
  return colorOfBetter(field, player(better), player(other)) === "white";
}

/** Step 1: makes a largest matching. Returns the players that prove how many must stay out. */
function howMany(table: PairingTable, { step, ask, any }: Recorder): number[] {
  const { n, mate, mayMeet } = table;
  for (const [u, v] of any.pick(allPairs(n), possible(table))) {
    if (mate[u] !== 0 || mate[v] !== 0 || !mayMeet(u, v)) continue;
    step.pick(u, v);
    mate.put(u, v);
    mate.put(v, u);
  }
  for (const r of any.search(places(n), alone(table))) {
    if (mate[r] !== 0) continue;
    step.search(r);
    augment(table, r, step);
  }
  const left = places(n).filter((v) => mate[v] === 0);
  ask.count(left.length);
  step.count(left.length);
  if (left.length <= n % 2) return [];
  const without = barrierOf(table, left);
  step.proof(without.length, without.length + left.length);
  return without;
}

/** Step 2: those who stay out, from the bottom. In an odd field the first of them has the bye. */
function whoStaysOut(table: PairingTable, recorder: Recorder): void {
  const { step } = recorder;
  const { n, mate, gone, out, player, field } = table;
  let count = places(n).filter((v) => mate[v] === 0).length;
  step.who(count, field.round);
  if (n % 2 === 1) {
    for (let v = n; v >= 1 && !Array.from(out).includes(BYE); v--) {
      if (!player(v).mayHaveBye) {
        step.noBye(v);
        continue;
      }
      if (!canLeave(table, v, recorder)) continue;
      step.bye(v);
      out.put(v, BYE);
      count--;
    }
  }
  for (let v = n; v >= 1 && count > 0; v--) {
    if (gone[v] === 1 || !canLeave(table, v, recorder)) continue;
    step.out(v);
    out.put(v, OUT);
    count--;
  }
}

/** Lets v leave if there are as many pairs without it. */
function canLeave(table: PairingTable, v: number, { step, ask }: Recorder): boolean {
  const { mate, gone, player } = table;
  const partner = mate[v];
  ask.leave(player(v).id);
  step.leave(v, partner);
  gone.put(v, 1);
  mate.put(v, 0);
  mate.put(partner, 0);
  if (partner === 0 || augment(table, partner, step)) return true;
  step.stay(v);
  gone.put(v, 0);
  mate.put(v, partner);
  mate.put(partner, v);
  return false;
}

/** Step 3: the best player first, with the first opponent in their order who leaves a complete pairing of all others. */
function whichPairs(table: PairingTable, recorder: Recorder): void {
  const { step, ask } = recorder;
  const { n, gone, pair, order, verdict, mayMeet, player, field } = table;
  const left = (): number[] => places(n).filter((v) => gone[v] === 0);
  step.which(left().length / 2, field.round);
  for (let u = 1; u <= n; u++) {
    if (gone[u] === 1) continue;
    const opponents = inOrder(table, u, left().slice(1));
    ask.player(player(u).id);
    step.player(u);
    for (let i = 0; i <= n; i++) {
      order.put(i, opponents[i] ?? 0);
      verdict.put(i, 0);
    }
    for (const [i, v] of opponents.entries()) {
      if (!mayMeet(u, v)) {
        step.forbid(u, v);
        verdict.put(i, FORBIDDEN);
        continue;
      }
      if (!canLeaveAsPair(table, u, v, recorder)) {
        verdict.put(i, REFUSED);
        continue;
      }
      step.pair(u, v);
      pair.put(u, v);
      pair.put(v, u);
      verdict.put(i, TAKEN);
      break;
    }
  }
  const count = Array.from(pair).filter((v) => v !== 0).length / 2;
  step.done(count);
  order.put(0, 0);
}

/** Lets u and v leave as a pair if all others can be paired without them. */
function canLeaveAsPair(table: PairingTable, u: number, v: number, { step, ask }: Recorder): boolean {
  const { mate, gone, player } = table;
  const [ofU, ofV] = [mate[u], mate[v]];
  ask.opponent(player(v).id);
  step.ask(u, v);
  for (const x of [u, v]) gone.put(x, 1);
  for (const x of [u, v, ofU, ofV]) mate.put(x, 0);
  // If they were partners, nobody else is touched.
  if (ofU === v || augment(table, ofU, step)) return true;
  step.refuse(u, v);
  for (const x of [u, v]) gone.put(x, 0);
  for (const [x, y] of [
    [u, ofU],
    [v, ofV],
  ] as const) {
    mate.put(x, y);
    mate.put(y, x);
  }
  return false;
}
