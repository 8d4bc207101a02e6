/* SPDX-License-Identifier: MIT */
import java.util.*;

/**
 * Which marks count as standing above, or may stand between, when Lithuanian and Turkic letters
 * change case.
 */
public class MarksAndCase {

    public static void main(String[] a) {
        Locale[] ls = { new Locale("lt"), new Locale("tr"), Locale.ROOT };
        StringBuilder o = new StringBuilder();
        for (int l = 0; l < 3; l++) {
            String marks = "",
                dots = "",
                after = "";
            int n = 0,
                d = 0;
            BitSet m = new BitSet(),
                t = new BitSet(),
                u = new BitSet(),
                w = new BitSet(),
                w2 = new BitSet();
            for (int c = 0x300; c < 0x1f000; c++) {
                if (c >= 0xd800 && c < 0xe000) continue;
                String s = new String(Character.toChars(c));
                if (
                    ("I" + s).toLowerCase(ls[l]).indexOf(0x307) == 1 &&
                    ("I" + s).toLowerCase(ls[l]).length() > 1 + s.length()
                ) m.set(c);
                if (("I" + s + "\u0300").toLowerCase(ls[l]).indexOf(0x307) == 1) w.set(c);
                if (("I" + s + "\u0307").toLowerCase(ls[l]).startsWith("i")) w2.set(c);
                if (!(s + "\u0307").toUpperCase(ls[l]).contains("\u0307")) t.set(c);
                int type = Character.getType(c);
                if (
                    (type == 6 || type == 7 || type == 8) &&
                    !("i" + s + "\u0307").toUpperCase(ls[l]).contains("\u0307")
                ) u.set(c);
            }
            System.out.println(l + " above " + runs(m));
            System.out.println(l + " between " + runs(w));
            System.out.println(l + " between2 " + runs(w2));
            System.out.println(l + " soft " + runs(t));
            System.out.println(l + " passing " + runs(u));
        }
        Random r = new Random(3);
        String al =
            "IJ\u012eij\u012f\u00cc\u00cd\u0128\u0300\u0307\u0323\u0301a\u0316\u0130\u0131\u1e2d ";
        long h = 0;
        for (int i = 0; i < 20000; i++) {
            StringBuilder s = new StringBuilder();
            for (int k = r.nextInt(7); k >= 0; k--) s.append(al.charAt(r.nextInt(al.length())));
            for (Locale l : ls) {
                h = h * 31 + s.toString().toLowerCase(l).hashCode();
                h = h * 31 + s.toString().toUpperCase(l).hashCode();
            }
            if (i % 1000 == 0) System.out.println(h);
        }
    }

    static String runs(BitSet b) {
        StringBuilder s = new StringBuilder().append(b.cardinality()).append(':');
        int sh = 0;
        for (int i = b.nextSetBit(0); i >= 0 && sh < 100000; ) {
            int e = b.nextClearBit(i);
            s.append(' ').append(Integer.toHexString(i));
            if (e - 1 > i) s.append('-').append(Integer.toHexString(e - 1));
            i = b.nextSetBit(e);
            sh++;
        }
        return s.toString();
    }
}
