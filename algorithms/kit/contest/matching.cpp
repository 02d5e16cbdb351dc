#include <map>

Number n;
std::map<std::pair<Number, Number>, Number> weightOf;  // of edges, the smaller end first

void readProblem(Input &in) {
  n = in.number(1, MOST_N);
#ifdef MOST_LEFT
  in.blank();
  const Number left = in.number(0, std::min<Number>(n, MOST_LEFT));
#endif
  in.line();
  while (!in.isOver()) {
#ifdef MOST_LEFT
    const Number u = in.number(0, left - 1);
    in.blank();
    const Number v = in.number(left, n - 1);
#else
    const Number u = in.number(0, n - 1);
    in.blank();
    const Number v = in.number(0, n - 1);
#endif
    Number weight = 1;
#ifdef MOST_WEIGHT
    in.blank();
    weight = in.number(1, MOST_WEIGHT);
#endif
    in.line();
    if (u == v) refuse("an edge joins a vertex to itself");
    if (!weightOf.insert({{std::min(u, v), std::max(u, v)}, weight}).second) refuse("an edge stands there twice");
    if (weightOf.size() > MOST_EDGES) refuse("there are too many edges");
  }
}
// part
// The number of the edges of a matching, or their weight.
Number worthOf(const string &output) {
  const vector<Number> partner = listOf(output);
  if (static_cast<Number>(partner.size()) != n) wrong(told(partner.size()) + " numbers instead of " + told(n));
  Number worth = 0;
  for (Number u = 0; u < n; u++) {
    const Number v = partner[u];
    if (v == -1) continue;
    if (v < 0 || v >= n) wrong("vertex " + told(u) + " has the partner " + told(v));
    if (v == u) wrong("vertex " + told(u) + " is its own partner");
    if (partner[v] != u) wrong(told(v) + " is the partner of " + told(u) + ", but not the other way");
    const auto edge = weightOf.find({std::min(u, v), std::max(u, v)});
    if (edge == weightOf.end()) wrong("no edge joins " + told(u) + " and " + told(v));
    if (u < v) worth += edge->second;
  }
  return worth;
}
