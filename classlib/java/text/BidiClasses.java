/* SPDX-License-Identifier: MIT */
package java.text;

/** The classes of UAX 9 by their short names, and sets of them. */
final class BidiClasses {
    static final byte L = Character.DIRECTIONALITY_LEFT_TO_RIGHT;
    static final byte R = Character.DIRECTIONALITY_RIGHT_TO_LEFT;
    static final byte AL = Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
    static final byte EN = Character.DIRECTIONALITY_EUROPEAN_NUMBER;
    static final byte ES = Character.DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR;
    static final byte ET = Character.DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR;
    static final byte AN = Character.DIRECTIONALITY_ARABIC_NUMBER;
    static final byte CS = Character.DIRECTIONALITY_COMMON_NUMBER_SEPARATOR;
    static final byte NSM = Character.DIRECTIONALITY_NONSPACING_MARK;
    static final byte BN = Character.DIRECTIONALITY_BOUNDARY_NEUTRAL;
    static final byte B = Character.DIRECTIONALITY_PARAGRAPH_SEPARATOR;
    static final byte S = Character.DIRECTIONALITY_SEGMENT_SEPARATOR;
    static final byte WS = Character.DIRECTIONALITY_WHITESPACE;
    static final byte ON = Character.DIRECTIONALITY_OTHER_NEUTRALS;
    static final byte LRE = Character.DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING;
    static final byte LRO = Character.DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE;
    static final byte RLE = Character.DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING;
    static final byte RLO = Character.DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE;
    static final byte PDF = Character.DIRECTIONALITY_POP_DIRECTIONAL_FORMAT;
    static final byte LRI = Character.DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE;
    static final byte RLI = Character.DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE;
    static final byte FSI = Character.DIRECTIONALITY_FIRST_STRONG_ISOLATE;
    static final byte PDI = Character.DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE;

    static final int STRONG = set(L, R, AL);
    static final int INITIATORS = set(LRI, RLI, FSI);
    static final int ISOLATES = INITIATORS | set(PDI);
    /** What pushes a level that ends with a PDF. */
    static final int EMBEDDINGS = set(LRE, LRO, RLE, RLO);
    /** What rule X9 takes out of a text. */
    static final int REMOVED = EMBEDDINGS | set(PDF, BN);
    /** What rule L1 gives the paragraph's level before a separator and at the end of a line. */
    static final int SPACES = REMOVED | ISOLATES | set(WS);
    /** What the rules N take the level of its neighbours from; numbers' parts have become ON. */
    static final int NEUTRALS = ISOLATES | set(B, S, WS, ON);

    /** Makes a text one that may read from right to left. */
    static final int BACKWARDS = set(R, AL, AN, RLE, RLO);

    /** First and last of where unassigned characters are R or AL, as Unicode 13 has it. */
    private static final int[] RIGHT = {
        0x590, 0x5FF, 0x7C0, 0x85F, 0x870, 0x89F, 0xFB1D, 0xFB4F, 0x10800, 0x10CFF, 0x10D40,
        0x10F2F, 0x10F70, 0x10FFF, 0x1E800, 0x1EC6F, 0x1ECC0, 0x1ECFF, 0x1ED50, 0x1EDFF, 0x1EF00,
        0x1EFFF};
    private static final int[] ARABIC = {
        0x600, 0x7BF, 0x860, 0x86F, 0x8A0, 0x8FF, 0xFB50, 0xFDCF, 0xFDF0, 0xFDFF, 0xFE70, 0xFEFF,
        0x10D00, 0x10D3F, 0x10F30, 0x10F6F, 0x1EC70, 0x1ECBF, 0x1ED00, 0x1ED4F, 0x1EE00, 0x1EEFF};
    /** Those that are no characters, or would not be seen. */
    private static final int[] UNSEEN = {
        0x2065, 0x2065, 0xFDD0, 0xFDEF, 0xFFF0, 0xFFF8, 0xE0000, 0xE0FFF};

    private BidiClasses() {
    }

    static int set(int... classes) {
        int set = 0;
        for (int c : classes) {
            set |= 1 << c;
        }
        return set;
    }

    static boolean in(int type, int set) {
        return (set >>> type & 1) != 0;
    }

    static byte ofLevel(int level) {
        return (level & 1) == 0 ? L : R;
    }

    /** The class of each unit; both of a pair have that of their character. */
    static byte[] of(char[] text) {
        byte[] classes = new byte[text.length];
        for (int i = 0; i < text.length; i++) {
            int c = Character.codePointAt(text, i);
            classes[i] = of(c);
            if (c >= Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                classes[i + 1] = classes[i];
                i++;
            }
        }
        return classes;
    }

    static byte of(int c) {
        byte known = Character.getDirectionality(c);
        if (known >= 0) {
            return known;
        }
        if ((c & 0xFFFE) == 0xFFFE || isWithin(c, UNSEEN)) {
            return BN;
        }
        if (c >= 0x20A0 && c <= 0x20CF) {
            return ET; // where signs of currencies are
        }
        return isWithin(c, RIGHT) ? R : isWithin(c, ARABIC) ? AL : L;
    }

    private static boolean isWithin(int c, int[] ranges) {
        for (int i = 0; i < ranges.length; i += 2) {
            if (c >= ranges[i] && c <= ranges[i + 1]) {
                return true;
            }
        }
        return false;
    }
}
