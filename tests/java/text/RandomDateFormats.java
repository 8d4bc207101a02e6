/* SPDX-License-Identifier: MIT */
import java.util.*; import java.text.*;

/** Seeded formats of dates, messages and choices: what is formatted is changed and parsed. */
public class RandomDateFormats {

    static Random r;

    static int p(int n) {
        return r.nextInt(n);
    }

    static String pat() {
        StringBuilder s = new StringBuilder();
        for (int i = 1 + p(7); i > 0; i--) {
            switch (p(8)) {
                case 0:
                    s.append("-/:., T'".charAt(p(7)));
                    break;
                case 1:
                    s.append(p(2) == 0 ? "'at'" : "''");
                    break;
                default:
                    char c =
                        p(60) == 0 ? (char) ('A' + p(58)) : "GyYMLwWDdFEuaHkKhmsSZZX".charAt(p(23));
                    int n = c == 'X' ? 1 + p(p(9) == 0 ? 5 : 3) : 1 + p(5);
                    for (; n > 0; n--) s.append(c);
            }
        }
        return s.toString();
    }

    static String run(int seed) {
        r = new Random(seed * 7919L + 3);
        StringBuilder o = new StringBuilder();
        try {
            String f = pat();
            o.append(f).append(" ; ");
            SimpleDateFormat d = new SimpleDateFormat(f, p(3) == 0 ? Locale.ROOT : Locale.US);
            d.setTimeZone(
                TimeZone.getTimeZone(
                    new String[] {
                        "UTC",
                        "GMT+5:30",
                        "Europe/Berlin",
                        "America/New_York",
                        "GMT-0:15"
                    }[p(5)]
                )
            );
            if (p(4) == 0) d.setLenient(false);
            if (p(6) == 0) d.set2DigitYearStart(new Date(p(2000000000) * 1000L));
            if (p(12) == 0) ((GregorianCalendar) d.getCalendar()).setMinimalDaysInFirstWeek(4);
            for (int i = 0; i < 3; i++) {
                Date t = new Date(
                    p(5) == 0 ? (long) (r.nextGaussian() * 5e13) : (long) (r.nextDouble() * 2e12)
                );
                DateFormat.Field[] fs = {
                    DateFormat.Field.YEAR,
                    DateFormat.Field.MONTH,
                    DateFormat.Field.HOUR1,
                    DateFormat.Field.TIME_ZONE,
                    DateFormat.Field.DAY_OF_MONTH,
                    DateFormat.Field.AM_PM
                };
                FieldPosition fp =
                    p(2) == 0 ? new FieldPosition(p(18)) : new FieldPosition(fs[p(6)]);
                String s = d.format(t, new StringBuffer(), fp).toString();
                o.append(s)
                    .append('[')
                    .append(fp.getBeginIndex())
                    .append(',')
                    .append(fp.getEndIndex())
                    .append("] ; ");
                for (int k = p(3); k > 0 && s.length() > 0; k--) {
                    int at = p(s.length());
                    switch (p(4)) {
                        case 0:
                            s = s.substring(0, at) + s.substring(at + 1);
                            break;
                        case 1:
                            s =
                                s.substring(0, at) +
                                "0123456789-+ :aZ".charAt(p(16)) +
                                s.substring(at + 1);
                            break;
                        case 2:
                            s = s.substring(0, at) + p(10) + s.substring(at);
                            break;
                        default:
                            s = p(2) == 0 ? s.toLowerCase() : s + "x";
                    }
                }
                ParsePosition pp = new ParsePosition(p(8) == 0 ? p(3) : 0);
                Date b = d.parse(s, pp);
                o.append('"')
                    .append(s)
                    .append("\"=")
                    .append(b == null ? "null" : "" + b.getTime())
                    .append('@')
                    .append(pp.getIndex())
                    .append('/')
                    .append(pp.getErrorIndex())
                    .append(d.getTimeZone().getID())
                    .append(" ; ");
                if (p(3) == 0) try {
                    o.append(d.parse(s).getTime());
                } catch (ParseException e) {
                    o.append(e).append(e.getErrorOffset());
                }
            }
            o.append(d.toPattern()).append(d.toLocalizedPattern()).append(d.hashCode());
        } catch (RuntimeException e) {
            o.append(e);
        }
        o.append(" ; ");
        try {
            StringBuilder f = new StringBuilder();
            for (int i = 1 + p(6); i > 0; i--) f.append(
                new String[] {
                    "{0}",
                    "{1,number}",
                    "{2,date,yyyy}",
                    "{1,number,#.##}",
                    "{1,choice,0#none|1#one {1}|1<many}",
                    "'{'",
                    "''",
                    "it's",
                    "{0,number,integer}",
                    "{2,time}",
                    "{2,date,short}",
                    "{3}",
                    "{",
                    "}",
                    "a'b'",
                    "{1,number,percent}",
                    "{0,foo}",
                    "{x}",
                    "{1,number,'#'0}",
                    "{ 1 , number }",
                    "{1,choice,0#a|1#b|2#'c|d'}",
                    "{2,date,long}",
                    "{1,number,currency}"
                }[p(p(3) == 0 ? 23 : 12)]
            );
            o.append(f).append(" => ");
            MessageFormat m = new MessageFormat(f.toString(), Locale.US);
            Object[] a = {
                p(2) == 0 ? (Object) "str" : (Object) p(5),
                p(2) == 0 ? (Object) p(4) : (Object) (p(100) / 7.0),
                new Date(p(2000000000) * 1000L),
                p(2) == 0 ? null : "z"
            };
            String s = m.format(a);
            o.append(s)
                .append(" ; ")
                .append(m.toPattern())
                .append(" ; ")
                .append(Arrays.toString(m.getFormats()).replaceAll("@\\w+", ""))
                .append(Arrays.toString(m.getFormatsByArgumentIndex()).length() > 2);
            ParsePosition pp = new ParsePosition(0);
            Object[] q = m.parse(s, pp);
            o.append(" ; ")
                .append(q == null ? "null" : Arrays.toString(q))
                .append(pp.getIndex())
                .append('/')
                .append(pp.getErrorIndex());
        } catch (RuntimeException e) {
            o.append(e);
        }
        o.append(" ; ");
        try {
            StringBuilder f = new StringBuilder();
            for (int i = 1 + p(4); i > 0; i--) f.append(p(6) - 1)
                .append(p(4) == 0 ? "." + p(10) : "")
                .append("#<\u2264#".charAt(p(4)))
                .append(new String[] { "a", "b c", "'|'", "''", "", "x#" }[p(6)])
                .append(i > 1 ? "|" : p(5) == 0 ? "|" : "");
            o.append(f).append(" => ");
            ChoiceFormat c = new ChoiceFormat(f.toString());
            o.append(c.toPattern())
                .append(Arrays.toString(c.getLimits()))
                .append(Arrays.toString(c.getFormats()));
            for (int i = 0; i < 4; i++) {
                double v = p(60) / 10.0 - 1;
                o.append(' ').append(v).append(c.format(v));
            }
            ParsePosition pp = new ParsePosition(0);
            o.append(c.parse("b cx", pp)).append(pp);
        } catch (RuntimeException e) {
            o.append(e);
        }
        return o.toString();
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        int from = args.length > 0 ? Integer.parseInt(args[0]) : 600,
            to = args.length > 1 ? Integer.parseInt(args[1]) : 1800,
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
