/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Folders in archives, names with leading slashes, escapes in the URLs of what loaders find; and
 * names resolved against an empty path.
 */
public class NamesAsAsked {
    public static void main(String[] args) throws Exception {
        Path top = Files.createTempDirectory("asked").toRealPath(), jar = top.resolve("j.jar");
        String[] names = {"a.txt", "d/", "d/b.txt", "a b.txt", "x\\y", "q[1]", "p^", "\u00e9.txt",
                "{c}"};
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (String name : names) {
                out.putNextEntry(new ZipEntry(name));
            }
        }
        URL[] places = {jar.toUri().toURL(), new URL("jar:" + jar.toUri().toURL() + "!/")};
        for (int i = 0; i < places.length; i++) {
            try (URLClassLoader loader = new URLClassLoader(new URL[] {places[i]}, null)) {
                for (String name : names) {
                    row(i + " " + name, loader.getResource(name), top);
                }
                for (String name : new String[] {"d", "d/d", "/a.txt", "/d", "/d/b.txt",
                        "//a.txt"}) {
                    row(i + " " + name, loader.getResource(name), top);
                }
            }
        }
        Files.delete(jar);
        Files.delete(top);
        for (String base : new String[] {"", "?q", "x://#", "x://?q", "http://h", "http://h?q",
                "a?b", "x:///"}) {
            for (String name : new String[] {"c", "../c", "?q", "./", "d/c"}) {
                try {
                    System.out.println(base + " " + name + " " + new URI(base).resolve(name));
                } catch (IllegalArgumentException e) {
                    System.out.println(base + " " + name + " " + e);
                }
            }
        }
    }

    private static void row(String what, URL found, Path top) throws IOException {
        String text = String.valueOf(found);
        if (found != null) {
            try (InputStream in = found.openStream()) {
                text = text.substring(text.indexOf("!/")) + " " + in.readAllBytes().length;
            }
        }
        System.out.println(what + ": " + text);
    }
}
