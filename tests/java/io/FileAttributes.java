// SPDX-License-Identifier: MIT
// Attributes, permissions, owners and links through java.nio.file; digest streams; old line and
// string streams.
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.security.*;

public class FileAttributes {

    static void p(Object o) {
        System.out.println(o);
    }

    interface X {
        void run() throws Exception;
    }

    static void t(X x) {
        try {
            x.run();
        } catch (Exception e) {
            p(String.valueOf(e).replaceAll("/tmp/nio[0-9]*", "T"));
        }
    }

    public static void main(String[] a) throws Exception {
        Path d = Files.createTempDirectory("nio");
        Path f = d.resolve("f");
        Files.writeString(f, "hello");
        p(PosixFilePermissions.toString(Files.getPosixFilePermissions(d)));
        Files.setPosixFilePermissions(f, PosixFilePermissions.fromString("rwxr-x---"));
        p(new TreeSet<>(Files.getPosixFilePermissions(f)));
        p(Files.isExecutable(f));
        PosixFileAttributes at = Files.readAttributes(f, PosixFileAttributes.class);
        p(
            at.size() +
                " " +
                at.isRegularFile() +
                at.isDirectory() +
                at.isSymbolicLink() +
                at.isOther() +
                PosixFilePermissions.toString(at.permissions()) +
                at.owner().getName().isEmpty()
        );
        p(
            at.owner().equals(Files.getOwner(f)) +
                " " +
                at.owner().getName().equals(System.getProperty("user.name"))
        );
        Path l = d.resolve("l");
        p(Files.createSymbolicLink(l, Path.of("f")).getFileName());
        p(Files.readSymbolicLink(l));
        p(
            Files.isSymbolicLink(l) +
                "" +
                Files.isSymbolicLink(f) +
                Files.isRegularFile(l) +
                Files.isRegularFile(l, LinkOption.NOFOLLOW_LINKS)
        );
        p(Files.readString(l));
        Path dang = d.resolve("dang");
        Files.createSymbolicLink(dang, Path.of("nowhere"));
        p(
            Files.exists(dang) +
                " " +
                Files.exists(dang, LinkOption.NOFOLLOW_LINKS) +
                Files.notExists(dang)
        );
        p(
            Files.readAttributes(
                dang,
                BasicFileAttributes.class,
                LinkOption.NOFOLLOW_LINKS
            ).isSymbolicLink()
        );
        t(() -> Files.readAttributes(dang, BasicFileAttributes.class));
        t(() -> Files.readSymbolicLink(f));
        t(() -> Files.readSymbolicLink(d.resolve("no")));
        t(() -> Files.createSymbolicLink(l, Path.of("f")));
        t(() -> Files.createLink(d.resolve("hard"), d.resolve("none")));
        Files.createLink(d.resolve("hard"), f);
        p(
            Files.isSameFile(f, d.resolve("hard")) +
                " " +
                Files.getAttribute(f, "unix:nlink") +
                " " +
                Files.isSameFile(l, f)
        );
        p(
            Files.readAttributes(f, BasicFileAttributes.class)
                .fileKey()
                .equals(
                    Files.readAttributes(d.resolve("hard"), BasicFileAttributes.class).fileKey()
                )
        );
        Files.setLastModifiedTime(f, FileTime.fromMillis(1234567890123L));
        p(Files.getLastModifiedTime(f) + " " + Files.getLastModifiedTime(l));
        BasicFileAttributeView v = Files.getFileAttributeView(f, BasicFileAttributeView.class);
        p(v.name());
        v.setTimes(FileTime.fromMillis(1000), FileTime.fromMillis(2000), null);
        p(v.readAttributes().lastModifiedTime() + " " + v.readAttributes().lastAccessTime());
        PosixFileAttributeView pv = Files.getFileAttributeView(f, PosixFileAttributeView.class);
        pv.setPermissions(EnumSet.of(PosixFilePermission.OWNER_READ));
        p(PosixFilePermissions.toString(pv.readAttributes().permissions()) + pv.name());
        FileOwnerAttributeView ov = Files.getFileAttributeView(f, FileOwnerAttributeView.class);
        p(ov.name() + ov.getOwner().equals(at.owner()));
        Files.setOwner(f, at.owner());
        p(new TreeMap<>(Files.readAttributes(f, "size,isDirectory")));
        p(new TreeMap<>(Files.readAttributes(f, "posix:*")).keySet());
        p(new TreeSet<>(Files.readAttributes(f, "*").keySet()));
        p(
            Files.getAttribute(f, "size") +
                " " +
                new TreeSet<>((Set<PosixFilePermission>) Files.getAttribute(f, "posix:permissions"))
        );
        t(() -> Files.getAttribute(f, "nothing"));
        t(() -> Files.getAttribute(f, "foo:size"));
        t(() -> Files.getAttribute(f, "*"));
        Files.setAttribute(f, "posix:permissions", PosixFilePermissions.fromString("rw-r--r--"));
        p(PosixFilePermissions.toString(Files.getPosixFilePermissions(f)));
        Files.setAttribute(f, "lastModifiedTime", FileTime.fromMillis(5));
        p(Files.getLastModifiedTime(f));
        t(() -> Files.setAttribute(f, "zork", 1));
        t(() -> PosixFilePermissions.fromString("rwx"));
        t(() -> PosixFilePermissions.fromString("rwxrwxrwz"));
        Path g = Files.createFile(
            d.resolve("g"),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        );
        p(PosixFilePermissions.toString(Files.getPosixFilePermissions(g)));
        p(
            Files.getFileStore(f).supportsFileAttributeView("posix") +
                " " +
                (Files.getFileStore(f).getTotalSpace() > 0) +
                Files.getFileStore(f).equals(Files.getFileStore(g))
        );
        p(Files.getFileAttributeView(f, DosLike.class) == null);
        UserPrincipalLookupService s = f.getFileSystem().getUserPrincipalLookupService();
        p(s.lookupPrincipalByName("root") + " " + s.lookupPrincipalByGroupName("root"));
        t(() -> {
            try {
                s.lookupPrincipalByName("nobody-such-user");
            } catch (UserPrincipalNotFoundException e) {
                p(e + e.getName());
            }
        });
        p(
            new TreeSet<>(f.getFileSystem().supportedFileAttributeViews()).containsAll(
                Set.of("basic", "posix", "owner", "unix")
            )
        );
        Files.copy(l, d.resolve("c1"));
        Files.copy(l, d.resolve("c2"), LinkOption.NOFOLLOW_LINKS);
        p(Files.isSymbolicLink(d.resolve("c1")) + " " + Files.isSymbolicLink(d.resolve("c2")));
        Files.copy(f, d.resolve("c3"), StandardCopyOption.COPY_ATTRIBUTES);
        p(Files.getLastModifiedTime(d.resolve("c3")));
        t(() -> Files.size(d.resolve("none")));
        t(() -> Files.delete(d));
        t(() -> Files.createDirectory(d));
        t(() -> Files.setPosixFilePermissions(d.resolve("none"), Set.of()));
        MessageDigest md = MessageDigest.getInstance("MD5");
        DigestOutputStream o = new DigestOutputStream(new ByteArrayOutputStream(), md);
        o.write("abc".getBytes());
        o.write('d');
        o.on(false);
        o.write(5);
        p(Base64.getEncoder().encodeToString(md.digest()));
        DigestInputStream di = new DigestInputStream(
            new ByteArrayInputStream("abcd".getBytes()),
            md
        );
        di.read();
        di.readAllBytes();
        p(Base64.getEncoder().encodeToString(md.digest()));
        try (var st = Files.walk(d)) {
            for (Path q : (Iterable<Path>) st.sorted(Comparator.reverseOrder())::iterator) {
                p(q.equals(d) ? "d" : q.getFileName());
                Files.delete(q);
            }
        }
        LineNumberInputStream ln = new LineNumberInputStream(
            new ByteArrayInputStream("a\r\nb\rc\n".getBytes())
        );
        int c;
        while ((c = ln.read()) >= 0) System.out.print(c + ":" + ln.getLineNumber() + " ");
        p("");
        StringBufferInputStream sb = new StringBufferInputStream("a\u0141\u00e9");
        p(sb.available() + " " + sb.read() + sb.read() + sb.skip(5) + sb.read());
        sb.reset();
        byte[] b = new byte[5];
        p(sb.read(b, 1, 4) + Arrays.toString(b));
    }

    interface DosLike extends FileAttributeView {}
}
