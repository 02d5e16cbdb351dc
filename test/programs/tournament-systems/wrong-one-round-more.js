// Doubles once too often where n is a power of two.
// smallest: 2
function draw(n) {
  let places = [1];
  while (places.length <= n) {
    const sum = 2 * places.length + 1;
    places = places.flatMap((seed) => [seed, sum - seed]);
  }
  return places.map((seed) => (seed <= n ? seed : 0));
}
