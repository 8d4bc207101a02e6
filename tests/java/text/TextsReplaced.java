/* SPDX-License-Identifier: MIT */
import java.util.Random;

/** String.replace of texts by texts: of one and two bytes a character, empty ones, by chance. */
public class TextsReplaced {
    static final String[] PARTS =
        {"a", "b", "ab", "", "\u03b1", "\u00e4", "ba", "\ud83d\ude00", "\ud83d"};

    static String text(Random random, int most) {
        StringBuilder text = new StringBuilder();
        for (int k = random.nextInt(most + 1); k > 0; k--) {
            text.append(PARTS[random.nextInt(PARTS.length)]);
        }
        return text.toString();
    }

    static void byChance() {
        Random random = new Random(7);
        long hash = 0;
        int same = 0;
        for (int i = 1; i <= 30000; i++) {
            String text = text(random, 12);
            String replaced = text.replace(text(random, 2), text(random, 3));
            hash = hash * 31 + replaced.hashCode();
            same += replaced == text ? 1 : 0;
            if (!replaced.equals(new String(replaced.toCharArray()))) {
                System.out.println("not equal to its characters: " + replaced.length());
            }
            if (i % 10000 == 0) {
                System.out.println(i + " texts: hash " + hash + ", the same object " + same);
            }
        }
    }

    static void identities() {
        String text = new String("abcab");
        System.out.println("a text by itself: " + (text.replace("ab", "ab") == text));
        System.out.println("a character by itself: " + (text.replace("a", "a") == text));
        System.out.println("nothing by nothing: " + (text.replace("", "") == text));
        System.out.println("all by nothing: " + (text.replace("abcab", "") == ""));
        System.out.println("nothing in nothing: " + "".replace("", "x"));
    }

    static void lengths() {
        String part = "b".repeat(1 << 12);
        for (String target : new String[] {"a", "", "aa"}) {
            try {
                System.out.println("a".repeat(1 << 20).replace(target, part).length());
            } catch (OutOfMemoryError e) {
                System.out.println("\"" + target + "\": " + e.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        byChance();
        identities();
        lengths();
    }
}
