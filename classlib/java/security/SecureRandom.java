/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.Objects;

/** Random numbers that nobody can guess, of a provider's. */
public class SecureRandom extends java.util.Random {
    private static final long serialVersionUID = 4940670005562187L;

    private final Provider provider;
    private final SecureRandomSpi secureRandomSpi;
    private final String algorithm;
    /** Whether the generator guards itself; one that was read from a stream is guarded here. */
    private transient boolean threadSafe;

    public SecureRandom() {
        this(first(), (SecureRandomParameters) null);
    }

    public SecureRandom(byte[] seed) {
        this(first(), (SecureRandomParameters) null);
        secureRandomSpi.engineSetSeed(Objects.requireNonNull(seed));
    }

    protected SecureRandom(SecureRandomSpi secureRandomSpi, Provider provider) {
        super(0);
        this.secureRandomSpi = secureRandomSpi;
        this.provider = provider;
        algorithm = "unknown";
    }

    private SecureRandom(Provider.Service s, SecureRandomParameters params) {
        this(s, made(s, params));
    }

    private SecureRandom(Provider.Service s, SecureRandomSpi spi) {
        super(0);
        secureRandomSpi = spi;
        provider = s.getProvider();
        algorithm = s.getAlgorithm();
        threadSafe = provider == LibraryProvider.IT
                || "true".equalsIgnoreCase(s.getAttribute("ThreadSafe"));
    }

    private void guarded(Runnable step) {
        if (threadSafe) {
            step.run();
        } else {
            synchronized (this) {
                step.run();
            }
        }
    }

    private static SecureRandomSpi made(Provider.Service s, SecureRandomParameters params) {
        try {
            return (SecureRandomSpi) s.newInstance(params);
        } catch (NoSuchAlgorithmException e) {
            throw new RuntimeException(e);
        }
    }

    /* The first that a provider has. */
    private static Provider.Service first() {
        for (Provider p : Security.getProviders()) {
            if (p == LibraryProvider.IT) {
                break;
            }
            for (Provider.Service s : p.getServices()) {
                if (s.getType().equals("SecureRandom")) {
                    return s;
                }
            }
        }
        return LibraryProvider.IT.getService("SecureRandom", "NativePRNG");
    }

    private static SecureRandom of(Provider.Service s, SecureRandomParameters params)
            throws NoSuchAlgorithmException {
        return new SecureRandom(s, (SecureRandomSpi) s.newInstance(params));
    }

    private static Provider.Service find(String algorithm) throws NoSuchAlgorithmException {
        Provider.Service s = Security.find("SecureRandom",
                Objects.requireNonNull(algorithm, "null algorithm name"));
        if (s == null) {
            throw new NoSuchAlgorithmException(algorithm + " SecureRandom not available");
        }
        return s;
    }

    private static void check(SecureRandomParameters params) {
        if (params == null) {
            throw new IllegalArgumentException("params cannot be null");
        }
    }

    public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
        return of(find(algorithm), null);
    }

    public static SecureRandom getInstance(String algorithm, String provider)
            throws NoSuchAlgorithmException, NoSuchProviderException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        return getInstance(algorithm, Security.require(provider));
    }

    public static SecureRandom getInstance(String algorithm, Provider provider)
            throws NoSuchAlgorithmException {
        return of(Security.find("SecureRandom", algorithm, provider), null);
    }

    public static SecureRandom getInstance(String algorithm, SecureRandomParameters params)
            throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        check(params);
        return of(find(algorithm), params);
    }

    public static SecureRandom getInstance(String algorithm, SecureRandomParameters params,
            String provider) throws NoSuchAlgorithmException, NoSuchProviderException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        check(params);
        return getInstance(algorithm, params, Security.require(provider));
    }

    public static SecureRandom getInstance(String algorithm, SecureRandomParameters params,
            Provider provider) throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        check(params);
        return of(Security.find("SecureRandom", algorithm, provider), params);
    }

    public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
        return getInstance("NativePRNGBlocking");
    }

    public final Provider getProvider() {
        return provider;
    }

    public String getAlgorithm() {
        return Objects.toString(algorithm);
    }

    @Override
    public String toString() {
        return secureRandomSpi.toString();
    }

    public SecureRandomParameters getParameters() {
        return secureRandomSpi.engineGetParameters();
    }

    public void setSeed(byte[] seed) {
        Objects.requireNonNull(seed);
        guarded(() -> secureRandomSpi.engineSetSeed(seed));
    }

    /* Random's constructor calls it with 0, before there is anything to seed. */
    @Override
    public void setSeed(long seed) {
        if (seed != 0) {
            byte[] b = new byte[8];
            for (int i = 0; i < 8; i++) {
                b[i] = (byte) (seed >>> 8 * i);
            }
            setSeed(b);
        }
    }

    @Override
    public void nextBytes(byte[] bytes) {
        Objects.requireNonNull(bytes);
        guarded(() -> secureRandomSpi.engineNextBytes(bytes));
    }

    public void nextBytes(byte[] bytes, SecureRandomParameters params) {
        check(params);
        Objects.requireNonNull(bytes);
        guarded(() -> secureRandomSpi.engineNextBytes(bytes, params));
    }

    @Override
    protected final int next(int numBits) {
        byte[] b = new byte[(numBits + 7) / 8];
        nextBytes(b);
        int v = 0;
        for (byte x : b) {
            v = v << 8 | x & 255;
        }
        return v >>> b.length * 8 - numBits;
    }

    public static byte[] getSeed(int numBytes) {
        return new SecureRandom().generateSeed(numBytes);
    }

    public byte[] generateSeed(int numBytes) {
        if (numBytes < 0) {
            throw new IllegalArgumentException("numBytes cannot be negative");
        }
        byte[][] seed = new byte[1][];
        guarded(() -> seed[0] = secureRandomSpi.engineGenerateSeed(numBytes));
        return seed[0];
    }

    public void reseed() {
        guarded(() -> secureRandomSpi.engineReseed(null));
    }

    public void reseed(SecureRandomParameters params) {
        check(params);
        guarded(() -> secureRandomSpi.engineReseed(params));
    }
}
