/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.List;
import java.util.Map;

/** The library's own digests and random numbers. */
final class LibraryProvider extends Provider {
    private static final long serialVersionUID = 6440182097568097204L;

    static final LibraryProvider IT = new LibraryProvider();

    private LibraryProvider() {
        super("SUN", "17", "SUN (SHA-1, MD5 digests; SecureRandom)");
        digest("MD5");
        digest("SHA-1", "SHA", "SHA1");
        digest("SHA-224", "SHA224");
        digest("SHA-256", "SHA256");
        digest("SHA-384", "SHA384");
        digest("SHA-512", "SHA512");
        digest("SHA-512/224", "SHA512/224");
        digest("SHA-512/256", "SHA512/256");
        random("NativePRNG");
        random("NativePRNGBlocking");
        random("NativePRNGNonBlocking");
        random("SHA1PRNG");
    }

    private void digest(String algorithm, String... aliases) {
        putService(new Own(this, "MessageDigest", algorithm, List.of(aliases)));
    }

    private void random(String algorithm) {
        putService(new Own(this, "SecureRandom", algorithm, List.of()));
    }

    /** Makes what the library has, without a class by name. */
    private static final class Own extends Service {
        Own(Provider provider, String type, String algorithm, List<String> aliases) {
            super(provider, type, algorithm, type.equals("MessageDigest")
                    ? "java.security.MessageDigest" : "java.security.SecureRandomSpi", aliases,
                    Map.of("ImplementedIn", "Software"));
        }

        @Override
        public Object newInstance(Object parameter) throws NoSuchAlgorithmException {
            String a = getAlgorithm();
            if (getType().equals("MessageDigest")) {
                return a.startsWith("SHA-5") || a.equals("SHA-384") ? new LongBlockDigest(a)
                        : new BlockDigest(a);
            }
            if (parameter != null) {
                throw new NoSuchAlgorithmException(a + " SecureRandom takes no parameters");
            }
            return a.equals("SHA1PRNG") ? new Sha1Random() : new NativeRandom(
                    a.equals("NativePRNG") ? a : a.substring("NativePRNG".length()));
        }
    }
}
