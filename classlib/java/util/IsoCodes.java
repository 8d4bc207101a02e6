/* SPDX-License-Identifier: MIT */
package java.util;

/** Codes of countries, languages and currencies and their English names, packed into strings. */
final class IsoCodes {
    /** Code, fraction digits, number of each currency of ISO 4217. */
    static final String CURRENCIES =
            "ADP0020AED2784AFA2004AFN2971ALL2008AMD2051ANG2532AOA2973ARS2032ATS2040AUD2036AWG"
            + "2533AYM2945AZM2031AZN2944BAM2977BBD2052BDT2050BEF0056BGL2100BGN2975BHD3048BIF010"
            + "8BMD2060BND2096BOB2068BOV2984BRL2986BSD2044BTN2064BWP2072BYB0112BYN2933BYR0974BZ"
            + "D2084CAD2124CDF2976CHE2947CHF2756CHW2948CLF4990CLP0152CNY2156COP2170COU2970CRC21"
            + "88CSD2891CUC2931CUP2192CVE2132CYP2196CZK2203DEM2276DJF0262DKK2208DOP2214DZD2012E"
            + "EK2233EGP2818ERN2232ESP0724ETB2230EUR2978FIM2246FJD2242FKP2238FRF2250GBP2826GEL2"
            + "981GHC2288GHS2936GIP2292GMD2270GNF0324GRD0300GTQ2320GWP2624GYD2328HKD2344HNL2340"
            + "HRK2191HTG2332HUF2348IDR2360IEP2372ILS2376INR2356IQD3368IRR2364ISK0352ITL0380JMD"
            + "2388JOD3400JPY0392KES2404KGS2417KHR2116KMF0174KPW2408KRW0410KWD3414KYD2136KZT239"
            + "8LAK2418LBP2422LKR2144LRD2430LSL2426LTL2440LUF0442LVL2428LYD3434MAD2504MDL2498MG"
            + "A2969MGF0450MKD2807MMK2104MNT2496MOP2446MRO2478MRU2929MTL2470MUR2480MVR2462MWK24"
            + "54MXN2484MXV2979MYR2458MZM2508MZN2943NAD2516NGN2566NIO2558NLG2528NOK2578NPR2524N"
            + "ZD2554OMR3512PAB2590PEN2604PGK2598PHP2608PKR2586PLN2985PTE0620PYG0600QAR2634ROL0"
            + "642RON2946RSD2941RUB2643RUR2810RWF0646SAR2682SBD2090SCR2690SDD2736SDG2938SEK2752"
            + "SGD2702SHP2654SIT2705SKK2703SLE2925SLL2694SOS2706SRD2968SRG2740SSP2728STD2678STN"
            + "2930SVC2222SYP2760SZL2748THB2764TJS2972TMM2795TMT2934TND3788TOP2776TPE0626TRL079"
            + "2TRY2949TTD2780TWD2901TZS2834UAH2980UGX0800USD2840USN2997USS2998UYI0940UYU2858UZ"
            + "S2860VEB2862VED2926VEF2937VES2928VND0704VUV0548WST2882XAD2396XAF0950XAG-961XAU-9"
            + "59XBA-955XBB-956XBC-957XBD-958XCD2951XCG2532XDR-960XFO-000XFU-000XOF0952XPD-964X"
            + "PF0953XPT-962XSU-994XTS-963XUA-965XXX-999YER2886YUM2891ZAR2710ZMK2894ZMW2967ZWD2"
            + "716ZWG2924ZWL2932ZWN2942ZWR2935";
    /** Those of the codes that have a symbol in English: code, symbol, blank. */
    static final String SYMBOLS =
            "AUDA$ BRLR$ CADCA$ CNYCN\u00A5 EUR\u20AC GBP\u00A3 HKDHK$ ILS\u20AA INR\u20B9 JP"
            + "Y\u00A5 KRW\u20A9 MXNMX$ NZDNZ$ PHP\u20B1 TWDNT$ USD$ VND\u20AB XAFFCFA XCDEC$ X"
            + "OFF\u202FCFA XPFCFPF XXX\u00A4 ";
    /** Two letters, three letters, currency of each country of ISO 3166. */
    static final String COUNTRIES =
            "ADANDEURAEAREAEDAFAFGAFNAGATGXCDAIAIAXCDALALBALLAMARMAMDAOAGOAOAAQATA---ARARGARS"
            + "ASASMUSDATAUTEURAUAUSAUDAWABWAWGAXALAEURAZAZEAZNBABIHBAMBBBRBBBDBDBGDBDTBEBELEUR"
            + "BFBFAXOFBGBGREURBHBHRBHDBIBDIBIFBJBENXOFBLBLMEURBMBMUBMDBNBRNBNDBOBOLBOBBQBESUSD"
            + "BRBRABRLBSBHSBSDBTBTNBTNBVBVTNOKBWBWABWPBYBLRBYNBZBLZBZDCACANCADCCCCKAUDCDCODCDF"
            + "CFCAFXAFCGCOGXAFCHCHECHFCICIVXOFCKCOKNZDCLCHLCLPCMCMRXAFCNCHNCNYCOCOLCOPCRCRICRC"
            + "CUCUBCUPCVCPVCVECWCUWXCGCXCXRAUDCYCYPEURCZCZECZKDEDEUEURDJDJIDJFDKDNKDKKDMDMAXCD"
            + "DODOMDOPDZDZADZDECECUUSDEEESTEUREGEGYEGPEHESHMADERERIERNESESPEURETETHETBFIFINEUR"
            + "FJFJIFJDFKFLKFKPFMFSMUSDFOFRODKKFRFRAEURGAGABXAFGBGBRGBPGDGRDXCDGEGEOGELGFGUFEUR"
            + "GGGGYGBPGHGHAGHSGIGIBGIPGLGRLDKKGMGMBGMDGNGINGNFGPGLPEURGQGNQXAFGRGRCEURGSSGSGBP"
            + "GTGTMGTQGUGUMUSDGWGNBXOFGYGUYGYDHKHKGHKDHMHMDAUDHNHNDHNLHRHRVEURHTHTIHTGHUHUNHUF"
            + "IDIDNIDRIEIRLEURILISRILSIMIMNGBPININDINRIOIOTUSDIQIRQIQDIRIRNIRRISISLISKITITAEUR"
            + "JEJEYGBPJMJAMJMDJOJORJODJPJPNJPYKEKENKESKGKGZKGSKHKHMKHRKIKIRAUDKMCOMKMFKNKNAXCD"
            + "KPPRKKPWKRKORKRWKWKWTKWDKYCYMKYDKZKAZKZTLALAOLAKLBLBNLBPLCLCAXCDLILIECHFLKLKALKR"
            + "LRLBRLRDLSLSOLSLLTLTUEURLULUXEURLVLVAEURLYLBYLYDMAMARMADMCMCOEURMDMDAMDLMEMNEEUR"
            + "MFMAFEURMGMDGMGAMHMHLUSDMKMKDMKDMLMLIXOFMMMMRMMKMNMNGMNTMOMACMOPMPMNPUSDMQMTQEUR"
            + "MRMRTMRUMSMSRXCDMTMLTEURMUMUSMURMVMDVMVRMWMWIMWKMXMEXMXNMYMYSMYRMZMOZMZNNANAMNAD"
            + "NCNCLXPFNENERXOFNFNFKAUDNGNGANGNNINICNIONLNLDEURNONORNOKNPNPLNPRNRNRUAUDNUNIUNZD"
            + "NZNZLNZDOMOMNOMRPAPANPABPEPERPENPFPYFXPFPGPNGPGKPHPHLPHPPKPAKPKRPLPOLPLNPMSPMEUR"
            + "PNPCNNZDPRPRIUSDPSPSEILSPTPRTEURPWPLWUSDPYPRYPYGQAQATQARREREUEURROROURONRSSRBRSD"
            + "RURUSRUBRWRWARWFSASAUSARSBSLBSBDSCSYCSCRSDSDNSDGSESWESEKSGSGPSGDSHSHNSHPSISVNEUR"
            + "SJSJMNOKSKSVKEURSLSLESLESMSMREURSNSENXOFSOSOMSOSSRSURSRDSSSSDSSPSTSTPSTNSVSLVSVC"
            + "SXSXMXCGSYSYRSYPSZSWZSZLTCTCAUSDTDTCDXAFTFATFEURTGTGOXOFTHTHATHBTJTJKTJSTKTKLNZD"
            + "TLTLSUSDTMTKMTMTTNTUNTNDTOTONTOPTRTURTRYTTTTOTTDTVTUVAUDTWTWNTWDTZTZATZSUAUKRUAH"
            + "UGUGAUGXUMUMIUSDUSUSAUSDUYURYUYUUZUZBUZSVAVATEURVCVCTXCDVEVENVESVGVGBUSDVIVIRUSD"
            + "VNVNMVNDVUVUTVUVWFWLFXPFWSWSMWSTYEYEMYERYTMYTEURZAZAFZARZMZMBZMWZWZWEZWG";
    /** The names of the countries in the same order. */
    static final String COUNTRY_NAMES =
            "Andorra|United Arab Emirates|Afghanistan|Antigua & Barbuda|Anguilla|Albania|Arme"
            + "nia|Angola|Antarctica|Argentina|American Samoa|Austria|Australia|Aruba|\u00C5lan"
            + "d Islands|Azerbaijan|Bosnia & Herzegovina|Barbados|Bangladesh|Belgium|Burkina Fa"
            + "so|Bulgaria|Bahrain|Burundi|Benin|St. Barth\u00E9lemy|Bermuda|Brunei|Bolivia|Car"
            + "ibbean Netherlands|Brazil|Bahamas|Bhutan|Bouvet Island|Botswana|Belarus|Belize|C"
            + "anada|Cocos (Keeling) Islands|Congo - Kinshasa|Central African Republic|Congo - "
            + "Brazzaville|Switzerland|C\u00F4te d\u2019Ivoire|Cook Islands|Chile|Cameroon|Chin"
            + "a|Colombia|Costa Rica|Cuba|Cape Verde|Cura\u00E7ao|Christmas Island|Cyprus|Czech"
            + "ia|Germany|Djibouti|Denmark|Dominica|Dominican Republic|Algeria|Ecuador|Estonia|"
            + "Egypt|Western Sahara|Eritrea|Spain|Ethiopia|Finland|Fiji|Falkland Islands|Micron"
            + "esia|Faroe Islands|France|Gabon|United Kingdom|Grenada|Georgia|French Guiana|Gue"
            + "rnsey|Ghana|Gibraltar|Greenland|Gambia|Guinea|Guadeloupe|Equatorial Guinea|Greec"
            + "e|South Georgia & South Sandwich Islands|Guatemala|Guam|Guinea-Bissau|Guyana|Hon"
            + "g Kong SAR China|Heard & McDonald Islands|Honduras|Croatia|Haiti|Hungary|Indones"
            + "ia|Ireland|Israel|Isle of Man|India|British Indian Ocean Territory|Iraq|Iran|Ice"
            + "land|Italy|Jersey|Jamaica|Jordan|Japan|Kenya|Kyrgyzstan|Cambodia|Kiribati|Comoro"
            + "s|St. Kitts & Nevis|North Korea|South Korea|Kuwait|Cayman Islands|Kazakhstan|Lao"
            + "s|Lebanon|St. Lucia|Liechtenstein|Sri Lanka|Liberia|Lesotho|Lithuania|Luxembourg"
            + "|Latvia|Libya|Morocco|Monaco|Moldova|Montenegro|St. Martin|Madagascar|Marshall I"
            + "slands|North Macedonia|Mali|Myanmar (Burma)|Mongolia|Macao SAR China|Northern Ma"
            + "riana Islands|Martinique|Mauritania|Montserrat|Malta|Mauritius|Maldives|Malawi|M"
            + "exico|Malaysia|Mozambique|Namibia|New Caledonia|Niger|Norfolk Island|Nigeria|Nic"
            + "aragua|Netherlands|Norway|Nepal|Nauru|Niue|New Zealand|Oman|Panama|Peru|French P"
            + "olynesia|Papua New Guinea|Philippines|Pakistan|Poland|St. Pierre & Miquelon|Pitc"
            + "airn Islands|Puerto Rico|Palestinian Territories|Portugal|Palau|Paraguay|Qatar|R"
            + "\u00E9union|Romania|Serbia|Russia|Rwanda|Saudi Arabia|Solomon Islands|Seychelles"
            + "|Sudan|Sweden|Singapore|St. Helena|Slovenia|Svalbard & Jan Mayen|Slovakia|Sierra"
            + " Leone|San Marino|Senegal|Somalia|Suriname|South Sudan|S\u00E3o Tom\u00E9 & Pr\u00ED"
            + "ncipe|El Salvador|Sint Maarten|Syria|Eswatini|Turks & Caicos Islands|Chad|French"
            + " Southern Territories|Togo|Thailand|Tajikistan|Tokelau|Timor-Leste|Turkmenistan|"
            + "Tunisia|Tonga|Turkey|Trinidad & Tobago|Tuvalu|Taiwan|Tanzania|Ukraine|Uganda|U.S"
            + ". Outlying Islands|United States|Uruguay|Uzbekistan|Vatican City|St. Vincent & G"
            + "renadines|Venezuela|British Virgin Islands|U.S. Virgin Islands|Vietnam|Vanuatu|W"
            + "allis & Futuna|Samoa|Yemen|Mayotte|South Africa|Zambia|Zimbabwe|";
    /** Two letters and three letters of each language of ISO 639. */
    static final String LANGUAGES =
            "aaaarababkaeaveafafrakakaamamhanargararaasasmavavaayaymazazebabakbebelbgbulbhbih"
            + "bibisbmbambnbenbobodbrbrebsboscacatcechechchacocoscrcrecscescuchucvchvcycymdadan"
            + "dedeudvdivdzdzoeeeweelellenengeoepoesspaetesteueusfafasfffulfifinfjfijfofaofrfra"
            + "fyfrygaglegdglaglglggngrngugujgvglvhahauhehebhihinhohmohrhrvhthathuhunhyhyehzher"
            + "iainaidindieileigiboiiiiiikipkinindioidoisislititaiuikuiwhebjajpnjiyidjvjavkakat"
            + "kgkonkikikkjkuakkkazklkalkmkhmknkankokorkrkaukskaskukurkvkomkwcorkykirlalatlbltz"
            + "lgluglilimlnlinlolaoltlitlulublvlavmgmlgmhmahmimrimkmkdmlmalmnmonmomolmrmarmsmsa"
            + "mtmltmymyananaunbnobndndenenepngndonlnldnnnnononornrnblnvnavnynyaocociojojiomorm"
            + "ororiososspapanpipliplpolpspusptporququermrohrnrunroronrurusrwkinsasanscsrdsdsnd"
            + "sesmesgsagsisinskslkslslvsmsmosnsnasosomsqsqisrsrpsssswstsotsusunsvsweswswatatam"
            + "teteltgtgkththatitirtktuktltgltntsntotontrturtstsotttattwtwitytahuguigukukrururd"
            + "uzuzbvevenvivievovolwawlnwowolxhxhoyiyidyoyorzazhazhzhozuzul";
    /** The names of the languages in the same order. */
    static final String LANGUAGE_NAMES =
            "Afar|Abkhazian|Avestan|Afrikaans|Akan|Amharic|Aragonese|Arabic|Assamese|Avaric|A"
            + "ymara|Azerbaijani|Bashkir|Belarusian|Bulgarian|Bihari|Bislama|Bambara|Bangla|Tib"
            + "etan|Breton|Bosnian|Catalan|Chechen|Chamorro|Corsican|Cree|Czech|Church Slavic|C"
            + "huvash|Welsh|Danish|German|Divehi|Dzongkha|Ewe|Greek|English|Esperanto|Spanish|E"
            + "stonian|Basque|Persian|Fulah|Finnish|Fijian|Faroese|French|Western Frisian|Irish"
            + "|Scottish Gaelic|Galician|Guarani|Gujarati|Manx|Hausa|Hebrew|Hindi|Hiri Motu|Cro"
            + "atian|Haitian Creole|Hungarian|Armenian|Herero|Interlingua|Indonesian|Interlingu"
            + "e|Igbo|Sichuan Yi|Inupiaq|Indonesian|Ido|Icelandic|Italian|Inuktitut|Hebrew|Japa"
            + "nese|Yiddish|Javanese|Georgian|Kongo|Kikuyu|Kuanyama|Kazakh|Kalaallisut|Khmer|Ka"
            + "nnada|Korean|Kanuri|Kashmiri|Kurdish|Komi|Cornish|Kyrgyz|Latin|Luxembourgish|Gan"
            + "da|Limburgish|Lingala|Lao|Lithuanian|Luba-Katanga|Latvian|Malagasy|Marshallese|M"
            + "aori|Macedonian|Malayalam|Mongolian|Moldavian|Marathi|Malay|Maltese|Burmese|Naur"
            + "u|Norwegian Bokm\u00E5l|North Ndebele|Nepali|Ndonga|Dutch|Norwegian Nynorsk|Norw"
            + "egian|South Ndebele|Navajo|Nyanja|Occitan|Ojibwa|Oromo|Odia|Ossetic|Punjabi|Pali"
            + "|Polish|Pashto|Portuguese|Quechua|Romansh|Rundi|Romanian|Russian|Kinyarwanda|San"
            + "skrit|Sardinian|Sindhi|Northern Sami|Sango|Sinhala|Slovak|Slovenian|Samoan|Shona"
            + "|Somali|Albanian|Serbian|Swati|Southern Sotho|Sundanese|Swedish|Swahili|Tamil|Te"
            + "lugu|Tajik|Thai|Tigrinya|Turkmen|Tagalog|Tswana|Tongan|Turkish|Tsonga|Tatar|Twi|"
            + "Tahitian|Uyghur|Ukrainian|Urdu|Uzbek|Venda|Vietnamese|Volap\u00FCk|Walloon|Wolof"
            + "|Xhosa|Yiddish|Yoruba|Zhuang|Chinese|Zulu|";

    private IsoCodes() {
    }

    /** The place of a code among records of one width, or -1. */
    static int find(String table, int width, int at, String code) {
        for (int i = 0; i < table.length(); i += width) {
            if (table.startsWith(code, i + at)) {
                return i / width;
            }
        }
        return -1;
    }

    /** The n-th of the names that bars end. */
    static String name(String names, int n) {
        int from = 0;
        while (n-- > 0) {
            from = names.indexOf('|', from) + 1;
        }
        return names.substring(from, names.indexOf('|', from));
    }

    /** The first letters of each record. */
    static String[] column(String table, int width, int at, int length) {
        String[] all = new String[table.length() / width];
        for (int i = 0; i < all.length; i++) {
            all[i] = table.substring(i * width + at, i * width + at + length);
        }
        return all;
    }
}
