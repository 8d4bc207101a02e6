/* SPDX-License-Identifier: MIT */
/** Which characters make a sigma the last of a word. */
public class FinalSigmas {

    static final String P = "\ud801\udc00",
        H = "\ud840\udc00"; // a capital, an ideogram

    static boolean tl(String t) {
        return t.toLowerCase().indexOf('\u03c2') >= 0;
    }

    static void pairs() {
        for (String s : new String[] {
            P,
            H,
            "a" + P,
            "a" + H,
            H + "a",
            "b" + P + "a",
            P + "\u0301",
            "a" + P + "\u0301",
            P + "'",
            "a" + P + "'"
        })
            System.out.println(
                tl(s + "\u03a3") +
                    " " +
                    tl(s + "\u03a3" + H + "a") +
                    " " +
                    tl(s + "\u03a3\u0301" + P) +
                    " " +
                    tl("a\u03a3" + s) +
                    " " +
                    tl("a\u03a3\u0301" + s) +
                    " " +
                    tl("a\u03a3'" + s)
            );
    }

    public static void main(String[] a) {
        pairs();
        String prev = "";
        int st = 0;
        for (int c = 0; c < 0x110001; c++) {
            if (c == 0x600) c = 0x1d00;
            if (c == 0x2300) c = 0x2c00;
            if (c == 0x2d00) c = 0xa600;
            if (c == 0xac00) c = 0x10400;
            if (c == 0x10480) c = 0x20000;
            if (c == 0x20010) c = 0x110000;
            String k = "";
            if (c < 0x110000) {
                int t = Character.getType(c);
                boolean L = t == 1 || t == 2 || t == 3;
                String x = Character.toString(c);
                k =
                    "L" +
                    (L ? 1 : 0) +
                    " before=" +
                    (tl(x + "\u03a3") ? 1 : 0) +
                    " after=" +
                    (tl("a\u03a3" + x) ? 0 : 1) +
                    " own=" +
                    (Character.isLowerCase(c) ||
                    Character.isUpperCase(c) ||
                    Character.isTitleCase(c)
                        ? 1
                        : 0);
                if (k.matches("L1 before=1 after=1 own=1|L0 before=0 after=0 own=0")) k = "";
            }
            if (!k.equals(prev)) {
                if (!prev.isEmpty()) System.out.println(
                    Integer.toHexString(st) + "-" + Integer.toHexString(c - 1) + " " + prev
                );
                prev = k;
                st = c;
            }
        }
    }
}
