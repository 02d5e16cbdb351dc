import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.util.StringJoiner;

/**
 * Tells the trace of a program, which Kibitz plays:
 *
 *     Kibitz.line();                   this line runs
 *     Kibitz.show("mate", mate);       what mate holds now: a whole number, or an array or list of them, or of such lists
 *     Kibitz.at("mate", u, mate[u]);   what mate[u] holds now, where nothing else has changed
 *
 * It goes to standard error, or to the file that KIBITZ_TRACE names. Numbers that do not fit are told as null.
 * Java 16 or newer; with java -Dkibitz.off=true nothing is told.
 */
public final class Kibitz {
  private static final boolean OFF = Boolean.getBoolean("kibitz.off");
  private static final PrintStream TRACE = OFF ? null : opened();
  private static int left = 1_000_000; // More events are not told.

  private Kibitz() {}

  public static void line() {
    if (!OFF) tell("line", "");
  }

  public static void show(String name, Object value) {
    if (!OFF) tell("=" + name, "," + text(value));
  }

  public static void at(String name, int index, Object value) {
    if (!OFF) tell(name + "[]", "," + index + "," + text(value));
  }

  private static PrintStream opened() {
    String name = System.getenv("KIBITZ_TRACE");
    try {
      PrintStream stream = name == null || name.isEmpty() ? System.err : new PrintStream(new FileOutputStream(name));
      stream.print("{\"kibitz\":1}\n");
      return stream;
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  private static void tell(String name, String rest) {
    if (left == 0) return;
    left--;
    int line = StackWalker.getInstance().walk(frames -> frames.skip(2).findFirst().get().getLineNumber());
    TRACE.print("[\"" + name + "\"," + line + rest + "]\n");
    TRACE.flush();
  }

  private static String text(Object value) {
    if (value instanceof Boolean truth) return truth ? "1" : "0";
    if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte) {
      long number = ((Number) value).longValue();
      return number > -2147483646 && number < 2147483647 ? String.valueOf(number) : "null";
    }
    StringJoiner list = new StringJoiner(",", "[", "]");
    if (value instanceof Iterable<?> items) for (Object item : items) list.add(text(item));
    else if (value != null && value.getClass().isArray())
      for (int k = 0; k < Array.getLength(value); k++) list.add(text(Array.get(value, k)));
    else return "null";
    return list.toString();
  }
}
