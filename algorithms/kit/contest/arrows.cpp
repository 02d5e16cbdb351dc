Number n;
vector<std::pair<Number, Number>> arrows;

void readProblem(Input &in) {
  n = in.number(1, MOST_N);
  in.blank();
  const Number m = in.number(0, MOST_ARROWS);
  in.line();
  for (Number k = 0; k < m; k++) {
    const Number u = in.number(0, n - 1);
    in.blank();
    const Number v = in.number(0, n - 1);
    in.line();
    if (u == v) refuse("an arrow leads from " + std::to_string(u) + " to itself");
    arrows.emplace_back(u, v);
  }
}
// part
// Everything is right or the output is wrong: an order and a cycle are never both possible.
Number worthOf(const string &output) {
  const string text = withPlainBlanks(output);
  size_t at = 0;
  while (at < text.size() && isBlank(text[at])) at++;
  size_t end = at;
  while (end < text.size() && !isBlank(text[end])) end++;
  const string word = text.substr(at, end - at);
  if (word != "ORDER" && word != "CYCLE") wrong("found \"" + word.substr(0, 30) + "\" instead of ORDER or CYCLE");
  const vector<Number> list = listOf(text.substr(end));
  vector<Number> place(n, -1);
  for (size_t k = 0; k < list.size(); k++) {
    if (list[k] < 0 || list[k] >= n) wrong("there is no vertex " + told(list[k]));
    if (place[list[k]] != -1) wrong("vertex " + told(list[k]) + " comes twice");
    place[list[k]] = k;
  }
  if (word == "ORDER") {
    if (static_cast<Number>(list.size()) < n) wrong("the order has " + told(list.size()) + " vertices");
    for (const auto &[u, v] : arrows)
      if (place[u] > place[v]) wrong("the arrow from " + told(u) + " to " + told(v) + " points back");
    return 1;
  }
  if (list.size() < 2) wrong("the cycle has " + told(list.size()) + " vertices");
  const std::set<std::pair<Number, Number>> there(arrows.begin(), arrows.end());
  for (size_t k = 0; k < list.size(); k++) {
    const Number next = list[(k + 1) % list.size()];
    if (there.count({list[k], next}) == 0) wrong("there is no arrow from " + told(list[k]) + " to " + told(next));
  }
  return 1;
}
