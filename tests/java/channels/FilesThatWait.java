/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;

/**
 * Closing a channel and interrupting its user wake who waits for the other end of a named pipe, or
 * for a lock that another process holds.
 */
public class FilesThatWait {

    static Path folder;

    interface Opening<C> {
        C open() throws IOException;
    }

    interface Use<C> {
        Object of(C channel) throws Exception;
    }

    interface Condition {
        boolean holds() throws Exception;
    }

    /** What the user of a channel met that was disturbed after a while. */
    static <C extends Channel> String disturb(C channel, boolean interrupt, int millis,
        Condition before, Use<C> use) throws Exception {
        String[] told = new String[1];
        Thread user = new Thread(() -> {
            try {
                told[0] = "" + use.of(channel);
            } catch (Throwable e) {
                String cause = e instanceof ExecutionException ? " of " + e.getCause() : "";
                told[0] = e.getClass().getName() + cause;
            }
            if (interrupt) told[0] += ", interrupted " + Thread.currentThread().isInterrupted();
        });
        user.start();
        while (!before.holds()) Thread.sleep(1);
        Thread.sleep(millis);
        if (interrupt) user.interrupt();
        else channel.close();
        user.join();
        return told[0] + ", open " + channel.isOpen();
    }

    /** Again, where the channel was closed before its user began. */
    static <C extends Channel> void disturb(String name, boolean interrupt, Opening<C> opening,
        Condition before, Use<C> use) throws Exception {
        String told;
        int millis = 20;
        do told = disturb(opening.open(), interrupt, millis *= 2, before, use);
        while (told.startsWith("java.nio.channels.ClosedChannelException"));
        System.out.println(name + ": " + told);
    }

    static FileChannel open(Path file, OpenOption... options) throws IOException {
        return FileChannel.open(file, options);
    }

    static void pipes(Path pipe, boolean interrupt) throws Exception {
        try (RandomAccessFile end = new RandomAccessFile(pipe.toFile(), "rw")) {
            Condition none = () -> true;
            Opening<FileChannel> reader = () -> open(pipe, StandardOpenOption.READ);
            Opening<FileChannel> stream = () -> new FileInputStream(pipe.toFile()).getChannel();
            ByteBuffer some = ByteBuffer.allocate(10);
            disturb("read", interrupt, reader, none, c -> c.read(some));
            ByteBuffer[] two = {ByteBuffer.allocateDirect(3), ByteBuffer.allocate(3)};
            disturb("scatter", interrupt, reader, none, c -> c.read(two));
            disturb("a stream's read", interrupt, stream, none, c -> c.read(some));

            Opening<FileChannel> writer = () -> open(pipe, StandardOpenOption.WRITE);
            Condition full = () -> new FileInputStream(end.getFD()).available() == 1 << 16;
            disturb("write", interrupt, writer, full,
                c -> c.write(ByteBuffer.allocate(1_000_000)));
            disturb("write what has no room", interrupt, writer, none,
                c -> c.write(new ByteBuffer[] {ByteBuffer.allocateDirect(3)}));
        }
    }

    static void locks(Path file, boolean interrupt) throws Exception {
        OpenOption[] both = {StandardOpenOption.READ, StandardOpenOption.WRITE};
        disturb("lock", interrupt, () -> open(file, both), () -> true, FileChannel::lock);
        AsynchronousFileChannel pooled = AsynchronousFileChannel.open(file, both);
        Future<FileLock> future = pooled.lock();
        System.out.println("asynchronous lock: "
            + disturb(pooled, interrupt, 0, () -> true, c -> future.get()));
        pooled.close();
    }

    /** What goes through a pipe in pieces is whole. */
    static void whole(Path pipe) throws Exception {
        byte[] bytes = new byte[300_000];
        new Random(1).nextBytes(bytes);
        Thread writer = new Thread(() -> {
            try (FileChannel out = open(pipe, StandardOpenOption.WRITE)) {
                int n = out.write(ByteBuffer.wrap(bytes, 0, 200_000));
                ByteBuffer rest = ByteBuffer.allocateDirect(100_000);
                rest.put(bytes, 200_000, 100_000).flip();
                System.out.println("written " + n + " and " + out.write(rest));
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        writer.start();
        ByteArrayOutputStream got = new ByteArrayOutputStream();
        try (InputStream in = Channels.newInputStream(open(pipe, StandardOpenOption.READ))) {
            in.transferTo(got);
        }
        writer.join();
        System.out.println("read " + Arrays.equals(bytes, got.toByteArray()));
    }

    static Process holder(Path file) throws Exception {
        String java = ProcessHandle.current().info().command().orElseThrow();
        Process holder = new ProcessBuilder(java, "-cp", System.getProperty("java.class.path"),
            "FilesThatWait", file.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        holder.getInputStream().read();
        return holder;
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0) { // holds a lock until nobody needs it any more
            try (FileChannel held = open(Path.of(args[0]), StandardOpenOption.WRITE)) {
                held.lock();
                System.out.println("held");
                while (System.in.read() >= 0) continue;
            }
            return;
        }
        folder = Files.createTempDirectory("wait");
        Path pipe = folder.resolve("pipe"), file = Files.createFile(folder.resolve("file"));
        new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor();
        pipes(pipe, false);
        pipes(pipe, true);
        whole(pipe);
        Process holder = holder(file);
        locks(file, false);
        locks(file, true);
        holder.getOutputStream().close();
        holder.waitFor();
        try (FileChannel channel = open(file, StandardOpenOption.WRITE)) {
            System.out.println("lock afterwards " + channel.lock().isValid());
        }
        for (Path p : List.of(pipe, file, folder)) Files.delete(p);
    }
}
