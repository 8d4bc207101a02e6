/* SPDX-License-Identifier: MIT */
package java.util.regex;

/**
 * One step of a compiled pattern. A step that matches hands on to next; the chain is the
 * continuation, so backtracking is returning false. Loops over single characters iterate; only
 * loops over groups recurse.
 */
abstract class Node {
    static final int GREEDY = 0;
    static final int LAZY = 1;
    static final int POSSESSIVE = 2;

    Node next;

    abstract boolean match(Matcher m, int i);

    /* A set of characters. */
    interface Chars {
        boolean is(int c);
    }

    static final class Accept extends Node {
        @Override
        boolean match(Matcher m, int i) {
            if (m.mustEnd && i != m.to) {
                return false;
            }
            m.last = i;
            return true;
        }
    }

    /* Ends the body of a lookaround or of an atomic group. */
    static final class Stop extends Node {
        @Override
        boolean match(Matcher m, int i) {
            if (m.lookEnd >= 0 && i != m.lookEnd) {
                return false;
            }
            m.stopped = i;
            return true;
        }
    }

    static final class Empty extends Node {
        @Override
        boolean match(Matcher m, int i) {
            return next.match(m, i);
        }
    }

    static final class One extends Node {
        final Chars set;

        One(Chars set) {
            this.set = set;
        }

        @Override
        boolean match(Matcher m, int i) {
            int j = step(m, i, set);
            return j >= 0 && next.match(m, j);
        }
    }

    /* The index after one character of the set, or -1. */
    static int step(Matcher m, int i, Chars set) {
        if (i >= m.visibleEnd()) {
            m.hitEnd = true;
            return -1;
        }
        char c = m.text.charAt(i);
        if (c >= '\ud800' && c <= '\udbff' && i + 1 < m.visibleEnd()) {
            char d = m.text.charAt(i + 1);
            if (d >= '\udc00' && d <= '\udfff') {
                return set.is(Character.toCodePoint(c, d)) ? i + 2 : -1;
            }
        }
        return set.is(c) ? i + 1 : -1;
    }

    static final class Repeat extends Node {
        final Chars set;
        final int min;
        final int max;
        final int kind;

        Repeat(Chars set, int min, int max, int kind) {
            this.set = set;
            this.min = min;
            this.max = max;
            this.kind = kind;
        }

        @Override
        boolean match(Matcher m, int i) {
            int n = 0;
            while (n < min) {
                i = step(m, i, set);
                if (i < 0) {
                    return false;
                }
                n++;
            }
            if (kind == LAZY) {
                while (!next.match(m, i)) {
                    if (n++ >= max || (i = step(m, i, set)) < 0) {
                        return false;
                    }
                }
                return true;
            }
            int low = i;
            while (n < max) {
                int j = step(m, i, set);
                if (j < 0) {
                    break;
                }
                i = j;
                n++;
            }
            if (kind == POSSESSIVE) {
                return next.match(m, i);
            }
            while (!next.match(m, i)) {
                if (i <= low) {
                    return false;
                }
                i--;
                if (i > low && Character.isLowSurrogate(m.text.charAt(i))
                        && Character.isHighSurrogate(m.text.charAt(i - 1))) {
                    i--;
                }
            }
            return true;
        }
    }

    /* Enters a loop over a group; the counters are saved for an enclosing run of the loop. */
    static final class Enter extends Node {
        final Loop loop;

        Enter(Loop loop) {
            this.loop = loop;
        }

        @Override
        boolean match(Matcher m, int i) {
            int count = m.count[loop.id];
            int start = m.begin[loop.id];
            m.count[loop.id] = 0;
            m.begin[loop.id] = -1;
            boolean r = loop.match(m, i);
            m.count[loop.id] = count;
            m.begin[loop.id] = start;
            return r;
        }
    }

    static final class Loop extends Node {
        final int id;
        final int min;
        final int max;
        final boolean lazy;
        Node body;

        Loop(int id, int min, int max, boolean lazy) {
            this.id = id;
            this.min = min;
            this.max = max;
            this.lazy = lazy;
        }

        private boolean again(Matcher m, int i, int count, int start) {
            m.count[id] = count + 1;
            m.begin[id] = i;
            boolean r = body.match(m, i);
            m.count[id] = count;
            m.begin[id] = start;
            return r;
        }

        @Override
        boolean match(Matcher m, int i) {
            int count = m.count[id];
            int start = m.begin[id];
            if (count < min) {
                return again(m, i, count, start);
            }
            boolean more = count < max && i != start;
            if (lazy) {
                return next.match(m, i) || more && again(m, i, count, start);
            }
            return more && again(m, i, count, start) || next.match(m, i);
        }
    }

    static final class Open extends Node {
        final int group;

        Open(int group) {
            this.group = group;
        }

        @Override
        boolean match(Matcher m, int i) {
            int old = m.opened[group];
            m.opened[group] = i;
            if (next.match(m, i)) {
                return true;
            }
            m.opened[group] = old;
            return false;
        }
    }

    static final class Close extends Node {
        final int group;

        Close(int group) {
            this.group = group;
        }

        @Override
        boolean match(Matcher m, int i) {
            int s = m.groups[2 * group];
            int e = m.groups[2 * group + 1];
            m.groups[2 * group] = m.opened[group];
            m.groups[2 * group + 1] = i;
            if (next.match(m, i)) {
                return true;
            }
            m.groups[2 * group] = s;
            m.groups[2 * group + 1] = e;
            return false;
        }
    }

    static final class Branch extends Node {
        final java.util.ArrayList<Node> ways = new java.util.ArrayList<>();

        @Override
        boolean match(Matcher m, int i) {
            for (int k = 0; k < ways.size(); k++) {
                if (ways.get(k).match(m, i)) {
                    return true;
                }
            }
            return false;
        }
    }

    static final class Back extends Node {
        final int group;
        final boolean fold;
        final boolean unicode;

        Back(int group, boolean fold, boolean unicode) {
            this.group = group;
            this.fold = fold;
            this.unicode = unicode;
        }

        @Override
        boolean match(Matcher m, int i) {
            int s = 2 * group < m.groups.length ? m.groups[2 * group] : -1;
            if (s < 0) {
                return false;
            }
            int n = m.groups[2 * group + 1] - s;
            if (i + n > m.to) {
                m.hitEnd = true;
                return false;
            }
            for (int k = 0; k < n; k++) {
                char a = m.text.charAt(s + k);
                char b = m.text.charAt(i + k);
                if (a != b && !(fold && Pattern.sameFolded(a, b, unicode))) {
                    return false;
                }
            }
            return next.match(m, i + n);
        }
    }

    /* Lookahead, lookbehind and atomic groups: the body runs by itself, up to its Stop. */
    static final class Look extends Node {
        static final int AHEAD = 0;
        static final int BEHIND = 1;
        static final int ATOMIC = 2;

        final int kind;
        final boolean negative;
        final int min;
        final int max;
        Node body;

        Look(int kind, boolean negative, Node body, int min, int max) {
            this.kind = kind;
            this.negative = negative;
            this.body = body;
            this.min = min;
            this.max = max;
        }

        @Override
        boolean match(Matcher m, int i) {
            int oldEnd = m.lookEnd;
            boolean oldLook = m.looking;
            int[] saved = m.groups.clone();
            int at = i;
            boolean ok = false;
            if (kind == BEHIND) {
                m.lookEnd = i;
                m.looking = true;
                int low = m.transparent ? 0 : m.from;
                int limit = max == Integer.MAX_VALUE ? low : Math.max(low, i - max);
                for (int j = i - min; !ok && j >= limit; j--) {
                    ok = body.match(m, j);
                }
            } else {
                m.lookEnd = -1;
                m.looking = oldLook || kind == AHEAD;
                ok = body.match(m, i);
                if (kind == ATOMIC) {
                    at = m.stopped;
                }
            }
            m.lookEnd = oldEnd;
            m.looking = oldLook;
            if (negative && ok) {
                System.arraycopy(saved, 0, m.groups, 0, saved.length);
            }
            if (ok != negative && next.match(m, at)) {
                return true;
            }
            System.arraycopy(saved, 0, m.groups, 0, saved.length);
            return false;
        }
    }

    static final class Anchor extends Node {
        final char kind;
        final boolean unix;
        final boolean unicode;

        Anchor(char kind, boolean unix, boolean unicode) {
            this.kind = kind;
            this.unix = unix;
            this.unicode = unicode;
        }

        private boolean terminator(char c) {
            return c == '\n' || !unix && (c == '\r' || c == '\u0085' || (c | 1) == '\u2029');
        }

        private boolean word(Matcher m, int i) {
            int c = Character.codePointAt(m.text, i);
            if (Character.isLowSurrogate(m.text.charAt(i)) && i > 0) {
                c = Character.codePointBefore(m.text, i + 1);
            }
            return c == '_' || Character.isLetterOrDigit(c)
                    || Character.getType(c) == Character.NON_SPACING_MARK;
        }

        private boolean holds(Matcher m, int i) {
            CharSequence t = m.text;
            int start = m.anchoring ? m.from : 0;
            int end = m.anchoring ? m.to : t.length();
            switch (kind) {
                case 'A':
                    return i == start;
                case 'G':
                    return i == m.previousEnd();
                case '^':
                    if (i == start) {
                        return true;
                    }
                    if (i == end) {
                        m.hitEnd = true;
                        return false;
                    }
                    char p = t.charAt(i - 1);
                    return terminator(p) && !(p == '\r' && t.charAt(i) == '\n' && !unix);
                case 'z':
                    if (i == end) {
                        m.hitEnd = true;
                        m.requireEnd = true;
                        return true;
                    }
                    return false;
                case 'Z':
                case '$': {
                    if (i == end) {
                        m.hitEnd = true;
                        m.requireEnd = true;
                        return true;
                    }
                    char c = t.charAt(i);
                    if (!terminator(c)) {
                        return false;
                    }
                    if (c == '\n' && !unix && i > start && t.charAt(i - 1) == '\r') {
                        return false;
                    }
                    if (kind == '$') {
                        return true;
                    }
                    int after = i + (c == '\r' && i + 1 < end && t.charAt(i + 1) == '\n' ? 2 : 1);
                    if (after != end) {
                        return false;
                    }
                    m.hitEnd = true;
                    m.requireEnd = true;
                    return true;
                }
                default: {
                    int lo = m.transparent ? 0 : m.from;
                    int hi = m.transparent ? t.length() : m.to;
                    boolean left = i > lo && word(m, i - 1);
                    boolean right = false;
                    if (i < hi) {
                        right = word(m, i);
                    } else {
                        m.hitEnd = true;
                        m.requireEnd = true;
                    }
                    return left != right == (kind == 'b');
                }
            }
        }

        @Override
        boolean match(Matcher m, int i) {
            return holds(m, i) && next.match(m, i);
        }
    }

    /* \R: a line break sequence. */
    static final class LineBreak extends Node {
        @Override
        boolean match(Matcher m, int i) {
            if (i >= m.to) {
                m.hitEnd = true;
                return false;
            }
            char c = m.text.charAt(i);
            if (c == '\r' && i + 1 < m.to && m.text.charAt(i + 1) == '\n'
                    && next.match(m, i + 2)) {
                return true;
            }
            return (c >= '\n' && c <= '\r' || c == '\u0085' || (c | 1) == '\u2029')
                    && next.match(m, i + 1);
        }
    }
}
