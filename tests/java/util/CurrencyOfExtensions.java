/* SPDX-License-Identifier: MIT */
import java.util.Currency;
import java.util.Locale;

/** A locale's extensions name a currency, or the region whose currency it is. */
public class CurrencyOfExtensions {
    private static final String TAGS = "en-US-u-cu-jpy en-US-u-cu-zzz en-US-u-cu-usdx "
        + "en-US-u-cu-jp "
        + "en-u-cu-eur und-u-cu-eur en-US-u-rg-gbzzzz en-US-u-rg-gb en-US-u-rg-usca "
        + "en-GB-u-rg-usca "
        + "en-US-u-rg-xxzzzz en-US-u-rg-999zzzz en-u-rg-gbzzzz en-US-u-cu-zzz-rg-gbzzzz "
        + "en-US-u-cu-jpy-rg-gbzzzz en-US-u-cu en-AQ-u-rg-gbzzzz en-US-u-rg-aqzzzz en "
        + "en-001-u-rg-gbzzzz";

    public static void main(String[] args) {
        for (String tag : TAGS.split(" ")) {
            try {
                System.out.println(tag + " " + Currency.getInstance(Locale.forLanguageTag(tag)));
            } catch (IllegalArgumentException e) {
                System.out.println(tag + " " + e.getMessage());
            }
        }
    }
}
