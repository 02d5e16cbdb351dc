import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Scanner;
import java.util.Set;

/**
 * Pairs a round of a Swiss tournament in the three steps of M. Hošek: how many stay out, who that is, and which pairs.
 * Reads n, how many pairs have met, how many players must not have the bye, then these pairs and players. Prints a pair
 * a line, and the bye with 0. Players go by their places in the field, from 1, the best first; 0 is nobody.
 */
class Main {
  static int n;
  static boolean[][] mayMeet;
  static int[] mate; // partners in a matching that only says what is possible
  static boolean[] gone;
  static int[] parent, base;

  static void join(int u, int v) {
    mate[u] = v;
    mate[v] = u;
  }

  static int above(int b) {
    return base[parent[mate[b]]];
  }

  /** Lets r, who is alone, find a partner, though others may have to change theirs. Odd cycles shrink (Edmonds, 1965). */
  static boolean augment(int r) {
    parent = new int[n + 1];
    base = new int[n + 1];
    for (int v = 1; v <= n; v++) base[v] = v;
    boolean[] isEven = new boolean[n + 1];
    isEven[r] = true;
    List<Integer> queue = new ArrayList<>(List.of(r));
    for (int i = 0; i < queue.size(); i++) {
      int u = queue.get(i);
      for (int v = 1; v <= n; v++) {
        if (gone[v] || !mayMeet[u][v] || mate[u] == v || base[u] == base[v]) continue;
        if (isEven[v]) {
          Set<Integer> seen = new HashSet<>(Set.of(base[r]));
          for (int b = base[u]; b != base[r]; b = above(b)) seen.add(b);
          int top = base[v]; // of the odd cycle that u – v closes
          while (!seen.contains(top)) top = above(top);
          Set<Integer> inside = new HashSet<>();
          for (int start : new int[] {u, v}) {
            for (int x = start, next = u + v - start; base[x] != top; x = parent[next]) {
              inside.addAll(List.of(base[x], base[mate[x]]));
              parent[x] = next;
              next = mate[x];
            }
          }
          for (int w = 1; w <= n; w++) {
            if (!inside.contains(base[w])) continue;
            base[w] = top;
            if (!isEven[w]) queue.add(w);
            isEven[w] = true;
          }
        } else if (parent[v] == 0) {
          parent[v] = u;
          if (mate[v] != 0) {
            isEven[mate[v]] = true;
            queue.add(mate[v]);
            continue;
          }
          for (int x = v, before; x != 0; x = before) {
            before = mate[parent[x]];
            join(x, parent[x]); // step: flip
          }
          return true;
        }
      }
    }
    return false; // step: fail
  }

  /** Lets v leave if there are as many pairs without it. */
  static boolean canLeave(int v) {
    int partner = mate[v];
    gone[v] = true; // step: leave
    mate[v] = mate[partner] = 0;
    if (partner == 0 || augment(partner)) return true;
    gone[v] = false; // step: stay
    join(v, partner);
    return false;
  }

  /** Lets u and v leave as a pair if all others can be paired without them. */
  static boolean canLeaveAsPair(int u, int v) {
    int ofU = mate[u], ofV = mate[v];
    gone[u] = gone[v] = true; // step: ask
    for (int x : new int[] {u, v, ofU, ofV}) mate[x] = 0;
    if (ofU == v || augment(ofU)) return true;
    gone[u] = gone[v] = false; // step: refuse
    join(u, ofU);
    join(v, ofV);
    return false;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    n = in.nextInt();
    int[][] met = new int[in.nextInt()][2];
    Set<Integer> noBye = new HashSet<>();
    int rests = in.nextInt();
    for (int[] pair : met) Arrays.setAll(pair, i -> in.nextInt());
    for (int i = 0; i < rests; i++) noBye.add(in.nextInt());
    List<Integer> field = new ArrayList<>();
    for (int p = 0; p <= n; p++) field.add(p);
    // Who must not have the bye has had one, and the point for it: they stand above the others.
    field.subList(1, n + 1).sort((p, q) -> Boolean.compare(noBye.contains(q), noBye.contains(p))); // step: start
    mayMeet = new boolean[n + 1][n + 1];
    for (boolean[] row : mayMeet) Arrays.fill(row, true);
    for (int[] pair : met) {
      int u = field.indexOf(pair[0]), v = field.indexOf(pair[1]);
      mayMeet[u][v] = mayMeet[v][u] = false;
    }
    mate = new int[n + 1];
    gone = new boolean[n + 1];

    // How many must stay out: a largest matching tells.
    for (int u = 1; u <= n; u++) {
      for (int v = u + 1; v <= n; v++) {
        if (mate[u] != 0 || mate[v] != 0 || !mayMeet[u][v]) continue;
        join(u, v); // step: pick
      }
    }
    for (int r = 1; r <= n; r++) {
      if (mate[r] != 0) continue;
      augment(r); // step: search
    }
    int count = 0; // step: count
    for (int v = 1; v <= n; v++) if (mate[v] == 0) count++;

    // Who stays out, from the bottom; in an odd field the first of them has the bye.
    int bye = 0; // step: who
    for (int v = n; v >= 1 && n % 2 == 1 && bye == 0; v--) {
      if (noBye.contains(field.get(v))) {
        continue; // step: noBye
      }
      if (!canLeave(v)) continue;
      bye = v; // step: bye
      count--;
    }
    for (int v = n; v >= 1 && count > 0; v--) {
      if (gone[v] || !canLeave(v)) continue;
      count--; // step: out
    }

    // Which pairs: the best first, with the first whose leaving lets all others be paired.
    List<Integer> left = new ArrayList<>(); // step: which
    for (int v = 1; v <= n; v++) if (!gone[v]) left.add(v);
    StringBuilder pairs = new StringBuilder();
    for (int u : left) {
      if (gone[u]) continue;
      List<Integer> opponents = new ArrayList<>(); // step: player
      for (int v : left) if (v > u && !gone[v]) opponents.add(v);
      for (int v : opponents) {
        if (!mayMeet[u][v]) {
          continue; // step: forbid
        }
        if (!canLeaveAsPair(u, v)) continue;
        pairs.append(field.get(u)).append(' ').append(field.get(v)).append('\n'); // step: pair
        break;
      }
    }
    if (bye != 0) pairs.append(field.get(bye)).append(" 0\n");
    System.out.print(pairs); // step: done
  }
}
