import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;

/**
 * Runs the class Main of a folder on 0.in, 1.in, … of this folder and prints its exit codes and those of the judge, as runs.py
 * does. Each run loads the class anew, with none of what another run left: that is far quicker than to begin Java so often.
 */
class Runs {
    public static void main(String[] args) throws Exception {
        URL[] classes = {new File(args[0]).toURI().toURL()};
        int count = Integer.parseInt(args[1]);
        PrintStream told = System.out;
        for (int k = 0; k < count; k++) {
            int code = codeOf(classes, k);
            int judged = args[2].isEmpty() ? 42 : judged("k=" + k + "; " + args[2]);
            told.println(code + " " + judged);
            if (code != 0 || judged != 42) return;
        }
    }

    private static int judged(String command) throws Exception {
        return new ProcessBuilder("sh", "-c", command).inheritIO().start().waitFor();
    }

    private static int codeOf(URL[] classes, int k) throws Exception {
        try (FileInputStream in = new FileInputStream(k + ".in");
                PrintStream out = new PrintStream(new FileOutputStream(k + ".out"), false, "UTF-8");
                PrintStream err = new PrintStream(new FileOutputStream(k + ".err"), false, "UTF-8");
                URLClassLoader loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
            System.setIn(in);
            System.setOut(out);
            System.setErr(err);
            Method main = loader.loadClass("Main").getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
            return 0;
        } catch (InvocationTargetException thrown) {
            return 1;
        }
    }
}
