import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * An order in which every arrow points forward, or a cycle, so that there is none. Reads n and m, and m arrows u v: u beat v, or has
 * to come before v; vertices count from 0. Prints ORDER and all vertices, or CYCLE and vertices of which each has an arrow to the
 * next one, and the last one to the first.
 */
class Main {
  record Answer(String word, List<Integer> vertices) {}

  static Answer solve(int n, int[][] arrows) {
    int[] need = new int[n]; // step: count
    List<List<Integer>> after = new ArrayList<>(), before = new ArrayList<>();
    for (int v = 0; v < n; v++) {
      after.add(new ArrayList<>());
      before.add(new ArrayList<>());
    }
    for (int[] arrow : arrows) {
      need[arrow[1]]++; // step: beats
      after.get(arrow[0]).add(arrow[1]);
      before.get(arrow[1]).add(arrow[0]);
    }

    List<Integer> order = new ArrayList<>(); // step: peel
    for (int v = 0; v < n; v++) if (need[v] == 0) order.add(v);
    for (int k = 0; k < order.size(); k++) {
      int u = order.get(k); // step: place
      for (int v : after.get(u)) {
        need[v]--; // step: drop
        if (need[v] == 0) order.add(v);
      }
    }
    if (order.size() == n) return new Answer("ORDER", order); // step: order

    List<Integer> walk = new ArrayList<>(); // step: stuck
    boolean[] seen = new boolean[n];
    int v = 0;
    while (need[v] == 0) v++;
    while (!seen[v]) {
      seen[v] = true; // step: walk
      walk.add(v);
      v = before.get(v).stream().filter(u -> need[u] > 0).findFirst().orElseThrow();
    }
    List<Integer> cycle = walk.subList(walk.indexOf(v), walk.size()); // step: closes
    Collections.reverse(cycle);
    return new Answer("CYCLE", cycle); // step: cycle
  }

  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
    in.nextToken();
    int n = (int) in.nval;
    in.nextToken();
    int[][] arrows = new int[(int) in.nval][2];
    for (int[] arrow : arrows)
      for (int end = 0; end < 2; end++) {
        in.nextToken();
        arrow[end] = (int) in.nval;
      }
    Answer answer = solve(n, arrows);
    StringBuilder out = new StringBuilder(answer.word()).append('\n');
    for (int v : answer.vertices()) out.append(v).append(' ');
    System.out.println(out);
  }
}
