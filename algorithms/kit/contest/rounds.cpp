Number n, cycles = 1;

void readProblem(Input &in) {
  n = in.number(2, MOST_N);
#ifdef MOST_CYCLES
  in.blank();
  cycles = in.number(1, MOST_CYCLES);
#endif
  in.line();
}
// part
// Everyone meets everyone, as often as there are cycles, and the second time with the colors swapped.
Number worthOf(const string &output) {
  const auto rounds = gamesOf(output);
  vector<vector<Number>> white((n + 1) * (n + 1));  // of each pair, in its games
  for (size_t r = 0; r < rounds.size(); r++) {
    const string round = "in round " + told(r + 1) + " ";
    std::set<Number> busy;
    for (const auto &game : rounds[r]) {
      for (const Number player : {game.first, game.second}) {
        if (player < 1 || player > n) wrong(round + "there is a player " + told(player));
        if (!busy.insert(player).second) wrong(round + told(player) + " plays twice");
      }
      const Number a = std::min(game.first, game.second), b = std::max(game.first, game.second);
      auto &games = white[a * (n + 1) + b];
      games.push_back(game.first);
      if (static_cast<Number>(games.size()) > cycles) wrong(round + told(a) + " and " + told(b) + " meet too often");
    }
  }
  for (Number a = 1; a <= n; a++)
    for (Number b = a + 1; b <= n; b++) {
      const auto &games = white[a * (n + 1) + b];
      const string pair = told(a) + " and " + told(b);
      if (static_cast<Number>(games.size()) < cycles) wrong(pair + " do not meet often enough");
      if (cycles == 2 && games[0] == games[1]) wrong(pair + " meet twice with the same colors");
    }
  const Number most = (n + n % 2 - 1) * cycles;
  if (static_cast<Number>(rounds.size()) > most) wrong(told(rounds.size()) + " rounds, and " + told(most) + " are enough");
  return 0;
}
