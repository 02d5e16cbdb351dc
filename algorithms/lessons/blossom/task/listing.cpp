// A largest matching of any graph: trees from all exposed vertices, in which odd cycles shrink (Edmonds, 1965). Reads n
// and an edge a line, vertices from 0; prints the partner of each vertex, −1 for none. In here they count from 1.
#include <algorithm>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

enum Label { NONE, EVEN, ODD };  // over how many edges a root is reached

struct Piece {
  int from, to;
  bool back;
};

int n;
std::vector<std::vector<int>> neighbors;
std::vector<int> mate;
std::vector<Label> label;
std::vector<int> parent;               // the even vertex from which an odd one was reached
std::vector<int> base;                 // of the outermost blossom around a vertex
std::vector<std::vector<int>> inside;  // for a base the vertices of its blossom
// Of an odd vertex that a blossom took in, the edge that closed it: its end on this side, and the one beyond.
std::vector<int> near, far;

// The next base on the way to the root.
int above(int b) { return base[parent[mate[b]]]; }

void join(int u, int v) {
  mate[u] = v;
  mate[v] = u;
}

// Leaves nothing but the matching.
void takeDown() {
  label.assign(n + 1, NONE);
  for (auto* own : {&parent, &near, &far}) own->assign(n + 1, 0);
  for (int v = 1; v <= n; v++) {
    base[v] = v;
    inside[v] = {v};
  }
}

// The first base that the ways of two even vertices to their roots have in common; 0 if the roots differ.
int commonBase(int u, int v) {
  std::set<int> seen;
  for (int b = base[u]; b != 0; b = above(b)) seen.insert(b);
  int b = base[v];
  while (b != 0 && seen.count(b) == 0) b = above(b);
  return b;
}

// Makes the odd cycle that u – v closes over the base b a blossom. Returns the odd vertices that are even now.
std::vector<int> shrink(int u, int v, int b) {
  std::vector<int> bases = {b};  // step: close
  std::vector<int> turned;
  for (const auto& [x, y] : {std::pair{u, v}, std::pair{v, u}}) {
    for (int even = base[x]; even != b; even = above(even)) {
      const int odd = mate[even];
      bases.insert(bases.end(), {even, odd});
      turned.push_back(odd);
      near[odd] = x;
      far[odd] = y;
    }
  }
  std::vector<int> whole;  // step: base
  for (const int x : bases) whole.insert(whole.end(), inside[x].begin(), inside[x].end());
  inside[b] = whole;  // step: shrink
  for (const int w : whole) base[w] = b;
  for (const int x : turned) {
    label[x] = EVEN;  // step: turn
  }
  return turned;
}

// The way of an even vertex to its root. Pieces of it wait on a stack: where from, where to, and whether backwards.
std::vector<int> wayToRoot(int start) {
  int root = base[start];
  while (mate[root] != 0) root = above(root);
  std::vector<int> way;
  std::vector<Piece> waiting = {{start, root, false}};
  while (!waiting.empty()) {
    const auto [from, to, back] = waiting.back();
    waiting.pop_back();
    if (from == to) {
      way.push_back(from);  // step: pass
      continue;
    }
    std::vector<Piece> pieces = {{from, from, back}};
    const int partner = mate[from];
    if (near[from] == 0) {
      pieces.insert(pieces.end(), {{partner, partner, back}, {parent[partner], to, back}});
    } else {
      pieces.insert(pieces.end(), {{near[from], partner, !back}, {far[from], to, back}});  // step: round
    }
    if (!back) std::reverse(pieces.begin(), pieces.end());
    waiting.insert(waiting.end(), pieces.begin(), pieces.end());
  }
  return way;
}

// Makes the matching one edge larger along the path from root to root over u – v, which joins two trees.
void augment(int u, int v) {
  std::vector<int> whole = wayToRoot(u);
  std::reverse(whole.begin(), whole.end());
  for (const int x : wayToRoot(v)) whole.push_back(x);
  for (std::size_t i = 0; i < whole.size(); i += 2) {
    join(whole[i], whole[i + 1]);  // step: flip
  }
}

// Grows trees from all exposed vertices until two of them meet, and augments; false if they never meet.
bool search() {
  std::vector<int> queue;
  for (int v = 1; v <= n; v++)
    if (mate[v] == 0) queue.push_back(v);
  if (queue.empty()) return false;
  for (const int root : queue) label[root] = EVEN;  // step: plant
  for (std::size_t i = 0; i < queue.size(); i++) {
    const int u = queue[i];  // step: scan
    for (const int v : neighbors[u]) {
      if (v == mate[u] || base[v] == base[u]) continue;
      if (label[v] == ODD) {
        continue;  // step: skip
      }
      if (label[v] != EVEN) {
        label[v] = ODD;  // step: grow
        parent[v] = u;
        label[mate[v]] = EVEN;
        queue.push_back(mate[v]);
        continue;
      }
      const int b = commonBase(u, v);
      if (b == 0) {
        augment(u, v);  // step: meet
        takeDown();     // step: clear
        return true;
      }
      for (const int x : shrink(u, v, b)) queue.push_back(x);
    }
  }
  return false;
}

int main() {
  std::cin >> n;
  neighbors.resize(n + 1);
  for (int u, v; std::cin >> u >> v;) {
    neighbors[u + 1].push_back(v + 1);
    neighbors[v + 1].push_back(u + 1);
  }
  for (auto& own : neighbors) std::sort(own.begin(), own.end());
  mate.resize(n + 1);
  base.resize(n + 1);
  inside.resize(n + 1);
  takeDown();  // step: start
  // Take easy edges first; fewer searches remain.
  for (int u = 1; u <= n; u++) {
    for (const int v : neighbors[u]) {
      if (mate[u] != 0 || mate[v] != 0) continue;
      join(u, v);  // step: pick
    }
  }
  while (search()) continue;
  for (int v = 1; v <= n; v++) std::cout << mate[v] - 1 << (v < n ? ' ' : '\n');
}
