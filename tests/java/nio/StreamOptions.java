/* SPDX-License-Identifier: MIT */
import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.DELETE_ON_CLOSE;
import static java.nio.file.StandardOpenOption.DSYNC;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.SPARSE;
import static java.nio.file.StandardOpenOption.SYNC;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;

/** Streams of files take the options that channels take, and an interrupt does not close them. */
public class StreamOptions {
    private static Path folder;

    interface Step {
        Object run() throws Exception;
    }

    interface Use {
        Object run(InputStream in) throws Exception;
    }

    private static void row(String name, Step step) {
        Object result;
        try {
            result = step.run();
        } catch (Exception e) {
            result = e.toString().replace(folder.toString(), "D");
        }
        System.out.println(name + ": " + result);
    }

    private static void stream(String name, Path file, Use use) {
        row(name, () -> {
            try (InputStream in = Files.newInputStream(file)) {
                return use.run(in);
            }
        });
    }

    private static void reset(Path file, Path link, boolean there) throws Exception {
        Files.deleteIfExists(link);
        Files.deleteIfExists(file);
        if (there) {
            Files.writeString(file, "hello");
        }
        Files.createSymbolicLink(link, file);
    }

    private static String left(Path file, Path link) throws Exception {
        return (Files.exists(file) ? Files.readString(file) : "none")
            + (Files.isSymbolicLink(link) ? "" : ", no link");
    }

    private static void options(Path file, Path link, boolean there, Path p, OpenOption... set)
            throws Exception {
        String name = (there ? "" : "no ") + p.getFileName() + " " + Arrays.toString(set);
        reset(file, link, there);
        row("in " + name, () -> {
            try (InputStream in = Files.newInputStream(p, set)) {
                return in.read() + " " + in.available() + " " + Files.exists(file);
            }
        });
        System.out.println("  " + left(file, link));
        reset(file, link, there);
        row("out " + name, () -> {
            try (OutputStream out = Files.newOutputStream(p, set)) {
                out.write('X');
                return Files.exists(file);
            }
        });
        System.out.println("  " + left(file, link));
        reset(file, link, there);
        row("write " + name, () -> Files.writeString(p, "YZ", set).equals(p));
        System.out.println("  " + left(file, link));
    }

    private static void uses(Path file) throws Exception {
        stream("skip", file, in -> in.skip(-5) + " " + in.skip(3) + " " + in.skip(-9) + " "
            + in.read() + " " + in.skip(100) + " " + in.read());
        stream("skipNBytes, all", file, in -> {
            in.skipNBytes(5);
            return in.read();
        });
        stream("skipNBytes, more", file, in -> {
            in.skipNBytes(6);
            return "skipped";
        });
        stream("skipNBytes of a buffer", file, in -> {
            new BufferedInputStream(in).skipNBytes(50);
            return "skipped";
        });
        stream("interrupted", file, in -> {
            Thread.currentThread().interrupt();
            return in.read() + new String(in.readAllBytes()) + Thread.interrupted();
        });
        row("interrupted writing", () -> {
            Thread.currentThread().interrupt();
            try (OutputStream out = Files.newOutputStream(file)) {
                out.write("again".getBytes());
                return Thread.interrupted();
            }
        });
        stream("twice", file, in -> {
            in.close();
            in.close();
            return in.read();
        });
        stream("closed, none", file, in -> {
            in.close();
            return in.read(new byte[0]);
        });
        stream("closed, skip", file, in -> {
            in.close();
            return in.skip(1);
        });
        stream("parts", file, in -> in.readNBytes(3).length + " " + in.readNBytes(9).length);
        stream("not a stream of io", file, in -> in instanceof FileInputStream);
        stream("folder", folder, in -> in.read(new byte[0]));
        stream("folder's bytes", folder, in -> in.read());
        stream("below a file", file.resolve("x"), in -> "opened");
        stream("device", Path.of("/dev/zero"), in -> in.readNBytes(5).length + " " + in.skip(5));
        row("copy", () -> Files.copy(new ByteArrayInputStream(new byte[3]), file,
            StandardCopyOption.ATOMIC_MOVE));
        row("copy, no links", () -> Files.copy(new ByteArrayInputStream(new byte[3]), file,
            NOFOLLOW_LINKS));
    }

    public static void main(String[] args) throws Exception {
        folder = Files.createTempDirectory("options");
        Path file = folder.resolve("file");
        Path link = folder.resolve("link");
        OpenOption odd = new OpenOption() {
            @Override
            public String toString() {
                return "odd";
            }
        };
        OpenOption[][] sets = {{}, {READ, READ}, {CREATE}, {CREATE_NEW}, {TRUNCATE_EXISTING},
            {DELETE_ON_CLOSE}, {odd}, {SYNC}, {DSYNC}, {SPARSE}, {WRITE}, {APPEND}, {null},
            {APPEND, TRUNCATE_EXISTING}, {NOFOLLOW_LINKS}, {CREATE, NOFOLLOW_LINKS},
            {APPEND, CREATE, NOFOLLOW_LINKS}, {odd, APPEND}, {WRITE, DELETE_ON_CLOSE},
            {WRITE, CREATE_NEW}, {WRITE, CREATE, WRITE}, {READ, WRITE}};
        for (boolean there : new boolean[] {true, false}) {
            for (OpenOption[] set : sets) {
                options(file, link, there, file, set);
                options(file, link, there, link, set);
            }
        }
        reset(file, link, true);
        uses(file);
        Files.delete(link);
        Files.delete(file);
        Files.delete(folder);
    }
}
