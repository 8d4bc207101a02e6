// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/** VarHandle: every access mode on short: instance field, static field and array element. */
public class ShortModes {

    interface Code {
        Object run() throws Throwable;
    }

    short f = (short) 30000;
    static short s = (short) 30000;
    final short fin = (short) 30000;

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
        VarHandle F = l.findVarHandle(ShortModes.class, "f", short.class),
            S = l.findStaticVarHandle(ShortModes.class, "s", short.class),
            A = MethodHandles.arrayElementVarHandle(short[].class),
            N = l.findVarHandle(ShortModes.class, "fin", short.class);
        ShortModes o = new ShortModes();
        short[] arr = { (short) 30000, (short) -7, (short) 12345 };
        // field
        t("field", () -> (short) F.get(o));
        t("plain", () -> {
            F.set(o, (short) -7);
            return (short) F.get(o);
        });
        t("opaque", () -> {
            F.setOpaque(o, (short) 12345);
            return (short) F.getOpaque(o);
        });
        t("release", () -> {
            F.setRelease(o, (short) 30000);
            return (short) F.getAcquire(o);
        });
        t("volatile", () -> {
            F.setVolatile(o, (short) -7);
            return (short) F.getVolatile(o);
        });
        t("cas", () -> F.compareAndSet(o, (short) -7, (short) 12345));
        t("cas no", () -> F.compareAndSet(o, (short) -7, (short) 30000));
        t("now", () -> (short) F.get(o));
        t(
            "compareAndExchange",
            () ->
                (short) F.compareAndExchange(o, (short) 12345, (short) 30000) +
                " " +
                (short) F.get(o)
        );
        t(
            "refused",
            () ->
                (short) F.compareAndExchange(o, (short) 12345, (short) -7) + " " + (short) F.get(o)
        );
        F.set(o, (short) 12345);
        t(
            "compareAndExchangeAcquire",
            () ->
                (short) F.compareAndExchangeAcquire(o, (short) 12345, (short) 30000) +
                " " +
                (short) F.get(o)
        );
        t(
            "refused",
            () ->
                (short) F.compareAndExchangeAcquire(o, (short) 12345, (short) -7) +
                " " +
                (short) F.get(o)
        );
        F.set(o, (short) 12345);
        t(
            "compareAndExchangeRelease",
            () ->
                (short) F.compareAndExchangeRelease(o, (short) 12345, (short) 30000) +
                " " +
                (short) F.get(o)
        );
        t(
            "refused",
            () ->
                (short) F.compareAndExchangeRelease(o, (short) 12345, (short) -7) +
                " " +
                (short) F.get(o)
        );
        F.set(o, (short) 12345);
        t("weakCompareAndSetPlain", () -> {
            while (!F.weakCompareAndSetPlain(o, (short) 12345, (short) -7)) {}
            return (short) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetPlain(o, (short) 12345, (short) 30000));
        F.set(o, (short) 12345);
        t("weakCompareAndSet", () -> {
            while (!F.weakCompareAndSet(o, (short) 12345, (short) -7)) {}
            return (short) F.get(o);
        });
        t("never", () -> F.weakCompareAndSet(o, (short) 12345, (short) 30000));
        F.set(o, (short) 12345);
        t("weakCompareAndSetAcquire", () -> {
            while (!F.weakCompareAndSetAcquire(o, (short) 12345, (short) -7)) {}
            return (short) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetAcquire(o, (short) 12345, (short) 30000));
        F.set(o, (short) 12345);
        t("weakCompareAndSetRelease", () -> {
            while (!F.weakCompareAndSetRelease(o, (short) 12345, (short) -7)) {}
            return (short) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetRelease(o, (short) 12345, (short) 30000));
        F.set(o, (short) 12345);
        t(
            "getAndSet",
            () ->
                (short) F.getAndSet(o, (short) 30000) +
                " " +
                (short) F.getAndSetAcquire(o, (short) -7) +
                " " +
                (short) F.getAndSetRelease(o, (short) 12345) +
                " " +
                (short) F.get(o)
        );
        t(
            "getAndAdd",
            () ->
                (short) F.getAndAdd(o, (short) -7) +
                " " +
                (short) F.getAndAddAcquire(o, (short) 12345) +
                " " +
                (short) F.getAndAddRelease(o, (short) -7) +
                " " +
                (short) F.get(o)
        );
        t(
            "bitwiseOr",
            () ->
                (short) F.getAndBitwiseOr(o, (short) -7) +
                " " +
                (short) F.getAndBitwiseOrAcquire(o, (short) 12345) +
                " " +
                (short) F.getAndBitwiseOrRelease(o, (short) 30000) +
                " " +
                (short) F.get(o)
        );
        t(
            "bitwiseAnd",
            () ->
                (short) F.getAndBitwiseAnd(o, (short) -7) +
                " " +
                (short) F.getAndBitwiseAndAcquire(o, (short) 12345) +
                " " +
                (short) F.getAndBitwiseAndRelease(o, (short) 30000) +
                " " +
                (short) F.get(o)
        );
        t(
            "bitwiseXor",
            () ->
                (short) F.getAndBitwiseXor(o, (short) -7) +
                " " +
                (short) F.getAndBitwiseXorAcquire(o, (short) 12345) +
                " " +
                (short) F.getAndBitwiseXorRelease(o, (short) 30000) +
                " " +
                (short) F.get(o)
        );
        // static
        t("static", () -> (short) S.get());
        t("plain", () -> {
            S.set((short) -7);
            return (short) S.get();
        });
        t("opaque", () -> {
            S.setOpaque((short) 12345);
            return (short) S.getOpaque();
        });
        t("release", () -> {
            S.setRelease((short) 30000);
            return (short) S.getAcquire();
        });
        t("volatile", () -> {
            S.setVolatile((short) -7);
            return (short) S.getVolatile();
        });
        t("cas", () -> S.compareAndSet((short) -7, (short) 12345));
        t("cas no", () -> S.compareAndSet((short) -7, (short) 30000));
        t("now", () -> (short) S.get());
        t(
            "compareAndExchange",
            () -> (short) S.compareAndExchange((short) 12345, (short) 30000) + " " + (short) S.get()
        );
        t(
            "refused",
            () -> (short) S.compareAndExchange((short) 12345, (short) -7) + " " + (short) S.get()
        );
        S.set((short) 12345);
        t(
            "compareAndExchangeAcquire",
            () ->
                (short) S.compareAndExchangeAcquire((short) 12345, (short) 30000) +
                " " +
                (short) S.get()
        );
        t(
            "refused",
            () ->
                (short) S.compareAndExchangeAcquire((short) 12345, (short) -7) +
                " " +
                (short) S.get()
        );
        S.set((short) 12345);
        t(
            "compareAndExchangeRelease",
            () ->
                (short) S.compareAndExchangeRelease((short) 12345, (short) 30000) +
                " " +
                (short) S.get()
        );
        t(
            "refused",
            () ->
                (short) S.compareAndExchangeRelease((short) 12345, (short) -7) +
                " " +
                (short) S.get()
        );
        S.set((short) 12345);
        t("weakCompareAndSetPlain", () -> {
            while (!S.weakCompareAndSetPlain((short) 12345, (short) -7)) {}
            return (short) S.get();
        });
        t("never", () -> S.weakCompareAndSetPlain((short) 12345, (short) 30000));
        S.set((short) 12345);
        t("weakCompareAndSet", () -> {
            while (!S.weakCompareAndSet((short) 12345, (short) -7)) {}
            return (short) S.get();
        });
        t("never", () -> S.weakCompareAndSet((short) 12345, (short) 30000));
        S.set((short) 12345);
        t("weakCompareAndSetAcquire", () -> {
            while (!S.weakCompareAndSetAcquire((short) 12345, (short) -7)) {}
            return (short) S.get();
        });
        t("never", () -> S.weakCompareAndSetAcquire((short) 12345, (short) 30000));
        S.set((short) 12345);
        t("weakCompareAndSetRelease", () -> {
            while (!S.weakCompareAndSetRelease((short) 12345, (short) -7)) {}
            return (short) S.get();
        });
        t("never", () -> S.weakCompareAndSetRelease((short) 12345, (short) 30000));
        S.set((short) 12345);
        t(
            "getAndSet",
            () ->
                (short) S.getAndSet((short) 30000) +
                " " +
                (short) S.getAndSetAcquire((short) -7) +
                " " +
                (short) S.getAndSetRelease((short) 12345) +
                " " +
                (short) S.get()
        );
        t(
            "getAndAdd",
            () ->
                (short) S.getAndAdd((short) -7) +
                " " +
                (short) S.getAndAddAcquire((short) 12345) +
                " " +
                (short) S.getAndAddRelease((short) -7) +
                " " +
                (short) S.get()
        );
        t(
            "bitwiseOr",
            () ->
                (short) S.getAndBitwiseOr((short) -7) +
                " " +
                (short) S.getAndBitwiseOrAcquire((short) 12345) +
                " " +
                (short) S.getAndBitwiseOrRelease((short) 30000) +
                " " +
                (short) S.get()
        );
        t(
            "bitwiseAnd",
            () ->
                (short) S.getAndBitwiseAnd((short) -7) +
                " " +
                (short) S.getAndBitwiseAndAcquire((short) 12345) +
                " " +
                (short) S.getAndBitwiseAndRelease((short) 30000) +
                " " +
                (short) S.get()
        );
        t(
            "bitwiseXor",
            () ->
                (short) S.getAndBitwiseXor((short) -7) +
                " " +
                (short) S.getAndBitwiseXorAcquire((short) 12345) +
                " " +
                (short) S.getAndBitwiseXorRelease((short) 30000) +
                " " +
                (short) S.get()
        );
        // array
        t("array", () -> (short) A.get(arr, 1));
        t("plain", () -> {
            A.set(arr, 1, (short) -7);
            return (short) A.get(arr, 1);
        });
        t("opaque", () -> {
            A.setOpaque(arr, 1, (short) 12345);
            return (short) A.getOpaque(arr, 1);
        });
        t("release", () -> {
            A.setRelease(arr, 1, (short) 30000);
            return (short) A.getAcquire(arr, 1);
        });
        t("volatile", () -> {
            A.setVolatile(arr, 1, (short) -7);
            return (short) A.getVolatile(arr, 1);
        });
        t("cas", () -> A.compareAndSet(arr, 1, (short) -7, (short) 12345));
        t("cas no", () -> A.compareAndSet(arr, 1, (short) -7, (short) 30000));
        t("now", () -> (short) A.get(arr, 1));
        t(
            "compareAndExchange",
            () ->
                (short) A.compareAndExchange(arr, 1, (short) 12345, (short) 30000) +
                " " +
                (short) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (short) A.compareAndExchange(arr, 1, (short) 12345, (short) -7) +
                " " +
                (short) A.get(arr, 1)
        );
        A.set(arr, 1, (short) 12345);
        t(
            "compareAndExchangeAcquire",
            () ->
                (short) A.compareAndExchangeAcquire(arr, 1, (short) 12345, (short) 30000) +
                " " +
                (short) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (short) A.compareAndExchangeAcquire(arr, 1, (short) 12345, (short) -7) +
                " " +
                (short) A.get(arr, 1)
        );
        A.set(arr, 1, (short) 12345);
        t(
            "compareAndExchangeRelease",
            () ->
                (short) A.compareAndExchangeRelease(arr, 1, (short) 12345, (short) 30000) +
                " " +
                (short) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (short) A.compareAndExchangeRelease(arr, 1, (short) 12345, (short) -7) +
                " " +
                (short) A.get(arr, 1)
        );
        A.set(arr, 1, (short) 12345);
        t("weakCompareAndSetPlain", () -> {
            while (!A.weakCompareAndSetPlain(arr, 1, (short) 12345, (short) -7)) {}
            return (short) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetPlain(arr, 1, (short) 12345, (short) 30000));
        A.set(arr, 1, (short) 12345);
        t("weakCompareAndSet", () -> {
            while (!A.weakCompareAndSet(arr, 1, (short) 12345, (short) -7)) {}
            return (short) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSet(arr, 1, (short) 12345, (short) 30000));
        A.set(arr, 1, (short) 12345);
        t("weakCompareAndSetAcquire", () -> {
            while (!A.weakCompareAndSetAcquire(arr, 1, (short) 12345, (short) -7)) {}
            return (short) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetAcquire(arr, 1, (short) 12345, (short) 30000));
        A.set(arr, 1, (short) 12345);
        t("weakCompareAndSetRelease", () -> {
            while (!A.weakCompareAndSetRelease(arr, 1, (short) 12345, (short) -7)) {}
            return (short) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetRelease(arr, 1, (short) 12345, (short) 30000));
        A.set(arr, 1, (short) 12345);
        t(
            "getAndSet",
            () ->
                (short) A.getAndSet(arr, 1, (short) 30000) +
                " " +
                (short) A.getAndSetAcquire(arr, 1, (short) -7) +
                " " +
                (short) A.getAndSetRelease(arr, 1, (short) 12345) +
                " " +
                (short) A.get(arr, 1)
        );
        t(
            "getAndAdd",
            () ->
                (short) A.getAndAdd(arr, 1, (short) -7) +
                " " +
                (short) A.getAndAddAcquire(arr, 1, (short) 12345) +
                " " +
                (short) A.getAndAddRelease(arr, 1, (short) -7) +
                " " +
                (short) A.get(arr, 1)
        );
        t(
            "bitwiseOr",
            () ->
                (short) A.getAndBitwiseOr(arr, 1, (short) -7) +
                " " +
                (short) A.getAndBitwiseOrAcquire(arr, 1, (short) 12345) +
                " " +
                (short) A.getAndBitwiseOrRelease(arr, 1, (short) 30000) +
                " " +
                (short) A.get(arr, 1)
        );
        t(
            "bitwiseAnd",
            () ->
                (short) A.getAndBitwiseAnd(arr, 1, (short) -7) +
                " " +
                (short) A.getAndBitwiseAndAcquire(arr, 1, (short) 12345) +
                " " +
                (short) A.getAndBitwiseAndRelease(arr, 1, (short) 30000) +
                " " +
                (short) A.get(arr, 1)
        );
        t(
            "bitwiseXor",
            () ->
                (short) A.getAndBitwiseXor(arr, 1, (short) -7) +
                " " +
                (short) A.getAndBitwiseXorAcquire(arr, 1, (short) 12345) +
                " " +
                (short) A.getAndBitwiseXorRelease(arr, 1, (short) 30000) +
                " " +
                (short) A.get(arr, 1)
        );
        // what must fail
        t("index", () -> (short) A.get(arr, 3));
        t("negative", () -> {
            A.setVolatile(arr, -1, (short) -7);
            return 0;
        });
        t("null array", () -> (short) A.getVolatile((short[]) null, 0));
        t("null object", () -> (short) F.get((ShortModes) null));
        t(
            "final",
            () ->
                N.isAccessModeSupported(VarHandle.AccessMode.SET) +
                " " +
                N.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) +
                " " +
                (short) N.get(o)
        );
        t("set final", () -> {
            N.set(o, (short) -7);
            return 0;
        });
        t("cas final", () -> N.compareAndSet(o, (short) 30000, (short) -7));
        t("wrong type", () -> (java.util.Date) F.get(o));
        t("no target", () -> (short) F.get());
        t("too many", () -> (short) S.get(o));
        t("other array", () -> (short) A.get(new Object(), 1));
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
                (short) h.invoke(o, (short) 30000) +
                " " +
                (short) MethodHandles.varHandleInvoker(
                    VarHandle.AccessMode.GET,
                    MethodType.methodType(short.class, ShortModes.class)
                ).invoke(F, o)
        );
        System.out.println(supported);
    }
}
