/* SPDX-License-Identifier: MIT */
package java.util.regex;

import java.util.ArrayList;
import java.util.Map;

/** Reads a regular expression and builds the chain of nodes, by recursive descent. */
final class Parser {
    private final String source;
    private final Map<String, Integer> names;
    private int flags;
    private int[] text;
    private int length;
    private int cursor;
    /** The last node of the chain that was read last. */
    private Node root;
    private final Node accept = new Node.Last();
    private int[] buffer = new int[32];
    private ArrayList<Node.Loop> greedy = new ArrayList<>();
    private boolean refersToGroup;
    int groups = 1;
    int locals;
    int memories;
    private boolean pairs;

    Parser(String source, int flags, Map<String, Integer> names) {
        this.source = source;
        this.flags = flags;
        this.names = names;
        int n = source.length();
        text = new int[n + 2];
        for (int i = 0; i < n; i += Character.charCount(source.codePointAt(i))) {
            int c = source.codePointAt(i);
            text[length++] = c;
            pairs |= wide(c);
        }
    }

    private static boolean wide(int c) {
        return c >= 0x10000 || Character.isSurrogate((char) c);
    }

    private boolean has(int f) {
        return (flags & f) != 0;
    }

    int flags() {
        return flags;
    }

    private PatternSyntaxException error(String s) {
        return new PatternSyntaxException(s, source, cursor - 1);
    }

    /** The whole expression; the node to match from a given place is in body. */
    Node body;

    Node parse() {
        if (has(Pattern.LITERAL)) {
            body = slice(text, length);
            body.next = accept;
        } else {
            unquote();
            body = expression(accept);
            if (cursor != length) {
                if (peek() == ')') {
                    throw error("Unmatched closing ')'");
                }
                throw error("Unexpected internal error");
            }
        }
        if (!refersToGroup) {
            for (Node.Loop l : greedy) {
                l.memory = memories++;
            }
        }
        return Node.Anchor.begins(body) ? body : new Node.Start(body, pairs);
    }

    /** Turns \Q...\E into escaped characters. */
    private void unquote() {
        int i = 0;
        while (i < length - 1 && (text[i] != '\\' || text[i + 1] != 'Q')) {
            i += text[i] == '\\' ? 2 : 1;
        }
        if (i >= length - 1) {
            return;
        }
        int[] out = new int[i + 3 * (length - i) + 2];
        System.arraycopy(text, 0, out, 0, i);
        int j = i;
        i += 2;
        boolean quoted = true;
        boolean first = true;
        while (i < length) {
            int c = text[i++];
            if (c < 128 && !alphabetic(c)) {
                if (digit(c)) {
                    if (first && quoted) { // must not become part of a reference to a group
                        out[j++] = '\\';
                        out[j++] = 'x';
                        out[j++] = '3';
                    }
                    out[j++] = c;
                } else if (c != '\\') {
                    if (quoted) {
                        out[j++] = '\\';
                    }
                    out[j++] = c;
                } else if (quoted) {
                    if (text[i] == 'E') {
                        i++;
                        quoted = false;
                    } else {
                        out[j++] = '\\';
                        out[j++] = '\\';
                    }
                } else if (text[i] == 'Q') {
                    i++;
                    quoted = true;
                    first = true;
                    continue;
                } else {
                    out[j++] = c;
                    if (i != length) {
                        out[j++] = text[i++];
                    }
                }
            } else {
                out[j++] = c;
            }
            first = false;
        }
        length = j;
        text = java.util.Arrays.copyOf(out, j + 2);
    }

    private static boolean digit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean alphabetic(int c) {
        return (c | 32) >= 'a' && (c | 32) <= 'z';
    }

    // ---- The cursor: comments and blanks are stepped over where they are allowed ----

    private boolean blank(int c) {
        return c == ' ' || c >= 9 && c <= 13;
    }

    private boolean lineEnd(int c) {
        return c == '\n' || !has(Pattern.UNIX_LINES)
                && (c == '\r' || (c | 1) == 0x2029 || c == 0x85);
    }

    /** The character at the cursor, which moves over what does not count. */
    private int peek() {
        if (has(Pattern.COMMENTS)) {
            for (;;) {
                while (blank(text[cursor])) {
                    cursor++;
                }
                if (text[cursor] != '#') {
                    break;
                }
                while (text[cursor] != 0 && !lineEnd(text[cursor])) {
                    cursor++;
                }
            }
        }
        return text[cursor];
    }

    private int read() {
        int c = peek();
        cursor++;
        return c;
    }

    private int next() {
        cursor++;
        return peek();
    }

    /** The character after the cursor's, whatever it is; the cursor is behind it then. */
    private int skip() {
        int c = text[cursor + 1];
        cursor += 2;
        return c;
    }

    private int escaped() {
        return text[++cursor];
    }

    // ---- Structure ----

    private Node expression(Node end) {
        Node prev = null;
        Node firstTail = null;
        Node.Branch branch = null;
        Node join = null;
        for (;;) {
            Node node = sequence(end);
            Node tail = root;
            if (prev == null) {
                prev = node;
                firstTail = tail;
            } else {
                if (join == null) {
                    join = new Node.Join();
                    join.next = end;
                }
                if (node == end) {
                    node = null;
                } else {
                    tail.next = join;
                }
                if (prev == branch) {
                    branch.add(node);
                } else {
                    if (prev == end) {
                        prev = null;
                    } else {
                        firstTail.next = join;
                    }
                    branch = new Node.Branch(prev, node, join);
                    prev = branch;
                }
            }
            if (peek() != '|') {
                return prev;
            }
            next();
        }
    }

    private Node sequence(Node end) {
        Node head = null;
        Node tail = null;
        loop:
        for (;;) {
            Node node;
            int c = peek();
            switch (c) {
                case '(':
                    node = group();
                    if (node == null) {
                        continue;
                    }
                    if (head == null) {
                        head = node;
                    } else {
                        tail.next = node;
                    }
                    tail = root;
                    continue;
                case '[':
                    node = one(set(true));
                    break;
                case '\\':
                    c = escaped();
                    if (c == 'p' || c == 'P') {
                        node = one(family(c == 'P'));
                    } else {
                        cursor--;
                        node = atom();
                    }
                    break;
                case '^':
                    next();
                    node = has(Pattern.MULTILINE)
                            ? new Node.Anchor('C', has(Pattern.UNIX_LINES))
                            : new Node.Anchor('A', false);
                    break;
                case '$':
                    next();
                    node = new Node.Anchor(has(Pattern.MULTILINE) ? 'M' : '$',
                            has(Pattern.UNIX_LINES));
                    break;
                case '.':
                    next();
                    node = new Node.One(has(Pattern.DOTALL) ? Chars.ALL : has(Pattern.UNIX_LINES)
                            ? Chars.named("unixdot") : Chars.DOT);
                    break;
                case '|':
                case ')':
                    break loop;
                case '?':
                case '*':
                case '+':
                    next();
                    throw error("Dangling meta character '" + (char) c + "'");
                case 0:
                    if (cursor >= length) {
                        break loop;
                    }
                    // fall through
                default:
                    node = atom();
            }
            Node repeated = closure(node);
            if (node instanceof Node.LineBreak && repeated != node) {
                Node open = new Node.Open(locals++);
                Node close = new Node.Close(locals - 1, 0);
                open.next = node;
                node.next = close;
                repeated = repeatGroup(repeated instanceof Node.Maybe
                        ? new Node.Maybe(open, ((Node.Maybe) repeated).kind)
                        : regrouped((Node.Repeat) repeated, open), open, close, false);
                if (head == null) {
                    head = repeated;
                } else {
                    tail.next = repeated;
                }
                tail = root;
                continue;
            }
            if (head == null) {
                head = repeated;
            } else {
                tail.next = repeated;
            }
            tail = repeated;
        }
        if (head == null) {
            return end;
        }
        tail.next = end;
        root = tail;
        return head;
    }

    private static Node regrouped(Node.Repeat r, Node open) {
        return new Node.Repeat(open, r.cmin, r.cmax, r.kind);
    }

    private Node one(Chars set) {
        pairs |= !set.basic;
        return new Node.One(set);
    }

    private Node slice(int[] codes, int n) {
        StringBuilder sb = new StringBuilder();
        int fold = !has(Pattern.CASE_INSENSITIVE) ? 0 : has(Pattern.UNICODE_CASE) ? 2 : 1;
        for (int i = 0; i < n; i++) {
            int c = codes[i];
            pairs |= wide(c);
            sb.appendCodePoint(fold == 0 ? c : fold == 1 ? Chars.lower(c)
                    : Character.toLowerCase(Character.toUpperCase(c)));
        }
        return new Node.Slice(sb.toString(), fold);
    }

    /** A text of characters, or one escape that stands for a node. */
    private Node atom() {
        int n = 0;
        int prev = -1;
        int c = peek();
        loop:
        for (;;) {
            switch (c) {
                case '*':
                case '+':
                case '?':
                case '{':
                    if (n > 1) {
                        cursor = prev;
                        n--;
                    }
                    break loop;
                case '$':
                case '.':
                case '^':
                case '(':
                case '[':
                case '|':
                case ')':
                    break loop;
                case '\\':
                    c = escaped();
                    if (c == 'p' || c == 'P') {
                        if (n > 0) {
                            cursor--;
                            break loop;
                        }
                        return one(family(c == 'P'));
                    }
                    cursor--;
                    prev = cursor;
                    c = escape(false, n == 0, false);
                    if (c >= 0) {
                        n = append(c, n);
                        c = peek();
                        continue;
                    }
                    if (n == 0) {
                        return root;
                    }
                    cursor = prev;
                    break loop;
                case 0:
                    if (cursor >= length) {
                        break loop;
                    }
                    // fall through
                default:
                    prev = cursor;
                    n = append(c, n);
                    c = next();
            }
        }
        return n == 1 ? one(single(buffer[0])) : slice(buffer, n);
    }

    private int append(int c, int n) {
        if (n == buffer.length) {
            buffer = java.util.Arrays.copyOf(buffer, 2 * n);
        }
        buffer[n] = c;
        return n + 1;
    }

    private Chars single(int c) {
        return Chars.one(c, has(Pattern.CASE_INSENSITIVE), has(Pattern.UNICODE_CASE));
    }

    // ---- Escapes ----

    private Chars named(String ascii, String posix, boolean negated) {
        Chars c = has(Pattern.UNICODE_CHARACTER_CLASS) && posix != null
                ? Chars.unicode(posix, has(Pattern.CASE_INSENSITIVE)) : Chars.named(ascii);
        return negated ? c.not() : c;
    }

    private int give(Chars c, boolean inSet, boolean create) {
        if (create) {
            predicate = c;
            if (!inSet) {
                root = one(c);
            }
        }
        return -1;
    }

    private int give(Node n, boolean create) {
        if (create) {
            root = n;
        }
        return -1;
    }

    /** The set that the last escape in a set stands for. */
    private Chars predicate;

    /** The character an escape stands for, or -1: it stands for root or, in a set, predicate. */
    private int escape(boolean inSet, boolean create, boolean isRange) {
        int c = skip();
        boolean words = has(Pattern.UNICODE_CHARACTER_CLASS);
        switch (c) {
            case '0':
                return octal();
            case 'a':
                return 7;
            case 'c':
                if (cursor < length) {
                    return read() ^ 64;
                }
                throw error("Illegal control escape sequence");
            case 'd':
            case 'D':
                return give(named("Digit", "DIGIT", c == 'D'), inSet, create);
            case 'e':
                return 27;
            case 'f':
                return '\f';
            case 'h':
            case 'H':
                return give(named("horizontal", null, c == 'H'), inSet, create);
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 's':
            case 'S':
                return give(named("Space", "WHITE_SPACE", c == 'S'), inSet, create);
            case 't':
                return '\t';
            case 'u':
                return unicode();
            case 'v':
            case 'V':
                if (c == 'v' && isRange) {
                    return 11;
                }
                return give(named("vertical", null, c == 'V'), inSet, create);
            case 'w':
            case 'W':
                return give(named("word", "WORD", c == 'W'), inSet, create);
            case 'x':
                return hex();
            case 'N':
                return characterName();
            default:
                break;
        }
        if (!digit(c) && !alphabetic(c)) {
            return c;
        }
        if (!inSet) {
            switch (c) {
                case 'A':
                    return give(new Node.Anchor('A', false), create);
                case 'B':
                    return give(new Node.Anchor('B', words), create);
                case 'G':
                    return give(new Node.Anchor('G', false), create);
                case 'R':
                    return give(new Node.LineBreak(), create);
                case 'X':
                    return give(new Node.Cluster(), create);
                case 'Z':
                    return give(new Node.Anchor('$', has(Pattern.UNIX_LINES)), create);
                case 'z':
                    return give(new Node.Anchor('z', false), create);
                case 'b':
                    if (create && peek() == '{') {
                        if (skip() == 'g') {
                            if (read() == '}') {
                                return give(new Node.Anchor('g', false), true);
                            }
                            break;
                        }
                        cursor -= 2;
                    }
                    return give(new Node.Anchor('b', words), create);
                case 'k':
                    return namedReference(create);
                default:
                    if (c >= '1' && c <= '9') {
                        if (create) {
                            root = reference(c - '0');
                        }
                        return -1;
                    }
            }
        }
        throw error("Illegal/unsupported escape sequence");
    }

    private Node back(int group) {
        refersToGroup = true;
        return new Node.Back(group, has(Pattern.CASE_INSENSITIVE), has(Pattern.UNICODE_CASE));
    }

    private Node reference(int n) {
        while (digit(peek())) {
            int more = n * 10 + peek() - '0';
            if (groups - 1 < more) {
                break;
            }
            n = more;
            read();
        }
        return back(n);
    }

    private int namedReference(boolean create) {
        if (read() != '<') {
            throw error("\\k is not followed by '<' for named capturing group");
        }
        String name = groupName(read());
        if (!names.containsKey(name)) {
            throw error("named capturing group <" + name + "> does not exist");
        }
        if (create) {
            root = back(names.get(name));
        }
        return -1;
    }

    private static boolean isOctal(int c) {
        return c >= '0' && c <= '7';
    }

    private int octal() {
        int n = read();
        if (!isOctal(n)) {
            throw error("Illegal octal escape sequence");
        }
        int m = read();
        if (!isOctal(m)) {
            cursor--;
            return n - '0';
        }
        int o = read();
        if (isOctal(o) && n <= '3') {
            return (n - '0') * 64 + (m - '0') * 8 + o - '0';
        }
        cursor--;
        return (n - '0') * 8 + m - '0';
    }

    private static int hexDigit(int c) {
        return c < 128 ? Character.digit(c, 16) : -1;
    }

    private int hex() {
        int n = read();
        if (hexDigit(n) >= 0) {
            int m = read();
            if (hexDigit(m) >= 0) {
                return hexDigit(n) * 16 + hexDigit(m);
            }
        } else if (n == '{' && hexDigit(peek()) >= 0) {
            int c = 0;
            while (hexDigit(n = read()) >= 0) {
                c = (c << 4) + hexDigit(n);
                if (c > Character.MAX_CODE_POINT) {
                    throw error("Hexadecimal codepoint is too big");
                }
            }
            if (n != '}') {
                throw error("Unclosed hexadecimal escape sequence");
            }
            return c;
        }
        throw error("Illegal hexadecimal escape sequence");
    }

    private int fourDigits() {
        int n = 0;
        for (int i = 0; i < 4; i++) {
            int d = hexDigit(read());
            if (d < 0) {
                throw error("Illegal Unicode escape sequence");
            }
            n = n * 16 + d;
        }
        return n;
    }

    private int unicode() {
        int n = fourDigits();
        if (Character.isHighSurrogate((char) n)) {
            int mark = cursor;
            if (read() == '\\' && read() == 'u') {
                int low = fourDigits();
                if (Character.isLowSurrogate((char) low)) {
                    return Character.toCodePoint((char) n, (char) low);
                }
            }
            cursor = mark;
        }
        return n;
    }

    private int characterName() {
        if (read() != '{') {
            throw error("Illegal character name escape sequence");
        }
        int from = cursor;
        while (read() != '}') {
            if (cursor >= length) {
                throw error("Unclosed character name escape sequence");
            }
        }
        String name = new String(text, from, cursor - from - 1);
        try {
            return Character.codePointOf(name);
        } catch (IllegalArgumentException e) {
            throw error("Unknown character name [" + name + "]");
        }
    }

    // ---- Sets ----

    private Chars set(boolean consume) {
        Chars prev = null;
        Chars last = null; // what was read last, if it did not go into latin
        Chars latin = Chars.latin();
        boolean negated = false;
        boolean used = false;
        int c = next();
        if (c == '^' && text[cursor - 1] == '[') {
            c = next();
            negated = true;
        }
        for (;;) {
            if (c == '[') {
                last = set(true);
                prev = prev == null ? last : prev.or(last);
                c = peek();
                continue;
            }
            if (c == '&') {
                c = next();
                if (c == '&') {
                    c = next();
                    Chars right = null;
                    while (c != ']' && c != '&') {
                        cursor -= c == '[' ? 0 : 1;
                        Chars inner = set(c == '[');
                        right = right == null ? inner : right.or(inner);
                        c = peek();
                    }
                    if (used) {
                        prev = prev == null ? latin : prev.or(latin);
                        latin = Chars.latin();
                        used = false;
                    }
                    if (prev == null) {
                        if (right == null) {
                            throw error("Bad class syntax");
                        }
                        prev = right;
                    } else if (right != null || last != null) {
                        prev = prev.and(right != null ? right : last);
                    }
                    last = right != null ? right : last;
                    continue;
                }
                cursor--;
            } else if (c == 0 && cursor >= length) {
                throw error("Unclosed character class");
            } else if (c == ']' && (prev != null || used)) {
                if (consume) {
                    next();
                }
                if (prev == null) {
                    prev = latin;
                } else if (used) {
                    prev = prev.or(latin);
                }
                return negated ? prev.not() : prev;
            }
            last = item(latin);
            if (last == null) {
                used = true;
            } else {
                prev = prev == null ? last : prev.or(last);
            }
            c = peek();
        }
    }

    /** A character, a range or an escape in a set; null: it went into latin. */
    private Chars item(Chars latin) {
        int c = peek();
        if (c == '\\') {
            c = escaped();
            if (c == 'p' || c == 'P') {
                return family(c == 'P');
            }
            boolean isRange = text[cursor + 1] == '-';
            cursor--;
            c = escape(true, true, isRange);
            if (c == -1) {
                return predicate;
            }
        } else {
            next();
        }
        if (peek() == '-') {
            int end = text[cursor + 1];
            if (end != '[' && end != ']') {
                next();
                int to = peek();
                if (to == '\\') {
                    to = escape(true, false, true);
                } else {
                    next();
                }
                if (to < c) {
                    throw error("Illegal character range");
                }
                return Chars.range(c, to, has(Pattern.CASE_INSENSITIVE),
                        has(Pattern.UNICODE_CASE));
            }
        }
        boolean fold = has(Pattern.CASE_INSENSITIVE);
        if (c < 256 && !(fold && has(Pattern.UNICODE_CASE)
                && "\u00FF\u00B5IiSsKk\u00C5\u00E5".indexOf(c) >= 0)) {
            latin.add(c, fold, has(Pattern.UNICODE_CASE));
            return null;
        }
        return single(c);
    }

    /** A property after \p or \P, at which the cursor is. */
    private Chars family(boolean negated) {
        boolean fold = has(Pattern.CASE_INSENSITIVE);
        String name;
        if (next() != '{') {
            name = new String(text, cursor, 1);
            read();
        } else {
            next();
            int from = cursor;
            int to = from;
            while (to < text.length && text[to] != '}') {
                to++;
            }
            if (to >= length) {
                cursor = length + 1;
                throw error("Unclosed character family");
            }
            cursor = to + 1;
            if (from >= to) {
                throw error("Empty character family");
            }
            name = new String(text, from, to - from);
        }
        Chars c = null;
        int i = name.indexOf('=');
        if (i >= 0) {
            String value = name.substring(i + 1);
            String kind = name.substring(0, i).toLowerCase(java.util.Locale.ENGLISH);
            if (kind.equals("sc") || kind.equals("script")) {
                c = script(value);
            } else if (kind.equals("blk") || kind.equals("block")) {
                c = block(value);
            } else if (kind.equals("gc") || kind.equals("general_category")) {
                c = Chars.property(value, fold);
            }
            if (c == null) {
                throw error("Unknown Unicode property {name=<" + kind + ">, value=<" + value
                        + ">}");
            }
        } else {
            if (name.startsWith("In")) {
                c = block(name.substring(2));
            } else if (name.startsWith("Is")) {
                String shorter = name.substring(2);
                c = Chars.unicode(shorter, fold);
                c = c == null ? Chars.property(shorter, fold) : c;
                c = c == null ? script(shorter) : c;
            } else {
                c = has(Pattern.UNICODE_CHARACTER_CLASS) ? Chars.posix(name, fold) : null;
                c = c == null ? Chars.property(name, fold) : c;
            }
            if (c == null) {
                throw error("Unknown character property name {" + name + "}");
            }
        }
        if (negated) {
            pairs = true;
            c = c.not();
        }
        return c;
    }

    private Chars script(String name) {
        try {
            return Chars.script(name);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private Chars block(String name) {
        try {
            return Chars.block(name);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    // ---- Groups ----

    private String groupName(int c) {
        StringBuilder sb = new StringBuilder();
        if (!alphabetic(c)) {
            throw error("capturing group name does not start with a Latin letter");
        }
        do {
            sb.append((char) c);
            c = read();
        } while (alphabetic(c) || digit(c));
        if (c != '>') {
            throw error("named capturing group is missing trailing '>'");
        }
        return sb.toString();
    }

    private Node open(boolean anonymous) {
        int local = locals++;
        Node head = new Node.Open(local);
        root = new Node.Close(local, anonymous ? 0 : groups++);
        return head;
    }

    /** A group with what follows it, from head to root; null: only flags. */
    private Node group() {
        boolean capturing = false;
        int saved = flags;
        int loops = greedy.size();
        Node head;
        Node tail;
        root = null;
        int c = next();
        if (c == '?') {
            c = skip();
            switch (c) {
                case '=':
                case '!':
                    head = open(true);
                    tail = root;
                    head.next = expression(tail);
                    head = tail = new Node.Ahead(head, c == '=');
                    break;
                case '>':
                    head = open(true);
                    tail = root;
                    head.next = expression(tail);
                    head = tail = new Node.Maybe(head, Node.ATOMIC);
                    break;
                case '<':
                    c = read();
                    if (c != '=' && c != '!') {
                        String name = groupName(c);
                        if (names.containsKey(name)) {
                            throw error("Named capturing group <" + name
                                    + "> is already defined");
                        }
                        capturing = true;
                        head = open(false);
                        tail = root;
                        names.put(name, groups - 1);
                        head.next = expression(tail);
                        break;
                    }
                    head = tail = behind(c == '=', loops);
                    break;
                case '$':
                case '@':
                    throw error("Unknown group type");
                default:
                    if (c != ':') {
                        cursor--;
                        addFlags();
                        c = read();
                        if (c == ')') {
                            return null;
                        }
                        if (c != ':') {
                            throw error("Unknown inline modifier");
                        }
                    }
                    head = open(true);
                    tail = root;
                    head.next = expression(tail);
            }
        } else {
            capturing = true;
            head = open(false);
            tail = root;
            head.next = expression(tail);
        }
        if (read() != ')') {
            throw error("Unclosed group");
        }
        flags = saved;
        Node node = closure(head);
        if (node == head) {
            root = tail;
            return node;
        }
        if (head == tail) {
            root = node;
            return node;
        }
        while (greedy.size() > loops) {
            greedy.remove(greedy.size() - 1);
        }
        return repeatGroup(node, head, (Node.Close) tail, capturing);
    }

    private Node behind(boolean wanted, int loops) {
        int start = cursor;
        Node head = open(true);
        Node tail = root;
        head.next = expression(tail);
        tail.next = new Node.BehindEnd();
        Node.Extent e = new Node.Extent();
        head.study(e);
        if (!e.maxValid) {
            throw error("Look-behind group does not have an obvious maximum length");
        }
        boolean supplementary = false;
        for (int i = start; i < length; i++) {
            supplementary |= wide(text[i]);
        }
        while (greedy.size() > loops) {
            greedy.remove(greedy.size() - 1);
        }
        return new Node.Behind(head, e, wanted, supplementary);
    }

    /** Ties a quantifier to a group; root is the end of what is returned. */
    private Node repeatGroup(Node node, Node head, Node tail, boolean capturing) {
        if (node instanceof Node.Maybe) {
            int kind = ((Node.Maybe) node).kind;
            if (kind == Node.POSSESSIVE) {
                root = node;
                return node;
            }
            Node join = new Node.Join();
            tail.next = join;
            root = join;
            return kind == Node.GREEDY ? new Node.Branch(head, null, join)
                    : new Node.Branch(null, head, join);
        }
        Node.Repeat r = (Node.Repeat) node;
        if (r.kind == Node.POSSESSIVE) {
            root = node;
            return node;
        }
        if (head.study(new Node.Extent())) {
            root = new Node.GroupRepeat(head.next, r, (Node.Close) tail, capturing);
            return root;
        }
        Node.Loop loop = new Node.Loop(locals++, ((Node.Open) head).local, r);
        if (r.kind == Node.GREEDY && r.cmax == Integer.MAX_VALUE) {
            greedy.add(loop);
        }
        loop.body = head;
        tail.next = loop;
        root = loop;
        return new Node.Enter(loop);
    }

    private void addFlags() {
        boolean on = true;
        for (int c = peek();; c = next()) {
            int bits;
            switch (c) {
                case 'i':
                    bits = Pattern.CASE_INSENSITIVE;
                    break;
                case 'm':
                    bits = Pattern.MULTILINE;
                    break;
                case 's':
                    bits = Pattern.DOTALL;
                    break;
                case 'd':
                    bits = Pattern.UNIX_LINES;
                    break;
                case 'u':
                    bits = Pattern.UNICODE_CASE;
                    break;
                case 'c':
                    bits = Pattern.CANON_EQ;
                    break;
                case 'x':
                    bits = Pattern.COMMENTS;
                    break;
                case 'U':
                    bits = on ? Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE
                            : Pattern.UNICODE_CHARACTER_CLASS;
                    break;
                case '-':
                    if (!on) {
                        return;
                    }
                    on = false;
                    continue;
                default:
                    return;
            }
            flags = on ? flags | bits : flags & ~bits;
        }
    }

    // ---- Quantifiers ----

    private Node closure(Node atom) {
        int c = peek();
        switch (c) {
            case '?':
                c = next();
                if (c == '?' || c == '+') {
                    next();
                    return new Node.Maybe(atom, c == '?' ? Node.LAZY : Node.POSSESSIVE);
                }
                return new Node.Maybe(atom, Node.GREEDY);
            case '*':
                return many(atom, 0);
            case '+':
                return many(atom, 1);
            case '{':
                break;
            default:
                return atom;
        }
        c = skip();
        if (!digit(c)) {
            throw error("Illegal repetition");
        }
        int min;
        int max;
        try {
            min = 0;
            do {
                min = Math.addExact(Math.multiplyExact(min, 10), c - '0');
                c = read();
            } while (digit(c));
            max = min;
            if (c == ',') {
                c = read();
                if (c == '}') {
                    cursor--;
                    return many(atom, min);
                }
                max = 0;
                while (digit(c)) {
                    max = Math.addExact(Math.multiplyExact(max, 10), c - '0');
                    c = read();
                }
            }
        } catch (ArithmeticException e) {
            throw error("Illegal repetition range");
        }
        if (c != '}') {
            throw error("Unclosed counted closure");
        }
        if (max < min) {
            throw error("Illegal repetition range");
        }
        c = peek();
        if (c == '?' || c == '+') {
            next();
        }
        int kind = c == '?' ? Node.LAZY : c == '+' ? Node.POSSESSIVE : Node.GREEDY;
        return min == 0 && max == 1 ? new Node.Maybe(atom, kind)
                : new Node.Repeat(atom, min, max, kind);
    }

    private Node many(Node atom, int min) {
        int c = next();
        if (c == '?' || c == '+') {
            next();
            return new Node.Repeat(atom, min, Node.MANY,
                    c == '?' ? Node.LAZY : Node.POSSESSIVE);
        }
        if (atom instanceof Node.One) {
            return new Node.Run(((Node.One) atom).set, min);
        }
        return new Node.Repeat(atom, min, Node.MANY, Node.GREEDY);
    }
}
