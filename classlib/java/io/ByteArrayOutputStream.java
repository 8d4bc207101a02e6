/* SPDX-License-Identifier: MIT */
package java.io;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Objects;

/** Collects bytes in an array. */
public class ByteArrayOutputStream extends OutputStream {
    protected byte[] buf;
    protected int count;

    public ByteArrayOutputStream() {
        this(32);
    }

    public ByteArrayOutputStream(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("Negative initial size: " + size);
        }
        buf = new byte[size];
    }

    private void ensure(int need) {
        if (need < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (need > buf.length) {
            int twice = buf.length * 2;
            buf = Arrays.copyOf(buf, twice < 0 ? Math.max(need, Integer.MAX_VALUE - 8)
                    : Math.max(need, twice));
        }
    }

    @Override
    public synchronized void write(int b) {
        ensure(count + 1);
        buf[count++] = (byte) b;
    }

    @Override
    public synchronized void write(byte[] b, int off, int len) {
        Objects.checkFromIndexSize(off, len, b.length);
        ensure(count + len);
        System.arraycopy(b, off, buf, count, len);
        count += len;
    }

    public void writeBytes(byte[] b) {
        write(b, 0, b.length);
    }

    public synchronized void writeTo(OutputStream out) throws IOException {
        out.write(buf, 0, count);
    }

    public synchronized void reset() {
        count = 0;
    }

    public synchronized byte[] toByteArray() {
        return Arrays.copyOf(buf, count);
    }

    public synchronized int size() {
        return count;
    }

    @Override
    public synchronized String toString() {
        return new String(buf, 0, count, Charset.defaultCharset());
    }

    public synchronized String toString(String charsetName) throws UnsupportedEncodingException {
        return new String(buf, 0, count, charsetName);
    }

    public synchronized String toString(Charset charset) {
        return new String(buf, 0, count, charset);
    }

    @Deprecated
    public synchronized String toString(int hibyte) {
        return new String(buf, hibyte, 0, count);
    }

    @Override
    public void close() throws IOException {
    }
}
