// SPDX-License-Identifier: MIT
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

/**
 * Jars with META-INF/versions: what JarFile and URLClassLoader find for which release; manifests
 * with Class-Path.
 */
public class MultiRelease {

    public static class Old {

        public static String release() {
            return "old";
        }
    }

    /**
     * The same constant pool but for the text: Old's class file with "old" replaced makes another
     * release.
     */
    static byte[] release(String text) throws Exception {
        byte[] b;
        try (InputStream in = MultiRelease.class.getResourceAsStream("MultiRelease$Old.class")) {
            b = in.readAllBytes();
        }
        for (int i = 0; i + 5 < b.length; i++) if (
            b[i] == 1 &&
            b[i + 1] == 0 &&
            b[i + 2] == 3 &&
            b[i + 3] == 'o' &&
            b[i + 4] == 'l' &&
            b[i + 5] == 'd'
        ) System.arraycopy(text.getBytes(), 0, b, i + 3, 3);
        return b;
    }

    static File jar(String manifest, Object... entries) throws Exception {
        File f = File.createTempFile("release", ".jar");
        f.deleteOnExit();
        Manifest m = new Manifest(
            new ByteArrayInputStream(("Manifest-Version: 1.0\n" + manifest).getBytes())
        );
        try (JarOutputStream out = new JarOutputStream(new FileOutputStream(f), m)) {
            for (int i = 0; i < entries.length; i += 2) {
                out.putNextEntry(new ZipEntry((String) entries[i]));
                out.write(
                    entries[i + 1] instanceof byte[]
                        ? (byte[]) entries[i + 1]
                        : ((String) entries[i + 1]).getBytes()
                );
            }
        }
        return f;
    }

    static Object[] entries() throws Exception {
        String v = "META-INF/versions/",
            c = "MultiRelease$Old.class";
        return new Object[] {
            c,
            release("bas"),
            v + "9/" + c,
            release("v09"),
            v + "17/" + c,
            release("v17"),
            v + "18/" + c,
            release("v18"),
            "p/text",
            "base",
            v + "8/p/text",
            "eight",
            v + "9/p/text",
            "nine",
            v + "11/p/text",
            "eleven",
            v + "21/p/text",
            "twenty-one",
            "only/base",
            "base",
            v + "10/only/ten",
            "ten",
            v + "99/only/later",
            "later",
            "META-INF/notes",
            "notes",
            v + "9/META-INF/notes",
            "notes of nine",
            v + "x/p/text",
            "x",
            v + "9x/p/text",
            "9x",
            v + "9",
            "nine itself"
        };
    }

    static String read(JarFile jar, String name) throws Exception {
        JarEntry e = jar.getJarEntry(name);
        if (e == null) return "none";
        try (InputStream in = jar.getInputStream(e)) {
            String text = name.endsWith(".class")
                ? "class"
                : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return (
                text +
                " (" +
                e.getName() +
                ", " +
                e.getRealName() +
                ", " +
                e.getSize() +
                ", " +
                e +
                ")"
            );
        }
    }

    static void list(String label, JarFile jar) throws Exception {
        System.out.println(label + ": " + jar.getVersion() + " " + jar.isMultiRelease());
        for (String name : new String[] {
            "p/text",
            "only/base",
            "only/ten",
            "only/later",
            "META-INF/notes",
            "META-INF/versions/9/p/text",
            "MultiRelease$Old.class",
            "p/none"
        })
            System.out.println("  " + name + " = " + read(jar, name));
        System.out.println(
            "  unversioned: " +
                new String(jar.getInputStream(new ZipEntry("p/text")).readAllBytes())
        );
        List<String> names = new ArrayList<>();
        jar.versionedStream().forEach(e -> names.add(e.getName() + "=" + e.getRealName()));
        Collections.sort(names);
        System.out.println("  versioned: " + names);
        System.out.println(
            "  all: " +
                jar.stream().count() +
                " " +
                Collections.list(jar.entries()).size() +
                " " +
                jar.size()
        );
        jar.close();
    }

    static void loader(String label, File f, URL... urls) throws Exception {
        System.out.println(label);
        try (URLClassLoader l = new URLClassLoader(urls, null)) {
            try {
                Class<?> c = Class.forName("MultiRelease$Old", true, l);
                System.out.println("  class " + c.getMethod("release").invoke(null));
            } catch (ClassNotFoundException e) {
                System.out.println("  " + e.getMessage() + " is not found");
            }
            for (String name : new String[] {
                "p/text",
                "only/ten",
                "only/later",
                "META-INF/notes",
                "META-INF/versions/9/p/text",
                "extra"
            }) {
                URL u = l.getResource(name);
                String text = u == null ? "" : new String(u.openStream().readAllBytes());
                try (InputStream in = l.getResourceAsStream(name)) {
                    String again = in == null ? "" : new String(in.readAllBytes());
                    System.out.println(
                        "  " +
                            name +
                            ": " +
                            (u == null
                                ? null
                                : u.toString().replaceAll(".*/release[a-z0-9]*.jar", "JAR")) +
                            " " +
                            text +
                            (again.equals(text) ? "" : " but " + again)
                    );
                }
                System.out.println("    " + Collections.list(l.getResources(name)).size());
            }
        }
    }

    public static void main(String[] args) throws Exception {
        File multi = jar("Multi-Release: true\n", entries()),
            plain = jar("", entries()),
            no = jar("Multi-Release: no\n", entries());
        File upper = jar("multi-release: TRUE\n", entries());
        list("as ever", new JarFile(multi));
        list("run time", new JarFile(multi, true, JarFile.OPEN_READ, JarFile.runtimeVersion()));
        for (String version : new String[] { "7", "8", "9", "10", "16.0.1", "17" })
            list(
                version,
                new JarFile(multi, true, JarFile.OPEN_READ, Runtime.Version.parse(version))
            );
        list("plain", new JarFile(plain, true, JarFile.OPEN_READ, JarFile.runtimeVersion()));
        list("no", new JarFile(no, true, JarFile.OPEN_READ, JarFile.runtimeVersion()));
        list("upper case", new JarFile(upper, true, JarFile.OPEN_READ, JarFile.runtimeVersion()));
        System.out.println(JarFile.baseVersion() + " " + JarFile.runtimeVersion());
        loader("multi-release", multi, multi.toURI().toURL());
        loader("plain", plain, plain.toURI().toURL());
        File first = jar(
            "Class-Path: " + multi.getName() + " missing.jar " + plain.getName() + "\n",
            "extra",
            "of the first"
        );
        loader("by Class-Path", first, first.toURI().toURL());
        File circle = new File(multi.getParentFile(), "releasecircle" + System.nanoTime() + ".jar");
        File second = jar("Class-Path: " + circle.getName() + "\n", "extra", "of the second");
        File made = jar(
            "Class-Path: " + second.getName() + " " + multi.toURI().toURL() + "\n",
            "META-INF/notes",
            "of the circle"
        );
        if (!made.renameTo(circle)) throw new AssertionError();
        circle.deleteOnExit();
        loader("in a circle", second, second.toURI().toURL());
        JarURLConnection c = (JarURLConnection) new URL(
            "jar:" + multi.toURI().toURL() + "!/p/text"
        ).openConnection();
        c.setUseCaches(false);
        System.out.println(new String(c.getInputStream().readAllBytes()) + " " + c.getEntryName());
    }
}
