Number n, k;
vector<std::pair<Number, Number>> starts, targets;  // rows and columns from 1

// Cells of which no two touch.
vector<std::pair<Number, Number>> cellsIn(Input &in) {
  vector<std::pair<Number, Number>> cells;
  for (Number king = 0; king < k; king++) {
    const Number row = in.number(1, n);
    in.blank();
    const Number column = in.number(1, n);
    in.line();
    for (const auto &cell : cells)
      if (std::abs(cell.first - row) <= 1 && std::abs(cell.second - column) <= 1) refuse("two kings touch");
    cells.emplace_back(row, column);
  }
  return cells;
}

void readProblem(Input &in) {
  n = in.number(1, MOST_N);
  in.blank();
  k = in.number(1, ((n + 1) / 2) * ((n + 1) / 2));
  in.line();
  starts = cellsIn(in);
  targets = cellsIn(in);
}
// part
const Number MOST_MOVES = 5000000;

// What stands between blanks, line ends and tabs.
class Words {
  const string &text;
  size_t at = 0;

  bool isGap() const { return text[at] == ' ' || text[at] == '\t' || text[at] == '\n' || text[at] == '\r'; }

 public:
  explicit Words(const string &whole) : text(whole) {}

  // The next word; nothing at the end.
  string word() {
    while (at < text.size() && isGap()) at++;
    const size_t start = at;
    while (at < text.size() && !isGap()) at++;
    return text.substr(start, at - start);
  }

  Number number() {
    const string found = word();
    const size_t first = !found.empty() && found[0] == '-' ? 1 : 0;
    if (found.size() == first || !std::all_of(found.begin() + first, found.end(), isDigit))
      wrong("found \"" + found.substr(0, 30) + "\" instead of a number");
    // What is larger than any number here may be cut.
    const Number size = found.size() > 15 && found.find_first_not_of('0', first) + 15 < found.size()
                            ? 1000000000000000
                            : std::stoll(found.substr(first));
    return first == 1 ? -size : size;
  }
};

// 1 for moves that lead to the targets, 0 for NIE.
Number worthOf(const string &output) {
  Words words(output);
  const string mark = "\xEF\xBB\xBF";
  string answer = words.word();
  // A byte order mark may stand before all of it, or alone.
  if (output.compare(0, 3, mark) == 0) answer = answer == mark ? words.word() : answer.substr(3);
  if (answer != "TAK" && answer != "NIE") wrong("found \"" + answer.substr(0, 30) + "\" instead of TAK or NIE");
  if (answer == "NIE") {
    if (!words.word().empty()) wrong("something stands behind NIE");
    return 0;
  }
  const Number count = words.number();
  if (count < 0 || count > MOST_MOVES) wrong("found " + told(count) + " for the number of moves");
  auto at = starts;
  vector<vector<Number>> board(n + 2, vector<Number>(n + 2, 0));
  for (Number king = 1; king <= k; king++) board[at[king - 1].first][at[king - 1].second] = king;
  for (Number move = 1; move <= count; move++) {
    const Number king = words.number(), row = words.number(), column = words.number();
    const string here = "move " + told(move) + ": ";
    if (king < 1 || king > k) wrong(here + "there is no king " + told(king));
    if (row < 1 || row > n || column < 1 || column > n) wrong(here + "king " + told(king) + " leaves the board");
    auto &own = at[king - 1];
    if (std::max(std::abs(own.first - row), std::abs(own.second - column)) != 1)
      wrong(here + "king " + told(king) + " goes another way than kings go");
    board[own.first][own.second] = 0;
    for (Number r = row - 1; r <= row + 1; r++)
      for (Number c = column - 1; c <= column + 1; c++)
        if (board[r][c] != 0) wrong(here + "king " + told(king) + " touches king " + told(board[r][c]));
    own = {row, column};
    board[row][column] = king;
  }
  if (!words.word().empty()) wrong("something stands behind the last move");
  for (Number king = 1; king <= k; king++)
    if (at[king - 1] != targets[king - 1]) wrong("king " + told(king) + " has not reached its target");
  return 1;
}
