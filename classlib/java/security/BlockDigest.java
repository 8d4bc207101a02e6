/* SPDX-License-Identifier: MIT */
package java.security;

/** The digests that work on blocks of 64 bytes: MD5, SHA-1, SHA-224 and SHA-256. */
final class BlockDigest extends LibraryDigest {
    private static final class Sines {
        static final int[] ALL = sines();
    }

    private static final class Roots {
        static final int[] ALL = roots();
    }

    private enum Kind {
        MD5(16), SHA1(20), SHA224(28), SHA256(32);

        final int length;

        Kind(int length) {
            this.length = length;
        }
    }

    private final Kind kind;
    private int[] state;
    private int[] words;
    private final int[] constants;

    BlockDigest(String algorithm) {
        this(algorithm, Kind.valueOf(algorithm.replace("-", "")));
    }

    private BlockDigest(String algorithm, Kind kind) {
        super(algorithm, 64, kind.length);
        this.kind = kind;
        words = new int[kind == Kind.MD5 ? 16 : kind == Kind.SHA1 ? 80 : 64];
        constants = kind == Kind.MD5 ? Sines.ALL : kind == Kind.SHA1 ? null : Roots.ALL;
        start();
    }

    private static int[] sines() {
        int[] t = new int[64];
        for (int i = 0; i < 64; i++) {
            t[i] = (int) (long) (StrictMath.abs(StrictMath.sin(i + 1)) * 4294967296.0);
        }
        return t;
    }

    /* The upper halves of those of the long digests. */
    private static int[] roots() {
        int[] t = new int[64];
        for (int i = 0; i < 64; i++) {
            t[i] = (int) (LongBlockDigest.ROOTS[i] >>> 32);
        }
        return t;
    }

    @Override
    void start() {
        int[] s = new int[8];
        state = s;
        if (kind == Kind.SHA224) {
            for (int i = 0; i < 8; i++) {
                s[i] = (int) LongBlockDigest.START_384[i];
            }
            return;
        }
        if (kind == Kind.SHA256) {
            for (int i = 0; i < 8; i++) {
                s[i] = (int) (LongBlockDigest.START_512[i] >>> 32);
            }
            return;
        }
        s[0] = 0x67452301;
        s[1] = 0xefcdab89;
        s[2] = 0x98badcfe;
        s[3] = 0x10325476;
        s[4] = 0xc3d2e1f0;
    }

    @Override
    byte result(int i) {
        int k = i & 3;
        return (byte) (state[i >> 2] >>> (kind == Kind.MD5 ? 8 * k : 24 - 8 * k));
    }

    @Override
    void mix() {
        int[] w = words;
        byte[] from = block;
        boolean little = kind == Kind.MD5;
        for (int i = 0, at = 0; i < 16; i++, at += 4) {
            int big = from[at] << 24 | (from[at + 1] & 255) << 16 | (from[at + 2] & 255) << 8
                    | from[at + 3] & 255;
            w[i] = little ? Integer.reverseBytes(big) : big;
        }
        if (little) {
            mixMd5(w);
        } else if (kind == Kind.SHA1) {
            mixSha1(w);
        } else {
            mixSha256(w);
        }
    }

    private void mixMd5(int[] w) {
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int[] k = constants;
        for (int i = 0; i < 16; i += 4) {
            a = b + Integer.rotateLeft(a + (d ^ b & (c ^ d)) + k[i] + w[i], 7);
            d = a + Integer.rotateLeft(d + (c ^ a & (b ^ c)) + k[i + 1] + w[i + 1], 12);
            c = d + Integer.rotateLeft(c + (b ^ d & (a ^ b)) + k[i + 2] + w[i + 2], 17);
            b = c + Integer.rotateLeft(b + (a ^ c & (d ^ a)) + k[i + 3] + w[i + 3], 22);
        }
        for (int i = 16; i < 32; i += 4) {
            a = b + Integer.rotateLeft(a + (c ^ d & (b ^ c)) + k[i] + w[5 * i + 1 & 15], 5);
            d = a + Integer.rotateLeft(d + (b ^ c & (a ^ b)) + k[i + 1] + w[5 * i + 6 & 15], 9);
            c = d + Integer.rotateLeft(c + (a ^ b & (d ^ a)) + k[i + 2] + w[5 * i + 11 & 15], 14);
            b = c + Integer.rotateLeft(b + (d ^ a & (c ^ d)) + k[i + 3] + w[5 * i + 16 & 15], 20);
        }
        for (int i = 32; i < 48; i += 4) {
            a = b + Integer.rotateLeft(a + (b ^ c ^ d) + k[i] + w[3 * i + 5 & 15], 4);
            d = a + Integer.rotateLeft(d + (a ^ b ^ c) + k[i + 1] + w[3 * i + 8 & 15], 11);
            c = d + Integer.rotateLeft(c + (d ^ a ^ b) + k[i + 2] + w[3 * i + 11 & 15], 16);
            b = c + Integer.rotateLeft(b + (c ^ d ^ a) + k[i + 3] + w[3 * i + 14 & 15], 23);
        }
        for (int i = 48; i < 64; i += 4) {
            a = b + Integer.rotateLeft(a + (c ^ (b | ~d)) + k[i] + w[7 * i & 15], 6);
            d = a + Integer.rotateLeft(d + (b ^ (a | ~c)) + k[i + 1] + w[7 * i + 7 & 15], 10);
            c = d + Integer.rotateLeft(c + (a ^ (d | ~b)) + k[i + 2] + w[7 * i + 14 & 15], 15);
            b = c + Integer.rotateLeft(b + (d ^ (c | ~a)) + k[i + 3] + w[7 * i + 21 & 15], 21);
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
    }

    private void mixSha1(int[] w) {
        for (int i = 16; i < 80; i++) {
            w[i] = Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
        }
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        for (int i = 0; i < 80; i++) {
            int f;
            if (i < 20) {
                f = (b & c | ~b & d) + 0x5a827999;
            } else if (i < 40) {
                f = (b ^ c ^ d) + 0x6ed9eba1;
            } else if (i < 60) {
                f = (b & c | b & d | c & d) + 0x8f1bbcdc;
            } else {
                f = (b ^ c ^ d) + 0xca62c1d6;
            }
            int t = Integer.rotateLeft(a, 5) + f + e + w[i];
            e = d;
            d = c;
            c = Integer.rotateLeft(b, 30);
            b = a;
            a = t;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
    }

    private void mixSha256(int[] w) {
        for (int i = 16; i < 64; i++) {
            int x = w[i - 15];
            int y = w[i - 2];
            w[i] = w[i - 16] + w[i - 7]
                    + (Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3)
                    + (Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10);
        }
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        int f = state[5];
        int g = state[6];
        int h = state[7];
        int[] k = constants;
        for (int i = 0; i < 64; i++) {
            int t = h + k[i] + w[i] + (e & f ^ ~e & g)
                    + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11)
                    ^ Integer.rotateRight(e, 25));
            int u = (a & b ^ a & c ^ b & c)
                    + (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13)
                    ^ Integer.rotateRight(a, 22));
            h = g;
            g = f;
            f = e;
            e = d + t;
            d = c;
            c = b;
            b = a;
            a = t + u;
        }
        int[] s = state;
        s[0] += a;
        s[1] += b;
        s[2] += c;
        s[3] += d;
        s[4] += e;
        s[5] += f;
        s[6] += g;
        s[7] += h;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        BlockDigest d = (BlockDigest) super.clone();
        d.state = state.clone();
        d.words = words.clone(); // another thread may use the copy
        return d;
    }
}
