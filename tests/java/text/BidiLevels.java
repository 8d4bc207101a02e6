/* SPDX-License-Identifier: MIT */
import java.text.AttributedString;
import java.text.Bidi;
import java.util.Arrays;
import java.util.Random;

/** The levels of texts of two directions: of all classes, at random, of lines, and orders. */
public class BidiLevels {

    static final String CLASSES =
        "a\u05d0\u06271+$\u0661,\u0301\u200b\t !()[]\u2329\u3009\u202a\u202d\u202b\u202e\u202c" +
        "\u202c\u2066\u2067\u2068\u2069\u2069\u05d0b2";
    static final String PLAIN = "a\u05d0\u06271+$\u0661,\u0301\t !()";

    static String random(Random r, String of, int length) {
        StringBuilder b = new StringBuilder();
        for (int i = r.nextInt(length) + 1; i > 0; i--) b.append(of.charAt(r.nextInt(of.length())));
        return b.toString();
    }

    static String show(Bidi b) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < b.getLength(); i++) s.append(i == 0 ? "" : " ").append(b.getLevelAt(i));
        s.append(" base ").append(b.getBaseLevel()).append(b.baseIsLeftToRight() ? " left" : "");
        s.append(b.isMixed() ? " mixed" : "").append(b.isLeftToRight() ? " all left" : "");
        s.append(b.isRightToLeft() ? " all right" : "").append(" runs");
        for (int i = 0; i < b.getRunCount(); i++) {
            s.append(" ").append(b.getRunStart(i)).append("-").append(b.getRunLimit(i));
            s.append(":").append(b.getRunLevel(i));
        }
        return s.toString();
    }

    static String code(String text) {
        StringBuilder s = new StringBuilder();
        for (char c : text.toCharArray()) {
            s.append(c >= ' ' && c < 127 ? "" + c : String.format("<%x>", (int) c));
        }
        return s.toString();
    }

    static void thrown(String what, Runnable body) {
        try {
            body.run();
            System.out.println(what + ": nothing");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    static void texts() {
        Random r = new Random(1);
        int lines = 0, levels = 0, given = 0;
        for (int i = 0; i < 2500; i++) {
            String text = random(r, CLASSES, 8);
            Bidi b = new Bidi(text, r.nextInt(4) - 2);
            int start = r.nextInt(text.length()), limit = start + 1;
            limit += r.nextInt(text.length() - start);
            Bidi line = b.createLineBidi(start, limit);
            levels = levels * 31 + show(b).hashCode();
            lines = lines * 31 + show(line).hashCode();
            if (i % 250 == 0) {
                System.out.println("text " + code(text) + ": " + show(b));
                System.out.println("  line " + start + " to " + limit + ": " + show(line));
            }
            text = random(r, PLAIN, 12);
            byte[] embeddings = new byte[text.length() + 2];
            for (int k = 1; k < embeddings.length; k++) {
                embeddings[k] = r.nextInt(3) > 0 ? embeddings[k - 1] : (byte) (r.nextInt(9) - 4);
            }
            char[] c = (" " + text).toCharArray();
            b = new Bidi(c, 1, embeddings, 2, text.length(), r.nextInt(2));
            given = given * 31 + show(b).hashCode();
            if (i % 500 == 0) {
                System.out.println("given " + code(text) + " " + Arrays.toString(embeddings));
                System.out.println("  " + show(b));
            }
        }
        System.out.println("texts: " + levels + ", lines: " + lines + ", given: " + given);
    }

    static void characters() {
        int hash = 0, required = 0;
        for (int c = 0; c < 0x110000; c += c > 0x1f000 ? 0x3ff : c > 0x3000 ? 3 : 1) {
            char[] text = Character.toChars(c);
            if (Bidi.requiresBidi(text, 0, text.length)) required++;
            if (c % 7 != 0 && c > 0x800) continue;
            String s = new String(text);
            Bidi b = new Bidi("\u05d0 " + s + "1+1", Bidi.DIRECTION_RIGHT_TO_LEFT);
            hash = hash * 31 + (b.getLevelAt(2) * 8 + b.getLevelAt(2 + s.length() + 1));
        }
        System.out.println("characters: " + hash + ", required by " + required);
    }

    static void deep() {
        for (String opens : "\u202b \u202a \u2067 \u2066 \u2068\u202e".split(" ")) {
            String text = opens.repeat(200) + "a" + "\u202c\u2069".repeat(150) + "\u05d01.";
            Bidi b = new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
            System.out.println("200 of " + code(opens) + ": " + show(b).hashCode() + ", runs "
                + b.getRunCount() + ", inside " + b.getLevelAt(200 * opens.length()));
        }
        String nested = "\u05d0" + "(".repeat(60) + "a\u05d1" + ")".repeat(60) + "\u05d2[a]";
        System.out.println("nested brackets: " + show(new Bidi(nested, 0)));
        String many = "(a[\u05d0\u2067".repeat(4000) + "\u2069])".repeat(4000);
        Bidi b = new Bidi(many, 1);
        System.out.println("many brackets in isolates: runs " + b.getRunCount());
    }

    static void orders() {
        Random r = new Random(2);
        int hash = 0;
        for (int i = 0; i < 1000; i++) {
            byte[] levels = new byte[10];
            for (int k = 0; k < 10; k++) levels[k] = (byte) r.nextInt(i % 8 + 1);
            Integer[] objects = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 };
            int start = r.nextInt(4), count = r.nextInt(7);
            Bidi.reorderVisually(levels, r.nextInt(4), objects, start, count);
            hash = hash * 31 + Arrays.hashCode(objects);
            if (i % 200 == 7) System.out.println("order " + Arrays.toString(objects));
        }
        System.out.println("orders: " + hash);
    }

    static void refused() {
        char[] three = "abc".toCharArray();
        byte[] two = new byte[2];
        Object[] objects = new Object[3];
        Bidi b = new Bidi("ab\u05d0", 0), line = b.createLineBidi(1, 3);
        thrown("no string", () -> new Bidi((String) null, 0));
        thrown("no characters", () -> new Bidi(null, 0, null, 0, 0, 0));
        thrown("negative length", () -> new Bidi(three, 0, null, 0, -1, 0));
        thrown("beyond text", () -> new Bidi(three, 1, null, 0, 3, 0));
        thrown("beyond embeddings", () -> new Bidi(three, 0, two, 0, 3, 0));
        thrown("line of nothing", () -> b.createLineBidi(1, 1));
        thrown("line beyond", () -> b.createLineBidi(1, 4));
        thrown("line before", () -> b.createLineBidi(-1, 2));
        thrown("line of a line", () -> line.createLineBidi(0, 1));
        thrown("run beyond", () -> b.getRunStart(2));
        thrown("limit before", () -> b.getRunLimit(-1));
        thrown("order of levels", () -> Bidi.reorderVisually(two, 2, objects, 0, 1));
        thrown("order of objects", () -> Bidi.reorderVisually(two, 0, objects, 3, 1));
        thrown("order of too many", () -> Bidi.reorderVisually(two, 0, objects, 2, 2));
        thrown("requires", () -> Bidi.requiresBidi(three, 2, 4));
        System.out.println("beyond: " + b.getLevelAt(-1) + b.getLevelAt(9) + b.getRunLevel(7));
    }

    public static void main(String[] args) {
        texts();
        characters();
        deep();
        orders();
        refused();
        for (int flags = -2; flags < 2; flags++) {
            System.out.println("empty " + flags + ": " + show(new Bidi("", flags)));
            String paragraphs = "ab \n\u05d0\u05d1 .\r\n..\u2029c\u05d2 ";
            Bidi b = new Bidi(paragraphs, flags);
            System.out.println("paragraphs " + flags + ": " + show(b));
            System.out.println("  line 4 to 7: " + show(b.createLineBidi(4, 7)));
        }
        System.out.println("iterated: " + show(new Bidi(
            new AttributedString("\u05d0a1").getIterator(null, 0, 2))));
        System.out.println("described: "
            + new Bidi("a\u05d0", 0).toString().replaceFirst(".*\\[dir", "[dir"));
    }
}
