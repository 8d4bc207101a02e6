/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** Jars whose names or entries make no module, and hidden ones, which do. */
public class OddJars {
    static void show(Path folder, String file, String... entries) throws IOException {
        Path jar = Files.createDirectory(folder.resolve("in" + System.nanoTime())).resolve(file);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String entry : entries) {
                out.putNextEntry(new ZipEntry(entry));
                out.closeEntry();
            }
        }
        for (Path from : new Path[] {jar.getParent(), jar}) {
            try {
                System.out.println(file + ": " + ModuleFinder.of(from).findAll().stream()
                        .map(found -> found.descriptor().name() + found.descriptor().packages())
                        .collect(Collectors.toList()));
            } catch (FindException e) {
                System.out.println((file + ": " + e.getMessage() + (e.getCause() == null ? ""
                        : " <- " + e.getCause().getClass().getSimpleName())).replace(jar.getParent()
                        .toString(), "in"));
            }
        }
    }

    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("jars");
        try {
            show(folder, ".jar", "p/A.class");
            show(folder, ".hidden.jar", "p/A.class");
            show(folder, "unnamed.jar", "A.class");
            show(folder, "both.jar", "p/A.class", "B.class");
            show(folder, "texts.jar", "a.txt", "META-INF/B.class", "p-q/C.class");
            show(folder, "plain-1.0.jar", "p/A.class");
        } finally {
            try (Stream<Path> all = Files.walk(folder)) {
                all.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
            }
        }
    }
}
