import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

/**
 * Lists how a bracket of the Dutch system is changed when its first pairing will not do: by transpositions of S2, or by
 * exchanges of so many players between S1 and S2. Reads s1, s2 and the size of the exchange, 0 for transpositions.
 * Players count from 1, first those of S1, then those of S2; places from 0.
 */
class Main {
  /** The transpositions of S2, the smallest first, by the first s1 places. Each order is made from the one before. */
  static List<List<Integer>> transpositions(int s1, int s2) {
    List<List<Integer>> list = new ArrayList<>();
    List<Integer> S2 = new ArrayList<>();
    for (int p = s1 + 1; p <= s1 + s2; p++) S2.add(p); // step: seat
    for (;;) {
      list.add(new ArrayList<>(S2.subList(0, s1))); // step: list
      if (s1 < s2 - 1) Collections.reverse(S2.subList(s1, s2)); // step: skip
      int i = s2 - 2;
      while (i >= 0 && S2.get(i) > S2.get(i + 1)) i--;
      if (i < 0) return list; // step: last
      int pivot = S2.get(i); // step: pivot
      int j = s2 - 1;
      while (S2.get(j) < pivot) j--;
      int heir = S2.get(j); // step: heir
      S2.set(i, heir); // step: swap
      S2.set(j, pivot);
      if (i < s2 - 2) Collections.reverse(S2.subList(i + 1, s2)); // step: turn
    }
  }

  /** The smallest difference first, then the weakest group of S1, then the strongest group of S2. */
  static List<List<Integer>> exchanges(int s1, int s2, int size) {
    List<List<Integer>> list = new ArrayList<>();
    List<Integer> first = new ArrayList<>(), second = new ArrayList<>();
    for (int p = s1; p >= 1; p--) first.add(p); // step: bracket
    for (int p = s1 + 1; p <= s1 + s2; p++) second.add(p);
    List<List<Integer>> upper = groups(first, size); // 5.4, 5.3, 5.2, …
    List<List<Integer>> lower = groups(second, size); // 6.7, 6.8, 6.9, …
    for (int d = size * size; d <= size * (s1 + s2 - size); d++) {
      for (List<Integer> down : upper) { // step: difference
        for (List<Integer> up : lower) {
          if (sum(up) - sum(down) != d) continue;
          List<Integer> entry = new ArrayList<>(down); // step: exchange
          entry.addAll(up);
          list.add(entry);
        }
      }
    }
    return list; // step: complete
  }

  /** All groups of `size` of these players, in the order in which they are written. */
  static List<List<Integer>> groups(List<Integer> players, int size) {
    List<List<Integer>> found = new ArrayList<>();
    if (size == 0) found.add(new ArrayList<>());
    for (int k = 0; size > 0 && k < players.size(); k++) {
      for (List<Integer> others : groups(players.subList(k + 1, players.size()), size - 1)) {
        others.add(0, players.get(k));
        found.add(others);
      }
    }
    return found;
  }

  static int sum(List<Integer> players) {
    return players.stream().mapToInt(Integer::intValue).sum();
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int s1 = in.nextInt(), s2 = in.nextInt(), size = in.nextInt();
    StringBuilder out = new StringBuilder();
    for (List<Integer> entry : size == 0 ? transpositions(s1, s2) : exchanges(s1, s2, size))
      out.append(entry.toString().replaceAll("[\\[\\],]", "")).append('\n');
    System.out.print(out);
  }
}
