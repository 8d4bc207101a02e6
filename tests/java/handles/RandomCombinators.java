/* SPDX-License-Identifier: MIT */
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodType.methodType;

/**
 * Combinators of handles that are made of one another at random, called with what fits, drawn from
 * a seed. Arguments: how many,
 * seed.
 */
public class RandomCombinators {

    static Random r;
    static StringBuilder tr = new StringBuilder();

    interface B {
        Object get() throws Throwable;
    }

    static String show(Object o) {
        if (o instanceof Object[]) return (
            o.getClass().getSimpleName() + Arrays.deepToString((Object[]) o)
        );
        if (o instanceof int[]) return "I" + Arrays.toString((int[]) o);
        if (o instanceof long[]) return "J" + Arrays.toString((long[]) o);
        if (o instanceof byte[]) return "B" + Arrays.toString((byte[]) o);
        if (o instanceof double[]) return "D" + Arrays.toString((double[]) o);
        if (o instanceof char[]) return "C" + Arrays.toString((char[]) o);
        return o == null
            ? "null"
            : o instanceof Iterator
              ? "iterator"
              : o.getClass().getSimpleName() + ":" + o;
    }

    static void t(Object o) {
        if (tr.length() < 400) tr.append('[').append(show(o)).append(']');
    }

    public static int add(int a, int b) {
        t("add");
        return a + b;
    }

    public static long ladd(long a, int b) {
        t("ladd");
        return a + b;
    }

    public static String cat(Object... o) {
        t("cat" + o.length);
        return Arrays.deepToString(o);
    }

    public static String s3(String a, int b, double c) {
        t("s3");
        return a + b + c;
    }

    public static void vo(int x) {
        t(x);
    }

    public static void v0() {
        t("v0");
    }

    public static boolean pos(int x) {
        t("pos");
        return x > 0;
    }

    public static boolean str(Object s) {
        t("str");
        return s instanceof String;
    }

    public static int boom(int x) {
        t("boom");
        throw new IllegalStateException("b" + x);
    }

    public static Object obj(Object o) {
        t(o);
        return o;
    }

    public static Integer box(Integer i) {
        t("box");
        return i == null ? null : i + 1;
    }

    public static double dbl(float f, double d) {
        t("dbl");
        return f * d;
    }

    public static char ch(byte b, char c, short s) {
        t("ch");
        return (char) (b + c + s);
    }

    public static int han(Throwable e, int x) {
        t("han");
        return -x;
    }

    public static String hanS(Throwable e) {
        t("hanS");
        return "" + e.getMessage();
    }

    public static int fin(Throwable e, int v, int x) {
        t("fin" + e);
        return v + 1;
    }

    public static void finv(Throwable e) {
        t("finv" + e);
    }

    public static String fins(Throwable e, String s) {
        t("fins" + e);
        return "f" + s;
    }

    public static int sum(int... a) {
        t("sum");
        int s = 0;
        for (int x : a) s += x;
        return s;
    }

    public static Object first(Object... a) {
        return a.length > 0 ? a[0] : null;
    }

    public static boolean lt(int a, int b) {
        return a < b;
    }

    public static int step(int v, int i) {
        t(i);
        return v * 3 + i;
    }

    public static List<?> lst(Collection<?> c, Object o) {
        t("lst");
        return new ArrayList<>(c);
    }

    public static Comparable<?> cmp(Comparable<?> c) {
        return c;
    }

    public static long wide(long a, double b, int c, long d, float e) {
        return a + (long) b + c + d + (long) e;
    }

    public static boolean not(boolean b) {
        return !b;
    }

    public static byte nar(long l) {
        return (byte) l;
    }

    public static Iterator<?> it(List<?> l) {
        return l == null ? null : l.iterator();
    }

    public static Runnable run(Runnable q) {
        t("run");
        return q;
    }

    public String vir(String s) {
        return s + "V";
    }

    public String toString() {
        return "RandomCombinators!";
    }

    static final Class<?>[] T = {
        int.class,
        long.class,
        String.class,
        Object.class,
        void.class,
        Object[].class,
        int[].class,
        Integer.class,
        double.class,
        boolean.class,
        char.class,
        byte.class,
        short.class,
        float.class,
        Number.class,
        Comparable.class,
        Long.class,
        String[].class,
        Throwable.class,
        List.class,
        long[].class,
        CharSequence.class,
        Runnable.class,
        Character.class,
        Boolean.class
    };

    static Class<?> ty() {
        return T[r.nextInt(T.length)];
    }

    static Class<?> nv() {
        Class<?> c;
        do c = ty(); while (c == void.class);
        return c;
    }

    static Object val(Class<?> c) {
        if (c == int.class || c == Integer.class) return r.nextInt(9) - 3;
        if (c == long.class || c == Long.class) return (long) (r.nextInt(1000) - 300);
        if (c == String.class || c == CharSequence.class || c == Comparable.class) return (
            "s" + r.nextInt(5)
        );
        if (c == double.class) return r.nextInt(20) * .5;
        if (c == float.class) return r.nextInt(9) * .5f;
        if (c == boolean.class || c == Boolean.class) return r.nextBoolean();
        if (c == char.class || c == Character.class) return (char) ('a' + r.nextInt(5));
        if (c == byte.class) return (byte) r.nextInt();
        if (c == short.class) return (short) r.nextInt();
        if (c == Object[].class) return new Object[] { "x", r.nextInt(4) };
        if (c == int[].class) return new int[] { 1, r.nextInt(9) };
        if (c == long[].class) return new long[] { 5L, r.nextInt(5) };
        if (c == String[].class) return new String[] { "q", "w" };
        if (c == Number.class) return r.nextBoolean()
            ? (Number) r.nextInt(7)
            : (Number) (double) r.nextInt(7);
        if (
            c == Throwable.class || c == IllegalStateException.class
        ) return new IllegalStateException("T");
        if (c == List.class || c == Collection.class) return Arrays.asList(1, "b");
        if (c == RandomCombinators.class) return new RandomCombinators();
        if (c == Object.class) return new Object[] { "o", 5, 2.5, 'c', null, 7L }[r.nextInt(6)];
        return null;
    }

    static List<MethodHandle> pool = new ArrayList<>();

    static MethodHandle h() {
        return r.nextInt(200) == 0
            ? null
            : pool.get(r.nextInt(r.nextInt(3) == 0 ? Math.min(pool.size(), BASE) : pool.size()));
    }

    static int BASE;

    static MethodHandle hr(Class<?> ret) {
        for (int i = 0; i < 30; i++) {
            MethodHandle m = h();
            if (m != null && m.type().returnType() == ret) return m;
        }
        return h();
    }

    static MethodHandle hp(Predicate<MethodHandle> p) {
        for (int i = 0; i < 60; i++) {
            MethodHandle m = h();
            if (m != null && p.test(m)) return m;
        }
        return h();
    }

    static int pi(MethodHandle m) {
        int n = m == null ? 3 : m.type().parameterCount();
        return r.nextInt(15) == 0
            ? r.nextInt(4) - 1 + (r.nextBoolean() ? n : 0)
            : n == 0
              ? 0
              : r.nextInt(n);
    }

    static Class<?> conv(Class<?> c) {
        return r.nextInt(3) == 0
            ? c
            : r.nextInt(2) == 0
              ? ty()
              : c == int.class
                ? new Class<?>[] {
                      byte.class,
                      short.class,
                      char.class,
                      Integer.class,
                      Object.class,
                      long.class,
                      Number.class
                  }[r.nextInt(7)]
                : c == String.class
                  ? Object.class
                  : c.isPrimitive()
                    ? Object.class
                    : r.nextBoolean()
                      ? int.class
                      : String.class;
    }

    static MethodType mt(MethodHandle m) {
        MethodType x = m.type();
        for (int i = 0; i < x.parameterCount(); i++) if (r.nextInt(3) == 0) {
            Class<?> c = conv(x.parameterType(i));
            x = x.changeParameterType(i, c == void.class ? Object.class : c);
        }
        if (r.nextInt(3) == 0) x = x.changeReturnType(conv(x.returnType()));
        return x;
    }

    static Class<?>[] tys(int n) {
        Class<?>[] c = new Class<?>[r.nextInt(n + 1)];
        for (int i = 0; i < c.length; i++) c[i] = nv();
        return c;
    }

    static int op;

    static MethodHandle make() throws Throwable {
        MethodHandle m = h(),
            f = h(),
            g = h();
        op = r.nextInt(34);
        switch (op) {
            case 0:
            case 1:
                return m.asType(mt(m));
            case 2:
                return MethodHandles.explicitCastArguments(m, mt(m));
            case 3: {
                int p = pi(m);
                int n = r.nextInt(3);
                Object[] v = new Object[n];
                for (int i = 0; i < n; i++) v[i] = val(
                    p + i < m.type().parameterCount() && p + i >= 0 && r.nextInt(8) > 0
                        ? m.type().parameterType(p + i)
                        : nv()
                );
                return MethodHandles.insertArguments(m, p, v);
            }
            case 4:
                return MethodHandles.dropArguments(m, pi(m), tys(2));
            case 5: {
                int n = m.type().parameterCount();
                MethodType x = methodType(
                    m.type().returnType(),
                    r.nextInt(2) == 0 ? m.type().parameterArray() : tys(4)
                );
                int[] o = new int[r.nextInt(12) == 0 ? r.nextInt(4) : n];
                for (int i = 0; i < o.length; i++) {
                    o[i] = r.nextInt(Math.max(1, x.parameterCount()));
                    for (int k = 0; k < x.parameterCount(); k++) if (
                        i < n &&
                        r.nextInt(20) > 0 &&
                        x.parameterType(k) == m.type().parameterType(i) &&
                        r.nextBoolean()
                    ) {
                        o[i] = k;
                    }
                }
                return MethodHandles.permuteArguments(m, x, o);
            }
            case 6: {
                int p = pi(m);
                MethodHandle q = m;
                f = hp(
                    u ->
                        u.type().parameterCount() == 1 &&
                        p >= 0 &&
                        p < q.type().parameterCount() &&
                        u.type().returnType() == q.type().parameterType(p)
                );
                return MethodHandles.filterArguments(
                    m,
                    p,
                    r.nextInt(10) == 0 ? new MethodHandle[] { f, g } : new MethodHandle[] { f }
                );
            }
            case 7: {
                MethodHandle q = m;
                return MethodHandles.filterReturnValue(
                    m,
                    hp(u ->
                        q.type().returnType() == void.class
                            ? u.type().parameterCount() == 0
                            : u.type().parameterCount() == 1 &&
                              u.type().parameterType(0) == q.type().returnType()
                    )
                );
            }
            case 8: {
                int p = r.nextInt(3) == 0 ? Math.abs(pi(m)) : 0;
                MethodHandle q = m;
                f = hp(u -> {
                    List<Class<?>> a = q.type().parameterList();
                    int s = p + (u.type().returnType() == void.class ? 0 : 1);
                    if (p < 0 || s > a.size()) return false;
                    if (s > p && u.type().returnType() != a.get(p)) return false;
                    List<Class<?>> b = u.type().parameterList();
                    return s + b.size() <= a.size() && a.subList(s, s + b.size()).equals(b);
                });
                return p == 0
                    ? MethodHandles.foldArguments(m, f)
                    : MethodHandles.foldArguments(m, p, f);
            }
            case 9: {
                int p = pi(m);
                MethodHandle q = m;
                f = hp(
                    u ->
                        u.type().returnType() == void.class ||
                        (p >= 0 &&
                            p < q.type().parameterCount() &&
                            u.type().returnType() == q.type().parameterType(p))
                );
                return MethodHandles.collectArguments(m, p, f);
            }
            case 10: {
                MethodHandle q = m;
                f = hp(
                    u ->
                        u.type().returnType() == boolean.class &&
                        u.type().parameterCount() <= q.type().parameterCount() &&
                        u
                            .type()
                            .parameterList()
                            .equals(q.type().parameterList().subList(0, u.type().parameterCount()))
                );
                g = hp(u -> u.type().equals(q.type()));
                return MethodHandles.guardWithTest(f, m, g);
            }
            case 11: {
                MethodHandle q = m;
                g = hp(
                    u ->
                        u.type().returnType() == q.type().returnType() &&
                        u.type().parameterCount() > 0 &&
                        Throwable.class.isAssignableFrom(u.type().parameterType(0))
                );
                return MethodHandles.catchException(
                    m,
                    r.nextBoolean() ? IllegalStateException.class : Throwable.class,
                    g
                );
            }
            case 12: {
                MethodHandle q = m;
                g = hp(
                    u ->
                        u.type().returnType() == q.type().returnType() &&
                        u.type().parameterCount() > 0 &&
                        u.type().parameterType(0) == Throwable.class
                );
                return MethodHandles.tryFinally(m, g);
            }
            case 13:
            case 14: {
                int p = op == 14 ? pi(m) : -1,
                    k = op == 14 ? r.nextInt(3) : r.nextInt(m.type().parameterCount() + 1);
                int n = m.type().parameterCount();
                if (op == 13) p = n - k;
                Class<?> c = new Class<?>[] {
                    Object[].class,
                    int[].class,
                    String[].class,
                    long[].class,
                    Object.class
                }[r.nextInt(5)];
                if (p >= 0 && k >= 0 && p + k <= n && c.isArray()) for (
                    int q = p;
                    q < p + k;
                    q++
                ) if (
                    c.getComponentType().isPrimitive()
                        ? m.type().parameterType(q) != c.getComponentType()
                        : c == String[].class
                          ? !m.type().parameterType(q).isAssignableFrom(String.class)
                          : p == 0 && k < n && m.type().parameterType(q) != Object.class
                ) return m;
                return op == 13 ? m.asSpreader(c, k) : m.asSpreader(p, c, k);
            }
            case 15:
                if (m.type().parameterCount() < 2) return m;
                return m.asCollector(
                    m.type().parameterCount() > 0 && r.nextInt(5) > 0
                        ? m.type().lastParameterType()
                        : Object[].class,
                    r.nextInt(4)
                );
            case 16:
                return m.asCollector(
                    pi(m),
                    r.nextBoolean() ? Object[].class : int[].class,
                    r.nextInt(4)
                );
            case 17:
                return m.asVarargsCollector(r.nextBoolean() ? Object[].class : int[].class);
            case 18:
                return m.asFixedArity();
            case 19:
                return m.withVarargs(r.nextBoolean());
            case 20:
                return m.bindTo(
                    val(m.type().parameterCount() > 0 ? m.type().parameterType(0) : Object.class)
                );
            case 21:
                return r.nextBoolean()
                    ? MethodHandles.exactInvoker(m.type())
                    : MethodHandles.invoker(m.type());
            case 22:
                return MethodHandles.spreadInvoker(m.type(), pi(m));
            case 23:
                return MethodHandles.identity(ty());
            case 24: {
                Class<?> c = ty();
                return MethodHandles.constant(c, val(r.nextInt(5) == 0 ? nv() : c));
            }
            case 25:
                return MethodHandles.zero(ty());
            case 26:
                return MethodHandles.empty(mt(m));
            case 27:
                return MethodHandles.dropReturn(m);
            case 28:
                return MethodHandles.dropArgumentsToMatch(
                    m,
                    pi(m),
                    Arrays.asList(tys(4)),
                    r.nextInt(3)
                );
            case 29:
                return MethodHandles.throwException(ty(), IllegalStateException.class);
            case 30: {
                Class<?> c = new Class<?>[] {
                    Object[].class,
                    int[].class,
                    String[].class,
                    long[].class,
                    Object.class
                }[r.nextInt(5)];
                switch (r.nextInt(4)) {
                    case 0:
                        return MethodHandles.arrayConstructor(c);
                    case 1:
                        return MethodHandles.arrayLength(c);
                    case 2:
                        return MethodHandles.arrayElementGetter(c);
                    default:
                        return MethodHandles.arrayElementSetter(c);
                }
            }
            case 31: {
                // countedLoop
                MethodHandle body = hp(
                    u ->
                        (u.type().parameterCount() >= 2 &&
                            u.type().parameterType(0) == u.type().returnType() &&
                            u.type().parameterType(1) == int.class) ||
                        (u.type().returnType() == void.class &&
                            u.type().parameterCount() > 0 &&
                            u.type().parameterType(0) == int.class)
                );
                MethodHandle init =
                    r.nextInt(3) == 0
                        ? null
                        : hp(
                              u ->
                                  u.type().returnType() == body.type().returnType() &&
                                  u.type().parameterCount() == 0
                          );
                MethodHandle cnt = hp(
                    u -> u.type().returnType() == int.class && u.type().parameterCount() == 0
                );
                if (r.nextInt(4) == 0) cnt = MethodHandles.constant(int.class, 3);
                return r.nextInt(3) == 0
                    ? MethodHandles.countedLoop(
                          MethodHandles.constant(int.class, 1),
                          cnt,
                          init,
                          body
                      )
                    : MethodHandles.countedLoop(cnt, init, body);
            }
            case 32: {
                MethodHandle body = hp(
                    u ->
                        u.type().parameterCount() >= 1 &&
                        u.type().parameterType(0) == u.type().returnType()
                );
                MethodHandle pred = hp(
                    u ->
                        u.type().returnType() == boolean.class &&
                        u.type().parameterCount() > 0 &&
                        u.type().parameterType(0) == body.type().returnType()
                );
                MethodHandle lim = MethodHandles.dropArguments(
                    LIMIT,
                    0,
                    pred.type().parameterList()
                );
                MethodHandle both = MethodHandles.guardWithTest(
                    lim,
                    pred,
                    MethodHandles.empty(pred.type())
                );
                return r.nextBoolean()
                    ? MethodHandles.whileLoop(null, both, body)
                    : MethodHandles.doWhileLoop(null, body, both);
            }
            default: {
                MethodHandle body = hp(
                    u ->
                        u.type().parameterCount() >= 1 &&
                        (u.type().returnType() == void.class ||
                            (u.type().parameterCount() > 1 &&
                                u.type().parameterType(0) == u.type().returnType()))
                );
                if (r.nextBoolean()) return MethodHandles.iteratedLoop(null, null, body);
                MethodHandle pred = hp(u -> u.type().returnType() == boolean.class);
                return MethodHandles.loop(new MethodHandle[] {
                    null,
                    body,
                    MethodHandles.guardWithTest(
                        MethodHandles.dropArguments(LIMIT, 0, pred.type().parameterList()),
                        pred,
                        MethodHandles.empty(pred.type())
                    ),
                    h()
                });
            }
        }
    }

    static int left;

    static boolean limit() {
        return left-- > 0;
    }

    static MethodHandle LIMIT;

    static String ex(Throwable e) {
        if (System.getProperty("st") != null) e.printStackTrace(System.out);
        String s = "" + e;
        if (e instanceof IncompatibleClassChangeError) s = "java.lang.ClassCastException";
        if (e instanceof ClassCastException || e instanceof NullPointerException) s = e
            .getClass()
            .getName();
        return s;
    }

    public static void main(String[] a) throws Throwable {
        int rounds = a.length > 0 ? Integer.parseInt(a[0]) : 25;
        long seed = a.length > 1 ? Long.parseLong(a[1]) : 7;
        MethodHandles.Lookup l = MethodHandles.lookup();
        java.lang.reflect.Method[] ms = RandomCombinators.class.getMethods();
        Arrays.sort(ms, Comparator.comparing(Object::toString));
        List<MethodHandle> base = new ArrayList<>();
        for (java.lang.reflect.Method m : ms)
            if (
                m.getDeclaringClass() == RandomCombinators.class && !m.getName().equals("main")
            ) base.add(l.unreflect(m));
        LIMIT = l.findStatic(RandomCombinators.class, "limit", methodType(boolean.class));
        base.add(l.findConstructor(RandomCombinators.class, methodType(void.class)));
        base.add(l.findVirtual(String.class, "length", methodType(int.class)));
        base.add(l.findVirtual(List.class, "size", methodType(int.class)));
        base.add(MethodHandles.constant(int.class, 2));
        base.add(MethodHandles.constant(String.class, "k"));
        base.add(MethodHandles.constant(boolean.class, true));
        for (int round = 0; round < rounds; round++) {
            r = new Random(seed * 100000 + round);
            pool = new ArrayList<>(base);
            BASE = pool.size();
            for (int i = 0; i < 60; i++) {
                MethodHandle m;
                left = 20;
                r = new Random(seed * 10000000 + round * 100 + i);
                try {
                    m = make();
                } catch (Throwable e) {
                    System.out.println(round + "." + i + " op" + op + " " + ex(e));
                    continue;
                }
                if (m == null) {
                    System.out.println("null");
                    continue;
                }
                System.out.println(
                    round + "." + i + " op" + op + " " + m + (m.isVarargsCollector() ? "V" : "")
                );
                if (m.type().parameterCount() > 12) continue;
                pool.add(m);
                for (int k = 0; k < 2; k++) {
                    tr.setLength(0);
                    left = 10;
                    Object[] v = new Object[m.type().parameterCount() -
                        (m.isVarargsCollector() && k == 1 ? 1 : 0)];
                    for (int j = 0; j < v.length; j++) v[j] =
                        m.type().parameterType(j) == MethodHandle.class
                            ? hp(u -> u.type().parameterCount() < 3)
                            : val(m.type().parameterType(j));
                    Object res;
                    try {
                        res =
                            k == 0
                                ? m.invokeWithArguments(v)
                                : m
                                      .asFixedArity()
                                      .asSpreader(Object[].class, m.type().parameterCount())
                                      .invoke(v);
                        res = show(res);
                    } catch (Throwable e) {
                        res = ex(e);
                    }
                    System.out.println("   " + res + " " + tr);
                }
            }
        }
    }
}
