import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/**
 * Pairs n players, everyone with everyone else once, by turning a circle of m seats: n, or n − 1 and a guest.
 * Reads n, and prints a line for each round: its games, White first. Players and rounds count from 1.
 */
class Main {
  static List<List<int[]>> schedule(int n) {
    boolean odd = n % 2 == 1;
    int m = odd ? n : n - 1; // seats: always odd
    List<List<int[]>> rounds = new ArrayList<>();
    for (int i = 1; i <= m; i++) {
      int top = i; // step: turn
      List<int[]> games = new ArrayList<>();
      for (int j = 1; j <= (m - 1) / 2; j++) {
        int a = wrap(top + j, m); // step: right
        int b = wrap(top - j, m); // step: left
        games.add(j % 2 == 0 ? new int[] {b, a} : new int[] {a, b}); // step: game
      }
      if (!odd) {
        games.add(i % 2 == 0 ? new int[] {n, top} : new int[] {top, n}); // step: guest
      }
      rounds.add(games); // step: full
    }
    return rounds;
  }

  /** The seat x on a circle of m: 1, 2, …, m, then 1 again, for x from 1 − m to 2m. */
  static int wrap(int x, int m) {
    return x < 1 ? x + m : x > m ? x - m : x;
  }

  public static void main(String[] args) {
    int n = new Scanner(System.in).nextInt();
    StringBuilder out = new StringBuilder();
    for (List<int[]> games : schedule(n)) {
      for (int[] game : games) out.append(game[0]).append(' ').append(game[1]).append(' ');
      out.append('\n');
    }
    System.out.print(out);
  }
}
