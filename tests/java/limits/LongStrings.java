// SPDX-License-Identifier: MIT
/**
 * JVMS 4.4.7: string constants up to 65535 bytes of modified UTF-8: with zeros, surrogates,
 * accents; folded from parts.
 */
public class LongStrings {

    static final String TEN = "0123456789",
        HUNDRED = TEN + TEN + TEN + TEN + TEN + TEN + TEN + TEN + TEN + TEN;
    static final String THOUSAND =
        HUNDRED +
        HUNDRED +
        HUNDRED +
        HUNDRED +
        HUNDRED +
        HUNDRED +
        HUNDRED +
        HUNDRED +
        HUNDRED +
        HUNDRED;
    static final String MANY =
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND +
        THOUSAND;
    static final String MOST =
        MANY +
        MANY +
        MANY +
        MANY +
        MANY +
        HUNDRED +
        HUNDRED +
        HUNDRED +
        HUNDRED +
        HUNDRED +
        TEN +
        TEN +
        TEN +
        "0123";
    static final String ZEROS = "\0\0\0\0\0\0\0\0\0\0",
        Z100 = ZEROS + ZEROS + ZEROS + ZEROS + ZEROS + ZEROS + ZEROS + ZEROS + ZEROS + ZEROS;
    static final String SMILE = "\ud83d\ude00",
        ALONE = "\ude00\ud83d",
        MIX = "a\u00e9\u4e2d" + SMILE + ALONE + "\uffff\0";
    static final String M8 = MIX + MIX + MIX + MIX + MIX + MIX + MIX + MIX,
        M64 = M8 + M8 + M8 + M8 + M8 + M8 + M8 + M8,
        M512 = M64 + M64 + M64 + M64 + M64 + M64 + M64 + M64;

    static void p(String s) {
        System.out.println(
            s.length() +
                " " +
                s.hashCode() +
                " " +
                s.codePointCount(0, s.length()) +
                " " +
                (int) s.charAt(s.length() - 1) +
                " " +
                (s == s.intern()) +
                " " +
                (s == new String(s).intern())
        );
    }

    public static void main(String[] args) {
        p(MOST);
        p(MANY);
        p(Z100 + Z100);
        p(MIX);
        p(M8);
        p(M64);
        p(M512);
        p(M512 + M512 + M512 + M512);
        System.out.println(
            MOST.indexOf("9" + "01234567890", 64000) +
                " " +
                MOST.lastIndexOf("98") +
                " " +
                M512.indexOf(ALONE) +
                " " +
                M512.lastIndexOf('\0') +
                " " +
                Z100.equals(new String(new char[100]))
        );
        int sum = 0;
        for (char c : M512.toCharArray()) sum = sum * 17 + c;
        System.out.println(
            sum +
                " " +
                MOST.substring(65000, 65005) +
                " " +
                MOST.concat("!").length() +
                " " +
                MOST.equals(MOST.concat("")) +
                " " +
                MOST.compareTo(MANY)
        );
    }
}
