Number n;
struct Edge {
  Number u, v, weight;
};
vector<Edge> edges;

void readProblem(Input &in) {
  n = in.number(1, MOST_N);
  in.blank();
  const Number m = in.number(0, MOST_EDGES);
  in.line();
  for (Number k = 0; k < m; k++) {
    Edge edge;
    edge.u = in.number(0, n - 1);
    in.blank();
    edge.v = in.number(0, n - 1);
    in.blank();
    edge.weight = in.number(0, MOST_WEIGHT);
    in.line();
    if (edge.u == edge.v) refuse("an edge joins a vertex to itself");
    edges.push_back(edge);
  }
}
// part
// Components by names, not by trees: the smaller one is renamed.
struct Named {
  vector<Number> name;
  vector<vector<Number>> members;

  Named() : name(n), members(n) {
    for (Number v = 0; v < n; v++) members[name[v] = v] = {v};
  }

  // The size of the component with this edge; negative if the edge is inside of one.
  Number add(const Edge &edge) {
    Number a = name[edge.u], b = name[edge.v];
    if (a == b) return -static_cast<Number>(members[a].size());
    if (members[a].size() < members[b].size()) std::swap(a, b);
    for (const Number x : members[b]) name[x] = a;
    members[a].insert(members[a].end(), members[b].begin(), members[b].end());
    members[b].clear();
    return members[a].size();
  }
};

// Everything is right or the output is wrong: all right ones are worth the same.
Number worthOf(const string &output) {
  const vector<Number> list = listOf(output);
  const Number m = edges.size();
  Named given, lightest, chosen;
  Number first = -1, count = 0, weight = 0;
  vector<Number> sizes;
  for (Number k = 0; k < m; k++) {
    const Number size = given.add(edges[k]);
    if (size < 0 && first == -1) first = k;
    sizes.push_back(std::abs(size));
  }
  vector<Edge> sorted = edges;
  std::sort(sorted.begin(), sorted.end(), [](const Edge &one, const Edge &other) { return one.weight < other.weight; });
  for (const Edge &edge : sorted)
    if (lightest.add(edge) > 0) {
      count++;
      weight += edge.weight;
    }
  if (static_cast<Number>(list.size()) != 1 + m + count)
    wrong(told(list.size()) + " numbers, and there should be " + told(1 + m + count));
  if (list[0] != first) wrong("the first edge that closes a cycle is " + told(first));
  for (Number k = 0; k < m; k++)
    if (list[1 + k] != sizes[k]) wrong("after edge " + told(k) + " the size is " + told(sizes[k]));
  for (Number at = 1 + m; at < static_cast<Number>(list.size()); at++) {
    const Number k = list[at];
    if (k < 0 || k >= m) wrong("there is no edge " + told(k));
    if (chosen.add(edges[k]) < 0) wrong("edge " + told(k) + " closes a cycle");
    weight -= edges[k].weight;
  }
  if (weight != 0) wrong("the forest weighs " + told(-weight) + " more than a lightest one");
  return 1;
}
