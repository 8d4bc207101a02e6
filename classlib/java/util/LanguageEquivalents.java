/* SPDX-License-Identifier: MIT */
package java.util;

/**
 * Language tags that mean the same by the registry of subtags of BCP 47, as the program
 * tools/tables/LanguageTables.java writes them. Groups are parted by bars. For one of a group the
 * others count as well, in the order of the group.
 */
final class LanguageEquivalents {
    private static final String GROUPS =
            "art-lojban jbo|en-gb-oed en-gb-oxendict|i-ami ami|i-bnn bnn|hak zh-hak i-hak zh-"
            + "hakka|i-klingon tlh|i-lux lb|i-navajo nv|i-pwn pwn|i-tao tao|i-tay tay|i-tsu tsu"
            + "|no-bok nb|no-nyn nn|sfb sgn-sfb sgn-be-fr|vgt sgn-vgt sgn-be-nl|sgg sgn-sgg sgn"
            + "-ch-de|zh-cmn-hans cmn-hans|zh-cmn-hant cmn-hant|cmn zh-cmn zh-guoyu|nan zh-nan "
            + "zh-min-nan|hsn zh-hsn zh-xiang|aam aas|aao ar-aao|abh ar-abh|abv ar-abv|acm ar-a"
            + "cm|acn xia|acq ar-acq|acw ar-acw|acx ar-acx|acy ar-acy|adf ar-adf|adp dz|ads sgn"
            + "-ads|adx pcr|aeb ajt ar-aeb|aec ar-aec|aed sgn-aed|aen sgn-aen|afb ar-afb|afg sg"
            + "n-afg|apc ajp ar-ajp ar-apc|ajs sgn-ajs|aog myd|apd ar-apd|arb ar-arb|arq ar-arq"
            + "|ars ar-ars|ary ar-ary|arz ar-arz|asd snz|ase sgn-ase sgn-us|asf sgn-asf|asp sgn"
            + "-asp|asq sgn-asq|asw sgn-asw|aue ktz|auz ar-auz|avl ar-avl|ayh ar-ayh|ayl ar-ayl"
            + "|ayn ar-ayn|ayp ar-ayp|ayx nun|bbz ar-bbz|bcg bgm|bfi sgn-bfi sgn-gb|bfk sgn-bfk"
            + "|bfy ppa|bic bir|bjd drl|bjn ms-bjn|iba blg snb|bmf krm|bog sgn-bog|bpp nxu|bqn "
            + "sgn-bqn|bqy sgn-bqy|bzs sgn-bzs sgn-br|btj ms-btj|bve ms-bve|bvl sgn-bvl|bvu ms-"
            + "bvu|cax xba|cbr nom|rki ccq ybd|cdo zh-cdo|cds sgn-cds|cir meg|cjr mom|cjy zh-cj"
            + "y|cka cmr|cmk xch|cnp zh-cnp|csn sgn-csn sgn-co|coa ms-coa|pij coy nts|cpx zh-cp"
            + "x|cqu quh|crr pmk|csc sgn-csc|csd sgn-csd|cse sgn-cse|csf sgn-csf|csg sgn-csg|cs"
            + "l sgn-csl|csp zh-csp|csq sgn-csq|csr sgn-csr|csx sgn-csx|czh zh-czh|czo zh-czo|g"
            + "sg sgn-gsg sgn-de|dek sqm|dev gav|dif dit|dsl sgn-dsl sgn-dk|dmw xrq|doq sgn-doq"
            + "|drh khk|kzk drr gli|prs drw tnf|dse sgn-dse sgn-nl|dsz sgn-dsz|dtp ktr kzj kzt "
            + "tdu|dup ms-dup|duz guv|ecs sgn-ecs|ehs sgn-ehs|eko nte|ema uok|ssp sgn-ssp sgn-e"
            + "s|esl sgn-esl|esn sgn-esn|eso sgn-eso|eth sgn-eth|fcs sgn-fcs|fsl sgn-fsl sgn-fr"
            + "|fse sgn-fse|fss sgn-fss|gal ilw|gan zh-gan|gdj kvs|gds sgn-gds|vaj gfx mwj oun|"
            + "ggn gvr|gom kok-gom|gss sgn-gss sgn-gr|gse sgn-gse|gsm sgn-gsm|gti nyc|gu prp|gu"
            + "s sgn-gus|hab sgn-hab|haf sgn-haf|hds sgn-hds|he iw|hji ms-hji|hks sgn-hks|hle s"
            + "ca|hnm zh-hnm|hos sgn-hos|hps sgn-hps|hrr jal|hsh sgn-hsh|hsl sgn-hsl|huw pmc|ib"
            + "i opa|icl sgn-icl|id in|isg sgn-isg sgn-ie|iks sgn-iks|ils sgn-ils|inl sgn-inl|i"
            + "ns sgn-ins|ise sgn-ise sgn-it|isr sgn-isr|jak ms-jak|jax ms-jax|jcs sgn-jcs|oyb "
            + "jeg skk thx|jhs sgn-jhs|ji yi|jks sgn-jks|jls sgn-jls|jos sgn-jos|jsl sgn-jsl sg"
            + "n-jp|jus sgn-jus|jv jw|kak tne|kdz ncp|kgc tdf|kgh kml|kgi sgn-kgi|kgm plu|kjh z"
            + "kb|kmb smd|knn kok-knn|koj kwv|kru kxl|ksp lak|kvb ms-kvb|kvk sgn-kvk|kvr ms-kvr"
            + "|kwq yam|kxd ms-kxd|kxe tvd|kxr pat|lbs sgn-lbs|lce ms-lce|lcf ms-lcf|lcq ppr|lg"
            + "s sgn-lgs|lii raq|liw ms-liw|llo ngt|lls sgn-lls|lmm rmx|lrr yma|lsb sgn-lsb|lsc"
            + " sgn-lsc|lsg sgn-lsg|lsl sgn-lsl|lsn sgn-lsn|lso sgn-lso|lsp sgn-lsp|lst sgn-lst"
            + "|lsv sgn-lsv|lsw sgn-lsw|lsy sgn-lsy|ltg lv-ltg|luh zh-luh|lvs lv-lvs|lws sgn-lw"
            + "s|lzh zh-lzh|max ms-max|mdl sgn-mdl|meo ms-meo|mfa ms-mfa|mfb ms-mfb|mfs sgn-mfs"
            + " sgn-mx|min ms-min|mnp zh-mnp|mo ro|mqg ms-mqg|mre sgn-mre|mry mst myt|msd sgn-m"
            + "sd|msi ms-msi|msr sgn-msr|mtm ymt|mui ms-mui|mzc sgn-mzc|mzg sgn-mzg|mzy sgn-mzy"
            + "|nad xny|nbr nns|nbs sgn-nbs|ncs sgn-ncs sgn-ni|ngv nnx|nsl sgn-nsl sgn-no|nsi s"
            + "gn-nsi|nsp sgn-nsp|nsr sgn-nsr|nzs sgn-nzs|okl sgn-okl|ola thw|orn ms-orn|ors ms"
            + "-ors|pel ms-pel|pga ar-pga|pgz sgn-pgz|phr pmu|pks sgn-pks|prl sgn-prl|prt pry|p"
            + "rz sgn-prz|psc sgn-psc|psd sgn-psd|pse ms-pse|psg sgn-psg|psl sgn-psl|pso sgn-ps"
            + "o|psp sgn-psp|psr sgn-psr sgn-pt|pub puz|pys sgn-pys|ras tie|rib sgn-rib|rms sgn"
            + "-rms|rnb sgn-rnb|rsi sgn-rsi|rsl sgn-rsl|rsm sgn-rsm|rsn sgn-rsn|scv zir|sdl sgn"
            + "-sdl|swl sgn-swl sgn-se|sfs sgn-sfs sgn-za|sgx sgn-sgx|shu ar-shu|sjc zh-sjc|slf"
            + " sgn-slf|sls sgn-sls|sqk sgn-sqk|sqs sgn-sqs|sqx sgn-sqx|ssh ar-ssh|ssr sgn-ssr|"
            + "svk sgn-svk|swc sw-swc|swh sw-swh|syy sgn-syy|szd umi|szs sgn-szs|taj tsf|tdg tm"
            + "k|thc tpo|tkk twm|tlw weo|tmp tyj|tmw ms-tmw|tpn tpw|tse sgn-tse|tsm sgn-tsm|tsq"
            + " sgn-tsq|tss sgn-tss|tsy sgn-tsy|tza sgn-tza|ugn sgn-ugn|ugy sgn-ugy|ukl sgn-ukl"
            + "|uks sgn-uks|urk ms-urk|uzn uz-uzn|uzs uz-uzs|vkk ms-vkk|vkt ms-vkt|vsi sgn-vsi|"
            + "vsl sgn-vsl|vsv sgn-vsv|waw xkh|wbs sgn-wbs|wuu zh-wuu|xki sgn-xki|xml sgn-xml|x"
            + "mm ms-xmm|xms sgn-xms|xss zko|yds sgn-yds|ygs sgn-ygs|yhs sgn-yhs|yos zom|ysl sg"
            + "n-ysl|ysm sgn-ysm|yue zh-yue|yug yuu|zib sgn-zib|zlm ms-zlm|zmi ms-zmi|zsl sgn-z"
            + "sl|zsm ms-zsm";

    /** Each tag's group. */
    private static final Map<String, String[]> OF = new HashMap<>();

    static {
        for (String group : GROUPS.split("\\|")) {
            String[] tags = group.split(" ");
            for (String tag : tags) {
                OF.put(tag, tags);
            }
        }
    }

    private LanguageEquivalents() {
    }

    /** The range with each equivalent of the longest beginning that has any, in their order. */
    static List<String> of(String range) {
        List<String> list = new ArrayList<>();
        for (String r = range; !r.isEmpty(); r = r.substring(0, Math.max(0, r.lastIndexOf('-')))) {
            String[] group = OF.get(r);
            if (group != null) {
                for (String tag : group) {
                    if (!tag.equals(r)) {
                        list.add(tag + range.substring(r.length()));
                    }
                }
                return list;
            }
        }
        return list;
    }
}
