/* SPDX-License-Identifier: MIT */
package java.util;

/**
 * The parts of a language tag as BCP 47 has them, well-formed or up to the first error. What stands
 * behind "x-lvariant" is the rest of a variant that is none by the rules of tags.
 */
final class LocaleTag {
    static final String LVARIANT = "lvariant";
    /** Tags that were registered whole: the tag, what it means, ... */
    private static final String[] REGISTERED = {
        "art-lojban", "jbo", "cel-gaulish", "xtg-x-cel-gaulish", "en-gb-oed", "en-GB-x-oed",
        "i-ami", "ami", "i-bnn", "bnn", "i-default", "en-x-i-default",
        "i-enochian", "und-x-i-enochian", "i-hak", "hak", "i-klingon", "tlh", "i-lux", "lb",
        "i-mingo", "see-x-i-mingo", "i-navajo", "nv", "i-pwn", "pwn", "i-tao", "tao",
        "i-tay", "tay", "i-tsu", "tsu", "no-bok", "nb", "no-nyn", "nn", "sgn-be-fr", "sfb",
        "sgn-be-nl", "vgt", "sgn-ch-de", "sgg", "zh-guoyu", "cmn", "zh-hakka", "hak",
        "zh-min", "nan-x-zh-min", "zh-min-nan", "nan", "zh-xiang", "hsn"};

    String language = "";
    String script = "";
    String region = "";
    final List<String> variants = new ArrayList<>();
    /** Each with its letter: "u-ca-buddhist". */
    final List<String> extensions = new ArrayList<>();
    String privateUse = "";
    String error;
    int errorIndex;

    private final String text;
    private final String[] subtags;
    private int next;
    private int start;

    LocaleTag(String tag) {
        String whole = Locale.lower(tag);
        for (int i = 0; i < REGISTERED.length; i += 2) {
            if (REGISTERED[i].equals(whole)) {
                tag = REGISTERED[i + 1];
            }
        }
        text = tag;
        subtags = tag.split("-", -1);
        parse();
    }

    private String take() {
        String s = subtags[next++];
        start += s.length() + 1;
        return s;
    }

    private boolean more() {
        return next < subtags.length;
    }

    private void parse() {
        if (isLanguage(subtags[0])) {
            language = take();
            for (int i = 0; i < 3 && more() && subtags[next].length() == 3
                    && isLetters(subtags[next]); i++) {
                String extended = take();
                language = i == 0 ? extended : language;
            }
            if (more() && isScript(subtags[next])) {
                script = take();
            }
            if (more() && isRegion(subtags[next])) {
                region = take();
            }
            while (more() && isVariant(subtags[next])) {
                variants.add(take());
            }
            while (more() && error == null && isSingleton(subtags[next])) {
                int at = start;
                String letter = take();
                StringBuilder sb = new StringBuilder(letter);
                while (more() && isExtensionSubtag(subtags[next])) {
                    sb.append('-').append(take());
                }
                if (sb.length() == 1) {
                    error = "Incomplete extension '" + letter + "'";
                    errorIndex = at;
                } else {
                    extensions.add(sb.toString());
                }
            }
        }
        if (error == null && more() && subtags[next].equalsIgnoreCase("x")) {
            int at = start;
            take();
            int from = start;
            while (more() && isPrivateSubtag(subtags[next])) {
                take();
            }
            if (start <= from) {
                error = "Incomplete privateuse";
                errorIndex = at;
            } else {
                privateUse = text.substring(from, start - 1);
            }
        }
        if (error == null && more()) {
            error = subtags[next].isEmpty() ? "Empty subtag" : "Invalid subtag: " + subtags[next];
            errorIndex = start;
        }
    }

    // ---- What subtags look like ----

    static boolean isLetters(String s) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if ((c < 'a' || c > 'z') && (c < 'A' || c > 'Z')) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static boolean isAlphanumeric(String s, int least, int most) {
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (!isDigit(c) && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z')) {
                return false;
            }
        }
        return s.length() >= least && s.length() <= most;
    }

    static boolean isLanguage(String s) {
        return s.length() >= 2 && s.length() <= 8 && isLetters(s);
    }

    static boolean isScript(String s) {
        return s.length() == 4 && isLetters(s);
    }

    static boolean isRegion(String s) {
        return s.length() == 2 && isLetters(s)
                || s.length() == 3 && isDigit(s.charAt(0)) && isDigit(s.charAt(1))
                && isDigit(s.charAt(2));
    }

    static boolean isVariant(String s) {
        return isAlphanumeric(s, 5, 8)
                || s.length() == 4 && isDigit(s.charAt(0)) && isAlphanumeric(s, 4, 4);
    }

    static boolean isSingleton(String s) {
        return s.length() == 1 && isLetters(s) && !s.equalsIgnoreCase("x");
    }

    static boolean isExtensionSubtag(String s) {
        return isAlphanumeric(s, 2, 8);
    }

    static boolean isPrivateSubtag(String s) {
        return isAlphanumeric(s, 1, 8);
    }

    /** Where the first part that is no variant begins; -1: all are. */
    static int illFormedVariant(String variant) {
        int at = 0;
        if (!variant.isEmpty()) {
            for (String s : variant.split("_", -1)) {
                if (!isVariant(s)) {
                    return at;
                }
                at += s.length() + 1;
            }
        }
        return -1;
    }

    // ---- Extensions of a locale: in order of their letters, "x" last; all in small letters ----

    /** The variant hidden in private use; empty when there is none. */
    static String hiddenVariant(String privateUse) {
        int at = hiddenAt(privateUse);
        return at < 0 ? "" : privateUse.substring(at + LVARIANT.length() + 1).replace('-', '_');
    }

    static String withoutHidden(String privateUse) {
        int at = hiddenAt(privateUse);
        return at < 0 ? privateUse : at == 0 ? "" : privateUse.substring(0, at - 1);
    }

    private static int hiddenAt(String privateUse) {
        int at = 0;
        for (String s : privateUse.split("-")) {
            if (s.equalsIgnoreCase(LVARIANT)) {
                return at + s.length() < privateUse.length() ? at : -1;
            }
            at += s.length() + 1;
        }
        return -1;
    }

    /** What the value of a "u" extension says; the first of several equal keys counts. */
    static void unicode(String value, Set<String> attributes, Map<String, String> keywords) {
        String key = null;
        boolean ignored = false;
        if (value == null || value.isEmpty()) {
            return;
        }
        for (String s : Locale.lower(value).split("-")) {
            if (isAlphanumeric(s, 2, 2)) {
                key = s;
                ignored = keywords.containsKey(s);
                if (!ignored) {
                    keywords.put(s, "");
                }
            } else if (key == null) {
                attributes.add(s);
            } else if (!ignored) {
                String type = keywords.get(key);
                keywords.put(key, type.isEmpty() ? s : type + "-" + s);
            }
        }
    }

    static String unicode(Set<String> attributes, Map<String, String> keywords) {
        StringJoiner joiner = new StringJoiner("-");
        for (String s : attributes) {
            joiner.add(s);
        }
        for (Map.Entry<String, String> e : keywords.entrySet()) {
            joiner.add(e.getKey());
            if (!e.getValue().isEmpty()) {
                joiner.add(e.getValue());
            }
        }
        return joiner.toString();
    }

    /** Null when there is none. */
    static SortedMap<Character, String> extensions(Map<Character, String> raw) {
        TreeMap<Character, String> result = new TreeMap<>();
        for (Map.Entry<Character, String> e : raw.entrySet()) {
            char letter = e.getKey();
            String value = letter == 'x' ? withoutHidden(e.getValue()) : e.getValue();
            if (!value.isEmpty()) {
                result.put(letter, Locale.lower(value));
            }
        }
        return result.isEmpty() ? null : result;
    }

    static String id(SortedMap<Character, String> extensions) {
        if (extensions == null) {
            return "";
        }
        StringJoiner joiner = new StringJoiner("-");
        for (Map.Entry<Character, String> e : extensions.entrySet()) {
            if (e.getKey() != 'x') {
                joiner.add(e.getKey() + "-" + e.getValue());
            }
        }
        if (extensions.containsKey('x')) {
            joiner.add("x-" + extensions.get('x'));
        }
        return joiner.toString();
    }

    /** The tag of a locale; what has no place in a tag is left out. */
    static String of(String language, String script, String region, String variant,
            SortedMap<Character, String> extensions) {
        if (language.equals("no") && region.equals("NO") && variant.equals("NY")) {
            language = "nn";
            variant = "";
        }
        StringJoiner rest = new StringJoiner("-");
        if (isScript(script)) {
            rest.add(script);
        }
        if (isRegion(region)) {
            rest.add(region);
        }
        StringJoiner hidden = new StringJoiner("-");
        if (!variant.isEmpty()) {
            boolean regular = true;
            for (String s : variant.split("_", -1)) {
                regular &= isVariant(s);
                if (regular) {
                    rest.add(s);
                } else if (isPrivateSubtag(s)) {
                    hidden.add(s);
                } else {
                    break;
                }
            }
        }
        StringJoiner own = new StringJoiner("-");
        if (extensions != null) {
            for (Map.Entry<Character, String> e : extensions.entrySet()) {
                (e.getKey() == 'x' ? own : rest).add(e.getKey() + "-" + e.getValue());
            }
        }
        if (hidden.length() > 0) {
            own.add(own.length() == 0 ? "x-" + LVARIANT : LVARIANT).add(hidden.toString());
        }
        String first = isLanguage(language) ? language
                : rest.length() > 0 || own.length() == 0 ? "und" : "";
        StringJoiner all = new StringJoiner("-");
        for (String part : new String[] {first, rest.toString(), own.toString()}) {
            if (!part.isEmpty()) {
                all.add(part);
            }
        }
        return all.toString();
    }
}
