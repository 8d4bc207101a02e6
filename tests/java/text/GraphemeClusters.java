/* SPDX-License-Identifier: MIT */
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where \X ends beside each kind of code point: a line for each range that behaves alike;
 * Lithuanian dots.
 */
public class GraphemeClusters {

    static String where(Matcher m, String x) {
        StringBuilder ends = new StringBuilder();
        for (String text : new String[] {
            "a" + x + "a",
            x + "\u0300",
            "\u1100" + x,
            x + "\u1161" + x,
            "\ud83d\ude00" + x + "\u200d\ud83d\ude00",
            "\ud83d\ude00\u200d" + x,
            "\ud83c\udde6" + x
        }) {
            m.reset(text);
            while (m.find())
                ends.append(text.substring(m.start(), m.end()).equals(x) ? "x" : "")
                    .append(m.end() - m.start())
                    .append(',');
            ends.append(' ');
        }
        return ends.toString();
    }

    public static void main(String[] args) {
        Matcher m = Pattern.compile("\\X").matcher("");
        String last = "";
        // all of what is not uniform, in steps through the rest
        for (
            int c = 0;
            c <= 0x10ffff;
            c +=
                c < 0x1400 || (c >= 0xa600 && c < 0xac40) || (c >= 0x11000 && c < 0x11100)
                    ? 1
                    : c >= 0x1f000 && c < 0x1fb00
                      ? 5
                      : 97
        ) {
            String now = where(m, Character.toString(c));
            if (!now.equals(last)) System.out.println(Integer.toHexString(c) + " " + now);
            last = now;
        }
        Locale lithuanian = new Locale("lt");
        for (char c : "ij\u012f\u0268\u0456\u0458\u1d62\u1e2d\u1ecb\u2071ad".toCharArray())
            for (char d : (c + "\u0307\u0301").toUpperCase(lithuanian).toCharArray())
                System.out.print(Integer.toHexString(d) + " ");
        System.out.println();
    }
}
