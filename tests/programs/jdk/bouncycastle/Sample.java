// SPDX-License-Identifier: MIT
import java.math.BigInteger;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import org.bouncycastle.jce.provider.BouncyCastleProvider;

// A provider from a signed jar: digests, ciphers, curves and keys that the JDK does not have, with
// fixed keys.
public class Sample {

    public static void main(String[] args) throws Exception {
        Security.addProvider(new BouncyCastleProvider());
        for (String name : (
            "MD4 RIPEMD160 Whirlpool Tiger SHA3-256 BLAKE2B-256 SKEIN-512-256 " + "SM3 GOST3411"
        ).split(" "))
            System.out.println(
                name + " " + hex(MessageDigest.getInstance(name, "BC").digest("minijvm".getBytes()))
            );
        for (String name : (
            "AES/GCM/NoPadding Twofish/CBC/PKCS7Padding Serpent/CTR/NoPadding " +
            "CAST5/ECB/PKCS7Padding Camellia/EAX/NoPadding ChaCha7539"
        ).split(" ")) {
            Cipher c = Cipher.getInstance(name, "BC");
            SecretKey key = new SecretKeySpec(
                Arrays.copyOf("key".getBytes(), name.startsWith("Ch") ? 32 : 16),
                name.split("/")[0]
            );
            byte[] iv = new byte[name.startsWith("Ch") || name.contains("GCM") ? 12 : 16];
            AlgorithmParameterSpec spec = name.contains("ECB")
                ? null
                : name.contains("GCM")
                  ? new GCMParameterSpec(128, iv)
                  : new IvParameterSpec(iv);
            c.init(Cipher.ENCRYPT_MODE, key, spec);
            byte[] secret = c.doFinal("some text that is longer than a block".getBytes());
            c.init(Cipher.DECRYPT_MODE, key, spec);
            System.out.println(name + " " + hex(secret) + " " + new String(c.doFinal(secret)));
        }
        KeyFactory rsa = KeyFactory.getInstance("RSA", "BC");
        BigInteger p = BigInteger.TWO.pow(521).subtract(BigInteger.ONE),
            q = BigInteger.TWO.pow(607).subtract(BigInteger.ONE);
        BigInteger e = BigInteger.valueOf(65537),
            d = e.modInverse(p.subtract(BigInteger.ONE).multiply(q.subtract(BigInteger.ONE)));
        Signature s = Signature.getInstance("SHA256withRSA", "BC");
        s.initSign(rsa.generatePrivate(new RSAPrivateKeySpec(p.multiply(q), d)));
        s.update("signed".getBytes());
        byte[] signature = s.sign();
        s.initVerify(rsa.generatePublic(new RSAPublicKeySpec(p.multiply(q), e)));
        s.update("signed".getBytes());
        System.out.println(hex(signature).substring(0, 40) + " " + s.verify(signature));
        KeyPairGenerator g = KeyPairGenerator.getInstance("EC", "BC");
        g.initialize(new ECGenParameterSpec("brainpoolP256r1"));
        KeyPair a = g.generateKeyPair(),
            b = g.generateKeyPair();
        KeyAgreement x = KeyAgreement.getInstance("ECDH", "BC"),
            y = KeyAgreement.getInstance("ECDH", "BC");
        x.init(a.getPrivate());
        x.doPhase(b.getPublic(), true);
        y.init(b.getPrivate());
        y.doPhase(a.getPublic(), true);
        System.out.println(
            Arrays.equals(x.generateSecret(), y.generateSecret()) + " " + a.getPublic().getFormat()
        );
        SecretKeyFactory f = SecretKeyFactory.getInstance("PBKDF2WITHHMACSHA256", "BC");
        System.out.println(
            hex(
                f
                    .generateSecret(new PBEKeySpec("pass".toCharArray(), new byte[8], 200, 256))
                    .getEncoded()
            )
        );
        try {
            Cipher.getInstance("None/CBC/NoPadding", "BC");
        } catch (NoSuchAlgorithmException z) {
            System.out.println(z.getMessage());
        }
        Provider.Service[] all = Security.getProvider("BC")
            .getServices()
            .toArray(new Provider.Service[0]);
        System.out.println(all.length);
    }

    static String hex(byte[] b) {
        return HexFormat.of().formatHex(b);
    }
}
