/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.CompletionHandler;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

/** An interrupt of a thread that uses an asynchronous file channel does not close the channel. */
public class AsynchronousInterrupts {

    static void show(String name, Callable<?> call) {
        try {
            System.out.println(name + " " + call.call());
        } catch (Exception e) {
            System.out.println(name + " " + e);
        }
    }

    static void interruptedUser(AsynchronousFileChannel channel) {
        Thread.currentThread().interrupt();
        show("size", channel::size);
        show("force", () -> {
            channel.force(true);
            return Thread.currentThread().isInterrupted();
        });
        show("truncate", () -> {
            channel.truncate(50);
            return Thread.currentThread().isInterrupted();
        });
        show("lock", () -> {
            try (FileLock lock = channel.tryLock()) {
                return lock.isValid();
            }
        });
        show("open", channel::isOpen);
        System.out.println("interrupted " + Thread.interrupted());
    }

    static void interruptedHandler(AsynchronousFileChannel channel) throws Exception {
        LinkedBlockingQueue<String> seen = new LinkedBlockingQueue<>();
        channel.read(ByteBuffer.allocate(10), 0, null, new CompletionHandler<Integer, Void>() {
            @Override
            public void completed(Integer count, Void attachment) {
                Thread.currentThread().interrupt();
                try {
                    seen.add(count + " of " + channel.size() + " " + channel.isOpen());
                } catch (IOException e) {
                    seen.add(e.toString());
                }
                Thread.interrupted();
            }

            @Override
            public void failed(Throwable e, Void attachment) {
                seen.add("failed " + e);
            }
        });
        System.out.println("handler " + seen.take());
    }

    static void interruptedPool(Path file) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try (
            AsynchronousFileChannel channel = AsynchronousFileChannel.open(
                file,
                Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE),
                pool
            )
        ) {
            pool.submit(() -> Thread.currentThread().interrupt()).get();
            show("read", () -> channel.read(ByteBuffer.allocate(10), 0).get());
            show("open", channel::isOpen);
        } finally {
            pool.shutdown();
        }
    }

    public static void main(String[] args) throws Exception {
        Path file = Files.createTempFile("interrupts", null);
        Files.write(file, new byte[100]);
        try (
            AsynchronousFileChannel channel = AsynchronousFileChannel.open(
                file,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE
            )
        ) {
            interruptedUser(channel);
            interruptedHandler(channel);
        }
        interruptedPool(file);
        Files.delete(file);
    }
}
