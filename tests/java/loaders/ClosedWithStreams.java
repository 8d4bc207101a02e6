/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** What was opened of a loader or zip file and outlives it; providers that modules have. */
public class ClosedWithStreams {
    private static void show(String label, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception | ServiceConfigurationError e) {
            result = e.toString();
        }
        System.out.println(label + ": " + result);
    }

    private static void loader(Path folder, Path jar) throws IOException {
        URL[] places = {jar.toUri().toURL(), folder.toUri().toURL()};
        URLClassLoader loader = new URLClassLoader(places, null);
        InputStream[] streams = {loader.getResourceAsStream("small"),
            loader.getResourceAsStream("large"), loader.getResourceAsStream("file")};
        for (InputStream in : streams) {
            in.read();
        }
        loader.close();
        for (InputStream in : streams) {
            show("read", () -> in.read());
            show("read some", () -> in.read(new byte[9]));
        }
        show("resource", () -> loader.getResourceAsStream("small"));
        show("class", () -> loader.loadClass("small"));
        loader.close();
    }

    private static void archive(Path jar) throws IOException {
        ZipFile file = new ZipFile(jar.toFile());
        Enumeration<? extends ZipEntry> entries = file.entries();
        Iterator<? extends ZipEntry> iterator = file.entries().asIterator();
        InputStream small = file.getInputStream(file.getEntry("small"));
        InputStream large = file.getInputStream(file.getEntry("large"));
        show("available", () -> small.available() + " " + large.read() + " " + large.available());
        file.close();
        show("more", () -> entries.hasMoreElements());
        show("next", () -> entries.nextElement());
        show("iterator", () -> iterator.hasNext());
        show("next of it", () -> iterator.next());
        show("available behind", () -> small.available() + " " + large.available());
        show("read behind", () -> large.read());
        show("name", () -> file.getName().equals(jar.toString()));
        show("text", () -> file.toString().startsWith("java.util.zip.ZipFile@"));
    }

    private static void providers(Path folder) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        for (String text : new String[] {"java.lang.String", "java.lang.Thread\nNone"}) {
            Path named = Files.writeString(services.resolve("java.lang.Runnable"), text);
            URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
            show(text, () -> ServiceLoader.load(Runnable.class, loader).findFirst());
            loader.close();
            Files.delete(named);
        }
        Files.delete(services);
        Files.delete(folder.resolve("META-INF"));
    }

    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("streams");
        Path jar = folder.resolve("a.jar");
        try (ZipOutputStream z = new ZipOutputStream(Files.newOutputStream(jar))) {
            z.putNextEntry(new ZipEntry("small"));
            z.write(new byte[20]);
            z.putNextEntry(new ZipEntry("large"));
            z.write(new byte[70000]);
        }
        Path file = Files.write(folder.resolve("file"), new byte[20]);
        loader(folder, jar);
        archive(jar);
        providers(folder);
        Files.delete(file);
        Files.delete(jar);
        Files.delete(folder);
    }
}
