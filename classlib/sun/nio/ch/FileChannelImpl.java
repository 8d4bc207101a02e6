/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.FileLockInterruptionException;
import java.nio.channels.NonReadableChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import jdk.internal.access.SharedSecrets;
import jdk.internal.misc.Unsafe;

/**
 * An open file of the operating system. Bytes of heap buffers travel through memory outside the
 * heap. Locks that this process holds are kept in one list, because the system would grant them
 * twice.
 */
public final class FileChannelImpl extends FileChannel {
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final int CHUNK = 1 << 16;

    /** Weak, so that a channel forgotten with its locks is closed: the channel holds them. */
    private static final class Held extends WeakReference<FileLockImpl> {
        final long device;
        final long inode;

        Held(FileLockImpl lock, long[] file) {
            super(lock);
            device = file[0];
            inode = file[1];
        }
    }

    private static final List<Held> HELD = new ArrayList<>();

    private final OpenFile file;
    private final boolean readable;
    private final boolean writable;
    private final boolean append;
    private final Object positionLock = new Object();
    private final List<FileLockImpl> locks = new ArrayList<>(); // keeps them; guarded by HELD
    private boolean withoutInterrupts; // set before anybody else has it

    private FileChannelImpl(FileDescriptor fd, boolean readable, boolean writable, boolean append,
            Closeable parent) {
        file = new OpenFile(fd, parent);
        this.readable = readable;
        this.writable = writable;
        this.append = append;
    }

    /** The channel of a stream, which is closed with it and may be closed already. */
    public static FileChannel of(FileDescriptor fd, boolean readable, boolean writable,
            boolean append, Closeable parent, boolean closed) {
        FileChannelImpl channel = new FileChannelImpl(fd, readable, writable, append, parent);
        if (closed) {
            try {
                channel.close();
            } catch (IOException e) {
                throw new InternalError(e);
            }
        }
        return channel;
    }

    // ---- Opening; the flags are those of the system call ----

    public static final int O_WRONLY = 1;
    public static final int O_RDWR = 2;
    public static final int O_CREAT = 0100;
    public static final int O_EXCL = 0200;
    public static final int O_TRUNC = 01000;
    public static final int O_APPEND = 02000;
    public static final int O_NONBLOCK = 04000;
    public static final int O_DSYNC = 010000;
    public static final int O_DIRECTORY = 0200000;
    public static final int O_SYNC = 04010000;
    public static final int O_NOFOLLOW = 0400000;

    /**
     * A channel, or the number of the error in error[0] and null. A relative path begins in the
     * folder, and where that is null in the working directory.
     */
    public static FileChannel open(FileDescriptor folder, String path, int flags, int mode,
            boolean delete, int[] error) {
        FileDescriptor fd = openFile(folder, path, flags, mode, delete, error);
        int access = flags & 3;
        return fd == null ? null : new FileChannelImpl(fd, access != O_WRONLY, access != 0,
                (flags & O_APPEND) != 0, null);
    }

    /** The open file of such a channel. */
    public static FileDescriptor openFile(FileDescriptor folder, String path, int flags, int mode,
            boolean delete, int[] error) {
        FileDescriptor fd = new FileDescriptor();
        error[0] = open0(fd, folder, path, flags, mode, delete);
        if (error[0] != 0) {
            return null;
        }
        SharedSecrets.getDescriptorAccess().closeWhenForgotten(fd);
        return fd;
    }

    /** The same channel, which an interrupt of its users does not close. */
    public FileChannelImpl withoutInterrupts() {
        withoutInterrupts = true;
        return this;
    }

    private static native int open0(FileDescriptor fd, FileDescriptor folder, String path,
            int flags, int mode, boolean delete);

    /** Gives pages back. */
    public static native void unmap0(long address, long size);

    /** 0: writes pages to their file, 1: brings them in, 2: 1 if they are in memory. */
    public static native int pages0(long address, long size, int what) throws IOException;

    private void ensureOpen() throws IOException {
        if (!isOpen()) {
            throw new ClosedChannelException();
        }
    }

    /* An interrupt that has come closes the channel before anything is done. */
    private void heedInterrupt() throws IOException {
        if (!withoutInterrupts && Thread.currentThread().isInterrupted()) {
            begin();
            end(true);
        }
    }

    private void ensureReadable() throws IOException {
        ensureOpen();
        if (!readable) {
            throw new NonReadableChannelException();
        }
    }

    private void ensureWritable() throws IOException {
        ensureOpen();
        if (!writable) {
            throw new NonWritableChannelException();
        }
    }

    @Override
    protected void implCloseChannel() throws IOException {
        synchronized (HELD) {
            for (FileLockImpl lock : locks) {
                lock.invalidate();
                unlock(lock);
            }
            HELD.removeIf(held -> held.get() == null || held.get().acquiredBy() == this);
            locks.clear();
        }
        file.close();
    }

    // ---- Reading and writing ----

    private void starts() {
        if (!withoutInterrupts) {
            begin();
        }
    }

    private void ends(boolean done) throws IOException {
        if (!withoutInterrupts) {
            end(done);
        }
        if (!done && !isOpen()) {
            throw new AsynchronousCloseException();
        }
    }

    /** One system call for a part of a buffer; what was moved moves the buffer's position. */
    private int move(ByteBuffer buffer, long position, boolean write) throws IOException {
        int count = buffer.remaining();
        if (count == 0) {
            return 0;
        }
        int at = buffer.position();
        int moved = 0;
        starts();
        try {
            if (buffer.isDirect()) {
                long address = SharedSecrets.getJavaNioAccess().address(buffer);
                moved = file.move(address + at, count, position, write);
                java.lang.ref.Reference.reachabilityFence(buffer);
            } else {
                moved = moveArray(buffer, at, count, position, write);
            }
        } finally {
            ends(moved != 0);
        }
        if (moved > 0) {
            buffer.position(at + moved);
        }
        return moved;
    }

    private int moveArray(ByteBuffer buffer, int at, int count, long position, boolean write)
            throws IOException {
        count = Math.min(count, OpenFile.LONGEST_MOVE);
        long memory = U.allocateMemory(count);
        try {
            if (buffer.hasArray()) {
                long place = Unsafe.ARRAY_BYTE_BASE_OFFSET + buffer.arrayOffset() + at;
                if (write) {
                    U.copyMemory(buffer.array(), place, null, memory, count);
                }
                int moved = file.move(memory, count, position, write);
                if (!write && moved > 0) {
                    U.copyMemory(null, memory, buffer.array(), place, moved);
                }
                return moved;
            }
            byte[] bytes = new byte[Math.min(count, CHUNK)];
            for (int i = 0; write && i < count; i += bytes.length) {
                int n = Math.min(bytes.length, count - i);
                buffer.get(at + i, bytes, 0, n);
                U.copyMemory(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, null, memory + i, n);
            }
            int moved = file.move(memory, count, position, write);
            for (int i = 0; !write && i < moved; i += bytes.length) {
                int n = Math.min(bytes.length, moved - i);
                U.copyMemory(null, memory + i, bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, n);
                buffer.put(at + i, bytes, 0, n);
            }
            return moved;
        } finally {
            U.freeMemory(memory);
        }
    }

    private int readOnce(ByteBuffer dst, long position) throws IOException {
        if (dst.isReadOnly()) {
            throw new IllegalArgumentException("Read-only buffer");
        }
        return move(dst, position, false);
    }

    /** Regular files take all; a pipe that is closed meanwhile has taken some. */
    private long writeAll(long position, ByteBuffer... parts) throws IOException {
        long total = 0;
        try {
            for (ByteBuffer src : parts) {
                do {
                    total += move(src, position < 0 ? position : position + total, true);
                } while (src.hasRemaining());
            }
        } catch (ClosedByInterruptException e) {
            throw e;
        } catch (AsynchronousCloseException e) {
            if (total == 0) {
                throw e;
            }
        }
        return total;
    }

    @Override
    public int read(ByteBuffer dst) throws IOException {
        ensureReadable();
        heedInterrupt();
        synchronized (positionLock) {
            return readOnce(dst, -1);
        }
    }

    @Override
    public long read(ByteBuffer[] dsts, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, dsts.length);
        ensureReadable();
        heedInterrupt();
        return scatter(Arrays.asList(dsts).subList(offset, offset + length));
    }

    private long scatter(List<ByteBuffer> parts) throws IOException {
        synchronized (positionLock) {
            if (parts.stream().anyMatch(ByteBuffer::isReadOnly)) {
                throw new IllegalArgumentException("Read-only buffer");
            }
            long total = 0;
            for (ByteBuffer dst : parts) {
                while (dst.hasRemaining()) {
                    int n = readOnce(dst, -1);
                    if (n <= 0) {
                        return total == 0 ? n : total;
                    }
                    total += n;
                    if (dst.hasRemaining() && !dst.isDirect() && n < OpenFile.LONGEST_MOVE) {
                        return total;
                    }
                }
            }
            return total;
        }
    }

    @Override
    public int write(ByteBuffer src) throws IOException {
        return (int) gather(src);
    }

    @Override
    public long write(ByteBuffer[] srcs, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, srcs.length);
        return gather(Arrays.copyOfRange(srcs, offset, offset + length));
    }

    private long gather(ByteBuffer... parts) throws IOException {
        ensureWritable();
        heedInterrupt();
        synchronized (positionLock) {
            return writeAll(-1, parts);
        }
    }

    @Override
    public int read(ByteBuffer dst, long position) throws IOException {
        Objects.requireNonNull(dst);
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        ensureReadable();
        heedInterrupt();
        return readOnce(dst, position);
    }

    @Override
    public int write(ByteBuffer src, long position) throws IOException {
        Objects.requireNonNull(src);
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        ensureWritable();
        heedInterrupt();
        return (int) writeAll(position, src);
    }

    // ---- Position and size ----

    @Override
    public long position() throws IOException {
        ensureOpen();
        heedInterrupt();
        synchronized (positionLock) {
            return append ? size() : file.seek(-1);
        }
    }

    @Override
    public FileChannel position(long newPosition) throws IOException {
        ensureOpen();
        if (newPosition < 0) {
            throw new IllegalArgumentException();
        }
        heedInterrupt();
        synchronized (positionLock) {
            file.seek(newPosition);
        }
        return this;
    }

    @Override
    public long size() throws IOException {
        ensureOpen();
        heedInterrupt();
        return file.status()[2];
    }

    @Override
    public FileChannel truncate(long size) throws IOException {
        ensureOpen();
        if (size < 0) {
            throw new IllegalArgumentException("Negative size");
        }
        ensureWritable();
        heedInterrupt();
        synchronized (positionLock) {
            long position = position();
            if (size < size()) {
                file.truncate(size);
            }
            if (position > size) {
                file.seek(size);
            }
        }
        return this;
    }

    @Override
    public void force(boolean metaData) throws IOException {
        ensureOpen();
        heedInterrupt();
        file.force(metaData);
    }

    // ---- Transfers ----

    @Override
    public long transferTo(long position, long count, WritableByteChannel target)
            throws IOException {
        ensureOpen();
        if (!target.isOpen()) {
            throw new ClosedChannelException();
        }
        ensureReadable();
        if (target instanceof FileChannelImpl && !((FileChannelImpl) target).writable) {
            throw new NonWritableChannelException();
        }
        if (position < 0 || count < 0) {
            throw new IllegalArgumentException();
        }
        long rest = Math.min(count, size() - position);
        ByteBuffer buffer = ByteBuffer.allocate((int) Math.max(0, Math.min(CHUNK, rest)));
        long total = 0;
        while (total < rest) {
            buffer.clear().limit((int) Math.min(buffer.capacity(), rest - total));
            int n = readOnce(buffer, position + total);
            if (n <= 0) {
                break;
            }
            int written = target.write(buffer.flip());
            total += written;
            if (written != n) {
                break;
            }
        }
        return total;
    }

    @Override
    public long transferFrom(ReadableByteChannel src, long position, long count)
            throws IOException {
        ensureOpen();
        if (!src.isOpen()) {
            throw new ClosedChannelException();
        }
        if (src instanceof FileChannelImpl && !((FileChannelImpl) src).readable) {
            throw new NonReadableChannelException();
        }
        ensureWritable();
        if (position < 0 || count < 0) {
            throw new IllegalArgumentException();
        }
        if (position > size()) {
            return 0;
        }
        ByteBuffer buffer = ByteBuffer.allocate((int) Math.min(CHUNK, count));
        long total = 0;
        while (total < count) {
            buffer.clear().limit((int) Math.min(buffer.capacity(), count - total));
            int n = src.read(buffer);
            if (n <= 0) {
                break;
            }
            total += writeAll(position + total, buffer.flip());
        }
        return total;
    }

    // ---- Mapping ----

    @Override
    public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
        if (size > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("Size exceeds Integer.MAX_VALUE");
        }
        Objects.requireNonNull(mode, "Mode is null");
        ensureOpen();
        if (position < 0) {
            throw new IllegalArgumentException("Negative position");
        }
        if (size < 0) {
            throw new IllegalArgumentException("Negative size");
        }
        if (position + size < 0) {
            throw new IllegalArgumentException("Position + size overflow");
        }
        if (mode != MapMode.READ_ONLY && !writable) {
            throw new NonWritableChannelException();
        }
        if (!readable) {
            throw new NonReadableChannelException();
        }
        heedInterrupt();
        synchronized (positionLock) {
            if (size() < position + size) {
                if (!writable) {
                    throw new IOException(
                            "Channel not open for writing - cannot extend file to required size");
                }
                file.truncate(position + size);
            }
        }
        boolean readOnly = mode == MapMode.READ_ONLY;
        int offset = (int) (position % U.pageSize());
        long bytes = size + offset;
        long pages = 0;
        if (size > 0) {
            int kind = readOnly ? 0 : mode == MapMode.READ_WRITE ? 1 : 2;
            pages = file.map(kind, position - offset, bytes);
            if (pages == 0) {
                // Forgotten buffers may hold the room.
                SharedSecrets.getJavaNioAccess().freeForgotten();
                pages = file.map(kind, position - offset, bytes);
            }
            if (pages == 0) {
                throw new IOException("Map failed", new OutOfMemoryError("Map failed"));
            }
        }
        return SharedSecrets.getJavaNioAccess().mapped(pages, bytes, offset, (int) size, readOnly);
    }

    // ---- Locks ----

    private FileLock acquire(long position, long size, boolean shared, boolean wait)
            throws IOException {
        return acquire(claim(position, size, shared), wait);
    }

    /** A lock that is not yet granted, but stands in the way of others of this process already. */
    FileLockImpl claim(long position, long size, boolean shared) throws IOException {
        ensureOpen();
        if (shared && !readable) {
            throw new NonReadableChannelException();
        }
        if (!shared && !writable) {
            throw new NonWritableChannelException();
        }
        FileLockImpl lock = new FileLockImpl(this, position, size, shared);
        Held held = new Held(lock, file.status());
        synchronized (HELD) {
            for (Held other : HELD) {
                FileLockImpl there = other.get();
                if (there != null && other.device == held.device && other.inode == held.inode
                        && there.overlaps(position, size)) {
                    throw new OverlappingFileLockException();
                }
            }
            HELD.add(held);
            locks.add(lock);
        }
        return lock;
    }

    FileLock acquire(FileLockImpl lock, boolean wait) throws IOException {
        boolean granted = false;
        try {
            granted = wait ? await(lock)
                    : file.lock(lock.position(), lock.size(), kind(lock), false);
        } catch (ClosedByInterruptException e) {
            throw new FileLockInterruptionException();
        } finally {
            if (!granted) {
                forget(lock);
            }
        }
        return granted ? lock : null;
    }

    private static int kind(FileLock lock) {
        return lock.isShared() ? OpenFile.SHARED : OpenFile.EXCLUSIVE;
    }

    private boolean await(FileLockImpl lock) throws IOException {
        boolean granted = false;
        starts();
        try {
            granted = file.lock(lock.position(), lock.size(), kind(lock), true);
        } finally {
            ends(granted && isOpen());
        }
        return granted;
    }

    private void forget(FileLockImpl lock) {
        synchronized (HELD) {
            HELD.removeIf(held -> held.get() == null || held.get() == lock);
            locks.remove(lock);
        }
    }

    @Override
    public FileLock lock(long position, long size, boolean shared) throws IOException {
        return acquire(position, size, shared, true);
    }

    @Override
    public FileLock tryLock(long position, long size, boolean shared) throws IOException {
        return acquire(position, size, shared, false);
    }

    private void unlock(FileLockImpl lock) throws IOException {
        try {
            file.lock(lock.position(), lock.size(), OpenFile.UNLOCK, false);
        } catch (AsynchronousCloseException e) {
            // Another owner of the descriptor has closed it, and its locks are gone.
        }
    }

    void release(FileLockImpl lock) throws IOException {
        synchronized (lock) {
            if (lock.isValid()) {
                unlock(lock);
                lock.invalidate();
                forget(lock);
            }
        }
    }
}
