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
        int n = 0;
        while (n < len) {
            int r = in.read(b, off + n, len - n);
            if (r < 0) {
                throw new EOFException();
            }
            n += r;
        }
    }

    @Override
    public final int skipBytes(int n) throws IOException {
        int total = 0;
        int cur;
        while (total < n && (cur = (int) in.skip(n - total)) > 0) {
            total += cur;
        }
        return total;
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
        int n = in.readUnsignedShort();
        byte[] b = new byte[n];
        in.readFully(b, 0, n);
        char[] out = new char[n];
        int o = 0;
        int i = 0;
        while (i < n) {
            int c = b[i] & 255;
            if (c < 128) {
                i++;
                out[o++] = (char) c;
            } else if (c >> 5 == 6) {
                i += 2;
                if (i > n) {
                    throw new UTFDataFormatException(
                            "malformed input: partial character at end");
                }
                int d = b[i - 1];
                if ((d & 0xc0) != 0x80) {
                    throw new UTFDataFormatException("malformed input around byte " + i);
                }
                out[o++] = (char) ((c & 0x1f) << 6 | d & 0x3f);
            } else if (c >> 4 == 14) {
                i += 3;
                if (i > n) {
                    throw new UTFDataFormatException(
                            "malformed input: partial character at end");
                }
                int d = b[i - 2];
                int e = b[i - 1];
                if ((d & 0xc0) != 0x80 || (e & 0xc0) != 0x80) {
                    throw new UTFDataFormatException("malformed input around byte " + (i - 1));
                }
                out[o++] = (char) ((c & 0x0f) << 12 | (d & 0x3f) << 6 | e & 0x3f);
            } else {
                throw new UTFDataFormatException("malformed input around byte " + i);
            }
        }
        return new String(out, 0, o);
    }
}
