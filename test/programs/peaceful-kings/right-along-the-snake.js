// All squares lie on a snake. Along it the empty square changes nobody's order; where it goes straight to the next row, one piece jumps
// over all that lie between, an even number (W. W. Johnson, 1879). So the order is mended from its end, two rows at a time.
// within: sliding-squares.js
function arrange() {
  const snake = [...pieces.keys()].sort(
    (a, b) => rowOf(a) - rowOf(b) || (rowOf(a) % 2 === 0 ? a - b : b - a),
  );
  const along = (list) => snake.map((square) => list[square]).filter((piece) => piece !== -1);
  const aim = along(wanted);
  const placeOf = (piece) => along(pieces).indexOf(piece);
  const walk = (place) => {
    while (blank !== snake[place]) {
      const i = snake.indexOf(blank);
      slide(snake[i + Math.sign(place - i)]);
    }
  };
  // Between rows r and r + 1, so far from where the snake turns: of the pieces middle − far to middle + far the last becomes the first.
  const middleOf = (row) => (row + 1) * side - 1;
  const jump = (row, far) => {
    walk(middleOf(row) - far);
    slide(snake[middleOf(row) + far + 1]);
  };
  const turn = (row, far, piece, place) => {
    while (placeOf(piece) !== place) jump(row, far);
  };
  // Brings a piece to this place or beyond, with jumps that do not reach the middle of the row.
  const lift = (piece, place, row) => {
    while (placeOf(piece) < place) {
      const lower = Math.min(Math.floor(placeOf(piece) / side), row - 1);
      turn(lower, side - 1, piece, middleOf(lower) + side - 1);
    }
  };
  for (let row = side - 2; row > 0; row--) {
    const middle = middleOf(row);
    for (let far = side - 1; far > 1; far--) {
      lift(aim[middle + far], middle - far, row);
      turn(row, far, aim[middle + far], middle + far);
    }
    // The last two come together: the second of them into the middle, the first of them before it.
    const [first, second] = [aim[middle], aim[middle + 1]];
    lift(second, middle - 1, row);
    turn(row, 1, second, middle);
    if (placeOf(first) === middle + 1) {
      turn(row, 1, first, middle - 1);
      jump(row - 1, side - 1);
      turn(row, 1, second, middle);
    }
    lift(first, middle - 1, row);
    jump(row, 1);
  }
  // In the first two rows both ends of what is left, from the outside in.
  for (let far = side - 1; far > 0; far--) {
    const [start, end] = [side - 1 - far, side - 1 + far];
    const [first, last] = [aim[start], aim[end]];
    turn(0, far, last, start);
    if (far > 1 && placeOf(first) === end) {
      // It shall stand behind the other, and stands before it: the other one turns within.
      jump(0, far);
      turn(0, far - 1, last, end - 1);
      turn(0, far, last, start);
    }
    if (far > 1) turn(0, far - 1, first, start + 1);
    turn(0, far, last, end);
  }
  walk(snake.indexOf(squares - 1));
}
