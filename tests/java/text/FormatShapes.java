/* SPDX-License-Identifier: MIT */
import java.time.Year;
import java.util.Date;
import java.util.Formattable;
import java.util.Formatter;
import java.util.Locale;

/**
 * Specifiers without a shape are refused before what they say is looked at; times before 1970; what
 * a Formattable is told.
 */
public class FormatShapes {

    static class Told implements Formattable {

        @Override
        public void formatTo(Formatter f, int flags, int width, int precision) {
            f.format("<%d %d %d>", flags, width, precision);
        }
    }

    static void show(String format, Object... args) {
        for (Locale l : new Locale[] { Locale.US, Locale.ROOT }) {
            String given;
            try {
                given = String.format(l, format, args);
            } catch (RuntimeException e) {
                given = e.toString();
            }
            System.out.println(format + ": " + given);
        }
    }

    public static void main(String[] args) {
        for (String f : new String[] {
            "%99999999999$s",
            "%99999999999s",
            "%.99999999999s",
            "%0$99999999999s",
            "%--99999999999s",
            "%-",
            "%",
            "%t",
            "%T",
            "%5",
            "%.5",
            "%.",
            "%1$",
            "%$s",
            "%<",
            "%t%",
            "%.3t%",
            "%tE",
            "%99999999999$d!",
            "%99999999999!",
            "%2147483648$s",
            "%-5t",
            "%1$.5t",
            "%0$.d",
            "%,,-9.g",
            "%((-.x",
            "%T|",
            "%.8T|",
            "%001!",
            "%2$##(.o"
        })
            show(f, 1L);
        show("%ts %<tQ", new Date(-1));
        show("%ts", -1001L);
        show("%tB", Year.of(2000));
        show("%tA", Year.of(2000));
        show("%tA %<tB %<ta %<tb", new Date(0));
        show("%s|%-9.3S|%<s|%<#S", new Told());
    }
}
