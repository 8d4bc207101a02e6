/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The machine's files by way of their provider: links, loops, modes, trees, options. */
public class MachineFiles extends Shown {

    private static Path root;

    static void show(String what, Action a) {
        System.out.println(what + ": " + given(a).replace(root.toString(), "ROOT"));
    }

    private static List<String> walked(Path start, FileVisitOption... options) throws IOException {
        try (Stream<Path> s = Files.walk(start, options)) {
            return s
                .map(p -> start.relativize(p).toString())
                .sorted()
                .collect(Collectors.toList());
        }
    }

    private static String visited(Path start, int depth, FileVisitOption... options)
        throws IOException {
        TreeSet<String> told = new TreeSet<>();
        Files.walkFileTree(
            start,
            Set.of(options),
            depth,
            new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path p, BasicFileAttributes a) {
                    told.add(
                        start.relativize(p) +
                            (a.isSymbolicLink() ? "@" : a.isDirectory() ? "/" : "")
                    );
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path p, IOException e) {
                    told.add("!" + start.relativize(p) + " " + e.getClass().getSimpleName());
                    return FileVisitResult.CONTINUE;
                }
            }
        );
        return told.toString();
    }

    private static void trees() throws Exception {
        Path t = Files.createDirectories(root.resolve("t/a/b"));
        Path start = root.resolve("t");
        Files.createFile(t.resolve("f"));
        Files.createSymbolicLink(t.resolve("up"), start);
        Files.createSymbolicLink(start.resolve("dir"), t);
        Files.createSymbolicLink(start.resolve("nowhere"), root.resolve("none"));
        show("walk", () -> walked(start));
        show("walk, follow", () -> walked(start, FileVisitOption.FOLLOW_LINKS));
        show("walk, follow below", () -> walked(start.resolve("a/b/up/dir")));
        show("walk nowhere", () -> walked(start.resolve("nowhere")));
        show("walk nowhere, follow", () ->
            walked(start.resolve("nowhere"), FileVisitOption.FOLLOW_LINKS)
        );
        show("walk a file", () -> walked(t.resolve("f")));
        for (int depth = 0; depth < 4; depth++) {
            int d = depth;
            show("visit " + d, () -> visited(start, d));
            show("visit, follow " + d, () -> visited(start, d, FileVisitOption.FOLLOW_LINKS));
        }
        show("visit, negative", () -> visited(start, -1));
        show("visit null", () -> Files.walkFileTree(start, null));
        show("list file", () -> Files.list(t.resolve("f")));
        show("list none", () -> Files.list(root.resolve("none")));
        show("list null filter", () ->
            Files.newDirectoryStream(start, (DirectoryStream.Filter<Path>) null)
        );
        show("closed", () -> {
            DirectoryStream<Path> s = Files.newDirectoryStream(start);
            Iterator<Path> i = s.iterator();
            boolean had = i.hasNext();
            s.close();
            return had + " " + given(s::iterator);
        });
        show("twice", () -> {
            try (DirectoryStream<Path> s = Files.newDirectoryStream(start)) {
                s.iterator();
                return s.iterator();
            }
        });
        show("directories by link", () -> Files.createDirectories(start.resolve("dir/n/m")));
        show("directories at link", () -> Files.createDirectories(start.resolve("dir")));
        show("directories at lost link", () -> Files.createDirectories(start.resolve("nowhere")));
        show("directories below file", () -> Files.createDirectories(t.resolve("f/x")));
        show("directory below file", () -> Files.createDirectory(t.resolve("f/x")));
        show("directory in none", () -> Files.createDirectory(root.resolve("none/x")));
        show("directory again", () -> Files.createDirectory(start));
    }

    private static void kinds() throws Exception {
        Path d = Files.createDirectory(root.resolve("k"));
        Path f = Files.createFile(d.resolve("f"));
        Path l = Files.createSymbolicLink(d.resolve("l"), f);
        Path lost = Files.createSymbolicLink(d.resolve("lost"), d.resolve("none"));
        Path below = f.resolve("below");
        for (Path p : List.of(d, f, l, lost, d.resolve("none"), below)) {
            for (LinkOption[] o : new LinkOption[][] { {}, { LinkOption.NOFOLLOW_LINKS } }) {
                show(
                    p.getFileName() + " " + o.length,
                    () ->
                        Files.exists(p, o) +
                        " " +
                        Files.notExists(p, o) +
                        " " +
                        Files.isDirectory(p, o) +
                        " " +
                        Files.isRegularFile(p, o) +
                        " " +
                        Files.isSymbolicLink(p) +
                        " " +
                        Files.isReadable(p) +
                        " " +
                        Files.isWritable(p) +
                        " " +
                        Files.isHidden(p)
                );
            }
            show("size", () -> Files.isDirectory(p) ? "" : Files.size(p));
            show("access", () -> {
                p.getFileSystem().provider().checkAccess(p, AccessMode.READ, AccessMode.EXECUTE);
                return "yes";
            });
        }
        show("null option", () -> Files.exists(f, (LinkOption) null));
        show("null path", () -> Files.exists(null));
        show(
            "same",
            () ->
                Files.isSameFile(f, l) +
                " " +
                Files.isSameFile(f, d) +
                " " +
                Files.isSameFile(lost, lost)
        );
        show("same as none", () -> Files.isSameFile(f, d.resolve("none")));
        show("same as null", () -> Files.isSameFile(f, null));
        Set<PosixFilePermission> mode = PosixFilePermissions.fromString("rwx--x--x");
        FileAttribute<?> attribute = PosixFilePermissions.asFileAttribute(mode);
        show("mode", () ->
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(Files.createFile(d.resolve("m"), attribute))
            )
        );
        show("mode of directory", () ->
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(Files.createDirectory(d.resolve("md"), attribute))
            )
        );
        show("temporary", () ->
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(Files.createTempFile(d, null, null))
            )
        );
        show("temporary, mode", () ->
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(Files.createTempDirectory(d, "x", attribute))
            )
        );
        show("temporary, prefix", () -> Files.createTempFile(d, "a/b", null));
        show("temporary, none", () -> {
            try {
                return Files.createTempFile(d.resolve("none"), "a", null);
            } catch (NoSuchFileException e) {
                return Path.of(e.getFile()).getParent();
            }
        });
        show("other attribute", () ->
            Files.createFile(
                d.resolve("o"),
                new FileAttribute<String>() {
                    @Override
                    public String name() {
                        return "other";
                    }

                    @Override
                    public String value() {
                        return "";
                    }
                }
            )
        );
        show("create again", () -> Files.createFile(f));
        show("create over lost link", () -> Files.createFile(lost));
        show("create below", () -> Files.createFile(below));
        show("read link", () -> Files.readSymbolicLink(f));
        show("link again", () -> Files.createSymbolicLink(l, f));
        show("hard link again", () -> Files.createLink(f, l));
        show("view", () -> Files.getFileAttributeView(f, AclFileAttributeView.class));
        show("null view", () -> Files.getFileAttributeView(f, null));
        show("attributes", () -> Files.readAttributes(f, (Class<BasicFileAttributes>) null));
    }

    private static void copies() throws Exception {
        Path d = Files.createDirectory(root.resolve("c"));
        Path f = Files.writeString(d.resolve("f"), "text");
        Path l = Files.createSymbolicLink(d.resolve("l"), f);
        CopyOption replace = StandardCopyOption.REPLACE_EXISTING;
        show("copy", () -> Files.copy(f, d.resolve("g")));
        show("copy again", () -> Files.copy(f, d.resolve("g")));
        show("copy over", () -> Files.copy(f, d.resolve("g"), replace));
        show("copy to itself", () -> Files.copy(f, f));
        show("copy link", () ->
            Files.isSymbolicLink(Files.copy(l, d.resolve("h"), LinkOption.NOFOLLOW_LINKS))
        );
        show("copy followed", () -> Files.isSymbolicLink(Files.copy(l, d.resolve("i"))));
        show("copy directory", () -> Files.list(Files.copy(d, root.resolve("copy"))).count());
        show("copy over full", () -> Files.copy(f, d, replace));
        show("copy none", () -> Files.copy(d.resolve("none"), d.resolve("j")));
        show("move", () -> Files.move(d.resolve("g"), d.resolve("j")));
        show("move over", () -> Files.move(d.resolve("j"), f));
        show("move over, replaced", () -> Files.move(d.resolve("j"), f, replace));
        show("move none", () -> Files.move(d.resolve("none"), d.resolve("j")));
        show("move atomically", () ->
            Files.move(f, d.resolve("k"), StandardCopyOption.ATOMIC_MOVE)
        );
        show("delete full", () -> {
            Files.delete(d);
            return null;
        });
        show("delete none", () -> Files.deleteIfExists(d.resolve("none")));
        show("stream over", () ->
            Files.copy(Files.newInputStream(d.resolve("k")), d.resolve("k"), replace, replace)
        );
        show("mismatch", () -> Files.mismatch(d.resolve("i"), d.resolve("k")));
        show("mismatch none", () -> Files.mismatch(d.resolve("i"), d.resolve("none")));
        byte[] big = new byte[20000];
        Files.write(d.resolve("b1"), big);
        big[19999] = 1;
        Files.write(d.resolve("b2"), big);
        show("mismatch far", () -> Files.mismatch(d.resolve("b1"), d.resolve("b2")));
        Files.write(d.resolve("b2"), new byte[8192]);
        show("mismatch of length", () -> Files.mismatch(d.resolve("b1"), d.resolve("b2")));
    }

    public static void main(String[] args) throws Exception {
        root = Files.createTempDirectory("machine").toRealPath();
        try {
            trees();
            kinds();
            copies();
        } finally {
            try (Stream<Path> all = Files.walk(root)) {
                for (Path p : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                    Files.delete(p);
                }
            }
        }
    }
}
