// The seeds in the order of the list.
// smallest: 3
function draw(n) {
  let size = 1;
  while (size < n) size *= 2;
  return Array.from({ length: size }, (_, k) => (k < n ? k + 1 : 0));
}
