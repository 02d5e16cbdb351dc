Number n;
std::set<std::pair<Number, Number>> met;
std::set<Number> noBye;

void readProblem(Input &in) {
  n = in.number(1, MOST_N);
  in.blank();
  const Number games = in.number(0, n * (n - 1) / 2);
  in.blank();
  const Number rests = in.number(0, n % 2 == 1 ? n : 0);
  in.line();
  for (Number k = 0; k < games; k++) {
    const Number a = in.number(1, n);
    in.blank();
    const Number b = in.number(1, n);
    in.line();
    if (a == b) refuse("a player meets himself");
    if (!met.insert(std::minmax(a, b)).second) refuse("a pair stands there twice");
  }
  for (Number k = 0; k < rests; k++) {
    if (!noBye.insert(in.number(1, n)).second) refuse("a player stands there twice");
    in.line();
  }
}
// part
// Two for each pair, and one for the bye.
Number worthOf(const string &output) {
  Number pairs = 0, byes = 0;
  std::set<Number> busy;
  for (const auto &row : rowsOf(output)) {
    if (row.size() != 2) wrong("a line has " + told(row.size()) + " numbers instead of two");
    const Number a = row[0], b = row[1];
    for (const Number player : b == 0 ? vector<Number>{a} : vector<Number>{a, b}) {
      if (player < 1 || player > n) wrong("there is a player " + told(player));
      if (!busy.insert(player).second) wrong(told(player) + " has two places");
    }
    if (b > 0) {
      if (met.count(std::minmax(a, b)) > 0) wrong(told(a) + " and " + told(b) + " have met before");
      pairs++;
      continue;
    }
    if (n % 2 == 0 || byes > 0) wrong(told(a) + " has the bye, and there is none");
    if (noBye.count(a) > 0) wrong(told(a) + " must not have the bye");
    byes++;
  }
  return 2 * pairs + byes;
}
