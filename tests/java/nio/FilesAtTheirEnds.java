/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.time.Instant;
import java.util.*;
import java.util.concurrent.*;

/**
 * Streams that skip past a file's ends, kinds of attributes and of principals, times beyond
 * instants, locks that overlap, nulls first.
 */
public class FilesAtTheirEnds {

    interface Action {
        Object run() throws Throwable;
    }

    static void attempt(String what, Action action) {
        try {
            System.out.println(what + " " + action.run());
        } catch (Throwable e) {
            System.out.println(what + " " + e.getClass().getName());
        }
    }

    static class Thin extends CharsetEncoder {

        Thin(float average, float max) {
            super(StandardCharsets.US_ASCII, average, max);
        }

        @Override
        protected CoderResult encodeLoop(java.nio.CharBuffer in, ByteBuffer out) {
            return CoderResult.UNDERFLOW;
        }
    }

    static class Wide extends CharsetDecoder {

        Wide(float average, float max) {
            super(StandardCharsets.US_ASCII, average, max);
        }

        @Override
        protected CoderResult decodeLoop(ByteBuffer in, java.nio.CharBuffer out) {
            return CoderResult.UNDERFLOW;
        }
    }

    static void skips(Path file) throws IOException {
        Files.write(file, new byte[100]);
        try (InputStream in = Files.newInputStream(file)) {
            for (long n : new long[] {
                25,
                -1,
                -50,
                10,
                500,
                1,
                -30,
                Long.MIN_VALUE,
                Long.MAX_VALUE,
                0,
                -100
            })
                System.out.print(in.skip(n) + "/" + in.available() + " ");
        }
        System.out.println();
        try (InputStream in = new FileInputStream(file.toFile())) {
            System.out.print(in.skip(500) + "/" + in.available() + " ");
            attempt("", () -> in.skip(-600));
        }
    }

    static void attributes(Path file) throws IOException {
        BasicFileAttributes basic = Files.readAttributes(file, BasicFileAttributes.class);
        PosixFileAttributes posix = Files.readAttributes(file, PosixFileAttributes.class);
        System.out.println(
            (basic instanceof PosixFileAttributes) +
                " " +
                posix.size() +
                " " +
                basic.size() +
                " " +
                basic.fileKey().equals(posix.fileKey())
        );
        BasicFileAttributeView view = Files.getFileAttributeView(
            file,
            BasicFileAttributeView.class
        );
        System.out.println(
            view.name() +
                " " +
                (view instanceof PosixFileAttributeView) +
                " " +
                (view.readAttributes() instanceof PosixFileAttributes)
        );
        PosixFileAttributeView all = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        System.out.println(
            all.name() +
                " " +
                all.readAttributes().isRegularFile() +
                " " +
                Files.getFileAttributeView(file, FileOwnerAttributeView.class).name()
        );
        System.out.println(
            (posix.owner() instanceof GroupPrincipal) +
                " " +
                (posix.group() instanceof GroupPrincipal)
        );
        UserPrincipalLookupService lookup = file.getFileSystem().getUserPrincipalLookupService();
        System.out.println(
            lookup.lookupPrincipalByName("root") +
                " " +
                (lookup.lookupPrincipalByName("root") instanceof GroupPrincipal) +
                " " +
                lookup
                    .lookupPrincipalByName("root")
                    .equals(lookup.lookupPrincipalByGroupName("root")) +
                " " +
                lookup.lookupPrincipalByName("root").equals(lookup.lookupPrincipalByName("root"))
        );
        System.out.println(
            Files.getAttribute(file, "unix:rdev") +
                " " +
                new TreeSet<>(Files.readAttributes(file, "unix:*").keySet())
        );
        System.out.println(Files.getAttribute(Path.of("/dev/null"), "unix:rdev"));
    }

    static void times() {
        FileTime[] times = {
            FileTime.from(Instant.MIN),
            FileTime.from(Instant.MAX),
            FileTime.from(Long.MAX_VALUE, TimeUnit.DAYS),
            FileTime.from(Long.MIN_VALUE, TimeUnit.DAYS),
            FileTime.from(Long.MAX_VALUE, TimeUnit.HOURS),
            FileTime.from(Long.MAX_VALUE, TimeUnit.NANOSECONDS),
            FileTime.from(Instant.MAX.getEpochSecond(), TimeUnit.SECONDS),
            FileTime.from(Instant.MAX.getEpochSecond() + 1, TimeUnit.SECONDS),
            FileTime.from(Instant.MIN.getEpochSecond(), TimeUnit.SECONDS),
            FileTime.from(Instant.MIN.getEpochSecond() - 1, TimeUnit.SECONDS),
            FileTime.fromMillis(0),
            FileTime.from(1, TimeUnit.DAYS),
            FileTime.from(24, TimeUnit.HOURS),
            FileTime.from(Instant.EPOCH.plusNanos(1))
        };
        for (FileTime a : times) {
            StringBuilder line = new StringBuilder();
            for (FileTime b : times)
                line.append(Integer.signum(a.compareTo(b))).append(a.equals(b) ? "= " : " ");
            System.out.println(line + " " + a.toInstant());
        }
    }

    static void locks(Path file) throws Exception {
        AsynchronousFileChannel channel = AsynchronousFileChannel.open(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE
        );
        CompletionHandler<FileLock, Void> unused = new CompletionHandler<>() {
            @Override
            public void completed(FileLock result, Void attachment) {
                System.out.println("completed");
            }

            @Override
            public void failed(Throwable e, Void attachment) {
                System.out.println("failed " + e);
            }
        };
        FileLock first = channel.lock(0, 10, false).get();
        System.out.println(first.isValid() + " " + (first.acquiredBy() == channel));
        attempt("try", () -> channel.tryLock(5, 10, false));
        attempt("lock", () -> channel.lock(5, 10, false));
        attempt("handler", () -> {
            channel.lock(5, 10, false, null, unused);
            return "taken";
        });
        attempt("beside", () -> channel.lock(10, 10, false).get().isValid());
        first.release();
        attempt("again", () -> channel.lock(5, 5, false).get().isValid());
        channel.close();
        attempt("closed", () -> channel.lock(0, 10, false).get());
        attempt("closed", () -> channel.tryLock());
    }

    public static void main(String[] args) throws Throwable {
        Path file = Files.createTempFile("ends", null);
        skips(file);
        attributes(file);
        times();
        locks(file);
        for (float[] f : new float[][] {
            { 0.5f, 1.5f },
            { 0, 1 },
            { 1, 0 },
            { Float.NaN, 1 },
            { 1, Float.NaN },
            { 1.5f, 0.5f },
            { -1, 1 }
        }) {
            attempt("encoder", () -> new Thin(f[0], f[1]).maxBytesPerChar());
            attempt("decoder", () -> new Wide(f[0], f[1]).maxCharsPerByte());
        }
        Path none = Path.of("not-here");
        attempt("lines", () -> Files.readAllLines(none, null));
        attempt("reader", () -> Files.newBufferedReader(none, null));
        attempt("writer", () -> Files.newBufferedWriter(none, null));
        attempt("write", () -> Files.write(none, List.of("x"), (Charset) null));
        System.out.println(Files.exists(none));
        Files.delete(file);
    }
}
