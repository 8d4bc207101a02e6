/* SPDX-License-Identifier: MIT */
package java.time.format;

import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.time.DateTimeException;
import java.util.List;

/**
 * An offset from UTC by a pattern such as +HH:MM. Units in small letters are left out from the end
 * on as long as they are zero.
 */
final class OffsetPart extends Part {
    private static final List<String> AFTER_HOURS = List.of("", "mm", ":mm", "MM", ":MM", "MMss",
            ":MM:ss", "MMSS", ":MM:SS", "mmss", ":mm:ss");
    private static final int[] SECONDS = {3600, 60, 1};
    private static final int[] MOST = {23, 59, 59};

    private final String pattern;
    private final String noOffset;
    /** Whether hours below ten have two digits. */
    private final boolean padded;
    private final boolean colon;
    /** Hours, and what else the pattern has. */
    private final int units;
    /** Of these, the ones that must be there. */
    private final int needed;

    OffsetPart(String pattern, String noOffset) {
        padded = pattern.startsWith("+HH");
        String rest = pattern.startsWith("+H") ? pattern.substring(padded ? 3 : 2) : "+";
        if (!AFTER_HOURS.contains(rest)) {
            throw new IllegalArgumentException("Invalid zone offset pattern: " + pattern);
        }
        this.pattern = pattern;
        this.noOffset = noOffset;
        colon = rest.startsWith(":");
        String letters = rest.replace(":", "");
        units = 1 + letters.length() / 2;
        needed = letters.startsWith("MM") ? letters.endsWith("SS") ? 3 : 2 : 1;
    }

    private static void two(StringBuilder to, int value) {
        to.append((char) ('0' + value / 10)).append((char) ('0' + value % 10));
    }

    @Override
    boolean print(Printing context, StringBuilder to) {
        if (context.lacks(OFFSET_SECONDS)) {
            return false;
        }
        int total = Math.toIntExact(context.temporal.getLong(OFFSET_SECONDS));
        int[] values = {Math.abs(total / 3600 % 100), Math.abs(total / 60 % 60),
            Math.abs(total % 60)};
        int shown = units;
        while (shown > needed && values[shown - 1] == 0) {
            shown--;
        }
        boolean some = false;
        for (int i = 0; i < shown; i++) {
            some |= values[i] != 0;
        }
        if (!some) {
            to.append(noOffset);
            return true;
        }
        to.append(total < 0 ? '-' : '+');
        for (int i = 0; i < shown; i++) {
            if (i == 0 && !padded && values[0] < 10) {
                to.append(values[0]);
            } else {
                two(i > 0 && colon ? to.append(':') : to, values[i]);
            }
        }
        return true;
    }

    @Override
    int parse(Parsing context, CharSequence text, int at) {
        boolean none = noOffset.isEmpty();
        if (at == text.length()) {
            return none ? context.set(OFFSET_SECONDS, 0, at, at) : ~at;
        }
        if (!none && context.startsWith(text, at, noOffset)) {
            return context.set(OFFSET_SECONDS, 0, at, at + noOffset.length());
        }
        char sign = text.charAt(at);
        Reader reader = new Reader(text, at + 1);
        if ((sign == '+' || sign == '-') && reader.read(context.strict)) {
            int seconds = reader.seconds();
            return context.set(OFFSET_SECONDS, sign == '-' ? -seconds : seconds, at, reader.now);
        }
        return none ? context.set(OFFSET_SECONDS, 0, at, at) : ~at;
    }

    /** What stands behind the sign. */
    private final class Reader {
        private final CharSequence text;
        private final int[] values = new int[SECONDS.length];
        private int now;

        Reader(CharSequence text, int at) {
            this.text = text;
            now = at;
        }

        int seconds() {
            int sum = 0;
            for (int i = 0; i < values.length; i++) {
                if (values[i] > MOST[i]) {
                    throw new DateTimeException(
                            "Value out of range: Hour[0-23], Minute[0-59], Second[0-59]");
                }
                sum += values[i] * SECONDS[i];
            }
            return sum;
        }

        /**
         * Leniently all but the hours may be missing, and a pattern of hours alone takes a colon
         * that the text has for its own.
         */
        boolean read(boolean strict) {
            boolean colons = colon || !strict && units == 1 && (colonAfter(2)
                    || !padded && colonAfter(1));
            int last = strict ? units : SECONDS.length;
            int first = strict ? needed : 1;
            if (!padded && !colons && last > 1) {
                return run(first * 2 - 1, last * 2);
            }
            if (!(padded ? two(0, false) : run(1, 2))) {
                return false;
            }
            int unit = 1;
            while (unit < last && two(unit, colons)) {
                unit++;
            }
            return unit >= first;
        }

        private boolean colonAfter(int digits) {
            return text.length() > now + 2 && text.charAt(now + digits) == ':';
        }

        private int digit(int at) {
            int value = at < text.length() ? text.charAt(at) - '0' : -1;
            return value > 9 ? -1 : value;
        }

        /** Two digits, after a colon; nothing is consumed when they are not there. */
        private boolean two(int unit, boolean afterColon) {
            if (afterColon && (now >= text.length() || text.charAt(now) != ':')) {
                return false;
            }
            int at = now + (afterColon ? 1 : 0);
            int tens = digit(at);
            int ones = digit(at + 1);
            if (tens < 0 || ones < 0 || tens > 5) {
                return false;
            }
            values[unit] = tens * 10 + ones;
            now = at + 2;
            return true;
        }

        /** Digits without colons: an odd number of them begins with one digit of hours. */
        private boolean run(int least, int most) {
            int count = 0;
            while (count < most && digit(now + count) >= 0) {
                count++;
            }
            for (int left = count, unit = 0; left > 0; left--) {
                values[unit] = values[unit] * 10 + digit(now++);
                unit += left % 2;
            }
            return count >= least;
        }
    }

    @Override
    public String toString() {
        return "Offset(" + pattern + ",'" + noOffset.replace("'", "''") + "')";
    }

    /** GMT+8 or GMT+08:00. */
    static final class Localized extends Part {
        private final boolean full;

        Localized(TextStyle style) {
            full = style == TextStyle.FULL;
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            if (context.lacks(OFFSET_SECONDS)) {
                return false;
            }
            long value = context.temporal.getLong(OFFSET_SECONDS);
            to.append("GMT");
            int total = Math.toIntExact(value);
            if (total != 0) {
                int hours = Math.abs(total / 3600 % 100);
                int minutes = Math.abs(total / 60 % 60);
                int seconds = Math.abs(total % 60);
                to.append(total < 0 ? '-' : '+');
                if (full || hours >= 10) {
                    two(to, hours);
                } else {
                    to.append(hours);
                }
                if (full || minutes != 0 || seconds != 0) {
                    two(to.append(':'), minutes);
                }
                if (seconds != 0) {
                    two(to.append(':'), seconds);
                }
            }
            return true;
        }

        private static int digit(CharSequence text, int at) {
            char c = text.charAt(at);
            return c < '0' || c > '9' ? -1 : c - '0';
        }

        private static int number(CharSequence text, int at) {
            if (at + 1 >= text.length()) {
                return -1;
            }
            int tens = digit(text, at);
            int ones = digit(text, at + 1);
            return tens < 0 || ones < 0 ? -1 : tens * 10 + ones;
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            if (!context.startsWith(text, at, "GMT")) {
                return ~at;
            }
            int now = at + 3;
            int end = text.length();
            if (now == end || text.charAt(now) != '+' && text.charAt(now) != '-') {
                return context.set(OFFSET_SECONDS, 0, at, now);
            }
            int sign = text.charAt(now++) == '-' ? -1 : 1;
            int hours = full ? number(text, now) : now < end ? digit(text, now) : -1;
            if (hours < 0) {
                return ~at;
            }
            now += full ? 2 : 1;
            if (!full && now < end && digit(text, now) >= 0) {
                hours = hours * 10 + digit(text, now++);
            }
            int[] rest = new int[2];
            for (int i = 0; i < 2; i++) {
                int value = now + 2 < end && text.charAt(now) == ':' ? number(text, now + 1) : -1;
                if (value < 0) {
                    if (full && i == 0) {
                        return ~at;
                    }
                    break;
                }
                rest[i] = value;
                now += 3;
            }
            return context.set(OFFSET_SECONDS, sign * (hours * 3600L + rest[0] * 60 + rest[1]),
                    at, now);
        }

        @Override
        public String toString() {
            return "LocalizedOffset(" + (full ? TextStyle.FULL : TextStyle.SHORT) + ")";
        }
    }
}
