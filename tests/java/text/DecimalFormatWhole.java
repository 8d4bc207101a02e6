/* SPDX-License-Identifier: MIT */
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;

/** DecimalFormat, DecimalFormatSymbols and NumberFormat, member by member. */
public class DecimalFormatWhole extends Whole {

    static final Object[] NUMBERS = {
        0,
        -0.0,
        1,
        -1L,
        1234.5,
        -9876543.21,
        0.05,
        1e15,
        12345678901234567L,
        Long.MIN_VALUE,
        Double.NaN,
        Double.NEGATIVE_INFINITY,
        new BigDecimal("-12345.6785"),
        BigInteger.TWO.pow(70),
        Float.MAX_VALUE,
        (byte) -5
    };

    static void all(DecimalFormat f) {
        StringBuilder line = new StringBuilder(f.toPattern());
        for (Object each : NUMBERS) {
            try {
                line.append(" | ").append(f.format(each));
            } catch (ArithmeticException e) {
                line.append(" ! ").append(e.getMessage());
            }
        }
        p(line);
    }

    static void state(DecimalFormat f) {
        p(
            f.toPattern(),
            f.toLocalizedPattern(),
            f.getPositivePrefix(),
            f.getPositiveSuffix(),
            f.getNegativePrefix(),
            f.getNegativeSuffix(),
            f.getMultiplier(),
            f.getGroupingSize(),
            f.isGroupingUsed(),
            f.isDecimalSeparatorAlwaysShown(),
            f.isParseBigDecimal(),
            f.isParseIntegerOnly(),
            f.getRoundingMode(),
            f.getMinimumIntegerDigits(),
            f.getMaximumIntegerDigits(),
            f.getMinimumFractionDigits(),
            f.getMaximumFractionDigits(),
            f.getCurrency()
        );
    }

    static DecimalFormat make(String pattern) {
        return new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.US));
    }

    static void states() {
        String[] patterns = {
            "#",
            "0",
            "#,##0.00",
            "00.0#;(#)",
            "0.##E0",
            "##0.##E00",
            "#%",
            "'%'0",
            "\u00a40",
            "\u00a4\u00a4 #,##0.00",
            "a'b''c'0x",
            "#,##,###,####.0",
            "0;0",
            "0;-0",
            "0;'-'0",
            "\u2030#",
            "-0",
            "+0;-0",
            "0.0;#-",
            "###,###,##0.####",
            "#,###E0",
            "000,000.000"
        };
        for (String each : patterns) t(() -> state(make(each)));
        String[] bad = {
            "0#",
            "0.0.0",
            "0,0.0,0",
            "#;#;#",
            "0E",
            "E0",
            "#,",
            "0,",
            "0.#0",
            "#.#0#",
            "%%",
            "0%%",
            "'0",
            "0E#",
            "0E0.0",
            "#E0,0",
            "0 0",
            "0x0",
            "0%\u2030",
            "0.0,0",
            ";0",
            "0;",
            "E",
            ",0",
            ",,0",
            "0,#",
            "'"
        };
        for (String each : bad) t(() -> state(make(each)));
        t(() -> new DecimalFormat(null));
        t(() -> new DecimalFormat("0", null));
        p(new DecimalFormat().getMaximumFractionDigits() > 3, new DecimalFormat().format(1234.5));
        DecimalFormat f = make("#,##0.00");
        t(() -> f.applyPattern("00.0"));
        state(f);
        t(() -> f.applyLocalizedPattern("#,##0.###"));
        state(f);
        t(() -> f.applyPattern("0.0.0"));
        t(() -> f.applyLocalizedPattern(null));
        state(f);
    }

    static void setters() {
        DecimalFormat f = make("#,##0.00");
        f.setPositivePrefix("<");
        f.setPositiveSuffix(">");
        f.setNegativePrefix("[");
        f.setNegativeSuffix("]");
        state(f);
        all(f);
        t(() -> f.setPositivePrefix(null));
        t(() -> f.setNegativeSuffix(null));
        DecimalFormat g = make("0.#");
        g.setMultiplier(1000);
        all(g);
        g.setMultiplier(-7);
        all(g);
        t(() -> g.parse("14"));
        g.setMultiplier(0);
        all(g);
        t(() -> g.parse("14"));
        t(() -> g.parse("-14"));
        DecimalFormat h = make("0.#");
        h.setGroupingUsed(true);
        all(h);
        h.setGroupingSize(2);
        all(h);
        t(() -> h.setGroupingSize(-1));
        t(() -> h.setGroupingSize(128));
        h.setGroupingSize(0);
        all(h);
        h.setGroupingSize(127);
        state(h);
        h.setDecimalSeparatorAlwaysShown(true);
        all(h);
        h.setGroupingUsed(false);
        h.setMinimumIntegerDigits(5);
        all(h);
        h.setMaximumIntegerDigits(3);
        all(h);
        state(h);
        h.setMinimumFractionDigits(4);
        state(h);
        h.setMaximumFractionDigits(2);
        state(h);
        all(h);
        h.setMinimumIntegerDigits(-5);
        h.setMaximumFractionDigits(-1);
        state(h);
        all(h);
        h.setMaximumIntegerDigits(Integer.MAX_VALUE);
        h.setMaximumFractionDigits(20);
        state(h);
        all(h);
        h.setMaximumIntegerDigits(0);
        all(h);
        for (RoundingMode mode : RoundingMode.values()) {
            DecimalFormat r = make("0.0");
            r.setRoundingMode(mode);
            StringBuilder line = new StringBuilder(r.getRoundingMode().toString());
            for (double d : new double[] {
                0.05,
                0.15,
                0.25,
                0.35,
                -0.05,
                -0.25,
                1.45,
                2.95,
                0.04999,
                9.951,
                0.1,
                1e20,
                0.3,
                0.95
            }) {
                try {
                    line.append(' ').append(r.format(d));
                } catch (ArithmeticException e) {
                    line.append(" ! ").append(e.getMessage());
                }
            }
            for (String s : new String[] { "0.25", "-0.35", "0.1500000000000000000001", "12" }) {
                try {
                    line.append(' ').append(r.format(new BigDecimal(s)));
                } catch (ArithmeticException e) {
                    line.append(" ! ").append(e.getMessage());
                }
            }
            p(line);
        }
        t(() -> make("0").setRoundingMode(null));
        t(() -> make("0").setDecimalFormatSymbols(null));
        t(() -> make("0").setCurrency(null));
        DecimalFormat c = make("\u00a4#,##0.00;\u00a4\u00a4 (#)");
        all(c);
        c.setCurrency(Currency.getInstance("EUR"));
        all(c);
        c.setCurrency(Currency.getInstance("JPY"));
        all(c);
        state(c);
    }

    static void parsing() {
        String[] texts = {
            "",
            "0",
            "-0",
            "1",
            "1,234.5",
            "1,2,3",
            "12.",
            ".5",
            "-.5",
            "1e3",
            "1E3",
            "1E-2",
            "1E",
            "1E+3",
            "abc",
            "5abc",
            "--5",
            "+5",
            " 5",
            "5 ",
            "NaN",
            "\ufffd",
            "\u221e",
            "-\u221e",
            "9223372036854775807",
            "9223372036854775808",
            "-9223372036854775808",
            "-9223372036854775809",
            "1234567890123456789012",
            "1.0",
            "1.50",
            "0.0000000000000000001",
            "1.2.3",
            "1,",
            ",1",
            "1 234",
            "\u0661\u0662",
            "1E400",
            "1E-400",
            "-1E400",
            "123456789.123456789123456789",
            "00012",
            "-",
            "."
        };
        String[] patterns = { "#,##0.###", "0.0", "#", "0.###E0", "(0);[0]", "0%" };
        for (String pattern : patterns) {
            for (int mode = 0; mode < 4; mode++) {
                DecimalFormat f = make(pattern);
                f.setParseBigDecimal((mode & 1) != 0);
                f.setParseIntegerOnly((mode & 2) != 0);
                StringBuilder line = new StringBuilder(
                    pattern + " " + f.isParseBigDecimal() + " " + f.isParseIntegerOnly()
                );
                for (String text : texts) {
                    ParsePosition at = new ParsePosition(0);
                    Number n = f.parse(text, at);
                    line.append(" | ").append(n);
                    if (n != null) line.append(' ').append(n.getClass().getSimpleName());
                    line.append(' ').append(at.getIndex()).append(' ').append(at.getErrorIndex());
                }
                p(line);
            }
        }
        for (String text : new String[] { "(5)", "[5]", "(5", "[5)", "5%", "-5%", "%" }) {
            t(() -> make("(0);[0]").parse(text));
            t(() -> make("0%").parse(text));
        }
        t(() -> make("0").parse(null));
        t(() -> make("0").parse("x"));
        t(() -> make("0").parse(""));
        t(() -> make("0").parse("5", null));
        t(() -> make("0").parseObject("17 x"));
        t(() -> make("0").parseObject("x"));
        ParsePosition at = new ParsePosition(3);
        p(make("0").parse("abc42d", at), at);
        p(
            make("0").parseObject("7", new ParsePosition(0)),
            make("0").parse("7", new ParsePosition(5))
        );
        t(() -> make("0").parse("7", new ParsePosition(-2)));
    }

    static void positions() {
        NumberFormat.Field[] fields = {
            NumberFormat.Field.INTEGER,
            NumberFormat.Field.FRACTION,
            NumberFormat.Field.DECIMAL_SEPARATOR,
            NumberFormat.Field.GROUPING_SEPARATOR,
            NumberFormat.Field.SIGN,
            NumberFormat.Field.EXPONENT,
            NumberFormat.Field.EXPONENT_SIGN,
            NumberFormat.Field.EXPONENT_SYMBOL,
            NumberFormat.Field.PERCENT,
            NumberFormat.Field.PERMILLE,
            NumberFormat.Field.CURRENCY,
            NumberFormat.Field.PREFIX,
            NumberFormat.Field.SUFFIX
        };
        String[] patterns = {
            "#,##0.00",
            "0.###E0",
            "0%",
            "\u2030 0",
            "\u00a4 0",
            "abc#;def#ghi",
            "\u00a4\u00a4-0"
        };
        Object[] values = {
            1234567.891,
            -5L,
            new BigDecimal("-0.00012"),
            BigInteger.TEN.pow(20),
            -1e-9
        };
        for (String pattern : patterns)
            for (Object value : values) {
                StringBuilder line = new StringBuilder(pattern);
                for (NumberFormat.Field field : fields) {
                    FieldPosition at = new FieldPosition(field);
                    StringBuffer into = new StringBuffer("__");
                    make(pattern).format(value, into, at);
                    line.append(' ')
                        .append(at.getBeginIndex())
                        .append('-')
                        .append(at.getEndIndex());
                    if (field == fields[0]) line.append(' ').append(into);
                }
                for (int id : new int[] {
                    NumberFormat.INTEGER_FIELD,
                    NumberFormat.FRACTION_FIELD,
                    9,
                    -1
                }) {
                    FieldPosition at = new FieldPosition(id);
                    make(pattern).format(value, new StringBuffer(), at);
                    line.append(' ')
                        .append(at.getBeginIndex())
                        .append('+')
                        .append(at.getEndIndex());
                }
                p(line);
            }
        FieldPosition at = new FieldPosition(
            NumberFormat.Field.INTEGER,
            NumberFormat.INTEGER_FIELD
        );
        p(at, at.getFieldAttribute(), at.getField());
        p(make("0.0").format(12.25, new StringBuffer("a"), at), at, at.hashCode() == at.hashCode());
        p(make("0.0").format(12L, new StringBuffer("b"), at), at);
        at.setBeginIndex(5);
        at.setEndIndex(9);
        p(
            at,
            at.equals(new FieldPosition(NumberFormat.Field.INTEGER)),
            at.equals(null),
            new FieldPosition(3)
        );
        t(() -> make("0").format("text"));
        t(() -> make("0").format(null));
        t(() -> make("0").format((Object) 'c', new StringBuffer(), new FieldPosition(0)));
        t(() -> make("0").format(1L, null, new FieldPosition(0)));
        t(() -> make("0").format(1L, new StringBuffer(), null));
        t(() -> make("0").format(1.5, new StringBuffer(), null));
        for (NumberFormat.Field field : fields) p(field, new FieldPosition(field).getField());
    }

    static class Renamed extends NumberFormat.Field {

        Renamed(String name) {
            super(name);
        }

        Object resolve() throws java.io.InvalidObjectException {
            return readResolve();
        }

        static Object resolve(String name) throws Exception {
            return new Renamed(name).resolve();
        }
    }

    static void symbols() {
        DecimalFormatSymbols s = new DecimalFormatSymbols(Locale.US);
        p(
            s.getZeroDigit(),
            s.getGroupingSeparator(),
            s.getDecimalSeparator(),
            s.getPerMill(),
            s.getPercent(),
            s.getDigit(),
            s.getPatternSeparator(),
            s.getInfinity(),
            s.getNaN(),
            s.getMinusSign(),
            s.getCurrencySymbol(),
            s.getInternationalCurrencySymbol(),
            s.getCurrency(),
            s.getMonetaryDecimalSeparator(),
            s.getMonetaryGroupingSeparator(),
            s.getExponentSeparator()
        );
        p(s.equals(s.clone()), s.equals(null), s.equals("x"), s.hashCode() == s.clone().hashCode());
        p(
            s.equals(DecimalFormatSymbols.getInstance(Locale.US)),
            new DecimalFormatSymbols().getDigit(),
            DecimalFormatSymbols.getInstance().getPercent(),
            Arrays.asList(DecimalFormatSymbols.getAvailableLocales()).contains(Locale.US)
        );
        DecimalFormatSymbols root = DecimalFormatSymbols.getInstance(Locale.ROOT);
        p(
            root.getCurrencySymbol(),
            root.getInternationalCurrencySymbol(),
            root.getCurrency(),
            root.getNaN()
        );
        s.setZeroDigit('\u0966');
        s.setGroupingSeparator('_');
        s.setDecimalSeparator('!');
        s.setPerMill('m');
        s.setPercent('p');
        s.setDigit('d');
        s.setPatternSeparator('|');
        s.setInfinity("inf");
        s.setNaN("nan");
        s.setMinusSign('~');
        s.setCurrencySymbol("Cr");
        s.setMonetaryDecimalSeparator(':');
        s.setMonetaryGroupingSeparator('\'');
        s.setExponentSeparator("x10^");
        p(
            s.getZeroDigit(),
            s.getGroupingSeparator(),
            s.getDecimalSeparator(),
            s.getPerMill(),
            s.getPercent(),
            s.getDigit(),
            s.getPatternSeparator(),
            s.getInfinity(),
            s.getNaN(),
            s.getMinusSign(),
            s.getCurrencySymbol(),
            s.getMonetaryDecimalSeparator(),
            s.getMonetaryGroupingSeparator(),
            s.getExponentSeparator()
        );
        for (String each : new String[] {
            "#,##0.00",
            "0.##E0",
            "0%",
            "\u2030 0",
            "\u00a4#,##0.00",
            "0;(0)"
        }) {
            DecimalFormat f = new DecimalFormat(each, s);
            all(f);
            p(f.toLocalizedPattern());
        }
        DecimalFormat f = new DecimalFormat("0", s);
        t(() -> f.applyLocalizedPattern("d_dd\u0966!\u0966\u0966|(d)"));
        all(f);
        t(() -> f.parse("\u0967\u0968_\u0969\u096a\u096b!\u096b"));
        t(() -> f.parse("inf"));
        t(() -> f.parse("nan"));
        t(() -> f.parse("(inf)"));
        s.setCurrency(Currency.getInstance("GBP"));
        p(s.getCurrencySymbol(), s.getInternationalCurrencySymbol(), s.getCurrency());
        s.setInternationalCurrencySymbol("XYZ");
        p(s.getCurrencySymbol(), s.getInternationalCurrencySymbol(), s.getCurrency());
        s.setInternationalCurrencySymbol("EUR");
        p(s.getCurrencySymbol(), s.getInternationalCurrencySymbol(), s.getCurrency());
        t(() -> s.setCurrency(null));
        t(() -> s.setExponentSeparator(null));
        t(() -> new DecimalFormatSymbols(null));
        t(() -> DecimalFormatSymbols.getInstance(null));
        DecimalFormat g = make("0");
        g.setDecimalFormatSymbols(s);
        DecimalFormatSymbols copy = g.getDecimalFormatSymbols();
        p(copy.equals(s), copy != s, g.equals(make("0")));
    }

    static void instances() {
        NumberFormat[] all = {
            NumberFormat.getInstance(Locale.US),
            NumberFormat.getNumberInstance(Locale.US),
            NumberFormat.getIntegerInstance(Locale.US),
            NumberFormat.getPercentInstance(Locale.US),
            NumberFormat.getCurrencyInstance(Locale.US),
            NumberFormat.getInstance(Locale.ROOT),
            NumberFormat.getCurrencyInstance(Locale.ROOT)
        };
        for (NumberFormat each : all) {
            state((DecimalFormat) each);
            all((DecimalFormat) each);
            p(
                each.equals(each.clone()),
                each.hashCode() == each.clone().hashCode(),
                each.equals(null)
            );
        }
        p(
            NumberFormat.getNumberInstance().format(5),
            NumberFormat.getIntegerInstance().format(2.5),
            NumberFormat.getPercentInstance().format(0.5),
            NumberFormat.getCurrencyInstance() != null,
            Arrays.asList(NumberFormat.getAvailableLocales()).contains(Locale.ENGLISH)
        );
        NumberFormat f = NumberFormat.getInstance(Locale.US);
        f.setParseIntegerOnly(true);
        f.setCurrency(Currency.getInstance("CHF"));
        t(() -> f.parse("12.75"));
        p(
            f.getCurrency(),
            f.isParseIntegerOnly(),
            f.isGroupingUsed(),
            f.format(12L),
            f.format(1234.5678)
        );
        p(
            make("0.0").equals(make("0.0")),
            make("0.0").equals(make("0.#")),
            make("0").hashCode() == make("0").hashCode()
        );
        DecimalFormat a = make("#,##0.0"),
            b = (DecimalFormat) a.clone();
        b.applyPattern("0");
        b.getDecimalFormatSymbols().setMinusSign('x');
        p(a.format(-1234.5), b.format(-1234.5), a.equals(b), a.equals(a.clone()));
        t(() -> NumberFormat.getInstance((Locale) null));
        NumberFormat own = new NumberFormat() {
            @Override
            public StringBuffer format(double number, StringBuffer into, FieldPosition at) {
                return into.append("double ").append(number);
            }

            @Override
            public StringBuffer format(long number, StringBuffer into, FieldPosition at) {
                return into.append("long ").append(number);
            }

            @Override
            public Number parse(String text, ParsePosition at) {
                if (text.isEmpty()) return null;
                at.setIndex(text.length());
                return text.length();
            }
        };
        for (Object each : NUMBERS) p(own.format(each));
        t(() -> own.parse("abc"));
        t(() -> own.parse(""));
        t(() -> own.parseObject("abcd"));
        t(() -> own.format("text"));
        t(() -> own.getCurrency());
        t(() -> own.getRoundingMode());
        t(() -> own.setRoundingMode(RoundingMode.UP));
        t(() -> own.setCurrency(null));
        p(
            own.getMaximumFractionDigits(),
            own.getMinimumFractionDigits(),
            own.getMaximumIntegerDigits(),
            own.getMinimumIntegerDigits()
        );
        own.setMinimumFractionDigits(7);
        own.setMaximumIntegerDigits(-4);
        p(
            own.getMaximumFractionDigits(),
            own.getMinimumFractionDigits(),
            own.getMaximumIntegerDigits(),
            own.getMinimumIntegerDigits()
        );
        own.setMaximumFractionDigits(2);
        own.setMinimumIntegerDigits(9);
        p(
            own.getMaximumFractionDigits(),
            own.getMinimumFractionDigits(),
            own.getMaximumIntegerDigits(),
            own.getMinimumIntegerDigits()
        );
    }

    public static void main(String[] args) {
        states();
        setters();
        parsing();
        positions();
        symbols();
        instances();
        t(() -> Renamed.resolve("integer"));
    }
}
