/* SPDX-License-Identifier: MIT */
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Headers and settings of a connection to an entry are those of the connection to its jar. */
public class JarConnections {
    private static void show(String label, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.toString();
        }
        System.out.println(label + ": " + result);
    }

    private static void headers(String label, URLConnection c) {
        show(label + " modified", () -> c.getLastModified());
        show(label + " date", () -> c.getHeaderFieldDate("Last-Modified", 7));
        show(label + " length", () -> c.getContentLengthLong() > 0);
        show(label + " header of it", () -> c.getHeaderFieldInt("content-length", -7) > 0);
        show(label + " type", () -> c.getContentType() + " " + c.getHeaderField("content-type"));
        show(label + " by number", () -> c.getHeaderField(0) + c.getHeaderFieldKey(0));
        show(label + " all", () -> c.getHeaderFields());
        show(label + " content", () -> c.getContent() instanceof JarFile);
    }

    private static void settings(String label, URLConnection c) {
        show(label + " caches", () -> {
            c.setUseCaches(false);
            return c.getUseCaches();
        });
        show(label + " since", () -> {
            c.setIfModifiedSince(5);
            return c.getIfModifiedSince();
        });
        show(label + " interaction", () -> {
            c.setAllowUserInteraction(true);
            return c.getAllowUserInteraction();
        });
        show(label + " properties", () -> {
            c.setRequestProperty("A", "b");
            c.addRequestProperty("A", "c");
            return c.getRequestProperty("A") + c.getRequestProperties();
        });
        show(label + " no key", () -> {
            c.setRequestProperty(null, "b");
            return "set";
        });
        show(label + " input", () -> {
            c.setDoInput(true);
            return c.getDoInput();
        });
    }

    public static void main(String[] args) throws Exception {
        Path jar = Files.createTempFile("connections", ".jar");
        try (ZipOutputStream z = new ZipOutputStream(Files.newOutputStream(jar))) {
            ZipEntry e = new ZipEntry("some.txt");
            e.setTime(1_000_000_000_000L);
            z.putNextEntry(e);
            z.write(new byte[300]);
        }
        jar.toFile().setLastModified(1_200_000_000_000L);
        for (String name : new String[] {"some.txt", ""}) {
            String spec = "jar:" + jar.toUri() + "!/" + name;
            headers("[" + name + "]", new URL(spec).openConnection());
            for (boolean connected : new boolean[] {false, true}) {
                JarURLConnection c = (JarURLConnection) new URL(spec).openConnection();
                if (connected) {
                    c.connect();
                }
                settings("[" + name + "] " + connected, c);
                c.getJarFile().close();
            }
        }
        settings("file", jar.toUri().toURL().openConnection());
        URLConnection read = jar.toUri().toURL().openConnection();
        try (InputStream in = read.getInputStream()) {
            settings("file that is read", read);
        }
        Files.delete(jar);
    }
}
