Number n;

void readProblem(Input &in) {
  n = in.number(2, MOST_N);
  in.line();
}
// part
// Every seed once, byes for the best of them, and the best two, four, eight apart.
Number worthOf(const string &output) {
  const vector<Number> places = listOf(output);
  Number size = 1;
  while (size < n) size *= 2;
  if (static_cast<Number>(places.size()) != size) wrong(told(places.size()) + " places instead of " + told(size));
  vector<Number> at(n + 1, -1);
  for (Number k = 0; k < size; k++) {
    const Number seed = places[k];
    if (seed == 0) continue;
    if (seed < 0 || seed > n) wrong("there is a seed " + told(seed));
    if (at[seed] >= 0) wrong("seed " + told(seed) + " stands there twice");
    at[seed] = k;
  }
  for (Number seed = 1; seed <= n; seed++)
    if (at[seed] < 0) wrong("seed " + told(seed) + " is missing");
  for (Number seed = 1; seed <= size - n; seed++)
    if (places[at[seed] ^ 1] != 0) wrong("seed " + told(seed) + " has no bye");
  for (Number parts = 2; parts < size; parts *= 2) {
    std::set<Number> taken;
    for (Number seed = 1; seed <= parts; seed++)
      if (!taken.insert(at[seed] * parts / size).second) wrong("of the best " + told(parts) + " two meet too early");
  }
  return 0;
}
