/* SPDX-License-Identifier: MIT */
package java.security;

/** The digests that work on blocks of 64 bytes: MD5, SHA-1 and SHA-256. */
final class BlockDigest extends MessageDigest {
    static final int MD5 = 0;
    static final int SHA1 = 1;
    static final int SHA256 = 2;

    private static final int[] LENGTHS = {16, 20, 32};
    private static final int[] ROTATIONS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15,
        21};

    private final int kind;
    private final int[] state;
    private final int[] words;
    private final byte[] block = new byte[64];
    private final int[] constants;
    private long count;

    BlockDigest(String algorithm, int kind) {
        super(algorithm);
        this.kind = kind;
        state = new int[LENGTHS[kind] / 4];
        words = new int[kind == SHA256 ? 64 : kind == SHA1 ? 80 : 16];
        constants = kind == MD5 ? sines() : kind == SHA256 ? roots(64, true) : null;
        engineReset();
    }

    private static int[] sines() {
        int[] t = new int[64];
        for (int i = 0; i < 64; i++) {
            t[i] = (int) (long) (StrictMath.abs(StrictMath.sin(i + 1)) * 4294967296.0);
        }
        return t;
    }

    /* The first 32 bits of the fractions of the cube or square roots of the primes. */
    private static int[] roots(int n, boolean cube) {
        int[] t = new int[n];
        int found = 0;
        for (int p = 2; found < n; p++) {
            boolean prime = true;
            for (int q = 2; q * q <= p && prime; q++) {
                prime = p % q != 0;
            }
            if (prime) {
                double r = cube ? StrictMath.cbrt(p) : StrictMath.sqrt(p);
                t[found++] = (int) (long) ((r - (long) r) * 4294967296.0);
            }
        }
        return t;
    }

    @Override
    protected int engineGetDigestLength() {
        return LENGTHS[kind];
    }

    @Override
    protected void engineReset() {
        count = 0;
        if (kind == SHA256) {
            System.arraycopy(roots(8, false), 0, state, 0, 8);
            return;
        }
        state[0] = 0x67452301;
        state[1] = 0xefcdab89;
        state[2] = 0x98badcfe;
        state[3] = 0x10325476;
        if (kind == SHA1) {
            state[4] = 0xc3d2e1f0;
        }
    }

    @Override
    protected void engineUpdate(byte input) {
        block[(int) (count++ & 63)] = input;
        if ((count & 63) == 0) {
            mix();
        }
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int len) {
        if (offset < 0 || len < 0 || offset > input.length - len) {
            throw new ArrayIndexOutOfBoundsException();
        }
        while (len > 0) {
            int at = (int) (count & 63);
            int n = Math.min(len, 64 - at);
            System.arraycopy(input, offset, block, at, n);
            count += n;
            offset += n;
            len -= n;
            if ((count & 63) == 0) {
                mix();
            }
        }
    }

    @Override
    protected byte[] engineDigest() {
        long bits = count << 3;
        engineUpdate((byte) 0x80);
        while ((count & 63) != 56) {
            engineUpdate((byte) 0);
        }
        for (int i = 0; i < 8; i++) {
            engineUpdate((byte) (bits >>> (kind == MD5 ? 8 * i : 56 - 8 * i)));
        }
        byte[] out = new byte[LENGTHS[kind]];
        for (int i = 0; i < out.length; i++) {
            int k = i & 3;
            out[i] = (byte) (state[i >> 2] >>> (kind == MD5 ? 8 * k : 24 - 8 * k));
        }
        engineReset();
        return out;
    }

    private void mix() {
        int[] w = words;
        for (int i = 0; i < 16; i++) {
            int b0 = block[4 * i] & 255;
            int b1 = block[4 * i + 1] & 255;
            int b2 = block[4 * i + 2] & 255;
            int b3 = block[4 * i + 3] & 255;
            w[i] = kind == MD5 ? b3 << 24 | b2 << 16 | b1 << 8 | b0
                    : b0 << 24 | b1 << 16 | b2 << 8 | b3;
        }
        if (kind == MD5) {
            mixMd5(w);
        } else if (kind == SHA1) {
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
        for (int i = 0; i < 64; i++) {
            int f;
            int g;
            switch (i >> 4) {
                case 0:
                    f = b & c | ~b & d;
                    g = i;
                    break;
                case 1:
                    f = d & b | ~d & c;
                    g = 5 * i + 1 & 15;
                    break;
                case 2:
                    f = b ^ c ^ d;
                    g = 3 * i + 5 & 15;
                    break;
                default:
                    f = c ^ (b | ~d);
                    g = 7 * i & 15;
                    break;
            }
            int t = d;
            d = c;
            c = b;
            b += Integer.rotateLeft(a + f + constants[i] + w[g],
                    ROTATIONS[(i >> 4) * 4 + (i & 3)]);
            a = t;
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
        int[] s = state.clone();
        for (int i = 0; i < 64; i++) {
            int e = s[4];
            int a = s[0];
            int t = s[7] + constants[i] + w[i] + (e & s[5] ^ ~e & s[6])
                    + (Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11)
                    ^ Integer.rotateRight(e, 25));
            int u = (a & s[1] ^ a & s[2] ^ s[1] & s[2])
                    + (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13)
                    ^ Integer.rotateRight(a, 22));
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += t;
            s[0] = t + u;
        }
        for (int i = 0; i < 8; i++) {
            state[i] += s[i];
        }
    }

    @Override
    public Object clone() {
        BlockDigest d = new BlockDigest(getAlgorithm(), kind);
        System.arraycopy(state, 0, d.state, 0, state.length);
        System.arraycopy(block, 0, d.block, 0, 64);
        d.count = count;
        return d;
    }
}
