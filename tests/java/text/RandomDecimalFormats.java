/* SPDX-License-Identifier: MIT */
import java.util.*; import java.math.*; import java.text.*;

/**
 * Seeded DecimalFormats: patterns, symbols and setters; numbers that are formatted, texts that are
 * parsed.
 */
public class RandomDecimalFormats {

    static Random r;

    static int p(int n) {
        return r.nextInt(n);
    }

    static String rep(char c, int n) {
        return String.valueOf(c).repeat(n);
    }

    static String affix() {
        switch (p(9)) {
            case 0:
                return "a";
            case 1:
                return "'#'";
            case 2:
                return "%";
            case 3:
                return "\u2030";
            case 4:
                return "\u00a4";
            case 5:
                return "\u00a4\u00a4 ";
            case 6:
                return "it''s";
            case 7:
                return "-";
            default:
                return "";
        }
    }

    static String number() {
        StringBuilder s = new StringBuilder();
        s.append(rep('#', p(4)));
        if (p(3) == 0) s.append(',');
        s.append(rep('#', p(3))).append(rep('0', p(4)));
        if (p(8) == 0) s.append(",").append(rep('0', 1 + p(3)));
        if (p(3) > 0) {
            s.append('.')
                .append(rep('0', p(4)))
                .append(rep('#', p(4)));
            if (p(20) == 0) s.append('0');
        }
        if (p(5) == 0) s.append("E").append(rep('0', p(3)));
        return s.toString();
    }

    static String pattern() {
        if (p(30) == 0) {
            StringBuilder s = new StringBuilder();
            for (int i = p(10); i > 0; i--) s.append("#0,.;E'%-\u00a4x\u2030".charAt(p(12)));
            return s.toString();
        }
        String s = affix() + number() + affix();
        if (p(5) == 0) s += ";" + affix() + (p(2) == 0 ? number() : "0") + affix();
        return s;
    }

    static double dbl() {
        switch (p(10)) {
            case 0:
                return 0.0;
            case 1:
                return -0.0;
            case 2:
                return Double.NaN;
            case 3:
                return p(2) == 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
            case 4:
                return Double.longBitsToDouble(r.nextLong());
            case 5:
                return p(2000) / 8.0 - 100;
            case 6:
                return p(1000000) / 1000.0;
            case 7:
                return Math.pow(10, p(30) - 15) * (p(2) * 2 - 1);
            default:
                return r.nextGaussian() * Math.pow(10, p(30) - 12);
        }
    }

    static Object num() {
        switch (p(12)) {
            case 0:
                return r.nextLong();
            case 1:
                return (long) p(100000) - 50000;
            case 2:
                return new BigInteger(1 + p(100), r).multiply(BigInteger.valueOf(p(2) * 2 - 1));
            case 3:
            case 4:
                return new BigDecimal(new BigInteger(1 + p(80), r), p(30) - 8).multiply(
                    BigDecimal.valueOf(p(2) * 2 - 1)
                );
            case 5:
                return (float) r.nextGaussian();
            default:
                return dbl();
        }
    }

    static String txt(DecimalFormat d) {
        String[] s = {
            "12",
            "-12",
            "1,234",
            "1.5",
            "1e5",
            "1.5E3",
            "-1.5E-3",
            "",
            "-",
            "abc",
            "\u221e",
            "-\u221e",
            "NaN",
            "\ufffd",
            "0",
            "-0",
            "0.0",
            "-0.0",
            "1,2,3.4.5",
            "12%",
            "(3)",
            "a12",
            "$5",
            "9223372036854775807",
            "-9223372036854775808",
            "9223372036854775808",
            "1E400",
            "1E-400",
            "00012",
            "1,,2",
            ".5",
            "5.",
            "-.",
            "E5",
            "1E",
            "1E+5",
            "1.2.3"
        };
        return p(2) == 0 ? s[p(s.length)] : d.format(num()) + (p(3) == 0 ? "x" : "");
    }

    static String show(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + ":" + o;
    }

    static String run(int seed) {
        r = new Random(seed * 7919L + 3);
        StringBuilder o = new StringBuilder();
        try {
            String pat;
            do pat = pattern(); while (!pat.matches(".*[0#].*"));
            o.append('"').append(pat).append("\" ");
            DecimalFormat d;
            DecimalFormatSymbols sy = new DecimalFormatSymbols(p(3) == 0 ? Locale.ROOT : Locale.US);
            if (p(6) == 0) {
                sy.setGroupingSeparator(".' _".charAt(p(4)));
                if (p(2) == 0) sy.setDecimalSeparator(",;".charAt(p(2)));
                if (p(3) == 0) sy.setMinusSign('m');
                if (p(3) == 0) sy.setExponentSeparator(p(2) == 0 ? "e" : "x10^");
                if (p(3) == 0) sy.setZeroDigit('\u0660');
                if (p(3) == 0) sy.setCurrencySymbol("EUR");
                if (p(3) == 0) sy.setMonetaryDecimalSeparator('@');
                if (p(3) == 0) sy.setInfinity("inf");
                if (p(3) == 0) sy.setNaN("nan");
            }
            try {
                d = new DecimalFormat(pat, sy);
            } catch (IllegalArgumentException e) {
                o.append(e);
                d = new DecimalFormat("#,##0.###", sy);
            }
            for (int i = p(4); i > 0; i--) switch (p(17)) {
                case 0:
                    d.setMaximumFractionDigits(p(8));
                    break;
                case 1:
                    d.setMinimumFractionDigits(p(6));
                    break;
                case 2:
                    d.setMaximumIntegerDigits(p(8));
                    break;
                case 3:
                    d.setMinimumIntegerDigits(p(6));
                    break;
                case 4:
                    d.setGroupingUsed(p(2) == 0);
                    break;
                case 5:
                    d.setGroupingSize(p(5));
                    break;
                case 6:
                case 7:
                    d.setRoundingMode(RoundingMode.values()[p(8)]);
                    break;
                case 8:
                    d.setParseBigDecimal(p(2) == 0);
                    break;
                case 9:
                    d.setParseIntegerOnly(p(2) == 0);
                    break;
                case 10:
                    d.setDecimalSeparatorAlwaysShown(p(2) == 0);
                    break;
                case 11:
                    d.setMultiplier(p(5) == 0 ? -3 : p(120) - 5);
                    break;
                case 12:
                    d.setPositivePrefix(affix());
                    break;
                case 13:
                    d.setNegativeSuffix(affix());
                    break;
                case 14:
                    d.setNegativePrefix(affix());
                    break;
                case 15:
                    d.setCurrency(
                        Currency.getInstance(new String[] { "JPY", "USD", "EUR", "KWD" }[p(4)])
                    );
                    break;
                default:
                    d.setPositiveSuffix(affix());
            }
            o.append('"')
                .append(d.toPattern())
                .append("\" ")
                .append(d.toLocalizedPattern())
                .append(' ')
                .append(d.getMultiplier())
                .append(d.getPositivePrefix())
                .append('|')
                .append(d.getNegativePrefix())
                .append('|')
                .append(d.getPositiveSuffix())
                .append('|')
                .append(d.getNegativeSuffix())
                .append(' ')
                .append(d.getMaximumFractionDigits())
                .append(d.getMinimumFractionDigits())
                .append(d.getMaximumIntegerDigits())
                .append(d.getMinimumIntegerDigits())
                .append(d.hashCode())
                .append(d.getGroupingSize());
            for (int i = 0; i < 3; i++) {
                Object n = num();
                o.append(" ; ").append(show(n)).append("->");
                try {
                    int field = p(11);
                    NumberFormat.Field[] fs = {
                        NumberFormat.Field.INTEGER,
                        NumberFormat.Field.FRACTION,
                        NumberFormat.Field.EXPONENT,
                        NumberFormat.Field.SIGN,
                        NumberFormat.Field.GROUPING_SEPARATOR,
                        NumberFormat.Field.PERCENT,
                        NumberFormat.Field.CURRENCY,
                        NumberFormat.Field.DECIMAL_SEPARATOR,
                        NumberFormat.Field.EXPONENT_SYMBOL,
                        NumberFormat.Field.EXPONENT_SIGN,
                        NumberFormat.Field.PERMILLE
                    };
                    FieldPosition fp =
                        p(3) == 0 ? new FieldPosition(p(2)) : new FieldPosition(fs[field]);
                    o.append(d.format(n, new StringBuffer(), fp))
                        .append('[')
                        .append(fp.getBeginIndex())
                        .append(',')
                        .append(fp.getEndIndex())
                        .append(']');
                    if (p(4) == 0) {
                        AttributedCharacterIterator it = d.formatToCharacterIterator(n);
                        for (char c = it.first(); c != CharacterIterator.DONE; c = it.next()) if (
                            it.getIndex() == it.getRunStart()
                        ) o.append(it.getIndex()).append(
                            new TreeSet<>(
                                Arrays.asList(
                                    it
                                        .getAttributes()
                                        .keySet()
                                        .stream()
                                        .map(x -> x.toString().replaceAll(".*\\(|\\)", ""))
                                        .toArray(String[]::new)
                                )
                            )
                        );
                    }
                } catch (RuntimeException e) {
                    o.append(e);
                }
            }
            for (int i = 0; i < 3; i++) {
                String t;
                try {
                    t = txt(d);
                } catch (ArithmeticException e) {
                    t = "7";
                }
                ParsePosition pp = new ParsePosition(p(6) == 0 ? p(3) : 0);
                o.append(" ; \"").append(t).append("\"=>");
                try {
                    o.append(show(d.parse(t, pp)))
                        .append('@')
                        .append(pp.getIndex())
                        .append('/')
                        .append(pp.getErrorIndex());
                    if (p(4) == 0) o.append(show(d.parse(t)));
                } catch (Exception e) {
                    o.append(e);
                }
            }
        } catch (RuntimeException e) {
            o.append(e);
        }
        return o.toString();
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        int from = args.length > 0 ? Integer.parseInt(args[0]) : 0,
            to = args.length > 1 ? Integer.parseInt(args[1]) : 1400,
            hash = 0;
        for (int seed = from; seed < to; seed++) {
            String told = run(seed);
            hash = hash * 31 + told.hashCode();
            if (args.length > 0 || seed % 40 == 39) System.out.println(
                seed +
                    " " +
                    (args.length > 0 ? told : told.replaceAll("(.{200}).*", "$1") + " " + hash)
            );
        }
    }
}
