import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;

/**
 * A largest matching of a graph with two sides, one augmenting path after the other. Reads n, left and an edge a line,
 * from 0 to left − 1 to the others; prints the partner of each vertex, −1 for none.
 */
class Main {
  static final int FREE = 0, EVEN = 1, ODD = 2;
  static List<List<Integer>> near = new ArrayList<>();
  static int[] mate;
  static int[] label; // how a vertex is reached: over an even or an odd number of edges
  static int[] parent; // the even vertex from which an odd one was reached

  /** Grows the alternating tree of r until it meets an exposed vertex, which is the answer, or −1. */
  static int search(int r, List<Integer> tree) {
    label[r] = EVEN; // step: root
    tree.add(r);
    List<Integer> queue = new ArrayList<>(List.of(r));
    for (int i = 0; i < queue.size(); i++) {
      int u = queue.get(i);
      for (int v : near.get(u)) { // step: scan
        if (v == mate[u]) continue;
        if (label[v] == ODD) continue; // step: skip
        parent[v] = u;
        int w = mate[v];
        if (w == -1) return v; // step: found
        label[v] = ODD; // step: grow
        label[w] = EVEN;
        tree.addAll(List.of(v, w));
        queue.add(w);
      }
    }
    return -1;
  }

  static void join(int u, int v) {
    mate[u] = v;
    mate[v] = u;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt(), left = in.nextInt();
    for (int v = 0; v < n; v++) near.add(new ArrayList<>());
    while (in.hasNextInt()) {
      int u = in.nextInt(), v = in.nextInt();
      near.get(u).add(v);
      near.get(v).add(u);
    }
    for (List<Integer> own : near) own.sort(null);
    mate = new int[n];
    parent = new int[n];
    label = new int[n];
    Arrays.fill(mate, -1); // step: start
    // Take easy edges first; fewer searches remain.
    for (int u = 0; u < left; u++)
      for (int v : near.get(u))
        if (mate[u] == -1 && mate[v] == -1) join(u, v); // step: pick
    for (int r = 0; r < n; r++) {
      if (mate[r] != -1) continue;
      List<Integer> tree = new ArrayList<>();
      int end = search(r, tree);
      if (end == -1) continue; // step: fail
      // Matched and unmatched change places along the path from the end back to the root.
      List<Integer> path = new ArrayList<>();
      for (int x = end; x != -1; ) {
        path.add(x); // step: back
        x = path.size() % 2 == 1 ? parent[x] : mate[x];
      }
      for (int i = 0; i < path.size(); i += 2)
        join(path.get(i), path.get(i + 1)); // step: flip
      for (int v : tree) label[v] = FREE; // step: clear
    }
    // step: tally
    System.out.println(Arrays.stream(mate).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
  }
}
