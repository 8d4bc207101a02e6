/* SPDX-License-Identifier: MIT */
/** IEEE remainders by the smallest divisors there are. */
public class RemaindersOfTiny {

    public static void main(String[] a) {
        double[] xs = {
            1.2405201291620118E-265,
            1e-200,
            1,
            3,
            1e300,
            Double.MAX_VALUE,
            Double.MIN_VALUE
        };
        int n = 0;
        for (double x : xs)
            for (double y : new double[] {
                Double.MIN_NORMAL,
                Double.MIN_VALUE,
                Double.MIN_NORMAL / 2,
                2 * Double.MIN_NORMAL,
                4 * Double.MIN_NORMAL,
                3 * Double.MIN_NORMAL,
                3 * Double.MIN_VALUE,
                1e-300,
                0.5
            })
                for (int s = 0; s < 4; s++) System.out.println(
                    x +
                        " " +
                        y +
                        " " +
                        s +
                        " " +
                        Math.IEEEremainder(s < 2 ? x : -x, s % 2 == 0 ? y : -y)
                );
    }
}
