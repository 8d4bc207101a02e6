// SPDX-License-Identifier: MIT
import java.lang.annotation.*;

/**
 * The text of an annotation quotes characters and strings as a source would: escapes, quotes, what
 * is not ASCII.
 */
public class QuotedTexts {

    @Retention(RetentionPolicy.RUNTIME)
    @interface A {
        char c() default 'x';

        String s() default "";

        char[] cs() default {};

        String[] ss() default {};

        float f() default 1;

        long l() default 2;

        byte b() default -1;

        short h() default 3;

        double d() default .5;

        Class<?>[] k() default {};
    }

    @A(
        c = '\'',
        s = "'",
        cs = { '"', '\\', '\n', '\t', '\b', '\f', '\r', '\0' },
        ss = { "\"", "\\", "\n\t\b\f\r\0", "a'b\"c" }
    )
    static class Quotes {}

    @A(
        c = '\u007f',
        s = "~\u007f\u0080\u00ff\u0100\uffff",
        cs = { ' ', '~', '\u0001', '\u001f', '\u00a0', '\u20ac' },
        ss = { "\ud83d\ude00", "\ud800", "\u0130\u0131" }
    )
    static class Wide {}

    @A(f = Float.NaN, l = Long.MIN_VALUE, b = 127, h = -32768, d = Double.NEGATIVE_INFINITY)
    static class Numbers {}

    @A(f = Float.POSITIVE_INFINITY, l = -1, d = 1e300)
    static class More {}

    @A(
        f = -0f,
        d = -0.0,
        k = { int.class, int[].class, String[][].class, java.util.Map.Entry.class, void.class }
    )
    static class Classes {}

    public static void main(String[] args) {
        for (Class<?> k : new Class<?>[] {
            Quotes.class,
            Wide.class,
            Numbers.class,
            More.class,
            Classes.class
        }) {
            String text = k.getAnnotation(A.class).toString();
            String[] parts = text
                .substring(text.indexOf('(') + 1, text.length() - 1)
                .split(", (?=\\w+=)");
            java.util.Arrays.sort(parts);
            for (String part : parts) System.out.println(k.getSimpleName() + " " + part);
        }
    }
}
