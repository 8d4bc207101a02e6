/* SPDX-License-Identifier: MIT */
package java.util.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** Matches a pattern against a character sequence. */
public final class Matcher implements MatchResult {
    private Pattern pattern;
    CharSequence text;
    int from;
    int to;
    int[] groups;
    int[] opened;
    int[] count;
    int[] begin;
    int last;
    int stopped;
    int lookEnd = -1;
    boolean looking;
    boolean mustEnd;
    boolean hitEnd;
    boolean requireEnd;
    boolean anchoring = true;
    boolean transparent;
    private boolean matched;
    private int oldLast = -1;
    private int appendPos;
    private int modCount;

    Matcher(Pattern p, CharSequence text) {
        this.pattern = p;
        this.text = Objects.requireNonNull(text);
        shape();
        reset();
    }

    private void shape() {
        groups = new int[2 * (pattern.groupCount + 1)];
        opened = new int[pattern.groupCount + 1];
        count = new int[pattern.loopCount];
        begin = new int[pattern.loopCount];
    }

    int visibleEnd() {
        return looking && lookEnd < 0 && transparent ? text.length() : to;
    }

    int previousEnd() {
        return oldLast < 0 ? from : oldLast;
    }

    public Pattern pattern() {
        return pattern;
    }

    public MatchResult toMatchResult() {
        return new Result(matched ? groups.clone() : null, matched ? text.toString() : null,
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
        matched = false;
        return this;
    }

    public Matcher reset() {
        matched = false;
        java.util.Arrays.fill(groups, -1);
        last = 0;
        oldLast = -1;
        appendPos = 0;
        from = 0;
        to = text.length();
        modCount++;
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = Objects.requireNonNull(input);
        return reset();
    }

    public Matcher region(int start, int end) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("start");
        }
        if (end < 0 || end > text.length()) {
            throw new IndexOutOfBoundsException("end");
        }
        if (start > end) {
            throw new IndexOutOfBoundsException("start > end");
        }
        reset();
        from = start;
        to = end;
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

    private boolean run(int first, int final_, boolean whole) {
        hitEnd = false;
        requireEnd = false;
        mustEnd = whole;
        looking = false;
        lookEnd = -1;
        java.util.Arrays.fill(groups, -1);
        matched = false;
        modCount++;
        for (int i = first; i <= final_; i++) {
            if (i > first && i < to && Character.isLowSurrogate(text.charAt(i))
                    && Character.isHighSurrogate(text.charAt(i - 1))) {
                continue;
            }
            if (pattern.root.match(this, i)) {
                groups[0] = i;
                groups[1] = last;
                oldLast = last;
                matched = true;
                return true;
            }
        }
        if (final_ > first || first > to) {
            hitEnd = true;
        }
        return false;
    }

    public boolean matches() {
        return run(from, from, true);
    }

    public boolean lookingAt() {
        return run(from, from, false);
    }

    public boolean find() {
        int next = matched ? groups[1] : oldLast < 0 ? from : oldLast;
        if (matched && groups[0] == groups[1]) {
            next++;
        }
        if (next < from) {
            next = from;
        }
        if (next > to) {
            java.util.Arrays.fill(groups, -1);
            matched = false;
            hitEnd = true;
            oldLast = next;
            return false;
        }
        boolean r = run(next, to, false);
        if (!r) {
            oldLast = to + 1;
        }
        return r;
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return run(start, to, false);
    }

    private void check() {
        if (!matched) {
            throw new IllegalStateException("No match found");
        }
    }

    private int at(int group, int k) {
        if (!matched) {
            throw new IllegalStateException("No match available");
        }
        if (group < 0 || group > groupCount()) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
        return groups[2 * group + k];
    }

    private int named(String name) {
        Objects.requireNonNull(name, "Group name");
        Integer n = pattern.names.get(name);
        if (n == null) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return n;
    }

    @Override
    public int start() {
        return at(0, 0);
    }

    @Override
    public int start(int group) {
        return at(group, 0);
    }

    public int start(String name) {
        return at(named(name), 0);
    }

    @Override
    public int end() {
        return at(0, 1);
    }

    @Override
    public int end(int group) {
        return at(group, 1);
    }

    public int end(String name) {
        return at(named(name), 1);
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
        Objects.requireNonNull(name, "Group name");
        check();
        return group(named(name));
    }

    @Override
    public int groupCount() {
        return pattern.groupCount;
    }

    public static String quoteReplacement(String s) {
        if (s.indexOf('\\') < 0 && s.indexOf('$') < 0) {
            return s;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\\' || c == '$') {
                sb.append('\\');
            }
            sb.append(c);
        }
        return sb.toString();
    }

    private void expand(StringBuilder out, String r) {
        int n = r.length();
        for (int i = 0; i < n;) {
            char c = r.charAt(i);
            if (c == '\\') {
                if (++i == n) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                out.append(r.charAt(i++));
            } else if (c != '$') {
                out.append(c);
                i++;
            } else {
                if (++i == n) {
                    throw new IllegalArgumentException("Illegal group reference: group index is "
                            + "missing");
                }
                int g;
                c = r.charAt(i);
                if (c == '{') {
                    int e = ++i;
                    while (e < n && Pattern.nameChar(r.charAt(e), e > i)) {
                        e++;
                    }
                    if (e == i) {
                        throw new IllegalArgumentException("named capturing group is missing "
                                + "trailing '}'");
                    }
                    String name = r.substring(i, e);
                    if (e == n || r.charAt(e) != '}') {
                        throw new IllegalArgumentException("named capturing group is missing "
                                + "trailing '}'");
                    }
                    if (c >= '0' && c <= '9') {
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
                    while (i < n && r.charAt(i) >= '0' && r.charAt(i) <= '9') {
                        int more = g * 10 + r.charAt(i) - '0';
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
        check();
        StringBuilder r = new StringBuilder();
        expand(r, replacement);
        sb.append(text, appendPos, groups[0]).append(r);
        appendPos = groups[1];
    }

    public Matcher appendReplacement(StringBuffer sb, String replacement) {
        StringBuilder b = new StringBuilder();
        append(b, replacement);
        sb.append(b);
        return this;
    }

    public Matcher appendReplacement(StringBuilder sb, String replacement) {
        append(sb, replacement);
        return this;
    }

    public StringBuffer appendTail(StringBuffer sb) {
        return sb.append(text, appendPos, text.length());
    }

    public StringBuilder appendTail(StringBuilder sb) {
        return sb.append(text, appendPos, text.length());
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
        int expected = modCount;
        String r = replacer.apply(this);
        if (expected != modCount) {
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
        reset();
        List<MatchResult> all = new ArrayList<>();
        while (find()) {
            all.add(toMatchResult());
        }
        return all.stream();
    }

    @Override
    public String toString() {
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to
                + " lastmatch=" + (matched && group() != null ? group() : "") + "]";
    }
}
