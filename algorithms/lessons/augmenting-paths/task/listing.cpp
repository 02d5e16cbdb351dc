// A largest matching of a graph with two sides, one augmenting path after the other. Reads n, left and an edge a line,
// from 0 to left − 1 to the others; prints the partner of each vertex, −1 for none.
#include <algorithm>
#include <iostream>
#include <vector>

enum Label { FREE, EVEN, ODD };  // how a vertex is reached: over an even or an odd number of edges

std::vector<std::vector<int>> near;
std::vector<int> mate;
std::vector<Label> label;
std::vector<int> parent;  // the even vertex from which an odd one was reached

void join(int u, int v) {
  mate[u] = v;
  mate[v] = u;
}

// Grows the alternating tree of r until it meets an exposed vertex, which is the answer, or −1.
int search(int r, std::vector<int>& tree) {
  label[r] = EVEN;  // step: root
  std::vector<int> queue = {r};
  for (std::size_t i = 0; i < queue.size(); i++) {
    const int u = queue[i];
    for (const int v : near[u]) {  // step: scan
      if (v == mate[u]) continue;
      if (label[v] == ODD) continue;  // step: skip
      parent[v] = u;
      const int w = mate[v];
      if (w == -1) return v;  // step: found
      label[v] = ODD;  // step: grow
      label[w] = EVEN;
      tree.insert(tree.end(), {v, w});
      queue.push_back(w);
    }
  }
  return -1;
}

// Matched and unmatched change places along the path from the end back to the root.
void augment(int end) {
  std::vector<int> path;
  for (int x = end; x != -1;) {
    path.push_back(x);  // step: back
    x = path.size() % 2 == 1 ? parent[x] : mate[x];
  }
  for (std::size_t i = 0; i < path.size(); i += 2) {
    join(path[i], path[i + 1]);  // step: flip
  }
}

int main() {
  int n, left;
  std::cin >> n >> left;
  near.resize(n);
  for (int u, v; std::cin >> u >> v;) {
    near[u].push_back(v);
    near[v].push_back(u);
  }
  for (auto& own : near) std::sort(own.begin(), own.end());
  mate.assign(n, -1);  // step: start
  label.assign(n, FREE);
  parent.assign(n, -1);
  // Take easy edges first; fewer searches remain.
  for (int u = 0; u < left; u++)
    for (const int v : near[u])
      if (mate[u] == -1 && mate[v] == -1) join(u, v);  // step: pick
  for (int r = 0; r < n; r++) {
    if (mate[r] != -1) continue;
    std::vector<int> tree = {r};
    const int end = search(r, tree);
    if (end == -1) continue;  // step: fail
    augment(end);
    for (const int v : tree) label[v] = FREE;  // step: clear
  }
  for (int v = 0; v < n; v++) std::cout << mate[v] << (v + 1 < n ? ' ' : '\n');  // step: tally
}
