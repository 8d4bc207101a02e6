/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.nio.file.spi.FileSystemProvider;
import java.nio.file.spi.FileTypeDetector;
import java.util.*;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** File systems of a provider that a loader finds, and what Files asks of it. */
public class Providers extends Shown {

    private static final FileSystemProvider MACHINE = FileSystems.getDefault().provider();

    private static Path root;

    private static void print(String s) {
        System.out.println(s.replace(root.toString(), "ROOT").replaceAll("\\bt\\d+", "tN"));
    }

    static void show(String what, Action a) {
        MemoryProvider.ASKED.clear();
        print(what + ": " + given(a));
        for (String s : MemoryProvider.ASKED) {
            print("    " + s);
        }
    }

    /** Has the provider's name in META-INF/services, and nothing else. */
    private static ClassLoader loader(Path dir) throws IOException {
        Path services = Files.createDirectories(dir.resolve("META-INF/services"));
        Files.writeString(services.resolve(FileSystemProvider.class.getName()), "MemoryProvider\n");
        return new URLClassLoader(
            new URL[] { dir.toUri().toURL() },
            Providers.class.getClassLoader()
        );
    }

    private static void finding(ClassLoader found) throws Exception {
        show("scheme", () -> FileSystemProvider.installedProviders().get(0).getScheme());
        show("first", () -> FileSystemProvider.installedProviders().get(0) == MACHINE);
        show("unmodifiable", () -> FileSystemProvider.installedProviders().add(MACHINE));
        URI uri = URI.create("mem://one/");
        show("not installed", () -> FileSystems.newFileSystem(uri, Map.of()));
        show("null loader", () -> FileSystems.newFileSystem(uri, Map.of(), null));
        show("other loader", () ->
            FileSystems.newFileSystem(uri, Map.of(), Providers.class.getClassLoader())
        );
        show("get", () -> FileSystems.getFileSystem(uri));
        show("path", () -> Path.of(uri));
        show("paths", () -> Paths.get(uri));
        show("no scheme", () -> FileSystems.newFileSystem(URI.create("relative"), Map.of()));
        show("path without scheme", () -> Path.of(URI.create("relative")));
        show("null", () -> FileSystems.newFileSystem((URI) null, Map.of()));
        show("default's", () -> FileSystems.newFileSystem(URI.create("file:///"), Map.of()));
        for (String s : new String[] {
            "file:///",
            "FILE:/",
            "file:///x",
            "file://host/",
            "file:///?q",
            "file:///#f",
            "file:x",
            "mem:///"
        }) {
            show(s, () -> MACHINE.getFileSystem(URI.create(s)) == FileSystems.getDefault());
            show(s + " new", () -> MACHINE.newFileSystem(URI.create(s), Map.of()));
            show(s + " path", () -> MACHINE.getPath(URI.create(s)));
        }
        show("made", () -> FileSystems.newFileSystem(uri, Map.of("k", "v"), found).isOpen());
        show("made again", () -> FileSystems.newFileSystem(uri, Map.of(), found));
        Path mem = Files.createFile(root.resolve("a.mem"));
        Path file = Files.createFile(root.resolve("a.other"));
        show("of path", () -> FileSystems.newFileSystem(mem, found).isOpen());
        show("of path with environment", () ->
            FileSystems.newFileSystem(mem, Map.of("k", "v"), found).isOpen()
        );
        show("of other path", () -> FileSystems.newFileSystem(file, found));
        show("of path, not installed", () -> FileSystems.newFileSystem(mem));
        show("of path, not installed", () -> FileSystems.newFileSystem(mem, Map.of()));
        show("of null", () -> FileSystems.newFileSystem((Path) null));
        show("machine's of path", () -> MACHINE.newFileSystem(Path.of("/"), Map.of()));
        show("default closes", () -> {
            FileSystems.getDefault().close();
            return null;
        });
    }

    private static void files(FileSystem m) throws Exception {
        Path f = m.getPath("/f");
        show("exists", () -> Files.exists(f));
        show("not exists", () -> Files.notExists(f));
        show(
            "unfollowed",
            () ->
                Files.exists(f, LinkOption.NOFOLLOW_LINKS) +
                " " +
                Files.notExists(f, LinkOption.NOFOLLOW_LINKS)
        );
        show("read", () -> Files.readString(f));
        show("write", () -> Files.writeString(f, "one\ntwo\n"));
        show("append", () -> Files.write(f, List.of("three"), StandardOpenOption.APPEND));
        show("create new", () -> Files.write(f, new byte[0], StandardOpenOption.CREATE_NEW));
        show("read option", () -> Files.newOutputStream(f, StandardOpenOption.READ));
        show("write option", () -> Files.newInputStream(f, StandardOpenOption.WRITE));
        show("string", () -> Files.readString(f).length());
        show("bytes", () -> new String(Files.readAllBytes(f)));
        show("lines", () -> Files.readAllLines(f));
        show("stream", () -> {
            try (Stream<String> s = Files.lines(f)) {
                return s.collect(Collectors.joining("+"));
            }
        });
        show("input", () -> new String(Files.newInputStream(f).readAllBytes()));
        show("reader", () -> Files.newBufferedReader(f, StandardCharsets.US_ASCII).readLine());
        show("channel", () -> Files.newByteChannel(f).size());
        show("channel, written", () ->
            Files.newByteChannel(f, StandardOpenOption.WRITE, StandardOpenOption.READ).position()
        );
        show("file channel", () -> FileChannel.open(f));
        show("asynchronous channel", () -> AsynchronousFileChannel.open(f));
        show("scanner", () -> new Scanner(f).nextLine());
        show(
            "kind",
            () ->
                Files.isDirectory(f) + " " + Files.isRegularFile(f) + " " + Files.isSymbolicLink(f)
        );
        show(
            "access",
            () -> Files.isReadable(f) + " " + Files.isWritable(f) + " " + Files.isExecutable(f)
        );
        show("hidden", () -> Files.isHidden(f));
        show(
            "size",
            () ->
                Files.size(f) +
                " " +
                Files.getAttribute(f, "size") +
                " " +
                Files.readAttributes(f, "*")
        );
        show(
            "times",
            () ->
                Files.setLastModifiedTime(f, FileTime.fromMillis(5000)) +
                " " +
                Files.getLastModifiedTime(f)
        );
        show("attribute", () -> Files.setAttribute(f, "a:b", 7, LinkOption.NOFOLLOW_LINKS));
        show("owner", () -> Files.getOwner(f));
        show("set owner", () -> Files.setOwner(f, null));
        show("permissions", () -> Files.getPosixFilePermissions(f));
        show("set permissions", () -> Files.setPosixFilePermissions(f, Set.of()));
        show("store", () -> Files.getFileStore(f));
        show("link", () -> Files.createSymbolicLink(f, f));
        show("hard link", () -> Files.createLink(f, f));
        show("read link", () -> Files.readSymbolicLink(f));
        show("type", () -> Files.probeContentType(m.getPath("x.txt")));
        show("file", f::toFile);
        show("watch", () ->
            f.register(
                FileSystems.getDefault().newWatchService(),
                StandardWatchEventKinds.ENTRY_CREATE
            )
        );
        show("create", () -> Files.createFile(m.getPath("/g")));
        show(
            "same",
            () ->
                Files.isSameFile(f, f) +
                " " +
                Files.isSameFile(f, m.getPath("/g")) +
                " " +
                Files.isSameFile(f, Path.of("/"))
        );
        show("mismatch", () -> Files.mismatch(f, m.getPath("/g")) + " " + Files.mismatch(f, f));
        show(
            "delete",
            () ->
                Files.deleteIfExists(m.getPath("/g")) + " " + Files.deleteIfExists(m.getPath("/g"))
        );
        show("delete missing", () -> {
            Files.delete(m.getPath("/g"));
            return null;
        });
        show("uri", () -> f.toUri());
        show(
            "strings",
            () ->
                f.resolve("x/y").startsWith("/f") +
                " " +
                f.resolveSibling("s") +
                " " +
                f.endsWith("f")
        );
    }

    private static void directories(FileSystem m) throws Exception {
        show("make", () -> Files.createDirectory(m.getPath("/d")));
        show("make again", () -> Files.createDirectory(m.getPath("/d")));
        show("make many", () -> Files.createDirectories(m.getPath("d/e/f/../g")));
        show("make many again", () -> Files.createDirectories(m.getPath("/d/e")));
        show("make over file", () -> Files.createDirectories(m.getPath("/f")));
        show("make below file", () -> Files.createDirectories(m.getPath("/f/x/y")));
        show("temporary", () -> Files.createTempFile(m.getPath("/d/e"), "t", ".x"));
        MemoryProvider.ASKED.clear();
        show("temporary directory", () -> {
            Path p = Files.createTempDirectory(m.getPath("/d/e"), "t");
            MemoryProvider.ASKED.clear();
            return p.getParent();
        });
        Files.createFile(m.getPath("/d/a.txt"));
        Files.createFile(m.getPath("/d/b.bin"));
        show("list", () -> {
            try (Stream<Path> s = Files.list(m.getPath("/d"))) {
                return s.collect(Collectors.toList());
            }
        });
        show("glob", () -> {
            try (DirectoryStream<Path> s = Files.newDirectoryStream(m.getPath("/d"), "*.{txt,c}")) {
                return s.iterator().next();
            }
        });
        show("filter", () -> {
            try (
                DirectoryStream<Path> s = Files.newDirectoryStream(m.getPath("/d"), p -> {
                    throw new IOException("filter");
                })
            ) {
                return s;
            }
        });
        Files.createDirectories(m.getPath("/w/x/y"));
        Files.createFile(m.getPath("/w/x/1"));
        Files.createFile(m.getPath("/w/x/y/2"));
        Files.createDirectory(m.getPath("/w/z"));
        show("walk", () -> {
            try (Stream<Path> s = Files.walk(m.getPath("/w"))) {
                return s.collect(Collectors.toList());
            }
        });
        show("walk, depth", () -> {
            try (Stream<Path> s = Files.walk(m.getPath("/w"), 1, FileVisitOption.FOLLOW_LINKS)) {
                return s.collect(Collectors.toList());
            }
        });
        show("walk, left", () -> {
            Stream<Path> s = Files.walk(m.getPath("/w"));
            Iterator<Path> i = s.iterator();
            for (int k = 0; k < 3; k++) {
                i.next();
            }
            s.close();
            return i.hasNext();
        });
        show("walk nowhere", () -> Files.walk(m.getPath("/nowhere")));
        show("walk, negative", () -> Files.walk(m.getPath("/w"), -1));
        show("find", () -> {
            try (Stream<Path> s = Files.find(m.getPath("/w"), 9, (p, a) -> a.isRegularFile())) {
                return s.collect(Collectors.toList());
            }
        });
        Files.createDirectories(m.getPath("/broke/broken"));
        Files.createDirectories(m.getPath("/broke/unclosable"));
        show("list broken", () -> Files.list(m.getPath("/broke")).count());
        show("walk broken", () -> Files.walk(m.getPath("/broke")).count());
        show("walk unclosable", () -> Files.walk(m.getPath("/broke/unclosable")).count());
        for (String start : new String[] {
            "/w",
            "/broke",
            "/broke/unclosable",
            "/f",
            "/nowhere"
        }) {
            for (FileVisitResult r : FileVisitResult.values()) {
                show("visit " + start + " " + r, () -> visit(m.getPath(start), r));
            }
        }
    }

    private static String visit(Path start, FileVisitResult answer) throws IOException {
        StringBuilder sb = new StringBuilder();
        Files.walkFileTree(
            start,
            new FileVisitor<Path>() {
                private FileVisitResult told(String what, Path p, IOException e) {
                    sb.append(what)
                        .append(p)
                        .append(e == null ? "" : " " + e)
                        .append(' ');
                    return p.endsWith("x") || p.endsWith("1") ? answer : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes a) {
                    return told("+", dir, null);
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes a) {
                    return told("", file, null);
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return told("!", file, e);
                }

                @Override
                public FileVisitResult postVisitDirectory(Path dir, IOException e) {
                    return told("-", dir, e);
                }
            }
        );
        return sb.toString();
    }

    private static void copies(FileSystem m, FileSystem other, Path dir) throws Exception {
        Path f = m.getPath("/f");
        Path real = dir.resolve("real");
        StandardCopyOption replace = StandardCopyOption.REPLACE_EXISTING;
        show("copy", () -> Files.copy(f, m.getPath("/c")));
        show("copy over", () -> Files.copy(f, m.getPath("/c"), replace));
        show("copy to other", () -> Files.copy(f, other.getPath("/f")));
        show("move", () -> Files.move(m.getPath("/c"), m.getPath("/c2")));
        show("stream in", () -> Files.copy(Files.newInputStream(f), m.getPath("/s")));
        show("stream in again", () -> Files.copy(Files.newInputStream(f), m.getPath("/s")));
        show("stream in over", () -> Files.copy(Files.newInputStream(f), m.getPath("/s"), replace));
        show("stream in, option", () ->
            Files.copy(Files.newInputStream(f), m.getPath("/s"), LinkOption.NOFOLLOW_LINKS)
        );
        show("stream out", () -> {
            java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
            return Files.copy(f, out) + " " + out;
        });
        show("out", () -> Files.copy(f, real).equals(real) + " " + Files.readString(real).length());
        show("out again", () ->
            Files.copy(f, dir.resolve("real").resolveSibling("real")).toString().isEmpty() ? "" : ""
        );
        show(
            "out over",
            () ->
                Files.copy(f, real, replace, StandardCopyOption.COPY_ATTRIBUTES).equals(real) +
                " " +
                Files.getLastModifiedTime(real)
        );
        show("in", () -> Files.copy(real, m.getPath("/in")));
        show("in again", () -> Files.copy(real, m.getPath("/in")));
        show("in over", () ->
            Files.copy(real, m.getPath("/in"), replace, LinkOption.NOFOLLOW_LINKS)
        );
        show("in with times", () ->
            Files.copy(real, m.getPath("/times"), StandardCopyOption.COPY_ATTRIBUTES)
        );
        show("in without times", () ->
            Files.copy(real, m.getPath("/untimely"), StandardCopyOption.COPY_ATTRIBUTES)
        );
        show("gone", () -> Files.exists(m.getPath("/untimely")));
        show("in, directory", () -> Files.copy(dir, m.getPath("/dir")));
        show("in, link", () ->
            Files.copy(
                Files.createSymbolicLink(dir.resolve("link"), real),
                m.getPath("/link"),
                LinkOption.NOFOLLOW_LINKS
            )
        );
        show("in, option", () -> Files.copy(real, m.getPath("/x"), StandardCopyOption.ATOMIC_MOVE));
        show("in, null", () -> Files.copy(real, m.getPath("/x"), (CopyOption) null));
        show("out, missing", () -> Files.copy(m.getPath("/missing"), real, replace));
        show("move in, atomic", () ->
            Files.move(real, m.getPath("/moved"), StandardCopyOption.ATOMIC_MOVE)
        );
        show("move in, null", () -> Files.move(real, m.getPath("/moved"), (CopyOption) null));
        show("move in", () -> Files.move(real, m.getPath("/moved")) + " " + Files.exists(real));
        show(
            "move out",
            () ->
                Files.move(m.getPath("/moved"), real).equals(real) +
                " " +
                Files.exists(m.getPath("/moved"))
        );
        show("mismatch", () -> Files.mismatch(f, real));
        show("machine's copy, option", () ->
            Files.copy(real, dir.resolve("r2"), StandardCopyOption.ATOMIC_MOVE)
        );
        show("machine's copy, null", () -> Files.copy(real, dir.resolve("r2"), (CopyOption) null));
        show("machine's move, option", () ->
            Files.move(real, dir.resolve("r2"), StandardCopyOption.COPY_ATTRIBUTES)
        );
        show("machine's with ours", () -> {
            MACHINE.delete(f);
            return null;
        });
        show("machine's without", () -> {
            MACHINE.checkAccess(null);
            return null;
        });
        show("ours with machine's", () -> f.getFileSystem().provider().isSameFile(real, f));
        show("resolve", () -> real.resolve(f));
        show("resolve machine's", () -> f.resolve(real));
        show("compare", () -> real.equals(f) || real.startsWith(f) || real.endsWith(f));
        show("default's filter, late", () -> {
            try (
                DirectoryStream<Path> s = Files.newDirectoryStream(dir, p -> {
                    throw new IOException("filter");
                })
            ) {
                System.out.println("opened");
                return s.iterator().hasNext();
            }
        });
    }

    private static void detectors() throws Exception {
        FileTypeDetector d = new FileTypeDetector() {
            @Override
            public String probeContentType(Path path) {
                return "x/" + path;
            }
        };
        System.out.println(
            d.probeContentType(Path.of("y")) +
                " " +
                Files.probeContentType(Path.of("a.html")) +
                " " +
                Files.probeContentType(Path.of("a.nothing"))
        );
    }

    private static void remove(File f) {
        File[] below = Files.isSymbolicLink(f.toPath()) ? null : f.listFiles();
        for (File one : below == null ? new File[0] : below) {
            remove(one);
        }
        f.delete();
    }

    public static void main(String[] args) throws Exception {
        Path dir = Files.createTempDirectory("providers");
        root = dir;
        try {
            ClassLoader found = loader(dir.resolve("loader"));
            finding(found);
            FileSystem m = FileSystems.newFileSystem(URI.create("mem://m/"), Map.of(), found);
            FileSystem other = FileSystems.newFileSystem(
                URI.create("mem://other/"),
                Map.of(),
                found
            );
            files(m);
            directories(m);
            copies(m, other, Files.createDirectory(dir.resolve("copies")));
            detectors();
            m.close();
            show("closed", () -> Files.size(m.getPath("/f")));
        } finally {
            remove(dir.toFile());
        }
    }
}
