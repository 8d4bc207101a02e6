/* SPDX-License-Identifier: MIT */
import java.util.Locale;

/** Default locales by the properties of the start, one for each category, and old codes. */
public class LocaleOfOptions {
    private static void show() {
        System.out.println(Locale.getDefault() + " "
            + Locale.getDefault(Locale.Category.DISPLAY) + " "
            + Locale.getDefault(Locale.Category.FORMAT));
    }

    public static void main(String[] args) {
        System.setProperty("user.language", "it");
        System.setProperty("java.locale.useOldISOCodes", "false");
        show();
        System.out.println(Locale.getDefault().toLanguageTag() + " "
            + Locale.getDefault(Locale.Category.FORMAT).toLanguageTag());
        for (String code : new String[] {"he", "iw", "yi", "ji", "id", "in", "en"}) {
            Locale l = new Locale(code);
            Locale tagged = Locale.forLanguageTag(code + "-XX");
            System.out.println(code + " " + l + " " + l.toLanguageTag() + " " + tagged + " "
                + tagged.toLanguageTag() + " " + l.getISO3Language() + " "
                + l.getDisplayLanguage(Locale.ENGLISH));
        }
        Locale.setDefault(Locale.Category.FORMAT, Locale.FRENCH);
        show();
        Locale.setDefault(Locale.GERMANY);
        show();
    }
}
