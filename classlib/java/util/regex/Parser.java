/* SPDX-License-Identifier: MIT */
package java.util.regex;

import java.util.ArrayList;
import java.util.Locale;
import java.util.Map;
import jdk.internal.text.Equivalents;

/**
 * Reads a regular expression as a tree, from which it has the nodes made. A method for each rule:
 *
 * <pre>
 * alternation = sequence { "|" sequence }
 * sequence    = { flags | item [ quantifier ] }
 * item        = "(" alternation ")" | "(?" kind alternation ")" | set | escape
 *             | "." | "^" | "$" | character | (nothing, before a "{")
 * kind        = ":" | "=" | "!" | "&gt;" | "&lt;=" | "&lt;!" | "&lt;" name "&gt;" | letters ":"
 * flags       = "(?" letters ")"
 * letters     = { "i" | "m" | "s" | "d" | "u" | "x" | "c" | "U" } [ "-" letters ]
 * quantifier  = ( "?" | "*" | "+" | "{" number [ "," [ number ] ] "}" ) [ "?" | "+" ]
 * set         = "[" [ "^" ] members "]"
 * members     = member { member | "&amp;&amp;" operand }   (a "]" is a member if it is the first)
 * operand     = { set } [ members ]
 * member      = set | escape | character [ "-" ( character | escape ) ]
 * escape      = "\" ( letter with its argument | digits | other character )
 * </pre>
 *
 * Under COMMENTS blanks and comments may stand where look() and take() read. What \Q and \E enclose
 * are characters before all else: those that could be taken for syntax are marked.
 */
final class Parser {
    private static final int END = -1;
    private static final int QUOTED = 1 << 21;

    /** What is more than a character. */
    private static final String SIGNS = "([\\{.^$?*+|)";
    private static final String CONTROL_LETTERS = "aefnrt";
    private static final String CONTROLS = "\7\33\f\n\r\t";
    private static final String FLAG_LETTERS = "idmsuxcU";
    private static final int[] FLAGS = {Pattern.CASE_INSENSITIVE, Pattern.UNIX_LINES,
        Pattern.MULTILINE, Pattern.DOTALL, Pattern.UNICODE_CASE, Pattern.COMMENTS,
        Pattern.CANON_EQ, Pattern.UNICODE_CHARACTER_CLASS};

    private final String source;
    private final Map<String, Integer> names;
    private int flags;
    private final int[] text;
    private int end;
    private int at;
    private boolean wide;
    private boolean refers;
    private int groups = 1;
    private Syntax.Loom loom;
    private Node whole;
    private Node search;

    Parser(String source, int flags, Map<String, Integer> names) {
        this.source = source;
        this.flags = flags;
        this.names = names;
        text = new int[source.length()];
        for (int i = 0; i < source.length(); i += Character.charCount(text[end++])) {
            text[end] = source.codePointAt(i);
            wide |= Syntax.isWide(text[end]);
        }
        Syntax tree;
        if (has(Pattern.LITERAL)) {
            tree = new Syntax.Text(java.util.Arrays.copyOf(text, end), fold());
        } else {
            markQuoted();
            tree = alternation();
            if (at != end) {
                throw error(look() == ')' ? "Unmatched closing ')'" : "Unexpected internal error");
            }
        }
        loom = new Syntax.Loom(!refers, wide);
        whole = tree.weave(loom, Node.FINISH);
        Syntax first = tree instanceof Syntax.Sequence && ((Syntax.Sequence) tree).items.length > 0
                ? ((Syntax.Sequence) tree).items[0] : tree;
        boolean anchored = first instanceof Syntax.Place && ((Syntax.Place) first).kind == 'A';
        Syntax.Text beginning = anchored ? null : tree.beginning();
        search = anchored ? whole : new Node.Search(whole, tree.least, loom.wide,
                beginning == null ? null : beginning.needle());
    }

    /** Matches at a given place. */
    Node whole() {
        return whole;
    }

    /** Matches at a given place or the next one where it can. */
    Node search() {
        return search;
    }

    int flags() {
        return flags;
    }

    int groups() {
        return groups - 1;
    }

    int nesting() {
        return loom.deepest;
    }

    int memories() {
        return loom.memories;
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    private int fold() {
        return !has(Pattern.CASE_INSENSITIVE) ? 0
                : has(Pattern.UNICODE_CASE) ? Chars.UNICODE_FOLD : Chars.ASCII_FOLD;
    }

    /** Tells of what was read last; a quoted character before it counts as an escape. */
    private PatternSyntaxException error(String what) {
        return error(what, at - 1);
    }

    private PatternSyntaxException error(String what, int read) {
        int index = at - 1;
        for (int i = 0; i < read && i < end; i++) {
            index += (text[i] & QUOTED) == 0 ? 0 : isDigit(text[i] ^ QUOTED) ? 3 : 1;
        }
        return new PatternSyntaxException(what, source, index);
    }

    // ---- Characters ----

    /**
     * Takes \Q and \E out. Letters and digits need no mark, but a digit at the beginning does, as
     * it must not lengthen a number before.
     */
    private void markQuoted() {
        int to = 0;
        int beginning = -1;
        boolean quoted = false;
        for (int i = 0; i < end;) {
            int c = text[i++];
            int d = c == '\\' && i < end ? text[i] : END;
            if (d == (quoted ? 'E' : 'Q')) {
                i++;
                quoted = !quoted;
                beginning = to;
            } else if (quoted) {
                boolean mark = isDigit(c) ? to == beginning : c < 128 && !isLetter(c);
                text[to++] = mark ? c | QUOTED : c;
            } else {
                text[to++] = c;
                if (d != END) {
                    text[to++] = d;
                    i++;
                }
            }
        }
        end = to;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(int c) {
        return (c | 32) >= 'a' && (c | 32) <= 'z';
    }

    /** What stands n places on, whatever it is. */
    private int raw(int n) {
        return at + n < end ? text[at + n] : END;
    }

    private boolean endsLine(int c) {
        return c == '\n' || !has(Pattern.UNIX_LINES)
                && (c == '\r' || c == 0x85 || (c | 1) == 0x2029);
    }

    /** What is to be read next. */
    private int look() {
        if (has(Pattern.COMMENTS)) {
            boolean comment = false;
            for (int c = raw(0); c != END; c = raw(0)) {
                comment = comment ? !endsLine(c) : c == '#';
                if (!comment && c != ' ' && (c < 9 || c > 13)) {
                    break;
                }
                at++;
            }
        }
        return raw(0);
    }

    private int take() {
        int c = look();
        at++;
        return c;
    }

    private Syntax character(int c) {
        return new Syntax.Text(new int[] {c == END ? 0 : c & ~QUOTED}, fold());
    }

    // ---- Structure ----

    private Syntax alternation() {
        Syntax way = sequence();
        if (look() != '|') {
            return way;
        }
        ArrayList<Syntax> ways = new ArrayList<>();
        ways.add(way);
        while (look() == '|') {
            at++;
            ways.add(sequence());
        }
        return new Syntax.Alternation(ways.toArray(new Syntax[0]));
    }

    private Syntax sequence() {
        ArrayList<Syntax> items = new ArrayList<>(4);
        int texts = 0; // how many items at the end are characters
        for (int c = look(); c != END && c != '|' && c != ')'; c = look()) {
            int plain = plain();
            if (plain > 1) {
                items.add(new Syntax.Text(codes(plain), fold()));
                texts++;
                continue;
            }
            Syntax item = item(c);
            if (item != null) {
                item = quantified(item);
                items.add(item);
                if (item instanceof Syntax.Text) {
                    texts++;
                    continue;
                }
            }
            if (texts > 1) {
                join(items, items.size() - texts - (item == null ? 0 : 1), texts);
            }
            texts = 0;
        }
        if (texts > 1) {
            join(items, items.size() - texts, texts);
        }
        return items.size() == 1 ? items.get(0)
                : new Syntax.Sequence(items.toArray(new Syntax[0]));
    }

    /** How many characters that stand for themselves come next and are not repeated. */
    private int plain() {
        if (has(Pattern.COMMENTS) || has(Pattern.CANON_EQ)) {
            return 0;
        }
        int n = 0;
        for (int c = raw(0); c != END && SIGNS.indexOf(c) < 0; c = raw(n)) {
            n++;
        }
        return "?*+{".indexOf(raw(n)) < 0 ? n : n - 1;
    }

    private int[] codes(int n) {
        int[] codes = java.util.Arrays.copyOfRange(text, at, at + n);
        for (int i = 0; i < n; i++) {
            codes[i] &= ~QUOTED;
        }
        at += n;
        return codes;
    }

    /** Makes a text of n in a row, between which no flags change. */
    private static void join(ArrayList<Syntax> items, int from, int n) {
        int size = 0;
        for (int i = 0; i < n; i++) {
            size += ((Syntax.Text) items.get(from + i)).codes.length;
        }
        int[] codes = new int[size];
        int at = 0;
        for (int i = 0; i < n; i++) {
            int[] part = ((Syntax.Text) items.get(from + i)).codes;
            System.arraycopy(part, 0, codes, at, part.length);
            at += part.length;
        }
        int fold = ((Syntax.Text) items.get(from)).fold;
        items.subList(from + 1, from + n).clear();
        items.set(from, new Syntax.Text(codes, fold));
    }

    /** Null: there were only flags. */
    private Syntax item(int c) {
        switch (c) {
            case '(':
                return parenthesis();
            case '[':
                return one(set());
            case '\\':
                return (raw(1) | 32) == 'p' ? one(property()) : escape(false, false);
            case '{':
                return new Syntax.Text(new int[0], 0);
            default:
                at++;
        }
        boolean unix = has(Pattern.UNIX_LINES);
        switch (c) {
            case '.':
                return new Syntax.One(has(Pattern.DOTALL) ? Chars.ALL
                        : unix ? Chars.named("unixdot") : Chars.DOT, true);
            case '^':
                return has(Pattern.MULTILINE) ? new Syntax.Place('C', unix)
                        : new Syntax.Place('A', false);
            case '$':
                return new Syntax.Place(has(Pattern.MULTILINE) ? 'M' : '$', unix);
            case '?':
            case '*':
            case '+':
                look();
                throw error("Dangling meta character '" + (char) c + "'");
            default:
                return has(Pattern.CANON_EQ) ? equal(c) : character(c);
        }
    }

    private Syntax one(Chars set) {
        return has(Pattern.CANON_EQ) ? new Syntax.Composed(set) : new Syntax.One(set);
    }

    /** The character that was read, which stands in the pattern as it is, and the marks on it. */
    private Syntax equal(int c) {
        int[] all = joined(c);
        return all.length > 1 || Equivalents.isAmbiguous(all[0]) ? new Syntax.Equal(all, fold())
                : character(c);
    }

    private int[] joined(int c) {
        int n = 0;
        while (at + n < end && Equivalents.joins(text[at + n])) {
            n++;
        }
        int[] all = new int[n + 1];
        all[0] = c & ~QUOTED;
        System.arraycopy(text, at, all, 1, n);
        at += n;
        return all;
    }

    private Syntax quantified(Syntax part) {
        int min = 0;
        int max = Node.MANY;
        int c = look();
        if (c == '{') {
            at++;
            if (!isDigit(raw(0))) {
                at++;
                throw error("Illegal repetition");
            }
            min = number();
            c = take();
            if (c != ',') {
                max = min;
            } else {
                max = look() == '}' ? max : number();
                c = take();
            }
            if (c != '}') {
                throw error("Unclosed counted closure");
            }
            if (max < min) {
                throw error("Illegal repetition range");
            }
        } else if (c == '?' || c == '*' || c == '+') {
            at++;
            min = c == '+' ? 1 : 0;
            max = c == '?' ? 1 : max;
        } else {
            return part;
        }
        c = look();
        at += c == '?' || c == '+' ? 1 : 0;
        return new Syntax.Times(part, min, max, c == '?' ? Syntax.Mode.LAZY
                : c == '+' ? Syntax.Mode.POSSESSIVE : Syntax.Mode.GREEDY);
    }

    /** A number, 0 if no digit follows. */
    private int number() {
        long n = 0;
        while (isDigit(look())) {
            n = 10 * n + take() - '0';
            if (n > Integer.MAX_VALUE) {
                throw error("Illegal repetition range");
            }
        }
        return (int) n;
    }

    // ---- Parentheses ----

    private Syntax parenthesis() {
        int outside = flags;
        at++;
        Syntax group;
        if (look() != '?') {
            int number = groups++;
            group = new Syntax.Group(alternation(), number);
        } else {
            int kind = raw(1);
            at += 2;
            if (kind == '$' || kind == '@') {
                throw error("Unknown group type");
            }
            if (":=!><".indexOf(kind) < 0) {
                at--;
                kind = letters();
                if (kind == ')') {
                    return null;
                }
                if (kind != ':') {
                    throw error("Unknown inline modifier");
                }
            }
            group = special(kind);
        }
        if (take() != ')') {
            throw error("Unclosed group");
        }
        flags = outside;
        return group;
    }

    private Syntax special(int kind) {
        switch (kind) {
            case ':':
                return new Syntax.Group(alternation(), 0);
            case '>':
                return new Syntax.Atomic(alternation());
            case '<':
                break;
            default:
                return new Syntax.Lookahead(alternation(), kind == '=');
        }
        int c = take();
        if (c == '=' || c == '!') {
            return lookbehind(c == '=');
        }
        String name = name(c);
        if (names.putIfAbsent(name, groups) != null) {
            throw error("Named capturing group <" + name + "> is already defined");
        }
        int number = groups++;
        return new Syntax.Group(alternation(), number);
    }

    private Syntax lookbehind(boolean wanted) {
        boolean pairs = false;
        for (int i = at; i < end; i++) {
            pairs |= Syntax.isWide(text[i] & ~QUOTED);
        }
        Syntax part = alternation();
        if (!part.bounded) {
            throw error("Look-behind group does not have an obvious maximum length");
        }
        return new Syntax.Lookbehind(part, wanted, pairs);
    }

    /** Changes flags; gives what follows the letters. */
    private int letters() {
        boolean on = true;
        for (;;) {
            int c = take();
            int k = FLAG_LETTERS.indexOf(c);
            if (k >= 0) {
                int bits = FLAGS[k];
                if (on && c == 'U') {
                    bits |= Pattern.UNICODE_CASE;
                }
                flags = on ? flags | bits : flags & ~bits;
            } else if (on && c == '-') {
                on = false;
            } else {
                return c;
            }
        }
    }

    /** The name that begins with c, and the > behind it. */
    private String name(int c) {
        if (!isLetter(c)) {
            throw error("capturing group name does not start with a Latin letter");
        }
        StringBuilder name = new StringBuilder();
        for (; isLetter(c) || isDigit(c); c = take()) {
            name.append((char) c);
        }
        if (c != '>') {
            throw error("named capturing group is missing trailing '>'");
        }
        return name.toString();
    }

    // ---- Escapes ----

    /**
     * What begins with the backslash that is next. In a set it is a character or a set; at a bound
     * of a range \v is a character.
     */
    private Syntax escape(boolean inSet, boolean bound) {
        int c = raw(1);
        at += 2;
        if (!isLetter(c) && !isDigit(c)) {
            return character(c);
        }
        int control = CONTROL_LETTERS.indexOf(c);
        if (control >= 0) {
            return character(CONTROLS.charAt(control));
        }
        switch (c) {
            case 'c':
                if (at >= end) {
                    throw error("Illegal control escape sequence");
                }
                return character(take() ^ 64);
            case '0':
                return character(octal());
            case 'x':
                return character(hexadecimal());
            case 'u':
                return character(utf16());
            case 'N':
                return character(byName());
            case 'v':
                if (bound) {
                    return character(11);
                }
                break;
            default:
                break;
        }
        Chars set = predefined(c | 32, c < 'a');
        if (set != null) {
            return new Syntax.One(set);
        }
        Syntax other = inSet ? null : isDigit(c) ? reference(c - '0') : special(c, has(
                Pattern.UNICODE_CHARACTER_CLASS));
        if (other == null) {
            throw error("Illegal/unsupported escape sequence");
        }
        return other;
    }

    private Chars predefined(int letter, boolean negated) {
        Chars set;
        switch (letter) {
            case 'd':
                set = ascii("Digit", "DIGIT");
                break;
            case 'h':
                set = Chars.named("horizontal");
                break;
            case 's':
                set = ascii("Space", "WHITE_SPACE");
                break;
            case 'v':
                set = Chars.named("vertical");
                break;
            case 'w':
                set = ascii("word", "WORD");
                break;
            default:
                return null;
        }
        return negated ? set.not() : set;
    }

    private Chars ascii(String name, String property) {
        return has(Pattern.UNICODE_CHARACTER_CLASS)
                ? Chars.unicode(property, has(Pattern.CASE_INSENSITIVE)) : Chars.named(name);
    }

    /** Escapes that are neither characters nor sets; null: no such escape. */
    private Syntax special(int c, boolean unicode) {
        switch (c) {
            case 'A':
            case 'G':
            case 'z':
                return new Syntax.Place((char) c, false);
            case 'B':
                return new Syntax.Place('B', unicode);
            case 'Z':
                return new Syntax.Place('$', has(Pattern.UNIX_LINES));
            case 'R':
                return new Syntax.LineBreak();
            case 'X':
                return new Syntax.Cluster();
            case 'b':
                if (look() != '{' || raw(1) != 'g') {
                    return new Syntax.Place('b', unicode);
                }
                at += 2;
                return take() == '}' ? new Syntax.Place('g', false) : null;
            case 'k': {
                if (take() != '<') {
                    throw error("\\k is not followed by '<' for named capturing group");
                }
                String name = name(take());
                Integer number = names.get(name);
                if (number == null) {
                    throw error("named capturing group <" + name + "> does not exist");
                }
                return backTo(number);
            }
            default:
                return null;
        }
    }

    /** A reference to a group takes more digits only as long as there are so many groups. */
    private Syntax reference(int number) {
        for (int c = look(); isDigit(c) && 10 * number + c - '0' < groups; c = look()) {
            number = 10 * number + c - '0';
            at++;
        }
        return backTo(number);
    }

    private Syntax backTo(int number) {
        refers = true;
        return new Syntax.Reference(number, fold());
    }

    private int octal() {
        int code = 0;
        int digits = 0;
        for (int c = look(); digits < 3 && c >= '0' && c <= '7' && 8 * code + c - '0' < 256;
                c = look()) {
            code = 8 * code + c - '0';
            digits++;
            at++;
        }
        if (digits == 0) {
            at++;
            throw error("Illegal octal escape sequence");
        }
        return code;
    }

    /** The value of a digit, -1 for what is none. */
    private static int hex(int c) {
        return c >= 0 && c < 128 ? Character.digit(c, 16) : -1;
    }

    /** A number of so many digits; another character is told of as the end of a what. */
    private int digits(int n, String what) {
        int code = 0;
        for (; n > 0; n--) {
            int digit = hex(take());
            if (digit < 0) {
                throw error("Illegal " + what + " escape sequence");
            }
            code = code << 4 | digit;
        }
        return code;
    }

    private int hexadecimal() {
        if (look() != '{') {
            return digits(2, "hexadecimal");
        }
        at++;
        if (hex(look()) < 0) {
            throw error("Illegal hexadecimal escape sequence");
        }
        int code = 0;
        int c;
        while (hex(c = take()) >= 0) {
            code = code << 4 | hex(c);
            if (code > Character.MAX_CODE_POINT) {
                throw error("Hexadecimal codepoint is too big");
            }
        }
        if (c != '}') {
            throw error("Unclosed hexadecimal escape sequence");
        }
        return code;
    }

    /** A char, or two of them that are a pair. */
    private int utf16() {
        char first = (char) digits(4, "Unicode");
        int behind = at;
        if (Character.isHighSurrogate(first) && take() == '\\' && take() == 'u') {
            char second = (char) digits(4, "Unicode");
            if (Character.isLowSurrogate(second)) {
                return Character.toCodePoint(first, second);
            }
        }
        at = behind;
        return first;
    }

    /** The text up to a brace, which is passed; null: there is none. */
    private String braced() {
        for (int i = at; i < end; i++) {
            if (text[i] == '}') {
                String inside = new String(text, at, i - at);
                at = i + 1;
                return inside;
            }
        }
        return null;
    }

    private int byName() {
        if (take() != '{') {
            throw error("Illegal character name escape sequence");
        }
        String name = braced();
        if (name == null) {
            at = Math.max(at + 1, end);
            throw error("Unclosed character name escape sequence", at);
        }
        try {
            return Character.codePointOf(name);
        } catch (IllegalArgumentException e) {
            throw error("Unknown character name [" + name + "]");
        }
    }

    // ---- Sets ----

    private Chars set() {
        boolean negated = raw(1) == '^';
        at += negated ? 2 : 1;
        Chars inside = members();
        at++;
        return negated ? inside.not() : inside;
    }

    /** What members of a set there are so far. */
    private static final class Union {
        private Chars others;
        private Chars latin;
        /** What came last, if it is not in latin. */
        private Chars recent;

        boolean isEmpty() {
            return others == null && latin == null;
        }

        void add(Chars c) {
            recent = c;
            others = others == null ? c : others.or(c);
        }

        void addLatin(int c, int fold) {
            recent = null;
            latin = latin == null ? Chars.latin() : latin;
            latin.add(c, fold);
        }

        Chars all() {
            return latin == null ? others : others == null ? latin : others.or(latin);
        }

        /** Keeps what the operand has too; without an operand, what came last. */
        void meet(Chars operand) {
            Chars left = all();
            recent = operand == null ? recent : operand;
            latin = null;
            others = left == null || recent == null ? left == null ? operand : left
                    : left.and(recent);
        }
    }

    /** The members up to a ], which stays. */
    private Chars members() {
        Union union = new Union();
        for (;;) {
            int c = look();
            if (c == END) {
                throw error("Unclosed character class", at);
            }
            if (c == ']' && !union.isEmpty()) {
                return union.all();
            }
            if (c == '[') {
                union.add(set());
            } else if (c == '&' && takeAnd()) {
                union.meet(operand());
                if (union.isEmpty()) {
                    throw error("Bad class syntax");
                }
            } else {
                member(union);
            }
        }
    }

    /** Steps over two ampersands; else stays before the last char of what follows one. */
    private boolean takeAnd() {
        at++;
        boolean two = look() == '&';
        at += two ? 1 : -1;
        return two;
    }

    /** Null: nothing is between && and the end, or the next &&. */
    private Chars operand() {
        Chars all = null;
        for (int c = look(); c != ']' && c != '&'; c = look()) {
            Chars part = c == '[' ? set() : members();
            all = all == null ? part : all.or(part);
        }
        return all;
    }

    private void member(Union union) {
        int low = look();
        boolean plain = low != '\\';
        if (plain) {
            at++;
        } else if ((raw(1) | 32) == 'p') {
            union.add(property());
            return;
        } else {
            Syntax s = escape(true, raw(2) == '-');
            if (s instanceof Syntax.One) {
                union.add(((Syntax.One) s).set);
                return;
            }
            low = ((Syntax.Text) s).codes[0];
        }
        low &= ~QUOTED;
        int fold = fold();
        if (plain && has(Pattern.CANON_EQ)) { // what is composed is one member
            int[] all = Equivalents.compose(joined(low));
            for (int k = 0; k < all.length - 1; k++) {
                union.add(Chars.one(all[k], fold));
            }
            low = all[all.length - 1];
        }
        if (look() == '-' && raw(1) != '[' && raw(1) != ']') {
            at++;
            int high = highBound();
            if (high < low) {
                throw error("Illegal character range");
            }
            union.add(Chars.range(low, high, fold));
        } else if (low < 256 && !(fold == Chars.UNICODE_FOLD
                && "\u00FF\u00B5IiSsKk\u00C5\u00E5".indexOf(low) >= 0)) {
            union.addLatin(low, fold);
        } else {
            union.add(Chars.one(low, fold));
        }
    }

    /** The character that ends a range; -1: there is none. */
    private int highBound() {
        int c = look();
        if (c == '\\') {
            Syntax s = escape(true, true);
            return s instanceof Syntax.Text ? ((Syntax.Text) s).codes[0] : -1;
        }
        at++;
        if (c == END) {
            return c;
        }
        if (!has(Pattern.CANON_EQ)) {
            return c & ~QUOTED;
        }
        int[] all = Equivalents.compose(joined(c));
        return all[all.length - 1];
    }

    // ---- Properties ----

    /** What \p or \P, which is next, stands for. */
    private Chars property() {
        boolean negated = raw(1) == 'P';
        at += 2;
        String name;
        int c = look();
        at++;
        if (c != '{') {
            name = new String(new int[] {c == END ? 0 : c & ~QUOTED}, 0, 1);
        } else {
            look();
            name = braced();
            if (name == null) {
                at = end + 1;
                throw error("Unclosed character family");
            }
            if (name.isEmpty()) {
                throw error("Empty character family");
            }
        }
        int equals = name.indexOf('=');
        Chars set = equals < 0 ? binary(name) : valued(name.substring(0, equals).toLowerCase(
                Locale.ENGLISH), name.substring(equals + 1));
        return negated ? set.not() : set;
    }

    private Chars valued(String kind, String value) {
        Chars set = null;
        switch (kind) {
            case "script":
            case "sc":
                set = Chars.script(value);
                break;
            case "block":
            case "blk":
                set = Chars.block(value);
                break;
            case "general_category":
            case "gc":
                set = Chars.property(value, has(Pattern.CASE_INSENSITIVE));
                break;
            default:
                break;
        }
        if (set == null) {
            throw error("Unknown Unicode property {name=<" + kind + ">, value=<" + value + ">}");
        }
        return set;
    }

    /** A name without a value: the first of the vocabularies in which it means something. */
    private Chars binary(String name) {
        boolean anyCase = has(Pattern.CASE_INSENSITIVE);
        Chars set = null;
        if (name.startsWith("In")) {
            set = Chars.block(name.substring(2));
        } else if (!name.startsWith("Is")) {
            if (has(Pattern.UNICODE_CHARACTER_CLASS)) {
                set = Chars.posix(name, anyCase);
            }
            set = set != null ? set : Chars.property(name, anyCase);
        } else {
            String bare = name.substring(2);
            set = Chars.unicode(bare, anyCase);
            set = set != null ? set : Chars.property(bare, anyCase);
            set = set != null ? set : Chars.script(bare);
        }
        if (set == null) {
            throw error("Unknown character property name {" + name + "}");
        }
        return set;
    }
}
