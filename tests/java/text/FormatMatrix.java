// SPDX-License-Identifier: MIT
// Every conversion with every flag, width and precision on every kind of argument: texts and
// exceptions,
// hashed by conversion and flags.
import java.util.*;
import java.math.*;

public class FormatMatrix {

    public static void main(String[] a) {
        Locale.setDefault(Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Calendar cal = new GregorianCalendar(2024, 1, 29, 13, 5, 9);
        cal.getTimeInMillis();
        cal.get(1);
        Object[] args = {
            null,
            true,
            'x',
            (byte) -5,
            (short) 300,
            42,
            -42,
            0,
            Integer.MIN_VALUE,
            1234567890123L,
            new BigInteger("-123456789012345678901"),
            BigInteger.ONE,
            0.0,
            -0.0,
            1.5,
            -2.675,
            1234567.891,
            1e-5,
            1e20,
            123456789.0,
            Double.NaN,
            Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE,
            3.14f,
            new BigDecimal("12345.6789"),
            new BigDecimal("-0.000012345"),
            new BigDecimal("1E+10"),
            BigDecimal.ZERO,
            "str",
            "\u00e9\ud83d\ude00",
            0x1F600,
            new StringBuilder("sb"),
            new int[0].length,
            cal,
            new Date(0),
            99.995,
            0.5,
            2.5,
            9.9999e9,
            0.00009999
        };
        String[] flags = {
            "",
            "-",
            "#",
            "+",
            " ",
            "0",
            ",",
            "(",
            "+0",
            "-#",
            "0,",
            "(,",
            " (",
            "+,",
            "-+",
            "0-",
            "+ ",
            "#0",
            "##"
        };
        String[] w = { "", "1", "10", "20" };
        String[] pr = { "", ".0", ".1", ".3", ".15" };
        String conv = "bBhHsScCdoxXeEfgGaAnt%qZ";
        for (char c : conv.toCharArray())
            for (String f : flags) {
                int h = 1;
                StringBuilder first = new StringBuilder();
                for (String x : w)
                    for (String p : pr)
                        for (Object o : args) {
                            if (
                                (c == 'h' && o != null && o.getClass() == StringBuilder.class) ||
                                (c == 'H' && o != null && o.getClass() == StringBuilder.class) ||
                                ((c == 'h' || c == 'H') && o == cal)
                            ) continue;
                            String s;
                            String fs = "%" + f + x + p + c;
                            try {
                                s = String.format(fs, o);
                            } catch (Exception e) {
                                s = e.toString();
                            }
                            h = h * 31 + s.hashCode();
                            if (a.length > 0) System.out.println(fs + " " + o + " => " + s);
                        }
                if (a.length == 0) System.out.println(c + f + " " + h);
            }
        for (char c : "HIklMNLQpsSTzZaAbBCdehjmyYrRcDF".toCharArray())
            for (String f : new String[] {
                "%t" + c,
                "%T" + c,
                "%10t" + c,
                "%-12t" + c,
                "%#t" + c,
                "%.3t" + c
            }) {
                StringBuilder sb = new StringBuilder(f + " ");
                for (Object o : new Object[] {
                    cal,
                    new Date(0),
                    1709211909123L,
                    null,
                    "x",
                    new GregorianCalendar(5, 0, 1)
                })
                    try {
                        sb.append(String.format(f, o)).append('|');
                    } catch (Exception e) {
                        sb.append(e).append('|');
                    }
                System.out.println(sb);
            }
        for (String f : new String[] {
            "%",
            "%-",
            "%5",
            "%.",
            "%1$",
            "%0$d",
            "%2$s %1$s %<s %s",
            "%s %s",
            "%<s",
            "%1$s %s %s",
            "%99999999999d",
            "%-d",
            "%05s",
            "%,x",
            "%#d",
            "%.2d",
            "%,.2f",
            "%(,.2f",
            "%+e",
            "%n",
            "%-5n",
            "%%",
            "%5%",
            "%-5%",
            "%-%",
            "%tq",
            "%t",
            "%y",
            "%1$tY-%1$tm-%1$td",
            "a%nb%sc",
            "%d%%",
            "%3$s",
            "%,d",
            "%,015d",
            "%#x",
            "%#o",
            "%#s",
            "%$s",
            "%1",
            "%-5$d",
            "%  d",
            "%--d",
            "%1$1$d"
        }) {
            Object[] o = { 7, 8 };
            if (f.contains("$t")) o = new Object[] { cal };
            try {
                System.out.println(f + " => " + String.format(f, o).replace("\n", "NL"));
            } catch (Exception e) {
                System.out.println(f + " => " + e);
            }
        }
        System.out.println(
            String.format("%s %S %10.3s|%-10s|", new F(), new F(), new F(), new F())
        );
        try {
            String.format("%#s", 5);
        } catch (Exception e) {
            System.out.println(e);
        }
        System.out.println(
            String.format((Locale) null, "%,d %s %f", 1234567, "x", 1.5) +
                String.format(Locale.ROOT, "%,d", 1234567)
        );
    }

    static class F implements Formattable {

        public void formatTo(Formatter f, int fl, int w, int p) {
            f.format("F[%d,%d,%d]", fl, w, p);
        }
    }
}
