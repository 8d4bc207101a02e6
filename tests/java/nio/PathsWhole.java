/* SPDX-License-Identifier: MIT */
/*
 * Files, paths, attributes, visitors, file systems: members that other programs leave, at their
 * edges.
 */
import java.io.*;
import java.net.URI;
import java.nio.charset.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.stream.*;

public class PathsWhole extends Whole {

    static Path root;

    static String rel(Object o) {
        return String.valueOf(o).replace(root.toString(), "ROOT");
    }

    static void f(Body body) {
        try {
            Object o = body.get();
            System.out.println(ascii(rel(o instanceof Object[] ? text(o) : o)));
        } catch (Throwable e) {
            System.out.println("! " + ascii(rel(text(e))));
        }
    }

    static List<String> sorted(Stream<Path> s) {
        try (s) {
            return s
                .map(x -> rel(x))
                .sorted()
                .toList();
        }
    }

    static List<String> listed(DirectoryStream<Path> s) throws IOException {
        try (s) {
            List<String> l = new ArrayList<>();
            for (Iterator<Path> i = s.iterator(); i.hasNext(); ) l.add(rel(i.next()));
            Collections.sort(l);
            return l;
        }
    }

    static class Telling extends SimpleFileVisitor<Path> {

        final StringBuilder told = new StringBuilder();

        @Override
        public FileVisitResult preVisitDirectory(Path d, BasicFileAttributes a) throws IOException {
            told.append(">").append(d.getFileName()).append(' ');
            return super.preVisitDirectory(d, a);
        }

        @Override
        public FileVisitResult postVisitDirectory(Path d, IOException e) throws IOException {
            told.append("<").append(d.getFileName()).append(' ');
            return super.postVisitDirectory(d, e);
        }

        @Override
        public FileVisitResult visitFile(Path p, BasicFileAttributes a) throws IOException {
            told.append(p.getFileName()).append(a.isSymbolicLink() ? "@ " : " ");
            return super.visitFile(p, a);
        }

        @Override
        public FileVisitResult visitFileFailed(Path p, IOException e) throws IOException {
            told.append("!").append(p.getFileName()).append(' ');
            return super.visitFileFailed(p, e);
        }
    }

    static void files() throws Exception {
        Path a = root.resolve("a.txt"),
            d = root.resolve("d"),
            e = d.resolve("e");
        f(() -> Files.createDirectory(d));
        f(() -> Files.createDirectory(d));
        f(() -> Files.createDirectories(e));
        f(() -> Files.createDirectory(root.resolve("no/such")));
        f(() -> Files.writeString(a, "gr\u00fc\u00df\nzwei\n\nvier", StandardCharsets.UTF_8));
        f(() -> Files.readString(a, StandardCharsets.UTF_8).length());
        f(() -> Files.readString(a, StandardCharsets.US_ASCII));
        f(() -> Files.readString(a, StandardCharsets.ISO_8859_1).length());
        f(() -> Files.readAllLines(a, StandardCharsets.UTF_8));
        f(() -> Files.readAllLines(a, StandardCharsets.US_ASCII));
        f(() -> {
            try (Stream<String> s = Files.lines(a, StandardCharsets.UTF_8)) {
                return s.map(String::length).toList();
            }
        });
        f(() -> {
            try (Stream<String> s = Files.lines(a, StandardCharsets.US_ASCII)) {
                return s.toList();
            }
        });
        f(() -> {
            try (BufferedReader r = Files.newBufferedReader(a)) {
                return r.readLine();
            }
        });
        f(() -> {
            try (BufferedReader r = Files.newBufferedReader(a, StandardCharsets.US_ASCII)) {
                return r.readLine();
            }
        });
        f(() -> Files.newBufferedReader(root.resolve("none")));
        Path b = e.resolve("b");
        f(() -> {
            try (
                BufferedWriter w = Files.newBufferedWriter(
                    b,
                    StandardCharsets.ISO_8859_1,
                    StandardOpenOption.CREATE_NEW
                )
            ) {
                w.write("\u00fc");
            }
            return Files.size(b);
        });
        f(() -> Files.newBufferedWriter(b, StandardOpenOption.CREATE_NEW));
        f(() -> {
            try (BufferedWriter w = Files.newBufferedWriter(b, StandardOpenOption.APPEND)) {
                w.write("\u00fc");
            }
            return Files.size(b);
        });
        f(() -> {
            try (
                BufferedWriter w = Files.newBufferedWriter(
                    root.resolve("bad"),
                    StandardCharsets.US_ASCII
                )
            ) {
                w.write("\u00fc");
            }
            return 0;
        });
        f(
            () ->
                Files.write(
                    b,
                    List.of("x", "\u00fc"),
                    StandardCharsets.UTF_16BE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE
                ).equals(b) +
                " " +
                Files.size(b)
        );
        f(() -> Files.write(b, List.of("\u00fc"), StandardCharsets.US_ASCII));
        f(() -> {
            try (OutputStream o = Files.newOutputStream(b)) {
                o.write(1);
            }
            return Files.size(b);
        });
        f(() -> Files.newOutputStream(b, StandardOpenOption.READ));
        f(() -> Files.newOutputStream(d));
        f(() -> Files.newInputStream(root.resolve("none")));
        f(() -> Files.newInputStream(b, StandardOpenOption.WRITE));
        f(() -> Files.copy(new ByteArrayInputStream(new byte[1000]), root.resolve("c")));
        f(() -> Files.copy(new ByteArrayInputStream(new byte[10]), root.resolve("c")));
        f(() ->
            Files.copy(
                new ByteArrayInputStream(new byte[10]),
                root.resolve("c"),
                StandardCopyOption.REPLACE_EXISTING
            )
        );
        f(() ->
            Files.copy(
                new ByteArrayInputStream(new byte[10]),
                root.resolve("c"),
                StandardCopyOption.ATOMIC_MOVE
            )
        );
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        f(() -> Files.copy(root.resolve("c"), bytes) + " " + bytes.size());
        f(() -> Files.copy(root.resolve("none"), bytes));
        f(() -> Files.copy(a, root.resolve("c")));
        f(() -> Files.copy(a, d, StandardCopyOption.REPLACE_EXISTING));
        f(
            () ->
                Files.mismatch(a, root.resolve("c")) +
                " " +
                Files.mismatch(a, a) +
                " " +
                Files.mismatch(a, Files.copy(a, root.resolve("a2")))
        );
        f(() -> Files.mismatch(a, root.resolve("none")));
        f(() -> {
            Path temp = Files.createTempFile("pre", ".suf");
            Files.delete(temp);
            return temp.getFileName().toString().matches("pre\\d+\\.suf");
        });
        f(() -> {
            Path temp = Files.createTempFile(d, null, null);
            boolean good =
                temp.getFileName().toString().matches("\\d+\\.tmp") && temp.getParent().equals(d);
            Files.delete(temp);
            return good;
        });
        f(() -> {
            Path temp = Files.createTempDirectory(d, "dir");
            boolean good =
                Files.isDirectory(temp) && temp.getFileName().toString().startsWith("dir");
            Files.delete(temp);
            return good;
        });
        f(() -> {
            try {
                return Files.createTempFile(root.resolve("none"), "a", "b").getFileName();
            } catch (NoSuchFileException x) {
                return "none";
            }
        });
        f(() -> Files.createTempFile("a/b", "c"));
        f(() -> Files.isHidden(root.resolve(".x")) + " " + Files.isHidden(a));
        f(
            () ->
                Files.isReadable(a) +
                " " +
                Files.isWritable(a) +
                " " +
                Files.isExecutable(a) +
                " " +
                Files.isExecutable(d) +
                " " +
                Files.isReadable(root.resolve("none")) +
                " " +
                Files.isWritable(root.resolve("none"))
        );
        f(
            () ->
                Files.isSameFile(a, root.resolve("d/../a.txt")) +
                " " +
                Files.isSameFile(a, b) +
                " " +
                Files.exists(a) +
                " " +
                Files.notExists(a) +
                " " +
                Files.isRegularFile(d)
        );
        f(() -> Files.createSymbolicLink(root.resolve("link"), Path.of("a.txt")));
        f(
            () ->
                Files.readSymbolicLink(root.resolve("link")) +
                " " +
                Files.isSymbolicLink(root.resolve("link")) +
                " " +
                Files.exists(root.resolve("link"), LinkOption.NOFOLLOW_LINKS) +
                " " +
                root.resolve("link").toRealPath() +
                " " +
                root.resolve("link").toRealPath(LinkOption.NOFOLLOW_LINKS)
        );
        f(() -> Files.readSymbolicLink(a));
        f(() -> root.resolve("none").toRealPath());
        f(() -> sorted(Files.walk(root, 1)));
        f(() -> sorted(Files.walk(root, 0)));
        f(() -> sorted(Files.walk(root)));
        f(() -> Files.walk(root, -1));
        f(() -> Files.walk(root.resolve("none")));
        f(() -> sorted(Files.find(root, 9, (x, y) -> y.isDirectory())));
        f(() ->
            sorted(
                Files.find(
                    root,
                    9,
                    (x, y) -> y.isRegularFile() && y.size() > 5,
                    FileVisitOption.FOLLOW_LINKS
                )
            )
        );
        f(() -> sorted(Files.list(root)));
        f(() -> Files.list(a));
        f(() -> listed(Files.newDirectoryStream(root)));
        f(() -> listed(Files.newDirectoryStream(root, "*.{txt,c}")));
        f(() -> listed(Files.newDirectoryStream(root, "[a-c]*")));
        f(() -> listed(Files.newDirectoryStream(root, "{")));
        f(() -> listed(Files.newDirectoryStream(root, x -> Files.isDirectory(x))));
        f(() ->
            listed(
                Files.newDirectoryStream(root, x -> {
                    throw new IOException("filter");
                })
            )
        );
        f(() -> Files.newDirectoryStream(a));
        f(() -> {
            DirectoryStream<Path> s = Files.newDirectoryStream(root);
            s.iterator();
            s.iterator();
            return 0;
        });
        f(() -> {
            DirectoryStream<Path> s = Files.newDirectoryStream(root);
            s.close();
            s.close();
            s.iterator();
            return 0;
        });
        DirectoryStream.Filter<Path> filter = x -> x.endsWith("a.txt");
        f(() -> filter.accept(a) + " " + filter.accept(b));
        Telling telling = new Telling();
        f(() -> Files.walkFileTree(e, telling) + " " + telling.told);
        f(() -> Files.walkFileTree(root, EnumSet.noneOf(FileVisitOption.class), 1, new Telling()));
        f(() -> Files.walkFileTree(root.resolve("none"), new Telling()));
        f(() -> Files.walkFileTree(root, Set.of(), -1, new Telling()));
        f(() -> Files.walkFileTree(root, null));
        FileVisitor<Path> skipping = new Telling() {
            @Override
            public FileVisitResult preVisitDirectory(Path x, BasicFileAttributes y) {
                return x.endsWith("d") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path x, BasicFileAttributes y) {
                return FileVisitResult.TERMINATE;
            }
        };
        f(() -> {
            Files.walkFileTree(root, skipping);
            return skipping.visitFileFailed(a, new IOException("given"));
        });
        f(() -> new Telling().postVisitDirectory(a, new IOException("after")));
        f(() -> new Telling().visitFileFailed(null, null));
        f(() -> Files.probeContentType(a));
        f(() -> Files.delete(root.resolve("none")));
        f(() -> {
            Files.delete(d);
            return 0;
        });
        f(
            () ->
                Files.deleteIfExists(root.resolve("none")) +
                " " +
                Files.deleteIfExists(root.resolve("link"))
        );
        f(() -> Files.move(a, root.resolve("moved")) + " " + Files.exists(a));
        f(() -> Files.move(root.resolve("moved"), root.resolve("c")));
        f(() ->
            Files.move(
                root.resolve("moved"),
                root.resolve("c"),
                StandardCopyOption.REPLACE_EXISTING,
                StandardCopyOption.ATOMIC_MOVE
            )
        );
    }

    static void f(Action a) {
        f(() -> {
            a.run();
            return "done";
        });
    }

    static void attributes() throws Exception {
        Path x = root.resolve("x");
        Files.writeString(x, "12345");
        FileTime time = FileTime.from(Instant.ofEpochSecond(1000000000, 123000000));
        f(() -> Files.setLastModifiedTime(x, time));
        f(
            () ->
                Files.getLastModifiedTime(x) +
                " " +
                Files.getAttribute(x, "lastModifiedTime") +
                " " +
                Files.size(x)
        );
        BasicFileAttributes a = Files.readAttributes(x, BasicFileAttributes.class);
        f(
            () ->
                a.size() +
                " " +
                a.isRegularFile() +
                a.isDirectory() +
                a.isOther() +
                a.isSymbolicLink() +
                " " +
                a.lastModifiedTime() +
                " " +
                (a.creationTime() != null) +
                (a.lastAccessTime() != null) +
                (a.fileKey() != null)
        );
        PosixFileAttributes q = Files.readAttributes(x, PosixFileAttributes.class);
        f(
            () ->
                q.owner().equals(Files.getOwner(x)) +
                " " +
                (q.group() != null) +
                " " +
                q.owner().getName().equals(q.owner().toString())
        );
        f(() ->
            PosixFilePermissions.toString(
                Files.setPosixFilePermissions(x, PosixFilePermissions.fromString("rw-r-x--x"))
                    .toFile()
                    .exists()
                    ? Files.getPosixFilePermissions(x)
                    : null
            )
        );
        f(() -> PosixFilePermissions.fromString("rwx"));
        f(() -> PosixFilePermissions.fromString("rwxrwxrwz"));
        FileAttribute<Set<PosixFilePermission>> mode = PosixFilePermissions.asFileAttribute(
            PosixFilePermissions.fromString("rwx------")
        );
        f(() -> mode.name() + " " + new TreeSet<>(mode.value()));
        f(() ->
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(Files.createFile(root.resolve("y"), mode))
            )
        );
        f(() -> new TreeMap<>(Files.readAttributes(x, "size,isDirectory")));
        f(() -> new TreeSet<>(Files.readAttributes(x, "*").keySet()));
        f(() -> Files.readAttributes(x, "nothing"));
        f(() -> Files.readAttributes(x, "odd:size"));
        f(() -> Files.readAttributes(root.resolve("none"), BasicFileAttributes.class));
        f(() -> Files.getAttribute(x, "size,isDirectory"));
        FileOwnerAttributeView owner = Files.getFileAttributeView(x, FileOwnerAttributeView.class);
        PosixFileAttributeView posix = Files.getFileAttributeView(x, PosixFileAttributeView.class);
        f(() -> {
            owner.setOwner(owner.getOwner());
            posix.setGroup(posix.readAttributes().group());
            return owner.name() + " " + posix.name();
        });
        f(() ->
            FileSystems.getDefault()
                .getUserPrincipalLookupService()
                .lookupPrincipalByName("no such user here")
        );
        f(
            () ->
                FileSystems.getDefault()
                    .getUserPrincipalLookupService()
                    .lookupPrincipalByName("root") +
                " " +
                FileSystems.getDefault()
                    .getUserPrincipalLookupService()
                    .lookupPrincipalByGroupName("root")
        );
        f(
            () ->
                new UserPrincipalNotFoundException("n").getName() +
                " " +
                new UserPrincipalNotFoundException(null)
        );
        for (FileTime t : List.of(
            time,
            FileTime.fromMillis(0),
            FileTime.fromMillis(-1),
            FileTime.fromMillis(1),
            FileTime.from(5, TimeUnit.DAYS),
            FileTime.from(-3, TimeUnit.NANOSECONDS),
            FileTime.from(Long.MAX_VALUE, TimeUnit.DAYS),
            FileTime.from(Long.MIN_VALUE, TimeUnit.SECONDS),
            FileTime.fromMillis(Long.MAX_VALUE),
            FileTime.from(1234567, TimeUnit.MICROSECONDS)
        )) {
            f(
                () ->
                    t.toString() +
                    " " +
                    t.toMillis() +
                    " " +
                    t.to(TimeUnit.SECONDS) +
                    " " +
                    t.to(TimeUnit.NANOSECONDS) +
                    " " +
                    t.toInstant() +
                    " " +
                    t.equals(FileTime.fromMillis(t.toMillis())) +
                    " " +
                    t.hashCode() +
                    " " +
                    t.compareTo(time) +
                    " " +
                    t.equals("x")
            );
        }
        f(() -> FileTime.from(null));
        f(() -> FileTime.from(1, null));
        FileStore store = Files.getFileStore(x);
        f(
            () ->
                (store.getTotalSpace() > 0) +
                " " +
                (store.getUsableSpace() >= 0) +
                " " +
                (store.getUnallocatedSpace() >= 0) +
                " " +
                "block" +
                " " +
                store.isReadOnly() +
                " " +
                (store.name() != null) +
                " " +
                (store.type() != null) +
                " " +
                store.supportsFileAttributeView("basic") +
                store.supportsFileAttributeView(BasicFileAttributeView.class) +
                store.supportsFileAttributeView("odd") +
                " " +
                store.getAttribute("totalSpace").equals(store.getTotalSpace()) +
                " " +
                store.getFileStoreAttributeView(FileStoreAttributeView.class)
        );
        f(() -> store.getAttribute("odd"));
    }

    static void systems() throws Exception {
        FileSystem s = FileSystems.getDefault();
        f(
            () ->
                s.getSeparator() +
                " " +
                s.isOpen() +
                " " +
                s.isReadOnly() +
                " " +
                s.getRootDirectories().iterator().next() +
                " " +
                s.getPath("a", "b", "", "c") +
                " " +
                s.getPath("") +
                " " +
                s.supportedFileAttributeViews().containsAll(Set.of("basic", "posix", "owner")) +
                " " +
                s.getFileStores().iterator().hasNext()
        );
        f(() -> s.close());
        f(() -> FileSystems.getFileSystem(URI.create("file:///")) == s);
        f(() -> FileSystems.getFileSystem(URI.create("file:///a")));
        f(() -> FileSystems.getFileSystem(URI.create("nothing:x")));
        f(() -> FileSystems.getFileSystem(URI.create("relative")));
        f(() -> Path.of(URI.create("file:///a/b%20c")) + " " + Paths.get(URI.create("file:/x")));
        for (String u : List.of(
            "file:a",
            "http://x/y",
            "x",
            "file://host/a",
            "file:///a?q",
            "file:///a#f",
            "file:///a%00b"
        )) {
            f(() -> Path.of(URI.create(u)));
            f(() -> Paths.get(URI.create(u)));
        }
        f(() -> s.getPath("a\0b"));
        f(() -> Path.of("x", (String) null));
        for (String glob : List.of(
            "glob:*.java",
            "glob:**/x?[!a]",
            "regex:.*\\.c",
            "glob:{a,b}*",
            "glob:\\*",
            "odd:x",
            "x",
            "glob:[",
            "glob:{{a}}",
            "regex:("
        ))
            f(() -> {
                PathMatcher m = s.getPathMatcher(glob);
                return (
                    m.matches(Path.of("a.java")) +
                    " " +
                    m.matches(Path.of("d/xyb")) +
                    " " +
                    m.matches(Path.of("a.c")) +
                    " " +
                    m.matches(Path.of("*"))
                );
            });
        InvalidPathException i = new InvalidPathException("in", "why", 3),
            j = new InvalidPathException("in", "why");
        p(
            i.getIndex(),
            i.getInput(),
            i.getReason(),
            i.getMessage(),
            j.getIndex(),
            j.getMessage(),
            i
        );
        t(() -> new InvalidPathException(null, "x"));
        t(() -> new InvalidPathException("x", null));
        t(() -> new InvalidPathException("x", "y", -2));
        FileSystemException e = new FileSystemException("f", "o", "r"),
            n = new FileSystemException(null),
            m = new FileSystemException("f", null, "r");
        p(
            e,
            e.getFile(),
            e.getOtherFile(),
            e.getReason(),
            e.getMessage(),
            n,
            n.getMessage(),
            n.getFile(),
            n.getOtherFile(),
            n.getReason(),
            m,
            new NoSuchFileException("a", "b", null),
            new DirectoryNotEmptyException("d"),
            new AccessDeniedException("x", null, "y"),
            new FileSystemLoopException("l"),
            new NotLinkException("n"),
            new AtomicMoveNotSupportedException("a", "b", "c"),
            new NotDirectoryException("q"),
            new FileAlreadyExistsException("z")
        );
        p(
            new DirectoryIteratorException(new IOException("c")).getCause(),
            new FileSystemNotFoundException("m"),
            new ProviderNotFoundException(),
            new ReadOnlyFileSystemException(),
            new ClosedFileSystemException(),
            new ClosedDirectoryStreamException(),
            new FileSystemAlreadyExistsException("f"),
            new ProviderMismatchException("p")
        );
        t(() -> new DirectoryIteratorException(null));
    }

    static void paths() {
        List<Path> all = List.of(
            Path.of(""),
            Path.of("/"),
            Path.of("a"),
            Path.of("/a/b/c"),
            Path.of("a/../b/./c"),
            Path.of("../x"),
            Path.of("/../y"),
            Path.of("a//b///"),
            Path.of("."),
            Path.of("a/b.txt")
        );
        for (Path x : all) {
            f(
                () ->
                    x +
                    "|" +
                    x.getFileName() +
                    "|" +
                    x.getParent() +
                    "|" +
                    x.getRoot() +
                    "|" +
                    x.getNameCount() +
                    "|" +
                    x.normalize() +
                    "|" +
                    x.isAbsolute() +
                    "|" +
                    (x.hashCode() == Path.of(x.toString()).hashCode()) +
                    "|" +
                    x.resolveSibling("s") +
                    "|" +
                    x.resolveSibling(Path.of("t")) +
                    "|" +
                    x.toFile()
            );
            f(() -> x.getName(0));
            f(() -> x.getName(1));
            f(() -> x.subpath(0, 2));
            f(() -> {
                List<String> l = new ArrayList<>();
                for (Path y : x) l.add(y.toString());
                return l;
            });
            for (Path y : all) {
                f(
                    () ->
                        x.startsWith(y) +
                        " " +
                        x.endsWith(y) +
                        " " +
                        x.startsWith(y.toString()) +
                        " " +
                        x.endsWith(y.toString()) +
                        " " +
                        x.resolve(y) +
                        " " +
                        x.resolve(y.toString()) +
                        " " +
                        x.resolveSibling(y) +
                        " " +
                        Integer.signum(x.compareTo(y)) +
                        x.equals(y)
                );
                f(() -> x.relativize(y));
            }
        }
        f(
            () ->
                Path.of("a").toAbsolutePath().endsWith("a") +
                " " +
                Path.of("/a b").toUri() +
                " " +
                Path.of("/\u00fc%").toUri().toASCIIString() +
                " " +
                Path.of("/x").toAbsolutePath()
        );
    }

    static void clear(Path x) throws IOException {
        if (Files.isDirectory(x, LinkOption.NOFOLLOW_LINKS)) try (
            DirectoryStream<Path> s = Files.newDirectoryStream(x)
        ) {
            for (Path y : s) clear(y);
        }
        Files.delete(x);
    }

    public static void main(String[] args) throws Exception {
        root = Files.createTempDirectory("whole").toRealPath();
        try {
            files();
            attributes();
            systems();
            paths();
        } finally {
            clear(root);
        }
    }
}
