/* SPDX-License-Identifier: MIT */
/* Wide locals, 255 arguments, long and double in every position. */
public class BigMethods {

    static int many(
        int a0,
        int a1,
        int a2,
        int a3,
        int a4,
        int a5,
        int a6,
        int a7,
        int a8,
        int a9,
        int a10,
        int a11,
        int a12,
        int a13,
        int a14,
        int a15,
        int a16,
        int a17,
        int a18,
        int a19,
        int a20,
        int a21,
        int a22,
        int a23,
        int a24,
        int a25,
        int a26,
        int a27,
        int a28,
        int a29,
        int a30,
        int a31,
        int a32,
        int a33,
        int a34,
        int a35,
        int a36,
        int a37,
        int a38,
        int a39,
        int a40,
        int a41,
        int a42,
        int a43,
        int a44,
        int a45,
        int a46,
        int a47,
        int a48,
        int a49,
        int a50,
        int a51,
        int a52,
        int a53,
        int a54,
        int a55,
        int a56,
        int a57,
        int a58,
        int a59,
        int a60,
        int a61,
        int a62,
        int a63,
        int a64,
        int a65,
        int a66,
        int a67,
        int a68,
        int a69,
        int a70,
        int a71,
        int a72,
        int a73,
        int a74,
        int a75,
        int a76,
        int a77,
        int a78,
        int a79,
        int a80,
        int a81,
        int a82,
        int a83,
        int a84,
        int a85,
        int a86,
        int a87,
        int a88,
        int a89,
        int a90,
        int a91,
        int a92,
        int a93,
        int a94,
        int a95,
        int a96,
        int a97,
        int a98,
        int a99,
        int a100,
        int a101,
        int a102,
        int a103,
        int a104,
        int a105,
        int a106,
        int a107,
        int a108,
        int a109,
        int a110,
        int a111,
        int a112,
        int a113,
        int a114,
        int a115,
        int a116,
        int a117,
        int a118,
        int a119,
        int a120,
        int a121,
        int a122,
        int a123,
        int a124,
        int a125,
        int a126,
        int a127,
        int a128,
        int a129,
        int a130,
        int a131,
        int a132,
        int a133,
        int a134,
        int a135,
        int a136,
        int a137,
        int a138,
        int a139,
        int a140,
        int a141,
        int a142,
        int a143,
        int a144,
        int a145,
        int a146,
        int a147,
        int a148,
        int a149,
        int a150,
        int a151,
        int a152,
        int a153,
        int a154,
        int a155,
        int a156,
        int a157,
        int a158,
        int a159,
        int a160,
        int a161,
        int a162,
        int a163,
        int a164,
        int a165,
        int a166,
        int a167,
        int a168,
        int a169,
        int a170,
        int a171,
        int a172,
        int a173,
        int a174,
        int a175,
        int a176,
        int a177,
        int a178,
        int a179,
        int a180,
        int a181,
        int a182,
        int a183,
        int a184,
        int a185,
        int a186,
        int a187,
        int a188,
        int a189,
        int a190,
        int a191,
        int a192,
        int a193,
        int a194,
        int a195,
        int a196,
        int a197,
        int a198,
        int a199,
        int a200,
        int a201,
        int a202,
        int a203,
        int a204,
        int a205,
        int a206,
        int a207,
        int a208,
        int a209,
        int a210,
        int a211,
        int a212,
        int a213,
        int a214,
        int a215,
        int a216,
        int a217,
        int a218,
        int a219,
        int a220,
        int a221,
        int a222,
        int a223,
        int a224,
        int a225,
        int a226,
        int a227,
        int a228,
        int a229,
        int a230,
        int a231,
        int a232,
        int a233,
        int a234,
        int a235,
        int a236,
        int a237,
        int a238,
        int a239,
        int a240,
        int a241,
        int a242,
        int a243,
        int a244,
        int a245,
        int a246,
        int a247,
        int a248,
        int a249,
        int a250,
        int a251,
        int a252,
        int a253,
        int a254
    ) {
        int s = 0;
        s = s * 3 + a0;
        s = s * 3 + a1;
        s = s * 3 + a2;
        s = s * 3 + a3;
        s = s * 3 + a4;
        s = s * 3 + a5;
        s = s * 3 + a6;
        s = s * 3 + a7;
        s = s * 3 + a8;
        s = s * 3 + a9;
        s = s * 3 + a10;
        s = s * 3 + a11;
        s = s * 3 + a12;
        s = s * 3 + a13;
        s = s * 3 + a14;
        s = s * 3 + a15;
        s = s * 3 + a16;
        s = s * 3 + a17;
        s = s * 3 + a18;
        s = s * 3 + a19;
        s = s * 3 + a20;
        s = s * 3 + a21;
        s = s * 3 + a22;
        s = s * 3 + a23;
        s = s * 3 + a24;
        s = s * 3 + a25;
        s = s * 3 + a26;
        s = s * 3 + a27;
        s = s * 3 + a28;
        s = s * 3 + a29;
        s = s * 3 + a30;
        s = s * 3 + a31;
        s = s * 3 + a32;
        s = s * 3 + a33;
        s = s * 3 + a34;
        s = s * 3 + a35;
        s = s * 3 + a36;
        s = s * 3 + a37;
        s = s * 3 + a38;
        s = s * 3 + a39;
        s = s * 3 + a40;
        s = s * 3 + a41;
        s = s * 3 + a42;
        s = s * 3 + a43;
        s = s * 3 + a44;
        s = s * 3 + a45;
        s = s * 3 + a46;
        s = s * 3 + a47;
        s = s * 3 + a48;
        s = s * 3 + a49;
        s = s * 3 + a50;
        s = s * 3 + a51;
        s = s * 3 + a52;
        s = s * 3 + a53;
        s = s * 3 + a54;
        s = s * 3 + a55;
        s = s * 3 + a56;
        s = s * 3 + a57;
        s = s * 3 + a58;
        s = s * 3 + a59;
        s = s * 3 + a60;
        s = s * 3 + a61;
        s = s * 3 + a62;
        s = s * 3 + a63;
        s = s * 3 + a64;
        s = s * 3 + a65;
        s = s * 3 + a66;
        s = s * 3 + a67;
        s = s * 3 + a68;
        s = s * 3 + a69;
        s = s * 3 + a70;
        s = s * 3 + a71;
        s = s * 3 + a72;
        s = s * 3 + a73;
        s = s * 3 + a74;
        s = s * 3 + a75;
        s = s * 3 + a76;
        s = s * 3 + a77;
        s = s * 3 + a78;
        s = s * 3 + a79;
        s = s * 3 + a80;
        s = s * 3 + a81;
        s = s * 3 + a82;
        s = s * 3 + a83;
        s = s * 3 + a84;
        s = s * 3 + a85;
        s = s * 3 + a86;
        s = s * 3 + a87;
        s = s * 3 + a88;
        s = s * 3 + a89;
        s = s * 3 + a90;
        s = s * 3 + a91;
        s = s * 3 + a92;
        s = s * 3 + a93;
        s = s * 3 + a94;
        s = s * 3 + a95;
        s = s * 3 + a96;
        s = s * 3 + a97;
        s = s * 3 + a98;
        s = s * 3 + a99;
        s = s * 3 + a100;
        s = s * 3 + a101;
        s = s * 3 + a102;
        s = s * 3 + a103;
        s = s * 3 + a104;
        s = s * 3 + a105;
        s = s * 3 + a106;
        s = s * 3 + a107;
        s = s * 3 + a108;
        s = s * 3 + a109;
        s = s * 3 + a110;
        s = s * 3 + a111;
        s = s * 3 + a112;
        s = s * 3 + a113;
        s = s * 3 + a114;
        s = s * 3 + a115;
        s = s * 3 + a116;
        s = s * 3 + a117;
        s = s * 3 + a118;
        s = s * 3 + a119;
        s = s * 3 + a120;
        s = s * 3 + a121;
        s = s * 3 + a122;
        s = s * 3 + a123;
        s = s * 3 + a124;
        s = s * 3 + a125;
        s = s * 3 + a126;
        s = s * 3 + a127;
        s = s * 3 + a128;
        s = s * 3 + a129;
        s = s * 3 + a130;
        s = s * 3 + a131;
        s = s * 3 + a132;
        s = s * 3 + a133;
        s = s * 3 + a134;
        s = s * 3 + a135;
        s = s * 3 + a136;
        s = s * 3 + a137;
        s = s * 3 + a138;
        s = s * 3 + a139;
        s = s * 3 + a140;
        s = s * 3 + a141;
        s = s * 3 + a142;
        s = s * 3 + a143;
        s = s * 3 + a144;
        s = s * 3 + a145;
        s = s * 3 + a146;
        s = s * 3 + a147;
        s = s * 3 + a148;
        s = s * 3 + a149;
        s = s * 3 + a150;
        s = s * 3 + a151;
        s = s * 3 + a152;
        s = s * 3 + a153;
        s = s * 3 + a154;
        s = s * 3 + a155;
        s = s * 3 + a156;
        s = s * 3 + a157;
        s = s * 3 + a158;
        s = s * 3 + a159;
        s = s * 3 + a160;
        s = s * 3 + a161;
        s = s * 3 + a162;
        s = s * 3 + a163;
        s = s * 3 + a164;
        s = s * 3 + a165;
        s = s * 3 + a166;
        s = s * 3 + a167;
        s = s * 3 + a168;
        s = s * 3 + a169;
        s = s * 3 + a170;
        s = s * 3 + a171;
        s = s * 3 + a172;
        s = s * 3 + a173;
        s = s * 3 + a174;
        s = s * 3 + a175;
        s = s * 3 + a176;
        s = s * 3 + a177;
        s = s * 3 + a178;
        s = s * 3 + a179;
        s = s * 3 + a180;
        s = s * 3 + a181;
        s = s * 3 + a182;
        s = s * 3 + a183;
        s = s * 3 + a184;
        s = s * 3 + a185;
        s = s * 3 + a186;
        s = s * 3 + a187;
        s = s * 3 + a188;
        s = s * 3 + a189;
        s = s * 3 + a190;
        s = s * 3 + a191;
        s = s * 3 + a192;
        s = s * 3 + a193;
        s = s * 3 + a194;
        s = s * 3 + a195;
        s = s * 3 + a196;
        s = s * 3 + a197;
        s = s * 3 + a198;
        s = s * 3 + a199;
        s = s * 3 + a200;
        s = s * 3 + a201;
        s = s * 3 + a202;
        s = s * 3 + a203;
        s = s * 3 + a204;
        s = s * 3 + a205;
        s = s * 3 + a206;
        s = s * 3 + a207;
        s = s * 3 + a208;
        s = s * 3 + a209;
        s = s * 3 + a210;
        s = s * 3 + a211;
        s = s * 3 + a212;
        s = s * 3 + a213;
        s = s * 3 + a214;
        s = s * 3 + a215;
        s = s * 3 + a216;
        s = s * 3 + a217;
        s = s * 3 + a218;
        s = s * 3 + a219;
        s = s * 3 + a220;
        s = s * 3 + a221;
        s = s * 3 + a222;
        s = s * 3 + a223;
        s = s * 3 + a224;
        s = s * 3 + a225;
        s = s * 3 + a226;
        s = s * 3 + a227;
        s = s * 3 + a228;
        s = s * 3 + a229;
        s = s * 3 + a230;
        s = s * 3 + a231;
        s = s * 3 + a232;
        s = s * 3 + a233;
        s = s * 3 + a234;
        s = s * 3 + a235;
        s = s * 3 + a236;
        s = s * 3 + a237;
        s = s * 3 + a238;
        s = s * 3 + a239;
        s = s * 3 + a240;
        s = s * 3 + a241;
        s = s * 3 + a242;
        s = s * 3 + a243;
        s = s * 3 + a244;
        s = s * 3 + a245;
        s = s * 3 + a246;
        s = s * 3 + a247;
        s = s * 3 + a248;
        s = s * 3 + a249;
        s = s * 3 + a250;
        s = s * 3 + a251;
        s = s * 3 + a252;
        s = s * 3 + a253;
        s = s * 3 + a254;
        return s;
    }

    long wide(
        double a0,
        long a1,
        double a2,
        long a3,
        double a4,
        long a5,
        double a6,
        long a7,
        double a8,
        long a9,
        double a10,
        long a11,
        double a12,
        long a13,
        double a14,
        long a15,
        double a16,
        long a17,
        double a18,
        long a19,
        double a20,
        long a21,
        double a22,
        long a23,
        double a24,
        long a25,
        double a26,
        long a27,
        double a28,
        long a29,
        double a30,
        long a31,
        double a32,
        long a33,
        double a34,
        long a35,
        double a36,
        long a37,
        double a38,
        long a39,
        double a40,
        long a41,
        double a42,
        long a43,
        double a44,
        long a45,
        double a46,
        long a47,
        double a48,
        long a49,
        double a50,
        long a51,
        double a52,
        long a53,
        double a54,
        long a55,
        double a56,
        long a57,
        double a58,
        long a59,
        double a60,
        long a61,
        double a62,
        long a63,
        double a64,
        long a65,
        double a66,
        long a67,
        double a68,
        long a69,
        double a70,
        long a71,
        double a72,
        long a73,
        double a74,
        long a75,
        double a76,
        long a77,
        double a78,
        long a79,
        double a80,
        long a81,
        double a82,
        long a83,
        double a84,
        long a85,
        double a86,
        long a87,
        double a88,
        long a89,
        double a90,
        long a91,
        double a92,
        long a93,
        double a94,
        long a95,
        double a96,
        long a97,
        double a98,
        long a99,
        double a100,
        long a101,
        double a102,
        long a103,
        double a104,
        long a105,
        double a106,
        long a107,
        double a108,
        long a109,
        double a110,
        long a111,
        double a112,
        long a113,
        double a114,
        long a115,
        double a116,
        long a117,
        double a118,
        long a119,
        double a120,
        long a121,
        double a122,
        long a123,
        double a124,
        long a125
    ) {
        long s = 0;
        s = s * 3 + (long) a0;
        s = s * 3 + (long) a1;
        s = s * 3 + (long) a2;
        s = s * 3 + (long) a3;
        s = s * 3 + (long) a4;
        s = s * 3 + (long) a5;
        s = s * 3 + (long) a6;
        s = s * 3 + (long) a7;
        s = s * 3 + (long) a8;
        s = s * 3 + (long) a9;
        s = s * 3 + (long) a10;
        s = s * 3 + (long) a11;
        s = s * 3 + (long) a12;
        s = s * 3 + (long) a13;
        s = s * 3 + (long) a14;
        s = s * 3 + (long) a15;
        s = s * 3 + (long) a16;
        s = s * 3 + (long) a17;
        s = s * 3 + (long) a18;
        s = s * 3 + (long) a19;
        s = s * 3 + (long) a20;
        s = s * 3 + (long) a21;
        s = s * 3 + (long) a22;
        s = s * 3 + (long) a23;
        s = s * 3 + (long) a24;
        s = s * 3 + (long) a25;
        s = s * 3 + (long) a26;
        s = s * 3 + (long) a27;
        s = s * 3 + (long) a28;
        s = s * 3 + (long) a29;
        s = s * 3 + (long) a30;
        s = s * 3 + (long) a31;
        s = s * 3 + (long) a32;
        s = s * 3 + (long) a33;
        s = s * 3 + (long) a34;
        s = s * 3 + (long) a35;
        s = s * 3 + (long) a36;
        s = s * 3 + (long) a37;
        s = s * 3 + (long) a38;
        s = s * 3 + (long) a39;
        s = s * 3 + (long) a40;
        s = s * 3 + (long) a41;
        s = s * 3 + (long) a42;
        s = s * 3 + (long) a43;
        s = s * 3 + (long) a44;
        s = s * 3 + (long) a45;
        s = s * 3 + (long) a46;
        s = s * 3 + (long) a47;
        s = s * 3 + (long) a48;
        s = s * 3 + (long) a49;
        s = s * 3 + (long) a50;
        s = s * 3 + (long) a51;
        s = s * 3 + (long) a52;
        s = s * 3 + (long) a53;
        s = s * 3 + (long) a54;
        s = s * 3 + (long) a55;
        s = s * 3 + (long) a56;
        s = s * 3 + (long) a57;
        s = s * 3 + (long) a58;
        s = s * 3 + (long) a59;
        s = s * 3 + (long) a60;
        s = s * 3 + (long) a61;
        s = s * 3 + (long) a62;
        s = s * 3 + (long) a63;
        s = s * 3 + (long) a64;
        s = s * 3 + (long) a65;
        s = s * 3 + (long) a66;
        s = s * 3 + (long) a67;
        s = s * 3 + (long) a68;
        s = s * 3 + (long) a69;
        s = s * 3 + (long) a70;
        s = s * 3 + (long) a71;
        s = s * 3 + (long) a72;
        s = s * 3 + (long) a73;
        s = s * 3 + (long) a74;
        s = s * 3 + (long) a75;
        s = s * 3 + (long) a76;
        s = s * 3 + (long) a77;
        s = s * 3 + (long) a78;
        s = s * 3 + (long) a79;
        s = s * 3 + (long) a80;
        s = s * 3 + (long) a81;
        s = s * 3 + (long) a82;
        s = s * 3 + (long) a83;
        s = s * 3 + (long) a84;
        s = s * 3 + (long) a85;
        s = s * 3 + (long) a86;
        s = s * 3 + (long) a87;
        s = s * 3 + (long) a88;
        s = s * 3 + (long) a89;
        s = s * 3 + (long) a90;
        s = s * 3 + (long) a91;
        s = s * 3 + (long) a92;
        s = s * 3 + (long) a93;
        s = s * 3 + (long) a94;
        s = s * 3 + (long) a95;
        s = s * 3 + (long) a96;
        s = s * 3 + (long) a97;
        s = s * 3 + (long) a98;
        s = s * 3 + (long) a99;
        s = s * 3 + (long) a100;
        s = s * 3 + (long) a101;
        s = s * 3 + (long) a102;
        s = s * 3 + (long) a103;
        s = s * 3 + (long) a104;
        s = s * 3 + (long) a105;
        s = s * 3 + (long) a106;
        s = s * 3 + (long) a107;
        s = s * 3 + (long) a108;
        s = s * 3 + (long) a109;
        s = s * 3 + (long) a110;
        s = s * 3 + (long) a111;
        s = s * 3 + (long) a112;
        s = s * 3 + (long) a113;
        s = s * 3 + (long) a114;
        s = s * 3 + (long) a115;
        s = s * 3 + (long) a116;
        s = s * 3 + (long) a117;
        s = s * 3 + (long) a118;
        s = s * 3 + (long) a119;
        s = s * 3 + (long) a120;
        s = s * 3 + (long) a121;
        s = s * 3 + (long) a122;
        s = s * 3 + (long) a123;
        s = s * 3 + (long) a124;
        s = s * 3 + (long) a125;
        return s;
    }

    static long locals(int n) {
        long l0 = n + 0L;
        double d0 = l0 / 2.0;
        int i0 = (int) l0;
        Object o0 = i0;
        long l1 = n + 1L;
        double d1 = l1 / 2.0;
        int i1 = (int) l1;
        Object o1 = i1;
        long l2 = n + 2L;
        double d2 = l2 / 2.0;
        int i2 = (int) l2;
        Object o2 = i2;
        long l3 = n + 3L;
        double d3 = l3 / 2.0;
        int i3 = (int) l3;
        Object o3 = i3;
        long l4 = n + 4L;
        double d4 = l4 / 2.0;
        int i4 = (int) l4;
        Object o4 = i4;
        long l5 = n + 5L;
        double d5 = l5 / 2.0;
        int i5 = (int) l5;
        Object o5 = i5;
        long l6 = n + 6L;
        double d6 = l6 / 2.0;
        int i6 = (int) l6;
        Object o6 = i6;
        long l7 = n + 7L;
        double d7 = l7 / 2.0;
        int i7 = (int) l7;
        Object o7 = i7;
        long l8 = n + 8L;
        double d8 = l8 / 2.0;
        int i8 = (int) l8;
        Object o8 = i8;
        long l9 = n + 9L;
        double d9 = l9 / 2.0;
        int i9 = (int) l9;
        Object o9 = i9;
        long l10 = n + 10L;
        double d10 = l10 / 2.0;
        int i10 = (int) l10;
        Object o10 = i10;
        long l11 = n + 11L;
        double d11 = l11 / 2.0;
        int i11 = (int) l11;
        Object o11 = i11;
        long l12 = n + 12L;
        double d12 = l12 / 2.0;
        int i12 = (int) l12;
        Object o12 = i12;
        long l13 = n + 13L;
        double d13 = l13 / 2.0;
        int i13 = (int) l13;
        Object o13 = i13;
        long l14 = n + 14L;
        double d14 = l14 / 2.0;
        int i14 = (int) l14;
        Object o14 = i14;
        long l15 = n + 15L;
        double d15 = l15 / 2.0;
        int i15 = (int) l15;
        Object o15 = i15;
        long l16 = n + 16L;
        double d16 = l16 / 2.0;
        int i16 = (int) l16;
        Object o16 = i16;
        long l17 = n + 17L;
        double d17 = l17 / 2.0;
        int i17 = (int) l17;
        Object o17 = i17;
        long l18 = n + 18L;
        double d18 = l18 / 2.0;
        int i18 = (int) l18;
        Object o18 = i18;
        long l19 = n + 19L;
        double d19 = l19 / 2.0;
        int i19 = (int) l19;
        Object o19 = i19;
        long l20 = n + 20L;
        double d20 = l20 / 2.0;
        int i20 = (int) l20;
        Object o20 = i20;
        long l21 = n + 21L;
        double d21 = l21 / 2.0;
        int i21 = (int) l21;
        Object o21 = i21;
        long l22 = n + 22L;
        double d22 = l22 / 2.0;
        int i22 = (int) l22;
        Object o22 = i22;
        long l23 = n + 23L;
        double d23 = l23 / 2.0;
        int i23 = (int) l23;
        Object o23 = i23;
        long l24 = n + 24L;
        double d24 = l24 / 2.0;
        int i24 = (int) l24;
        Object o24 = i24;
        long l25 = n + 25L;
        double d25 = l25 / 2.0;
        int i25 = (int) l25;
        Object o25 = i25;
        long l26 = n + 26L;
        double d26 = l26 / 2.0;
        int i26 = (int) l26;
        Object o26 = i26;
        long l27 = n + 27L;
        double d27 = l27 / 2.0;
        int i27 = (int) l27;
        Object o27 = i27;
        long l28 = n + 28L;
        double d28 = l28 / 2.0;
        int i28 = (int) l28;
        Object o28 = i28;
        long l29 = n + 29L;
        double d29 = l29 / 2.0;
        int i29 = (int) l29;
        Object o29 = i29;
        long l30 = n + 30L;
        double d30 = l30 / 2.0;
        int i30 = (int) l30;
        Object o30 = i30;
        long l31 = n + 31L;
        double d31 = l31 / 2.0;
        int i31 = (int) l31;
        Object o31 = i31;
        long l32 = n + 32L;
        double d32 = l32 / 2.0;
        int i32 = (int) l32;
        Object o32 = i32;
        long l33 = n + 33L;
        double d33 = l33 / 2.0;
        int i33 = (int) l33;
        Object o33 = i33;
        long l34 = n + 34L;
        double d34 = l34 / 2.0;
        int i34 = (int) l34;
        Object o34 = i34;
        long l35 = n + 35L;
        double d35 = l35 / 2.0;
        int i35 = (int) l35;
        Object o35 = i35;
        long l36 = n + 36L;
        double d36 = l36 / 2.0;
        int i36 = (int) l36;
        Object o36 = i36;
        long l37 = n + 37L;
        double d37 = l37 / 2.0;
        int i37 = (int) l37;
        Object o37 = i37;
        long l38 = n + 38L;
        double d38 = l38 / 2.0;
        int i38 = (int) l38;
        Object o38 = i38;
        long l39 = n + 39L;
        double d39 = l39 / 2.0;
        int i39 = (int) l39;
        Object o39 = i39;
        long l40 = n + 40L;
        double d40 = l40 / 2.0;
        int i40 = (int) l40;
        Object o40 = i40;
        long l41 = n + 41L;
        double d41 = l41 / 2.0;
        int i41 = (int) l41;
        Object o41 = i41;
        long l42 = n + 42L;
        double d42 = l42 / 2.0;
        int i42 = (int) l42;
        Object o42 = i42;
        long l43 = n + 43L;
        double d43 = l43 / 2.0;
        int i43 = (int) l43;
        Object o43 = i43;
        long l44 = n + 44L;
        double d44 = l44 / 2.0;
        int i44 = (int) l44;
        Object o44 = i44;
        long l45 = n + 45L;
        double d45 = l45 / 2.0;
        int i45 = (int) l45;
        Object o45 = i45;
        long l46 = n + 46L;
        double d46 = l46 / 2.0;
        int i46 = (int) l46;
        Object o46 = i46;
        long l47 = n + 47L;
        double d47 = l47 / 2.0;
        int i47 = (int) l47;
        Object o47 = i47;
        long l48 = n + 48L;
        double d48 = l48 / 2.0;
        int i48 = (int) l48;
        Object o48 = i48;
        long l49 = n + 49L;
        double d49 = l49 / 2.0;
        int i49 = (int) l49;
        Object o49 = i49;
        long l50 = n + 50L;
        double d50 = l50 / 2.0;
        int i50 = (int) l50;
        Object o50 = i50;
        long l51 = n + 51L;
        double d51 = l51 / 2.0;
        int i51 = (int) l51;
        Object o51 = i51;
        long l52 = n + 52L;
        double d52 = l52 / 2.0;
        int i52 = (int) l52;
        Object o52 = i52;
        long l53 = n + 53L;
        double d53 = l53 / 2.0;
        int i53 = (int) l53;
        Object o53 = i53;
        long l54 = n + 54L;
        double d54 = l54 / 2.0;
        int i54 = (int) l54;
        Object o54 = i54;
        long l55 = n + 55L;
        double d55 = l55 / 2.0;
        int i55 = (int) l55;
        Object o55 = i55;
        long l56 = n + 56L;
        double d56 = l56 / 2.0;
        int i56 = (int) l56;
        Object o56 = i56;
        long l57 = n + 57L;
        double d57 = l57 / 2.0;
        int i57 = (int) l57;
        Object o57 = i57;
        long l58 = n + 58L;
        double d58 = l58 / 2.0;
        int i58 = (int) l58;
        Object o58 = i58;
        long l59 = n + 59L;
        double d59 = l59 / 2.0;
        int i59 = (int) l59;
        Object o59 = i59;
        long l60 = n + 60L;
        double d60 = l60 / 2.0;
        int i60 = (int) l60;
        Object o60 = i60;
        long l61 = n + 61L;
        double d61 = l61 / 2.0;
        int i61 = (int) l61;
        Object o61 = i61;
        long l62 = n + 62L;
        double d62 = l62 / 2.0;
        int i62 = (int) l62;
        Object o62 = i62;
        long l63 = n + 63L;
        double d63 = l63 / 2.0;
        int i63 = (int) l63;
        Object o63 = i63;
        long l64 = n + 64L;
        double d64 = l64 / 2.0;
        int i64 = (int) l64;
        Object o64 = i64;
        long l65 = n + 65L;
        double d65 = l65 / 2.0;
        int i65 = (int) l65;
        Object o65 = i65;
        long l66 = n + 66L;
        double d66 = l66 / 2.0;
        int i66 = (int) l66;
        Object o66 = i66;
        long l67 = n + 67L;
        double d67 = l67 / 2.0;
        int i67 = (int) l67;
        Object o67 = i67;
        long l68 = n + 68L;
        double d68 = l68 / 2.0;
        int i68 = (int) l68;
        Object o68 = i68;
        long l69 = n + 69L;
        double d69 = l69 / 2.0;
        int i69 = (int) l69;
        Object o69 = i69;
        long l70 = n + 70L;
        double d70 = l70 / 2.0;
        int i70 = (int) l70;
        Object o70 = i70;
        long l71 = n + 71L;
        double d71 = l71 / 2.0;
        int i71 = (int) l71;
        Object o71 = i71;
        long l72 = n + 72L;
        double d72 = l72 / 2.0;
        int i72 = (int) l72;
        Object o72 = i72;
        long l73 = n + 73L;
        double d73 = l73 / 2.0;
        int i73 = (int) l73;
        Object o73 = i73;
        long l74 = n + 74L;
        double d74 = l74 / 2.0;
        int i74 = (int) l74;
        Object o74 = i74;
        long l75 = n + 75L;
        double d75 = l75 / 2.0;
        int i75 = (int) l75;
        Object o75 = i75;
        long l76 = n + 76L;
        double d76 = l76 / 2.0;
        int i76 = (int) l76;
        Object o76 = i76;
        long l77 = n + 77L;
        double d77 = l77 / 2.0;
        int i77 = (int) l77;
        Object o77 = i77;
        long l78 = n + 78L;
        double d78 = l78 / 2.0;
        int i78 = (int) l78;
        Object o78 = i78;
        long l79 = n + 79L;
        double d79 = l79 / 2.0;
        int i79 = (int) l79;
        Object o79 = i79;
        long l80 = n + 80L;
        double d80 = l80 / 2.0;
        int i80 = (int) l80;
        Object o80 = i80;
        long l81 = n + 81L;
        double d81 = l81 / 2.0;
        int i81 = (int) l81;
        Object o81 = i81;
        long l82 = n + 82L;
        double d82 = l82 / 2.0;
        int i82 = (int) l82;
        Object o82 = i82;
        long l83 = n + 83L;
        double d83 = l83 / 2.0;
        int i83 = (int) l83;
        Object o83 = i83;
        long l84 = n + 84L;
        double d84 = l84 / 2.0;
        int i84 = (int) l84;
        Object o84 = i84;
        long l85 = n + 85L;
        double d85 = l85 / 2.0;
        int i85 = (int) l85;
        Object o85 = i85;
        long l86 = n + 86L;
        double d86 = l86 / 2.0;
        int i86 = (int) l86;
        Object o86 = i86;
        long l87 = n + 87L;
        double d87 = l87 / 2.0;
        int i87 = (int) l87;
        Object o87 = i87;
        long l88 = n + 88L;
        double d88 = l88 / 2.0;
        int i88 = (int) l88;
        Object o88 = i88;
        long l89 = n + 89L;
        double d89 = l89 / 2.0;
        int i89 = (int) l89;
        Object o89 = i89;
        long l90 = n + 90L;
        double d90 = l90 / 2.0;
        int i90 = (int) l90;
        Object o90 = i90;
        long l91 = n + 91L;
        double d91 = l91 / 2.0;
        int i91 = (int) l91;
        Object o91 = i91;
        long l92 = n + 92L;
        double d92 = l92 / 2.0;
        int i92 = (int) l92;
        Object o92 = i92;
        long l93 = n + 93L;
        double d93 = l93 / 2.0;
        int i93 = (int) l93;
        Object o93 = i93;
        long l94 = n + 94L;
        double d94 = l94 / 2.0;
        int i94 = (int) l94;
        Object o94 = i94;
        long l95 = n + 95L;
        double d95 = l95 / 2.0;
        int i95 = (int) l95;
        Object o95 = i95;
        long l96 = n + 96L;
        double d96 = l96 / 2.0;
        int i96 = (int) l96;
        Object o96 = i96;
        long l97 = n + 97L;
        double d97 = l97 / 2.0;
        int i97 = (int) l97;
        Object o97 = i97;
        long l98 = n + 98L;
        double d98 = l98 / 2.0;
        int i98 = (int) l98;
        Object o98 = i98;
        long l99 = n + 99L;
        double d99 = l99 / 2.0;
        int i99 = (int) l99;
        Object o99 = i99;
        long l100 = n + 100L;
        double d100 = l100 / 2.0;
        int i100 = (int) l100;
        Object o100 = i100;
        long l101 = n + 101L;
        double d101 = l101 / 2.0;
        int i101 = (int) l101;
        Object o101 = i101;
        long l102 = n + 102L;
        double d102 = l102 / 2.0;
        int i102 = (int) l102;
        Object o102 = i102;
        long l103 = n + 103L;
        double d103 = l103 / 2.0;
        int i103 = (int) l103;
        Object o103 = i103;
        long l104 = n + 104L;
        double d104 = l104 / 2.0;
        int i104 = (int) l104;
        Object o104 = i104;
        long l105 = n + 105L;
        double d105 = l105 / 2.0;
        int i105 = (int) l105;
        Object o105 = i105;
        long l106 = n + 106L;
        double d106 = l106 / 2.0;
        int i106 = (int) l106;
        Object o106 = i106;
        long l107 = n + 107L;
        double d107 = l107 / 2.0;
        int i107 = (int) l107;
        Object o107 = i107;
        long l108 = n + 108L;
        double d108 = l108 / 2.0;
        int i108 = (int) l108;
        Object o108 = i108;
        long l109 = n + 109L;
        double d109 = l109 / 2.0;
        int i109 = (int) l109;
        Object o109 = i109;
        long l110 = n + 110L;
        double d110 = l110 / 2.0;
        int i110 = (int) l110;
        Object o110 = i110;
        long l111 = n + 111L;
        double d111 = l111 / 2.0;
        int i111 = (int) l111;
        Object o111 = i111;
        long l112 = n + 112L;
        double d112 = l112 / 2.0;
        int i112 = (int) l112;
        Object o112 = i112;
        long l113 = n + 113L;
        double d113 = l113 / 2.0;
        int i113 = (int) l113;
        Object o113 = i113;
        long l114 = n + 114L;
        double d114 = l114 / 2.0;
        int i114 = (int) l114;
        Object o114 = i114;
        long l115 = n + 115L;
        double d115 = l115 / 2.0;
        int i115 = (int) l115;
        Object o115 = i115;
        long l116 = n + 116L;
        double d116 = l116 / 2.0;
        int i116 = (int) l116;
        Object o116 = i116;
        long l117 = n + 117L;
        double d117 = l117 / 2.0;
        int i117 = (int) l117;
        Object o117 = i117;
        long l118 = n + 118L;
        double d118 = l118 / 2.0;
        int i118 = (int) l118;
        Object o118 = i118;
        long l119 = n + 119L;
        double d119 = l119 / 2.0;
        int i119 = (int) l119;
        Object o119 = i119;
        long l120 = n + 120L;
        double d120 = l120 / 2.0;
        int i120 = (int) l120;
        Object o120 = i120;
        long l121 = n + 121L;
        double d121 = l121 / 2.0;
        int i121 = (int) l121;
        Object o121 = i121;
        long l122 = n + 122L;
        double d122 = l122 / 2.0;
        int i122 = (int) l122;
        Object o122 = i122;
        long l123 = n + 123L;
        double d123 = l123 / 2.0;
        int i123 = (int) l123;
        Object o123 = i123;
        long l124 = n + 124L;
        double d124 = l124 / 2.0;
        int i124 = (int) l124;
        Object o124 = i124;
        long l125 = n + 125L;
        double d125 = l125 / 2.0;
        int i125 = (int) l125;
        Object o125 = i125;
        long l126 = n + 126L;
        double d126 = l126 / 2.0;
        int i126 = (int) l126;
        Object o126 = i126;
        long l127 = n + 127L;
        double d127 = l127 / 2.0;
        int i127 = (int) l127;
        Object o127 = i127;
        long l128 = n + 128L;
        double d128 = l128 / 2.0;
        int i128 = (int) l128;
        Object o128 = i128;
        long l129 = n + 129L;
        double d129 = l129 / 2.0;
        int i129 = (int) l129;
        Object o129 = i129;
        long l130 = n + 130L;
        double d130 = l130 / 2.0;
        int i130 = (int) l130;
        Object o130 = i130;
        long l131 = n + 131L;
        double d131 = l131 / 2.0;
        int i131 = (int) l131;
        Object o131 = i131;
        long l132 = n + 132L;
        double d132 = l132 / 2.0;
        int i132 = (int) l132;
        Object o132 = i132;
        long l133 = n + 133L;
        double d133 = l133 / 2.0;
        int i133 = (int) l133;
        Object o133 = i133;
        long l134 = n + 134L;
        double d134 = l134 / 2.0;
        int i134 = (int) l134;
        Object o134 = i134;
        long l135 = n + 135L;
        double d135 = l135 / 2.0;
        int i135 = (int) l135;
        Object o135 = i135;
        long l136 = n + 136L;
        double d136 = l136 / 2.0;
        int i136 = (int) l136;
        Object o136 = i136;
        long l137 = n + 137L;
        double d137 = l137 / 2.0;
        int i137 = (int) l137;
        Object o137 = i137;
        long l138 = n + 138L;
        double d138 = l138 / 2.0;
        int i138 = (int) l138;
        Object o138 = i138;
        long l139 = n + 139L;
        double d139 = l139 / 2.0;
        int i139 = (int) l139;
        Object o139 = i139;
        long l140 = n + 140L;
        double d140 = l140 / 2.0;
        int i140 = (int) l140;
        Object o140 = i140;
        long l141 = n + 141L;
        double d141 = l141 / 2.0;
        int i141 = (int) l141;
        Object o141 = i141;
        long l142 = n + 142L;
        double d142 = l142 / 2.0;
        int i142 = (int) l142;
        Object o142 = i142;
        long l143 = n + 143L;
        double d143 = l143 / 2.0;
        int i143 = (int) l143;
        Object o143 = i143;
        long l144 = n + 144L;
        double d144 = l144 / 2.0;
        int i144 = (int) l144;
        Object o144 = i144;
        long l145 = n + 145L;
        double d145 = l145 / 2.0;
        int i145 = (int) l145;
        Object o145 = i145;
        long l146 = n + 146L;
        double d146 = l146 / 2.0;
        int i146 = (int) l146;
        Object o146 = i146;
        long l147 = n + 147L;
        double d147 = l147 / 2.0;
        int i147 = (int) l147;
        Object o147 = i147;
        long l148 = n + 148L;
        double d148 = l148 / 2.0;
        int i148 = (int) l148;
        Object o148 = i148;
        long l149 = n + 149L;
        double d149 = l149 / 2.0;
        int i149 = (int) l149;
        Object o149 = i149;
        for (int k = 0; k < 3; k++) {
            i149 += 1000;
            i140++;
            l149 += k;
            d149 *= 2;
        }
        long s = 0;
        s += l0 + (long) d0 * i0 + (Integer) o0;
        s += l1 + (long) d1 * i1 + (Integer) o1;
        s += l2 + (long) d2 * i2 + (Integer) o2;
        s += l3 + (long) d3 * i3 + (Integer) o3;
        s += l4 + (long) d4 * i4 + (Integer) o4;
        s += l5 + (long) d5 * i5 + (Integer) o5;
        s += l6 + (long) d6 * i6 + (Integer) o6;
        s += l7 + (long) d7 * i7 + (Integer) o7;
        s += l8 + (long) d8 * i8 + (Integer) o8;
        s += l9 + (long) d9 * i9 + (Integer) o9;
        s += l10 + (long) d10 * i10 + (Integer) o10;
        s += l11 + (long) d11 * i11 + (Integer) o11;
        s += l12 + (long) d12 * i12 + (Integer) o12;
        s += l13 + (long) d13 * i13 + (Integer) o13;
        s += l14 + (long) d14 * i14 + (Integer) o14;
        s += l15 + (long) d15 * i15 + (Integer) o15;
        s += l16 + (long) d16 * i16 + (Integer) o16;
        s += l17 + (long) d17 * i17 + (Integer) o17;
        s += l18 + (long) d18 * i18 + (Integer) o18;
        s += l19 + (long) d19 * i19 + (Integer) o19;
        s += l20 + (long) d20 * i20 + (Integer) o20;
        s += l21 + (long) d21 * i21 + (Integer) o21;
        s += l22 + (long) d22 * i22 + (Integer) o22;
        s += l23 + (long) d23 * i23 + (Integer) o23;
        s += l24 + (long) d24 * i24 + (Integer) o24;
        s += l25 + (long) d25 * i25 + (Integer) o25;
        s += l26 + (long) d26 * i26 + (Integer) o26;
        s += l27 + (long) d27 * i27 + (Integer) o27;
        s += l28 + (long) d28 * i28 + (Integer) o28;
        s += l29 + (long) d29 * i29 + (Integer) o29;
        s += l30 + (long) d30 * i30 + (Integer) o30;
        s += l31 + (long) d31 * i31 + (Integer) o31;
        s += l32 + (long) d32 * i32 + (Integer) o32;
        s += l33 + (long) d33 * i33 + (Integer) o33;
        s += l34 + (long) d34 * i34 + (Integer) o34;
        s += l35 + (long) d35 * i35 + (Integer) o35;
        s += l36 + (long) d36 * i36 + (Integer) o36;
        s += l37 + (long) d37 * i37 + (Integer) o37;
        s += l38 + (long) d38 * i38 + (Integer) o38;
        s += l39 + (long) d39 * i39 + (Integer) o39;
        s += l40 + (long) d40 * i40 + (Integer) o40;
        s += l41 + (long) d41 * i41 + (Integer) o41;
        s += l42 + (long) d42 * i42 + (Integer) o42;
        s += l43 + (long) d43 * i43 + (Integer) o43;
        s += l44 + (long) d44 * i44 + (Integer) o44;
        s += l45 + (long) d45 * i45 + (Integer) o45;
        s += l46 + (long) d46 * i46 + (Integer) o46;
        s += l47 + (long) d47 * i47 + (Integer) o47;
        s += l48 + (long) d48 * i48 + (Integer) o48;
        s += l49 + (long) d49 * i49 + (Integer) o49;
        s += l50 + (long) d50 * i50 + (Integer) o50;
        s += l51 + (long) d51 * i51 + (Integer) o51;
        s += l52 + (long) d52 * i52 + (Integer) o52;
        s += l53 + (long) d53 * i53 + (Integer) o53;
        s += l54 + (long) d54 * i54 + (Integer) o54;
        s += l55 + (long) d55 * i55 + (Integer) o55;
        s += l56 + (long) d56 * i56 + (Integer) o56;
        s += l57 + (long) d57 * i57 + (Integer) o57;
        s += l58 + (long) d58 * i58 + (Integer) o58;
        s += l59 + (long) d59 * i59 + (Integer) o59;
        s += l60 + (long) d60 * i60 + (Integer) o60;
        s += l61 + (long) d61 * i61 + (Integer) o61;
        s += l62 + (long) d62 * i62 + (Integer) o62;
        s += l63 + (long) d63 * i63 + (Integer) o63;
        s += l64 + (long) d64 * i64 + (Integer) o64;
        s += l65 + (long) d65 * i65 + (Integer) o65;
        s += l66 + (long) d66 * i66 + (Integer) o66;
        s += l67 + (long) d67 * i67 + (Integer) o67;
        s += l68 + (long) d68 * i68 + (Integer) o68;
        s += l69 + (long) d69 * i69 + (Integer) o69;
        s += l70 + (long) d70 * i70 + (Integer) o70;
        s += l71 + (long) d71 * i71 + (Integer) o71;
        s += l72 + (long) d72 * i72 + (Integer) o72;
        s += l73 + (long) d73 * i73 + (Integer) o73;
        s += l74 + (long) d74 * i74 + (Integer) o74;
        s += l75 + (long) d75 * i75 + (Integer) o75;
        s += l76 + (long) d76 * i76 + (Integer) o76;
        s += l77 + (long) d77 * i77 + (Integer) o77;
        s += l78 + (long) d78 * i78 + (Integer) o78;
        s += l79 + (long) d79 * i79 + (Integer) o79;
        s += l80 + (long) d80 * i80 + (Integer) o80;
        s += l81 + (long) d81 * i81 + (Integer) o81;
        s += l82 + (long) d82 * i82 + (Integer) o82;
        s += l83 + (long) d83 * i83 + (Integer) o83;
        s += l84 + (long) d84 * i84 + (Integer) o84;
        s += l85 + (long) d85 * i85 + (Integer) o85;
        s += l86 + (long) d86 * i86 + (Integer) o86;
        s += l87 + (long) d87 * i87 + (Integer) o87;
        s += l88 + (long) d88 * i88 + (Integer) o88;
        s += l89 + (long) d89 * i89 + (Integer) o89;
        s += l90 + (long) d90 * i90 + (Integer) o90;
        s += l91 + (long) d91 * i91 + (Integer) o91;
        s += l92 + (long) d92 * i92 + (Integer) o92;
        s += l93 + (long) d93 * i93 + (Integer) o93;
        s += l94 + (long) d94 * i94 + (Integer) o94;
        s += l95 + (long) d95 * i95 + (Integer) o95;
        s += l96 + (long) d96 * i96 + (Integer) o96;
        s += l97 + (long) d97 * i97 + (Integer) o97;
        s += l98 + (long) d98 * i98 + (Integer) o98;
        s += l99 + (long) d99 * i99 + (Integer) o99;
        s += l100 + (long) d100 * i100 + (Integer) o100;
        s += l101 + (long) d101 * i101 + (Integer) o101;
        s += l102 + (long) d102 * i102 + (Integer) o102;
        s += l103 + (long) d103 * i103 + (Integer) o103;
        s += l104 + (long) d104 * i104 + (Integer) o104;
        s += l105 + (long) d105 * i105 + (Integer) o105;
        s += l106 + (long) d106 * i106 + (Integer) o106;
        s += l107 + (long) d107 * i107 + (Integer) o107;
        s += l108 + (long) d108 * i108 + (Integer) o108;
        s += l109 + (long) d109 * i109 + (Integer) o109;
        s += l110 + (long) d110 * i110 + (Integer) o110;
        s += l111 + (long) d111 * i111 + (Integer) o111;
        s += l112 + (long) d112 * i112 + (Integer) o112;
        s += l113 + (long) d113 * i113 + (Integer) o113;
        s += l114 + (long) d114 * i114 + (Integer) o114;
        s += l115 + (long) d115 * i115 + (Integer) o115;
        s += l116 + (long) d116 * i116 + (Integer) o116;
        s += l117 + (long) d117 * i117 + (Integer) o117;
        s += l118 + (long) d118 * i118 + (Integer) o118;
        s += l119 + (long) d119 * i119 + (Integer) o119;
        s += l120 + (long) d120 * i120 + (Integer) o120;
        s += l121 + (long) d121 * i121 + (Integer) o121;
        s += l122 + (long) d122 * i122 + (Integer) o122;
        s += l123 + (long) d123 * i123 + (Integer) o123;
        s += l124 + (long) d124 * i124 + (Integer) o124;
        s += l125 + (long) d125 * i125 + (Integer) o125;
        s += l126 + (long) d126 * i126 + (Integer) o126;
        s += l127 + (long) d127 * i127 + (Integer) o127;
        s += l128 + (long) d128 * i128 + (Integer) o128;
        s += l129 + (long) d129 * i129 + (Integer) o129;
        s += l130 + (long) d130 * i130 + (Integer) o130;
        s += l131 + (long) d131 * i131 + (Integer) o131;
        s += l132 + (long) d132 * i132 + (Integer) o132;
        s += l133 + (long) d133 * i133 + (Integer) o133;
        s += l134 + (long) d134 * i134 + (Integer) o134;
        s += l135 + (long) d135 * i135 + (Integer) o135;
        s += l136 + (long) d136 * i136 + (Integer) o136;
        s += l137 + (long) d137 * i137 + (Integer) o137;
        s += l138 + (long) d138 * i138 + (Integer) o138;
        s += l139 + (long) d139 * i139 + (Integer) o139;
        s += l140 + (long) d140 * i140 + (Integer) o140;
        s += l141 + (long) d141 * i141 + (Integer) o141;
        s += l142 + (long) d142 * i142 + (Integer) o142;
        s += l143 + (long) d143 * i143 + (Integer) o143;
        s += l144 + (long) d144 * i144 + (Integer) o144;
        s += l145 + (long) d145 * i145 + (Integer) o145;
        s += l146 + (long) d146 * i146 + (Integer) o146;
        s += l147 + (long) d147 * i147 + (Integer) o147;
        s += l148 + (long) d148 * i148 + (Integer) o148;
        s += l149 + (long) d149 * i149 + (Integer) o149;
        return s;
    }

    static int bigSwitch(int x) {
        int r = 0;
        for (int k = 0; k < 2; k++) {
            switch (x) {
                case 0:
                    r += 0 ^ x;
                    r *= 1;
                    r -= 0;
                    if (r == 0) r++;
                    break;
                case 1:
                    r += 7919 ^ x;
                    r *= 2;
                    r -= 31;
                    if (r == 1000003) r++;
                    break;
                case 2:
                    r += 15838 ^ x;
                    r *= 3;
                    r -= 62;
                    if (r == 2000006) r++;
                    break;
                case 3:
                    r += 23757 ^ x;
                    r *= 4;
                    r -= 93;
                    if (r == 3000009) r++;
                    break;
                case 4:
                    r += 31676 ^ x;
                    r *= 5;
                    r -= 124;
                    if (r == 4000012) r++;
                    break;
                case 5:
                    r += 39595 ^ x;
                    r *= 6;
                    r -= 155;
                    if (r == 5000015) r++;
                    break;
                case 6:
                    r += 47514 ^ x;
                    r *= 7;
                    r -= 186;
                    if (r == 6000018) r++;
                    break;
                case 7:
                    r += 55433 ^ x;
                    r *= 8;
                    r -= 217;
                    if (r == 7000021) r++;
                    break;
                case 8:
                    r += 63352 ^ x;
                    r *= 9;
                    r -= 248;
                    if (r == 8000024) r++;
                    break;
                case 9:
                    r += 5750 ^ x;
                    r *= 10;
                    r -= 279;
                    if (r == 9000027) r++;
                    break;
                case 10:
                    r += 13669 ^ x;
                    r *= 11;
                    r -= 310;
                    if (r == 10000030) r++;
                    break;
                case 11:
                    r += 21588 ^ x;
                    r *= 12;
                    r -= 341;
                    if (r == 11000033) r++;
                    break;
                case 12:
                    r += 29507 ^ x;
                    r *= 13;
                    r -= 372;
                    if (r == 12000036) r++;
                    break;
                case 13:
                    r += 37426 ^ x;
                    r *= 1;
                    r -= 403;
                    if (r == 13000039) r++;
                    break;
                case 14:
                    r += 45345 ^ x;
                    r *= 2;
                    r -= 434;
                    if (r == 14000042) r++;
                    break;
                case 15:
                    r += 53264 ^ x;
                    r *= 3;
                    r -= 465;
                    if (r == 15000045) r++;
                    break;
                case 16:
                    r += 61183 ^ x;
                    r *= 4;
                    r -= 496;
                    if (r == 16000048) r++;
                    break;
                case 17:
                    r += 3581 ^ x;
                    r *= 5;
                    r -= 527;
                    if (r == 17000051) r++;
                    break;
                case 18:
                    r += 11500 ^ x;
                    r *= 6;
                    r -= 558;
                    if (r == 18000054) r++;
                    break;
                case 19:
                    r += 19419 ^ x;
                    r *= 7;
                    r -= 589;
                    if (r == 19000057) r++;
                    break;
                case 20:
                    r += 27338 ^ x;
                    r *= 8;
                    r -= 620;
                    if (r == 20000060) r++;
                    break;
                case 21:
                    r += 35257 ^ x;
                    r *= 9;
                    r -= 651;
                    if (r == 21000063) r++;
                    break;
                case 22:
                    r += 43176 ^ x;
                    r *= 10;
                    r -= 682;
                    if (r == 22000066) r++;
                    break;
                case 23:
                    r += 51095 ^ x;
                    r *= 11;
                    r -= 713;
                    if (r == 23000069) r++;
                    break;
                case 24:
                    r += 59014 ^ x;
                    r *= 12;
                    r -= 744;
                    if (r == 24000072) r++;
                    break;
                case 25:
                    r += 1412 ^ x;
                    r *= 13;
                    r -= 775;
                    if (r == 25000075) r++;
                    break;
                case 26:
                    r += 9331 ^ x;
                    r *= 1;
                    r -= 806;
                    if (r == 26000078) r++;
                    break;
                case 27:
                    r += 17250 ^ x;
                    r *= 2;
                    r -= 837;
                    if (r == 27000081) r++;
                    break;
                case 28:
                    r += 25169 ^ x;
                    r *= 3;
                    r -= 868;
                    if (r == 28000084) r++;
                    break;
                case 29:
                    r += 33088 ^ x;
                    r *= 4;
                    r -= 899;
                    if (r == 29000087) r++;
                    break;
                case 30:
                    r += 41007 ^ x;
                    r *= 5;
                    r -= 930;
                    if (r == 30000090) r++;
                    break;
                case 31:
                    r += 48926 ^ x;
                    r *= 6;
                    r -= 961;
                    if (r == 31000093) r++;
                    break;
                case 32:
                    r += 56845 ^ x;
                    r *= 7;
                    r -= 992;
                    if (r == 32000096) r++;
                    break;
                case 33:
                    r += 64764 ^ x;
                    r *= 8;
                    r -= 1023;
                    if (r == 33000099) r++;
                    break;
                case 34:
                    r += 7162 ^ x;
                    r *= 9;
                    r -= 1054;
                    if (r == 34000102) r++;
                    break;
                case 35:
                    r += 15081 ^ x;
                    r *= 10;
                    r -= 1085;
                    if (r == 35000105) r++;
                    break;
                case 36:
                    r += 23000 ^ x;
                    r *= 11;
                    r -= 1116;
                    if (r == 36000108) r++;
                    break;
                case 37:
                    r += 30919 ^ x;
                    r *= 12;
                    r -= 1147;
                    if (r == 37000111) r++;
                    break;
                case 38:
                    r += 38838 ^ x;
                    r *= 13;
                    r -= 1178;
                    if (r == 38000114) r++;
                    break;
                case 39:
                    r += 46757 ^ x;
                    r *= 1;
                    r -= 1209;
                    if (r == 39000117) r++;
                    break;
                case 40:
                    r += 54676 ^ x;
                    r *= 2;
                    r -= 1240;
                    if (r == 40000120) r++;
                    break;
                case 41:
                    r += 62595 ^ x;
                    r *= 3;
                    r -= 1271;
                    if (r == 41000123) r++;
                    break;
                case 42:
                    r += 4993 ^ x;
                    r *= 4;
                    r -= 1302;
                    if (r == 42000126) r++;
                    break;
                case 43:
                    r += 12912 ^ x;
                    r *= 5;
                    r -= 1333;
                    if (r == 43000129) r++;
                    break;
                case 44:
                    r += 20831 ^ x;
                    r *= 6;
                    r -= 1364;
                    if (r == 44000132) r++;
                    break;
                case 45:
                    r += 28750 ^ x;
                    r *= 7;
                    r -= 1395;
                    if (r == 45000135) r++;
                    break;
                case 46:
                    r += 36669 ^ x;
                    r *= 8;
                    r -= 1426;
                    if (r == 46000138) r++;
                    break;
                case 47:
                    r += 44588 ^ x;
                    r *= 9;
                    r -= 1457;
                    if (r == 47000141) r++;
                    break;
                case 48:
                    r += 52507 ^ x;
                    r *= 10;
                    r -= 1488;
                    if (r == 48000144) r++;
                    break;
                case 49:
                    r += 60426 ^ x;
                    r *= 11;
                    r -= 1519;
                    if (r == 49000147) r++;
                    break;
                case 50:
                    r += 2824 ^ x;
                    r *= 12;
                    r -= 1550;
                    if (r == 50000150) r++;
                    break;
                case 51:
                    r += 10743 ^ x;
                    r *= 13;
                    r -= 1581;
                    if (r == 51000153) r++;
                    break;
                case 52:
                    r += 18662 ^ x;
                    r *= 1;
                    r -= 1612;
                    if (r == 52000156) r++;
                    break;
                case 53:
                    r += 26581 ^ x;
                    r *= 2;
                    r -= 1643;
                    if (r == 53000159) r++;
                    break;
                case 54:
                    r += 34500 ^ x;
                    r *= 3;
                    r -= 1674;
                    if (r == 54000162) r++;
                    break;
                case 55:
                    r += 42419 ^ x;
                    r *= 4;
                    r -= 1705;
                    if (r == 55000165) r++;
                    break;
                case 56:
                    r += 50338 ^ x;
                    r *= 5;
                    r -= 1736;
                    if (r == 56000168) r++;
                    break;
                case 57:
                    r += 58257 ^ x;
                    r *= 6;
                    r -= 1767;
                    if (r == 57000171) r++;
                    break;
                case 58:
                    r += 655 ^ x;
                    r *= 7;
                    r -= 1798;
                    if (r == 58000174) r++;
                    break;
                case 59:
                    r += 8574 ^ x;
                    r *= 8;
                    r -= 1829;
                    if (r == 59000177) r++;
                    break;
                case 60:
                    r += 16493 ^ x;
                    r *= 9;
                    r -= 1860;
                    if (r == 60000180) r++;
                    break;
                case 61:
                    r += 24412 ^ x;
                    r *= 10;
                    r -= 1891;
                    if (r == 61000183) r++;
                    break;
                case 62:
                    r += 32331 ^ x;
                    r *= 11;
                    r -= 1922;
                    if (r == 62000186) r++;
                    break;
                case 63:
                    r += 40250 ^ x;
                    r *= 12;
                    r -= 1953;
                    if (r == 63000189) r++;
                    break;
                case 64:
                    r += 48169 ^ x;
                    r *= 13;
                    r -= 1984;
                    if (r == 64000192) r++;
                    break;
                case 65:
                    r += 56088 ^ x;
                    r *= 1;
                    r -= 2015;
                    if (r == 65000195) r++;
                    break;
                case 66:
                    r += 64007 ^ x;
                    r *= 2;
                    r -= 2046;
                    if (r == 66000198) r++;
                    break;
                case 67:
                    r += 6405 ^ x;
                    r *= 3;
                    r -= 2077;
                    if (r == 67000201) r++;
                    break;
                case 68:
                    r += 14324 ^ x;
                    r *= 4;
                    r -= 2108;
                    if (r == 68000204) r++;
                    break;
                case 69:
                    r += 22243 ^ x;
                    r *= 5;
                    r -= 2139;
                    if (r == 69000207) r++;
                    break;
                case 70:
                    r += 30162 ^ x;
                    r *= 6;
                    r -= 2170;
                    if (r == 70000210) r++;
                    break;
                case 71:
                    r += 38081 ^ x;
                    r *= 7;
                    r -= 2201;
                    if (r == 71000213) r++;
                    break;
                case 72:
                    r += 46000 ^ x;
                    r *= 8;
                    r -= 2232;
                    if (r == 72000216) r++;
                    break;
                case 73:
                    r += 53919 ^ x;
                    r *= 9;
                    r -= 2263;
                    if (r == 73000219) r++;
                    break;
                case 74:
                    r += 61838 ^ x;
                    r *= 10;
                    r -= 2294;
                    if (r == 74000222) r++;
                    break;
                case 75:
                    r += 4236 ^ x;
                    r *= 11;
                    r -= 2325;
                    if (r == 75000225) r++;
                    break;
                case 76:
                    r += 12155 ^ x;
                    r *= 12;
                    r -= 2356;
                    if (r == 76000228) r++;
                    break;
                case 77:
                    r += 20074 ^ x;
                    r *= 13;
                    r -= 2387;
                    if (r == 77000231) r++;
                    break;
                case 78:
                    r += 27993 ^ x;
                    r *= 1;
                    r -= 2418;
                    if (r == 78000234) r++;
                    break;
                case 79:
                    r += 35912 ^ x;
                    r *= 2;
                    r -= 2449;
                    if (r == 79000237) r++;
                    break;
                case 80:
                    r += 43831 ^ x;
                    r *= 3;
                    r -= 2480;
                    if (r == 80000240) r++;
                    break;
                case 81:
                    r += 51750 ^ x;
                    r *= 4;
                    r -= 2511;
                    if (r == 81000243) r++;
                    break;
                case 82:
                    r += 59669 ^ x;
                    r *= 5;
                    r -= 2542;
                    if (r == 82000246) r++;
                    break;
                case 83:
                    r += 2067 ^ x;
                    r *= 6;
                    r -= 2573;
                    if (r == 83000249) r++;
                    break;
                case 84:
                    r += 9986 ^ x;
                    r *= 7;
                    r -= 2604;
                    if (r == 84000252) r++;
                    break;
                case 85:
                    r += 17905 ^ x;
                    r *= 8;
                    r -= 2635;
                    if (r == 85000255) r++;
                    break;
                case 86:
                    r += 25824 ^ x;
                    r *= 9;
                    r -= 2666;
                    if (r == 86000258) r++;
                    break;
                case 87:
                    r += 33743 ^ x;
                    r *= 10;
                    r -= 2697;
                    if (r == 87000261) r++;
                    break;
                case 88:
                    r += 41662 ^ x;
                    r *= 11;
                    r -= 2728;
                    if (r == 88000264) r++;
                    break;
                case 89:
                    r += 49581 ^ x;
                    r *= 12;
                    r -= 2759;
                    if (r == 89000267) r++;
                    break;
                case 90:
                    r += 57500 ^ x;
                    r *= 13;
                    r -= 2790;
                    if (r == 90000270) r++;
                    break;
                case 91:
                    r += 65419 ^ x;
                    r *= 1;
                    r -= 2821;
                    if (r == 91000273) r++;
                    break;
                case 92:
                    r += 7817 ^ x;
                    r *= 2;
                    r -= 2852;
                    if (r == 92000276) r++;
                    break;
                case 93:
                    r += 15736 ^ x;
                    r *= 3;
                    r -= 2883;
                    if (r == 93000279) r++;
                    break;
                case 94:
                    r += 23655 ^ x;
                    r *= 4;
                    r -= 2914;
                    if (r == 94000282) r++;
                    break;
                case 95:
                    r += 31574 ^ x;
                    r *= 5;
                    r -= 2945;
                    if (r == 95000285) r++;
                    break;
                case 96:
                    r += 39493 ^ x;
                    r *= 6;
                    r -= 2976;
                    if (r == 96000288) r++;
                    break;
                case 97:
                    r += 47412 ^ x;
                    r *= 7;
                    r -= 3007;
                    if (r == 97000291) r++;
                    break;
                case 98:
                    r += 55331 ^ x;
                    r *= 8;
                    r -= 3038;
                    if (r == 98000294) r++;
                    break;
                case 99:
                    r += 63250 ^ x;
                    r *= 9;
                    r -= 3069;
                    if (r == 99000297) r++;
                    break;
                case 100:
                    r += 5648 ^ x;
                    r *= 10;
                    r -= 3100;
                    if (r == 100000300) r++;
                    break;
                case 101:
                    r += 13567 ^ x;
                    r *= 11;
                    r -= 3131;
                    if (r == 101000303) r++;
                    break;
                case 102:
                    r += 21486 ^ x;
                    r *= 12;
                    r -= 3162;
                    if (r == 102000306) r++;
                    break;
                case 103:
                    r += 29405 ^ x;
                    r *= 13;
                    r -= 3193;
                    if (r == 103000309) r++;
                    break;
                case 104:
                    r += 37324 ^ x;
                    r *= 1;
                    r -= 3224;
                    if (r == 104000312) r++;
                    break;
                case 105:
                    r += 45243 ^ x;
                    r *= 2;
                    r -= 3255;
                    if (r == 105000315) r++;
                    break;
                case 106:
                    r += 53162 ^ x;
                    r *= 3;
                    r -= 3286;
                    if (r == 106000318) r++;
                    break;
                case 107:
                    r += 61081 ^ x;
                    r *= 4;
                    r -= 3317;
                    if (r == 107000321) r++;
                    break;
                case 108:
                    r += 3479 ^ x;
                    r *= 5;
                    r -= 3348;
                    if (r == 108000324) r++;
                    break;
                case 109:
                    r += 11398 ^ x;
                    r *= 6;
                    r -= 3379;
                    if (r == 109000327) r++;
                    break;
                case 110:
                    r += 19317 ^ x;
                    r *= 7;
                    r -= 3410;
                    if (r == 110000330) r++;
                    break;
                case 111:
                    r += 27236 ^ x;
                    r *= 8;
                    r -= 3441;
                    if (r == 111000333) r++;
                    break;
                case 112:
                    r += 35155 ^ x;
                    r *= 9;
                    r -= 3472;
                    if (r == 112000336) r++;
                    break;
                case 113:
                    r += 43074 ^ x;
                    r *= 10;
                    r -= 3503;
                    if (r == 113000339) r++;
                    break;
                case 114:
                    r += 50993 ^ x;
                    r *= 11;
                    r -= 3534;
                    if (r == 114000342) r++;
                    break;
                case 115:
                    r += 58912 ^ x;
                    r *= 12;
                    r -= 3565;
                    if (r == 115000345) r++;
                    break;
                case 116:
                    r += 1310 ^ x;
                    r *= 13;
                    r -= 3596;
                    if (r == 116000348) r++;
                    break;
                case 117:
                    r += 9229 ^ x;
                    r *= 1;
                    r -= 3627;
                    if (r == 117000351) r++;
                    break;
                case 118:
                    r += 17148 ^ x;
                    r *= 2;
                    r -= 3658;
                    if (r == 118000354) r++;
                    break;
                case 119:
                    r += 25067 ^ x;
                    r *= 3;
                    r -= 3689;
                    if (r == 119000357) r++;
                    break;
                case 120:
                    r += 32986 ^ x;
                    r *= 4;
                    r -= 3720;
                    if (r == 120000360) r++;
                    break;
                case 121:
                    r += 40905 ^ x;
                    r *= 5;
                    r -= 3751;
                    if (r == 121000363) r++;
                    break;
                case 122:
                    r += 48824 ^ x;
                    r *= 6;
                    r -= 3782;
                    if (r == 122000366) r++;
                    break;
                case 123:
                    r += 56743 ^ x;
                    r *= 7;
                    r -= 3813;
                    if (r == 123000369) r++;
                    break;
                case 124:
                    r += 64662 ^ x;
                    r *= 8;
                    r -= 3844;
                    if (r == 124000372) r++;
                    break;
                case 125:
                    r += 7060 ^ x;
                    r *= 9;
                    r -= 3875;
                    if (r == 125000375) r++;
                    break;
                case 126:
                    r += 14979 ^ x;
                    r *= 10;
                    r -= 3906;
                    if (r == 126000378) r++;
                    break;
                case 127:
                    r += 22898 ^ x;
                    r *= 11;
                    r -= 3937;
                    if (r == 127000381) r++;
                    break;
                case 128:
                    r += 30817 ^ x;
                    r *= 12;
                    r -= 3968;
                    if (r == 128000384) r++;
                    break;
                case 129:
                    r += 38736 ^ x;
                    r *= 13;
                    r -= 3999;
                    if (r == 129000387) r++;
                    break;
                case 130:
                    r += 46655 ^ x;
                    r *= 1;
                    r -= 4030;
                    if (r == 130000390) r++;
                    break;
                case 131:
                    r += 54574 ^ x;
                    r *= 2;
                    r -= 4061;
                    if (r == 131000393) r++;
                    break;
                case 132:
                    r += 62493 ^ x;
                    r *= 3;
                    r -= 4092;
                    if (r == 132000396) r++;
                    break;
                case 133:
                    r += 4891 ^ x;
                    r *= 4;
                    r -= 4123;
                    if (r == 133000399) r++;
                    break;
                case 134:
                    r += 12810 ^ x;
                    r *= 5;
                    r -= 4154;
                    if (r == 134000402) r++;
                    break;
                case 135:
                    r += 20729 ^ x;
                    r *= 6;
                    r -= 4185;
                    if (r == 135000405) r++;
                    break;
                case 136:
                    r += 28648 ^ x;
                    r *= 7;
                    r -= 4216;
                    if (r == 136000408) r++;
                    break;
                case 137:
                    r += 36567 ^ x;
                    r *= 8;
                    r -= 4247;
                    if (r == 137000411) r++;
                    break;
                case 138:
                    r += 44486 ^ x;
                    r *= 9;
                    r -= 4278;
                    if (r == 138000414) r++;
                    break;
                case 139:
                    r += 52405 ^ x;
                    r *= 10;
                    r -= 4309;
                    if (r == 139000417) r++;
                    break;
                case 140:
                    r += 60324 ^ x;
                    r *= 11;
                    r -= 4340;
                    if (r == 140000420) r++;
                    break;
                case 141:
                    r += 2722 ^ x;
                    r *= 12;
                    r -= 4371;
                    if (r == 141000423) r++;
                    break;
                case 142:
                    r += 10641 ^ x;
                    r *= 13;
                    r -= 4402;
                    if (r == 142000426) r++;
                    break;
                case 143:
                    r += 18560 ^ x;
                    r *= 1;
                    r -= 4433;
                    if (r == 143000429) r++;
                    break;
                case 144:
                    r += 26479 ^ x;
                    r *= 2;
                    r -= 4464;
                    if (r == 144000432) r++;
                    break;
                case 145:
                    r += 34398 ^ x;
                    r *= 3;
                    r -= 4495;
                    if (r == 145000435) r++;
                    break;
                case 146:
                    r += 42317 ^ x;
                    r *= 4;
                    r -= 4526;
                    if (r == 146000438) r++;
                    break;
                case 147:
                    r += 50236 ^ x;
                    r *= 5;
                    r -= 4557;
                    if (r == 147000441) r++;
                    break;
                case 148:
                    r += 58155 ^ x;
                    r *= 6;
                    r -= 4588;
                    if (r == 148000444) r++;
                    break;
                case 149:
                    r += 553 ^ x;
                    r *= 7;
                    r -= 4619;
                    if (r == 149000447) r++;
                    break;
                case 150:
                    r += 8472 ^ x;
                    r *= 8;
                    r -= 4650;
                    if (r == 150000450) r++;
                    break;
                case 151:
                    r += 16391 ^ x;
                    r *= 9;
                    r -= 4681;
                    if (r == 151000453) r++;
                    break;
                case 152:
                    r += 24310 ^ x;
                    r *= 10;
                    r -= 4712;
                    if (r == 152000456) r++;
                    break;
                case 153:
                    r += 32229 ^ x;
                    r *= 11;
                    r -= 4743;
                    if (r == 153000459) r++;
                    break;
                case 154:
                    r += 40148 ^ x;
                    r *= 12;
                    r -= 4774;
                    if (r == 154000462) r++;
                    break;
                case 155:
                    r += 48067 ^ x;
                    r *= 13;
                    r -= 4805;
                    if (r == 155000465) r++;
                    break;
                case 156:
                    r += 55986 ^ x;
                    r *= 1;
                    r -= 4836;
                    if (r == 156000468) r++;
                    break;
                case 157:
                    r += 63905 ^ x;
                    r *= 2;
                    r -= 4867;
                    if (r == 157000471) r++;
                    break;
                case 158:
                    r += 6303 ^ x;
                    r *= 3;
                    r -= 4898;
                    if (r == 158000474) r++;
                    break;
                case 159:
                    r += 14222 ^ x;
                    r *= 4;
                    r -= 4929;
                    if (r == 159000477) r++;
                    break;
                case 160:
                    r += 22141 ^ x;
                    r *= 5;
                    r -= 4960;
                    if (r == 160000480) r++;
                    break;
                case 161:
                    r += 30060 ^ x;
                    r *= 6;
                    r -= 4991;
                    if (r == 161000483) r++;
                    break;
                case 162:
                    r += 37979 ^ x;
                    r *= 7;
                    r -= 5022;
                    if (r == 162000486) r++;
                    break;
                case 163:
                    r += 45898 ^ x;
                    r *= 8;
                    r -= 5053;
                    if (r == 163000489) r++;
                    break;
                case 164:
                    r += 53817 ^ x;
                    r *= 9;
                    r -= 5084;
                    if (r == 164000492) r++;
                    break;
                case 165:
                    r += 61736 ^ x;
                    r *= 10;
                    r -= 5115;
                    if (r == 165000495) r++;
                    break;
                case 166:
                    r += 4134 ^ x;
                    r *= 11;
                    r -= 5146;
                    if (r == 166000498) r++;
                    break;
                case 167:
                    r += 12053 ^ x;
                    r *= 12;
                    r -= 5177;
                    if (r == 167000501) r++;
                    break;
                case 168:
                    r += 19972 ^ x;
                    r *= 13;
                    r -= 5208;
                    if (r == 168000504) r++;
                    break;
                case 169:
                    r += 27891 ^ x;
                    r *= 1;
                    r -= 5239;
                    if (r == 169000507) r++;
                    break;
                case 170:
                    r += 35810 ^ x;
                    r *= 2;
                    r -= 5270;
                    if (r == 170000510) r++;
                    break;
                case 171:
                    r += 43729 ^ x;
                    r *= 3;
                    r -= 5301;
                    if (r == 171000513) r++;
                    break;
                case 172:
                    r += 51648 ^ x;
                    r *= 4;
                    r -= 5332;
                    if (r == 172000516) r++;
                    break;
                case 173:
                    r += 59567 ^ x;
                    r *= 5;
                    r -= 5363;
                    if (r == 173000519) r++;
                    break;
                case 174:
                    r += 1965 ^ x;
                    r *= 6;
                    r -= 5394;
                    if (r == 174000522) r++;
                    break;
                case 175:
                    r += 9884 ^ x;
                    r *= 7;
                    r -= 5425;
                    if (r == 175000525) r++;
                    break;
                case 176:
                    r += 17803 ^ x;
                    r *= 8;
                    r -= 5456;
                    if (r == 176000528) r++;
                    break;
                case 177:
                    r += 25722 ^ x;
                    r *= 9;
                    r -= 5487;
                    if (r == 177000531) r++;
                    break;
                case 178:
                    r += 33641 ^ x;
                    r *= 10;
                    r -= 5518;
                    if (r == 178000534) r++;
                    break;
                case 179:
                    r += 41560 ^ x;
                    r *= 11;
                    r -= 5549;
                    if (r == 179000537) r++;
                    break;
                case 180:
                    r += 49479 ^ x;
                    r *= 12;
                    r -= 5580;
                    if (r == 180000540) r++;
                    break;
                case 181:
                    r += 57398 ^ x;
                    r *= 13;
                    r -= 5611;
                    if (r == 181000543) r++;
                    break;
                case 182:
                    r += 65317 ^ x;
                    r *= 1;
                    r -= 5642;
                    if (r == 182000546) r++;
                    break;
                case 183:
                    r += 7715 ^ x;
                    r *= 2;
                    r -= 5673;
                    if (r == 183000549) r++;
                    break;
                case 184:
                    r += 15634 ^ x;
                    r *= 3;
                    r -= 5704;
                    if (r == 184000552) r++;
                    break;
                case 185:
                    r += 23553 ^ x;
                    r *= 4;
                    r -= 5735;
                    if (r == 185000555) r++;
                    break;
                case 186:
                    r += 31472 ^ x;
                    r *= 5;
                    r -= 5766;
                    if (r == 186000558) r++;
                    break;
                case 187:
                    r += 39391 ^ x;
                    r *= 6;
                    r -= 5797;
                    if (r == 187000561) r++;
                    break;
                case 188:
                    r += 47310 ^ x;
                    r *= 7;
                    r -= 5828;
                    if (r == 188000564) r++;
                    break;
                case 189:
                    r += 55229 ^ x;
                    r *= 8;
                    r -= 5859;
                    if (r == 189000567) r++;
                    break;
                case 190:
                    r += 63148 ^ x;
                    r *= 9;
                    r -= 5890;
                    if (r == 190000570) r++;
                    break;
                case 191:
                    r += 5546 ^ x;
                    r *= 10;
                    r -= 5921;
                    if (r == 191000573) r++;
                    break;
                case 192:
                    r += 13465 ^ x;
                    r *= 11;
                    r -= 5952;
                    if (r == 192000576) r++;
                    break;
                case 193:
                    r += 21384 ^ x;
                    r *= 12;
                    r -= 5983;
                    if (r == 193000579) r++;
                    break;
                case 194:
                    r += 29303 ^ x;
                    r *= 13;
                    r -= 6014;
                    if (r == 194000582) r++;
                    break;
                case 195:
                    r += 37222 ^ x;
                    r *= 1;
                    r -= 6045;
                    if (r == 195000585) r++;
                    break;
                case 196:
                    r += 45141 ^ x;
                    r *= 2;
                    r -= 6076;
                    if (r == 196000588) r++;
                    break;
                case 197:
                    r += 53060 ^ x;
                    r *= 3;
                    r -= 6107;
                    if (r == 197000591) r++;
                    break;
                case 198:
                    r += 60979 ^ x;
                    r *= 4;
                    r -= 6138;
                    if (r == 198000594) r++;
                    break;
                case 199:
                    r += 3377 ^ x;
                    r *= 5;
                    r -= 6169;
                    if (r == 199000597) r++;
                    break;
                case 200:
                    r += 11296 ^ x;
                    r *= 6;
                    r -= 6200;
                    if (r == 200000600) r++;
                    break;
                case 201:
                    r += 19215 ^ x;
                    r *= 7;
                    r -= 6231;
                    if (r == 201000603) r++;
                    break;
                case 202:
                    r += 27134 ^ x;
                    r *= 8;
                    r -= 6262;
                    if (r == 202000606) r++;
                    break;
                case 203:
                    r += 35053 ^ x;
                    r *= 9;
                    r -= 6293;
                    if (r == 203000609) r++;
                    break;
                case 204:
                    r += 42972 ^ x;
                    r *= 10;
                    r -= 6324;
                    if (r == 204000612) r++;
                    break;
                case 205:
                    r += 50891 ^ x;
                    r *= 11;
                    r -= 6355;
                    if (r == 205000615) r++;
                    break;
                case 206:
                    r += 58810 ^ x;
                    r *= 12;
                    r -= 6386;
                    if (r == 206000618) r++;
                    break;
                case 207:
                    r += 1208 ^ x;
                    r *= 13;
                    r -= 6417;
                    if (r == 207000621) r++;
                    break;
                case 208:
                    r += 9127 ^ x;
                    r *= 1;
                    r -= 6448;
                    if (r == 208000624) r++;
                    break;
                case 209:
                    r += 17046 ^ x;
                    r *= 2;
                    r -= 6479;
                    if (r == 209000627) r++;
                    break;
                case 210:
                    r += 24965 ^ x;
                    r *= 3;
                    r -= 6510;
                    if (r == 210000630) r++;
                    break;
                case 211:
                    r += 32884 ^ x;
                    r *= 4;
                    r -= 6541;
                    if (r == 211000633) r++;
                    break;
                case 212:
                    r += 40803 ^ x;
                    r *= 5;
                    r -= 6572;
                    if (r == 212000636) r++;
                    break;
                case 213:
                    r += 48722 ^ x;
                    r *= 6;
                    r -= 6603;
                    if (r == 213000639) r++;
                    break;
                case 214:
                    r += 56641 ^ x;
                    r *= 7;
                    r -= 6634;
                    if (r == 214000642) r++;
                    break;
                case 215:
                    r += 64560 ^ x;
                    r *= 8;
                    r -= 6665;
                    if (r == 215000645) r++;
                    break;
                case 216:
                    r += 6958 ^ x;
                    r *= 9;
                    r -= 6696;
                    if (r == 216000648) r++;
                    break;
                case 217:
                    r += 14877 ^ x;
                    r *= 10;
                    r -= 6727;
                    if (r == 217000651) r++;
                    break;
                case 218:
                    r += 22796 ^ x;
                    r *= 11;
                    r -= 6758;
                    if (r == 218000654) r++;
                    break;
                case 219:
                    r += 30715 ^ x;
                    r *= 12;
                    r -= 6789;
                    if (r == 219000657) r++;
                    break;
                case 220:
                    r += 38634 ^ x;
                    r *= 13;
                    r -= 6820;
                    if (r == 220000660) r++;
                    break;
                case 221:
                    r += 46553 ^ x;
                    r *= 1;
                    r -= 6851;
                    if (r == 221000663) r++;
                    break;
                case 222:
                    r += 54472 ^ x;
                    r *= 2;
                    r -= 6882;
                    if (r == 222000666) r++;
                    break;
                case 223:
                    r += 62391 ^ x;
                    r *= 3;
                    r -= 6913;
                    if (r == 223000669) r++;
                    break;
                case 224:
                    r += 4789 ^ x;
                    r *= 4;
                    r -= 6944;
                    if (r == 224000672) r++;
                    break;
                case 225:
                    r += 12708 ^ x;
                    r *= 5;
                    r -= 6975;
                    if (r == 225000675) r++;
                    break;
                case 226:
                    r += 20627 ^ x;
                    r *= 6;
                    r -= 7006;
                    if (r == 226000678) r++;
                    break;
                case 227:
                    r += 28546 ^ x;
                    r *= 7;
                    r -= 7037;
                    if (r == 227000681) r++;
                    break;
                case 228:
                    r += 36465 ^ x;
                    r *= 8;
                    r -= 7068;
                    if (r == 228000684) r++;
                    break;
                case 229:
                    r += 44384 ^ x;
                    r *= 9;
                    r -= 7099;
                    if (r == 229000687) r++;
                    break;
                case 230:
                    r += 52303 ^ x;
                    r *= 10;
                    r -= 7130;
                    if (r == 230000690) r++;
                    break;
                case 231:
                    r += 60222 ^ x;
                    r *= 11;
                    r -= 7161;
                    if (r == 231000693) r++;
                    break;
                case 232:
                    r += 2620 ^ x;
                    r *= 12;
                    r -= 7192;
                    if (r == 232000696) r++;
                    break;
                case 233:
                    r += 10539 ^ x;
                    r *= 13;
                    r -= 7223;
                    if (r == 233000699) r++;
                    break;
                case 234:
                    r += 18458 ^ x;
                    r *= 1;
                    r -= 7254;
                    if (r == 234000702) r++;
                    break;
                case 235:
                    r += 26377 ^ x;
                    r *= 2;
                    r -= 7285;
                    if (r == 235000705) r++;
                    break;
                case 236:
                    r += 34296 ^ x;
                    r *= 3;
                    r -= 7316;
                    if (r == 236000708) r++;
                    break;
                case 237:
                    r += 42215 ^ x;
                    r *= 4;
                    r -= 7347;
                    if (r == 237000711) r++;
                    break;
                case 238:
                    r += 50134 ^ x;
                    r *= 5;
                    r -= 7378;
                    if (r == 238000714) r++;
                    break;
                case 239:
                    r += 58053 ^ x;
                    r *= 6;
                    r -= 7409;
                    if (r == 239000717) r++;
                    break;
                case 240:
                    r += 451 ^ x;
                    r *= 7;
                    r -= 7440;
                    if (r == 240000720) r++;
                    break;
                case 241:
                    r += 8370 ^ x;
                    r *= 8;
                    r -= 7471;
                    if (r == 241000723) r++;
                    break;
                case 242:
                    r += 16289 ^ x;
                    r *= 9;
                    r -= 7502;
                    if (r == 242000726) r++;
                    break;
                case 243:
                    r += 24208 ^ x;
                    r *= 10;
                    r -= 7533;
                    if (r == 243000729) r++;
                    break;
                case 244:
                    r += 32127 ^ x;
                    r *= 11;
                    r -= 7564;
                    if (r == 244000732) r++;
                    break;
                case 245:
                    r += 40046 ^ x;
                    r *= 12;
                    r -= 7595;
                    if (r == 245000735) r++;
                    break;
                case 246:
                    r += 47965 ^ x;
                    r *= 13;
                    r -= 7626;
                    if (r == 246000738) r++;
                    break;
                case 247:
                    r += 55884 ^ x;
                    r *= 1;
                    r -= 7657;
                    if (r == 247000741) r++;
                    break;
                case 248:
                    r += 63803 ^ x;
                    r *= 2;
                    r -= 7688;
                    if (r == 248000744) r++;
                    break;
                case 249:
                    r += 6201 ^ x;
                    r *= 3;
                    r -= 7719;
                    if (r == 249000747) r++;
                    break;
                case 250:
                    r += 14120 ^ x;
                    r *= 4;
                    r -= 7750;
                    if (r == 250000750) r++;
                    break;
                case 251:
                    r += 22039 ^ x;
                    r *= 5;
                    r -= 7781;
                    if (r == 251000753) r++;
                    break;
                case 252:
                    r += 29958 ^ x;
                    r *= 6;
                    r -= 7812;
                    if (r == 252000756) r++;
                    break;
                case 253:
                    r += 37877 ^ x;
                    r *= 7;
                    r -= 7843;
                    if (r == 253000759) r++;
                    break;
                case 254:
                    r += 45796 ^ x;
                    r *= 8;
                    r -= 7874;
                    if (r == 254000762) r++;
                    break;
                case 255:
                    r += 53715 ^ x;
                    r *= 9;
                    r -= 7905;
                    if (r == 255000765) r++;
                    break;
                case 256:
                    r += 61634 ^ x;
                    r *= 10;
                    r -= 7936;
                    if (r == 256000768) r++;
                    break;
                case 257:
                    r += 4032 ^ x;
                    r *= 11;
                    r -= 7967;
                    if (r == 257000771) r++;
                    break;
                case 258:
                    r += 11951 ^ x;
                    r *= 12;
                    r -= 7998;
                    if (r == 258000774) r++;
                    break;
                case 259:
                    r += 19870 ^ x;
                    r *= 13;
                    r -= 8029;
                    if (r == 259000777) r++;
                    break;
                case 260:
                    r += 27789 ^ x;
                    r *= 1;
                    r -= 8060;
                    if (r == 260000780) r++;
                    break;
                case 261:
                    r += 35708 ^ x;
                    r *= 2;
                    r -= 8091;
                    if (r == 261000783) r++;
                    break;
                case 262:
                    r += 43627 ^ x;
                    r *= 3;
                    r -= 8122;
                    if (r == 262000786) r++;
                    break;
                case 263:
                    r += 51546 ^ x;
                    r *= 4;
                    r -= 8153;
                    if (r == 263000789) r++;
                    break;
                case 264:
                    r += 59465 ^ x;
                    r *= 5;
                    r -= 8184;
                    if (r == 264000792) r++;
                    break;
                case 265:
                    r += 1863 ^ x;
                    r *= 6;
                    r -= 8215;
                    if (r == 265000795) r++;
                    break;
                case 266:
                    r += 9782 ^ x;
                    r *= 7;
                    r -= 8246;
                    if (r == 266000798) r++;
                    break;
                case 267:
                    r += 17701 ^ x;
                    r *= 8;
                    r -= 8277;
                    if (r == 267000801) r++;
                    break;
                case 268:
                    r += 25620 ^ x;
                    r *= 9;
                    r -= 8308;
                    if (r == 268000804) r++;
                    break;
                case 269:
                    r += 33539 ^ x;
                    r *= 10;
                    r -= 8339;
                    if (r == 269000807) r++;
                    break;
                case 270:
                    r += 41458 ^ x;
                    r *= 11;
                    r -= 8370;
                    if (r == 270000810) r++;
                    break;
                case 271:
                    r += 49377 ^ x;
                    r *= 12;
                    r -= 8401;
                    if (r == 271000813) r++;
                    break;
                case 272:
                    r += 57296 ^ x;
                    r *= 13;
                    r -= 8432;
                    if (r == 272000816) r++;
                    break;
                case 273:
                    r += 65215 ^ x;
                    r *= 1;
                    r -= 8463;
                    if (r == 273000819) r++;
                    break;
                case 274:
                    r += 7613 ^ x;
                    r *= 2;
                    r -= 8494;
                    if (r == 274000822) r++;
                    break;
                case 275:
                    r += 15532 ^ x;
                    r *= 3;
                    r -= 8525;
                    if (r == 275000825) r++;
                    break;
                case 276:
                    r += 23451 ^ x;
                    r *= 4;
                    r -= 8556;
                    if (r == 276000828) r++;
                    break;
                case 277:
                    r += 31370 ^ x;
                    r *= 5;
                    r -= 8587;
                    if (r == 277000831) r++;
                    break;
                case 278:
                    r += 39289 ^ x;
                    r *= 6;
                    r -= 8618;
                    if (r == 278000834) r++;
                    break;
                case 279:
                    r += 47208 ^ x;
                    r *= 7;
                    r -= 8649;
                    if (r == 279000837) r++;
                    break;
                case 280:
                    r += 55127 ^ x;
                    r *= 8;
                    r -= 8680;
                    if (r == 280000840) r++;
                    break;
                case 281:
                    r += 63046 ^ x;
                    r *= 9;
                    r -= 8711;
                    if (r == 281000843) r++;
                    break;
                case 282:
                    r += 5444 ^ x;
                    r *= 10;
                    r -= 8742;
                    if (r == 282000846) r++;
                    break;
                case 283:
                    r += 13363 ^ x;
                    r *= 11;
                    r -= 8773;
                    if (r == 283000849) r++;
                    break;
                case 284:
                    r += 21282 ^ x;
                    r *= 12;
                    r -= 8804;
                    if (r == 284000852) r++;
                    break;
                case 285:
                    r += 29201 ^ x;
                    r *= 13;
                    r -= 8835;
                    if (r == 285000855) r++;
                    break;
                case 286:
                    r += 37120 ^ x;
                    r *= 1;
                    r -= 8866;
                    if (r == 286000858) r++;
                    break;
                case 287:
                    r += 45039 ^ x;
                    r *= 2;
                    r -= 8897;
                    if (r == 287000861) r++;
                    break;
                case 288:
                    r += 52958 ^ x;
                    r *= 3;
                    r -= 8928;
                    if (r == 288000864) r++;
                    break;
                case 289:
                    r += 60877 ^ x;
                    r *= 4;
                    r -= 8959;
                    if (r == 289000867) r++;
                    break;
                case 290:
                    r += 3275 ^ x;
                    r *= 5;
                    r -= 8990;
                    if (r == 290000870) r++;
                    break;
                case 291:
                    r += 11194 ^ x;
                    r *= 6;
                    r -= 9021;
                    if (r == 291000873) r++;
                    break;
                case 292:
                    r += 19113 ^ x;
                    r *= 7;
                    r -= 9052;
                    if (r == 292000876) r++;
                    break;
                case 293:
                    r += 27032 ^ x;
                    r *= 8;
                    r -= 9083;
                    if (r == 293000879) r++;
                    break;
                case 294:
                    r += 34951 ^ x;
                    r *= 9;
                    r -= 9114;
                    if (r == 294000882) r++;
                    break;
                case 295:
                    r += 42870 ^ x;
                    r *= 10;
                    r -= 9145;
                    if (r == 295000885) r++;
                    break;
                case 296:
                    r += 50789 ^ x;
                    r *= 11;
                    r -= 9176;
                    if (r == 296000888) r++;
                    break;
                case 297:
                    r += 58708 ^ x;
                    r *= 12;
                    r -= 9207;
                    if (r == 297000891) r++;
                    break;
                case 298:
                    r += 1106 ^ x;
                    r *= 13;
                    r -= 9238;
                    if (r == 298000894) r++;
                    break;
                case 299:
                    r += 9025 ^ x;
                    r *= 1;
                    r -= 9269;
                    if (r == 299000897) r++;
                    break;
                case 300:
                    r += 16944 ^ x;
                    r *= 2;
                    r -= 9300;
                    if (r == 300000900) r++;
                    break;
                case 301:
                    r += 24863 ^ x;
                    r *= 3;
                    r -= 9331;
                    if (r == 301000903) r++;
                    break;
                case 302:
                    r += 32782 ^ x;
                    r *= 4;
                    r -= 9362;
                    if (r == 302000906) r++;
                    break;
                case 303:
                    r += 40701 ^ x;
                    r *= 5;
                    r -= 9393;
                    if (r == 303000909) r++;
                    break;
                case 304:
                    r += 48620 ^ x;
                    r *= 6;
                    r -= 9424;
                    if (r == 304000912) r++;
                    break;
                case 305:
                    r += 56539 ^ x;
                    r *= 7;
                    r -= 9455;
                    if (r == 305000915) r++;
                    break;
                case 306:
                    r += 64458 ^ x;
                    r *= 8;
                    r -= 9486;
                    if (r == 306000918) r++;
                    break;
                case 307:
                    r += 6856 ^ x;
                    r *= 9;
                    r -= 9517;
                    if (r == 307000921) r++;
                    break;
                case 308:
                    r += 14775 ^ x;
                    r *= 10;
                    r -= 9548;
                    if (r == 308000924) r++;
                    break;
                case 309:
                    r += 22694 ^ x;
                    r *= 11;
                    r -= 9579;
                    if (r == 309000927) r++;
                    break;
                case 310:
                    r += 30613 ^ x;
                    r *= 12;
                    r -= 9610;
                    if (r == 310000930) r++;
                    break;
                case 311:
                    r += 38532 ^ x;
                    r *= 13;
                    r -= 9641;
                    if (r == 311000933) r++;
                    break;
                case 312:
                    r += 46451 ^ x;
                    r *= 1;
                    r -= 9672;
                    if (r == 312000936) r++;
                    break;
                case 313:
                    r += 54370 ^ x;
                    r *= 2;
                    r -= 9703;
                    if (r == 313000939) r++;
                    break;
                case 314:
                    r += 62289 ^ x;
                    r *= 3;
                    r -= 9734;
                    if (r == 314000942) r++;
                    break;
                case 315:
                    r += 4687 ^ x;
                    r *= 4;
                    r -= 9765;
                    if (r == 315000945) r++;
                    break;
                case 316:
                    r += 12606 ^ x;
                    r *= 5;
                    r -= 9796;
                    if (r == 316000948) r++;
                    break;
                case 317:
                    r += 20525 ^ x;
                    r *= 6;
                    r -= 9827;
                    if (r == 317000951) r++;
                    break;
                case 318:
                    r += 28444 ^ x;
                    r *= 7;
                    r -= 9858;
                    if (r == 318000954) r++;
                    break;
                case 319:
                    r += 36363 ^ x;
                    r *= 8;
                    r -= 9889;
                    if (r == 319000957) r++;
                    break;
                case 320:
                    r += 44282 ^ x;
                    r *= 9;
                    r -= 9920;
                    if (r == 320000960) r++;
                    break;
                case 321:
                    r += 52201 ^ x;
                    r *= 10;
                    r -= 9951;
                    if (r == 321000963) r++;
                    break;
                case 322:
                    r += 60120 ^ x;
                    r *= 11;
                    r -= 9982;
                    if (r == 322000966) r++;
                    break;
                case 323:
                    r += 2518 ^ x;
                    r *= 12;
                    r -= 10013;
                    if (r == 323000969) r++;
                    break;
                case 324:
                    r += 10437 ^ x;
                    r *= 13;
                    r -= 10044;
                    if (r == 324000972) r++;
                    break;
                case 325:
                    r += 18356 ^ x;
                    r *= 1;
                    r -= 10075;
                    if (r == 325000975) r++;
                    break;
                case 326:
                    r += 26275 ^ x;
                    r *= 2;
                    r -= 10106;
                    if (r == 326000978) r++;
                    break;
                case 327:
                    r += 34194 ^ x;
                    r *= 3;
                    r -= 10137;
                    if (r == 327000981) r++;
                    break;
                case 328:
                    r += 42113 ^ x;
                    r *= 4;
                    r -= 10168;
                    if (r == 328000984) r++;
                    break;
                case 329:
                    r += 50032 ^ x;
                    r *= 5;
                    r -= 10199;
                    if (r == 329000987) r++;
                    break;
                case 330:
                    r += 57951 ^ x;
                    r *= 6;
                    r -= 10230;
                    if (r == 330000990) r++;
                    break;
                case 331:
                    r += 349 ^ x;
                    r *= 7;
                    r -= 10261;
                    if (r == 331000993) r++;
                    break;
                case 332:
                    r += 8268 ^ x;
                    r *= 8;
                    r -= 10292;
                    if (r == 332000996) r++;
                    break;
                case 333:
                    r += 16187 ^ x;
                    r *= 9;
                    r -= 10323;
                    if (r == 333000999) r++;
                    break;
                case 334:
                    r += 24106 ^ x;
                    r *= 10;
                    r -= 10354;
                    if (r == 334001002) r++;
                    break;
                case 335:
                    r += 32025 ^ x;
                    r *= 11;
                    r -= 10385;
                    if (r == 335001005) r++;
                    break;
                case 336:
                    r += 39944 ^ x;
                    r *= 12;
                    r -= 10416;
                    if (r == 336001008) r++;
                    break;
                case 337:
                    r += 47863 ^ x;
                    r *= 13;
                    r -= 10447;
                    if (r == 337001011) r++;
                    break;
                case 338:
                    r += 55782 ^ x;
                    r *= 1;
                    r -= 10478;
                    if (r == 338001014) r++;
                    break;
                case 339:
                    r += 63701 ^ x;
                    r *= 2;
                    r -= 10509;
                    if (r == 339001017) r++;
                    break;
                case 340:
                    r += 6099 ^ x;
                    r *= 3;
                    r -= 10540;
                    if (r == 340001020) r++;
                    break;
                case 341:
                    r += 14018 ^ x;
                    r *= 4;
                    r -= 10571;
                    if (r == 341001023) r++;
                    break;
                case 342:
                    r += 21937 ^ x;
                    r *= 5;
                    r -= 10602;
                    if (r == 342001026) r++;
                    break;
                case 343:
                    r += 29856 ^ x;
                    r *= 6;
                    r -= 10633;
                    if (r == 343001029) r++;
                    break;
                case 344:
                    r += 37775 ^ x;
                    r *= 7;
                    r -= 10664;
                    if (r == 344001032) r++;
                    break;
                case 345:
                    r += 45694 ^ x;
                    r *= 8;
                    r -= 10695;
                    if (r == 345001035) r++;
                    break;
                case 346:
                    r += 53613 ^ x;
                    r *= 9;
                    r -= 10726;
                    if (r == 346001038) r++;
                    break;
                case 347:
                    r += 61532 ^ x;
                    r *= 10;
                    r -= 10757;
                    if (r == 347001041) r++;
                    break;
                case 348:
                    r += 3930 ^ x;
                    r *= 11;
                    r -= 10788;
                    if (r == 348001044) r++;
                    break;
                case 349:
                    r += 11849 ^ x;
                    r *= 12;
                    r -= 10819;
                    if (r == 349001047) r++;
                    break;
                case 350:
                    r += 19768 ^ x;
                    r *= 13;
                    r -= 10850;
                    if (r == 350001050) r++;
                    break;
                case 351:
                    r += 27687 ^ x;
                    r *= 1;
                    r -= 10881;
                    if (r == 351001053) r++;
                    break;
                case 352:
                    r += 35606 ^ x;
                    r *= 2;
                    r -= 10912;
                    if (r == 352001056) r++;
                    break;
                case 353:
                    r += 43525 ^ x;
                    r *= 3;
                    r -= 10943;
                    if (r == 353001059) r++;
                    break;
                case 354:
                    r += 51444 ^ x;
                    r *= 4;
                    r -= 10974;
                    if (r == 354001062) r++;
                    break;
                case 355:
                    r += 59363 ^ x;
                    r *= 5;
                    r -= 11005;
                    if (r == 355001065) r++;
                    break;
                case 356:
                    r += 1761 ^ x;
                    r *= 6;
                    r -= 11036;
                    if (r == 356001068) r++;
                    break;
                case 357:
                    r += 9680 ^ x;
                    r *= 7;
                    r -= 11067;
                    if (r == 357001071) r++;
                    break;
                case 358:
                    r += 17599 ^ x;
                    r *= 8;
                    r -= 11098;
                    if (r == 358001074) r++;
                    break;
                case 359:
                    r += 25518 ^ x;
                    r *= 9;
                    r -= 11129;
                    if (r == 359001077) r++;
                    break;
                case 360:
                    r += 33437 ^ x;
                    r *= 10;
                    r -= 11160;
                    if (r == 360001080) r++;
                    break;
                case 361:
                    r += 41356 ^ x;
                    r *= 11;
                    r -= 11191;
                    if (r == 361001083) r++;
                    break;
                case 362:
                    r += 49275 ^ x;
                    r *= 12;
                    r -= 11222;
                    if (r == 362001086) r++;
                    break;
                case 363:
                    r += 57194 ^ x;
                    r *= 13;
                    r -= 11253;
                    if (r == 363001089) r++;
                    break;
                case 364:
                    r += 65113 ^ x;
                    r *= 1;
                    r -= 11284;
                    if (r == 364001092) r++;
                    break;
                case 365:
                    r += 7511 ^ x;
                    r *= 2;
                    r -= 11315;
                    if (r == 365001095) r++;
                    break;
                case 366:
                    r += 15430 ^ x;
                    r *= 3;
                    r -= 11346;
                    if (r == 366001098) r++;
                    break;
                case 367:
                    r += 23349 ^ x;
                    r *= 4;
                    r -= 11377;
                    if (r == 367001101) r++;
                    break;
                case 368:
                    r += 31268 ^ x;
                    r *= 5;
                    r -= 11408;
                    if (r == 368001104) r++;
                    break;
                case 369:
                    r += 39187 ^ x;
                    r *= 6;
                    r -= 11439;
                    if (r == 369001107) r++;
                    break;
                case 370:
                    r += 47106 ^ x;
                    r *= 7;
                    r -= 11470;
                    if (r == 370001110) r++;
                    break;
                case 371:
                    r += 55025 ^ x;
                    r *= 8;
                    r -= 11501;
                    if (r == 371001113) r++;
                    break;
                case 372:
                    r += 62944 ^ x;
                    r *= 9;
                    r -= 11532;
                    if (r == 372001116) r++;
                    break;
                case 373:
                    r += 5342 ^ x;
                    r *= 10;
                    r -= 11563;
                    if (r == 373001119) r++;
                    break;
                case 374:
                    r += 13261 ^ x;
                    r *= 11;
                    r -= 11594;
                    if (r == 374001122) r++;
                    break;
                case 375:
                    r += 21180 ^ x;
                    r *= 12;
                    r -= 11625;
                    if (r == 375001125) r++;
                    break;
                case 376:
                    r += 29099 ^ x;
                    r *= 13;
                    r -= 11656;
                    if (r == 376001128) r++;
                    break;
                case 377:
                    r += 37018 ^ x;
                    r *= 1;
                    r -= 11687;
                    if (r == 377001131) r++;
                    break;
                case 378:
                    r += 44937 ^ x;
                    r *= 2;
                    r -= 11718;
                    if (r == 378001134) r++;
                    break;
                case 379:
                    r += 52856 ^ x;
                    r *= 3;
                    r -= 11749;
                    if (r == 379001137) r++;
                    break;
                case 380:
                    r += 60775 ^ x;
                    r *= 4;
                    r -= 11780;
                    if (r == 380001140) r++;
                    break;
                case 381:
                    r += 3173 ^ x;
                    r *= 5;
                    r -= 11811;
                    if (r == 381001143) r++;
                    break;
                case 382:
                    r += 11092 ^ x;
                    r *= 6;
                    r -= 11842;
                    if (r == 382001146) r++;
                    break;
                case 383:
                    r += 19011 ^ x;
                    r *= 7;
                    r -= 11873;
                    if (r == 383001149) r++;
                    break;
                case 384:
                    r += 26930 ^ x;
                    r *= 8;
                    r -= 11904;
                    if (r == 384001152) r++;
                    break;
                case 385:
                    r += 34849 ^ x;
                    r *= 9;
                    r -= 11935;
                    if (r == 385001155) r++;
                    break;
                case 386:
                    r += 42768 ^ x;
                    r *= 10;
                    r -= 11966;
                    if (r == 386001158) r++;
                    break;
                case 387:
                    r += 50687 ^ x;
                    r *= 11;
                    r -= 11997;
                    if (r == 387001161) r++;
                    break;
                case 388:
                    r += 58606 ^ x;
                    r *= 12;
                    r -= 12028;
                    if (r == 388001164) r++;
                    break;
                case 389:
                    r += 1004 ^ x;
                    r *= 13;
                    r -= 12059;
                    if (r == 389001167) r++;
                    break;
                case 390:
                    r += 8923 ^ x;
                    r *= 1;
                    r -= 12090;
                    if (r == 390001170) r++;
                    break;
                case 391:
                    r += 16842 ^ x;
                    r *= 2;
                    r -= 12121;
                    if (r == 391001173) r++;
                    break;
                case 392:
                    r += 24761 ^ x;
                    r *= 3;
                    r -= 12152;
                    if (r == 392001176) r++;
                    break;
                case 393:
                    r += 32680 ^ x;
                    r *= 4;
                    r -= 12183;
                    if (r == 393001179) r++;
                    break;
                case 394:
                    r += 40599 ^ x;
                    r *= 5;
                    r -= 12214;
                    if (r == 394001182) r++;
                    break;
                case 395:
                    r += 48518 ^ x;
                    r *= 6;
                    r -= 12245;
                    if (r == 395001185) r++;
                    break;
                case 396:
                    r += 56437 ^ x;
                    r *= 7;
                    r -= 12276;
                    if (r == 396001188) r++;
                    break;
                case 397:
                    r += 64356 ^ x;
                    r *= 8;
                    r -= 12307;
                    if (r == 397001191) r++;
                    break;
                case 398:
                    r += 6754 ^ x;
                    r *= 9;
                    r -= 12338;
                    if (r == 398001194) r++;
                    break;
                case 399:
                    r += 14673 ^ x;
                    r *= 10;
                    r -= 12369;
                    if (r == 399001197) r++;
                    break;
                case 400:
                    r += 22592 ^ x;
                    r *= 11;
                    r -= 12400;
                    if (r == 400001200) r++;
                    break;
                case 401:
                    r += 30511 ^ x;
                    r *= 12;
                    r -= 12431;
                    if (r == 401001203) r++;
                    break;
                case 402:
                    r += 38430 ^ x;
                    r *= 13;
                    r -= 12462;
                    if (r == 402001206) r++;
                    break;
                case 403:
                    r += 46349 ^ x;
                    r *= 1;
                    r -= 12493;
                    if (r == 403001209) r++;
                    break;
                case 404:
                    r += 54268 ^ x;
                    r *= 2;
                    r -= 12524;
                    if (r == 404001212) r++;
                    break;
                case 405:
                    r += 62187 ^ x;
                    r *= 3;
                    r -= 12555;
                    if (r == 405001215) r++;
                    break;
                case 406:
                    r += 4585 ^ x;
                    r *= 4;
                    r -= 12586;
                    if (r == 406001218) r++;
                    break;
                case 407:
                    r += 12504 ^ x;
                    r *= 5;
                    r -= 12617;
                    if (r == 407001221) r++;
                    break;
                case 408:
                    r += 20423 ^ x;
                    r *= 6;
                    r -= 12648;
                    if (r == 408001224) r++;
                    break;
                case 409:
                    r += 28342 ^ x;
                    r *= 7;
                    r -= 12679;
                    if (r == 409001227) r++;
                    break;
                case 410:
                    r += 36261 ^ x;
                    r *= 8;
                    r -= 12710;
                    if (r == 410001230) r++;
                    break;
                case 411:
                    r += 44180 ^ x;
                    r *= 9;
                    r -= 12741;
                    if (r == 411001233) r++;
                    break;
                case 412:
                    r += 52099 ^ x;
                    r *= 10;
                    r -= 12772;
                    if (r == 412001236) r++;
                    break;
                case 413:
                    r += 60018 ^ x;
                    r *= 11;
                    r -= 12803;
                    if (r == 413001239) r++;
                    break;
                case 414:
                    r += 2416 ^ x;
                    r *= 12;
                    r -= 12834;
                    if (r == 414001242) r++;
                    break;
                case 415:
                    r += 10335 ^ x;
                    r *= 13;
                    r -= 12865;
                    if (r == 415001245) r++;
                    break;
                case 416:
                    r += 18254 ^ x;
                    r *= 1;
                    r -= 12896;
                    if (r == 416001248) r++;
                    break;
                case 417:
                    r += 26173 ^ x;
                    r *= 2;
                    r -= 12927;
                    if (r == 417001251) r++;
                    break;
                case 418:
                    r += 34092 ^ x;
                    r *= 3;
                    r -= 12958;
                    if (r == 418001254) r++;
                    break;
                case 419:
                    r += 42011 ^ x;
                    r *= 4;
                    r -= 12989;
                    if (r == 419001257) r++;
                    break;
                case 420:
                    r += 49930 ^ x;
                    r *= 5;
                    r -= 13020;
                    if (r == 420001260) r++;
                    break;
                case 421:
                    r += 57849 ^ x;
                    r *= 6;
                    r -= 13051;
                    if (r == 421001263) r++;
                    break;
                case 422:
                    r += 247 ^ x;
                    r *= 7;
                    r -= 13082;
                    if (r == 422001266) r++;
                    break;
                case 423:
                    r += 8166 ^ x;
                    r *= 8;
                    r -= 13113;
                    if (r == 423001269) r++;
                    break;
                case 424:
                    r += 16085 ^ x;
                    r *= 9;
                    r -= 13144;
                    if (r == 424001272) r++;
                    break;
                case 425:
                    r += 24004 ^ x;
                    r *= 10;
                    r -= 13175;
                    if (r == 425001275) r++;
                    break;
                case 426:
                    r += 31923 ^ x;
                    r *= 11;
                    r -= 13206;
                    if (r == 426001278) r++;
                    break;
                case 427:
                    r += 39842 ^ x;
                    r *= 12;
                    r -= 13237;
                    if (r == 427001281) r++;
                    break;
                case 428:
                    r += 47761 ^ x;
                    r *= 13;
                    r -= 13268;
                    if (r == 428001284) r++;
                    break;
                case 429:
                    r += 55680 ^ x;
                    r *= 1;
                    r -= 13299;
                    if (r == 429001287) r++;
                    break;
                case 430:
                    r += 63599 ^ x;
                    r *= 2;
                    r -= 13330;
                    if (r == 430001290) r++;
                    break;
                case 431:
                    r += 5997 ^ x;
                    r *= 3;
                    r -= 13361;
                    if (r == 431001293) r++;
                    break;
                case 432:
                    r += 13916 ^ x;
                    r *= 4;
                    r -= 13392;
                    if (r == 432001296) r++;
                    break;
                case 433:
                    r += 21835 ^ x;
                    r *= 5;
                    r -= 13423;
                    if (r == 433001299) r++;
                    break;
                case 434:
                    r += 29754 ^ x;
                    r *= 6;
                    r -= 13454;
                    if (r == 434001302) r++;
                    break;
                case 435:
                    r += 37673 ^ x;
                    r *= 7;
                    r -= 13485;
                    if (r == 435001305) r++;
                    break;
                case 436:
                    r += 45592 ^ x;
                    r *= 8;
                    r -= 13516;
                    if (r == 436001308) r++;
                    break;
                case 437:
                    r += 53511 ^ x;
                    r *= 9;
                    r -= 13547;
                    if (r == 437001311) r++;
                    break;
                case 438:
                    r += 61430 ^ x;
                    r *= 10;
                    r -= 13578;
                    if (r == 438001314) r++;
                    break;
                case 439:
                    r += 3828 ^ x;
                    r *= 11;
                    r -= 13609;
                    if (r == 439001317) r++;
                    break;
                case 440:
                    r += 11747 ^ x;
                    r *= 12;
                    r -= 13640;
                    if (r == 440001320) r++;
                    break;
                case 441:
                    r += 19666 ^ x;
                    r *= 13;
                    r -= 13671;
                    if (r == 441001323) r++;
                    break;
                case 442:
                    r += 27585 ^ x;
                    r *= 1;
                    r -= 13702;
                    if (r == 442001326) r++;
                    break;
                case 443:
                    r += 35504 ^ x;
                    r *= 2;
                    r -= 13733;
                    if (r == 443001329) r++;
                    break;
                case 444:
                    r += 43423 ^ x;
                    r *= 3;
                    r -= 13764;
                    if (r == 444001332) r++;
                    break;
                case 445:
                    r += 51342 ^ x;
                    r *= 4;
                    r -= 13795;
                    if (r == 445001335) r++;
                    break;
                case 446:
                    r += 59261 ^ x;
                    r *= 5;
                    r -= 13826;
                    if (r == 446001338) r++;
                    break;
                case 447:
                    r += 1659 ^ x;
                    r *= 6;
                    r -= 13857;
                    if (r == 447001341) r++;
                    break;
                case 448:
                    r += 9578 ^ x;
                    r *= 7;
                    r -= 13888;
                    if (r == 448001344) r++;
                    break;
                case 449:
                    r += 17497 ^ x;
                    r *= 8;
                    r -= 13919;
                    if (r == 449001347) r++;
                    break;
                case 450:
                    r += 25416 ^ x;
                    r *= 9;
                    r -= 13950;
                    if (r == 450001350) r++;
                    break;
                case 451:
                    r += 33335 ^ x;
                    r *= 10;
                    r -= 13981;
                    if (r == 451001353) r++;
                    break;
                case 452:
                    r += 41254 ^ x;
                    r *= 11;
                    r -= 14012;
                    if (r == 452001356) r++;
                    break;
                case 453:
                    r += 49173 ^ x;
                    r *= 12;
                    r -= 14043;
                    if (r == 453001359) r++;
                    break;
                case 454:
                    r += 57092 ^ x;
                    r *= 13;
                    r -= 14074;
                    if (r == 454001362) r++;
                    break;
                case 455:
                    r += 65011 ^ x;
                    r *= 1;
                    r -= 14105;
                    if (r == 455001365) r++;
                    break;
                case 456:
                    r += 7409 ^ x;
                    r *= 2;
                    r -= 14136;
                    if (r == 456001368) r++;
                    break;
                case 457:
                    r += 15328 ^ x;
                    r *= 3;
                    r -= 14167;
                    if (r == 457001371) r++;
                    break;
                case 458:
                    r += 23247 ^ x;
                    r *= 4;
                    r -= 14198;
                    if (r == 458001374) r++;
                    break;
                case 459:
                    r += 31166 ^ x;
                    r *= 5;
                    r -= 14229;
                    if (r == 459001377) r++;
                    break;
                case 460:
                    r += 39085 ^ x;
                    r *= 6;
                    r -= 14260;
                    if (r == 460001380) r++;
                    break;
                case 461:
                    r += 47004 ^ x;
                    r *= 7;
                    r -= 14291;
                    if (r == 461001383) r++;
                    break;
                case 462:
                    r += 54923 ^ x;
                    r *= 8;
                    r -= 14322;
                    if (r == 462001386) r++;
                    break;
                case 463:
                    r += 62842 ^ x;
                    r *= 9;
                    r -= 14353;
                    if (r == 463001389) r++;
                    break;
                case 464:
                    r += 5240 ^ x;
                    r *= 10;
                    r -= 14384;
                    if (r == 464001392) r++;
                    break;
                case 465:
                    r += 13159 ^ x;
                    r *= 11;
                    r -= 14415;
                    if (r == 465001395) r++;
                    break;
                case 466:
                    r += 21078 ^ x;
                    r *= 12;
                    r -= 14446;
                    if (r == 466001398) r++;
                    break;
                case 467:
                    r += 28997 ^ x;
                    r *= 13;
                    r -= 14477;
                    if (r == 467001401) r++;
                    break;
                case 468:
                    r += 36916 ^ x;
                    r *= 1;
                    r -= 14508;
                    if (r == 468001404) r++;
                    break;
                case 469:
                    r += 44835 ^ x;
                    r *= 2;
                    r -= 14539;
                    if (r == 469001407) r++;
                    break;
                case 470:
                    r += 52754 ^ x;
                    r *= 3;
                    r -= 14570;
                    if (r == 470001410) r++;
                    break;
                case 471:
                    r += 60673 ^ x;
                    r *= 4;
                    r -= 14601;
                    if (r == 471001413) r++;
                    break;
                case 472:
                    r += 3071 ^ x;
                    r *= 5;
                    r -= 14632;
                    if (r == 472001416) r++;
                    break;
                case 473:
                    r += 10990 ^ x;
                    r *= 6;
                    r -= 14663;
                    if (r == 473001419) r++;
                    break;
                case 474:
                    r += 18909 ^ x;
                    r *= 7;
                    r -= 14694;
                    if (r == 474001422) r++;
                    break;
                case 475:
                    r += 26828 ^ x;
                    r *= 8;
                    r -= 14725;
                    if (r == 475001425) r++;
                    break;
                case 476:
                    r += 34747 ^ x;
                    r *= 9;
                    r -= 14756;
                    if (r == 476001428) r++;
                    break;
                case 477:
                    r += 42666 ^ x;
                    r *= 10;
                    r -= 14787;
                    if (r == 477001431) r++;
                    break;
                case 478:
                    r += 50585 ^ x;
                    r *= 11;
                    r -= 14818;
                    if (r == 478001434) r++;
                    break;
                case 479:
                    r += 58504 ^ x;
                    r *= 12;
                    r -= 14849;
                    if (r == 479001437) r++;
                    break;
                case 480:
                    r += 902 ^ x;
                    r *= 13;
                    r -= 14880;
                    if (r == 480001440) r++;
                    break;
                case 481:
                    r += 8821 ^ x;
                    r *= 1;
                    r -= 14911;
                    if (r == 481001443) r++;
                    break;
                case 482:
                    r += 16740 ^ x;
                    r *= 2;
                    r -= 14942;
                    if (r == 482001446) r++;
                    break;
                case 483:
                    r += 24659 ^ x;
                    r *= 3;
                    r -= 14973;
                    if (r == 483001449) r++;
                    break;
                case 484:
                    r += 32578 ^ x;
                    r *= 4;
                    r -= 15004;
                    if (r == 484001452) r++;
                    break;
                case 485:
                    r += 40497 ^ x;
                    r *= 5;
                    r -= 15035;
                    if (r == 485001455) r++;
                    break;
                case 486:
                    r += 48416 ^ x;
                    r *= 6;
                    r -= 15066;
                    if (r == 486001458) r++;
                    break;
                case 487:
                    r += 56335 ^ x;
                    r *= 7;
                    r -= 15097;
                    if (r == 487001461) r++;
                    break;
                case 488:
                    r += 64254 ^ x;
                    r *= 8;
                    r -= 15128;
                    if (r == 488001464) r++;
                    break;
                case 489:
                    r += 6652 ^ x;
                    r *= 9;
                    r -= 15159;
                    if (r == 489001467) r++;
                    break;
                case 490:
                    r += 14571 ^ x;
                    r *= 10;
                    r -= 15190;
                    if (r == 490001470) r++;
                    break;
                case 491:
                    r += 22490 ^ x;
                    r *= 11;
                    r -= 15221;
                    if (r == 491001473) r++;
                    break;
                case 492:
                    r += 30409 ^ x;
                    r *= 12;
                    r -= 15252;
                    if (r == 492001476) r++;
                    break;
                case 493:
                    r += 38328 ^ x;
                    r *= 13;
                    r -= 15283;
                    if (r == 493001479) r++;
                    break;
                case 494:
                    r += 46247 ^ x;
                    r *= 1;
                    r -= 15314;
                    if (r == 494001482) r++;
                    break;
                case 495:
                    r += 54166 ^ x;
                    r *= 2;
                    r -= 15345;
                    if (r == 495001485) r++;
                    break;
                case 496:
                    r += 62085 ^ x;
                    r *= 3;
                    r -= 15376;
                    if (r == 496001488) r++;
                    break;
                case 497:
                    r += 4483 ^ x;
                    r *= 4;
                    r -= 15407;
                    if (r == 497001491) r++;
                    break;
                case 498:
                    r += 12402 ^ x;
                    r *= 5;
                    r -= 15438;
                    if (r == 498001494) r++;
                    break;
                case 499:
                    r += 20321 ^ x;
                    r *= 6;
                    r -= 15469;
                    if (r == 499001497) r++;
                    break;
                case 500:
                    r += 28240 ^ x;
                    r *= 7;
                    r -= 15500;
                    if (r == 500001500) r++;
                    break;
                case 501:
                    r += 36159 ^ x;
                    r *= 8;
                    r -= 15531;
                    if (r == 501001503) r++;
                    break;
                case 502:
                    r += 44078 ^ x;
                    r *= 9;
                    r -= 15562;
                    if (r == 502001506) r++;
                    break;
                case 503:
                    r += 51997 ^ x;
                    r *= 10;
                    r -= 15593;
                    if (r == 503001509) r++;
                    break;
                case 504:
                    r += 59916 ^ x;
                    r *= 11;
                    r -= 15624;
                    if (r == 504001512) r++;
                    break;
                case 505:
                    r += 2314 ^ x;
                    r *= 12;
                    r -= 15655;
                    if (r == 505001515) r++;
                    break;
                case 506:
                    r += 10233 ^ x;
                    r *= 13;
                    r -= 15686;
                    if (r == 506001518) r++;
                    break;
                case 507:
                    r += 18152 ^ x;
                    r *= 1;
                    r -= 15717;
                    if (r == 507001521) r++;
                    break;
                case 508:
                    r += 26071 ^ x;
                    r *= 2;
                    r -= 15748;
                    if (r == 508001524) r++;
                    break;
                case 509:
                    r += 33990 ^ x;
                    r *= 3;
                    r -= 15779;
                    if (r == 509001527) r++;
                    break;
                case 510:
                    r += 41909 ^ x;
                    r *= 4;
                    r -= 15810;
                    if (r == 510001530) r++;
                    break;
                case 511:
                    r += 49828 ^ x;
                    r *= 5;
                    r -= 15841;
                    if (r == 511001533) r++;
                    break;
                case 512:
                    r += 57747 ^ x;
                    r *= 6;
                    r -= 15872;
                    if (r == 512001536) r++;
                    break;
                case 513:
                    r += 145 ^ x;
                    r *= 7;
                    r -= 15903;
                    if (r == 513001539) r++;
                    break;
                case 514:
                    r += 8064 ^ x;
                    r *= 8;
                    r -= 15934;
                    if (r == 514001542) r++;
                    break;
                case 515:
                    r += 15983 ^ x;
                    r *= 9;
                    r -= 15965;
                    if (r == 515001545) r++;
                    break;
                case 516:
                    r += 23902 ^ x;
                    r *= 10;
                    r -= 15996;
                    if (r == 516001548) r++;
                    break;
                case 517:
                    r += 31821 ^ x;
                    r *= 11;
                    r -= 16027;
                    if (r == 517001551) r++;
                    break;
                case 518:
                    r += 39740 ^ x;
                    r *= 12;
                    r -= 16058;
                    if (r == 518001554) r++;
                    break;
                case 519:
                    r += 47659 ^ x;
                    r *= 13;
                    r -= 16089;
                    if (r == 519001557) r++;
                    break;
                case 520:
                    r += 55578 ^ x;
                    r *= 1;
                    r -= 16120;
                    if (r == 520001560) r++;
                    break;
                case 521:
                    r += 63497 ^ x;
                    r *= 2;
                    r -= 16151;
                    if (r == 521001563) r++;
                    break;
                case 522:
                    r += 5895 ^ x;
                    r *= 3;
                    r -= 16182;
                    if (r == 522001566) r++;
                    break;
                case 523:
                    r += 13814 ^ x;
                    r *= 4;
                    r -= 16213;
                    if (r == 523001569) r++;
                    break;
                case 524:
                    r += 21733 ^ x;
                    r *= 5;
                    r -= 16244;
                    if (r == 524001572) r++;
                    break;
                case 525:
                    r += 29652 ^ x;
                    r *= 6;
                    r -= 16275;
                    if (r == 525001575) r++;
                    break;
                case 526:
                    r += 37571 ^ x;
                    r *= 7;
                    r -= 16306;
                    if (r == 526001578) r++;
                    break;
                case 527:
                    r += 45490 ^ x;
                    r *= 8;
                    r -= 16337;
                    if (r == 527001581) r++;
                    break;
                case 528:
                    r += 53409 ^ x;
                    r *= 9;
                    r -= 16368;
                    if (r == 528001584) r++;
                    break;
                case 529:
                    r += 61328 ^ x;
                    r *= 10;
                    r -= 16399;
                    if (r == 529001587) r++;
                    break;
                case 530:
                    r += 3726 ^ x;
                    r *= 11;
                    r -= 16430;
                    if (r == 530001590) r++;
                    break;
                case 531:
                    r += 11645 ^ x;
                    r *= 12;
                    r -= 16461;
                    if (r == 531001593) r++;
                    break;
                case 532:
                    r += 19564 ^ x;
                    r *= 13;
                    r -= 16492;
                    if (r == 532001596) r++;
                    break;
                case 533:
                    r += 27483 ^ x;
                    r *= 1;
                    r -= 16523;
                    if (r == 533001599) r++;
                    break;
                case 534:
                    r += 35402 ^ x;
                    r *= 2;
                    r -= 16554;
                    if (r == 534001602) r++;
                    break;
                case 535:
                    r += 43321 ^ x;
                    r *= 3;
                    r -= 16585;
                    if (r == 535001605) r++;
                    break;
                case 536:
                    r += 51240 ^ x;
                    r *= 4;
                    r -= 16616;
                    if (r == 536001608) r++;
                    break;
                case 537:
                    r += 59159 ^ x;
                    r *= 5;
                    r -= 16647;
                    if (r == 537001611) r++;
                    break;
                case 538:
                    r += 1557 ^ x;
                    r *= 6;
                    r -= 16678;
                    if (r == 538001614) r++;
                    break;
                case 539:
                    r += 9476 ^ x;
                    r *= 7;
                    r -= 16709;
                    if (r == 539001617) r++;
                    break;
                case 540:
                    r += 17395 ^ x;
                    r *= 8;
                    r -= 16740;
                    if (r == 540001620) r++;
                    break;
                case 541:
                    r += 25314 ^ x;
                    r *= 9;
                    r -= 16771;
                    if (r == 541001623) r++;
                    break;
                case 542:
                    r += 33233 ^ x;
                    r *= 10;
                    r -= 16802;
                    if (r == 542001626) r++;
                    break;
                case 543:
                    r += 41152 ^ x;
                    r *= 11;
                    r -= 16833;
                    if (r == 543001629) r++;
                    break;
                case 544:
                    r += 49071 ^ x;
                    r *= 12;
                    r -= 16864;
                    if (r == 544001632) r++;
                    break;
                case 545:
                    r += 56990 ^ x;
                    r *= 13;
                    r -= 16895;
                    if (r == 545001635) r++;
                    break;
                case 546:
                    r += 64909 ^ x;
                    r *= 1;
                    r -= 16926;
                    if (r == 546001638) r++;
                    break;
                case 547:
                    r += 7307 ^ x;
                    r *= 2;
                    r -= 16957;
                    if (r == 547001641) r++;
                    break;
                case 548:
                    r += 15226 ^ x;
                    r *= 3;
                    r -= 16988;
                    if (r == 548001644) r++;
                    break;
                case 549:
                    r += 23145 ^ x;
                    r *= 4;
                    r -= 17019;
                    if (r == 549001647) r++;
                    break;
                case 550:
                    r += 31064 ^ x;
                    r *= 5;
                    r -= 17050;
                    if (r == 550001650) r++;
                    break;
                case 551:
                    r += 38983 ^ x;
                    r *= 6;
                    r -= 17081;
                    if (r == 551001653) r++;
                    break;
                case 552:
                    r += 46902 ^ x;
                    r *= 7;
                    r -= 17112;
                    if (r == 552001656) r++;
                    break;
                case 553:
                    r += 54821 ^ x;
                    r *= 8;
                    r -= 17143;
                    if (r == 553001659) r++;
                    break;
                case 554:
                    r += 62740 ^ x;
                    r *= 9;
                    r -= 17174;
                    if (r == 554001662) r++;
                    break;
                case 555:
                    r += 5138 ^ x;
                    r *= 10;
                    r -= 17205;
                    if (r == 555001665) r++;
                    break;
                case 556:
                    r += 13057 ^ x;
                    r *= 11;
                    r -= 17236;
                    if (r == 556001668) r++;
                    break;
                case 557:
                    r += 20976 ^ x;
                    r *= 12;
                    r -= 17267;
                    if (r == 557001671) r++;
                    break;
                case 558:
                    r += 28895 ^ x;
                    r *= 13;
                    r -= 17298;
                    if (r == 558001674) r++;
                    break;
                case 559:
                    r += 36814 ^ x;
                    r *= 1;
                    r -= 17329;
                    if (r == 559001677) r++;
                    break;
                case 560:
                    r += 44733 ^ x;
                    r *= 2;
                    r -= 17360;
                    if (r == 560001680) r++;
                    break;
                case 561:
                    r += 52652 ^ x;
                    r *= 3;
                    r -= 17391;
                    if (r == 561001683) r++;
                    break;
                case 562:
                    r += 60571 ^ x;
                    r *= 4;
                    r -= 17422;
                    if (r == 562001686) r++;
                    break;
                case 563:
                    r += 2969 ^ x;
                    r *= 5;
                    r -= 17453;
                    if (r == 563001689) r++;
                    break;
                case 564:
                    r += 10888 ^ x;
                    r *= 6;
                    r -= 17484;
                    if (r == 564001692) r++;
                    break;
                case 565:
                    r += 18807 ^ x;
                    r *= 7;
                    r -= 17515;
                    if (r == 565001695) r++;
                    break;
                case 566:
                    r += 26726 ^ x;
                    r *= 8;
                    r -= 17546;
                    if (r == 566001698) r++;
                    break;
                case 567:
                    r += 34645 ^ x;
                    r *= 9;
                    r -= 17577;
                    if (r == 567001701) r++;
                    break;
                case 568:
                    r += 42564 ^ x;
                    r *= 10;
                    r -= 17608;
                    if (r == 568001704) r++;
                    break;
                case 569:
                    r += 50483 ^ x;
                    r *= 11;
                    r -= 17639;
                    if (r == 569001707) r++;
                    break;
                case 570:
                    r += 58402 ^ x;
                    r *= 12;
                    r -= 17670;
                    if (r == 570001710) r++;
                    break;
                case 571:
                    r += 800 ^ x;
                    r *= 13;
                    r -= 17701;
                    if (r == 571001713) r++;
                    break;
                case 572:
                    r += 8719 ^ x;
                    r *= 1;
                    r -= 17732;
                    if (r == 572001716) r++;
                    break;
                case 573:
                    r += 16638 ^ x;
                    r *= 2;
                    r -= 17763;
                    if (r == 573001719) r++;
                    break;
                case 574:
                    r += 24557 ^ x;
                    r *= 3;
                    r -= 17794;
                    if (r == 574001722) r++;
                    break;
                case 575:
                    r += 32476 ^ x;
                    r *= 4;
                    r -= 17825;
                    if (r == 575001725) r++;
                    break;
                case 576:
                    r += 40395 ^ x;
                    r *= 5;
                    r -= 17856;
                    if (r == 576001728) r++;
                    break;
                case 577:
                    r += 48314 ^ x;
                    r *= 6;
                    r -= 17887;
                    if (r == 577001731) r++;
                    break;
                case 578:
                    r += 56233 ^ x;
                    r *= 7;
                    r -= 17918;
                    if (r == 578001734) r++;
                    break;
                case 579:
                    r += 64152 ^ x;
                    r *= 8;
                    r -= 17949;
                    if (r == 579001737) r++;
                    break;
                case 580:
                    r += 6550 ^ x;
                    r *= 9;
                    r -= 17980;
                    if (r == 580001740) r++;
                    break;
                case 581:
                    r += 14469 ^ x;
                    r *= 10;
                    r -= 18011;
                    if (r == 581001743) r++;
                    break;
                case 582:
                    r += 22388 ^ x;
                    r *= 11;
                    r -= 18042;
                    if (r == 582001746) r++;
                    break;
                case 583:
                    r += 30307 ^ x;
                    r *= 12;
                    r -= 18073;
                    if (r == 583001749) r++;
                    break;
                case 584:
                    r += 38226 ^ x;
                    r *= 13;
                    r -= 18104;
                    if (r == 584001752) r++;
                    break;
                case 585:
                    r += 46145 ^ x;
                    r *= 1;
                    r -= 18135;
                    if (r == 585001755) r++;
                    break;
                case 586:
                    r += 54064 ^ x;
                    r *= 2;
                    r -= 18166;
                    if (r == 586001758) r++;
                    break;
                case 587:
                    r += 61983 ^ x;
                    r *= 3;
                    r -= 18197;
                    if (r == 587001761) r++;
                    break;
                case 588:
                    r += 4381 ^ x;
                    r *= 4;
                    r -= 18228;
                    if (r == 588001764) r++;
                    break;
                case 589:
                    r += 12300 ^ x;
                    r *= 5;
                    r -= 18259;
                    if (r == 589001767) r++;
                    break;
                case 590:
                    r += 20219 ^ x;
                    r *= 6;
                    r -= 18290;
                    if (r == 590001770) r++;
                    break;
                case 591:
                    r += 28138 ^ x;
                    r *= 7;
                    r -= 18321;
                    if (r == 591001773) r++;
                    break;
                case 592:
                    r += 36057 ^ x;
                    r *= 8;
                    r -= 18352;
                    if (r == 592001776) r++;
                    break;
                case 593:
                    r += 43976 ^ x;
                    r *= 9;
                    r -= 18383;
                    if (r == 593001779) r++;
                    break;
                case 594:
                    r += 51895 ^ x;
                    r *= 10;
                    r -= 18414;
                    if (r == 594001782) r++;
                    break;
                case 595:
                    r += 59814 ^ x;
                    r *= 11;
                    r -= 18445;
                    if (r == 595001785) r++;
                    break;
                case 596:
                    r += 2212 ^ x;
                    r *= 12;
                    r -= 18476;
                    if (r == 596001788) r++;
                    break;
                case 597:
                    r += 10131 ^ x;
                    r *= 13;
                    r -= 18507;
                    if (r == 597001791) r++;
                    break;
                case 598:
                    r += 18050 ^ x;
                    r *= 1;
                    r -= 18538;
                    if (r == 598001794) r++;
                    break;
                case 599:
                    r += 25969 ^ x;
                    r *= 2;
                    r -= 18569;
                    if (r == 599001797) r++;
                    break;
                case 600:
                    r += 33888 ^ x;
                    r *= 3;
                    r -= 18600;
                    if (r == 600001800) r++;
                    break;
                case 601:
                    r += 41807 ^ x;
                    r *= 4;
                    r -= 18631;
                    if (r == 601001803) r++;
                    break;
                case 602:
                    r += 49726 ^ x;
                    r *= 5;
                    r -= 18662;
                    if (r == 602001806) r++;
                    break;
                case 603:
                    r += 57645 ^ x;
                    r *= 6;
                    r -= 18693;
                    if (r == 603001809) r++;
                    break;
                case 604:
                    r += 43 ^ x;
                    r *= 7;
                    r -= 18724;
                    if (r == 604001812) r++;
                    break;
                case 605:
                    r += 7962 ^ x;
                    r *= 8;
                    r -= 18755;
                    if (r == 605001815) r++;
                    break;
                case 606:
                    r += 15881 ^ x;
                    r *= 9;
                    r -= 18786;
                    if (r == 606001818) r++;
                    break;
                case 607:
                    r += 23800 ^ x;
                    r *= 10;
                    r -= 18817;
                    if (r == 607001821) r++;
                    break;
                case 608:
                    r += 31719 ^ x;
                    r *= 11;
                    r -= 18848;
                    if (r == 608001824) r++;
                    break;
                case 609:
                    r += 39638 ^ x;
                    r *= 12;
                    r -= 18879;
                    if (r == 609001827) r++;
                    break;
                case 610:
                    r += 47557 ^ x;
                    r *= 13;
                    r -= 18910;
                    if (r == 610001830) r++;
                    break;
                case 611:
                    r += 55476 ^ x;
                    r *= 1;
                    r -= 18941;
                    if (r == 611001833) r++;
                    break;
                case 612:
                    r += 63395 ^ x;
                    r *= 2;
                    r -= 18972;
                    if (r == 612001836) r++;
                    break;
                case 613:
                    r += 5793 ^ x;
                    r *= 3;
                    r -= 19003;
                    if (r == 613001839) r++;
                    break;
                case 614:
                    r += 13712 ^ x;
                    r *= 4;
                    r -= 19034;
                    if (r == 614001842) r++;
                    break;
                case 615:
                    r += 21631 ^ x;
                    r *= 5;
                    r -= 19065;
                    if (r == 615001845) r++;
                    break;
                case 616:
                    r += 29550 ^ x;
                    r *= 6;
                    r -= 19096;
                    if (r == 616001848) r++;
                    break;
                case 617:
                    r += 37469 ^ x;
                    r *= 7;
                    r -= 19127;
                    if (r == 617001851) r++;
                    break;
                case 618:
                    r += 45388 ^ x;
                    r *= 8;
                    r -= 19158;
                    if (r == 618001854) r++;
                    break;
                case 619:
                    r += 53307 ^ x;
                    r *= 9;
                    r -= 19189;
                    if (r == 619001857) r++;
                    break;
                case 620:
                    r += 61226 ^ x;
                    r *= 10;
                    r -= 19220;
                    if (r == 620001860) r++;
                    break;
                case 621:
                    r += 3624 ^ x;
                    r *= 11;
                    r -= 19251;
                    if (r == 621001863) r++;
                    break;
                case 622:
                    r += 11543 ^ x;
                    r *= 12;
                    r -= 19282;
                    if (r == 622001866) r++;
                    break;
                case 623:
                    r += 19462 ^ x;
                    r *= 13;
                    r -= 19313;
                    if (r == 623001869) r++;
                    break;
                case 624:
                    r += 27381 ^ x;
                    r *= 1;
                    r -= 19344;
                    if (r == 624001872) r++;
                    break;
                case 625:
                    r += 35300 ^ x;
                    r *= 2;
                    r -= 19375;
                    if (r == 625001875) r++;
                    break;
                case 626:
                    r += 43219 ^ x;
                    r *= 3;
                    r -= 19406;
                    if (r == 626001878) r++;
                    break;
                case 627:
                    r += 51138 ^ x;
                    r *= 4;
                    r -= 19437;
                    if (r == 627001881) r++;
                    break;
                case 628:
                    r += 59057 ^ x;
                    r *= 5;
                    r -= 19468;
                    if (r == 628001884) r++;
                    break;
                case 629:
                    r += 1455 ^ x;
                    r *= 6;
                    r -= 19499;
                    if (r == 629001887) r++;
                    break;
                case 630:
                    r += 9374 ^ x;
                    r *= 7;
                    r -= 19530;
                    if (r == 630001890) r++;
                    break;
                case 631:
                    r += 17293 ^ x;
                    r *= 8;
                    r -= 19561;
                    if (r == 631001893) r++;
                    break;
                case 632:
                    r += 25212 ^ x;
                    r *= 9;
                    r -= 19592;
                    if (r == 632001896) r++;
                    break;
                case 633:
                    r += 33131 ^ x;
                    r *= 10;
                    r -= 19623;
                    if (r == 633001899) r++;
                    break;
                case 634:
                    r += 41050 ^ x;
                    r *= 11;
                    r -= 19654;
                    if (r == 634001902) r++;
                    break;
                case 635:
                    r += 48969 ^ x;
                    r *= 12;
                    r -= 19685;
                    if (r == 635001905) r++;
                    break;
                case 636:
                    r += 56888 ^ x;
                    r *= 13;
                    r -= 19716;
                    if (r == 636001908) r++;
                    break;
                case 637:
                    r += 64807 ^ x;
                    r *= 1;
                    r -= 19747;
                    if (r == 637001911) r++;
                    break;
                case 638:
                    r += 7205 ^ x;
                    r *= 2;
                    r -= 19778;
                    if (r == 638001914) r++;
                    break;
                case 639:
                    r += 15124 ^ x;
                    r *= 3;
                    r -= 19809;
                    if (r == 639001917) r++;
                    break;
                case 640:
                    r += 23043 ^ x;
                    r *= 4;
                    r -= 19840;
                    if (r == 640001920) r++;
                    break;
                case 641:
                    r += 30962 ^ x;
                    r *= 5;
                    r -= 19871;
                    if (r == 641001923) r++;
                    break;
                case 642:
                    r += 38881 ^ x;
                    r *= 6;
                    r -= 19902;
                    if (r == 642001926) r++;
                    break;
                case 643:
                    r += 46800 ^ x;
                    r *= 7;
                    r -= 19933;
                    if (r == 643001929) r++;
                    break;
                case 644:
                    r += 54719 ^ x;
                    r *= 8;
                    r -= 19964;
                    if (r == 644001932) r++;
                    break;
                case 645:
                    r += 62638 ^ x;
                    r *= 9;
                    r -= 19995;
                    if (r == 645001935) r++;
                    break;
                case 646:
                    r += 5036 ^ x;
                    r *= 10;
                    r -= 20026;
                    if (r == 646001938) r++;
                    break;
                case 647:
                    r += 12955 ^ x;
                    r *= 11;
                    r -= 20057;
                    if (r == 647001941) r++;
                    break;
                case 648:
                    r += 20874 ^ x;
                    r *= 12;
                    r -= 20088;
                    if (r == 648001944) r++;
                    break;
                case 649:
                    r += 28793 ^ x;
                    r *= 13;
                    r -= 20119;
                    if (r == 649001947) r++;
                    break;
                case 650:
                    r += 36712 ^ x;
                    r *= 1;
                    r -= 20150;
                    if (r == 650001950) r++;
                    break;
                case 651:
                    r += 44631 ^ x;
                    r *= 2;
                    r -= 20181;
                    if (r == 651001953) r++;
                    break;
                case 652:
                    r += 52550 ^ x;
                    r *= 3;
                    r -= 20212;
                    if (r == 652001956) r++;
                    break;
                case 653:
                    r += 60469 ^ x;
                    r *= 4;
                    r -= 20243;
                    if (r == 653001959) r++;
                    break;
                case 654:
                    r += 2867 ^ x;
                    r *= 5;
                    r -= 20274;
                    if (r == 654001962) r++;
                    break;
                case 655:
                    r += 10786 ^ x;
                    r *= 6;
                    r -= 20305;
                    if (r == 655001965) r++;
                    break;
                case 656:
                    r += 18705 ^ x;
                    r *= 7;
                    r -= 20336;
                    if (r == 656001968) r++;
                    break;
                case 657:
                    r += 26624 ^ x;
                    r *= 8;
                    r -= 20367;
                    if (r == 657001971) r++;
                    break;
                case 658:
                    r += 34543 ^ x;
                    r *= 9;
                    r -= 20398;
                    if (r == 658001974) r++;
                    break;
                case 659:
                    r += 42462 ^ x;
                    r *= 10;
                    r -= 20429;
                    if (r == 659001977) r++;
                    break;
                case 660:
                    r += 50381 ^ x;
                    r *= 11;
                    r -= 20460;
                    if (r == 660001980) r++;
                    break;
                case 661:
                    r += 58300 ^ x;
                    r *= 12;
                    r -= 20491;
                    if (r == 661001983) r++;
                    break;
                case 662:
                    r += 698 ^ x;
                    r *= 13;
                    r -= 20522;
                    if (r == 662001986) r++;
                    break;
                case 663:
                    r += 8617 ^ x;
                    r *= 1;
                    r -= 20553;
                    if (r == 663001989) r++;
                    break;
                case 664:
                    r += 16536 ^ x;
                    r *= 2;
                    r -= 20584;
                    if (r == 664001992) r++;
                    break;
                case 665:
                    r += 24455 ^ x;
                    r *= 3;
                    r -= 20615;
                    if (r == 665001995) r++;
                    break;
                case 666:
                    r += 32374 ^ x;
                    r *= 4;
                    r -= 20646;
                    if (r == 666001998) r++;
                    break;
                case 667:
                    r += 40293 ^ x;
                    r *= 5;
                    r -= 20677;
                    if (r == 667002001) r++;
                    break;
                case 668:
                    r += 48212 ^ x;
                    r *= 6;
                    r -= 20708;
                    if (r == 668002004) r++;
                    break;
                case 669:
                    r += 56131 ^ x;
                    r *= 7;
                    r -= 20739;
                    if (r == 669002007) r++;
                    break;
                case 670:
                    r += 64050 ^ x;
                    r *= 8;
                    r -= 20770;
                    if (r == 670002010) r++;
                    break;
                case 671:
                    r += 6448 ^ x;
                    r *= 9;
                    r -= 20801;
                    if (r == 671002013) r++;
                    break;
                case 672:
                    r += 14367 ^ x;
                    r *= 10;
                    r -= 20832;
                    if (r == 672002016) r++;
                    break;
                case 673:
                    r += 22286 ^ x;
                    r *= 11;
                    r -= 20863;
                    if (r == 673002019) r++;
                    break;
                case 674:
                    r += 30205 ^ x;
                    r *= 12;
                    r -= 20894;
                    if (r == 674002022) r++;
                    break;
                case 675:
                    r += 38124 ^ x;
                    r *= 13;
                    r -= 20925;
                    if (r == 675002025) r++;
                    break;
                case 676:
                    r += 46043 ^ x;
                    r *= 1;
                    r -= 20956;
                    if (r == 676002028) r++;
                    break;
                case 677:
                    r += 53962 ^ x;
                    r *= 2;
                    r -= 20987;
                    if (r == 677002031) r++;
                    break;
                case 678:
                    r += 61881 ^ x;
                    r *= 3;
                    r -= 21018;
                    if (r == 678002034) r++;
                    break;
                case 679:
                    r += 4279 ^ x;
                    r *= 4;
                    r -= 21049;
                    if (r == 679002037) r++;
                    break;
                case 680:
                    r += 12198 ^ x;
                    r *= 5;
                    r -= 21080;
                    if (r == 680002040) r++;
                    break;
                case 681:
                    r += 20117 ^ x;
                    r *= 6;
                    r -= 21111;
                    if (r == 681002043) r++;
                    break;
                case 682:
                    r += 28036 ^ x;
                    r *= 7;
                    r -= 21142;
                    if (r == 682002046) r++;
                    break;
                case 683:
                    r += 35955 ^ x;
                    r *= 8;
                    r -= 21173;
                    if (r == 683002049) r++;
                    break;
                case 684:
                    r += 43874 ^ x;
                    r *= 9;
                    r -= 21204;
                    if (r == 684002052) r++;
                    break;
                case 685:
                    r += 51793 ^ x;
                    r *= 10;
                    r -= 21235;
                    if (r == 685002055) r++;
                    break;
                case 686:
                    r += 59712 ^ x;
                    r *= 11;
                    r -= 21266;
                    if (r == 686002058) r++;
                    break;
                case 687:
                    r += 2110 ^ x;
                    r *= 12;
                    r -= 21297;
                    if (r == 687002061) r++;
                    break;
                case 688:
                    r += 10029 ^ x;
                    r *= 13;
                    r -= 21328;
                    if (r == 688002064) r++;
                    break;
                case 689:
                    r += 17948 ^ x;
                    r *= 1;
                    r -= 21359;
                    if (r == 689002067) r++;
                    break;
                case 690:
                    r += 25867 ^ x;
                    r *= 2;
                    r -= 21390;
                    if (r == 690002070) r++;
                    break;
                case 691:
                    r += 33786 ^ x;
                    r *= 3;
                    r -= 21421;
                    if (r == 691002073) r++;
                    break;
                case 692:
                    r += 41705 ^ x;
                    r *= 4;
                    r -= 21452;
                    if (r == 692002076) r++;
                    break;
                case 693:
                    r += 49624 ^ x;
                    r *= 5;
                    r -= 21483;
                    if (r == 693002079) r++;
                    break;
                case 694:
                    r += 57543 ^ x;
                    r *= 6;
                    r -= 21514;
                    if (r == 694002082) r++;
                    break;
                case 695:
                    r += 65462 ^ x;
                    r *= 7;
                    r -= 21545;
                    if (r == 695002085) r++;
                    break;
                case 696:
                    r += 7860 ^ x;
                    r *= 8;
                    r -= 21576;
                    if (r == 696002088) r++;
                    break;
                case 697:
                    r += 15779 ^ x;
                    r *= 9;
                    r -= 21607;
                    if (r == 697002091) r++;
                    break;
                case 698:
                    r += 23698 ^ x;
                    r *= 10;
                    r -= 21638;
                    if (r == 698002094) r++;
                    break;
                case 699:
                    r += 31617 ^ x;
                    r *= 11;
                    r -= 21669;
                    if (r == 699002097) r++;
                    break;
                case 700:
                    r += 39536 ^ x;
                    r *= 12;
                    r -= 21700;
                    if (r == 700002100) r++;
                    break;
                case 701:
                    r += 47455 ^ x;
                    r *= 13;
                    r -= 21731;
                    if (r == 701002103) r++;
                    break;
                case 702:
                    r += 55374 ^ x;
                    r *= 1;
                    r -= 21762;
                    if (r == 702002106) r++;
                    break;
                case 703:
                    r += 63293 ^ x;
                    r *= 2;
                    r -= 21793;
                    if (r == 703002109) r++;
                    break;
                case 704:
                    r += 5691 ^ x;
                    r *= 3;
                    r -= 21824;
                    if (r == 704002112) r++;
                    break;
                case 705:
                    r += 13610 ^ x;
                    r *= 4;
                    r -= 21855;
                    if (r == 705002115) r++;
                    break;
                case 706:
                    r += 21529 ^ x;
                    r *= 5;
                    r -= 21886;
                    if (r == 706002118) r++;
                    break;
                case 707:
                    r += 29448 ^ x;
                    r *= 6;
                    r -= 21917;
                    if (r == 707002121) r++;
                    break;
                case 708:
                    r += 37367 ^ x;
                    r *= 7;
                    r -= 21948;
                    if (r == 708002124) r++;
                    break;
                case 709:
                    r += 45286 ^ x;
                    r *= 8;
                    r -= 21979;
                    if (r == 709002127) r++;
                    break;
                case 710:
                    r += 53205 ^ x;
                    r *= 9;
                    r -= 22010;
                    if (r == 710002130) r++;
                    break;
                case 711:
                    r += 61124 ^ x;
                    r *= 10;
                    r -= 22041;
                    if (r == 711002133) r++;
                    break;
                case 712:
                    r += 3522 ^ x;
                    r *= 11;
                    r -= 22072;
                    if (r == 712002136) r++;
                    break;
                case 713:
                    r += 11441 ^ x;
                    r *= 12;
                    r -= 22103;
                    if (r == 713002139) r++;
                    break;
                case 714:
                    r += 19360 ^ x;
                    r *= 13;
                    r -= 22134;
                    if (r == 714002142) r++;
                    break;
                case 715:
                    r += 27279 ^ x;
                    r *= 1;
                    r -= 22165;
                    if (r == 715002145) r++;
                    break;
                case 716:
                    r += 35198 ^ x;
                    r *= 2;
                    r -= 22196;
                    if (r == 716002148) r++;
                    break;
                case 717:
                    r += 43117 ^ x;
                    r *= 3;
                    r -= 22227;
                    if (r == 717002151) r++;
                    break;
                case 718:
                    r += 51036 ^ x;
                    r *= 4;
                    r -= 22258;
                    if (r == 718002154) r++;
                    break;
                case 719:
                    r += 58955 ^ x;
                    r *= 5;
                    r -= 22289;
                    if (r == 719002157) r++;
                    break;
                case 720:
                    r += 1353 ^ x;
                    r *= 6;
                    r -= 22320;
                    if (r == 720002160) r++;
                    break;
                case 721:
                    r += 9272 ^ x;
                    r *= 7;
                    r -= 22351;
                    if (r == 721002163) r++;
                    break;
                case 722:
                    r += 17191 ^ x;
                    r *= 8;
                    r -= 22382;
                    if (r == 722002166) r++;
                    break;
                case 723:
                    r += 25110 ^ x;
                    r *= 9;
                    r -= 22413;
                    if (r == 723002169) r++;
                    break;
                case 724:
                    r += 33029 ^ x;
                    r *= 10;
                    r -= 22444;
                    if (r == 724002172) r++;
                    break;
                case 725:
                    r += 40948 ^ x;
                    r *= 11;
                    r -= 22475;
                    if (r == 725002175) r++;
                    break;
                case 726:
                    r += 48867 ^ x;
                    r *= 12;
                    r -= 22506;
                    if (r == 726002178) r++;
                    break;
                case 727:
                    r += 56786 ^ x;
                    r *= 13;
                    r -= 22537;
                    if (r == 727002181) r++;
                    break;
                case 728:
                    r += 64705 ^ x;
                    r *= 1;
                    r -= 22568;
                    if (r == 728002184) r++;
                    break;
                case 729:
                    r += 7103 ^ x;
                    r *= 2;
                    r -= 22599;
                    if (r == 729002187) r++;
                    break;
                case 730:
                    r += 15022 ^ x;
                    r *= 3;
                    r -= 22630;
                    if (r == 730002190) r++;
                    break;
                case 731:
                    r += 22941 ^ x;
                    r *= 4;
                    r -= 22661;
                    if (r == 731002193) r++;
                    break;
                case 732:
                    r += 30860 ^ x;
                    r *= 5;
                    r -= 22692;
                    if (r == 732002196) r++;
                    break;
                case 733:
                    r += 38779 ^ x;
                    r *= 6;
                    r -= 22723;
                    if (r == 733002199) r++;
                    break;
                case 734:
                    r += 46698 ^ x;
                    r *= 7;
                    r -= 22754;
                    if (r == 734002202) r++;
                    break;
                case 735:
                    r += 54617 ^ x;
                    r *= 8;
                    r -= 22785;
                    if (r == 735002205) r++;
                    break;
                case 736:
                    r += 62536 ^ x;
                    r *= 9;
                    r -= 22816;
                    if (r == 736002208) r++;
                    break;
                case 737:
                    r += 4934 ^ x;
                    r *= 10;
                    r -= 22847;
                    if (r == 737002211) r++;
                    break;
                case 738:
                    r += 12853 ^ x;
                    r *= 11;
                    r -= 22878;
                    if (r == 738002214) r++;
                    break;
                case 739:
                    r += 20772 ^ x;
                    r *= 12;
                    r -= 22909;
                    if (r == 739002217) r++;
                    break;
                case 740:
                    r += 28691 ^ x;
                    r *= 13;
                    r -= 22940;
                    if (r == 740002220) r++;
                    break;
                case 741:
                    r += 36610 ^ x;
                    r *= 1;
                    r -= 22971;
                    if (r == 741002223) r++;
                    break;
                case 742:
                    r += 44529 ^ x;
                    r *= 2;
                    r -= 23002;
                    if (r == 742002226) r++;
                    break;
                case 743:
                    r += 52448 ^ x;
                    r *= 3;
                    r -= 23033;
                    if (r == 743002229) r++;
                    break;
                case 744:
                    r += 60367 ^ x;
                    r *= 4;
                    r -= 23064;
                    if (r == 744002232) r++;
                    break;
                case 745:
                    r += 2765 ^ x;
                    r *= 5;
                    r -= 23095;
                    if (r == 745002235) r++;
                    break;
                case 746:
                    r += 10684 ^ x;
                    r *= 6;
                    r -= 23126;
                    if (r == 746002238) r++;
                    break;
                case 747:
                    r += 18603 ^ x;
                    r *= 7;
                    r -= 23157;
                    if (r == 747002241) r++;
                    break;
                case 748:
                    r += 26522 ^ x;
                    r *= 8;
                    r -= 23188;
                    if (r == 748002244) r++;
                    break;
                case 749:
                    r += 34441 ^ x;
                    r *= 9;
                    r -= 23219;
                    if (r == 749002247) r++;
                    break;
                case 750:
                    r += 42360 ^ x;
                    r *= 10;
                    r -= 23250;
                    if (r == 750002250) r++;
                    break;
                case 751:
                    r += 50279 ^ x;
                    r *= 11;
                    r -= 23281;
                    if (r == 751002253) r++;
                    break;
                case 752:
                    r += 58198 ^ x;
                    r *= 12;
                    r -= 23312;
                    if (r == 752002256) r++;
                    break;
                case 753:
                    r += 596 ^ x;
                    r *= 13;
                    r -= 23343;
                    if (r == 753002259) r++;
                    break;
                case 754:
                    r += 8515 ^ x;
                    r *= 1;
                    r -= 23374;
                    if (r == 754002262) r++;
                    break;
                case 755:
                    r += 16434 ^ x;
                    r *= 2;
                    r -= 23405;
                    if (r == 755002265) r++;
                    break;
                case 756:
                    r += 24353 ^ x;
                    r *= 3;
                    r -= 23436;
                    if (r == 756002268) r++;
                    break;
                case 757:
                    r += 32272 ^ x;
                    r *= 4;
                    r -= 23467;
                    if (r == 757002271) r++;
                    break;
                case 758:
                    r += 40191 ^ x;
                    r *= 5;
                    r -= 23498;
                    if (r == 758002274) r++;
                    break;
                case 759:
                    r += 48110 ^ x;
                    r *= 6;
                    r -= 23529;
                    if (r == 759002277) r++;
                    break;
                case 760:
                    r += 56029 ^ x;
                    r *= 7;
                    r -= 23560;
                    if (r == 760002280) r++;
                    break;
                case 761:
                    r += 63948 ^ x;
                    r *= 8;
                    r -= 23591;
                    if (r == 761002283) r++;
                    break;
                case 762:
                    r += 6346 ^ x;
                    r *= 9;
                    r -= 23622;
                    if (r == 762002286) r++;
                    break;
                case 763:
                    r += 14265 ^ x;
                    r *= 10;
                    r -= 23653;
                    if (r == 763002289) r++;
                    break;
                case 764:
                    r += 22184 ^ x;
                    r *= 11;
                    r -= 23684;
                    if (r == 764002292) r++;
                    break;
                case 765:
                    r += 30103 ^ x;
                    r *= 12;
                    r -= 23715;
                    if (r == 765002295) r++;
                    break;
                case 766:
                    r += 38022 ^ x;
                    r *= 13;
                    r -= 23746;
                    if (r == 766002298) r++;
                    break;
                case 767:
                    r += 45941 ^ x;
                    r *= 1;
                    r -= 23777;
                    if (r == 767002301) r++;
                    break;
                case 768:
                    r += 53860 ^ x;
                    r *= 2;
                    r -= 23808;
                    if (r == 768002304) r++;
                    break;
                case 769:
                    r += 61779 ^ x;
                    r *= 3;
                    r -= 23839;
                    if (r == 769002307) r++;
                    break;
                case 770:
                    r += 4177 ^ x;
                    r *= 4;
                    r -= 23870;
                    if (r == 770002310) r++;
                    break;
                case 771:
                    r += 12096 ^ x;
                    r *= 5;
                    r -= 23901;
                    if (r == 771002313) r++;
                    break;
                case 772:
                    r += 20015 ^ x;
                    r *= 6;
                    r -= 23932;
                    if (r == 772002316) r++;
                    break;
                case 773:
                    r += 27934 ^ x;
                    r *= 7;
                    r -= 23963;
                    if (r == 773002319) r++;
                    break;
                case 774:
                    r += 35853 ^ x;
                    r *= 8;
                    r -= 23994;
                    if (r == 774002322) r++;
                    break;
                case 775:
                    r += 43772 ^ x;
                    r *= 9;
                    r -= 24025;
                    if (r == 775002325) r++;
                    break;
                case 776:
                    r += 51691 ^ x;
                    r *= 10;
                    r -= 24056;
                    if (r == 776002328) r++;
                    break;
                case 777:
                    r += 59610 ^ x;
                    r *= 11;
                    r -= 24087;
                    if (r == 777002331) r++;
                    break;
                case 778:
                    r += 2008 ^ x;
                    r *= 12;
                    r -= 24118;
                    if (r == 778002334) r++;
                    break;
                case 779:
                    r += 9927 ^ x;
                    r *= 13;
                    r -= 24149;
                    if (r == 779002337) r++;
                    break;
                case 780:
                    r += 17846 ^ x;
                    r *= 1;
                    r -= 24180;
                    if (r == 780002340) r++;
                    break;
                case 781:
                    r += 25765 ^ x;
                    r *= 2;
                    r -= 24211;
                    if (r == 781002343) r++;
                    break;
                case 782:
                    r += 33684 ^ x;
                    r *= 3;
                    r -= 24242;
                    if (r == 782002346) r++;
                    break;
                case 783:
                    r += 41603 ^ x;
                    r *= 4;
                    r -= 24273;
                    if (r == 783002349) r++;
                    break;
                case 784:
                    r += 49522 ^ x;
                    r *= 5;
                    r -= 24304;
                    if (r == 784002352) r++;
                    break;
                case 785:
                    r += 57441 ^ x;
                    r *= 6;
                    r -= 24335;
                    if (r == 785002355) r++;
                    break;
                case 786:
                    r += 65360 ^ x;
                    r *= 7;
                    r -= 24366;
                    if (r == 786002358) r++;
                    break;
                case 787:
                    r += 7758 ^ x;
                    r *= 8;
                    r -= 24397;
                    if (r == 787002361) r++;
                    break;
                case 788:
                    r += 15677 ^ x;
                    r *= 9;
                    r -= 24428;
                    if (r == 788002364) r++;
                    break;
                case 789:
                    r += 23596 ^ x;
                    r *= 10;
                    r -= 24459;
                    if (r == 789002367) r++;
                    break;
                case 790:
                    r += 31515 ^ x;
                    r *= 11;
                    r -= 24490;
                    if (r == 790002370) r++;
                    break;
                case 791:
                    r += 39434 ^ x;
                    r *= 12;
                    r -= 24521;
                    if (r == 791002373) r++;
                    break;
                case 792:
                    r += 47353 ^ x;
                    r *= 13;
                    r -= 24552;
                    if (r == 792002376) r++;
                    break;
                case 793:
                    r += 55272 ^ x;
                    r *= 1;
                    r -= 24583;
                    if (r == 793002379) r++;
                    break;
                case 794:
                    r += 63191 ^ x;
                    r *= 2;
                    r -= 24614;
                    if (r == 794002382) r++;
                    break;
                case 795:
                    r += 5589 ^ x;
                    r *= 3;
                    r -= 24645;
                    if (r == 795002385) r++;
                    break;
                case 796:
                    r += 13508 ^ x;
                    r *= 4;
                    r -= 24676;
                    if (r == 796002388) r++;
                    break;
                case 797:
                    r += 21427 ^ x;
                    r *= 5;
                    r -= 24707;
                    if (r == 797002391) r++;
                    break;
                case 798:
                    r += 29346 ^ x;
                    r *= 6;
                    r -= 24738;
                    if (r == 798002394) r++;
                    break;
                case 799:
                    r += 37265 ^ x;
                    r *= 7;
                    r -= 24769;
                    if (r == 799002397) r++;
                    break;
                case 800:
                    r += 45184 ^ x;
                    r *= 8;
                    r -= 24800;
                    if (r == 800002400) r++;
                    break;
                case 801:
                    r += 53103 ^ x;
                    r *= 9;
                    r -= 24831;
                    if (r == 801002403) r++;
                    break;
                case 802:
                    r += 61022 ^ x;
                    r *= 10;
                    r -= 24862;
                    if (r == 802002406) r++;
                    break;
                case 803:
                    r += 3420 ^ x;
                    r *= 11;
                    r -= 24893;
                    if (r == 803002409) r++;
                    break;
                case 804:
                    r += 11339 ^ x;
                    r *= 12;
                    r -= 24924;
                    if (r == 804002412) r++;
                    break;
                case 805:
                    r += 19258 ^ x;
                    r *= 13;
                    r -= 24955;
                    if (r == 805002415) r++;
                    break;
                case 806:
                    r += 27177 ^ x;
                    r *= 1;
                    r -= 24986;
                    if (r == 806002418) r++;
                    break;
                case 807:
                    r += 35096 ^ x;
                    r *= 2;
                    r -= 25017;
                    if (r == 807002421) r++;
                    break;
                case 808:
                    r += 43015 ^ x;
                    r *= 3;
                    r -= 25048;
                    if (r == 808002424) r++;
                    break;
                case 809:
                    r += 50934 ^ x;
                    r *= 4;
                    r -= 25079;
                    if (r == 809002427) r++;
                    break;
                case 810:
                    r += 58853 ^ x;
                    r *= 5;
                    r -= 25110;
                    if (r == 810002430) r++;
                    break;
                case 811:
                    r += 1251 ^ x;
                    r *= 6;
                    r -= 25141;
                    if (r == 811002433) r++;
                    break;
                case 812:
                    r += 9170 ^ x;
                    r *= 7;
                    r -= 25172;
                    if (r == 812002436) r++;
                    break;
                case 813:
                    r += 17089 ^ x;
                    r *= 8;
                    r -= 25203;
                    if (r == 813002439) r++;
                    break;
                case 814:
                    r += 25008 ^ x;
                    r *= 9;
                    r -= 25234;
                    if (r == 814002442) r++;
                    break;
                case 815:
                    r += 32927 ^ x;
                    r *= 10;
                    r -= 25265;
                    if (r == 815002445) r++;
                    break;
                case 816:
                    r += 40846 ^ x;
                    r *= 11;
                    r -= 25296;
                    if (r == 816002448) r++;
                    break;
                case 817:
                    r += 48765 ^ x;
                    r *= 12;
                    r -= 25327;
                    if (r == 817002451) r++;
                    break;
                case 818:
                    r += 56684 ^ x;
                    r *= 13;
                    r -= 25358;
                    if (r == 818002454) r++;
                    break;
                case 819:
                    r += 64603 ^ x;
                    r *= 1;
                    r -= 25389;
                    if (r == 819002457) r++;
                    break;
                case 820:
                    r += 7001 ^ x;
                    r *= 2;
                    r -= 25420;
                    if (r == 820002460) r++;
                    break;
                case 821:
                    r += 14920 ^ x;
                    r *= 3;
                    r -= 25451;
                    if (r == 821002463) r++;
                    break;
                case 822:
                    r += 22839 ^ x;
                    r *= 4;
                    r -= 25482;
                    if (r == 822002466) r++;
                    break;
                case 823:
                    r += 30758 ^ x;
                    r *= 5;
                    r -= 25513;
                    if (r == 823002469) r++;
                    break;
                case 824:
                    r += 38677 ^ x;
                    r *= 6;
                    r -= 25544;
                    if (r == 824002472) r++;
                    break;
                case 825:
                    r += 46596 ^ x;
                    r *= 7;
                    r -= 25575;
                    if (r == 825002475) r++;
                    break;
                case 826:
                    r += 54515 ^ x;
                    r *= 8;
                    r -= 25606;
                    if (r == 826002478) r++;
                    break;
                case 827:
                    r += 62434 ^ x;
                    r *= 9;
                    r -= 25637;
                    if (r == 827002481) r++;
                    break;
                case 828:
                    r += 4832 ^ x;
                    r *= 10;
                    r -= 25668;
                    if (r == 828002484) r++;
                    break;
                case 829:
                    r += 12751 ^ x;
                    r *= 11;
                    r -= 25699;
                    if (r == 829002487) r++;
                    break;
                case 830:
                    r += 20670 ^ x;
                    r *= 12;
                    r -= 25730;
                    if (r == 830002490) r++;
                    break;
                case 831:
                    r += 28589 ^ x;
                    r *= 13;
                    r -= 25761;
                    if (r == 831002493) r++;
                    break;
                case 832:
                    r += 36508 ^ x;
                    r *= 1;
                    r -= 25792;
                    if (r == 832002496) r++;
                    break;
                case 833:
                    r += 44427 ^ x;
                    r *= 2;
                    r -= 25823;
                    if (r == 833002499) r++;
                    break;
                case 834:
                    r += 52346 ^ x;
                    r *= 3;
                    r -= 25854;
                    if (r == 834002502) r++;
                    break;
                case 835:
                    r += 60265 ^ x;
                    r *= 4;
                    r -= 25885;
                    if (r == 835002505) r++;
                    break;
                case 836:
                    r += 2663 ^ x;
                    r *= 5;
                    r -= 25916;
                    if (r == 836002508) r++;
                    break;
                case 837:
                    r += 10582 ^ x;
                    r *= 6;
                    r -= 25947;
                    if (r == 837002511) r++;
                    break;
                case 838:
                    r += 18501 ^ x;
                    r *= 7;
                    r -= 25978;
                    if (r == 838002514) r++;
                    break;
                case 839:
                    r += 26420 ^ x;
                    r *= 8;
                    r -= 26009;
                    if (r == 839002517) r++;
                    break;
                case 840:
                    r += 34339 ^ x;
                    r *= 9;
                    r -= 26040;
                    if (r == 840002520) r++;
                    break;
                case 841:
                    r += 42258 ^ x;
                    r *= 10;
                    r -= 26071;
                    if (r == 841002523) r++;
                    break;
                case 842:
                    r += 50177 ^ x;
                    r *= 11;
                    r -= 26102;
                    if (r == 842002526) r++;
                    break;
                case 843:
                    r += 58096 ^ x;
                    r *= 12;
                    r -= 26133;
                    if (r == 843002529) r++;
                    break;
                case 844:
                    r += 494 ^ x;
                    r *= 13;
                    r -= 26164;
                    if (r == 844002532) r++;
                    break;
                case 845:
                    r += 8413 ^ x;
                    r *= 1;
                    r -= 26195;
                    if (r == 845002535) r++;
                    break;
                case 846:
                    r += 16332 ^ x;
                    r *= 2;
                    r -= 26226;
                    if (r == 846002538) r++;
                    break;
                case 847:
                    r += 24251 ^ x;
                    r *= 3;
                    r -= 26257;
                    if (r == 847002541) r++;
                    break;
                case 848:
                    r += 32170 ^ x;
                    r *= 4;
                    r -= 26288;
                    if (r == 848002544) r++;
                    break;
                case 849:
                    r += 40089 ^ x;
                    r *= 5;
                    r -= 26319;
                    if (r == 849002547) r++;
                    break;
                case 850:
                    r += 48008 ^ x;
                    r *= 6;
                    r -= 26350;
                    if (r == 850002550) r++;
                    break;
                case 851:
                    r += 55927 ^ x;
                    r *= 7;
                    r -= 26381;
                    if (r == 851002553) r++;
                    break;
                case 852:
                    r += 63846 ^ x;
                    r *= 8;
                    r -= 26412;
                    if (r == 852002556) r++;
                    break;
                case 853:
                    r += 6244 ^ x;
                    r *= 9;
                    r -= 26443;
                    if (r == 853002559) r++;
                    break;
                case 854:
                    r += 14163 ^ x;
                    r *= 10;
                    r -= 26474;
                    if (r == 854002562) r++;
                    break;
                case 855:
                    r += 22082 ^ x;
                    r *= 11;
                    r -= 26505;
                    if (r == 855002565) r++;
                    break;
                case 856:
                    r += 30001 ^ x;
                    r *= 12;
                    r -= 26536;
                    if (r == 856002568) r++;
                    break;
                case 857:
                    r += 37920 ^ x;
                    r *= 13;
                    r -= 26567;
                    if (r == 857002571) r++;
                    break;
                case 858:
                    r += 45839 ^ x;
                    r *= 1;
                    r -= 26598;
                    if (r == 858002574) r++;
                    break;
                case 859:
                    r += 53758 ^ x;
                    r *= 2;
                    r -= 26629;
                    if (r == 859002577) r++;
                    break;
                case 860:
                    r += 61677 ^ x;
                    r *= 3;
                    r -= 26660;
                    if (r == 860002580) r++;
                    break;
                case 861:
                    r += 4075 ^ x;
                    r *= 4;
                    r -= 26691;
                    if (r == 861002583) r++;
                    break;
                case 862:
                    r += 11994 ^ x;
                    r *= 5;
                    r -= 26722;
                    if (r == 862002586) r++;
                    break;
                case 863:
                    r += 19913 ^ x;
                    r *= 6;
                    r -= 26753;
                    if (r == 863002589) r++;
                    break;
                case 864:
                    r += 27832 ^ x;
                    r *= 7;
                    r -= 26784;
                    if (r == 864002592) r++;
                    break;
                case 865:
                    r += 35751 ^ x;
                    r *= 8;
                    r -= 26815;
                    if (r == 865002595) r++;
                    break;
                case 866:
                    r += 43670 ^ x;
                    r *= 9;
                    r -= 26846;
                    if (r == 866002598) r++;
                    break;
                case 867:
                    r += 51589 ^ x;
                    r *= 10;
                    r -= 26877;
                    if (r == 867002601) r++;
                    break;
                case 868:
                    r += 59508 ^ x;
                    r *= 11;
                    r -= 26908;
                    if (r == 868002604) r++;
                    break;
                case 869:
                    r += 1906 ^ x;
                    r *= 12;
                    r -= 26939;
                    if (r == 869002607) r++;
                    break;
                case 870:
                    r += 9825 ^ x;
                    r *= 13;
                    r -= 26970;
                    if (r == 870002610) r++;
                    break;
                case 871:
                    r += 17744 ^ x;
                    r *= 1;
                    r -= 27001;
                    if (r == 871002613) r++;
                    break;
                case 872:
                    r += 25663 ^ x;
                    r *= 2;
                    r -= 27032;
                    if (r == 872002616) r++;
                    break;
                case 873:
                    r += 33582 ^ x;
                    r *= 3;
                    r -= 27063;
                    if (r == 873002619) r++;
                    break;
                case 874:
                    r += 41501 ^ x;
                    r *= 4;
                    r -= 27094;
                    if (r == 874002622) r++;
                    break;
                case 875:
                    r += 49420 ^ x;
                    r *= 5;
                    r -= 27125;
                    if (r == 875002625) r++;
                    break;
                case 876:
                    r += 57339 ^ x;
                    r *= 6;
                    r -= 27156;
                    if (r == 876002628) r++;
                    break;
                case 877:
                    r += 65258 ^ x;
                    r *= 7;
                    r -= 27187;
                    if (r == 877002631) r++;
                    break;
                case 878:
                    r += 7656 ^ x;
                    r *= 8;
                    r -= 27218;
                    if (r == 878002634) r++;
                    break;
                case 879:
                    r += 15575 ^ x;
                    r *= 9;
                    r -= 27249;
                    if (r == 879002637) r++;
                    break;
                case 880:
                    r += 23494 ^ x;
                    r *= 10;
                    r -= 27280;
                    if (r == 880002640) r++;
                    break;
                case 881:
                    r += 31413 ^ x;
                    r *= 11;
                    r -= 27311;
                    if (r == 881002643) r++;
                    break;
                case 882:
                    r += 39332 ^ x;
                    r *= 12;
                    r -= 27342;
                    if (r == 882002646) r++;
                    break;
                case 883:
                    r += 47251 ^ x;
                    r *= 13;
                    r -= 27373;
                    if (r == 883002649) r++;
                    break;
                case 884:
                    r += 55170 ^ x;
                    r *= 1;
                    r -= 27404;
                    if (r == 884002652) r++;
                    break;
                case 885:
                    r += 63089 ^ x;
                    r *= 2;
                    r -= 27435;
                    if (r == 885002655) r++;
                    break;
                case 886:
                    r += 5487 ^ x;
                    r *= 3;
                    r -= 27466;
                    if (r == 886002658) r++;
                    break;
                case 887:
                    r += 13406 ^ x;
                    r *= 4;
                    r -= 27497;
                    if (r == 887002661) r++;
                    break;
                case 888:
                    r += 21325 ^ x;
                    r *= 5;
                    r -= 27528;
                    if (r == 888002664) r++;
                    break;
                case 889:
                    r += 29244 ^ x;
                    r *= 6;
                    r -= 27559;
                    if (r == 889002667) r++;
                    break;
                case 890:
                    r += 37163 ^ x;
                    r *= 7;
                    r -= 27590;
                    if (r == 890002670) r++;
                    break;
                case 891:
                    r += 45082 ^ x;
                    r *= 8;
                    r -= 27621;
                    if (r == 891002673) r++;
                    break;
                case 892:
                    r += 53001 ^ x;
                    r *= 9;
                    r -= 27652;
                    if (r == 892002676) r++;
                    break;
                case 893:
                    r += 60920 ^ x;
                    r *= 10;
                    r -= 27683;
                    if (r == 893002679) r++;
                    break;
                case 894:
                    r += 3318 ^ x;
                    r *= 11;
                    r -= 27714;
                    if (r == 894002682) r++;
                    break;
                case 895:
                    r += 11237 ^ x;
                    r *= 12;
                    r -= 27745;
                    if (r == 895002685) r++;
                    break;
                case 896:
                    r += 19156 ^ x;
                    r *= 13;
                    r -= 27776;
                    if (r == 896002688) r++;
                    break;
                case 897:
                    r += 27075 ^ x;
                    r *= 1;
                    r -= 27807;
                    if (r == 897002691) r++;
                    break;
                case 898:
                    r += 34994 ^ x;
                    r *= 2;
                    r -= 27838;
                    if (r == 898002694) r++;
                    break;
                case 899:
                    r += 42913 ^ x;
                    r *= 3;
                    r -= 27869;
                    if (r == 899002697) r++;
                    break;
                case 900:
                    r += 50832 ^ x;
                    r *= 4;
                    r -= 27900;
                    if (r == 900002700) r++;
                    break;
                case 901:
                    r += 58751 ^ x;
                    r *= 5;
                    r -= 27931;
                    if (r == 901002703) r++;
                    break;
                case 902:
                    r += 1149 ^ x;
                    r *= 6;
                    r -= 27962;
                    if (r == 902002706) r++;
                    break;
                case 903:
                    r += 9068 ^ x;
                    r *= 7;
                    r -= 27993;
                    if (r == 903002709) r++;
                    break;
                case 904:
                    r += 16987 ^ x;
                    r *= 8;
                    r -= 28024;
                    if (r == 904002712) r++;
                    break;
                case 905:
                    r += 24906 ^ x;
                    r *= 9;
                    r -= 28055;
                    if (r == 905002715) r++;
                    break;
                case 906:
                    r += 32825 ^ x;
                    r *= 10;
                    r -= 28086;
                    if (r == 906002718) r++;
                    break;
                case 907:
                    r += 40744 ^ x;
                    r *= 11;
                    r -= 28117;
                    if (r == 907002721) r++;
                    break;
                case 908:
                    r += 48663 ^ x;
                    r *= 12;
                    r -= 28148;
                    if (r == 908002724) r++;
                    break;
                case 909:
                    r += 56582 ^ x;
                    r *= 13;
                    r -= 28179;
                    if (r == 909002727) r++;
                    break;
                case 910:
                    r += 64501 ^ x;
                    r *= 1;
                    r -= 28210;
                    if (r == 910002730) r++;
                    break;
                case 911:
                    r += 6899 ^ x;
                    r *= 2;
                    r -= 28241;
                    if (r == 911002733) r++;
                    break;
                case 912:
                    r += 14818 ^ x;
                    r *= 3;
                    r -= 28272;
                    if (r == 912002736) r++;
                    break;
                case 913:
                    r += 22737 ^ x;
                    r *= 4;
                    r -= 28303;
                    if (r == 913002739) r++;
                    break;
                case 914:
                    r += 30656 ^ x;
                    r *= 5;
                    r -= 28334;
                    if (r == 914002742) r++;
                    break;
                case 915:
                    r += 38575 ^ x;
                    r *= 6;
                    r -= 28365;
                    if (r == 915002745) r++;
                    break;
                case 916:
                    r += 46494 ^ x;
                    r *= 7;
                    r -= 28396;
                    if (r == 916002748) r++;
                    break;
                case 917:
                    r += 54413 ^ x;
                    r *= 8;
                    r -= 28427;
                    if (r == 917002751) r++;
                    break;
                case 918:
                    r += 62332 ^ x;
                    r *= 9;
                    r -= 28458;
                    if (r == 918002754) r++;
                    break;
                case 919:
                    r += 4730 ^ x;
                    r *= 10;
                    r -= 28489;
                    if (r == 919002757) r++;
                    break;
                case 920:
                    r += 12649 ^ x;
                    r *= 11;
                    r -= 28520;
                    if (r == 920002760) r++;
                    break;
                case 921:
                    r += 20568 ^ x;
                    r *= 12;
                    r -= 28551;
                    if (r == 921002763) r++;
                    break;
                case 922:
                    r += 28487 ^ x;
                    r *= 13;
                    r -= 28582;
                    if (r == 922002766) r++;
                    break;
                case 923:
                    r += 36406 ^ x;
                    r *= 1;
                    r -= 28613;
                    if (r == 923002769) r++;
                    break;
                case 924:
                    r += 44325 ^ x;
                    r *= 2;
                    r -= 28644;
                    if (r == 924002772) r++;
                    break;
                case 925:
                    r += 52244 ^ x;
                    r *= 3;
                    r -= 28675;
                    if (r == 925002775) r++;
                    break;
                case 926:
                    r += 60163 ^ x;
                    r *= 4;
                    r -= 28706;
                    if (r == 926002778) r++;
                    break;
                case 927:
                    r += 2561 ^ x;
                    r *= 5;
                    r -= 28737;
                    if (r == 927002781) r++;
                    break;
                case 928:
                    r += 10480 ^ x;
                    r *= 6;
                    r -= 28768;
                    if (r == 928002784) r++;
                    break;
                case 929:
                    r += 18399 ^ x;
                    r *= 7;
                    r -= 28799;
                    if (r == 929002787) r++;
                    break;
                case 930:
                    r += 26318 ^ x;
                    r *= 8;
                    r -= 28830;
                    if (r == 930002790) r++;
                    break;
                case 931:
                    r += 34237 ^ x;
                    r *= 9;
                    r -= 28861;
                    if (r == 931002793) r++;
                    break;
                case 932:
                    r += 42156 ^ x;
                    r *= 10;
                    r -= 28892;
                    if (r == 932002796) r++;
                    break;
                case 933:
                    r += 50075 ^ x;
                    r *= 11;
                    r -= 28923;
                    if (r == 933002799) r++;
                    break;
                case 934:
                    r += 57994 ^ x;
                    r *= 12;
                    r -= 28954;
                    if (r == 934002802) r++;
                    break;
                case 935:
                    r += 392 ^ x;
                    r *= 13;
                    r -= 28985;
                    if (r == 935002805) r++;
                    break;
                case 936:
                    r += 8311 ^ x;
                    r *= 1;
                    r -= 29016;
                    if (r == 936002808) r++;
                    break;
                case 937:
                    r += 16230 ^ x;
                    r *= 2;
                    r -= 29047;
                    if (r == 937002811) r++;
                    break;
                case 938:
                    r += 24149 ^ x;
                    r *= 3;
                    r -= 29078;
                    if (r == 938002814) r++;
                    break;
                case 939:
                    r += 32068 ^ x;
                    r *= 4;
                    r -= 29109;
                    if (r == 939002817) r++;
                    break;
                case 940:
                    r += 39987 ^ x;
                    r *= 5;
                    r -= 29140;
                    if (r == 940002820) r++;
                    break;
                case 941:
                    r += 47906 ^ x;
                    r *= 6;
                    r -= 29171;
                    if (r == 941002823) r++;
                    break;
                case 942:
                    r += 55825 ^ x;
                    r *= 7;
                    r -= 29202;
                    if (r == 942002826) r++;
                    break;
                case 943:
                    r += 63744 ^ x;
                    r *= 8;
                    r -= 29233;
                    if (r == 943002829) r++;
                    break;
                case 944:
                    r += 6142 ^ x;
                    r *= 9;
                    r -= 29264;
                    if (r == 944002832) r++;
                    break;
                case 945:
                    r += 14061 ^ x;
                    r *= 10;
                    r -= 29295;
                    if (r == 945002835) r++;
                    break;
                case 946:
                    r += 21980 ^ x;
                    r *= 11;
                    r -= 29326;
                    if (r == 946002838) r++;
                    break;
                case 947:
                    r += 29899 ^ x;
                    r *= 12;
                    r -= 29357;
                    if (r == 947002841) r++;
                    break;
                case 948:
                    r += 37818 ^ x;
                    r *= 13;
                    r -= 29388;
                    if (r == 948002844) r++;
                    break;
                case 949:
                    r += 45737 ^ x;
                    r *= 1;
                    r -= 29419;
                    if (r == 949002847) r++;
                    break;
                case 950:
                    r += 53656 ^ x;
                    r *= 2;
                    r -= 29450;
                    if (r == 950002850) r++;
                    break;
                case 951:
                    r += 61575 ^ x;
                    r *= 3;
                    r -= 29481;
                    if (r == 951002853) r++;
                    break;
                case 952:
                    r += 3973 ^ x;
                    r *= 4;
                    r -= 29512;
                    if (r == 952002856) r++;
                    break;
                case 953:
                    r += 11892 ^ x;
                    r *= 5;
                    r -= 29543;
                    if (r == 953002859) r++;
                    break;
                case 954:
                    r += 19811 ^ x;
                    r *= 6;
                    r -= 29574;
                    if (r == 954002862) r++;
                    break;
                case 955:
                    r += 27730 ^ x;
                    r *= 7;
                    r -= 29605;
                    if (r == 955002865) r++;
                    break;
                case 956:
                    r += 35649 ^ x;
                    r *= 8;
                    r -= 29636;
                    if (r == 956002868) r++;
                    break;
                case 957:
                    r += 43568 ^ x;
                    r *= 9;
                    r -= 29667;
                    if (r == 957002871) r++;
                    break;
                case 958:
                    r += 51487 ^ x;
                    r *= 10;
                    r -= 29698;
                    if (r == 958002874) r++;
                    break;
                case 959:
                    r += 59406 ^ x;
                    r *= 11;
                    r -= 29729;
                    if (r == 959002877) r++;
                    break;
                case 960:
                    r += 1804 ^ x;
                    r *= 12;
                    r -= 29760;
                    if (r == 960002880) r++;
                    break;
                case 961:
                    r += 9723 ^ x;
                    r *= 13;
                    r -= 29791;
                    if (r == 961002883) r++;
                    break;
                case 962:
                    r += 17642 ^ x;
                    r *= 1;
                    r -= 29822;
                    if (r == 962002886) r++;
                    break;
                case 963:
                    r += 25561 ^ x;
                    r *= 2;
                    r -= 29853;
                    if (r == 963002889) r++;
                    break;
                case 964:
                    r += 33480 ^ x;
                    r *= 3;
                    r -= 29884;
                    if (r == 964002892) r++;
                    break;
                case 965:
                    r += 41399 ^ x;
                    r *= 4;
                    r -= 29915;
                    if (r == 965002895) r++;
                    break;
                case 966:
                    r += 49318 ^ x;
                    r *= 5;
                    r -= 29946;
                    if (r == 966002898) r++;
                    break;
                case 967:
                    r += 57237 ^ x;
                    r *= 6;
                    r -= 29977;
                    if (r == 967002901) r++;
                    break;
                case 968:
                    r += 65156 ^ x;
                    r *= 7;
                    r -= 30008;
                    if (r == 968002904) r++;
                    break;
                case 969:
                    r += 7554 ^ x;
                    r *= 8;
                    r -= 30039;
                    if (r == 969002907) r++;
                    break;
                case 970:
                    r += 15473 ^ x;
                    r *= 9;
                    r -= 30070;
                    if (r == 970002910) r++;
                    break;
                case 971:
                    r += 23392 ^ x;
                    r *= 10;
                    r -= 30101;
                    if (r == 971002913) r++;
                    break;
                case 972:
                    r += 31311 ^ x;
                    r *= 11;
                    r -= 30132;
                    if (r == 972002916) r++;
                    break;
                case 973:
                    r += 39230 ^ x;
                    r *= 12;
                    r -= 30163;
                    if (r == 973002919) r++;
                    break;
                case 974:
                    r += 47149 ^ x;
                    r *= 13;
                    r -= 30194;
                    if (r == 974002922) r++;
                    break;
                case 975:
                    r += 55068 ^ x;
                    r *= 1;
                    r -= 30225;
                    if (r == 975002925) r++;
                    break;
                case 976:
                    r += 62987 ^ x;
                    r *= 2;
                    r -= 30256;
                    if (r == 976002928) r++;
                    break;
                case 977:
                    r += 5385 ^ x;
                    r *= 3;
                    r -= 30287;
                    if (r == 977002931) r++;
                    break;
                case 978:
                    r += 13304 ^ x;
                    r *= 4;
                    r -= 30318;
                    if (r == 978002934) r++;
                    break;
                case 979:
                    r += 21223 ^ x;
                    r *= 5;
                    r -= 30349;
                    if (r == 979002937) r++;
                    break;
                case 980:
                    r += 29142 ^ x;
                    r *= 6;
                    r -= 30380;
                    if (r == 980002940) r++;
                    break;
                case 981:
                    r += 37061 ^ x;
                    r *= 7;
                    r -= 30411;
                    if (r == 981002943) r++;
                    break;
                case 982:
                    r += 44980 ^ x;
                    r *= 8;
                    r -= 30442;
                    if (r == 982002946) r++;
                    break;
                case 983:
                    r += 52899 ^ x;
                    r *= 9;
                    r -= 30473;
                    if (r == 983002949) r++;
                    break;
                case 984:
                    r += 60818 ^ x;
                    r *= 10;
                    r -= 30504;
                    if (r == 984002952) r++;
                    break;
                case 985:
                    r += 3216 ^ x;
                    r *= 11;
                    r -= 30535;
                    if (r == 985002955) r++;
                    break;
                case 986:
                    r += 11135 ^ x;
                    r *= 12;
                    r -= 30566;
                    if (r == 986002958) r++;
                    break;
                case 987:
                    r += 19054 ^ x;
                    r *= 13;
                    r -= 30597;
                    if (r == 987002961) r++;
                    break;
                case 988:
                    r += 26973 ^ x;
                    r *= 1;
                    r -= 30628;
                    if (r == 988002964) r++;
                    break;
                case 989:
                    r += 34892 ^ x;
                    r *= 2;
                    r -= 30659;
                    if (r == 989002967) r++;
                    break;
                case 990:
                    r += 42811 ^ x;
                    r *= 3;
                    r -= 30690;
                    if (r == 990002970) r++;
                    break;
                case 991:
                    r += 50730 ^ x;
                    r *= 4;
                    r -= 30721;
                    if (r == 991002973) r++;
                    break;
                case 992:
                    r += 58649 ^ x;
                    r *= 5;
                    r -= 30752;
                    if (r == 992002976) r++;
                    break;
                case 993:
                    r += 1047 ^ x;
                    r *= 6;
                    r -= 30783;
                    if (r == 993002979) r++;
                    break;
                case 994:
                    r += 8966 ^ x;
                    r *= 7;
                    r -= 30814;
                    if (r == 994002982) r++;
                    break;
                case 995:
                    r += 16885 ^ x;
                    r *= 8;
                    r -= 30845;
                    if (r == 995002985) r++;
                    break;
                case 996:
                    r += 24804 ^ x;
                    r *= 9;
                    r -= 30876;
                    if (r == 996002988) r++;
                    break;
                case 997:
                    r += 32723 ^ x;
                    r *= 10;
                    r -= 30907;
                    if (r == 997002991) r++;
                    break;
                case 998:
                    r += 40642 ^ x;
                    r *= 11;
                    r -= 30938;
                    if (r == 998002994) r++;
                    break;
                case 999:
                    r += 48561 ^ x;
                    r *= 12;
                    r -= 30969;
                    if (r == 999002997) r++;
                    break;
                case 1000:
                    r += 56480 ^ x;
                    r *= 13;
                    r -= 31000;
                    if (r == 1000003000) r++;
                    break;
                case 1001:
                    r += 64399 ^ x;
                    r *= 1;
                    r -= 31031;
                    if (r == 1001003003) r++;
                    break;
                case 1002:
                    r += 6797 ^ x;
                    r *= 2;
                    r -= 31062;
                    if (r == 1002003006) r++;
                    break;
                case 1003:
                    r += 14716 ^ x;
                    r *= 3;
                    r -= 31093;
                    if (r == 1003003009) r++;
                    break;
                case 1004:
                    r += 22635 ^ x;
                    r *= 4;
                    r -= 31124;
                    if (r == 1004003012) r++;
                    break;
                case 1005:
                    r += 30554 ^ x;
                    r *= 5;
                    r -= 31155;
                    if (r == 1005003015) r++;
                    break;
                case 1006:
                    r += 38473 ^ x;
                    r *= 6;
                    r -= 31186;
                    if (r == 1006003018) r++;
                    break;
                case 1007:
                    r += 46392 ^ x;
                    r *= 7;
                    r -= 31217;
                    if (r == 1007003021) r++;
                    break;
                case 1008:
                    r += 54311 ^ x;
                    r *= 8;
                    r -= 31248;
                    if (r == 1008003024) r++;
                    break;
                case 1009:
                    r += 62230 ^ x;
                    r *= 9;
                    r -= 31279;
                    if (r == 1009003027) r++;
                    break;
                case 1010:
                    r += 4628 ^ x;
                    r *= 10;
                    r -= 31310;
                    if (r == 1010003030) r++;
                    break;
                case 1011:
                    r += 12547 ^ x;
                    r *= 11;
                    r -= 31341;
                    if (r == 1011003033) r++;
                    break;
                case 1012:
                    r += 20466 ^ x;
                    r *= 12;
                    r -= 31372;
                    if (r == 1012003036) r++;
                    break;
                case 1013:
                    r += 28385 ^ x;
                    r *= 13;
                    r -= 31403;
                    if (r == 1013003039) r++;
                    break;
                case 1014:
                    r += 36304 ^ x;
                    r *= 1;
                    r -= 31434;
                    if (r == 1014003042) r++;
                    break;
                case 1015:
                    r += 44223 ^ x;
                    r *= 2;
                    r -= 31465;
                    if (r == 1015003045) r++;
                    break;
                case 1016:
                    r += 52142 ^ x;
                    r *= 3;
                    r -= 31496;
                    if (r == 1016003048) r++;
                    break;
                case 1017:
                    r += 60061 ^ x;
                    r *= 4;
                    r -= 31527;
                    if (r == 1017003051) r++;
                    break;
                case 1018:
                    r += 2459 ^ x;
                    r *= 5;
                    r -= 31558;
                    if (r == 1018003054) r++;
                    break;
                case 1019:
                    r += 10378 ^ x;
                    r *= 6;
                    r -= 31589;
                    if (r == 1019003057) r++;
                    break;
                case 1020:
                    r += 18297 ^ x;
                    r *= 7;
                    r -= 31620;
                    if (r == 1020003060) r++;
                    break;
                case 1021:
                    r += 26216 ^ x;
                    r *= 8;
                    r -= 31651;
                    if (r == 1021003063) r++;
                    break;
                case 1022:
                    r += 34135 ^ x;
                    r *= 9;
                    r -= 31682;
                    if (r == 1022003066) r++;
                    break;
                case 1023:
                    r += 42054 ^ x;
                    r *= 10;
                    r -= 31713;
                    if (r == 1023003069) r++;
                    break;
                case 1024:
                    r += 49973 ^ x;
                    r *= 11;
                    r -= 31744;
                    if (r == 1024003072) r++;
                    break;
                case 1025:
                    r += 57892 ^ x;
                    r *= 12;
                    r -= 31775;
                    if (r == 1025003075) r++;
                    break;
                case 1026:
                    r += 290 ^ x;
                    r *= 13;
                    r -= 31806;
                    if (r == 1026003078) r++;
                    break;
                case 1027:
                    r += 8209 ^ x;
                    r *= 1;
                    r -= 31837;
                    if (r == 1027003081) r++;
                    break;
                case 1028:
                    r += 16128 ^ x;
                    r *= 2;
                    r -= 31868;
                    if (r == 1028003084) r++;
                    break;
                case 1029:
                    r += 24047 ^ x;
                    r *= 3;
                    r -= 31899;
                    if (r == 1029003087) r++;
                    break;
                case 1030:
                    r += 31966 ^ x;
                    r *= 4;
                    r -= 31930;
                    if (r == 1030003090) r++;
                    break;
                case 1031:
                    r += 39885 ^ x;
                    r *= 5;
                    r -= 31961;
                    if (r == 1031003093) r++;
                    break;
                case 1032:
                    r += 47804 ^ x;
                    r *= 6;
                    r -= 31992;
                    if (r == 1032003096) r++;
                    break;
                case 1033:
                    r += 55723 ^ x;
                    r *= 7;
                    r -= 32023;
                    if (r == 1033003099) r++;
                    break;
                case 1034:
                    r += 63642 ^ x;
                    r *= 8;
                    r -= 32054;
                    if (r == 1034003102) r++;
                    break;
                case 1035:
                    r += 6040 ^ x;
                    r *= 9;
                    r -= 32085;
                    if (r == 1035003105) r++;
                    break;
                case 1036:
                    r += 13959 ^ x;
                    r *= 10;
                    r -= 32116;
                    if (r == 1036003108) r++;
                    break;
                case 1037:
                    r += 21878 ^ x;
                    r *= 11;
                    r -= 32147;
                    if (r == 1037003111) r++;
                    break;
                case 1038:
                    r += 29797 ^ x;
                    r *= 12;
                    r -= 32178;
                    if (r == 1038003114) r++;
                    break;
                case 1039:
                    r += 37716 ^ x;
                    r *= 13;
                    r -= 32209;
                    if (r == 1039003117) r++;
                    break;
                case 1040:
                    r += 45635 ^ x;
                    r *= 1;
                    r -= 32240;
                    if (r == 1040003120) r++;
                    break;
                case 1041:
                    r += 53554 ^ x;
                    r *= 2;
                    r -= 32271;
                    if (r == 1041003123) r++;
                    break;
                case 1042:
                    r += 61473 ^ x;
                    r *= 3;
                    r -= 32302;
                    if (r == 1042003126) r++;
                    break;
                case 1043:
                    r += 3871 ^ x;
                    r *= 4;
                    r -= 32333;
                    if (r == 1043003129) r++;
                    break;
                case 1044:
                    r += 11790 ^ x;
                    r *= 5;
                    r -= 32364;
                    if (r == 1044003132) r++;
                    break;
                case 1045:
                    r += 19709 ^ x;
                    r *= 6;
                    r -= 32395;
                    if (r == 1045003135) r++;
                    break;
                case 1046:
                    r += 27628 ^ x;
                    r *= 7;
                    r -= 32426;
                    if (r == 1046003138) r++;
                    break;
                case 1047:
                    r += 35547 ^ x;
                    r *= 8;
                    r -= 32457;
                    if (r == 1047003141) r++;
                    break;
                case 1048:
                    r += 43466 ^ x;
                    r *= 9;
                    r -= 32488;
                    if (r == 1048003144) r++;
                    break;
                case 1049:
                    r += 51385 ^ x;
                    r *= 10;
                    r -= 32519;
                    if (r == 1049003147) r++;
                    break;
                case 1050:
                    r += 59304 ^ x;
                    r *= 11;
                    r -= 32550;
                    if (r == 1050003150) r++;
                    break;
                case 1051:
                    r += 1702 ^ x;
                    r *= 12;
                    r -= 32581;
                    if (r == 1051003153) r++;
                    break;
                case 1052:
                    r += 9621 ^ x;
                    r *= 13;
                    r -= 32612;
                    if (r == 1052003156) r++;
                    break;
                case 1053:
                    r += 17540 ^ x;
                    r *= 1;
                    r -= 32643;
                    if (r == 1053003159) r++;
                    break;
                case 1054:
                    r += 25459 ^ x;
                    r *= 2;
                    r -= 32674;
                    if (r == 1054003162) r++;
                    break;
                case 1055:
                    r += 33378 ^ x;
                    r *= 3;
                    r -= 32705;
                    if (r == 1055003165) r++;
                    break;
                case 1056:
                    r += 41297 ^ x;
                    r *= 4;
                    r -= 32736;
                    if (r == 1056003168) r++;
                    break;
                case 1057:
                    r += 49216 ^ x;
                    r *= 5;
                    r -= 32767;
                    if (r == 1057003171) r++;
                    break;
                case 1058:
                    r += 57135 ^ x;
                    r *= 6;
                    r -= 32798;
                    if (r == 1058003174) r++;
                    break;
                case 1059:
                    r += 65054 ^ x;
                    r *= 7;
                    r -= 32829;
                    if (r == 1059003177) r++;
                    break;
                case 1060:
                    r += 7452 ^ x;
                    r *= 8;
                    r -= 32860;
                    if (r == 1060003180) r++;
                    break;
                case 1061:
                    r += 15371 ^ x;
                    r *= 9;
                    r -= 32891;
                    if (r == 1061003183) r++;
                    break;
                case 1062:
                    r += 23290 ^ x;
                    r *= 10;
                    r -= 32922;
                    if (r == 1062003186) r++;
                    break;
                case 1063:
                    r += 31209 ^ x;
                    r *= 11;
                    r -= 32953;
                    if (r == 1063003189) r++;
                    break;
                case 1064:
                    r += 39128 ^ x;
                    r *= 12;
                    r -= 32984;
                    if (r == 1064003192) r++;
                    break;
                case 1065:
                    r += 47047 ^ x;
                    r *= 13;
                    r -= 33015;
                    if (r == 1065003195) r++;
                    break;
                case 1066:
                    r += 54966 ^ x;
                    r *= 1;
                    r -= 33046;
                    if (r == 1066003198) r++;
                    break;
                case 1067:
                    r += 62885 ^ x;
                    r *= 2;
                    r -= 33077;
                    if (r == 1067003201) r++;
                    break;
                case 1068:
                    r += 5283 ^ x;
                    r *= 3;
                    r -= 33108;
                    if (r == 1068003204) r++;
                    break;
                case 1069:
                    r += 13202 ^ x;
                    r *= 4;
                    r -= 33139;
                    if (r == 1069003207) r++;
                    break;
                case 1070:
                    r += 21121 ^ x;
                    r *= 5;
                    r -= 33170;
                    if (r == 1070003210) r++;
                    break;
                case 1071:
                    r += 29040 ^ x;
                    r *= 6;
                    r -= 33201;
                    if (r == 1071003213) r++;
                    break;
                case 1072:
                    r += 36959 ^ x;
                    r *= 7;
                    r -= 33232;
                    if (r == 1072003216) r++;
                    break;
                case 1073:
                    r += 44878 ^ x;
                    r *= 8;
                    r -= 33263;
                    if (r == 1073003219) r++;
                    break;
                case 1074:
                    r += 52797 ^ x;
                    r *= 9;
                    r -= 33294;
                    if (r == 1074003222) r++;
                    break;
                case 1075:
                    r += 60716 ^ x;
                    r *= 10;
                    r -= 33325;
                    if (r == 1075003225) r++;
                    break;
                case 1076:
                    r += 3114 ^ x;
                    r *= 11;
                    r -= 33356;
                    if (r == 1076003228) r++;
                    break;
                case 1077:
                    r += 11033 ^ x;
                    r *= 12;
                    r -= 33387;
                    if (r == 1077003231) r++;
                    break;
                case 1078:
                    r += 18952 ^ x;
                    r *= 13;
                    r -= 33418;
                    if (r == 1078003234) r++;
                    break;
                case 1079:
                    r += 26871 ^ x;
                    r *= 1;
                    r -= 33449;
                    if (r == 1079003237) r++;
                    break;
                case 1080:
                    r += 34790 ^ x;
                    r *= 2;
                    r -= 33480;
                    if (r == 1080003240) r++;
                    break;
                case 1081:
                    r += 42709 ^ x;
                    r *= 3;
                    r -= 33511;
                    if (r == 1081003243) r++;
                    break;
                case 1082:
                    r += 50628 ^ x;
                    r *= 4;
                    r -= 33542;
                    if (r == 1082003246) r++;
                    break;
                case 1083:
                    r += 58547 ^ x;
                    r *= 5;
                    r -= 33573;
                    if (r == 1083003249) r++;
                    break;
                case 1084:
                    r += 945 ^ x;
                    r *= 6;
                    r -= 33604;
                    if (r == 1084003252) r++;
                    break;
                case 1085:
                    r += 8864 ^ x;
                    r *= 7;
                    r -= 33635;
                    if (r == 1085003255) r++;
                    break;
                case 1086:
                    r += 16783 ^ x;
                    r *= 8;
                    r -= 33666;
                    if (r == 1086003258) r++;
                    break;
                case 1087:
                    r += 24702 ^ x;
                    r *= 9;
                    r -= 33697;
                    if (r == 1087003261) r++;
                    break;
                case 1088:
                    r += 32621 ^ x;
                    r *= 10;
                    r -= 33728;
                    if (r == 1088003264) r++;
                    break;
                case 1089:
                    r += 40540 ^ x;
                    r *= 11;
                    r -= 33759;
                    if (r == 1089003267) r++;
                    break;
                case 1090:
                    r += 48459 ^ x;
                    r *= 12;
                    r -= 33790;
                    if (r == 1090003270) r++;
                    break;
                case 1091:
                    r += 56378 ^ x;
                    r *= 13;
                    r -= 33821;
                    if (r == 1091003273) r++;
                    break;
                case 1092:
                    r += 64297 ^ x;
                    r *= 1;
                    r -= 33852;
                    if (r == 1092003276) r++;
                    break;
                case 1093:
                    r += 6695 ^ x;
                    r *= 2;
                    r -= 33883;
                    if (r == 1093003279) r++;
                    break;
                case 1094:
                    r += 14614 ^ x;
                    r *= 3;
                    r -= 33914;
                    if (r == 1094003282) r++;
                    break;
                case 1095:
                    r += 22533 ^ x;
                    r *= 4;
                    r -= 33945;
                    if (r == 1095003285) r++;
                    break;
                case 1096:
                    r += 30452 ^ x;
                    r *= 5;
                    r -= 33976;
                    if (r == 1096003288) r++;
                    break;
                case 1097:
                    r += 38371 ^ x;
                    r *= 6;
                    r -= 34007;
                    if (r == 1097003291) r++;
                    break;
                case 1098:
                    r += 46290 ^ x;
                    r *= 7;
                    r -= 34038;
                    if (r == 1098003294) r++;
                    break;
                case 1099:
                    r += 54209 ^ x;
                    r *= 8;
                    r -= 34069;
                    if (r == 1099003297) r++;
                    break;
                case 1100:
                    r += 62128 ^ x;
                    r *= 9;
                    r -= 34100;
                    if (r == 1100003300) r++;
                    break;
                case 1101:
                    r += 4526 ^ x;
                    r *= 10;
                    r -= 34131;
                    if (r == 1101003303) r++;
                    break;
                case 1102:
                    r += 12445 ^ x;
                    r *= 11;
                    r -= 34162;
                    if (r == 1102003306) r++;
                    break;
                case 1103:
                    r += 20364 ^ x;
                    r *= 12;
                    r -= 34193;
                    if (r == 1103003309) r++;
                    break;
                case 1104:
                    r += 28283 ^ x;
                    r *= 13;
                    r -= 34224;
                    if (r == 1104003312) r++;
                    break;
                case 1105:
                    r += 36202 ^ x;
                    r *= 1;
                    r -= 34255;
                    if (r == 1105003315) r++;
                    break;
                case 1106:
                    r += 44121 ^ x;
                    r *= 2;
                    r -= 34286;
                    if (r == 1106003318) r++;
                    break;
                case 1107:
                    r += 52040 ^ x;
                    r *= 3;
                    r -= 34317;
                    if (r == 1107003321) r++;
                    break;
                case 1108:
                    r += 59959 ^ x;
                    r *= 4;
                    r -= 34348;
                    if (r == 1108003324) r++;
                    break;
                case 1109:
                    r += 2357 ^ x;
                    r *= 5;
                    r -= 34379;
                    if (r == 1109003327) r++;
                    break;
                case 1110:
                    r += 10276 ^ x;
                    r *= 6;
                    r -= 34410;
                    if (r == 1110003330) r++;
                    break;
                case 1111:
                    r += 18195 ^ x;
                    r *= 7;
                    r -= 34441;
                    if (r == 1111003333) r++;
                    break;
                case 1112:
                    r += 26114 ^ x;
                    r *= 8;
                    r -= 34472;
                    if (r == 1112003336) r++;
                    break;
                case 1113:
                    r += 34033 ^ x;
                    r *= 9;
                    r -= 34503;
                    if (r == 1113003339) r++;
                    break;
                case 1114:
                    r += 41952 ^ x;
                    r *= 10;
                    r -= 34534;
                    if (r == 1114003342) r++;
                    break;
                case 1115:
                    r += 49871 ^ x;
                    r *= 11;
                    r -= 34565;
                    if (r == 1115003345) r++;
                    break;
                case 1116:
                    r += 57790 ^ x;
                    r *= 12;
                    r -= 34596;
                    if (r == 1116003348) r++;
                    break;
                case 1117:
                    r += 188 ^ x;
                    r *= 13;
                    r -= 34627;
                    if (r == 1117003351) r++;
                    break;
                case 1118:
                    r += 8107 ^ x;
                    r *= 1;
                    r -= 34658;
                    if (r == 1118003354) r++;
                    break;
                case 1119:
                    r += 16026 ^ x;
                    r *= 2;
                    r -= 34689;
                    if (r == 1119003357) r++;
                    break;
                case 1120:
                    r += 23945 ^ x;
                    r *= 3;
                    r -= 34720;
                    if (r == 1120003360) r++;
                    break;
                case 1121:
                    r += 31864 ^ x;
                    r *= 4;
                    r -= 34751;
                    if (r == 1121003363) r++;
                    break;
                case 1122:
                    r += 39783 ^ x;
                    r *= 5;
                    r -= 34782;
                    if (r == 1122003366) r++;
                    break;
                case 1123:
                    r += 47702 ^ x;
                    r *= 6;
                    r -= 34813;
                    if (r == 1123003369) r++;
                    break;
                case 1124:
                    r += 55621 ^ x;
                    r *= 7;
                    r -= 34844;
                    if (r == 1124003372) r++;
                    break;
                case 1125:
                    r += 63540 ^ x;
                    r *= 8;
                    r -= 34875;
                    if (r == 1125003375) r++;
                    break;
                case 1126:
                    r += 5938 ^ x;
                    r *= 9;
                    r -= 34906;
                    if (r == 1126003378) r++;
                    break;
                case 1127:
                    r += 13857 ^ x;
                    r *= 10;
                    r -= 34937;
                    if (r == 1127003381) r++;
                    break;
                case 1128:
                    r += 21776 ^ x;
                    r *= 11;
                    r -= 34968;
                    if (r == 1128003384) r++;
                    break;
                case 1129:
                    r += 29695 ^ x;
                    r *= 12;
                    r -= 34999;
                    if (r == 1129003387) r++;
                    break;
                case 1130:
                    r += 37614 ^ x;
                    r *= 13;
                    r -= 35030;
                    if (r == 1130003390) r++;
                    break;
                case 1131:
                    r += 45533 ^ x;
                    r *= 1;
                    r -= 35061;
                    if (r == 1131003393) r++;
                    break;
                case 1132:
                    r += 53452 ^ x;
                    r *= 2;
                    r -= 35092;
                    if (r == 1132003396) r++;
                    break;
                case 1133:
                    r += 61371 ^ x;
                    r *= 3;
                    r -= 35123;
                    if (r == 1133003399) r++;
                    break;
                case 1134:
                    r += 3769 ^ x;
                    r *= 4;
                    r -= 35154;
                    if (r == 1134003402) r++;
                    break;
                case 1135:
                    r += 11688 ^ x;
                    r *= 5;
                    r -= 35185;
                    if (r == 1135003405) r++;
                    break;
                case 1136:
                    r += 19607 ^ x;
                    r *= 6;
                    r -= 35216;
                    if (r == 1136003408) r++;
                    break;
                case 1137:
                    r += 27526 ^ x;
                    r *= 7;
                    r -= 35247;
                    if (r == 1137003411) r++;
                    break;
                case 1138:
                    r += 35445 ^ x;
                    r *= 8;
                    r -= 35278;
                    if (r == 1138003414) r++;
                    break;
                case 1139:
                    r += 43364 ^ x;
                    r *= 9;
                    r -= 35309;
                    if (r == 1139003417) r++;
                    break;
                case 1140:
                    r += 51283 ^ x;
                    r *= 10;
                    r -= 35340;
                    if (r == 1140003420) r++;
                    break;
                case 1141:
                    r += 59202 ^ x;
                    r *= 11;
                    r -= 35371;
                    if (r == 1141003423) r++;
                    break;
                case 1142:
                    r += 1600 ^ x;
                    r *= 12;
                    r -= 35402;
                    if (r == 1142003426) r++;
                    break;
                case 1143:
                    r += 9519 ^ x;
                    r *= 13;
                    r -= 35433;
                    if (r == 1143003429) r++;
                    break;
                case 1144:
                    r += 17438 ^ x;
                    r *= 1;
                    r -= 35464;
                    if (r == 1144003432) r++;
                    break;
                case 1145:
                    r += 25357 ^ x;
                    r *= 2;
                    r -= 35495;
                    if (r == 1145003435) r++;
                    break;
                case 1146:
                    r += 33276 ^ x;
                    r *= 3;
                    r -= 35526;
                    if (r == 1146003438) r++;
                    break;
                case 1147:
                    r += 41195 ^ x;
                    r *= 4;
                    r -= 35557;
                    if (r == 1147003441) r++;
                    break;
                case 1148:
                    r += 49114 ^ x;
                    r *= 5;
                    r -= 35588;
                    if (r == 1148003444) r++;
                    break;
                case 1149:
                    r += 57033 ^ x;
                    r *= 6;
                    r -= 35619;
                    if (r == 1149003447) r++;
                    break;
                case 1150:
                    r += 64952 ^ x;
                    r *= 7;
                    r -= 35650;
                    if (r == 1150003450) r++;
                    break;
                case 1151:
                    r += 7350 ^ x;
                    r *= 8;
                    r -= 35681;
                    if (r == 1151003453) r++;
                    break;
                case 1152:
                    r += 15269 ^ x;
                    r *= 9;
                    r -= 35712;
                    if (r == 1152003456) r++;
                    break;
                case 1153:
                    r += 23188 ^ x;
                    r *= 10;
                    r -= 35743;
                    if (r == 1153003459) r++;
                    break;
                case 1154:
                    r += 31107 ^ x;
                    r *= 11;
                    r -= 35774;
                    if (r == 1154003462) r++;
                    break;
                case 1155:
                    r += 39026 ^ x;
                    r *= 12;
                    r -= 35805;
                    if (r == 1155003465) r++;
                    break;
                case 1156:
                    r += 46945 ^ x;
                    r *= 13;
                    r -= 35836;
                    if (r == 1156003468) r++;
                    break;
                case 1157:
                    r += 54864 ^ x;
                    r *= 1;
                    r -= 35867;
                    if (r == 1157003471) r++;
                    break;
                case 1158:
                    r += 62783 ^ x;
                    r *= 2;
                    r -= 35898;
                    if (r == 1158003474) r++;
                    break;
                case 1159:
                    r += 5181 ^ x;
                    r *= 3;
                    r -= 35929;
                    if (r == 1159003477) r++;
                    break;
                case 1160:
                    r += 13100 ^ x;
                    r *= 4;
                    r -= 35960;
                    if (r == 1160003480) r++;
                    break;
                case 1161:
                    r += 21019 ^ x;
                    r *= 5;
                    r -= 35991;
                    if (r == 1161003483) r++;
                    break;
                case 1162:
                    r += 28938 ^ x;
                    r *= 6;
                    r -= 36022;
                    if (r == 1162003486) r++;
                    break;
                case 1163:
                    r += 36857 ^ x;
                    r *= 7;
                    r -= 36053;
                    if (r == 1163003489) r++;
                    break;
                case 1164:
                    r += 44776 ^ x;
                    r *= 8;
                    r -= 36084;
                    if (r == 1164003492) r++;
                    break;
                case 1165:
                    r += 52695 ^ x;
                    r *= 9;
                    r -= 36115;
                    if (r == 1165003495) r++;
                    break;
                case 1166:
                    r += 60614 ^ x;
                    r *= 10;
                    r -= 36146;
                    if (r == 1166003498) r++;
                    break;
                case 1167:
                    r += 3012 ^ x;
                    r *= 11;
                    r -= 36177;
                    if (r == 1167003501) r++;
                    break;
                case 1168:
                    r += 10931 ^ x;
                    r *= 12;
                    r -= 36208;
                    if (r == 1168003504) r++;
                    break;
                case 1169:
                    r += 18850 ^ x;
                    r *= 13;
                    r -= 36239;
                    if (r == 1169003507) r++;
                    break;
                case 1170:
                    r += 26769 ^ x;
                    r *= 1;
                    r -= 36270;
                    if (r == 1170003510) r++;
                    break;
                case 1171:
                    r += 34688 ^ x;
                    r *= 2;
                    r -= 36301;
                    if (r == 1171003513) r++;
                    break;
                case 1172:
                    r += 42607 ^ x;
                    r *= 3;
                    r -= 36332;
                    if (r == 1172003516) r++;
                    break;
                case 1173:
                    r += 50526 ^ x;
                    r *= 4;
                    r -= 36363;
                    if (r == 1173003519) r++;
                    break;
                case 1174:
                    r += 58445 ^ x;
                    r *= 5;
                    r -= 36394;
                    if (r == 1174003522) r++;
                    break;
                case 1175:
                    r += 843 ^ x;
                    r *= 6;
                    r -= 36425;
                    if (r == 1175003525) r++;
                    break;
                case 1176:
                    r += 8762 ^ x;
                    r *= 7;
                    r -= 36456;
                    if (r == 1176003528) r++;
                    break;
                case 1177:
                    r += 16681 ^ x;
                    r *= 8;
                    r -= 36487;
                    if (r == 1177003531) r++;
                    break;
                case 1178:
                    r += 24600 ^ x;
                    r *= 9;
                    r -= 36518;
                    if (r == 1178003534) r++;
                    break;
                case 1179:
                    r += 32519 ^ x;
                    r *= 10;
                    r -= 36549;
                    if (r == 1179003537) r++;
                    break;
                case 1180:
                    r += 40438 ^ x;
                    r *= 11;
                    r -= 36580;
                    if (r == 1180003540) r++;
                    break;
                case 1181:
                    r += 48357 ^ x;
                    r *= 12;
                    r -= 36611;
                    if (r == 1181003543) r++;
                    break;
                case 1182:
                    r += 56276 ^ x;
                    r *= 13;
                    r -= 36642;
                    if (r == 1182003546) r++;
                    break;
                case 1183:
                    r += 64195 ^ x;
                    r *= 1;
                    r -= 36673;
                    if (r == 1183003549) r++;
                    break;
                case 1184:
                    r += 6593 ^ x;
                    r *= 2;
                    r -= 36704;
                    if (r == 1184003552) r++;
                    break;
                case 1185:
                    r += 14512 ^ x;
                    r *= 3;
                    r -= 36735;
                    if (r == 1185003555) r++;
                    break;
                case 1186:
                    r += 22431 ^ x;
                    r *= 4;
                    r -= 36766;
                    if (r == 1186003558) r++;
                    break;
                case 1187:
                    r += 30350 ^ x;
                    r *= 5;
                    r -= 36797;
                    if (r == 1187003561) r++;
                    break;
                case 1188:
                    r += 38269 ^ x;
                    r *= 6;
                    r -= 36828;
                    if (r == 1188003564) r++;
                    break;
                case 1189:
                    r += 46188 ^ x;
                    r *= 7;
                    r -= 36859;
                    if (r == 1189003567) r++;
                    break;
                case 1190:
                    r += 54107 ^ x;
                    r *= 8;
                    r -= 36890;
                    if (r == 1190003570) r++;
                    break;
                case 1191:
                    r += 62026 ^ x;
                    r *= 9;
                    r -= 36921;
                    if (r == 1191003573) r++;
                    break;
                case 1192:
                    r += 4424 ^ x;
                    r *= 10;
                    r -= 36952;
                    if (r == 1192003576) r++;
                    break;
                case 1193:
                    r += 12343 ^ x;
                    r *= 11;
                    r -= 36983;
                    if (r == 1193003579) r++;
                    break;
                case 1194:
                    r += 20262 ^ x;
                    r *= 12;
                    r -= 37014;
                    if (r == 1194003582) r++;
                    break;
                case 1195:
                    r += 28181 ^ x;
                    r *= 13;
                    r -= 37045;
                    if (r == 1195003585) r++;
                    break;
                case 1196:
                    r += 36100 ^ x;
                    r *= 1;
                    r -= 37076;
                    if (r == 1196003588) r++;
                    break;
                case 1197:
                    r += 44019 ^ x;
                    r *= 2;
                    r -= 37107;
                    if (r == 1197003591) r++;
                    break;
                case 1198:
                    r += 51938 ^ x;
                    r *= 3;
                    r -= 37138;
                    if (r == 1198003594) r++;
                    break;
                case 1199:
                    r += 59857 ^ x;
                    r *= 4;
                    r -= 37169;
                    if (r == 1199003597) r++;
                    break;
                case 1200:
                    r += 2255 ^ x;
                    r *= 5;
                    r -= 37200;
                    if (r == 1200003600) r++;
                    break;
                case 1201:
                    r += 10174 ^ x;
                    r *= 6;
                    r -= 37231;
                    if (r == 1201003603) r++;
                    break;
                case 1202:
                    r += 18093 ^ x;
                    r *= 7;
                    r -= 37262;
                    if (r == 1202003606) r++;
                    break;
                case 1203:
                    r += 26012 ^ x;
                    r *= 8;
                    r -= 37293;
                    if (r == 1203003609) r++;
                    break;
                case 1204:
                    r += 33931 ^ x;
                    r *= 9;
                    r -= 37324;
                    if (r == 1204003612) r++;
                    break;
                case 1205:
                    r += 41850 ^ x;
                    r *= 10;
                    r -= 37355;
                    if (r == 1205003615) r++;
                    break;
                case 1206:
                    r += 49769 ^ x;
                    r *= 11;
                    r -= 37386;
                    if (r == 1206003618) r++;
                    break;
                case 1207:
                    r += 57688 ^ x;
                    r *= 12;
                    r -= 37417;
                    if (r == 1207003621) r++;
                    break;
                case 1208:
                    r += 86 ^ x;
                    r *= 13;
                    r -= 37448;
                    if (r == 1208003624) r++;
                    break;
                case 1209:
                    r += 8005 ^ x;
                    r *= 1;
                    r -= 37479;
                    if (r == 1209003627) r++;
                    break;
                case 1210:
                    r += 15924 ^ x;
                    r *= 2;
                    r -= 37510;
                    if (r == 1210003630) r++;
                    break;
                case 1211:
                    r += 23843 ^ x;
                    r *= 3;
                    r -= 37541;
                    if (r == 1211003633) r++;
                    break;
                case 1212:
                    r += 31762 ^ x;
                    r *= 4;
                    r -= 37572;
                    if (r == 1212003636) r++;
                    break;
                case 1213:
                    r += 39681 ^ x;
                    r *= 5;
                    r -= 37603;
                    if (r == 1213003639) r++;
                    break;
                case 1214:
                    r += 47600 ^ x;
                    r *= 6;
                    r -= 37634;
                    if (r == 1214003642) r++;
                    break;
                case 1215:
                    r += 55519 ^ x;
                    r *= 7;
                    r -= 37665;
                    if (r == 1215003645) r++;
                    break;
                case 1216:
                    r += 63438 ^ x;
                    r *= 8;
                    r -= 37696;
                    if (r == 1216003648) r++;
                    break;
                case 1217:
                    r += 5836 ^ x;
                    r *= 9;
                    r -= 37727;
                    if (r == 1217003651) r++;
                    break;
                case 1218:
                    r += 13755 ^ x;
                    r *= 10;
                    r -= 37758;
                    if (r == 1218003654) r++;
                    break;
                case 1219:
                    r += 21674 ^ x;
                    r *= 11;
                    r -= 37789;
                    if (r == 1219003657) r++;
                    break;
                case 1220:
                    r += 29593 ^ x;
                    r *= 12;
                    r -= 37820;
                    if (r == 1220003660) r++;
                    break;
                case 1221:
                    r += 37512 ^ x;
                    r *= 13;
                    r -= 37851;
                    if (r == 1221003663) r++;
                    break;
                case 1222:
                    r += 45431 ^ x;
                    r *= 1;
                    r -= 37882;
                    if (r == 1222003666) r++;
                    break;
                case 1223:
                    r += 53350 ^ x;
                    r *= 2;
                    r -= 37913;
                    if (r == 1223003669) r++;
                    break;
                case 1224:
                    r += 61269 ^ x;
                    r *= 3;
                    r -= 37944;
                    if (r == 1224003672) r++;
                    break;
                case 1225:
                    r += 3667 ^ x;
                    r *= 4;
                    r -= 37975;
                    if (r == 1225003675) r++;
                    break;
                case 1226:
                    r += 11586 ^ x;
                    r *= 5;
                    r -= 38006;
                    if (r == 1226003678) r++;
                    break;
                case 1227:
                    r += 19505 ^ x;
                    r *= 6;
                    r -= 38037;
                    if (r == 1227003681) r++;
                    break;
                case 1228:
                    r += 27424 ^ x;
                    r *= 7;
                    r -= 38068;
                    if (r == 1228003684) r++;
                    break;
                case 1229:
                    r += 35343 ^ x;
                    r *= 8;
                    r -= 38099;
                    if (r == 1229003687) r++;
                    break;
                case 1230:
                    r += 43262 ^ x;
                    r *= 9;
                    r -= 38130;
                    if (r == 1230003690) r++;
                    break;
                case 1231:
                    r += 51181 ^ x;
                    r *= 10;
                    r -= 38161;
                    if (r == 1231003693) r++;
                    break;
                case 1232:
                    r += 59100 ^ x;
                    r *= 11;
                    r -= 38192;
                    if (r == 1232003696) r++;
                    break;
                case 1233:
                    r += 1498 ^ x;
                    r *= 12;
                    r -= 38223;
                    if (r == 1233003699) r++;
                    break;
                case 1234:
                    r += 9417 ^ x;
                    r *= 13;
                    r -= 38254;
                    if (r == 1234003702) r++;
                    break;
                case 1235:
                    r += 17336 ^ x;
                    r *= 1;
                    r -= 38285;
                    if (r == 1235003705) r++;
                    break;
                case 1236:
                    r += 25255 ^ x;
                    r *= 2;
                    r -= 38316;
                    if (r == 1236003708) r++;
                    break;
                case 1237:
                    r += 33174 ^ x;
                    r *= 3;
                    r -= 38347;
                    if (r == 1237003711) r++;
                    break;
                case 1238:
                    r += 41093 ^ x;
                    r *= 4;
                    r -= 38378;
                    if (r == 1238003714) r++;
                    break;
                case 1239:
                    r += 49012 ^ x;
                    r *= 5;
                    r -= 38409;
                    if (r == 1239003717) r++;
                    break;
                case 1240:
                    r += 56931 ^ x;
                    r *= 6;
                    r -= 38440;
                    if (r == 1240003720) r++;
                    break;
                case 1241:
                    r += 64850 ^ x;
                    r *= 7;
                    r -= 38471;
                    if (r == 1241003723) r++;
                    break;
                case 1242:
                    r += 7248 ^ x;
                    r *= 8;
                    r -= 38502;
                    if (r == 1242003726) r++;
                    break;
                case 1243:
                    r += 15167 ^ x;
                    r *= 9;
                    r -= 38533;
                    if (r == 1243003729) r++;
                    break;
                case 1244:
                    r += 23086 ^ x;
                    r *= 10;
                    r -= 38564;
                    if (r == 1244003732) r++;
                    break;
                case 1245:
                    r += 31005 ^ x;
                    r *= 11;
                    r -= 38595;
                    if (r == 1245003735) r++;
                    break;
                case 1246:
                    r += 38924 ^ x;
                    r *= 12;
                    r -= 38626;
                    if (r == 1246003738) r++;
                    break;
                case 1247:
                    r += 46843 ^ x;
                    r *= 13;
                    r -= 38657;
                    if (r == 1247003741) r++;
                    break;
                case 1248:
                    r += 54762 ^ x;
                    r *= 1;
                    r -= 38688;
                    if (r == 1248003744) r++;
                    break;
                case 1249:
                    r += 62681 ^ x;
                    r *= 2;
                    r -= 38719;
                    if (r == 1249003747) r++;
                    break;
                case 1250:
                    r += 5079 ^ x;
                    r *= 3;
                    r -= 38750;
                    if (r == 1250003750) r++;
                    break;
                case 1251:
                    r += 12998 ^ x;
                    r *= 4;
                    r -= 38781;
                    if (r == 1251003753) r++;
                    break;
                case 1252:
                    r += 20917 ^ x;
                    r *= 5;
                    r -= 38812;
                    if (r == 1252003756) r++;
                    break;
                case 1253:
                    r += 28836 ^ x;
                    r *= 6;
                    r -= 38843;
                    if (r == 1253003759) r++;
                    break;
                case 1254:
                    r += 36755 ^ x;
                    r *= 7;
                    r -= 38874;
                    if (r == 1254003762) r++;
                    break;
                case 1255:
                    r += 44674 ^ x;
                    r *= 8;
                    r -= 38905;
                    if (r == 1255003765) r++;
                    break;
                case 1256:
                    r += 52593 ^ x;
                    r *= 9;
                    r -= 38936;
                    if (r == 1256003768) r++;
                    break;
                case 1257:
                    r += 60512 ^ x;
                    r *= 10;
                    r -= 38967;
                    if (r == 1257003771) r++;
                    break;
                case 1258:
                    r += 2910 ^ x;
                    r *= 11;
                    r -= 38998;
                    if (r == 1258003774) r++;
                    break;
                case 1259:
                    r += 10829 ^ x;
                    r *= 12;
                    r -= 39029;
                    if (r == 1259003777) r++;
                    break;
                case 1260:
                    r += 18748 ^ x;
                    r *= 13;
                    r -= 39060;
                    if (r == 1260003780) r++;
                    break;
                case 1261:
                    r += 26667 ^ x;
                    r *= 1;
                    r -= 39091;
                    if (r == 1261003783) r++;
                    break;
                case 1262:
                    r += 34586 ^ x;
                    r *= 2;
                    r -= 39122;
                    if (r == 1262003786) r++;
                    break;
                case 1263:
                    r += 42505 ^ x;
                    r *= 3;
                    r -= 39153;
                    if (r == 1263003789) r++;
                    break;
                case 1264:
                    r += 50424 ^ x;
                    r *= 4;
                    r -= 39184;
                    if (r == 1264003792) r++;
                    break;
                case 1265:
                    r += 58343 ^ x;
                    r *= 5;
                    r -= 39215;
                    if (r == 1265003795) r++;
                    break;
                case 1266:
                    r += 741 ^ x;
                    r *= 6;
                    r -= 39246;
                    if (r == 1266003798) r++;
                    break;
                case 1267:
                    r += 8660 ^ x;
                    r *= 7;
                    r -= 39277;
                    if (r == 1267003801) r++;
                    break;
                case 1268:
                    r += 16579 ^ x;
                    r *= 8;
                    r -= 39308;
                    if (r == 1268003804) r++;
                    break;
                case 1269:
                    r += 24498 ^ x;
                    r *= 9;
                    r -= 39339;
                    if (r == 1269003807) r++;
                    break;
                case 1270:
                    r += 32417 ^ x;
                    r *= 10;
                    r -= 39370;
                    if (r == 1270003810) r++;
                    break;
                case 1271:
                    r += 40336 ^ x;
                    r *= 11;
                    r -= 39401;
                    if (r == 1271003813) r++;
                    break;
                case 1272:
                    r += 48255 ^ x;
                    r *= 12;
                    r -= 39432;
                    if (r == 1272003816) r++;
                    break;
                case 1273:
                    r += 56174 ^ x;
                    r *= 13;
                    r -= 39463;
                    if (r == 1273003819) r++;
                    break;
                case 1274:
                    r += 64093 ^ x;
                    r *= 1;
                    r -= 39494;
                    if (r == 1274003822) r++;
                    break;
                case 1275:
                    r += 6491 ^ x;
                    r *= 2;
                    r -= 39525;
                    if (r == 1275003825) r++;
                    break;
                case 1276:
                    r += 14410 ^ x;
                    r *= 3;
                    r -= 39556;
                    if (r == 1276003828) r++;
                    break;
                case 1277:
                    r += 22329 ^ x;
                    r *= 4;
                    r -= 39587;
                    if (r == 1277003831) r++;
                    break;
                case 1278:
                    r += 30248 ^ x;
                    r *= 5;
                    r -= 39618;
                    if (r == 1278003834) r++;
                    break;
                case 1279:
                    r += 38167 ^ x;
                    r *= 6;
                    r -= 39649;
                    if (r == 1279003837) r++;
                    break;
                case 1280:
                    r += 46086 ^ x;
                    r *= 7;
                    r -= 39680;
                    if (r == 1280003840) r++;
                    break;
                case 1281:
                    r += 54005 ^ x;
                    r *= 8;
                    r -= 39711;
                    if (r == 1281003843) r++;
                    break;
                case 1282:
                    r += 61924 ^ x;
                    r *= 9;
                    r -= 39742;
                    if (r == 1282003846) r++;
                    break;
                case 1283:
                    r += 4322 ^ x;
                    r *= 10;
                    r -= 39773;
                    if (r == 1283003849) r++;
                    break;
                case 1284:
                    r += 12241 ^ x;
                    r *= 11;
                    r -= 39804;
                    if (r == 1284003852) r++;
                    break;
                case 1285:
                    r += 20160 ^ x;
                    r *= 12;
                    r -= 39835;
                    if (r == 1285003855) r++;
                    break;
                case 1286:
                    r += 28079 ^ x;
                    r *= 13;
                    r -= 39866;
                    if (r == 1286003858) r++;
                    break;
                case 1287:
                    r += 35998 ^ x;
                    r *= 1;
                    r -= 39897;
                    if (r == 1287003861) r++;
                    break;
                case 1288:
                    r += 43917 ^ x;
                    r *= 2;
                    r -= 39928;
                    if (r == 1288003864) r++;
                    break;
                case 1289:
                    r += 51836 ^ x;
                    r *= 3;
                    r -= 39959;
                    if (r == 1289003867) r++;
                    break;
                case 1290:
                    r += 59755 ^ x;
                    r *= 4;
                    r -= 39990;
                    if (r == 1290003870) r++;
                    break;
                case 1291:
                    r += 2153 ^ x;
                    r *= 5;
                    r -= 40021;
                    if (r == 1291003873) r++;
                    break;
                case 1292:
                    r += 10072 ^ x;
                    r *= 6;
                    r -= 40052;
                    if (r == 1292003876) r++;
                    break;
                case 1293:
                    r += 17991 ^ x;
                    r *= 7;
                    r -= 40083;
                    if (r == 1293003879) r++;
                    break;
                case 1294:
                    r += 25910 ^ x;
                    r *= 8;
                    r -= 40114;
                    if (r == 1294003882) r++;
                    break;
                case 1295:
                    r += 33829 ^ x;
                    r *= 9;
                    r -= 40145;
                    if (r == 1295003885) r++;
                    break;
                case 1296:
                    r += 41748 ^ x;
                    r *= 10;
                    r -= 40176;
                    if (r == 1296003888) r++;
                    break;
                case 1297:
                    r += 49667 ^ x;
                    r *= 11;
                    r -= 40207;
                    if (r == 1297003891) r++;
                    break;
                case 1298:
                    r += 57586 ^ x;
                    r *= 12;
                    r -= 40238;
                    if (r == 1298003894) r++;
                    break;
                case 1299:
                    r += 65505 ^ x;
                    r *= 13;
                    r -= 40269;
                    if (r == 1299003897) r++;
                    break;
                case 1300:
                    r += 7903 ^ x;
                    r *= 1;
                    r -= 40300;
                    if (r == 1300003900) r++;
                    break;
                case 1301:
                    r += 15822 ^ x;
                    r *= 2;
                    r -= 40331;
                    if (r == 1301003903) r++;
                    break;
                case 1302:
                    r += 23741 ^ x;
                    r *= 3;
                    r -= 40362;
                    if (r == 1302003906) r++;
                    break;
                case 1303:
                    r += 31660 ^ x;
                    r *= 4;
                    r -= 40393;
                    if (r == 1303003909) r++;
                    break;
                case 1304:
                    r += 39579 ^ x;
                    r *= 5;
                    r -= 40424;
                    if (r == 1304003912) r++;
                    break;
                case 1305:
                    r += 47498 ^ x;
                    r *= 6;
                    r -= 40455;
                    if (r == 1305003915) r++;
                    break;
                case 1306:
                    r += 55417 ^ x;
                    r *= 7;
                    r -= 40486;
                    if (r == 1306003918) r++;
                    break;
                case 1307:
                    r += 63336 ^ x;
                    r *= 8;
                    r -= 40517;
                    if (r == 1307003921) r++;
                    break;
                case 1308:
                    r += 5734 ^ x;
                    r *= 9;
                    r -= 40548;
                    if (r == 1308003924) r++;
                    break;
                case 1309:
                    r += 13653 ^ x;
                    r *= 10;
                    r -= 40579;
                    if (r == 1309003927) r++;
                    break;
                case 1310:
                    r += 21572 ^ x;
                    r *= 11;
                    r -= 40610;
                    if (r == 1310003930) r++;
                    break;
                case 1311:
                    r += 29491 ^ x;
                    r *= 12;
                    r -= 40641;
                    if (r == 1311003933) r++;
                    break;
                case 1312:
                    r += 37410 ^ x;
                    r *= 13;
                    r -= 40672;
                    if (r == 1312003936) r++;
                    break;
                case 1313:
                    r += 45329 ^ x;
                    r *= 1;
                    r -= 40703;
                    if (r == 1313003939) r++;
                    break;
                case 1314:
                    r += 53248 ^ x;
                    r *= 2;
                    r -= 40734;
                    if (r == 1314003942) r++;
                    break;
                case 1315:
                    r += 61167 ^ x;
                    r *= 3;
                    r -= 40765;
                    if (r == 1315003945) r++;
                    break;
                case 1316:
                    r += 3565 ^ x;
                    r *= 4;
                    r -= 40796;
                    if (r == 1316003948) r++;
                    break;
                case 1317:
                    r += 11484 ^ x;
                    r *= 5;
                    r -= 40827;
                    if (r == 1317003951) r++;
                    break;
                case 1318:
                    r += 19403 ^ x;
                    r *= 6;
                    r -= 40858;
                    if (r == 1318003954) r++;
                    break;
                case 1319:
                    r += 27322 ^ x;
                    r *= 7;
                    r -= 40889;
                    if (r == 1319003957) r++;
                    break;
                case 1320:
                    r += 35241 ^ x;
                    r *= 8;
                    r -= 40920;
                    if (r == 1320003960) r++;
                    break;
                case 1321:
                    r += 43160 ^ x;
                    r *= 9;
                    r -= 40951;
                    if (r == 1321003963) r++;
                    break;
                case 1322:
                    r += 51079 ^ x;
                    r *= 10;
                    r -= 40982;
                    if (r == 1322003966) r++;
                    break;
                case 1323:
                    r += 58998 ^ x;
                    r *= 11;
                    r -= 41013;
                    if (r == 1323003969) r++;
                    break;
                case 1324:
                    r += 1396 ^ x;
                    r *= 12;
                    r -= 41044;
                    if (r == 1324003972) r++;
                    break;
                case 1325:
                    r += 9315 ^ x;
                    r *= 13;
                    r -= 41075;
                    if (r == 1325003975) r++;
                    break;
                case 1326:
                    r += 17234 ^ x;
                    r *= 1;
                    r -= 41106;
                    if (r == 1326003978) r++;
                    break;
                case 1327:
                    r += 25153 ^ x;
                    r *= 2;
                    r -= 41137;
                    if (r == 1327003981) r++;
                    break;
                case 1328:
                    r += 33072 ^ x;
                    r *= 3;
                    r -= 41168;
                    if (r == 1328003984) r++;
                    break;
                case 1329:
                    r += 40991 ^ x;
                    r *= 4;
                    r -= 41199;
                    if (r == 1329003987) r++;
                    break;
                case 1330:
                    r += 48910 ^ x;
                    r *= 5;
                    r -= 41230;
                    if (r == 1330003990) r++;
                    break;
                case 1331:
                    r += 56829 ^ x;
                    r *= 6;
                    r -= 41261;
                    if (r == 1331003993) r++;
                    break;
                case 1332:
                    r += 64748 ^ x;
                    r *= 7;
                    r -= 41292;
                    if (r == 1332003996) r++;
                    break;
                case 1333:
                    r += 7146 ^ x;
                    r *= 8;
                    r -= 41323;
                    if (r == 1333003999) r++;
                    break;
                case 1334:
                    r += 15065 ^ x;
                    r *= 9;
                    r -= 41354;
                    if (r == 1334004002) r++;
                    break;
                case 1335:
                    r += 22984 ^ x;
                    r *= 10;
                    r -= 41385;
                    if (r == 1335004005) r++;
                    break;
                case 1336:
                    r += 30903 ^ x;
                    r *= 11;
                    r -= 41416;
                    if (r == 1336004008) r++;
                    break;
                case 1337:
                    r += 38822 ^ x;
                    r *= 12;
                    r -= 41447;
                    if (r == 1337004011) r++;
                    break;
                case 1338:
                    r += 46741 ^ x;
                    r *= 13;
                    r -= 41478;
                    if (r == 1338004014) r++;
                    break;
                case 1339:
                    r += 54660 ^ x;
                    r *= 1;
                    r -= 41509;
                    if (r == 1339004017) r++;
                    break;
                case 1340:
                    r += 62579 ^ x;
                    r *= 2;
                    r -= 41540;
                    if (r == 1340004020) r++;
                    break;
                case 1341:
                    r += 4977 ^ x;
                    r *= 3;
                    r -= 41571;
                    if (r == 1341004023) r++;
                    break;
                case 1342:
                    r += 12896 ^ x;
                    r *= 4;
                    r -= 41602;
                    if (r == 1342004026) r++;
                    break;
                case 1343:
                    r += 20815 ^ x;
                    r *= 5;
                    r -= 41633;
                    if (r == 1343004029) r++;
                    break;
                case 1344:
                    r += 28734 ^ x;
                    r *= 6;
                    r -= 41664;
                    if (r == 1344004032) r++;
                    break;
                case 1345:
                    r += 36653 ^ x;
                    r *= 7;
                    r -= 41695;
                    if (r == 1345004035) r++;
                    break;
                case 1346:
                    r += 44572 ^ x;
                    r *= 8;
                    r -= 41726;
                    if (r == 1346004038) r++;
                    break;
                case 1347:
                    r += 52491 ^ x;
                    r *= 9;
                    r -= 41757;
                    if (r == 1347004041) r++;
                    break;
                case 1348:
                    r += 60410 ^ x;
                    r *= 10;
                    r -= 41788;
                    if (r == 1348004044) r++;
                    break;
                case 1349:
                    r += 2808 ^ x;
                    r *= 11;
                    r -= 41819;
                    if (r == 1349004047) r++;
                    break;
                case 1350:
                    r += 10727 ^ x;
                    r *= 12;
                    r -= 41850;
                    if (r == 1350004050) r++;
                    break;
                case 1351:
                    r += 18646 ^ x;
                    r *= 13;
                    r -= 41881;
                    if (r == 1351004053) r++;
                    break;
                case 1352:
                    r += 26565 ^ x;
                    r *= 1;
                    r -= 41912;
                    if (r == 1352004056) r++;
                    break;
                case 1353:
                    r += 34484 ^ x;
                    r *= 2;
                    r -= 41943;
                    if (r == 1353004059) r++;
                    break;
                case 1354:
                    r += 42403 ^ x;
                    r *= 3;
                    r -= 41974;
                    if (r == 1354004062) r++;
                    break;
                case 1355:
                    r += 50322 ^ x;
                    r *= 4;
                    r -= 42005;
                    if (r == 1355004065) r++;
                    break;
                case 1356:
                    r += 58241 ^ x;
                    r *= 5;
                    r -= 42036;
                    if (r == 1356004068) r++;
                    break;
                case 1357:
                    r += 639 ^ x;
                    r *= 6;
                    r -= 42067;
                    if (r == 1357004071) r++;
                    break;
                case 1358:
                    r += 8558 ^ x;
                    r *= 7;
                    r -= 42098;
                    if (r == 1358004074) r++;
                    break;
                case 1359:
                    r += 16477 ^ x;
                    r *= 8;
                    r -= 42129;
                    if (r == 1359004077) r++;
                    break;
                case 1360:
                    r += 24396 ^ x;
                    r *= 9;
                    r -= 42160;
                    if (r == 1360004080) r++;
                    break;
                case 1361:
                    r += 32315 ^ x;
                    r *= 10;
                    r -= 42191;
                    if (r == 1361004083) r++;
                    break;
                case 1362:
                    r += 40234 ^ x;
                    r *= 11;
                    r -= 42222;
                    if (r == 1362004086) r++;
                    break;
                case 1363:
                    r += 48153 ^ x;
                    r *= 12;
                    r -= 42253;
                    if (r == 1363004089) r++;
                    break;
                case 1364:
                    r += 56072 ^ x;
                    r *= 13;
                    r -= 42284;
                    if (r == 1364004092) r++;
                    break;
                case 1365:
                    r += 63991 ^ x;
                    r *= 1;
                    r -= 42315;
                    if (r == 1365004095) r++;
                    break;
                case 1366:
                    r += 6389 ^ x;
                    r *= 2;
                    r -= 42346;
                    if (r == 1366004098) r++;
                    break;
                case 1367:
                    r += 14308 ^ x;
                    r *= 3;
                    r -= 42377;
                    if (r == 1367004101) r++;
                    break;
                case 1368:
                    r += 22227 ^ x;
                    r *= 4;
                    r -= 42408;
                    if (r == 1368004104) r++;
                    break;
                case 1369:
                    r += 30146 ^ x;
                    r *= 5;
                    r -= 42439;
                    if (r == 1369004107) r++;
                    break;
                case 1370:
                    r += 38065 ^ x;
                    r *= 6;
                    r -= 42470;
                    if (r == 1370004110) r++;
                    break;
                case 1371:
                    r += 45984 ^ x;
                    r *= 7;
                    r -= 42501;
                    if (r == 1371004113) r++;
                    break;
                case 1372:
                    r += 53903 ^ x;
                    r *= 8;
                    r -= 42532;
                    if (r == 1372004116) r++;
                    break;
                case 1373:
                    r += 61822 ^ x;
                    r *= 9;
                    r -= 42563;
                    if (r == 1373004119) r++;
                    break;
                case 1374:
                    r += 4220 ^ x;
                    r *= 10;
                    r -= 42594;
                    if (r == 1374004122) r++;
                    break;
                case 1375:
                    r += 12139 ^ x;
                    r *= 11;
                    r -= 42625;
                    if (r == 1375004125) r++;
                    break;
                case 1376:
                    r += 20058 ^ x;
                    r *= 12;
                    r -= 42656;
                    if (r == 1376004128) r++;
                    break;
                case 1377:
                    r += 27977 ^ x;
                    r *= 13;
                    r -= 42687;
                    if (r == 1377004131) r++;
                    break;
                case 1378:
                    r += 35896 ^ x;
                    r *= 1;
                    r -= 42718;
                    if (r == 1378004134) r++;
                    break;
                case 1379:
                    r += 43815 ^ x;
                    r *= 2;
                    r -= 42749;
                    if (r == 1379004137) r++;
                    break;
                case 1380:
                    r += 51734 ^ x;
                    r *= 3;
                    r -= 42780;
                    if (r == 1380004140) r++;
                    break;
                case 1381:
                    r += 59653 ^ x;
                    r *= 4;
                    r -= 42811;
                    if (r == 1381004143) r++;
                    break;
                case 1382:
                    r += 2051 ^ x;
                    r *= 5;
                    r -= 42842;
                    if (r == 1382004146) r++;
                    break;
                case 1383:
                    r += 9970 ^ x;
                    r *= 6;
                    r -= 42873;
                    if (r == 1383004149) r++;
                    break;
                case 1384:
                    r += 17889 ^ x;
                    r *= 7;
                    r -= 42904;
                    if (r == 1384004152) r++;
                    break;
                case 1385:
                    r += 25808 ^ x;
                    r *= 8;
                    r -= 42935;
                    if (r == 1385004155) r++;
                    break;
                case 1386:
                    r += 33727 ^ x;
                    r *= 9;
                    r -= 42966;
                    if (r == 1386004158) r++;
                    break;
                case 1387:
                    r += 41646 ^ x;
                    r *= 10;
                    r -= 42997;
                    if (r == 1387004161) r++;
                    break;
                case 1388:
                    r += 49565 ^ x;
                    r *= 11;
                    r -= 43028;
                    if (r == 1388004164) r++;
                    break;
                case 1389:
                    r += 57484 ^ x;
                    r *= 12;
                    r -= 43059;
                    if (r == 1389004167) r++;
                    break;
                case 1390:
                    r += 65403 ^ x;
                    r *= 13;
                    r -= 43090;
                    if (r == 1390004170) r++;
                    break;
                case 1391:
                    r += 7801 ^ x;
                    r *= 1;
                    r -= 43121;
                    if (r == 1391004173) r++;
                    break;
                case 1392:
                    r += 15720 ^ x;
                    r *= 2;
                    r -= 43152;
                    if (r == 1392004176) r++;
                    break;
                case 1393:
                    r += 23639 ^ x;
                    r *= 3;
                    r -= 43183;
                    if (r == 1393004179) r++;
                    break;
                case 1394:
                    r += 31558 ^ x;
                    r *= 4;
                    r -= 43214;
                    if (r == 1394004182) r++;
                    break;
                case 1395:
                    r += 39477 ^ x;
                    r *= 5;
                    r -= 43245;
                    if (r == 1395004185) r++;
                    break;
                case 1396:
                    r += 47396 ^ x;
                    r *= 6;
                    r -= 43276;
                    if (r == 1396004188) r++;
                    break;
                case 1397:
                    r += 55315 ^ x;
                    r *= 7;
                    r -= 43307;
                    if (r == 1397004191) r++;
                    break;
                case 1398:
                    r += 63234 ^ x;
                    r *= 8;
                    r -= 43338;
                    if (r == 1398004194) r++;
                    break;
                case 1399:
                    r += 5632 ^ x;
                    r *= 9;
                    r -= 43369;
                    if (r == 1399004197) r++;
                    break;
                case 1400:
                    r += 13551 ^ x;
                    r *= 10;
                    r -= 43400;
                    if (r == 1400004200) r++;
                    break;
                case 1401:
                    r += 21470 ^ x;
                    r *= 11;
                    r -= 43431;
                    if (r == 1401004203) r++;
                    break;
                case 1402:
                    r += 29389 ^ x;
                    r *= 12;
                    r -= 43462;
                    if (r == 1402004206) r++;
                    break;
                case 1403:
                    r += 37308 ^ x;
                    r *= 13;
                    r -= 43493;
                    if (r == 1403004209) r++;
                    break;
                case 1404:
                    r += 45227 ^ x;
                    r *= 1;
                    r -= 43524;
                    if (r == 1404004212) r++;
                    break;
                case 1405:
                    r += 53146 ^ x;
                    r *= 2;
                    r -= 43555;
                    if (r == 1405004215) r++;
                    break;
                case 1406:
                    r += 61065 ^ x;
                    r *= 3;
                    r -= 43586;
                    if (r == 1406004218) r++;
                    break;
                case 1407:
                    r += 3463 ^ x;
                    r *= 4;
                    r -= 43617;
                    if (r == 1407004221) r++;
                    break;
                case 1408:
                    r += 11382 ^ x;
                    r *= 5;
                    r -= 43648;
                    if (r == 1408004224) r++;
                    break;
                case 1409:
                    r += 19301 ^ x;
                    r *= 6;
                    r -= 43679;
                    if (r == 1409004227) r++;
                    break;
                case 1410:
                    r += 27220 ^ x;
                    r *= 7;
                    r -= 43710;
                    if (r == 1410004230) r++;
                    break;
                case 1411:
                    r += 35139 ^ x;
                    r *= 8;
                    r -= 43741;
                    if (r == 1411004233) r++;
                    break;
                case 1412:
                    r += 43058 ^ x;
                    r *= 9;
                    r -= 43772;
                    if (r == 1412004236) r++;
                    break;
                case 1413:
                    r += 50977 ^ x;
                    r *= 10;
                    r -= 43803;
                    if (r == 1413004239) r++;
                    break;
                case 1414:
                    r += 58896 ^ x;
                    r *= 11;
                    r -= 43834;
                    if (r == 1414004242) r++;
                    break;
                case 1415:
                    r += 1294 ^ x;
                    r *= 12;
                    r -= 43865;
                    if (r == 1415004245) r++;
                    break;
                case 1416:
                    r += 9213 ^ x;
                    r *= 13;
                    r -= 43896;
                    if (r == 1416004248) r++;
                    break;
                case 1417:
                    r += 17132 ^ x;
                    r *= 1;
                    r -= 43927;
                    if (r == 1417004251) r++;
                    break;
                case 1418:
                    r += 25051 ^ x;
                    r *= 2;
                    r -= 43958;
                    if (r == 1418004254) r++;
                    break;
                case 1419:
                    r += 32970 ^ x;
                    r *= 3;
                    r -= 43989;
                    if (r == 1419004257) r++;
                    break;
                case 1420:
                    r += 40889 ^ x;
                    r *= 4;
                    r -= 44020;
                    if (r == 1420004260) r++;
                    break;
                case 1421:
                    r += 48808 ^ x;
                    r *= 5;
                    r -= 44051;
                    if (r == 1421004263) r++;
                    break;
                case 1422:
                    r += 56727 ^ x;
                    r *= 6;
                    r -= 44082;
                    if (r == 1422004266) r++;
                    break;
                case 1423:
                    r += 64646 ^ x;
                    r *= 7;
                    r -= 44113;
                    if (r == 1423004269) r++;
                    break;
                case 1424:
                    r += 7044 ^ x;
                    r *= 8;
                    r -= 44144;
                    if (r == 1424004272) r++;
                    break;
                case 1425:
                    r += 14963 ^ x;
                    r *= 9;
                    r -= 44175;
                    if (r == 1425004275) r++;
                    break;
                case 1426:
                    r += 22882 ^ x;
                    r *= 10;
                    r -= 44206;
                    if (r == 1426004278) r++;
                    break;
                case 1427:
                    r += 30801 ^ x;
                    r *= 11;
                    r -= 44237;
                    if (r == 1427004281) r++;
                    break;
                case 1428:
                    r += 38720 ^ x;
                    r *= 12;
                    r -= 44268;
                    if (r == 1428004284) r++;
                    break;
                case 1429:
                    r += 46639 ^ x;
                    r *= 13;
                    r -= 44299;
                    if (r == 1429004287) r++;
                    break;
                case 1430:
                    r += 54558 ^ x;
                    r *= 1;
                    r -= 44330;
                    if (r == 1430004290) r++;
                    break;
                case 1431:
                    r += 62477 ^ x;
                    r *= 2;
                    r -= 44361;
                    if (r == 1431004293) r++;
                    break;
                case 1432:
                    r += 4875 ^ x;
                    r *= 3;
                    r -= 44392;
                    if (r == 1432004296) r++;
                    break;
                case 1433:
                    r += 12794 ^ x;
                    r *= 4;
                    r -= 44423;
                    if (r == 1433004299) r++;
                    break;
                case 1434:
                    r += 20713 ^ x;
                    r *= 5;
                    r -= 44454;
                    if (r == 1434004302) r++;
                    break;
                case 1435:
                    r += 28632 ^ x;
                    r *= 6;
                    r -= 44485;
                    if (r == 1435004305) r++;
                    break;
                case 1436:
                    r += 36551 ^ x;
                    r *= 7;
                    r -= 44516;
                    if (r == 1436004308) r++;
                    break;
                case 1437:
                    r += 44470 ^ x;
                    r *= 8;
                    r -= 44547;
                    if (r == 1437004311) r++;
                    break;
                case 1438:
                    r += 52389 ^ x;
                    r *= 9;
                    r -= 44578;
                    if (r == 1438004314) r++;
                    break;
                case 1439:
                    r += 60308 ^ x;
                    r *= 10;
                    r -= 44609;
                    if (r == 1439004317) r++;
                    break;
                case 1440:
                    r += 2706 ^ x;
                    r *= 11;
                    r -= 44640;
                    if (r == 1440004320) r++;
                    break;
                case 1441:
                    r += 10625 ^ x;
                    r *= 12;
                    r -= 44671;
                    if (r == 1441004323) r++;
                    break;
                case 1442:
                    r += 18544 ^ x;
                    r *= 13;
                    r -= 44702;
                    if (r == 1442004326) r++;
                    break;
                case 1443:
                    r += 26463 ^ x;
                    r *= 1;
                    r -= 44733;
                    if (r == 1443004329) r++;
                    break;
                case 1444:
                    r += 34382 ^ x;
                    r *= 2;
                    r -= 44764;
                    if (r == 1444004332) r++;
                    break;
                case 1445:
                    r += 42301 ^ x;
                    r *= 3;
                    r -= 44795;
                    if (r == 1445004335) r++;
                    break;
                case 1446:
                    r += 50220 ^ x;
                    r *= 4;
                    r -= 44826;
                    if (r == 1446004338) r++;
                    break;
                case 1447:
                    r += 58139 ^ x;
                    r *= 5;
                    r -= 44857;
                    if (r == 1447004341) r++;
                    break;
                case 1448:
                    r += 537 ^ x;
                    r *= 6;
                    r -= 44888;
                    if (r == 1448004344) r++;
                    break;
                case 1449:
                    r += 8456 ^ x;
                    r *= 7;
                    r -= 44919;
                    if (r == 1449004347) r++;
                    break;
                case 1450:
                    r += 16375 ^ x;
                    r *= 8;
                    r -= 44950;
                    if (r == 1450004350) r++;
                    break;
                case 1451:
                    r += 24294 ^ x;
                    r *= 9;
                    r -= 44981;
                    if (r == 1451004353) r++;
                    break;
                case 1452:
                    r += 32213 ^ x;
                    r *= 10;
                    r -= 45012;
                    if (r == 1452004356) r++;
                    break;
                case 1453:
                    r += 40132 ^ x;
                    r *= 11;
                    r -= 45043;
                    if (r == 1453004359) r++;
                    break;
                case 1454:
                    r += 48051 ^ x;
                    r *= 12;
                    r -= 45074;
                    if (r == 1454004362) r++;
                    break;
                case 1455:
                    r += 55970 ^ x;
                    r *= 13;
                    r -= 45105;
                    if (r == 1455004365) r++;
                    break;
                case 1456:
                    r += 63889 ^ x;
                    r *= 1;
                    r -= 45136;
                    if (r == 1456004368) r++;
                    break;
                case 1457:
                    r += 6287 ^ x;
                    r *= 2;
                    r -= 45167;
                    if (r == 1457004371) r++;
                    break;
                case 1458:
                    r += 14206 ^ x;
                    r *= 3;
                    r -= 45198;
                    if (r == 1458004374) r++;
                    break;
                case 1459:
                    r += 22125 ^ x;
                    r *= 4;
                    r -= 45229;
                    if (r == 1459004377) r++;
                    break;
                case 1460:
                    r += 30044 ^ x;
                    r *= 5;
                    r -= 45260;
                    if (r == 1460004380) r++;
                    break;
                case 1461:
                    r += 37963 ^ x;
                    r *= 6;
                    r -= 45291;
                    if (r == 1461004383) r++;
                    break;
                case 1462:
                    r += 45882 ^ x;
                    r *= 7;
                    r -= 45322;
                    if (r == 1462004386) r++;
                    break;
                case 1463:
                    r += 53801 ^ x;
                    r *= 8;
                    r -= 45353;
                    if (r == 1463004389) r++;
                    break;
                case 1464:
                    r += 61720 ^ x;
                    r *= 9;
                    r -= 45384;
                    if (r == 1464004392) r++;
                    break;
                case 1465:
                    r += 4118 ^ x;
                    r *= 10;
                    r -= 45415;
                    if (r == 1465004395) r++;
                    break;
                case 1466:
                    r += 12037 ^ x;
                    r *= 11;
                    r -= 45446;
                    if (r == 1466004398) r++;
                    break;
                case 1467:
                    r += 19956 ^ x;
                    r *= 12;
                    r -= 45477;
                    if (r == 1467004401) r++;
                    break;
                case 1468:
                    r += 27875 ^ x;
                    r *= 13;
                    r -= 45508;
                    if (r == 1468004404) r++;
                    break;
                case 1469:
                    r += 35794 ^ x;
                    r *= 1;
                    r -= 45539;
                    if (r == 1469004407) r++;
                    break;
                case 1470:
                    r += 43713 ^ x;
                    r *= 2;
                    r -= 45570;
                    if (r == 1470004410) r++;
                    break;
                case 1471:
                    r += 51632 ^ x;
                    r *= 3;
                    r -= 45601;
                    if (r == 1471004413) r++;
                    break;
                case 1472:
                    r += 59551 ^ x;
                    r *= 4;
                    r -= 45632;
                    if (r == 1472004416) r++;
                    break;
                case 1473:
                    r += 1949 ^ x;
                    r *= 5;
                    r -= 45663;
                    if (r == 1473004419) r++;
                    break;
                case 1474:
                    r += 9868 ^ x;
                    r *= 6;
                    r -= 45694;
                    if (r == 1474004422) r++;
                    break;
                case 1475:
                    r += 17787 ^ x;
                    r *= 7;
                    r -= 45725;
                    if (r == 1475004425) r++;
                    break;
                case 1476:
                    r += 25706 ^ x;
                    r *= 8;
                    r -= 45756;
                    if (r == 1476004428) r++;
                    break;
                case 1477:
                    r += 33625 ^ x;
                    r *= 9;
                    r -= 45787;
                    if (r == 1477004431) r++;
                    break;
                case 1478:
                    r += 41544 ^ x;
                    r *= 10;
                    r -= 45818;
                    if (r == 1478004434) r++;
                    break;
                case 1479:
                    r += 49463 ^ x;
                    r *= 11;
                    r -= 45849;
                    if (r == 1479004437) r++;
                    break;
                case 1480:
                    r += 57382 ^ x;
                    r *= 12;
                    r -= 45880;
                    if (r == 1480004440) r++;
                    break;
                case 1481:
                    r += 65301 ^ x;
                    r *= 13;
                    r -= 45911;
                    if (r == 1481004443) r++;
                    break;
                case 1482:
                    r += 7699 ^ x;
                    r *= 1;
                    r -= 45942;
                    if (r == 1482004446) r++;
                    break;
                case 1483:
                    r += 15618 ^ x;
                    r *= 2;
                    r -= 45973;
                    if (r == 1483004449) r++;
                    break;
                case 1484:
                    r += 23537 ^ x;
                    r *= 3;
                    r -= 46004;
                    if (r == 1484004452) r++;
                    break;
                case 1485:
                    r += 31456 ^ x;
                    r *= 4;
                    r -= 46035;
                    if (r == 1485004455) r++;
                    break;
                case 1486:
                    r += 39375 ^ x;
                    r *= 5;
                    r -= 46066;
                    if (r == 1486004458) r++;
                    break;
                case 1487:
                    r += 47294 ^ x;
                    r *= 6;
                    r -= 46097;
                    if (r == 1487004461) r++;
                    break;
                case 1488:
                    r += 55213 ^ x;
                    r *= 7;
                    r -= 46128;
                    if (r == 1488004464) r++;
                    break;
                case 1489:
                    r += 63132 ^ x;
                    r *= 8;
                    r -= 46159;
                    if (r == 1489004467) r++;
                    break;
                case 1490:
                    r += 5530 ^ x;
                    r *= 9;
                    r -= 46190;
                    if (r == 1490004470) r++;
                    break;
                case 1491:
                    r += 13449 ^ x;
                    r *= 10;
                    r -= 46221;
                    if (r == 1491004473) r++;
                    break;
                case 1492:
                    r += 21368 ^ x;
                    r *= 11;
                    r -= 46252;
                    if (r == 1492004476) r++;
                    break;
                case 1493:
                    r += 29287 ^ x;
                    r *= 12;
                    r -= 46283;
                    if (r == 1493004479) r++;
                    break;
                case 1494:
                    r += 37206 ^ x;
                    r *= 13;
                    r -= 46314;
                    if (r == 1494004482) r++;
                    break;
                case 1495:
                    r += 45125 ^ x;
                    r *= 1;
                    r -= 46345;
                    if (r == 1495004485) r++;
                    break;
                case 1496:
                    r += 53044 ^ x;
                    r *= 2;
                    r -= 46376;
                    if (r == 1496004488) r++;
                    break;
                case 1497:
                    r += 60963 ^ x;
                    r *= 3;
                    r -= 46407;
                    if (r == 1497004491) r++;
                    break;
                case 1498:
                    r += 3361 ^ x;
                    r *= 4;
                    r -= 46438;
                    if (r == 1498004494) r++;
                    break;
                case 1499:
                    r += 11280 ^ x;
                    r *= 5;
                    r -= 46469;
                    if (r == 1499004497) r++;
                    break;
                default:
                    r--;
            }
            x++;
        }
        return r;
    }

    static int jumpy(int n) {
        int s = 0;
        for (int i = 0; i < n; i++) {
            if ((i & 1) == 0) {
                s += (i * 0) ^ (s >>> 1);
                s += (i * 40503) ^ (s >>> 2);
                s += (i * 11006) ^ (s >>> 3);
                s += (i * 51509) ^ (s >>> 4);
                s += (i * 22012) ^ (s >>> 5);
                s += (i * 62515) ^ (s >>> 6);
                s += (i * 33018) ^ (s >>> 7);
                s += (i * 3521) ^ (s >>> 1);
                s += (i * 44024) ^ (s >>> 2);
                s += (i * 14527) ^ (s >>> 3);
                s += (i * 55030) ^ (s >>> 4);
                s += (i * 25533) ^ (s >>> 5);
                s += (i * 66036) ^ (s >>> 6);
                s += (i * 36539) ^ (s >>> 7);
                s += (i * 7042) ^ (s >>> 1);
                s += (i * 47545) ^ (s >>> 2);
                s += (i * 18048) ^ (s >>> 3);
                s += (i * 58551) ^ (s >>> 4);
                s += (i * 29054) ^ (s >>> 5);
                s += (i * 69557) ^ (s >>> 6);
                s += (i * 40060) ^ (s >>> 7);
                s += (i * 10563) ^ (s >>> 1);
                s += (i * 51066) ^ (s >>> 2);
                s += (i * 21569) ^ (s >>> 3);
                s += (i * 62072) ^ (s >>> 4);
                s += (i * 32575) ^ (s >>> 5);
                s += (i * 3078) ^ (s >>> 6);
                s += (i * 43581) ^ (s >>> 7);
                s += (i * 14084) ^ (s >>> 1);
                s += (i * 54587) ^ (s >>> 2);
                s += (i * 25090) ^ (s >>> 3);
                s += (i * 65593) ^ (s >>> 4);
                s += (i * 36096) ^ (s >>> 5);
                s += (i * 6599) ^ (s >>> 6);
                s += (i * 47102) ^ (s >>> 7);
                s += (i * 17605) ^ (s >>> 1);
                s += (i * 58108) ^ (s >>> 2);
                s += (i * 28611) ^ (s >>> 3);
                s += (i * 69114) ^ (s >>> 4);
                s += (i * 39617) ^ (s >>> 5);
                s += (i * 10120) ^ (s >>> 6);
                s += (i * 50623) ^ (s >>> 7);
                s += (i * 21126) ^ (s >>> 1);
                s += (i * 61629) ^ (s >>> 2);
                s += (i * 32132) ^ (s >>> 3);
                s += (i * 2635) ^ (s >>> 4);
                s += (i * 43138) ^ (s >>> 5);
                s += (i * 13641) ^ (s >>> 6);
                s += (i * 54144) ^ (s >>> 7);
                s += (i * 24647) ^ (s >>> 1);
                s += (i * 65150) ^ (s >>> 2);
                s += (i * 35653) ^ (s >>> 3);
                s += (i * 6156) ^ (s >>> 4);
                s += (i * 46659) ^ (s >>> 5);
                s += (i * 17162) ^ (s >>> 6);
                s += (i * 57665) ^ (s >>> 7);
                s += (i * 28168) ^ (s >>> 1);
                s += (i * 68671) ^ (s >>> 2);
                s += (i * 39174) ^ (s >>> 3);
                s += (i * 9677) ^ (s >>> 4);
                s += (i * 50180) ^ (s >>> 5);
                s += (i * 20683) ^ (s >>> 6);
                s += (i * 61186) ^ (s >>> 7);
                s += (i * 31689) ^ (s >>> 1);
                s += (i * 2192) ^ (s >>> 2);
                s += (i * 42695) ^ (s >>> 3);
                s += (i * 13198) ^ (s >>> 4);
                s += (i * 53701) ^ (s >>> 5);
                s += (i * 24204) ^ (s >>> 6);
                s += (i * 64707) ^ (s >>> 7);
                s += (i * 35210) ^ (s >>> 1);
                s += (i * 5713) ^ (s >>> 2);
                s += (i * 46216) ^ (s >>> 3);
                s += (i * 16719) ^ (s >>> 4);
                s += (i * 57222) ^ (s >>> 5);
                s += (i * 27725) ^ (s >>> 6);
                s += (i * 68228) ^ (s >>> 7);
                s += (i * 38731) ^ (s >>> 1);
                s += (i * 9234) ^ (s >>> 2);
                s += (i * 49737) ^ (s >>> 3);
                s += (i * 20240) ^ (s >>> 4);
                s += (i * 60743) ^ (s >>> 5);
                s += (i * 31246) ^ (s >>> 6);
                s += (i * 1749) ^ (s >>> 7);
                s += (i * 42252) ^ (s >>> 1);
                s += (i * 12755) ^ (s >>> 2);
                s += (i * 53258) ^ (s >>> 3);
                s += (i * 23761) ^ (s >>> 4);
                s += (i * 64264) ^ (s >>> 5);
                s += (i * 34767) ^ (s >>> 6);
                s += (i * 5270) ^ (s >>> 7);
                s += (i * 45773) ^ (s >>> 1);
                s += (i * 16276) ^ (s >>> 2);
                s += (i * 56779) ^ (s >>> 3);
                s += (i * 27282) ^ (s >>> 4);
                s += (i * 67785) ^ (s >>> 5);
                s += (i * 38288) ^ (s >>> 6);
                s += (i * 8791) ^ (s >>> 7);
                s += (i * 49294) ^ (s >>> 1);
                s += (i * 19797) ^ (s >>> 2);
                s += (i * 60300) ^ (s >>> 3);
                s += (i * 30803) ^ (s >>> 4);
                s += (i * 1306) ^ (s >>> 5);
                s += (i * 41809) ^ (s >>> 6);
                s += (i * 12312) ^ (s >>> 7);
                s += (i * 52815) ^ (s >>> 1);
                s += (i * 23318) ^ (s >>> 2);
                s += (i * 63821) ^ (s >>> 3);
                s += (i * 34324) ^ (s >>> 4);
                s += (i * 4827) ^ (s >>> 5);
                s += (i * 45330) ^ (s >>> 6);
                s += (i * 15833) ^ (s >>> 7);
                s += (i * 56336) ^ (s >>> 1);
                s += (i * 26839) ^ (s >>> 2);
                s += (i * 67342) ^ (s >>> 3);
                s += (i * 37845) ^ (s >>> 4);
                s += (i * 8348) ^ (s >>> 5);
                s += (i * 48851) ^ (s >>> 6);
                s += (i * 19354) ^ (s >>> 7);
                s += (i * 59857) ^ (s >>> 1);
                s += (i * 30360) ^ (s >>> 2);
                s += (i * 863) ^ (s >>> 3);
                s += (i * 41366) ^ (s >>> 4);
                s += (i * 11869) ^ (s >>> 5);
                s += (i * 52372) ^ (s >>> 6);
                s += (i * 22875) ^ (s >>> 7);
                s += (i * 63378) ^ (s >>> 1);
                s += (i * 33881) ^ (s >>> 2);
                s += (i * 4384) ^ (s >>> 3);
                s += (i * 44887) ^ (s >>> 4);
                s += (i * 15390) ^ (s >>> 5);
                s += (i * 55893) ^ (s >>> 6);
                s += (i * 26396) ^ (s >>> 7);
                s += (i * 66899) ^ (s >>> 1);
                s += (i * 37402) ^ (s >>> 2);
                s += (i * 7905) ^ (s >>> 3);
                s += (i * 48408) ^ (s >>> 4);
                s += (i * 18911) ^ (s >>> 5);
                s += (i * 59414) ^ (s >>> 6);
                s += (i * 29917) ^ (s >>> 7);
                s += (i * 420) ^ (s >>> 1);
                s += (i * 40923) ^ (s >>> 2);
                s += (i * 11426) ^ (s >>> 3);
                s += (i * 51929) ^ (s >>> 4);
                s += (i * 22432) ^ (s >>> 5);
                s += (i * 62935) ^ (s >>> 6);
                s += (i * 33438) ^ (s >>> 7);
                s += (i * 3941) ^ (s >>> 1);
                s += (i * 44444) ^ (s >>> 2);
                s += (i * 14947) ^ (s >>> 3);
                s += (i * 55450) ^ (s >>> 4);
                s += (i * 25953) ^ (s >>> 5);
                s += (i * 66456) ^ (s >>> 6);
                s += (i * 36959) ^ (s >>> 7);
                s += (i * 7462) ^ (s >>> 1);
                s += (i * 47965) ^ (s >>> 2);
                s += (i * 18468) ^ (s >>> 3);
                s += (i * 58971) ^ (s >>> 4);
                s += (i * 29474) ^ (s >>> 5);
                s += (i * 69977) ^ (s >>> 6);
                s += (i * 40480) ^ (s >>> 7);
                s += (i * 10983) ^ (s >>> 1);
                s += (i * 51486) ^ (s >>> 2);
                s += (i * 21989) ^ (s >>> 3);
                s += (i * 62492) ^ (s >>> 4);
                s += (i * 32995) ^ (s >>> 5);
                s += (i * 3498) ^ (s >>> 6);
                s += (i * 44001) ^ (s >>> 7);
                s += (i * 14504) ^ (s >>> 1);
                s += (i * 55007) ^ (s >>> 2);
                s += (i * 25510) ^ (s >>> 3);
                s += (i * 66013) ^ (s >>> 4);
                s += (i * 36516) ^ (s >>> 5);
                s += (i * 7019) ^ (s >>> 6);
                s += (i * 47522) ^ (s >>> 7);
                s += (i * 18025) ^ (s >>> 1);
                s += (i * 58528) ^ (s >>> 2);
                s += (i * 29031) ^ (s >>> 3);
                s += (i * 69534) ^ (s >>> 4);
                s += (i * 40037) ^ (s >>> 5);
                s += (i * 10540) ^ (s >>> 6);
                s += (i * 51043) ^ (s >>> 7);
                s += (i * 21546) ^ (s >>> 1);
                s += (i * 62049) ^ (s >>> 2);
                s += (i * 32552) ^ (s >>> 3);
                s += (i * 3055) ^ (s >>> 4);
                s += (i * 43558) ^ (s >>> 5);
                s += (i * 14061) ^ (s >>> 6);
                s += (i * 54564) ^ (s >>> 7);
                s += (i * 25067) ^ (s >>> 1);
                s += (i * 65570) ^ (s >>> 2);
                s += (i * 36073) ^ (s >>> 3);
                s += (i * 6576) ^ (s >>> 4);
                s += (i * 47079) ^ (s >>> 5);
                s += (i * 17582) ^ (s >>> 6);
                s += (i * 58085) ^ (s >>> 7);
                s += (i * 28588) ^ (s >>> 1);
                s += (i * 69091) ^ (s >>> 2);
                s += (i * 39594) ^ (s >>> 3);
                s += (i * 10097) ^ (s >>> 4);
                s += (i * 50600) ^ (s >>> 5);
                s += (i * 21103) ^ (s >>> 6);
                s += (i * 61606) ^ (s >>> 7);
                s += (i * 32109) ^ (s >>> 1);
                s += (i * 2612) ^ (s >>> 2);
                s += (i * 43115) ^ (s >>> 3);
                s += (i * 13618) ^ (s >>> 4);
                s += (i * 54121) ^ (s >>> 5);
                s += (i * 24624) ^ (s >>> 6);
                s += (i * 65127) ^ (s >>> 7);
                s += (i * 35630) ^ (s >>> 1);
                s += (i * 6133) ^ (s >>> 2);
                s += (i * 46636) ^ (s >>> 3);
                s += (i * 17139) ^ (s >>> 4);
                s += (i * 57642) ^ (s >>> 5);
                s += (i * 28145) ^ (s >>> 6);
                s += (i * 68648) ^ (s >>> 7);
                s += (i * 39151) ^ (s >>> 1);
                s += (i * 9654) ^ (s >>> 2);
                s += (i * 50157) ^ (s >>> 3);
                s += (i * 20660) ^ (s >>> 4);
                s += (i * 61163) ^ (s >>> 5);
                s += (i * 31666) ^ (s >>> 6);
                s += (i * 2169) ^ (s >>> 7);
                s += (i * 42672) ^ (s >>> 1);
                s += (i * 13175) ^ (s >>> 2);
                s += (i * 53678) ^ (s >>> 3);
                s += (i * 24181) ^ (s >>> 4);
                s += (i * 64684) ^ (s >>> 5);
                s += (i * 35187) ^ (s >>> 6);
                s += (i * 5690) ^ (s >>> 7);
                s += (i * 46193) ^ (s >>> 1);
                s += (i * 16696) ^ (s >>> 2);
                s += (i * 57199) ^ (s >>> 3);
                s += (i * 27702) ^ (s >>> 4);
                s += (i * 68205) ^ (s >>> 5);
                s += (i * 38708) ^ (s >>> 6);
                s += (i * 9211) ^ (s >>> 7);
                s += (i * 49714) ^ (s >>> 1);
                s += (i * 20217) ^ (s >>> 2);
                s += (i * 60720) ^ (s >>> 3);
                s += (i * 31223) ^ (s >>> 4);
                s += (i * 1726) ^ (s >>> 5);
                s += (i * 42229) ^ (s >>> 6);
                s += (i * 12732) ^ (s >>> 7);
                s += (i * 53235) ^ (s >>> 1);
                s += (i * 23738) ^ (s >>> 2);
                s += (i * 64241) ^ (s >>> 3);
                s += (i * 34744) ^ (s >>> 4);
                s += (i * 5247) ^ (s >>> 5);
                s += (i * 45750) ^ (s >>> 6);
                s += (i * 16253) ^ (s >>> 7);
                s += (i * 56756) ^ (s >>> 1);
                s += (i * 27259) ^ (s >>> 2);
                s += (i * 67762) ^ (s >>> 3);
                s += (i * 38265) ^ (s >>> 4);
                s += (i * 8768) ^ (s >>> 5);
                s += (i * 49271) ^ (s >>> 6);
                s += (i * 19774) ^ (s >>> 7);
                s += (i * 60277) ^ (s >>> 1);
                s += (i * 30780) ^ (s >>> 2);
                s += (i * 1283) ^ (s >>> 3);
                s += (i * 41786) ^ (s >>> 4);
                s += (i * 12289) ^ (s >>> 5);
                s += (i * 52792) ^ (s >>> 6);
                s += (i * 23295) ^ (s >>> 7);
                s += (i * 63798) ^ (s >>> 1);
                s += (i * 34301) ^ (s >>> 2);
                s += (i * 4804) ^ (s >>> 3);
                s += (i * 45307) ^ (s >>> 4);
                s += (i * 15810) ^ (s >>> 5);
                s += (i * 56313) ^ (s >>> 6);
                s += (i * 26816) ^ (s >>> 7);
                s += (i * 67319) ^ (s >>> 1);
                s += (i * 37822) ^ (s >>> 2);
                s += (i * 8325) ^ (s >>> 3);
                s += (i * 48828) ^ (s >>> 4);
                s += (i * 19331) ^ (s >>> 5);
                s += (i * 59834) ^ (s >>> 6);
                s += (i * 30337) ^ (s >>> 7);
                s += (i * 840) ^ (s >>> 1);
                s += (i * 41343) ^ (s >>> 2);
                s += (i * 11846) ^ (s >>> 3);
                s += (i * 52349) ^ (s >>> 4);
                s += (i * 22852) ^ (s >>> 5);
                s += (i * 63355) ^ (s >>> 6);
                s += (i * 33858) ^ (s >>> 7);
                s += (i * 4361) ^ (s >>> 1);
                s += (i * 44864) ^ (s >>> 2);
                s += (i * 15367) ^ (s >>> 3);
                s += (i * 55870) ^ (s >>> 4);
                s += (i * 26373) ^ (s >>> 5);
                s += (i * 66876) ^ (s >>> 6);
                s += (i * 37379) ^ (s >>> 7);
                s += (i * 7882) ^ (s >>> 1);
                s += (i * 48385) ^ (s >>> 2);
                s += (i * 18888) ^ (s >>> 3);
                s += (i * 59391) ^ (s >>> 4);
                s += (i * 29894) ^ (s >>> 5);
                s += (i * 397) ^ (s >>> 6);
                s += (i * 40900) ^ (s >>> 7);
                s += (i * 11403) ^ (s >>> 1);
                s += (i * 51906) ^ (s >>> 2);
                s += (i * 22409) ^ (s >>> 3);
                s += (i * 62912) ^ (s >>> 4);
                s += (i * 33415) ^ (s >>> 5);
                s += (i * 3918) ^ (s >>> 6);
                s += (i * 44421) ^ (s >>> 7);
                s += (i * 14924) ^ (s >>> 1);
                s += (i * 55427) ^ (s >>> 2);
                s += (i * 25930) ^ (s >>> 3);
                s += (i * 66433) ^ (s >>> 4);
                s += (i * 36936) ^ (s >>> 5);
                s += (i * 7439) ^ (s >>> 6);
                s += (i * 47942) ^ (s >>> 7);
                s += (i * 18445) ^ (s >>> 1);
                s += (i * 58948) ^ (s >>> 2);
                s += (i * 29451) ^ (s >>> 3);
                s += (i * 69954) ^ (s >>> 4);
                s += (i * 40457) ^ (s >>> 5);
                s += (i * 10960) ^ (s >>> 6);
                s += (i * 51463) ^ (s >>> 7);
                s += (i * 21966) ^ (s >>> 1);
                s += (i * 62469) ^ (s >>> 2);
                s += (i * 32972) ^ (s >>> 3);
                s += (i * 3475) ^ (s >>> 4);
                s += (i * 43978) ^ (s >>> 5);
                s += (i * 14481) ^ (s >>> 6);
                s += (i * 54984) ^ (s >>> 7);
                s += (i * 25487) ^ (s >>> 1);
                s += (i * 65990) ^ (s >>> 2);
                s += (i * 36493) ^ (s >>> 3);
                s += (i * 6996) ^ (s >>> 4);
                s += (i * 47499) ^ (s >>> 5);
                s += (i * 18002) ^ (s >>> 6);
                s += (i * 58505) ^ (s >>> 7);
                s += (i * 29008) ^ (s >>> 1);
                s += (i * 69511) ^ (s >>> 2);
                s += (i * 40014) ^ (s >>> 3);
                s += (i * 10517) ^ (s >>> 4);
                s += (i * 51020) ^ (s >>> 5);
                s += (i * 21523) ^ (s >>> 6);
                s += (i * 62026) ^ (s >>> 7);
                s += (i * 32529) ^ (s >>> 1);
                s += (i * 3032) ^ (s >>> 2);
                s += (i * 43535) ^ (s >>> 3);
                s += (i * 14038) ^ (s >>> 4);
                s += (i * 54541) ^ (s >>> 5);
                s += (i * 25044) ^ (s >>> 6);
                s += (i * 65547) ^ (s >>> 7);
                s += (i * 36050) ^ (s >>> 1);
                s += (i * 6553) ^ (s >>> 2);
                s += (i * 47056) ^ (s >>> 3);
                s += (i * 17559) ^ (s >>> 4);
                s += (i * 58062) ^ (s >>> 5);
                s += (i * 28565) ^ (s >>> 6);
                s += (i * 69068) ^ (s >>> 7);
                s += (i * 39571) ^ (s >>> 1);
                s += (i * 10074) ^ (s >>> 2);
                s += (i * 50577) ^ (s >>> 3);
                s += (i * 21080) ^ (s >>> 4);
                s += (i * 61583) ^ (s >>> 5);
                s += (i * 32086) ^ (s >>> 6);
                s += (i * 2589) ^ (s >>> 7);
                s += (i * 43092) ^ (s >>> 1);
                s += (i * 13595) ^ (s >>> 2);
                s += (i * 54098) ^ (s >>> 3);
                s += (i * 24601) ^ (s >>> 4);
                s += (i * 65104) ^ (s >>> 5);
                s += (i * 35607) ^ (s >>> 6);
                s += (i * 6110) ^ (s >>> 7);
                s += (i * 46613) ^ (s >>> 1);
                s += (i * 17116) ^ (s >>> 2);
                s += (i * 57619) ^ (s >>> 3);
                s += (i * 28122) ^ (s >>> 4);
                s += (i * 68625) ^ (s >>> 5);
                s += (i * 39128) ^ (s >>> 6);
                s += (i * 9631) ^ (s >>> 7);
                s += (i * 50134) ^ (s >>> 1);
                s += (i * 20637) ^ (s >>> 2);
                s += (i * 61140) ^ (s >>> 3);
                s += (i * 31643) ^ (s >>> 4);
                s += (i * 2146) ^ (s >>> 5);
                s += (i * 42649) ^ (s >>> 6);
                s += (i * 13152) ^ (s >>> 7);
                s += (i * 53655) ^ (s >>> 1);
                s += (i * 24158) ^ (s >>> 2);
                s += (i * 64661) ^ (s >>> 3);
                s += (i * 35164) ^ (s >>> 4);
                s += (i * 5667) ^ (s >>> 5);
                s += (i * 46170) ^ (s >>> 6);
                s += (i * 16673) ^ (s >>> 7);
                s += (i * 57176) ^ (s >>> 1);
                s += (i * 27679) ^ (s >>> 2);
                s += (i * 68182) ^ (s >>> 3);
                s += (i * 38685) ^ (s >>> 4);
                s += (i * 9188) ^ (s >>> 5);
                s += (i * 49691) ^ (s >>> 6);
                s += (i * 20194) ^ (s >>> 7);
                s += (i * 60697) ^ (s >>> 1);
                s += (i * 31200) ^ (s >>> 2);
                s += (i * 1703) ^ (s >>> 3);
                s += (i * 42206) ^ (s >>> 4);
                s += (i * 12709) ^ (s >>> 5);
                s += (i * 53212) ^ (s >>> 6);
                s += (i * 23715) ^ (s >>> 7);
                s += (i * 64218) ^ (s >>> 1);
                s += (i * 34721) ^ (s >>> 2);
                s += (i * 5224) ^ (s >>> 3);
                s += (i * 45727) ^ (s >>> 4);
                s += (i * 16230) ^ (s >>> 5);
                s += (i * 56733) ^ (s >>> 6);
                s += (i * 27236) ^ (s >>> 7);
                s += (i * 67739) ^ (s >>> 1);
                s += (i * 38242) ^ (s >>> 2);
                s += (i * 8745) ^ (s >>> 3);
                s += (i * 49248) ^ (s >>> 4);
                s += (i * 19751) ^ (s >>> 5);
                s += (i * 60254) ^ (s >>> 6);
                s += (i * 30757) ^ (s >>> 7);
                s += (i * 1260) ^ (s >>> 1);
                s += (i * 41763) ^ (s >>> 2);
                s += (i * 12266) ^ (s >>> 3);
                s += (i * 52769) ^ (s >>> 4);
                s += (i * 23272) ^ (s >>> 5);
                s += (i * 63775) ^ (s >>> 6);
                s += (i * 34278) ^ (s >>> 7);
                s += (i * 4781) ^ (s >>> 1);
                s += (i * 45284) ^ (s >>> 2);
                s += (i * 15787) ^ (s >>> 3);
                s += (i * 56290) ^ (s >>> 4);
                s += (i * 26793) ^ (s >>> 5);
                s += (i * 67296) ^ (s >>> 6);
                s += (i * 37799) ^ (s >>> 7);
                s += (i * 8302) ^ (s >>> 1);
                s += (i * 48805) ^ (s >>> 2);
                s += (i * 19308) ^ (s >>> 3);
                s += (i * 59811) ^ (s >>> 4);
                s += (i * 30314) ^ (s >>> 5);
                s += (i * 817) ^ (s >>> 6);
                s += (i * 41320) ^ (s >>> 7);
                s += (i * 11823) ^ (s >>> 1);
                s += (i * 52326) ^ (s >>> 2);
                s += (i * 22829) ^ (s >>> 3);
                s += (i * 63332) ^ (s >>> 4);
                s += (i * 33835) ^ (s >>> 5);
                s += (i * 4338) ^ (s >>> 6);
                s += (i * 44841) ^ (s >>> 7);
                s += (i * 15344) ^ (s >>> 1);
                s += (i * 55847) ^ (s >>> 2);
                s += (i * 26350) ^ (s >>> 3);
                s += (i * 66853) ^ (s >>> 4);
                s += (i * 37356) ^ (s >>> 5);
                s += (i * 7859) ^ (s >>> 6);
                s += (i * 48362) ^ (s >>> 7);
                s += (i * 18865) ^ (s >>> 1);
                s += (i * 59368) ^ (s >>> 2);
                s += (i * 29871) ^ (s >>> 3);
                s += (i * 374) ^ (s >>> 4);
                s += (i * 40877) ^ (s >>> 5);
                s += (i * 11380) ^ (s >>> 6);
                s += (i * 51883) ^ (s >>> 7);
                s += (i * 22386) ^ (s >>> 1);
                s += (i * 62889) ^ (s >>> 2);
                s += (i * 33392) ^ (s >>> 3);
                s += (i * 3895) ^ (s >>> 4);
                s += (i * 44398) ^ (s >>> 5);
                s += (i * 14901) ^ (s >>> 6);
                s += (i * 55404) ^ (s >>> 7);
                s += (i * 25907) ^ (s >>> 1);
                s += (i * 66410) ^ (s >>> 2);
                s += (i * 36913) ^ (s >>> 3);
                s += (i * 7416) ^ (s >>> 4);
                s += (i * 47919) ^ (s >>> 5);
                s += (i * 18422) ^ (s >>> 6);
                s += (i * 58925) ^ (s >>> 7);
                s += (i * 29428) ^ (s >>> 1);
                s += (i * 69931) ^ (s >>> 2);
                s += (i * 40434) ^ (s >>> 3);
                s += (i * 10937) ^ (s >>> 4);
                s += (i * 51440) ^ (s >>> 5);
                s += (i * 21943) ^ (s >>> 6);
                s += (i * 62446) ^ (s >>> 7);
                s += (i * 32949) ^ (s >>> 1);
                s += (i * 3452) ^ (s >>> 2);
                s += (i * 43955) ^ (s >>> 3);
                s += (i * 14458) ^ (s >>> 4);
                s += (i * 54961) ^ (s >>> 5);
                s += (i * 25464) ^ (s >>> 6);
                s += (i * 65967) ^ (s >>> 7);
                s += (i * 36470) ^ (s >>> 1);
                s += (i * 6973) ^ (s >>> 2);
                s += (i * 47476) ^ (s >>> 3);
                s += (i * 17979) ^ (s >>> 4);
                s += (i * 58482) ^ (s >>> 5);
                s += (i * 28985) ^ (s >>> 6);
                s += (i * 69488) ^ (s >>> 7);
                s += (i * 39991) ^ (s >>> 1);
                s += (i * 10494) ^ (s >>> 2);
                s += (i * 50997) ^ (s >>> 3);
                s += (i * 21500) ^ (s >>> 4);
                s += (i * 62003) ^ (s >>> 5);
                s += (i * 32506) ^ (s >>> 6);
                s += (i * 3009) ^ (s >>> 7);
                s += (i * 43512) ^ (s >>> 1);
                s += (i * 14015) ^ (s >>> 2);
                s += (i * 54518) ^ (s >>> 3);
                s += (i * 25021) ^ (s >>> 4);
                s += (i * 65524) ^ (s >>> 5);
                s += (i * 36027) ^ (s >>> 6);
                s += (i * 6530) ^ (s >>> 7);
                s += (i * 47033) ^ (s >>> 1);
                s += (i * 17536) ^ (s >>> 2);
                s += (i * 58039) ^ (s >>> 3);
                s += (i * 28542) ^ (s >>> 4);
                s += (i * 69045) ^ (s >>> 5);
                s += (i * 39548) ^ (s >>> 6);
                s += (i * 10051) ^ (s >>> 7);
                s += (i * 50554) ^ (s >>> 1);
                s += (i * 21057) ^ (s >>> 2);
                s += (i * 61560) ^ (s >>> 3);
                s += (i * 32063) ^ (s >>> 4);
                s += (i * 2566) ^ (s >>> 5);
                s += (i * 43069) ^ (s >>> 6);
                s += (i * 13572) ^ (s >>> 7);
                s += (i * 54075) ^ (s >>> 1);
                s += (i * 24578) ^ (s >>> 2);
                s += (i * 65081) ^ (s >>> 3);
                s += (i * 35584) ^ (s >>> 4);
                s += (i * 6087) ^ (s >>> 5);
                s += (i * 46590) ^ (s >>> 6);
                s += (i * 17093) ^ (s >>> 7);
                s += (i * 57596) ^ (s >>> 1);
                s += (i * 28099) ^ (s >>> 2);
                s += (i * 68602) ^ (s >>> 3);
                s += (i * 39105) ^ (s >>> 4);
                s += (i * 9608) ^ (s >>> 5);
                s += (i * 50111) ^ (s >>> 6);
                s += (i * 20614) ^ (s >>> 7);
                s += (i * 61117) ^ (s >>> 1);
                s += (i * 31620) ^ (s >>> 2);
                s += (i * 2123) ^ (s >>> 3);
                s += (i * 42626) ^ (s >>> 4);
                s += (i * 13129) ^ (s >>> 5);
                s += (i * 53632) ^ (s >>> 6);
                s += (i * 24135) ^ (s >>> 7);
                s += (i * 64638) ^ (s >>> 1);
                s += (i * 35141) ^ (s >>> 2);
                s += (i * 5644) ^ (s >>> 3);
                s += (i * 46147) ^ (s >>> 4);
                s += (i * 16650) ^ (s >>> 5);
                s += (i * 57153) ^ (s >>> 6);
                s += (i * 27656) ^ (s >>> 7);
                s += (i * 68159) ^ (s >>> 1);
                s += (i * 38662) ^ (s >>> 2);
                s += (i * 9165) ^ (s >>> 3);
                s += (i * 49668) ^ (s >>> 4);
                s += (i * 20171) ^ (s >>> 5);
                s += (i * 60674) ^ (s >>> 6);
                s += (i * 31177) ^ (s >>> 7);
                s += (i * 1680) ^ (s >>> 1);
                s += (i * 42183) ^ (s >>> 2);
                s += (i * 12686) ^ (s >>> 3);
                s += (i * 53189) ^ (s >>> 4);
                s += (i * 23692) ^ (s >>> 5);
                s += (i * 64195) ^ (s >>> 6);
                s += (i * 34698) ^ (s >>> 7);
                s += (i * 5201) ^ (s >>> 1);
                s += (i * 45704) ^ (s >>> 2);
                s += (i * 16207) ^ (s >>> 3);
                s += (i * 56710) ^ (s >>> 4);
                s += (i * 27213) ^ (s >>> 5);
                s += (i * 67716) ^ (s >>> 6);
                s += (i * 38219) ^ (s >>> 7);
                s += (i * 8722) ^ (s >>> 1);
                s += (i * 49225) ^ (s >>> 2);
                s += (i * 19728) ^ (s >>> 3);
                s += (i * 60231) ^ (s >>> 4);
                s += (i * 30734) ^ (s >>> 5);
                s += (i * 1237) ^ (s >>> 6);
                s += (i * 41740) ^ (s >>> 7);
                s += (i * 12243) ^ (s >>> 1);
                s += (i * 52746) ^ (s >>> 2);
                s += (i * 23249) ^ (s >>> 3);
                s += (i * 63752) ^ (s >>> 4);
                s += (i * 34255) ^ (s >>> 5);
                s += (i * 4758) ^ (s >>> 6);
                s += (i * 45261) ^ (s >>> 7);
                s += (i * 15764) ^ (s >>> 1);
                s += (i * 56267) ^ (s >>> 2);
                s += (i * 26770) ^ (s >>> 3);
                s += (i * 67273) ^ (s >>> 4);
                s += (i * 37776) ^ (s >>> 5);
                s += (i * 8279) ^ (s >>> 6);
                s += (i * 48782) ^ (s >>> 7);
                s += (i * 19285) ^ (s >>> 1);
                s += (i * 59788) ^ (s >>> 2);
                s += (i * 30291) ^ (s >>> 3);
                s += (i * 794) ^ (s >>> 4);
                s += (i * 41297) ^ (s >>> 5);
                s += (i * 11800) ^ (s >>> 6);
                s += (i * 52303) ^ (s >>> 7);
                s += (i * 22806) ^ (s >>> 1);
                s += (i * 63309) ^ (s >>> 2);
                s += (i * 33812) ^ (s >>> 3);
                s += (i * 4315) ^ (s >>> 4);
                s += (i * 44818) ^ (s >>> 5);
                s += (i * 15321) ^ (s >>> 6);
                s += (i * 55824) ^ (s >>> 7);
                s += (i * 26327) ^ (s >>> 1);
                s += (i * 66830) ^ (s >>> 2);
                s += (i * 37333) ^ (s >>> 3);
                s += (i * 7836) ^ (s >>> 4);
                s += (i * 48339) ^ (s >>> 5);
                s += (i * 18842) ^ (s >>> 6);
                s += (i * 59345) ^ (s >>> 7);
                s += (i * 29848) ^ (s >>> 1);
                s += (i * 351) ^ (s >>> 2);
                s += (i * 40854) ^ (s >>> 3);
                s += (i * 11357) ^ (s >>> 4);
                s += (i * 51860) ^ (s >>> 5);
                s += (i * 22363) ^ (s >>> 6);
                s += (i * 62866) ^ (s >>> 7);
                s += (i * 33369) ^ (s >>> 1);
                s += (i * 3872) ^ (s >>> 2);
                s += (i * 44375) ^ (s >>> 3);
                s += (i * 14878) ^ (s >>> 4);
                s += (i * 55381) ^ (s >>> 5);
                s += (i * 25884) ^ (s >>> 6);
                s += (i * 66387) ^ (s >>> 7);
                s += (i * 36890) ^ (s >>> 1);
                s += (i * 7393) ^ (s >>> 2);
                s += (i * 47896) ^ (s >>> 3);
                s += (i * 18399) ^ (s >>> 4);
                s += (i * 58902) ^ (s >>> 5);
                s += (i * 29405) ^ (s >>> 6);
                s += (i * 69908) ^ (s >>> 7);
                s += (i * 40411) ^ (s >>> 1);
                s += (i * 10914) ^ (s >>> 2);
                s += (i * 51417) ^ (s >>> 3);
                s += (i * 21920) ^ (s >>> 4);
                s += (i * 62423) ^ (s >>> 5);
                s += (i * 32926) ^ (s >>> 6);
                s += (i * 3429) ^ (s >>> 7);
                s += (i * 43932) ^ (s >>> 1);
                s += (i * 14435) ^ (s >>> 2);
                s += (i * 54938) ^ (s >>> 3);
                s += (i * 25441) ^ (s >>> 4);
                s += (i * 65944) ^ (s >>> 5);
                s += (i * 36447) ^ (s >>> 6);
                s += (i * 6950) ^ (s >>> 7);
                s += (i * 47453) ^ (s >>> 1);
                s += (i * 17956) ^ (s >>> 2);
                s += (i * 58459) ^ (s >>> 3);
                s += (i * 28962) ^ (s >>> 4);
                s += (i * 69465) ^ (s >>> 5);
                s += (i * 39968) ^ (s >>> 6);
                s += (i * 10471) ^ (s >>> 7);
                s += (i * 50974) ^ (s >>> 1);
                s += (i * 21477) ^ (s >>> 2);
                s += (i * 61980) ^ (s >>> 3);
                s += (i * 32483) ^ (s >>> 4);
                s += (i * 2986) ^ (s >>> 5);
                s += (i * 43489) ^ (s >>> 6);
                s += (i * 13992) ^ (s >>> 7);
                s += (i * 54495) ^ (s >>> 1);
                s += (i * 24998) ^ (s >>> 2);
                s += (i * 65501) ^ (s >>> 3);
                s += (i * 36004) ^ (s >>> 4);
                s += (i * 6507) ^ (s >>> 5);
                s += (i * 47010) ^ (s >>> 6);
                s += (i * 17513) ^ (s >>> 7);
                s += (i * 58016) ^ (s >>> 1);
                s += (i * 28519) ^ (s >>> 2);
                s += (i * 69022) ^ (s >>> 3);
                s += (i * 39525) ^ (s >>> 4);
                s += (i * 10028) ^ (s >>> 5);
                s += (i * 50531) ^ (s >>> 6);
                s += (i * 21034) ^ (s >>> 7);
                s += (i * 61537) ^ (s >>> 1);
                s += (i * 32040) ^ (s >>> 2);
                s += (i * 2543) ^ (s >>> 3);
                s += (i * 43046) ^ (s >>> 4);
                s += (i * 13549) ^ (s >>> 5);
                s += (i * 54052) ^ (s >>> 6);
                s += (i * 24555) ^ (s >>> 7);
                s += (i * 65058) ^ (s >>> 1);
                s += (i * 35561) ^ (s >>> 2);
                s += (i * 6064) ^ (s >>> 3);
                s += (i * 46567) ^ (s >>> 4);
                s += (i * 17070) ^ (s >>> 5);
                s += (i * 57573) ^ (s >>> 6);
                s += (i * 28076) ^ (s >>> 7);
                s += (i * 68579) ^ (s >>> 1);
                s += (i * 39082) ^ (s >>> 2);
                s += (i * 9585) ^ (s >>> 3);
                s += (i * 50088) ^ (s >>> 4);
                s += (i * 20591) ^ (s >>> 5);
                s += (i * 61094) ^ (s >>> 6);
                s += (i * 31597) ^ (s >>> 7);
                s += (i * 2100) ^ (s >>> 1);
                s += (i * 42603) ^ (s >>> 2);
                s += (i * 13106) ^ (s >>> 3);
                s += (i * 53609) ^ (s >>> 4);
                s += (i * 24112) ^ (s >>> 5);
                s += (i * 64615) ^ (s >>> 6);
                s += (i * 35118) ^ (s >>> 7);
                s += (i * 5621) ^ (s >>> 1);
                s += (i * 46124) ^ (s >>> 2);
                s += (i * 16627) ^ (s >>> 3);
                s += (i * 57130) ^ (s >>> 4);
                s += (i * 27633) ^ (s >>> 5);
                s += (i * 68136) ^ (s >>> 6);
                s += (i * 38639) ^ (s >>> 7);
                s += (i * 9142) ^ (s >>> 1);
                s += (i * 49645) ^ (s >>> 2);
                s += (i * 20148) ^ (s >>> 3);
                s += (i * 60651) ^ (s >>> 4);
                s += (i * 31154) ^ (s >>> 5);
                s += (i * 1657) ^ (s >>> 6);
                s += (i * 42160) ^ (s >>> 7);
                s += (i * 12663) ^ (s >>> 1);
                s += (i * 53166) ^ (s >>> 2);
                s += (i * 23669) ^ (s >>> 3);
                s += (i * 64172) ^ (s >>> 4);
                s += (i * 34675) ^ (s >>> 5);
                s += (i * 5178) ^ (s >>> 6);
                s += (i * 45681) ^ (s >>> 7);
                s += (i * 16184) ^ (s >>> 1);
                s += (i * 56687) ^ (s >>> 2);
                s += (i * 27190) ^ (s >>> 3);
                s += (i * 67693) ^ (s >>> 4);
                s += (i * 38196) ^ (s >>> 5);
                s += (i * 8699) ^ (s >>> 6);
                s += (i * 49202) ^ (s >>> 7);
                s += (i * 19705) ^ (s >>> 1);
                s += (i * 60208) ^ (s >>> 2);
                s += (i * 30711) ^ (s >>> 3);
                s += (i * 1214) ^ (s >>> 4);
                s += (i * 41717) ^ (s >>> 5);
                s += (i * 12220) ^ (s >>> 6);
                s += (i * 52723) ^ (s >>> 7);
                s += (i * 23226) ^ (s >>> 1);
                s += (i * 63729) ^ (s >>> 2);
                s += (i * 34232) ^ (s >>> 3);
                s += (i * 4735) ^ (s >>> 4);
                s += (i * 45238) ^ (s >>> 5);
                s += (i * 15741) ^ (s >>> 6);
                s += (i * 56244) ^ (s >>> 7);
                s += (i * 26747) ^ (s >>> 1);
                s += (i * 67250) ^ (s >>> 2);
                s += (i * 37753) ^ (s >>> 3);
                s += (i * 8256) ^ (s >>> 4);
                s += (i * 48759) ^ (s >>> 5);
                s += (i * 19262) ^ (s >>> 6);
                s += (i * 59765) ^ (s >>> 7);
                s += (i * 30268) ^ (s >>> 1);
                s += (i * 771) ^ (s >>> 2);
                s += (i * 41274) ^ (s >>> 3);
                s += (i * 11777) ^ (s >>> 4);
                s += (i * 52280) ^ (s >>> 5);
                s += (i * 22783) ^ (s >>> 6);
                s += (i * 63286) ^ (s >>> 7);
                s += (i * 33789) ^ (s >>> 1);
                s += (i * 4292) ^ (s >>> 2);
                s += (i * 44795) ^ (s >>> 3);
                s += (i * 15298) ^ (s >>> 4);
                s += (i * 55801) ^ (s >>> 5);
                s += (i * 26304) ^ (s >>> 6);
                s += (i * 66807) ^ (s >>> 7);
                s += (i * 37310) ^ (s >>> 1);
                s += (i * 7813) ^ (s >>> 2);
                s += (i * 48316) ^ (s >>> 3);
                s += (i * 18819) ^ (s >>> 4);
                s += (i * 59322) ^ (s >>> 5);
                s += (i * 29825) ^ (s >>> 6);
                s += (i * 328) ^ (s >>> 7);
                s += (i * 40831) ^ (s >>> 1);
                s += (i * 11334) ^ (s >>> 2);
                s += (i * 51837) ^ (s >>> 3);
                s += (i * 22340) ^ (s >>> 4);
                s += (i * 62843) ^ (s >>> 5);
                s += (i * 33346) ^ (s >>> 6);
                s += (i * 3849) ^ (s >>> 7);
                s += (i * 44352) ^ (s >>> 1);
                s += (i * 14855) ^ (s >>> 2);
                s += (i * 55358) ^ (s >>> 3);
                s += (i * 25861) ^ (s >>> 4);
                s += (i * 66364) ^ (s >>> 5);
                s += (i * 36867) ^ (s >>> 6);
                s += (i * 7370) ^ (s >>> 7);
                s += (i * 47873) ^ (s >>> 1);
                s += (i * 18376) ^ (s >>> 2);
                s += (i * 58879) ^ (s >>> 3);
                s += (i * 29382) ^ (s >>> 4);
                s += (i * 69885) ^ (s >>> 5);
                s += (i * 40388) ^ (s >>> 6);
                s += (i * 10891) ^ (s >>> 7);
                s += (i * 51394) ^ (s >>> 1);
                s += (i * 21897) ^ (s >>> 2);
                s += (i * 62400) ^ (s >>> 3);
                s += (i * 32903) ^ (s >>> 4);
                s += (i * 3406) ^ (s >>> 5);
                s += (i * 43909) ^ (s >>> 6);
                s += (i * 14412) ^ (s >>> 7);
                s += (i * 54915) ^ (s >>> 1);
                s += (i * 25418) ^ (s >>> 2);
                s += (i * 65921) ^ (s >>> 3);
                s += (i * 36424) ^ (s >>> 4);
                s += (i * 6927) ^ (s >>> 5);
                s += (i * 47430) ^ (s >>> 6);
                s += (i * 17933) ^ (s >>> 7);
                s += (i * 58436) ^ (s >>> 1);
                s += (i * 28939) ^ (s >>> 2);
                s += (i * 69442) ^ (s >>> 3);
                s += (i * 39945) ^ (s >>> 4);
                s += (i * 10448) ^ (s >>> 5);
                s += (i * 50951) ^ (s >>> 6);
                s += (i * 21454) ^ (s >>> 7);
                s += (i * 61957) ^ (s >>> 1);
                s += (i * 32460) ^ (s >>> 2);
                s += (i * 2963) ^ (s >>> 3);
                s += (i * 43466) ^ (s >>> 4);
                s += (i * 13969) ^ (s >>> 5);
                s += (i * 54472) ^ (s >>> 6);
                s += (i * 24975) ^ (s >>> 7);
                s += (i * 65478) ^ (s >>> 1);
                s += (i * 35981) ^ (s >>> 2);
                s += (i * 6484) ^ (s >>> 3);
                s += (i * 46987) ^ (s >>> 4);
                s += (i * 17490) ^ (s >>> 5);
                s += (i * 57993) ^ (s >>> 6);
                s += (i * 28496) ^ (s >>> 7);
                s += (i * 68999) ^ (s >>> 1);
                s += (i * 39502) ^ (s >>> 2);
                s += (i * 10005) ^ (s >>> 3);
                s += (i * 50508) ^ (s >>> 4);
                s += (i * 21011) ^ (s >>> 5);
                s += (i * 61514) ^ (s >>> 6);
                s += (i * 32017) ^ (s >>> 7);
                s += (i * 2520) ^ (s >>> 1);
                s += (i * 43023) ^ (s >>> 2);
                s += (i * 13526) ^ (s >>> 3);
                s += (i * 54029) ^ (s >>> 4);
                s += (i * 24532) ^ (s >>> 5);
                s += (i * 65035) ^ (s >>> 6);
                s += (i * 35538) ^ (s >>> 7);
                s += (i * 6041) ^ (s >>> 1);
                s += (i * 46544) ^ (s >>> 2);
                s += (i * 17047) ^ (s >>> 3);
                s += (i * 57550) ^ (s >>> 4);
                s += (i * 28053) ^ (s >>> 5);
                s += (i * 68556) ^ (s >>> 6);
                s += (i * 39059) ^ (s >>> 7);
                s += (i * 9562) ^ (s >>> 1);
                s += (i * 50065) ^ (s >>> 2);
                s += (i * 20568) ^ (s >>> 3);
                s += (i * 61071) ^ (s >>> 4);
                s += (i * 31574) ^ (s >>> 5);
                s += (i * 2077) ^ (s >>> 6);
                s += (i * 42580) ^ (s >>> 7);
                s += (i * 13083) ^ (s >>> 1);
                s += (i * 53586) ^ (s >>> 2);
                s += (i * 24089) ^ (s >>> 3);
                s += (i * 64592) ^ (s >>> 4);
                s += (i * 35095) ^ (s >>> 5);
                s += (i * 5598) ^ (s >>> 6);
                s += (i * 46101) ^ (s >>> 7);
                s += (i * 16604) ^ (s >>> 1);
                s += (i * 57107) ^ (s >>> 2);
                s += (i * 27610) ^ (s >>> 3);
                s += (i * 68113) ^ (s >>> 4);
                s += (i * 38616) ^ (s >>> 5);
                s += (i * 9119) ^ (s >>> 6);
                s += (i * 49622) ^ (s >>> 7);
                s += (i * 20125) ^ (s >>> 1);
                s += (i * 60628) ^ (s >>> 2);
                s += (i * 31131) ^ (s >>> 3);
                s += (i * 1634) ^ (s >>> 4);
                s += (i * 42137) ^ (s >>> 5);
                s += (i * 12640) ^ (s >>> 6);
                s += (i * 53143) ^ (s >>> 7);
                s += (i * 23646) ^ (s >>> 1);
                s += (i * 64149) ^ (s >>> 2);
                s += (i * 34652) ^ (s >>> 3);
                s += (i * 5155) ^ (s >>> 4);
                s += (i * 45658) ^ (s >>> 5);
                s += (i * 16161) ^ (s >>> 6);
                s += (i * 56664) ^ (s >>> 7);
                s += (i * 27167) ^ (s >>> 1);
                s += (i * 67670) ^ (s >>> 2);
                s += (i * 38173) ^ (s >>> 3);
                s += (i * 8676) ^ (s >>> 4);
                s += (i * 49179) ^ (s >>> 5);
                s += (i * 19682) ^ (s >>> 6);
                s += (i * 60185) ^ (s >>> 7);
                s += (i * 30688) ^ (s >>> 1);
                s += (i * 1191) ^ (s >>> 2);
                s += (i * 41694) ^ (s >>> 3);
                s += (i * 12197) ^ (s >>> 4);
                s += (i * 52700) ^ (s >>> 5);
                s += (i * 23203) ^ (s >>> 6);
                s += (i * 63706) ^ (s >>> 7);
                s += (i * 34209) ^ (s >>> 1);
                s += (i * 4712) ^ (s >>> 2);
                s += (i * 45215) ^ (s >>> 3);
                s += (i * 15718) ^ (s >>> 4);
                s += (i * 56221) ^ (s >>> 5);
                s += (i * 26724) ^ (s >>> 6);
                s += (i * 67227) ^ (s >>> 7);
                s += (i * 37730) ^ (s >>> 1);
                s += (i * 8233) ^ (s >>> 2);
                s += (i * 48736) ^ (s >>> 3);
                s += (i * 19239) ^ (s >>> 4);
                s += (i * 59742) ^ (s >>> 5);
                s += (i * 30245) ^ (s >>> 6);
                s += (i * 748) ^ (s >>> 7);
                s += (i * 41251) ^ (s >>> 1);
                s += (i * 11754) ^ (s >>> 2);
                s += (i * 52257) ^ (s >>> 3);
                s += (i * 22760) ^ (s >>> 4);
                s += (i * 63263) ^ (s >>> 5);
                s += (i * 33766) ^ (s >>> 6);
                s += (i * 4269) ^ (s >>> 7);
                s += (i * 44772) ^ (s >>> 1);
                s += (i * 15275) ^ (s >>> 2);
                s += (i * 55778) ^ (s >>> 3);
                s += (i * 26281) ^ (s >>> 4);
                s += (i * 66784) ^ (s >>> 5);
                s += (i * 37287) ^ (s >>> 6);
                s += (i * 7790) ^ (s >>> 7);
                s += (i * 48293) ^ (s >>> 1);
                s += (i * 18796) ^ (s >>> 2);
                s += (i * 59299) ^ (s >>> 3);
                s += (i * 29802) ^ (s >>> 4);
                s += (i * 305) ^ (s >>> 5);
                s += (i * 40808) ^ (s >>> 6);
                s += (i * 11311) ^ (s >>> 7);
                s += (i * 51814) ^ (s >>> 1);
                s += (i * 22317) ^ (s >>> 2);
                s += (i * 62820) ^ (s >>> 3);
                s += (i * 33323) ^ (s >>> 4);
                s += (i * 3826) ^ (s >>> 5);
                s += (i * 44329) ^ (s >>> 6);
                s += (i * 14832) ^ (s >>> 7);
                s += (i * 55335) ^ (s >>> 1);
                s += (i * 25838) ^ (s >>> 2);
                s += (i * 66341) ^ (s >>> 3);
                s += (i * 36844) ^ (s >>> 4);
                s += (i * 7347) ^ (s >>> 5);
                s += (i * 47850) ^ (s >>> 6);
                s += (i * 18353) ^ (s >>> 7);
                s += (i * 58856) ^ (s >>> 1);
                s += (i * 29359) ^ (s >>> 2);
                s += (i * 69862) ^ (s >>> 3);
                s += (i * 40365) ^ (s >>> 4);
                s += (i * 10868) ^ (s >>> 5);
                s += (i * 51371) ^ (s >>> 6);
                s += (i * 21874) ^ (s >>> 7);
                s += (i * 62377) ^ (s >>> 1);
                s += (i * 32880) ^ (s >>> 2);
                s += (i * 3383) ^ (s >>> 3);
                s += (i * 43886) ^ (s >>> 4);
                s += (i * 14389) ^ (s >>> 5);
                s += (i * 54892) ^ (s >>> 6);
                s += (i * 25395) ^ (s >>> 7);
                s += (i * 65898) ^ (s >>> 1);
                s += (i * 36401) ^ (s >>> 2);
                s += (i * 6904) ^ (s >>> 3);
                s += (i * 47407) ^ (s >>> 4);
                s += (i * 17910) ^ (s >>> 5);
                s += (i * 58413) ^ (s >>> 6);
                s += (i * 28916) ^ (s >>> 7);
                s += (i * 69419) ^ (s >>> 1);
                s += (i * 39922) ^ (s >>> 2);
                s += (i * 10425) ^ (s >>> 3);
                s += (i * 50928) ^ (s >>> 4);
                s += (i * 21431) ^ (s >>> 5);
                s += (i * 61934) ^ (s >>> 6);
                s += (i * 32437) ^ (s >>> 7);
                s += (i * 2940) ^ (s >>> 1);
                s += (i * 43443) ^ (s >>> 2);
                s += (i * 13946) ^ (s >>> 3);
                s += (i * 54449) ^ (s >>> 4);
                s += (i * 24952) ^ (s >>> 5);
                s += (i * 65455) ^ (s >>> 6);
                s += (i * 35958) ^ (s >>> 7);
                s += (i * 6461) ^ (s >>> 1);
                s += (i * 46964) ^ (s >>> 2);
                s += (i * 17467) ^ (s >>> 3);
                s += (i * 57970) ^ (s >>> 4);
                s += (i * 28473) ^ (s >>> 5);
                s += (i * 68976) ^ (s >>> 6);
                s += (i * 39479) ^ (s >>> 7);
                s += (i * 9982) ^ (s >>> 1);
                s += (i * 50485) ^ (s >>> 2);
                s += (i * 20988) ^ (s >>> 3);
                s += (i * 61491) ^ (s >>> 4);
                s += (i * 31994) ^ (s >>> 5);
                s += (i * 2497) ^ (s >>> 6);
                s += (i * 43000) ^ (s >>> 7);
                s += (i * 13503) ^ (s >>> 1);
                s += (i * 54006) ^ (s >>> 2);
                s += (i * 24509) ^ (s >>> 3);
                s += (i * 65012) ^ (s >>> 4);
                s += (i * 35515) ^ (s >>> 5);
                s += (i * 6018) ^ (s >>> 6);
                s += (i * 46521) ^ (s >>> 7);
                s += (i * 17024) ^ (s >>> 1);
                s += (i * 57527) ^ (s >>> 2);
                s += (i * 28030) ^ (s >>> 3);
                s += (i * 68533) ^ (s >>> 4);
                s += (i * 39036) ^ (s >>> 5);
                s += (i * 9539) ^ (s >>> 6);
                s += (i * 50042) ^ (s >>> 7);
                s += (i * 20545) ^ (s >>> 1);
                s += (i * 61048) ^ (s >>> 2);
                s += (i * 31551) ^ (s >>> 3);
                s += (i * 2054) ^ (s >>> 4);
                s += (i * 42557) ^ (s >>> 5);
                s += (i * 13060) ^ (s >>> 6);
                s += (i * 53563) ^ (s >>> 7);
                s += (i * 24066) ^ (s >>> 1);
                s += (i * 64569) ^ (s >>> 2);
                s += (i * 35072) ^ (s >>> 3);
                s += (i * 5575) ^ (s >>> 4);
                s += (i * 46078) ^ (s >>> 5);
                s += (i * 16581) ^ (s >>> 6);
                s += (i * 57084) ^ (s >>> 7);
                s += (i * 27587) ^ (s >>> 1);
                s += (i * 68090) ^ (s >>> 2);
                s += (i * 38593) ^ (s >>> 3);
                s += (i * 9096) ^ (s >>> 4);
                s += (i * 49599) ^ (s >>> 5);
                s += (i * 20102) ^ (s >>> 6);
                s += (i * 60605) ^ (s >>> 7);
                s += (i * 31108) ^ (s >>> 1);
                s += (i * 1611) ^ (s >>> 2);
                s += (i * 42114) ^ (s >>> 3);
                s += (i * 12617) ^ (s >>> 4);
                s += (i * 53120) ^ (s >>> 5);
                s += (i * 23623) ^ (s >>> 6);
                s += (i * 64126) ^ (s >>> 7);
                s += (i * 34629) ^ (s >>> 1);
                s += (i * 5132) ^ (s >>> 2);
                s += (i * 45635) ^ (s >>> 3);
                s += (i * 16138) ^ (s >>> 4);
                s += (i * 56641) ^ (s >>> 5);
                s += (i * 27144) ^ (s >>> 6);
                s += (i * 67647) ^ (s >>> 7);
                s += (i * 38150) ^ (s >>> 1);
                s += (i * 8653) ^ (s >>> 2);
                s += (i * 49156) ^ (s >>> 3);
                s += (i * 19659) ^ (s >>> 4);
                s += (i * 60162) ^ (s >>> 5);
                s += (i * 30665) ^ (s >>> 6);
                s += (i * 1168) ^ (s >>> 7);
                s += (i * 41671) ^ (s >>> 1);
                s += (i * 12174) ^ (s >>> 2);
                s += (i * 52677) ^ (s >>> 3);
                s += (i * 23180) ^ (s >>> 4);
                s += (i * 63683) ^ (s >>> 5);
                s += (i * 34186) ^ (s >>> 6);
                s += (i * 4689) ^ (s >>> 7);
                s += (i * 45192) ^ (s >>> 1);
                s += (i * 15695) ^ (s >>> 2);
                s += (i * 56198) ^ (s >>> 3);
                s += (i * 26701) ^ (s >>> 4);
                s += (i * 67204) ^ (s >>> 5);
                s += (i * 37707) ^ (s >>> 6);
                s += (i * 8210) ^ (s >>> 7);
                s += (i * 48713) ^ (s >>> 1);
                s += (i * 19216) ^ (s >>> 2);
                s += (i * 59719) ^ (s >>> 3);
                s += (i * 30222) ^ (s >>> 4);
                s += (i * 725) ^ (s >>> 5);
                s += (i * 41228) ^ (s >>> 6);
                s += (i * 11731) ^ (s >>> 7);
                s += (i * 52234) ^ (s >>> 1);
                s += (i * 22737) ^ (s >>> 2);
                s += (i * 63240) ^ (s >>> 3);
                s += (i * 33743) ^ (s >>> 4);
                s += (i * 4246) ^ (s >>> 5);
                s += (i * 44749) ^ (s >>> 6);
                s += (i * 15252) ^ (s >>> 7);
                s += (i * 55755) ^ (s >>> 1);
                s += (i * 26258) ^ (s >>> 2);
                s += (i * 66761) ^ (s >>> 3);
                s += (i * 37264) ^ (s >>> 4);
                s += (i * 7767) ^ (s >>> 5);
                s += (i * 48270) ^ (s >>> 6);
                s += (i * 18773) ^ (s >>> 7);
                s += (i * 59276) ^ (s >>> 1);
                s += (i * 29779) ^ (s >>> 2);
                s += (i * 282) ^ (s >>> 3);
                s += (i * 40785) ^ (s >>> 4);
                s += (i * 11288) ^ (s >>> 5);
                s += (i * 51791) ^ (s >>> 6);
                s += (i * 22294) ^ (s >>> 7);
                s += (i * 62797) ^ (s >>> 1);
                s += (i * 33300) ^ (s >>> 2);
                s += (i * 3803) ^ (s >>> 3);
                s += (i * 44306) ^ (s >>> 4);
                s += (i * 14809) ^ (s >>> 5);
                s += (i * 55312) ^ (s >>> 6);
                s += (i * 25815) ^ (s >>> 7);
                s += (i * 66318) ^ (s >>> 1);
                s += (i * 36821) ^ (s >>> 2);
                s += (i * 7324) ^ (s >>> 3);
                s += (i * 47827) ^ (s >>> 4);
                s += (i * 18330) ^ (s >>> 5);
                s += (i * 58833) ^ (s >>> 6);
                s += (i * 29336) ^ (s >>> 7);
                s += (i * 69839) ^ (s >>> 1);
                s += (i * 40342) ^ (s >>> 2);
                s += (i * 10845) ^ (s >>> 3);
                s += (i * 51348) ^ (s >>> 4);
                s += (i * 21851) ^ (s >>> 5);
                s += (i * 62354) ^ (s >>> 6);
                s += (i * 32857) ^ (s >>> 7);
                s += (i * 3360) ^ (s >>> 1);
                s += (i * 43863) ^ (s >>> 2);
                s += (i * 14366) ^ (s >>> 3);
                s += (i * 54869) ^ (s >>> 4);
                s += (i * 25372) ^ (s >>> 5);
                s += (i * 65875) ^ (s >>> 6);
                s += (i * 36378) ^ (s >>> 7);
                s += (i * 6881) ^ (s >>> 1);
                s += (i * 47384) ^ (s >>> 2);
                s += (i * 17887) ^ (s >>> 3);
                s += (i * 58390) ^ (s >>> 4);
                s += (i * 28893) ^ (s >>> 5);
                s += (i * 69396) ^ (s >>> 6);
                s += (i * 39899) ^ (s >>> 7);
                s += (i * 10402) ^ (s >>> 1);
                s += (i * 50905) ^ (s >>> 2);
                s += (i * 21408) ^ (s >>> 3);
                s += (i * 61911) ^ (s >>> 4);
                s += (i * 32414) ^ (s >>> 5);
                s += (i * 2917) ^ (s >>> 6);
                s += (i * 43420) ^ (s >>> 7);
                s += (i * 13923) ^ (s >>> 1);
                s += (i * 54426) ^ (s >>> 2);
                s += (i * 24929) ^ (s >>> 3);
                s += (i * 65432) ^ (s >>> 4);
                s += (i * 35935) ^ (s >>> 5);
                s += (i * 6438) ^ (s >>> 6);
                s += (i * 46941) ^ (s >>> 7);
                s += (i * 17444) ^ (s >>> 1);
                s += (i * 57947) ^ (s >>> 2);
                s += (i * 28450) ^ (s >>> 3);
                s += (i * 68953) ^ (s >>> 4);
                s += (i * 39456) ^ (s >>> 5);
                s += (i * 9959) ^ (s >>> 6);
                s += (i * 50462) ^ (s >>> 7);
                s += (i * 20965) ^ (s >>> 1);
                s += (i * 61468) ^ (s >>> 2);
                s += (i * 31971) ^ (s >>> 3);
                s += (i * 2474) ^ (s >>> 4);
                s += (i * 42977) ^ (s >>> 5);
                s += (i * 13480) ^ (s >>> 6);
                s += (i * 53983) ^ (s >>> 7);
                s += (i * 24486) ^ (s >>> 1);
                s += (i * 64989) ^ (s >>> 2);
                s += (i * 35492) ^ (s >>> 3);
                s += (i * 5995) ^ (s >>> 4);
                s += (i * 46498) ^ (s >>> 5);
                s += (i * 17001) ^ (s >>> 6);
                s += (i * 57504) ^ (s >>> 7);
                s += (i * 28007) ^ (s >>> 1);
                s += (i * 68510) ^ (s >>> 2);
                s += (i * 39013) ^ (s >>> 3);
                s += (i * 9516) ^ (s >>> 4);
                s += (i * 50019) ^ (s >>> 5);
                s += (i * 20522) ^ (s >>> 6);
                s += (i * 61025) ^ (s >>> 7);
                s += (i * 31528) ^ (s >>> 1);
                s += (i * 2031) ^ (s >>> 2);
                s += (i * 42534) ^ (s >>> 3);
                s += (i * 13037) ^ (s >>> 4);
                s += (i * 53540) ^ (s >>> 5);
                s += (i * 24043) ^ (s >>> 6);
                s += (i * 64546) ^ (s >>> 7);
                s += (i * 35049) ^ (s >>> 1);
                s += (i * 5552) ^ (s >>> 2);
                s += (i * 46055) ^ (s >>> 3);
                s += (i * 16558) ^ (s >>> 4);
                s += (i * 57061) ^ (s >>> 5);
                s += (i * 27564) ^ (s >>> 6);
                s += (i * 68067) ^ (s >>> 7);
                s += (i * 38570) ^ (s >>> 1);
                s += (i * 9073) ^ (s >>> 2);
                s += (i * 49576) ^ (s >>> 3);
                s += (i * 20079) ^ (s >>> 4);
                s += (i * 60582) ^ (s >>> 5);
                s += (i * 31085) ^ (s >>> 6);
                s += (i * 1588) ^ (s >>> 7);
                s += (i * 42091) ^ (s >>> 1);
                s += (i * 12594) ^ (s >>> 2);
                s += (i * 53097) ^ (s >>> 3);
                s += (i * 23600) ^ (s >>> 4);
                s += (i * 64103) ^ (s >>> 5);
                s += (i * 34606) ^ (s >>> 6);
                s += (i * 5109) ^ (s >>> 7);
                s += (i * 45612) ^ (s >>> 1);
                s += (i * 16115) ^ (s >>> 2);
                s += (i * 56618) ^ (s >>> 3);
                s += (i * 27121) ^ (s >>> 4);
                s += (i * 67624) ^ (s >>> 5);
                s += (i * 38127) ^ (s >>> 6);
                s += (i * 8630) ^ (s >>> 7);
                s += (i * 49133) ^ (s >>> 1);
                s += (i * 19636) ^ (s >>> 2);
                s += (i * 60139) ^ (s >>> 3);
                s += (i * 30642) ^ (s >>> 4);
                s += (i * 1145) ^ (s >>> 5);
                s += (i * 41648) ^ (s >>> 6);
                s += (i * 12151) ^ (s >>> 7);
                s += (i * 52654) ^ (s >>> 1);
                s += (i * 23157) ^ (s >>> 2);
                s += (i * 63660) ^ (s >>> 3);
                s += (i * 34163) ^ (s >>> 4);
                s += (i * 4666) ^ (s >>> 5);
                s += (i * 45169) ^ (s >>> 6);
                s += (i * 15672) ^ (s >>> 7);
                s += (i * 56175) ^ (s >>> 1);
                s += (i * 26678) ^ (s >>> 2);
                s += (i * 67181) ^ (s >>> 3);
                s += (i * 37684) ^ (s >>> 4);
                s += (i * 8187) ^ (s >>> 5);
                s += (i * 48690) ^ (s >>> 6);
                s += (i * 19193) ^ (s >>> 7);
                s += (i * 59696) ^ (s >>> 1);
                s += (i * 30199) ^ (s >>> 2);
                s += (i * 702) ^ (s >>> 3);
                s += (i * 41205) ^ (s >>> 4);
                s += (i * 11708) ^ (s >>> 5);
                s += (i * 52211) ^ (s >>> 6);
                s += (i * 22714) ^ (s >>> 7);
                s += (i * 63217) ^ (s >>> 1);
                s += (i * 33720) ^ (s >>> 2);
                s += (i * 4223) ^ (s >>> 3);
                s += (i * 44726) ^ (s >>> 4);
                s += (i * 15229) ^ (s >>> 5);
                s += (i * 55732) ^ (s >>> 6);
                s += (i * 26235) ^ (s >>> 7);
                s += (i * 66738) ^ (s >>> 1);
                s += (i * 37241) ^ (s >>> 2);
                s += (i * 7744) ^ (s >>> 3);
                s += (i * 48247) ^ (s >>> 4);
                s += (i * 18750) ^ (s >>> 5);
                s += (i * 59253) ^ (s >>> 6);
                s += (i * 29756) ^ (s >>> 7);
                s += (i * 259) ^ (s >>> 1);
                s += (i * 40762) ^ (s >>> 2);
                s += (i * 11265) ^ (s >>> 3);
                s += (i * 51768) ^ (s >>> 4);
                s += (i * 22271) ^ (s >>> 5);
                s += (i * 62774) ^ (s >>> 6);
                s += (i * 33277) ^ (s >>> 7);
                s += (i * 3780) ^ (s >>> 1);
                s += (i * 44283) ^ (s >>> 2);
                s += (i * 14786) ^ (s >>> 3);
                s += (i * 55289) ^ (s >>> 4);
                s += (i * 25792) ^ (s >>> 5);
                s += (i * 66295) ^ (s >>> 6);
                s += (i * 36798) ^ (s >>> 7);
                s += (i * 7301) ^ (s >>> 1);
                s += (i * 47804) ^ (s >>> 2);
                s += (i * 18307) ^ (s >>> 3);
                s += (i * 58810) ^ (s >>> 4);
                s += (i * 29313) ^ (s >>> 5);
                s += (i * 69816) ^ (s >>> 6);
                s += (i * 40319) ^ (s >>> 7);
                s += (i * 10822) ^ (s >>> 1);
                s += (i * 51325) ^ (s >>> 2);
                s += (i * 21828) ^ (s >>> 3);
                s += (i * 62331) ^ (s >>> 4);
                s += (i * 32834) ^ (s >>> 5);
                s += (i * 3337) ^ (s >>> 6);
                s += (i * 43840) ^ (s >>> 7);
                s += (i * 14343) ^ (s >>> 1);
                s += (i * 54846) ^ (s >>> 2);
                s += (i * 25349) ^ (s >>> 3);
                s += (i * 65852) ^ (s >>> 4);
                s += (i * 36355) ^ (s >>> 5);
                s += (i * 6858) ^ (s >>> 6);
                s += (i * 47361) ^ (s >>> 7);
                s += (i * 17864) ^ (s >>> 1);
                s += (i * 58367) ^ (s >>> 2);
                s += (i * 28870) ^ (s >>> 3);
                s += (i * 69373) ^ (s >>> 4);
                s += (i * 39876) ^ (s >>> 5);
                s += (i * 10379) ^ (s >>> 6);
                s += (i * 50882) ^ (s >>> 7);
                s += (i * 21385) ^ (s >>> 1);
                s += (i * 61888) ^ (s >>> 2);
                s += (i * 32391) ^ (s >>> 3);
                s += (i * 2894) ^ (s >>> 4);
                s += (i * 43397) ^ (s >>> 5);
                s += (i * 13900) ^ (s >>> 6);
                s += (i * 54403) ^ (s >>> 7);
                s += (i * 24906) ^ (s >>> 1);
                s += (i * 65409) ^ (s >>> 2);
                s += (i * 35912) ^ (s >>> 3);
                s += (i * 6415) ^ (s >>> 4);
                s += (i * 46918) ^ (s >>> 5);
                s += (i * 17421) ^ (s >>> 6);
                s += (i * 57924) ^ (s >>> 7);
                s += (i * 28427) ^ (s >>> 1);
                s += (i * 68930) ^ (s >>> 2);
                s += (i * 39433) ^ (s >>> 3);
                s += (i * 9936) ^ (s >>> 4);
                s += (i * 50439) ^ (s >>> 5);
                s += (i * 20942) ^ (s >>> 6);
                s += (i * 61445) ^ (s >>> 7);
                s += (i * 31948) ^ (s >>> 1);
                s += (i * 2451) ^ (s >>> 2);
                s += (i * 42954) ^ (s >>> 3);
                s += (i * 13457) ^ (s >>> 4);
                s += (i * 53960) ^ (s >>> 5);
                s += (i * 24463) ^ (s >>> 6);
                s += (i * 64966) ^ (s >>> 7);
                s += (i * 35469) ^ (s >>> 1);
                s += (i * 5972) ^ (s >>> 2);
                s += (i * 46475) ^ (s >>> 3);
                s += (i * 16978) ^ (s >>> 4);
                s += (i * 57481) ^ (s >>> 5);
                s += (i * 27984) ^ (s >>> 6);
                s += (i * 68487) ^ (s >>> 7);
                s += (i * 38990) ^ (s >>> 1);
                s += (i * 9493) ^ (s >>> 2);
                s += (i * 49996) ^ (s >>> 3);
                s += (i * 20499) ^ (s >>> 4);
                s += (i * 61002) ^ (s >>> 5);
                s += (i * 31505) ^ (s >>> 6);
                s += (i * 2008) ^ (s >>> 7);
                s += (i * 42511) ^ (s >>> 1);
                s += (i * 13014) ^ (s >>> 2);
                s += (i * 53517) ^ (s >>> 3);
                s += (i * 24020) ^ (s >>> 4);
                s += (i * 64523) ^ (s >>> 5);
                s += (i * 35026) ^ (s >>> 6);
                s += (i * 5529) ^ (s >>> 7);
                s += (i * 46032) ^ (s >>> 1);
                s += (i * 16535) ^ (s >>> 2);
                s += (i * 57038) ^ (s >>> 3);
                s += (i * 27541) ^ (s >>> 4);
                s += (i * 68044) ^ (s >>> 5);
                s += (i * 38547) ^ (s >>> 6);
                s += (i * 9050) ^ (s >>> 7);
                s += (i * 49553) ^ (s >>> 1);
                s += (i * 20056) ^ (s >>> 2);
                s += (i * 60559) ^ (s >>> 3);
                s += (i * 31062) ^ (s >>> 4);
                s += (i * 1565) ^ (s >>> 5);
                s += (i * 42068) ^ (s >>> 6);
                s += (i * 12571) ^ (s >>> 7);
                s += (i * 53074) ^ (s >>> 1);
                s += (i * 23577) ^ (s >>> 2);
                s += (i * 64080) ^ (s >>> 3);
                s += (i * 34583) ^ (s >>> 4);
                s += (i * 5086) ^ (s >>> 5);
                s += (i * 45589) ^ (s >>> 6);
                s += (i * 16092) ^ (s >>> 7);
                s += (i * 56595) ^ (s >>> 1);
                s += (i * 27098) ^ (s >>> 2);
                s += (i * 67601) ^ (s >>> 3);
                s += (i * 38104) ^ (s >>> 4);
                s += (i * 8607) ^ (s >>> 5);
                s += (i * 49110) ^ (s >>> 6);
                s += (i * 19613) ^ (s >>> 7);
                s += (i * 60116) ^ (s >>> 1);
                s += (i * 30619) ^ (s >>> 2);
                s += (i * 1122) ^ (s >>> 3);
                s += (i * 41625) ^ (s >>> 4);
                s += (i * 12128) ^ (s >>> 5);
                s += (i * 52631) ^ (s >>> 6);
                s += (i * 23134) ^ (s >>> 7);
                s += (i * 63637) ^ (s >>> 1);
                s += (i * 34140) ^ (s >>> 2);
                s += (i * 4643) ^ (s >>> 3);
                s += (i * 45146) ^ (s >>> 4);
                s += (i * 15649) ^ (s >>> 5);
                s += (i * 56152) ^ (s >>> 6);
                s += (i * 26655) ^ (s >>> 7);
                s += (i * 67158) ^ (s >>> 1);
                s += (i * 37661) ^ (s >>> 2);
                s += (i * 8164) ^ (s >>> 3);
                s += (i * 48667) ^ (s >>> 4);
                s += (i * 19170) ^ (s >>> 5);
                s += (i * 59673) ^ (s >>> 6);
                s += (i * 30176) ^ (s >>> 7);
                s += (i * 679) ^ (s >>> 1);
                s += (i * 41182) ^ (s >>> 2);
                s += (i * 11685) ^ (s >>> 3);
                s += (i * 52188) ^ (s >>> 4);
                s += (i * 22691) ^ (s >>> 5);
                s += (i * 63194) ^ (s >>> 6);
                s += (i * 33697) ^ (s >>> 7);
                s += (i * 4200) ^ (s >>> 1);
                s += (i * 44703) ^ (s >>> 2);
                s += (i * 15206) ^ (s >>> 3);
                s += (i * 55709) ^ (s >>> 4);
                s += (i * 26212) ^ (s >>> 5);
                s += (i * 66715) ^ (s >>> 6);
                s += (i * 37218) ^ (s >>> 7);
                s += (i * 7721) ^ (s >>> 1);
                s += (i * 48224) ^ (s >>> 2);
                s += (i * 18727) ^ (s >>> 3);
                s += (i * 59230) ^ (s >>> 4);
                s += (i * 29733) ^ (s >>> 5);
                s += (i * 236) ^ (s >>> 6);
                s += (i * 40739) ^ (s >>> 7);
                s += (i * 11242) ^ (s >>> 1);
                s += (i * 51745) ^ (s >>> 2);
                s += (i * 22248) ^ (s >>> 3);
                s += (i * 62751) ^ (s >>> 4);
                s += (i * 33254) ^ (s >>> 5);
                s += (i * 3757) ^ (s >>> 6);
                s += (i * 44260) ^ (s >>> 7);
                s += (i * 14763) ^ (s >>> 1);
                s += (i * 55266) ^ (s >>> 2);
                s += (i * 25769) ^ (s >>> 3);
                s += (i * 66272) ^ (s >>> 4);
                s += (i * 36775) ^ (s >>> 5);
                s += (i * 7278) ^ (s >>> 6);
                s += (i * 47781) ^ (s >>> 7);
                s += (i * 18284) ^ (s >>> 1);
                s += (i * 58787) ^ (s >>> 2);
                s += (i * 29290) ^ (s >>> 3);
                s += (i * 69793) ^ (s >>> 4);
                s += (i * 40296) ^ (s >>> 5);
                s += (i * 10799) ^ (s >>> 6);
                s += (i * 51302) ^ (s >>> 7);
                s += (i * 21805) ^ (s >>> 1);
                s += (i * 62308) ^ (s >>> 2);
                s += (i * 32811) ^ (s >>> 3);
                s += (i * 3314) ^ (s >>> 4);
                s += (i * 43817) ^ (s >>> 5);
                s += (i * 14320) ^ (s >>> 6);
                s += (i * 54823) ^ (s >>> 7);
                s += (i * 25326) ^ (s >>> 1);
                s += (i * 65829) ^ (s >>> 2);
                s += (i * 36332) ^ (s >>> 3);
                s += (i * 6835) ^ (s >>> 4);
                s += (i * 47338) ^ (s >>> 5);
                s += (i * 17841) ^ (s >>> 6);
                s += (i * 58344) ^ (s >>> 7);
                s += (i * 28847) ^ (s >>> 1);
                s += (i * 69350) ^ (s >>> 2);
                s += (i * 39853) ^ (s >>> 3);
                s += (i * 10356) ^ (s >>> 4);
                s += (i * 50859) ^ (s >>> 5);
                s += (i * 21362) ^ (s >>> 6);
                s += (i * 61865) ^ (s >>> 7);
                s += (i * 32368) ^ (s >>> 1);
                s += (i * 2871) ^ (s >>> 2);
                s += (i * 43374) ^ (s >>> 3);
                s += (i * 13877) ^ (s >>> 4);
                s += (i * 54380) ^ (s >>> 5);
                s += (i * 24883) ^ (s >>> 6);
                s += (i * 65386) ^ (s >>> 7);
                s += (i * 35889) ^ (s >>> 1);
                s += (i * 6392) ^ (s >>> 2);
                s += (i * 46895) ^ (s >>> 3);
                s += (i * 17398) ^ (s >>> 4);
                s += (i * 57901) ^ (s >>> 5);
                s += (i * 28404) ^ (s >>> 6);
                s += (i * 68907) ^ (s >>> 7);
                s += (i * 39410) ^ (s >>> 1);
                s += (i * 9913) ^ (s >>> 2);
                s += (i * 50416) ^ (s >>> 3);
                s += (i * 20919) ^ (s >>> 4);
                s += (i * 61422) ^ (s >>> 5);
                s += (i * 31925) ^ (s >>> 6);
                s += (i * 2428) ^ (s >>> 7);
                s += (i * 42931) ^ (s >>> 1);
                s += (i * 13434) ^ (s >>> 2);
                s += (i * 53937) ^ (s >>> 3);
                s += (i * 24440) ^ (s >>> 4);
                s += (i * 64943) ^ (s >>> 5);
                s += (i * 35446) ^ (s >>> 6);
                s += (i * 5949) ^ (s >>> 7);
                s += (i * 46452) ^ (s >>> 1);
                s += (i * 16955) ^ (s >>> 2);
                s += (i * 57458) ^ (s >>> 3);
                s += (i * 27961) ^ (s >>> 4);
                s += (i * 68464) ^ (s >>> 5);
                s += (i * 38967) ^ (s >>> 6);
                s += (i * 9470) ^ (s >>> 7);
                s += (i * 49973) ^ (s >>> 1);
                s += (i * 20476) ^ (s >>> 2);
                s += (i * 60979) ^ (s >>> 3);
                s += (i * 31482) ^ (s >>> 4);
                s += (i * 1985) ^ (s >>> 5);
                s += (i * 42488) ^ (s >>> 6);
                s += (i * 12991) ^ (s >>> 7);
                s += (i * 53494) ^ (s >>> 1);
                s += (i * 23997) ^ (s >>> 2);
                s += (i * 64500) ^ (s >>> 3);
                s += (i * 35003) ^ (s >>> 4);
                s += (i * 5506) ^ (s >>> 5);
                s += (i * 46009) ^ (s >>> 6);
                s += (i * 16512) ^ (s >>> 7);
                s += (i * 57015) ^ (s >>> 1);
                s += (i * 27518) ^ (s >>> 2);
                s += (i * 68021) ^ (s >>> 3);
                s += (i * 38524) ^ (s >>> 4);
                s += (i * 9027) ^ (s >>> 5);
                s += (i * 49530) ^ (s >>> 6);
                s += (i * 20033) ^ (s >>> 7);
                s += (i * 60536) ^ (s >>> 1);
                s += (i * 31039) ^ (s >>> 2);
                s += (i * 1542) ^ (s >>> 3);
                s += (i * 42045) ^ (s >>> 4);
                s += (i * 12548) ^ (s >>> 5);
                s += (i * 53051) ^ (s >>> 6);
                s += (i * 23554) ^ (s >>> 7);
                s += (i * 64057) ^ (s >>> 1);
                s += (i * 34560) ^ (s >>> 2);
                s += (i * 5063) ^ (s >>> 3);
                s += (i * 45566) ^ (s >>> 4);
                s += (i * 16069) ^ (s >>> 5);
                s += (i * 56572) ^ (s >>> 6);
                s += (i * 27075) ^ (s >>> 7);
                s += (i * 67578) ^ (s >>> 1);
                s += (i * 38081) ^ (s >>> 2);
                s += (i * 8584) ^ (s >>> 3);
                s += (i * 49087) ^ (s >>> 4);
                s += (i * 19590) ^ (s >>> 5);
                s += (i * 60093) ^ (s >>> 6);
                s += (i * 30596) ^ (s >>> 7);
                s += (i * 1099) ^ (s >>> 1);
                s += (i * 41602) ^ (s >>> 2);
                s += (i * 12105) ^ (s >>> 3);
                s += (i * 52608) ^ (s >>> 4);
                s += (i * 23111) ^ (s >>> 5);
                s += (i * 63614) ^ (s >>> 6);
                s += (i * 34117) ^ (s >>> 7);
                s += (i * 4620) ^ (s >>> 1);
                s += (i * 45123) ^ (s >>> 2);
                s += (i * 15626) ^ (s >>> 3);
                s += (i * 56129) ^ (s >>> 4);
                s += (i * 26632) ^ (s >>> 5);
                s += (i * 67135) ^ (s >>> 6);
                s += (i * 37638) ^ (s >>> 7);
                s += (i * 8141) ^ (s >>> 1);
                s += (i * 48644) ^ (s >>> 2);
                s += (i * 19147) ^ (s >>> 3);
                s += (i * 59650) ^ (s >>> 4);
                s += (i * 30153) ^ (s >>> 5);
                s += (i * 656) ^ (s >>> 6);
                s += (i * 41159) ^ (s >>> 7);
                s += (i * 11662) ^ (s >>> 1);
                s += (i * 52165) ^ (s >>> 2);
                s += (i * 22668) ^ (s >>> 3);
                s += (i * 63171) ^ (s >>> 4);
                s += (i * 33674) ^ (s >>> 5);
                s += (i * 4177) ^ (s >>> 6);
                s += (i * 44680) ^ (s >>> 7);
                s += (i * 15183) ^ (s >>> 1);
                s += (i * 55686) ^ (s >>> 2);
                s += (i * 26189) ^ (s >>> 3);
                s += (i * 66692) ^ (s >>> 4);
                s += (i * 37195) ^ (s >>> 5);
                s += (i * 7698) ^ (s >>> 6);
                s += (i * 48201) ^ (s >>> 7);
                s += (i * 18704) ^ (s >>> 1);
                s += (i * 59207) ^ (s >>> 2);
                s += (i * 29710) ^ (s >>> 3);
                s += (i * 213) ^ (s >>> 4);
                s += (i * 40716) ^ (s >>> 5);
                s += (i * 11219) ^ (s >>> 6);
                s += (i * 51722) ^ (s >>> 7);
                s += (i * 22225) ^ (s >>> 1);
                s += (i * 62728) ^ (s >>> 2);
                s += (i * 33231) ^ (s >>> 3);
                s += (i * 3734) ^ (s >>> 4);
                s += (i * 44237) ^ (s >>> 5);
                s += (i * 14740) ^ (s >>> 6);
                s += (i * 55243) ^ (s >>> 7);
                s += (i * 25746) ^ (s >>> 1);
                s += (i * 66249) ^ (s >>> 2);
                s += (i * 36752) ^ (s >>> 3);
                s += (i * 7255) ^ (s >>> 4);
                s += (i * 47758) ^ (s >>> 5);
                s += (i * 18261) ^ (s >>> 6);
                s += (i * 58764) ^ (s >>> 7);
                s += (i * 29267) ^ (s >>> 1);
                s += (i * 69770) ^ (s >>> 2);
                s += (i * 40273) ^ (s >>> 3);
                s += (i * 10776) ^ (s >>> 4);
                s += (i * 51279) ^ (s >>> 5);
                s += (i * 21782) ^ (s >>> 6);
                s += (i * 62285) ^ (s >>> 7);
                s += (i * 32788) ^ (s >>> 1);
                s += (i * 3291) ^ (s >>> 2);
                s += (i * 43794) ^ (s >>> 3);
                s += (i * 14297) ^ (s >>> 4);
                s += (i * 54800) ^ (s >>> 5);
                s += (i * 25303) ^ (s >>> 6);
                s += (i * 65806) ^ (s >>> 7);
                s += (i * 36309) ^ (s >>> 1);
                s += (i * 6812) ^ (s >>> 2);
                s += (i * 47315) ^ (s >>> 3);
                s += (i * 17818) ^ (s >>> 4);
                s += (i * 58321) ^ (s >>> 5);
                s += (i * 28824) ^ (s >>> 6);
                s += (i * 69327) ^ (s >>> 7);
                s += (i * 39830) ^ (s >>> 1);
                s += (i * 10333) ^ (s >>> 2);
                s += (i * 50836) ^ (s >>> 3);
                s += (i * 21339) ^ (s >>> 4);
                s += (i * 61842) ^ (s >>> 5);
                s += (i * 32345) ^ (s >>> 6);
                s += (i * 2848) ^ (s >>> 7);
                s += (i * 43351) ^ (s >>> 1);
                s += (i * 13854) ^ (s >>> 2);
                s += (i * 54357) ^ (s >>> 3);
                s += (i * 24860) ^ (s >>> 4);
                s += (i * 65363) ^ (s >>> 5);
                s += (i * 35866) ^ (s >>> 6);
                s += (i * 6369) ^ (s >>> 7);
                s += (i * 46872) ^ (s >>> 1);
                s += (i * 17375) ^ (s >>> 2);
                s += (i * 57878) ^ (s >>> 3);
                s += (i * 28381) ^ (s >>> 4);
                s += (i * 68884) ^ (s >>> 5);
                s += (i * 39387) ^ (s >>> 6);
                s += (i * 9890) ^ (s >>> 7);
                s += (i * 50393) ^ (s >>> 1);
                s += (i * 20896) ^ (s >>> 2);
                s += (i * 61399) ^ (s >>> 3);
                s += (i * 31902) ^ (s >>> 4);
                s += (i * 2405) ^ (s >>> 5);
                s += (i * 42908) ^ (s >>> 6);
                s += (i * 13411) ^ (s >>> 7);
                s += (i * 53914) ^ (s >>> 1);
                s += (i * 24417) ^ (s >>> 2);
                s += (i * 64920) ^ (s >>> 3);
                s += (i * 35423) ^ (s >>> 4);
                s += (i * 5926) ^ (s >>> 5);
                s += (i * 46429) ^ (s >>> 6);
                s += (i * 16932) ^ (s >>> 7);
                s += (i * 57435) ^ (s >>> 1);
                s += (i * 27938) ^ (s >>> 2);
                s += (i * 68441) ^ (s >>> 3);
                s += (i * 38944) ^ (s >>> 4);
                s += (i * 9447) ^ (s >>> 5);
                s += (i * 49950) ^ (s >>> 6);
                s += (i * 20453) ^ (s >>> 7);
                s += (i * 60956) ^ (s >>> 1);
                s += (i * 31459) ^ (s >>> 2);
                s += (i * 1962) ^ (s >>> 3);
                s += (i * 42465) ^ (s >>> 4);
                s += (i * 12968) ^ (s >>> 5);
                s += (i * 53471) ^ (s >>> 6);
                s += (i * 23974) ^ (s >>> 7);
                s += (i * 64477) ^ (s >>> 1);
                s += (i * 34980) ^ (s >>> 2);
                s += (i * 5483) ^ (s >>> 3);
                s += (i * 45986) ^ (s >>> 4);
                s += (i * 16489) ^ (s >>> 5);
                s += (i * 56992) ^ (s >>> 6);
                s += (i * 27495) ^ (s >>> 7);
                s += (i * 67998) ^ (s >>> 1);
                s += (i * 38501) ^ (s >>> 2);
                s += (i * 9004) ^ (s >>> 3);
                s += (i * 49507) ^ (s >>> 4);
                s += (i * 20010) ^ (s >>> 5);
                s += (i * 60513) ^ (s >>> 6);
                s += (i * 31016) ^ (s >>> 7);
                s += (i * 1519) ^ (s >>> 1);
                s += (i * 42022) ^ (s >>> 2);
                s += (i * 12525) ^ (s >>> 3);
                s += (i * 53028) ^ (s >>> 4);
                s += (i * 23531) ^ (s >>> 5);
                s += (i * 64034) ^ (s >>> 6);
                s += (i * 34537) ^ (s >>> 7);
                s += (i * 5040) ^ (s >>> 1);
                s += (i * 45543) ^ (s >>> 2);
                s += (i * 16046) ^ (s >>> 3);
                s += (i * 56549) ^ (s >>> 4);
                s += (i * 27052) ^ (s >>> 5);
                s += (i * 67555) ^ (s >>> 6);
                s += (i * 38058) ^ (s >>> 7);
                s += (i * 8561) ^ (s >>> 1);
                s += (i * 49064) ^ (s >>> 2);
                s += (i * 19567) ^ (s >>> 3);
                s += (i * 60070) ^ (s >>> 4);
                s += (i * 30573) ^ (s >>> 5);
                s += (i * 1076) ^ (s >>> 6);
                s += (i * 41579) ^ (s >>> 7);
                s += (i * 12082) ^ (s >>> 1);
                s += (i * 52585) ^ (s >>> 2);
                s += (i * 23088) ^ (s >>> 3);
                s += (i * 63591) ^ (s >>> 4);
                s += (i * 34094) ^ (s >>> 5);
                s += (i * 4597) ^ (s >>> 6);
                s += (i * 45100) ^ (s >>> 7);
                s += (i * 15603) ^ (s >>> 1);
                s += (i * 56106) ^ (s >>> 2);
                s += (i * 26609) ^ (s >>> 3);
                s += (i * 67112) ^ (s >>> 4);
                s += (i * 37615) ^ (s >>> 5);
                s += (i * 8118) ^ (s >>> 6);
                s += (i * 48621) ^ (s >>> 7);
                s += (i * 19124) ^ (s >>> 1);
                s += (i * 59627) ^ (s >>> 2);
                s += (i * 30130) ^ (s >>> 3);
                s += (i * 633) ^ (s >>> 4);
                s += (i * 41136) ^ (s >>> 5);
                s += (i * 11639) ^ (s >>> 6);
                s += (i * 52142) ^ (s >>> 7);
                s += (i * 22645) ^ (s >>> 1);
                s += (i * 63148) ^ (s >>> 2);
                s += (i * 33651) ^ (s >>> 3);
                s += (i * 4154) ^ (s >>> 4);
                s += (i * 44657) ^ (s >>> 5);
                s += (i * 15160) ^ (s >>> 6);
                s += (i * 55663) ^ (s >>> 7);
                s += (i * 26166) ^ (s >>> 1);
                s += (i * 66669) ^ (s >>> 2);
                s += (i * 37172) ^ (s >>> 3);
                s += (i * 7675) ^ (s >>> 4);
                s += (i * 48178) ^ (s >>> 5);
                s += (i * 18681) ^ (s >>> 6);
                s += (i * 59184) ^ (s >>> 7);
                s += (i * 29687) ^ (s >>> 1);
                s += (i * 190) ^ (s >>> 2);
                s += (i * 40693) ^ (s >>> 3);
                s += (i * 11196) ^ (s >>> 4);
                s += (i * 51699) ^ (s >>> 5);
                s += (i * 22202) ^ (s >>> 6);
                s += (i * 62705) ^ (s >>> 7);
                s += (i * 33208) ^ (s >>> 1);
                s += (i * 3711) ^ (s >>> 2);
                s += (i * 44214) ^ (s >>> 3);
                s += (i * 14717) ^ (s >>> 4);
                s += (i * 55220) ^ (s >>> 5);
                s += (i * 25723) ^ (s >>> 6);
                s += (i * 66226) ^ (s >>> 7);
                s += (i * 36729) ^ (s >>> 1);
                s += (i * 7232) ^ (s >>> 2);
                s += (i * 47735) ^ (s >>> 3);
                s += (i * 18238) ^ (s >>> 4);
                s += (i * 58741) ^ (s >>> 5);
                s += (i * 29244) ^ (s >>> 6);
                s += (i * 69747) ^ (s >>> 7);
                s += (i * 40250) ^ (s >>> 1);
                s += (i * 10753) ^ (s >>> 2);
                s += (i * 51256) ^ (s >>> 3);
                s += (i * 21759) ^ (s >>> 4);
                s += (i * 62262) ^ (s >>> 5);
                s += (i * 32765) ^ (s >>> 6);
                s += (i * 3268) ^ (s >>> 7);
                s += (i * 43771) ^ (s >>> 1);
                s += (i * 14274) ^ (s >>> 2);
                s += (i * 54777) ^ (s >>> 3);
                s += (i * 25280) ^ (s >>> 4);
                s += (i * 65783) ^ (s >>> 5);
                s += (i * 36286) ^ (s >>> 6);
                s += (i * 6789) ^ (s >>> 7);
                s += (i * 47292) ^ (s >>> 1);
                s += (i * 17795) ^ (s >>> 2);
                s += (i * 58298) ^ (s >>> 3);
                s += (i * 28801) ^ (s >>> 4);
                s += (i * 69304) ^ (s >>> 5);
                s += (i * 39807) ^ (s >>> 6);
                s += (i * 10310) ^ (s >>> 7);
                s += (i * 50813) ^ (s >>> 1);
                s += (i * 21316) ^ (s >>> 2);
                s += (i * 61819) ^ (s >>> 3);
                s += (i * 32322) ^ (s >>> 4);
                s += (i * 2825) ^ (s >>> 5);
                s += (i * 43328) ^ (s >>> 6);
                s += (i * 13831) ^ (s >>> 7);
                s += (i * 54334) ^ (s >>> 1);
                s += (i * 24837) ^ (s >>> 2);
                s += (i * 65340) ^ (s >>> 3);
                s += (i * 35843) ^ (s >>> 4);
                s += (i * 6346) ^ (s >>> 5);
                s += (i * 46849) ^ (s >>> 6);
                s += (i * 17352) ^ (s >>> 7);
                s += (i * 57855) ^ (s >>> 1);
                s += (i * 28358) ^ (s >>> 2);
                s += (i * 68861) ^ (s >>> 3);
                s += (i * 39364) ^ (s >>> 4);
                s += (i * 9867) ^ (s >>> 5);
                s += (i * 50370) ^ (s >>> 6);
                s += (i * 20873) ^ (s >>> 7);
                s += (i * 61376) ^ (s >>> 1);
                s += (i * 31879) ^ (s >>> 2);
                s += (i * 2382) ^ (s >>> 3);
                s += (i * 42885) ^ (s >>> 4);
                s += (i * 13388) ^ (s >>> 5);
                s += (i * 53891) ^ (s >>> 6);
                s += (i * 24394) ^ (s >>> 7);
                s += (i * 64897) ^ (s >>> 1);
                s += (i * 35400) ^ (s >>> 2);
                s += (i * 5903) ^ (s >>> 3);
                s += (i * 46406) ^ (s >>> 4);
                s += (i * 16909) ^ (s >>> 5);
                s += (i * 57412) ^ (s >>> 6);
                s += (i * 27915) ^ (s >>> 7);
                s += (i * 68418) ^ (s >>> 1);
                s += (i * 38921) ^ (s >>> 2);
                s += (i * 9424) ^ (s >>> 3);
                s += (i * 49927) ^ (s >>> 4);
                s += (i * 20430) ^ (s >>> 5);
                s += (i * 60933) ^ (s >>> 6);
                s += (i * 31436) ^ (s >>> 7);
                s += (i * 1939) ^ (s >>> 1);
                s += (i * 42442) ^ (s >>> 2);
                s += (i * 12945) ^ (s >>> 3);
                s += (i * 53448) ^ (s >>> 4);
                s += (i * 23951) ^ (s >>> 5);
                s += (i * 64454) ^ (s >>> 6);
                s += (i * 34957) ^ (s >>> 7);
                s += (i * 5460) ^ (s >>> 1);
                s += (i * 45963) ^ (s >>> 2);
                s += (i * 16466) ^ (s >>> 3);
                s += (i * 56969) ^ (s >>> 4);
                s += (i * 27472) ^ (s >>> 5);
                s += (i * 67975) ^ (s >>> 6);
                s += (i * 38478) ^ (s >>> 7);
                s += (i * 8981) ^ (s >>> 1);
                s += (i * 49484) ^ (s >>> 2);
                s += (i * 19987) ^ (s >>> 3);
                s += (i * 60490) ^ (s >>> 4);
                s += (i * 30993) ^ (s >>> 5);
                s += (i * 1496) ^ (s >>> 6);
                s += (i * 41999) ^ (s >>> 7);
                s += (i * 12502) ^ (s >>> 1);
                s += (i * 53005) ^ (s >>> 2);
                s += (i * 23508) ^ (s >>> 3);
                s += (i * 64011) ^ (s >>> 4);
                s += (i * 34514) ^ (s >>> 5);
                s += (i * 5017) ^ (s >>> 6);
                s += (i * 45520) ^ (s >>> 7);
                s += (i * 16023) ^ (s >>> 1);
                s += (i * 56526) ^ (s >>> 2);
                s += (i * 27029) ^ (s >>> 3);
                s += (i * 67532) ^ (s >>> 4);
                s += (i * 38035) ^ (s >>> 5);
                s += (i * 8538) ^ (s >>> 6);
                s += (i * 49041) ^ (s >>> 7);
                s += (i * 19544) ^ (s >>> 1);
                s += (i * 60047) ^ (s >>> 2);
                s += (i * 30550) ^ (s >>> 3);
                s += (i * 1053) ^ (s >>> 4);
                s += (i * 41556) ^ (s >>> 5);
                s += (i * 12059) ^ (s >>> 6);
                s += (i * 52562) ^ (s >>> 7);
                s += (i * 23065) ^ (s >>> 1);
                s += (i * 63568) ^ (s >>> 2);
                s += (i * 34071) ^ (s >>> 3);
                s += (i * 4574) ^ (s >>> 4);
                s += (i * 45077) ^ (s >>> 5);
                s += (i * 15580) ^ (s >>> 6);
                s += (i * 56083) ^ (s >>> 7);
                s += (i * 26586) ^ (s >>> 1);
                s += (i * 67089) ^ (s >>> 2);
                s += (i * 37592) ^ (s >>> 3);
                s += (i * 8095) ^ (s >>> 4);
                s += (i * 48598) ^ (s >>> 5);
                s += (i * 19101) ^ (s >>> 6);
                s += (i * 59604) ^ (s >>> 7);
                s += (i * 30107) ^ (s >>> 1);
                s += (i * 610) ^ (s >>> 2);
                s += (i * 41113) ^ (s >>> 3);
                s += (i * 11616) ^ (s >>> 4);
                s += (i * 52119) ^ (s >>> 5);
                s += (i * 22622) ^ (s >>> 6);
                s += (i * 63125) ^ (s >>> 7);
                s += (i * 33628) ^ (s >>> 1);
                s += (i * 4131) ^ (s >>> 2);
                s += (i * 44634) ^ (s >>> 3);
                s += (i * 15137) ^ (s >>> 4);
                s += (i * 55640) ^ (s >>> 5);
                s += (i * 26143) ^ (s >>> 6);
                s += (i * 66646) ^ (s >>> 7);
                s += (i * 37149) ^ (s >>> 1);
                s += (i * 7652) ^ (s >>> 2);
                s += (i * 48155) ^ (s >>> 3);
                s += (i * 18658) ^ (s >>> 4);
                s += (i * 59161) ^ (s >>> 5);
                s += (i * 29664) ^ (s >>> 6);
                s += (i * 167) ^ (s >>> 7);
                s += (i * 40670) ^ (s >>> 1);
                s += (i * 11173) ^ (s >>> 2);
                s += (i * 51676) ^ (s >>> 3);
                s += (i * 22179) ^ (s >>> 4);
                s += (i * 62682) ^ (s >>> 5);
                s += (i * 33185) ^ (s >>> 6);
                s += (i * 3688) ^ (s >>> 7);
                s += (i * 44191) ^ (s >>> 1);
                s += (i * 14694) ^ (s >>> 2);
                s += (i * 55197) ^ (s >>> 3);
                s += (i * 25700) ^ (s >>> 4);
                s += (i * 66203) ^ (s >>> 5);
                s += (i * 36706) ^ (s >>> 6);
                s += (i * 7209) ^ (s >>> 7);
                s += (i * 47712) ^ (s >>> 1);
                s += (i * 18215) ^ (s >>> 2);
                s += (i * 58718) ^ (s >>> 3);
                s += (i * 29221) ^ (s >>> 4);
                s += (i * 69724) ^ (s >>> 5);
                s += (i * 40227) ^ (s >>> 6);
                s += (i * 10730) ^ (s >>> 7);
                s += (i * 51233) ^ (s >>> 1);
                s += (i * 21736) ^ (s >>> 2);
                s += (i * 62239) ^ (s >>> 3);
                s += (i * 32742) ^ (s >>> 4);
                s += (i * 3245) ^ (s >>> 5);
                s += (i * 43748) ^ (s >>> 6);
                s += (i * 14251) ^ (s >>> 7);
                s += (i * 54754) ^ (s >>> 1);
                s += (i * 25257) ^ (s >>> 2);
                s += (i * 65760) ^ (s >>> 3);
                s += (i * 36263) ^ (s >>> 4);
                s += (i * 6766) ^ (s >>> 5);
                s += (i * 47269) ^ (s >>> 6);
                s += (i * 17772) ^ (s >>> 7);
                s += (i * 58275) ^ (s >>> 1);
                s += (i * 28778) ^ (s >>> 2);
                s += (i * 69281) ^ (s >>> 3);
                s += (i * 39784) ^ (s >>> 4);
                s += (i * 10287) ^ (s >>> 5);
                s += (i * 50790) ^ (s >>> 6);
                s += (i * 21293) ^ (s >>> 7);
                s += (i * 61796) ^ (s >>> 1);
                s += (i * 32299) ^ (s >>> 2);
                s += (i * 2802) ^ (s >>> 3);
                s += (i * 43305) ^ (s >>> 4);
                s += (i * 13808) ^ (s >>> 5);
                s += (i * 54311) ^ (s >>> 6);
                s += (i * 24814) ^ (s >>> 7);
                s += (i * 65317) ^ (s >>> 1);
                s += (i * 35820) ^ (s >>> 2);
                s += (i * 6323) ^ (s >>> 3);
                s += (i * 46826) ^ (s >>> 4);
                s += (i * 17329) ^ (s >>> 5);
                s += (i * 57832) ^ (s >>> 6);
                s += (i * 28335) ^ (s >>> 7);
                s += (i * 68838) ^ (s >>> 1);
                s += (i * 39341) ^ (s >>> 2);
                s += (i * 9844) ^ (s >>> 3);
                s += (i * 50347) ^ (s >>> 4);
                s += (i * 20850) ^ (s >>> 5);
                s += (i * 61353) ^ (s >>> 6);
                s += (i * 31856) ^ (s >>> 7);
                s += (i * 2359) ^ (s >>> 1);
                s += (i * 42862) ^ (s >>> 2);
                s += (i * 13365) ^ (s >>> 3);
                s += (i * 53868) ^ (s >>> 4);
                s += (i * 24371) ^ (s >>> 5);
                s += (i * 64874) ^ (s >>> 6);
                s += (i * 35377) ^ (s >>> 7);
                s += (i * 5880) ^ (s >>> 1);
                s += (i * 46383) ^ (s >>> 2);
                s += (i * 16886) ^ (s >>> 3);
                s += (i * 57389) ^ (s >>> 4);
                s += (i * 27892) ^ (s >>> 5);
                s += (i * 68395) ^ (s >>> 6);
                s += (i * 38898) ^ (s >>> 7);
                s += (i * 9401) ^ (s >>> 1);
                s += (i * 49904) ^ (s >>> 2);
                s += (i * 20407) ^ (s >>> 3);
                s += (i * 60910) ^ (s >>> 4);
                s += (i * 31413) ^ (s >>> 5);
                s += (i * 1916) ^ (s >>> 6);
                s += (i * 42419) ^ (s >>> 7);
                s += (i * 12922) ^ (s >>> 1);
                s += (i * 53425) ^ (s >>> 2);
                s += (i * 23928) ^ (s >>> 3);
                s += (i * 64431) ^ (s >>> 4);
                s += (i * 34934) ^ (s >>> 5);
                s += (i * 5437) ^ (s >>> 6);
                s += (i * 45940) ^ (s >>> 7);
                s += (i * 16443) ^ (s >>> 1);
                s += (i * 56946) ^ (s >>> 2);
                s += (i * 27449) ^ (s >>> 3);
                s += (i * 67952) ^ (s >>> 4);
                s += (i * 38455) ^ (s >>> 5);
                s += (i * 8958) ^ (s >>> 6);
                s += (i * 49461) ^ (s >>> 7);
                s += (i * 19964) ^ (s >>> 1);
                s += (i * 60467) ^ (s >>> 2);
                s += (i * 30970) ^ (s >>> 3);
                s += (i * 1473) ^ (s >>> 4);
                s += (i * 41976) ^ (s >>> 5);
                s += (i * 12479) ^ (s >>> 6);
                s += (i * 52982) ^ (s >>> 7);
                s += (i * 23485) ^ (s >>> 1);
                s += (i * 63988) ^ (s >>> 2);
                s += (i * 34491) ^ (s >>> 3);
                s += (i * 4994) ^ (s >>> 4);
                s += (i * 45497) ^ (s >>> 5);
                s += (i * 16000) ^ (s >>> 6);
                s += (i * 56503) ^ (s >>> 7);
                s += (i * 27006) ^ (s >>> 1);
                s += (i * 67509) ^ (s >>> 2);
                s += (i * 38012) ^ (s >>> 3);
                s += (i * 8515) ^ (s >>> 4);
                s += (i * 49018) ^ (s >>> 5);
                s += (i * 19521) ^ (s >>> 6);
                s += (i * 60024) ^ (s >>> 7);
                s += (i * 30527) ^ (s >>> 1);
                s += (i * 1030) ^ (s >>> 2);
                s += (i * 41533) ^ (s >>> 3);
                s += (i * 12036) ^ (s >>> 4);
                s += (i * 52539) ^ (s >>> 5);
                s += (i * 23042) ^ (s >>> 6);
                s += (i * 63545) ^ (s >>> 7);
                s += (i * 34048) ^ (s >>> 1);
                s += (i * 4551) ^ (s >>> 2);
                s += (i * 45054) ^ (s >>> 3);
                s += (i * 15557) ^ (s >>> 4);
                s += (i * 56060) ^ (s >>> 5);
                s += (i * 26563) ^ (s >>> 6);
                s += (i * 67066) ^ (s >>> 7);
                s += (i * 37569) ^ (s >>> 1);
                s += (i * 8072) ^ (s >>> 2);
                s += (i * 48575) ^ (s >>> 3);
                s += (i * 19078) ^ (s >>> 4);
                s += (i * 59581) ^ (s >>> 5);
                s += (i * 30084) ^ (s >>> 6);
                s += (i * 587) ^ (s >>> 7);
                s += (i * 41090) ^ (s >>> 1);
                s += (i * 11593) ^ (s >>> 2);
                s += (i * 52096) ^ (s >>> 3);
                s += (i * 22599) ^ (s >>> 4);
                s += (i * 63102) ^ (s >>> 5);
                s += (i * 33605) ^ (s >>> 6);
                s += (i * 4108) ^ (s >>> 7);
                s += (i * 44611) ^ (s >>> 1);
                s += (i * 15114) ^ (s >>> 2);
                s += (i * 55617) ^ (s >>> 3);
                s += (i * 26120) ^ (s >>> 4);
                s += (i * 66623) ^ (s >>> 5);
                s += (i * 37126) ^ (s >>> 6);
                s += (i * 7629) ^ (s >>> 7);
                s += (i * 48132) ^ (s >>> 1);
                s += (i * 18635) ^ (s >>> 2);
                s += (i * 59138) ^ (s >>> 3);
                s += (i * 29641) ^ (s >>> 4);
                s += (i * 144) ^ (s >>> 5);
                s += (i * 40647) ^ (s >>> 6);
                s += (i * 11150) ^ (s >>> 7);
                s += (i * 51653) ^ (s >>> 1);
                s += (i * 22156) ^ (s >>> 2);
                s += (i * 62659) ^ (s >>> 3);
                s += (i * 33162) ^ (s >>> 4);
                s += (i * 3665) ^ (s >>> 5);
                s += (i * 44168) ^ (s >>> 6);
                s += (i * 14671) ^ (s >>> 7);
                s += (i * 55174) ^ (s >>> 1);
                s += (i * 25677) ^ (s >>> 2);
                s += (i * 66180) ^ (s >>> 3);
                s += (i * 36683) ^ (s >>> 4);
                s += (i * 7186) ^ (s >>> 5);
                s += (i * 47689) ^ (s >>> 6);
                s += (i * 18192) ^ (s >>> 7);
                s += (i * 58695) ^ (s >>> 1);
                s += (i * 29198) ^ (s >>> 2);
                s += (i * 69701) ^ (s >>> 3);
                s += (i * 40204) ^ (s >>> 4);
                s += (i * 10707) ^ (s >>> 5);
                s += (i * 51210) ^ (s >>> 6);
                s += (i * 21713) ^ (s >>> 7);
                s += (i * 62216) ^ (s >>> 1);
                s += (i * 32719) ^ (s >>> 2);
                s += (i * 3222) ^ (s >>> 3);
                s += (i * 43725) ^ (s >>> 4);
                s += (i * 14228) ^ (s >>> 5);
                s += (i * 54731) ^ (s >>> 6);
                s += (i * 25234) ^ (s >>> 7);
                s += (i * 65737) ^ (s >>> 1);
                s += (i * 36240) ^ (s >>> 2);
                s += (i * 6743) ^ (s >>> 3);
                s += (i * 47246) ^ (s >>> 4);
                s += (i * 17749) ^ (s >>> 5);
                s += (i * 58252) ^ (s >>> 6);
                s += (i * 28755) ^ (s >>> 7);
                s += (i * 69258) ^ (s >>> 1);
                s += (i * 39761) ^ (s >>> 2);
                s += (i * 10264) ^ (s >>> 3);
                s += (i * 50767) ^ (s >>> 4);
                s += (i * 21270) ^ (s >>> 5);
                s += (i * 61773) ^ (s >>> 6);
                s += (i * 32276) ^ (s >>> 7);
                s += (i * 2779) ^ (s >>> 1);
                s += (i * 43282) ^ (s >>> 2);
                s += (i * 13785) ^ (s >>> 3);
                s += (i * 54288) ^ (s >>> 4);
                s += (i * 24791) ^ (s >>> 5);
                s += (i * 65294) ^ (s >>> 6);
                s += (i * 35797) ^ (s >>> 7);
                s += (i * 6300) ^ (s >>> 1);
                s += (i * 46803) ^ (s >>> 2);
                s += (i * 17306) ^ (s >>> 3);
                s += (i * 57809) ^ (s >>> 4);
                s += (i * 28312) ^ (s >>> 5);
                s += (i * 68815) ^ (s >>> 6);
                s += (i * 39318) ^ (s >>> 7);
                s += (i * 9821) ^ (s >>> 1);
                s += (i * 50324) ^ (s >>> 2);
                s += (i * 20827) ^ (s >>> 3);
                s += (i * 61330) ^ (s >>> 4);
                s += (i * 31833) ^ (s >>> 5);
                s += (i * 2336) ^ (s >>> 6);
                s += (i * 42839) ^ (s >>> 7);
                s += (i * 13342) ^ (s >>> 1);
                s += (i * 53845) ^ (s >>> 2);
                s += (i * 24348) ^ (s >>> 3);
                s += (i * 64851) ^ (s >>> 4);
                s += (i * 35354) ^ (s >>> 5);
                s += (i * 5857) ^ (s >>> 6);
                s += (i * 46360) ^ (s >>> 7);
                s += (i * 16863) ^ (s >>> 1);
                s += (i * 57366) ^ (s >>> 2);
                s += (i * 27869) ^ (s >>> 3);
                s += (i * 68372) ^ (s >>> 4);
                s += (i * 38875) ^ (s >>> 5);
                s += (i * 9378) ^ (s >>> 6);
                s += (i * 49881) ^ (s >>> 7);
                s += (i * 20384) ^ (s >>> 1);
                s += (i * 60887) ^ (s >>> 2);
                s += (i * 31390) ^ (s >>> 3);
                s += (i * 1893) ^ (s >>> 4);
                s += (i * 42396) ^ (s >>> 5);
                s += (i * 12899) ^ (s >>> 6);
                s += (i * 53402) ^ (s >>> 7);
                s += (i * 23905) ^ (s >>> 1);
                s += (i * 64408) ^ (s >>> 2);
                s += (i * 34911) ^ (s >>> 3);
                s += (i * 5414) ^ (s >>> 4);
                s += (i * 45917) ^ (s >>> 5);
                s += (i * 16420) ^ (s >>> 6);
                s += (i * 56923) ^ (s >>> 7);
                s += (i * 27426) ^ (s >>> 1);
                s += (i * 67929) ^ (s >>> 2);
                s += (i * 38432) ^ (s >>> 3);
                s += (i * 8935) ^ (s >>> 4);
                s += (i * 49438) ^ (s >>> 5);
                s += (i * 19941) ^ (s >>> 6);
                s += (i * 60444) ^ (s >>> 7);
                s += (i * 30947) ^ (s >>> 1);
                s += (i * 1450) ^ (s >>> 2);
                s += (i * 41953) ^ (s >>> 3);
                s += (i * 12456) ^ (s >>> 4);
                s += (i * 52959) ^ (s >>> 5);
                s += (i * 23462) ^ (s >>> 6);
                s += (i * 63965) ^ (s >>> 7);
                s += (i * 34468) ^ (s >>> 1);
                s += (i * 4971) ^ (s >>> 2);
                s += (i * 45474) ^ (s >>> 3);
                s += (i * 15977) ^ (s >>> 4);
                s += (i * 56480) ^ (s >>> 5);
                s += (i * 26983) ^ (s >>> 6);
                s += (i * 67486) ^ (s >>> 7);
                s += (i * 37989) ^ (s >>> 1);
                s += (i * 8492) ^ (s >>> 2);
                s += (i * 48995) ^ (s >>> 3);
                s += (i * 19498) ^ (s >>> 4);
                s += (i * 60001) ^ (s >>> 5);
                s += (i * 30504) ^ (s >>> 6);
                s += (i * 1007) ^ (s >>> 7);
                s += (i * 41510) ^ (s >>> 1);
                s += (i * 12013) ^ (s >>> 2);
                s += (i * 52516) ^ (s >>> 3);
                s += (i * 23019) ^ (s >>> 4);
                s += (i * 63522) ^ (s >>> 5);
                s += (i * 34025) ^ (s >>> 6);
                s += (i * 4528) ^ (s >>> 7);
                s += (i * 45031) ^ (s >>> 1);
                s += (i * 15534) ^ (s >>> 2);
                s += (i * 56037) ^ (s >>> 3);
                s += (i * 26540) ^ (s >>> 4);
                s += (i * 67043) ^ (s >>> 5);
                s += (i * 37546) ^ (s >>> 6);
                s += (i * 8049) ^ (s >>> 7);
                s += (i * 48552) ^ (s >>> 1);
                s += (i * 19055) ^ (s >>> 2);
                s += (i * 59558) ^ (s >>> 3);
                s += (i * 30061) ^ (s >>> 4);
                s += (i * 564) ^ (s >>> 5);
                s += (i * 41067) ^ (s >>> 6);
                s += (i * 11570) ^ (s >>> 7);
                s += (i * 52073) ^ (s >>> 1);
                s += (i * 22576) ^ (s >>> 2);
                s += (i * 63079) ^ (s >>> 3);
                s += (i * 33582) ^ (s >>> 4);
                s += (i * 4085) ^ (s >>> 5);
                s += (i * 44588) ^ (s >>> 6);
                s += (i * 15091) ^ (s >>> 7);
                s += (i * 55594) ^ (s >>> 1);
                s += (i * 26097) ^ (s >>> 2);
            } else s ^= 0x55;
        }
        return s;
    }

    public static void main(String[] args) {
        System.out.println(
            many(
                0,
                1,
                4,
                9,
                16,
                25,
                36,
                49,
                64,
                81,
                100,
                121,
                144,
                169,
                196,
                225,
                256,
                289,
                324,
                361,
                400,
                441,
                484,
                529,
                576,
                625,
                676,
                729,
                784,
                841,
                900,
                961,
                1024,
                1089,
                1156,
                1225,
                1296,
                1369,
                1444,
                1521,
                1600,
                1681,
                1764,
                1849,
                1936,
                2025,
                2116,
                2209,
                2304,
                2401,
                2500,
                2601,
                2704,
                2809,
                2916,
                3025,
                3136,
                3249,
                3364,
                3481,
                3600,
                3721,
                3844,
                3969,
                4096,
                4225,
                4356,
                4489,
                4624,
                4761,
                4900,
                5041,
                5184,
                5329,
                5476,
                5625,
                5776,
                5929,
                6084,
                6241,
                6400,
                6561,
                6724,
                6889,
                7056,
                7225,
                7396,
                7569,
                7744,
                7921,
                8100,
                8281,
                8464,
                8649,
                8836,
                9025,
                9216,
                9409,
                9604,
                9801,
                10000,
                10201,
                10404,
                10609,
                10816,
                11025,
                11236,
                11449,
                11664,
                11881,
                12100,
                12321,
                12544,
                12769,
                12996,
                13225,
                13456,
                13689,
                13924,
                14161,
                14400,
                14641,
                14884,
                15129,
                15376,
                15625,
                15876,
                16129,
                16384,
                16641,
                16900,
                17161,
                17424,
                17689,
                17956,
                18225,
                18496,
                18769,
                19044,
                19321,
                19600,
                19881,
                20164,
                20449,
                20736,
                21025,
                21316,
                21609,
                21904,
                22201,
                22500,
                22801,
                23104,
                23409,
                23716,
                24025,
                24336,
                24649,
                24964,
                25281,
                25600,
                25921,
                26244,
                26569,
                26896,
                27225,
                27556,
                27889,
                28224,
                28561,
                28900,
                29241,
                29584,
                29929,
                30276,
                30625,
                30976,
                31329,
                31684,
                32041,
                32400,
                32761,
                33124,
                33489,
                33856,
                34225,
                34596,
                34969,
                35344,
                35721,
                36100,
                36481,
                36864,
                37249,
                37636,
                38025,
                38416,
                38809,
                39204,
                39601,
                40000,
                40401,
                40804,
                41209,
                41616,
                42025,
                42436,
                42849,
                43264,
                43681,
                44100,
                44521,
                44944,
                45369,
                45796,
                46225,
                46656,
                47089,
                47524,
                47961,
                48400,
                48841,
                49284,
                49729,
                50176,
                50625,
                51076,
                51529,
                51984,
                52441,
                52900,
                53361,
                53824,
                54289,
                54756,
                55225,
                55696,
                56169,
                56644,
                57121,
                57600,
                58081,
                58564,
                59049,
                59536,
                60025,
                60516,
                61009,
                61504,
                62001,
                62500,
                63001,
                63504,
                64009,
                64516
            )
        );
        System.out.println(
            new BigMethods().wide(
                0,
                7,
                14,
                21,
                28,
                35,
                42,
                49,
                56,
                63,
                70,
                77,
                84,
                91,
                98,
                105,
                112,
                119,
                126,
                133,
                140,
                147,
                154,
                161,
                168,
                175,
                182,
                189,
                196,
                203,
                210,
                217,
                224,
                231,
                238,
                245,
                252,
                259,
                266,
                273,
                280,
                287,
                294,
                301,
                308,
                315,
                322,
                329,
                336,
                343,
                350,
                357,
                364,
                371,
                378,
                385,
                392,
                399,
                406,
                413,
                420,
                427,
                434,
                441,
                448,
                455,
                462,
                469,
                476,
                483,
                490,
                497,
                504,
                511,
                518,
                525,
                532,
                539,
                546,
                553,
                560,
                567,
                574,
                581,
                588,
                595,
                602,
                609,
                616,
                623,
                630,
                637,
                644,
                651,
                658,
                665,
                672,
                679,
                686,
                693,
                700,
                707,
                714,
                721,
                728,
                735,
                742,
                749,
                756,
                763,
                770,
                777,
                784,
                791,
                798,
                805,
                812,
                819,
                826,
                833,
                840,
                847,
                854,
                861,
                868,
                875
            )
        );
        System.out.println(locals(5));
        int h = 0;
        for (int i = -2; i < 1505; i++) h = h * 31 + bigSwitch(i);
        System.out.println(h);
        System.out.println(jumpy(9));
    }
}
