/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * NOFOLLOW_LINKS and attributes of new files where they are set: on files, links, and links that
 * lead nowhere.
 */
public class LinksOfOptions {
    private static Path top;

    private static void row(String what, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.getClass().getName() + (e instanceof IOException ? "" : " "
                    + e.getMessage());
        }
        System.out.println(what + ": " + result.replace(top.toString(), "top"));
    }

    private static String state(Path p) throws IOException {
        StringBuilder s = new StringBuilder();
        for (LinkOption[] options : new LinkOption[][] {{}, {LinkOption.NOFOLLOW_LINKS}}) {
            if (Files.exists(p, options)) {
                s.append(Files.getLastModifiedTime(p, options).toMillis() < 10000).append(' ')
                    .append(PosixFilePermissions.toString(Files.getPosixFilePermissions(p,
                            options))).append(' ');
            }
        }
        return s.toString();
    }

    private static <T> FileAttribute<T> attribute(String name, T value) {
        return new FileAttribute<>() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public T value() {
                return value;
            }
        };
    }

    private static void remove(Path p) throws IOException {
        if (Files.isDirectory(p, LinkOption.NOFOLLOW_LINKS)) {
            try (var all = Files.list(p)) {
                for (Path q : all.toList()) {
                    remove(q);
                }
            }
        }
        Files.delete(p);
    }

    private static void setAttributes(LinkOption... options) throws IOException {
        for (String name : new String[] {"file", "link", "nowhere", "folder", "none"}) {
            Path folder = Files.createDirectory(top.resolve("set")), p = folder.resolve(name);
            Files.createFile(folder.resolve("file"));
            Files.createDirectory(folder.resolve("folder"));
            Files.createSymbolicLink(folder.resolve("link"), Path.of("file"));
            Files.createSymbolicLink(folder.resolve("nowhere"), Path.of("none"));
            String of = name + " " + options.length;
            FileTime early = FileTime.fromMillis(5000);
            row("permissions " + of, () -> Files.setAttribute(p, "posix:permissions",
                    PosixFilePermissions.fromString("rwx--x--x"), options));
            row("mode " + of, () -> Files.setAttribute(p, "unix:mode", 0711, options));
            row("view " + of, () -> {
                Files.getFileAttributeView(p, PosixFileAttributeView.class,
                        options).setPermissions(PosixFilePermissions.fromString("rwx--x--x"));
                return "set";
            });
            row("state " + of, () -> state(p));
            row("accessed " + of, () -> Files.setAttribute(p, "lastAccessTime", early,
                    options).getFileName() + " "
                + Files.getLastModifiedTime(p, options).equals(early) + " " + Files.getAttribute(p,
                        "lastAccessTime", options));
            row("times " + of, () -> {
                Files.getFileAttributeView(p, BasicFileAttributeView.class, options).setTimes(early,
                        early, null);
                return "set";
            });
            row("state " + of, () -> state(p));
            row("file " + of, () -> state(folder.resolve("file")));
            row("unknown " + of, () -> Files.getAttribute(p, "unknown", options));
            row("unknown " + of, () -> Files.readAttributes(p, "posix:size,unknown", options));
            row("owner " + of, () -> Files.setAttribute(p, "posix:owner", null, options));
            row("group " + of, () -> Files.setAttribute(p, "posix:group", null, options));
            remove(folder);
        }
    }

    private static void newFiles() {
        FileAttribute<?>[] attributes =
                {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxrwxrwx")),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("---------")),
                    attribute("unix:mode", 0700),
            attribute("posix:permissions", "rwx"), attribute("posix:permissions", null)};
        for (int i = 0; i < attributes.length; i++) {
            FileAttribute<?> a = attributes[i];
            row("directory " + i, () -> state(Files.createDirectory(top.resolve("d" + a.hashCode()),
                    a)));
            row("there " + i, () -> Files.createDirectory(top, a));
            row("file " + i, () -> state(Files.createFile(top.resolve("f" + a.hashCode()), a)));
            row("temporary directory " + i, () -> state(Files.createTempDirectory(top, "a", a)));
            row("temporary file " + i, () -> state(Files.createTempFile(top, "a", "b", a)));
            row("channel " + i, () -> {
                try (var c = Files.newByteChannel(top.resolve("c" + a.hashCode()),
                        Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), a)) {
                    return c.size();
                }
            });
        }
        row("link", () -> Files.createSymbolicLink(top.resolve("l"), top, attributes[2]));
        row("link", () -> Files.createSymbolicLink(top.resolve("l"), top, attributes[3]));
    }

    private static void realPaths() throws IOException {
        Files.createDirectories(top.resolve("d/e/f"));
        Files.createFile(top.resolve("file"));
        Files.createSymbolicLink(top.resolve("l"), Path.of("d/e"));
        Files.createSymbolicLink(top.resolve("n"), Path.of("nothing"));
        Files.createSymbolicLink(top.resolve("d/up"), Path.of(".."));
        for (String name : new String[] {"l/..", "l/../e", "l/../e/..", "./l/./../.", "file/..",
                "file/../l", "file/.", "n/.", "n/..", "d/up/../e/..",
            "d/../l/f/..", "x/..", "d/x/../e", "../../../../../../../..", "l/f/../..",
                    "d/e/../../l"}) {
            for (LinkOption[] options : new LinkOption[][] {{}, {LinkOption.NOFOLLOW_LINKS}}) {
                row(name + " " + options.length, () -> top.resolve(name).toRealPath(options));
            }
        }
        Files.createSymbolicLink(top.resolve("loop"), Path.of("loop"));
        for (String name : new String[] {"loop", "loop/..", "loop/x", "x/loop/y", "n/x/.."}) {
            row("canonical " + name, () -> top.resolve(name).toFile().getCanonicalPath());
        }
        row("null", () -> top.toRealPath((LinkOption) null));
    }

    public static void main(String[] args) throws IOException {
        Path own = Files.createTempDirectory("links").toRealPath(); // links lead up to it, too
        top = Files.createDirectory(own.resolve("top"));
        setAttributes();
        setAttributes(LinkOption.NOFOLLOW_LINKS);
        newFiles();
        realPaths();
        row("twice", () -> {
            try (var c = AsynchronousFileChannel.open(top.resolve("file"),
                    LinkOption.NOFOLLOW_LINKS, LinkOption.NOFOLLOW_LINKS)) {
                return c.size();
            }
        });
        remove(own);
    }
}
