/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import jdk.internal.ref.CleanerFactory;

/** Undoes deflate compression. A native stream does the work; its address is 0 once ended.
 *
 * <p>inflateBytesBytes returns bytes used (bits 0-30), bytes made (31-61), finished (62) and a
 * dictionary needed (63); before it throws it stores the counts in inputConsumed and
 * outputConsumed. */
public class Inflater {

    private final Cleaner.Cleanable cleanable;
    private final Stream stream;
    private final Unread input = new Unread();
    private boolean finished;
    private boolean needDictionary;
    private long bytesRead;
    private long bytesWritten;
    private int inputConsumed;
    private int outputConsumed;

    public Inflater(boolean nowrap) {
        stream = new Stream(init(nowrap));
        cleanable = CleanerFactory.cleaner().register(this, stream);
    }

    public Inflater() {
        this(false);
    }

    /** The native stream; apart from the inflater, so that it can be freed after it. */
    private static final class Stream implements Runnable {
        long address;

        Stream(long address) {
            this.address = address;
        }

        @Override
        public synchronized void run() {
            long a = address;
            address = 0;
            if (a != 0) {
                end(a);
            }
        }
    }

    private long address() {
        long a = stream.address;
        if (a == 0) {
            throw new NullPointerException("Inflater has been closed");
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
            needDictionary = false;
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

    public int getRemaining() {
        synchronized (stream) {
            return input.size();
        }
    }

    public boolean needsInput() {
        synchronized (stream) {
            return input.size() == 0;
        }
    }

    public boolean needsDictionary() {
        synchronized (stream) {
            return needDictionary;
        }
    }

    public boolean finished() {
        synchronized (stream) {
            return finished;
        }
    }

    public int inflate(byte[] b, int off, int len) throws DataFormatException {
        ZipFormat.checkRange(b, off, len);
        synchronized (stream) {
            int read;
            int written;
            input.take();
            try {
                long r = inflateBytesBytes(address(), input.bytes, input.position,
                        input.limit - input.position, b, off, len);
                read = (int) (r & 0x7fffffff);
                written = (int) (r >>> 31 & 0x7fffffff);
                finished |= (r >>> 62 & 1) != 0;
                needDictionary = (r >>> 63) != 0;
            } catch (DataFormatException e) {
                input.used(inputConsumed);
                bytesRead += inputConsumed;
                bytesWritten += outputConsumed;
                inputConsumed = 0;
                outputConsumed = 0;
                throw e;
            }
            input.used(read);
            bytesRead += read;
            bytesWritten += written;
            return written;
        }
    }

    public int inflate(byte[] b) throws DataFormatException {
        return inflate(b, 0, b.length);
    }

    public int inflate(ByteBuffer output) throws DataFormatException {
        if (output.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        byte[] b = new byte[output.remaining()];
        int n = inflate(b, 0, b.length);
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
            input.clear();
            finished = false;
            needDictionary = false;
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

    private static native long init(boolean nowrap);

    private static native void setDictionary(long addr, byte[] b, int off, int len);

    private native long inflateBytesBytes(long addr, byte[] in, int inOff, int inLen, byte[] out,
            int outOff, int outLen) throws DataFormatException;

    private static native int getAdler(long addr);

    private static native void reset(long addr);

    private static native void end(long addr);
}
