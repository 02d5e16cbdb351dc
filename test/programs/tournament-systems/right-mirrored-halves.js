// As in tennis: the best at the top, the second best at the very bottom, both halves mirror images of each other.
function draw(n) {
  let places = [1];
  while (places.length < n) {
    const half = places.length / 2;
    const sum = 2 * places.length + 1;
    places = places.flatMap((seed, k) => (k < half ? [seed, sum - seed] : [sum - seed, seed]));
  }
  return places.map((seed) => (seed <= n ? seed : 0));
}
