// Leads kings to their targets so that no two ever touch, or says NIE: there is no way. After the write-up of the task of
// the Polish Olympiad. Reads n and k, k starts and k targets, each a row and a column; prints NIE, or TAK, the number of
// moves, and each move. Kings, cells and squares count from 1, row by row; a square is two cells by two; 0 is none.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

enum Direction { SIDEWAYS, UPWARDS };

int n, k, side, squares;
std::vector<int> at, target;  // the cell of each king, and where it shall go
std::vector<int> goal;        // the square where each king shall go
std::vector<int> holds;       // the king of each square
std::vector<bool> laid;       // what is laid is not entered again
std::vector<int> towards;
std::vector<std::pair<int, int>> moves;

int rowOf(int square) { return (square - 1) / side + 1; }

int columnOf(int square) { return (square - 1) % side + 1; }

int squareAt(int row, int column) { return (row - 1) * side + column; }

int squareOf(int cell) { return squareAt((cell - 1) / (2 * n) + 1, (cell - 1) % n / 2 + 1); }

// The top left cell of a square: kings who stand on these never touch.
int home(int square) { return 2 * (rowOf(square) - 1) * n + 2 * columnOf(square) - 1; }

int standsIn(int king) { return squareOf(at[king]); }

// The king whose goal is this square.
int wanted(int square) {
  const int king = std::find(goal.begin(), goal.end(), square) - goal.begin();
  return king > k ? 0 : king;
}

// One move of a king to a cell that touches its own.
void go(int king, int cell) {
  if (cell == at[king]) return;
  holds[standsIn(king)] = 0;  // step: move
  at[king] = cell;
  holds[standsIn(king)] = king;
  moves.push_back({king, cell});
}

// Two moves: a king goes from its home cell to that of the empty square beside.
void slide(int king, int square) {
  const int from = at[king], to = home(square);
  go(king, (from + to) / 2);
  go(king, to);
}

// The empty square nearest to z, past y and what is laid; from there `towards` leads to z.
int nearestBlank(int z, int y) {
  std::vector<int> queue = {z};
  std::vector<bool> seen(squares + 1);
  seen[z] = seen[y] = true;
  for (std::size_t i = 0; i < queue.size(); i++) {
    const int square = queue[i];
    if (holds[square] == 0) return square;
    std::vector<int> beside;
    if (rowOf(square) > 1) beside.push_back(square - side);
    if (columnOf(square) > 1) beside.push_back(square - 1);
    if (columnOf(square) < side) beside.push_back(square + 1);
    if (rowOf(square) < side) beside.push_back(square + side);
    for (const int next : beside) {
      if (seen[next] || laid[next]) continue;
      seen[next] = true;
      towards[next] = square;
      queue.push_back(next);
    }
  }
  return 0;
}

// Brings an empty square to z: the kings on the shortest way, which goes round y, move up one by one.
void bringBlank(int z, int y) {
  int blank = nearestBlank(z, y);
  if (blank == 0 || blank == z) return;
  // step: round
  while (blank != z) {
    const int ahead = towards[blank];
    slide(holds[ahead], blank);
    blank = ahead;
  }
}

int sign(int difference) { return (difference > 0) - (difference < 0); }

// Leads a king to square x, sideways first or upwards first. Before each step an empty square is put in its way.
void bringKing(int king, int x, Direction first = SIDEWAYS) {
  while (standsIn(king) != x) {
    const int y = standsIn(king);
    const int sideways = sign(columnOf(x) - columnOf(y));
    const int upwards = sign(rowOf(x) - rowOf(y)) * side;
    const int z = y + (sideways != 0 && (first == SIDEWAYS || upwards == 0) ? sideways : upwards);
    bringBlank(z, y);
    slide(king, z);
  }
}

// Gives square x what belongs there, a king or nothing, when all squares before it are laid.
void lay(int x, Direction first = SIDEWAYS) {
  const int king = wanted(x);
  if (king > 0) {
    bringKing(king, x, first);  // step: lay
  } else {
    bringBlank(x, 0);  // step: hole
  }
  laid[x] = true;
}

// Lays the last two squares of a row, or of a column: A and B, with C and D beside them, and E and F beside these.
void layPair(int a, Direction first) {
  const int along = first == SIDEWAYS ? 1 : side, across = first == SIDEWAYS ? side : 1;
  const int b = a + along, c = a + across, d = a + along + across, f = a + along + 2 * across;
  const int kingA = wanted(a), kingB = wanted(b);
  if (kingB == 0) {
    lay(a, first);
    lay(b, first);
    return;
  }
  bringKing(kingB, a, first);  // step: pair
  laid[a] = true;
  if (standsIn(kingA) == b) {
    bringBlank(d, b);
    slide(kingA, d);
  }
  if (standsIn(kingA) == d && nearestBlank(c, d) == 0) {
    laid[a] = false;  // step: free
    slide(kingB, b);
    laid[b] = true;
    bringBlank(f, d);
    slide(kingA, f);
    laid[b] = false;
    bringBlank(a, b);
    slide(kingB, a);
    laid[a] = true;
  }
  bringKing(kingA, c, first);
  bringBlank(b, c);
  slide(kingB, b);  // step: enter
  slide(kingA, a);
  laid[b] = true;
}

// The king in B steps aside into the corner of the board, the king in C slips through, and the corner is left.
void squeeze(int inB, int inC, int b, int c) {
  for (const int cell : {b + n + 1, b + 2 * n + 1, b + 3 * n + 1}) go(inB, cell);
  for (const int cell : {c + 1, c + 2 - n, b}) go(inC, cell);
  for (const int cell : {c + n + 2, c + n + 1, c}) go(inB, cell);
}

// Lays the last four squares, A B over C D. False when the kings of B and C would have to change places and cannot.
bool layLastFour(int a) {
  const int b = a + 1, c = a + side, d = a + side + 1;  // step: four
  const int kingA = wanted(a), kingB = wanted(b), kingC = wanted(c);
  if (kingA > 0) bringKing(kingA, a);
  laid[a] = true;
  if (kingB > 0 && kingC > 0) {
    bringBlank(d, 0);
    if (holds[b] == kingB) return true;
    if (n % 2 == 1) {
      return false;  // step: stuck
    }
    squeeze(kingC, kingB, home(b), home(c));  // step: squeeze
  } else if (kingB > 0) {
    bringKing(kingB, b, SIDEWAYS);
  } else if (kingC > 0) {
    bringKing(kingC, c, UPWARDS);
  }
  return true;
}

// Pushes all goals up as far as they go, then to the left; gives the kings whose goals moved, and from where.
std::vector<std::pair<int, int>> pushTargets() {
  std::vector<std::pair<int, int>> pushes;
  std::vector<int> owner(squares + 1);
  for (int king = 1; king <= k; king++) owner[goal[king]] = king;
  for (const Direction way : {UPWARDS, SIDEWAYS}) {
    const int stride = way == UPWARDS ? side : 1;
    for (int from = 1; from <= squares; from++) {
      const int king = owner[from];
      int room = (way == UPWARDS ? rowOf(from) : columnOf(from)) - 1;
      int to = from;
      for (; king > 0 && room > 0 && owner[to - stride] == 0; room--) to -= stride;
      if (to == from) continue;
      goal[king] = to;  // step: goal
      owner[from] = 0;
      owner[to] = king;
      pushes.push_back({king, from});
    }
  }
  return pushes;
}

// Lays the squares from the top. False when two kings would have to change places at the end and cannot.
bool layAll() {
  for (int row = 1; row <= side - 2; row++) {
    const int last = squareAt(row, side - 1);  // step: row
    for (int x = squareAt(row, 1); x < last; x++) lay(x);
    layPair(last, SIDEWAYS);
  }
  if (side > 2) {
    const int first = squareAt(side - 1, 1);  // step: strip
    for (int a = first; a < first + side - 2; a++) layPair(a, UPWARDS);
  }
  return side < 2 || layLastFour(squareAt(side - 1, side - 1));
}

// The kings on the board, those of the first squares first.
std::vector<int> occupants() {
  std::vector<int> found;
  for (const int king : holds)
    if (king > 0) found.push_back(king);
  return found;
}

// Whether all kings have come to their targets.
bool solve() {
  for (int king = 1; king <= k; king++) holds[standsIn(king)] = king;
  // Every king goes to the home cell of its square.
  const std::vector<int> occupied = occupants();  // step: tidy
  for (const int king : occupied) go(king, home(standsIn(king)));
  if (k < squares) {
    auto pushes = pushTargets();  // step: aim
    if (!layAll()) return false;
    // The pushes are undone, the last one first.
    std::reverse(pushes.begin(), pushes.end());  // step: release
    for (const auto& [king, from] : pushes) bringKing(king, from);
  } else {
    for (int king = 1; king <= k; king++) {
      if (standsIn(king) == goal[king]) continue;
      return false;  // step: full
    }
  }
  // Every king goes to its own cell within its square, the last square first.
  std::vector<int> all = occupants();  // step: settle
  std::reverse(all.begin(), all.end());
  for (const int king : all) go(king, target[king]);
  return true;
}

int main() {
  std::cin >> n >> k;
  side = (n + 1) / 2;
  squares = side * side;
  for (auto* own : {&at, &target}) {
    own->resize(k + 1);
    for (int king = 1, row, column; king <= k && std::cin >> row >> column; king++)
      (*own)[king] = (row - 1) * n + column;
  }
  goal.resize(k + 1);
  for (int king = 1; king <= k; king++) goal[king] = squareOf(target[king]);
  holds.resize(squares + 1);
  laid.resize(squares + 1);
  towards.resize(squares + 1);
  if (!solve()) {
    std::cout << "NIE\n";
    return 0;
  }
  std::cout << "TAK\n" << moves.size() << '\n';
  for (const auto& [king, cell] : moves)
    std::cout << king << ' ' << (cell - 1) / n + 1 << ' ' << (cell - 1) % n + 1 << '\n';
}
