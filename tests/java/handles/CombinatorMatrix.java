// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/**
 * Every combinator of MethodHandles and every way of adapting a handle, over handles of many
 * shapes, most of them refused.
 */
public class CombinatorMatrix {

    static int n;

    interface C {
        Object call() throws Throwable;
    }

    static void p(String w, C c) {
        String s;
        try {
            Object o = c.call();
            s = o instanceof Object[] x ? Arrays.deepToString(x) : String.valueOf(o);
        } catch (Throwable t) {
            s = t.toString();
        }
        if (s.startsWith("java.lang.NullPointerException")) s = "NPE";
        if (s.startsWith("java.lang.ArrayIndexOutOf")) s = "AIOOBE";
        if (s.startsWith("java.lang.ClassCastException")) s = "CCE";
        if (s.contains("bad parameter count") || s.contains("too many arguments")) s = "too many";
        String line = w + ": " + s;
        if (whole) System.out.println(line);
        hash = hash * 31 + line.hashCode();
        n++;
    }

    static boolean whole;
    static int hash;

    static void section(String what) {
        System.out.println(what + " " + n + " " + Integer.toHexString(hash));
        hash = n = 0;
    }

    static String id(String s) {
        return s;
    }

    static int add(int a, int b) {
        return a + b;
    }

    static long ladd(long a, long b) {
        return a + b;
    }

    static String cat(Object... o) {
        return Arrays.toString(o);
    }

    static String cat3(String a, int b, double c) {
        return a + b + c;
    }

    static void vo(int x) {
        System.out.print("<" + x + ">");
    }

    static boolean pos(int x) {
        return x > 0;
    }

    static boolean posL(int x, int y) {
        return x > y;
    }

    static int thr(int x) {
        throw new IllegalStateException("thr" + x);
    }

    static int han(IllegalStateException e, int x) {
        return -x;
    }

    static int hanT(Throwable e) {
        return -99;
    }

    static int cl(Throwable t, int r, int x) throws Throwable {
        System.out.print("[cl " + t + " " + r + " " + x + "]");
        return r + 1;
    }

    static int clv(Throwable t, int x) {
        return 7;
    }

    public static void main(String[] z) throws Throwable {
        whole = z.length > 0; // an argument shows every answer, not their hash
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> k = CombinatorMatrix.class;
        MethodHandle id = l.findStatic(k, "id", methodType(String.class, String.class)),
            add = l.findStatic(k, "add", methodType(int.class, int.class, int.class)),
            ladd = l.findStatic(k, "ladd", methodType(long.class, long.class, long.class)),
            cat = l.findStatic(k, "cat", methodType(String.class, Object[].class)),
            cat3 = l.findStatic(
                k,
                "cat3",
                methodType(String.class, String.class, int.class, double.class)
            ),
            vo = l.findStatic(k, "vo", methodType(void.class, int.class)),
            pos = l.findStatic(k, "pos", methodType(boolean.class, int.class)),
            posL = l.findStatic(k, "posL", methodType(boolean.class, int.class, int.class)),
            thr = l.findStatic(k, "thr", methodType(int.class, int.class)),
            han = l.findStatic(
                k,
                "han",
                methodType(int.class, IllegalStateException.class, int.class)
            ),
            hanT = l.findStatic(k, "hanT", methodType(int.class, Throwable.class)),
            cl = l.findStatic(
                k,
                "cl",
                methodType(int.class, Throwable.class, int.class, int.class)
            ),
            clv = l.findStatic(k, "clv", methodType(int.class, Throwable.class, int.class));
        MethodHandle[] all = {
            id,
            add,
            ladd,
            cat,
            cat3,
            vo,
            pos,
            posL,
            thr,
            han,
            hanT,
            cl,
            clv,
            null
        };
        Class<?>[] types = {
            int.class,
            long.class,
            String.class,
            Object.class,
            void.class,
            Object[].class,
            int[].class,
            Integer.class,
            null
        };
        for (MethodHandle m : all) {
            p("str", () -> m);
            p("type", () -> m.type());
            p("varargs", () -> m.isVarargsCollector());
            p("fixed", () -> m.asFixedArity());
            for (Class<?> t : types) {
                section(m + " " + t);
                p("asVC " + t, () -> m.asVarargsCollector(t));
                if (t != int[].class) p("spread1 " + t, () -> m.asSpreader(t, 1));
                p("spread0 " + t, () -> m.asSpreader(t, 0));
                p("spreadAt " + t, () -> m.asSpreader(1, t, 1));
                p("coll " + t, () -> m.asCollector(t, 2));
                p("coll0 " + t, () -> m.asCollector(0, t, 2));
                p("coll-1 " + t, () -> m.asCollector(0, t, -1));
                p("coll255 " + t, () -> m.asCollector(0, t, 255));
                p("coll254 " + t, () -> m.asCollector(0, t, 254).type().parameterCount());
                p("withVA" + t, () -> m.withVarargs(true));
                p("bind", () -> m.bindTo("x"));
                p("ident " + t, () -> MethodHandles.identity(t));
                p("zero " + t, () -> MethodHandles.zero(t));
                p("const " + t, () -> MethodHandles.constant(t, 1));
                p("const s " + t, () -> MethodHandles.constant(t, "s"));
                p("const null " + t, () -> MethodHandles.constant(t, null));
                p("thrower " + t, () ->
                    MethodHandles.throwException(t, IllegalStateException.class)
                );
                p("thrower2 " + t, () -> MethodHandles.throwException(int.class, (Class) t));
                p("drop " + t, () -> MethodHandles.dropArguments(m, 0, t));
                p("drop1 " + t, () -> MethodHandles.dropArguments(m, 1, t, t));
                p("drop9 " + t, () -> MethodHandles.dropArguments(m, 9, t));
                p("drop-1 " + t, () -> MethodHandles.dropArguments(m, -1, t));
                p("astype r " + t, () -> m.asType(m.type().changeReturnType(t)));
                p("astype p " + t, () -> m.asType(m.type().changeParameterType(0, t)));
                p("exp p " + t, () ->
                    MethodHandles.explicitCastArguments(m, m.type().changeParameterType(0, t))
                );
                p("insert prep " + t, () -> m.asType(m.type().insertParameterTypes(0, t)));
                p("arrayc " + t, () -> MethodHandles.arrayConstructor(t));
                p("arrayl " + t, () -> MethodHandles.arrayLength(t));
                p("arrayg " + t, () -> MethodHandles.arrayElementGetter(t));
                p("arrays " + t, () -> MethodHandles.arrayElementSetter(t));
                p("avh " + t, () -> MethodHandles.arrayElementVarHandle(t).coordinateTypes());
                p("empty " + t, () ->
                    MethodHandles.empty(methodType(t, int.class)).invokeWithArguments(3)
                );
                p("dropRet", () -> MethodHandles.dropReturn(m));
                p("dropToMatch " + t, () ->
                    MethodHandles.dropArgumentsToMatch(
                        m,
                        0,
                        List.of(int.class, int.class, String.class),
                        1
                    )
                );
                if (t != null) p("dropToMatch2 " + t, () ->
                    MethodHandles.dropArgumentsToMatch(m, 1, Arrays.asList(t, int.class), 1)
                );
                p("bav " + t, () ->
                    MethodHandles.byteArrayViewVarHandle(
                        t,
                        java.nio.ByteOrder.BIG_ENDIAN
                    ).coordinateTypes()
                );
                p("bbv " + t, () ->
                    MethodHandles.byteBufferViewVarHandle(
                        t,
                        java.nio.ByteOrder.BIG_ENDIAN
                    ).coordinateTypes()
                );
                p("exactinv", () -> MethodHandles.exactInvoker(m.type()));
                p("inv", () -> MethodHandles.invoker(m.type()));
                p("spreadinv", () -> MethodHandles.spreadInvoker(m.type(), 1));
                p("spreadinv9", () -> MethodHandles.spreadInvoker(m.type(), 9));
                p("spreadinv-1", () -> MethodHandles.spreadInvoker(m.type(), -1));
            }
            for (MethodHandle o : all) {
                section(m + " with " + o);
                p("filterRet", () -> MethodHandles.filterReturnValue(m, o));
                p("filterArg", () -> MethodHandles.filterArguments(m, 0, o));
                p("filterArg1", () -> MethodHandles.filterArguments(m, 1, o));
                p("filterArgs2", () -> MethodHandles.filterArguments(m, 0, null, o));
                p("collect", () -> MethodHandles.collectArguments(m, 0, o));
                p("collect1", () -> MethodHandles.collectArguments(m, 1, o));
                p("collect9", () -> MethodHandles.collectArguments(m, 9, o));
                p("fold", () -> MethodHandles.foldArguments(m, o));
                p("fold1", () -> MethodHandles.foldArguments(m, 1, o));
                p("catch", () -> MethodHandles.catchException(m, IllegalStateException.class, o));
                p("catchN", () -> MethodHandles.catchException(m, null, o));
                p("tryfin", () -> MethodHandles.tryFinally(m, o));
                for (MethodHandle q : new MethodHandle[] { pos, posL, add, null, id }) {
                    p("guard", () -> MethodHandles.guardWithTest(q, m, o));
                    p("while", () -> MethodHandles.whileLoop(m, q, o));
                    p("dowhile", () -> MethodHandles.doWhileLoop(m, o, q));
                    p("counted", () -> MethodHandles.countedLoop(q, m, o));
                    p("iter", () -> MethodHandles.iteratedLoop(q, m, o));
                    p("counted4", () -> MethodHandles.countedLoop(q, q, m, o));
                }
                if (m != null || o != null) p("loop", () ->
                    MethodHandles.loop(new MethodHandle[] { m, o })
                );
                p("loop4", () -> MethodHandles.loop(new MethodHandle[] { m, o, pos, o }));
                p("loop5", () -> MethodHandles.loop(new MethodHandle[] { m, o, pos, o, o }));
                p("tsw", () -> MethodHandles.tableSwitch(m, o));
                p("tsw0", () -> MethodHandles.tableSwitch(m));
            }
            for (int[] o : new int[][] {
                {},
                { 0 },
                { 1, 0 },
                { 0, 0 },
                { 0, 1 },
                { 2, 0, 1 },
                { -1 },
                { 9 },
                null
            })
                for (MethodType t : new MethodType[] {
                    methodType(int.class, int.class, int.class),
                    methodType(int.class, int.class),
                    methodType(String.class, String.class),
                    methodType(String.class, double.class, String.class, int.class),
                    null
                })
                    p("perm " + Arrays.toString(o) + t, () ->
                        MethodHandles.permuteArguments(m, t, o)
                    );
            for (Object v : new Object[] { 1, "s", 2L, null, 'c', 1.5 })
                for (int i = -1; i < 3; i++) {
                    int ii = i;
                    p("ins " + i + v, () -> MethodHandles.insertArguments(m, ii, v));
                    p("ins2 " + i + v, () -> MethodHandles.insertArguments(m, ii, v, v));
                    p("call " + v, () -> m.invokeWithArguments(v));
                    p("call2 " + v, () -> m.invokeWithArguments(v, 3));
                    p("call3 " + v, () -> m.invokeWithArguments(v, 3, 4));
                }
            section(m + " bound");
            p("call0", () -> m.invokeWithArguments());
            p("calln", () -> m.invokeWithArguments((Object[]) null));
            p("calll", () -> m.invokeWithArguments(List.of("a", 1, 2.0)));
        }
    }
}
