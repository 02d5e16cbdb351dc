// Draws the list from its end: the byes come to the weakest players.
// smallest: 3
function draw(n) {
  let places = [1];
  while (places.length < n) {
    const sum = 2 * places.length + 1;
    places = places.flatMap((seed) => [seed, sum - seed]);
  }
  return places.map((seed) => (seed <= n ? n + 1 - seed : 0));
}
