/* SPDX-License-Identifier: MIT */
/*
 * String.format over formats and arguments made at random from a seed: what it prints or throws.
 * Arguments: how many, seed.
 */
import java.math.*;
import java.util.*;

public class RandomFormats extends Whole {

    static final Object[] VALUES = {
        null,
        0,
        1,
        -1,
        42,
        -123456789,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        0L,
        1234567890123L,
        Long.MIN_VALUE,
        (byte) -1,
        (byte) 65,
        (short) -300,
        'a',
        '\u00e9',
        0x1f600,
        0.0,
        -0.0,
        1.5,
        -1.5,
        0.1,
        123456.789,
        1e10,
        1e-5,
        9.9995,
        0.00099999,
        1e100,
        Double.MIN_VALUE,
        Double.MAX_VALUE,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        2.5f,
        0.1f,
        Float.MIN_VALUE,
        Float.NaN,
        true,
        false,
        "",
        "text",
        "Grosse Stra\u00dfe",
        "\ud83d\ude00",
        new BigInteger("123456789012345678901234567890"),
        new BigInteger("-255"),
        BigInteger.ZERO,
        new BigDecimal("123.456"),
        new BigDecimal("-0.000001234"),
        new BigDecimal("1E+20"),
        new BigDecimal("0.00"),
        new BigDecimal("9.995"),
        new Date(0),
        new Date(1234567890123L),
        Locale.US
    };
    static final String CONVERSIONS = "sSbBhHcCdoxXeEfgGaAn%tTq";
    static final String TIMES = "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFcE";

    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 1500;
        Random r = new Random(args.length > 1 ? Long.parseLong(args[1]) : 42);
        Locale[] locales = { Locale.ROOT, Locale.US, null };
        for (int i = 0; i < count; i++) {
            StringBuilder b = new StringBuilder();
            int parts = 1 + r.nextInt(3);
            for (int k = 0; k < parts; k++) {
                if (r.nextInt(4) == 0) b.append("x ");
                b.append('%');
                if (r.nextInt(8) == 0) b.append(r.nextInt(4)).append('$');
                else if (r.nextInt(15) == 0) b.append('<');
                for (int f = r.nextInt(6) - 2; f > 0; f--) b.append("-#+ 0,(".charAt(r.nextInt(7)));
                if (r.nextInt(3) == 0) b.append(r.nextInt(24));
                if (r.nextInt(3) == 0) b.append('.').append(r.nextInt(r.nextInt(10) == 0 ? 40 : 6));
                char c = CONVERSIONS.charAt(r.nextInt(CONVERSIONS.length()));
                b.append(c);
                if (c == 't' || c == 'T') b.append(TIMES.charAt(r.nextInt(TIMES.length())));
            }
            Object[] values = new Object[r.nextInt(4)];
            for (int k = 0; k < values.length; k++) values[k] = VALUES[r.nextInt(VALUES.length)];
            String format = b.toString();
            Locale locale = locales[r.nextInt(3)];
            String out;
            try {
                out = String.format(locale, format, values);
            } catch (RuntimeException e) {
                out = "! " + e.getClass().getSimpleName() + " " + e.getMessage();
            }
            System.out.println(format + " " + ascii(Arrays.toString(values)) + " -> " + ascii(out));
        }
    }
}
