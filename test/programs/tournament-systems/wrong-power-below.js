// Takes the power of two below n: players are left out.
// smallest: 3
function draw(n) {
  let places = [1];
  while (2 * places.length <= n) {
    const sum = 2 * places.length + 1;
    places = places.flatMap((seed) => [seed, sum - seed]);
  }
  return places;
}
