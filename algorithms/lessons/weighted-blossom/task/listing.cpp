// A matching of the largest weight in any graph, found with prices (Edmonds, 1965). Reads n and an edge a line, u v
// weight, vertices from 0; prints the partner of each vertex, −1 for none. In here vertices count from 1, a blossom is a
// node behind them, and 0 is none. Weights are doubled, so that every price is a whole number.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

using Link = std::pair<int, int>;
using Nodes = std::vector<int>;
struct Edge {
  int u, v, twice;
};
using Edges = std::vector<Edge>;

const int S = 1, T = -1;  // labels: prices change by as much as these say
int n, nodes;
Nodes vertices;
std::vector<Edges> near;
Nodes mate;
Nodes y, z;                           // the prices of vertices and of blossoms
Nodes label;                          // of outermost nodes
Nodes outer;                          // the outermost node around a vertex
Nodes base;                           // the vertex of a node that has no partner inside
Nodes parent;                         // the blossom around a node
std::vector<Nodes> ring;              // the nodes of a blossom, from the one with the base on
std::vector<std::vector<Link>> links; // the edge from each of them to the next
std::vector<Link> came;               // the edge by which a tree came to a T, its own end first

int slack(const Edge& edge) { return y[edge.u] + y[edge.v] - edge.twice; }

Link reversed(Link link) { return {link.second, link.first}; }

Nodes verticesOf(int b) {
  if (b <= n) return {b};
  Nodes found;
  for (const int child : ring[b])
    for (const int v : verticesOf(child)) found.push_back(v);
  return found;
}

void lookFrom(const Nodes& own, Edges& queue) {
  for (const int v : own) queue.insert(queue.end(), near[v].begin(), near[v].end());
}

// The outermost blossoms.
Nodes outermost() {
  Nodes found;
  for (int b = n + 1; b <= nodes; b++)
    if (!ring[b].empty() && parent[b] == 0) found.push_back(b);
  return found;
}

// An outermost blossom with this label whose price is 0; 0 for none.
int worn(int own) {
  for (const int b : outermost())
    if (label[b] == own && z[b] == 0) return b;
  return 0;
}

void join(int u, int v) {
  mate[u] = v;
  mate[v] = u;
}

// The place in the ring of b of the child in which v lies.
int placeOf(int b, int v) {
  while (parent[v] != b) v = parent[v];
  return std::find(ring[b].begin(), ring[b].end(), v) - ring[b].begin();
}

// The nodes from the one around v up to its root, S and T in turn.
Nodes pathFrom(int v) {
  Nodes path = {outer[v]};
  while (const int up = outer[mate[base[path.back()]]]) path.insert(path.end(), {up, outer[came[up].second]});
  return path;
}

// The edge from a node of a tree to the one above it, its own end first.
Link edgeUp(int b) { return label[b] == T ? came[b] : Link{base[b], mate[base[b]]}; }

// Takes a ring apart: its nodes are outermost.
void release(int b) {
  for (const int child : ring[b]) {
    parent[child] = 0;
    for (const int v : verticesOf(child)) outer[v] = child;
  }
  label[b] = 0;
  ring[b].clear();
}

// Opens a T-blossom whose price is 0. The even way round its ring stays in the tree, the rest leaves it.
void expand(int b) {
  const Nodes own = ring[b];
  const int i = placeOf(b, came[b].first);  // where the tree came in
  release(b);                               // step: open
  // The partner of this node lies before it if i is even, else behind it. That way leads to the base.
  const bool forward = i % 2 == 1;
  Nodes way = forward ? Nodes(own.begin() + i, own.end()) : Nodes(own.rend() - i - 1, own.rend());
  if (forward) way.push_back(own[0]);
  label[way[0]] = T;  // step: relay
  came[way[0]] = came[b];
  for (std::size_t k = 2; k < way.size(); k += 2) {
    label[way[k - 1]] = S;
    label[way[k]] = T;
    came[way[k]] = forward ? reversed(links[b][i + k - 1]) : links[b][i - k];
  }
}

// Makes a blossom of the ring that a tight edge closes. Those who were T can look for edges from now on.
void shrink(Nodes left, Link edge, Nodes right, Edges& queue) {
  int top = 0;  // where the two ways to the root meet
  while (!left.empty() && !right.empty() && left.back() == right.back()) {
    top = left.back();
    left.pop_back();
    right.pop_back();
  }
  int b = n + 1;
  while (!ring[b].empty()) b++;
  ring[b] = {top};  // step: shrink
  ring[b].insert(ring[b].end(), left.rbegin(), left.rend());
  ring[b].insert(ring[b].end(), right.begin(), right.end());
  links[b].clear();
  for (auto node = left.rbegin(); node != left.rend(); node++) links[b].push_back(reversed(edgeUp(*node)));
  links[b].push_back(edge);
  for (const int node : right) links[b].push_back(edgeUp(node));
  base[b] = base[top];
  for (const int node : ring[b]) {
    if (label[node] == T) lookFrom(verticesOf(node), queue);
    parent[node] = b;
    label[node] = 0;
  }
  label[b] = S;
  for (const int v : verticesOf(b)) outer[v] = b;
}

// Follows tight edges from S until there are no more, or until one leads from one tree to another, which is returned.
Link scan() {
  Edges queue;
  for (const int v : vertices)
    if (label[outer[v]] == S) lookFrom({v}, queue);
  for (std::size_t i = 0; i < queue.size(); i++) {
    const auto [u, v, twice] = queue[i];
    const int other = outer[v];
    if (outer[u] == other || slack(queue[i]) != 0) continue;
    if (label[other] == 0) {
      const int partner = outer[mate[base[other]]];
      label[other] = T;  // step: grow
      came[other] = {v, u};
      label[partner] = S;
      lookFrom(verticesOf(partner), queue);
    } else if (label[other] == S) {
      const Nodes left = pathFrom(u), right = pathFrom(v);
      if (left.back() != right.back()) return {u, v};
      shrink(left, {u, v}, right, queue);  // step: meet
    }
  }
  return {0, 0};
}

// Makes v the base of the blossom b: from there round the ring, nodes are paired again, two by two.
void turn(int b, int v) {
  std::vector<std::pair<int, int>> todo = {{b, v}};
  for (std::size_t i = 0; i < todo.size(); i++) {
    const auto [node, newBase] = todo[i];
    if (base[node] == newBase) continue;
    const int first = placeOf(node, newBase);
    std::rotate(ring[node].begin(), ring[node].begin() + first, ring[node].end());
    std::rotate(links[node].begin(), links[node].begin() + first, links[node].end());
    base[node] = newBase;
    todo.push_back({ring[node][0], newBase});
    for (std::size_t k = 1; k < ring[node].size(); k += 2) {
      const auto [p, q] = links[node][k];
      if (mate[p] == q) continue;  // this half of the ring stays as it is
      join(p, q);                  // step: turn
      todo.insert(todo.end(), {{ring[node][k], p}, {ring[node][k + 1], q}});
    }
  }
}

// Exchanges matched and other edges on the way from one root over the edge u v to another: one more pair.
void augment(int u, int v) {
  std::vector<Link> joining = {{u, v}};
  for (const int end : {u, v})
    for (const int node : pathFrom(end))
      if (label[node] == T) joining.push_back(came[node]);
  for (const auto& [p, q] : joining) {
    join(p, q);  // step: match
    turn(outer[p], p);
    turn(outer[q], q);
  }
}

// Grows trees from all free vertices until there is one more pair, or until it pays to leave them free.
bool search(const Nodes& free) {
  for (;;) {
    if (y[free[0]] == 0) {
      return false;  // step: zero
    }
    const auto [p, q] = scan();
    if (p != 0) {
      augment(p, q);  // step: path
      return true;
    }
    if (const int b = worn(T)) {
      expand(b);
      continue;
    }
    // A price may fall to 0, and edges from S may become tight: to a node without label, or to another S.
    int delta = y[free[0]];  // step: bounds
    for (const Edges& own : near)
      for (const Edge& edge : own) {
        const int from = outer[edge.u], to = outer[edge.v];
        if (label[from] != S || from == to || label[to] == T) continue;
        delta = std::min(delta, label[to] == S ? slack(edge) / 2 : slack(edge));
      }
    for (const int b : outermost())
      if (label[b] == T) delta = std::min(delta, z[b] / 2);
    for (const int v : vertices) y[v] -= label[outer[v]] * delta;  // step: change
    for (const int b : outermost()) z[b] += label[b] * 2 * delta;
  }
}

int main() {
  std::cin >> n;
  near.resize(n + 1);
  int most = 0;
  for (int u, v, weight; std::cin >> u >> v >> weight; most = std::max(most, weight)) {
    near[u + 1].push_back({u + 1, v + 1, 2 * weight});
    near[v + 1].push_back({v + 1, u + 1, 2 * weight});
  }
  for (Edges& own : near)
    std::sort(own.begin(), own.end(), [](const Edge& a, const Edge& b) { return a.v < b.v; });
  nodes = n + n / 2;  // a ring has three nodes or more
  for (int v = 1; v <= n; v++) vertices.push_back(v);
  outer.resize(n + 1);
  std::iota(outer.begin(), outer.end(), 0);
  base = outer;
  y.assign(n + 1, most);  // step: start
  for (Nodes* all : {&z, &label, &base, &parent}) all->resize(nodes + 1);
  mate.resize(n + 1);
  ring.resize(nodes + 1);
  links.resize(nodes + 1);
  came.resize(nodes + 1);
  for (;;) {
    Nodes free;
    for (const int v : vertices)
      if (mate[v] == 0) free.push_back(v);
    if (free.empty()) {
      break;  // step: full
    }
    label.assign(nodes + 1, 0);  // step: search
    for (const int v : free) label[outer[v]] = S;
    if (!search(free)) break;
    while (const int b = worn(0)) {
      release(b);  // step: dissolve
    }
  }
  for (const int v : vertices) std::cout << mate[v] - 1 << (v < n ? ' ' : '\n');
}
