// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/** VarHandle: every access mode on byte: instance field, static field and array element. */
public class ByteModes {

    interface Code {
        Object run() throws Throwable;
    }

    byte f = (byte) 100;
    static byte s = (byte) 100;
    final byte fin = (byte) 100;

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
        VarHandle F = l.findVarHandle(ByteModes.class, "f", byte.class),
            S = l.findStaticVarHandle(ByteModes.class, "s", byte.class),
            A = MethodHandles.arrayElementVarHandle(byte[].class),
            N = l.findVarHandle(ByteModes.class, "fin", byte.class);
        ByteModes o = new ByteModes();
        byte[] arr = { (byte) 100, (byte) 50, (byte) -128 };
        // field
        t("field", () -> (byte) F.get(o));
        t("plain", () -> {
            F.set(o, (byte) 50);
            return (byte) F.get(o);
        });
        t("opaque", () -> {
            F.setOpaque(o, (byte) -128);
            return (byte) F.getOpaque(o);
        });
        t("release", () -> {
            F.setRelease(o, (byte) 100);
            return (byte) F.getAcquire(o);
        });
        t("volatile", () -> {
            F.setVolatile(o, (byte) 50);
            return (byte) F.getVolatile(o);
        });
        t("cas", () -> F.compareAndSet(o, (byte) 50, (byte) -128));
        t("cas no", () -> F.compareAndSet(o, (byte) 50, (byte) 100));
        t("now", () -> (byte) F.get(o));
        t(
            "compareAndExchange",
            () -> (byte) F.compareAndExchange(o, (byte) -128, (byte) 100) + " " + (byte) F.get(o)
        );
        t(
            "refused",
            () -> (byte) F.compareAndExchange(o, (byte) -128, (byte) 50) + " " + (byte) F.get(o)
        );
        F.set(o, (byte) -128);
        t(
            "compareAndExchangeAcquire",
            () ->
                (byte) F.compareAndExchangeAcquire(o, (byte) -128, (byte) 100) +
                " " +
                (byte) F.get(o)
        );
        t(
            "refused",
            () ->
                (byte) F.compareAndExchangeAcquire(o, (byte) -128, (byte) 50) +
                " " +
                (byte) F.get(o)
        );
        F.set(o, (byte) -128);
        t(
            "compareAndExchangeRelease",
            () ->
                (byte) F.compareAndExchangeRelease(o, (byte) -128, (byte) 100) +
                " " +
                (byte) F.get(o)
        );
        t(
            "refused",
            () ->
                (byte) F.compareAndExchangeRelease(o, (byte) -128, (byte) 50) +
                " " +
                (byte) F.get(o)
        );
        F.set(o, (byte) -128);
        t("weakCompareAndSetPlain", () -> {
            while (!F.weakCompareAndSetPlain(o, (byte) -128, (byte) 50)) {}
            return (byte) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetPlain(o, (byte) -128, (byte) 100));
        F.set(o, (byte) -128);
        t("weakCompareAndSet", () -> {
            while (!F.weakCompareAndSet(o, (byte) -128, (byte) 50)) {}
            return (byte) F.get(o);
        });
        t("never", () -> F.weakCompareAndSet(o, (byte) -128, (byte) 100));
        F.set(o, (byte) -128);
        t("weakCompareAndSetAcquire", () -> {
            while (!F.weakCompareAndSetAcquire(o, (byte) -128, (byte) 50)) {}
            return (byte) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetAcquire(o, (byte) -128, (byte) 100));
        F.set(o, (byte) -128);
        t("weakCompareAndSetRelease", () -> {
            while (!F.weakCompareAndSetRelease(o, (byte) -128, (byte) 50)) {}
            return (byte) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetRelease(o, (byte) -128, (byte) 100));
        F.set(o, (byte) -128);
        t(
            "getAndSet",
            () ->
                (byte) F.getAndSet(o, (byte) 100) +
                " " +
                (byte) F.getAndSetAcquire(o, (byte) 50) +
                " " +
                (byte) F.getAndSetRelease(o, (byte) -128) +
                " " +
                (byte) F.get(o)
        );
        t(
            "getAndAdd",
            () ->
                (byte) F.getAndAdd(o, (byte) 50) +
                " " +
                (byte) F.getAndAddAcquire(o, (byte) -128) +
                " " +
                (byte) F.getAndAddRelease(o, (byte) 50) +
                " " +
                (byte) F.get(o)
        );
        t(
            "bitwiseOr",
            () ->
                (byte) F.getAndBitwiseOr(o, (byte) 50) +
                " " +
                (byte) F.getAndBitwiseOrAcquire(o, (byte) -128) +
                " " +
                (byte) F.getAndBitwiseOrRelease(o, (byte) 100) +
                " " +
                (byte) F.get(o)
        );
        t(
            "bitwiseAnd",
            () ->
                (byte) F.getAndBitwiseAnd(o, (byte) 50) +
                " " +
                (byte) F.getAndBitwiseAndAcquire(o, (byte) -128) +
                " " +
                (byte) F.getAndBitwiseAndRelease(o, (byte) 100) +
                " " +
                (byte) F.get(o)
        );
        t(
            "bitwiseXor",
            () ->
                (byte) F.getAndBitwiseXor(o, (byte) 50) +
                " " +
                (byte) F.getAndBitwiseXorAcquire(o, (byte) -128) +
                " " +
                (byte) F.getAndBitwiseXorRelease(o, (byte) 100) +
                " " +
                (byte) F.get(o)
        );
        // static
        t("static", () -> (byte) S.get());
        t("plain", () -> {
            S.set((byte) 50);
            return (byte) S.get();
        });
        t("opaque", () -> {
            S.setOpaque((byte) -128);
            return (byte) S.getOpaque();
        });
        t("release", () -> {
            S.setRelease((byte) 100);
            return (byte) S.getAcquire();
        });
        t("volatile", () -> {
            S.setVolatile((byte) 50);
            return (byte) S.getVolatile();
        });
        t("cas", () -> S.compareAndSet((byte) 50, (byte) -128));
        t("cas no", () -> S.compareAndSet((byte) 50, (byte) 100));
        t("now", () -> (byte) S.get());
        t(
            "compareAndExchange",
            () -> (byte) S.compareAndExchange((byte) -128, (byte) 100) + " " + (byte) S.get()
        );
        t(
            "refused",
            () -> (byte) S.compareAndExchange((byte) -128, (byte) 50) + " " + (byte) S.get()
        );
        S.set((byte) -128);
        t(
            "compareAndExchangeAcquire",
            () -> (byte) S.compareAndExchangeAcquire((byte) -128, (byte) 100) + " " + (byte) S.get()
        );
        t(
            "refused",
            () -> (byte) S.compareAndExchangeAcquire((byte) -128, (byte) 50) + " " + (byte) S.get()
        );
        S.set((byte) -128);
        t(
            "compareAndExchangeRelease",
            () -> (byte) S.compareAndExchangeRelease((byte) -128, (byte) 100) + " " + (byte) S.get()
        );
        t(
            "refused",
            () -> (byte) S.compareAndExchangeRelease((byte) -128, (byte) 50) + " " + (byte) S.get()
        );
        S.set((byte) -128);
        t("weakCompareAndSetPlain", () -> {
            while (!S.weakCompareAndSetPlain((byte) -128, (byte) 50)) {}
            return (byte) S.get();
        });
        t("never", () -> S.weakCompareAndSetPlain((byte) -128, (byte) 100));
        S.set((byte) -128);
        t("weakCompareAndSet", () -> {
            while (!S.weakCompareAndSet((byte) -128, (byte) 50)) {}
            return (byte) S.get();
        });
        t("never", () -> S.weakCompareAndSet((byte) -128, (byte) 100));
        S.set((byte) -128);
        t("weakCompareAndSetAcquire", () -> {
            while (!S.weakCompareAndSetAcquire((byte) -128, (byte) 50)) {}
            return (byte) S.get();
        });
        t("never", () -> S.weakCompareAndSetAcquire((byte) -128, (byte) 100));
        S.set((byte) -128);
        t("weakCompareAndSetRelease", () -> {
            while (!S.weakCompareAndSetRelease((byte) -128, (byte) 50)) {}
            return (byte) S.get();
        });
        t("never", () -> S.weakCompareAndSetRelease((byte) -128, (byte) 100));
        S.set((byte) -128);
        t(
            "getAndSet",
            () ->
                (byte) S.getAndSet((byte) 100) +
                " " +
                (byte) S.getAndSetAcquire((byte) 50) +
                " " +
                (byte) S.getAndSetRelease((byte) -128) +
                " " +
                (byte) S.get()
        );
        t(
            "getAndAdd",
            () ->
                (byte) S.getAndAdd((byte) 50) +
                " " +
                (byte) S.getAndAddAcquire((byte) -128) +
                " " +
                (byte) S.getAndAddRelease((byte) 50) +
                " " +
                (byte) S.get()
        );
        t(
            "bitwiseOr",
            () ->
                (byte) S.getAndBitwiseOr((byte) 50) +
                " " +
                (byte) S.getAndBitwiseOrAcquire((byte) -128) +
                " " +
                (byte) S.getAndBitwiseOrRelease((byte) 100) +
                " " +
                (byte) S.get()
        );
        t(
            "bitwiseAnd",
            () ->
                (byte) S.getAndBitwiseAnd((byte) 50) +
                " " +
                (byte) S.getAndBitwiseAndAcquire((byte) -128) +
                " " +
                (byte) S.getAndBitwiseAndRelease((byte) 100) +
                " " +
                (byte) S.get()
        );
        t(
            "bitwiseXor",
            () ->
                (byte) S.getAndBitwiseXor((byte) 50) +
                " " +
                (byte) S.getAndBitwiseXorAcquire((byte) -128) +
                " " +
                (byte) S.getAndBitwiseXorRelease((byte) 100) +
                " " +
                (byte) S.get()
        );
        // array
        t("array", () -> (byte) A.get(arr, 1));
        t("plain", () -> {
            A.set(arr, 1, (byte) 50);
            return (byte) A.get(arr, 1);
        });
        t("opaque", () -> {
            A.setOpaque(arr, 1, (byte) -128);
            return (byte) A.getOpaque(arr, 1);
        });
        t("release", () -> {
            A.setRelease(arr, 1, (byte) 100);
            return (byte) A.getAcquire(arr, 1);
        });
        t("volatile", () -> {
            A.setVolatile(arr, 1, (byte) 50);
            return (byte) A.getVolatile(arr, 1);
        });
        t("cas", () -> A.compareAndSet(arr, 1, (byte) 50, (byte) -128));
        t("cas no", () -> A.compareAndSet(arr, 1, (byte) 50, (byte) 100));
        t("now", () -> (byte) A.get(arr, 1));
        t(
            "compareAndExchange",
            () ->
                (byte) A.compareAndExchange(arr, 1, (byte) -128, (byte) 100) +
                " " +
                (byte) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (byte) A.compareAndExchange(arr, 1, (byte) -128, (byte) 50) +
                " " +
                (byte) A.get(arr, 1)
        );
        A.set(arr, 1, (byte) -128);
        t(
            "compareAndExchangeAcquire",
            () ->
                (byte) A.compareAndExchangeAcquire(arr, 1, (byte) -128, (byte) 100) +
                " " +
                (byte) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (byte) A.compareAndExchangeAcquire(arr, 1, (byte) -128, (byte) 50) +
                " " +
                (byte) A.get(arr, 1)
        );
        A.set(arr, 1, (byte) -128);
        t(
            "compareAndExchangeRelease",
            () ->
                (byte) A.compareAndExchangeRelease(arr, 1, (byte) -128, (byte) 100) +
                " " +
                (byte) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (byte) A.compareAndExchangeRelease(arr, 1, (byte) -128, (byte) 50) +
                " " +
                (byte) A.get(arr, 1)
        );
        A.set(arr, 1, (byte) -128);
        t("weakCompareAndSetPlain", () -> {
            while (!A.weakCompareAndSetPlain(arr, 1, (byte) -128, (byte) 50)) {}
            return (byte) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetPlain(arr, 1, (byte) -128, (byte) 100));
        A.set(arr, 1, (byte) -128);
        t("weakCompareAndSet", () -> {
            while (!A.weakCompareAndSet(arr, 1, (byte) -128, (byte) 50)) {}
            return (byte) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSet(arr, 1, (byte) -128, (byte) 100));
        A.set(arr, 1, (byte) -128);
        t("weakCompareAndSetAcquire", () -> {
            while (!A.weakCompareAndSetAcquire(arr, 1, (byte) -128, (byte) 50)) {}
            return (byte) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetAcquire(arr, 1, (byte) -128, (byte) 100));
        A.set(arr, 1, (byte) -128);
        t("weakCompareAndSetRelease", () -> {
            while (!A.weakCompareAndSetRelease(arr, 1, (byte) -128, (byte) 50)) {}
            return (byte) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetRelease(arr, 1, (byte) -128, (byte) 100));
        A.set(arr, 1, (byte) -128);
        t(
            "getAndSet",
            () ->
                (byte) A.getAndSet(arr, 1, (byte) 100) +
                " " +
                (byte) A.getAndSetAcquire(arr, 1, (byte) 50) +
                " " +
                (byte) A.getAndSetRelease(arr, 1, (byte) -128) +
                " " +
                (byte) A.get(arr, 1)
        );
        t(
            "getAndAdd",
            () ->
                (byte) A.getAndAdd(arr, 1, (byte) 50) +
                " " +
                (byte) A.getAndAddAcquire(arr, 1, (byte) -128) +
                " " +
                (byte) A.getAndAddRelease(arr, 1, (byte) 50) +
                " " +
                (byte) A.get(arr, 1)
        );
        t(
            "bitwiseOr",
            () ->
                (byte) A.getAndBitwiseOr(arr, 1, (byte) 50) +
                " " +
                (byte) A.getAndBitwiseOrAcquire(arr, 1, (byte) -128) +
                " " +
                (byte) A.getAndBitwiseOrRelease(arr, 1, (byte) 100) +
                " " +
                (byte) A.get(arr, 1)
        );
        t(
            "bitwiseAnd",
            () ->
                (byte) A.getAndBitwiseAnd(arr, 1, (byte) 50) +
                " " +
                (byte) A.getAndBitwiseAndAcquire(arr, 1, (byte) -128) +
                " " +
                (byte) A.getAndBitwiseAndRelease(arr, 1, (byte) 100) +
                " " +
                (byte) A.get(arr, 1)
        );
        t(
            "bitwiseXor",
            () ->
                (byte) A.getAndBitwiseXor(arr, 1, (byte) 50) +
                " " +
                (byte) A.getAndBitwiseXorAcquire(arr, 1, (byte) -128) +
                " " +
                (byte) A.getAndBitwiseXorRelease(arr, 1, (byte) 100) +
                " " +
                (byte) A.get(arr, 1)
        );
        // what must fail
        t("index", () -> (byte) A.get(arr, 3));
        t("negative", () -> {
            A.setVolatile(arr, -1, (byte) 50);
            return 0;
        });
        t("null array", () -> (byte) A.getVolatile((byte[]) null, 0));
        t("null object", () -> (byte) F.get((ByteModes) null));
        t(
            "final",
            () ->
                N.isAccessModeSupported(VarHandle.AccessMode.SET) +
                " " +
                N.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) +
                " " +
                (byte) N.get(o)
        );
        t("set final", () -> {
            N.set(o, (byte) 50);
            return 0;
        });
        t("cas final", () -> N.compareAndSet(o, (byte) 100, (byte) 50));
        t("wrong type", () -> (java.util.Date) F.get(o));
        t("no target", () -> (byte) F.get());
        t("too many", () -> (byte) S.get(o));
        t("other array", () -> (byte) A.get(new Object(), 1));
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
                (byte) h.invoke(o, (byte) 100) +
                " " +
                (byte) MethodHandles.varHandleInvoker(
                    VarHandle.AccessMode.GET,
                    MethodType.methodType(byte.class, ByteModes.class)
                ).invoke(F, o)
        );
        System.out.println(supported);
    }
}
