/* SPDX-License-Identifier: MIT */
import java.nio.CharBuffer;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Random;

/** The four normal forms: each character, many texts, long rows of marks, what is no text. */
public class NormalForms {
    static final String[] PIECES = {
        "A", "e", "\u00e9", "\u0301", "\u0323", "\u0307", "\u1e9b", "\u017f", "\u212b", "\u2126",
        "\ufb01", "\u00bd", "\u2460", "\uff21", "\u3392", "\uac00", "\u1100", "\u1161", "\u11a8",
        "\u0344", "\u0f73", "\ud834\udd5e", "\ud804\udd31", "\ud800", "\udc00", "\u0345", "\u05b0",
        "\u0958", "\u2adc", "\u3300", "\ufdfa", "\uff9e", "\u0e33", "\u1d2c", "\u0d4b", "\u0c48",
        "x", "plain ", "\u00fc", "\u20ac", "\ud83d\ude00", "\u4e00", "\uac01", "\u1e69"};

    /** Where characters are that have other forms: first, last, step. */
    static final int[][] RANGES = {
        {0, 0x33ff, 1}, {0xa640, 0xabff, 1}, {0xac00, 0xd7af, 97}, {0xd7b0, 0xd900, 1},
        {0xf900, 0xffff, 1}, {0x10000, 0x11fff, 1}, {0x1d100, 0x1d7ff, 1}, {0x1ee00, 0x1f2ff, 1},
        {0x1fbf0, 0x1fbf9, 1}, {0x2f800, 0x2fa1d, 1}, {0x10fff0, 0x10ffff, 1}};

    static String random(Random r, int length) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < length; i++) b.append(PIECES[r.nextInt(PIECES.length)]);
        return b.toString();
    }

    static String show(String s) {
        StringBuilder b = new StringBuilder();
        for (int c : s.codePoints().toArray()) {
            b.append(b.length() == 0 ? "" : " ").append(Integer.toHexString(c));
        }
        return b.toString();
    }

    static void thrown(String what, Runnable body) {
        try {
            body.run();
            System.out.println(what + ": nothing");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        for (Form form : Form.values()) {
            long hash = 0;
            int changed = 0, longest = 0;
            for (int[] range : RANGES) {
                for (int c = range[0]; c <= range[1]; c += range[2]) {
                    String one = new String(Character.toChars(c));
                    String other = Normalizer.normalize(one, form);
                    if (!other.equals(one)) changed++;
                    if (Normalizer.isNormalized(one, form) != other.equals(one)) {
                        System.out.println("isNormalized " + Integer.toHexString(c));
                    }
                    longest = Math.max(longest, other.length());
                    hash = hash * 31 + other.hashCode();
                }
            }
            System.out.println(form + " of characters: " + changed + " change, longest " + longest
                + ", hash " + Long.toHexString(hash));
            Random r = new Random(form.ordinal());
            hash = 0;
            for (int i = 0; i < 3000; i++) {
                String text = random(r, r.nextInt(12));
                String other = Normalizer.normalize(text, form);
                hash = hash * 31 + other.hashCode();
                if (i % 600 != 0) continue;
                System.out.println(form + " " + show(text) + " -> " + show(other));
            }
            System.out.println(form + " of texts: hash " + Long.toHexString(hash));
            StringBuilder marks = new StringBuilder("a");
            for (int i = 0; i < 20_000; i++) marks.append("\u0301\u0323\u0345".charAt(i % 3));
            System.out.println(form + " of 20,000 marks: "
                + Normalizer.normalize(marks, form).hashCode());
            System.out.println(form + " of a buffer: "
                + show(Normalizer.normalize(CharBuffer.wrap("\u00c5ngstr\u00f6m"), form)));
            String plain = "plain";
            System.out.println(form + " of nothing: " + Normalizer.normalize("", form).isEmpty()
                + " " + Normalizer.normalize(plain, form));
            thrown("null as " + form, () -> Normalizer.normalize(null, form));
            thrown("is null " + form, () -> Normalizer.isNormalized(null, form));
        }
        thrown("no form", () -> Normalizer.normalize("", null));
        thrown("no form asked", () -> Normalizer.isNormalized("a", null));
        System.out.println(Normalizer.normalize("Cr\u00e8me Br\u00fbl\u00e9e", Form.NFD)
            .replaceAll("\\p{M}", ""));
    }
}
