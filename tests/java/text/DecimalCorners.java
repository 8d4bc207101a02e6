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
        edges();
    }

    /** Exponents that no int holds, points behind grouping, names that are no zone's. */
    private static void edges() {
        for (String text : new String[] {"4E0285292777856485", "2E9223372036854775807",
            "2E9223372036854775808", "2E-99999999999999999999", "1E4294967297", "1E-4294967297",
            "-3E4294967298", "0E99999999999", "12.5E4294967296x", "1E05", "1E-0", "1E", "1E+5",
            "5E2147483648", "5E-2147483648", "21,.", "21,..", "21,.5", "21,.E5", "21,", "2.E3"}) {
            StringBuilder line = new StringBuilder(text + ":");
            for (boolean big : new boolean[] {false, true}) {
                DecimalFormat f = new DecimalFormat("#,##0.###",
                        DecimalFormatSymbols.getInstance(Locale.US));
                f.setParseBigDecimal(big);
                ParsePosition at = new ParsePosition(0);
                try {
                    Number n = f.parse(text, at);
                    line.append(" ").append(n instanceof java.math.BigDecimal d
                            ? d.unscaledValue() + "s" + d.scale() : n).append(" ").append(at);
                } catch (ArithmeticException e) {
                    line.append(" ").append(e.getMessage());
                }
            }
            System.out.println(line);
        }
        for (String text : new String[] {"UT", "UTC", "UT C", "GMT", "America/New_York", "PST",
            "nowhere", ""}) {
            java.text.SimpleDateFormat f = new java.text.SimpleDateFormat("z", Locale.US);
            f.setTimeZone(java.util.TimeZone.getTimeZone("UTC"));
            ParsePosition at = new ParsePosition(0);
            java.util.Date date = f.parse(text, at);
            System.out.println(text + ": " + (date == null ? "none" : date.getTime()) + " " + at);
        }
    }
}
