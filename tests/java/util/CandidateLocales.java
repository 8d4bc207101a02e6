/* SPDX-License-Identifier: MIT */
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle.Control;

/** Where bundles are looked for: scripts, two names of Norwegian, what Chinese is written in. */
public class CandidateLocales {
    private static final String TAGS = "zh zh-TW zh-HK zh-MO zh-CN zh-SG zh-US zh-Hant zh-Hans "
        + "zh-Hant-TW zh-Hant-CN zh-Latn zh-Latn-CN zh-Hant-HK-variant zh-CN-variant sr sr-Latn "
        + "sr-Latn-RS sr-Latn-RS-varia-other no nb nn no-NO nb-NO nn-NO no-Latn nb-Latn-NO "
        + "no-Latn-NO-varia und und-Latn und-US und-Latn-US en-US-varia-other de-u-nu-arab "
        + "ja-JP-u-ca-japanese-x-lvariant-JP az-Cyrl-AZ und-TW zh-u-nu-hant";
    private static final String PARTS = "no_NO_NY no_NO_NYX no_NO_NY_A no__NY no_SE_NY nb_NO_NY "
        + "nn_NO_POSIX __POSIX en__a_b_c zh__v zh_CN_v nb_NO_v_w iw_IL";

    public static void main(String[] args) {
        List<Locale> all = new ArrayList<>();
        for (String tag : TAGS.split(" ")) {
            all.add(Locale.forLanguageTag(tag));
        }
        for (String parts : PARTS.split(" ")) {
            String[] p = parts.split("_", 3);
            all.add(new Locale(p[0], p[1], p.length > 2 ? p[2] : ""));
        }
        Control control = Control.getControl(Control.FORMAT_DEFAULT);
        for (Locale locale : all) {
            System.out.print(locale.toLanguageTag() + ":");
            for (Locale candidate : control.getCandidateLocales("b", locale)) {
                System.out.print(" " + control.toBundleName("b", candidate));
            }
            System.out.println();
        }
    }
}
