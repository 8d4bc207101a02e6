/* SPDX-License-Identifier: MIT */
import java.time.format.DecimalStyle;
import java.util.Locale;

/** The style of a locale is one object, whoever asks. */
public class StylesOfLocales {

    public static void main(String[] args) {
        Locale thai = Locale.forLanguageTag("th-TH-u-nu-thai");
        System.out.println(DecimalStyle.of(thai) == DecimalStyle.of(thai));
        System.out.println(DecimalStyle.of(thai));
        System.out.println(DecimalStyle.of(Locale.US) == DecimalStyle.of(new Locale("en", "US")));
        System.out.println(DecimalStyle.of(Locale.US) == DecimalStyle.of(thai));
        Locale.setDefault(thai);
        System.out.println(DecimalStyle.ofDefaultLocale() == DecimalStyle.of(thai));
        DecimalStyle other = DecimalStyle.of(thai).withZeroDigit('0');
        System.out.println(other + " " + DecimalStyle.of(thai));
    }
}
