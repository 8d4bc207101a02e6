// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/** VarHandle: every access mode on int: instance field, static field and array element. */
public class IntModes {

    interface Code {
        Object run() throws Throwable;
    }

    int f = 2000000000;
    static int s = 2000000000;
    final int fin = 2000000000;

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
        VarHandle F = l.findVarHandle(IntModes.class, "f", int.class),
            S = l.findStaticVarHandle(IntModes.class, "s", int.class),
            A = MethodHandles.arrayElementVarHandle(int[].class),
            N = l.findVarHandle(IntModes.class, "fin", int.class);
        IntModes o = new IntModes();
        int[] arr = { 2000000000, -5, 123456789 };
        // field
        t("field", () -> (int) F.get(o));
        t("plain", () -> {
            F.set(o, -5);
            return (int) F.get(o);
        });
        t("opaque", () -> {
            F.setOpaque(o, 123456789);
            return (int) F.getOpaque(o);
        });
        t("release", () -> {
            F.setRelease(o, 2000000000);
            return (int) F.getAcquire(o);
        });
        t("volatile", () -> {
            F.setVolatile(o, -5);
            return (int) F.getVolatile(o);
        });
        t("cas", () -> F.compareAndSet(o, -5, 123456789));
        t("cas no", () -> F.compareAndSet(o, -5, 2000000000));
        t("now", () -> (int) F.get(o));
        t(
            "compareAndExchange",
            () -> (int) F.compareAndExchange(o, 123456789, 2000000000) + " " + (int) F.get(o)
        );
        t("refused", () -> (int) F.compareAndExchange(o, 123456789, -5) + " " + (int) F.get(o));
        F.set(o, 123456789);
        t(
            "compareAndExchangeAcquire",
            () -> (int) F.compareAndExchangeAcquire(o, 123456789, 2000000000) + " " + (int) F.get(o)
        );
        t(
            "refused",
            () -> (int) F.compareAndExchangeAcquire(o, 123456789, -5) + " " + (int) F.get(o)
        );
        F.set(o, 123456789);
        t(
            "compareAndExchangeRelease",
            () -> (int) F.compareAndExchangeRelease(o, 123456789, 2000000000) + " " + (int) F.get(o)
        );
        t(
            "refused",
            () -> (int) F.compareAndExchangeRelease(o, 123456789, -5) + " " + (int) F.get(o)
        );
        F.set(o, 123456789);
        t("weakCompareAndSetPlain", () -> {
            while (!F.weakCompareAndSetPlain(o, 123456789, -5)) {}
            return (int) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetPlain(o, 123456789, 2000000000));
        F.set(o, 123456789);
        t("weakCompareAndSet", () -> {
            while (!F.weakCompareAndSet(o, 123456789, -5)) {}
            return (int) F.get(o);
        });
        t("never", () -> F.weakCompareAndSet(o, 123456789, 2000000000));
        F.set(o, 123456789);
        t("weakCompareAndSetAcquire", () -> {
            while (!F.weakCompareAndSetAcquire(o, 123456789, -5)) {}
            return (int) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetAcquire(o, 123456789, 2000000000));
        F.set(o, 123456789);
        t("weakCompareAndSetRelease", () -> {
            while (!F.weakCompareAndSetRelease(o, 123456789, -5)) {}
            return (int) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetRelease(o, 123456789, 2000000000));
        F.set(o, 123456789);
        t(
            "getAndSet",
            () ->
                (int) F.getAndSet(o, 2000000000) +
                " " +
                (int) F.getAndSetAcquire(o, -5) +
                " " +
                (int) F.getAndSetRelease(o, 123456789) +
                " " +
                (int) F.get(o)
        );
        t(
            "getAndAdd",
            () ->
                (int) F.getAndAdd(o, -5) +
                " " +
                (int) F.getAndAddAcquire(o, 123456789) +
                " " +
                (int) F.getAndAddRelease(o, -5) +
                " " +
                (int) F.get(o)
        );
        t(
            "bitwiseOr",
            () ->
                (int) F.getAndBitwiseOr(o, -5) +
                " " +
                (int) F.getAndBitwiseOrAcquire(o, 123456789) +
                " " +
                (int) F.getAndBitwiseOrRelease(o, 2000000000) +
                " " +
                (int) F.get(o)
        );
        t(
            "bitwiseAnd",
            () ->
                (int) F.getAndBitwiseAnd(o, -5) +
                " " +
                (int) F.getAndBitwiseAndAcquire(o, 123456789) +
                " " +
                (int) F.getAndBitwiseAndRelease(o, 2000000000) +
                " " +
                (int) F.get(o)
        );
        t(
            "bitwiseXor",
            () ->
                (int) F.getAndBitwiseXor(o, -5) +
                " " +
                (int) F.getAndBitwiseXorAcquire(o, 123456789) +
                " " +
                (int) F.getAndBitwiseXorRelease(o, 2000000000) +
                " " +
                (int) F.get(o)
        );
        // static
        t("static", () -> (int) S.get());
        t("plain", () -> {
            S.set(-5);
            return (int) S.get();
        });
        t("opaque", () -> {
            S.setOpaque(123456789);
            return (int) S.getOpaque();
        });
        t("release", () -> {
            S.setRelease(2000000000);
            return (int) S.getAcquire();
        });
        t("volatile", () -> {
            S.setVolatile(-5);
            return (int) S.getVolatile();
        });
        t("cas", () -> S.compareAndSet(-5, 123456789));
        t("cas no", () -> S.compareAndSet(-5, 2000000000));
        t("now", () -> (int) S.get());
        t(
            "compareAndExchange",
            () -> (int) S.compareAndExchange(123456789, 2000000000) + " " + (int) S.get()
        );
        t("refused", () -> (int) S.compareAndExchange(123456789, -5) + " " + (int) S.get());
        S.set(123456789);
        t(
            "compareAndExchangeAcquire",
            () -> (int) S.compareAndExchangeAcquire(123456789, 2000000000) + " " + (int) S.get()
        );
        t("refused", () -> (int) S.compareAndExchangeAcquire(123456789, -5) + " " + (int) S.get());
        S.set(123456789);
        t(
            "compareAndExchangeRelease",
            () -> (int) S.compareAndExchangeRelease(123456789, 2000000000) + " " + (int) S.get()
        );
        t("refused", () -> (int) S.compareAndExchangeRelease(123456789, -5) + " " + (int) S.get());
        S.set(123456789);
        t("weakCompareAndSetPlain", () -> {
            while (!S.weakCompareAndSetPlain(123456789, -5)) {}
            return (int) S.get();
        });
        t("never", () -> S.weakCompareAndSetPlain(123456789, 2000000000));
        S.set(123456789);
        t("weakCompareAndSet", () -> {
            while (!S.weakCompareAndSet(123456789, -5)) {}
            return (int) S.get();
        });
        t("never", () -> S.weakCompareAndSet(123456789, 2000000000));
        S.set(123456789);
        t("weakCompareAndSetAcquire", () -> {
            while (!S.weakCompareAndSetAcquire(123456789, -5)) {}
            return (int) S.get();
        });
        t("never", () -> S.weakCompareAndSetAcquire(123456789, 2000000000));
        S.set(123456789);
        t("weakCompareAndSetRelease", () -> {
            while (!S.weakCompareAndSetRelease(123456789, -5)) {}
            return (int) S.get();
        });
        t("never", () -> S.weakCompareAndSetRelease(123456789, 2000000000));
        S.set(123456789);
        t(
            "getAndSet",
            () ->
                (int) S.getAndSet(2000000000) +
                " " +
                (int) S.getAndSetAcquire(-5) +
                " " +
                (int) S.getAndSetRelease(123456789) +
                " " +
                (int) S.get()
        );
        t(
            "getAndAdd",
            () ->
                (int) S.getAndAdd(-5) +
                " " +
                (int) S.getAndAddAcquire(123456789) +
                " " +
                (int) S.getAndAddRelease(-5) +
                " " +
                (int) S.get()
        );
        t(
            "bitwiseOr",
            () ->
                (int) S.getAndBitwiseOr(-5) +
                " " +
                (int) S.getAndBitwiseOrAcquire(123456789) +
                " " +
                (int) S.getAndBitwiseOrRelease(2000000000) +
                " " +
                (int) S.get()
        );
        t(
            "bitwiseAnd",
            () ->
                (int) S.getAndBitwiseAnd(-5) +
                " " +
                (int) S.getAndBitwiseAndAcquire(123456789) +
                " " +
                (int) S.getAndBitwiseAndRelease(2000000000) +
                " " +
                (int) S.get()
        );
        t(
            "bitwiseXor",
            () ->
                (int) S.getAndBitwiseXor(-5) +
                " " +
                (int) S.getAndBitwiseXorAcquire(123456789) +
                " " +
                (int) S.getAndBitwiseXorRelease(2000000000) +
                " " +
                (int) S.get()
        );
        // array
        t("array", () -> (int) A.get(arr, 1));
        t("plain", () -> {
            A.set(arr, 1, -5);
            return (int) A.get(arr, 1);
        });
        t("opaque", () -> {
            A.setOpaque(arr, 1, 123456789);
            return (int) A.getOpaque(arr, 1);
        });
        t("release", () -> {
            A.setRelease(arr, 1, 2000000000);
            return (int) A.getAcquire(arr, 1);
        });
        t("volatile", () -> {
            A.setVolatile(arr, 1, -5);
            return (int) A.getVolatile(arr, 1);
        });
        t("cas", () -> A.compareAndSet(arr, 1, -5, 123456789));
        t("cas no", () -> A.compareAndSet(arr, 1, -5, 2000000000));
        t("now", () -> (int) A.get(arr, 1));
        t(
            "compareAndExchange",
            () ->
                (int) A.compareAndExchange(arr, 1, 123456789, 2000000000) +
                " " +
                (int) A.get(arr, 1)
        );
        t(
            "refused",
            () -> (int) A.compareAndExchange(arr, 1, 123456789, -5) + " " + (int) A.get(arr, 1)
        );
        A.set(arr, 1, 123456789);
        t(
            "compareAndExchangeAcquire",
            () ->
                (int) A.compareAndExchangeAcquire(arr, 1, 123456789, 2000000000) +
                " " +
                (int) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (int) A.compareAndExchangeAcquire(arr, 1, 123456789, -5) + " " + (int) A.get(arr, 1)
        );
        A.set(arr, 1, 123456789);
        t(
            "compareAndExchangeRelease",
            () ->
                (int) A.compareAndExchangeRelease(arr, 1, 123456789, 2000000000) +
                " " +
                (int) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (int) A.compareAndExchangeRelease(arr, 1, 123456789, -5) + " " + (int) A.get(arr, 1)
        );
        A.set(arr, 1, 123456789);
        t("weakCompareAndSetPlain", () -> {
            while (!A.weakCompareAndSetPlain(arr, 1, 123456789, -5)) {}
            return (int) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetPlain(arr, 1, 123456789, 2000000000));
        A.set(arr, 1, 123456789);
        t("weakCompareAndSet", () -> {
            while (!A.weakCompareAndSet(arr, 1, 123456789, -5)) {}
            return (int) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSet(arr, 1, 123456789, 2000000000));
        A.set(arr, 1, 123456789);
        t("weakCompareAndSetAcquire", () -> {
            while (!A.weakCompareAndSetAcquire(arr, 1, 123456789, -5)) {}
            return (int) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetAcquire(arr, 1, 123456789, 2000000000));
        A.set(arr, 1, 123456789);
        t("weakCompareAndSetRelease", () -> {
            while (!A.weakCompareAndSetRelease(arr, 1, 123456789, -5)) {}
            return (int) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetRelease(arr, 1, 123456789, 2000000000));
        A.set(arr, 1, 123456789);
        t(
            "getAndSet",
            () ->
                (int) A.getAndSet(arr, 1, 2000000000) +
                " " +
                (int) A.getAndSetAcquire(arr, 1, -5) +
                " " +
                (int) A.getAndSetRelease(arr, 1, 123456789) +
                " " +
                (int) A.get(arr, 1)
        );
        t(
            "getAndAdd",
            () ->
                (int) A.getAndAdd(arr, 1, -5) +
                " " +
                (int) A.getAndAddAcquire(arr, 1, 123456789) +
                " " +
                (int) A.getAndAddRelease(arr, 1, -5) +
                " " +
                (int) A.get(arr, 1)
        );
        t(
            "bitwiseOr",
            () ->
                (int) A.getAndBitwiseOr(arr, 1, -5) +
                " " +
                (int) A.getAndBitwiseOrAcquire(arr, 1, 123456789) +
                " " +
                (int) A.getAndBitwiseOrRelease(arr, 1, 2000000000) +
                " " +
                (int) A.get(arr, 1)
        );
        t(
            "bitwiseAnd",
            () ->
                (int) A.getAndBitwiseAnd(arr, 1, -5) +
                " " +
                (int) A.getAndBitwiseAndAcquire(arr, 1, 123456789) +
                " " +
                (int) A.getAndBitwiseAndRelease(arr, 1, 2000000000) +
                " " +
                (int) A.get(arr, 1)
        );
        t(
            "bitwiseXor",
            () ->
                (int) A.getAndBitwiseXor(arr, 1, -5) +
                " " +
                (int) A.getAndBitwiseXorAcquire(arr, 1, 123456789) +
                " " +
                (int) A.getAndBitwiseXorRelease(arr, 1, 2000000000) +
                " " +
                (int) A.get(arr, 1)
        );
        // what must fail
        t("index", () -> (int) A.get(arr, 3));
        t("negative", () -> {
            A.setVolatile(arr, -1, -5);
            return 0;
        });
        t("null array", () -> (int) A.getVolatile((int[]) null, 0));
        t("null object", () -> (int) F.get((IntModes) null));
        t(
            "final",
            () ->
                N.isAccessModeSupported(VarHandle.AccessMode.SET) +
                " " +
                N.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) +
                " " +
                (int) N.get(o)
        );
        t("set final", () -> {
            N.set(o, -5);
            return 0;
        });
        t("cas final", () -> N.compareAndSet(o, 2000000000, -5));
        t("wrong type", () -> (java.util.Date) F.get(o));
        t("no target", () -> (int) F.get());
        t("too many", () -> (int) S.get(o));
        t("other array", () -> (int) A.get(new Object(), 1));
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
                (int) h.invoke(o, 2000000000) +
                " " +
                (int) MethodHandles.varHandleInvoker(
                    VarHandle.AccessMode.GET,
                    MethodType.methodType(int.class, IntModes.class)
                ).invoke(F, o)
        );
        System.out.println(supported);
    }
}
