/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * What a program sees of arguments, properties, variables and names of files in the locale's
 * character set.
 */
public class PlatformText {

    static final String[] NAMES = {
        "\u00e9.txt",
        "\ufffd.txt",
        "?.txt",
        "\u65e5\u672c.txt",
        "\ud800x.txt",
        "\u20ac.txt",
        "\ud83d\ude00"
    };

    static String ascii(Object value) {
        StringBuilder b = new StringBuilder();
        for (char c : String.valueOf(value).toCharArray()) {
            b.append(
                c == '\n' || (c >= 32 && c < 127)
                    ? String.valueOf(c)
                    : String.format("\\u%04x", (int) c)
            );
        }
        return b.toString();
    }

    static void show(String what, Callable<?> of) {
        String text;
        try {
            text = String.valueOf(of.call());
        } catch (Throwable e) {
            text = "threw " + e + ", cause " + e.getCause();
        }
        System.out.println(what + ": " + ascii(text));
    }

    static String run(ProcessBuilder builder) throws Exception {
        Process process = builder.redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes());
    }

    static void file(String name) {
        File file = new File(name);
        System.out.println("name " + ascii(name));
        show(" there", file::exists);
        boolean wasThere = file.exists();
        show(" made", file::createNewFile);
        show(" made again", file::createNewFile);
        show(" written", () -> {
            new FileOutputStream(name, true).close();
            return file.length();
        });
        show(" read", () -> new FileInputStream(name).read());
        show(" path", () -> Path.of(name));
        show(" of file", file::toPath);
        show(" canonical", () -> new File(file.getCanonicalPath()).getName());
        show(" absolute", () -> new File(file.getAbsolutePath()).getName());
        show(" uri", () -> file.toURI().toString().replaceAll(".*/", ""));
        show(" listed", () -> {
            String[] names = new File(".").list();
            Arrays.sort(names);
            return Arrays.toString(names);
        });
        show(" zip", () -> new java.util.zip.ZipFile(name));
        if (!wasThere) {
            show(" removed", file::delete);
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {
            "file.encoding",
            "sun.jnu.encoding",
            "native.encoding",
            "java.class.path",
            "sun.java.command",
            "px"
        }) {
            show(name, () -> System.getProperty(name));
        }
        show("names of properties", () -> {
            List<String> names = new ArrayList<>(System.getProperties().stringPropertyNames());
            names.removeIf(s -> !s.startsWith("q"));
            return names;
        });
        show("here", () -> System.getProperty("user.dir").replaceAll(".*/", ""));
        for (String arg : args) {
            show("argument", () -> arg);
        }
        show("variable", () -> System.getenv("V"));
        show("variables", () -> {
            List<String> all = new ArrayList<>();
            System.getenv().forEach((name, value) -> {
                if (name.startsWith("U")) {
                    all.add(name + "=" + value);
                }
            });
            Collections.sort(all);
            return all;
        });
        for (String name : NAMES) {
            file(name);
        }
        show("files", () -> {
            List<String> all = new ArrayList<>();
            try (DirectoryStream<Path> paths = Files.newDirectoryStream(Path.of("."))) {
                for (Path p : paths) {
                    all.add(
                        p +
                            " " +
                            Files.exists(p) +
                            " " +
                            p.toFile().exists() +
                            " " +
                            p.toUri().toString().replaceAll("/$", "").replaceAll(".*/", "") +
                            (Files.isRegularFile(p) ? new String(Files.readAllBytes(p)).trim() : "")
                    );
                }
            }
            Collections.sort(all);
            return all;
        });
        show("walk", () ->
            Arrays.toString(Files.walk(Path.of(".")).map(Path::toString).sorted().toArray())
        );
        show("copied", () -> {
            try (DirectoryStream<Path> paths = Files.newDirectoryStream(Path.of("."), "*t")) {
                for (Path p : paths) {
                    Path copy = p.resolveSibling("copy");
                    Files.copy(p, copy);
                    Files.move(copy, p, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
                    Files.newOutputStream(p, java.nio.file.StandardOpenOption.APPEND).close();
                    Files.readAttributes(p, "*");
                    Files.isReadable(p);
                }
            }
            return new File("copy").exists();
        });
        show("link", () -> Files.readSymbolicLink(Path.of("link")));
        show("real", () -> Path.of("link").toRealPath().getFileName());
        show("uri", () -> Path.of(new URI("file:///x/%C3%A9/%FF")).toUri());
        show("uri's path", () -> Path.of(new URI("file:///x/%C3%A9/%FF")));
        show("not there", () ->
            Files.size(Path.of("d").resolveSibling(Path.of(new URI("file:///x/%C3%A9"))))
        );
        show("argument of a process", () ->
            run(
                new ProcessBuilder(
                    "sh",
                    "-c",
                    "printf %s \"$0\" | od -An -tx1",
                    "a\u00e9\u65e5\ufffd\u20acb"
                )
            )
        );
        show("variables of a process", () -> {
            ProcessBuilder builder = new ProcessBuilder(
                "sh",
                "-c",
                "for v in \"$V\" \"$W\" \"$X\"; do printf %s \"$v\" | od -An -tx1; done"
            );
            builder.environment().put("W", "\u00e9\u20ac\ufffd");
            builder.environment().put("X", builder.environment().get("V"));
            return run(builder);
        });
        show(
            "directory of a process",
            () -> run(new ProcessBuilder("pwd").directory(new File("d\u00e9"))).length() > 0
        );
        show("class", () -> Class.forName("H\u00e9"));
        show("resource", () -> PlatformText.class.getResource("/\u00e9.txt") == null);
        show("code", () ->
            PlatformText.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()
                .replaceAll(".*/(.+/)", "$1")
        );
        System.out.println("\u00e9\u20ac");
        throw new IllegalStateException("\u00e9\u20ac");
    }
}
