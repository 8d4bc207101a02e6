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
        checkRange(off, len, java.util.Objects.requireNonNull(b).length);
        int from = pos;
        if (from >= count) {
            return -1;
        }
        pos += Math.min(len, count - from);
        buffer.getBytes(from, pos, b, off);
        return pos - from;
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
