/* SPDX-License-Identifier: MIT */
package java.security;

/**
 * The generator "SHA1PRNG": its numbers follow from the seed, when that is set before the first is
 * taken. Each 20 bytes are the digest of the state, which they are then added to, and one more.
 */
final class Sha1Random extends SecureRandomSpi {
    private static final long serialVersionUID = 3581829991155417889L;

    private transient MessageDigest digest = new BlockDigest("SHA-1");
    private byte[] state;
    private byte[] rest;
    private int left;

    @Override
    protected synchronized void engineSetSeed(byte[] seed) {
        if (state != null) {
            digest.update(state);
        }
        state = digest.digest(seed);
        left = 0;
    }

    @Override
    protected synchronized void engineNextBytes(byte[] bytes) {
        if (state == null) {
            byte[] seed = new byte[20];
            NativeRandom.fill(seed);
            state = digest.digest(seed);
        }
        for (int at = 0; at < bytes.length; at++) {
            if (left == 0) {
                rest = digest.digest(state);
                advance();
                left = rest.length;
            }
            bytes[at] = rest[rest.length - left];
            rest[rest.length - left--] = 0;
        }
    }

    private void readObject(java.io.ObjectInputStream in)
            throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        digest = new BlockDigest("SHA-1");
    }

    private void advance() {
        int carry = 1;
        boolean same = true;
        for (int i = 0; i < state.length; i++) {
            int sum = state[i] + rest[i] + carry;
            same &= state[i] == (byte) sum;
            state[i] = (byte) sum;
            carry = sum >> 8;
        }
        if (same) {
            state[0]++;
        }
    }

    @Override
    protected byte[] engineGenerateSeed(int numBytes) {
        byte[] b = new byte[numBytes];
        NativeRandom.fill(b);
        return b;
    }

    @Override
    public String toString() {
        return "SecureRandom";
    }
}
