// What some right programs have in common: kings go to the first cells of their squares and slide there like the pieces of a
// puzzle. They differ in how they bring these into order: by a function `arrange` of their own.
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

  // arrange
}
