// Union-find, and Kruskal's lightest forest.
// Reads the numbers of vertices and edges, and each edge as two vertices from 0 and a weight. Prints the first edge, from
// 0 as given, that closes a cycle, or -1; after each edge the size of its component; and the edges of a lightest forest.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

using Numbers = std::vector<int>;

int find(Numbers& parent, int x) {
  int root = x;
  while (parent[root] != root)
    root = parent[root];  // step: climb
  while (parent[x] != root) {  // step: root
    const int above = parent[x];
    parent[x] = root;  // step: compress
    x = above;
  }
  return root;
}

// Joins the trees of two roots; gives the root of both.
int unite(Numbers& parent, Numbers& size, int a, int b) {
  if (a == b) return a;
  if (size[a] < size[b]) std::swap(a, b);
  parent[b] = a;  // steps: join, hang
  size[a] += size[b];  // step: size
  return a;
}

std::vector<Numbers> solve(int n, const std::vector<Numbers>& edges) {
  Numbers alone(n), order(edges.size()), sizes, forest;
  std::iota(alone.begin(), alone.end(), 0);
  Numbers parent = alone, size(n, 1);  // step: start
  int first = -1;
  for (int k = 0; k < static_cast<int>(edges.size()); k++) {
    const int a = find(parent, edges[k][0]), b = find(parent, edges[k][1]);
    const int root = unite(parent, size, a, b);
    if (a == b) {
      first = first == -1 ? k : first;  // step: closes
    }
    sizes.push_back(size[root]);
  }
  parent = alone;  // step: sort
  size.assign(n, 1);
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](int j, int k) { return edges[j][2] < edges[k][2]; });
  for (const int k : order) {
    const int a = find(parent, edges[k][0]), b = find(parent, edges[k][1]);
    if (a == b) continue;  // step: reject
    unite(parent, size, a, b);
    forest.push_back(k);  // step: choose
  }
  return {{first}, sizes, forest};  // step: tally
}

int main() {
  int n, m;
  std::cin >> n >> m;
  std::vector<Numbers> edges(m, Numbers(3));
  for (auto& edge : edges) std::cin >> edge[0] >> edge[1] >> edge[2];
  for (const auto& line : solve(n, edges)) {
    for (const int number : line) std::cout << number << ' ';
    std::cout << '\n';
  }
}
