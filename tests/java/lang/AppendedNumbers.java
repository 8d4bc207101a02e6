/* SPDX-License-Identifier: MIT */
/**
 * Numbers around every power of ten and of two as text: alone, appended to narrow and wide
 * builders, and concatenated.
 */
public final class AppendedNumbers {

    private static long hash;

    private AppendedNumbers() {}

    private static void note(CharSequence s) {
        for (int i = 0; i < s.length(); i++) hash = hash * 31 + s.charAt(i);
        hash = hash * 31 + s.length();
    }

    private static void note(int i) {
        note(Integer.toString(i));
        note(new StringBuilder("<").append(i).append('>').append(i));
        note(new StringBuilder("\u0416").append(i));
        note(new StringBuffer().append(i).reverse());
        note("=" + i + ";");
        note("\u0416" + i);
    }

    private static void note(long l) {
        note(Long.toString(l));
        note(new StringBuilder(0).append(l).append('>').append(l));
        note(new StringBuilder("\u0416").append(l));
        note(new StringBuffer().append(l).reverse());
        note("=" + l + ";");
        note("\u0416" + l);
        note((int) l);
    }

    private static void noteAround(long l) {
        for (long delta = -2; delta <= 2; delta++) {
            note(l + delta);
            note(-l + delta);
        }
    }

    public static void main(String[] arguments) {
        long power = 1;
        for (int i = 0; i < 19; i++, power *= 10) {
            noteAround(power);
            noteAround(power * 9);
        }
        for (int i = 0; i < 64; i++) noteAround(1L << i);
        System.out.println(
            Long.MIN_VALUE +
                " " +
                Long.MAX_VALUE +
                " " +
                Integer.MIN_VALUE +
                " " +
                Integer.MAX_VALUE +
                " " +
                2147483648L +
                " " +
                -2147483649L
        );
        System.out.println(
            new StringBuilder()
                .append(Long.MIN_VALUE)
                .append(-1000000000000L)
                .append(1000000000L)
                .append(999999999999999999L)
                .append(0)
        );
        System.out.println(
            new StringBuilder("abc").reverse() +
                " " +
                new StringBuilder("abcd").reverse() +
                new StringBuilder("\u00e9").reverse() +
                new StringBuilder().reverse()
        );
        System.out.println(Long.toHexString(hash));
    }
}
