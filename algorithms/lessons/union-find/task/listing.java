import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Union-find, and Kruskal's lightest forest.
 * Reads the numbers of vertices and edges, and each edge as two vertices from 0 and a weight. Prints the first edge, from
 * 0 as given, that closes a cycle, or -1; after each edge the size of its component; and the edges of a lightest forest.
 */
class Main {
  static int find(int[] parent, int x) {
    int root = x;
    while (parent[root] != root)
      root = parent[root]; // step: climb
    while (parent[x] != root) { // step: root
      int above = parent[x];
      parent[x] = root; // step: compress
      x = above;
    }
    return root;
  }

  // Joins the trees of two roots; gives the root of both.
  static int unite(int[] parent, int[] size, int a, int b) {
    if (a == b) return a;
    if (size[a] < size[b]) return unite(parent, size, b, a);
    parent[b] = a; // steps: join, hang
    size[a] += size[b]; // step: size
    return a;
  }

  static int[][] solve(int n, int[][] edges) {
    int[] parent = IntStream.range(0, n).toArray(), size = new int[n]; // step: start
    Arrays.fill(size, 1);
    int[] sizes = new int[edges.length], forest = new int[n];
    int first = -1, count = 0;
    for (int k = 0; k < edges.length; k++) {
      int a = find(parent, edges[k][0]), b = find(parent, edges[k][1]);
      int root = unite(parent, size, a, b);
      if (a == b) {
        first = first == -1 ? k : first; // step: closes
      }
      sizes[k] = size[root];
    }
    parent = IntStream.range(0, n).toArray(); // step: sort
    Arrays.fill(size, 1);
    Integer[] order = IntStream.range(0, edges.length).boxed().toArray(Integer[]::new);
    Arrays.sort(order, (j, k) -> Integer.compare(edges[j][2], edges[k][2]));
    for (int k : order) {
      int a = find(parent, edges[k][0]), b = find(parent, edges[k][1]);
      if (a == b) continue; // step: reject
      unite(parent, size, a, b);
      forest[count++] = k; // step: choose
    }
    return new int[][] {{first}, sizes, Arrays.copyOf(forest, count)}; // step: tally
  }

  public static void main(String[] args) throws IOException {
    StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
    in.nextToken();
    int n = (int) in.nval;
    in.nextToken();
    int[][] edges = new int[(int) in.nval][3];
    for (int[] edge : edges)
      for (int end = 0; end < 3; end++) {
        in.nextToken();
        edge[end] = (int) in.nval;
      }
    StringBuilder out = new StringBuilder();
    for (int[] line : solve(n, edges)) {
      for (int number : line) out.append(number).append(' ');
      out.append('\n');
    }
    System.out.print(out);
  }
}
