/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Locale.Builder;
import java.util.Locale.FilteringMode;
import java.util.Locale.IsoCountryCode;
import java.util.Locale.LanguageRange;
import java.util.Map;
import java.util.TreeSet;

/** Locales with extensions: tags, builders, ranges, filtering and lookup. */
public class LocaleWhole extends Whole {

    static String all(Locale l) {
        return (
            l +
            "|" +
            l.getLanguage() +
            "|" +
            l.getScript() +
            "|" +
            l.getCountry() +
            "|" +
            l.getVariant() +
            "|" +
            l.hasExtensions() +
            "|" +
            l.getExtensionKeys() +
            "|" +
            l.getExtension('u') +
            "|" +
            l.getExtension('x') +
            "|" +
            l.getUnicodeLocaleAttributes() +
            "|" +
            l.getUnicodeLocaleKeys() +
            "|" +
            l.getUnicodeLocaleType("ca") +
            "|" +
            l.toLanguageTag() +
            "|" +
            l.hashCode()
        );
    }

    static void tags() {
        String[] tags = {
            "",
            "en",
            "EN-us",
            "zh-hant-TW",
            "ZH-HANS",
            "de-POSIX-x-URP-lvariant-Abc-Def",
            "sl-rozaj-biske-nedis",
            "und",
            "und-US",
            "und-x-foo",
            "x-private",
            "x-",
            "x",
            "en-x",
            "i-klingon",
            "en-GB-oed",
            "art-lojban",
            "zh-min",
            "sgn-BE-FR",
            "i-default",
            "en-u-ca-buddhist",
            "th-TH-u-ca-buddhist-nu-thai",
            "en-US-u-attr2-attr1-nu-thai-ca-gregory",
            "ja-u-ca",
            "en-u",
            "en-a-bbb-x-a-ccc",
            "en-a-b",
            "en-t-jp-u-ca-islamic-civil",
            "zh-cmn-Hans-CN",
            "zh-yue",
            "zh-abc-def-ghi-jkl",
            "es-419",
            "en-1994",
            "en-US-1994",
            "de-1901-1996",
            "de-1901-1901",
            "en-US-US",
            "en--US",
            "en_US",
            "e",
            "abcdefgh",
            "abcdefghi",
            "en-12",
            "12",
            "iw-IL",
            "in",
            "ji",
            "he",
            "no-NO-x-lvariant-NY",
            "ja-JP-x-lvariant-JP",
            "ja-JP-u-ca-japanese-x-lvariant-JP",
            "en-x-lvariant",
            "en-x-a-lvariant-foo",
            "en-u-ca-a-b",
            "en-u-ca-buddhist-ca-gregory",
            "en-u-aaa-bbb-u-ccc",
            "en-0-abc",
            "en-b-xyz-a-abc",
            "mo",
            "sh-cs",
            "en-Latn-u-co-phonebk-x-Web-App",
            "en-US-x-12345678-1"
        };
        for (String tag : tags) p(tag, "->", all(Locale.forLanguageTag(tag)));
        t(() -> Locale.forLanguageTag(null));
        p(all(new Locale("ja", "JP", "JP")));
        p(all(new Locale("th", "TH", "TH")));
        p(all(new Locale("no", "NO", "NY")));
        p(all(new Locale("en", "US", "a b")));
        p(all(new Locale("en", "US", "POSIX_x_abcdefghij")));
        p(all(new Locale("x1", "Y", "Win")));
        p(all(new Locale("", "", "Win_VISTA1")));
        p(all(Locale.ROOT));
        Locale l = Locale.forLanguageTag("th-TH-u-ca-buddhist-nu-thai");
        p(
            l.stripExtensions(),
            l.stripExtensions().equals(new Locale("th", "TH")),
            l.equals(l.clone()),
            l.equals(l.stripExtensions())
        );
        p(
            Locale.US.stripExtensions() == Locale.US,
            Locale.PRIVATE_USE_EXTENSION,
            Locale.UNICODE_LOCALE_EXTENSION
        );
        p(
            l.getExtension('U'),
            l.getExtension('a'),
            l.getUnicodeLocaleType("NU"),
            l.getUnicodeLocaleType("zz")
        );
        t(() -> l.getExtension('-'));
        t(() -> l.getUnicodeLocaleType("a"));
        t(() -> l.getUnicodeLocaleType("a-"));
        t(() -> l.getUnicodeLocaleType(null));
        t(() -> l.getExtensionKeys().add('z'));
        t(() -> l.getUnicodeLocaleKeys().clear());
    }

    static void builders() {
        Builder b = new Builder();
        p(all(b.build()));
        p(
            all(
                b
                    .setLanguage("EN")
                    .setRegion("us")
                    .setScript("LATN")
                    .setVariant("posix-1994")
                    .build()
            )
        );
        p(
            all(
                b
                    .setExtension('u', "NU-thai-CA-Buddhist")
                    .setExtension('x', "Abc_D")
                    .setExtension('A', "Foo_bar")
                    .build()
            )
        );
        p(
            all(
                b
                    .addUnicodeLocaleAttribute("ZZZ")
                    .addUnicodeLocaleAttribute("aaa")
                    .setUnicodeLocaleKeyword("CO", "Phonebk")
                    .build()
            )
        );
        p(
            all(
                b
                    .removeUnicodeLocaleAttribute("zzz")
                    .setUnicodeLocaleKeyword("nu", null)
                    .setUnicodeLocaleKeyword("xx", "")
                    .build()
            )
        );
        p(all(b.setExtension('a', null).setExtension('X', "").build()));
        p(all(b.setExtension('u', "").build()));
        p(
            all(b.setLanguage("").setRegion(null).build()),
            all(b.setScript("").setVariant(null).build())
        );
        p(
            all(b.setLanguageTag("de-Latn-DE-1996-u-co-phonebk-x-lvariant-abc").build()),
            all(b.clearExtensions().build())
        );
        t(() -> b.setLanguageTag(""));
        t(() -> b.setLanguageTag(null));
        t(() -> b.setExtension('0', "abc"));
        t(() -> Locale.US.getExtension('0'));
        p(all(b.setLocale(new Locale("ja", "JP", "JP")).build()));
        p(all(b.setLocale(new Locale("th", "TH", "TH")).build()));
        p(all(b.setLocale(new Locale("no", "NO", "NY")).build()));
        p(
            all(b.setLocale(Locale.forLanguageTag("zh-Hans-CN-u-aaa-ca-roc-x-y")).build()),
            all(b.clear().build())
        );
        t(() -> b.setLanguage("e"));
        t(() -> b.setLanguage("e1"));
        t(() -> b.setScript("Lat"));
        t(() -> b.setRegion("U"));
        t(() -> b.setRegion("12"));
        t(() -> b.setVariant("abcde_f"));
        t(() -> b.setVariant("x"));
        t(() -> b.setExtension('$', "abc"));
        t(() -> b.setExtension('a', "b"));
        t(() -> b.setExtension('a', "bcd-e"));
        t(() -> b.setExtension('x', "abc-123456789"));
        t(() -> b.setUnicodeLocaleKeyword("c", "abc"));
        t(() -> b.setUnicodeLocaleKeyword("ca", "ab"));
        t(() -> b.setUnicodeLocaleKeyword("ca", "abc-de"));
        t(() -> b.setUnicodeLocaleKeyword(null, "abc"));
        t(() -> b.addUnicodeLocaleAttribute("ab"));
        t(() -> b.addUnicodeLocaleAttribute(null));
        t(() -> b.removeUnicodeLocaleAttribute("x_y"));
        for (String s : new String[] {
            "en-",
            "en-a",
            "en-a-x-b",
            "e",
            "en-US-US",
            "x",
            "en-x",
            "en--US",
            "12",
            "en-x-123456789"
        })
            t(() -> b.setLanguageTag(s));
        t(() -> b.setLocale(new Locale("e")));
        t(() -> b.setLocale(new Locale("en", "U")));
        t(() -> b.setLocale(new Locale("en", "US", "abcde_x")));
        t(() -> b.setLocale(null));
    }

    static void ranges() {
        p(LanguageRange.MIN_WEIGHT, LanguageRange.MAX_WEIGHT);
        LanguageRange r = new LanguageRange("EN-us");
        p(
            r,
            r.getRange(),
            r.getWeight(),
            r.equals(new LanguageRange("en-US", 1.0)),
            r.hashCode(),
            new LanguageRange("*-ch", 0.5),
            r.equals("x"),
            r.equals(null)
        );
        t(() -> new LanguageRange(null));
        t(() -> new LanguageRange("en", 1.1));
        t(() -> new LanguageRange("en", -0.1));
        for (String s : new String[] {
            "",
            "en-",
            "-en",
            "1en",
            "en-123456789",
            "en_US",
            "*-*",
            "en-*-us",
            "\u00e9"
        })
            t(() -> new LanguageRange(s));
        for (String s : new String[] {
            "en",
            "ja,en;q=0.4",
            "en-US,en;q=0.9,fr;q=0.8,*;q=0.1",
            "Accept-Language: fr-FR, en;q=0.2, de ; q = 0.5",
            "fr;q=0.3,en;q=0.3,de;q=0.7",
            "en,en;q=0.1",
            "iw",
            "he-IL",
            "id,ja",
            "ji;q=0.2,en",
            "de-DD",
            "my-BU,en"
        })
            p(s, LanguageRange.parse(s));
        for (String s : new String[] { "", "en;q=x", "en;q=2", "en;q=-1", "en;r=1", "e1" })
            t(() -> LanguageRange.parse(s));
        t(() -> LanguageRange.parse(null));
        Map<String, List<String>> map = new HashMap<>();
        map.put("zh", Arrays.asList("zh", "zh-Hans"));
        map.put("EN-us", Arrays.asList("en-GB"));
        map.put("xx", null);
        p(
            LanguageRange.parse("zh-CN,en-US-x;q=0.5,xx,fr;q=0.1", map),
            LanguageRange.mapEquivalents(LanguageRange.parse("zh;q=0.3"), map)
        );
        p(
            LanguageRange.mapEquivalents(LanguageRange.parse("zh;q=0.3"), null),
            LanguageRange.mapEquivalents(new ArrayList<>(), map)
        );
        t(() -> LanguageRange.mapEquivalents(null, map));
        List<String> tags = Arrays.asList(
            "de-DE",
            "de-DE-1996",
            "de-Latn-DE",
            "de-Latn-DE-1996",
            "de",
            "de-x-DE",
            "de-Deva",
            "en-US",
            "EN-GB",
            "fr",
            "zh-Hant-TW",
            "zh-Hans-CN",
            "en-us"
        );
        for (String s : new String[] {
            "de-DE",
            "de-*-DE",
            "*-DE",
            "*",
            "en,de-Latn",
            "de-*",
            "en;q=0,*",
            "de,de-Latn;q=0",
            "*;q=0,en",
            "zh-*-tw",
            "fr-*,en"
        }) {
            List<LanguageRange> list = LanguageRange.parse(s);
            p(s, Locale.filterTags(list, tags), Locale.lookupTag(list, tags));
            for (FilteringMode mode : FilteringMode.values())
                t(() -> Locale.filterTags(list, tags, mode));
        }
        List<Locale> locales = Arrays.asList(
            Locale.US,
            Locale.UK,
            Locale.GERMANY,
            Locale.forLanguageTag("zh-Hant-TW"),
            Locale.ROOT,
            Locale.forLanguageTag("en-US-u-ca-roc")
        );
        p(
            Locale.filter(LanguageRange.parse("en,zh"), locales),
            Locale.filter(LanguageRange.parse("*-tw"), locales, FilteringMode.EXTENDED_FILTERING)
        );
        p(
            Locale.lookup(LanguageRange.parse("zh-Hant-TW-x-foo,en"), locales),
            Locale.lookup(LanguageRange.parse("fr"), locales),
            Locale.lookup(LanguageRange.parse("*,en-gb-oed"), locales)
        );
        p(
            Locale.filter(new ArrayList<>(), locales),
            Locale.filterTags(LanguageRange.parse("en"), new ArrayList<>()),
            Locale.lookupTag(new ArrayList<>(), tags)
        );
        p(
            Locale.lookupTag(LanguageRange.parse("en-a-b"), tags),
            Locale.lookupTag(LanguageRange.parse("de-*-1996"), tags),
            Locale.lookupTag(LanguageRange.parse("en-US;q=0,en"), tags)
        );
        t(() -> Locale.filter(null, locales));
        t(() -> Locale.lookup(LanguageRange.parse("en"), null));
    }

    public static void main(String[] args) {
        tags();
        builders();
        ranges();
        p(
            Locale.getISOCountries(IsoCountryCode.PART1_ALPHA2).size(),
            Locale.getISOCountries().length,
            Locale.getISOCountries(IsoCountryCode.PART1_ALPHA3).size()
        );
        p(new TreeSet<>(Locale.getISOCountries(IsoCountryCode.PART1_ALPHA3)));
        p(new TreeSet<>(Locale.getISOCountries(IsoCountryCode.PART3)));
        t(() -> Locale.getISOCountries(null));
        p((Object) IsoCountryCode.values());
        p((Object) FilteringMode.values());
        t(() -> FilteringMode.valueOf("NONE"));
    }
}
