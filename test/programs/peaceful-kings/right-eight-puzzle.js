// The upper row and the left column are laid and left alone, until nine squares remain; these are the eight puzzle, and its arrangements
// are searched from both ends until the two searches meet.
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
    const done = new Set();
    const lay = (...list) => {
      for (const square of bring(near, done, list)) slide(square);
      for (const square of list) done.add(square);
    };
    // Of each row and each column the last two are laid together.
    for (let first = 0; first < side - 3; first++) {
      const row = [...Array(side - first).keys()].map((k) => first * side + first + k);
      const column = [...Array(side - first - 1).keys()].map((k) => (first + 1 + k) * side + first);
      for (const line of [row, column]) {
        for (const square of line.slice(0, -2)) lay(square);
        lay(...line.slice(-2));
      }
    }
    for (const square of meet(near, done)) slide(square);
  }

  // The shortest way of the empty square that brings to these squares what belongs there, past those that are done.
  function bring(near, done, list) {
    const digits = [1, squares, squares * squares].slice(0, list.length + 1);
    const start = [blank, ...list.map((square) => pieces.indexOf(wanted[square]))].reduce(
      (sum, square, k) => sum + square * digits[k],
      0,
    );
    const before = new Int32Array(squares ** digits.length).fill(-1);
    before[start] = start;
    const queue = [start];
    for (const id of queue) {
      const [empty, ...own] = digits.map((digit) => Math.floor(id / digit) % squares);
      if (own.every((square, k) => square === list[k])) {
        const way = [];
        for (let step = id; step !== start; step = before[step]) way.unshift(step % squares);
        return way;
      }
      for (const to of near[empty]) {
        let next = id + to - empty;
        for (const [k, square] of own.entries()) if (square === to) next += (empty - to) * digits[k + 1];
        if (done.has(to) || before[next] >= 0) continue;
        before[next] = id;
        queue.push(next);
      }
    }
    throw new Error("no way");
  }

  // The way of the empty square from the pieces as they stand to those that are wanted: both searches grow by one move in turn.
  function meet(near, done) {
    const open = [...pieces.keys()].filter((square) => !done.has(square));
    const beside = open.map((square) => near[square].map((to) => open.indexOf(to)).filter((to) => to >= 0));
    const sides = [pieces, wanted].map((all) => {
      const list = open.map((square) => all[square]);
      const known = new Map([[list.join(), { list, empty: list.indexOf(-1) }]]);
      return { known, rim: [...known.values()] };
    });
    const wayOf = (node) => {
      const way = [];
      for (let each = node; each; each = each.before) way.push(open[each.empty]);
      return way;
    };
    if (isDone()) return [];
    for (let turn = 0; ; turn = 1 - turn) {
      const [own, other] = [sides[turn], sides[1 - turn]];
      const rim = [];
      for (const before of own.rim)
        for (const to of beside[before.empty]) {
          const list = before.list.slice();
          [list[before.empty], list[to]] = [list[to], -1];
          const key = list.join();
          if (own.known.has(key)) continue;
          const node = { list, empty: to, before };
          own.known.set(key, node);
          rim.push(node);
          const met = other.known.get(key);
          if (met === undefined) continue;
          const [there, back] = turn === 0 ? [node, met] : [met, node];
          return [...wayOf(there).reverse().slice(1), ...wayOf(back).slice(1)];
        }
      own.rim = rim;
    }
  }
}
