// Floods a board: how far each cell is from the nearest S, a shortest way from an S to the T, and the number of regions.
// Reads rows, columns and the piece, R, K or N, and then the rows. Prints the number of regions, the rows of distances,
// -1 for walls and cells that are not reached, and the way as row, column, row, column, …, or -1.
#include <algorithm>
#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

using Cell = std::pair<int, int>;
using Cells = std::vector<Cell>;
using Board = std::vector<std::string>;
using Numbers = std::vector<std::vector<int>>;

Cells movesOf(char piece) {
  if (piece == 'R') return {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
  if (piece == 'K') return {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};
  return {{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}};
}

void flood(const Board& board, const Cells& moves, const Cells& starts, Numbers& distance, std::vector<Cells>& parent) {
  const int rows = board.size(), columns = board[0].size();
  std::queue<Cell> queue;
  for (const Cell& start : starts) queue.push(start);
  while (!queue.empty()) {
    const auto [r, c] = queue.front();  // step: look
    queue.pop();
    for (const auto& [down, right] : moves) {
      const int y = r + down, x = c + right;
      if (y < 0 || y >= rows || x < 0 || x >= columns) continue;  // step: outside
      if (board[y][x] == '#') continue;                           // step: wall
      if (distance[y][x] != -1) continue;                         // step: known
      distance[y][x] = distance[r][c] + 1;                        // step: grow
      parent[y][x] = {r, c};
      queue.push({y, x});
    }
  }
}

int countRegions(Board board, const Cells& moves) {
  const int rows = board.size(), columns = board[0].size();
  int regions = 0;
  for (int r = 0; r < rows; r++)
    for (int c = 0; c < columns; c++) {
      if (board[r][c] == '#') continue;
      regions++;  // step: region
      board[r][c] = '#';
      Cells patch = {{r, c}};
      for (size_t k = 0; k < patch.size(); k++)
        for (const auto& [down, right] : moves) {
          const int y = patch[k].first + down, x = patch[k].second + right;
          if (y < 0 || y >= rows || x < 0 || x >= columns || board[y][x] == '#') continue;
          board[y][x] = '#';  // step: spread
          patch.push_back({y, x});
        }
    }
  return regions;
}

Numbers solve(char piece, const Board& board) {
  const auto moves = movesOf(piece);
  Numbers lines(board.size(), std::vector<int>(board[0].size(), -1));  // step: start
  std::vector<Cells> parent(board.size(), Cells(board[0].size(), {-1, -1}));
  Cells starts;
  Cell cell = {-1, -1};  // the target, if it is reached
  for (int r = 0; r < static_cast<int>(board.size()); r++)
    for (int c = 0; c < static_cast<int>(board[r].size()); c++) {
      if (board[r][c] == 'T') cell = {r, c};
      if (board[r][c] != 'S') continue;
      lines[r][c] = 0;  // step: source
      starts.push_back({r, c});
    }
  flood(board, moves, starts, lines, parent);
  if (cell.first >= 0 && lines[cell.first][cell.second] == -1) cell = {-1, -1};
  std::vector<int> way;  // step: tally
  while (cell.first >= 0) {
    way.insert(way.end(), {cell.second, cell.first});  // step: back
    cell = parent[cell.first][cell.second];
  }
  std::reverse(way.begin(), way.end());
  lines.insert(lines.begin(), {countRegions(board, moves)});
  lines.push_back(way.empty() ? std::vector<int>{-1} : way);  // step: done
  return lines;
}

int main() {
  int rows, columns;
  char piece;
  std::cin >> rows >> columns >> piece;
  Board board(rows, std::string(columns, '.'));
  for (auto& row : board)
    for (char& cell : row) std::cin >> cell;
  for (const auto& line : solve(piece, board)) {
    for (const int number : line) std::cout << number << ' ';
    std::cout << '\n';
  }
}
