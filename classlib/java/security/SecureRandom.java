/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.FileInputStream;
import java.io.IOException;

/** Random numbers from the machine's generator, /dev/urandom. */
public class SecureRandom extends java.util.Random {
    private static final long serialVersionUID = 4940670005562187L;

    private static FileInputStream source;

    public SecureRandom() {
        super(0);
    }

    public SecureRandom(byte[] seed) {
        this();
    }

    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("NativePRNG") && !algorithm.equals("SHA1PRNG")) {
            throw new NoSuchAlgorithmException(algorithm + " SecureRandom not available");
        }
        return new SecureRandom();
    }

    public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
        return new SecureRandom();
    }

    public String getAlgorithm() {
        return "NativePRNG";
    }

    /** The machine's generator needs no seed. */
    public synchronized void setSeed(byte[] seed) {
        if (seed == null) {
            throw new NullPointerException();
        }
    }

    @Override
    public void setSeed(long seed) {
    }

    private static synchronized void fill(byte[] bytes) {
        try {
            if (source == null) {
                source = new FileInputStream("/dev/urandom");
            }
            for (int at = 0; at < bytes.length;) {
                int n = source.read(bytes, at, bytes.length - at);
                if (n <= 0) {
                    throw new InternalError("/dev/urandom has ended");
                }
                at += n;
            }
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    @Override
    public void nextBytes(byte[] bytes) {
        fill(bytes);
    }

    @Override
    protected final int next(int numBits) {
        byte[] b = new byte[4];
        fill(b);
        int v = b[0] << 24 | (b[1] & 255) << 16 | (b[2] & 255) << 8 | b[3] & 255;
        return v >>> 32 - numBits;
    }

    public static byte[] getSeed(int numBytes) {
        byte[] b = new byte[numBytes];
        fill(b);
        return b;
    }

    public byte[] generateSeed(int numBytes) {
        if (numBytes < 0) {
            throw new IllegalArgumentException("numBytes cannot be negative");
        }
        return getSeed(numBytes);
    }

    @Override
    public String toString() {
        return "NativePRNG";
    }
}
