/* SPDX-License-Identifier: MIT */
package jdk.internal.misc;

import java.io.FileInputStream;
import java.io.IOException;

/** Bytes that nobody can foretell, of the machine's generator. */
public final class Entropy {
    private static final int PART = 1 << 16;

    private static FileInputStream device; // where the system call is refused

    private Entropy() {
    }

    public static void fill(byte[] bytes) {
        for (int at = 0; at < bytes.length; at += PART) {
            if (!fill0(bytes, at, Math.min(PART, bytes.length - at))) {
                read(bytes, at);
                return;
            }
        }
    }

    private static synchronized void read(byte[] bytes, int at) {
        try {
            if (device == null) {
                device = new FileInputStream("/dev/urandom");
            }
            if (device.readNBytes(bytes, at, bytes.length - at) != bytes.length - at) {
                throw new InternalError("/dev/urandom has ended");
            }
        } catch (IOException e) {
            throw new InternalError(e);
        }
    }

    public static long nextLong() {
        byte[] bytes = new byte[8];
        fill(bytes);
        long value = 0;
        for (byte b : bytes) {
            value = value << 8 | b & 255;
        }
        return value;
    }

    private static native boolean fill0(byte[] bytes, int offset, int count);
}
