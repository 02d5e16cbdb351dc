// Three kings or empty squares at a time are brought to the last four squares, turned there, and then the whole way is taken
// back: nobody else has moved in the end.
function solve(n, starts, targets) {
  const side = (n + 1) >> 1;
  const squares = side * side;
  const rowOf = (square) => Math.floor(square / side);
  const squareOf = ([row, column]) => ((row - 1) >> 1) * side + ((column - 1) >> 1);
  const homeOf = (square) => [2 * rowOf(square) + 1, 2 * (square % side) + 1];
  const moves = [];
  const at = starts.map((cell) => cell.slice());
  const go = (king, row, column) => {
    while (at[king][0] !== row || at[king][1] !== column) {
      at[king] = [at[king][0] + Math.sign(row - at[king][0]), at[king][1] + Math.sign(column - at[king][1])];
      moves.push([king + 1, ...at[king]]);
    }
  };
  // The piece of a square is its king, or -1, -2, … for squares that are empty; these count from the first square on.
  const piecesOf = (cells) => {
    const pieces = new Array(squares).fill(-1);
    for (const [king, cell] of cells.entries()) pieces[squareOf(cell)] = king;
    let empty = -1;
    return pieces.map((king) => (king < 0 ? empty-- : king));
  };
  const pieces = piecesOf(starts);
  const wanted = piecesOf(targets);
  const settled = wanted.toReversed().filter((king) => king >= 0);
  for (const [square, king] of pieces.entries()) if (king >= 0) go(king, ...homeOf(square));
  const settle = () => {
    for (const king of settled) go(king, ...targets[king]);
    return moves;
  };
  if (starts.length === squares)
    return pieces.every((king, square) => king === wanted[square]) ? settle() : "NIE";

  // Piece -1 is the empty square that moves; the other empty ones are moved like kings.
  let blank = pieces.indexOf(-1);
  const slide = (to) => {
    if (pieces[to] >= 0) go(pieces[to], ...homeOf(blank));
    [pieces[blank], pieces[to]] = [pieces[to], -1];
    blank = to;
  };
  const nextTo = (square) =>
    [square - side, square + side, square - 1, square + 1].filter(
      (to) => to >= 0 && to < squares && (rowOf(to) === rowOf(square) || to % side === square % side),
    );
  // It shall come to the last square; from there it goes home along this way.
  const wayHome = [];
  for (let empty = wanted.indexOf(-1); empty !== squares - 1; ) {
    wayHome.unshift(empty);
    const to = empty % side < side - 1 ? empty + 1 : empty + side;
    [wanted[empty], wanted[to]] = [wanted[to], -1];
    empty = to;
  }
  while (blank !== squares - 1) slide(blank % side < side - 1 ? blank + 1 : blank + side);
  // Then it has made an even number of steps, and each is an exchange of two.
  let isOdd = false;
  const seen = new Set();
  for (let square = 0; square < squares; square++)
    for (let x = square; !seen.has(x); x = wanted.indexOf(pieces[x])) {
      seen.add(x);
      if (wanted[square] !== pieces[x]) isOdd = !isOdd;
    }
  const exchange = (list, a, b) => {
    [list[a], list[b]] = [list[b], list[a]];
  };
  if (isOdd) {
    const [b, c, d] = [squares - side - 1, squares - 2, squares - 1];
    if (starts.length < squares - 2) exchange(wanted, wanted.indexOf(-2), wanted.indexOf(-3));
    else if (starts.length === squares - 2) {
      // A king goes into the other empty square.
      const to = pieces.indexOf(-2);
      const from = nextTo(to).find((square) => pieces[square] >= 0);
      go(pieces[from], ...homeOf(to));
      exchange(pieces, from, to);
    } else if (n % 2 === 1) return "NIE";
    else {
      // One king steps into the corner of the board, and another slips past.
      const [inB, inC] = [pieces[b], pieces[c]];
      for (const [row, column] of [
        [n - 2, n],
        [n, n],
      ])
        go(inB, row, column);
      for (const [row, column] of [[n - 1, n - 2], [n - 2, n - 1], homeOf(b)]) go(inC, row, column);
      for (const [row, column] of [[n, n - 1], [n, n - 2], homeOf(c)]) go(inB, row, column);
      exchange(pieces, b, c);
    }
  }
  const isDone = () => pieces.every((piece, square) => piece === wanted[square]);
  if (side === 2) {
    const ring = [0, 1, 3, 2];
    while (!isDone()) slide(ring[(ring.indexOf(blank) + 1) % 4]);
  } else arrange();
  for (const square of wayHome) slide(square);
  return settle();

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
}
