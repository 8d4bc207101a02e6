/* SPDX-License-Identifier: MIT */
package java.util;

import java.util.Locale.FilteringMode;
import java.util.Locale.LanguageRange;

/**
 * Filtering and lookup of language tags by ranges, as RFC 4647 has them.
 * A range of weight 0 excludes.
 */
final class LocaleMatcher {
    /** Regions and variants, each with its equal of today; the first that is found is exchanged. */
    private static final String[] REGIONS = {
        "-bu", "-mm", "-tl", "-tp", "-zr", "-cd", "-tp", "-tl", "-dd", "-de", "-mm", "-bu", "-cd",
        "-zr", "-de", "-dd", "-heploc", "-alalc97", "-alalc97", "-heploc", "-yd", "-ye", "-fr",
        "-fx", "-ye", "-yd", "-fx", "-fr"};

    private LocaleMatcher() {
    }

    private static String otherRegion(String range) {
        int extension = Integer.MAX_VALUE;
        for (int i = 1; i < range.length() && extension == Integer.MAX_VALUE; i++) {
            if (range.charAt(i) == '-' && i + 2 < range.length() && range.charAt(i + 2) == '-') {
                extension = i;
            }
        }
        for (int i = 0; i < REGIONS.length; i += 2) {
            int at = range.indexOf(REGIONS[i]);
            int end = at + REGIONS[i].length();
            if (at >= 0 && at <= extension && (end == range.length() || range.charAt(end) == '-')) {
                return range.substring(0, at) + REGIONS[i + 1] + range.substring(end);
            }
        }
        return null;
    }

    private static List<String> equivalents(String range) {
        List<String> all = new ArrayList<>();
        List<String> languages = new ArrayList<>(LanguageEquivalents.of(range));
        languages.add(0, range);
        for (String language : languages) {
            all.add(language);
            String region = otherRegion(language);
            if (region != null) {
                all.add(region);
            }
        }
        return all;
    }

    static List<LanguageRange> parse(String ranges) {
        ranges = ranges.replace(" ", "").toLowerCase(Locale.ROOT);
        if (ranges.startsWith("accept-language:")) {
            ranges = ranges.substring(16);
        }
        List<LanguageRange> list = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String each : ranges.split(",")) {
            int q = each.indexOf(";q=");
            String range = q < 0 ? each : each.substring(0, q);
            double weight = LanguageRange.MAX_WEIGHT;
            if (q >= 0) {
                String number = each.substring(q + 3);
                try {
                    weight = Double.parseDouble(number);
                } catch (NumberFormatException e) {
                    throw new IllegalArgumentException("weight=\"" + number
                            + "\" for language range \"" + range + "\"");
                }
                if (weight < LanguageRange.MIN_WEIGHT || weight > LanguageRange.MAX_WEIGHT) {
                    throw new IllegalArgumentException("weight=" + weight + " for language range \""
                            + range + "\". It must be between " + LanguageRange.MIN_WEIGHT + " and "
                            + LanguageRange.MAX_WEIGHT + ".");
                }
            }
            if (!seen.contains(range)) {
                LanguageRange first = new LanguageRange(range, weight);
                int index = 0;
                while (index < list.size() && list.get(index).getWeight() >= weight) {
                    index++;
                }
                list.add(index, first);
                seen.add(range);
                for (String other : equivalents(range)) {
                    if (seen.add(other)) {
                        list.add(index + 1, new LanguageRange(other, weight));
                    }
                }
            }
        }
        return list;
    }

    static List<LanguageRange> mapEquivalents(List<LanguageRange> priorityList,
            Map<String, List<String>> map) {
        if (priorityList.isEmpty()) {
            return new ArrayList<>();
        }
        if (map == null || map.isEmpty()) {
            return new ArrayList<>(priorityList);
        }
        Map<String, String> keys = new HashMap<>();
        for (String key : map.keySet()) {
            keys.put(key.toLowerCase(Locale.ROOT), key);
        }
        List<LanguageRange> list = new ArrayList<>();
        for (LanguageRange lr : priorityList) {
            String range = lr.getRange();
            String r = range;
            while (!r.isEmpty() && !keys.containsKey(r)) {
                r = r.substring(0, Math.max(0, r.lastIndexOf('-')));
            }
            if (r.isEmpty()) {
                list.add(lr);
                continue;
            }
            List<String> equivalents = map.get(keys.get(r));
            if (equivalents != null) {
                for (String e : equivalents) {
                    list.add(new LanguageRange(e.toLowerCase(Locale.ROOT)
                            + range.substring(r.length()), lr.getWeight()));
                }
            }
        }
        return list;
    }

    // ---- Filtering ----

    static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales,
            FilteringMode mode) {
        List<String> tags = new ArrayList<>();
        if (!priorityList.isEmpty() && !locales.isEmpty()) {
            for (Locale l : locales) {
                tags.add(l.toLanguageTag());
            }
        }
        List<Locale> result = new ArrayList<>();
        for (String tag : filterTags(priorityList, tags, mode)) {
            result.add(Locale.forLanguageTag(tag));
        }
        return result;
    }

    static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags,
            FilteringMode mode) {
        if (priorityList.isEmpty() || tags.isEmpty()) {
            return new ArrayList<>();
        }
        if (mode == FilteringMode.EXTENDED_FILTERING) {
            return filter(priorityList, tags, true);
        }
        List<LanguageRange> basic = new ArrayList<>();
        for (LanguageRange lr : priorityList) {
            String range = lr.getRange();
            if (!range.startsWith("*-") && !range.contains("-*")) {
                basic.add(lr);
            } else if (mode == FilteringMode.AUTOSELECT_FILTERING) {
                return filter(priorityList, tags, true);
            } else if (mode == FilteringMode.MAP_EXTENDED_RANGES) {
                basic.add(new LanguageRange(range.charAt(0) == '*' ? "*" : range.replace("-*", ""),
                        lr.getWeight()));
            } else if (mode == FilteringMode.REJECT_EXTENDED_RANGES) {
                throw new IllegalArgumentException("An extended range \"" + range
                        + "\" found in REJECT_EXTENDED_RANGES mode.");
            }
        }
        return filter(basic, tags, false);
    }

    private static boolean matches(String range, String tag, boolean extended) {
        if (range.equals("*")) {
            return true;
        }
        if (!extended) {
            return tag.startsWith(range)
                    && (tag.length() == range.length() || tag.charAt(range.length()) == '-');
        }
        String[] r = range.split("-");
        String[] t = tag.split("-");
        if (!r[0].equals(t[0]) && !r[0].equals("*")) {
            return false;
        }
        int i = 1;
        for (int j = 1; i < r.length && j < t.length;) {
            if (r[i].equals("*")) {
                i++;
            } else if (r[i].equals(t[j])) {
                i++;
                j++;
            } else if (t[j].length() == 1 && !t[j].equals("*")) {
                break;
            } else {
                j++;
            }
        }
        return i == r.length;
    }

    private static List<String> filter(List<LanguageRange> ranges, Collection<String> tags,
            boolean extended) {
        List<String> result = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (LanguageRange lr : ranges) {
            if (lr.getWeight() == LanguageRange.MIN_WEIGHT) {
                continue;
            }
            boolean all = lr.getRange().equals("*");
            if (all) {
                result.clear();
                seen.clear();
            }
            for (String tag : tags) {
                String lower = tag.toLowerCase(Locale.ROOT);
                if (matches(lr.getRange(), lower, extended) && !excluded(ranges, lower, extended)
                        && seen.add(lower)) {
                    result.add(tag);
                }
            }
            if (all) {
                break;
            }
        }
        return result;
    }

    private static boolean excluded(List<LanguageRange> ranges, String tag, boolean extended) {
        for (LanguageRange lr : ranges) {
            if (lr.getWeight() == LanguageRange.MIN_WEIGHT
                    && matches(lr.getRange(), tag, extended)) {
                return true;
            }
        }
        return false;
    }

    // ---- Lookup ----

    static Locale lookup(List<LanguageRange> priorityList, Collection<Locale> locales) {
        List<String> tags = new ArrayList<>();
        if (!priorityList.isEmpty() && !locales.isEmpty()) {
            for (Locale l : locales) {
                tags.add(l.toLanguageTag());
            }
        }
        String tag = lookupTag(priorityList, tags);
        return tag == null ? null : Locale.forLanguageTag(tag);
    }

    static String lookupTag(List<LanguageRange> priorityList, Collection<String> tags) {
        if (priorityList.isEmpty() || tags.isEmpty()) {
            return null;
        }
        for (LanguageRange lr : priorityList) {
            if (lr.getWeight() == LanguageRange.MIN_WEIGHT || lr.getRange().equals("*")) {
                continue;
            }
            for (String r = lr.getRange(); !r.isEmpty(); r = shorter(r)) {
                String pattern = r.replace("*", "\\p{Alnum}*");
                for (String tag : tags) {
                    String lower = tag.toLowerCase(Locale.ROOT);
                    if (lower.matches(pattern) && !excluded(priorityList, lower)) {
                        return tag;
                    }
                }
            }
        }
        return null;
    }

    private static boolean excluded(List<LanguageRange> ranges, String tag) {
        for (LanguageRange lr : ranges) {
            if (lr.getWeight() == LanguageRange.MIN_WEIGHT && !lr.getRange().equals("*")) {
                for (String r = lr.getRange(); !r.isEmpty(); r = shorter(r)) {
                    if (tag.matches(r.replace("*", "\\p{Alnum}*"))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Without the last subtag, nor a letter that began an extension of it alone. */
    private static String shorter(String range) {
        String r = range.substring(0, Math.max(0, range.lastIndexOf('-')));
        boolean singleton = r.length() > 2 && r.charAt(r.length() - 2) == '-' && !r.endsWith("*");
        return singleton ? r.substring(0, r.length() - 2) : r;
    }
}
