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
        long size = utfSize(str);
        if (size > 65535) {
            int n = str.length();
            String head = n > 16 ? str.substring(0, 8) + "..." + str.substring(n - 8) : str;
            throw new UTFDataFormatException("encoded string (" + head + ") too long: " + size
                    + " bytes");
        }
        byte[] b = new byte[2 + (int) size];
        b[0] = (byte) (size >> 8);
        b[1] = (byte) size;
        putUtf(str, b);
        out.write(b, 0, b.length);
        return b.length;
    }

    /* Fills b from its third byte on. */
    @SuppressWarnings("deprecation")
    private static void putUtf(String s, byte[] b) {
        if (s.length() == b.length - 2) {
            s.getBytes(0, s.length(), b, 2);
            return;
        }
        // From the end to the front, as the low bits of a character stand in its last byte.
        int at = b.length;
        for (int i = s.length(); --i >= 0;) {
            int c = s.charAt(i);
            if (c > 0x7f || c == 0) {
                b[--at] = (byte) (c & 0x3f | 0x80);
                c >>= 6;
                int lead = 0xc0;
                if (c > 0x1f) {
                    b[--at] = (byte) (c & 0x3f | 0x80);
                    c >>= 6;
                    lead = 0xe0;
                }
                c |= lead;
            }
            b[--at] = (byte) c;
        }
    }

    /* One byte for a character up to 0x7f but 0, two up to 0x7ff and for 0, three beyond. */
    private static long utfSize(String str) {
        int n = str.length();
        long size = n;
        for (int i = 0; i < n; i++) {
            char c = str.charAt(i);
            if (c > 0x7f || c == 0) {
                size += c > 0x7ff ? 2 : 1;
            }
        }
        return size;
    }

    public final int size() {
        return written;
    }
}
