/* SPDX-License-Identifier: MIT */
package java.util.zip;

/** The Adler-32 of bytes. */
public class Adler32 implements Checksum {
    /** The largest prime below 65,536. */
    private static final int MODULUS = 65521;

    private int adler = 1;

    public Adler32() {
    }

    @Override
    public void update(int b) {
        int sum = lessModulus((adler & 0xffff) + (b & 255));
        adler = lessModulus((adler >>> 16) + sum) << 16 | sum;
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

    private static int lessModulus(int n) {
        return n < MODULUS ? n : n - MODULUS;
    }

    private static native int updateBytes(int adler, byte[] b, int off, int len);
}
