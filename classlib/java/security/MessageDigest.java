/* SPDX-License-Identifier: MIT */
package java.security;

/** A message digest: MD5, SHA-1 or SHA-256. */
public abstract class MessageDigest extends MessageDigestSpi {
    private final String algorithm;

    protected MessageDigest(String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        String a = algorithm.toUpperCase(java.util.Locale.ROOT);
        if (a.equals("MD5")) {
            return new BlockDigest(algorithm, BlockDigest.MD5);
        }
        if (a.equals("SHA") || a.equals("SHA1") || a.equals("SHA-1")) {
            return new BlockDigest(algorithm, BlockDigest.SHA1);
        }
        if (a.equals("SHA-256")) {
            return new BlockDigest(algorithm, BlockDigest.SHA256);
        }
        throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
    }

    public void update(byte input) {
        engineUpdate(input);
    }

    public void update(byte[] input, int offset, int len) {
        if (input == null) {
            throw new IllegalArgumentException("No input buffer given");
        }
        if (input.length - offset < len) {
            throw new IllegalArgumentException("Input buffer too short");
        }
        engineUpdate(input, offset, len);
    }

    public void update(byte[] input) {
        engineUpdate(input, 0, input.length);
    }

    public byte[] digest() {
        return engineDigest();
    }

    public byte[] digest(byte[] input) {
        update(input);
        return digest();
    }

    public static boolean isEqual(byte[] a, byte[] b) {
        if (a == b) {
            return true;
        }
        if (a == null || b == null || a.length != b.length) {
            return false;
        }
        int difference = 0;
        for (int i = 0; i < a.length; i++) {
            difference |= a[i] ^ b[i];
        }
        return difference == 0;
    }

    public void reset() {
        engineReset();
    }

    public final String getAlgorithm() {
        return algorithm;
    }

    public final int getDigestLength() {
        return engineGetDigestLength();
    }

    @Override
    public String toString() {
        return algorithm + " Message Digest";
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        return super.clone();
    }
}
