/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The words of a text in Java or C, and its comments. Annotations and type arguments are no words: they come from the
 * interface, or from the taste of a year.
 */
final class Words {
    static final Set<String> KEYWORDS = Set.of(("abstract assert boolean break byte case catch char class const continue default "
        + "do double else enum extends final finally float for goto if implements import instanceof int interface long native "
        + "new package private protected public return short static strictfp super switch synchronized this throw throws "
        + "transient try void volatile while true false null var record yield").split(" "));
    private static final Map<String, String> ONE_OF_EACH = new ConcurrentHashMap<>();
    private static final String TWO = "-> :: && || ++ -- << += -= *= /= %= &= |= ^= == != <= >= ";

    record Comment(int at, String text) {
    }

    final List<String> texts = new ArrayList<>();
    final List<Comment> comments = new ArrayList<>();
    private int[] places = new int[1 << 10];
    private final List<Integer> lines = new ArrayList<>(); // where each ends

    private final String text;
    private int at;

    Words(String text) {
        this.text = text;
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) lines.add(i);
        while (at < text.length()) next();
        leaveOut();
    }

    private void next() {
        char c = text.charAt(at);
        int end;
        if (Character.isWhitespace(c)) {
            at++;
            return;
        } else if (text.startsWith("//", at)) {
            comment(after("\n", at + 2) - 1);
            return;
        } else if (text.startsWith("/*", at)) {
            comment(after("*/", at + 2));
            return;
        } else if (text.startsWith("\"\"\"", at)) end = quoted("\"\"\"");
        else if (c == '"' || c == '\'') end = quoted(String.valueOf(c));
        else if (Character.isJavaIdentifierStart(c)) end = while_(Character::isJavaIdentifierPart);
        else if (isDigit(at) || c == '.' && isDigit(at + 1)) end = number();
        else end = at + (text.startsWith("<<=", at) ? 3 : TWO.contains(text.substring(at, Math.min(at + 2, text.length())) + " ") ? 2 : 1);
        add(text.substring(at, end));
        at = end;
    }

    private void add(String word) {
        if (texts.size() == places.length) places = java.util.Arrays.copyOf(places, places.length * 2);
        places[texts.size()] = at;
        texts.add(ONE_OF_EACH.computeIfAbsent(word, w -> w));
    }

    private void comment(int end) {
        comments.add(new Comment(at, text.substring(at, end)));
        at = end;
    }

    private boolean isDigit(int i) {
        return i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }

    private int after(String end, int from) {
        int i = text.indexOf(end, from);
        return i < 0 ? text.length() : i + end.length();
    }

    private int quoted(String quote) {
        int i = at + quote.length();
        while (i < text.length() && !text.startsWith(quote, i)) {
            if (quote.length() == 1 && text.charAt(i) == '\n') return i;
            i += text.charAt(i) == '\\' ? 2 : 1;
        }
        return Math.min(i + quote.length(), text.length());
    }

    private int while_(java.util.function.IntPredicate is) {
        int i = at + 1;
        while (i < text.length() && is.test(text.charAt(i))) i++;
        return i;
    }

    /** Letters belong to it, and a sign behind the letter of an exponent. */
    private int number() {
        boolean hexadecimal = text.startsWith("0x", at) || text.startsWith("0X", at);
        int i = at + 1;
        for (; i < text.length(); i++) {
            char c = text.charAt(i), before = Character.toLowerCase(text.charAt(i - 1));
            boolean sign = (c == '+' || c == '-') && before == (hexadecimal ? 'p' : 'e');
            if (!(sign || c == '.' || Character.isLetterOrDigit(c) || c == '_')) break;
        }
        return i;
    }

    private void leaveOut() {
        List<String> all = new ArrayList<>(texts);
        int[] from = places.clone();
        texts.clear();
        for (int i = 0; i < all.size();) {
            int next = i;
            if (all.get(i).equals("@") && !(i + 1 < all.size() && all.get(i + 1).equals("interface"))) next = annotation(all, i);
            else if (all.get(i).equals("<") && !texts.isEmpty()) {
                String before = texts.get(texts.size() - 1);
                if (before.equals(".") || Character.isUpperCase(before.charAt(0))) next = arguments(all, i);
            }
            if (next == i) {
                places[texts.size()] = from[i];
                texts.add(all.get(next++));
            }
            i = next;
        }
    }

    private static int annotation(List<String> all, int i) {
        i += 2;
        while (i < all.size() && all.get(i).equals(".")) i += 2;
        if (i >= all.size() || !all.get(i).equals("(")) return i;
        for (int depth = 0; i < all.size(); i++) {
            if (all.get(i).equals("(")) depth++;
            if (all.get(i).equals(")") && --depth == 0) return i + 1;
        }
        return i;
    }

    /** Behind the type arguments that begin here, or here when it is a comparison. */
    private static int arguments(List<String> all, int start) {
        int depth = 0;
        for (int i = start; i < all.size(); i++) {
            String word = all.get(i);
            if (!isName(word) && !(word.length() == 1 && "<>,.?&[]".contains(word))) break;
            if (word.equals("<")) depth++;
            if (word.equals(">") && --depth == 0) return i + 1;
        }
        return start;
    }

    static boolean isName(String word) {
        return Character.isJavaIdentifierStart(word.charAt(0));
    }

    int size() {
        return texts.size();
    }

    int place(int word) {
        return places[word];
    }

    /** The first word at or behind a place of the text. */
    int from(int place) {
        int i = java.util.Arrays.binarySearch(places, 0, texts.size(), place);
        return i < 0 ? -i - 1 : i;
    }

    int line(int place) {
        int i = java.util.Collections.binarySearch(lines, place);
        return (i < 0 ? -i - 1 : i) + 1;
    }

    static Map<Integer, Integer> pairs(List<String> words) {
        Map<Integer, Integer> pairs = new HashMap<>();
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals("(") || word.equals("{") || word.equals("[")) open.add(i);
            else if ((word.equals(")") || word.equals("}") || word.equals("]")) && !open.isEmpty())
                pairs.put(open.remove(open.size() - 1), i);
        }
        return pairs;
    }
}
