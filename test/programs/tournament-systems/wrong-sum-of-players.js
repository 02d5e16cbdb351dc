// The sum of a first match is taken from the number of players, not of places.
// smallest: 3
function draw(n) {
  let places = [1];
  while (places.length < n) {
    const sum = Math.min(2 * places.length, n) + 1;
    places = places.flatMap((seed) => [seed, sum - seed]);
  }
  return places.map((seed) => (seed >= 1 && seed <= n ? seed : 0));
}
