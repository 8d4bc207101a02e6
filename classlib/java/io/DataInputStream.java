/* SPDX-License-Identifier: MIT */
package java.io;

/** Reads primitive values from a byte stream. */
public class DataInputStream extends FilterInputStream implements DataInput {
    private final byte[] eight = new byte[8];

    public DataInputStream(InputStream in) {
        super(in);
    }

    @Override
    public final int read(byte[] b) throws IOException {
        return in.read(b, 0, b.length);
    }

    @Override
    public final int read(byte[] b, int off, int len) throws IOException {
        return in.read(b, off, len);
    }

    @Override
    public final void readFully(byte[] b) throws IOException {
        readFully(b, 0, b.length);
    }

    @Override
    public final void readFully(byte[] b, int off, int len) throws IOException {
        java.util.Objects.checkFromIndexSize(off, len, b.length);
        for (int at = off, end = off + len; at < end;) {
            int got = in.read(b, at, end - at);
            if (got < 0) {
                throw new EOFException();
            }
            at += got;
        }
    }

    @Override
    public final int skipBytes(int n) throws IOException {
        int left = n;
        for (int gone = 1; left > 0 && gone > 0; left -= gone) {
            gone = Math.max(0, (int) in.skip(left));
        }
        return n < 0 ? 0 : n - left;
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
        int c = in.read();
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
        readFully(eight, 0, 2);
        return (eight[0] & 255) << 8 | eight[1] & 255;
    }

    @Override
    public final char readChar() throws IOException {
        return (char) readUnsignedShort();
    }

    @Override
    public final int readInt() throws IOException {
        readFully(eight, 0, 4);
        return eight[0] << 24 | (eight[1] & 255) << 16 | (eight[2] & 255) << 8 | eight[3] & 255;
    }

    @Override
    public final long readLong() throws IOException {
        readFully(eight, 0, 8);
        long v = 0;
        for (int i = 0; i < 8; i++) {
            v = v << 8 | eight[i] & 255;
        }
        return v;
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
    @Deprecated
    public final String readLine() throws IOException {
        StringBuilder sb = new StringBuilder();
        int c;
        boolean any = false;
        while ((c = in.read()) != -1) {
            any = true;
            if (c == '\n') {
                break;
            }
            if (c == '\r') {
                int d = in.read();
                if (d != '\n' && d != -1) {
                    if (!(in instanceof PushbackInputStream)) {
                        in = new PushbackInputStream(in);
                    }
                    ((PushbackInputStream) in).unread(d);
                }
                break;
            }
            sb.append((char) c);
        }
        return any ? sb.toString() : null;
    }

    @Override
    public final String readUTF() throws IOException {
        return readUTF(this);
    }

    public static final String readUTF(DataInput in) throws IOException {
        byte[] b = new byte[in.readUnsignedShort()];
        in.readFully(b, 0, b.length);
        int plain = 0;
        while (plain < b.length && b[plain] >= 0) {
            plain++;
        }
        return plain == b.length ? ascii(b, plain) : ascii(b, plain).concat(decoded(b, plain));
    }

    @SuppressWarnings("deprecation")
    private static String ascii(byte[] b, int size) {
        return new String(b, 0, 0, size);
    }

    private static String decoded(byte[] b, int from) throws IOException {
        char[] text = new char[b.length - from];
        int size = 0;
        for (int at = from; at < b.length; size++) {
            int c = b[at++];
            if (c < 0) {
                int end = behindTail(b, at);
                c &= 0x3f >> end - at;
                while (at < end) {
                    c = c << 6 | b[at++] & 0x3f;
                }
            }
            text[size] = (char) c;
        }
        return new String(text, 0, size);
    }

    /* Where the character ends whose first byte, 110xxxxx or 1110xxxx, is the one before tail:
       one or two of the form 10xxxxxx belong to it. */
    private static int behindTail(byte[] b, int tail) throws IOException {
        int first = b[tail - 1];
        int size = first >> 5 == -2 ? 1 : first >> 4 == -2 ? 2 : 0;
        if (size == 0) {
            throw new UTFDataFormatException("malformed input around byte " + (tail - 1));
        }
        int end = tail + size;
        if (end > b.length) {
            throw new UTFDataFormatException("malformed input: partial character at end");
        }
        for (int i = tail; i < end; i++) {
            if (b[i] >= -64) {
                throw new UTFDataFormatException("malformed input around byte " + (tail + 1));
            }
        }
        return end;
    }
}
