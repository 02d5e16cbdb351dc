// Lists how a bracket of the Dutch system is changed when its first pairing will not do: by transpositions of S2, or by
// exchanges of so many players between S1 and S2. Reads s1, s2 and the size of the exchange, 0 for transpositions.
// Players count from 1, first those of S1, then those of S2; places from 0.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

using Players = std::vector<int>;

// The transpositions of S2, the smallest first, by the first s1 places. Each order is made from the one before.
std::vector<Players> transpositions(int s1, int s2) {
  std::vector<Players> list;
  Players S2(s2);
  std::iota(S2.begin(), S2.end(), s1 + 1);  // step: seat
  for (;;) {
    list.emplace_back(S2.begin(), S2.begin() + s1);            // step: list
    if (s1 < s2 - 1) std::reverse(S2.begin() + s1, S2.end());  // step: skip
    int i = s2 - 2;
    while (i >= 0 && S2[i] > S2[i + 1]) i--;
    if (i < 0) return list;   // step: last
    const int pivot = S2[i];  // step: pivot
    int j = s2 - 1;
    while (S2[j] < pivot) j--;
    const int heir = S2[j];  // step: heir
    S2[i] = heir;            // step: swap
    S2[j] = pivot;
    if (i < s2 - 2) std::reverse(S2.begin() + i + 1, S2.end());  // step: turn
  }
}

// All groups of `size` of the players from `from` on, in the order in which they are written, behind those of `group`.
void collect(const Players& players, int from, int size, Players& group, std::vector<Players>& found) {
  if (size == 0) return found.push_back(group);
  for (int k = from; k < (int)players.size(); k++) {
    group.push_back(players[k]);
    collect(players, k + 1, size - 1, group, found);
    group.pop_back();
  }
}

int sum(const Players& players) { return std::accumulate(players.begin(), players.end(), 0); }

// The smallest difference first, then the weakest group of S1, then the strongest group of S2.
std::vector<Players> exchanges(int s1, int s2, int size) {
  std::vector<Players> list, upper, lower;
  Players first(s1), second(s2), group;
  std::iota(first.rbegin(), first.rend(), 1);  // step: bracket
  std::iota(second.begin(), second.end(), s1 + 1);
  collect(first, 0, size, group, upper);   // 5.4, 5.3, 5.2, …
  collect(second, 0, size, group, lower);  // 6.7, 6.8, 6.9, …
  for (int d = size * size; d <= size * (s1 + s2 - size); d++) {
    for (const Players& down : upper) {  // step: difference
      for (const Players& up : lower) {
        if (sum(up) - sum(down) != d) continue;
        list.push_back(down);  // step: exchange
        list.back().insert(list.back().end(), up.begin(), up.end());
      }
    }
  }
  return list;  // step: complete
}

int main() {
  int s1, s2, size;
  std::cin >> s1 >> s2 >> size;
  for (const Players& entry : size == 0 ? transpositions(s1, s2) : exchanges(s1, s2, size)) {
    for (int player : entry) std::cout << player << ' ';
    std::cout << '\n';
  }
}
