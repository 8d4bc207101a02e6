/* SPDX-License-Identifier: MIT */
package java.util.zip;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The CRC-32C of bytes, by the polynomial of Castagnoli. */
public final class CRC32C implements Checksum {
    /** The polynomial 0x1EDC6F41, its bits in reverse. */
    private static final int REVERSED = 0x82F63B78;
    private static final int WORD = 4;
    /** What a byte adds that is followed by as many zero bytes as the number of the table. */
    private static final int[][] TABLES = new int[WORD][256];

    static {
        TABLES[0] = tableOfBytes(REVERSED);
        for (int t = 1; t < WORD; t++) {
            for (int b = 0; b < 256; b++) {
                int r = TABLES[t - 1][b];
                TABLES[t][b] = r >>> 8 ^ TABLES[0][r & 255];
            }
        }
    }

    /** What a byte adds, by a polynomial in reverse. */
    static int[] tableOfBytes(int reversed) {
        int[] table = new int[256];
        for (int b = 0; b < table.length; b++) {
            int r = b;
            for (int bit = 0; bit < 8; bit++) {
                r = (r & 1) != 0 ? r >>> 1 ^ reversed : r >>> 1;
            }
            table[b] = r;
        }
        return table;
    }

    private static final boolean HAS_INSTRUCTION = hasInstruction();

    private int crc = -1;

    public CRC32C() {
    }

    @Override
    public void update(int b) {
        crc = crc >>> 8 ^ TABLES[0][(crc ^ b) & 255];
    }

    @Override
    public void update(byte[] b, int off, int len) {
        if (b == null) {
            throw new NullPointerException();
        }
        ZipFormat.checkRange(b, off, len);
        if (HAS_INSTRUCTION) {
            crc = update0(crc, b, off, len);
            return;
        }
        int end = off + len;
        int i = off;
        for (; end - i >= WORD; i += WORD) {
            word(b[i] & 255 | (b[i + 1] & 255) << 8 | (b[i + 2] & 255) << 16 | b[i + 3] << 24);
        }
        while (i < end) {
            update(b[i++]);
        }
    }

    @Override
    public void update(ByteBuffer buffer) {
        int i = buffer.position();
        int end = buffer.limit();
        if (buffer.hasArray()) {
            update(buffer.array(), buffer.arrayOffset() + i, end - i);
            i = end;
        }
        ByteBuffer words = buffer.duplicate()
                .order(ByteOrder.LITTLE_ENDIAN);
        for (; end - i >= WORD; i += WORD) {
            word(words.getInt(i));
        }
        while (i < end) {
            update(words.get(i++));
        }
        buffer.position(end);
    }

    /** Four bytes at once, the first lowest. */
    private void word(int bytes) {
        int x = crc ^ bytes;
        crc = TABLES[3][x & 255] ^ TABLES[2][x >>> 8 & 255] ^ TABLES[1][x >>> 16 & 255]
                ^ TABLES[0][x >>> 24];
    }

    /** Whether the processor does it itself. */
    private static native boolean hasInstruction();

    private static native int update0(int crc, byte[] b, int off, int len);

    @Override
    public void reset() {
        crc = -1;
    }

    @Override
    public long getValue() {
        return ~crc & 0xffffffffL;
    }
}
