/* SPDX-License-Identifier: MIT */
package java.util.regex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A compiled regular expression: a chain of nodes that Parser builds. */
public final class Pattern implements java.io.Serializable {
    private static final long serialVersionUID = 5073258162644648461L;

    public static final int UNIX_LINES = 0x01;
    public static final int CASE_INSENSITIVE = 0x02;
    public static final int COMMENTS = 0x04;
    public static final int MULTILINE = 0x08;
    public static final int LITERAL = 0x10;
    public static final int DOTALL = 0x20;
    public static final int UNICODE_CASE = 0x40;
    public static final int CANON_EQ = 0x80;
    public static final int UNICODE_CHARACTER_CLASS = 0x100;

    private final String pattern;
    private final int flags; // without those that the text itself sets: they are read again
    private final transient int lastFlags;
    final transient Map<String, Integer> names = new HashMap<>();
    final transient int groups;
    final transient int nesting;
    final transient int memories;
    /** Matches from a given place on, and at it. */
    final transient Node search;
    final transient Node whole;

    private Pattern(String regex, int f) {
        if ((f & ~0x1ff) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(f));
        }
        pattern = regex;
        this.pattern.isEmpty(); // a null is told of as the field
        flags = (f & UNICODE_CHARACTER_CLASS) != 0 ? f | UNICODE_CASE : f;
        Parser parser = new Parser(regex, flags, names);
        search = parser.search();
        whole = parser.whole();
        groups = parser.groups();
        nesting = parser.nesting();
        memories = parser.memories();
        lastFlags = parser.flags();
    }

    private Object readResolve() {
        return new Pattern(pattern, flags);
    }

    public static Pattern compile(String regex) {
        return new Pattern(regex, 0);
    }

    public static Pattern compile(String regex, int flags) {
        return new Pattern(regex, flags);
    }

    public String pattern() {
        return pattern;
    }

    @Override
    public String toString() {
        return pattern;
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input);
    }

    public int flags() {
        return lastFlags;
    }

    public static boolean matches(String regex, CharSequence input) {
        return compile(regex).matcher(input).matches();
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public String[] split(CharSequence input, int limit) {
        List<String> out = new ArrayList<>();
        Matcher m = matcher(input);
        int index = 0;
        while (m.find()) {
            if (limit > 0 && out.size() == limit - 1) {
                break;
            }
            if (index == 0 && m.start() == 0 && m.end() == 0) {
                continue;
            }
            out.add(input.subSequence(index, m.start()).toString());
            index = m.end();
        }
        if (index == 0 && out.isEmpty()) {
            return new String[] {input.toString()};
        }
        out.add(input.subSequence(index, input.length()).toString());
        int n = out.size();
        if (limit == 0) {
            while (n > 0 && out.get(n - 1).isEmpty()) {
                n--;
            }
        }
        return out.subList(0, n).toArray(new String[n]);
    }

    public Stream<String> splitAsStream(CharSequence input) {
        return StreamSupport.stream(() -> Spliterators.spliteratorUnknownSize(new Parts(input),
            PARTS), PARTS, false);
    }

    private static final int PARTS = Spliterator.ORDERED | Spliterator.NONNULL;

    /** What split finds, one by one: empty parts are held until one follows that is not. */
    private final class Parts implements Iterator<String> {
        private final CharSequence input;
        private final Matcher m;
        private int index; // where the next part begins; -1: all are found
        private int empty; // parts that are held
        private String part; // behind them

        Parts(CharSequence input) {
            this.input = input;
            m = matcher(input);
        }

        private String find() {
            while (m.find()) {
                if (m.end() != 0) {
                    String found = input.subSequence(index, m.start()).toString();
                    index = m.end();
                    return found;
                }
            }
            String rest = input.subSequence(index, input.length()).toString();
            if (index == 0) { // never cut: even an empty one counts
                part = rest;
            }
            index = -1;
            return rest;
        }

        @Override public boolean hasNext() {
            while (part == null && index >= 0) {
                String found = find();
                if (!found.isEmpty()) {
                    part = found;
                } else if (part == null) {
                    empty++;
                }
            }
            return part != null;
        }

        @Override public String next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (empty > 0) {
                empty--;
                return "";
            }
            String found = part;
            part = null;
            return found;
        }
    }

    public static String quote(String s) {
        if (s.indexOf("\\E") < 0) {
            return "\\Q" + s + "\\E";
        }
        return "\\Q" + s.replace("\\E", "\\E\\\\E\\Q") + "\\E";
    }

    public Predicate<String> asPredicate() {
        return s -> matcher(s).find();
    }

    public Predicate<String> asMatchPredicate() {
        return s -> matcher(s).matches();
    }
}
