import java.io.IOException;
import java.io.StreamTokenizer;

/**
 * Gives White in the rounds of the circle method: row by row of a table with a line for each player, so that nobody
 * has more breaks than they must. Reads n, the rounds and their games; prints the games, White first. All count from 1.
 */
class Main {
  /** Puts White first in each game of rounds[0], rounds[1], … */
  static void colors(int n, int[][][] rounds) {
    int[][] opponent = new int[n + 1][rounds.length + 1];
    int[][] given = new int[n + 1][rounds.length + 1]; // what the rule says: 1 White, −1 Black
    int[][] color = new int[n + 1][rounds.length + 1]; // what is written
    for (int i = 1; i <= rounds.length; i++) {
      for (int[] game : rounds[i - 1]) {
        int a = game[0], b = game[1];
        boolean aIsWhite = firstHasWhite(n, i, a, b);
        opponent[a][i] = b;
        opponent[b][i] = a;
        given[a][i] = aIsWhite ? 1 : -1;
        given[b][i] = aIsWhite ? -1 : 1;
      }
    }
    for (int p = 1; p <= n; p++) {
      int[] row = color[p]; // step: player
      for (int r = 1; r <= rounds.length; r++) {
        if (opponent[p][r] == 0) continue; // step: rest
        int there = color[opponent[p][r]][r]; // in the opponent's row, if it is written
        row[r] = there == 0 ? given[p][r] : -there; // step: game
      }
    }
    for (int i = 1; i <= rounds.length; i++)
      for (int[] game : rounds[i - 1]) {
        int a = game[0], b = game[1];
        game[0] = color[a][i] == 1 ? a : b;
        game[1] = color[a][i] == 1 ? b : a;
      }
  }

  /** Whether a has White against b, a < b, in round i: in odd rows the right-hand player has it, in even ones the left. */
  static boolean firstHasWhite(int n, int i, int a, int b) {
    int m = n % 2 == 1 ? n : n - 1; // seats
    if (b > m) return i % 2 == 1; // the player at the top against the one in the middle
    int j = (a - i + m) % m; // seats from the top to a, on the right
    boolean onRight = j <= (m - 1) / 2;
    int row = onRight ? j : m - j;
    return onRight == (row % 2 == 1);
  }

  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new java.io.InputStreamReader(System.in));
    int n = next(in);
    int[][][] rounds = new int[next(in)][n / 2][2];
    for (int[][] games : rounds)
      for (int[] game : games)
        for (int k = 0; k < 2; k++) game[k] = next(in);
    colors(n, rounds);
    StringBuilder out = new StringBuilder();
    for (int[][] games : rounds) {
      for (int[] game : games) out.append(game[0]).append(' ').append(game[1]).append(' ');
      out.append('\n');
    }
    System.out.print(out);
  }

  static int next(StreamTokenizer in) throws IOException {
    in.nextToken();
    return (int) in.nval;
  }
}
