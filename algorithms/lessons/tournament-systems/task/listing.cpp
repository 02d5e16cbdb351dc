// Draws a knockout of n seeded players. The tree lies in a row: the winner at place 1, the two that play for place v at
// 2v and 2v + 1. Reads n, and prints the seeds of the first round, 0 for nobody. Seeds count from 1.
#include <iostream>
#include <vector>

std::vector<int> draw(int n) {
  int size = 2;
  while (size < n) size *= 2;
  std::vector<int> draw(2 * size);  // the seed expected at each place
  draw[1] = 1;                      // step: top
  for (int k = 1; k < size; k *= 2) {
    // The two seeds of a match make this sum.
    const int sum = 2 * k + 1;  // step: fold
    for (int v = k; v < 2 * k; v++) {
      const int s = draw[v];
      draw[2 * v] = s;  // step: pair
      draw[2 * v + 1] = sum - s;
    }
  }
  return {draw.begin() + size, draw.end()};
}

int main() {
  int n;
  std::cin >> n;
  for (int seed : draw(n)) std::cout << (seed > n ? 0 : seed) << ' ';
  std::cout << '\n';
}
