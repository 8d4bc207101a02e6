/* SPDX-License-Identifier: MIT */
package java.security;

import java.nio.ByteBuffer;
import java.util.Objects;

/** A message digest, of a provider's. */
public abstract class MessageDigest extends MessageDigestSpi {
    private final String algorithm;
    private String asked; /* the name it was asked for by, which may be an alias */
    private Provider provider;
    private boolean inProgress;

    protected MessageDigest(String algorithm) {
        this.algorithm = algorithm;
    }

    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        Provider.Service s = Security.find("MessageDigest", algorithm);
        if (s == null) {
            throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
        }
        return of(s, algorithm);
    }

    public static MessageDigest getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return getInstance(algorithm, Security.require(provider));
    }

    public static MessageDigest getInstance(String algorithm, Provider provider)
            throws NoSuchAlgorithmException {
        return of(Security.find("MessageDigest", algorithm, provider), algorithm);
    }

    private static MessageDigest of(Provider.Service s, String name)
            throws NoSuchAlgorithmException {
        Object made = s.newInstance(null);
        MessageDigest d = made instanceof MessageDigest ? (MessageDigest) made
                : new Delegate((MessageDigestSpi) made, name);
        d.provider = s.getProvider();
        d.asked = name;
        return d;
    }

    public final Provider getProvider() {
        return provider;
    }

    public void update(byte input) {
        engineUpdate(input);
        inProgress = true;
    }

    public void update(byte[] input, int offset, int len) {
        check(input == null ? "No input buffer given"
            : len > input.length - offset ? "Input buffer too short" : null);
        engineUpdate(input, offset, len);
        inProgress = true;
    }

    private static void check(String complaint) {
        if (complaint != null) {
            throw new IllegalArgumentException(complaint);
        }
    }

    public void update(byte[] input) {
        engineUpdate(input, 0, input.length);
        inProgress = true;
    }

    public final void update(ByteBuffer input) {
        engineUpdate(Objects.requireNonNull(input));
        inProgress = true;
    }

    public byte[] digest() {
        byte[] result = engineDigest();
        inProgress = false;
        return result;
    }

    public int digest(byte[] buf, int offset, int len) throws DigestException {
        check(buf == null ? "No output buffer given" : len > buf.length - offset
            ? "Output buffer too small for specified offset and length" : null);
        int stored = engineDigest(buf, offset, len);
        inProgress = false;
        return stored;
    }

    public byte[] digest(byte[] input) {
        update(input);
        return digest();
    }

    /** Takes as long for different digests as for equal ones. */
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
        inProgress = false;
    }

    public final String getAlgorithm() {
        return asked != null ? asked : algorithm;
    }

    public final int getDigestLength() {
        int n = engineGetDigestLength();
        if (n == 0) {
            try {
                n = ((MessageDigest) clone()).digest().length;
            } catch (CloneNotSupportedException e) {
                return 0;
            }
        }
        return n;
    }

    @Override
    public String toString() {
        return getAlgorithm() + " Message Digest from " + (provider == null ? "(no provider)"
                : provider.getName()) + ", <" + (inProgress ? "in progress" : "initialized")
                + ">\n";
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        if (this instanceof Cloneable) {
            return super.clone();
        }
        throw new CloneNotSupportedException();
    }

    /** Of a provider whose class is no MessageDigest. */
    private static final class Delegate extends MessageDigest implements Cloneable {
        private MessageDigestSpi spi;

        Delegate(MessageDigestSpi spi, String algorithm) {
            super(algorithm);
            this.spi = spi;
        }

        @Override
        public Object clone() throws CloneNotSupportedException {
            Delegate d = (Delegate) super.clone();
            d.spi = (MessageDigestSpi) spi.clone();
            return d;
        }

        @Override
        protected int engineGetDigestLength() {
            return spi.engineGetDigestLength();
        }

        @Override
        protected void engineUpdate(byte input) {
            spi.engineUpdate(input);
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int len) {
            spi.engineUpdate(input, offset, len);
        }

        @Override
        protected void engineUpdate(ByteBuffer input) {
            spi.engineUpdate(input);
        }

        @Override
        protected byte[] engineDigest() {
            return spi.engineDigest();
        }

        @Override
        protected int engineDigest(byte[] buf, int offset, int len) throws DigestException {
            return spi.engineDigest(buf, offset, len);
        }

        @Override
        protected void engineReset() {
            spi.engineReset();
        }
    }
}
