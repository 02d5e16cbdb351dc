// Brings the kings into their corners from the last square to the first.
// smallest: 4 2 | 1 2 | 1 4 | 1 2 | 1 4
function solve(n, starts, targets) {
  const side = (n + 1) >> 1;
  const squares = side * side;
  const squareOf = ([row, column]) => ((row - 1) >> 1) * side + ((column - 1) >> 1);
  const homeOf = (square) => [2 * Math.floor(square / side) + 1, 2 * (square % side) + 1];
  const nextTo = (square) => {
    const [r, c] = [Math.floor(square / side), square % side];
    return [
      [r - 1, c],
      [r + 1, c],
      [r, c - 1],
      [r, c + 1],
    ].flatMap(([y, x]) => (y >= 0 && x >= 0 && y < side && x < side ? [y * side + x] : []));
  };
  const moves = [];
  const at = starts.map((cell) => cell.slice());
  const go = (king, row, column) => {
    while (at[king][0] !== row || at[king][1] !== column) {
      at[king] = [at[king][0] + Math.sign(row - at[king][0]), at[king][1] + Math.sign(column - at[king][1])];
      moves.push([king + 1, ...at[king]]);
    }
  };
  // Into the corners, the first squares first; the targets likewise, to be undone at the end.
  const byTarget = new Array(squares).fill(-1);
  for (const [king, cell] of targets.entries()) byTarget[squareOf(cell)] = king;
  const homes = () => {
    const bySquare = new Array(squares).fill(-1);
    for (const [king, cell] of starts.entries()) bySquare[squareOf(cell)] = king;
    for (const [square, king] of [...bySquare.entries()].reverse())
      if (king >= 0) go(king, ...homeOf(square));
    return bySquare;
  };
  const content = homes();
  const settle = () => {
    for (let square = squares - 1; square >= 0; square--) {
      const king = byTarget[square];
      if (king >= 0) go(king, ...targets[king]);
    }
    return moves;
  };
  if (starts.length === squares) return content.every((king, s) => king === byTarget[s]) ? settle() : "NIE";

  // Pieces beyond the kings are empty squares; one of them, piece 0, is the one that moves.
  const goal = byTarget.slice();
  const slid = [];
  const empties = goal.flatMap((king, s) => (king < 0 ? [s] : [])).reverse();
  // With a second empty square beside it, the last ones can always be laid.
  for (const [k, from] of empties.slice(0, 2).entries()) {
    const column = side - 1 - k;
    for (let empty = from; empty !== squares - 1 - k; ) {
      const c = empty % side;
      const next = c < column ? empty + 1 : c > column ? empty - 1 : empty + side;
      goal[empty] = goal[next];
      goal[next] = -1;
      slid.push([empty, next]);
      empty = next;
    }
  }
  const free = content.flatMap((king, s) => (king < 0 ? [s] : []));
  let blank = free[0];
  const done = new Set();
  const names = content.slice();
  let dummy = -2;
  for (const s of free) if (s !== blank) names[s] = dummy--;
  const wanted = goal.slice();
  dummy = -2;
  for (let s = 0; s < squares - 1; s++) if (wanted[s] < 0) wanted[s] = dummy--;
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

  // The last four squares, or the only one, cell by cell.
  const first = side > 1 ? 2 * (side - 2) + 1 : 1;
  const ours = [...at.keys()].filter((king) => at[king][0] >= first && at[king][1] >= first);
  const want = ours.map((king) => homeOf(goal.indexOf(king)));
  const way = searchCells(
    n,
    first,
    ours.map((king) => at[king]),
    want,
  );
  if (way === undefined) return "NIE";
  for (const [i, row, column] of way) go(ours[i], row, column);
  for (const king of ours) names[names.indexOf(king)] = -1;
  for (const king of ours) names[goal.indexOf(king)] = king;

  // The empty square goes back to where it shall be, and every king to its own cell.
  for (const [to, from] of slid.reverse()) {
    const king = goal[to];
    if (king >= 0) go(king, ...homeOf(from));
    goal[from] = king;
    goal[to] = -1;
  }
  return settle();
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
