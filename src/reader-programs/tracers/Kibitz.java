import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/**
 * Tells the trace of a program, which Kibitz plays:
 *
 *     Kibitz.line();                   this line runs
 *     Kibitz.show("mate", mate);       what mate holds now: numbers, texts, arrays, lists, sets, maps, and your own objects
 *     Kibitz.at("mate", u, mate[u]);   what mate[u] holds now, where nothing else has changed
 *     Kibitz.call("n", n, "k", k);     first in a method: it is called with these
 *     return Kibitz.back(x);           and comes back with this; Kibitz.back() where it returns nothing
 *
 * It goes to standard error, or to the file that KIBITZ_TRACE names. Whole numbers beyond 2^53 are told as texts.
 * Java 16 or newer; with java -Dkibitz.off=true nothing is told.
 */
public final class Kibitz {
  private static final boolean OFF = Boolean.getBoolean("kibitz.off");
  private static final PrintStream TRACE = OFF ? null : opened();
  private static final long MOST = 9007199254740991L;
  private static final Map<Object, Integer> NUMBERS = new IdentityHashMap<>();
  private static final Set<Object> TOLD = Collections.newSetFromMap(new IdentityHashMap<>()); // In this event.
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

  public static void call(Object... namesAndValues) {
    if (OFF) return;
    StringJoiner given = new StringJoiner(",", "{", "}");
    for (int k = 0; k + 1 < namesAndValues.length; k += 2)
      given.add(quoted(String.valueOf(namesAndValues[k])) + ":" + text(namesAndValues[k + 1]));
    tell("call", "," + quoted(caller().getMethodName()) + "," + given);
  }

  public static void back() {
    if (!OFF) tell("back", "");
  }

  public static <T> T back(T value) {
    if (!OFF) tell("back", "," + text(value));
    return value;
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

  private static StackWalker.StackFrame caller() {
    return StackWalker.getInstance()
        .walk(frames -> frames.filter(frame -> !frame.getClassName().equals("Kibitz")).findFirst().get());
  }

  private static void tell(String name, String rest) {
    TOLD.clear();
    if (left == 0) return;
    left--;
    TRACE.print("[\"" + name + "\"," + caller().getLineNumber() + rest + "]\n");
    TRACE.flush();
  }

  private static String text(Object value) {
    if (value == null) return "null";
    if (value instanceof Boolean) return value.toString();
    if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte) {
      long number = ((Number) value).longValue();
      return Math.abs(number) <= MOST && number != Long.MIN_VALUE ? value.toString() : quoted(value.toString());
    }
    if (value instanceof Double || value instanceof Float)
      return Double.isFinite(((Number) value).doubleValue()) ? value.toString() : quoted(value.toString());
    if (value instanceof Map<?, ?> map) {
      StringJoiner entries = new StringJoiner(",", "{\"$map\":[", "]}");
      for (Map.Entry<?, ?> entry : map.entrySet()) entries.add(text(entry));
      return entries.toString();
    }
    if (value instanceof Map.Entry<?, ?> entry) return "[" + text(entry.getKey()) + "," + text(entry.getValue()) + "]";
    if (value instanceof Optional<?> maybe) return text(maybe.orElse(null));
    StringJoiner list = new StringJoiner(",", value instanceof Set ? "{\"$set\":[" : "[", value instanceof Set ? "]}" : "]");
    if (value instanceof Iterable<?> items) for (Object item : items) list.add(text(item));
    else if (value.getClass().isArray())
      for (int k = 0; k < Array.getLength(value); k++) list.add(text(Array.get(value, k)));
    else if (value instanceof Enum || value.getClass().getName().startsWith("java.")) return quoted(value.toString());
    else return node(value);
    return list.toString();
  }

  /** An object of the program's own, with a number, as several ways may lead to it. */
  private static String node(Object value) {
    Integer known = NUMBERS.putIfAbsent(value, NUMBERS.size());
    String number = "{\"$\":" + (known == null ? NUMBERS.size() - 1 : known);
    if (!TOLD.add(value)) return number + "}";
    StringJoiner fields = new StringJoiner(",", "{", "}");
    for (Class<?> kind = value.getClass(); kind != null && kind != Object.class; kind = kind.getSuperclass())
      for (Field field : kind.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) continue;
        try {
          field.setAccessible(true);
          fields.add(quoted(field.getName()) + ":" + text(field.get(value)));
        } catch (IllegalAccessException | RuntimeException error) {
          // A field that nobody may read is not told.
        }
      }
    return number + ",\"class\":" + quoted(value.getClass().getSimpleName()) + ",\"fields\":" + fields + "}";
  }

  private static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.substring(0, Math.min(500, text.length())).toCharArray())
      if (c == '"' || c == '\\' || c < ' ' || c > '~') out.append(String.format("\\u%04x", (int) c));
      else out.append(c);
    return out.append('"').toString();
  }
}
