// No halves at all: everyone but the last moves round a circle.
function schedule(n) {
  const size = n + (n % 2);
  const seats = Array.from({ length: size - 1 }, (_, k) => k + 1);
  return seats.map((_, day) => {
    const now = [size, ...seats.slice(day), ...seats.slice(0, day)];
    const games = [];
    for (let k = 0; k < size / 2; k++) games.push([now[k], now[size - 1 - k]]);
    return games.filter((game) => Math.max(...game) <= n);
  });
}
