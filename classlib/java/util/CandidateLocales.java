/* SPDX-License-Identifier: MIT */
package java.util;

/**
 * Where a bundle for a locale may be found, the most special place first: with the script, then
 * without it, each time with ever less of the variant and the country, in the end the root.
 * Norwegian has two names for the one of its written forms and an old one for the other; Chinese
 * is named by country where its script is meant.
 */
final class CandidateLocales {
    private final List<Locale> found = new ArrayList<>();
    private final String twin; // another name of the language, or null

    private CandidateLocales(String twin) {
        this.twin = twin;
    }

    static List<Locale> of(Locale locale) {
        String language = locale.getLanguage();
        String script = locale.getScript();
        String country = locale.getCountry();
        String variant = locale.getVariant();
        boolean oldNynorsk = language.equals("no") && country.equals("NO") && variant.equals("NY");
        CandidateLocales all = new CandidateLocales(language.equals("nb") ? "no"
                : language.equals("no") && !oldNynorsk ? "nb" : null);
        if (oldNynorsk) {
            all.addWithAndWithout("nn", script, country, "");
        } else if (language.equals("zh")) {
            all.addChinese(script, country, variant);
        } else {
            all.addWithAndWithout(language, script, country, variant);
        }
        if (oldNynorsk || language.equals("nn")) {
            all.add("no", "", "NO", "NY");
            all.add("no", "", "NO", "");
            all.add("no", "", "", "");
        }
        all.found.add(Locale.ROOT);
        return all.found;
    }

    private void addChinese(String script, String country, String variant) {
        String written = script;
        if (script.isEmpty()) {
            written = switch (country) {
                case "TW", "HK", "MO" -> "Hant";
                case "CN", "SG" -> "Hans";
                default -> "";
            };
        }
        String place = country;
        if (country.isEmpty()) {
            place = script.equals("Hant") ? "TW" : script.equals("Hans") ? "CN" : "";
        }
        if (!written.isEmpty()) {
            addAll("zh", written, country, variant);
        }
        addAll("zh", "", place, variant);
    }

    private void addWithAndWithout(String language, String script, String country, String variant) {
        if (!script.isEmpty()) {
            addAll(language, script, country, variant);
        }
        addAll(language, "", country, variant);
    }

    private void addAll(String language, String script, String country, String variant) {
        for (String v = variant; !v.isEmpty();
                v = v.substring(0, Math.max(0, v.lastIndexOf('_')))) {
            add(language, script, country, v);
        }
        if (!country.isEmpty()) {
            add(language, script, country, "");
        }
        if (!language.isEmpty() || !script.isEmpty()) {
            add(language, script, "", "");
        }
    }

    private void add(String language, String script, String country, String variant) {
        found.add(Locale.of(language, script, country, variant));
        if (twin != null) {
            found.add(Locale.of(twin, script, country, variant));
        }
    }
}
