/* SPDX-License-Identifier: MIT */
package java.io;

/** The low bytes of the characters of a string. */
@Deprecated
public class StringBufferInputStream extends InputStream {
    protected String buffer;
    protected int pos;
    protected int count;

    public StringBufferInputStream(String s) {
        buffer = s;
        count = s.length();
    }

    @Override
    public synchronized int read() {
        return pos < count ? buffer.charAt(pos++) & 0xFF : -1;
    }

    @Override
    @SuppressWarnings("deprecation")
    public synchronized int read(byte[] b, int off, int len) {
        if (b == null) {
            throw new NullPointerException();
        }
        if (off < 0 || off > b.length || len < 0 || off + len > b.length || off + len < 0) {
            throw new IndexOutOfBoundsException();
        }
        if (pos >= count) {
            return -1;
        }
        int n = Math.min(count - pos, len);
        if (n <= 0) {
            return 0;
        }
        buffer.getBytes(pos, pos + n, b, off);
        pos += n;
        return n;
    }

    @Override
    public synchronized long skip(long n) {
        long k = n < 0 ? 0 : Math.min(n, count - pos);
        pos += (int) k;
        return k;
    }

    @Override
    public synchronized int available() {
        return count - pos;
    }

    @Override
    public synchronized void reset() {
        pos = 0;
    }
}
