/**
 * Pairs a round of a Swiss tournament in the three steps of M. Hošek: how many stay out, who that is, and which pairs.
 * Reads n, how many pairs have met, how many players must not have the bye, then these pairs and players. Prints a pair
 * a line, and the bye with 0. Players go by their places in the field, from 1, the best first; 0 is nobody.
 */
import { readFileSync } from "node:fs";

// part: field
const lines = readFileSync(0, "utf8").trim().split("\n");
const [[n, games], ...rows] = lines.map((line) => line.split(" ").map(Number));
// cut
const places = Array.from({ length: n }, (_, i) => i + 1);
// Who must not have the bye has had one, and the point for it: they stand above the others.
// cut
const noBye = new Set(rows.slice(games).flat());
// cut
const field = [0, ...places.filter((p) => noBye.has(p)), ...places.filter((p) => !noBye.has(p))]; // step: start
const mayMeet = field.map((a) => field.map((b) => a !== b));
// cut
for (const met of rows.slice(0, games)) {
  // cut
  const [u, v] = met.map((p) => field.indexOf(p));
  mayMeet[u][v] = mayMeet[v][u] = false;
}
const mate: number[] = new Array(n + 1).fill(0); // partners in a matching that only says what is possible
const gone: boolean[] = new Array(n + 1).fill(false);
const join = (u: number, v: number): void => {
  mate[u] = v;
  mate[v] = u;
};

// cut
/** Lets r, who is alone, find a partner, though others may have to change theirs. Odd cycles shrink (Edmonds, 1965). */
function augment(r: number): boolean {
  const parent: number[] = new Array(n + 1).fill(0);
  const base = Array.from(parent.keys());
  const isEven = base.map((v) => v === r);
  const queue = [r];
  const above = (b: number): number => base[parent[mate[b]]];
  for (const u of queue)
    for (let v = 1; v <= n; v++) {
      if (gone[v] || !mayMeet[u][v] || mate[u] === v || base[u] === base[v]) continue;
      if (isEven[v]) {
        const seen = new Set([base[r]]);
        for (let b = base[u]; b !== base[r]; b = above(b)) seen.add(b);
        let top = base[v]; // of the odd cycle that u – v closes
        while (!seen.has(top)) top = above(top);
        const inside = new Set<number>();
        for (const start of [u, v]) {
          let [x, next] = [start, u + v - start];
          while (base[x] !== top) {
            inside.add(base[x]).add(base[mate[x]]);
            parent[x] = next;
            next = mate[x];
            x = parent[next];
          }
        }
        for (let w = 1; w <= n; w++) {
          if (!inside.has(base[w])) continue;
          base[w] = top;
          if (!isEven[w]) queue.push(w);
          isEven[w] = true;
        }
      } else if (parent[v] === 0) {
        parent[v] = u;
        if (mate[v] !== 0) {
          isEven[mate[v]] = true;
          queue.push(mate[v]);
          continue;
        }
        for (let [x, before] = [v, 0]; x !== 0; x = before) {
          before = mate[parent[x]];
          join(x, parent[x]); // step: flip
        }
        return true;
      }
    }
  return false; // step: fail
}

// part: leave
/** Lets v leave if there are as many pairs without it. */
function canLeave(v: number): boolean {
  const partner = mate[v];
  gone[v] = true; // step: leave
  mate[v] = mate[partner] = 0;
  // cut
  if (partner === 0 || augment(partner)) return true;
  // cut
  gone[v] = false; // step: stay
  join(v, partner);
  return false;
}

// part: pair
/** Lets u and v leave as a pair if all others can be paired without them. */
function canLeaveAsPair(u: number, v: number): boolean {
  const [ofU, ofV] = [mate[u], mate[v]];
  gone[u] = gone[v] = true; // step: ask
  // cut
  for (const x of [u, v, ofU, ofV]) mate[x] = 0;
  if (ofU === v || augment(ofU)) return true;
  // cut
  gone[u] = gone[v] = false; // step: refuse
  join(u, ofU);
  join(v, ofV);
  return false;
}

// part: count
// How many must stay out: a largest matching tells.
for (const u of places)
  for (const v of places.slice(u)) {
    if (mate[u] !== 0 || mate[v] !== 0 || !mayMeet[u][v]) continue;
    join(u, v); // step: pick
  }
// cut
for (const r of places) {
  if (mate[r] !== 0) continue;
  augment(r); // step: search
}
let count = places.filter((v) => mate[v] === 0).length; // step: count

// part: who
// Who stays out, from the bottom; in an odd field the first of them has the bye.
let bye = 0; // step: who
for (let v = n; v >= 1 && n % 2 === 1 && bye === 0; v--) {
  // cut
  if (noBye.has(field[v])) {
    continue; // step: noBye
  }
  if (!canLeave(v)) continue;
  // cut
  bye = v; // step: bye
  count--;
}
// cut
for (let v = n; v >= 1 && count > 0; v--) {
  if (gone[v] || !canLeave(v)) continue;
  count--; // step: out
}

// part: which
// Which pairs: the best first, with the first whose leaving lets all others be paired.
const left = places.filter((v) => !gone[v]); // step: which
const pairs: string[] = [];
for (const u of left) {
  if (gone[u]) continue;
  // cut
  const opponents = left.filter((v) => v > u && !gone[v]); // step: player
  for (const v of opponents) {
    if (!mayMeet[u][v]) {
      continue; // step: forbid
    }
    // cut
    if (!canLeaveAsPair(u, v)) continue;
    pairs.push(`${field[u]} ${field[v]}`); // step: pair
    break;
  }
}
// part: result
if (bye !== 0) pairs.push(`${field[bye]} 0`);
// cut
console.log(pairs.join("\n")); // step: done
