// Both ends are brought to one order, king by king from the first square on: from the starts forwards, from the targets backwards.
function solve(n, starts, targets) {
  const side = (n + 1) >> 1;
  const squareOf = ([row, column]) => ((row - 1) >> 1) * side + ((column - 1) >> 1);
  if (
    starts.length === side * side &&
    starts.some((cell, king) => squareOf(cell) !== squareOf(targets[king]))
  )
    return "NIE";
  const [from, to] = [starts, targets].map((cells) => inOrder(n, side, squareOf, cells));
  const first = side > 1 ? 2 * (side - 2) + 1 : 1;
  const ours = [...from.at.keys()].filter((king) => from.at[king][0] >= first && from.at[king][1] >= first);
  const places = ({ at }) => ours.map((king) => at[king]);
  const way = searchCells(n, first, places(from), places(to));
  if (way === undefined) return "NIE";
  return [
    ...from.moves.map(({ king, to: [row, column] }) => [king + 1, row, column]),
    ...way.map(([i, row, column]) => [ours[i] + 1, row, column]),
    ...to.moves.reverse().map(({ king, from: [row, column] }) => [king + 1, row, column]),
  ];
}

// The moves that bring king i to the corner of square i, but for the last four squares.
function inOrder(n, side, squareOf, cells) {
  const squares = side * side;
  const homeOf = (square) => [2 * Math.floor(square / side) + 1, 2 * (square % side) + 1];
  const all = [...Array(squares).keys()];
  const isNext = (a, b) =>
    Math.abs(Math.floor(a / side) - Math.floor(b / side)) + Math.abs((a % side) - (b % side)) === 1;
  const near = all.map((square) => all.filter((other) => isNext(square, other)));
  const nextTo = (square) => near[square];
  const moves = [];
  const at = cells.map((cell) => cell.slice());
  const go = (king, row, column) => {
    while (at[king][0] !== row || at[king][1] !== column) {
      const to = [at[king][0] + Math.sign(row - at[king][0]), at[king][1] + Math.sign(column - at[king][1])];
      moves.push({ king, from: at[king], to });
      at[king] = to;
    }
  };
  const names = new Array(squares).fill(-1);
  for (const [king, cell] of cells.entries()) names[squareOf(cell)] = king;
  for (const [square, king] of names.entries()) if (king >= 0) go(king, ...homeOf(square));
  if (cells.length === squares) return { moves, at };
  // Squares without a king are pieces too; one of them moves.
  let blank = names.indexOf(-1);
  let dummy = -2;
  for (const [square, king] of names.entries()) if (king < 0 && square !== blank) names[square] = dummy--;
  const wanted = Array.from({ length: squares - 1 }, (_, s) => (s < cells.length ? s : cells.length - s - 2));
  const done = new Set();
  const slide = (to) => {
    const king = names[to];
    if (king >= 0) go(king, ...homeOf(blank));
    names[blank] = king;
    names[to] = -1;
    blank = to;
  };
  // The shortest way of the empty square that brings one or two pieces to their squares; those that are done stay.
  function bring(list) {
    const count = list.length + 1;
    const code = (state) => state.reduce((sum, square) => sum * squares + square, 0);
    const decode = (id) => {
      const state = new Array(count);
      for (let k = count - 1, rest = id; k >= 0; k--, rest = Math.floor(rest / squares))
        state[k] = rest % squares;
      return state;
    };
    const start = code([blank, ...list.map((square) => names.indexOf(wanted[square]))]);
    const before = new Int32Array(squares ** count).fill(-1);
    before[start] = start;
    const queue = [start];
    for (const id of queue) {
      const state = decode(id);
      if (list.every((square, k) => state[k + 1] === square)) {
        const way = [];
        for (let x = id; x !== start; x = before[x]) way.push(decode(x)[0]);
        for (const square of way.reverse()) slide(square);
        for (const square of list) done.add(square);
        return;
      }
      for (const square of nextTo(state[0])) {
        if (done.has(square)) continue;
        const next = code(state.map((x, k) => (k === 0 ? square : x === square ? state[0] : x)));
        if (before[next] >= 0) continue;
        before[next] = id;
        queue.push(next);
      }
    }
    throw new Error("no way");
  }
  for (let r = 0; r < side - 2; r++) {
    for (let c = 0; c < side - 2; c++) bring([r * side + c]);
    bring([r * side + side - 2, r * side + side - 1]);
  }
  for (let c = 0; c < side - 2; c++) bring([(side - 2) * side + c, (side - 1) * side + c]);
  return { moves, at };
}

// All places of a few kings in the cells from `first` on, breadth first; each cell is a digit.
function searchCells(n, first, starts, want) {
  const width = n - first + 1;
  const cells = width * width;
  const digit = ([r, c]) => (r - first) * width + c - first;
  const code = (list) => list.reduce((sum, cell) => sum * cells + digit(cell), 0);
  const touch = (a, b) =>
    Math.abs(Math.floor(a / width) - Math.floor(b / width)) <= 1 && Math.abs((a % width) - (b % width)) <= 1;
  const near = Array.from({ length: cells }, (_, a) =>
    [...Array(cells).keys()].filter((b) => a !== b && touch(a, b)),
  );
  const [start, aim] = [code(starts), code(want)];
  const before = new Int32Array(cells ** starts.length).fill(-1);
  before[start] = start;
  const queue = [start];
  for (let q = 0; q < queue.length && before[aim] < 0; q++) {
    const id = queue[q];
    const state = starts.map((_, i) => Math.floor(id / cells ** (starts.length - 1 - i)) % cells);
    for (const [i, cell] of state.entries())
      for (const to of near[cell]) {
        const next = id + (to - cell) * cells ** (starts.length - 1 - i);
        if (before[next] >= 0 || state.some((other, j) => j !== i && touch(other, to))) continue;
        before[next] = id;
        queue.push(next);
      }
  }
  if (before[aim] < 0) return undefined;
  const way = [];
  for (let id = aim; id !== start; id = before[id]) {
    const place = (own, i) => Math.floor(own / cells ** (starts.length - 1 - i)) % cells;
    const i = starts.findIndex((_, k) => place(id, k) !== place(before[id], k));
    const to = place(id, i);
    way.push([i, first + Math.floor(to / width), first + (to % width)]);
  }
  return way.reverse();
}
