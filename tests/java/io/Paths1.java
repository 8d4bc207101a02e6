/* SPDX-License-Identifier: MIT */
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Paths1 {
    static void show(String s) {
        Path p = Paths.get(s);
        StringBuilder sb = new StringBuilder();
        for (Path n : p) {
            sb.append('<').append(n).append('>');
        }
        System.out.println(s + ": " + p + " " + p.isAbsolute() + " " + p.getRoot() + " "
                + p.getFileName() + " " + p.getParent() + " " + p.getNameCount() + " "
                + p.normalize() + " " + sb);
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"", "/", "a", "/a", "a/b//c/", "//x///y", "./a/../b", "../..",
            "/../a", "a/..", "/a/./b/../../../c"}) {
            show(s);
        }
        Path a = Path.of("/a", "b", "", "c/d");
        System.out.println(a + " " + a.subpath(1, 3) + " " + a.resolve("x/y") + " "
                + a.resolve("/z") + " " + a.resolveSibling("s") + " " + a.getName(2));
        System.out.println(a.startsWith("/a/b") + " " + a.startsWith("/a/bb") + " "
                + a.endsWith("c/d") + " " + a.endsWith("/d") + " " + a.compareTo(Path.of("/b")));
        System.out.println(Path.of("/a/b").relativize(Path.of("/a/c/d")) + " "
                + Path.of("a").relativize(Path.of("a/b")) + " "
                + Path.of("a/b").relativize(Path.of("c")) + "|"
                + Path.of("x").relativize(Path.of("x")) + "|");
        System.out.println(Path.of("/tmp/a b/\u00e9").toUri());
        String[] globs = {"*.java", "**.java", "{a,b}*", "[a-c]?", "[!a]*", "a.b"};
        String[] names = {"a.java", "x/a.java", "b", "cd", "aXb", "a.b"};
        for (String g : globs) {
            StringBuilder sb = new StringBuilder(g);
            for (String n : names) {
                sb.append(' ').append(FileSystems.getDefault().getPathMatcher("glob:" + g)
                        .matches(Path.of(n)));
            }
            System.out.println(sb);
        }
        Path dir = Files.createTempDirectory("paths");
        Path f = dir.resolve("f.txt");
        try {
            Files.readString(f);
        } catch (NoSuchFileException e) {
            System.out.println("missing " + e.getMessage().equals(f.toString()));
        }
        Files.writeString(f, "one\ntwo\nthr\u00e9e\n");
        Files.write(f, Arrays.asList("four", "five"), StandardOpenOption.APPEND);
        System.out.println(Files.readAllLines(f) + " " + Files.size(f));
        try (Stream<String> s = Files.lines(f)) {
            System.out.println(s.filter(x -> x.startsWith("f")).collect(Collectors.toList()));
        }
        Files.copy(f, dir.resolve("g.txt"));
        try {
            Files.copy(f, dir.resolve("g.txt"));
        } catch (FileAlreadyExistsException e) {
            System.out.println("exists");
        }
        Files.copy(f, dir.resolve("g.txt"), StandardCopyOption.REPLACE_EXISTING);
        Files.move(dir.resolve("g.txt"), dir.resolve("h.txt"));
        Files.createDirectories(dir.resolve("s/t/u"));
        Files.write(dir.resolve("s/t/x"), "data".getBytes(StandardCharsets.UTF_8));
        Files.write(dir.resolve("s/t/x"), "DA".getBytes(), StandardOpenOption.WRITE);
        System.out.println(Files.readString(dir.resolve("s/t/x")));
        try {
            Files.delete(dir.resolve("s"));
        } catch (DirectoryNotEmptyException e) {
            System.out.println("not empty");
        }
        try (Stream<Path> w = Files.walk(dir)) {
            List<String> l = w.map(p -> dir.relativize(p).toString()).sorted()
                    .collect(Collectors.toList());
            System.out.println(l);
        }
        try (Stream<Path> w = Files.list(dir)) {
            System.out.println(w.map(p -> p.getFileName().toString()).sorted()
                    .collect(Collectors.toList()));
        }
        System.out.println(Files.exists(f) + " " + Files.isDirectory(dir) + " "
                + Files.isRegularFile(f) + " " + Files.isSymbolicLink(f) + " "
                + Files.deleteIfExists(dir.resolve("nope")));
        int[] counts = new int[2];
        Files.walkFileTree(dir, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult visitFile(Path p, BasicFileAttributes attrs)
                    throws java.io.IOException {
                counts[0]++;
                Files.delete(p);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path p, java.io.IOException e)
                    throws java.io.IOException {
                counts[1]++;
                Files.delete(p);
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(counts[0] + " " + counts[1] + " " + Files.exists(dir));
    }
}
