/* SPDX-License-Identifier: MIT */
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.text.AttributedCharacterIterator;
import java.text.CharacterIterator;
import java.text.CompactNumberFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.Format;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * CompactNumberFormat: the instances of locales, patterns, plural rules, rounding, fields, parsing,
 * equality.
 */
public class CompactNumbers extends Whole {

    static final DecimalFormatSymbols US = DecimalFormatSymbols.getInstance(Locale.US);
    static final Object[] NUMBERS = {
        0,
        1,
        -1,
        2,
        15,
        999,
        -1000,
        1234,
        -54321,
        999.5,
        1e7,
        -0.0,
        0.4,
        999_999,
        Long.MIN_VALUE,
        Long.MAX_VALUE,
        1.5e18,
        new BigDecimal("1234.5678"),
        new BigInteger("123456789012345678901"),
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY
    };
    static Random r;

    static CompactNumberFormat make(String rules, String... patterns) {
        return new CompactNumberFormat("#,##0.##", US, patterns, rules);
    }

    static String[] at(int index, String pattern) {
        String[] patterns = new String[index + 1];
        Arrays.fill(patterns, "");
        patterns[index] = pattern;
        return patterns;
    }

    static void all(String name, NumberFormat f) {
        StringBuilder line = new StringBuilder(name);
        for (Object each : NUMBERS) {
            try {
                line.append(" | ").append(f.format(each));
            } catch (RuntimeException e) {
                line.append(" ! ").append(e.getMessage());
            }
        }
        p(line);
    }

    static void instances() {
        for (Locale locale : new Locale[] { Locale.ROOT, Locale.ENGLISH, Locale.US, Locale.UK }) {
            for (NumberFormat.Style style : NumberFormat.Style.values()) {
                CompactNumberFormat f = (CompactNumberFormat) NumberFormat.getCompactNumberInstance(
                    locale,
                    style
                );
                all(locale + " " + style, f);
                StringBuilder powers = new StringBuilder();
                long n = 1;
                for (int i = 0; i < 19; i++, n *= 10) powers
                    .append(f.format(n))
                    .append(' ')
                    .append(f.format(-1.5 * n))
                    .append(' ');
                p(powers);
                p(
                    f.getMaximumIntegerDigits(),
                    f.getMinimumIntegerDigits(),
                    f.getMaximumFractionDigits(),
                    f.getMinimumFractionDigits(),
                    f.isGroupingUsed(),
                    f.getGroupingSize(),
                    f.getRoundingMode(),
                    f.isParseIntegerOnly(),
                    f.isParseBigDecimal()
                );
                for (String each : new String[] {
                    "1K",
                    "-12 thousand",
                    "1.5M",
                    "3 million",
                    "x",
                    "7",
                    "1 trillionth"
                }) {
                    t(() -> f.parse(each));
                }
            }
        }
        t(() -> NumberFormat.getCompactNumberInstance(null, NumberFormat.Style.SHORT));
        t(() -> NumberFormat.getCompactNumberInstance(Locale.US, null));
        t(() -> NumberFormat.Style.valueOf("LONG"));
        p(
            NumberFormat.getCompactNumberInstance().equals(
                NumberFormat.getCompactNumberInstance(Locale.getDefault(), NumberFormat.Style.SHORT)
            )
        );
    }

    static void patterns() {
        String[] all = {
            "",
            "0",
            "00",
            "00K",
            "0000x",
            "00000x",
            "0x0",
            "x0y0",
            "x",
            "'0'x",
            "#",
            "0.0",
            "0,K",
            "0K;",
            ";0K",
            "0K;0K",
            "0K;0",
            "0;0K",
            "0K;-0K",
            "0K;(0K)",
            "0K;x",
            "K;0",
            "0K;0;0",
            "0K;';'",
            "'",
            "''0",
            "0'K",
            "0'a''b'c'",
            "-0K",
            "'-'0-K",
            "0%",
            "0'%'",
            "\u00a40",
            "0E",
            "{one:0x other:0y}",
            "{one:0x}",
            "{other:00x one:0y}",
            "{one:0' 'x  other:0y }",
            "{one:0x other:0y",
            "{foo:0}",
            "{}",
            "{one:0K;0N other:0M;0P}",
            "{one:0'a b'x other:0y}",
            "{one: 0a other:0b}",
            "{one:0#a}",
            " {one:0a other:0b}",
            "{one:0 other:0y}",
            "{one:x other:y}",
            "{one:0}' '"
        };
        for (String each : all) {
            p(each);
            t(() -> all("  ", make("one:n = 1", at(3, each))));
        }
        t(() -> make("", "", null));
        t(() -> make("", "0x0"));
        t(() -> new CompactNumberFormat(null, US, at(1, "")));
        t(() -> new CompactNumberFormat("0", null, at(1, "")));
        t(() -> new CompactNumberFormat("0", US, null));
        t(() -> new CompactNumberFormat("0", US, at(1, ""), null));
        t(() -> new CompactNumberFormat("0.0.0", US, at(1, "")));
        for (String each : new String[] {
            "",
            "0",
            "00,000.00",
            "a#,##0b",
            "#,##0;(#)",
            "#,##0%",
            "0.00E0"
        }) {
            all(each, new CompactNumberFormat(each, US, at(3, "0K")));
        }
        t(() -> all("none", make("")));
    }

    static void rules() {
        String[] all = {
            "one:n = 1",
            "one:n=1",
            "one: n = 1",
            "one : n = 1",
            "two:n = 2;one:n = 1",
            "one:",
            "one",
            "foo:n = 1",
            "other:n = 1",
            "one:n = 1;one:n = 2",
            "one:x = 1",
            "one:n is 1",
            "one:n = 1..",
            "one:n = 1..3,5",
            "one:n = 3..1",
            "one:n mod 10 = 1",
            "one:n % 10 = 1",
            "one:n%10!=1",
            "one:n = 1 and n = 2",
            "one:n = 1 or n = 2 and i = 3",
            "one:n = 1 @integer 1",
            "one:n = 1.5",
            ";;",
            " one:n = 1 ; two:n = 2",
            "one:v = 0",
            "one:e = 0 and f = 0 and t = 0",
            "one:w != 0",
            "one:c = 0",
            "ONE:n = 1",
            "one:n = 1 or",
            "one:n % 0 = 1",
            "one:n != 1,2..4",
            "zero:n = 0;one:n = 1;two:n = 2;few:n = 3..5;many:n = 6..100",
            "few:n = 1;two:n = 1;one:n = 1;zero:n = 1;many:n = 1"
        };
        for (String each : all) {
            t(() -> {
                CompactNumberFormat f = make(
                    each,
                    "{zero:0z one:0o two:0t few:0f many:0m other:0x}"
                );
                StringBuilder line = new StringBuilder(each).append(": ");
                for (Object n : new Object[] {
                    0,
                    1,
                    2,
                    3,
                    5,
                    6,
                    11,
                    21,
                    100,
                    1.5,
                    1.25,
                    -1,
                    4294967299L,
                    1e10,
                    1e19
                }) {
                    line.append(f.format(n)).append(' ');
                }
                return line;
            });
        }
    }

    static void digits() {
        for (RoundingMode mode : RoundingMode.values()) {
            for (int max = 0; max < 3; max++) {
                CompactNumberFormat f = make("one:n = 1", "", "", "", "{one:0o other:0x}");
                f.setRoundingMode(mode);
                f.setMaximumFractionDigits(max);
                all(mode + " " + max, f);
                f.setMinimumFractionDigits(max);
                f.setGroupingUsed(true);
                f.setGroupingSize(max + 1);
                all(mode + " " + max + " least", f);
            }
        }
        CompactNumberFormat f = make("", "", "", "", "0K");
        f.setMinimumIntegerDigits(3);
        all("3..", f);
        f.setMaximumIntegerDigits(2);
        all("..2", f);
        f.setMaximumIntegerDigits(5000);
        f.setMaximumFractionDigits(5000);
        f.setMinimumFractionDigits(-3);
        p(f.getMaximumIntegerDigits(), f.getMaximumFractionDigits(), f.getMinimumFractionDigits());
        t(() -> f.setGroupingSize(-1));
        t(() -> f.setGroupingSize(128));
        t(() -> f.setRoundingMode(null));
        t(() -> f.getCurrency());
        t(() -> f.setCurrency(null));
        t(() -> f.format("x"));
        t(() -> f.format(null, new StringBuffer(), new FieldPosition(0)));
        t(() -> f.format(1L, new StringBuffer(), null));
        t(() -> f.formatToCharacterIterator(null));
        t(() -> f.formatToCharacterIterator("x"));
        p(
            f.format(new AtomicInteger(1234)),
            f.format(new AtomicLong(-5)),
            f.format((byte) 3),
            f.format(1500f)
        );
        DecimalFormatSymbols s = (DecimalFormatSymbols) US.clone();
        s.setMinusSign('~');
        s.setZeroDigit('\u0660');
        s.setInfinity("inf");
        s.setNaN("nan");
        s.setGroupingSeparator('_');
        s.setDecimalSeparator('!');
        CompactNumberFormat g = new CompactNumberFormat("#,##0.00", s, new String[] {
            "",
            "",
            "",
            "-0K",
            "0M;-0-M"
        });
        g.setMaximumFractionDigits(2);
        all("symbols", g);
    }

    static void fields() {
        CompactNumberFormat f = new CompactNumberFormat("a#,##0.00b", US, at(3, "p0K;n-0-K"));
        f.setMaximumFractionDigits(2);
        f.setGroupingUsed(true);
        f.setGroupingSize(3);
        NumberFormat.Field[] fields = {
            NumberFormat.Field.PREFIX,
            NumberFormat.Field.SUFFIX,
            NumberFormat.Field.INTEGER,
            NumberFormat.Field.FRACTION,
            NumberFormat.Field.SIGN,
            NumberFormat.Field.GROUPING_SEPARATOR,
            NumberFormat.Field.DECIMAL_SEPARATOR
        };
        for (Object each : new Object[] {
            1,
            -1,
            1234,
            -1234,
            1234567.89,
            Double.NaN,
            Double.NEGATIVE_INFINITY
        }) {
            AttributedCharacterIterator it = f.formatToCharacterIterator(each);
            StringBuilder line = new StringBuilder();
            for (char c = it.first(); c != CharacterIterator.DONE; c = it.next()) {
                TreeSet<String> names = new TreeSet<>();
                for (Object a : it.getAttributes().keySet())
                    names.add(a.toString().replaceAll(".*\\(|\\)", ""));
                line.append(c).append(names);
            }
            for (Format.Field field : fields) {
                FieldPosition pos = new FieldPosition(field);
                f.format(each, new StringBuffer("zz"), pos);
                line.append(' ').append(pos.getBeginIndex()).append('-').append(pos.getEndIndex());
            }
            p(line);
        }
    }

    static void parsing() {
        CompactNumberFormat[] formats = {
            make(
                "one:n = 1",
                "",
                "",
                "",
                "0K",
                "00K",
                "000K",
                "{one:0' 'million other:0' 'millions}"
            ),
            make("", at(3, "0K;(0K)")),
            make("", "", "", "", "p0", "pp0", "ppp0;pp0"),
            make("", at(3, "x")),
            make("one:n = 1", at(3, "{one:p0 other:q0}")),
            make("", "", "", "", "p0K", "0K")
        };
        String[] texts = {
            "",
            "1",
            "-1",
            "1K",
            "-12K",
            "1.5K",
            "1,5K",
            "1 million",
            "5 million",
            "5 millions",
            "(1K)",
            "(1)",
            "p1",
            "-p1",
            "pp1",
            "ppp1",
            "pppp1",
            "x",
            "-x",
            "p5",
            "q1",
            "q5",
            "p1K",
            "\u221e",
            "-\u221eK",
            "NaN",
            "-0K",
            "0.001K",
            "K",
            "1kk",
            "9223372036854775K",
            "9223372036854776K",
            "12345678901234567890"
        };
        for (CompactNumberFormat f : formats) {
            for (String text : texts) {
                StringBuilder line = new StringBuilder(text);
                for (int mode = 0; mode < 4; mode++) {
                    f.setParseBigDecimal(mode == 1);
                    f.setParseIntegerOnly(mode == 2);
                    f.setGroupingUsed(mode == 3);
                    ParsePosition pos = new ParsePosition(0);
                    try {
                        Number n = f.parse(text, pos);
                        line.append(" | ")
                            .append(n == null ? "" : n.getClass().getSimpleName() + " ")
                            .append(n);
                    } catch (RuntimeException e) {
                        line.append(" ! ").append(e);
                    }
                    line.append(" @")
                        .append(pos.getIndex())
                        .append(' ')
                        .append(pos.getErrorIndex());
                }
                p(line);
            }
        }
        CompactNumberFormat f = formats[0];
        t(() -> f.parse("abc5K", new ParsePosition(3)));
        t(() -> f.parse("abc5K", new ParsePosition(9)));
        t(() -> f.parse("abc5K", new ParsePosition(-1)));
        t(() -> f.parse("1", null));
        t(() -> f.parse(null));
        t(() -> f.parse("abc"));
        t(() -> f.parseObject("1Kabc"));
    }

    static void equality() {
        CompactNumberFormat f = make("one:n = 1", at(3, "0K"));
        CompactNumberFormat g = f.clone();
        p(f.equals(g), f.hashCode() == g.hashCode(), f.equals(null), f.equals("x"), f != g);
        g.setParseIntegerOnly(true);
        p(f.equals(g));
        g = f.clone();
        g.setParseBigDecimal(true);
        p(f.equals(g), g.hashCode() - f.hashCode());
        g = f.clone();
        g.setGroupingSize(5);
        p(f.equals(g), g.hashCode() - f.hashCode());
        g = f.clone();
        g.setMaximumFractionDigits(5);
        p(f.equals(g), g.hashCode() - f.hashCode());
        g = f.clone();
        g.setMaximumIntegerDigits(5);
        p(f.equals(g), g.hashCode() - f.hashCode());
        p(
            make("one:n = 1").equals(make("one:n=1")),
            make("").equals(new CompactNumberFormat("#,##0.##", US, at(0, ""))),
            make("", "0").equals(make("", "")),
            make("one:n = 1").hashCode() - make("").hashCode(),
            make("", "0").hashCode() - make("", "x").hashCode()
        );
        for (String each : new String[] { "0", "0.00", "0.0000E0" }) {
            DecimalFormat d = new DecimalFormat(each, US);
            int old = d.hashCode();
            d.setMaximumFractionDigits(9);
            p(old, d.hashCode());
        }
    }

    static String pick(String... all) {
        return all[r.nextInt(all.length)];
    }

    static String pattern() {
        String s =
            pick("", "", "", "p", "-", "q'-'", "''") +
            "0".repeat(1 + r.nextInt(3)) +
            pick("", "K", "M", "' 'K", "-", "''");
        return r.nextInt(4) > 0
            ? s
            : s + ";" + pick("", "n", "-", "(") + pick("0", "", "00") + pick("", "K", "k", ")");
    }

    /** Formats of random patterns, rules and settings. */
    static void random() {
        for (int seed = 0; seed < 300; seed++) {
            r = new Random(seed);
            String[] patterns = new String[r.nextInt(8)];
            for (int i = 0; i < patterns.length; i++) {
                patterns[i] =
                    r.nextInt(3) == 0
                        ? ""
                        : r.nextBoolean()
                          ? pattern()
                          : "{" +
                            pick("one", "two") +
                            ":" +
                            pattern() +
                            " " +
                            pick("few", "other") +
                            ":" +
                            pattern() +
                            "}";
            }
            String rules =
                "one:" +
                pick("n", "i") +
                pick("", " % 10") +
                pick(" = ", " != ") +
                r.nextInt(12) +
                pick("", ",3", "..9") +
                ";two:" +
                pick("n", "v") +
                "=" +
                r.nextInt(5) +
                pick("", " and i % 100 = 1..40", "or n = 7");
            String decimal = pick("#,##0.##", "0", "a#b", "#;(#)", "0.0E0", "#,##0%");
            StringBuilder line = new StringBuilder(seed + " ");
            try {
                CompactNumberFormat f = new CompactNumberFormat(decimal, US, patterns, rules);
                f.setMaximumFractionDigits(r.nextInt(4));
                f.setMinimumFractionDigits(r.nextInt(5) == 0 ? 2 : 0);
                f.setRoundingMode(RoundingMode.values()[r.nextInt(7)]);
                for (int i = 0; i < 6; i++) {
                    Number n =
                        r.nextInt(4) == 0
                            ? (Number) (r.nextInt(2_000_000) / 100.0 - 5000)
                            : r.nextInt(3) == 0
                              ? r.nextLong()
                              : r.nextInt(2) == 0
                                ? new BigInteger(r.nextInt(100) + 1, r).negate()
                                : new BigDecimal(
                                      new BigInteger(r.nextInt(90) + 1, r).subtract(BigInteger.TEN),
                                      r.nextInt(12)
                                  );
                    line.append(f.format(n)).append(' ');
                }
            } catch (RuntimeException e) {
                line.append(e);
            }
            p(line);
        }
    }

    public static void main(String[] args) {
        instances();
        patterns();
        rules();
        digits();
        fields();
        parsing();
        equality();
        random();
    }
}
