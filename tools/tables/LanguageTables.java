/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale.LanguageRange;
import java.util.Set;

/**
 * Writes the table of language tags that mean the same, by asking `java` 17 what it makes of each
 * code of two or three letters, of the same behind the languages that the registry extends, and of
 * the tags that RFC 5646 keeps from before. A group is in the order in which the others are added for one of them.
 * Run: java ... LanguageTables ROOT OUTPUT-ROOT
 */
public final class LanguageTables {
    private static final String[] EXTENDED = {"ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"};
    private static final String[] KEPT = {
        "art-lojban", "cel-gaulish", "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian",
        "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu",
        "no-bok", "no-nyn", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de", "zh-cmn-hans", "zh-cmn-hant",
        "zh-guoyu", "zh-hakka", "zh-min", "zh-min-nan", "zh-xiang"};
    /** Former codes of regions: those are another table's. */
    private static final String FORMER = ".*-(bu|dd|fx|tp|yd|zr)";

    public static void main(String[] args) throws IOException {
        Set<String> done = new HashSet<>();
        StringBuilder all = new StringBuilder();
        for (String tag : candidates()) {
            List<String> others = others(tag);
            if (!others.isEmpty() && !done.contains(tag)) {
                List<String> group = group(tag, others);
                done.addAll(group);
                all.append(all.isEmpty() ? "" : "|").append(String.join(" ", group));
            }
        }
        SourceFile file = new SourceFile(Path.of(args[0]), Path.of(args[1]),
            "classlib/java/util/LanguageEquivalents.java");
        file.string("GROUPS", all.toString());
        file.write();
    }

    private static List<String> candidates() {
        List<String> all = new ArrayList<>(List.of(KEPT));
        for (int i = 0; i < 26 * 26; i++) {
            String two = "" + (char) ('a' + i / 26) + (char) ('a' + i % 26);
            all.add(two);
            all.add("sgn-" + two);
            for (char third = 'a'; third <= 'z'; third++) {
                all.add(two + third);
                for (String language : EXTENDED) {
                    all.add(language + "-" + two + third);
                }
            }
        }
        return all;
    }

    /** What is added for a tag, the first addition first: each comes right behind the range. */
    private static List<String> others(String tag) {
        List<String> others = new ArrayList<>();
        for (LanguageRange range : LanguageRange.parse(tag)) {
            others.add(0, range.getRange());
        }
        others.removeIf(other -> other.equals(tag) || other.matches(FORMER));
        return tag.matches(FORMER) ? List.of() : others;
    }

    /** The order that each member's others have, when that member is left out. */
    private static List<String> group(String tag, List<String> others) {
        for (int at = 0; at <= others.size(); at++) {
            List<String> group = new ArrayList<>(others);
            group.add(at, tag);
            if (group.stream().allMatch(member -> others(member).equals(without(group, member)))) {
                return group;
            }
        }
        throw new IllegalStateException(tag + " and " + others + " are no group");
    }

    private static List<String> without(List<String> group, String member) {
        List<String> rest = new ArrayList<>(group);
        rest.remove(member);
        return rest;
    }
}
