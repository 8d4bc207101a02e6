/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.channels.FileChannel;
import sun.nio.ch.FileChannelImpl;

/** A file that can be read and written at any position. */
public class RandomAccessFile implements DataOutput, DataInput, Closeable {
    private static final int O_RDONLY = 1;
    private static final int O_RDWR = 2;
    private static final int O_SYNC = 4;
    private static final int O_DSYNC = 8;

    private final FileDescriptor fd = new FileDescriptor();
    private final boolean writable;
    private boolean closed;
    private volatile FileChannel channel;

    public RandomAccessFile(String name, String mode) throws FileNotFoundException {
        this(name != null ? new File(name) : null, mode);
    }

    public RandomAccessFile(File file, String mode) throws FileNotFoundException {
        int m = mode.equals("r") ? O_RDONLY : mode.equals("rw") ? O_RDWR
                : mode.equals("rws") ? O_RDWR | O_SYNC : mode.equals("rwd") ? O_RDWR | O_DSYNC : -1;
        if (m < 0) {
            throw new IllegalArgumentException("Illegal mode \"" + mode
                    + "\" must be one of \"r\", \"rw\", \"rws\", or \"rwd\"");
        }
        if (file == null) {
            throw new NullPointerException();
        }
        String name = file.getPath();
        if (file.isInvalid()) {
            throw new FileNotFoundException("Invalid file path");
        }
        writable = m != O_RDONLY;
        open0(name, m);
        fd.closeWhenForgotten();
    }

    private native void open0(String name, int mode) throws FileNotFoundException;

    private native int read0() throws IOException;

    private native int readBytes(byte[] b, int off, int len) throws IOException;

    private native void write0(int b) throws IOException;

    private native void writeBytes(byte[] b, int off, int len) throws IOException;

    public native long getFilePointer() throws IOException;

    private native void seek0(long pos) throws IOException;

    public native long length() throws IOException;

    public native void setLength(long newLength) throws IOException;

    public final FileChannel getChannel() {
        synchronized (this) {
            if (channel == null) {
                channel = FileChannelImpl.of(fd, true, writable, false, this, closed);
            }
            return channel;
        }
    }

    public final FileDescriptor getFD() throws IOException {
        return fd;
    }

    public int read() throws IOException {
        return read0();
    }

    public int read(byte[] b, int off, int len) throws IOException {
        return readBytes(b, off, len);
    }

    public int read(byte[] b) throws IOException {
        return readBytes(b, 0, b.length);
    }

    @Override
    public final void readFully(byte[] b) throws IOException {
        readFully(b, 0, b.length);
    }

    @Override
    public final void readFully(byte[] b, int off, int len) throws IOException {
        int missing = len;
        for (int got = 0; got >= 0; missing -= got) {
            got = read(b, off + len - missing, missing);
            if (got >= missing) {
                return;
            }
        }
        throw new EOFException();
    }

    @Override
    public int skipBytes(int n) throws IOException {
        if (n <= 0) {
            return 0;
        }
        long pos = getFilePointer();
        long to = Math.min(pos + n, length());
        seek(to);
        return (int) (to - pos);
    }

    @Override
    public void write(int b) throws IOException {
        write0(b);
    }

    @Override
    public void write(byte[] b) throws IOException {
        writeBytes(b, 0, b.length);
    }

    @Override
    public void write(byte[] b, int off, int len) throws IOException {
        writeBytes(b, off, len);
    }

    public void seek(long pos) throws IOException {
        if (pos < 0) {
            throw new IOException("Negative seek offset");
        }
        seek0(pos);
    }

    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        FileChannel open = channel;
        if (open != null) {
            open.close();
        }
        fd.close();
    }

    private byte[] take(int n) throws IOException {
        byte[] b = new byte[n];
        readFully(b, 0, n);
        return b;
    }

    private void give(long v, int n) throws IOException {
        byte[] b = new byte[n];
        for (int i = n - 1; i >= 0; i--) {
            b[i] = (byte) v;
            v >>= 8;
        }
        writeBytes(b, 0, n);
    }

    @Override
    public final boolean readBoolean() throws IOException {
        return readUnsignedByte() != 0;
    }

    @Override
    public final byte readByte() throws IOException {
        return (byte) readUnsignedByte();
    }

    @Override
    public final int readUnsignedByte() throws IOException {
        int c = read();
        if (c < 0) {
            throw new EOFException();
        }
        return c;
    }

    @Override
    public final short readShort() throws IOException {
        return (short) readUnsignedShort();
    }

    @Override
    public final int readUnsignedShort() throws IOException {
        byte[] b = take(2);
        return (b[0] & 255) << 8 | b[1] & 255;
    }

    @Override
    public final char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    @Override
    public final int readInt() throws IOException {
        byte[] b = take(4);
        return b[0] << 24 | (b[1] & 255) << 16 | (b[2] & 255) << 8 | b[3] & 255;
    }

    @Override
    public final long readLong() throws IOException {
        return (long) readInt() << 32 | readInt() & 0xffffffffL;
    }

    @Override
    public final float readFloat() throws IOException {
        return Float.intBitsToFloat(readInt());
    }

    @Override
    public final double readDouble() throws IOException {
        return Double.longBitsToDouble(readLong());
    }

    @Override
    public final String readLine() throws IOException {
        StringBuilder sb = new StringBuilder();
        boolean any = false;
        int c;
        while ((c = read()) != -1) {
            any = true;
            if (c == '\n') {
                break;
            }
            if (c == '\r') {
                long cur = getFilePointer();
                if (read() != '\n') {
                    seek(cur);
                }
                break;
            }
            sb.append((char) c);
        }
        return any ? sb.toString() : null;
    }

    @Override
    public final String readUTF() throws IOException {
        return DataInputStream.readUTF(this);
    }

    @Override
    public final void writeBoolean(boolean v) throws IOException {
        write(v ? 1 : 0);
    }

    @Override
    public final void writeByte(int v) throws IOException {
        write(v);
    }

    @Override
    public final void writeShort(int v) throws IOException {
        give(v, 2);
    }

    @Override
    public final void writeChar(int v) throws IOException {
        give(v, 2);
    }

    @Override
    public final void writeInt(int v) throws IOException {
        give(v, 4);
    }

    @Override
    public final void writeLong(long v) throws IOException {
        give(v, 8);
    }

    @Override
    public final void writeFloat(float v) throws IOException {
        writeInt(Float.floatToIntBits(v));
    }

    @Override
    public final void writeDouble(double v) throws IOException {
        writeLong(Double.doubleToLongBits(v));
    }

    @Override
    public final void writeBytes(String s) throws IOException {
        byte[] b = new byte[s.length()];
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) s.charAt(i);
        }
        writeBytes(b, 0, b.length);
    }

    @Override
    public final void writeChars(String s) throws IOException {
        for (int i = 0; i < s.length(); i++) {
            give(s.charAt(i), 2);
        }
    }

    @Override
    public final void writeUTF(String str) throws IOException {
        DataOutputStream.writeUTF(str, this);
    }
}
