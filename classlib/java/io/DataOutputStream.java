/* SPDX-License-Identifier: MIT */
package java.io;

/** Writes primitive values to a byte stream. */
public class DataOutputStream extends FilterOutputStream implements DataOutput {
    protected int written;
    private final byte[] eight = new byte[8];

    public DataOutputStream(OutputStream out) {
        super(out);
    }

    private void count(int n) {
        int t = written + n;
        written = t < 0 ? Integer.MAX_VALUE : t;
    }

    @Override
    public synchronized void write(int b) throws IOException {
        out.write(b);
        count(1);
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) throws IOException {
        out.write(b, off, len);
        count(len);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public final void writeBoolean(boolean v) throws IOException {
        out.write(v ? 1 : 0);
        count(1);
    }

    @Override
    public final void writeByte(int v) throws IOException {
        out.write(v);
        count(1);
    }

    private void bigEndian(long v, int n) throws IOException {
        for (int i = n - 1; i >= 0; i--) {
            eight[i] = (byte) v;
            v >>= 8;
        }
        out.write(eight, 0, n);
        count(n);
    }

    @Override
    public final void writeShort(int v) throws IOException {
        bigEndian(v, 2);
    }

    @Override
    public final void writeChar(int v) throws IOException {
        bigEndian(v, 2);
    }

    @Override
    public final void writeInt(int v) throws IOException {
        bigEndian(v, 4);
    }

    @Override
    public final void writeLong(long v) throws IOException {
        bigEndian(v, 8);
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
        int n = s.length();
        for (int i = 0; i < n; i++) {
            out.write((byte) s.charAt(i));
        }
        count(n);
    }

    @Override
    public final void writeChars(String s) throws IOException {
        int n = s.length();
        for (int i = 0; i < n; i++) {
            int c = s.charAt(i);
            out.write(c >> 8);
            out.write(c);
        }
        count(n * 2);
    }

    @Override
    public final void writeUTF(String str) throws IOException {
        writeUTF(str, this);
    }

    static int writeUTF(String str, DataOutput out) throws IOException {
        int n = str.length();
        long size = 0;
        for (int i = 0; i < n; i++) {
            char c = str.charAt(i);
            size += c >= 1 && c <= 0x7f ? 1 : c > 0x7ff ? 3 : 2;
        }
        if (size > 65535) {
            String head = n > 16 ? str.substring(0, 8) + "..." + str.substring(n - 8) : str;
            throw new UTFDataFormatException("encoded string (" + head + ") too long: " + size
                    + " bytes");
        }
        byte[] b = new byte[(int) size + 2];
        b[0] = (byte) (size >> 8);
        b[1] = (byte) size;
        int p = 2;
        for (int i = 0; i < n; i++) {
            char c = str.charAt(i);
            if (c >= 1 && c <= 0x7f) {
                b[p++] = (byte) c;
            } else if (c > 0x7ff) {
                b[p++] = (byte) (0xe0 | c >> 12);
                b[p++] = (byte) (0x80 | c >> 6 & 0x3f);
                b[p++] = (byte) (0x80 | c & 0x3f);
            } else {
                b[p++] = (byte) (0xc0 | c >> 6);
                b[p++] = (byte) (0x80 | c & 0x3f);
            }
        }
        out.write(b, 0, p);
        return p;
    }

    public final int size() {
        return written;
    }
}
