import java.util.Arrays;
import java.util.Scanner;

/**
 * Draws a knockout of n seeded players. The tree lies in a row: the winner at place 1, the two that play for place v at
 * 2v and 2v + 1. Reads n, and prints the seeds of the first round, 0 for nobody. Seeds count from 1.
 */
class Main {
  static int[] draw(int n) {
    int size = 2;
    while (size < n) size *= 2;
    int[] draw = new int[2 * size]; // the seed expected at each place
    draw[1] = 1; // step: top
    for (int k = 1; k < size; k *= 2) {
      // The two seeds of a match make this sum.
      int sum = 2 * k + 1; // step: fold
      for (int v = k; v < 2 * k; v++) {
        int s = draw[v];
        draw[2 * v] = s; // step: pair
        draw[2 * v + 1] = sum - s;
      }
    }
    return Arrays.copyOfRange(draw, size, 2 * size);
  }

  public static void main(String[] args) {
    int n = new Scanner(System.in).nextInt();
    StringBuilder out = new StringBuilder();
    for (int seed : draw(n)) out.append(seed > n ? 0 : seed).append(' ');
    System.out.println(out);
  }
}
