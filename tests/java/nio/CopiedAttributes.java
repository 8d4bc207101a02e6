/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.GroupPrincipal;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a copy takes along: a mode that the process masks, or all that its file has; names of
 * attributes and owners.
 */
public class CopiedAttributes {
    interface Act {
        Object done() throws IOException;
    }

    static void show(String what, Act act) {
        try {
            System.out.println(what + ": " + act.done());
        } catch (IOException | RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " "
                    + (e instanceof ClassCastException ? "" : e.getMessage()));
        }
    }

    static String mode(Path path) throws IOException {
        return Integer.toOctalString((int) Files.getAttribute(path, "unix:mode",
                LinkOption.NOFOLLOW_LINKS));
    }

    static String owners(Path path) throws IOException {
        return new TreeMap<>(Files.readAttributes(path, "unix:uid,gid", LinkOption.NOFOLLOW_LINKS))
                .toString();
    }

    /* The umask of the tests takes some of these away. */
    static void modes(Path folder) throws IOException {
        for (int mode : new int[] {0666, 0777, 04755, 0600, 0444}) {
            Path file = Files.write(folder.resolve("file" + mode), new byte[3]);
            Files.setAttribute(file, "unix:mode", mode);
            Path below = Files.createDirectory(folder.resolve("folder" + mode));
            Files.setAttribute(below, "unix:mode", mode | 01000);
            for (Path from : new Path[] {file, below}) {
                Path plain = Files.copy(from, folder.resolve("plain" + from.getFileName()));
                Path whole = Files.copy(from, folder.resolve("whole" + from.getFileName()),
                        StandardCopyOption.COPY_ATTRIBUTES);
                System.out.println(mode(from) + " -> " + mode(plain) + ", " + mode(whole));
            }
        }
    }

    static void owned(Path folder) throws IOException {
        Path file = Files.write(folder.resolve("owned"), new byte[3]);
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("owned"));
        try {
            Files.setAttribute(file, "unix:uid", 1000);
            Files.setAttribute(file, "unix:gid", 1001);
            Files.setAttribute(file, "unix:mode", 04755);
            Files.setAttribute(link, "unix:uid", 1002, LinkOption.NOFOLLOW_LINKS);
        } catch (IOException onlyRootMay) {
            // then the owner of all is who runs this
        }
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
        Path copy = Files.copy(file, folder.resolve("copy"), StandardCopyOption.COPY_ATTRIBUTES);
        Path other = Files.copy(link, folder.resolve("other"), StandardCopyOption.COPY_ATTRIBUTES,
                LinkOption.NOFOLLOW_LINKS);
        System.out.println(owners(copy).equals(owners(file)) + " " + owners(other)
                .equals(owners(link)) + " " + mode(copy).equals(mode(file))
                + " " + Files.getLastModifiedTime(copy));
        System.out.println(owners(Files.copy(file, folder.resolve("plain")))
                .equals(owners(folder)));
    }

    static UserDefinedFileAttributeView user(Path path) {
        return Files.getFileAttributeView(path, UserDefinedFileAttributeView.class);
    }

    /* Where the file system has none, there is nothing to be told. */
    static void defined(Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("defined"));
        boolean has = Files.getFileStore(file).supportsFileAttributeView("user");
        if (has) {
            Files.setAttribute(file, "user:kind", new byte[] {1, 2});
        }
        Path copy = Files.copy(file, folder.resolve("definedCopy"),
                StandardCopyOption.COPY_ATTRIBUTES);
        System.out.println(!has || user(copy).list().contains("kind") && user(copy)
                .size("kind") == 2);
        Path plain = Files.copy(file, folder.resolve("definedPlain"));
        System.out.println(!has || user(plain).list().isEmpty());
    }

    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("copied");
        try {
            modes(folder);
            owned(folder);
            defined(folder);
            Path file = Files.write(folder.resolve("named"), new byte[5]);
            for (String names : new String[] {"size,", "basic:size,,", "basic:,size", "size,bad",
                    ","}) {
                show("attributes " + names, () -> Map.copyOf(Files.readAttributes(file, names)));
            }
            show("creation time", () -> Files.setAttribute(file, "creationTime", "now")
                    .getFileName());
            UserPrincipalLookupService lookup = folder.getFileSystem()
                    .getUserPrincipalLookupService();
            for (String name : new String[] {"0", "-1", "123456", "99999999999", "",
                    "no such user"}) {
                show("user '" + name + "'", () -> lookup.lookupPrincipalByName(name).getName());
                show("group '" + name + "'", () -> lookup.lookupPrincipalByGroupName(name)
                        .getName());
            }
            GroupPrincipal group = lookup.lookupPrincipalByGroupName("root");
            show("a group as owner", () -> Files.setOwner(file, group).getFileName());
        } finally {
            try (Stream<Path> all = Files.walk(folder)) {
                all.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
            }
        }
    }
}
