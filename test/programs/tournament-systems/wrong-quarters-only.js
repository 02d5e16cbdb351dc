// A printed bracket of eight, continued in order for more players: right until the first field of nine.
// smallest: 9
function draw(n) {
  let size = 1;
  while (size < n) size *= 2;
  const heads = { 1: [1], 2: [1, 2], 4: [1, 4, 2, 3], 8: [1, 8, 4, 5, 2, 7, 3, 6] };
  let places = heads[Math.min(size, 8)];
  while (places.length < size) {
    const half = places.length;
    places = places.flatMap((seed) => [seed, seed + half]);
  }
  return places.map((seed) => (seed <= n ? seed : 0));
}
