// Regions are sets that are joined step by step (Galler and Fischer, 1964).
// within: board.js
function count() {
  const boss = signs.map((_, cell) => cell);
  const bossOf = (cell) => {
    while (boss[cell] !== cell) {
      boss[cell] = boss[boss[cell]];
      cell = boss[cell];
    }
    return cell;
  };
  for (const u of signs.keys()) if (signs[u] !== "#") for (const v of near(u)) boss[bossOf(u)] = bossOf(v);
  return signs.filter((sign, cell) => sign !== "#" && boss[cell] === cell).length;
}
