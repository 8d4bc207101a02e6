/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileStore;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.DosFileAttributeView;
import java.nio.file.attribute.DosFileAttributes;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;

/** Attributes that programs name themselves, and those of DOS, which are kept as one of them. */
public class ExtendedFileAttributes extends Shown {

    private static Path directory;

    private static void showIn(String what, Action a) {
        System.out.println(what + ": " + given(a).replace(directory.toString(), "DIR"));
    }

    private static ByteBuffer bytes(String s) {
        return ByteBuffer.wrap(s.getBytes(StandardCharsets.UTF_8));
    }

    private static String read(UserDefinedFileAttributeView v, String name, ByteBuffer to)
        throws IOException {
        int n = v.read(name, to);
        to.flip();
        return n + " " + StandardCharsets.UTF_8.decode(to);
    }

    private static void userDefined(Path f) throws IOException {
        UserDefinedFileAttributeView v = Files.getFileAttributeView(
            f,
            UserDefinedFileAttributeView.class
        );
        System.out.println(v.name() + " " + v.list());
        showIn("write", () -> v.write("colour", bytes("red")));
        showIn("write direct", () -> {
            ByteBuffer b = ByteBuffer.allocateDirect(20).put("..blue..".getBytes());
            b.flip().position(2).limit(6);
            return v.write("second", b) + " " + b.position();
        });
        showIn("write read-only", () -> {
            ByteBuffer b = bytes("read only").asReadOnlyBuffer();
            return v.write("third \u00e9", b) + " " + b.position();
        });
        showIn("write nothing", () -> v.write("empty", ByteBuffer.allocate(0)));
        showIn("write over", () -> v.write("colour", bytes("yellow")));
        showIn("list", () -> new TreeSet<>(v.list()));
        showIn("size", () -> v.size("colour") + " " + v.size("empty"));
        showIn("size of none", () -> v.size("none"));
        showIn("read", () -> read(v, "colour", ByteBuffer.allocate(10)));
        showIn("read exactly", () -> read(v, "colour", ByteBuffer.allocate(6)));
        showIn("read direct", () -> read(v, "second", ByteBuffer.allocateDirect(10)));
        showIn("read empty", () -> read(v, "empty", ByteBuffer.allocate(3)));
        showIn("read offset", () -> {
            ByteBuffer b = ByteBuffer.allocate(20);
            b.put((byte) '<');
            return v.read("third \u00e9", b) + " " + b.position() + " " + b.get(1);
        });
        showIn("read too small", () -> read(v, "colour", ByteBuffer.allocate(3)));
        showIn("read into none", () -> read(v, "colour", ByteBuffer.allocate(0)));
        showIn("read none", () -> read(v, "none", ByteBuffer.allocate(3)));
        showIn("read read-only", () -> v.read("colour", ByteBuffer.allocate(9).asReadOnlyBuffer()));
        showIn("long name", () -> v.write("n".repeat(300), bytes("x")));
        showIn("empty name", () -> v.write("", bytes("x")));
        showIn("null name", () -> v.write(null, bytes("x")));
        showIn("null buffer", () -> v.write("x", null));
        showIn("delete", () -> {
            v.delete("second");
            return new TreeSet<>(v.list());
        });
        showIn("delete none", () -> {
            v.delete("second");
            return "deleted";
        });
        showIn("get", () -> new String((byte[]) Files.getAttribute(f, "user:colour")));
        showIn("get none", () -> Files.getAttribute(f, "user:none"));
        showIn("set", () -> Files.setAttribute(f, "user:set", "bytes".getBytes()));
        showIn("set buffer", () -> Files.setAttribute(f, "user:buffer", bytes("buffer")));
        showIn("set text", () -> Files.setAttribute(f, "user:text", "text"));
        showIn("set null", () -> Files.setAttribute(f, "user:text", null));
        showIn("read all", () -> new TreeMap<>(Files.readAttributes(f, "user:*")).keySet());
        showIn("read two", () ->
            new TreeMap<>(Files.readAttributes(f, "user:set,buffer")).keySet()
        );
        showIn("read star and one", () ->
            new TreeMap<>(Files.readAttributes(f, "user:*,set")).keySet()
        );
        showIn("read list", () -> Files.readAttributes(f, "user:set,none"));
        showIn("read nothing", () -> Files.readAttributes(f, "user:"));
    }

    private static String dos(DosFileAttributes a) {
        return (
            "" +
            a.isReadOnly() +
            a.isHidden() +
            a.isArchive() +
            a.isSystem() +
            a.isRegularFile() +
            a.size()
        );
    }

    private static void dos(Path f) throws IOException {
        DosFileAttributeView v = Files.getFileAttributeView(f, DosFileAttributeView.class);
        System.out.println(v.name() + " " + dos(v.readAttributes()));
        v.setHidden(true);
        v.setArchive(true);
        System.out.println(dos(Files.readAttributes(f, DosFileAttributes.class)));
        v.setReadOnly(true);
        v.setHidden(false);
        v.setSystem(true);
        v.setTimes(FileTime.fromMillis(1000), null, null);
        System.out.println(dos(v.readAttributes()) + v.readAttributes().lastModifiedTime());
        showIn("stored as", () -> new String((byte[]) Files.getAttribute(f, "user:DOSATTRIB")));
        showIn("all", () -> new TreeMap<>(Files.readAttributes(f, "dos:*")).keySet());
        showIn("two", () -> new TreeMap<>(Files.readAttributes(f, "dos:hidden,archive,size")));
        showIn("one", () -> Files.getAttribute(f, "dos:readonly"));
        showIn("set", () -> Files.setAttribute(f, "dos:archive", false) + dos(v.readAttributes()));
        showIn("set wrong", () -> Files.setAttribute(f, "dos:archive", "x"));
        showIn("set time", () ->
            Files.setAttribute(f, "dos:lastModifiedTime", FileTime.fromMillis(0))
        );
        showIn("set unknown", () -> Files.setAttribute(f, "dos:nothing", true));
        showIn("get unknown", () -> Files.getAttribute(f, "dos:nothing"));
        for (String s : new String[] { "0x1\0", "0x22", "33", "0x", "quark", "" }) {
            Files.setAttribute(f, "user:DOSATTRIB", s.getBytes());
            showIn("stored " + s.replace('\0', '0'), () -> dos(v.readAttributes()));
        }
        showIn("not there", () ->
            Files.readAttributes(directory.resolve("none"), DosFileAttributes.class)
        );
        Path none = directory.resolve("none");
        showIn("view of none", () ->
            Files.getFileAttributeView(none, DosFileAttributeView.class).readAttributes()
        );
        showIn("hide none", () -> {
            Files.getFileAttributeView(none, DosFileAttributeView.class).setHidden(true);
            return "hidden";
        });
        showIn("list none", () ->
            Files.getFileAttributeView(none, UserDefinedFileAttributeView.class).list()
        );
    }

    private static void links(Path f) throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("link"), f.getFileName());
        showIn("through a link", () ->
            new TreeSet<>(
                Files.getFileAttributeView(link, UserDefinedFileAttributeView.class).list()
            )
        );
        showIn("of a link", () ->
            Files.getFileAttributeView(
                link,
                UserDefinedFileAttributeView.class,
                LinkOption.NOFOLLOW_LINKS
            ).list()
        );
        showIn("dos of a link", () ->
            dos(Files.readAttributes(link, DosFileAttributes.class, LinkOption.NOFOLLOW_LINKS))
        );
        showIn("of a directory", () -> {
            UserDefinedFileAttributeView v = Files.getFileAttributeView(
                directory,
                UserDefinedFileAttributeView.class
            );
            return v.write("d", bytes("dir")) + " " + v.list();
        });
    }

    private static void stores(Path f) throws IOException {
        FileStore s = Files.getFileStore(f);
        for (String view : new String[] { "basic", "posix", "owner", "dos", "user", "acl", "x" }) {
            System.out.print(view + "=" + s.supportsFileAttributeView(view) + " ");
        }
        List<Class<? extends FileAttributeView>> views = new ArrayList<>();
        views.add(DosFileAttributeView.class);
        views.add(UserDefinedFileAttributeView.class);
        views.add(AclFileAttributeView.class);
        views.add(FileAttributeView.class);
        for (Class<? extends FileAttributeView> view : views) {
            System.out.print(
                view.getSimpleName() +
                    "=" +
                    s.supportsFileAttributeView(view) +
                    " " +
                    (Files.getFileAttributeView(f, view) != null) +
                    " "
            );
        }
        System.out.println(new TreeSet<>(FileSystems.getDefault().supportedFileAttributeViews()));
        showIn("acl", () -> Files.getAttribute(f, "acl:acl"));
        for (String name : new String[] {
            "permissions",
            "owner",
            "basic:owner",
            "posix:mode",
            "posix:nothing",
            "unix:nothing",
            "owner:permissions",
            "owner:lastModifiedTime",
            "acl:acl",
            "creationTime",
            ":size",
            "basic:"
        }) {
            showIn("set " + name, () -> Files.setAttribute(f, name, null));
            showIn("get " + name, () -> Files.getAttribute(f, name) == null);
        }
        FileTime created = (FileTime) Files.getAttribute(f, "creationTime");
        Files.setLastModifiedTime(f, FileTime.fromMillis(0));
        System.out.println(
            "still created then: " + created.equals(Files.getAttribute(f, "creationTime"))
        );
    }

    /** A new folder whose files may have attributes of the user: not every file system has such. */
    static Path extensible() throws IOException {
        for (String place : new String[] { System.getProperty("java.class.path"), "/var/tmp" }) {
            Path made = Files.createTempDirectory(Path.of(place), "attrs");
            try {
                Files.setAttribute(made, "user:probe", new byte[1]);
                Files.getFileAttributeView(
                    made,
                    java.nio.file.attribute.UserDefinedFileAttributeView.class
                ).delete("probe");
                return made;
            } catch (IOException | UnsupportedOperationException without) {
                Files.delete(made);
            }
        }
        return Files.createTempDirectory("attrs");
    }

    public static void main(String[] args) throws IOException {
        directory = extensible();
        try {
            Path f = Files.writeString(directory.resolve("file"), "content");
            Files.setPosixFilePermissions(f, PosixFilePermissions.fromString("rw-r--r--"));
            stores(f);
            userDefined(f);
            dos(f);
            links(f);
        } finally {
            for (File one : directory.toFile().listFiles()) {
                one.delete();
            }
            directory.toFile().delete();
        }
    }
}
