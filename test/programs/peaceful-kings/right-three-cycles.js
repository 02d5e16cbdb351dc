// All squares lie on a snake, and the order along it is mended from its beginning by turns of three neighbors. Each turn takes place
// in a block of six squares, of which all arrangements are tried; the empty square comes there and goes back.
// within: sliding-squares.js
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
      for (const to of nextTo(square)) if (![a, b, c].includes(to) && !before.has(to)) before.set(to, square);
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
