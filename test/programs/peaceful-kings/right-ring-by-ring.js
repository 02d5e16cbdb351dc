// The left column and the upper row are one way that leaves the rest of the board and comes back to it. What belongs there is pushed in
// at its beginning, the last one first, like wagons into a siding; then comes the smaller board that is left.
// within: sliding-squares.js
function arrange() {
  for (let first = 0; first < side - 2; first++) fill(first);
  const [a, b, c, d] = [squares - side - 2, squares - side - 1, squares - 2, squares - 1];
  while (!isDone())
    slide(
      new Map([
        [a, b],
        [b, d],
        [d, c],
        [c, a],
      ]).get(blank),
    );
}

// Fills the siding of row and column `first`: up the column, and along the row.
function fill(first) {
  const siding = [];
  for (let row = side - 1; row > first; row--) siding.push(row * side + first);
  for (let column = first; column < side; column++) siding.push(first * side + column);
  const into = siding[0] + 1;
  const out = siding.at(-1) + side;
  // The empty square goes through, and everything moves on by one: in at the beginning, out at the end.
  const forwards = () => {
    for (const square of [...siding.toReversed(), into]) slide(square);
  };
  const backwards = () => {
    for (const square of [...siding, out]) slide(square);
  };
  if (blank === siding[0]) slide(into);
  for (const square of siding.toReversed()) {
    const piece = wanted[square];
    const place = siding.indexOf(pieces.indexOf(piece));
    const more = place < 0 ? 0 : siding.length - place;
    for (let k = 0; k < more; k++) {
      bring(piece, first, (empty) => empty === out);
      forwards();
    }
    // Now the piece is out, and stays there.
    for (let k = 0; k < more; k++) {
      bring(piece, first, (empty, own) => empty === into && own !== out);
      backwards();
    }
    bring(piece, first, (empty, own) => empty === out && own === into);
    forwards();
  }
}

// The shortest way of the empty square in the smaller board until it and a piece are where they shall be.
function bring(piece, first, isGood) {
  const start = blank * squares + pieces.indexOf(piece);
  const before = new Map([[start, -1]]);
  for (const [id] of before) {
    const [empty, own] = [Math.floor(id / squares), id % squares];
    if (isGood(empty, own)) {
      const way = [];
      for (let step = id; step !== start; step = before.get(step)) way.unshift(Math.floor(step / squares));
      for (const to of way) slide(to);
      return;
    }
    for (const to of nextTo(empty)) {
      const next = to * squares + (to === own ? empty : own);
      if (rowOf(to) > first && to % side > first && !before.has(next)) before.set(next, id);
    }
  }
  throw new Error("no way");
}
