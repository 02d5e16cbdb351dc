// A largest matching of any graph: a tree from each exposed vertex, in which odd cycles shrink (Edmonds, 1965). Reads n
// and an edge a line, vertices from 0; prints the partner of each vertex, −1 for none.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <set>
#include <vector>

int n;
std::vector<std::vector<int>> near;
std::vector<int> mate;
std::vector<int> source;  // where the path to a vertex comes from, when not from its partner
std::vector<int> base;    // of the outermost blossom around a vertex

// Where the paths of u and v to the root come together.
int meeting(int u, int v) {
  std::set<int> above = {base[u]};
  for (int x = base[u]; mate[x] != -1; above.insert(x)) x = base[source[mate[x]]];
  int y = base[v];
  while (above.count(y) == 0) y = base[source[mate[y]]];
  return y;
}

// Matched and unmatched change places along the path that ends in x.
void exchange(int x) {
  while (x != -1) {
    const int u = source[x];  // step: pass
    const int before = mate[u];
    mate[x] = u;  // step: flip
    mate[u] = x;
    x = before;
  }
}

void search(int r) {
  source.assign(n, -1);
  std::iota(base.begin(), base.end(), 0);
  std::vector<bool> even(n);
  even[r] = true;  // step: plant
  std::vector<int> queue = {r};
  for (std::size_t i = 0; i < queue.size(); i++) {
    const int u = queue[i];  // step: scan
    for (const int v : near[u]) {
      if (base[u] == base[v] || v == mate[u]) continue;
      if (even[v]) {
        std::set<int> inside;         // step: close
        const int b = meeting(u, v);  // step: base
        for (auto [x, back] : {std::pair{u, v}, std::pair{v, u}})
          while (base[x] != b) {
            inside.insert({base[x], base[mate[x]]});
            source[x] = back;
            back = mate[x];
            x = source[back];
          }
        for (int w = 0; w < n; w++) {
          if (inside.count(base[w]) == 0) continue;
          base[w] = b;  // step: shrink
          if (!even[w]) queue.push_back(w);
          even[w] = true;  // step: turn
        }
      } else if (source[v] == -1) {
        source[v] = u;
        if (mate[v] == -1) return exchange(v);  // step: meet
        even[mate[v]] = true;                   // step: grow
        queue.push_back(mate[v]);
      }
    }
  }
}

int main() {
  std::cin >> n;
  near.resize(n), mate.assign(n, -1), base.resize(n);
  for (int u, v; std::cin >> u >> v;) near[u].push_back(v), near[v].push_back(u);
  for (auto& own : near) std::sort(own.begin(), own.end());
  for (int u = 0; u < n; u++)
    for (const int v : near[u]) if (mate[u] == -1 && mate[v] == -1) mate[u] = v, mate[v] = u;  // step: pick
  for (int r = 0; r < n; r++) if (mate[r] == -1) search(r);
  for (int v = 0; v < n; v++) std::cout << mate[v] << (v + 1 < n ? ' ' : '\n');
}
