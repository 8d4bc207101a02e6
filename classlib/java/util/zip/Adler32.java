/* SPDX-License-Identifier: MIT */
package java.util.zip;

/** The Adler-32 of bytes. */
public class Adler32 implements Checksum {
    private int adler = 1;

    public Adler32() {
    }

    @Override
    public void update(int b) {
        adler = update(adler, b);
    }

    @Override
    public void update(byte[] b, int off, int len) {
        if (b == null) {
            throw new NullPointerException();
        }
        ZipFormat.checkRange(b, off, len);
        adler = updateBytes(adler, b, off, len);
    }

    @Override
    public void update(byte[] b) {
        adler = updateBytes(adler, b, 0, b.length);
    }

    @Override
    public void reset() {
        adler = 1;
    }

    @Override
    public long getValue() {
        return adler & 0xffffffffL;
    }

    private static native int update(int adler, int b);

    private static native int updateBytes(int adler, byte[] b, int off, int len);
}
