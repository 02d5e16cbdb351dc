Number rows, columns;
char piece;
vector<string> board;

void readProblem(Input &in) {
  rows = in.number(1, MOST_ROWS);
  in.blank();
  columns = in.number(1, MOST_COLUMNS);
  in.blank();
  piece = in.sign("RKN");
  in.line();
  Number targets = 0;
  for (Number r = 0; r < rows; r++) {
    board.emplace_back();
    for (Number c = 0; c < columns; c++) {
      board.back() += in.sign(".#ST");
      if (board.back().back() == 'T' && ++targets > 1) refuse("there is a second target");
    }
    in.line();
  }
}
// part
using Cell = std::pair<Number, Number>;

bool isFree(Number r, Number c) { return r >= 0 && r < rows && c >= 0 && c < columns && board[r][c] != '#'; }

// Whether the piece goes from one cell to another in one step.
bool isStep(Cell from, Cell to) {
  const Number down = std::abs(to.first - from.first), right = std::abs(to.second - from.second);
  if (piece == 'N') return down * right == 2;
  return piece == 'R' ? down + right == 1 : std::max(down, right) == 1;
}

// The free cells that are one step away.
vector<Cell> near(Cell from) {
  vector<Cell> found;
  for (Number r = from.first - 2; r <= from.first + 2; r++)
    for (Number c = from.second - 2; c <= from.second + 2; c++)
      if (isFree(r, c) && isStep(from, {r, c})) found.push_back({r, c});
  return found;
}

// Numbers what can be reached from the cells of a ring, and says so of each.
void flood(vector<Cell> ring, vector<vector<Number>> &number) {
  for (const auto &[r, c] : ring) number[r][c] = 0;
  for (Number k = 1; !ring.empty(); k++) {
    vector<Cell> next;
    for (const Cell &cell : ring)
      for (const auto &[r, c] : near(cell))
        if (number[r][c] == -1) {
          number[r][c] = k;
          next.push_back({r, c});
        }
    ring = next;
  }
}

// Everything is right or the output is wrong: all right ones are worth the same.
Number worthOf(const string &output) {
  const vector<Number> list = listOf(output);
  const size_t count = 1 + rows * columns;
  if (list.size() <= count) wrong(told(list.size()) + " numbers, and there should be " + told(count + 1) + " at least");
  vector<vector<Number>> number(rows, vector<Number>(columns, -1)), seen = number;
  vector<Cell> sources, targets;
  Number regions = 0;
  for (Number r = 0; r < rows; r++)
    for (Number c = 0; c < columns; c++) {
      if (board[r][c] == 'S') sources.push_back({r, c});
      if (board[r][c] == 'T') targets.push_back({r, c});
      if (!isFree(r, c) || seen[r][c] != -1) continue;
      regions++;
      flood({{r, c}}, seen);
    }
  flood(sources, number);
  if (list[0] != regions) wrong(told(list[0]) + " regions, and there are " + told(regions));
  for (Number r = 0; r < rows; r++)
    for (Number c = 0; c < columns; c++)
      if (list[1 + r * columns + c] != number[r][c])
        wrong("row " + told(r) + ", column " + told(c) + ": " + told(list[1 + r * columns + c]));
  const vector<Number> way(list.begin() + count, list.end());
  if (targets.empty() || number[targets[0].first][targets[0].second] == -1) {
    if (way != vector<Number>{-1}) wrong("there is no way");
    return 1;
  }
  const Number length = number[targets[0].first][targets[0].second];
  if (static_cast<Number>(way.size()) != 2 * length + 2) wrong("the way has " + told(way.size()) + " numbers");
  vector<Cell> cells;
  for (size_t k = 0; k < way.size(); k += 2) cells.push_back({way[k], way[k + 1]});
  for (const auto &[r, c] : cells)
    if (!isFree(r, c)) wrong("the way leads over row " + told(r) + ", column " + told(c));
  if (board[cells[0].first][cells[0].second] != 'S' || cells.back() != targets[0]) wrong("the way has other ends");
  for (size_t k = 1; k < cells.size(); k++)
    if (!isStep(cells[k - 1], cells[k])) wrong("step " + told(k) + " of the way is none");
  return 1;
}
