// A cell is marked when it leaves the queue, and nobody is skipped: right, and drowned on an open board.
// within: board.js
function measure() {
  const distance = signs.map(() => -1);
  let ring = [...sources];
  for (let k = 0; ring.length > 0; k++) {
    for (const cell of ring) distance[cell] = k;
    const next = [];
    for (const u of ring) for (const v of near(u)) if (distance[v] === -1) next.push(v);
    if (next.length > 3e6) throw new RangeError("out of memory");
    ring = next;
  }
  return distance;
}
