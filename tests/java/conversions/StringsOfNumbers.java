// SPDX-License-Identifier: MIT
/** Text of integers and floating point numbers, and what parsing accepts and refuses. */
public class StringsOfNumbers {

    public static void main(String[] args) throws Exception {
        for (double d : new double[] {
            1,
            10,
            0.001,
            0.0009,
            1e7,
            9999999,
            1.0E-3,
            123456789.125,
            1e21,
            1.0 / 3,
            2e-3,
            100,
            1e-10,
            1.7976931348623157E308,
            2.2250738585072014E-308,
            4.35,
            0.1 + 0.2,
            9.999999999999999e22,
            5e-324
        })
            System.out.print(d + " ");
        System.out.println("");
        for (float d : new float[] {
            1,
            10,
            0.001f,
            0.0009f,
            1e7f,
            9999999,
            123456.78f,
            1f / 3,
            3.4028235E38f,
            1.4E-45f,
            1.17549435E-38f,
            0.3f,
            33554432f,
            8.5899346E9f
        })
            System.out.print(d + " ");
        System.out.println("");
        String[] ok = {
            "1",
            "-1",
            "+7",
            " 1.5 ",
            "1e3",
            "1E-3",
            ".5",
            "5.",
            "0x1p3",
            "0x.8p1",
            "NaN",
            "-Infinity",
            "1d",
            "1f",
            "1e400",
            "-1e-400",
            "00012",
            "0x1.fffffffffffffp1023"
        };
        for (String s : ok) System.out.print(Double.parseDouble(s) + " ");
        System.out.println("");
        String[] bad = {
            "",
            " ",
            "x",
            "1..2",
            "1e",
            "0x1",
            "1_0",
            "--1",
            "infinity",
            "1 2",
            "e5",
            "."
        };
        for (String s : bad)
            try {
                System.out.println(Double.parseDouble(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        String[] ints = {
            "0",
            "-0",
            "+5",
            "2147483647",
            "-2147483648",
            "2147483648",
            "",
            "-",
            "+",
            " 1",
            "1L",
            "0x10",
            "١٢",
            "99999999999"
        };
        for (String s : ints)
            try {
                System.out.println(Integer.parseInt(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        System.out.println(Integer.decode("0x10") + Integer.decode("-010") + Integer.decode("#f"));
        try {
            Integer.parseInt("9", 8);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("1", 99);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt(null);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Long.parseLong("9223372036854775808");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Long.parseLong("-9223372036854775808"));
        System.out.println(Byte.parseByte("-128"));
        try {
            Byte.parseByte("128");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(
            Integer.toString(-255, 16) +
                " " +
                Integer.toHexString(-255) +
                " " +
                Long.toString(Long.MIN_VALUE, 36) +
                " " +
                Integer.toBinaryString(5) +
                " " +
                Integer.toOctalString(-1)
        );
        System.out.println(
            Integer.parseUnsignedInt("4294967295") +
                " " +
                Integer.toUnsignedString(-1) +
                " " +
                Long.toUnsignedString(-1)
        );
        System.out.println(
            Float.parseFloat("1.17549429e-38") +
                " " +
                Float.parseFloat("16777217") +
                " " +
                Double.parseDouble("9007199254740993") +
                " " +
                Double.parseDouble("2.2250738585072012e-308")
        );
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes"));
        System.out.println(
            Character.getNumericValue('Ⅷ') +
                " " +
                Character.digit('f', 16) +
                " " +
                Character.forDigit(11, 16)
        );
    }
}
