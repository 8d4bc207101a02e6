// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/** VarHandle: every access mode on double: instance field, static field and array element. */
public class DoubleModes {

    interface Code {
        Object run() throws Throwable;
    }

    double f = 1.5;
    static double s = 1.5;
    final double fin = 1.5;

    static void t(String n, Code c) {
        try {
            System.out.println(n + " " + c.run());
        } catch (Throwable e) {
            System.out.println(
                n +
                    " ! " +
                    e.getClass().getSimpleName() +
                    (e instanceof NullPointerException ? "" : " " + e.getMessage())
            );
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        VarHandle F = l.findVarHandle(DoubleModes.class, "f", double.class),
            S = l.findStaticVarHandle(DoubleModes.class, "s", double.class),
            A = MethodHandles.arrayElementVarHandle(double[].class),
            N = l.findVarHandle(DoubleModes.class, "fin", double.class);
        DoubleModes o = new DoubleModes();
        double[] arr = { 1.5, -0.25, 1.7e308 };
        // field
        t("field", () -> (double) F.get(o));
        t("plain", () -> {
            F.set(o, -0.25);
            return (double) F.get(o);
        });
        t("opaque", () -> {
            F.setOpaque(o, 1.7e308);
            return (double) F.getOpaque(o);
        });
        t("release", () -> {
            F.setRelease(o, 1.5);
            return (double) F.getAcquire(o);
        });
        t("volatile", () -> {
            F.setVolatile(o, -0.25);
            return (double) F.getVolatile(o);
        });
        t("cas", () -> F.compareAndSet(o, -0.25, 1.7e308));
        t("cas no", () -> F.compareAndSet(o, -0.25, 1.5));
        t("now", () -> (double) F.get(o));
        t(
            "compareAndExchange",
            () -> (double) F.compareAndExchange(o, 1.7e308, 1.5) + " " + (double) F.get(o)
        );
        t(
            "refused",
            () -> (double) F.compareAndExchange(o, 1.7e308, -0.25) + " " + (double) F.get(o)
        );
        F.set(o, 1.7e308);
        t(
            "compareAndExchangeAcquire",
            () -> (double) F.compareAndExchangeAcquire(o, 1.7e308, 1.5) + " " + (double) F.get(o)
        );
        t(
            "refused",
            () -> (double) F.compareAndExchangeAcquire(o, 1.7e308, -0.25) + " " + (double) F.get(o)
        );
        F.set(o, 1.7e308);
        t(
            "compareAndExchangeRelease",
            () -> (double) F.compareAndExchangeRelease(o, 1.7e308, 1.5) + " " + (double) F.get(o)
        );
        t(
            "refused",
            () -> (double) F.compareAndExchangeRelease(o, 1.7e308, -0.25) + " " + (double) F.get(o)
        );
        F.set(o, 1.7e308);
        t("weakCompareAndSetPlain", () -> {
            while (!F.weakCompareAndSetPlain(o, 1.7e308, -0.25)) {}
            return (double) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetPlain(o, 1.7e308, 1.5));
        F.set(o, 1.7e308);
        t("weakCompareAndSet", () -> {
            while (!F.weakCompareAndSet(o, 1.7e308, -0.25)) {}
            return (double) F.get(o);
        });
        t("never", () -> F.weakCompareAndSet(o, 1.7e308, 1.5));
        F.set(o, 1.7e308);
        t("weakCompareAndSetAcquire", () -> {
            while (!F.weakCompareAndSetAcquire(o, 1.7e308, -0.25)) {}
            return (double) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetAcquire(o, 1.7e308, 1.5));
        F.set(o, 1.7e308);
        t("weakCompareAndSetRelease", () -> {
            while (!F.weakCompareAndSetRelease(o, 1.7e308, -0.25)) {}
            return (double) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetRelease(o, 1.7e308, 1.5));
        F.set(o, 1.7e308);
        t(
            "getAndSet",
            () ->
                (double) F.getAndSet(o, 1.5) +
                " " +
                (double) F.getAndSetAcquire(o, -0.25) +
                " " +
                (double) F.getAndSetRelease(o, 1.7e308) +
                " " +
                (double) F.get(o)
        );
        t(
            "getAndAdd",
            () ->
                (double) F.getAndAdd(o, -0.25) +
                " " +
                (double) F.getAndAddAcquire(o, 1.7e308) +
                " " +
                (double) F.getAndAddRelease(o, -0.25) +
                " " +
                (double) F.get(o)
        );
        t("bitwise", () -> F.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        t("unsupported", () -> (double) F.getAndBitwiseXor(o, 1.5));
        // static
        t("static", () -> (double) S.get());
        t("plain", () -> {
            S.set(-0.25);
            return (double) S.get();
        });
        t("opaque", () -> {
            S.setOpaque(1.7e308);
            return (double) S.getOpaque();
        });
        t("release", () -> {
            S.setRelease(1.5);
            return (double) S.getAcquire();
        });
        t("volatile", () -> {
            S.setVolatile(-0.25);
            return (double) S.getVolatile();
        });
        t("cas", () -> S.compareAndSet(-0.25, 1.7e308));
        t("cas no", () -> S.compareAndSet(-0.25, 1.5));
        t("now", () -> (double) S.get());
        t(
            "compareAndExchange",
            () -> (double) S.compareAndExchange(1.7e308, 1.5) + " " + (double) S.get()
        );
        t("refused", () -> (double) S.compareAndExchange(1.7e308, -0.25) + " " + (double) S.get());
        S.set(1.7e308);
        t(
            "compareAndExchangeAcquire",
            () -> (double) S.compareAndExchangeAcquire(1.7e308, 1.5) + " " + (double) S.get()
        );
        t(
            "refused",
            () -> (double) S.compareAndExchangeAcquire(1.7e308, -0.25) + " " + (double) S.get()
        );
        S.set(1.7e308);
        t(
            "compareAndExchangeRelease",
            () -> (double) S.compareAndExchangeRelease(1.7e308, 1.5) + " " + (double) S.get()
        );
        t(
            "refused",
            () -> (double) S.compareAndExchangeRelease(1.7e308, -0.25) + " " + (double) S.get()
        );
        S.set(1.7e308);
        t("weakCompareAndSetPlain", () -> {
            while (!S.weakCompareAndSetPlain(1.7e308, -0.25)) {}
            return (double) S.get();
        });
        t("never", () -> S.weakCompareAndSetPlain(1.7e308, 1.5));
        S.set(1.7e308);
        t("weakCompareAndSet", () -> {
            while (!S.weakCompareAndSet(1.7e308, -0.25)) {}
            return (double) S.get();
        });
        t("never", () -> S.weakCompareAndSet(1.7e308, 1.5));
        S.set(1.7e308);
        t("weakCompareAndSetAcquire", () -> {
            while (!S.weakCompareAndSetAcquire(1.7e308, -0.25)) {}
            return (double) S.get();
        });
        t("never", () -> S.weakCompareAndSetAcquire(1.7e308, 1.5));
        S.set(1.7e308);
        t("weakCompareAndSetRelease", () -> {
            while (!S.weakCompareAndSetRelease(1.7e308, -0.25)) {}
            return (double) S.get();
        });
        t("never", () -> S.weakCompareAndSetRelease(1.7e308, 1.5));
        S.set(1.7e308);
        t(
            "getAndSet",
            () ->
                (double) S.getAndSet(1.5) +
                " " +
                (double) S.getAndSetAcquire(-0.25) +
                " " +
                (double) S.getAndSetRelease(1.7e308) +
                " " +
                (double) S.get()
        );
        t(
            "getAndAdd",
            () ->
                (double) S.getAndAdd(-0.25) +
                " " +
                (double) S.getAndAddAcquire(1.7e308) +
                " " +
                (double) S.getAndAddRelease(-0.25) +
                " " +
                (double) S.get()
        );
        t("bitwise", () -> S.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        t("unsupported", () -> (double) S.getAndBitwiseXor(1.5));
        // array
        t("array", () -> (double) A.get(arr, 1));
        t("plain", () -> {
            A.set(arr, 1, -0.25);
            return (double) A.get(arr, 1);
        });
        t("opaque", () -> {
            A.setOpaque(arr, 1, 1.7e308);
            return (double) A.getOpaque(arr, 1);
        });
        t("release", () -> {
            A.setRelease(arr, 1, 1.5);
            return (double) A.getAcquire(arr, 1);
        });
        t("volatile", () -> {
            A.setVolatile(arr, 1, -0.25);
            return (double) A.getVolatile(arr, 1);
        });
        t("cas", () -> A.compareAndSet(arr, 1, -0.25, 1.7e308));
        t("cas no", () -> A.compareAndSet(arr, 1, -0.25, 1.5));
        t("now", () -> (double) A.get(arr, 1));
        t(
            "compareAndExchange",
            () -> (double) A.compareAndExchange(arr, 1, 1.7e308, 1.5) + " " + (double) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (double) A.compareAndExchange(arr, 1, 1.7e308, -0.25) + " " + (double) A.get(arr, 1)
        );
        A.set(arr, 1, 1.7e308);
        t(
            "compareAndExchangeAcquire",
            () ->
                (double) A.compareAndExchangeAcquire(arr, 1, 1.7e308, 1.5) +
                " " +
                (double) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (double) A.compareAndExchangeAcquire(arr, 1, 1.7e308, -0.25) +
                " " +
                (double) A.get(arr, 1)
        );
        A.set(arr, 1, 1.7e308);
        t(
            "compareAndExchangeRelease",
            () ->
                (double) A.compareAndExchangeRelease(arr, 1, 1.7e308, 1.5) +
                " " +
                (double) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (double) A.compareAndExchangeRelease(arr, 1, 1.7e308, -0.25) +
                " " +
                (double) A.get(arr, 1)
        );
        A.set(arr, 1, 1.7e308);
        t("weakCompareAndSetPlain", () -> {
            while (!A.weakCompareAndSetPlain(arr, 1, 1.7e308, -0.25)) {}
            return (double) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetPlain(arr, 1, 1.7e308, 1.5));
        A.set(arr, 1, 1.7e308);
        t("weakCompareAndSet", () -> {
            while (!A.weakCompareAndSet(arr, 1, 1.7e308, -0.25)) {}
            return (double) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSet(arr, 1, 1.7e308, 1.5));
        A.set(arr, 1, 1.7e308);
        t("weakCompareAndSetAcquire", () -> {
            while (!A.weakCompareAndSetAcquire(arr, 1, 1.7e308, -0.25)) {}
            return (double) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetAcquire(arr, 1, 1.7e308, 1.5));
        A.set(arr, 1, 1.7e308);
        t("weakCompareAndSetRelease", () -> {
            while (!A.weakCompareAndSetRelease(arr, 1, 1.7e308, -0.25)) {}
            return (double) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetRelease(arr, 1, 1.7e308, 1.5));
        A.set(arr, 1, 1.7e308);
        t(
            "getAndSet",
            () ->
                (double) A.getAndSet(arr, 1, 1.5) +
                " " +
                (double) A.getAndSetAcquire(arr, 1, -0.25) +
                " " +
                (double) A.getAndSetRelease(arr, 1, 1.7e308) +
                " " +
                (double) A.get(arr, 1)
        );
        t(
            "getAndAdd",
            () ->
                (double) A.getAndAdd(arr, 1, -0.25) +
                " " +
                (double) A.getAndAddAcquire(arr, 1, 1.7e308) +
                " " +
                (double) A.getAndAddRelease(arr, 1, -0.25) +
                " " +
                (double) A.get(arr, 1)
        );
        t("bitwise", () -> A.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        t("unsupported", () -> (double) A.getAndBitwiseXor(arr, 1, 1.5));
        // what must fail
        t("index", () -> (double) A.get(arr, 3));
        t("negative", () -> {
            A.setVolatile(arr, -1, -0.25);
            return 0;
        });
        t("null array", () -> (double) A.getVolatile((double[]) null, 0));
        t("null object", () -> (double) F.get((DoubleModes) null));
        t(
            "final",
            () ->
                N.isAccessModeSupported(VarHandle.AccessMode.SET) +
                " " +
                N.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) +
                " " +
                (double) N.get(o)
        );
        t("set final", () -> {
            N.set(o, -0.25);
            return 0;
        });
        t("cas final", () -> N.compareAndSet(o, 1.5, -0.25));
        t("wrong type", () -> (java.util.Date) F.get(o));
        t("no target", () -> (double) F.get());
        t("too many", () -> (double) S.get(o));
        t("other array", () -> (double) A.get(new Object(), 1));
        t(
            "types",
            () ->
                F.varType() +
                " " +
                F.coordinateTypes().size() +
                " " +
                S.coordinateTypes() +
                " " +
                A.accessModeType(VarHandle.AccessMode.COMPARE_AND_EXCHANGE)
        );
        int supported = 0;
        for (VarHandle.AccessMode m : VarHandle.AccessMode.values())
            if (A.isAccessModeSupported(m)) supported++;
        MethodHandle h = F.toMethodHandle(VarHandle.AccessMode.GET_AND_SET);
        t(
            "handle",
            () ->
                h.type() +
                " " +
                (double) h.invoke(o, 1.5) +
                " " +
                (double) MethodHandles.varHandleInvoker(
                    VarHandle.AccessMode.GET,
                    MethodType.methodType(double.class, DoubleModes.class)
                ).invoke(F, o)
        );
        System.out.println(supported);
    }
}
