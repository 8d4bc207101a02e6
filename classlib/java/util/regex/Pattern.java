/* SPDX-License-Identifier: MIT */
package java.util.regex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A compiled regular expression: a recursive-descent parser that builds chains of nodes. */
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
    private final int flags;
    final transient Map<String, Integer> names = new HashMap<>();
    transient int groupCount;
    transient int loopCount;
    transient Node root;

    private transient int pos;
    private transient int mode;

    /* A piece of a chain with the least and greatest length it can match. */
    private static final class Piece {
        Node head;
        Node tail;
        int min;
        int max;
        Node.Chars single;

        Piece(Node n, int min, int max) {
            this(n, n, min, max);
        }

        Piece(Node head, Node tail, int min, int max) {
            this.head = head;
            this.tail = tail;
            this.min = min;
            this.max = max;
        }
    }

    private Pattern(String regex, int flags) {
        if ((flags & ~0x1ff) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
        }
        pattern = regex;
        mode = (flags & UNICODE_CHARACTER_CLASS) != 0 ? flags | UNICODE_CASE : flags;
        this.flags = mode;
        Piece p;
        if (has(LITERAL)) {
            p = new Piece(new Node.Empty(), 0, 0);
            while (pos < pattern.length()) {
                p = join(p, literal(pattern.codePointAt(pos)));
                pos += Character.charCount(pattern.codePointAt(pos));
            }
        } else {
            p = alternatives();
            if (pos < pattern.length()) {
                throw error("Unmatched closing ')'", pos - 1);
            }
        }
        p.tail.next = new Node.Accept();
        root = p.head;
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
        return flags;
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
        return java.util.Arrays.stream(split(input));
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

    /* ---- Parsing ---- */

    private boolean has(int f) {
        return (mode & f) != 0;
    }

    private PatternSyntaxException error(String s, int at) {
        return new PatternSyntaxException(s, pattern, at);
    }

    /* The next significant character, or -1; skips comments where they are allowed. */
    private int peek() {
        while (has(COMMENTS) && pos < pattern.length()) {
            char c = pattern.charAt(pos);
            if (c == '#') {
                while (pos < pattern.length() && pattern.charAt(pos) != '\n') {
                    pos++;
                }
            } else if (c == ' ' || c >= '\t' && c <= '\r') {
                pos++;
            } else {
                break;
            }
        }
        return pos < pattern.length() ? pattern.codePointAt(pos) : -1;
    }

    private boolean accept(char c) {
        if (peek() == c) {
            pos++;
            return true;
        }
        return false;
    }

    private static int add(int a, int b) {
        return a == Integer.MAX_VALUE || b == Integer.MAX_VALUE || (long) a + b > 0x7fffffffL
                ? Integer.MAX_VALUE : a + b;
    }

    private static Piece join(Piece a, Piece b) {
        a.tail.next = b.head;
        return new Piece(a.head, b.tail, add(a.min, b.min), add(a.max, b.max));
    }

    private Piece alternatives() {
        Piece first = sequence();
        if (peek() != '|') {
            return first;
        }
        Node.Branch b = new Node.Branch();
        Node end = new Node.Empty();
        int min = first.min;
        int max = first.max;
        b.ways.add(first.head);
        first.tail.next = end;
        while (accept('|')) {
            Piece p = sequence();
            b.ways.add(p.head);
            p.tail.next = end;
            min = Math.min(min, p.min);
            max = Math.max(max, p.max);
        }
        return new Piece(b, end, min, max);
    }

    private Piece sequence() {
        Piece all = new Piece(new Node.Empty(), 0, 0);
        for (;;) {
            int c = peek();
            if (c == -1 || c == '|' || c == ')') {
                return all;
            }
            if (c == '\\' && pattern.startsWith("\\Q", pos)) {
                int e = pattern.indexOf("\\E", pos + 2);
                int end = e < 0 ? pattern.length() : e;
                pos += 2;
                while (pos < end) {
                    int ch = pattern.codePointAt(pos);
                    pos += Character.charCount(ch);
                    if (pos >= end) {
                        pos = e < 0 ? end : e + 2;
                        all = join(all, quantified(literal(ch)));
                        end = -1;
                    } else {
                        all = join(all, literal(ch));
                    }
                }
                if (end >= 0) {
                    pos = e < 0 ? end : e + 2;
                }
                continue;
            }
            all = join(all, quantified(atom(c)));
        }
    }

    private Piece one(Node.Chars set) {
        Piece p = new Piece(new Node.One(set), 1, 2);
        p.single = set;
        return p;
    }

    static boolean sameFolded(int a, int b, boolean unicode) {
        if (a == b) {
            return true;
        }
        if (unicode) {
            return Character.toLowerCase(Character.toUpperCase(a))
                    == Character.toLowerCase(Character.toUpperCase(b));
        }
        return a < 128 && b < 128 && lower(a) == lower(b);
    }

    private static int lower(int c) {
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    }

    private Node.Chars exactly(int ch) {
        if (has(CASE_INSENSITIVE)) {
            boolean u = has(UNICODE_CASE);
            return c -> sameFolded(c, ch, u);
        }
        return c -> c == ch;
    }

    private Piece literal(int ch) {
        Piece p = one(exactly(ch));
        p.min = p.max = Character.charCount(ch);
        return p;
    }

    private Piece anchor(char kind) {
        return new Piece(new Node.Anchor(kind, has(UNIX_LINES), has(UNICODE_CHARACTER_CLASS)), 0,
                0);
    }

    private Piece atom(int c) {
        pos += Character.charCount(c);
        switch (c) {
            case '(':
                return group();
            case '[':
                return one(charClass());
            case '.': {
                boolean all = has(DOTALL);
                boolean unix = has(UNIX_LINES);
                return one(x -> all || x != '\n' && (unix || x != '\r' && x != '\u0085'
                        && (x | 1) != '\u2029'));
            }
            case '^':
                return anchor(has(MULTILINE) ? '^' : 'A');
            case '$':
                return anchor(has(MULTILINE) ? '$' : 'Z');
            case '*':
            case '+':
            case '?':
                throw error("Dangling meta character '" + (char) c + "'", pos - 1);
            case '\\':
                return escape();
            default:
                return literal(c);
        }
    }

    private Piece escape() {
        if (pos >= pattern.length()) {
            throw error("Unexpected internal error", pos);
        }
        char c = pattern.charAt(pos);
        switch (c) {
            case 'A':
            case 'G':
            case 'Z':
            case 'z':
            case 'b':
            case 'B':
                pos++;
                return anchor(c);
            case 'R':
                pos++;
                return new Piece(new Node.LineBreak(), 1, 2);
            case 'k': {
                pos++;
                if (pos >= pattern.length() || pattern.charAt(pos) != '<') {
                    throw error("\\k is not followed by '<' for named capturing group", pos);
                }
                pos++;
                String name = groupName();
                Integer g = names.get(name);
                if (g == null) {
                    throw error("named capturing group <" + name + "> does not exist", pos - 1);
                }
                return new Piece(new Node.Back(g, has(CASE_INSENSITIVE), has(UNICODE_CASE)), 0,
                        Integer.MAX_VALUE);
            }
            default:
                break;
        }
        if (c >= '1' && c <= '9') {
            int g = c - '0';
            pos++;
            while (pos < pattern.length() && pattern.charAt(pos) >= '0'
                    && pattern.charAt(pos) <= '9') {
                int more = g * 10 + pattern.charAt(pos) - '0';
                if (more > groupCount) {
                    break;
                }
                g = more;
                pos++;
            }
            return new Piece(new Node.Back(g, has(CASE_INSENSITIVE), has(UNICODE_CASE)), 0,
                    Integer.MAX_VALUE);
        }
        Node.Chars set = setEscape();
        return set != null ? one(set) : literal(charEscape());
    }

    static boolean nameChar(char c, boolean digit) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || digit && c >= '0' && c <= '9';
    }

    private String groupName() {
        int s = pos;
        while (pos < pattern.length() && nameChar(pattern.charAt(pos), pos > s)) {
            pos++;
        }
        if (pos == s) {
            throw error("capturing group name does not start with a Latin letter", pos);
        }
        if (pos >= pattern.length() || pattern.charAt(pos) != '>') {
            throw error("named capturing group is missing trailing '>'", pos);
        }
        return pattern.substring(s, pos++);
    }

    private Piece capture() {
        int g = ++groupCount;
        return capture(g);
    }

    private Piece capture(int g) {
        Piece body = alternatives();
        Node open = new Node.Open(g);
        Node close = new Node.Close(g);
        open.next = body.head;
        body.tail.next = close;
        return new Piece(open, close, body.min, body.max);
    }

    private void close() {
        if (!accept(')')) {
            throw error("Unclosed group", pos);
        }
    }

    private Piece group() {
        int saved = mode;
        Piece p;
        if (pos < pattern.length() && pattern.charAt(pos) == '?') {
            pos++;
            char c = pos < pattern.length() ? pattern.charAt(pos++) : 0;
            switch (c) {
                case ':':
                    p = alternatives();
                    break;
                case '=':
                case '!':
                    p = look(Node.Look.AHEAD, c == '!');
                    break;
                case '>':
                    p = look(Node.Look.ATOMIC, false);
                    break;
                case '<': {
                    char d = pos < pattern.length() ? pattern.charAt(pos) : 0;
                    if (d == '=' || d == '!') {
                        pos++;
                        p = look(Node.Look.BEHIND, d == '!');
                    } else {
                        String name = groupName();
                        if (names.containsKey(name)) {
                            throw error("Named capturing group <" + name
                                    + "> is already defined", pos - 1);
                        }
                        names.put(name, groupCount + 1);
                        p = capture();
                    }
                    break;
                }
                default: {
                    pos--;
                    boolean on = true;
                    for (;; pos++) {
                        c = pos < pattern.length() ? pattern.charAt(pos) : 0;
                        int k = "imsdxuU".indexOf(c);
                        if (c == '-' && on) {
                            on = false;
                        } else if (c != 0 && k >= 0) {
                            int f = new int[] {CASE_INSENSITIVE, MULTILINE, DOTALL, UNIX_LINES,
                                COMMENTS, UNICODE_CASE,
                                UNICODE_CHARACTER_CLASS | UNICODE_CASE}[k];
                            mode = on ? mode | f : mode & ~f;
                        } else {
                            break;
                        }
                    }
                    pos++;
                    if (c == ')') {
                        return new Piece(new Node.Empty(), 0, 0);
                    }
                    if (c != ':') {
                        throw error(c == 0 ? "Unknown inline modifier"
                                : "Unknown inline modifier", pos - 1);
                    }
                    p = alternatives();
                }
            }
        } else {
            p = capture();
        }
        close();
        mode = saved;
        return p;
    }

    private Piece look(int kind, boolean negative) {
        int at = pos;
        Piece body = alternatives();
        if (kind == Node.Look.BEHIND && body.max == Integer.MAX_VALUE) {
            throw error("Look-behind group does not have an obvious maximum length", at);
        }
        body.tail.next = new Node.Stop();
        boolean atomic = kind == Node.Look.ATOMIC;
        return new Piece(new Node.Look(kind, negative, body.head, body.min, body.max),
                atomic ? body.min : 0, atomic ? body.max : 0);
    }

    private int number() {
        long n = 0;
        int s = pos;
        while (pos < pattern.length() && pattern.charAt(pos) >= '0'
                && pattern.charAt(pos) <= '9') {
            n = n * 10 + pattern.charAt(pos++) - '0';
            if (n > Integer.MAX_VALUE) {
                throw error("Illegal repetition range", pos);
            }
        }
        if (pos == s) {
            throw error("Illegal repetition", pos);
        }
        return (int) n;
    }

    private Piece quantified(Piece p) {
        for (;;) {
            int c = peek();
            int min;
            int max = Integer.MAX_VALUE;
            if (c == '*') {
                min = 0;
            } else if (c == '+') {
                min = 1;
            } else if (c == '?') {
                min = 0;
                max = 1;
            } else if (c == '{') {
                pos++;
                min = number();
                max = min;
                if (pos < pattern.length() && pattern.charAt(pos) == ',') {
                    pos++;
                    max = Integer.MAX_VALUE;
                    if (pos < pattern.length() && pattern.charAt(pos) != '}') {
                        max = number();
                    }
                }
                if (pos >= pattern.length() || pattern.charAt(pos) != '}') {
                    throw error("Unclosed counted closure", pos);
                }
                if (max < min) {
                    throw error("Illegal repetition range", pos);
                }
            } else {
                return p;
            }
            pos++;
            int kind = Node.GREEDY;
            if (accept('?')) {
                kind = Node.LAZY;
            } else if (accept('+')) {
                kind = Node.POSSESSIVE;
            }
            p = repeat(p, min, max, kind);
        }
    }

    private static int times(int a, int n) {
        long v = (long) a * n;
        return a == 0 || n == 0 ? 0 : a == Integer.MAX_VALUE || n == Integer.MAX_VALUE
                || v > Integer.MAX_VALUE ? Integer.MAX_VALUE : (int) v;
    }

    private Piece repeat(Piece p, int min, int max, int kind) {
        int low = times(p.min, min);
        int high = times(p.max, max);
        if (p.single != null) {
            return new Piece(new Node.Repeat(p.single, min, max, kind), low, high);
        }
        Node.Loop loop = new Node.Loop(loopCount++, min, max, kind == Node.LAZY);
        loop.body = p.head;
        p.tail.next = loop;
        Node.Enter enter = new Node.Enter(loop);
        if (kind == Node.POSSESSIVE) {
            loop.next = new Node.Stop();
            return new Piece(new Node.Look(Node.Look.ATOMIC, false, enter, low, high), low, high);
        }
        return new Piece(enter, loop, low, high);
    }

    /* ---- Character classes ---- */

    private static Node.Chars or(Node.Chars a, Node.Chars b) {
        return a == null ? b : c -> a.is(c) || b.is(c);
    }

    private Node.Chars charClass() {
        boolean not = false;
        if (pos < pattern.length() && pattern.charAt(pos) == '^') {
            not = true;
            pos++;
        }
        Node.Chars left = null;
        Node.Chars cur = null;
        boolean first = true;
        for (;;) {
            int c = peek();
            if (c == -1) {
                throw error("Unclosed character class", pattern.length() - 1);
            }
            if (c == ']' && !(first && cur == null && left == null)) {
                pos++;
                break;
            }
            first = false;
            if (c == '&' && pattern.startsWith("&&", pos)) {
                while (pos < pattern.length() && pattern.charAt(pos) == '&') {
                    pos++;
                }
                left = both(left, cur);
                cur = null;
                continue;
            }
            if (c == '[') {
                pos++;
                cur = or(cur, charClass());
                continue;
            }
            if (c == '\\' && pattern.startsWith("\\Q", pos)) {
                int e = pattern.indexOf("\\E", pos);
                int end = e < 0 ? pattern.length() : e;
                for (int i = pos + 2; i < end; i += Character.charCount(pattern.codePointAt(i))) {
                    cur = or(cur, exactly(pattern.codePointAt(i)));
                }
                pos = e < 0 ? end : e + 2;
                continue;
            }
            int lo;
            if (c == '\\') {
                pos++;
                Node.Chars s = setEscape();
                if (s != null) {
                    cur = or(cur, s);
                    continue;
                }
                lo = charEscape();
            } else {
                lo = c;
                pos += Character.charCount(c);
            }
            if (peek() == '-' && pos + 1 < pattern.length() && pattern.charAt(pos + 1) != ']'
                    && pattern.charAt(pos + 1) != '[') {
                pos++;
                int hi = peek();
                pos += Character.charCount(hi);
                if (hi == '\\') {
                    hi = charEscape();
                }
                if (hi < lo) {
                    throw error("Illegal character range", pos - 1);
                }
                cur = or(cur, range(lo, hi));
            } else {
                cur = or(cur, exactly(lo));
            }
        }
        Node.Chars all = both(left, cur);
        Node.Chars set = all == null ? c -> false : all;
        return not ? c -> !set.is(c) : set;
    }

    private static Node.Chars both(Node.Chars a, Node.Chars b) {
        return a == null ? b : b == null ? a : c -> a.is(c) && b.is(c);
    }

    private Node.Chars range(int lo, int hi) {
        if (!has(CASE_INSENSITIVE)) {
            return c -> c >= lo && c <= hi;
        }
        boolean u = has(UNICODE_CASE);
        return c -> {
            if (c >= lo && c <= hi) {
                return true;
            }
            if (!u && c >= 128) {
                return false;
            }
            int up = Character.toUpperCase(c);
            int low = Character.toLowerCase(up);
            return up >= lo && up <= hi || low >= lo && low <= hi;
        };
    }

    /* A class such as \d after the backslash; null, with nothing consumed, if it is none. */
    private Node.Chars setEscape() {
        char c = pos < pattern.length() ? pattern.charAt(pos) : 0;
        boolean u = has(UNICODE_CHARACTER_CLASS);
        Node.Chars s;
        switch (Character.toLowerCase(c)) {
            case 'd':
                s = u ? Character::isDigit : x -> x >= '0' && x <= '9';
                break;
            case 'w':
                s = u ? x -> x == '_' || Character.isLetterOrDigit(x)
                        : x -> x == '_' || x < 128 && nameChar((char) x, true);
                break;
            case 's':
                s = u ? x -> x >= 9 && x <= 13 || x == 0x85 || Character.isSpaceChar(x)
                        : x -> x == ' ' || x >= 9 && x <= 13;
                break;
            case 'h':
                s = x -> x == ' ' || x == 9 || x == 0xa0 || x == 0x1680 || x == 0x180e
                        || x >= 0x2000 && x <= 0x200a || x == 0x202f || x == 0x205f
                        || x == 0x3000;
                break;
            case 'v':
                s = x -> x >= 10 && x <= 13 || x == 0x85 || x == 0x2028 || x == 0x2029;
                break;
            case 'p': {
                pos++;
                String name;
                if (pos < pattern.length() && pattern.charAt(pos) == '{') {
                    int e = pattern.indexOf('}', pos);
                    if (e < 0) {
                        throw error("Unclosed character family", pattern.length() - 1);
                    }
                    name = pattern.substring(pos + 1, e);
                    if (name.isEmpty()) {
                        throw error("Empty character family", e);
                    }
                    pos = e + 1;
                } else {
                    if (pos >= pattern.length()) {
                        throw error("Illegal/unsupported escape sequence", pos);
                    }
                    name = pattern.substring(pos, ++pos);
                }
                Node.Chars f = family(name);
                return c == 'P' ? x -> !f.is(x) : f;
            }
            default:
                return null;
        }
        pos++;
        Node.Chars t = s;
        return c >= 'A' && c <= 'Z' ? x -> !t.is(x) : s;
    }

    private static final String[] CATEGORIES = {"Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Me",
        "Mc", "Nd", "Nl", "No", "", "Zs", "Zl", "Zp", "Cc", "Cf", "", "Co", "Cs", "Pd", "Ps",
        "Pe", "Pc", "Po", "Sm", "Sc", "Sk", "So", "Pi", "Pf"};

    private Node.Chars family(String name) {
        boolean fold = has(CASE_INSENSITIVE);
        boolean u = has(UNICODE_CHARACTER_CLASS);
        int eq = name.indexOf('=');
        String key = eq < 0 ? "" : name.substring(0, eq).toLowerCase(java.util.Locale.ROOT);
        String n = eq < 0 ? name : name.substring(eq + 1);
        if (eq >= 0 && !key.equals("gc") && !key.equals("general_category")) {
            throw error("Unknown Unicode property {name=<" + name.substring(0, eq) + ">, value=<"
                    + n + ">}", pos - 1);
        }
        switch (n) {
            case "Lower":
                return u ? Character::isLowerCase : fold
                        ? x -> x < 128 && Character.isLetter(x) : x -> x >= 'a' && x <= 'z';
            case "Upper":
                return u ? Character::isUpperCase : fold
                        ? x -> x < 128 && Character.isLetter(x) : x -> x >= 'A' && x <= 'Z';
            case "ASCII":
                return x -> x < 128;
            case "Alpha":
                return u ? Character::isAlphabetic : x -> x < 128 && Character.isLetter(x);
            case "Digit":
                return u ? Character::isDigit : x -> x >= '0' && x <= '9';
            case "Alnum":
                return u ? Character::isLetterOrDigit
                        : x -> x < 128 && Character.isLetterOrDigit(x);
            case "Punct":
                return x -> x > 32 && x < 127 && !Character.isLetterOrDigit(x);
            case "Graph":
                return x -> x > 32 && x < 127;
            case "Print":
                return x -> x >= 32 && x < 127;
            case "Blank":
                return x -> x == ' ' || x == '\t';
            case "Cntrl":
                return x -> x < 32 || x == 127;
            case "XDigit":
                return x -> x < 128 && Character.digit(x, 16) >= 0;
            case "Space":
                return x -> x == ' ' || x >= 9 && x <= 13;
            case "javaLowerCase":
            case "IsLowercase":
                return Character::isLowerCase;
            case "javaUpperCase":
            case "IsUppercase":
                return Character::isUpperCase;
            case "javaWhitespace":
                return Character::isWhitespace;
            case "javaSpaceChar":
            case "IsWhite_Space":
                return x -> x >= 9 && x <= 13 || x == 0x85 || Character.isSpaceChar(x);
            case "javaMirrored":
                return Character::isMirrored;
            case "IsAlphabetic":
            case "javaAlphabetic":
                return Character::isAlphabetic;
            case "javaLetter":
                return Character::isLetter;
            case "javaDigit":
            case "IsDigit":
                return Character::isDigit;
            case "javaLetterOrDigit":
                return Character::isLetterOrDigit;
            case "javaJavaIdentifierStart":
                return Character::isJavaIdentifierStart;
            case "javaJavaIdentifierPart":
                return Character::isJavaIdentifierPart;
            case "javaISOControl":
                return Character::isISOControl;
            case "IsPunctuation":
                return category("P");
            case "IsLatin":
                return x -> Character.isLetter(x) && (x < 0x250 || x >= 0x1e00 && x < 0x1f00);
            case "IsGreek":
            case "InGreek":
                return x -> x >= 0x370 && x < 0x400;
            case "IsCyrillic":
            case "InCyrillic":
                return x -> x >= 0x400 && x < 0x500;
            case "L1":
                return x -> x < 256;
            case "all":
                return x -> true;
            default:
                break;
        }
        String cat = n.startsWith("Is") ? n.substring(2) : n;
        if (cat.equals("LC")) {
            return x -> {
                int t = Character.getType(x);
                return t >= 1 && t <= 3;
            };
        }
        for (String s : CATEGORIES) {
            if (!s.isEmpty() && (s.equals(cat) || cat.length() == 1 && s.startsWith(cat))) {
                return fold && (cat.equals("Lu") || cat.equals("Ll") || cat.equals("Lt"))
                        ? family("LC") : category(cat);
            }
        }
        if (n.startsWith("In")) {
            try {
                Character.UnicodeBlock block = Character.UnicodeBlock.forName(n.substring(2));
                return x -> Character.UnicodeBlock.of(x) == block;
            } catch (IllegalArgumentException unknown) {
                throw error("Unknown character block name {" + n.substring(2) + "}", pos - 1);
            }
        }
        throw error(n.startsWith("In") ? "Unknown character block name {" + n.substring(2) + "}"
                : n.startsWith("Is") ? "Unknown character property name {" + n + "}"
                : "Unknown character property name {" + n + "}", pos - 1);
    }

    private static Node.Chars category(String cat) {
        return x -> CATEGORIES[Character.getType(x)].startsWith(cat);
    }

    /* A single character after the backslash. */
    private int charEscape() {
        if (pos >= pattern.length()) {
            throw error("Unexpected internal error", pos);
        }
        int c = pattern.codePointAt(pos);
        pos += Character.charCount(c);
        switch (c) {
            case 't':
                return '\t';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 'f':
                return '\f';
            case 'a':
                return 7;
            case 'e':
                return 27;
            case '0': {
                int v = 0;
                int n = 0;
                while (n < 3 && pos < pattern.length() && pattern.charAt(pos) >= '0'
                        && pattern.charAt(pos) <= '7' && v * 8 + 7 <= 0x1ff && v < 32) {
                    v = v * 8 + pattern.charAt(pos++) - '0';
                    n++;
                }
                if (n == 0) {
                    throw error("Illegal octal escape sequence", pos);
                }
                return v;
            }
            case 'x':
                if (pos < pattern.length() && pattern.charAt(pos) == '{') {
                    int e = pattern.indexOf('}', pos);
                    if (e < 0) {
                        throw error("Unclosed hexadecimal escape sequence", pos);
                    }
                    try {
                        int v = Integer.parseInt(pattern.substring(pos + 1, e), 16);
                        if (Character.isValidCodePoint(v)) {
                            pos = e + 1;
                            return v;
                        }
                    } catch (NumberFormatException x) {
                        throw error("Illegal hexadecimal escape sequence", pos);
                    }
                    throw error("Hexadecimal codepoint is too big", pos);
                }
                return hex(2, "Illegal hexadecimal escape sequence");
            case 'u': {
                int v = hex(4, "Illegal Unicode escape sequence");
                if (Character.isHighSurrogate((char) v) && pattern.startsWith("\\u", pos)) {
                    int back = pos;
                    pos += 2;
                    int low = hex(4, "Illegal Unicode escape sequence");
                    if (Character.isLowSurrogate((char) low)) {
                        return Character.toCodePoint((char) v, (char) low);
                    }
                    pos = back;
                }
                return v;
            }
            case 'c':
                if (pos >= pattern.length()) {
                    throw error("Illegal control escape sequence", pos);
                }
                return pattern.charAt(pos++) ^ 64;
            default:
                if (c < 128 && nameChar((char) c, true)) {
                    throw error("Illegal/unsupported escape sequence", pos - 1);
                }
                return c;
        }
    }

    private int hex(int n, String message) {
        int v = 0;
        for (int i = 0; i < n; i++) {
            int d = pos < pattern.length() ? Character.digit(pattern.charAt(pos), 16) : -1;
            if (d < 0) {
                throw error(message, pos);
            }
            v = v * 16 + d;
            pos++;
        }
        return v;
    }
}
