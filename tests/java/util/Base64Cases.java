/* SPDX-License-Identifier: MIT */
import java.util.*;

/**
 * Base64 of random bytes with every encoder and decoder, whole, cut and spoiled; appended pieces of
 * texts.
 */
public class Base64Cases {

    public static void main(String[] a) {
        Random r = new Random(3);
        long h = 0;
        for (int i = 0; i < 600; i++) {
            byte[] b = new byte[r.nextInt(200)];
            r.nextBytes(b);
            for (Base64.Encoder e : new Base64.Encoder[] {
                Base64.getEncoder(),
                Base64.getUrlEncoder(),
                Base64.getMimeEncoder(),
                Base64.getMimeEncoder(8, new byte[] { '!', '~' }),
                Base64.getEncoder().withoutPadding(),
                Base64.getMimeEncoder().withoutPadding()
            }) {
                String s = e.encodeToString(b);
                h = h * 31 + s.hashCode();
                for (Base64.Decoder d : new Base64.Decoder[] {
                    Base64.getDecoder(),
                    Base64.getUrlDecoder(),
                    Base64.getMimeDecoder()
                })
                    for (int k = 0; k < 3; k++) {
                        String t = s;
                        if (k == 1 && t.length() > 0) t = t.substring(0, r.nextInt(t.length()));
                        if (k == 2 && t.length() > 0) {
                            int at = r.nextInt(t.length());
                            t =
                                t.substring(0, at) +
                                (char) (32 + r.nextInt(200)) +
                                t.substring(at + 1);
                        }
                        try {
                            h = h * 31 + Arrays.hashCode(d.decode(t));
                        } catch (IllegalArgumentException x) {
                            h = h * 31 + x.getMessage().hashCode();
                        }
                    }
            }
        }
        System.out.println(h);
        StringBuilder sb = new StringBuilder("ab\u20ac");
        sb.append("xyz", 1, 2)
            .append((CharSequence) null, 0, 2)
            .insert(1, (CharSequence) "h\u00e9", 0, 2);
        StringBuilder q = new StringBuilder();
        q.append("hello", 1, 4).append("\u20acx", 1, 2).insert(0, "abc", 1, 3).append(q, 0, 2);
        System.out.println(
            sb +
                " " +
                q +
                " " +
                "a.b.c".replace(".", "--") +
                "aaa".replace("", "-") +
                "x\u20acx".replace("x", "yy")
        );
        try {
            q.append("abc", 2, 1);
        } catch (Exception e) {
            System.out.println(e);
        }
    }
}
