/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.ClosedDirectoryStreamException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.LinkPermission;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.DosFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileOwnerAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/**
 * Directories that are open (SecureDirectoryStream): each operation on files, folders and links of
 * every kind, on a folder that was moved away while a link took its place, and when it is closed.
 */
public class SecureFolders {

    private static final LinkOption[][] LINK_OPTIONS = { {}, { LinkOption.NOFOLLOW_LINKS } };
    private static Path top;

    interface Step {
        void run() throws Exception;
    }

    private static String shown(Exception e) {
        String name = e.getClass().getName();
        if (e instanceof NullPointerException) {
            return name;
        }
        if (e instanceof FileSystemException f) {
            name += " file " + f.getFile() + ", other " + f.getOtherFile();
        }
        return name + ": " + e.getMessage();
    }

    private static void row(String what, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = shown(e);
        }
        System.out.println((what + ": " + result).replace(top.toString(), "top"));
    }

    private static void step(String what, Step step) {
        row(what, () -> {
            step.run();
            return "done";
        });
    }

    private static SecureDirectoryStream<Path> open(Path p) throws IOException {
        return (SecureDirectoryStream<Path>) Files.newDirectoryStream(p);
    }

    private static String list(DirectoryStream<Path> stream) throws IOException {
        Set<String> names = new TreeSet<>();
        try (stream) {
            stream.forEach(p -> names.add(p.toString()));
        }
        return names.toString();
    }

    private static String list(Path p) throws IOException {
        return list(Files.newDirectoryStream(p, q -> true)).replace(p + "/", "");
    }

    /** A folder with a file, folders, and links to them, to nothing and to itself. */
    private static Path folder(String name) throws IOException {
        Path p = Files.createDirectory(top.resolve(name));
        Files.writeString(p.resolve("file"), "hello");
        Files.createDirectory(p.resolve("empty"));
        Files.writeString(Files.createDirectory(p.resolve("sub")).resolve("inner"), "in");
        for (String link : new String[] { "l:file", "ls:sub", "dangling:none", "loop:loop" }) {
            String[] parts = link.split(":");
            Files.createSymbolicLink(p.resolve(parts[0]), Path.of(parts[1]));
        }
        return p;
    }

    /** What is deleted without ever following a link that was put in the way. */
    private static void deleteAll(SecureDirectoryStream<Path> parent, Path name)
        throws IOException {
        BasicFileAttributes a = parent
            .getFileAttributeView(name, BasicFileAttributeView.class, LinkOption.NOFOLLOW_LINKS)
            .readAttributes();
        if (!a.isDirectory()) {
            parent.deleteFile(name);
            return;
        }
        try (var below = parent.newDirectoryStream(name, LinkOption.NOFOLLOW_LINKS)) {
            for (Path p : below) {
                deleteAll(below, p.getFileName());
            }
        }
        parent.deleteDirectory(name);
    }

    private static Set<PosixFilePermission> permissions(String text) {
        return PosixFilePermissions.fromString(text);
    }

    private static String permissions(Path p) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(p));
    }

    // ---- Attributes ----

    private static final String[] PATHS = {
        "file",
        "sub",
        "sub/inner",
        "l",
        "ls",
        "dangling",
        "loop",
        "none",
        "file/x",
        "none/x",
        "",
        ".",
        ".."
    };

    private static String described(PosixFileAttributeView view) throws IOException {
        var a = view.readAttributes();
        String kind = a.isDirectory() ? "d" : a.isRegularFile() ? "f" : "l";
        boolean same = a.owner().equals(view.getOwner()) && a.lastModifiedTime() != null;
        return view.name() + " " + kind + " " + (a.isDirectory() ? "" : a.size()) + same;
    }

    private static void change(PosixFileAttributeView view) throws IOException {
        view.setTimes(FileTime.from(1234567890123456L, TimeUnit.MICROSECONDS), null, null);
        view.setTimes(null, FileTime.fromMillis(5000), FileTime.fromMillis(1));
        view.setTimes(null, null, null);
        view.setOwner(view.getOwner());
        view.setGroup(view.readAttributes().group());
        view.setPermissions(permissions("rwxr-x--x"));
    }

    private static String changed(PosixFileAttributeView view) throws IOException {
        var a = view.readAttributes();
        return (
            a.lastModifiedTime() +
            " " +
            a.lastAccessTime() +
            " " +
            PosixFilePermissions.toString(a.permissions())
        );
    }

    private static void attributes() throws Exception {
        Path folder = folder("attributes");
        try (var s = open(folder)) {
            for (LinkOption[] options : LINK_OPTIONS) {
                for (String name : PATHS) {
                    Path p = Path.of(name);
                    String of = " '" + name + "' " + options.length;
                    var view = s.getFileAttributeView(p, PosixFileAttributeView.class, options);
                    row("read" + of, () -> described(view));
                    if (!name.equals("..")) {
                        row("changed" + of, () -> {
                            change(view);
                            return changed(view);
                        });
                    }
                    row("folder" + of, () -> list(s.newDirectoryStream(p, options)));
                }
            }
            row("basic", () -> {
                var v = s.getFileAttributeView(Path.of("l"), BasicFileAttributeView.class);
                return v.name() + (v instanceof PosixFileAttributeView) + v.readAttributes().size();
            });
            row("owner", () -> {
                var v = s.getFileAttributeView(Path.of("l"), FileOwnerAttributeView.class);
                return v.name() + v.getOwner().equals(Files.getOwner(folder.resolve("file")));
            });
            row("self", () -> {
                var v = s.getFileAttributeView(PosixFileAttributeView.class);
                change(v);
                return described(v) + permissions(folder);
            });
            for (Class<? extends FileAttributeView> type : List.of(
                DosFileAttributeView.class,
                FileAttributeView.class
            )) {
                row("absent", () -> s.getFileAttributeView(type));
                row("absent", () -> s.getFileAttributeView(Path.of("file"), type));
            }
            var view = s.getFileAttributeView(PosixFileAttributeView.class);
            UserPrincipal user = () -> "x";
            GroupPrincipal group = () -> "x";
            step("no owner", () -> view.setOwner(null));
            step("no group", () -> view.setGroup(null));
            step("foreign owner", () -> view.setOwner(user));
            step("foreign group", () -> view.setGroup(group));
            step("a group as owner", () -> view.setOwner(view.readAttributes().group()));
            step("no permissions", () -> view.setPermissions(null));
            step("no permission", () -> view.setPermissions(Collections.singleton(null)));
            var none = s.getFileAttributeView(Path.of("none"), PosixFileAttributeView.class);
            step("none, no owner", () -> none.setOwner(null));
            step("none, no permissions", () -> none.setPermissions(null));
        }
    }

    // ---- Files ----

    private static String written(SecureDirectoryStream<Path> s, Path p, OpenOption[] options)
        throws IOException {
        try (SeekableByteChannel c = s.newByteChannel(p, Set.of(options))) {
            String before = c.position() + " of " + c.size();
            int n = c.write(ByteBuffer.wrap(new byte[3]));
            return before + ", " + n + ", " + c.position() + " of " + c.size();
        }
    }

    private static void channels() throws Exception {
        Path folder = folder("channels");
        OpenOption[][] writing = {
            { StandardOpenOption.WRITE },
            { StandardOpenOption.APPEND },
            { StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.SYNC },
            { StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING },
            { StandardOpenOption.CREATE, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS },
            { StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SPARSE },
            { StandardOpenOption.APPEND, StandardOpenOption.DELETE_ON_CLOSE },
            { StandardOpenOption.READ, StandardOpenOption.APPEND },
            { StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.APPEND }
        };
        try (var s = open(folder)) {
            for (String name : new String[] { "file", "l", "dangling", "loop", "sub", "sub/new" }) {
                for (OpenOption[] options : writing) {
                    String of = name + " " + Arrays.toString(options);
                    row("write " + of, () -> written(s, Path.of(name), options));
                }
                row("read " + name, () -> {
                    try (var c = s.newByteChannel(Path.of(name), Set.of())) {
                        return (c instanceof FileChannel) + " " + (c.size() < 4096 && c.size() > 0);
                    }
                });
            }
            row("now", () -> list(folder) + list(folder.resolve("sub")));
            row("absolute", () -> s.newByteChannel(folder.resolve("sub/inner"), Set.of()).size());
            for (String text : new String[] { "rwxrwxrwx", "---------", "r---w---x" }) {
                var attribute = PosixFilePermissions.asFileAttribute(permissions(text));
                var options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                s.newByteChannel(Path.of(text), options, attribute).close();
                row("new " + text, () -> permissions(folder.resolve(text)));
            }
            step("odd attribute", () -> s.newByteChannel(Path.of("odd"), Set.of(), odd()));
            OpenOption odd = new OpenOption() {
                @Override
                public String toString() {
                    return "odd";
                }
            };
            step("odd option", () -> s.newByteChannel(Path.of("odd"), Set.of(odd)));
        }
    }

    private static FileAttribute<String> odd() {
        return new FileAttribute<>() {
            @Override
            public String name() {
                return "odd";
            }

            @Override
            public String value() {
                return "";
            }
        };
    }

    private static void deleting() throws Exception {
        Path folder = folder("deleting");
        try (var s = open(folder)) {
            for (String name : PATHS) {
                step("as folder '" + name + "'", () -> s.deleteDirectory(Path.of(name)));
                step("as file '" + name + "'", () -> s.deleteFile(Path.of(name)));
            }
            step("absolute", () -> s.deleteDirectory(folder.resolve("empty")));
            row("left", () -> list(folder));
        }
    }

    private static void moving() throws Exception {
        Path folder = folder("moving");
        String[] moves = {
            "file new",
            "new sub",
            "sub new",
            "sub empty",
            "none x",
            "new none/x",
            "empty empty/x",
            "l empty/l",
            "dangling loop",
            "new new",
            ". x",
            "new " + folder.resolve("absolute"),
            folder.resolve("absolute") + " file"
        };
        try (var s = open(folder); var other = open(Files.createDirectory(top.resolve("other")))) {
            for (String move : moves) {
                Path from = Path.of(move.split(" ")[0]);
                Path to = Path.of(move.split(" ")[1]);
                step("move " + move, () -> s.move(from, s, to));
                row("then", () -> list(folder));
            }
            step("elsewhere", () -> s.move(Path.of("file"), other, Path.of("moved")));
            step("and back", () -> other.move(Path.of("moved"), s, Path.of("back")));
            row("then", () -> list(folder) + list(other));
        }
    }

    // ---- A folder that is elsewhere meanwhile ----

    private static void moved() throws Exception {
        Path folder = folder("moved");
        Path victim = folder("victim");
        String before = list(victim);
        try (var s = open(folder); var sub = s.newDirectoryStream(Path.of("sub"))) {
            Files.move(folder, top.resolve("away"));
            Files.createSymbolicLink(folder, victim.getFileName());
            row("by name", () -> Files.isSameFile(folder, victim));
            step("delete", () -> s.deleteFile(Path.of("file")));
            step("delete folder", () -> s.deleteDirectory(Path.of("empty")));
            step("delete below", () -> sub.deleteFile(Path.of("inner")));
            step("move", () -> s.move(Path.of("l"), sub, Path.of("l2")));
            row("new", () ->
                written(s, Path.of("new"), new OpenOption[] {
                    StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.WRITE
                })
            );
            row("list", () -> list(s.newDirectoryStream(Path.of("."))));
            row("self", () -> {
                var v = s.getFileAttributeView(PosixFileAttributeView.class);
                v.setPermissions(permissions("rwx------"));
                return permissions(top.resolve("away")) + permissions(victim);
            });
            row("up", () -> list(s.newDirectoryStream(Path.of(".."))).contains("moved/../away"));
            row("away", () -> list(top.resolve("away")) + list(top.resolve("away/sub")));
            row("victim", () -> list(victim).equals(before) + " " + list(victim.resolve("sub")));
            Files.move(top.resolve("away/sub"), top.resolve("kept"));
            Files.createSymbolicLink(top.resolve("away/sub"), victim.resolve("sub"));
            step("link", () -> s.newDirectoryStream(Path.of("sub"), LinkOption.NOFOLLOW_LINKS));
            row("what it was", () -> list(sub));
            deleteAll(open(top), Path.of("away"));
            row("all deleted", () -> Files.exists(top.resolve("away")) + list(victim));
            row("removed", () -> list(s));
        }
    }

    // ---- Entries, and the end ----

    private static void entries() throws Exception {
        Path folder = Files.createDirectory(top.resolve("entries"));
        for (int i = 0; i < 5; i++) {
            Files.createFile(folder.resolve("f" + i));
        }
        row("no folder", () -> Files.newDirectoryStream(folder.resolve("f1")));
        row("none", () -> Files.newDirectoryStream(folder.resolve("none")));
        var s = open(folder);
        Files.createFile(folder.resolve("later"));
        Iterator<Path> all = s.iterator();
        row("twice", () -> s.iterator());
        all.next();
        step("remove", all::remove);
        for (int i = 0; i < 5; i++) {
            all.next();
        }
        row("end", () -> all.hasNext());
        row("behind", () -> all.next());
        s.close();
        s.close();
        row("closed", () -> s.iterator());
        for (boolean ahead : new boolean[] { false, true }) {
            var t = open(folder);
            Iterator<Path> some = t.iterator();
            some.next();
            boolean asked = ahead && some.hasNext();
            t.close();
            row("left " + asked, () -> some.hasNext() && some.next() != null && !some.hasNext());
        }
        try (
            var t = Files.newDirectoryStream(folder, p -> {
                throw new IOException("filter");
            })
        ) {
            row("filter", () -> t.iterator().hasNext());
        }
        try (var t = Files.newDirectoryStream(folder, p -> p.endsWith("f3"))) {
            var below = ((SecureDirectoryStream<Path>) t).newDirectoryStream(Path.of("."));
            row("filtered", () -> list(t) + list(below));
        }
        List<DirectoryStream<Path>> itself = new ArrayList<>();
        itself.add(
            Files.newDirectoryStream(folder, p -> {
                itself.get(0).close();
                return true;
            })
        );
        Iterator<Path> one = itself.get(0).iterator();
        row("closed by its filter", () -> one.hasNext() && one.next() != null && !one.hasNext());
    }

    @SuppressWarnings("unchecked")
    private static <T> T foreign(Class<?> type) {
        return (T) Proxy.newProxyInstance(
            SecureFolders.class.getClassLoader(),
            new Class<?>[] { type },
            (proxy, method, args) -> {
                throw new IllegalStateException(method.getName());
            }
        );
    }

    /** Which of what is wrong is told: nulls, foreign paths, a closed stream. */
    private static void refused(String state, SecureDirectoryStream<Path> s) throws Exception {
        SecureDirectoryStream<Path> foreign = foreign(SecureDirectoryStream.class);
        SecureDirectoryStream<Path> open = open(top);
        Path none = Path.of("none");
        Class<BasicFileAttributeView> basic = BasicFileAttributeView.class;
        List<Path> paths = new ArrayList<>(List.of(none, top.resolve("none"), foreign(Path.class)));
        paths.add(null);
        for (int i = 0; i < paths.size(); i++) {
            Path p = paths.get(i);
            String of = state + " " + i;
            step("folder " + of, () -> s.newDirectoryStream(p));
            step("folder, null options " + of, () -> s.newDirectoryStream(p, (LinkOption[]) null));
            step("folder, null option " + of, () -> s.newDirectoryStream(p, (LinkOption) null));
            step("channel " + of, () -> s.newByteChannel(p, Set.of()));
            step("channel, null options " + of, () -> s.newByteChannel(p, null));
            step("channel, null option " + of, () ->
                s.newByteChannel(p, Collections.singleton(null))
            );
            step("channel, null attributes " + of, () ->
                s.newByteChannel(p, Set.of(), (FileAttribute<?>[]) null)
            );
            step("channel, odd attribute " + of, () -> s.newByteChannel(p, null, odd()));
            step("delete " + of, () -> s.deleteFile(p));
            step("delete folder " + of, () -> s.deleteDirectory(p));
            step("move " + of, () -> s.move(p, s, none));
            step("move from open " + of, () -> open.move(p, s, none));
            step("move to open " + of, () -> s.move(none, open, p));
            step("move to null " + of, () -> s.move(none, null, p));
            step("move into null " + of, () -> s.move(p, null, null));
            step("move into foreign " + of, () -> s.move(p, foreign, none));
            step("view " + of, () -> s.getFileAttributeView(p, basic).readAttributes());
            step("view of null type " + of, () -> s.getFileAttributeView(p, null));
            step("view, null options " + of, () ->
                s.getFileAttributeView(p, basic, (LinkOption[]) null)
            );
            step("view, null option " + of, () ->
                s.getFileAttributeView(p, basic, (LinkOption) null)
            );
        }
        step("self " + state, () -> s.getFileAttributeView(basic).readAttributes());
        step("self, no time " + state, () ->
            s.getFileAttributeView(basic).setTimes(null, null, null)
        );
        step("self, no type " + state, () -> s.getFileAttributeView(null));
        open.close();
    }

    /** Threads that use it while it is closed: done, or refused as closed. */
    private static void closedMeanwhile() throws Exception {
        Path folder = folder("meanwhile");
        Set<String> others = Collections.synchronizedSet(new TreeSet<>());
        for (int round = 0; round < 20; round++) {
            var s = open(folder);
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                threads.add(
                    new Thread(() -> {
                        try {
                            while (true) {
                                s.newByteChannel(Path.of("l"), Set.of()).close();
                                s.newDirectoryStream(Path.of("sub")).close();
                                s.getFileAttributeView(
                                    BasicFileAttributeView.class
                                ).readAttributes();
                            }
                        } catch (ClosedDirectoryStreamException e) {
                            return;
                        } catch (Exception e) {
                            others.add(e.toString());
                        }
                    })
                );
            }
            threads.forEach(Thread::start);
            Thread.sleep(1);
            s.close();
            for (Thread t : threads) {
                t.join();
            }
        }
        row("meanwhile", () -> others);
    }

    private static void linkPermissions() {
        for (String name : new String[] { "hard", "symbolic", "*", "", "soft", null }) {
            row("permission " + name, () -> new LinkPermission(name));
            row("permission with actions " + name, () -> new LinkPermission(name, "all"));
            row("permission without " + name, () ->
                new LinkPermission(name, "").implies(new LinkPermission("hard"))
            );
        }
    }

    public static void main(String[] args) throws Exception {
        top = Files.createTempDirectory("secure").toRealPath();
        attributes();
        channels();
        deleting();
        moving();
        moved();
        entries();
        SecureDirectoryStream<Path> s = open(top);
        refused("open", s);
        s.close();
        refused("closed", s);
        closedMeanwhile();
        linkPermissions();
        try (var parent = open(top.getParent())) {
            deleteAll(parent, top.getFileName());
        }
        row("gone", () -> Files.exists(top));
    }
}
