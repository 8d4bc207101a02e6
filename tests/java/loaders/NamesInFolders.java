/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Names of resources that lead about in a folder, out of it, or through a link. */
public class NamesInFolders {
    private static final String[] NAMES = {"x.txt", "/x.txt", "//x.txt", "./x.txt", "d/../x.txt",
        "d/y.txt", "d//y.txt", "d/./y.txt", "/d/y.txt", "none/../x.txt", "d/../../root/x.txt",
        "../root/x.txt", "../secret.txt", "d/../../secret.txt", "d/d/../../../secret.txt", "..",
        "../", "/", "/etc/passwd", "//etc/passwd", "link/../secret.txt", "link/../x.txt",
        "link/y.txt", "..x", "a..b", ".../n", "d/.", "x.txt/../x.txt", "\\..\\secret.txt",
        "d/%2e%2e/x.txt", "%2e%2e/secret.txt", "x.txt\0", "../secret.txt\0", "x.txt?", "x.txt#a",
        "file:/etc/passwd", "http://x/y", "a:b", "sp ace+%41.txt", "d"};

    private static String text(URL url) {
        try (InputStream in = url.openStream()) {
            return new String(in.readAllBytes()).replace('\n', ',');
        } catch (IOException e) {
            return e.getClass().getName();
        }
    }

    private static void look(String where, ClassLoader loader) throws Exception {
        for (String name : NAMES) {
            URL url = loader.getResource(name);
            InputStream in = loader.getResourceAsStream(name);
            System.out.println(where + " " + name.replace('\0', '0') + ": "
                + (url == null ? "none" : text(url)) + (in == null ? "" : ", stream") + ", "
                + Collections.list(loader.getResources(name)).size());
        }
    }

    private static void make(Path top) throws IOException {
        Path root = Files.createDirectories(top.resolve("root"));
        Files.createDirectories(root.resolve("d"));
        Files.createDirectories(root.resolve("..."));
        Files.createDirectories(top.resolve("out/deep"));
        Files.writeString(top.resolve("secret.txt"), "secret");
        Files.writeString(top.resolve("out/secret.txt"), "out's secret");
        Files.writeString(top.resolve("out/x.txt"), "out's x");
        Files.writeString(top.resolve("out/deep/y.txt"), "deep y");
        Files.createSymbolicLink(root.resolve("link"), Path.of("../out/deep"));
        try (OutputStream file = Files.newOutputStream(top.resolve("root.jar"));
                ZipOutputStream jar = new ZipOutputStream(file)) {
            for (String name : new String[] {"x.txt", "d/y.txt", "..x", "a..b", ".../n",
                "sp ace+%41.txt"}) {
                Files.writeString(root.resolve(name), "text of " + name);
                jar.putNextEntry(new ZipEntry(name));
                jar.write(("entry " + name).getBytes());
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Path top = Files.createTempDirectory("names");
        make(top);
        URL root = top.resolve("root").toUri().toURL();
        look("folder", new URLClassLoader(new URL[] {root}, null));
        look("through dots", new URLClassLoader(new URL[] {new URL(root + "d/../")}, null));
        URL jar = new URL(root.toString().replaceAll("/$", ".jar"));
        look("jar", new URLClassLoader(new URL[] {jar},
            null));
        URLClassLoader loader = new URLClassLoader(new URL[] {root}, null);
        for (String name : new String[] {"..secret", "../secret", "d/../x", "/x", ""}) {
            try {
                System.out.println(loader.loadClass(name));
            } catch (ClassNotFoundException e) {
                System.out.println("no class " + name);
            }
        }
        try (Stream<Path> all = Files.walk(top)) {
            for (Path p : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(p);
            }
        }
    }
}
