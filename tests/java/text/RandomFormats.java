/* SPDX-License-Identifier: MIT */
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;

/**
 * Patterns and values from a seed: numbers, dates, choices and messages, formatted and parsed
 * again; a hash for each group.
 */
public class RandomFormats {

    static final Random RANDOM = new Random(20);
    static int hash;

    static String some(String letters, int most) {
        StringBuilder s = new StringBuilder();
        for (int n = RANDOM.nextInt(most + 1); n > 0; n--) s.append(
            letters.charAt(RANDOM.nextInt(letters.length()))
        );
        return s.toString();
    }

    static String pick(String... all) {
        return all[RANDOM.nextInt(all.length)];
    }

    static void note(Object o) {
        hash = hash * 31 + String.valueOf(o).hashCode();
    }

    static Number number() {
        long bits = RANDOM.nextLong() >> RANDOM.nextInt(64);
        return switch (RANDOM.nextInt(6)) {
            case 0 -> bits;
            case 1 -> bits / Math.pow(10, RANDOM.nextInt(12));
            case 2 -> Double.longBitsToDouble(RANDOM.nextLong());
            case 3 -> new BigDecimal(BigInteger.valueOf(bits), RANDOM.nextInt(20) - 6);
            case 4 -> RANDOM.nextInt(2000) / 8.0;
            default -> (float) (bits / 1000.0);
        };
    }

    static String numberPattern() {
        String body =
            pick("", "#", "#,", "##,#") +
            pick("", "#", "##") +
            pick("0", "00", "#", "0000") +
            pick("", ".", ".#", ".0", ".00##", ".###") +
            pick("", "", "E0", "E00");
        return (
            pick("", "", "a", "'#'", "-", "\u00a4") +
            body +
            pick("", "", "%", "\u2030", "'x'") +
            pick("", "", ";(#)", ";-#", ";0")
        );
    }

    static void numbers() {
        String pattern = RANDOM.nextInt(10) == 0 ? some("#0,.E;%'-a", 8) : numberPattern();
        try {
            DecimalFormat f = new DecimalFormat(
                pattern,
                DecimalFormatSymbols.getInstance(Locale.US)
            );
            f.setRoundingMode(RoundingMode.values()[RANDOM.nextInt(7)]);
            f.setParseBigDecimal(RANDOM.nextBoolean());
            if (RANDOM.nextInt(4) == 0) f.setMultiplier(RANDOM.nextInt(20) - 5);
            if (!pattern.isEmpty()) note(f.toPattern());
            for (int i = 0; i < 4; i++) {
                String text = f.format(number());
                note(text);
                ParsePosition at = new ParsePosition(0);
                note(
                    f.parse(i < 2 ? text : some("0123456789.,-E%()a", 8), at) +
                        " " +
                        at.getIndex() +
                        " " +
                        at.getErrorIndex()
                );
            }
        } catch (IllegalArgumentException e) {
            note(e.getMessage());
        }
    }

    static void dates() {
        StringBuilder pattern = new StringBuilder();
        for (int n = 1 + RANDOM.nextInt(5); n > 0; n--) {
            pattern
                .append(
                    pick(
                        "y",
                        "yy",
                        "yyyy",
                        "M",
                        "MM",
                        "MMM",
                        "MMMM",
                        "d",
                        "dd",
                        "D",
                        "DDD",
                        "E",
                        "EEEE",
                        "H",
                        "HH",
                        "h",
                        "k",
                        "K",
                        "m",
                        "mm",
                        "s",
                        "ss",
                        "S",
                        "SSS",
                        "a",
                        "G",
                        "w",
                        "W",
                        "F",
                        "Z",
                        "XXX",
                        "z"
                    )
                )
                .append(pick("-", "/", " ", ":", "", "'T'", ", "));
        }
        SimpleDateFormat f = new SimpleDateFormat(pattern.toString(), Locale.US);
        f.setTimeZone(TimeZone.getTimeZone(pick("UTC", "GMT+2", "GMT-09:30")));
        f.set2DigitYearStart(new Date(0));
        f.setLenient(RANDOM.nextBoolean());
        String text = f.format(
            new Date((RANDOM.nextLong() >> 18) + 1700000000000L * RANDOM.nextInt(2))
        );
        note(text);
        for (int i = 0; i < 2; i++) {
            ParsePosition at = new ParsePosition(0);
            Date date = f.parse(i == 0 ? text : some("0123456789-/ :TPMa", 12), at);
            note(
                (date == null ? null : date.getTime()) +
                    " " +
                    at.getIndex() +
                    " " +
                    at.getErrorIndex()
            );
        }
    }

    static void messages() {
        String pattern =
            some("ab'{} ", 4) +
            pick("{0}", "{1,number}", "{0,number,0.0}", "{2,choice,0#a|1#b|2<c}", "{1}", "x") +
            some("ab'{}01,", 5) +
            pick("{1}", "{0,number,integer}", "", " {2}");
        try {
            MessageFormat f = new MessageFormat(pattern, Locale.US);
            note(f.toPattern());
            String text = f.format(new Object[] {
                RANDOM.nextInt(5000),
                RANDOM.nextInt(100) / 4.0,
                RANDOM.nextInt(4)
            });
            note(text);
            ParsePosition at = new ParsePosition(0);
            Object[] back = f.parse(text, at);
            note(
                (back == null ? null : java.util.Arrays.asList(back)) +
                    " " +
                    at.getIndex() +
                    " " +
                    at.getErrorIndex()
            );
        } catch (IllegalArgumentException e) {
            note(e.getMessage());
        }
        try {
            ChoiceFormat c = new ChoiceFormat(some("0123.#<|ab'", 12));
            note(c.toPattern());
            note(c.getLimits().length == 0 ? "" : c.format(RANDOM.nextInt(5)));
        } catch (IllegalArgumentException e) {
            note(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        for (int group = 0; group < 20; group++) {
            hash = 0;
            for (int i = 0; i < 20; i++) numbers();
            int a = hash;
            for (int i = 0; i < 12; i++) dates();
            int b = hash;
            for (int i = 0; i < 12; i++) messages();
            System.out.println(group + " " + a + " " + b + " " + hash);
        }
    }
}
