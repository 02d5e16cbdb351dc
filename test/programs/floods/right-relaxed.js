// Numbers are lowered until no neighbor allows a lower one (Bellman and Ford).
// within: board.js
function measure() {
  const distance = signs.map((sign) => (sign === "S" ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (const u of signs.keys()) {
      if (signs[u] === "#") continue;
      for (const v of near(u))
        if (distance[v] + 1 < distance[u]) {
          distance[u] = distance[v] + 1;
          changed = true;
        }
    }
  }
  return distance.map((each) => (each === Infinity ? -1 : each));
}
