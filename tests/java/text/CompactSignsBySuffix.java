/* SPDX-License-Identifier: MIT */
import java.text.CompactNumberFormat;
import java.text.DecimalFormatSymbols;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Locale;

/** Compact numbers whose sign their suffix tells, since their prefix is of both signs or none. */
public class CompactSignsBySuffix {
    private static void read(String decimal, String texts, String... patterns) {
        CompactNumberFormat format = new CompactNumberFormat(decimal,
                DecimalFormatSymbols.getInstance(Locale.US), patterns);
        System.out.println(decimal + " " + Arrays.toString(patterns));
        for (String text : texts.split(" ")) {
            ParsePosition at = new ParsePosition(0);
            Number number = format.parse(text, at);
            System.out.println("  " + text + ": " + number + " to " + at.getIndex() + ", error "
                    + at.getErrorIndex());
        }
    }

    public static void main(String[] args) {
        read("0", "5K 5A -5K -5A 5 -5", "0", "0A;0K");
        read("0", "5K -5K 5A -5A", "0", "-0A;0K");
        read("0", "5K -5K 5A", "0", "0K", "0A;0K");
        read("0", "5K -5K 5A", "0", "0A;0K", "0K");
        read("0", "5T -5T 5a A5T A5a n5T -5a", "n0a;A0T");
        read("0", "A5a A5T A5", "A0a;A0T");
        read("0", "A5aT A5a", "A0a;A0aT");
        read("0", "A5 A5T", "A0;A0T");
        read("0", "-43 -1.5) 43", "-0");
        read("#;(#)", "701) -701 (5 (5)", "0");
        read("#;(#)", "-5) 5) (5) (5 (5A (5T", "0", "0A", "0T", "0)");
        read("#;(#)", "-A1486 A1486 (A1486) (80)", "0", "A0");
        read("#;(#)", "-13986908T -8 8T 8", "", "0T");
        read("'p'0;'m'0", "-5T 5T p5T m5T 5 p5 -5", "0", "0A", "000T");
        read("'p'0;'m'0", "-1566k -7 p7 m7 1k", "0");
        read("'p'0;'m'0", "-1399 1399 --1399", "", "-00");
        read("0", "-n n n5 -n5", "n0", "0a", "0b", "n");
        read("0", "$5M -$5M $5K -$5K $50K", "", "", "", "'$'0K", "'$'00K", "'$'000K", "'$'0M");
    }
}
