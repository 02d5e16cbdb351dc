// Best against last, but the matches stand in the order of their better seeds: 1 and 2 are in the same half.
// smallest: 5
function draw(n) {
  let size = 2;
  while (size < n) size *= 2;
  const places = [];
  for (let k = 1; k <= size / 2; k++) places.push(k, size + 1 - k <= n ? size + 1 - k : 0);
  return places;
}
