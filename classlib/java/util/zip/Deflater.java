/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import jdk.internal.ref.CleanerFactory;

/** Deflate compression. A native stream does the work; its address is 0 once ended.
 *
 * <p>deflateBytesBytes returns bytes used (bits 0-30), bytes made (31-61), finished (62) and
 * parameters still to be set (63). Its parameters are 1, strategy in bits 1-2 and level from bit
 * 3 on, or 0 if they did not change. */
public class Deflater {
    public static final int DEFLATED = 8;
    public static final int NO_COMPRESSION = 0;
    public static final int BEST_SPEED = 1;
    public static final int BEST_COMPRESSION = 9;
    public static final int DEFAULT_COMPRESSION = -1;
    public static final int FILTERED = 1;
    public static final int HUFFMAN_ONLY = 2;
    public static final int DEFAULT_STRATEGY = 0;
    public static final int NO_FLUSH = 0;
    public static final int SYNC_FLUSH = 2;
    public static final int FULL_FLUSH = 3;

    private static final int FINISH = 4;
    private static final byte[] NONE = {};

    private final Cleaner.Cleanable cleanable;
    private final Stream stream;
    private final Unread input = new Unread();
    private int level;
    private int strategy;
    private boolean setParams;
    private boolean finish;
    private boolean finished;
    private long bytesRead;
    private long bytesWritten;

    public Deflater(int level, boolean nowrap) {
        this.level = level;
        long again = level < -1 || level > 9 ? 0 : Idle.take(nowrap);
        if (again != 0) { // it had other parameters; negative: they are still to be set
            setParams = deflateBytesBytes(again, NONE, 0, 0, NONE, 0, 0, NO_FLUSH,
                    1 | DEFAULT_STRATEGY << 1 | level << 3) < 0;
        }
        stream = new Stream(again != 0 ? again : init(level, DEFAULT_STRATEGY, nowrap), nowrap);
        cleanable = CleanerFactory.cleaner().register(this, stream);
    }

    public Deflater(int level) {
        this(level, false);
    }

    public Deflater() {
        this(DEFAULT_COMPRESSION, false);
    }

    /** The native stream; apart from the deflater, so that it can be freed after it. */
    private static final class Stream implements Runnable {
        long address;
        private final boolean nowrap;

        Stream(long address, boolean nowrap) {
            this.address = address;
            this.nowrap = nowrap;
        }

        @Override
        public synchronized void run() {
            long a = address;
            address = 0;
            if (a != 0 && !Idle.keep(nowrap, a)) {
                end(a);
            }
        }
    }

    /** A few streams of each form that begin anew: a new one takes many pages of memory. */
    private static final class Idle {
        private static final long[][] STREAMS = new long[2][4];
        private static final int[] COUNT = new int[2];

        static synchronized long take(boolean nowrap) {
            int form = nowrap ? 1 : 0;
            return COUNT[form] == 0 ? 0 : STREAMS[form][--COUNT[form]];
        }

        static synchronized boolean keep(boolean nowrap, long address) {
            int form = nowrap ? 1 : 0;
            boolean kept = COUNT[form] < STREAMS[form].length;
            if (kept) {
                reset(address);
                STREAMS[form][COUNT[form]++] = address;
            }
            return kept;
        }
    }

    private long address() {
        long a = stream.address;
        if (a == 0) {
            throw new NullPointerException("Deflater has been closed");
        }
        return a;
    }

    public void setInput(byte[] b, int off, int len) {
        ZipFormat.checkRange(b, off, len);
        synchronized (stream) {
            input.set(b, off, len);
        }
    }

    public void setInput(byte[] b) {
        setInput(b, 0, b.length);
    }

    public void setInput(ByteBuffer buffer) {
        synchronized (stream) {
            input.set(buffer);
        }
    }

    public void setDictionary(byte[] b, int off, int len) {
        ZipFormat.checkRange(b, off, len);
        synchronized (stream) {
            setDictionary(address(), b, off, len);
        }
    }

    public void setDictionary(byte[] b) {
        setDictionary(b, 0, b.length);
    }

    public void setDictionary(ByteBuffer dictionary) {
        byte[] b = new byte[dictionary.remaining()];
        dictionary.get(dictionary.position(), b);
        setDictionary(b, 0, b.length);
        dictionary.position(dictionary.limit());
    }

    public void setStrategy(int strategy) {
        if (strategy < DEFAULT_STRATEGY || strategy > HUFFMAN_ONLY) {
            throw new IllegalArgumentException();
        }
        synchronized (stream) {
            if (this.strategy != strategy) {
                this.strategy = strategy;
                setParams = true;
            }
        }
    }

    public void setLevel(int level) {
        if (level < -1 || level > 9) {
            throw new IllegalArgumentException("invalid compression level");
        }
        synchronized (stream) {
            if (this.level != level) {
                this.level = level;
                setParams = true;
            }
        }
    }

    public boolean needsInput() {
        synchronized (stream) {
            return input.size() == 0;
        }
    }

    public void finish() {
        synchronized (stream) {
            finish = true;
        }
    }

    public boolean finished() {
        synchronized (stream) {
            return finished;
        }
    }

    public int deflate(byte[] b, int off, int len) {
        return deflate(b, off, len, NO_FLUSH);
    }

    public int deflate(byte[] b) {
        return deflate(b, 0, b.length, NO_FLUSH);
    }

    public int deflate(byte[] b, int off, int len, int flush) {
        ZipFormat.checkRange(b, off, len);
        if (flush != NO_FLUSH && flush != SYNC_FLUSH && flush != FULL_FLUSH) {
            throw new IllegalArgumentException();
        }
        synchronized (stream) {
            input.take();
            int params = setParams ? 1 | strategy << 1 | level << 3 : 0;
            long r = deflateBytesBytes(address(), input.bytes, input.position,
                    input.limit - input.position, b, off, len, finish ? FINISH : flush, params);
            int read = (int) (r & 0x7fffffff);
            int written = (int) (r >>> 31 & 0x7fffffff);
            finished |= (r >>> 62 & 1) != 0;
            if (params != 0 && (r >>> 63) == 0) {
                setParams = false;
            }
            input.used(read);
            bytesRead += read;
            bytesWritten += written;
            return written;
        }
    }

    public int deflate(ByteBuffer output) {
        return deflate(output, NO_FLUSH);
    }

    public int deflate(ByteBuffer output, int flush) {
        if (output.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        byte[] b = new byte[output.remaining()];
        int n = deflate(b, 0, b.length, flush);
        output.put(b, 0, n);
        return n;
    }

    public int getAdler() {
        synchronized (stream) {
            return getAdler(address());
        }
    }

    public int getTotalIn() {
        return (int) getBytesRead();
    }

    public long getBytesRead() {
        synchronized (stream) {
            address();
            return bytesRead;
        }
    }

    public int getTotalOut() {
        return (int) getBytesWritten();
    }

    public long getBytesWritten() {
        synchronized (stream) {
            address();
            return bytesWritten;
        }
    }

    public void reset() {
        synchronized (stream) {
            reset(address());
            finish = false;
            finished = false;
            input.clear();
            bytesRead = 0;
            bytesWritten = 0;
        }
    }

    public void end() {
        synchronized (stream) {
            cleanable.clean();
            input.clear();
        }
    }

    private static native long init(int level, int strategy, boolean nowrap);

    private static native void setDictionary(long addr, byte[] b, int off, int len);

    private native long deflateBytesBytes(long addr, byte[] in, int inOff, int inLen, byte[] out,
            int outOff, int outLen, int flush, int params);

    private static native int getAdler(long addr);

    private static native void reset(long addr);

    private static native void end(long addr);
}
