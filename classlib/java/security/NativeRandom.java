/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.FileInputStream;
import java.io.IOException;

/** Random numbers from the machine's generator, /dev/urandom; it needs no seed. */
final class NativeRandom extends SecureRandomSpi {
    private static final long serialVersionUID = -6599091113397072932L;

    private static FileInputStream source;

    private final String shown;

    NativeRandom(String shown) {
        this.shown = shown;
    }

    static synchronized void fill(byte[] bytes) {
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
