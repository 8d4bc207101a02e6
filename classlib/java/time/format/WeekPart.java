/* SPDX-License-Identifier: MIT */
package java.time.format;

import java.time.LocalDate;
import java.time.temporal.TemporalField;
import java.time.temporal.WeekFields;
import java.util.Locale;

/** A number of a week, which depends on the locale's weeks: a pattern's Y, w, W, e or c. */
final class WeekPart extends NumberPart {
    private final char letter;
    private final int count;

    WeekPart(char letter, int count, int minWidth, int maxWidth, int subsequent) {
        super(null, minWidth, maxWidth, SignStyle.NOT_NEGATIVE, subsequent);
        this.letter = letter;
        this.count = count;
    }

    @Override
    WeekPart withSubsequent(int width) {
        return new WeekPart(letter, count, minWidth, maxWidth, width);
    }

    private NumberPart number(Locale locale) {
        WeekFields weeks = WeekFields.of(locale);
        TemporalField wanted = switch (letter) {
            case 'Y' -> weeks.weekBasedYear();
            case 'w' -> weeks.weekOfWeekBasedYear();
            case 'W' -> weeks.weekOfMonth();
            default -> weeks.dayOfWeek();
        };
        if (letter != 'Y') {
            return new NumberPart(wanted, minWidth, maxWidth, SignStyle.NOT_NEGATIVE, subsequent);
        }
        return count == 2
                ? new Reduced(wanted, 2, 2, 0, LocalDate.of(2000, 1, 1), subsequent)
                : new NumberPart(wanted, count, 19,
                        count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD, subsequent);
    }

    @Override
    boolean print(Printing context, StringBuilder to) {
        return number(context.locale()).print(context, to);
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
        return number(context.locale()).parse(context, text, at);
    }

    @Override
    public String toString() {
        String text = switch (letter) {
            case 'Y' -> count == 1 ? "WeekBasedYear"
                    : count == 2 ? "ReducedValue(WeekBasedYear,2,2,2000-01-01)"
                    : "WeekBasedYear," + count + ",19,"
                    + (count < 4 ? SignStyle.NORMAL : SignStyle.EXCEEDS_PAD);
            case 'w' -> "WeekOfWeekBasedYear," + count;
            case 'W' -> "WeekOfMonth," + count;
            default -> "DayOfWeek," + count;
        };
        return "Localized(" + text + ")";
    }
}
