/* SPDX-License-Identifier: MIT */
import java.util.Random;

/** Float to text and back. */
public class Floats {

    public static void main(String[] args) {
        float[] corners = {
            0f,
            -0f,
            1f,
            0.1f,
            1e7f,
            9999999f,
            1e-3f,
            16777216f,
            3.4028235e38f,
            1.4e-45f,
            1.17549435e-38f,
            Float.NaN,
            1f / 0f,
            33554432f,
            2.0e9f,
            1.0e10f,
            8.25e-16f
        };
        for (float f : corners) {
            System.out.println(
                f +
                    " " +
                    Float.toHexString(f) +
                    " " +
                    Float.floatToIntBits(f) +
                    " " +
                    (int) f +
                    " " +
                    (double) f
            );
        }
        for (String s : new String[] {
            "1e39",
            "1e-46",
            "7.006492321624085e-46",
            "7.006492321624086e-46",
            "3.4028235677973366e38",
            "16777217",
            "16777217.0000001",
            "0x1.000001p0",
            "x"
        }) {
            try {
                System.out.println(s + " " + Float.parseFloat(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        Random random = new Random(1);
        int hash = 0;
        int wrong = 0;
        for (int i = 0; i < 5000; i++) {
            float f = Float.intBitsToFloat(random.nextInt());
            hash = hash * 31 + Float.toString(f).hashCode();
            if (Float.compare(f, Float.parseFloat(Float.toString(f))) != 0) {
                wrong++;
            }
        }
        System.out.println(hash + " " + wrong);
    }
}
