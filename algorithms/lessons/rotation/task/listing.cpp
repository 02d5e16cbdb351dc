// Pairs n players by an array of N places, N even: place i meets place N + 1 − i, then all but place 1 move on by one.
// Reads n and the cycles, 1 or 2, and prints a line for each round: its games, White first. All count from 1.
#include <iostream>
#include <utility>
#include <vector>

using Game = std::pair<int, int>;

// Everyone moves to the next place, from N to 2; place 1 is left out.
void rotate(std::vector<int>& place, int N) {
  place[0] = place[N];  // step: hold
  for (int i = N; i > 2; i--) {
    place[i] = place[i - 1];  // step: shift
  }
  place[2] = place[0];  // step: back
}

std::vector<std::vector<Game>> schedule(int n, int cycles) {
  const int N = n + n % 2;
  const int once = N - 1;            // rounds until everyone has met everyone
  const int dummy = n == N ? 0 : N;  // a player who is not there, and has the first place
  std::vector<int> place(1);         // place[0] is the hand
  for (int i = 1; i <= N; i++) place.push_back(dummy == 0 ? i : i == 1 ? dummy : i - 1);  // step: seat
  std::vector<std::vector<Game>> rounds;
  for (int r = 1; r <= cycles * once; r++) {
    std::vector<Game> games;  // step: round
    const bool secondCycle = r > once;
    const bool evenRound = (secondCycle ? r - once : r) % 2 == 0;
    for (int i = 1; i <= N / 2; i++) {
      const int a = place[i], b = place[N + 1 - i];  // step: face
      if (a == dummy) continue;                      // step: bye
      // Of two facing places the even one has White. Place 1 stands still, so it alternates by round.
      const bool first = i == 1 ? evenRound : i % 2 == 0;
      const bool swap = first == secondCycle;  // the second cycle reverses all colors
      games.push_back(swap ? Game(b, a) : Game(a, b));  // step: game
    }
    rounds.push_back(games);  // step: full
    if (N > 2) rotate(place, N);
  }
  return rounds;
}

int main() {
  int n, cycles;
  std::cin >> n >> cycles;
  for (const auto& games : schedule(n, cycles)) {
    for (const auto& [white, black] : games) std::cout << white << ' ' << black << ' ';
    std::cout << '\n';
  }
}
