/* SPDX-License-Identifier: MIT */
/*
 * MethodHandles: lookups of every kind, invokeExact against invoke, combinators, spreaders,
 * exceptions, VarHandles.
 */
import java.lang.invoke.*; import java.util.*; import static java.lang.invoke.MethodType.*;

public class Handles {

    int f = 1;
    static long sf = 2;
    volatile int v;

    private String p(String s, int i) {
        return s + i + f;
    }

    static int add(int a, int b) {
        return a + b;
    }

    static void fail(String m) throws Exception {
        throw new Exception(m);
    }

    static String handler(Exception e, String m) {
        return "handled " + e.getMessage() + m;
    }

    static boolean isBig(int x) {
        return x > 10;
    }

    static String sum(Object... xs) {
        int n = 0;
        for (Object x : xs) n += x == null ? 0 : x.toString().length();
        return xs.length + ":" + n;
    }

    Handles() {}

    Handles(int x) {
        f = x;
    }

    interface Body {
        Object run() throws Throwable;
    }

    static void t(Body b) {
        try {
            System.out.println(b.run());
        } catch (WrongMethodTypeException e) {
            System.out.println("WMTE");
        } catch (Throwable e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    static String fin(Throwable t, String r, int x) {
        return (t == null ? r : t.getMessage()) + x;
    }

    static String body(int x) {
        if (x < 0) throw new RuntimeException("neg");
        return "b" + x;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle add = l.findStatic(
            Handles.class,
            "add",
            methodType(int.class, int.class, int.class)
        );
        System.out.println(
            (int) add.invokeExact(2, 3) +
                " " +
                add.type() +
                " " +
                (long) add.invoke((byte) 2, 'a') +
                " " +
                (Object) add.invoke((Integer) 1, (short) 2) +
                " " +
                add.invokeWithArguments(4, 5)
        );
        t(() -> (long) add.invokeExact(1, 2));
        t(() -> add.invoke("a", 1));
        t(() -> add.invoke(1));
        t(() -> l.findStatic(Handles.class, "nope", methodType(void.class)));
        t(() -> l.findVirtual(Handles.class, "add", methodType(int.class, int.class, int.class)));
        MethodHandle pv = l.findVirtual(
            Handles.class,
            "p",
            methodType(String.class, String.class, int.class)
        );
        Handles h = new Handles(7);
        System.out.println((String) pv.invokeExact(h, "s", 3) + pv.bindTo(h).invoke("b", 1));
        MethodHandle ctor = l.findConstructor(Handles.class, methodType(void.class, int.class));
        System.out.println(((Handles) ctor.invokeExact(9)).f);
        MethodHandle g = l.findGetter(Handles.class, "f", int.class),
            st = l.findSetter(Handles.class, "f", int.class),
            sg = l.findStaticGetter(Handles.class, "sf", long.class);
        st.invokeExact(h, 77);
        System.out.println((int) g.invokeExact(h) + " " + (long) sg.invokeExact());
        System.out.println(
            (String) l
                .findVirtual(Object.class, "toString", methodType(String.class))
                .invoke((Object) List.of(1)) +
                (int) l.findVirtual(List.class, "size", methodType(int.class)).invoke(List.of(1, 2))
        );
        t(() -> (int) g.invoke((Handles) null));
        MethodHandle ins = MethodHandles.insertArguments(add, 0, 100),
            drop = MethodHandles.dropArguments(add, 1, String.class, long.class),
            filt = MethodHandles.filterArguments(
                add,
                1,
                l.findVirtual(String.class, "length", methodType(int.class))
            ),
            ret = MethodHandles.filterReturnValue(
                add,
                l.findStatic(String.class, "valueOf", methodType(String.class, int.class))
            ),
            perm = MethodHandles.permuteArguments(add, methodType(int.class, int.class), 0, 0);
        System.out.println(
            (int) ins.invoke(1) +
                " " +
                (int) drop.invoke(1, "x", 2L, 3) +
                " " +
                (int) filt.invoke(1, "four") +
                " " +
                (String) ret.invoke(1, 2) +
                " " +
                (int) perm.invoke(21)
        );
        MethodHandle isBig = l.findStatic(
                Handles.class,
                "isBig",
                methodType(boolean.class, int.class)
            ),
            big = MethodHandles.dropArguments(
                MethodHandles.constant(String.class, "big"),
                0,
                int.class
            ),
            small = MethodHandles.dropArguments(
                MethodHandles.constant(String.class, "small"),
                0,
                int.class
            ),
            guard = MethodHandles.guardWithTest(isBig, big, small);
        System.out.println((String) guard.invokeExact(5) + (String) guard.invokeExact(50));
        MethodHandle fail = l.findStatic(
                Handles.class,
                "fail",
                methodType(void.class, String.class)
            ),
            c = MethodHandles.catchException(
                fail.asType(methodType(String.class, String.class)),
                Exception.class,
                l.findStatic(
                    Handles.class,
                    "handler",
                    methodType(String.class, Exception.class, String.class)
                )
            );
        System.out.println((String) c.invoke("m"));
        t(() -> {
            fail.invoke("z");
            return 1;
        });
        MethodHandle sum = l.findStatic(
            Handles.class,
            "sum",
            methodType(String.class, Object[].class)
        );
        System.out.println(
            sum.isVarargsCollector() +
                " " +
                sum.invoke() +
                sum.invoke("ab") +
                sum.invoke(1, 22, "333") +
                sum.asFixedArity().invoke(new Object[] { 1 }) +
                sum.asCollector(Object[].class, 2).invoke("a", "b") +
                sum.asType(methodType(String.class, int.class, long.class)).invoke(1, 2L)
        );
        System.out.println(
            (int) add.asSpreader(Object[].class, 2).invoke(new Object[] { 3, 4 }) +
                " " +
                (int) add.asSpreader(int[].class, 2).invoke(new int[] { 5, 6 })
        );
        t(() -> add.asSpreader(Object[].class, 2).invoke(new Object[1]));
        System.out.println(
            (Object) MethodHandles.foldArguments(
                add.asType(methodType(int.class, int.class, int.class)),
                MethodHandles.identity(int.class)
            ).invoke(8) +
                " " +
                MethodHandles.arrayElementGetter(int[].class).invoke(new int[] { 4, 5 }, 1) +
                " " +
                (int) MethodHandles.identity(int.class).invoke(3) +
                " " +
                MethodHandles.throwException(String.class, Error.class).type()
        );
        MethodHandle tf = MethodHandles.tryFinally(
            l.findStatic(Handles.class, "body", methodType(String.class, int.class)),
            l.findStatic(
                Handles.class,
                "fin",
                methodType(String.class, Throwable.class, String.class, int.class)
            )
        );
        System.out.println((String) tf.invoke(4));
        t(() -> tf.invoke(-1));
        VarHandle vh = l.findVarHandle(Handles.class, "v", int.class);
        System.out.println(
            vh.compareAndSet(h, 0, 5) +
                " " +
                (int) vh.getAndAdd(h, 3) +
                " " +
                (int) vh.getVolatile(h) +
                " " +
                (int) vh.getAndSet(h, 1) +
                " " +
                (int) vh.compareAndExchange(h, 1, 2) +
                " " +
                (int) vh.getAndBitwiseOr(h, 12) +
                " " +
                h.v
        );
        VarHandle av = MethodHandles.arrayElementVarHandle(long[].class);
        long[] la = new long[3];
        av.set(la, 1, 5L);
        System.out.println(
            (long) av.getAndAdd(la, 1, 2L) +
                " " +
                la[1] +
                " " +
                av.compareAndSet(la, 1, 7L, 8L) +
                la[1]
        );
        t(() -> (long) av.get(la, 3));
        VarHandle sv = l.findStaticVarHandle(Handles.class, "sf", long.class);
        sv.setRelease(10L);
        System.out.println((long) sv.getAcquire() + " " + sf);
        VarHandle ov = MethodHandles.arrayElementVarHandle(String[].class);
        String[] ss = { "a" };
        System.out.println(
            ov.compareAndSet(ss, 0, "a", "b") + ss[0] + (String) ov.getAndSet(ss, 0, "c") + ss[0]
        );
        System.out.println(
            methodType(int.class, String.class, long[].class).toMethodDescriptorString() +
                " " +
                fromMethodDescriptorString("(IJ)Ljava/lang/String;", null) +
                " " +
                methodType(void.class)
                    .appendParameterTypes(int.class)
                    .changeReturnType(Object.class)
                    .generic() +
                " " +
                methodType(int.class, long.class).wrap() +
                genericMethodType(2)
        );
        MutableCallSite cs = new MutableCallSite(ins);
        MethodHandle dyn = cs.dynamicInvoker();
        System.out.println((int) dyn.invoke(1));
        cs.setTarget(MethodHandles.insertArguments(add, 0, 1000));
        System.out.println((int) dyn.invoke(1));
        System.out.println(
            l.unreflect(String.class.getMethod("trim")).invoke(" t ") +
                "" +
                l.lookupClass().getName()
        );
    }
}
