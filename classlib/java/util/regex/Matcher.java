/* SPDX-License-Identifier: MIT */
package java.util.regex;

import java.util.BitSet;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Matches a pattern against a character sequence. */
public final class Matcher implements MatchResult {
    private Pattern pattern;
    CharSequence text;
    int from;
    int to;
    int[] groups;
    /**
     * What is open: where a group began, or of a loop the rounds begun and where the last began.
     * Outermost first.
     */
    int[] nest;
    int depth;
    /** Places from which a loop failed, a set of bits for each loop that remembers. */
    private BitSet[] failures;
    int first = -1;
    int last;
    int previousEnd = -1;
    /** Where the body of a lookbehind has to end. */
    int behind;
    boolean toEnd;
    boolean hitEnd;
    boolean requireEnd;
    boolean anchoring = true;
    boolean transparent;
    private int copied;
    private int changes;

    Matcher(Pattern p, CharSequence text) {
        this.pattern = p;
        this.text = text;
        this.text.length(); // a null is told of as the field
        shape();
        reset();
    }

    private void shape() {
        groups = new int[2 * (pattern.groups + 1)];
        nest = new int[pattern.nesting];
        failures = new BitSet[pattern.memories];
    }

    boolean failed(int loop, int i) {
        return failures[loop] != null && failures[loop].get(i);
    }

    void fail(int loop, int i) {
        if (failures[loop] == null) {
            failures[loop] = new BitSet();
        }
        failures[loop].set(i);
    }

    /** Notes that a node wanted more input than there is, and fails. */
    boolean starved() {
        hitEnd = true;
        return false;
    }

    private boolean matched() {
        return first >= 0;
    }

    public Pattern pattern() {
        return pattern;
    }

    public MatchResult toMatchResult() {
        return new Result(matched() ? groups.clone() : null, matched() ? text.toString() : null,
                groupCount());
    }

    private static final class Result implements MatchResult {
        private final int[] groups;
        private final String text;
        private final int n;

        Result(int[] groups, String text, int n) {
            this.groups = groups;
            this.text = text;
            this.n = n;
        }

        private int at(int group, int k) {
            if (groups == null) {
                throw new IllegalStateException("No match found");
            }
            if (group < 0 || group > n) {
                throw new IndexOutOfBoundsException("No group " + group);
            }
            return groups[2 * group + k];
        }

        @Override
        public int start() {
            return at(0, 0);
        }

        @Override
        public int start(int group) {
            return at(group, 0);
        }

        @Override
        public int end() {
            return at(0, 1);
        }

        @Override
        public int end(int group) {
            return at(group, 1);
        }

        @Override
        public String group() {
            return group(0);
        }

        @Override
        public String group(int group) {
            int s = at(group, 0);
            return s < 0 ? null : text.substring(s, at(group, 1));
        }

        @Override
        public int groupCount() {
            return n;
        }
    }

    public Matcher usePattern(Pattern newPattern) {
        if (newPattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        pattern = newPattern;
        shape();
        java.util.Arrays.fill(groups, -1);
        changes++;
        return this;
    }

    public Matcher reset() {
        first = -1;
        java.util.Arrays.fill(groups, -1);
        last = 0;
        previousEnd = -1;
        copied = 0;
        from = 0;
        to = text.length();
        changes++;
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = input;
        this.text.length(); // a null is told of as the field
        return reset();
    }

    public Matcher region(int start, int end) {
        int length = text.length();
        String wrong = start < 0 || start > length ? "start" : end < 0 || end > length ? "end"
                : start > end ? "start > end" : null;
        if (wrong != null) {
            throw new IndexOutOfBoundsException(wrong);
        }
        reset();
        to = end;
        from = start;
        return this;
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public boolean hasTransparentBounds() {
        return transparent;
    }

    public Matcher useTransparentBounds(boolean b) {
        transparent = b;
        return this;
    }

    public boolean hasAnchoringBounds() {
        return anchoring;
    }

    public Matcher useAnchoringBounds(boolean b) {
        anchoring = b;
        return this;
    }

    public boolean hitEnd() {
        return hitEnd;
    }

    public boolean requireEnd() {
        return requireEnd;
    }

    /** Matches at a place, or from it on. */
    private boolean run(Node node, int from, boolean whole) {
        hitEnd = false;
        requireEnd = false;
        from = Math.max(from, 0);
        first = from;
        previousEnd = previousEnd < 0 ? from : previousEnd;
        java.util.Arrays.fill(groups, -1);
        depth = 0;
        for (BitSet b : failures) {
            if (b != null) {
                b.clear();
            }
        }
        toEnd = whole;
        boolean result = node.go(this, text, from);
        if (!result) {
            first = -1;
        }
        previousEnd = last;
        changes++;
        return result;
    }

    public boolean matches() {
        return run(pattern.whole, from, true);
    }

    public boolean lookingAt() {
        return run(pattern.whole, from, false);
    }

    public boolean find() {
        int next = last == first ? last + 1 : last;
        if (next < from) {
            next = from;
        }
        if (next > to) {
            java.util.Arrays.fill(groups, -1);
            return false;
        }
        return run(pattern.search, next, false);
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return run(pattern.search, start, false);
    }

    private void check() {
        if (!matched()) {
            throw new IllegalStateException("No match found");
        }
    }

    private int at(int group, int k) {
        if (!matched()) {
            throw new IllegalStateException("No match available");
        }
        if (group < 0 || group > groupCount()) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
        return groups[2 * group + k];
    }

    private int named(String name, String without) {
        Objects.requireNonNull(name, "Group name");
        if (!matched()) {
            throw new IllegalStateException(without);
        }
        Integer n = pattern.names.get(name);
        if (n == null) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return n;
    }

    @Override
    public int start() {
        at(0, 0);
        return first; // which outlives a search that had no place to begin at, and usePattern
    }

    @Override
    public int start(int group) {
        return at(group, 0);
    }

    public int start(String name) {
        return at(named(name, "No match available"), 0);
    }

    @Override
    public int end() {
        at(0, 1);
        return last;
    }

    @Override
    public int end(int group) {
        return at(group, 1);
    }

    public int end(String name) {
        return at(named(name, "No match available"), 1);
    }

    @Override
    public String group() {
        return group(0);
    }

    @Override
    public String group(int group) {
        check();
        int s = at(group, 0);
        return s < 0 ? null : text.subSequence(s, at(group, 1)).toString();
    }

    public String group(String name) {
        return group(named(name, "No match found"));
    }

    @Override
    public int groupCount() {
        return pattern.groups;
    }

    public static String quoteReplacement(String s) {
        return s.replace("\\", "\\\\").replace("$", "\\$");
    }

    private void expand(StringBuilder out, String replacement) {
        int n = replacement.length();
        for (int i = 0; i < n;) {
            char c = replacement.charAt(i);
            if (c == '\\') {
                if (++i == n) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                out.append(replacement.charAt(i++));
            } else if (c != '$') {
                out.append(c);
                i++;
            } else {
                if (++i == n) {
                    throw new IllegalArgumentException("Illegal group reference: group index is "
                            + "missing");
                }
                int g;
                c = replacement.charAt(i);
                if (c == '{') {
                    int e = ++i;
                    while (e < n
                            && (replacement.charAt(e) < 128
                                    && Character.isLetterOrDigit(replacement.charAt(e)))) {
                        e++;
                    }
                    if (e == i) {
                        throw new IllegalArgumentException("named capturing group has 0 length "
                                + "name");
                    }
                    String name = replacement.substring(i, e);
                    if (e == n || replacement.charAt(e) != '}') {
                        throw new IllegalArgumentException("named capturing group is missing "
                                + "trailing '}'");
                    }
                    if (name.charAt(0) <= '9') {
                        throw new IllegalArgumentException("capturing group name {" + name
                                + "} starts with digit character");
                    }
                    Integer k = pattern.names.get(name);
                    if (k == null) {
                        throw new IllegalArgumentException("No group with name {" + name + "}");
                    }
                    g = k;
                    i = e + 1;
                } else {
                    if (c < '0' || c > '9') {
                        throw new IllegalArgumentException("Illegal group reference");
                    }
                    g = c - '0';
                    i++;
                    if (g > groupCount()) {
                        throw new IndexOutOfBoundsException("No group " + g);
                    }
                    while (i < n && replacement.charAt(i) >= '0' && replacement.charAt(i) <= '9') {
                        int more = g * 10 + replacement.charAt(i) - '0';
                        if (more > groupCount()) {
                            break;
                        }
                        g = more;
                        i++;
                    }
                }
                if (start(g) >= 0) {
                    out.append(text, start(g), end(g));
                }
            }
        }
    }

    private void append(StringBuilder sb, String replacement) {
        if (!matched()) {
            throw new IllegalStateException("No match available");
        }
        StringBuilder r = new StringBuilder();
        expand(r, replacement);
        sb.append(text, copied, groups[0]).append(r);
        copied = groups[1];
        changes++;
    }

    public Matcher appendReplacement(StringBuffer sb, String replacement) {
        StringBuilder b = new StringBuilder();
        append(b, replacement);
        sb.append(b, 0, b.length());
        return this;
    }

    public Matcher appendReplacement(StringBuilder sb, String replacement) {
        append(sb, replacement);
        return this;
    }

    public StringBuffer appendTail(StringBuffer sb) {
        return sb.append(text, copied, text.length());
    }

    public StringBuilder appendTail(StringBuilder sb) {
        return sb.append(text, copied, text.length());
    }

    public String replaceAll(String replacement) {
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder sb = new StringBuilder();
        do {
            append(sb, replacement);
        } while (find());
        return appendTail(sb).toString();
    }

    private String apply(Function<MatchResult, String> replacer) {
        int expected = changes;
        String r = replacer.apply(this);
        if (expected != changes) {
            throw new java.util.ConcurrentModificationException();
        }
        return r;
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder sb = new StringBuilder();
        do {
            append(sb, apply(replacer));
        } while (find());
        return appendTail(sb).toString();
    }

    public String replaceFirst(String replacement) {
        Objects.requireNonNull(replacement, "replacement");
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder sb = new StringBuilder();
        append(sb, replacement);
        return appendTail(sb).toString();
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text.toString();
        }
        StringBuilder sb = new StringBuilder();
        append(sb, apply(replacer));
        return appendTail(sb).toString();
    }

    public Stream<MatchResult> results() {
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(new Results(),
            Spliterator.ORDERED | Spliterator.NONNULL), false);
    }

    /** The matches from where the matcher is; nobody else may move it meanwhile. */
    private final class Results implements Iterator<MatchResult> {
        private boolean found; // and not given yet
        private int expected = -1;

        private void check() {
            if (expected >= 0 && expected != changes) {
                throw new ConcurrentModificationException();
            }
        }

        @Override
        public boolean hasNext() {
            check();
            if (!found && (expected < 0 || matched())) {
                found = find();
                expected = changes;
            }
            return found;
        }

        @Override
        public MatchResult next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            found = false;
            return toMatchResult();
        }

        @Override
        public void forEachRemaining(Consumer<? super MatchResult> action) {
            while (hasNext()) {
                action.accept(next());
                check();
            }
        }
    }

    @Override
    public String toString() {
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to
                + " lastmatch=" + (matched() && group() != null ? group() : "") + "]";
    }
}
