/* SPDX-License-Identifier: MIT */
import java.util.Arrays;

/**
 * The base of programs that go through a class whole: prints what expressions give or throw, one
 * line each.
 * Text is printed in ASCII, arrays by their elements; the explanation that a VM makes up for a null
 * that the
 * library itself followed is left out, because it tells how the library is written.
 */
abstract class Whole {

    interface Body {
        Object get() throws Throwable;
    }

    interface Action {
        void run() throws Throwable;
    }

    /** What the expression gives or throws. */
    static void t(Body body) {
        try {
            p(body.get());
        } catch (Throwable e) {
            System.out.println("! " + text(e));
        }
    }

    /** What the statement throws, or "done". */
    static void t(Action action) {
        try {
            action.run();
            System.out.println("done");
        } catch (Throwable e) {
            System.out.println("! " + text(e));
        }
    }

    static void p(Object... values) {
        StringBuilder line = new StringBuilder();
        if (values == null) line.append("null");
        else for (int i = 0; i < values.length; i++) line.append(i == 0 ? "" : " ").append(
            text(values[i])
        );
        System.out.println(line);
    }

    static String text(Object value) {
        String text;
        if (value instanceof Object[]) text = Arrays.deepToString((Object[]) value);
        else if (value instanceof int[]) text = Arrays.toString((int[]) value);
        else if (value instanceof long[]) text = Arrays.toString((long[]) value);
        else if (value instanceof byte[]) text = Arrays.toString((byte[]) value);
        else if (value instanceof char[]) text = Arrays.toString((char[]) value);
        else if (value instanceof short[]) text = Arrays.toString((short[]) value);
        else if (value instanceof boolean[]) text = Arrays.toString((boolean[]) value);
        else if (value instanceof float[]) text = Arrays.toString((float[]) value);
        else if (value instanceof double[]) text = Arrays.toString((double[]) value);
        else text = String.valueOf(value);
        if (value instanceof NullPointerException && text.contains(": Cannot ")) text =
            "java.lang.NullPointerException";
        return ascii(text);
    }

    static String ascii(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n') plain.append("\\n");
            else if (c >= ' ' && c < 127) plain.append(c);
            else {
                String hex = Integer.toHexString(c);
                plain.append("\\u").append("0000", hex.length(), 4).append(hex);
            }
        }
        return plain.toString();
    }
}
