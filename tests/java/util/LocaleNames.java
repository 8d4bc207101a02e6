/* SPDX-License-Identifier: MIT */
import java.util.Locale;
import java.util.MissingResourceException;

/** Three letters of countries, of which only known ones have any, and variants as a list. */
public class LocaleNames {
    static void letters(String country) {
        try {
            System.out.println(country + " " + new Locale("en", country).getISO3Country());
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
    }

    static void variants(Locale l) {
        System.out.println(l.getDisplayVariant(Locale.US) + " | " + l.getDisplayName(Locale.US));
    }

    public static void main(String[] args) {
        for (String country : new String[] {"001", "ABC", "419", "12", "us", "DE"}) {
            letters(country);
        }
        variants(Locale.forLanguageTag("sl-rozaj-nedis"));
        variants(Locale.forLanguageTag("ca-ES-valencia"));
        variants(new Locale("en", "US", "Win_x"));
        variants(new Locale("", "US", "Win_x"));
        variants(new Locale("", "", "Win_x"));
        variants(new Locale("", "US"));
    }
}
