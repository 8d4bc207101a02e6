/* SPDX-License-Identifier: MIT */
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.ParsePosition;
import java.util.Locale;

/**
 * Quotes that are not closed in the half for negative numbers; only the whole part of numbers that
 * are scaled.
 */
public class DecimalCorners {

    public static void main(String[] args) {
        for (String pattern : new String[] {
            "0.00kg;-'0",
            "#0;('0)",
            "a'x'#,##0.##kg;'-0",
            "0;'-'0",
            "0;0'",
            "'0",
            "0;0''",
            "0;-0'a"
        }) {
            try {
                DecimalFormat f = new DecimalFormat(
                    pattern,
                    DecimalFormatSymbols.getInstance(Locale.US)
                );
                System.out.println(pattern + ": " + f.format(-1.5) + " " + f.toPattern());
            } catch (IllegalArgumentException e) {
                System.out.println(pattern + ": " + e.getMessage());
            }
        }
        for (String pattern : new String[] { "0%", "#.#\u2030", "0", "0.0%" }) {
            for (boolean whole : new boolean[] { false, true }) {
                DecimalFormat f = new DecimalFormat(
                    pattern,
                    DecimalFormatSymbols.getInstance(Locale.US)
                );
                f.setParseIntegerOnly(whole);
                StringBuilder line = new StringBuilder(f.toPattern().length() + " " + whole + ":");
                for (String text : new String[] {
                    "5%",
                    "-5%",
                    "150%",
                    "-250%",
                    "1.5%",
                    "0%",
                    "-0%",
                    "7\u2030",
                    "1234\u2030",
                    "9223372036854775807%",
                    "12",
                    "1e3%"
                }) {
                    Number n = f.parse(text, new ParsePosition(0));
                    line.append(" ")
                        .append(n)
                        .append(n == null ? "" : n.getClass().getSimpleName().substring(0, 1));
                }
                System.out.println(line);
            }
        }
    }
}
