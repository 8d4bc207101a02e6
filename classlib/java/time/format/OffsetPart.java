/* SPDX-License-Identifier: MIT */
package java.time.format;

import static java.time.temporal.ChronoField.OFFSET_SECONDS;

import java.time.DateTimeException;

/** An offset from UTC by a pattern such as +HH:MM. */
final class OffsetPart extends Part {
    static final String[] PATTERNS = {"+HH", "+HHmm", "+HH:mm", "+HHMM", "+HH:MM", "+HHMMss",
        "+HH:MM:ss", "+HHMMSS", "+HH:MM:SS", "+HHmmss", "+HH:mm:ss", "+H", "+Hmm", "+H:mm",
        "+HMM", "+H:MM", "+HMMss", "+H:MM:ss", "+HMMSS", "+H:MM:SS", "+Hmmss", "+H:mm:ss"};

    private final int type;
    private final String noOffset;

    OffsetPart(String pattern, String noOffset) {
        type = java.util.Arrays.asList(PATTERNS).indexOf(pattern);
        if (type < 0) {
            throw new IllegalArgumentException("Invalid zone offset pattern: " + pattern);
        }
        this.noOffset = noOffset;
    }

    private int style() {
        return type % 11;
    }

    private boolean padded() {
        return type < 11;
    }

    private boolean colon() {
        return style() > 0 && style() % 2 == 0;
    }

    private static void two(StringBuilder to, int value) {
        to.append((char) ('0' + value / 10)).append((char) ('0' + value % 10));
    }

    @Override
    boolean print(Printing context, StringBuilder to) {
        Long value = context.value(OFFSET_SECONDS);
        if (value == null) {
            return false;
        }
        int total = Math.toIntExact(value);
        int hours = Math.abs(total / 3600 % 100);
        int minutes = Math.abs(total / 60 % 60);
        int seconds = Math.abs(total % 60);
        int style = style();
        int start = to.length();
        int shown = hours;
        to.append(total < 0 ? '-' : '+');
        if (padded() || hours >= 10) {
            two(to, hours);
        } else {
            to.append(hours);
        }
        if (style >= 3 && style <= 8 || style >= 9 && seconds > 0 || style >= 1 && minutes > 0) {
            two(colon() ? to.append(':') : to, minutes);
            shown += minutes;
            if (style == 7 || style == 8 || style >= 5 && seconds > 0) {
                two(colon() ? to.append(':') : to, seconds);
                shown += seconds;
            }
        }
        if (total == 0 || shown == 0) {
            to.setLength(start);
            to.append(noOffset);
        }
        return true;
    }

    // ---- Reading ----

    private CharSequence text;
    private int now;
    private final int[] fields = new int[3];

    @Override
    int parse(Parsing context, CharSequence text, int at) {
        int length = text.length();
        if (noOffset.isEmpty()) {
            if (at == length) {
                return context.set(OFFSET_SECONDS, 0, at, at);
            }
        } else {
            if (at == length) {
                return ~at;
            }
            if (context.startsWith(text, at, noOffset)) {
                return context.set(OFFSET_SECONDS, 0, at, at + noOffset.length());
            }
        }
        char sign = text.charAt(at);
        if (sign == '+' || sign == '-') {
            OffsetPart reader = new OffsetPart(PATTERNS[type], noOffset);
            if (reader.read(text, at + 1, context.strict)) {
                int[] f = reader.fields;
                if (f[0] > 23 || f[1] > 59 || f[2] > 59) {
                    throw new DateTimeException(
                            "Value out of range: Hour[0-23], Minute[0-59], Second[0-59]");
                }
                int seconds = f[0] * 3600 + f[1] * 60 + f[2];
                return context.set(OFFSET_SECONDS, sign == '-' ? -seconds : seconds, at,
                        reader.now);
            }
        }
        return noOffset.isEmpty() ? context.set(OFFSET_SECONDS, 0, at, at) : ~at;
    }

    private boolean charAt(int at, char c) {
        return text.length() > now + 2 && text.charAt(at) == c;
    }

    private boolean read(CharSequence from, int at, boolean strict) {
        text = from;
        now = at;
        boolean colon = colon();
        int style = style();
        if (!strict) {
            colon = colon || style == 0
                    && (charAt(at + 2, ':') || !padded() && charAt(at + 1, ':'));
            style = colon ? 10 : 9;
        }
        if (!padded() && !colon && style > 0) {
            return run(style == 3 ? 3 : style == 5 ? 3 : style == 7 ? 5 : 1,
                    style == 1 || style == 3 ? 4 : 6);
        }
        if (!(padded() ? two(0, false) : run(1, 2))) {
            return false;
        }
        if (style >= 9) {
            if (two(1, colon)) {
                two(2, colon);
            }
            return true;
        }
        if (style > 0 && !two(1, colon) && style >= 3) {
            return false;
        }
        return style < 5 || two(2, colon) || style < 7;
    }

    /** Two digits, after a colon; nothing is consumed when they are not there. */
    private boolean two(int field, boolean colon) {
        int at = now;
        if (colon && field > 0) {
            if (at >= text.length() || text.charAt(at) != ':') {
                return false;
            }
            at++;
        }
        if (at + 2 > text.length()) {
            return false;
        }
        int tens = text.charAt(at) - '0';
        int ones = text.charAt(at + 1) - '0';
        if (tens < 0 || tens > 9 || ones < 0 || ones > 9 || tens > 5) {
            return false;
        }
        fields[field] = tens * 10 + ones;
        now = at + 2;
        return true;
    }

    /** Digits without colons: an odd number of them begins with one digit of hours. */
    private boolean run(int least, int most) {
        int end = now;
        while (end < text.length() && end - now < most && text.charAt(end) >= '0'
                && text.charAt(end) <= '9') {
            end++;
        }
        int count = end - now;
        if (count < least) {
            return false;
        }
        int field = 0;
        for (int i = now; i < end; i++) {
            fields[field] = fields[field] * 10 + text.charAt(i) - '0';
            if ((end - i) % 2 == 1) {
                field++;
            }
        }
        now = end;
        return true;
    }

    @Override
    public String toString() {
        return "Offset(" + PATTERNS[type] + ",'" + noOffset.replace("'", "''") + "')";
    }

    /** GMT+8 or GMT+08:00. */
    static final class Localized extends Part {
        private final boolean full;

        Localized(TextStyle style) {
            full = style == TextStyle.FULL;
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            Long value = context.value(OFFSET_SECONDS);
            if (value == null) {
                return false;
            }
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
