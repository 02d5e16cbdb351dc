// Pairs a round of a Swiss tournament in the three steps of M. Hošek: how many stay out, who that is, and which pairs.
// Reads n, how many pairs have met, how many players must not have the bye, then these pairs and players. Prints a pair
// a line, and the bye with 0. Players go by their places in the field, from 1, the best first; 0 is nobody.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

int n;
std::vector<std::vector<bool>> mayMeet;
std::vector<int> mate;  // partners in a matching that only says what is possible
std::vector<bool> gone;
std::vector<int> parent, base;

void join(int u, int v) {
  mate[u] = v;
  mate[v] = u;
}

int above(int b) { return base[parent[mate[b]]]; }

// Lets r, who is alone, find a partner, though others may have to change theirs. Odd cycles shrink (Edmonds, 1965).
bool augment(int r) {
  parent.assign(n + 1, 0);
  base.resize(n + 1);
  std::iota(base.begin(), base.end(), 0);
  std::vector<bool> isEven(n + 1);
  isEven[r] = true;
  std::vector<int> queue = {r};
  for (std::size_t i = 0; i < queue.size(); i++) {
    const int u = queue[i];
    for (int v = 1; v <= n; v++) {
      if (gone[v] || !mayMeet[u][v] || mate[u] == v || base[u] == base[v]) continue;
      if (isEven[v]) {
        std::set<int> seen = {base[r]};
        for (int b = base[u]; b != base[r]; b = above(b)) seen.insert(b);
        int top = base[v];  // of the odd cycle that u – v closes
        while (seen.count(top) == 0) top = above(top);
        std::set<int> inside;
        for (auto [x, next] : {std::pair{u, v}, std::pair{v, u}}) {
          while (base[x] != top) {
            inside.insert({base[x], base[mate[x]]});
            parent[x] = next;
            next = mate[x];
            x = parent[next];
          }
        }
        for (int w = 1; w <= n; w++) {
          if (inside.count(base[w]) == 0) continue;
          base[w] = top;
          if (!isEven[w]) queue.push_back(w);
          isEven[w] = true;
        }
      } else if (parent[v] == 0) {
        parent[v] = u;
        if (mate[v] != 0) {
          isEven[mate[v]] = true;
          queue.push_back(mate[v]);
          continue;
        }
        for (int x = v, before; x != 0; x = before) {
          before = mate[parent[x]];
          join(x, parent[x]);  // step: flip
        }
        return true;
      }
    }
  }
  return false;  // step: fail
}

// Lets v leave if there are as many pairs without it.
bool canLeave(int v) {
  const int partner = mate[v];
  gone[v] = true;  // step: leave
  mate[v] = mate[partner] = 0;
  if (partner == 0 || augment(partner)) return true;
  gone[v] = false;  // step: stay
  join(v, partner);
  return false;
}

// Lets u and v leave as a pair if all others can be paired without them.
bool canLeaveAsPair(int u, int v) {
  const int ofU = mate[u], ofV = mate[v];
  gone[u] = gone[v] = true;  // step: ask
  for (const int x : {u, v, ofU, ofV}) mate[x] = 0;
  if (ofU == v || augment(ofU)) return true;
  gone[u] = gone[v] = false;  // step: refuse
  join(u, ofU);
  join(v, ofV);
  return false;
}

int main() {
  int games, rests;
  std::cin >> n >> games >> rests;
  std::vector<std::pair<int, int>> met(games);
  for (auto& [a, b] : met) std::cin >> a >> b;
  std::vector<bool> noBye(n + 1);
  for (int p; std::cin >> p;) noBye[p] = true;
  std::vector<int> field(n + 1), place(n + 1);
  std::iota(field.begin(), field.end(), 0);
  // Who must not have the bye has had one, and the point for it: they stand above the others.
  std::stable_partition(field.begin() + 1, field.end(), [&](int p) { return noBye[p]; });  // step: start
  for (int u = 1; u <= n; u++) place[field[u]] = u;
  mayMeet.assign(n + 1, std::vector<bool>(n + 1, true));
  for (const auto& [a, b] : met) mayMeet[place[a]][place[b]] = mayMeet[place[b]][place[a]] = false;
  mate.assign(n + 1, 0);
  gone.assign(n + 1, false);

  // How many must stay out: a largest matching tells.
  for (int u = 1; u <= n; u++) {
    for (int v = u + 1; v <= n; v++) {
      if (mate[u] != 0 || mate[v] != 0 || !mayMeet[u][v]) continue;
      join(u, v);  // step: pick
    }
  }
  for (int r = 1; r <= n; r++) {
    if (mate[r] != 0) continue;
    augment(r);  // step: search
  }
  int count = std::count(mate.begin() + 1, mate.end(), 0);  // step: count

  // Who stays out, from the bottom; in an odd field the first of them has the bye.
  int bye = 0;  // step: who
  for (int v = n; v >= 1 && n % 2 == 1 && bye == 0; v--) {
    if (noBye[field[v]]) {
      continue;  // step: noBye
    }
    if (!canLeave(v)) continue;
    bye = v;  // step: bye
    count--;
  }
  for (int v = n; v >= 1 && count > 0; v--) {
    if (gone[v] || !canLeave(v)) continue;
    count--;  // step: out
  }

  // Which pairs: the best first, with the first whose leaving lets all others be paired.
  std::vector<int> left;  // step: which
  for (int v = 1; v <= n; v++)
    if (!gone[v]) left.push_back(v);
  std::vector<std::pair<int, int>> pairs;
  for (const int u : left) {
    if (gone[u]) continue;
    std::vector<int> opponents;  // step: player
    for (const int v : left)
      if (v > u && !gone[v]) opponents.push_back(v);
    for (const int v : opponents) {
      if (!mayMeet[u][v]) {
        continue;  // step: forbid
      }
      if (!canLeaveAsPair(u, v)) continue;
      pairs.push_back({field[u], field[v]});  // step: pair
      break;
    }
  }
  if (bye != 0) pairs.push_back({field[bye], 0});
  for (const auto& [a, b] : pairs) std::cout << a << ' ' << b << '\n';  // step: done
}
