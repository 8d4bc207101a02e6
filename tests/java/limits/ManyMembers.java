// SPDX-License-Identifier: MIT
/**
 * A class of hundreds of fields and methods of all types: offsets, dispatch, reflection over all of
 * them.
 */
public class ManyMembers {

    int f0;
    long f1 = 1L;
    byte f2;
    static double f3 = 3.5;
    boolean f4;
    short f5 = 5;
    char f6;
    static float f7 = 7.25f;
    String f8;
    int f9 = 9;
    long f10;
    static byte f11 = 11;
    double f12;
    boolean f13;
    short f14;
    static char f15 = (char) 15;
    float f16;
    String f17 = "s17";
    int f18;
    static long f19 = 19L;
    byte f20;
    double f21 = 21.5;
    boolean f22;
    static short f23 = 23;
    char f24;
    float f25 = 25.25f;
    String f26;
    static int f27 = 27;
    long f28;
    byte f29 = 29;
    double f30;
    static boolean f31;
    short f32;
    char f33 = (char) 33;
    float f34;
    static String f35 = "s35";
    int f36;
    long f37 = 37L;
    byte f38;
    static double f39 = 39.5;
    boolean f40;
    short f41 = 41;
    char f42;
    static float f43 = 43.25f;
    String f44;
    int f45 = 45;
    long f46;
    static byte f47 = 47;
    double f48;
    boolean f49;
    short f50;
    static char f51 = (char) 51;
    float f52;
    String f53 = "s53";
    int f54;
    static long f55 = 55L;
    byte f56;
    double f57 = 57.5;
    boolean f58;
    static short f59 = 59;
    char f60;
    float f61 = 61.25f;
    String f62;
    static int f63 = 63;
    long f64;
    byte f65 = 65;
    double f66;
    static boolean f67;
    short f68;
    char f69 = (char) 69;
    float f70;
    static String f71 = "s71";
    int f72;
    long f73 = 73L;
    byte f74;
    static double f75 = 75.5;
    boolean f76;
    short f77 = 77;
    char f78;
    static float f79 = 79.25f;
    String f80;
    int f81 = 81;
    long f82;
    static byte f83 = 83;
    double f84;
    boolean f85;
    short f86;
    static char f87 = (char) 87;
    float f88;
    String f89 = "s89";
    int f90;
    static long f91 = 91L;
    byte f92;
    double f93 = 93.5;
    boolean f94;
    static short f95 = 95;
    char f96;
    float f97 = 97.25f;
    String f98;
    static int f99 = 99;
    long f100;
    byte f101 = 1;
    double f102;
    static boolean f103;
    short f104;
    char f105 = (char) 5;
    float f106;
    static String f107 = "s7";
    int f108;
    long f109 = 9L;
    byte f110;
    static double f111 = 11.5;
    boolean f112;
    short f113 = 13;
    char f114;
    static float f115 = 15.25f;
    String f116;
    int f117 = 17;
    long f118;
    static byte f119 = 19;
    double f120;
    boolean f121;
    short f122;
    static char f123 = (char) 23;
    float f124;
    String f125 = "s25";
    int f126;
    static long f127 = 27L;
    byte f128;
    double f129 = 29.5;
    boolean f130;
    static short f131 = 31;
    char f132;
    float f133 = 33.25f;
    String f134;
    static int f135 = 35;
    long f136;
    byte f137 = 37;
    double f138;
    static boolean f139;
    short f140;
    char f141 = (char) 41;
    float f142;
    static String f143 = "s43";
    int f144;
    long f145 = 45L;
    byte f146;
    static double f147 = 47.5;
    boolean f148;
    short f149 = 49;
    char f150;
    static float f151 = 51.25f;
    String f152;
    int f153 = 53;
    long f154;
    static byte f155 = 55;
    double f156;
    boolean f157;
    short f158;
    static char f159 = (char) 59;
    float f160;
    String f161 = "s61";
    int f162;
    static long f163 = 63L;
    byte f164;
    double f165 = 65.5;
    boolean f166;
    static short f167 = 67;
    char f168;
    float f169 = 69.25f;
    String f170;
    static int f171 = 71;
    long f172;
    byte f173 = 73;
    double f174;
    static boolean f175;
    short f176;
    char f177 = (char) 77;
    float f178;
    static String f179 = "s79";
    int f180;
    long f181 = 81L;
    byte f182;
    static double f183 = 83.5;
    boolean f184;
    short f185 = 85;
    char f186;
    static float f187 = 87.25f;
    String f188;
    int f189 = 89;
    long f190;
    static byte f191 = 91;
    double f192;
    boolean f193;
    short f194;
    static char f195 = (char) 95;
    float f196;
    String f197 = "s97";
    int f198;
    static long f199 = 99L;
    byte f200;
    double f201 = 1.5;
    boolean f202;
    static short f203 = 3;
    char f204;
    float f205 = 5.25f;
    String f206;
    static int f207 = 7;
    long f208;
    byte f209 = 9;
    double f210;
    static boolean f211;
    short f212;
    char f213 = (char) 13;
    float f214;
    static String f215 = "s15";
    int f216;
    long f217 = 17L;
    byte f218;
    static double f219 = 19.5;
    boolean f220;
    short f221 = 21;
    char f222;
    static float f223 = 23.25f;
    String f224;
    int f225 = 25;
    long f226;
    static byte f227 = 27;
    double f228;
    boolean f229;
    short f230;
    static char f231 = (char) 31;
    float f232;
    String f233 = "s33";
    int f234;
    static long f235 = 35L;
    byte f236;
    double f237 = 37.5;
    boolean f238;
    static short f239 = 39;
    char f240;
    float f241 = 41.25f;
    String f242;
    static int f243 = 43;
    long f244;
    byte f245 = 45;
    double f246;
    static boolean f247;
    short f248;
    char f249 = (char) 49;
    float f250;
    static String f251 = "s51";
    int f252;
    long f253 = 53L;
    byte f254;
    static double f255 = 55.5;
    boolean f256;
    short f257 = 57;
    char f258;
    static float f259 = 59.25f;
    String f260;
    int f261 = 61;
    long f262;
    static byte f263 = 63;
    double f264;
    boolean f265;
    short f266;
    static char f267 = (char) 67;
    float f268;
    String f269 = "s69";
    int f270;
    static long f271 = 71L;
    byte f272;
    double f273 = 73.5;
    boolean f274;
    static short f275 = 75;
    char f276;
    float f277 = 77.25f;
    String f278;
    static int f279 = 79;
    long f280;
    byte f281 = 81;
    double f282;
    static boolean f283;
    short f284;
    char f285 = (char) 85;
    float f286;
    static String f287 = "s87";
    int f288;
    long f289 = 89L;
    byte f290;
    static double f291 = 91.5;
    boolean f292;
    short f293 = 93;
    char f294;
    static float f295 = 95.25f;
    String f296;
    int f297 = 97;
    long f298;
    static byte f299 = 99;
    double f300;
    boolean f301;
    short f302;
    static char f303 = (char) 3;
    float f304;
    String f305 = "s5";
    int f306;
    static long f307 = 7L;
    byte f308;
    double f309 = 9.5;
    boolean f310;
    static short f311 = 11;
    char f312;
    float f313 = 13.25f;
    String f314;
    static int f315 = 15;
    long f316;
    byte f317 = 17;
    double f318;
    static boolean f319;
    short f320;
    char f321 = (char) 21;
    float f322;
    static String f323 = "s23";
    int f324;
    long f325 = 25L;
    byte f326;
    static double f327 = 27.5;
    boolean f328;
    short f329 = 29;
    char f330;
    static float f331 = 31.25f;
    String f332;
    int f333 = 33;
    long f334;
    static byte f335 = 35;
    double f336;
    boolean f337;
    short f338;
    static char f339 = (char) 39;
    float f340;
    String f341 = "s41";
    int f342;
    static long f343 = 43L;
    byte f344;
    double f345 = 45.5;
    boolean f346;
    static short f347 = 47;
    char f348;
    float f349 = 49.25f;
    String f350;
    static int f351 = 51;
    long f352;
    byte f353 = 53;
    double f354;
    static boolean f355;
    short f356;
    char f357 = (char) 57;
    float f358;
    static String f359 = "s59";
    int f360;
    long f361 = 61L;
    byte f362;
    static double f363 = 63.5;
    boolean f364;
    short f365 = 65;
    char f366;
    static float f367 = 67.25f;
    String f368;
    int f369 = 69;
    long f370;
    static byte f371 = 71;
    double f372;
    boolean f373;
    short f374;
    static char f375 = (char) 75;
    float f376;
    String f377 = "s77";
    int f378;
    static long f379 = 79L;
    byte f380;
    double f381 = 81.5;
    boolean f382;
    static short f383 = 83;
    char f384;
    float f385 = 85.25f;
    String f386;
    static int f387 = 87;
    long f388;
    byte f389 = 89;
    double f390;
    static boolean f391;
    short f392;
    char f393 = (char) 93;
    float f394;
    static String f395 = "s95";
    int f396;
    long f397 = 97L;
    byte f398;
    static double f399 = 99.5;

    static int m0() {
        return 0;
    }

    int m1() {
        return 1;
    }

    int m2() {
        return 2;
    }

    int m3() {
        return 3;
    }

    int m4() {
        return 4;
    }

    static int m5() {
        return 5;
    }

    int m6() {
        return 6;
    }

    int m7() {
        return 7;
    }

    int m8() {
        return 8;
    }

    int m9() {
        return 9;
    }

    static int m10() {
        return 10;
    }

    int m11() {
        return 11;
    }

    int m12() {
        return 12;
    }

    int m13() {
        return 13;
    }

    int m14() {
        return 14;
    }

    static int m15() {
        return 15;
    }

    int m16() {
        return 16;
    }

    int m17() {
        return 17;
    }

    int m18() {
        return 18;
    }

    int m19() {
        return 19;
    }

    static int m20() {
        return 20;
    }

    int m21() {
        return 21;
    }

    int m22() {
        return 22;
    }

    int m23() {
        return 23;
    }

    int m24() {
        return 24;
    }

    static int m25() {
        return 25;
    }

    int m26() {
        return 26;
    }

    int m27() {
        return 27;
    }

    int m28() {
        return 28;
    }

    int m29() {
        return 29;
    }

    static int m30() {
        return 30;
    }

    int m31() {
        return 31;
    }

    int m32() {
        return 32;
    }

    int m33() {
        return 33;
    }

    int m34() {
        return 34;
    }

    static int m35() {
        return 35;
    }

    int m36() {
        return 36;
    }

    int m37() {
        return 37;
    }

    int m38() {
        return 38;
    }

    int m39() {
        return 39;
    }

    static int m40() {
        return 40;
    }

    int m41() {
        return 41;
    }

    int m42() {
        return 42;
    }

    int m43() {
        return 43;
    }

    int m44() {
        return 44;
    }

    static int m45() {
        return 45;
    }

    int m46() {
        return 46;
    }

    int m47() {
        return 47;
    }

    int m48() {
        return 48;
    }

    int m49() {
        return 49;
    }

    static int m50() {
        return 50;
    }

    int m51() {
        return 51;
    }

    int m52() {
        return 52;
    }

    int m53() {
        return 53;
    }

    int m54() {
        return 54;
    }

    static int m55() {
        return 55;
    }

    int m56() {
        return 56;
    }

    int m57() {
        return 57;
    }

    int m58() {
        return 58;
    }

    int m59() {
        return 59;
    }

    static int m60() {
        return 60;
    }

    int m61() {
        return 61;
    }

    int m62() {
        return 62;
    }

    int m63() {
        return 63;
    }

    int m64() {
        return 64;
    }

    static int m65() {
        return 65;
    }

    int m66() {
        return 66;
    }

    int m67() {
        return 67;
    }

    int m68() {
        return 68;
    }

    int m69() {
        return 69;
    }

    static int m70() {
        return 70;
    }

    int m71() {
        return 71;
    }

    int m72() {
        return 72;
    }

    int m73() {
        return 73;
    }

    int m74() {
        return 74;
    }

    static int m75() {
        return 75;
    }

    int m76() {
        return 76;
    }

    int m77() {
        return 77;
    }

    int m78() {
        return 78;
    }

    int m79() {
        return 79;
    }

    static int m80() {
        return 80;
    }

    int m81() {
        return 81;
    }

    int m82() {
        return 82;
    }

    int m83() {
        return 83;
    }

    int m84() {
        return 84;
    }

    static int m85() {
        return 85;
    }

    int m86() {
        return 86;
    }

    int m87() {
        return 87;
    }

    int m88() {
        return 88;
    }

    int m89() {
        return 89;
    }

    static int m90() {
        return 90;
    }

    int m91() {
        return 91;
    }

    int m92() {
        return 92;
    }

    int m93() {
        return 93;
    }

    int m94() {
        return 94;
    }

    static int m95() {
        return 95;
    }

    int m96() {
        return 96;
    }

    int m97() {
        return 97;
    }

    int m98() {
        return 98;
    }

    int m99() {
        return 99;
    }

    static int m100() {
        return 100;
    }

    int m101() {
        return 101;
    }

    int m102() {
        return 102;
    }

    int m103() {
        return 103;
    }

    int m104() {
        return 104;
    }

    static int m105() {
        return 105;
    }

    int m106() {
        return 106;
    }

    int m107() {
        return 107;
    }

    int m108() {
        return 108;
    }

    int m109() {
        return 109;
    }

    static int m110() {
        return 110;
    }

    int m111() {
        return 111;
    }

    int m112() {
        return 112;
    }

    int m113() {
        return 113;
    }

    int m114() {
        return 114;
    }

    static int m115() {
        return 115;
    }

    int m116() {
        return 116;
    }

    int m117() {
        return 117;
    }

    int m118() {
        return 118;
    }

    int m119() {
        return 119;
    }

    static int m120() {
        return 120;
    }

    int m121() {
        return 121;
    }

    int m122() {
        return 122;
    }

    int m123() {
        return 123;
    }

    int m124() {
        return 124;
    }

    static int m125() {
        return 125;
    }

    int m126() {
        return 126;
    }

    int m127() {
        return 127;
    }

    int m128() {
        return 128;
    }

    int m129() {
        return 129;
    }

    static int m130() {
        return 130;
    }

    int m131() {
        return 131;
    }

    int m132() {
        return 132;
    }

    int m133() {
        return 133;
    }

    int m134() {
        return 134;
    }

    static int m135() {
        return 135;
    }

    int m136() {
        return 136;
    }

    int m137() {
        return 137;
    }

    int m138() {
        return 138;
    }

    int m139() {
        return 139;
    }

    static int m140() {
        return 140;
    }

    int m141() {
        return 141;
    }

    int m142() {
        return 142;
    }

    int m143() {
        return 143;
    }

    int m144() {
        return 144;
    }

    static int m145() {
        return 145;
    }

    int m146() {
        return 146;
    }

    int m147() {
        return 147;
    }

    int m148() {
        return 148;
    }

    int m149() {
        return 149;
    }

    static int m150() {
        return 150;
    }

    int m151() {
        return 151;
    }

    int m152() {
        return 152;
    }

    int m153() {
        return 153;
    }

    int m154() {
        return 154;
    }

    static int m155() {
        return 155;
    }

    int m156() {
        return 156;
    }

    int m157() {
        return 157;
    }

    int m158() {
        return 158;
    }

    int m159() {
        return 159;
    }

    static int m160() {
        return 160;
    }

    int m161() {
        return 161;
    }

    int m162() {
        return 162;
    }

    int m163() {
        return 163;
    }

    int m164() {
        return 164;
    }

    static int m165() {
        return 165;
    }

    int m166() {
        return 166;
    }

    int m167() {
        return 167;
    }

    int m168() {
        return 168;
    }

    int m169() {
        return 169;
    }

    static int m170() {
        return 170;
    }

    int m171() {
        return 171;
    }

    int m172() {
        return 172;
    }

    int m173() {
        return 173;
    }

    int m174() {
        return 174;
    }

    static int m175() {
        return 175;
    }

    int m176() {
        return 176;
    }

    int m177() {
        return 177;
    }

    int m178() {
        return 178;
    }

    int m179() {
        return 179;
    }

    static int m180() {
        return 180;
    }

    int m181() {
        return 181;
    }

    int m182() {
        return 182;
    }

    int m183() {
        return 183;
    }

    int m184() {
        return 184;
    }

    static int m185() {
        return 185;
    }

    int m186() {
        return 186;
    }

    int m187() {
        return 187;
    }

    int m188() {
        return 188;
    }

    int m189() {
        return 189;
    }

    static int m190() {
        return 190;
    }

    int m191() {
        return 191;
    }

    int m192() {
        return 192;
    }

    int m193() {
        return 193;
    }

    int m194() {
        return 194;
    }

    static int m195() {
        return 195;
    }

    int m196() {
        return 196;
    }

    int m197() {
        return 197;
    }

    int m198() {
        return 198;
    }

    int m199() {
        return 199;
    }

    static int m200() {
        return 200;
    }

    int m201() {
        return 201;
    }

    int m202() {
        return 202;
    }

    int m203() {
        return 203;
    }

    int m204() {
        return 204;
    }

    static int m205() {
        return 205;
    }

    int m206() {
        return 206;
    }

    int m207() {
        return 207;
    }

    int m208() {
        return 208;
    }

    int m209() {
        return 209;
    }

    static int m210() {
        return 210;
    }

    int m211() {
        return 211;
    }

    int m212() {
        return 212;
    }

    int m213() {
        return 213;
    }

    int m214() {
        return 214;
    }

    static int m215() {
        return 215;
    }

    int m216() {
        return 216;
    }

    int m217() {
        return 217;
    }

    int m218() {
        return 218;
    }

    int m219() {
        return 219;
    }

    static int m220() {
        return 220;
    }

    int m221() {
        return 221;
    }

    int m222() {
        return 222;
    }

    int m223() {
        return 223;
    }

    int m224() {
        return 224;
    }

    static int m225() {
        return 225;
    }

    int m226() {
        return 226;
    }

    int m227() {
        return 227;
    }

    int m228() {
        return 228;
    }

    int m229() {
        return 229;
    }

    static int m230() {
        return 230;
    }

    int m231() {
        return 231;
    }

    int m232() {
        return 232;
    }

    int m233() {
        return 233;
    }

    int m234() {
        return 234;
    }

    static int m235() {
        return 235;
    }

    int m236() {
        return 236;
    }

    int m237() {
        return 237;
    }

    int m238() {
        return 238;
    }

    int m239() {
        return 239;
    }

    static int m240() {
        return 240;
    }

    int m241() {
        return 241;
    }

    int m242() {
        return 242;
    }

    int m243() {
        return 243;
    }

    int m244() {
        return 244;
    }

    static int m245() {
        return 245;
    }

    int m246() {
        return 246;
    }

    int m247() {
        return 247;
    }

    int m248() {
        return 248;
    }

    int m249() {
        return 249;
    }

    static int m250() {
        return 250;
    }

    int m251() {
        return 251;
    }

    int m252() {
        return 252;
    }

    int m253() {
        return 253;
    }

    int m254() {
        return 254;
    }

    static int m255() {
        return 255;
    }

    int m256() {
        return 256;
    }

    int m257() {
        return 257;
    }

    int m258() {
        return 258;
    }

    int m259() {
        return 259;
    }

    static int m260() {
        return 260;
    }

    int m261() {
        return 261;
    }

    int m262() {
        return 262;
    }

    int m263() {
        return 263;
    }

    int m264() {
        return 264;
    }

    static int m265() {
        return 265;
    }

    int m266() {
        return 266;
    }

    int m267() {
        return 267;
    }

    int m268() {
        return 268;
    }

    int m269() {
        return 269;
    }

    static int m270() {
        return 270;
    }

    int m271() {
        return 271;
    }

    int m272() {
        return 272;
    }

    int m273() {
        return 273;
    }

    int m274() {
        return 274;
    }

    static int m275() {
        return 275;
    }

    int m276() {
        return 276;
    }

    int m277() {
        return 277;
    }

    int m278() {
        return 278;
    }

    int m279() {
        return 279;
    }

    static int m280() {
        return 280;
    }

    int m281() {
        return 281;
    }

    int m282() {
        return 282;
    }

    int m283() {
        return 283;
    }

    int m284() {
        return 284;
    }

    static int m285() {
        return 285;
    }

    int m286() {
        return 286;
    }

    int m287() {
        return 287;
    }

    int m288() {
        return 288;
    }

    int m289() {
        return 289;
    }

    static int m290() {
        return 290;
    }

    int m291() {
        return 291;
    }

    int m292() {
        return 292;
    }

    int m293() {
        return 293;
    }

    int m294() {
        return 294;
    }

    static int m295() {
        return 295;
    }

    int m296() {
        return 296;
    }

    int m297() {
        return 297;
    }

    int m298() {
        return 298;
    }

    int m299() {
        return 299;
    }

    public static void main(String[] args) throws Exception {
        ManyMembers o = new ManyMembers();
        StringBuilder b = new StringBuilder();
        for (int k = 0; k < 400; k += 7) {
            Object v = ManyMembers.class.getDeclaredField("f" + k).get(o);
            b.append(v instanceof Character c ? (int) c : v).append(' ');
        }
        System.out.println(b);
        o.f0 = -1;
        o.f1 = -2L;
        o.f2 = -3;
        o.f396 = 5;
        o.f397 = Long.MIN_VALUE;
        o.f398 = -128;
        f399 = 0.5;
        o.f10 = 10;
        o.f8 = "eight";
        System.out.println(
            o.f0 +
                " " +
                o.f1 +
                " " +
                o.f2 +
                " " +
                o.f396 +
                " " +
                o.f397 +
                " " +
                o.f398 +
                " " +
                f399 +
                " " +
                o.f9 +
                " " +
                o.f10 +
                " " +
                f11 +
                " " +
                o.f8 +
                " " +
                o.f17
        );
        long sum = 0;
        for (int k = 0; k < 300; k++) sum =
            sum * 7 + (int) ManyMembers.class.getDeclaredMethod("m" + k).invoke(o);
        System.out.println(
            sum +
                " " +
                (o.m299() + o.m1() + m150()) +
                " " +
                ManyMembers.class.getDeclaredFields().length +
                " " +
                ManyMembers.class.getDeclaredMethods().length +
                " " +
                ManyMembers.class.getDeclaredFields()[399].getName()
        );
    }
}
