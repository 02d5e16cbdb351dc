// Three kings or empty squares at a time are brought to the last four squares, turned there, and then the whole way is taken
// back: nobody else has moved in the end.
// within: sliding-squares.js
function arrange() {
  const near = pieces.map((_, square) => nextTo(square));
  const [a, b, c, d] = [squares - side - 2, squares - side - 1, squares - 2, squares - 1];
  while (!isDone()) {
    const x = pieces.findIndex((piece, square) => piece !== wanted[square]);
    const y = wanted.indexOf(pieces[x]);
    const own = pieces.indexOf(wanted[x]);
    const z = own !== y ? own : pieces.findIndex((piece, s) => piece !== wanted[s] && s !== x && s !== y);
    // What stands in x goes to y, what stands in y to z, and what stands in z to x.
    const [inX, inY, inZ] = [pieces[x], pieces[y], pieces[z]];
    // The first two come near one after the other, and to their squares together.
    const there = [
      ...bring(near, [inZ], [d]),
      ...bring(near, [inY], [b], d),
      ...bring(near, [inX], [a], d),
      ...bring(near, [inX, inY], [a, b], d, c),
    ];
    for (const square of [d, b, a, c]) slide(square);
    for (const square of there.reverse()) slide(square);
  }
}

// Brings pieces to squares on the shortest way past a fixed one, and the empty square to `end`. Gives the squares that it has left.
function bring(near, own, aims, fixed, end) {
  const digits = [1, squares, squares * squares].slice(0, own.length + 1);
  const squaresOf = (id) => digits.map((digit) => Math.floor(id / digit) % squares);
  const code = (state) => state.reduce((sum, square, k) => sum + square * digits[k], 0);
  const start = code([blank, ...own.map((piece) => pieces.indexOf(piece))]);
  const before = new Int32Array(squares ** digits.length).fill(-1);
  before[start] = start;
  const queue = [start];
  for (const id of queue) {
    const [empty, ...rest] = squaresOf(id);
    if (rest.every((square, k) => square === aims[k]) && (end === undefined || empty === end)) {
      const way = [];
      for (let step = id; step !== start; step = before[step]) way.unshift(step % squares);
      const left = [blank, ...way].slice(0, -1);
      for (const to of way) slide(to);
      return left;
    }
    for (const to of near[empty]) {
      let next = id + to - empty;
      for (const [k, square] of rest.entries()) if (square === to) next += (empty - to) * digits[k + 1];
      if (to === fixed || before[next] >= 0) continue;
      before[next] = id;
      queue.push(next);
    }
  }
  throw new Error("no way");
}
