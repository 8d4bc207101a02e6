/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.CompletionHandler;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Hands what is asked for to a pool, whose threads use an ordinary channel. */
public final class PooledFileChannel extends AsynchronousFileChannel {
    private final FileChannelImpl channel;
    private final ExecutorService executor;
    private final boolean readable;
    private final boolean writable;

    /** Made when the first file is opened without a pool. */
    private static final class Shared {
        static final ExecutorService POOL =
                Executors.newCachedThreadPool(SelectingProvider.standardFactory());
    }

    public PooledFileChannel(Path file, Set<? extends OpenOption> options, ExecutorService executor,
            FileAttribute<?>... attrs) throws IOException {
        Set<OpenOption> all = new HashSet<>(options);
        if (all.contains(StandardOpenOption.APPEND)) {
            throw new UnsupportedOperationException("APPEND not allowed");
        }
        writable = all.contains(StandardOpenOption.WRITE);
        readable = !writable || all.contains(StandardOpenOption.READ);
        if (readable) {
            all.add(StandardOpenOption.READ);
        }
        // of the one file system that opens these; the channel is many threads'
        channel = ((FileChannelImpl) FileChannel.open(file, all, attrs)).withoutInterrupts();
        this.executor = executor == null ? Shared.POOL : executor;
    }

    @Override
    public boolean isOpen() {
        return channel.isOpen();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    @Override
    public long size() throws IOException {
        return channel.size();
    }

    @Override
    public AsynchronousFileChannel truncate(long size) throws IOException {
        if (size < 0) {
            throw new IllegalArgumentException("Negative size");
        }
        if (!writable) {
            throw new NonWritableChannelException();
        }
        channel.truncate(size);
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        channel.force(metaData);
    }

    /* ---- Handing over ---- */

    /** The channel was open when the task was handed over: it has been closed since. */
    private static Throwable late(Throwable e) {
        return e.getClass() == ClosedChannelException.class ? new AsynchronousCloseException() : e;
    }

    private <V> Future<V> start(Callable<V> task) {
        CompletableFuture<V> future = new CompletableFuture<>();
        if (!isOpen()) {
            future.completeExceptionally(new ClosedChannelException());
            return future;
        }
        executor.execute(() -> {
            try {
                future.complete(task.call());
            } catch (Throwable e) {
                future.completeExceptionally(late(e));
            }
        });
        return future;
    }

    private <V, A> void start(Callable<V> task, A attachment,
            CompletionHandler<V, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        boolean open = isOpen();
        executor.execute(() -> {
            V value;
            try {
                if (!open) {
                    throw new ClosedChannelException();
                }
                value = task.call();
            } catch (Throwable e) {
                handler.failed(open ? late(e) : e, attachment);
                return;
            }
            handler.completed(value, attachment);
        });
    }

    /* ---- Locks ---- */

    /** The lock of the channel below, as this one's. */
    private static final class Lock extends FileLock {
        private final FileLock below;

        Lock(PooledFileChannel channel, FileLock below) {
            super(channel, below.position(), below.size(), below.isShared());
            this.below = below;
        }

        @Override
        public boolean isValid() {
            return below.isValid();
        }

        @Override
        public void release() throws IOException {
            if (!acquiredBy().isOpen()) {
                throw new ClosedChannelException();
            }
            below.release();
        }
    }

    private void checkLock(long position, long size, boolean shared) {
        if (position < 0 || size < 0 || position + size < 0) {
            throw new IllegalArgumentException(position < 0 ? "Negative position"
                    : size < 0 ? "Negative size" : "Negative position + size");
        }
        if (shared ? !readable : !writable) {
            if (shared) {
                throw new NonReadableChannelException();
            }
            throw new NonWritableChannelException();
        }
    }

    private Callable<FileLock> locking(long position, long size, boolean shared) {
        checkLock(position, size, shared);
        if (!isOpen()) {
            return null; // which start() tells
        }
        FileLockImpl claimed; // now, so that a lock that overlaps is refused at once
        try {
            claimed = channel.claim(position, size, shared);
        } catch (IOException e) {
            return () -> {
                throw e;
            };
        }
        return () -> new Lock(this, channel.acquire(claimed, true));
    }

    @Override
    public Future<FileLock> lock(long position, long size, boolean shared) {
        return start(locking(position, size, shared));
    }

    @Override
    public <A> void lock(long position, long size, boolean shared, A attachment,
            CompletionHandler<FileLock, ? super A> handler) {
        start(locking(position, size, shared), attachment, handler);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        checkLock(position, size, shared);
        FileLock below = channel.tryLock(position, size, shared);
        return below == null ? null : new Lock(this, below);
    }

    /* ---- Reading and writing ---- */

    private Callable<Integer> reading(ByteBuffer dst, long position) {
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        if (dst.isReadOnly()) {
            throw new IllegalArgumentException("Read-only buffer");
        }
        if (!readable) {
            throw new NonReadableChannelException();
        }
        return () -> channel.read(dst, position);
    }

    private Callable<Integer> writing(ByteBuffer src, long position) {
        Objects.requireNonNull(src);
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        if (!writable) {
            throw new NonWritableChannelException();
        }
        return () -> channel.write(src, position);
    }

    @Override
    public <A> void read(ByteBuffer dst, long position, A attachment,
            CompletionHandler<Integer, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        start(reading(dst, position), attachment, handler);
    }

    @Override
    public Future<Integer> read(ByteBuffer dst, long position) {
        return start(reading(dst, position));
    }

    @Override
    public <A> void write(ByteBuffer src, long position, A attachment,
            CompletionHandler<Integer, ? super A> handler) {
        Objects.requireNonNull(handler, "'handler' is null");
        start(writing(src, position), attachment, handler);
    }

    @Override
    public Future<Integer> write(ByteBuffer src, long position) {
        return start(writing(src, position));
    }
}
