/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.security.CodeSigner;
import java.security.DigestException;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.MessageDigest;
import java.security.MessageDigestSpi;
import java.security.Provider;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.SecureRandomParameters;
import java.security.SecureRandomSpi;
import java.security.Security;
import java.security.SignatureException;
import java.security.Timestamp;
import java.security.cert.CertPath;
import java.security.cert.Certificate;
import java.security.cert.CertificateEncodingException;
import java.util.Arrays;
import java.util.Date;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Providers, digests, random numbers, and what certificates and signers are made of. */
class ProvidersWhole extends Whole {

    public static final class Sum extends MessageDigestSpi implements Cloneable {

        private int sum;

        @Override
        protected void engineUpdate(byte input) {
            sum += input;
        }

        @Override
        protected void engineUpdate(byte[] input, int offset, int len) {
            for (int i = offset; i < offset + len; i++) sum += input[i];
        }

        @Override
        protected byte[] engineDigest() {
            byte[] result = { (byte) sum };
            sum = 0;
            return result;
        }

        @Override
        protected void engineReset() {
            sum = 0;
        }
    }

    public static final class Counting extends SecureRandomSpi {

        private byte next;

        @Override
        protected void engineSetSeed(byte[] seed) {
            next = seed[0];
        }

        @Override
        protected void engineNextBytes(byte[] bytes) {
            for (int i = 0; i < bytes.length; i++) bytes[i] = next++;
        }

        @Override
        protected byte[] engineGenerateSeed(int numBytes) {
            return new byte[numBytes];
        }
    }

    static final class Mine extends Provider {

        Mine(String version) {
            super("Mine", version, "my own");
        }

        void add(Service s) {
            putService(s);
        }

        void remove(Service s) {
            removeService(s);
        }
    }

    static String hex(byte[] b) {
        return HexFormat.of().formatHex(b);
    }

    static void digests() throws Exception {
        byte[] data = new byte[1000];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i * 7);
        for (String name : List.of(
            "MD5",
            "SHA-1",
            "SHA",
            "sha1",
            "SHA-224",
            "SHA-256",
            "sha256",
            "SHA-384",
            "SHA-512",
            "SHA-512/224",
            "SHA-512/256"
        )) {
            MessageDigest d = MessageDigest.getInstance(name);
            p(
                d.getAlgorithm(),
                d.getDigestLength(),
                d.toString().trim(),
                d.getProvider().getName()
            );
            for (int n : new int[] { 0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 1000 }) {
                d.update(data, 0, n / 2);
                MessageDigest half = (MessageDigest) d.clone();
                byte[] all = d.digest(Arrays.copyOfRange(data, n / 2, n));
                half.update(ByteBuffer.wrap(data, n / 2, n - n / 2));
                byte[] room = new byte[all.length + 3];
                p(
                    n,
                    hex(all),
                    half.digest(room, 2, all.length + 1),
                    Arrays.equals(all, Arrays.copyOfRange(room, 2, 2 + all.length))
                );
            }
            d.update((byte) 3);
            ByteBuffer direct = ByteBuffer.allocateDirect(10000);
            for (int i = 0; direct.hasRemaining(); i++) direct.put((byte) i);
            direct.flip();
            d.update(direct);
            p(d.toString().trim(), direct.remaining(), hex(d.digest()), d.toString().trim());
            d.update((byte) 1);
            d.reset();
            p(hex(d.digest()));
        }
        MessageDigest d = MessageDigest.getInstance("MD5");
        t(() -> d.digest(null, 0, 16));
        t(() -> d.digest(new byte[3], 0, 3));
        t(() -> d.digest(new byte[30], 20, 16));
        t(() -> d.digest(new byte[30], -1, 16));
        t(() -> d.update((byte[]) null));
        t(() -> d.update(null, 0, 1));
        t(() -> d.update(new byte[3], 1, 3));
        t(() -> d.update(new byte[3], -1, 2));
        t(() -> d.update((ByteBuffer) null));
        p(
            MessageDigest.isEqual(new byte[2], new byte[2]),
            MessageDigest.isEqual(new byte[2], new byte[3]),
            MessageDigest.isEqual(null, null),
            MessageDigest.isEqual(null, new byte[0])
        );
        t(() -> MessageDigest.getInstance(null));
        t(() -> MessageDigest.getInstance("none"));
        t(() -> MessageDigest.getInstance("MD5", "none"));
        t(() -> MessageDigest.getInstance("MD5", (String) null));
        t(() -> MessageDigest.getInstance("MD5", ""));
        t(() -> MessageDigest.getInstance("MD5", (Provider) null));
        t(() -> MessageDigest.getInstance("none", "SUN"));
        p(
            MessageDigest.getInstance("MD5", "SUN").getProvider(),
            hex(MessageDigest.getInstance("MD5", Security.getProvider("SUN")).digest())
        );
    }

    static void randoms() throws Exception {
        SecureRandom a = SecureRandom.getInstance("SHA1PRNG"),
            b = SecureRandom.getInstance("SHA1PRNG", "SUN");
        a.setSeed(5L);
        b.setSeed(new byte[] { 5, 0, 0, 0, 0, 0, 0, 0 });
        p(
            a.nextLong(),
            a.nextInt(),
            a.nextInt(1000),
            a.nextBoolean(),
            a.nextDouble(),
            b.nextLong(),
            a.getAlgorithm(),
            a.getProvider(),
            a.getParameters()
        );
        a.setSeed(new byte[] { 1, 2, 3 });
        byte[] bytes = new byte[50];
        a.nextBytes(bytes);
        p(hex(bytes));
        SecureRandom r = new SecureRandom(new byte[] { 1 });
        p(
            new SecureRandom().getAlgorithm(),
            new SecureRandom(),
            r.getProvider(),
            r.getParameters(),
            r.generateSeed(5).length,
            SecureRandom.getSeed(3).length
        );
        byte[] some = new byte[32];
        r.nextBytes(some);
        p(Arrays.equals(some, new byte[32]));
        t(() -> r.generateSeed(-1));
        t(() -> r.reseed());
        t(() -> r.reseed(null));
        t(() -> r.nextBytes(new byte[1], null));
        t(() -> r.nextBytes(null));
        t(() -> r.setSeed(null));
        t(() -> SecureRandom.getInstance("none"));
        t(() -> SecureRandom.getInstance(null));
        t(() -> SecureRandom.getInstance("SHA1PRNG", "none"));
        t(() -> SecureRandom.getInstance("SHA1PRNG", (Provider) null));
        t(() -> SecureRandom.getInstance("SHA1PRNG", (SecureRandomParameters) null));
        t(() -> SecureRandom.getInstance("SHA1PRNG", (SecureRandomParameters) null, "SUN"));
        t(() ->
            SecureRandom.getInstance(
                "SHA1PRNG",
                (SecureRandomParameters) null,
                Security.getProvider("SUN")
            )
        );
        p(
            SecureRandom.getInstance("NativePRNG", Security.getProvider("SUN")).getAlgorithm(),
            SecureRandom.getInstanceStrong() != null
        );
    }

    static void providers() throws Exception {
        Mine mine = new Mine("1.5-x");
        p(
            mine,
            mine.getName(),
            mine.getVersion(),
            mine.getVersionStr(),
            mine.getInfo(),
            mine.isConfigured(),
            mine.getServices(),
            mine.size()
        );
        t(() -> mine.configure("x"));
        mine.put("MessageDigest.Sum", Sum.class.getName());
        mine.put("Alg.Alias.MessageDigest.Adding", "Sum");
        mine.put("MessageDigest.Sum ImplementedIn", "Dreams");
        Provider.Service counting = new Provider.Service(
            mine,
            "SecureRandom",
            "Counting",
            Counting.class.getName(),
            List.of("Count"),
            Map.of("k", "v")
        );
        mine.add(counting);
        p(
            mine.getService("MessageDigest", "sum").getAlgorithm(),
            mine.getService("MessageDigest", "ADDING").getClassName(),
            mine.getService("MessageDigest", "none"),
            mine.getService("SecureRandom", "count") == counting
        );
        Provider.Service sum = mine.getService("MessageDigest", "Sum");
        p(
            sum.getType(),
            sum.getAttribute("implementedin"),
            sum.getAttribute("none"),
            sum.getProvider() == mine
        );
        p(counting, counting.getAttribute("K"));
        t(() -> new Provider.Service(mine, null, "a", "b", null, null));
        t(() -> new Provider.Service(mine, "x", "a", "NoClass", null, null).newInstance(null));
        t(() ->
            mine.add(new Provider.Service(Security.getProvider("SUN"), "x", "a", "b", null, null))
        );
        p(
            Security.addProvider(mine) > 1,
            Security.addProvider(mine),
            Security.getProvider("Mine") == mine
        );
        MessageDigest d = MessageDigest.getInstance("Adding");
        d.update(new byte[] { 1, 2 });
        MessageDigest copy = (MessageDigest) d.clone();
        p(
            d.digest(new byte[] { 3 }),
            copy.digest(),
            d.getProvider(),
            d.getAlgorithm(),
            d.getDigestLength(),
            d.digest(new byte[4], 1, 2)
        );
        t(() -> d.digest(new byte[4], 1, 0));
        SecureRandom r = SecureRandom.getInstance("Count");
        byte[] four = new byte[4];
        r.setSeed(new byte[] { 9 });
        r.nextBytes(four);
        p(four, r, r.getProvider());
        t(() -> r.reseed());
        p(
            Security.getAlgorithms("MessageDigest").contains("SUM"),
            Security.getAlgorithms("none"),
            Security.getAlgorithms(null),
            Security.getAlgorithms("")
        );
        p(
            Arrays.asList(Security.getProviders("MessageDigest.Sum")),
            Security.getProviders("MessageDigest.None"),
            Security.getProviders("MessageDigest.Sum ImplementedIn:dreams")
        );
        p(Security.getProviders(Map.of("SecureRandom.Counting", "")).length);
        t(() -> Security.getProviders("x"));
        t(() -> Security.getProviders("x.y z"));
        mine.remove(counting);
        p(mine.getService("SecureRandom", "count"), mine.getServices().size());
        mine.load(new ByteArrayInputStream("MessageDigest.Other=x.Y".getBytes()));
        p(
            mine.getService("MessageDigest", "other").getClassName(),
            mine.getProperty("MessageDigest.Sum") != null,
            new TreeSet<>(mine.keySet()).size(),
            mine.values().size()
        );
        t(() -> mine.keySet().clear());
        t(() -> mine.entrySet().clear());
        mine.clear();
        p(mine.getService("MessageDigest", "other"), mine.getServices().size());
        Security.removeProvider("Mine");
        Security.removeProvider("none");
        p(
            Security.getProvider("Mine"),
            Security.getProvider(null),
            Security.insertProviderAt(mine, 1),
            Security.getProviders()[0]
        );
        Security.removeProvider("Mine");
        Security.setProperty("my.key", " v ");
        p(Security.getProperty("my.key"), Security.getProperty("my.none"));
        t(() -> Security.getProperty(null));
        t(() -> Security.setProperty(null, "x"));
        p(
            Security.getProvider("SUN")
                .getService("MessageDigest", "MD5")
                .getAttribute("ImplementedIn")
        );
    }

    static final class Paper extends Certificate {

        private final byte[] bytes;

        Paper(byte... bytes) {
            super("Paper");
            this.bytes = bytes;
        }

        @Override
        public byte[] getEncoded() throws CertificateEncodingException {
            if (bytes.length == 0) throw new CertificateEncodingException("blank");
            return bytes;
        }

        @Override
        public void verify(PublicKey key) throws SignatureException {
            throw new SignatureException("unsigned");
        }

        @Override
        public void verify(PublicKey key, String provider) throws SignatureException {
            throw new SignatureException(provider);
        }

        @Override
        public String toString() {
            return "paper " + bytes.length;
        }

        @Override
        public PublicKey getPublicKey() {
            return null;
        }
    }

    static final class Chain extends CertPath {

        private final List<Certificate> list;

        Chain(Certificate... list) {
            super("Chain");
            this.list = List.of(list);
        }

        @Override
        public Iterator<String> getEncodings() {
            return List.of("none").iterator();
        }

        @Override
        public byte[] getEncoded() throws CertificateEncodingException {
            throw new CertificateEncodingException();
        }

        @Override
        public byte[] getEncoded(String encoding) {
            return null;
        }

        @Override
        public List<? extends Certificate> getCertificates() {
            return list;
        }
    }

    static void certificates() throws Exception {
        Paper one = new Paper((byte) 1),
            same = new Paper((byte) 1),
            other = new Paper((byte) 2),
            blank = new Paper();
        p(
            one.equals(same),
            one.hashCode() == same.hashCode(),
            one.equals(other),
            one.equals("x"),
            blank.hashCode(),
            blank.equals(new Paper()),
            one.getType()
        );
        t(() -> one.verify(null));
        t(() -> one.verify(null, "p"));
        t(() -> one.verify(null, (Provider) null));
        CertPath path = new Chain(one, other);
        p(
            path.getType(),
            path.equals(new Chain(same, other)),
            path.hashCode() == new Chain(same, other).hashCode(),
            path.equals(new Chain(one)),
            path.equals(null)
        );
        p(path.toString());
        Timestamp stamp = new Timestamp(new Date(5), path);
        p(
            stamp.getTimestamp().getTime(),
            stamp.getSignerCertPath() == path,
            stamp.equals(new Timestamp(new Date(5), path)),
            stamp.hashCode() == new Timestamp(new Date(5), path).hashCode(),
            stamp.equals(new Timestamp(new Date(6), path)),
            stamp.equals("x")
        );
        t(() -> new Timestamp(null, path));
        t(() -> new Timestamp(new Date(), null));
        CodeSigner signer = new CodeSigner(path, stamp),
            plain = new CodeSigner(path, null);
        p(
            signer.getSignerCertPath() == path,
            signer.getTimestamp() == stamp,
            plain.getTimestamp(),
            signer.equals(plain),
            plain.equals(new CodeSigner(path, null)),
            plain.hashCode() == new CodeSigner(path, null).hashCode(),
            plain
        );
        t(() -> new CodeSigner(null, stamp));
        Throwable cause = new RuntimeException("c");
        for (GeneralSecurityException e : List.of(
            new SignatureException(),
            new SignatureException("m"),
            new SignatureException("m", cause),
            new SignatureException(cause),
            new CertificateEncodingException(),
            new CertificateEncodingException("m"),
            new CertificateEncodingException("m", cause),
            new CertificateEncodingException(cause),
            new DigestException("d")
        ))
            p(e, e.getCause());
        Key key = new PublicKey() {
            @Override
            public String getAlgorithm() {
                return "a";
            }

            @Override
            public String getFormat() {
                return "f";
            }

            @Override
            public byte[] getEncoded() {
                return null;
            }
        };
        p(key.getAlgorithm(), key.getFormat(), key.getEncoded());
    }

    public static void main(String[] args) throws Exception {
        digests();
        randoms();
        providers();
        certificates();
    }
}
