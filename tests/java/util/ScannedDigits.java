/* SPDX-License-Identifier: MIT */
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.function.Function;

/** Numbers in digits and with separators of other scripts, as a scanner's locale has them. */
public class ScannedDigits {
    private static String escaped(String text) {
        StringBuilder b = new StringBuilder();
        for (char c : text.toCharArray()) {
            b.append(c >= 32 && c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return b.toString();
    }

    private static String taken(String text, Locale locale, Function<Scanner, Object> next) {
        try {
            return String.valueOf(next.apply(new Scanner(text).useLocale(locale)));
        } catch (NoSuchElementException e) {
            return "none";
        }
    }

    private static String digits(String text, int zero) {
        StringBuilder b = new StringBuilder();
        for (char c : text.toCharArray()) {
            b.append(c >= '0' && c <= '9' ? (char) (zero + c - '0') : c);
        }
        return b.toString();
    }

    public static void main(String[] args) {
        String[] tags = { "en", "en-u-nu-arab", "en-u-nu-arabext", "hi-u-nu-deva", "th-u-nu-thai" };
        String[] texts = {
            "123", "-123", "+123", "1,234", "1,234,567", "12,34", "0,123", "1.5", "-1.5",
            "1,234.5", ".5", "5.",
            "1e3", "1.5E-3", "12345.6", "1234,567", "0x1.8p1", "NaN", "-Infinity", "123-",
            "99999999999",
        };
        for (String tag : tags) {
            Locale locale = Locale.forLanguageTag(tag);
            for (int zero : new int[] { '0', 0x660, 0x6f0, 0x966 }) {
                for (boolean own : new boolean[] { false, true }) {
                    for (String each : texts) {
                        String separated = own ? each.replace(',', '\u066c').replace('.', '\u066b')
                            : each;
                        String text = digits(separated, zero);
                        if (own && separated.equals(each)) {
                            continue;
                        }
                        System.out.println(
                            tag + " " + escaped(text) + ": " + taken(text, locale, Scanner::nextInt)
                                + " " + taken(text, locale, Scanner::nextLong)
                                + " " + taken(text, locale, Scanner::nextDouble)
                                + " " + taken(text, locale, Scanner::nextBigDecimal)
                                + " " + taken(text, locale, s -> s.nextInt(16))
                        );
                    }
                }
            }
            String written = String.format(locale, "%,d %d %,.2f", -1234567, -42, -1234.5);
            Scanner s = new Scanner(written).useLocale(locale);
            System.out.println(tag + " reads what was written: " + s.nextInt() + " " + s.nextInt()
                + " " + s.nextDouble());
        }
        Locale arabic = Locale.forLanguageTag("en-u-nu-arab");
        Scanner changed = new Scanner("1\u066b5 1.5 1\u066b5").useLocale(Locale.ENGLISH);
        System.out.println("English: " + changed.hasNextDouble());
        System.out.println("Arabic digits: " + changed.useLocale(arabic).nextDouble());
        System.out.println("Arabic digits, a point: " + changed.hasNextDouble());
        System.out.println("English, a point: " + changed.useLocale(Locale.ENGLISH).nextDouble());
        System.out.println("reset: " + changed.useLocale(arabic).reset().hasNextDouble());
        System.out.println("mixed digits: " + new Scanner("1\u0662\u0969").nextInt());
        String told = new Scanner("").useLocale(arabic).toString();
        System.out.println("separators: " + escaped(told.substring(told.indexOf("[group"))));
    }
}
