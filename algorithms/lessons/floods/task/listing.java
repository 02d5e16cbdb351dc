import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Scanner;

/**
 * Floods a board: how far each cell is from the nearest S, a shortest way from an S to the T, and the number of regions.
 * Reads rows, columns and the piece, R, K or N, and then the rows. Prints the number of regions, the rows of distances,
 * -1 for walls and cells that are not reached, and the way as row, column, row, column, …, or -1.
 */
class Main {
  static int[][] movesOf(String piece) {
    return switch (piece) {
      case "R" -> new int[][] {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
      case "K" -> new int[][] {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};
      default -> new int[][] {{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}};
    };
  }

  static void flood(String[] board, int[][] moves, List<int[]> starts, int[][] distance, int[][][] parent) {
    int rows = board.length, columns = board[0].length();
    Queue<int[]> queue = new ArrayDeque<>(starts);
    while (!queue.isEmpty()) {
      int[] cell = queue.remove(); // step: look
      for (int[] move : moves) {
        int y = cell[0] + move[0], x = cell[1] + move[1];
        if (y < 0 || y >= rows || x < 0 || x >= columns) continue; // step: outside
        if (board[y].charAt(x) == '#') continue; // step: wall
        if (distance[y][x] != -1) continue; // step: known
        distance[y][x] = distance[cell[0]][cell[1]] + 1; // step: grow
        parent[y][x] = cell;
        queue.add(new int[] {y, x});
      }
    }
  }

  static int countRegions(String[] board, int[][] moves) {
    int rows = board.length, columns = board[0].length(), regions = 0;
    boolean[][] seen = new boolean[rows][columns];
    for (int r = 0; r < rows; r++)
      for (int c = 0; c < columns; c++) {
        if (seen[r][c] || board[r].charAt(c) == '#') continue;
        regions++; // step: region
        seen[r][c] = true;
        List<int[]> patch = new ArrayList<>(List.of(new int[] {r, c}));
        for (int k = 0; k < patch.size(); k++)
          for (int[] move : moves) {
            int y = patch.get(k)[0] + move[0], x = patch.get(k)[1] + move[1];
            if (y < 0 || y >= rows || x < 0 || x >= columns) continue;
            if (seen[y][x] || board[y].charAt(x) == '#') continue;
            seen[y][x] = true; // step: spread
            patch.add(new int[] {y, x});
          }
      }
    return regions;
  }

  static List<int[]> solve(String piece, String[] board) {
    int rows = board.length, columns = board[0].length();
    int[][] moves = movesOf(piece);
    int[][] distance = new int[rows][columns]; // step: start
    for (int[] row : distance) Arrays.fill(row, -1);
    int[][][] parent = new int[rows][columns][]; // a source has none
    List<int[]> starts = new ArrayList<>();
    int[] cell = null; // the target, if it is reached
    for (int r = 0; r < rows; r++)
      for (int c = 0; c < columns; c++) {
        if (board[r].charAt(c) == 'T') cell = new int[] {r, c};
        if (board[r].charAt(c) != 'S') continue;
        distance[r][c] = 0; // step: source
        starts.add(new int[] {r, c});
      }
    flood(board, moves, starts, distance, parent);
    if (cell != null && distance[cell[0]][cell[1]] == -1) cell = null;
    List<int[]> way = new ArrayList<>(); // step: tally
    while (cell != null) {
      way.add(0, cell); // step: back
      cell = parent[cell[0]][cell[1]];
    }
    List<int[]> lines = new ArrayList<>(List.of(distance));
    lines.add(0, new int[] {countRegions(board, moves)});
    lines.add(way.isEmpty() ? new int[] {-1} : way.stream().flatMapToInt(Arrays::stream).toArray()); // step: done
    return lines;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int rows = in.nextInt(), columns = in.nextInt();
    String piece = in.next();
    StringBuilder cells = new StringBuilder();
    while (cells.length() < rows * columns) cells.append(in.next());
    String[] board = new String[rows];
    for (int r = 0; r < rows; r++) board[r] = cells.substring(r * columns, (r + 1) * columns);
    StringBuilder out = new StringBuilder();
    for (int[] line : solve(piece, board)) {
      for (int number : line) out.append(number).append(' ');
      out.append('\n');
    }
    System.out.print(out);
  }
}
