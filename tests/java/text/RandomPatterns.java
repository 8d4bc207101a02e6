/* SPDX-License-Identifier: MIT */
/*
 * Patterns of choices and messages, good ones and bad ones: what they hold, what they write, what
 * they read.
 */
import java.text.*;
import java.util.Arrays;
import java.util.Date;

public class RandomPatterns extends Seeded {

    static String from(int most, String... parts) {
        StringBuilder s = new StringBuilder();
        for (int n = r.nextInt(most + 1); n > 0; n--) s.append(pick(parts));
        return s.toString();
    }

    static String choices() {
        if (r.nextInt(3) == 0) return from(
            10,
            "0",
            "1",
            "2.5",
            "#",
            "<",
            "\u2264",
            "|",
            "'",
            "''",
            "a",
            " ",
            "-",
            "\u221e",
            "-\u221e",
            "NaN"
        );
        StringBuilder s = new StringBuilder();
        int limit = r.nextInt(4) - 2;
        for (int n = r.nextInt(5); n >= 0; n--) {
            s.append(r.nextInt(8) == 0 ? pick("-\u221e", "\u221e", "x", "1e3", " 4 ") : "" + limit)
                .append(pick("#", "<", "\u2264"))
                .append(from(3, "a", "b", "'#'", "''", "' '", "'|", "one", "'<'", "{0}"));
            if (n > 0) s.append('|');
            limit += r.nextInt(12) == 0 ? 0 : 1 + r.nextInt(3);
        }
        return s.toString();
    }

    static String places() {
        if (r.nextInt(3) == 0) return from(
            12,
            "{",
            "}",
            "0",
            "1",
            ",",
            "'",
            "''",
            "number",
            "date",
            "time",
            "choice",
            " ",
            "a",
            "#",
            "|",
            "short",
            "integer",
            "-"
        );
        StringBuilder s = new StringBuilder();
        for (int n = r.nextInt(4); n >= 0; n--) {
            s.append(from(3, "a ", "''", "'{'", "'{0}'", "b", "}", "'x'", "'{''}'", "'{{'"));
            if (n == 0) break;
            s.append('{').append(pick("0", "1", "2", "3", " 0", "-1", "x", "10", ""));
            if (r.nextInt(3) > 0) {
                s.append(',').append(
                    pick(
                        "number",
                        " number ",
                        "date",
                        "time",
                        "choice",
                        "DATE",
                        "  Number",
                        "foo",
                        "",
                        " ",
                        "num ber",
                        "'number'"
                    )
                );
                if (r.nextInt(2) > 0) s.append(',').append(
                    pick(
                        "integer",
                        "currency",
                        "percent",
                        "short",
                        "medium",
                        "long",
                        "full",
                        " Short ",
                        "#.##",
                        "0#a|1#b{0}",
                        "yyyy",
                        "'{'",
                        "0#'{'a",
                        "#'}'",
                        "{}",
                        "a,b",
                        "#,##0.0",
                        " integer",
                        "",
                        "0#no|1<many {1,number}",
                        "{",
                        "'"
                    )
                );
            }
            s.append(r.nextInt(20) == 0 ? "" : "}");
        }
        return s.toString();
    }

    static double limit() {
        return pick(
            0.0,
            -0.0,
            1.0,
            1.5,
            Math.nextUp(2.0),
            Math.nextDown(3.0),
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            r.nextGaussian() * 1000,
            1e300,
            Double.MIN_VALUE,
            Math.nextUp(0.5),
            -Double.MAX_VALUE
        );
    }

    static void choice() {
        String pattern = choices();
        ChoiceFormat f = new ChoiceFormat(new double[] { 1, 2 }, new String[] { "one", "two" });
        t(pattern, () -> {
            f.applyPattern(pattern);
            return f.toPattern() + " " + new ChoiceFormat(f.toPattern()).equals(f);
        });
        double number = r.nextInt(12) - 4 + r.nextInt(2) * 0.5;
        t(
            number,
            () ->
                Arrays.toString(f.getLimits()) + Arrays.toString(f.getFormats()) + f.format(number)
        );
        double[] limits = new double[r.nextInt(4)];
        String[] texts = new String[limits.length];
        for (int i = 0; i < limits.length; i++) {
            limits[i] = limit();
            texts[i] = some("a#'|<\u2264{ ", 4);
        }
        String text = some("a#'|<", 5);
        ChoiceFormat g = new ChoiceFormat(limits, texts);
        ParsePosition at = new ParsePosition(r.nextInt(2));
        t(text, () -> g.toPattern() + " " + g.parse(text, at) + " " + at);
    }

    static void message() {
        String pattern = places();
        t(pattern, () -> {
            MessageFormat f = new MessageFormat(pattern);
            return (
                f.toPattern() +
                " " +
                f.getFormats().length +
                " " +
                new MessageFormat(f.toPattern()).equals(f) +
                " " +
                f.format(new Object[] { 3, new Date(1000000000L * r.nextInt(1000)), "s", -1.5 }) +
                " " +
                Arrays.toString(f.parse(some("a3,' ", 6), new ParsePosition(0)))
            );
        });
    }

    public static void main(String[] args) {
        init(args, 150);
        for (int i = 0; i < count; i++) {
            choice();
            message();
        }
    }
}
