/* SPDX-License-Identifier: MIT */
package java.util.regex;

/**
 * One step of a compiled pattern. A step that matches hands on to next; the chain is the
 * continuation, so backtracking is returning false. The last step of a chain notes where the match
 * ends in m.last. Loops over single characters and over groups of a fixed shape iterate; other
 * loops over groups recurse.
 */
class Node {
    static final int GREEDY = 0;
    static final int LAZY = 1;
    static final int POSSESSIVE = 2;
    static final int ATOMIC = 3;
    static final int MANY = 0x7FFFFFFF;
    static final Node ACCEPT = new Node();

    Node next = ACCEPT;

    /** What a chain can match, as far as that is known before matching. */
    static final class Extent {
        int min;
        int max;
        boolean maxValid;
        boolean deterministic;

        Extent() {
            reset();
        }

        void reset() {
            min = 0;
            max = 0;
            maxValid = true;
            deterministic = true;
        }
    }

    boolean match(Matcher m, int i, CharSequence s) {
        m.last = i;
        m.groups[0] = m.first;
        m.groups[1] = i;
        return true;
    }

    boolean study(Extent e) {
        return next != null ? next.study(e) : e.deterministic;
    }

    static {
        ACCEPT.next = null;
    }

    /** The end of a pattern. */
    static final class Last extends Node {
        Last() {
            next = null;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            return (!m.toEnd || i == m.to) && super.match(m, i, s);
        }
    }

    /** Tries all places from the given one on. */
    static final class Start extends Node {
        private final int least;
        private final boolean pairs;
        private final String literal;

        Start(Node body, boolean pairs) {
            next = body;
            this.pairs = pairs;
            Extent e = new Extent();
            body.study(e);
            least = e.min;
            Slice first = body instanceof Slice ? (Slice) body : null;
            literal = first != null && first.fold == 0 ? first.text : null;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int guard = m.to - least;
            while (i <= guard) {
                if (literal != null && s instanceof String) {
                    i = ((String) s).indexOf(literal, i);
                    if (i < 0 || i > guard) {
                        break;
                    }
                }
                if (next.match(m, i, s)) {
                    m.first = i;
                    m.groups[0] = i;
                    m.groups[1] = m.last;
                    return true;
                }
                if (i == guard) {
                    break;
                }
                if (Character.isHighSurrogate(s.charAt(i++)) && pairs && i < s.length()
                        && Character.isLowSurrogate(s.charAt(i))) {
                    i++;
                }
            }
            m.hitEnd = true;
            return false;
        }
    }

    // ---- Characters ----

    /** One character of a set. */
    static final class One extends Node {
        final Chars set;

        One(Chars set) {
            this.set = set.back();
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            if (i < m.to) {
                if (set.basic) {
                    return set.is(s.charAt(i)) && next.match(m, i + 1, s);
                }
                int c = Character.codePointAt(s, i);
                i += c < 0x10000 ? 1 : 2;
                if (i <= m.to) {
                    return set.is(c) && next.match(m, i, s);
                }
            }
            m.hitEnd = true;
            return false;
        }

        @Override
        boolean study(Extent e) {
            e.min++;
            e.max++;
            return next.study(e);
        }
    }

    /** As many characters of a set as there are, at least min. */
    static final class Run extends Node {
        private final Chars set;
        private final int min;

        Run(Chars set, int min) {
            this.set = set;
            this.min = min;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int n = 0;
            int from = i;
            int to = m.to;
            if (set.basic) {
                while (i < to && set.is(s.charAt(i))) {
                    i++;
                    n++;
                }
            } else {
                while (i < to) {
                    int c = Character.codePointAt(s, i);
                    int length = c < 0x10000 ? 1 : 2;
                    if (i + length > to) {
                        m.hitEnd = true;
                        c = s.charAt(i);
                        length = 1;
                    }
                    if (!set.is(c)) {
                        break;
                    }
                    i += length;
                    n++;
                }
            }
            if (i >= to) {
                m.hitEnd = true;
            }
            while (n >= min) {
                if (next.match(m, i, s)) {
                    return true;
                }
                if (n == min) {
                    return false;
                }
                boolean pair = !set.basic && i - 2 >= from // else half of a pair was the first
                        && Character.isSurrogatePair(s.charAt(i - 2), s.charAt(i - 1));
                i -= pair ? 2 : 1;
                n--;
            }
            return false;
        }

        @Override
        boolean study(Extent e) {
            e.min += min;
            e.max += MANY; // wraps round as the reference's does, which its lookbehinds show
            e.deterministic = false;
            return next.study(e);
        }
    }

    /** A text; fold: 1 letters of ASCII, 2 all letters, the text being folded already. */
    static final class Slice extends Node {
        final String text;
        final int fold;

        Slice(String text, int fold) {
            this.text = text;
            this.fold = fold;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int n = text.length();
            for (int j = 0; j < n;) {
                if (i >= m.to) {
                    m.hitEnd = true;
                    return false;
                }
                int c = s.charAt(i);
                int t = text.charAt(j);
                if (Character.isSurrogate((char) t)) {
                    t = text.codePointAt(j);
                    c = Character.codePointAt(s, i);
                }
                if (t != c && (fold == 0 || t != (fold == 1 ? Chars.lower(c)
                        : Character.toLowerCase(Character.toUpperCase(c))))) {
                    return false;
                }
                i += Character.charCount(c);
                j += Character.charCount(t);
                if (i > m.to) {
                    m.hitEnd = true;
                    return false;
                }
            }
            return next.match(m, i, s);
        }

        @Override
        boolean study(Extent e) {
            int n = text.codePointCount(0, text.length());
            e.min += n;
            e.max += n;
            return next.study(e);
        }
    }

    /** \R: a line break. */
    static final class LineBreak extends Node {
        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            if (i >= m.to) {
                m.hitEnd = true;
                return false;
            }
            char c = s.charAt(i);
            if (c == '\r') {
                i++;
                if (i >= m.to) {
                    m.hitEnd = true;
                } else if (s.charAt(i) == '\n' && next.match(m, i + 1, s)) {
                    return true;
                }
                return next.match(m, i, s);
            }
            return (c >= '\n' && c < '\r' || c == '\u0085' || (c | 1) == '\u2029')
                    && next.match(m, i + 1, s);
        }

        @Override
        boolean study(Extent e) {
            e.min++;
            e.max += 2;
            return next.study(e);
        }
    }

    /** \X: what a reader takes for one character. */
    static final class Cluster extends Node {
        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            if (i < m.to) {
                return next.match(m, Grapheme.next(s, i, m.to), s);
            }
            m.hitEnd = true;
            return false;
        }

        @Override
        boolean study(Extent e) {
            e.min++;
            e.deterministic = false;
            return next.study(e);
        }
    }

    /** What a group matched. */
    static final class Back extends Node {
        private final int group;
        private final boolean fold;
        private final boolean unicode;

        Back(int group, boolean fold, boolean unicode) {
            this.group = 2 * group;
            this.fold = fold;
            this.unicode = unicode;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int from = group < m.groups.length ? m.groups[group] : -1;
            if (from < 0) {
                return false;
            }
            int n = m.groups[group + 1] - from;
            if (i + n > m.to) {
                m.hitEnd = true;
                return false;
            }
            for (int k = 0; k < n; k++) {
                int a = s.charAt(i + k);
                int b = s.charAt(from + k);
                if (a != b) {
                    if (!fold) {
                        return false;
                    }
                    if (unicode) {
                        a = Character.toUpperCase(Character.codePointAt(s, i + k));
                        b = Character.toUpperCase(Character.codePointAt(s, from + k));
                        if (a != b && Character.toLowerCase(a) != Character.toLowerCase(b)) {
                            return false;
                        }
                        k += a > 0xFFFF ? 1 : 0;
                    } else if (Chars.lower(a) != Chars.lower(b)) {
                        return false;
                    }
                }
            }
            return next.match(m, i + n, s);
        }

        @Override
        boolean study(Extent e) {
            e.maxValid = false;
            return next.study(e);
        }
    }

    // ---- Groups and branches ----

    static final class Open extends Node {
        final int local;

        Open(int local) {
            this.local = local;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int old = m.locals[local];
            m.locals[local] = i;
            boolean r = next.match(m, i, s);
            m.locals[local] = old;
            return r;
        }
    }

    static final class Close extends Node {
        final int local;
        final int group;

        Close(int local, int group) {
            this.local = local;
            this.group = 2 * group;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int start = m.locals[local];
            if (start < 0) { // a loop of a fixed shape sets the group itself
                m.last = i;
                return true;
            }
            int oldStart = m.groups[group];
            int oldEnd = m.groups[group + 1];
            m.groups[group] = start;
            m.groups[group + 1] = i;
            if (next.match(m, i, s)) {
                return true;
            }
            m.groups[group] = oldStart;
            m.groups[group + 1] = oldEnd;
            return false;
        }
    }

    /** Where the ways of a branch meet. */
    static final class Join extends Node {
        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            return next.match(m, i, s);
        }

        @Override
        boolean study(Extent e) {
            return e.deterministic;
        }
    }

    /** One way or another; null is the empty way. */
    static final class Branch extends Node {
        private Node[] ways;
        private final Node join;

        Branch(Node first, Node second, Node join) {
            ways = new Node[] {first, second};
            this.join = join;
        }

        void add(Node way) {
            ways = java.util.Arrays.copyOf(ways, ways.length + 1);
            ways[ways.length - 1] = way;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            for (Node way : ways) {
                if ((way == null ? join.next : way).match(m, i, s)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        boolean study(Extent e) {
            int min = e.min;
            int max = e.max;
            boolean valid = e.maxValid;
            int least = Integer.MAX_VALUE;
            int most = -1;
            for (Node way : ways) {
                e.reset();
                if (way != null) {
                    way.study(e);
                }
                least = Math.min(least, e.min);
                most = Math.max(most, e.max);
                valid &= e.maxValid;
            }
            min += least;
            max += most;
            e.reset();
            join.next.study(e);
            e.min += min;
            e.max += max;
            e.maxValid &= valid;
            e.deterministic = false;
            return false;
        }
    }

    // ---- Repetition ----

    /** Optional, or atomic. */
    static final class Maybe extends Node {
        final Node atom;
        final int kind;

        Maybe(Node atom, int kind) {
            this.atom = atom;
            this.kind = kind;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            switch (kind) {
                case GREEDY:
                    return atom.match(m, i, s) && next.match(m, m.last, s)
                            || next.match(m, i, s);
                case LAZY:
                    return next.match(m, i, s)
                            || atom.match(m, i, s) && next.match(m, m.last, s);
                case POSSESSIVE:
                    return next.match(m, atom.match(m, i, s) ? m.last : i, s);
                default:
                    return atom.match(m, i, s) && next.match(m, m.last, s);
            }
        }

        @Override
        boolean study(Extent e) {
            int min = e.min;
            atom.study(e);
            if (kind != ATOMIC) {
                e.min = min;
                e.deterministic = false;
            }
            return next.study(e);
        }
    }

    /** Adds what cmin to cmax times an atom can match. */
    private static boolean studyLoop(Node atom, int cmin, int cmax, Node next, Extent e) {
        int min = e.min;
        int max = e.max;
        boolean valid = e.maxValid;
        boolean deterministic = e.deterministic;
        e.reset();
        atom.study(e);
        int sum = e.min * cmin + min;
        e.min = sum < min ? 0xFFFFFFF : sum;
        if (valid && e.maxValid) {
            sum = e.max * cmax + max;
            e.max = sum;
            e.maxValid = sum >= max;
        } else {
            e.maxValid = false;
        }
        e.deterministic = e.deterministic && cmin == cmax && deterministic;
        return next.study(e);
    }

    /** A step repeated; a group that is repeated possessively, too. */
    static final class Repeat extends Node {
        final Node atom;
        final int kind;
        final int cmin;
        final int cmax;

        Repeat(Node atom, int cmin, int cmax, int kind) {
            this.atom = atom;
            this.cmin = cmin;
            this.cmax = cmax;
            this.kind = kind;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int j = 0;
            for (; j < cmin; j++) {
                if (!atom.match(m, i, s)) {
                    return false;
                }
                i = m.last;
            }
            if (kind == GREEDY) {
                return greedy(m, i, j, s);
            }
            if (kind == LAZY) {
                while (!next.match(m, i, s)) {
                    if (j++ >= cmax || !atom.match(m, i, s) || i == m.last) {
                        return false;
                    }
                    i = m.last;
                }
                return true;
            }
            for (; j < cmax && atom.match(m, i, s) && i != m.last; j++) {
                i = m.last;
            }
            return next.match(m, i, s);
        }

        /** Goes on in steps of one length and back by them; another length recurses. */
        private boolean greedy(Matcher m, int i, int j, CharSequence s) {
            int least = j;
            if (j >= cmax || !atom.match(m, i, s) || m.last == i) {
                return next.match(m, i, s);
            }
            int k = m.last - i;
            i = m.last;
            j++;
            while (j < cmax && atom.match(m, i, s)) {
                if (i + k != m.last) {
                    if (greedy(m, m.last, j + 1, s)) {
                        return true;
                    }
                    break;
                }
                i += k;
                j++;
            }
            for (; j >= least; j--) {
                if (next.match(m, i, s)) {
                    return true;
                }
                i -= k;
            }
            return false;
        }

        @Override
        boolean study(Extent e) {
            return studyLoop(atom, cmin, cmax, next, e);
        }
    }

    /** A group of deterministic shape repeated without recursion. */
    static final class GroupRepeat extends Node {
        private final Node atom;
        private final int kind;
        private final int cmin;
        private final int cmax;
        private final int local;
        private final int group;
        private final boolean capture;

        GroupRepeat(Node atom, Repeat r, Close close, boolean capture) {
            this.atom = atom;
            cmin = r.cmin;
            cmax = r.cmax;
            kind = r.kind;
            local = close.local;
            group = close.group;
            this.capture = capture;
        }

        private void set(Matcher m, int from, int to) {
            if (capture) {
                m.groups[group] = from;
                m.groups[group + 1] = to;
            }
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int oldLocal = m.locals[local];
            int oldStart = m.groups[group];
            int oldEnd = m.groups[group + 1];
            m.locals[local] = -1;
            boolean r = true;
            for (int j = 0; j < cmin; j++) {
                r = atom.match(m, i, s);
                if (!r) {
                    break;
                }
                set(m, i, m.last);
                i = m.last;
            }
            if (r) {
                r = kind == GREEDY ? greedy(m, i, cmin, s) : kind == LAZY ? lazy(m, i, cmin, s)
                        : possessive(m, i, cmin, s);
            }
            if (!r) {
                m.locals[local] = oldLocal;
                set(m, oldStart, oldEnd);
            }
            return r;
        }

        private boolean greedy(Matcher m, int i, int j, CharSequence s) {
            int least = j;
            int oldStart = m.groups[group];
            int oldEnd = m.groups[group + 1];
            if (j < cmax && atom.match(m, i, s)) {
                int k = m.last - i;
                if (k <= 0) {
                    set(m, i, i + k);
                    i += k;
                } else {
                    for (;;) {
                        set(m, i, i + k);
                        i += k;
                        if (++j >= cmax || !atom.match(m, i, s)) {
                            break;
                        }
                        if (i + k != m.last) {
                            if (greedy(m, i, j, s)) {
                                return true;
                            }
                            break;
                        }
                    }
                    for (; j > least; j--) {
                        if (next.match(m, i, s)) {
                            set(m, i - k, i);
                            return true;
                        }
                        i -= k;
                        set(m, i - k, i);
                    }
                }
            }
            set(m, oldStart, oldEnd);
            return next.match(m, i, s);
        }

        private boolean lazy(Matcher m, int i, int j, CharSequence s) {
            while (!next.match(m, i, s)) {
                if (j++ >= cmax || !atom.match(m, i, s) || i == m.last) {
                    return false;
                }
                set(m, i, m.last);
                i = m.last;
            }
            return true;
        }

        private boolean possessive(Matcher m, int i, int j, CharSequence s) {
            for (; j < cmax && atom.match(m, i, s); j++) {
                set(m, i, m.last);
                if (i == m.last) {
                    break;
                }
                i = m.last;
            }
            return next.match(m, i, s);
        }

        @Override
        boolean study(Extent e) {
            return studyLoop(atom, cmin, cmax, next, e);
        }
    }

    /** Enters a loop over a group. */
    static final class Enter extends Node {
        private final Loop loop;

        Enter(Loop loop) {
            this.loop = loop;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            return loop.enter(m, i, s);
        }

        @Override
        boolean study(Extent e) {
            return loop.study(e);
        }
    }

    /**
     * The end of the body of a loop: round again or on. A greedy loop remembers the places from
     * which another round failed, where that cannot depend on groups or on how many rounds are
     * left: so it stays polynomial.
     */
    static final class Loop extends Node {
        private final int count;
        private final int begin;
        private final boolean lazy;
        private final int cmin;
        private final int cmax;
        Node body;
        int memory = -1;

        Loop(int count, int begin, Repeat r) {
            this.count = count;
            this.begin = begin;
            lazy = r.kind == LAZY;
            cmin = r.cmin;
            cmax = r.cmax;
        }

        private boolean round(Matcher m, int i, int n, CharSequence s) {
            m.locals[count] = n + 1;
            if (body.match(m, i, s)) {
                return true;
            }
            m.locals[count] = n;
            return false;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            if (i > m.locals[begin]) {
                int n = m.locals[count];
                if (n < cmin) {
                    return round(m, i, n, s);
                }
                if (lazy) {
                    return next.match(m, i, s) || n < cmax && round(m, i, n, s);
                }
                if (n < cmax) {
                    if (memory >= 0 && m.failed(memory, i)) {
                        return next.match(m, i, s);
                    }
                    if (round(m, i, n, s)) {
                        return true;
                    }
                    if (memory >= 0) {
                        m.fail(memory, i);
                    }
                }
            }
            return next.match(m, i, s);
        }

        boolean enter(Matcher m, int i, CharSequence s) {
            int old = m.locals[count];
            boolean r;
            if (cmin > 0) {
                m.locals[count] = 1;
                r = body.match(m, i, s);
            } else {
                r = lazy && next.match(m, i, s);
                if (!r && cmax > 0) {
                    m.locals[count] = 1;
                    r = body.match(m, i, s);
                }
                r = r || !lazy && next.match(m, i, s);
            }
            m.locals[count] = old;
            return r;
        }

        @Override
        boolean study(Extent e) {
            e.maxValid = false;
            e.deterministic = false;
            return false;
        }
    }

    // ---- Looking around ----

    /** Lookahead. */
    static final class Ahead extends Node {
        private final Node body;
        private final boolean wanted;

        Ahead(Node body, boolean wanted) {
            this.body = body;
            this.wanted = wanted;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int to = m.to;
            if (m.transparent) {
                m.to = s.length();
            }
            boolean r;
            try {
                if (!wanted && i >= m.to) {
                    m.requireEnd = true; // more input could change the answer
                }
                r = body.match(m, i, s) == wanted;
            } finally {
                m.to = to;
            }
            return r && next.match(m, i, s);
        }
    }

    /** Lookbehind: tries all places from which the body could reach here. */
    static final class Behind extends Node {
        private final Node body;
        private final int min;
        private final int max;
        private final boolean wanted;
        private final boolean pairs;

        Behind(Node body, Extent e, boolean wanted, boolean pairs) {
            this.body = body;
            min = e.min;
            max = e.max;
            this.wanted = wanted;
            this.pairs = pairs;
        }

        private int back(CharSequence s, int i, int n) {
            if (!pairs) {
                return i - n;
            }
            int x = i;
            for (; x > 0 && n > 0; n--) {
                x--;
                if (x > 0 && Character.isLowSurrogate(s.charAt(x))
                        && Character.isHighSurrogate(s.charAt(x - 1))) {
                    x--;
                }
            }
            return x;
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            int from = m.from;
            int start = m.transparent ? 0 : from;
            int target = m.behind;
            int low = Math.max(back(s, i, max), start); // a max that wrapped round: see Run
            boolean r = false;
            m.behind = i;
            if (m.transparent) {
                m.from = 0;
            }
            for (int j = back(s, i, min); !r && j >= low;) {
                r = body.match(m, j, s);
                j = pairs && j > low ? back(s, j, 1) : j - 1;
            }
            m.from = from;
            m.behind = target;
            return r == wanted && next.match(m, i, s);
        }
    }

    /** Where the body of a lookbehind has to end. */
    static final class BehindEnd extends Node {
        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            return i == m.behind;
        }
    }

    // ---- Places ----

    /** ^ $ \A \Z \z \G \b \B \b{g}; multiline $ is M, multiline ^ is C. */
    static final class Anchor extends Node {
        private final char kind;
        private final boolean flag;

        /** The flag: lines end by newline only; for \b and \B: words are those of Unicode. */
        Anchor(char kind, boolean flag) {
            this.kind = kind;
            this.flag = flag;
        }

        /** Can the chain match at the beginning only? */
        static boolean begins(Node n) {
            return n instanceof Anchor && ((Anchor) n).kind == 'A';
        }

        private static boolean ends(char c) {
            return c == '\n' || c == '\r' || c == '\u0085' || (c | 1) == '\u2029';
        }

        @Override
        boolean match(Matcher m, int i, CharSequence s) {
            switch (kind) {
                case 'A':
                    if (i == (m.anchoring ? m.from : 0) && next.match(m, i, s)) {
                        m.first = i;
                        m.groups[0] = i;
                        m.groups[1] = m.last;
                        return true;
                    }
                    return false;
                case 'z':
                    if (i != (m.anchoring ? m.to : s.length())) {
                        return false;
                    }
                    m.hitEnd = true;
                    break;
                case 'G':
                    if (i != m.oldLast) {
                        return false;
                    }
                    break;
                case 'C':
                    if (!lineStart(m, i, s)) {
                        return false;
                    }
                    break;
                case '$':
                case 'M':
                    if (!(flag ? unixEnd(m, i, s) : lineEnd(m, i, s))) {
                        return false;
                    }
                    break;
                case 'g':
                    if (!cluster(m, i, s)) {
                        return false;
                    }
                    break;
                default:
                    if (boundary(m, i, s) != (kind == 'b')) {
                        return false;
                    }
            }
            return next.match(m, i, s);
        }

        private boolean lineStart(Matcher m, int i, CharSequence s) {
            int start = m.anchoring ? m.from : 0;
            int end = m.anchoring ? m.to : s.length();
            if (i == end) {
                m.hitEnd = true;
                return false;
            }
            if (i > start) {
                char c = s.charAt(i - 1);
                return flag ? c == '\n' : ends(c) && !(c == '\r' && s.charAt(i) == '\n');
            }
            return true;
        }

        private boolean lineEnd(Matcher m, int i, CharSequence s) {
            int end = m.anchoring ? m.to : s.length();
            if (kind == '$') {
                if (i < end - 2) {
                    return false;
                }
                if (i == end - 2 && (s.charAt(i) != '\r' || s.charAt(i + 1) != '\n')) {
                    return false;
                }
            }
            if (i < end) {
                char c = s.charAt(i);
                if (!ends(c) || c == '\n' && i > 0 && s.charAt(i - 1) == '\r') {
                    return false;
                }
                if (kind == 'M') {
                    return true;
                }
            }
            m.hitEnd = true;
            m.requireEnd = true;
            return true;
        }

        private boolean unixEnd(Matcher m, int i, CharSequence s) {
            int end = m.anchoring ? m.to : s.length();
            if (i < end) {
                if (s.charAt(i) != '\n' || kind == '$' && i != end - 1) {
                    return false;
                }
                if (kind == 'M') {
                    return true;
                }
            }
            m.hitEnd = true;
            m.requireEnd = true;
            return true;
        }

        private boolean word(Matcher m, int c, int i, CharSequence s) {
            if (flag ? Chars.isWord(c) : c == '_' || Character.isLetterOrDigit(c)) {
                return true;
            }
            if (c < 0x300 || Character.getType(c) != Character.NON_SPACING_MARK) {
                return false;
            }
            for (int x = i; x >= (m.transparent ? 0 : m.from); x--) {
                int d = Character.codePointAt(s, x);
                if (Character.isLetterOrDigit(d)) {
                    return true;
                }
                if (Character.getType(d) != Character.NON_SPACING_MARK) {
                    return false;
                }
            }
            return false;
        }

        private boolean boundary(Matcher m, int i, CharSequence s) {
            int start = m.transparent ? 0 : m.from;
            int end = m.transparent ? s.length() : m.to;
            boolean left = i > start && word(m, Character.codePointBefore(s, i), i - 1, s);
            if (i < end) {
                return left != word(m, Character.codePointAt(s, i), i, s);
            }
            m.hitEnd = true;
            m.requireEnd = true;
            return left;
        }

        private boolean cluster(Matcher m, int i, CharSequence s) {
            int start = m.transparent ? 0 : m.from;
            int end = m.transparent ? s.length() : m.to;
            if (i == start) {
                return true;
            }
            if (i < end) {
                if (Character.isSurrogatePair(s.charAt(i - 1), s.charAt(i))) {
                    return false;
                }
                int before = i - Character.charCount(Character.codePointBefore(s, i));
                return Grapheme.next(s, before, Math.min(s.length(),
                        i + Character.charCount(Character.codePointAt(s, i)))) <= i;
            }
            m.hitEnd = true;
            m.requireEnd = true;
            return true;
        }

        @Override
        boolean study(Extent e) {
            next.study(e);
            return e.deterministic;
        }
    }
}
