// Regions are those of steps to four sides, whatever the piece.
// smallest: 1 2 N | ..
// within: board.js
function count() {
  const left = new Set(signs.keys().filter((cell) => signs[cell] !== "#"));
  let regions = 0;
  for (const cell of left) {
    regions++;
    const stack = [cell];
    while (stack.length > 0) {
      const u = stack.pop();
      if (!left.delete(u)) continue;
      stack.push(u - columns, u + columns);
      if (u % columns > 0) stack.push(u - 1);
      if ((u + 1) % columns > 0) stack.push(u + 1);
    }
  }
  return regions;
}
