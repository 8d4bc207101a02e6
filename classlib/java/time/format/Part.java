/* SPDX-License-Identifier: MIT */
package java.time.format;

import java.time.DateTimeException;
import java.time.temporal.TemporalField;

/** A part of a formatter. Reading returns the new position, or ~ of the position of an error. */
abstract class Part {
    /** Whether it printed: a part prints nothing where an optional one has no value. */
    abstract boolean print(Printing context, StringBuilder to);

    abstract int parse(Parsing context, CharSequence text, int at);

    /** Parts one after the other. */
    static final class Composite extends Part {
        private final Part[] parts;
        private final boolean optional;

        Composite(Part[] parts, boolean optional) {
            this.parts = parts;
            this.optional = optional;
        }

        Composite withOptional(boolean wanted) {
            return wanted == optional ? this : new Composite(parts, wanted);
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            int length = to.length();
            context.optional += optional ? 1 : 0;
            try {
                for (Part part : parts) {
                    if (!part.print(context, to)) {
                        to.setLength(length);
                        return true;
                    }
                }
            } finally {
                context.optional -= optional ? 1 : 0;
            }
            return true;
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            if (optional) {
                context.startOptional();
            }
            int now = at;
            for (Part part : parts) {
                now = part.parse(context, text, now);
                if (now < 0) {
                    break;
                }
            }
            if (!optional) {
                return now;
            }
            context.endOptional(now >= 0);
            return now < 0 ? at : now;
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder(optional ? "[" : "(");
            for (Part part : parts) {
                sb.append(part);
            }
            return sb.append(optional ? "]" : ")").toString();
        }
    }

    static final class Pad extends Part {
        private final Part part;
        private final int width;
        private final char with;

        Pad(Part part, int width, char with) {
            this.part = part;
            this.width = width;
            this.with = with;
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            int before = to.length();
            if (!part.print(context, to)) {
                return false;
            }
            int length = to.length() - before;
            if (length > width) {
                throw new DateTimeException("Cannot print as output of " + length
                        + " characters exceeds pad width of " + width);
            }
            to.insert(before, String.valueOf(with).repeat(width - length));
            return true;
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            if (at > text.length()) {
                throw new IndexOutOfBoundsException();
            }
            if (at == text.length()) {
                return ~at;
            }
            int end = at + width;
            if (end > text.length()) {
                if (context.strict) {
                    return ~at;
                }
                end = text.length();
            }
            int from = at;
            while (from < end && context.same(text.charAt(from), with)) {
                from++;
            }
            int result = part.parse(context, text.subSequence(0, end), from);
            return result != end && context.strict ? ~(at + from) : result;
        }

        @Override
        public String toString() {
            return "Pad(" + part + "," + width + (with == ' ' ? ")" : ",'" + with + "')");
        }
    }

    /** How strictly what follows is read. */
    static final class Setting extends Part {
        static final Setting SENSITIVE = new Setting(true, true);
        static final Setting INSENSITIVE = new Setting(true, false);
        static final Setting STRICT = new Setting(false, true);
        static final Setting LENIENT = new Setting(false, false);

        private final boolean ofCase;
        private final boolean value;

        private Setting(boolean ofCase, boolean value) {
            this.ofCase = ofCase;
            this.value = value;
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            return true;
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            if (ofCase) {
                context.caseSensitive = value;
            } else {
                context.strict = value;
            }
            return at;
        }

        @Override
        public String toString() {
            return (ofCase ? "ParseCaseSensitive(" : "ParseStrict(") + value + ")";
        }
    }

    /** A value for a field that the text does not have. */
    static final class Default extends Part {
        private final TemporalField field;
        private final long value;

        Default(TemporalField field, long value) {
            this.field = field;
            this.value = value;
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            return true;
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            if (context.value(field) == null) {
                context.set(field, value, at, at);
            }
            return at;
        }
    }

    static final class Literal extends Part {
        private final String literal;

        Literal(String literal) {
            this.literal = literal;
        }

        @Override
        boolean print(Printing context, StringBuilder to) {
            to.append(literal);
            return true;
        }

        @Override
        int parse(Parsing context, CharSequence text, int at) {
            if (at > text.length() || at < 0) {
                if (literal.length() == 1) {
                    text.charAt(at);
                }
                throw new IndexOutOfBoundsException();
            }
            return context.startsWith(text, at, literal) ? at + literal.length() : ~at;
        }

        @Override
        public String toString() {
            return literal.equals("'") ? "''" : "'" + literal.replace("'", "''") + "'";
        }
    }
}
