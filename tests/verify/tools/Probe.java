// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Links and runs the assembled classes and says what became of each: "NAME: value of run()" or the
 * error. Run by
 * the VM under test and by the reference JVM; the runner compares. Classes whose expectation the
 * outcome does not
 * contain get a line that begins with MISMATCH.
 */
public final class Probe {

    static final class Files_ extends ClassLoader {

        final Path directory;
        final ClassLoader other; // of the classes behind the word "loader other"

        Files_(String name, Path directory) {
            super(name, Probe.class.getClassLoader());
            this.directory = directory;
            other = Files.isDirectory(directory.resolve("other"))
                ? new Files_("other", directory.resolve("other"))
                : null;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            try {
                if (
                    other != null &&
                    !Files.exists(directory.resolve(name.replace('.', '/') + ".class"))
                ) return other.loadClass(name);
                byte[] bytes = Files.readAllBytes(
                    directory.resolve(name.replace('.', '/') + ".class")
                );
                return defineClass(name, bytes, 0, bytes.length);
            } catch (NoSuchFileException e) {
                throw new ClassNotFoundException(name);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static String outcome(String name, ClassLoader loader) {
        try {
            Class<?> c = Class.forName(name.replace('/', '.'), true, loader);
            Method run;
            try {
                run = c.getDeclaredMethod("run");
            } catch (NoSuchMethodException e) {
                return "ok";
            }
            run.setAccessible(true);
            return "ok " + run.invoke(null);
        } catch (InvocationTargetException e) {
            return "thrown " + text(e.getCause());
        } catch (Throwable e) {
            return text(e);
        }
    }

    static String text(Throwable e) {
        String s = e.toString();
        if (e.getCause() != null && e.getCause() != e) s += " / " + e.getCause();
        /*
         * Behind the words of the reference JVM ours say which member or constant it is, and where
         * in the file.
         */
        s = s.replaceAll(
            " \\[((field|method|constant) .{1,140}, )?offset [0-9]+(, ends after [^]]*)?\\]",
            ""
        );
        return s.replaceAll("@[0-9a-f]{5,8}", "@HASH");
    }

    public static void main(String[] args) throws IOException {
        for (String arg : args) {
            Path directory = Path.of(arg);
            ClassLoader loader = new Files_("probe", directory);
            System.out.println("== " + directory.getFileName());
            for (String line : Files.readAllLines(
                directory.resolve("list"),
                StandardCharsets.UTF_8
            )) {
                int tab = line.indexOf('\t');
                String name = line.substring(0, tab),
                    wanted = line.substring(tab + 1);
                boolean unreferenced = wanted.startsWith("(spec) "),
                    otherWords = wanted.startsWith("(class) ");
                if (unreferenced) wanted = wanted.substring("(spec) ".length());
                if (otherWords) wanted = wanted.substring("(class) ".length());
                String first = outcome(name, loader),
                    second = outcome(name, loader);
                List<String> wrong = new ArrayList<>();
                String plain = first.replace('\n', ' ').replaceAll(" +", " ");
                for (String part : wanted.split(" && ")) if (!plain.contains(part)) wrong.add(part);
                if (!wrong.isEmpty()) System.out.println(
                    "MISMATCH " + name + ": wanted " + wrong + ", got " + plain
                );
                if (otherWords) {
                    // of the outcome only what stands before the words
                    first = first.replaceAll("(?s)([.\\w]+(Error|Exception)).*", "$1");
                    second = second.replaceAll("(?s)([.\\w]+(Error|Exception)).*", "$1");
                }
                System.out.println(unreferenced ? name + ": " + wanted : name + ": " + first);
                if (!second.equals(first) && !unreferenced) System.out.println(
                    name + " again: " + second
                );
            }
        }
    }
}
