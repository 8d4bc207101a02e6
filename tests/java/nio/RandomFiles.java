/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/**
 * Paths, globs, trees of files, links and channels drawn from a seed, right and wrong. Arguments:
 * how many, seed.
 */
public class RandomFiles {

    static Random r;

    interface B {
        Object get() throws Throwable;
    }

    static String esc(Object o) {
        String s =
            o instanceof Object[]
                ? Arrays.deepToString((Object[]) o)
                : o instanceof byte[]
                  ? Arrays.toString((byte[]) o)
                  : String.valueOf(o);
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray())
            if (c >= 32 && c < 127) b.append(c);
            else b.append(String.format("\\u%04x", (int) c));
        return b.toString().replace(TMP, "TMP");
    }

    static void p(String n, B b) {
        Object o;
        try {
            o = b.get();
        } catch (Throwable e) {
            o = "! " + e + (e instanceof NullPointerException ? "" : "");
            if (e instanceof NullPointerException) o = "! NPE";
        }
        System.out.println(esc(n + " -> ") + esc(o));
    }

    static String pick(String... s) {
        return s[r.nextInt(s.length)];
    }

    static String ps() {
        StringBuilder b = new StringBuilder();
        for (int n = r.nextInt(6); n > 0; n--) b.append(
            pick(
                "a",
                "b",
                "..",
                ".",
                "/",
                "//",
                "/",
                "a.txt",
                "\u00e9",
                "foo bar",
                "~",
                "*",
                "..a",
                "b.tar.gz",
                ".x",
                "\0".repeat(r.nextInt(40) == 0 ? 1 : 0),
                "/../",
                "/./",
                "\\",
                "%20",
                "[x]",
                "{"
            )
        );
        return b.toString();
    }

    static String glob() {
        StringBuilder b = new StringBuilder();
        for (int n = 1 + r.nextInt(5); n > 0; n--) b.append(
            pick(
                "a",
                "b",
                "*",
                "**",
                "?",
                "/",
                ".",
                "[ab]",
                "[!a]",
                "{a,b}",
                "{a,{b}}",
                "[a-c]",
                "[",
                "]",
                "{",
                "}",
                ",",
                "\\",
                "\\*",
                "[]",
                "[!",
                "[a-]",
                "[-a]",
                "[a&&b]",
                "[^a]",
                "+",
                "(",
                "$",
                "^",
                "|",
                "[/]",
                "\u00e9",
                ".txt",
                "[\\]]",
                "{,a}"
            )
        );
        return b.toString();
    }

    static String TMP = "/nonexistent-xyz";

    public static void main(String[] a) throws Exception {
        int count = a.length > 0 ? Integer.parseInt(a[0]) : 50;
        long seed = a.length > 1 ? Long.parseLong(a[1]) : 1;
        for (int i = 0; i < count; i++) {
            r = new Random(seed * 1000000 + i);
            String s = ps(),
                t = ps(),
                u = ps();
            int x = r.nextInt(6) - 1,
                y = r.nextInt(6) - 1;
            Path P, Q, R;
            try {
                P = Path.of(s);
                Q = Path.of(t);
                R = Path.of(u, s, t);
            } catch (InvalidPathException e) {
                System.out.println(
                    esc(s + "|" + t + e + e.getIndex() + e.getReason() + e.getInput())
                );
                continue;
            }
            System.out.println(esc(i + " " + P + "|" + Q + "|" + R));
            p(
                "name",
                () ->
                    P.getFileName() +
                    " " +
                    P.getParent() +
                    " " +
                    P.getRoot() +
                    " " +
                    P.getNameCount() +
                    " " +
                    P.isAbsolute() +
                    " " +
                    P.hashCode()
            );
            p("gn", () -> P.getName(x));
            p("sub", () -> P.subpath(x, y));
            p("norm", () -> P.normalize() + " " + R.normalize());
            p(
                "res",
                () ->
                    P.resolve(Q) +
                    " " +
                    P.resolve(t) +
                    " " +
                    P.resolveSibling(Q) +
                    " " +
                    P.resolveSibling(t)
            );
            p("rel", () -> P.relativize(Q));
            p("rel2", () -> R.relativize(P));
            p("rel3", () -> P.normalize().relativize(Q.normalize()));
            p(
                "sw",
                () ->
                    P.startsWith(Q) +
                    " " +
                    P.endsWith(Q) +
                    " " +
                    R.endsWith(t) +
                    " " +
                    R.startsWith(u) +
                    " " +
                    P.startsWith(t)
            );
            p("cmp", () -> P.compareTo(Q) + " " + P.equals(Q) + " " + P.equals(Path.of(s + "/")));
            p("iter", () -> {
                List<Path> l = new ArrayList<>();
                R.forEach(l::add);
                return l;
            });
            if (P.isAbsolute()) p("uri", () -> P.toUri() + " " + Path.of(P.toUri()));
            p("file", () -> {
                File f = new File(s),
                    g = new File(f, t);
                return (
                    f +
                    "|" +
                    f.getName() +
                    "|" +
                    f.getParent() +
                    "|" +
                    f.isAbsolute() +
                    "|" +
                    g +
                    "|" +
                    g.getPath() +
                    "|" +
                    new File(s, t) +
                    "|" +
                    (f.isAbsolute() ? f.toURI() : "") +
                    "|" +
                    f.compareTo(g) +
                    "|" +
                    f.hashCode() +
                    "|" +
                    f.toPath()
                );
            });
            p(
                "canon",
                () ->
                    new File("/q/w/e/r/t/z/" + s).getCanonicalPath() +
                    " " +
                    new File("/q/w/e/r/t/z/" + s).getAbsoluteFile()
            );
            String g = glob();
            p("glob " + g, () -> {
                PathMatcher m = FileSystems.getDefault().getPathMatcher(
                    (r.nextInt(9) == 0 ? pick("regex:", "foo:", "GLOB:", "glob") : "glob:") + g
                );
                StringBuilder b = new StringBuilder();
                for (String q : new String[] {
                    "a",
                    "b",
                    "a/b",
                    "a.txt",
                    "",
                    "/",
                    "ab",
                    "a/b/a.txt",
                    "[",
                    "-",
                    "\u00e9",
                    "*",
                    "\\",
                    "{a",
                    "aa/",
                    "c",
                    "]",
                    ",",
                    "/a",
                    "a,b"
                })
                    b.append(m.matches(Path.of(q)) ? 1 : 0);
                return (
                    b + " " + m.matches(P) + m.matches(Q) + m.matches(R) + m.matches(P.normalize())
                );
            });
            p("uri2", () ->
                Path.of(
                    java.net.URI.create(
                        pick(
                            "file:///a/b",
                            "file:/a%20b",
                            "file://host/a",
                            "file:a",
                            "http:///a",
                            "file:///a?q",
                            "file:///a#f",
                            "file:///",
                            "file:///a%00b",
                            "file:////a",
                            "FILE:///x",
                            "file:///%c3%a9",
                            "file:///%ff"
                        )
                    )
                )
            );
        }
        Path tmp = Files.createTempDirectory("pth");
        TMP = tmp.toString();
        try {
            for (int i = 0; i < count * 2; i++) {
                r = new Random(seed * 77777 + i);
                System.out.println("ROUND " + i);
                Path root = Files.createDirectory(tmp.resolve("r" + i));
                List<Path> all = new ArrayList<>(List.of(root));
                for (int k = 0; k < 12; k++) {
                    Path d = all.get(r.nextInt(all.size())),
                        e =
                            r.nextInt(3) == 0
                                ? all.get(r.nextInt(all.size()))
                                : d.resolve(pick("a", "b", "c", "d.txt", "e"));
                    int op = r.nextInt(20);
                    byte[] data = new byte[r.nextInt(20)];
                    r.nextBytes(data);
                    String nm = op + " " + root.relativize(d) + " " + root.relativize(e);
                    p(nm, () -> {
                        switch (op) {
                            case 0:
                            case 1:
                            case 2:
                                return Files.createDirectory(e);
                            case 3:
                                return Files.write(e, data);
                            case 4:
                                return Files.createFile(e);
                            case 5:
                                return Files.createSymbolicLink(
                                    e,
                                    r.nextBoolean() ? d.getFileName() : d
                                );
                            case 6:
                                return Files.createLink(e, d);
                            case 7:
                                Files.delete(e);
                                return 1;
                            case 8:
                                return Files.deleteIfExists(e);
                            case 9:
                                return Files.copy(d, e);
                            case 10:
                                return Files.copy(d, e, StandardCopyOption.REPLACE_EXISTING);
                            case 11:
                                return Files.move(d, e);
                            case 12:
                                return Files.move(d, e, StandardCopyOption.REPLACE_EXISTING);
                            case 13:
                                return Files.createDirectories(e.resolve("x/y"));
                            case 14:
                                return Files.readString(
                                    e,
                                    java.nio.charset.StandardCharsets.ISO_8859_1
                                );
                            case 15:
                                return Files.readSymbolicLink(e) + "";
                            case 16:
                                try (
                                    OutputStream o = Files.newOutputStream(
                                        e,
                                        new OpenOption[][] {
                                            {},
                                            { StandardOpenOption.APPEND },
                                            { StandardOpenOption.CREATE_NEW },
                                            { StandardOpenOption.READ },
                                            { StandardOpenOption.TRUNCATE_EXISTING },
                                            {
                                                StandardOpenOption.CREATE,
                                                StandardOpenOption.APPEND
                                            },
                                            {
                                                StandardOpenOption.APPEND,
                                                StandardOpenOption.TRUNCATE_EXISTING
                                            }
                                        }[r.nextInt(7)]
                                    )
                                ) {
                                    o.write(data);
                                }
                                return 2;
                            case 17:
                                return Files.isSameFile(d, e) + " " + Files.mismatch(d, e);
                            case 18:
                                try (
                                    SeekableByteChannel c = Files.newByteChannel(
                                        e,
                                        Set.of(
                                            r.nextBoolean()
                                                ? StandardOpenOption.WRITE
                                                : StandardOpenOption.READ,
                                            StandardOpenOption.values()[r.nextInt(10)]
                                        )
                                    )
                                ) {
                                    c.position(r.nextInt(10));
                                    int w = c.write(ByteBuffer.wrap(data));
                                    c.truncate(r.nextInt(15));
                                    return w + " " + c.position() + " " + c.size();
                                }
                            default:
                                return (
                                    Files.exists(e) +
                                    " " +
                                    Files.isDirectory(e) +
                                    " " +
                                    Files.isRegularFile(e, LinkOption.NOFOLLOW_LINKS) +
                                    " " +
                                    Files.isSymbolicLink(e) +
                                    " " +
                                    (Files.isDirectory(e) ? 0 : Files.size(e)) +
                                    " " +
                                    Files.isHidden(e) +
                                    " " +
                                    Files.notExists(e) +
                                    " " +
                                    root.relativize(e.toRealPath())
                                );
                        }
                    });
                    if (!all.contains(e) && e.startsWith(root)) all.add(e);
                }
                p("walk", () -> {
                    try (Stream<Path> w = Files.walk(root, r.nextInt(4))) {
                        return w
                            .map(q -> root.relativize(q) + "")
                            .sorted()
                            .collect(Collectors.toList());
                    }
                });
                p("walkf", () -> {
                    try (Stream<Path> w = Files.walk(root, FileVisitOption.FOLLOW_LINKS)) {
                        return w
                            .map(q -> root.relativize(q) + "")
                            .sorted()
                            .collect(Collectors.toList())
                            .size();
                    }
                });
                p("find", () -> {
                    try (
                        Stream<Path> w = Files.find(
                            root,
                            5,
                            (q, at) -> at.isRegularFile() || at.isSymbolicLink()
                        )
                    ) {
                        return w
                            .map(q -> root.relativize(q) + "")
                            .sorted()
                            .collect(Collectors.toList());
                    }
                });
                p("list", () -> {
                    try (
                        DirectoryStream<Path> w = Files.newDirectoryStream(
                            root,
                            pick("*", "*.txt", "{a,b}", "[!a]*")
                        )
                    ) {
                        Set<String> q = new TreeSet<>();
                        for (Path z : w) q.add(z.getFileName() + "");
                        return q;
                    }
                });
                p("fl", () -> {
                    String[] q = root.toFile().list();
                    Arrays.sort(q);
                    return q;
                });
                p("visit", () -> {
                    TreeSet<String> v = new TreeSet<>();
                    Files.walkFileTree(
                        root,
                        EnumSet.noneOf(FileVisitOption.class),
                        3,
                        new SimpleFileVisitor<Path>() {
                            public FileVisitResult preVisitDirectory(
                                Path d,
                                BasicFileAttributes at
                            ) {
                                v.add("pre" + root.relativize(d));
                                return FileVisitResult.CONTINUE;
                            }

                            public FileVisitResult visitFile(Path d, BasicFileAttributes at) {
                                v.add(
                                    "f" +
                                        root.relativize(d) +
                                        at.size() * (at.isRegularFile() ? 1 : 0) +
                                        at.isSymbolicLink() +
                                        at.isDirectory() +
                                        at.isOther()
                                );
                                return FileVisitResult.CONTINUE;
                            }

                            public FileVisitResult postVisitDirectory(Path d, IOException e) {
                                v.add("post" + root.relativize(d) + e);
                                return FileVisitResult.CONTINUE;
                            }
                        }
                    );
                    return v;
                });
                File rf = root.toFile();
                p("file", () -> {
                    File f = new File(rf, pick("a", "b", "zz", "a/b", "a/../b", "d.txt", "a/a"));
                    return (
                        f.exists() +
                        " " +
                        f.isFile() +
                        " " +
                        f.isDirectory() +
                        " " +
                        (f.isFile() ? f.length() : 0) +
                        " " +
                        f.canRead() +
                        " " +
                        f.mkdir() +
                        " " +
                        f.mkdirs() +
                        " " +
                        f.createNewFile() +
                        " " +
                        f.renameTo(new File(rf, "q/w")) +
                        " " +
                        f.getCanonicalPath() +
                        " " +
                        f.delete()
                    );
                });
                p("raf", () -> {
                    File f = new File(rf, "raf");
                    try (
                        RandomAccessFile q = new RandomAccessFile(
                            f,
                            pick("rw", "r", "rwd", "w", "rws")
                        )
                    ) {
                        StringBuilder b = new StringBuilder();
                        for (int k = 0; k < 12; k++) try {
                            switch (r.nextInt(14)) {
                                case 0:
                                    q.writeInt(r.nextInt());
                                    break;
                                case 1:
                                    q.writeUTF("h\u00e9\u0000");
                                    break;
                                case 2:
                                    q.seek(r.nextInt(30) - 2);
                                    break;
                                case 3:
                                    b.append(q.readInt());
                                    break;
                                case 4:
                                    b.append(q.readUTF());
                                    break;
                                case 5:
                                    b.append(q.readLine());
                                    break;
                                case 6:
                                    q.setLength(r.nextInt(40) - 1);
                                    break;
                                case 7:
                                    b.append(q.length()).append('@').append(q.getFilePointer());
                                    break;
                                case 8:
                                    b.append(q.skipBytes(r.nextInt(10) - 2));
                                    break;
                                case 9:
                                    q.write(
                                        new byte[] { 1, 2, 10, 13 },
                                        r.nextInt(3),
                                        r.nextInt(4)
                                    );
                                    break;
                                case 10:
                                    b.append(q.read(new byte[5], r.nextInt(3), r.nextInt(5)));
                                    break;
                                case 11:
                                    q.writeBytes("ab\r\nc\n");
                                    break;
                                case 12:
                                    b.append(q.readDouble());
                                    break;
                                default:
                                    q.readFully(new byte[r.nextInt(6)]);
                            }
                            b.append(' ');
                        } catch (Exception e) {
                            b.append(e).append(' ');
                        }
                        return b;
                    }
                });
                p("chan", () -> {
                    Path f = root.resolve("chan");
                    Set<OpenOption> oo = new HashSet<>(List.of(StandardOpenOption.CREATE));
                    for (OpenOption o : new OpenOption[] {
                        StandardOpenOption.READ,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.WRITE
                    })
                        if (r.nextInt(3) > 0) oo.add(o);
                    if (r.nextInt(6) == 0) oo.add(StandardOpenOption.APPEND);
                    StringBuilder b = new StringBuilder();
                    try (FileChannel c = FileChannel.open(f, oo)) {
                        for (int k = 0; k < 16; k++) try {
                            int n = r.nextInt(30) - 2;
                            switch (r.nextInt(15)) {
                                case 0:
                                case 1:
                                    b.append(c.write(ByteBuffer.wrap(new byte[r.nextInt(20)])));
                                    break;
                                case 2: {
                                    ByteBuffer z = ByteBuffer.allocate(r.nextInt(12));
                                    b.append(c.read(z)).append(z);
                                    break;
                                }
                                case 3:
                                    c.position(n);
                                    break;
                                case 4:
                                    c.truncate(n);
                                    break;
                                case 5:
                                    b.append(c.size()).append('@').append(c.position());
                                    break;
                                case 6:
                                    b.append(c.write(ByteBuffer.wrap(new byte[3]), n));
                                    break;
                                case 7:
                                    b.append(c.read(ByteBuffer.allocate(5), n));
                                    break;
                                case 8:
                                    b.append(c.transferTo(n, r.nextInt(20) - 1, c));
                                    break;
                                case 9: {
                                    ReadableByteChannel in = Channels.newChannel(
                                        new ByteArrayInputStream(new byte[15])
                                    );
                                    b.append(c.transferFrom(in, n, r.nextInt(20) - 1));
                                    break;
                                }
                                case 10: {
                                    MappedByteBuffer m = c.map(pickm(), n, r.nextInt(20) - 1);
                                    b.append(m);
                                    if (!m.isReadOnly() && m.hasRemaining()) m.put((byte) 7);
                                    break;
                                }
                                case 11: {
                                    ByteBuffer[] z = {
                                        ByteBuffer.allocate(3),
                                        ByteBuffer.allocate(4)
                                    };
                                    b.append(c.read(z)).append(z[0]).append(z[1]);
                                    break;
                                }
                                case 12:
                                    b.append(
                                        c.write(
                                            new ByteBuffer[] {
                                                ByteBuffer.wrap(new byte[2]),
                                                ByteBuffer.wrap(new byte[3])
                                            },
                                            r.nextInt(3),
                                            r.nextInt(3)
                                        )
                                    );
                                    break;
                                case 13: {
                                    FileLock l = c.tryLock(n, r.nextInt(20) - 1, r.nextBoolean());
                                    b.append(l.isShared())
                                        .append(l.isValid())
                                        .append(l.position())
                                        .append(',')
                                        .append(l.size());
                                    l.release();
                                    break;
                                }
                                default:
                                    c.force(true);
                            }
                            b.append(' ');
                        } catch (Throwable e) {
                            b.append(e).append(' ');
                        }
                    }
                    return b;
                });
            }
        } finally {
            try (Stream<Path> w = Files.walk(tmp)) {
                w.sorted(Comparator.reverseOrder()).forEach(q -> q.toFile().delete());
            }
        }
    }

    static FileChannel.MapMode pickm() {
        return new FileChannel.MapMode[] {
            FileChannel.MapMode.READ_ONLY,
            FileChannel.MapMode.READ_WRITE,
            FileChannel.MapMode.PRIVATE
        }[r.nextInt(3)];
    }
}
