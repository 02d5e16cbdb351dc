// Pairs n players by halves: everyone meets the whole other half, then each half does the same at the same time.
// Reads n, and prints a line for each day: its games, White first. Days and players count from 1.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using Game = std::pair<int, int>;

std::vector<std::vector<Game>> games;  // by day
std::vector<std::vector<bool>> busy;   // by day and player

// Enters a game; a is the lower number.
void write(int a, int b, int day) {
  const bool even = (a + b) % 2 == 0;
  games[day].push_back(even ? Game(a, b) : Game(b, a));
  busy[day][a] = busy[day][b] = true;
}

// Pairs the players from…to, who have `size` seats, on free days from `day` on.
void pair(int from, int to, int size, int day) {
  if (from >= to) return;
  // The last seat of an odd call stays empty.
  const int seats = size + size % 2;  // step: call
  const int h = seats / 2;
  const bool resting = h > 1 && h % 2 == 1;
  for (int i = resting ? 1 : 0; i < h; i++) {
    for (int j = 0; j < h; j++) {  // step: turn
      const int a = from + j;
      const int b = from + h + (i + j) % h;
      if (b <= to) write(a, b, day);  // step: game
    }
    day++;
  }
  pair(from, std::min(from + h - 1, to), h, day);
  pair(from + h, to, h, day);
  if (!resting) return;
  for (const int end = day + h; day < end; day++) {          // step: back
    for (int a = from; a < from + h && a + h <= to; a++) {  // step: rest
      if (!busy[day][a] && !busy[day][a + h]) write(a, a + h, day);  // step: meet
    }
  }
}

int main() {
  int n;
  std::cin >> n;
  const int days = n % 2 == 1 ? n : n - 1;
  games.resize(days + 1);
  busy.assign(days + 1, std::vector<bool>(n + 1));
  pair(1, n, n, 1);
  for (int day = 1; day <= days; day++) {
    for (const auto& [white, black] : games[day]) std::cout << white << ' ' << black << ' ';
    std::cout << '\n';
  }
}
