/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousByteChannel;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.Channels;
import java.nio.channels.CompletionHandler;
import java.nio.channels.FileLock;
import java.nio.channels.ReadPendingException;
import java.nio.channels.WritePendingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Files that a pool's threads read and write, their locks, streams of asynchronous channels. */
class AsynchronousFiles extends Whole {

    static Object cause(Future<?> f) throws InterruptedException {
        try {
            return f.get();
        } catch (ExecutionException e) {
            return e.getCause();
        }
    }

    static final class Waiting<V> implements CompletionHandler<V, String> {

        final CompletableFuture<String> done = new CompletableFuture<>();

        @Override
        public void completed(V result, String attachment) {
            done.complete(
                attachment +
                    " " +
                    (result instanceof FileLock ? ((FileLock) result).position() : result)
            );
        }

        @Override
        public void failed(Throwable exc, String attachment) {
            done.complete(attachment + " failed " + exc);
        }
    }

    /** Gives and takes bytes in small pieces, at once. */
    static final class Echo implements AsynchronousByteChannel {

        private final ByteBuffer bytes = ByteBuffer.allocate(100);
        private int taken;
        private boolean open = true;

        @Override
        public <A> void read(
            ByteBuffer dst,
            A attachment,
            CompletionHandler<Integer, ? super A> handler
        ) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Future<Integer> read(ByteBuffer dst) {
            int n = 0;
            while (n < 3 && dst.hasRemaining() && taken < bytes.position()) {
                dst.put(bytes.get(taken++));
                n++;
            }
            return CompletableFuture.completedFuture(n == 0 ? -1 : n);
        }

        @Override
        public <A> void write(
            ByteBuffer src,
            A attachment,
            CompletionHandler<Integer, ? super A> handler
        ) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Future<Integer> write(ByteBuffer src) {
            if (
                src.remaining() == 1 && src.get(src.position()) == 99
            ) return CompletableFuture.failedFuture(new IllegalStateException("no 99"));
            int n = Math.min(2, src.remaining());
            for (int i = 0; i < n; i++) bytes.put(src.get());
            return CompletableFuture.completedFuture(n);
        }

        @Override
        public boolean isOpen() {
            return open;
        }

        @Override
        public void close() {
            open = false;
        }
    }

    static void streams() throws IOException {
        Echo echo = new Echo();
        OutputStream out = Channels.newOutputStream(echo);
        out.write(new byte[] { 1, 2, 3, 4, 5 });
        out.write(6);
        out.write(new byte[3], 1, 2);
        t(() -> out.write(99));
        InputStream in = Channels.newInputStream(echo);
        byte[] room = new byte[10];
        p(in.read(), in.read(room, 2, 5), room, in.read(new byte[0]), in.readAllBytes(), in.read());
        Thread.currentThread().interrupt();
        p(in.read(), Thread.interrupted());
        in.close();
        p(echo.isOpen());
        t(() -> Channels.newInputStream((AsynchronousByteChannel) null));
        t(() -> Channels.newOutputStream((AsynchronousByteChannel) null));
        t(() -> in.read(null, 0, 1));
        p(new ReadPendingException(), new WritePendingException());
    }

    public static void main(String[] args) throws Exception {
        streams();
        Path file = Files.createTempFile("async", ".tmp");
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            AsynchronousFileChannel c = AsynchronousFileChannel.open(
                file,
                Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE),
                pool
            );
            p(
                c.isOpen(),
                c.size(),
                c.write(ByteBuffer.wrap("hello world".getBytes()), 3).get(),
                c.size()
            );
            ByteBuffer b = ByteBuffer.allocate(5);
            p(
                c.read(b, 3).get(),
                new String(b.array()),
                b.position(),
                c.read(ByteBuffer.allocate(1), 100).get(),
                c.read(ByteBuffer.allocate(0), 0).get()
            );
            Waiting<Integer> read = new Waiting<>(),
                write = new Waiting<>();
            ByteBuffer big = ByteBuffer.allocate(50);
            c.read(big, 0, "read", read);
            p(read.done.get(), big.position());
            c.write(ByteBuffer.wrap(new byte[7]), 20, "write", write);
            p(write.done.get(), c.truncate(10) == c, c.size());
            c.force(true);
            t(() -> c.truncate(-1));
            t(() -> c.read(ByteBuffer.allocate(1), -1));
            t(() -> c.write(ByteBuffer.allocate(1), -1));
            t(() -> c.read(ByteBuffer.allocate(1).asReadOnlyBuffer(), 0));
            t(() -> c.read(ByteBuffer.allocate(1), 0, "x", null));
            t(() -> c.write(ByteBuffer.allocate(1), 0, "x", null));
            FileLock lock = c.lock(1, 2, false).get();
            p(
                lock.isValid(),
                lock.position(),
                lock.size(),
                lock.isShared(),
                lock.channel(),
                lock.acquiredBy() == c
            );
            t(() -> c.tryLock(2, 5, true));
            FileLock other = c.tryLock(5, 5, true);
            p(other.isShared(), other.isValid());
            lock.release();
            p(lock.isValid(), cause(c.lock(-1 + 1, 3, false)) instanceof FileLock);
            t(() -> c.lock(-1, 3, false));
            other.close();
            Waiting<FileLock> locked = new Waiting<>();
            c.lock(20, 3, false, "lock", locked);
            p(locked.done.get());
            c.close();
            p(
                c.isOpen(),
                other.isValid(),
                cause(c.read(ByteBuffer.allocate(1), 0)).getClass(),
                cause(c.lock()).getClass()
            );
            t(() -> c.size());
            t(() -> other.release());
            Waiting<Integer> late = new Waiting<>();
            c.read(ByteBuffer.allocate(1), 0, "late", late);
            p(late.done.get());
            try (AsynchronousFileChannel r = AsynchronousFileChannel.open(file)) {
                t(() -> r.write(ByteBuffer.allocate(1), 0));
                t(() -> r.truncate(0));
                t(() -> r.tryLock());
                p(r.read(ByteBuffer.allocate(20), 0).get(), r.tryLock(0, 1, true).isValid());
            }
            try (
                AsynchronousFileChannel w = AsynchronousFileChannel.open(
                    file,
                    StandardOpenOption.WRITE
                )
            ) {
                t(() -> w.read(ByteBuffer.allocate(1), 0));
                t(() -> w.tryLock(0, 1, true));
                p(w.tryLock().size() == Long.MAX_VALUE);
            }
            t(() -> AsynchronousFileChannel.open(file, StandardOpenOption.APPEND));
            t(() ->
                AsynchronousFileChannel.open(
                    file.resolveSibling("no-such-folder").resolve("x")
                ).isOpen()
            );
        } finally {
            pool.shutdown();
            Files.delete(file);
        }
    }
}
