/* SPDX-License-Identifier: MIT */
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Random;

/** Digests of every length around the blocks, in pieces, and of copies that go on alone. */
public class DigestLengths {
    public static void main(String[] args) throws Exception {
        Random r = new Random(5);
        byte[] data = new byte[1000];
        r.nextBytes(data);
        for (String name : "MD5 SHA-1 SHA-224 SHA-256 SHA-384 SHA-512".split(" ")) {
            MessageDigest all = MessageDigest.getInstance(name);
            for (int n = 0; n < 300; n++) {
                MessageDigest d = MessageDigest.getInstance(name);
                for (int at = 0; at < n;) {
                    int part = Math.min(n - at, 1 + r.nextInt(90));
                    d.update(data, at, part);
                    at += part;
                }
                MessageDigest copy = (MessageDigest) d.clone();
                copy.update(data, 0, 100);
                byte[] own = d.digest();
                all.update(own);
                all.update(copy.digest());
                all.update(d.digest());
                if (n % 50 == 5)
                    System.out.println(name + " " + n + " " + HexFormat.of().formatHex(own));
            }
            System.out.println(name + " " + HexFormat.of().formatHex(all.digest()));
        }
    }
}
