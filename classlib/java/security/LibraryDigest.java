/* SPDX-License-Identifier: MIT */
package java.security;

/** The digests that work on blocks, with the length of all in the last one. */
abstract class LibraryDigest extends MessageDigest implements Cloneable {
    byte[] block;
    private final int length;
    private final boolean littleEndian;
    private final String name;
    private long count;

    LibraryDigest(String algorithm, int blockLength, int length) {
        super(algorithm);
        block = new byte[blockLength];
        this.length = length;
        name = algorithm;
        littleEndian = algorithm.equals("MD5");
    }

    /* Takes in the block. */
    abstract void mix();

    abstract void start();

    /* Byte i of the result. */
    abstract byte result(int i);

    @Override
    protected final int engineGetDigestLength() {
        return length;
    }

    @Override
    protected final void engineReset() {
        count = 0;
        start();
    }

    @Override
    protected final void engineUpdate(byte input) {
        block[(int) (count++ & block.length - 1)] = input;
        if ((count & block.length - 1) == 0) {
            mix();
        }
    }

    @Override
    protected final void engineUpdate(byte[] input, int offset, int len) {
        if (len == 0) {
            return;
        }
        if (offset < 0 || len < 0 || offset > input.length - len) {
            throw new ArrayIndexOutOfBoundsException();
        }
        while (len > 0) {
            int at = (int) (count & block.length - 1);
            int n = Math.min(len, block.length - at);
            System.arraycopy(input, offset, block, at, n);
            count += n;
            offset += n;
            len -= n;
            if (at + n == block.length) {
                mix();
            }
        }
    }

    @Override
    protected final byte[] engineDigest() {
        long bits = count << 3;
        engineUpdate((byte) 0x80);
        /* The length takes 8 bytes of short blocks, 16 of long ones. */
        int end = block.length - block.length / 8;
        int at = (int) (count & block.length - 1);
        if (at > end) {
            java.util.Arrays.fill(block, at, block.length, (byte) 0);
            mix();
            at = 0;
        }
        java.util.Arrays.fill(block, at, block.length - 8, (byte) 0);
        for (int i = 0; i < 8; i++) {
            block[block.length - 8 + i] = (byte) (bits >>> (littleEndian ? 8 * i : 56 - 8 * i));
        }
        mix();
        byte[] out = new byte[length];
        for (int i = 0; i < length; i++) {
            out[i] = result(i);
        }
        engineReset();
        return out;
    }

    @Override
    protected final int engineDigest(byte[] buf, int offset, int len) throws DigestException {
        if (len < length) {
            throw new DigestException("Length must be at least " + length + " for " + name
                    + "digests");
        }
        if (offset < 0 || len < 0 || offset > buf.length - len) {
            throw new DigestException("Buffer too short to store digest");
        }
        System.arraycopy(engineDigest(), 0, buf, offset, length);
        return length;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        LibraryDigest d = (LibraryDigest) super.clone();
        d.block = block.clone();
        return d;
    }
}
