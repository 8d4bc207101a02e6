/* SPDX-License-Identifier: MIT */
package java.util;

/**
 * Reads the texts that Date.parse takes: numbers, whose meaning follows from what stands around
 * them, and words, of which the first two letters will do.
 */
final class DateReader {
    private static final String[] HALVES = {"am", "pm"};
    private static final String[] DAYS = {"sunday", "monday", "tuesday", "wednesday", "thursday",
        "friday", "saturday"};
    private static final String[] MONTHS = {"january", "february", "march", "april", "may", "june",
        "july", "august", "september", "october", "november", "december"};
    private static final String[] ZONES = {"gmt", "ut", "utc", "est", "edt", "cst", "cdt", "mst",
        "mdt", "pst", "pdt"};
    /** How many hours each zone is behind. */
    private static final int[] BEHIND = {0, 0, 0, 5, 4, 6, 5, 7, 6, 8, 7};
    private static final int OPEN = -1; // a place that has no number yet
    private static final int NO_YEAR = Integer.MIN_VALUE;

    private final String text;
    private int at;
    /** Hour, minute, second. */
    private final int[] clock = {OPEN, OPEN, OPEN};
    /** Month from 0 on, day of the month. */
    private final int[] date = {OPEN, OPEN};
    private int year = NO_YEAR;
    /** Minutes to be added for UTC. */
    private int behind = OPEN;

    DateReader(String text) {
        this.text = text;
    }

    long read() {
        char sign = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (isBlank(c)) {
                at++;
            } else if (c == '(') {
                skipRemark();
            } else if ("+-:/".indexOf(c) >= 0) {
                sign = c;
                at++;
            } else {
                if (isDigit(c)) {
                    number(sign);
                } else {
                    word();
                }
                sign = 0;
            }
        }
        return moment();
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || c == ',';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private void skipRemark() {
        int depth = 0;
        do {
            char c = text.charAt(at++);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        } while (depth > 0 && at < text.length());
    }

    private void number(char sign) {
        int value = 0;
        char next = ' ';
        for (; at < text.length() && isDigit(next = text.charAt(at)); at++) {
            value = 10 * value + (next - '0');
        }
        next = at < text.length() ? next : ' ';
        boolean hasYear = year != NO_YEAR;
        if (sign == '+' || sign == '-' && hasYear) {
            zone(value, sign == '+' ? -1 : 1);
        } else if (value >= 70) { // nothing else
            if (hasYear || !isBlank(next) && next != '/') {
                throw new IllegalArgumentException();
            }
            year = value;
        } else if (next == ':') {
            clock[firstOpen(clock)] = value;
            at++;
        } else if (next == '/') {
            int place = firstOpen(date);
            date[place] = place == 0 ? value - 1 : value;
            at++;
        } else if (isBlank(next) || next == '-') {
            alone(value);
        } else {
            throw new IllegalArgumentException();
        }
    }

    private void zone(int value, int direction) {
        if (behind != OPEN && behind != 0) {
            throw new IllegalArgumentException();
        }
        int minutes = value < 24 ? 60 * value : value / 100 * 60 + value % 100;
        behind = direction * minutes;
    }

    /** Which of the first two places is open. */
    private static int firstOpen(int[] places) {
        for (int i = 0; i < 2; i++) {
            if (places[i] < 0) {
                return i;
            }
        }
        throw new IllegalArgumentException();
    }

    /** A number that nothing follows goes on with a time that has begun, then with the date. */
    private void alone(int value) {
        for (int i = 1; i < clock.length; i++) {
            if (clock[i - 1] >= 0 && clock[i] < 0) {
                clock[i] = value;
                return;
            }
        }
        if (date[1] < 0) {
            date[1] = value;
        } else if (date[0] >= 0 && year == NO_YEAR) {
            year = value;
        } else {
            throw new IllegalArgumentException();
        }
    }

    private void word() {
        int from = at++;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        String word = text.substring(from, at).toLowerCase(Locale.ROOT);
        int k;
        if ((k = find(ZONES, word)) >= 0) {
            behind = BEHIND[k] * 60;
        } else if ((k = find(MONTHS, word)) >= 0 && date[0] < 0) {
            date[0] = k;
        } else if (find(DAYS, word) >= 0) {
            return; // says nothing new
        } else if ((k = find(HALVES, word)) >= 0 && clock[0] >= 1 && clock[0] <= 12) {
            clock[0] = clock[0] % 12 + 12 * k;
        } else {
            throw new IllegalArgumentException();
        }
    }

    /** Which word begins so, the last of them; of one letter none does. */
    private static int find(String[] words, String begin) {
        int k = begin.length() > 1 ? words.length - 1 : -1;
        while (k >= 0 && !words[k].startsWith(begin)) {
            k--;
        }
        return k;
    }

    private long moment() {
        if (year == NO_YEAR || date[0] < 0 || date[1] < 0) {
            throw new IllegalArgumentException();
        }
        int full = year < 100 ? nearest(year) : year;
        int[] time = new int[clock.length];
        for (int i = 0; i < time.length; i++) {
            time[i] = Math.max(clock[i], 0);
        }
        if (behind == OPEN) {
            return new Date(full - 1900, date[0], date[1], time[0], time[1], time[2]).getTime();
        }
        return Date.UTC(full - 1900, date[0], date[1], time[0], time[1], time[2]) + behind * 60000L;
    }

    /** A year of two digits lies among the hundred of which the first was 80 years ago. */
    private static int nearest(int digits) {
        int first = new Date().getYear() + 1900 - 80;
        int guess = first / 100 * 100 + digits;
        return guess < first ? guess + 100 : guess;
    }
}
