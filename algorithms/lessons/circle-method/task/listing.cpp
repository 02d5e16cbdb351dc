// Pairs n players, everyone with everyone else once, by turning a circle of m seats: n, or n − 1 and a guest.
// Reads n, and prints a line for each round: its games, White first. Players and rounds count from 1.
#include <iostream>
#include <utility>
#include <vector>

using Game = std::pair<int, int>;

// The seat x on a circle of m: 1, 2, …, m, then 1 again, for x from 1 − m to 2m.
int wrap(int x, int m) {
  return x < 1 ? x + m : x > m ? x - m : x;
}

std::vector<std::vector<Game>> schedule(int n) {
  const bool odd = n % 2 == 1;
  const int m = odd ? n : n - 1;  // seats: always odd
  std::vector<std::vector<Game>> rounds;
  for (int i = 1; i <= m; i++) {
    const int top = i;  // step: turn
    std::vector<Game> games;
    for (int j = 1; j <= (m - 1) / 2; j++) {
      const int a = wrap(top + j, m);  // step: right
      const int b = wrap(top - j, m);  // step: left
      games.push_back(j % 2 == 0 ? Game(b, a) : Game(a, b));  // step: game
    }
    if (!odd) {
      games.push_back(i % 2 == 0 ? Game(n, top) : Game(top, n));  // step: guest
    }
    rounds.push_back(games);  // step: full
  }
  return rounds;
}

int main() {
  int n;
  std::cin >> n;
  for (const auto& games : schedule(n)) {
    for (const auto& [white, black] : games) std::cout << white << ' ' << black << ' ';
    std::cout << '\n';
  }
}
