// The first of the upper half meets the first of the lower half: 1 meets size / 2 + 1.
// smallest: 3
function draw(n) {
  let places = [1];
  while (places.length < n) {
    const half = places.length;
    places = places.flatMap((seed) => [seed, seed + half]);
  }
  return places.map((seed) => (seed <= n ? seed : 0));
}
