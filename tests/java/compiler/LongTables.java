/* SPDX-License-Identifier: MIT */
/* Virtual calls at the front of a table and behind it, on three receivers, on arrays, with null,
 * and deep recursion through synchronized methods: every frame finds room or throws, and every
 * monitor is left. */
public class LongTables {

    static class Base {

        int m0(int x) {
            return x + 0;
        }

        int m1(int x) {
            return x + 1;
        }

        int m2(int x) {
            return x + 2;
        }

        int m3(int x) {
            return x + 3;
        }

        int m4(int x) {
            return x + 4;
        }

        int m5(int x) {
            return x + 5;
        }

        int m6(int x) {
            return x + 6;
        }

        int m7(int x) {
            return x + 7;
        }

        int m8(int x) {
            return x + 8;
        }

        int m9(int x) {
            return x + 9;
        }

        int m10(int x) {
            return x + 10;
        }

        int m11(int x) {
            return x + 11;
        }

        int m12(int x) {
            return x + 12;
        }

        int m13(int x) {
            return x + 13;
        }

        int m14(int x) {
            return x + 14;
        }

        int m15(int x) {
            return x + 15;
        }

        int m16(int x) {
            return x + 16;
        }

        int m17(int x) {
            return x + 17;
        }

        int m18(int x) {
            return x + 18;
        }

        int m19(int x) {
            return x + 19;
        }

        int m20(int x) {
            return x + 20;
        }

        int m21(int x) {
            return x + 21;
        }

        int m22(int x) {
            return x + 22;
        }

        int m23(int x) {
            return x + 23;
        }

        int m24(int x) {
            return x + 24;
        }

        int m25(int x) {
            return x + 25;
        }

        int m26(int x) {
            return x + 26;
        }

        int m27(int x) {
            return x + 27;
        }

        int m28(int x) {
            return x + 28;
        }

        int m29(int x) {
            return x + 29;
        }

        int m30(int x) {
            return x + 30;
        }

        int m31(int x) {
            return x + 31;
        }

        int m32(int x) {
            return x + 32;
        }

        int m33(int x) {
            return x + 33;
        }

        int m34(int x) {
            return x + 34;
        }

        int m35(int x) {
            return x + 35;
        }

        int m36(int x) {
            return x + 36;
        }

        int m37(int x) {
            return x + 37;
        }

        int m38(int x) {
            return x + 38;
        }

        int m39(int x) {
            return x + 39;
        }
    }

    static class Middle extends Base {

        @Override
        int m0(int x) {
            return x * 2;
        }

        @Override
        int m2(int x) {
            return x * 4;
        }

        @Override
        int m4(int x) {
            return x * 6;
        }

        @Override
        int m6(int x) {
            return x * 8;
        }

        @Override
        int m8(int x) {
            return x * 10;
        }

        @Override
        int m10(int x) {
            return x * 12;
        }

        @Override
        int m12(int x) {
            return x * 14;
        }

        @Override
        int m14(int x) {
            return x * 16;
        }

        @Override
        int m16(int x) {
            return x * 18;
        }

        @Override
        int m18(int x) {
            return x * 20;
        }

        @Override
        int m20(int x) {
            return x * 22;
        }

        @Override
        int m22(int x) {
            return x * 24;
        }

        @Override
        int m24(int x) {
            return x * 26;
        }

        @Override
        int m26(int x) {
            return x * 28;
        }

        @Override
        int m28(int x) {
            return x * 30;
        }

        @Override
        int m30(int x) {
            return x * 32;
        }

        @Override
        int m32(int x) {
            return x * 34;
        }

        @Override
        int m34(int x) {
            return x * 36;
        }

        @Override
        int m36(int x) {
            return x * 38;
        }

        @Override
        int m38(int x) {
            return x * 40;
        }
    }

    static class Lowest extends Middle {

        @Override
        int m0(int x) {
            return x ^ 0;
        }

        @Override
        int m3(int x) {
            return x ^ 21;
        }

        @Override
        int m6(int x) {
            return x ^ 42;
        }

        @Override
        int m9(int x) {
            return x ^ 63;
        }

        @Override
        int m12(int x) {
            return x ^ 84;
        }

        @Override
        int m15(int x) {
            return x ^ 105;
        }

        @Override
        int m18(int x) {
            return x ^ 126;
        }

        @Override
        int m21(int x) {
            return x ^ 147;
        }

        @Override
        int m24(int x) {
            return x ^ 168;
        }

        @Override
        int m27(int x) {
            return x ^ 189;
        }

        @Override
        int m30(int x) {
            return x ^ 210;
        }

        @Override
        int m33(int x) {
            return x ^ 231;
        }

        @Override
        int m36(int x) {
            return x ^ 252;
        }

        @Override
        int m39(int x) {
            return x ^ 273;
        }

        @Override
        public String toString() {
            return "lowest";
        }
    }

    static int all(Base of, int sum) {
        sum = sum * 31 + of.m0(sum & 0xff);
        sum = sum * 31 + of.m1(sum & 0xff);
        sum = sum * 31 + of.m2(sum & 0xff);
        sum = sum * 31 + of.m3(sum & 0xff);
        sum = sum * 31 + of.m4(sum & 0xff);
        sum = sum * 31 + of.m5(sum & 0xff);
        sum = sum * 31 + of.m6(sum & 0xff);
        sum = sum * 31 + of.m7(sum & 0xff);
        sum = sum * 31 + of.m8(sum & 0xff);
        sum = sum * 31 + of.m9(sum & 0xff);
        sum = sum * 31 + of.m10(sum & 0xff);
        sum = sum * 31 + of.m11(sum & 0xff);
        sum = sum * 31 + of.m12(sum & 0xff);
        sum = sum * 31 + of.m13(sum & 0xff);
        sum = sum * 31 + of.m14(sum & 0xff);
        sum = sum * 31 + of.m15(sum & 0xff);
        sum = sum * 31 + of.m16(sum & 0xff);
        sum = sum * 31 + of.m17(sum & 0xff);
        sum = sum * 31 + of.m18(sum & 0xff);
        sum = sum * 31 + of.m19(sum & 0xff);
        sum = sum * 31 + of.m20(sum & 0xff);
        sum = sum * 31 + of.m21(sum & 0xff);
        sum = sum * 31 + of.m22(sum & 0xff);
        sum = sum * 31 + of.m23(sum & 0xff);
        sum = sum * 31 + of.m24(sum & 0xff);
        sum = sum * 31 + of.m25(sum & 0xff);
        sum = sum * 31 + of.m26(sum & 0xff);
        sum = sum * 31 + of.m27(sum & 0xff);
        sum = sum * 31 + of.m28(sum & 0xff);
        sum = sum * 31 + of.m29(sum & 0xff);
        sum = sum * 31 + of.m30(sum & 0xff);
        sum = sum * 31 + of.m31(sum & 0xff);
        sum = sum * 31 + of.m32(sum & 0xff);
        sum = sum * 31 + of.m33(sum & 0xff);
        sum = sum * 31 + of.m34(sum & 0xff);
        sum = sum * 31 + of.m35(sum & 0xff);
        sum = sum * 31 + of.m36(sum & 0xff);
        sum = sum * 31 + of.m37(sum & 0xff);
        sum = sum * 31 + of.m38(sum & 0xff);
        sum = sum * 31 + of.m39(sum & 0xff);
        return sum;
    }

    static int texts(Object of) {
        return of.toString().length() > 0
            ? of.hashCode() == of.hashCode() && of.equals(of)
                ? 1
                : 2
            : 3;
    }

    static class Deep {

        int depth;

        synchronized int down(int left) {
            depth++;
            return left == 0 ? 0 : other(left - 1) + 1;
        }

        synchronized int other(int left) {
            return down(left) + 1;
        }

        static synchronized int still(int left) {
            return left == 0 ? 0 : still(left - 1) + 1;
        }

        synchronized int endless(int n) {
            return endless(n + 1) + 1;
        }
    }

    static boolean isFree(Object of) throws InterruptedException {
        boolean[] taken = new boolean[1];
        Thread other = new Thread(() -> {
            synchronized (of) {
                taken[0] = true;
            }
        });
        other.start();
        other.join();
        return taken[0] && !Thread.holdsLock(of);
    }

    public static void main(String[] args) throws Exception {
        Base[] receivers = { new Base(), new Middle(), new Lowest() };
        int sum = 1;
        for (int i = 0; i < 3000; i++) sum = all(receivers[i % 3], sum);
        System.out.println(sum);
        Object[] objects = {
            new int[2],
            new String[1],
            "text",
            new Lowest(),
            new long[1][1],
            17,
            Base.class
        };
        int known = 0;
        for (int i = 0; i < 7000; i++) known += texts(objects[i % objects.length]);
        System.out.println(known);
        try {
            System.out.println(all(null, 1));
        } catch (NullPointerException e) {
            System.out.println("null: " + e.getStackTrace()[0].getMethodName());
        }
        Deep deep = new Deep();
        for (int i = 0; i < 600; i++) deep.down(20);
        System.out.println(
            deep.down(500) +
                " " +
                Deep.still(500) +
                " " +
                deep.depth +
                " " +
                isFree(deep) +
                " " +
                isFree(Deep.class)
        );
        for (int i = 0; i < 3; i++) {
            try {
                deep.endless(0);
            } catch (StackOverflowError e) {
                System.out.println("overflow " + isFree(deep));
            }
        }
    }
}
