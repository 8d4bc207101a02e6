/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Locale.FilteringMode;
import java.util.Locale.LanguageRange;
import java.util.Map;
import java.util.concurrent.Callable;

/** Ranges of languages: their grammar and weights, equivalents, filtering and lookup. */
public class RangesOfLanguages {
    private static void show(String label, Callable<?> call) {
        String result;
        try {
            result = String.valueOf(call.call());
        } catch (Exception e) {
            result = e.getClass().getName();
        }
        System.out.println(label + ": " + result);
    }

    private static void grammar() {
        String[] ranges = {
            "", " ", "en", "EN-us", "en;q=0.5,fr", "en,fr;q=0.5,de;q=0.7", " en ,fr ",
            "Accept-Language: en,de;q=0.5",
            "en;q=", "en;q=x", "en;q=1.1", "en;q=-1", "en;q=0", "en; q=0.5", "en;Q=0.5",
            "en;x=0.5", "en;0.5", "en,",
            ",en", ",,", "en,,fr", "*", "*-CH", "en-*-us", "**", "en_US", "e1", "1n", "abcdefghi",
            "en-", "-en",
            "en--us", "en,en;q=0.5", "en;q=0.5,en", "zh-hans-cn", "he", "iw-il", "id", "ji-us",
            "mo", "no", "i-lux",
            "i-klingon", "de-dd", "fr-fx", "xx-mm-x-bu", "ja-latn-hepburn-heploc", "de;q=1e-1",
            "de;q=NaN",
            "en;q=0.8,fr;q=0.9,de;q=0.8", "en-x-foo", "en-u-ca-buddhist", "x-foo", "en-uk",
            "in-id;q=0.4",
        };
        for (String range : ranges) {
            show("parse '" + range + "'", () -> LanguageRange.parse(range));
            show("new '" + range + "'", () -> new LanguageRange(range));
        }
        show("too heavy", () -> new LanguageRange("en", 1.5));
        show("too light", () -> new LanguageRange("en", -0.1));
        show("equal zeros", () ->
            new LanguageRange("en", -0.0).equals(new LanguageRange("en", 0.0)));
        show("hash", () -> new LanguageRange("en", 0.5).hashCode());
    }

    private static void equivalents() {
        Map<String, List<String>> map = new LinkedHashMap<>();
        map.put("zh", List.of("zh", "zh-Hans"));
        map.put("zh-hk", List.of("zh-HK", "zh-HK-Hant", "en-HK"));
        map.put("en", List.of());
        map.put("fr", null);
        map.put("IT", List.of("it-IT", "IT-ch"));
        map.put("es", List.of("bad_one"));
        map.put("*", List.of("pt"));
        String[] ranges = {
            "zh", "zh-HK", "zh-cn", "zh-hk-x", "zhx", "en", "en-us,de", "fr-ca,en", "it;q=0.5",
            "it-ch", "es", "*",
            "*-ch", "zh;q=0.3,it;q=0.8", "zh-hans,zh", "it,it-it;q=0.5",
        };
        for (String range : ranges) {
            show("mapped '" + range + "'", () -> LanguageRange.parse(range, map));
            List<LanguageRange> list = List.of(new LanguageRange(range.split("[,;]")[0], 0.5));
            show("equivalents '" + range + "'", () -> LanguageRange.mapEquivalents(list, map));
        }
        show("no map", () -> LanguageRange.mapEquivalents(LanguageRange.parse("en"), null));
        show("no list", () -> LanguageRange.mapEquivalents(null, map));
    }

    private static void matching() {
        String[] tags = {
            "de", "de-DE", "de-de", "de-Latn-DE", "de-DE-1996", "de-Deva-DE", "de-DE-x-goethe",
            "de-Latn-DE-1996",
            "de-x-DE", "fr", "fr-CH", "en", "en-US", "en-US-u-ca-buddhist", "it-CH", "x-private",
            "he", "und", "en-us",
        };
        List<Locale> locales = new ArrayList<>();
        for (String tag : tags) {
            locales.add(Locale.forLanguageTag(tag));
        }
        String[] lists = {
            "de-DE", "de-*-DE", "de", "*", "*-CH", "*-*", "en-*-US", "de-Latn-*", "de-de-*-1996",
            "fr;q=0.5,de",
            "de-de;q=0", "de,*-ch;q=0", "*;q=0", "zz,*", "he", "x-private", "*-x-goethe", "und",
            "*-de-1996",
            "en-us,en;q=0.5", "en-u-ca-buddhist", "de-*-x", "*;q=0,de", "de-CH-x-aa", "fr-*-CH",
            "zz-*", "de-*-*",
        };
        for (String list : lists) {
            List<LanguageRange> ranges = LanguageRange.parse(list);
            for (FilteringMode mode : FilteringMode.values()) {
                show(list + " " + mode, () -> Locale.filterTags(ranges, List.of(tags), mode));
                show(list + " " + mode + " locales", () -> Locale.filter(ranges, locales, mode));
            }
            show(list + " lookup", () -> Locale.lookupTag(ranges, Arrays.asList(tags)));
            show(list + " lookup of a locale", () -> Locale.lookup(ranges, locales));
        }
        List<LanguageRange> none = new ArrayList<>();
        show("no ranges", () -> Locale.filterTags(none, List.of(tags)) + " "
            + Locale.lookup(none, locales));
        show("null ranges", () -> Locale.filterTags(null, List.of(tags)));
        show("null mode", () -> Locale.filter(LanguageRange.parse("de"), locales, null));
    }

    public static void main(String[] args) {
        grammar();
        equivalents();
        matching();
    }
}
