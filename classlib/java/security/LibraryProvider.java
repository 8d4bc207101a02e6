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
        digest("SHA-1", "OID.1.3.14.3.2.26", "1.3.14.3.2.26", "SHA", "SHA1");
        digest(4, "SHA-224");
        digest(1, "SHA-256");
        digest(2, "SHA-384");
        digest(3, "SHA-512");
        digest(5, "SHA-512/224");
        digest(6, "SHA-512/256");
        random("NativePRNG");
        random("NativePRNGBlocking");
        random("NativePRNGNonBlocking");
        random("SHA1PRNG");
    }

    private void digest(int number, String algorithm) {
        String oid = "2.16.840.1.101.3.4.2." + number;
        digest(algorithm, "OID." + oid, oid, algorithm.replaceFirst("-", ""));
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
                    type.equals("MessageDigest") ? Map.of("ImplementedIn", "Software")
                            : algorithm.equals("SHA1PRNG")
                            ? Map.of("ImplementedIn", "Software", "ThreadSafe", "true")
                            : Map.of("ThreadSafe", "true"));
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
