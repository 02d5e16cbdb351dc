// Every game is tied to the next one of each of its players; sets of games with a sign say who has White.
function colors(n, rounds) {
  const last = n % 2 === 0 ? n : 0;
  const games = rounds.flat();
  const up = games.map((_, k) => k);
  const sign = games.map(() => 1);
  const find = (k) => {
    if (up[k] === k) return [k, 1];
    const [root, other] = find(up[k]);
    up[k] = root;
    sign[k] *= other;
    return [root, sign[k]];
  };
  const tie = (k, l, wanted) => {
    const [a, s] = find(k);
    const [b, t] = find(l);
    if (a === b) return;
    up[a] = b;
    sign[a] = s * t * wanted;
  };
  const before = new Array(n + 1).fill(-1);
  games.forEach((game, k) => {
    if (game[1] === last) return;
    game.forEach((p, side) => {
      const other = before[p];
      // The same side twice running needs opposite signs, and the other way round.
      if (other >= 0) tie(k, other, games[other].indexOf(p) === side ? -1 : 1);
      before[p] = k;
    });
  });
  let k = 0;
  return rounds.map((round, r) =>
    round.map(([a, b]) => {
      const isAsWritten = b === last ? r % 2 === 0 : find(k)[1] === find(0)[1];
      k++;
      return isAsWritten ? [a, b] : [b, a];
    }),
  );
}
