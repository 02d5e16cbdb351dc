import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Scanner;

/**
 * Leads kings to their targets so that no two ever touch, or says NIE: there is no way. After the write-up of the task of
 * the Polish Olympiad. Reads n and k, k starts and k targets, each a row and a column; prints NIE, or TAK, the number of
 * moves, and each move. Kings, cells and squares count from 1, row by row; a square is two cells by two; 0 is none.
 */
class Main {
  enum Direction { SIDEWAYS, UPWARDS }

  record Push(int king, int from) {}

  static int n, k, side, squares;
  static int[] at, target; // the cell of each king, and where it shall go
  static int[] goal; // the square where each king shall go
  static int[] holds; // the king of each square
  static boolean[] laid; // what is laid is not entered again
  static int[] towards;
  static int made; // how many moves so far
  static StringBuilder moves = new StringBuilder();

  static int rowOf(int square) {
    return (square - 1) / side + 1;
  }

  static int columnOf(int square) {
    return (square - 1) % side + 1;
  }

  static int squareAt(int row, int column) {
    return (row - 1) * side + column;
  }

  static int squareOf(int cell) {
    return squareAt((cell - 1) / (2 * n) + 1, (cell - 1) % n / 2 + 1);
  }

  /** The top left cell of a square: kings who stand on these never touch. */
  static int home(int square) {
    return 2 * (rowOf(square) - 1) * n + 2 * columnOf(square) - 1;
  }

  static int standsIn(int king) {
    return squareOf(at[king]);
  }

  /** The king whose goal is this square. */
  static int wanted(int square) {
    for (int king = 1; king <= k; king++) if (goal[king] == square) return king;
    return 0;
  }

  /** One move of a king to a cell that touches its own. */
  static void go(int king, int cell) {
    if (cell == at[king]) return;
    holds[standsIn(king)] = 0; // step: move
    at[king] = cell;
    holds[standsIn(king)] = king;
    moves.append(king).append(' ').append((cell - 1) / n + 1).append(' ').append((cell - 1) % n + 1).append('\n');
    made++;
  }

  /** Two moves: a king goes from its home cell to that of the empty square beside. */
  static void slide(int king, int square) {
    int from = at[king], to = home(square);
    go(king, (from + to) / 2);
    go(king, to);
  }

  /** The empty square nearest to z, past y and what is laid; from there `towards` leads to z. */
  static int nearestBlank(int z, int y) {
    List<Integer> queue = new ArrayList<>(List.of(z));
    boolean[] seen = new boolean[squares + 1];
    seen[z] = seen[y] = true;
    for (int i = 0; i < queue.size(); i++) {
      int square = queue.get(i);
      if (holds[square] == 0) return square;
      List<Integer> beside = new ArrayList<>();
      if (rowOf(square) > 1) beside.add(square - side);
      if (columnOf(square) > 1) beside.add(square - 1);
      if (columnOf(square) < side) beside.add(square + 1);
      if (rowOf(square) < side) beside.add(square + side);
      for (int next : beside) {
        if (seen[next] || laid[next]) continue;
        seen[next] = true;
        towards[next] = square;
        queue.add(next);
      }
    }
    return 0;
  }

  /** Brings an empty square to z: the kings on the shortest way, which goes round y, move up one by one. */
  static void bringBlank(int z, int y) {
    int blank = nearestBlank(z, y);
    if (blank == 0 || blank == z) return;
    // step: round
    while (blank != z) {
      int ahead = towards[blank];
      slide(holds[ahead], blank);
      blank = ahead;
    }
  }

  /** Leads a king to square x, sideways first or upwards first. Before each step an empty square is put in its way. */
  static void bringKing(int king, int x, Direction first) {
    while (standsIn(king) != x) {
      int y = standsIn(king);
      int sideways = Integer.signum(columnOf(x) - columnOf(y));
      int upwards = Integer.signum(rowOf(x) - rowOf(y)) * side;
      int z = y + (sideways != 0 && (first == Direction.SIDEWAYS || upwards == 0) ? sideways : upwards);
      bringBlank(z, y);
      slide(king, z);
    }
  }

  /** Gives square x what belongs there, a king or nothing, when all squares before it are laid. */
  static void lay(int x, Direction first) {
    int king = wanted(x);
    if (king > 0) {
      bringKing(king, x, first); // step: lay
    } else {
      bringBlank(x, 0); // step: hole
    }
    laid[x] = true;
  }

  /** Lays the last two squares of a row, or of a column: A and B, with C and D beside them, and E and F beside these. */
  static void layPair(int a, Direction first) {
    int along = first == Direction.SIDEWAYS ? 1 : side, across = first == Direction.SIDEWAYS ? side : 1;
    int b = a + along, c = a + across, d = a + along + across, f = a + along + 2 * across;
    int kingA = wanted(a), kingB = wanted(b);
    if (kingB == 0) {
      lay(a, first);
      lay(b, first);
      return;
    }
    bringKing(kingB, a, first); // step: pair
    laid[a] = true;
    if (standsIn(kingA) == b) {
      bringBlank(d, b);
      slide(kingA, d);
    }
    if (standsIn(kingA) == d && nearestBlank(c, d) == 0) {
      laid[a] = false; // step: free
      slide(kingB, b);
      laid[b] = true;
      bringBlank(f, d);
      slide(kingA, f);
      laid[b] = false;
      bringBlank(a, b);
      slide(kingB, a);
      laid[a] = true;
    }
    bringKing(kingA, c, first);
    bringBlank(b, c);
    slide(kingB, b); // step: enter
    slide(kingA, a);
    laid[b] = true;
  }

  /** Lays the last four squares, A B over C D. False when the kings of B and C would have to change places and cannot. */
  static boolean layLastFour(int a) {
    int b = a + 1, c = a + side, d = a + side + 1; // step: four
    int kingA = wanted(a), kingB = wanted(b), kingC = wanted(c);
    if (kingA > 0) bringKing(kingA, a, Direction.SIDEWAYS);
    laid[a] = true;
    if (kingB > 0 && kingC > 0) {
      bringBlank(d, 0);
      if (holds[b] == kingB) return true;
      if (n % 2 == 1) {
        return false; // step: stuck
      }
      squeeze(kingC, kingB, home(b), home(c)); // step: squeeze
    } else if (kingB > 0) {
      bringKing(kingB, b, Direction.SIDEWAYS);
    } else if (kingC > 0) {
      bringKing(kingC, c, Direction.UPWARDS);
    }
    return true;
  }

  /** The king in B steps aside into the corner of the board, the king in C slips through, and the corner is left. */
  static void squeeze(int inB, int inC, int b, int c) {
    for (int cell : new int[] {b + n + 1, b + 2 * n + 1, b + 3 * n + 1}) go(inB, cell);
    for (int cell : new int[] {c + 1, c + 2 - n, b}) go(inC, cell);
    for (int cell : new int[] {c + n + 2, c + n + 1, c}) go(inB, cell);
  }

  /** Pushes all goals up as far as they go, then to the left; gives the kings whose goals moved, and from where. */
  static List<Push> pushTargets() {
    List<Push> pushes = new ArrayList<>();
    int[] owner = new int[squares + 1];
    for (int king = 1; king <= k; king++) owner[goal[king]] = king;
    for (Direction way : List.of(Direction.UPWARDS, Direction.SIDEWAYS)) {
      int stride = way == Direction.UPWARDS ? side : 1;
      for (int from = 1; from <= squares; from++) {
        int king = owner[from];
        int room = (way == Direction.UPWARDS ? rowOf(from) : columnOf(from)) - 1;
        int to = from;
        for (; king > 0 && room > 0 && owner[to - stride] == 0; room--) to -= stride;
        if (to == from) continue;
        goal[king] = to; // step: goal
        owner[from] = 0;
        owner[to] = king;
        pushes.add(new Push(king, from));
      }
    }
    return pushes;
  }

  /** Lays the squares from the top. False when two kings would have to change places at the end and cannot. */
  static boolean layAll() {
    for (int row = 1; row <= side - 2; row++) {
      int last = squareAt(row, side - 1); // step: row
      for (int x = squareAt(row, 1); x < last; x++) lay(x, Direction.SIDEWAYS);
      layPair(last, Direction.SIDEWAYS);
    }
    if (side > 2) {
      int first = squareAt(side - 1, 1); // step: strip
      for (int a = first; a < first + side - 2; a++) layPair(a, Direction.UPWARDS);
    }
    return side < 2 || layLastFour(squareAt(side - 1, side - 1));
  }

  /** The kings on the board, those of the first squares first. */
  static List<Integer> occupants() {
    List<Integer> found = new ArrayList<>();
    for (int king : holds) if (king > 0) found.add(king);
    return found;
  }

  /** Whether all kings have come to their targets. */
  static boolean solve() {
    for (int king = 1; king <= k; king++) holds[standsIn(king)] = king;
    // Every king goes to the home cell of its square.
    List<Integer> occupied = occupants(); // step: tidy
    for (int king : occupied) go(king, home(standsIn(king)));
    if (k < squares) {
      List<Push> pushes = pushTargets(); // step: aim
      if (!layAll()) return false;
      // The pushes are undone, the last one first.
      Collections.reverse(pushes); // step: release
      for (Push push : pushes) bringKing(push.king, push.from, Direction.SIDEWAYS);
    } else {
      for (int king = 1; king <= k; king++) {
        if (standsIn(king) == goal[king]) continue;
        return false; // step: full
      }
    }
    // Every king goes to its own cell within its square, the last square first.
    List<Integer> all = occupants(); // step: settle
    Collections.reverse(all);
    for (int king : all) go(king, target[king]);
    return true;
  }

  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    n = in.nextInt();
    k = in.nextInt();
    side = (n + 1) / 2;
    squares = side * side;
    at = new int[k + 1];
    target = new int[k + 1];
    goal = new int[k + 1];
    for (int king = 1; king <= k; king++) at[king] = (in.nextInt() - 1) * n + in.nextInt();
    for (int king = 1; king <= k; king++) {
      target[king] = (in.nextInt() - 1) * n + in.nextInt();
      goal[king] = squareOf(target[king]);
    }
    holds = new int[squares + 1];
    laid = new boolean[squares + 1];
    towards = new int[squares + 1];
    System.out.print(solve() ? "TAK\n" + made + "\n" + moves : "NIE\n");
  }
}
