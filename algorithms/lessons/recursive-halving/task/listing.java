import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/**
 * Pairs n players by halves: everyone meets the whole other half, then each half does the same at the same time.
 * Reads n, and prints a line for each day: its games, White first. Days and players count from 1.
 */
class Main {
  static List<List<int[]>> games = new ArrayList<>(); // by day
  static boolean[][] busy; // by day and player

  static List<List<int[]>> schedule(int n) {
    int days = n % 2 == 1 ? n : n - 1;
    for (int day = 0; day <= days; day++) games.add(new ArrayList<>());
    busy = new boolean[days + 1][n + 1];
    pair(1, n, n, 1);
    return games.subList(1, days + 1);
  }

  /** Pairs the players from…to, who have `size` seats, on free days from `day` on. */
  static void pair(int from, int to, int size, int day) {
    if (from >= to) return;
    // The last seat of an odd call stays empty.
    int seats = size + size % 2; // step: call
    int h = seats / 2;
    boolean resting = h > 1 && h % 2 == 1;
    for (int i = resting ? 1 : 0; i < h; i++) {
      for (int j = 0; j < h; j++) { // step: turn
        int a = from + j;
        int b = from + h + (i + j) % h;
        if (b <= to) write(a, b, day); // step: game
      }
      day++;
    }
    pair(from, Math.min(from + h - 1, to), h, day);
    pair(from + h, to, h, day);
    if (!resting) return;
    for (int end = day + h; day < end; day++) { // step: back
      for (int a = from; a < from + h && a + h <= to; a++) { // step: rest
        if (!busy[day][a] && !busy[day][a + h]) write(a, a + h, day); // step: meet
      }
    }
  }

  /** Enters a game; a is the lower number. */
  static void write(int a, int b, int day) {
    boolean even = (a + b) % 2 == 0;
    games.get(day).add(even ? new int[] {a, b} : new int[] {b, a});
    busy[day][a] = busy[day][b] = true;
  }

  public static void main(String[] args) {
    int n = new Scanner(System.in).nextInt();
    StringBuilder out = new StringBuilder();
    for (List<int[]> day : schedule(n)) {
      for (int[] game : day) out.append(game[0]).append(' ').append(game[1]).append(' ');
      out.append('\n');
    }
    System.out.print(out);
  }
}
