// SPDX-License-Identifier: MIT
/**
 * JVMS 6.5 lookupswitch: hundreds of scattered keys from the lowest to the highest int, strings
 * with equal hashes, long chains.
 */
public class BigLookupSwitch {

    static int sparse(int v) {
        switch (v) {
            case -2147483648:
                return 0;
            case -2147483635:
                return 1;
            case -2147475716:
                return 2;
            case -2147420283:
                return 3;
            case -2147269822:
                return 4;
            case -2146976819:
                return 5;
            case -2146493760:
                return 6;
            case -2145773131:
                return 7;
            case -2144767418:
                return 8;
            case -2143429107:
                return 9;
            case -2141710684:
                return 10;
            case -2139564635:
                return 11;
            case -2139437476:
                return 12;
            case -2136943446:
                return 13;
            case -2133799603:
                return 14;
            case -2130085592:
                return 15;
            case -2125753899:
                return 16;
            case -2120757010:
                return 17;
            case -2115047411:
                return 18;
            case -2108577588:
                return 19;
            case -2101300027:
                return 20;
            case -2101018099:
                return 21;
            case -2093167214:
                return 22;
            case -2084131635:
                return 23;
            case -2084113114:
                return 24;
            case -2076167739:
                return 25;
            case -2074145776:
                return 26;
            case -2063162123:
                return 27;
            case -2051133162:
                return 28;
            case -2045848051:
                return 29;
            case -2045807091:
                return 30;
            case -2038011379:
                return 31;
            case -2023749260:
                return 32;
            case -2021215115:
                return 33;
            case -2008299291:
                return 34;
            case -2001897406:
                return 35;
            case -1991613958:
                return 36;
            case -1988917190:
                return 37;
            case -1973645747:
                return 38;
            case -1972877947:
                return 39;
            case -1964192234:
                return 40;
            case -1957986291:
                return 41;
            case -1954347144:
                return 42;
            case -1933670635:
                return 43;
            case -1932263411:
                return 44;
            case -1929309819:
                return 45;
            case -1924542451:
                return 46;
            case -1922775019:
                return 47;
            case -1914469678:
                return 48;
            case -1911568706:
                return 49;
            case -1906673139:
                return 50;
            case -1903142630:
                return 51;
            case -1896142299:
                return 52;
            case -1892584115:
                return 53;
            case -1887993843:
                return 54;
            case -1878233587:
                return 55;
            case -1877688819:
                return 56;
            case -1862898532:
                return 57;
            case -1847970827:
                return 58;
            case -1836235259:
                return 59;
            case -1829620211:
                return 60;
            case -1824068667:
                return 61;
            case -1807956510:
                return 62;
            case -1795158171:
                return 63;
            case -1787972760:
                return 64;
            case -1778014771:
                return 65;
            case -1748827955:
                return 66;
            case -1746362528:
                return 67;
            case -1739802198:
                return 68;
            case -1733316992:
                return 69;
            case -1721639280:
                return 70;
            case -1712952267:
                return 71;
            case -1709185051:
                return 72;
            case -1706963748:
                return 73;
            case -1702105075:
                return 74;
            case -1687611402:
                return 75;
            case -1677736474:
                return 76;
            case -1677325744:
                return 77;
            case -1653796752:
                return 78;
            case -1651893899:
                return 79;
            case -1640667635:
                return 80;
            case -1640519467:
                return 81;
            case -1634282386:
                return 82;
            case -1618124275:
                return 83;
            case -1601698236:
                return 84;
            case -1584700859:
                return 85;
            case -1579195056:
                return 86;
            case -1578879614:
                return 87;
            case -1576956467:
                return 88;
            case -1576715499:
                return 89;
            case -1570185852:
                return 90;
            case -1566572040:
                return 91;
            case -1560780763:
                return 92;
            case -1546503474:
                return 93;
            case -1537580256:
                return 94;
            case -1524720190:
                return 95;
            case -1517867702:
                return 96;
            case -1492171150:
                return 97;
            case -1476400550:
                return 98;
            case -1472911539:
                return 99;
            case -1460343371:
                return 100;
            case -1425864760:
                return 101;
            case -1423613016:
                return 102;
            case -1412119474:
                return 103;
            case -1407812531:
                return 104;
            case -1405523467:
                return 105;
            case -1404670443:
                return 106;
            case -1376679851:
                return 107;
            case -1375532979:
                return 108;
            case -1348353523:
                return 109;
            case -1341312752:
                return 110;
            case -1340200499:
                return 111;
            case -1325309298:
                return 112;
            case -1321833590:
                return 113;
            case -1305762523:
                return 114;
            case -1302157883:
                return 115;
            case -1300364123:
                return 116;
            case -1271705587:
                return 117;
            case -1227765674:
                return 118;
            case -1227342699:
                return 119;
            case -1224012346:
                return 120;
            case -1215821204:
                return 121;
            case -1208446340:
                return 122;
            case -1205518390:
                return 123;
            case -1190662411:
                return 124;
            case -1184456468:
                return 125;
            case -1157608635:
                return 126;
            case -1155795722:
                return 127;
            case -1141088691:
                return 128;
            case -1137335475:
                return 129;
            case -1113906227:
                return 130;
            case -1111982123:
                return 131;
            case -1097020366:
                return 132;
            case -1067933619:
                return 133;
            case -1051916100:
                return 134;
            case -1045874163:
                return 135;
            case -1036302710:
                return 136;
            case -1034008883:
                return 137;
            case -1030222171:
                return 138;
            case -1003393964:
                return 139;
            case -977247979:
                return 140;
            case -968526672:
                return 141;
            case -947942443:
                return 142;
            case -937583416:
                return 143;
            case -934084128:
                return 144;
            case -931386107:
                return 145;
            case -918891958:
                return 146;
            case -900526219:
                return 147;
            case -899068018:
                return 148;
            case -896629291:
                return 149;
            case -895850091:
                return 150;
            case -886001408:
                return 151;
            case -869667844:
                return 152;
            case -860635338:
                return 153;
            case -859801420:
                return 154;
            case -843373756:
                return 155;
            case -829960010:
                return 156;
            case -821202394:
                return 157;
            case -806751324:
                return 158;
            case -806643531:
                return 159;
            case -802965652:
                return 160;
            case -782452434:
                return 161;
            case -771388078:
                return 162;
            case -761758899:
                return 163;
            case -761631740:
                return 164;
            case -756780531:
                return 165;
            case -754903338:
                return 166;
            case -711408922:
                return 167;
            case -696820416:
                return 168;
            case -680940268:
                return 169;
            case -669499931:
                return 170;
            case -665787758:
                return 171;
            case -652685211:
                return 172;
            case -652558442:
                return 173;
            case -651485979:
                return 174;
            case -648896206:
                return 175;
            case -627465554:
                return 176;
            case -602391707:
                return 177;
            case -574970438:
                return 178;
            case -570771288:
                return 179;
            case -551757899:
                return 180;
            case -546270747:
                return 181;
            case -534336294:
                return 182;
            case -529733192:
                return 183;
            case -523377568:
                return 184;
            case -521087334:
                return 185;
            case -506769587:
                return 186;
            case -482083576:
                return 187;
            case -474922182:
                return 188;
            case -465524882:
                return 189;
            case -458335163:
                return 190;
            case -442631851:
                return 191;
            case -436979635:
                return 192;
            case -436479568:
                return 193;
            case -435960507:
                return 194;
            case -425721843:
                return 195;
            case -414849706:
                return 196;
            case -402093107:
                return 197;
            case -380416706:
                return 198;
            case -363954163:
                return 199;
            case -355729395:
                return 200;
            case -350021096:
                return 201;
            case -326176662:
                return 202;
            case -296179750:
                return 203;
            case -286291147:
                return 204;
            case -283371979:
                return 205;
            case -279659806:
                return 206;
            case -276020659:
                return 207;
            case -273415243:
                return 208;
            case -260164203:
                return 209;
            case -228548482:
                return 210;
            case -223791976:
                return 211;
            case -221954443:
                return 212;
            case -197229227:
                return 213;
            case -192755595:
                return 214;
            case -187638798:
                return 215;
            case -167361442:
                return 216;
            case -165335626:
                return 217;
            case -162398587:
                return 218;
            case -151074092:
                return 219;
            case -148686555:
                return 220;
            case -136752947:
                return 221;
            case -131355002:
                return 222;
            case -119492275:
                return 223;
            case -108287475:
                return 224;
            case -107279859:
                return 225;
            case -72747848:
                return 226;
            case -71565299:
                return 227;
            case -60681715:
                return 228;
            case -49410035:
                return 229;
            case -47650782:
                return 230;
            case -39838387:
                return 231;
            case -10697395:
                return 232;
            case 0:
                return 233;
            case 19364252:
                return 234;
            case 23687181:
                return 235;
            case 26285133:
                return 236;
            case 27271740:
                return 237;
            case 62002636:
                return 238;
            case 66169933:
                return 239;
            case 92851662:
                return 240;
            case 129197189:
                return 241;
            case 129437702:
                return 242;
            case 134943765:
                return 243;
            case 139027008:
                return 244;
            case 156356806:
                return 245;
            case 164915732:
                return 246;
            case 176664390:
                return 247;
            case 191448968:
                return 248;
            case 200151624:
                return 249;
            case 223969293:
                return 250;
            case 234258562:
                return 251;
            case 245209221:
                return 252;
            case 286736652:
                return 253;
            case 287403426:
                return 254;
            case 291317965:
                return 255;
            case 311406110:
                return 256;
            case 320992946:
                return 257;
            case 342503373:
                return 258;
            case 347101694:
                return 259;
            case 348379661:
                return 260;
            case 357147749:
                return 261;
            case 373314494:
                return 262;
            case 375227494:
                return 263;
            case 375248030:
                return 264;
            case 388206605:
                return 265;
            case 395423757:
                return 266;
            case 420459829:
                return 267;
            case 434411352:
                return 268;
            case 445220852:
                return 269;
            case 453979136:
                return 270;
            case 488126709:
                return 271;
            case 519741260:
                return 272;
            case 533655333:
                return 273;
            case 554654618:
                return 274;
            case 563773453:
                return 275;
            case 568192042:
                return 276;
            case 568733365:
                return 277;
            case 569649741:
                return 278;
            case 592543245:
                return 279;
            case 593081004:
                return 280;
            case 629329813:
                return 281;
            case 657656141:
                return 282;
            case 678629896:
                return 283;
            case 685439716:
                return 284;
            case 686813574:
                return 285;
            case 688883116:
                return 286;
            case 705571717:
                return 287;
            case 736336642:
                return 288;
            case 748014484:
                return 289;
            case 781810808:
                return 290;
            case 785006556:
                return 291;
            case 788054768:
                return 292;
            case 808267277:
                return 293;
            case 808592021:
                return 294;
            case 835957532:
                return 295;
            case 841678318:
                return 296;
            case 848294861:
                return 297;
            case 854336213:
                return 298;
            case 867887525:
                return 299;
            case 879891021:
                return 300;
            case 907345869:
                return 301;
            case 912815540:
                return 302;
            case 915292757:
                return 303;
            case 933141988:
                return 304;
            case 958169101:
                return 305;
            case 975926182:
                return 306;
            case 994928709:
                return 307;
            case 995780350:
                return 308;
            case 1004261144:
                return 309;
            case 1004991205:
                return 310;
            case 1010848517:
                return 311;
            case 1022684869:
                return 312;
            case 1035191588:
                return 313;
            case 1041660548:
                return 314;
            case 1041761805:
                return 315;
            case 1061485221:
                return 316;
            case 1074974221:
                return 317;
            case 1086451405:
                return 318;
            case 1093271029:
                return 319;
            case 1137376461:
                return 320;
            case 1165849509:
                return 321;
            case 1188759454:
                return 322;
            case 1193344490:
                return 323;
            case 1194415765:
                return 324;
            case 1210064832:
                return 325;
            case 1212118861:
                return 326;
            case 1220969165:
                return 327;
            case 1221576310:
                return 328;
            case 1221983317:
                return 329;
            case 1241346850:
                return 330;
            case 1244473082:
                return 331;
            case 1259271205:
                return 332;
            case 1261766405:
                return 333;
            case 1266592084:
                return 334;
            case 1289244685:
                return 335;
            case 1306390898:
                return 336;
            case 1324702764:
                return 337;
            case 1327807077:
                return 338;
            case 1328767309:
                return 339;
            case 1363060237:
                return 340;
            case 1364096976:
                return 341;
            case 1414283077:
                return 342;
            case 1419974610:
                return 343;
            case 1428195980:
                return 344;
            case 1455595525:
                return 345;
            case 1461925684:
                return 346;
            case 1467801192:
                return 347;
            case 1476549069:
                return 348;
            case 1484349349:
                return 349;
            case 1491479262:
                return 350;
            case 1514115422:
                return 351;
            case 1516978637:
                return 352;
            case 1523105845:
                return 353;
            case 1531494229:
                return 354;
            case 1532565522:
                return 355;
            case 1540944344:
                return 356;
            case 1564762858:
                return 357;
            case 1565500773:
                return 358;
            case 1572078714:
                return 359;
            case 1574961165:
                return 360;
            case 1575998146:
                return 361;
            case 1597478605:
                return 362;
            case 1610493653:
                return 363;
            case 1623317197:
                return 364;
            case 1631060661:
                return 365;
            case 1638701326:
                return 366;
            case 1644337101:
                return 367;
            case 1651181800:
                return 368;
            case 1662029837:
                return 369;
            case 1672859176:
                return 370;
            case 1679132064:
                return 371;
            case 1716278468:
                return 372;
            case 1716502688:
                return 373;
            case 1724723000:
                return 374;
            case 1739027917:
                return 375;
            case 1756892206:
                return 376;
            case 1760921204:
                return 377;
            case 1782227492:
                return 378;
            case 1786587853:
                return 379;
            case 1817234253:
                return 380;
            case 1826168333:
                return 381;
            case 1839081669:
                return 382;
            case 1839211381:
                return 383;
            case 1840060682:
                return 384;
            case 1860462384:
                return 385;
            case 1862270989:
                return 386;
            case 1891643405:
                return 387;
            case 1907044365:
                return 388;
            case 1940064042:
                return 389;
            case 1945755120:
                return 390;
            case 1961255221:
                return 391;
            case 1967244668:
                return 392;
            case 2010446341:
                return 393;
            case 2030013540:
                return 394;
            case 2031733848:
                return 395;
            case 2049430733:
                return 396;
            case 2060997644:
                return 397;
            case 2082930786:
                return 398;
            case 2084597564:
                return 399;
            case 2139861517:
                return 400;
            case 2146530893:
                return 401;
            case 2147483647:
                return 402;
            default:
                return -1;
        }
    }

    static final int[] KEYS = {
        -2147483648,
        -2147483635,
        -2147475716,
        -2147420283,
        -2147269822,
        -2146976819,
        -2146493760,
        -2145773131,
        -2144767418,
        -2143429107,
        -2141710684,
        -2139564635,
        -2139437476,
        -2136943446,
        -2133799603,
        -2130085592,
        -2125753899,
        -2120757010,
        -2115047411,
        -2108577588,
        -2101300027,
        -2101018099,
        -2093167214,
        -2084131635,
        -2084113114,
        -2076167739,
        -2074145776,
        -2063162123,
        -2051133162,
        -2045848051,
        -2045807091,
        -2038011379,
        -2023749260,
        -2021215115,
        -2008299291,
        -2001897406,
        -1991613958,
        -1988917190,
        -1973645747,
        -1972877947,
        -1964192234,
        -1957986291,
        -1954347144,
        -1933670635,
        -1932263411,
        -1929309819,
        -1924542451,
        -1922775019,
        -1914469678,
        -1911568706,
        -1906673139,
        -1903142630,
        -1896142299,
        -1892584115,
        -1887993843,
        -1878233587,
        -1877688819,
        -1862898532,
        -1847970827,
        -1836235259,
        -1829620211,
        -1824068667,
        -1807956510,
        -1795158171,
        -1787972760,
        -1778014771,
        -1748827955,
        -1746362528,
        -1739802198,
        -1733316992,
        -1721639280,
        -1712952267,
        -1709185051,
        -1706963748,
        -1702105075,
        -1687611402,
        -1677736474,
        -1677325744,
        -1653796752,
        -1651893899,
        -1640667635,
        -1640519467,
        -1634282386,
        -1618124275,
        -1601698236,
        -1584700859,
        -1579195056,
        -1578879614,
        -1576956467,
        -1576715499,
        -1570185852,
        -1566572040,
        -1560780763,
        -1546503474,
        -1537580256,
        -1524720190,
        -1517867702,
        -1492171150,
        -1476400550,
        -1472911539,
        -1460343371,
        -1425864760,
        -1423613016,
        -1412119474,
        -1407812531,
        -1405523467,
        -1404670443,
        -1376679851,
        -1375532979,
        -1348353523,
        -1341312752,
        -1340200499,
        -1325309298,
        -1321833590,
        -1305762523,
        -1302157883,
        -1300364123,
        -1271705587,
        -1227765674,
        -1227342699,
        -1224012346,
        -1215821204,
        -1208446340,
        -1205518390,
        -1190662411,
        -1184456468,
        -1157608635,
        -1155795722,
        -1141088691,
        -1137335475,
        -1113906227,
        -1111982123,
        -1097020366,
        -1067933619,
        -1051916100,
        -1045874163,
        -1036302710,
        -1034008883,
        -1030222171,
        -1003393964,
        -977247979,
        -968526672,
        -947942443,
        -937583416,
        -934084128,
        -931386107,
        -918891958,
        -900526219,
        -899068018,
        -896629291,
        -895850091,
        -886001408,
        -869667844,
        -860635338,
        -859801420,
        -843373756,
        -829960010,
        -821202394,
        -806751324,
        -806643531,
        -802965652,
        -782452434,
        -771388078,
        -761758899,
        -761631740,
        -756780531,
        -754903338,
        -711408922,
        -696820416,
        -680940268,
        -669499931,
        -665787758,
        -652685211,
        -652558442,
        -651485979,
        -648896206,
        -627465554,
        -602391707,
        -574970438,
        -570771288,
        -551757899,
        -546270747,
        -534336294,
        -529733192,
        -523377568,
        -521087334,
        -506769587,
        -482083576,
        -474922182,
        -465524882,
        -458335163,
        -442631851,
        -436979635,
        -436479568,
        -435960507,
        -425721843,
        -414849706,
        -402093107,
        -380416706,
        -363954163,
        -355729395,
        -350021096,
        -326176662,
        -296179750,
        -286291147,
        -283371979,
        -279659806,
        -276020659,
        -273415243,
        -260164203,
        -228548482,
        -223791976,
        -221954443,
        -197229227,
        -192755595,
        -187638798,
        -167361442,
        -165335626,
        -162398587,
        -151074092,
        -148686555,
        -136752947,
        -131355002,
        -119492275,
        -108287475,
        -107279859,
        -72747848,
        -71565299,
        -60681715,
        -49410035,
        -47650782,
        -39838387,
        -10697395,
        0,
        19364252,
        23687181,
        26285133,
        27271740,
        62002636,
        66169933,
        92851662,
        129197189,
        129437702,
        134943765,
        139027008,
        156356806,
        164915732,
        176664390,
        191448968,
        200151624,
        223969293,
        234258562,
        245209221,
        286736652,
        287403426,
        291317965,
        311406110,
        320992946,
        342503373,
        347101694,
        348379661,
        357147749,
        373314494,
        375227494,
        375248030,
        388206605,
        395423757,
        420459829,
        434411352,
        445220852,
        453979136,
        488126709,
        519741260,
        533655333,
        554654618,
        563773453,
        568192042,
        568733365,
        569649741,
        592543245,
        593081004,
        629329813,
        657656141,
        678629896,
        685439716,
        686813574,
        688883116,
        705571717,
        736336642,
        748014484,
        781810808,
        785006556,
        788054768,
        808267277,
        808592021,
        835957532,
        841678318,
        848294861,
        854336213,
        867887525,
        879891021,
        907345869,
        912815540,
        915292757,
        933141988,
        958169101,
        975926182,
        994928709,
        995780350,
        1004261144,
        1004991205,
        1010848517,
        1022684869,
        1035191588,
        1041660548,
        1041761805,
        1061485221,
        1074974221,
        1086451405,
        1093271029,
        1137376461,
        1165849509,
        1188759454,
        1193344490,
        1194415765,
        1210064832,
        1212118861,
        1220969165,
        1221576310,
        1221983317,
        1241346850,
        1244473082,
        1259271205,
        1261766405,
        1266592084,
        1289244685,
        1306390898,
        1324702764,
        1327807077,
        1328767309,
        1363060237,
        1364096976,
        1414283077,
        1419974610,
        1428195980,
        1455595525,
        1461925684,
        1467801192,
        1476549069,
        1484349349,
        1491479262,
        1514115422,
        1516978637,
        1523105845,
        1531494229,
        1532565522,
        1540944344,
        1564762858,
        1565500773,
        1572078714,
        1574961165,
        1575998146,
        1597478605,
        1610493653,
        1623317197,
        1631060661,
        1638701326,
        1644337101,
        1651181800,
        1662029837,
        1672859176,
        1679132064,
        1716278468,
        1716502688,
        1724723000,
        1739027917,
        1756892206,
        1760921204,
        1782227492,
        1786587853,
        1817234253,
        1826168333,
        1839081669,
        1839211381,
        1840060682,
        1860462384,
        1862270989,
        1891643405,
        1907044365,
        1940064042,
        1945755120,
        1961255221,
        1967244668,
        2010446341,
        2030013540,
        2031733848,
        2049430733,
        2060997644,
        2082930786,
        2084597564,
        2139861517,
        2146530893,
        2147483647
    };

    static int strings(String s) {
        switch (s) {
            case "AaAaAa":
                return 0;
            case "AaAaBB":
                return 1;
            case "AaAaC#":
                return 2;
            case "AaBBAa":
                return 3;
            case "AaBBBB":
                return 4;
            case "AaBBC#":
                return 5;
            case "BBAaAa":
                return 6;
            case "BBAaBB":
                return 7;
            case "BBAaC#":
                return 8;
            case "BBBBAa":
                return 9;
            case "BBBBBB":
                return 10;
            case "BBBBC#":
                return 11;
            case "Ca":
                return 12;
            case "DB":
                return 13;
            case "":
                return 14;
            case "\0":
                return 15;
            case "\u00e9":
                return 16;
            case "Siblings":
                return 17;
            case "Teheran":
                return 18;
            default:
                return -1;
        }
    }

    public static void main(String[] args) {
        int wrong = 0;
        for (int i = 0; i < KEYS.length; i++) if (sparse(KEYS[i]) != i) wrong++;
        for (int i = 1; i < KEYS.length; i++) {
            int mid = KEYS[i - 1] + 1;
            if (mid != KEYS[i] && sparse(mid) != -1) wrong++;
        }
        System.out.println(
            KEYS.length +
                " " +
                wrong +
                " " +
                sparse(Integer.MIN_VALUE) +
                " " +
                sparse(Integer.MAX_VALUE) +
                " " +
                sparse(1)
        );
        for (String s : new String[] {
            "AaAaAa",
            "AaAaBB",
            "BBBBBB",
            "BBBBC#",
            "AaBBC#",
            "Ca",
            "DB",
            "",
            "\0",
            "\u00e9",
            "Siblings",
            "Teheran",
            "AaAa",
            "BBBBAb",
            "x",
            "C#C#C#"
        })
            System.out.print(strings(s) + " ");
        System.out.println("AaAaBB".hashCode() == "BBBBAa".hashCode());
    }
}
