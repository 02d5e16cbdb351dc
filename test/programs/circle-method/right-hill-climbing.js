// Dinitz and Stinson: put games where somebody is idle, push out what is in the way, and never lose ground.
function schedule(n) {
  const size = n + (n % 2);
  const rounds = size - 1;
  let seed = 12345;
  const chance = (k) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 2 ** 32) * k);
  };
  const inRound = Array.from({ length: size }, () => new Array(rounds).fill(-1)); // the opponent
  const roundOf = Array.from({ length: size }, () => new Array(size).fill(-1));
  let left = (size * rounds) / 2;
  const put = (x, y, r) => {
    inRound[x][r] = y;
    inRound[y][r] = x;
    roundOf[x][y] = roundOf[y][x] = r;
    left--;
  };
  const take = (x, y) => {
    const r = roundOf[x][y];
    inRound[x][r] = inRound[y][r] = -1;
    roundOf[x][y] = roundOf[y][x] = -1;
    left++;
  };
  const oneOf = (list) => list[chance(list.length)];
  const indexes = (list, wanted) => {
    const found = [];
    for (let k = 0; k < list.length; k++) if (wanted(list[k], k)) found.push(k);
    return found;
  };
  while (left > 0) {
    const open = indexes(inRound, (row) => row.includes(-1));
    const x = oneOf(open);
    if (chance(2) === 0) {
      // A round in which x is idle, and somebody whom x has not met.
      const r = oneOf(indexes(inRound[x], (y) => y === -1));
      const y = oneOf(indexes(roundOf[x], (round, k) => round === -1 && k !== x));
      if (inRound[y][r] !== -1) take(y, inRound[y][r]);
      put(x, y, r);
    } else {
      // A round in which x and another one are idle.
      const r = oneOf(indexes(inRound[x], (y) => y === -1));
      const idle = indexes(inRound, (row, k) => row[r] === -1 && k !== x);
      if (idle.length === 0) continue;
      const y = oneOf(idle);
      if (roundOf[x][y] !== -1) take(x, y);
      put(x, y, r);
    }
  }
  const games = Array.from({ length: rounds }, () => []);
  for (let x = 0; x < n; x++) for (let y = x + 1; y < n; y++) games[roundOf[x][y]].push([x + 1, y + 1]);
  return games;
}
