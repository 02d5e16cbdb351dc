// The first round by rows; from then on everyone has the other color than last time. The guest's games count for him alone.
function colors(n, rounds) {
  const guest = n % 2 === 0 ? n : 0;
  const m = guest === 0 ? n : n - 1;
  const last = new Array(n + 1).fill(0);
  let ofGuest = -1;
  return rounds.map((games, r) => {
    const colored = [];
    for (const [a, b] of games) {
      if (b === guest) {
        colored.push(ofGuest === 1 ? [b, a] : [a, b]);
        ofGuest = -ofGuest;
        continue;
      }
      let white;
      if (r === 0) white = ((a + m - 1) % m) % 2 === 1 ? a : b;
      else if (last[a] !== 0) white = last[a] === 1 ? b : a;
      else white = last[b] === 1 ? a : b;
      const black = a + b - white;
      last[white] = 1;
      last[black] = -1;
      colored.push([white, black]);
    }
    return colored;
  });
}
