/* SPDX-License-Identifier: MIT */
package java.security;

import jdk.internal.misc.Entropy;

/** Random numbers from the machine's generator; it needs no seed. */
final class NativeRandom extends SecureRandomSpi {
    private static final long serialVersionUID = -6599091113397072932L;

    private final String shown;

    NativeRandom(String shown) {
        this.shown = shown;
    }

    static void fill(byte[] bytes) {
        Entropy.fill(bytes);
    }

    @Override
    protected void engineSetSeed(byte[] seed) {
        java.util.Objects.requireNonNull(seed);
    }

    @Override
    protected void engineNextBytes(byte[] bytes) {
        fill(bytes);
    }

    @Override
    protected byte[] engineGenerateSeed(int numBytes) {
        byte[] b = new byte[numBytes];
        fill(b);
        return b;
    }

    @Override
    public String toString() {
        return shown;
    }
}
