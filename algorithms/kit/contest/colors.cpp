Number n;
vector<std::set<std::pair<Number, Number>>> games;  // of each round, the smaller number first

// The rounds are those of the circle method: in round i there meet who have the sum 2i, or who has the number i and
// the last one of an even field.
void readProblem(Input &in) {
  n = in.number(2, MOST_N);
  const Number seats = n % 2 == 1 ? n : n - 1;
  in.blank();
  games.resize(in.number(seats, seats));
  in.line();
  for (Number i = 1; i <= seats; i++) {
    std::set<Number> busy;
    for (Number k = 0; k < n / 2; k++) {
      if (k > 0) in.blank();
      const Number a = in.number(1, n);
      in.blank();
      const Number b = in.number(a + 1, n);
      if (!busy.insert(a).second || !busy.insert(b).second) refuse("a player has two games in a round");
      if (b > seats ? a != i : (a + b - 2 * i) % seats != 0) refuse("a game does not belong to its round");
      games[i - 1].insert({a, b});
    }
    in.line();
  }
}
// part
// All games of each round, colors that are shared, and no more breaks than there must be.
Number worthOf(const string &output) {
  const auto rounds = gamesOf(output);
  if (rounds.size() > games.size()) wrong("there are too many rounds");
  vector<vector<bool>> whites(n + 1);
  for (size_t r = 0; r < games.size(); r++) {
    const string round = "in round " + told(r + 1) + " ";
    auto open = games[r];
    for (const auto &game : r < rounds.size() ? rounds[r] : vector<std::pair<Number, Number>>()) {
      const std::pair<Number, Number> pair = std::minmax(game.first, game.second);
      if (open.erase(pair) == 0) wrong(round + told(pair.first) + " and " + told(pair.second) + " have no game, or two");
      whites[game.first].push_back(true);
      whites[game.second].push_back(false);
    }
    if (!open.empty()) wrong(round + "a game is missing");
  }
  Number breaks = 0;
  for (Number player = 1; player <= n; player++) {
    const auto &own = whites[player];
    const Number white = std::count(own.begin(), own.end(), true);
    const Number black = static_cast<Number>(own.size()) - white;
    if (std::abs(white - black) > (n % 2 == 1 ? 0 : 1)) wrong(told(player) + " has White " + told(white) + " times of " + told(own.size()));
    for (size_t k = 1; k < own.size(); k++) breaks += own[k] == own[k - 1];
  }
  const Number fewest = n % 2 == 1 ? 0 : n - 2;
  if (breaks > fewest) wrong(told(breaks) + " breaks, and " + told(fewest) + " are enough");
  return 0;
}
