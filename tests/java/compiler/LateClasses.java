// SPDX-License-Identifier: MIT
/**
 * Code that was compiled while nobody overrode a method meets classes that do, in the middle of its
 * loops.
 */
public class LateClasses {

    static class Base {

        int small() {
            return 1;
        }

        int large(int n) {
            int sum = 0;
            for (int i = 0; i < n; i++) sum += i;
            return sum;
        }

        int field = 3;

        int get() {
            return field;
        }

        int twice() {
            return get() + get();
        }
    }

    static class Late extends Base {

        @Override
        int small() {
            return 10;
        }

        @Override
        int large(int n) {
            return -n;
        }

        @Override
        int get() {
            return 100;
        }
    }

    static class Later extends Late {

        @Override
        int small() {
            return super.small() + 1;
        }

        @Override
        int get() {
            return super.get() + 1;
        }
    }

    interface Many {
        int a();
        int b();
        int c();
        int d();
        int e();
        int f();
        int g();
        int h();
        int i();
        int j();
        int k();
        int l();

        default int m() {
            return 13;
        }
    }

    static class One implements Many {

        public int a() {
            return 1;
        }

        public int b() {
            return 2;
        }

        public int c() {
            return 3;
        }

        public int d() {
            return 4;
        }

        public int e() {
            return 5;
        }

        public int f() {
            return 6;
        }

        public int g() {
            return 7;
        }

        public int h() {
            return 8;
        }

        public int i() {
            return 9;
        }

        public int j() {
            return 10;
        }

        public int k() {
            return 11;
        }

        public int l() {
            return 12;
        }
    }

    static class Other extends One {

        @Override
        public int a() {
            return -1;
        }

        @Override
        public int m() {
            return -13;
        }
    }

    static Base make(int i, int iterations) {
        if (i < iterations / 2) return new Base();
        return i % 3 == 0
            ? new Base()
            : i % 3 == 1 || i < (iterations * 3) / 4
              ? new Late()
              : new Later();
    }

    static long virtuals(int iterations) {
        long sum = 0;
        Base base = new Base();
        for (int i = 0; i < iterations; i++) {
            if (i % 16 == 0) base = make(i, iterations);
            sum = sum * 31 + base.small();
            sum += base.large(5);
            sum += base.twice();
        }
        return sum;
    }

    static long interfaces(Many many, int iterations) {
        long sum = 0;
        for (int n = 0; n < iterations; n++) {
            sum =
                sum * 31 +
                many.a() +
                many.b() * 2 +
                many.c() * 3 +
                many.d() * 4 +
                many.e() * 5 +
                many.f() * 6 +
                many.g() * 7;
            sum +=
                many.h() * 8 +
                many.i() * 9 +
                many.j() * 10 +
                many.k() * 11 +
                many.l() * 12 +
                many.m() * 13;
        }
        return sum;
    }

    static int casts(Object[] objects, int iterations) {
        int found = 0;
        for (int n = 0; n < iterations; n++) {
            Object o = objects[n % objects.length];
            if (o instanceof Comparable) found += 1;
            if (o instanceof CharSequence) found += 2;
            if (o instanceof Number[]) found += 4;
            if (o instanceof Runnable) found += 8;
            try {
                Comparable<?> c = (Comparable<?>) o;
                if (c != null) found += 16;
            } catch (ClassCastException e) {
                found += 32;
            }
        }
        return found;
    }

    /** Defaults by a class's own type, Object's methods by an interface's. */
    static long mixed(One[] ones, int iterations) {
        long sum = 0;
        for (int n = 0; n < iterations; n++) {
            One one = ones[n % ones.length];
            Many many = one;
            Comparable<?> text = n % 3 == 0 ? "text" : (Comparable<?>) n;
            sum =
                sum * 31 +
                one.m() +
                (many.equals(ones[0]) ? 1 : 2) +
                (many.hashCode() == one.hashCode() ? 3 : 4);
            sum +=
                text.hashCode() +
                text.toString().length() +
                (text.equals("text") ? 5 : 6) +
                many.getClass().getName().length();
        }
        return sum;
    }

    /**
     * Each phase of a long method meets instructions that were never executed when its code was
     * made.
     */
    static long phases() {
        long sum = 0;
        for (int i = 0; i < 2000; i++) sum += Integer.parseInt("12");
        for (int i = 0; i < 2000; i++) sum += Long.parseLong("13");
        for (int i = 0; i < 2000; i++) sum += "abc".indexOf('c');
        for (int i = 0; i < 2000; i++) sum += new StringBuilder("x").append(i).length();
        for (int i = 0; i < 2000; i++) sum += Math.floorMod(i, 7);
        for (int i = 0; i < 2000; i++) sum += Character.getNumericValue('7');
        for (int i = 0; i < 2000; i++) sum += Integer.valueOf(i).hashCode();
        for (int i = 0; i < 2000; i++) sum += new int[1][2].length;
        java.util.function.IntUnaryOperator add = x -> x + 1;
        for (int i = 0; i < 2000; i++) sum += add.applyAsInt(i);
        for (int i = 0; i < 2000; i++) {
            java.util.function.IntSupplier supplier = Late.class::hashCode;
            if (supplier != null) sum++;
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(virtuals(20000));
        System.out.println(interfaces(new One(), 3000));
        System.out.println(interfaces(new Other(), 3000));
        System.out.println(interfaces(new One(), 3000));
        Object[] objects = {
            "text",
            1,
            new Integer[0],
            new int[0],
            null,
            new StringBuilder(),
            new Object(),
            (Runnable) () -> {}
        };
        System.out.println(casts(objects, 4000));
        System.out.println(mixed(new One[] { new One(), new One() }, 3000));
        System.out.println(
            mixed(
                new One[] {
                    new One(),
                    new Other(),
                    new One() {
                        @Override
                        public int hashCode() {
                            return 7;
                        }
                    }
                },
                3000
            )
        );
        try {
            System.out.println(mixed(new One[] { null }, 1));
        } catch (NullPointerException e) {
            System.out.println(e.getStackTrace()[0].getMethodName());
        }
        System.out.println(phases());
        Many none = null;
        try {
            System.out.println(interfaces(none, 3));
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
