/* SPDX-License-Identifier: MIT */
import java.text.ParsePosition;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.util.Locale;

/**
 * Fractions that are cut keep their zeros; of names that are the same the last is meant; a day of
 * the week next to numbers.
 */
public class FractionsAndNarrow {

    public static void main(String[] args) {
        int[] nanos = { 0, 1, 10, 500000000, 445000000, 445096000, 120000, 999999999, 956645000 };
        for (int min = 0; min < 10; min += 3) {
            for (int max = Math.max(1, min); max < 10; max += 2) {
                DateTimeFormatter f = new DateTimeFormatterBuilder()
                    .appendFraction(ChronoField.NANO_OF_SECOND, min, max, min % 2 == 0)
                    .toFormatter();
                StringBuilder line = new StringBuilder(f + ":");
                for (int n : nanos) line.append(" ").append(f.format(LocalTime.of(1, 2, 3, n)));
                System.out.println(line);
            }
        }
        for (boolean lenient : new boolean[] { false, true }) {
            for (TextStyle style : TextStyle.values()) {
                for (ChronoField field : new ChronoField[] {
                    ChronoField.MONTH_OF_YEAR,
                    ChronoField.DAY_OF_WEEK
                }) {
                    DateTimeFormatterBuilder b = new DateTimeFormatterBuilder();
                    if (lenient) b.parseLenient();
                    DateTimeFormatter f = b.appendText(field, style).toFormatter(Locale.US);
                    StringBuilder line = new StringBuilder(f + ":");
                    for (String text : new String[] {
                        "M",
                        "J",
                        "A",
                        "S",
                        "T",
                        "F",
                        "May",
                        "MAR",
                        "Thu"
                    })
                        line.append(" ").append(f.parseUnresolved(text, new ParsePosition(0)));
                    System.out.println(line);
                }
            }
        }
        for (String pattern : new String[] { "eDD", "eSSS", "ed", "eedd", "ced", "e", "wwe" }) {
            for (String text : new String[] { "1666", "2020", "12", "7" }) {
                ParsePosition at = new ParsePosition(0);
                boolean any =
                    DateTimeFormatter.ofPattern(pattern, Locale.US).parseUnresolved(text, at) !=
                    null;
                System.out.println(
                    pattern +
                        " " +
                        text +
                        " " +
                        any +
                        " " +
                        at.getIndex() +
                        " " +
                        at.getErrorIndex()
                );
            }
        }
    }
}
