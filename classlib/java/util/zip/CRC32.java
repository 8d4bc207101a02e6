/* SPDX-License-Identifier: MIT */
package java.util.zip;

/** The CRC-32 of bytes. */
public class CRC32 implements Checksum {
    private int crc;

    public CRC32() {
    }

    @Override
    public void update(int b) {
        crc = update(crc, b);
    }

    @Override
    public void update(byte[] b, int off, int len) {
        if (b == null) {
            throw new NullPointerException();
        }
        ZipFormat.checkRange(b, off, len);
        crc = updateBytes0(crc, b, off, len);
    }

    @Override
    public void update(byte[] b) {
        crc = updateBytes0(crc, b, 0, b.length);
    }

    @Override
    public void reset() {
        crc = 0;
    }

    @Override
    public long getValue() {
        return crc & 0xffffffffL;
    }

    private static native int update(int crc, int b);

    private static native int updateBytes0(int crc, byte[] b, int off, int len);
}
