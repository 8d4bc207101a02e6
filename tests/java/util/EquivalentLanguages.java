/* SPDX-License-Identifier: MIT */
import java.util.List;
import java.util.Locale.LanguageRange;
import java.util.zip.CRC32;

/**
 * Ranges with the equivalents of the registry of subtags: some as they are, then sums of what all
 * codes of two and three letters get, alone, behind languages that are extended, and as regions.
 */
public class EquivalentLanguages {
    private static final String[] SHOWN = {
        "cmn", "zh-cmn", "zh-guoyu-hans", "zh-cmn-hans-cn", "gav", "dev", "ajt", "apc", "ar-ajp",
        "hak", "i-hak", "zh-hakka-tw", "sgn-de", "gsg-dd", "sgn-be-fr", "sgn-ch-de-heploc", "fsl",
        "dtp", "ktr-mm", "no-bok-fr", "jw", "iw-de", "xx-tp-dd", "xx-mm-dd", "xx-hepburn-heploc-mm",
        "xx-fr-fr-x-fr", "xx-x-fr", "zzz", "cmn;q=0.5,zh-cmn;q=0.7", "dev,gav;q=0.3,gev",
    };

    private static void sum(String label, String before) {
        CRC32 sum = new CRC32();
        int count = 0, added = 0;
        for (int i = 0; i < 26 * 27 * 26; i++) {
            char first = (char) ('a' + i / (27 * 26)), second = (char) ('a' + i % 26);
            int third = i / 26 % 27;
            String code = "" + first + second + (third == 26 ? "" : (char) ('a' + third));
            List<LanguageRange> all = LanguageRange.parse(before + code);
            count += all.size() > 1 ? 1 : 0;
            added += all.size() - 1;
            sum.update(all.toString().getBytes());
        }
        System.out.println(label + " " + count + " " + added + " " + sum.getValue());
    }

    public static void main(String[] args) {
        for (String ranges : SHOWN) {
            System.out.println(ranges + ": " + LanguageRange.parse(ranges));
        }
        sum("alone", "");
        for (String language : "ar kok lv ms sgn sw uz zh".split(" ")) {
            sum(language, language + "-");
        }
        sum("regions", "xx-latn-");
    }
}
