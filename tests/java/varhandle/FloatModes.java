// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/** VarHandle: every access mode on float: instance field, static field and array element. */
public class FloatModes {

    interface Code {
        Object run() throws Throwable;
    }

    float f = 1.5f;
    static float s = 1.5f;
    final float fin = 1.5f;

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
        VarHandle F = l.findVarHandle(FloatModes.class, "f", float.class),
            S = l.findStaticVarHandle(FloatModes.class, "s", float.class),
            A = MethodHandles.arrayElementVarHandle(float[].class),
            N = l.findVarHandle(FloatModes.class, "fin", float.class);
        FloatModes o = new FloatModes();
        float[] arr = { 1.5f, -0.25f, 3.0e38f };
        // field
        t("field", () -> (float) F.get(o));
        t("plain", () -> {
            F.set(o, -0.25f);
            return (float) F.get(o);
        });
        t("opaque", () -> {
            F.setOpaque(o, 3.0e38f);
            return (float) F.getOpaque(o);
        });
        t("release", () -> {
            F.setRelease(o, 1.5f);
            return (float) F.getAcquire(o);
        });
        t("volatile", () -> {
            F.setVolatile(o, -0.25f);
            return (float) F.getVolatile(o);
        });
        t("cas", () -> F.compareAndSet(o, -0.25f, 3.0e38f));
        t("cas no", () -> F.compareAndSet(o, -0.25f, 1.5f));
        t("now", () -> (float) F.get(o));
        t(
            "compareAndExchange",
            () -> (float) F.compareAndExchange(o, 3.0e38f, 1.5f) + " " + (float) F.get(o)
        );
        t(
            "refused",
            () -> (float) F.compareAndExchange(o, 3.0e38f, -0.25f) + " " + (float) F.get(o)
        );
        F.set(o, 3.0e38f);
        t(
            "compareAndExchangeAcquire",
            () -> (float) F.compareAndExchangeAcquire(o, 3.0e38f, 1.5f) + " " + (float) F.get(o)
        );
        t(
            "refused",
            () -> (float) F.compareAndExchangeAcquire(o, 3.0e38f, -0.25f) + " " + (float) F.get(o)
        );
        F.set(o, 3.0e38f);
        t(
            "compareAndExchangeRelease",
            () -> (float) F.compareAndExchangeRelease(o, 3.0e38f, 1.5f) + " " + (float) F.get(o)
        );
        t(
            "refused",
            () -> (float) F.compareAndExchangeRelease(o, 3.0e38f, -0.25f) + " " + (float) F.get(o)
        );
        F.set(o, 3.0e38f);
        t("weakCompareAndSetPlain", () -> {
            while (!F.weakCompareAndSetPlain(o, 3.0e38f, -0.25f)) {}
            return (float) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetPlain(o, 3.0e38f, 1.5f));
        F.set(o, 3.0e38f);
        t("weakCompareAndSet", () -> {
            while (!F.weakCompareAndSet(o, 3.0e38f, -0.25f)) {}
            return (float) F.get(o);
        });
        t("never", () -> F.weakCompareAndSet(o, 3.0e38f, 1.5f));
        F.set(o, 3.0e38f);
        t("weakCompareAndSetAcquire", () -> {
            while (!F.weakCompareAndSetAcquire(o, 3.0e38f, -0.25f)) {}
            return (float) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetAcquire(o, 3.0e38f, 1.5f));
        F.set(o, 3.0e38f);
        t("weakCompareAndSetRelease", () -> {
            while (!F.weakCompareAndSetRelease(o, 3.0e38f, -0.25f)) {}
            return (float) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetRelease(o, 3.0e38f, 1.5f));
        F.set(o, 3.0e38f);
        t(
            "getAndSet",
            () ->
                (float) F.getAndSet(o, 1.5f) +
                " " +
                (float) F.getAndSetAcquire(o, -0.25f) +
                " " +
                (float) F.getAndSetRelease(o, 3.0e38f) +
                " " +
                (float) F.get(o)
        );
        t(
            "getAndAdd",
            () ->
                (float) F.getAndAdd(o, -0.25f) +
                " " +
                (float) F.getAndAddAcquire(o, 3.0e38f) +
                " " +
                (float) F.getAndAddRelease(o, -0.25f) +
                " " +
                (float) F.get(o)
        );
        t("bitwise", () -> F.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        t("unsupported", () -> (float) F.getAndBitwiseXor(o, 1.5f));
        // static
        t("static", () -> (float) S.get());
        t("plain", () -> {
            S.set(-0.25f);
            return (float) S.get();
        });
        t("opaque", () -> {
            S.setOpaque(3.0e38f);
            return (float) S.getOpaque();
        });
        t("release", () -> {
            S.setRelease(1.5f);
            return (float) S.getAcquire();
        });
        t("volatile", () -> {
            S.setVolatile(-0.25f);
            return (float) S.getVolatile();
        });
        t("cas", () -> S.compareAndSet(-0.25f, 3.0e38f));
        t("cas no", () -> S.compareAndSet(-0.25f, 1.5f));
        t("now", () -> (float) S.get());
        t(
            "compareAndExchange",
            () -> (float) S.compareAndExchange(3.0e38f, 1.5f) + " " + (float) S.get()
        );
        t("refused", () -> (float) S.compareAndExchange(3.0e38f, -0.25f) + " " + (float) S.get());
        S.set(3.0e38f);
        t(
            "compareAndExchangeAcquire",
            () -> (float) S.compareAndExchangeAcquire(3.0e38f, 1.5f) + " " + (float) S.get()
        );
        t(
            "refused",
            () -> (float) S.compareAndExchangeAcquire(3.0e38f, -0.25f) + " " + (float) S.get()
        );
        S.set(3.0e38f);
        t(
            "compareAndExchangeRelease",
            () -> (float) S.compareAndExchangeRelease(3.0e38f, 1.5f) + " " + (float) S.get()
        );
        t(
            "refused",
            () -> (float) S.compareAndExchangeRelease(3.0e38f, -0.25f) + " " + (float) S.get()
        );
        S.set(3.0e38f);
        t("weakCompareAndSetPlain", () -> {
            while (!S.weakCompareAndSetPlain(3.0e38f, -0.25f)) {}
            return (float) S.get();
        });
        t("never", () -> S.weakCompareAndSetPlain(3.0e38f, 1.5f));
        S.set(3.0e38f);
        t("weakCompareAndSet", () -> {
            while (!S.weakCompareAndSet(3.0e38f, -0.25f)) {}
            return (float) S.get();
        });
        t("never", () -> S.weakCompareAndSet(3.0e38f, 1.5f));
        S.set(3.0e38f);
        t("weakCompareAndSetAcquire", () -> {
            while (!S.weakCompareAndSetAcquire(3.0e38f, -0.25f)) {}
            return (float) S.get();
        });
        t("never", () -> S.weakCompareAndSetAcquire(3.0e38f, 1.5f));
        S.set(3.0e38f);
        t("weakCompareAndSetRelease", () -> {
            while (!S.weakCompareAndSetRelease(3.0e38f, -0.25f)) {}
            return (float) S.get();
        });
        t("never", () -> S.weakCompareAndSetRelease(3.0e38f, 1.5f));
        S.set(3.0e38f);
        t(
            "getAndSet",
            () ->
                (float) S.getAndSet(1.5f) +
                " " +
                (float) S.getAndSetAcquire(-0.25f) +
                " " +
                (float) S.getAndSetRelease(3.0e38f) +
                " " +
                (float) S.get()
        );
        t(
            "getAndAdd",
            () ->
                (float) S.getAndAdd(-0.25f) +
                " " +
                (float) S.getAndAddAcquire(3.0e38f) +
                " " +
                (float) S.getAndAddRelease(-0.25f) +
                " " +
                (float) S.get()
        );
        t("bitwise", () -> S.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        t("unsupported", () -> (float) S.getAndBitwiseXor(1.5f));
        // array
        t("array", () -> (float) A.get(arr, 1));
        t("plain", () -> {
            A.set(arr, 1, -0.25f);
            return (float) A.get(arr, 1);
        });
        t("opaque", () -> {
            A.setOpaque(arr, 1, 3.0e38f);
            return (float) A.getOpaque(arr, 1);
        });
        t("release", () -> {
            A.setRelease(arr, 1, 1.5f);
            return (float) A.getAcquire(arr, 1);
        });
        t("volatile", () -> {
            A.setVolatile(arr, 1, -0.25f);
            return (float) A.getVolatile(arr, 1);
        });
        t("cas", () -> A.compareAndSet(arr, 1, -0.25f, 3.0e38f));
        t("cas no", () -> A.compareAndSet(arr, 1, -0.25f, 1.5f));
        t("now", () -> (float) A.get(arr, 1));
        t(
            "compareAndExchange",
            () -> (float) A.compareAndExchange(arr, 1, 3.0e38f, 1.5f) + " " + (float) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (float) A.compareAndExchange(arr, 1, 3.0e38f, -0.25f) + " " + (float) A.get(arr, 1)
        );
        A.set(arr, 1, 3.0e38f);
        t(
            "compareAndExchangeAcquire",
            () ->
                (float) A.compareAndExchangeAcquire(arr, 1, 3.0e38f, 1.5f) +
                " " +
                (float) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (float) A.compareAndExchangeAcquire(arr, 1, 3.0e38f, -0.25f) +
                " " +
                (float) A.get(arr, 1)
        );
        A.set(arr, 1, 3.0e38f);
        t(
            "compareAndExchangeRelease",
            () ->
                (float) A.compareAndExchangeRelease(arr, 1, 3.0e38f, 1.5f) +
                " " +
                (float) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (float) A.compareAndExchangeRelease(arr, 1, 3.0e38f, -0.25f) +
                " " +
                (float) A.get(arr, 1)
        );
        A.set(arr, 1, 3.0e38f);
        t("weakCompareAndSetPlain", () -> {
            while (!A.weakCompareAndSetPlain(arr, 1, 3.0e38f, -0.25f)) {}
            return (float) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetPlain(arr, 1, 3.0e38f, 1.5f));
        A.set(arr, 1, 3.0e38f);
        t("weakCompareAndSet", () -> {
            while (!A.weakCompareAndSet(arr, 1, 3.0e38f, -0.25f)) {}
            return (float) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSet(arr, 1, 3.0e38f, 1.5f));
        A.set(arr, 1, 3.0e38f);
        t("weakCompareAndSetAcquire", () -> {
            while (!A.weakCompareAndSetAcquire(arr, 1, 3.0e38f, -0.25f)) {}
            return (float) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetAcquire(arr, 1, 3.0e38f, 1.5f));
        A.set(arr, 1, 3.0e38f);
        t("weakCompareAndSetRelease", () -> {
            while (!A.weakCompareAndSetRelease(arr, 1, 3.0e38f, -0.25f)) {}
            return (float) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetRelease(arr, 1, 3.0e38f, 1.5f));
        A.set(arr, 1, 3.0e38f);
        t(
            "getAndSet",
            () ->
                (float) A.getAndSet(arr, 1, 1.5f) +
                " " +
                (float) A.getAndSetAcquire(arr, 1, -0.25f) +
                " " +
                (float) A.getAndSetRelease(arr, 1, 3.0e38f) +
                " " +
                (float) A.get(arr, 1)
        );
        t(
            "getAndAdd",
            () ->
                (float) A.getAndAdd(arr, 1, -0.25f) +
                " " +
                (float) A.getAndAddAcquire(arr, 1, 3.0e38f) +
                " " +
                (float) A.getAndAddRelease(arr, 1, -0.25f) +
                " " +
                (float) A.get(arr, 1)
        );
        t("bitwise", () -> A.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        t("unsupported", () -> (float) A.getAndBitwiseXor(arr, 1, 1.5f));
        // what must fail
        t("index", () -> (float) A.get(arr, 3));
        t("negative", () -> {
            A.setVolatile(arr, -1, -0.25f);
            return 0;
        });
        t("null array", () -> (float) A.getVolatile((float[]) null, 0));
        t("null object", () -> (float) F.get((FloatModes) null));
        t(
            "final",
            () ->
                N.isAccessModeSupported(VarHandle.AccessMode.SET) +
                " " +
                N.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) +
                " " +
                (float) N.get(o)
        );
        t("set final", () -> {
            N.set(o, -0.25f);
            return 0;
        });
        t("cas final", () -> N.compareAndSet(o, 1.5f, -0.25f));
        t("wrong type", () -> (java.util.Date) F.get(o));
        t("no target", () -> (float) F.get());
        t("too many", () -> (float) S.get(o));
        t("other array", () -> (float) A.get(new Object(), 1));
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
                (float) h.invoke(o, 1.5f) +
                " " +
                (float) MethodHandles.varHandleInvoker(
                    VarHandle.AccessMode.GET,
                    MethodType.methodType(float.class, FloatModes.class)
                ).invoke(F, o)
        );
        System.out.println(supported);
    }
}
