/* SPDX-License-Identifier: MIT */
import java.util.Locale;

/** String.format with the conversions that programs use, number texts, and numbers from texts. */
public class Formatting {
    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 8000;
        long sum = 0;
        for (int i = 0; i < rounds; i++) {
            String row = String.format(Locale.ROOT, "%5d|%-8s|%08.3f|%x|%,d|%e|%b|%c%%%n",
                i, "n" + i, i / 7.0, i * 31,
                i * 1000003L, i * 1e-5, i % 2 == 0, 'a' + i % 26);
            sum = sum * 31 + row.hashCode();
            String text = Double.toString(i / 3.0) + " " + Float.toString(i / 9f) + " "
                + Integer.toString(i * 7919, 36);
            int space = text.indexOf(' ');
            sum += Double.doubleToLongBits(Double.parseDouble(text.substring(0, space))) >>> 40;
            sum += Integer.parseInt(text.substring(text.lastIndexOf(' ') + 1), 36)
                + Long.parseLong("" + i * 12345L);
        }
        System.out.println(sum);
    }
}
