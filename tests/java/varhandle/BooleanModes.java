// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/** VarHandle: every access mode on boolean: instance field, static field and array element. */
public class BooleanModes {

    interface Code {
        Object run() throws Throwable;
    }

    boolean f = true;
    static boolean s = true;
    final boolean fin = true;

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
        VarHandle F = l.findVarHandle(BooleanModes.class, "f", boolean.class),
            S = l.findStaticVarHandle(BooleanModes.class, "s", boolean.class),
            A = MethodHandles.arrayElementVarHandle(boolean[].class),
            N = l.findVarHandle(BooleanModes.class, "fin", boolean.class);
        BooleanModes o = new BooleanModes();
        boolean[] arr = { true, false, true };
        // field
        t("field", () -> (boolean) F.get(o));
        t("plain", () -> {
            F.set(o, false);
            return (boolean) F.get(o);
        });
        t("opaque", () -> {
            F.setOpaque(o, true);
            return (boolean) F.getOpaque(o);
        });
        t("release", () -> {
            F.setRelease(o, true);
            return (boolean) F.getAcquire(o);
        });
        t("volatile", () -> {
            F.setVolatile(o, false);
            return (boolean) F.getVolatile(o);
        });
        t("cas", () -> F.compareAndSet(o, false, true));
        t("cas no", () -> F.compareAndSet(o, false, true));
        t("now", () -> (boolean) F.get(o));
        t(
            "compareAndExchange",
            () -> (boolean) F.compareAndExchange(o, true, true) + " " + (boolean) F.get(o)
        );
        t(
            "refused",
            () -> (boolean) F.compareAndExchange(o, true, false) + " " + (boolean) F.get(o)
        );
        F.set(o, true);
        t(
            "compareAndExchangeAcquire",
            () -> (boolean) F.compareAndExchangeAcquire(o, true, true) + " " + (boolean) F.get(o)
        );
        t(
            "refused",
            () -> (boolean) F.compareAndExchangeAcquire(o, true, false) + " " + (boolean) F.get(o)
        );
        F.set(o, true);
        t(
            "compareAndExchangeRelease",
            () -> (boolean) F.compareAndExchangeRelease(o, true, true) + " " + (boolean) F.get(o)
        );
        t(
            "refused",
            () -> (boolean) F.compareAndExchangeRelease(o, true, false) + " " + (boolean) F.get(o)
        );
        F.set(o, true);
        t("weakCompareAndSetPlain", () -> {
            while (!F.weakCompareAndSetPlain(o, true, false)) {}
            return (boolean) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetPlain(o, true, true));
        F.set(o, true);
        t("weakCompareAndSet", () -> {
            while (!F.weakCompareAndSet(o, true, false)) {}
            return (boolean) F.get(o);
        });
        t("never", () -> F.weakCompareAndSet(o, true, true));
        F.set(o, true);
        t("weakCompareAndSetAcquire", () -> {
            while (!F.weakCompareAndSetAcquire(o, true, false)) {}
            return (boolean) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetAcquire(o, true, true));
        F.set(o, true);
        t("weakCompareAndSetRelease", () -> {
            while (!F.weakCompareAndSetRelease(o, true, false)) {}
            return (boolean) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetRelease(o, true, true));
        F.set(o, true);
        t(
            "getAndSet",
            () ->
                (boolean) F.getAndSet(o, true) +
                " " +
                (boolean) F.getAndSetAcquire(o, false) +
                " " +
                (boolean) F.getAndSetRelease(o, true) +
                " " +
                (boolean) F.get(o)
        );
        t("getAndAdd", () -> F.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        t("unsupported", () -> (boolean) F.getAndAdd(o, true));
        t(
            "bitwiseOr",
            () ->
                (boolean) F.getAndBitwiseOr(o, false) +
                " " +
                (boolean) F.getAndBitwiseOrAcquire(o, true) +
                " " +
                (boolean) F.getAndBitwiseOrRelease(o, true) +
                " " +
                (boolean) F.get(o)
        );
        t(
            "bitwiseAnd",
            () ->
                (boolean) F.getAndBitwiseAnd(o, false) +
                " " +
                (boolean) F.getAndBitwiseAndAcquire(o, true) +
                " " +
                (boolean) F.getAndBitwiseAndRelease(o, true) +
                " " +
                (boolean) F.get(o)
        );
        t(
            "bitwiseXor",
            () ->
                (boolean) F.getAndBitwiseXor(o, false) +
                " " +
                (boolean) F.getAndBitwiseXorAcquire(o, true) +
                " " +
                (boolean) F.getAndBitwiseXorRelease(o, true) +
                " " +
                (boolean) F.get(o)
        );
        // static
        t("static", () -> (boolean) S.get());
        t("plain", () -> {
            S.set(false);
            return (boolean) S.get();
        });
        t("opaque", () -> {
            S.setOpaque(true);
            return (boolean) S.getOpaque();
        });
        t("release", () -> {
            S.setRelease(true);
            return (boolean) S.getAcquire();
        });
        t("volatile", () -> {
            S.setVolatile(false);
            return (boolean) S.getVolatile();
        });
        t("cas", () -> S.compareAndSet(false, true));
        t("cas no", () -> S.compareAndSet(false, true));
        t("now", () -> (boolean) S.get());
        t(
            "compareAndExchange",
            () -> (boolean) S.compareAndExchange(true, true) + " " + (boolean) S.get()
        );
        t("refused", () -> (boolean) S.compareAndExchange(true, false) + " " + (boolean) S.get());
        S.set(true);
        t(
            "compareAndExchangeAcquire",
            () -> (boolean) S.compareAndExchangeAcquire(true, true) + " " + (boolean) S.get()
        );
        t(
            "refused",
            () -> (boolean) S.compareAndExchangeAcquire(true, false) + " " + (boolean) S.get()
        );
        S.set(true);
        t(
            "compareAndExchangeRelease",
            () -> (boolean) S.compareAndExchangeRelease(true, true) + " " + (boolean) S.get()
        );
        t(
            "refused",
            () -> (boolean) S.compareAndExchangeRelease(true, false) + " " + (boolean) S.get()
        );
        S.set(true);
        t("weakCompareAndSetPlain", () -> {
            while (!S.weakCompareAndSetPlain(true, false)) {}
            return (boolean) S.get();
        });
        t("never", () -> S.weakCompareAndSetPlain(true, true));
        S.set(true);
        t("weakCompareAndSet", () -> {
            while (!S.weakCompareAndSet(true, false)) {}
            return (boolean) S.get();
        });
        t("never", () -> S.weakCompareAndSet(true, true));
        S.set(true);
        t("weakCompareAndSetAcquire", () -> {
            while (!S.weakCompareAndSetAcquire(true, false)) {}
            return (boolean) S.get();
        });
        t("never", () -> S.weakCompareAndSetAcquire(true, true));
        S.set(true);
        t("weakCompareAndSetRelease", () -> {
            while (!S.weakCompareAndSetRelease(true, false)) {}
            return (boolean) S.get();
        });
        t("never", () -> S.weakCompareAndSetRelease(true, true));
        S.set(true);
        t(
            "getAndSet",
            () ->
                (boolean) S.getAndSet(true) +
                " " +
                (boolean) S.getAndSetAcquire(false) +
                " " +
                (boolean) S.getAndSetRelease(true) +
                " " +
                (boolean) S.get()
        );
        t("getAndAdd", () -> S.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        t("unsupported", () -> (boolean) S.getAndAdd(true));
        t(
            "bitwiseOr",
            () ->
                (boolean) S.getAndBitwiseOr(false) +
                " " +
                (boolean) S.getAndBitwiseOrAcquire(true) +
                " " +
                (boolean) S.getAndBitwiseOrRelease(true) +
                " " +
                (boolean) S.get()
        );
        t(
            "bitwiseAnd",
            () ->
                (boolean) S.getAndBitwiseAnd(false) +
                " " +
                (boolean) S.getAndBitwiseAndAcquire(true) +
                " " +
                (boolean) S.getAndBitwiseAndRelease(true) +
                " " +
                (boolean) S.get()
        );
        t(
            "bitwiseXor",
            () ->
                (boolean) S.getAndBitwiseXor(false) +
                " " +
                (boolean) S.getAndBitwiseXorAcquire(true) +
                " " +
                (boolean) S.getAndBitwiseXorRelease(true) +
                " " +
                (boolean) S.get()
        );
        // array
        t("array", () -> (boolean) A.get(arr, 1));
        t("plain", () -> {
            A.set(arr, 1, false);
            return (boolean) A.get(arr, 1);
        });
        t("opaque", () -> {
            A.setOpaque(arr, 1, true);
            return (boolean) A.getOpaque(arr, 1);
        });
        t("release", () -> {
            A.setRelease(arr, 1, true);
            return (boolean) A.getAcquire(arr, 1);
        });
        t("volatile", () -> {
            A.setVolatile(arr, 1, false);
            return (boolean) A.getVolatile(arr, 1);
        });
        t("cas", () -> A.compareAndSet(arr, 1, false, true));
        t("cas no", () -> A.compareAndSet(arr, 1, false, true));
        t("now", () -> (boolean) A.get(arr, 1));
        t(
            "compareAndExchange",
            () -> (boolean) A.compareAndExchange(arr, 1, true, true) + " " + (boolean) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (boolean) A.compareAndExchange(arr, 1, true, false) + " " + (boolean) A.get(arr, 1)
        );
        A.set(arr, 1, true);
        t(
            "compareAndExchangeAcquire",
            () ->
                (boolean) A.compareAndExchangeAcquire(arr, 1, true, true) +
                " " +
                (boolean) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (boolean) A.compareAndExchangeAcquire(arr, 1, true, false) +
                " " +
                (boolean) A.get(arr, 1)
        );
        A.set(arr, 1, true);
        t(
            "compareAndExchangeRelease",
            () ->
                (boolean) A.compareAndExchangeRelease(arr, 1, true, true) +
                " " +
                (boolean) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (boolean) A.compareAndExchangeRelease(arr, 1, true, false) +
                " " +
                (boolean) A.get(arr, 1)
        );
        A.set(arr, 1, true);
        t("weakCompareAndSetPlain", () -> {
            while (!A.weakCompareAndSetPlain(arr, 1, true, false)) {}
            return (boolean) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetPlain(arr, 1, true, true));
        A.set(arr, 1, true);
        t("weakCompareAndSet", () -> {
            while (!A.weakCompareAndSet(arr, 1, true, false)) {}
            return (boolean) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSet(arr, 1, true, true));
        A.set(arr, 1, true);
        t("weakCompareAndSetAcquire", () -> {
            while (!A.weakCompareAndSetAcquire(arr, 1, true, false)) {}
            return (boolean) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetAcquire(arr, 1, true, true));
        A.set(arr, 1, true);
        t("weakCompareAndSetRelease", () -> {
            while (!A.weakCompareAndSetRelease(arr, 1, true, false)) {}
            return (boolean) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetRelease(arr, 1, true, true));
        A.set(arr, 1, true);
        t(
            "getAndSet",
            () ->
                (boolean) A.getAndSet(arr, 1, true) +
                " " +
                (boolean) A.getAndSetAcquire(arr, 1, false) +
                " " +
                (boolean) A.getAndSetRelease(arr, 1, true) +
                " " +
                (boolean) A.get(arr, 1)
        );
        t("getAndAdd", () -> A.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        t("unsupported", () -> (boolean) A.getAndAdd(arr, 1, true));
        t(
            "bitwiseOr",
            () ->
                (boolean) A.getAndBitwiseOr(arr, 1, false) +
                " " +
                (boolean) A.getAndBitwiseOrAcquire(arr, 1, true) +
                " " +
                (boolean) A.getAndBitwiseOrRelease(arr, 1, true) +
                " " +
                (boolean) A.get(arr, 1)
        );
        t(
            "bitwiseAnd",
            () ->
                (boolean) A.getAndBitwiseAnd(arr, 1, false) +
                " " +
                (boolean) A.getAndBitwiseAndAcquire(arr, 1, true) +
                " " +
                (boolean) A.getAndBitwiseAndRelease(arr, 1, true) +
                " " +
                (boolean) A.get(arr, 1)
        );
        t(
            "bitwiseXor",
            () ->
                (boolean) A.getAndBitwiseXor(arr, 1, false) +
                " " +
                (boolean) A.getAndBitwiseXorAcquire(arr, 1, true) +
                " " +
                (boolean) A.getAndBitwiseXorRelease(arr, 1, true) +
                " " +
                (boolean) A.get(arr, 1)
        );
        // what must fail
        t("index", () -> (boolean) A.get(arr, 3));
        t("negative", () -> {
            A.setVolatile(arr, -1, false);
            return 0;
        });
        t("null array", () -> (boolean) A.getVolatile((boolean[]) null, 0));
        t("null object", () -> (boolean) F.get((BooleanModes) null));
        t(
            "final",
            () ->
                N.isAccessModeSupported(VarHandle.AccessMode.SET) +
                " " +
                N.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) +
                " " +
                (boolean) N.get(o)
        );
        t("set final", () -> {
            N.set(o, false);
            return 0;
        });
        t("cas final", () -> N.compareAndSet(o, true, false));
        t("wrong type", () -> (java.util.Date) F.get(o));
        t("no target", () -> (boolean) F.get());
        t("too many", () -> (boolean) S.get(o));
        t("other array", () -> (boolean) A.get(new Object(), 1));
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
                (boolean) h.invoke(o, true) +
                " " +
                (boolean) MethodHandles.varHandleInvoker(
                    VarHandle.AccessMode.GET,
                    MethodType.methodType(boolean.class, BooleanModes.class)
                ).invoke(F, o)
        );
        System.out.println(supported);
    }
}
