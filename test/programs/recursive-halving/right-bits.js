// The field is an odd number times a power of two: inside the odd number by sums, between the copies bit by bit.
function schedule(n) {
  if (n % 2 === 1) return schedule(n + 1).map((games) => games.filter(([, b]) => b <= n));
  let [odd, copies] = [n, 1];
  while (odd % 2 === 0) {
    odd /= 2;
    copies *= 2;
  }
  const rounds = [];
  const number = (x, copy) => copy * odd + x + 1;
  const ordered = (a, b) => (a < b ? [a, b] : [b, a]);
  // Inside a copy somebody rests each day: he meets himself in the neighboring copy.
  for (let r = 0; r < odd; r++) {
    const games = [];
    for (let x = 0; x < odd; x++) {
      const y = (r - x + odd) % odd;
      for (let copy = 0; copy < copies; copy++) {
        if (x < y) games.push([number(x, copy), number(y, copy)]);
        if (x === y && copy % 2 === 0) games.push([number(x, copy), number(x, copy + 1)]);
      }
    }
    rounds.push(games);
  }
  for (let bits = 1; bits < copies; bits++) {
    for (let turn = bits === 1 ? 1 : 0; turn < odd; turn++) {
      const games = [];
      for (let copy = 0; copy < copies; copy++) {
        if ((copy ^ bits) < copy) continue;
        for (let x = 0; x < odd; x++)
          games.push(ordered(number(x, copy), number((x + turn) % odd, copy ^ bits)));
      }
      rounds.push(games);
    }
  }
  return rounds;
}
