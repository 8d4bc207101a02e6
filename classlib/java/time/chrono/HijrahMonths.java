/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import java.time.DateTimeException;

/**
 * The lengths of months in the years that the Umm al-Qura calendar has been reckoned for. They
 * follow no rule: Saudi Arabia publishes them.
 */
final class HijrahMonths {
    static final int FIRST = 1300;
    static final int LAST = 1600;
    /** 1 Muharram 1300 is 12 November 1882. */
    private static final int FIRST_DAY = -31826;
    /**
     * Three hexadecimal digits for each year: the bit of weight 1 is the first month's,
     * and set when it has 30 days.
     */
    private static final String LONG_MONTHS =
            "5552ab9372b657636cb55aaa95649e95d2ba5b53aab4ba9652e2ad56db5a752f25e8ad16"
            + "a56ab56b4da9b92b2564ba9b35a6d95d4da5d4aa955369752f46e96d46a953525d4bd9ba"
            + "3b4b69b2aa554ada5d2da6d9eaae94d2ac564aea6d56ad55d4aa9352ba5b53a6b5ea9d52"
            + "d29a554ad56daea6e4ed1da2aaa95a2da5b9bb27646c95552ab4dbaba5b4da9d52aa592d"
            + "26d8ed2daad5aa5a4b4979372b6975d69d52c9592b25b4db9d55d2da5d4aa9554daad3aa"
            + "bd2bc4b89a9552d5adb6a6d4dc9d92aa69562ae56d36ab55aaa94d49d95d2ba5b55aad55"
            + "a9a92e26e55dada6d46a5b27a4d4ad56db5a754f49e92d26a563566b5baab92b2568ba9b"
            + "55aada5b4da9b52a9a536276575af26d46a95552ad4bd9ba574b69b52a9552da5d4daad9"
            + "6b2e95e2ac9692eaad56ad65d4ad1562bc5b53a6b5db2d64d29a554ad96daea6e8ed1da4"
            + "d4aa6a2da5b9b72b686d16554ab95b2ba5b5da9d52ca694e46e95d4daad5aaaa4d49b937"
            + "4b6975d6ad52aa594b2ab55bad95d2dc5d92b25555ab55b4ba97a2745593aab4d69d65d2"
            + "ba5b4aa954ad15d2dd9da5b45a952d25b8b717656db6aacaa9652b15b2bb5b6daab94d46"
            + "a8d52da9d55a755749f13e4aa965566b5baab94";

    /** The days before each year, and before the one after the last. */
    private static final int[] DAYS = new int[LAST - FIRST + 2];

    static {
        for (int year = FIRST; year <= LAST; year++) {
            DAYS[year - FIRST + 1] = DAYS[year - FIRST] + before(year, 13);
        }
    }

    private HijrahMonths() {
    }

    static boolean knows(long year) {
        return year >= FIRST && year <= LAST;
    }

    private static int longMonths(int year) {
        int at = (year - FIRST) * 3;
        return Integer.parseInt(LONG_MONTHS.substring(at, at + 3), 16);
    }

    static int length(int year, int month) {
        return 29 + (longMonths(year) >> (month - 1) & 1);
    }

    /** The days of a year before its month. */
    static int before(int year, int month) {
        return 29 * (month - 1) + Integer.bitCount(longMonths(year) & (1 << (month - 1)) - 1);
    }

    static long firstDay(int year) {
        return FIRST_DAY + DAYS[year - FIRST];
    }

    static int yearOf(long epochDay) {
        long day = epochDay - FIRST_DAY;
        if (day < 0 || day >= DAYS[DAYS.length - 1]) {
            throw new DateTimeException("Hijrah date out of range");
        }
        int year = FIRST + (int) (day / 355);
        while (DAYS[year - FIRST + 1] <= day) {
            year++;
        }
        return year;
    }
}
