// The upper row and the left column are laid and left alone, until nine squares remain; these are the eight puzzle, and its arrangements
// are searched from both ends until the two searches meet.
// within: sliding-squares.js
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
