// All squares lie on a snake, and the order along it is mended from its beginning by turns of three neighbors. Each turn takes place
// in a block of six squares, of which all arrangements are tried; the empty square comes there and goes back.
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
    const all = blocks();
    const known = new Map();
    const snake = [...pieces.keys()].sort(
      (a, b) => rowOf(a) - rowOf(b) || (rowOf(a) % 2 === 0 ? a - b : b - a),
    );
    const order = snake.filter((square) => square !== squares - 1);
    for (const [i, square] of order.entries()) {
      let j = order.findIndex((other) => pieces[other] === wanted[square]);
      for (; j > i + 1; j -= 2) turn(order[j], order[j - 2], order[j - 1]);
      if (j === i + 1) turn(order[j], order[i], order[j + 1]);
    }

    // What stands in a goes to b, what stands in b to c, and what stands in c to a.
    function turn(a, b, c) {
      const own = all.filter((block) => [a, b, c].every((square) => block.includes(square)));
      const before = new Map([[blank, -1]]);
      for (const [square] of before) {
        const block = own.find((each) => each.includes(square));
        if (block) {
          const way = [];
          for (let step = square; step >= 0; step = before.get(step)) way.unshift(step);
          for (const to of way.slice(1)) slide(to);
          const places = [a, b, c, blank].map((each) => block.indexOf(each));
          if (!known.has(places.join())) known.set(places.join(), turnInBlock(...places));
          for (const place of known.get(places.join())) slide(block[place]);
          for (const to of way.slice(0, -1).reverse()) slide(to);
          return;
        }
        for (const to of nextTo(square))
          if (![a, b, c].includes(to) && !before.has(to)) before.set(to, square);
      }
    }
  }

  // All blocks of two rows and three columns, or of three and two, each from one long side to the other.
  function blocks() {
    const wide = (first) => [first, first + 1, first + 2, first + side, first + side + 1, first + side + 2];
    const high = (first) => [0, 1].flatMap((right) => [0, 1, 2].map((down) => first + down * side + right));
    const all = [];
    for (let first = 0; first < squares; first++) {
      const [right, down] = [side - (first % side), side - rowOf(first)];
      if (right >= 3 && down >= 2) all.push(wide(first));
      if (right >= 2 && down >= 3) all.push(high(first));
    }
    return all;
  }

  // The shortest way of an empty place in a block that turns three places and is back in the end.
  function turnInBlock(a, b, c, empty) {
    const start = [0, 1, 2, 3, 4, 5];
    const aim = start.slice();
    [aim[b], aim[c], aim[a]] = [a, b, c];
    const ways = new Map([[start.join(), []]]);
    for (const [key, way] of ways) {
      if (key === aim.join()) return way;
      const state = key.split(",").map(Number);
      const from = state.indexOf(empty);
      for (const to of start) {
        if (Math.abs(to - from) !== 3 && (Math.abs(to - from) !== 1 || to + from === 5)) continue;
        const next = state.slice();
        [next[from], next[to]] = [state[to], empty];
        if (!ways.has(next.join())) ways.set(next.join(), [...way, to]);
      }
    }
    throw new Error("no way");
  }
}
