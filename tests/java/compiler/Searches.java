// SPDX-License-Identifier: MIT
import java.util.Random;

/** Searches in narrow and wide texts beside a loop that looks at each char. */
public class Searches {

    static int wrong;

    static void same(String what, int expected, int got) {
        if (expected != got && wrong++ < 20) {
            System.out.println(what + ": expected " + expected + ", got " + got);
        }
    }

    /** The first place at or behind `from`; the last one at or before it when `step` is -1. */
    static int slowly(String text, String wanted, int from, int step) {
        int last = text.length() - wanted.length();
        int i = step > 0 ? Math.max(from, 0) : Math.min(from, last);
        if (step > 0 && wanted.isEmpty()) return Math.min(i, text.length());
        for (; i >= 0 && i <= last; i += step) {
            int k = 0;
            while (k < wanted.length() && text.charAt(i + k) == wanted.charAt(k)) k++;
            if (k == wanted.length()) return i;
        }
        return -1;
    }

    static void units(String text, int unit, int from) {
        String wanted = Character.toString(unit);
        String what = "unit " + Integer.toHexString(unit) + " from " + from;
        same("first " + what, slowly(text, wanted, 0, 1), text.indexOf(unit));
        same(what, slowly(text, wanted, from, 1), text.indexOf(unit, from));
        same("back " + what, slowly(text, wanted, from, -1), text.lastIndexOf(unit, from));
        same("last " + what, slowly(text, wanted, text.length(), -1), text.lastIndexOf(unit));
    }

    static void parts(String text, StringBuilder builder, String wanted, int from) {
        String what = "a part of " + wanted.length() + " from " + from;
        same("first " + what, slowly(text, wanted, 0, 1), text.indexOf(wanted));
        same(what, slowly(text, wanted, from, 1), text.indexOf(wanted, from));
        same("back " + what, slowly(text, wanted, from, -1), text.lastIndexOf(wanted, from));
        same("in a builder, " + what, slowly(text, wanted, from, 1), builder.indexOf(wanted, from));
        same("back in a builder, " + what, slowly(text, wanted, from, -1),
            builder.lastIndexOf(wanted, from));
        same("contains " + what, slowly(text, wanted, 0, 1) < 0 ? 0 : 1,
            text.contains(wanted) ? 1 : 0);
    }

    static final int[] UNITS = { 'a', 'b', 'c', 0xe9, 0, 0x20ac, 0x61, 0x6100, 0xffff, 0x1f600 };

    static String random(Random random, int length, boolean wide) {
        StringBuilder made = new StringBuilder();
        while (made.length() < length) {
            made.appendCodePoint(UNITS[random.nextInt(wide ? UNITS.length : 5)]);
        }
        return made.toString();
    }

    static void round(Random random, int length) {
        String text = random(random, length, random.nextBoolean());
        StringBuilder builder = new StringBuilder(text);
        int from = switch (random.nextInt(6)) {
            case 0 -> -1 - random.nextInt(3);
            case 1 -> random.nextBoolean() ? Integer.MAX_VALUE : Integer.MIN_VALUE;
            case 2 -> text.length() - random.nextInt(3);
            default -> random.nextInt(text.length() + 1);
        };
        units(text, UNITS[random.nextInt(UNITS.length)], from);
        int begin = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), begin + random.nextInt(6));
        parts(text, builder, text.substring(begin, end), from);
        parts(text, builder, random(random, random.nextInt(4), random.nextBoolean()), from);
    }

    /** A text of which each place begins like what is wanted. */
    static void periodic(char repeated, char other) {
        String text = String.valueOf(repeated).repeat(3000);
        String wanted = text.substring(0, 700) + other;
        same("periodic", -1, text.indexOf(wanted));
        same("at the end", 2300, (text + other).indexOf(wanted));
        same("behind the end", -1, (text + other).indexOf(wanted, 2301));
        String back = other + text.substring(0, 700);
        same("periodic, back", -1, text.lastIndexOf(back));
        same("at the beginning", 0, (other + text).lastIndexOf(back));
    }

    /** Chars of builders, which are read and written in bytes. */
    static int chars(StringBuilder builder, int at, char unit) {
        char before = builder.charAt(at);
        builder.setCharAt(at, unit);
        return before * 31 + builder.charAt(at);
    }

    static void outside(StringBuilder builder, int at) {
        try {
            System.out.println(chars(builder, at, 'x'));
        } catch (IndexOutOfBoundsException e) {
            System.out.println("refused: " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Random random = new Random(17);
        for (int turn = 0; turn < 4000; turn++) round(random, random.nextInt(40));
        for (int turn = 0; turn < 6; turn++) {
            periodic('a', 'b');
            periodic('\u20ac', '\u20ad');
            periodic('a', '\u20ac');
        }
        StringBuilder wide = new StringBuilder("w\u20acde");
        int sum = 0;
        for (int turn = 0; turn < 2000; turn++) {
            sum = sum * 31 + chars(wide, turn & 3, (char) (turn * 37));
        }
        System.out.println(sum);
        for (int at : new int[] { -1, 4, 5, Integer.MIN_VALUE, Integer.MAX_VALUE }) {
            outside(wide, at);
        }
        System.out.println(wrong + " wrong");
    }
}
