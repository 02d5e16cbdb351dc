import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Scanner;
import java.util.Set;
import java.util.StringJoiner;

/**
 * A largest matching of any graph: trees from all exposed vertices, in which odd cycles shrink (Edmonds, 1965). Reads n
 * and an edge a line, vertices from 0; prints the partner of each vertex, −1 for none. In here they count from 1.
 */
class Main {
  record Piece(int from, int to, boolean back) {}

  static final int EVEN = 1, ODD = 2;
  static int n;
  static List<List<Integer>> neighbors = new ArrayList<>();
  static int[] mate;
  static int[] label; // over how many edges a root is reached: an even or an odd number, 0 for none
  static int[] parent; // the even vertex from which an odd one was reached
  static int[] base; // of the outermost blossom around a vertex
  static List<List<Integer>> inside = new ArrayList<>(); // for a base the vertices of its blossom
  static int[] near; // of an odd vertex that a blossom took in, the edge that closed it: its end on this side
  static int[] far; // and the one beyond

  /** The next base on the way to the root. */
  static int above(int b) {
    return base[parent[mate[b]]];
  }

  static void join(int u, int v) {
    mate[u] = v;
    mate[v] = u;
  }

  /** Leaves nothing but the matching. */
  static void takeDown() {
    for (int v = 1; v <= n; v++) {
      base[v] = v;
      inside.set(v, List.of(v));
      label[v] = parent[v] = near[v] = far[v] = 0;
    }
  }

  /** Grows trees from all exposed vertices until two of them meet, and augments; false if they never meet. */
  static boolean search() {
    List<Integer> queue = new ArrayList<>();
    for (int v = 1; v <= n; v++) if (mate[v] == 0) queue.add(v);
    if (queue.isEmpty()) return false;
    for (int root : queue) label[root] = EVEN; // step: plant
    for (int i = 0; i < queue.size(); i++) {
      int u = queue.get(i); // step: scan
      for (int v : neighbors.get(u)) {
        if (v == mate[u] || base[v] == base[u]) continue;
        if (label[v] == ODD) {
          continue; // step: skip
        }
        if (label[v] != EVEN) {
          label[v] = ODD; // step: grow
          parent[v] = u;
          label[mate[v]] = EVEN;
          queue.add(mate[v]);
          continue;
        }
        int b = commonBase(u, v);
        if (b == 0) {
          augment(u, v); // step: meet
          takeDown(); // step: clear
          return true;
        }
        queue.addAll(shrink(u, v, b));
      }
    }
    return false;
  }

  /** The first base that the ways of two even vertices to their roots have in common; 0 if the roots differ. */
  static int commonBase(int u, int v) {
    Set<Integer> seen = new HashSet<>();
    for (int b = base[u]; b != 0; b = above(b)) seen.add(b);
    int b = base[v];
    while (b != 0 && !seen.contains(b)) b = above(b);
    return b;
  }

  /** Makes the odd cycle that u – v closes over the base b a blossom. Returns the odd vertices that are even now. */
  static List<Integer> shrink(int u, int v, int b) {
    List<Integer> bases = new ArrayList<>(List.of(b)); // step: close
    List<Integer> turned = new ArrayList<>();
    for (int x : new int[] {u, v}) {
      for (int even = base[x]; even != b; even = above(even)) {
        int odd = mate[even];
        bases.addAll(List.of(even, odd));
        turned.add(odd);
        near[odd] = x;
        far[odd] = u + v - x;
      }
    }
    List<Integer> whole = new ArrayList<>(); // step: base
    for (int x : bases) whole.addAll(inside.get(x));
    inside.set(b, whole); // step: shrink
    for (int w : whole) base[w] = b;
    for (int x : turned) {
      label[x] = EVEN; // step: turn
    }
    return turned;
  }

  /** Makes the matching one edge larger along the path from root to root over u – v, which joins two trees. */
  static void augment(int u, int v) {
    List<Integer> whole = wayToRoot(u);
    Collections.reverse(whole);
    whole.addAll(wayToRoot(v));
    for (int i = 0; i < whole.size(); i += 2) {
      join(whole.get(i), whole.get(i + 1)); // step: flip
    }
  }

  /** The way of an even vertex to its root. Pieces of it wait on a stack: where from, where to, whether backwards. */
  static List<Integer> wayToRoot(int start) {
    int root = base[start];
    while (mate[root] != 0) root = above(root);
    List<Integer> way = new ArrayList<>();
    List<Piece> waiting = new ArrayList<>(List.of(new Piece(start, root, false)));
    while (!waiting.isEmpty()) {
      Piece piece = waiting.remove(waiting.size() - 1);
      int from = piece.from, to = piece.to;
      boolean back = piece.back;
      if (from == to) {
        way.add(from); // step: pass
        continue;
      }
      List<Piece> pieces = new ArrayList<>(List.of(new Piece(from, from, back)));
      int partner = mate[from];
      if (near[from] == 0) {
        pieces.addAll(List.of(new Piece(partner, partner, back), new Piece(parent[partner], to, back)));
      } else {
        pieces.addAll(List.of(new Piece(near[from], partner, !back), new Piece(far[from], to, back))); // step: round
      }
      if (!back) Collections.reverse(pieces);
      waiting.addAll(pieces);
    }
    return way;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    n = in.nextInt();
    for (int v = 0; v <= n; v++) {
      neighbors.add(new ArrayList<>());
      inside.add(List.of());
    }
    while (in.hasNextInt()) {
      int u = in.nextInt() + 1, v = in.nextInt() + 1;
      neighbors.get(u).add(v);
      neighbors.get(v).add(u);
    }
    for (List<Integer> own : neighbors) own.sort(null);
    mate = new int[n + 1];
    label = new int[n + 1];
    parent = new int[n + 1];
    base = new int[n + 1];
    near = new int[n + 1];
    far = new int[n + 1];
    takeDown(); // step: start
    // Take easy edges first; fewer searches remain.
    for (int u = 1; u <= n; u++) {
      for (int v : neighbors.get(u)) {
        if (mate[u] != 0 || mate[v] != 0) continue;
        join(u, v); // step: pick
      }
    }
    while (search()) continue;
    StringJoiner out = new StringJoiner(" ");
    for (int v = 1; v <= n; v++) out.add(String.valueOf(mate[v] - 1));
    System.out.println(out);
  }
}
