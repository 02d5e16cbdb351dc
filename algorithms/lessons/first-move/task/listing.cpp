// Gives White in the rounds of the circle method: row by row of a table with a line for each player, so that nobody
// has more breaks than they must. Reads n, the rounds and their games; prints the games, White first. All count from 1.
#include <iostream>
#include <utility>
#include <vector>

using Game = std::pair<int, int>;
using Table = std::vector<std::vector<int>>;  // by player and round

// Whether a has White against b, a < b, in round i: in odd rows the right-hand player has it, in even ones the left.
bool firstHasWhite(int n, int i, int a, int b) {
  const int m = n % 2 == 1 ? n : n - 1;  // seats
  if (b > m) return i % 2 == 1;          // the player at the top against the one in the middle
  const int j = (a - i + m) % m;         // seats from the top to a, on the right
  const bool onRight = j <= (m - 1) / 2;
  const int row = onRight ? j : m - j;
  return onRight == (row % 2 == 1);
}

void colors(int n, std::vector<std::vector<Game>>& rounds) {
  const int count = rounds.size();
  Table opponent(n + 1, std::vector<int>(count + 1));
  Table given = opponent;  // what the rule says: 1 White, −1 Black
  Table color = opponent;  // what is written
  for (int i = 1; i <= count; i++) {
    for (const auto& [a, b] : rounds[i - 1]) {
      const bool aIsWhite = firstHasWhite(n, i, a, b);
      opponent[a][i] = b;
      opponent[b][i] = a;
      given[a][i] = aIsWhite ? 1 : -1;
      given[b][i] = aIsWhite ? -1 : 1;
    }
  }
  for (int p = 1; p <= n; p++) {
    std::vector<int>& row = color[p];  // step: player
    for (int r = 1; r <= count; r++) {
      if (opponent[p][r] == 0) continue;            // step: rest
      const int there = color[opponent[p][r]][r];   // in the opponent's row, if it is written
      row[r] = there == 0 ? given[p][r] : -there;   // step: game
    }
  }
  for (int i = 1; i <= count; i++)
    for (auto& [a, b] : rounds[i - 1])
      if (color[a][i] != 1) std::swap(a, b);
}

int main() {
  int n, count;
  std::cin >> n >> count;
  std::vector<std::vector<Game>> rounds(count, std::vector<Game>(n / 2));
  for (auto& games : rounds)
    for (auto& [a, b] : games) std::cin >> a >> b;
  colors(n, rounds);
  for (const auto& games : rounds) {
    for (const auto& [white, black] : games) std::cout << white << ' ' << black << ' ';
    std::cout << '\n';
  }
}
