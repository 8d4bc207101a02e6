/* SPDX-License-Identifier: MIT */
package java.util.zip;

/** The CRC-32 of bytes. */
public class CRC32 implements Checksum {
    /** The polynomial 0x04C11DB7, its bits in reverse. */
    private static final int REVERSED = 0xEDB88320;

    private int crc = -1;

    public CRC32() {
    }

    @Override
    public void update(int b) {
        crc = crc >>> 8 ^ OfBytes.TABLE[(crc ^ b) & 255];
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
        crc = -1;
    }

    @Override
    public long getValue() {
        return ~crc & 0xffffffffL;
    }

    /** Who hands over single bytes needs it. */
    private static final class OfBytes {
        static final int[] TABLE = CRC32C.tableOfBytes(REVERSED);
    }

    private static native int updateBytes0(int crc, byte[] b, int off, int len);
}
