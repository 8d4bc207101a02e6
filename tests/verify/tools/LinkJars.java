// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Loads and links every class of the jars, all in one loader, the first jar's of several with one
 * name; prints
 * each class that cannot be linked with its error, and the totals. Linking verifies, and nothing is
 * initialized.
 */
public final class LinkJars {

    static final class Jars extends ClassLoader {

        final Map<String, JarFile> where = new HashMap<>();

        Jars() {
            super(LinkJars.class.getClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            JarFile jar = where.get(name);
            if (jar == null) throw new ClassNotFoundException(name);
            try (
                InputStream in = jar.getInputStream(jar.getEntry(name.replace('.', '/') + ".class"))
            ) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }

    public static void main(String[] args) throws IOException {
        boolean quiet = args.length > 0 && args[0].equals("-verifyerrors");
        Jars loader = new Jars();
        List<String> names = new ArrayList<>();
        for (int i = quiet ? 1 : 0; i < args.length; i++) {
            JarFile jar = new JarFile(args[i]);
            for (Enumeration<JarEntry> e = jar.entries(); e.hasMoreElements(); ) {
                String entry = e.nextElement().getName();
                if (
                    !entry.endsWith(".class") ||
                    entry.startsWith("META-INF/") ||
                    entry.endsWith("-info.class")
                ) continue;
                String name = entry.substring(0, entry.length() - 6).replace('/', '.');
                if (
                    name.startsWith("java.") || loader.where.putIfAbsent(name, jar) != null
                ) continue;
                names.add(name);
            }
        }
        Collections.sort(names);
        int linked = 0,
            failed = 0;
        for (String name : names) {
            try {
                Class.forName(name, false, loader).getDeclaredMethods();
                linked++;
            } catch (Throwable e) {
                failed++;
                if (
                    !quiet ||
                    e instanceof VerifyError ||
                    e instanceof ClassFormatError ||
                    !(e instanceof NoClassDefFoundError)
                ) System.out.println(name + ": " + e);
            }
        }
        System.out.println(quiet ? "done" : linked + " linked, " + failed + " failed");
    }
}
