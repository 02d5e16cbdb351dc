import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

/**
 * Pairs n players by an array of N places, N even: place i meets place N + 1 − i, then all but place 1 move on by one.
 * Reads n and the cycles, 1 or 2, and prints a line for each round: its games, White first. All count from 1.
 */
class Main {
  static List<List<int[]>> schedule(int n, int cycles) {
    int N = n + n % 2;
    int once = N - 1; // rounds until everyone has met everyone
    int dummy = n == N ? 0 : N; // a player who is not there, and has the first place
    int[] place = new int[N + 1]; // place[0] is the hand
    for (int i = 1; i <= N; i++) place[i] = dummy == 0 ? i : i == 1 ? dummy : i - 1; // step: seat
    List<List<int[]>> rounds = new ArrayList<>();
    for (int r = 1; r <= cycles * once; r++) {
      List<int[]> games = new ArrayList<>(); // step: round
      boolean secondCycle = r > once;
      boolean evenRound = (secondCycle ? r - once : r) % 2 == 0;
      for (int i = 1; i <= N / 2; i++) {
        int a = place[i], b = place[N + 1 - i]; // step: face
        if (a == dummy) continue; // step: bye
        // Of two facing places the even one has White. Place 1 stands still, so it alternates by round.
        boolean first = i == 1 ? evenRound : i % 2 == 0;
        boolean swap = first == secondCycle; // the second cycle reverses all colors
        games.add(swap ? new int[] {b, a} : new int[] {a, b}); // step: game
      }
      rounds.add(games); // step: full
      if (N > 2) rotate(place, N);
    }
    return rounds;
  }

  /** Everyone moves to the next place, from N to 2; place 1 is left out. */
  static void rotate(int[] place, int N) {
    place[0] = place[N]; // step: hold
    for (int i = N; i > 2; i--) {
      place[i] = place[i - 1]; // step: shift
    }
    place[2] = place[0]; // step: back
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt(), cycles = in.nextInt();
    StringBuilder out = new StringBuilder();
    for (List<int[]> games : schedule(n, cycles)) {
      for (int[] game : games) out.append(game[0]).append(' ').append(game[1]).append(' ');
      out.append('\n');
    }
    System.out.print(out);
  }
}
