import java.util.*;

/**
 * A largest matching of any graph: a tree from each exposed vertex, in which odd cycles shrink (Edmonds, 1965). Reads n
 * and an edge a line, vertices from 0; prints the partner of each vertex, −1 for none.
 */
class Main {
  static List<List<Integer>> near = new ArrayList<>();
  static int[] mate;
  static int[] source; // where the path to a vertex comes from, when not from its partner
  static int[] base; // of the outermost blossom around a vertex

  /** Where the paths of u and v to the root come together. */
  static int meeting(int u, int v) {
    Set<Integer> above = new HashSet<>(Set.of(base[u]));
    for (int x = base[u]; mate[x] != -1; above.add(x)) x = base[source[mate[x]]];
    int y = base[v];
    while (!above.contains(y)) y = base[source[mate[y]]];
    return y;
  }

  static void search(int r, int n) {
    Arrays.fill(source, -1);
    for (int v = 0; v < n; v++) base[v] = v;
    boolean[] even = new boolean[n];
    even[r] = true; // step: plant
    List<Integer> queue = new ArrayList<>(List.of(r));
    for (int i = 0; i < queue.size(); i++) {
      int u = queue.get(i); // step: scan
      for (int v : near.get(u)) {
        if (base[u] == base[v] || v == mate[u]) continue;
        if (even[v]) {
          Set<Integer> inside = new HashSet<>(); // step: close
          int b = meeting(u, v); // step: base
          for (int[] ends : new int[][] {{u, v}, {v, u}})
            for (int x = ends[0], back = ends[1]; base[x] != b; x = source[back]) {
              inside.addAll(Arrays.asList(base[x], base[mate[x]]));
              source[x] = back;
              back = mate[x];
            }
          for (int w = 0; w < n; w++) {
            if (!inside.contains(base[w])) continue;
            base[w] = b; // step: shrink
            if (!even[w]) queue.add(w);
            even[w] = true; // step: turn
          }
        } else if (source[v] == -1) {
          source[v] = u;
          if (mate[v] == -1) {
            // Matched and unmatched change places along the path that ends in v.
            for (int x = v, before; x != -1; x = before) { // step: meet
              int y = source[x]; // step: pass
              before = mate[y];
              join(x, y); // step: flip
            }
            return;
          }
          even[mate[v]] = true; // step: grow
          queue.add(mate[v]);
        }
      }
    }
  }

  static void join(int u, int v) { mate[u] = v; mate[v] = u; }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    for (int v = 0; v < n; v++) near.add(new ArrayList<>());
    mate = new int[n]; source = new int[n]; base = new int[n];
    Arrays.fill(mate, -1);
    while (in.hasNextInt()) { int u = in.nextInt(), v = in.nextInt(); near.get(u).add(v); near.get(v).add(u); }
    for (List<Integer> own : near) own.sort(null);
    for (int u = 0; u < n; u++) for (int v : near.get(u)) if (mate[u] == -1 && mate[v] == -1) join(u, v); // step: pick
    for (int r = 0; r < n; r++) if (mate[r] == -1) search(r, n);
    System.out.println(Arrays.toString(mate).replaceAll("[\\[\\],]", ""));
  }
}
