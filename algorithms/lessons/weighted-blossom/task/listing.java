import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A matching of the largest weight in any graph, found with prices (Edmonds, 1965). Reads n and an edge a line, u v
 * weight, vertices from 0; prints the partner of each vertex, −1 for none. In here vertices count from 1, a blossom is a
 * node behind them, and 0 is none. Weights are doubled, so that every price is a whole number.
 */
class Main {
  record Edge(int u, int v, int twice) {}

  record Link(int u, int v) {
    Link reversed() {
      return new Link(v, u);
    }
  }

  static final int S = 1, T = -1; // labels: prices change by as much as these say
  static int n, nodes;
  static List<Integer> vertices;
  static List<List<Edge>> near = new ArrayList<>();
  static int[] mate;
  static int[] y, z; // the prices of vertices and of blossoms
  static int[] label; // of outermost nodes
  static int[] outer; // the outermost node around a vertex
  static int[] base; // the vertex of a node that has no partner inside
  static int[] parent; // the blossom around a node
  static List<List<Integer>> ring = new ArrayList<>(); // the nodes of a blossom, from the one with the base on
  static List<List<Link>> links = new ArrayList<>(); // the edge from each of them to the next
  static Link[] came; // the edge by which a tree came to a T, its own end first

  static int slack(Edge edge) {
    return y[edge.u] + y[edge.v] - edge.twice;
  }

  static List<Integer> verticesOf(int b) {
    if (b <= n) return List.of(b);
    List<Integer> found = new ArrayList<>();
    for (int child : ring.get(b)) found.addAll(verticesOf(child));
    return found;
  }

  static void lookFrom(List<Integer> own, List<Edge> queue) {
    for (int v : own) queue.addAll(near.get(v));
  }

  static List<Integer> outermost() {
    List<Integer> found = new ArrayList<>();
    for (int b = n + 1; b <= nodes; b++) if (!ring.get(b).isEmpty() && parent[b] == 0) found.add(b);
    return found;
  }

  /** An outermost blossom with this label whose price is 0; 0 for none. */
  static int worn(int own) {
    for (int b : outermost()) if (label[b] == own && z[b] == 0) return b;
    return 0;
  }

  static void join(int u, int v) {
    mate[u] = v;
    mate[v] = u;
  }

  /** The place in the ring of b of the child in which v lies. */
  static int placeOf(int b, int v) {
    while (parent[v] != b) v = parent[v];
    return ring.get(b).indexOf(v);
  }

  /** The nodes from the one around v up to its root, S and T in turn. */
  static List<Integer> pathFrom(int v) {
    List<Integer> path = new ArrayList<>(List.of(outer[v]));
    for (;;) {
      int up = outer[mate[base[path.get(path.size() - 1)]]];
      if (up == 0) return path;
      path.addAll(List.of(up, outer[came[up].v]));
    }
  }

  /** The edge from a node of a tree to the one above it, its own end first. */
  static Link edgeUp(int b) {
    return label[b] == T ? came[b] : new Link(base[b], mate[base[b]]);
  }

  /** Grows trees from all free vertices until there is one more pair, or until it pays to leave them free. */
  static boolean search(List<Integer> free) {
    for (;;) {
      if (y[free.get(0)] == 0) {
        return false; // step: zero
      }
      Link joining = scan();
      if (joining != null) {
        augment(joining); // step: path
        return true;
      }
      int b = worn(T);
      if (b != 0) {
        expand(b);
        continue;
      }
      // A price may fall to 0, and edges from S may become tight: to a node without label, or to another S.
      int delta = y[free.get(0)]; // step: bounds
      for (List<Edge> own : near) {
        for (Edge edge : own) {
          int from = outer[edge.u], to = outer[edge.v];
          if (label[from] != S || from == to || label[to] == T) continue;
          delta = Math.min(delta, label[to] == S ? slack(edge) / 2 : slack(edge));
        }
      }
      for (int t : outermost()) if (label[t] == T) delta = Math.min(delta, z[t] / 2);
      for (int v : vertices) y[v] -= label[outer[v]] * delta; // step: change
      for (int node : outermost()) z[node] += label[node] * 2 * delta;
    }
  }

  /** Follows tight edges from S until there are no more, or until one leads from one tree to another. */
  static Link scan() {
    List<Edge> queue = new ArrayList<>();
    for (int v : vertices) if (label[outer[v]] == S) lookFrom(List.of(v), queue);
    for (int i = 0; i < queue.size(); i++) {
      Edge edge = queue.get(i);
      int u = edge.u, v = edge.v, other = outer[v];
      if (outer[u] == other || slack(edge) != 0) continue;
      if (label[other] == 0) {
        int partner = outer[mate[base[other]]];
        label[other] = T; // step: grow
        came[other] = new Link(v, u);
        label[partner] = S;
        lookFrom(verticesOf(partner), queue);
      } else if (label[other] == S) {
        List<Integer> left = pathFrom(u), right = pathFrom(v);
        if (!left.get(left.size() - 1).equals(right.get(right.size() - 1))) return new Link(u, v);
        shrink(left, new Link(u, v), right, queue); // step: meet
      }
    }
    return null;
  }

  /** Makes a blossom of the ring that a tight edge closes. Those who were T can look for edges from now on. */
  static void shrink(List<Integer> left, Link edge, List<Integer> right, List<Edge> queue) {
    Collections.reverse(left);
    Collections.reverse(right);
    int common = 0; // so many nodes lie on both ways to the root, the last where they meet
    while (common < left.size() && common < right.size() && left.get(common).equals(right.get(common))) common++;
    int top = left.get(common - 1);
    List<Integer> down = left.subList(common, left.size()), up = right.subList(common, right.size());
    Collections.reverse(up);
    int b = n + 1;
    while (!ring.get(b).isEmpty()) b++;
    List<Integer> own = new ArrayList<>(List.of(top)); // step: shrink
    own.addAll(down);
    own.addAll(up);
    ring.set(b, own);
    List<Link> around = new ArrayList<>();
    for (int node : down) around.add(edgeUp(node).reversed());
    around.add(edge);
    for (int node : up) around.add(edgeUp(node));
    links.set(b, around);
    base[b] = base[top];
    for (int node : own) {
      if (label[node] == T) lookFrom(verticesOf(node), queue);
      parent[node] = b;
      label[node] = 0;
    }
    label[b] = S;
    for (int v : verticesOf(b)) outer[v] = b;
  }

  /** Takes a ring apart: its nodes are outermost. */
  static void release(int b) {
    for (int child : ring.get(b)) {
      parent[child] = 0;
      for (int v : verticesOf(child)) outer[v] = child;
    }
    label[b] = 0;
    ring.set(b, List.of());
  }

  /** Opens a T-blossom whose price is 0. The even way round its ring stays in the tree, the rest leaves it. */
  static void expand(int b) {
    List<Integer> own = ring.get(b);
    int i = placeOf(b, came[b].u); // where the tree came in
    release(b); // step: open
    // The partner of this node lies before it if i is even, else behind it. That way leads to the base.
    boolean forward = i % 2 == 1;
    List<Integer> way = new ArrayList<>(forward ? own.subList(i, own.size()) : own.subList(0, i + 1));
    if (forward) way.add(own.get(0));
    else Collections.reverse(way);
    label[way.get(0)] = T; // step: relay
    came[way.get(0)] = came[b];
    for (int k = 2; k < way.size(); k += 2) {
      label[way.get(k - 1)] = S;
      label[way.get(k)] = T;
      came[way.get(k)] = forward ? links.get(b).get(i + k - 1).reversed() : links.get(b).get(i - k);
    }
  }

  /** Exchanges matched and other edges on the way from one root over an edge to another: one more pair. */
  static void augment(Link edge) {
    List<Link> joining = new ArrayList<>(List.of(edge));
    for (int end : List.of(edge.u, edge.v))
      for (int node : pathFrom(end)) if (label[node] == T) joining.add(came[node]);
    for (Link link : joining) {
      join(link.u, link.v); // step: match
      turn(outer[link.u], link.u);
      turn(outer[link.v], link.v);
    }
  }

  /** Makes v the base of the blossom b: from there round the ring, nodes are paired again, two by two. */
  static void turn(int b, int v) {
    List<int[]> todo = new ArrayList<>(List.of(new int[] {b, v}));
    for (int i = 0; i < todo.size(); i++) {
      int node = todo.get(i)[0], newBase = todo.get(i)[1];
      if (base[node] == newBase) continue;
      int first = placeOf(node, newBase);
      Collections.rotate(ring.get(node), -first);
      Collections.rotate(links.get(node), -first);
      List<Integer> own = ring.get(node);
      base[node] = newBase;
      todo.add(new int[] {own.get(0), newBase});
      for (int k = 1; k < own.size(); k += 2) {
        Link link = links.get(node).get(k);
        if (mate[link.u] == link.v) continue; // this half of the ring stays as it is
        join(link.u, link.v); // step: turn
        todo.add(new int[] {own.get(k), link.u});
        todo.add(new int[] {own.get(k + 1), link.v});
      }
    }
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    n = in.nextInt();
    nodes = n + n / 2; // a ring has three nodes or more
    for (int v = 0; v <= n; v++) near.add(new ArrayList<>());
    int most = 0;
    while (in.hasNextInt()) {
      int u = in.nextInt() + 1, v = in.nextInt() + 1, weight = in.nextInt();
      near.get(u).add(new Edge(u, v, 2 * weight));
      near.get(v).add(new Edge(v, u, 2 * weight));
      most = Math.max(most, weight);
    }
    for (List<Edge> own : near) own.sort((a, b) -> a.v - b.v);
    vertices = IntStream.rangeClosed(1, n).boxed().toList();
    mate = new int[n + 1];
    y = new int[n + 1];
    Arrays.fill(y, most); // step: start
    z = new int[nodes + 1];
    label = new int[nodes + 1];
    outer = IntStream.rangeClosed(0, n).toArray();
    base = IntStream.rangeClosed(0, nodes).toArray();
    parent = new int[nodes + 1];
    came = new Link[nodes + 1];
    for (int b = 0; b <= nodes; b++) {
      ring.add(List.of());
      links.add(List.of());
    }
    for (;;) {
      List<Integer> free = vertices.stream().filter(v -> mate[v] == 0).toList();
      if (free.isEmpty()) {
        break; // step: full
      }
      Arrays.fill(label, 0); // step: search
      for (int v : free) label[outer[v]] = S;
      if (!search(free)) break;
      for (int b = worn(0); b != 0; b = worn(0)) {
        release(b); // step: dissolve
      }
    }
    System.out.println(vertices.stream().map(v -> String.valueOf(mate[v] - 1)).collect(Collectors.joining(" ")));
  }
}
