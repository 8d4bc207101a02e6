/* SPDX-License-Identifier: MIT */
package java.time.format;

import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Objects;

/** What the parts of a formatter need to read a text, and what they read. */
final class Parsing {
    final DateTimeFormatter formatter;
    boolean caseSensitive = true;
    boolean strict = true;
    /** One for each optional part that is being read, and one below them. */
    private final ArrayList<Parsed> stack = new ArrayList<>();

    Parsing(DateTimeFormatter formatter) {
        this.formatter = formatter;
        stack.add(new Parsed());
    }

    Parsing copy() {
        Parsing copy = new Parsing(formatter);
        copy.caseSensitive = caseSensitive;
        copy.strict = strict;
        return copy;
    }

    Locale locale() {
        return formatter.getLocale();
    }

    DecimalStyle style() {
        return formatter.getDecimalStyle();
    }

    Parsed parsed() {
        return stack.get(stack.size() - 1);
    }

    Chronology chronology() {
        return Objects.requireNonNullElse(parsed().chrono != null ? parsed().chrono
                : formatter.getChronology(), IsoChronology.INSTANCE);
    }

    void startOptional() {
        stack.add(parsed().copy());
    }

    void endOptional(boolean successful) {
        stack.remove(successful ? stack.size() - 2 : stack.size() - 1);
    }

    Long value(TemporalField field) {
        return parsed().fields.get(field);
    }

    int set(TemporalField field, long value, int errorPosition, int successPosition) {
        Objects.requireNonNull(field, "field");
        Long old = parsed().fields.put(field, value);
        return old != null && old != value ? ~errorPosition : successPosition;
    }

    boolean same(char a, char b) {
        return a == b || !caseSensitive && (Character.toUpperCase(a) == Character.toUpperCase(b)
                || Character.toLowerCase(a) == Character.toLowerCase(b));
    }

    /** Whether the text goes on like that. */
    boolean startsWith(CharSequence text, int at, CharSequence expected) {
        if (at + expected.length() > text.length()) {
            return false;
        }
        for (int i = 0; i < expected.length(); i++) {
            if (!same(text.charAt(at + i), expected.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return parsed().toString();
    }
}
