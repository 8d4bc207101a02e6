// SPDX-License-Identifier: MIT
/**
 * Old switches: dense, sparse, negative, fall through, default anywhere, nested, char, byte, boxes.
 */
public class SwitchOnInts {

    static final int K = 4;
    static String order = "";

    static int dense(int i) {
        switch (i) {
            case 0:
                return 10;
            case 1:
                return 11;
            case 2:
            case 3:
                return 23;
            case 5:
                return 15;
            default:
                return -1;
        }
    }

    static int sparse(int i) {
        switch (i) {
            case Integer.MIN_VALUE:
                return 1;
            case -1000000:
                return 2;
            case -1:
                return 3;
            case 77:
                return 4;
            case 1 << 20:
                return 5;
            case Integer.MAX_VALUE:
                return 6;
        }
        return 0;
    }

    static int chars(char c) {
        switch (c) {
            case 'a':
                return 1;
            case 'e':
            case 'i':
                return 2;
            case 'z':
                return 3;
            case '\u4e2d':
                return 4;
            default:
                return 0;
        }
    }

    static String fall(int i) {
        String s = "";
        switch (i) {
            case 0:
                s += "0";
            case 1:
                s += "1";
            default:
                s += "d";
            case 2:
                s += "2";
        }
        return s;
    }

    static int onlyDefault(int i) {
        switch (i) {
            default:
                return i * 2;
        }
    }

    static int none(int i) {
        switch (i) {
        }
        return i;
    }

    static String nested(int a, int b) {
        switch (a) {
            case 1:
                switch (b) {
                    case 2:
                        return "12 ";
                    default:
                        break;
                }
                return "1x ";
        }
        return "x ";
    }

    static int inLoop() {
        int s = 0;
        for (int i = 0; i < 10; i++) {
            switch (i % 4) {
                case 0:
                    continue;
                case 1:
                    s += i;
                    break;
                case 2:
                    s *= 2;
                default:
                    s--;
            }
            s += 100;
        }
        return s;
    }

    public static void main(String[] args) throws Exception {
        for (int i = -2; i < 8; i++) System.out.print(dense(i) + " ");
        System.out.println("");
        for (int i : new int[] {
            Integer.MIN_VALUE,
            -1000000,
            -1,
            0,
            77,
            1 << 20,
            Integer.MAX_VALUE,
            5
        })
            System.out.print(sparse(i) + " ");
        System.out.println("");
        for (char c : "aezZ\u4e2d".toCharArray()) System.out.print(chars(c) + " ");
        System.out.println("");
        for (int i = 0; i < 4; i++) System.out.print(fall(i) + " ");
        System.out.println("");
        System.out.println(onlyDefault(3) + none(3));
        for (byte b : new byte[] { -128, -1, 0, 127 })
            switch (b) {
                case -128:
                    System.out.print("min ");
                    break;
                case 127:
                    System.out.print("max ");
                    break;
                default:
                    System.out.print("mid ");
            }
        System.out.println("");
        Integer w = 2;
        switch (w) {
            case 2:
                System.out.println("boxed");
        }
        Character ch = 'q';
        switch (ch) {
            case 'q':
                System.out.println("boxed char");
        }
        try {
            w = null;
            switch (w) {
            }
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        switch (K + 1) {
            case K + 1:
                System.out.println("constant");
        }
        System.out.println(nested(1, 2) + nested(1, 5) + nested(3, 2));
        int y = 0;
        switch (y) {
            case 0:
                int z = 5;
                y = z;
            case 1:
                z = 7;
                y += z;
        }
        System.out.println(y);
        System.out.println(inLoop());
        System.out.println(order);
        switch (1) {
            default:
                System.out.println("d");
            case 2:
                System.out.println("two");
                break;
            case 3:
                System.out.println("three");
        }
        short sh = 300;
        switch (sh) {
            case 300:
                System.out.println("short");
        }
    }
}
