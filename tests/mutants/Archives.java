/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLDecoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Archives of RandomArchives, which are damaged more often than not, on the class path and opened
 * by JarFile: both find the same entries in the same archives, and the same bytes. Run: java
 * Archives vm work seed count, which asks VMs about forty archives each; such a VM runs it with
 * "--" and the archives.
 */
public final class Archives {
    private static final int EACH = 40;
    private static int differences;

    private static boolean isPlain(String name) {
        return !name.isEmpty() && name.indexOf(0) < 0 && name.indexOf('\\') < 0
            && !name.contains("//") && !name.startsWith("/") && !name.startsWith(".");
    }

    private static String bytes(InputStream from) {
        try (InputStream in = from) {
            return in == null ? "none" : Arrays.toString(in.readAllBytes());
        } catch (IOException | RuntimeException e) {
            return "damaged";
        }
    }

    private static void differ(String name, Object path, Object file) {
        if (path.equals(file)) return;
        differences++;
        System.out.println(name + ": the class path has " + path + ", JarFile " + file);
    }

    private static void ask(String name, List<Path> archives) throws Exception {
        List<String> onPath = new ArrayList<>(), inFiles = new ArrayList<>();
        for (URL url : Collections.list(ClassLoader.getSystemResources(name))) {
            String text = URLDecoder.decode(url.toString().replace("+", "%2B"), "UTF-8");
            onPath.add(text.replaceFirst(".*/(?=[^/]*!)", ""));
        }
        String first = "none";
        for (Path archive : archives)
            try (JarFile jar = new JarFile(archive.toFile(), false, JarFile.OPEN_READ,
                JarFile.runtimeVersion())) {
                JarEntry entry = jar.getJarEntry(name);
                if (entry == null) continue;
                if (inFiles.isEmpty()) first = bytes(jar.getInputStream(entry));
                String real = entry.getRealName();
                boolean slash = real.equals(name + "/"); // the URL is as the question
                inFiles.add(archive.getFileName() + "!/" + (slash ? name : real));
            } catch (IOException e) {
                continue; // none
            }
        differ(name, onPath, inFiles);
        differ(name, bytes(ClassLoader.getSystemResourceAsStream(name)), first);
    }

    private static boolean run(String vm, Path work, long seed, int from) throws Exception {
        Path folder = Files.createDirectories(work.resolve("archives" + from));
        List<String> names = new ArrayList<>();
        for (int i = from; i < from + EACH; i++)
            names.add(Files.write(folder.resolve(i + ".zip"), RandomArchives.archive(seed, i))
                .toString());
        String classes = System.getProperty("java.class.path");
        List<String> command = new ArrayList<>(List.of(vm, "-cp", classes + File.pathSeparator
            + String.join(File.pathSeparator, names), "Archives", "--"));
        command.addAll(names);
        Process process = new ProcessBuilder(command).inheritIO().start();
        boolean good = process.waitFor(120, TimeUnit.SECONDS) && process.exitValue() == 0;
        process.destroyForcibly().waitFor();
        if (good) {
            for (String name : names) Files.delete(Path.of(name));
            Files.delete(folder);
        } else {
            System.out.println("HARM seed " + seed + ": " + String.join(" ", command));
        }
        return good;
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments[0].equals("--")) {
            List<Path> archives = new ArrayList<>();
            for (int i = 1; i < arguments.length; i++) archives.add(Path.of(arguments[i]));
            for (String name : RandomArchives.NAMES)
                if (isPlain(name)) ask(name, archives);
            System.exit(differences == 0 ? 0 : 1);
        }
        int harm = 0, count = Integer.parseInt(arguments[3]);
        long seed = Long.parseLong(arguments[2]);
        for (int from = 0; from < count; from += EACH)
            if (!run(arguments[0], Path.of(arguments[1]), seed, from)) harm++;
        System.out.println("archives: " + count + ", seed " + seed + ", " + harm + " times harm");
        System.exit(harm == 0 ? 0 : 1);
    }
}
