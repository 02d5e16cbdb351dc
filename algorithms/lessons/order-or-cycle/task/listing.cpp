// An order in which every arrow points forward, or a cycle, so that there is none. Reads n and m, and m arrows u v: u beat v, or has
// to come before v; vertices count from 0. Prints ORDER and all vertices, or CYCLE and vertices of which each has an arrow to the
// next one, and the last one to the first.
#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

using Vertices = std::vector<int>;

std::pair<std::string, Vertices> solve(int n, const std::vector<std::pair<int, int>>& arrows) {
  Vertices need(n, 0);  // step: count
  std::vector<Vertices> after(n), before(n);
  for (const auto& [u, v] : arrows) {
    need[v]++;  // step: beats
    after[u].push_back(v);
    before[v].push_back(u);
  }

  Vertices order;  // step: peel
  for (int v = 0; v < n; v++)
    if (need[v] == 0) order.push_back(v);
  for (size_t k = 0; k < order.size(); k++) {
    const int u = order[k];  // step: place
    for (const int v : after[u]) {
      need[v]--;  // step: drop
      if (need[v] == 0) order.push_back(v);
    }
  }
  if (static_cast<int>(order.size()) == n) return {"ORDER", order};  // step: order

  Vertices walk;  // step: stuck
  std::vector<bool> seen(n, false);
  int v = 0;
  while (need[v] == 0) v++;
  while (!seen[v]) {
    seen[v] = true;  // step: walk
    walk.push_back(v);
    v = *std::find_if(before[v].begin(), before[v].end(), [&](int u) { return need[u] > 0; });
  }
  walk.erase(walk.begin(), std::find(walk.begin(), walk.end(), v));  // step: closes
  std::reverse(walk.begin(), walk.end());
  return {"CYCLE", walk};  // step: cycle
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int n, m;
  std::cin >> n >> m;
  std::vector<std::pair<int, int>> arrows(m);
  for (auto& [u, v] : arrows) std::cin >> u >> v;
  const auto [word, vertices] = solve(n, arrows);
  std::cout << word << '\n';
  for (const int v : vertices) std::cout << v << ' ';
  std::cout << '\n';
}
