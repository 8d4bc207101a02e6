// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/**
 * Handles of each kind, invoked until they have code of their own and beyond: constants and others,
 * results and exceptions.
 */
public class HotHandles {

    static final int ROUNDS = 2600;
    static final MethodHandles.Lookup L = MethodHandles.lookup();

    interface Shape {
        double area(double by);
    }

    record Square(double side) implements Shape {
        public double area(double by) {
            return side * side * by;
        }
    }

    record Circle(double radius) implements Shape {
        public double area(double by) {
            return 3 * radius * radius * by;
        }
    }

    private int count;
    protected volatile long total = 1;
    static String text = "t";
    byte small;
    Object any;

    HotHandles() {}

    HotHandles(int count, long total) {
        this.count = count;
        this.total = total;
    }

    private int plus(int x) {
        return count + x;
    }

    int over(int x) {
        return x;
    }

    static class Sub extends HotHandles {

        @Override
        int over(int x) {
            return -x;
        }

        static MethodHandle up() throws Throwable {
            return MethodHandles.lookup().findSpecial(
                HotHandles.class,
                "over",
                methodType(int.class, int.class),
                Sub.class
            );
        }
    }

    static int add(int a, int b) {
        return a + b;
    }

    static long mix(byte a, long b, char c, double d, short e, boolean f, float g, String h) {
        return a + b * 3 + c + (long) d + e + (f ? 1 : 0) + (long) g + h.length();
    }

    static boolean even(int x) {
        return (x & 1) == 0;
    }

    static int fail(int x) {
        if (x % 1000 == 7) throw new IllegalStateException("at " + x);
        return x;
    }

    static int caught(IllegalStateException e, int x) {
        return -x;
    }

    static int cleanup(Throwable t, int r, int x) {
        return t == null ? r + 1 : x;
    }

    static void note(int x) {
        noted += x;
    }

    static long noted;

    static MethodHandle stat(String name, Class<?> r, Class<?>... p) {
        try {
            return L.findStatic(HotHandles.class, name, methodType(r, p));
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    static final MethodHandle ADD = stat("add", int.class, int.class, int.class),
        EVEN = stat("even", boolean.class, int.class),
        FAIL = stat("fail", int.class, int.class),
        BOUND = MethodHandles.insertArguments(ADD, 1, 5),
        GUARD = MethodHandles.guardWithTest(EVEN, BOUND, MethodHandles.identity(int.class)),
        CATCH = MethodHandles.catchException(
            FAIL,
            IllegalStateException.class,
            stat("caught", int.class, IllegalStateException.class, int.class)
        ),
        BOXED = ADD.asType(methodType(Object.class, Object.class, Integer.class));

    static void say(String what, long sum) {
        System.out.println(what + " " + sum);
    }

    /* int to int, all the same call site */
    static long run(MethodHandle h) {
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            try {
                sum = sum * 31 + (int) h.invokeExact(i);
            } catch (Throwable e) {
                sum = sum * 31 + e.toString().hashCode();
            }
        }
        return sum;
    }

    static long constants() throws Throwable {
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            sum =
                sum * 31 +
                (int) ADD.invokeExact(i, 3) +
                (int) BOUND.invokeExact(i) +
                (int) GUARD.invokeExact(i) +
                (int) CATCH.invokeExact(i) +
                (Integer) BOXED.invoke((Object) i, (Integer) i);
            try {
                sum += (int) FAIL.invokeExact(i);
            } catch (IllegalStateException e) {
                sum +=
                    e.getStackTrace().length > 1
                        ? e.getStackTrace()[1].getMethodName().length()
                        : -1;
            }
        }
        return sum;
    }

    static void combinators() throws Throwable {
        MethodHandle plus = L.findVirtual(
                HotHandles.class,
                "plus",
                methodType(int.class, int.class)
            ),
            over = L.findVirtual(HotHandles.class, "over", methodType(int.class, int.class));
        HotHandles one = new HotHandles(10, 20),
            sub = new Sub();
        say("hot", run(FAIL));
        say("private", run(plus.bindTo(one)));
        say("virtual", run(over.bindTo(sub)) + run(over.bindTo(one)));
        say("special", run(Sub.up().bindTo(sub)));
        say("filter", run(MethodHandles.filterArguments(BOUND, 0, BOUND)));
        say("filter result", run(MethodHandles.filterReturnValue(FAIL, BOUND)));
        say(
            "permute",
            run(MethodHandles.permuteArguments(ADD, methodType(int.class, int.class), 0, 0))
        );
        say(
            "drop",
            run(
                MethodHandles.insertArguments(
                    MethodHandles.dropArguments(BOUND, 0, long.class, String.class),
                    0,
                    4L,
                    null
                )
            )
        );
        say("fold", run(MethodHandles.foldArguments(ADD, BOUND)));
        say(
            "fold to nothing",
            run(MethodHandles.foldArguments(BOUND, stat("note", void.class, int.class))) + noted
        );
        say("collect", run(MethodHandles.collectArguments(BOUND, 0, FAIL)));
        say("guard", run(GUARD));
        say("catch", run(CATCH));
        say(
            "finally",
            run(
                MethodHandles.tryFinally(
                    FAIL,
                    stat("cleanup", int.class, Throwable.class, int.class, int.class)
                )
            )
        );
        say(
            "switch",
            run(MethodHandles.tableSwitch(MethodHandles.identity(int.class), BOUND, FAIL))
        );
        say(
            "spread",
            run(
                MethodHandles.filterArguments(
                    ADD.asSpreader(int[].class, 2),
                    0,
                    stat("pair", int[].class, int.class)
                )
            )
        );
        say(
            "wrong length",
            run(
                MethodHandles.filterArguments(
                    ADD.asSpreader(int[].class, 2),
                    0,
                    stat("some", int[].class, int.class)
                )
            )
        );
        say("varargs", run(stat("sum", int.class, int[].class).asCollector(int[].class, 1)));
        say(
            "boxes",
            run(
                MethodHandles.insertArguments(
                    BOXED.asType(methodType(int.class, int.class, int.class)),
                    1,
                    4
                )
            )
        );
    }

    static int[] pair(int x) {
        return new int[] { x, 1 };
    }

    static int[] some(int x) {
        return x == 100 ? null : new int[x % 4];
    }

    static int sum(int... all) {
        int s = 0;
        for (int x : all) s += x;
        return s;
    }

    static void loops() throws Throwable {
        MethodHandle less = stat("less", boolean.class, int.class, int.class),
            sum = stat("step", int.class, int.class, int.class, int.class);
        say(
            "counted",
            run(
                MethodHandles.countedLoop(
                    stat("few", int.class, int.class),
                    stat("few", int.class, int.class),
                    sum
                )
            )
        );
        say(
            "while",
            run(MethodHandles.whileLoop(null, less, MethodHandles.filterReturnValue(ADD, BOUND)))
        );
        say(
            "do",
            run(MethodHandles.doWhileLoop(null, MethodHandles.filterReturnValue(ADD, BOUND), less))
        );
        MethodHandle each = MethodHandles.iteratedLoop(
            null,
            null,
            stat("word", int.class, int.class, String.class)
        );
        long all = 0;
        for (int i = 0; i < ROUNDS; i++) {
            all = all * 31 + (int) each.invokeExact((Iterable) List.of("a", "bc" + (i % 9)));
        }
        say("iterated", all);
        try {
            all = (int) each.invokeExact((Iterable) List.of("a", 5));
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }

    static int few(int x) {
        return x % 5;
    }

    static boolean less(int v, int x) {
        return v < x % 50;
    }

    static int step(int v, int i, int x) {
        return v * 3 + i + x;
    }

    static int word(int v, String s) {
        return v + s.length();
    }

    static void members() throws Throwable {
        MethodHandle make = L.findConstructor(
                HotHandles.class,
                methodType(void.class, int.class, long.class)
            ),
            count = L.findGetter(HotHandles.class, "count", int.class),
            total = L.findGetter(HotHandles.class, "total", long.class),
            set = L.findSetter(HotHandles.class, "small", byte.class),
            any = L.findSetter(HotHandles.class, "any", Object.class),
            get = L.findStaticGetter(HotHandles.class, "text", String.class),
            put = L.findStaticSetter(HotHandles.class, "text", String.class),
            area = L.findVirtual(Shape.class, "area", methodType(double.class, double.class));
        MethodHandle wide = stat(
            "mix",
            long.class,
            byte.class,
            long.class,
            char.class,
            double.class,
            short.class,
            boolean.class,
            float.class,
            String.class
        );
        MethodHandle some = MethodHandles.insertArguments(wide, 0, (byte) -3, 1L << 33, 'z', 2.75);
        MethodHandle swapped = MethodHandles.permuteArguments(
            wide,
            methodType(
                long.class,
                String.class,
                float.class,
                boolean.class,
                short.class,
                double.class,
                char.class,
                long.class,
                byte.class
            ),
            7,
            6,
            5,
            4,
            3,
            2,
            1,
            0
        );
        long sum = 0;
        double areas = 0;
        Shape[] shapes = { new Square(2), new Circle(3) };
        for (int i = 0; i < ROUNDS; i++) {
            HotHandles h = (HotHandles) make.invokeExact(i, (long) i << 20);
            set.invokeExact(h, (byte) i);
            any.invokeExact(h, (Object) h);
            put.invokeExact("" + i);
            sum =
                sum * 31 +
                (int) count.invokeExact(h) +
                (long) total.invokeExact(h) +
                h.small +
                (h.any == h ? 1 : 0) +
                ((String) get.invokeExact()).length();
            areas += (double) area.invokeExact(shapes[i & 1], 0.5);
            sum +=
                (long) some.invokeExact((short) i, even(i), 1.5f, text) +
                (long) swapped.invokeExact(
                    text,
                    2.5f,
                    true,
                    (short) -i,
                    1.0,
                    'a',
                    1L << 40,
                    (byte) i
                );
            sum += (long) wide.invoke((byte) 1, i, 'c', 2f, (short) 3, false, 4L, "x");
        }
        System.out.println("members " + sum + " " + areas);
        for (MethodHandle h : new MethodHandle[] { count, total, area }) {
            try {
                Object o = h == area ? h.invoke((Shape) null, 1.0) : h.invoke((HotHandles) null);
            } catch (NullPointerException e) {
                System.out.println("null");
            }
        }
        try {
            int x = (int) total.invokeExact(new HotHandles());
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
    }

    static final VarHandle COUNT,
        TOTAL,
        TEXT,
        SMALL,
        ANY,
        INTS = MethodHandles.arrayElementVarHandle(int[].class),
        DOUBLES = MethodHandles.arrayElementVarHandle(double[].class);

    static {
        try {
            COUNT = L.findVarHandle(HotHandles.class, "count", int.class);
            TOTAL = L.findVarHandle(HotHandles.class, "total", long.class);
            TEXT = L.findStaticVarHandle(HotHandles.class, "text", String.class);
            SMALL = L.findVarHandle(HotHandles.class, "small", byte.class);
            ANY = L.findVarHandle(HotHandles.class, "any", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new Error(e);
        }
    }

    static long access(HotHandles h, int[] a, double[] d, int i) {
        COUNT.set(h, (int) COUNT.get(h) + i);
        TOTAL.setVolatile(h, (long) TOTAL.getVolatile(h) + 1);
        COUNT.getAndAdd(h, 2);
        long r =
            (int) COUNT.getAndAdd(h, i) +
            (long) TOTAL.getAndAdd(h, 3L) +
            (int) COUNT.getAndSet(h, i) +
            (COUNT.compareAndSet(h, i, i + 1) ? 1 : 0) +
            (TOTAL.compareAndSet(h, -1L, 5L) ? 1 : 0);
        SMALL.set(h, (byte) (i * 7));
        r += (byte) SMALL.getAcquire(h);
        TEXT.set("n" + i);
        r += ((String) TEXT.get()).length();
        ANY.setRelease(h, (Object) "x");
        r += ANY.compareAndSet(h, (Object) "x", (Object) h) ? 1 : 0;
        r += ANY.getAndSet(h, null) == h ? 1 : 0;
        INTS.setVolatile(a, i & 3, i);
        r += (int) INTS.getAndAdd(a, i & 1, 5) + (int) INTS.get(a, 1);
        INTS.compareAndSet(a, 2, i, -i);
        DOUBLES.set(d, i & 1, i * 0.5);
        return r + (long) (double) DOUBLES.getVolatile(d, 0) + (int) COUNT.getAndBitwiseXor(h, 3);
    }

    static void variables() {
        HotHandles h = new HotHandles(1, 2);
        int[] a = new int[4];
        double[] d = new double[2];
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            sum = sum * 31 + access(h, a, d, i);
        }
        System.out.println(
            "variables " +
                sum +
                " " +
                Arrays.toString(a) +
                Arrays.toString(d) +
                " " +
                h.count +
                " " +
                h.total
        );
        try {
            access(null, a, d, 1);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            access(h, new int[1], d, 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    static void concatenations() {
        Object[] values = { null, "a", "\u20ac", 'c', 7L, new StringBuilder("b") };
        int hash = 0;
        for (int i = 0; i < ROUNDS; i++) {
            long l = i * 123456789123L * ((i % 3) - 1);
            String s =
                i +
                "|" +
                (char) (i * 13) +
                values[i % 6] +
                (i % 2 == 0) +
                l +
                (byte) -i +
                (float) i / 3 +
                (double) i / 7 +
                (i - 2) * 1000000007 +
                (i % 4 == 0 ? null : "\u00e9") +
                Integer.MIN_VALUE +
                Long.MIN_VALUE;
            hash = hash * 31 + s.hashCode();
        }
        System.out.println("concatenations " + hash);
    }

    public static void main(String[] args) throws Throwable {
        say("constants", constants());
        combinators();
        loops();
        members();
        variables();
        concatenations();
        MethodHandle h = null;
        for (int i = 0; i < 1000; i++) {
            h = MethodHandles.guardWithTest(EVEN, MethodHandles.insertArguments(ADD, 0, i), BOUND);
        }
        say("last", run(h));
        MutableCallSite site = new MutableCallSite(BOUND);
        MethodHandle dynamic = site.dynamicInvoker();
        long before = run(dynamic);
        site.setTarget(FAIL);
        say("call site", before * 31 + run(dynamic));
    }
}
