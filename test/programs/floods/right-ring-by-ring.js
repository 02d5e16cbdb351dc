// Each ring is a set, and the next one is made of its neighbors.
// within: board.js
function measure() {
  const distance = signs.map(() => -1);
  let ring = new Set(sources);
  for (let k = 0; ring.size > 0; k++) {
    for (const cell of ring) distance[cell] = k;
    ring = new Set([...ring].flatMap(near).filter((cell) => distance[cell] === -1));
  }
  return distance;
}
