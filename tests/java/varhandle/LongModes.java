// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/** VarHandle: every access mode on long: instance field, static field and array element. */
public class LongModes {

    interface Code {
        Object run() throws Throwable;
    }

    long f = 9000000000000000000L;
    static long s = 9000000000000000000L;
    final long fin = 9000000000000000000L;

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
        VarHandle F = l.findVarHandle(LongModes.class, "f", long.class),
            S = l.findStaticVarHandle(LongModes.class, "s", long.class),
            A = MethodHandles.arrayElementVarHandle(long[].class),
            N = l.findVarHandle(LongModes.class, "fin", long.class);
        LongModes o = new LongModes();
        long[] arr = { 9000000000000000000L, -1L, 1311768467463790320L };
        // field
        t("field", () -> (long) F.get(o));
        t("plain", () -> {
            F.set(o, -1L);
            return (long) F.get(o);
        });
        t("opaque", () -> {
            F.setOpaque(o, 1311768467463790320L);
            return (long) F.getOpaque(o);
        });
        t("release", () -> {
            F.setRelease(o, 9000000000000000000L);
            return (long) F.getAcquire(o);
        });
        t("volatile", () -> {
            F.setVolatile(o, -1L);
            return (long) F.getVolatile(o);
        });
        t("cas", () -> F.compareAndSet(o, -1L, 1311768467463790320L));
        t("cas no", () -> F.compareAndSet(o, -1L, 9000000000000000000L));
        t("now", () -> (long) F.get(o));
        t(
            "compareAndExchange",
            () ->
                (long) F.compareAndExchange(o, 1311768467463790320L, 9000000000000000000L) +
                " " +
                (long) F.get(o)
        );
        t(
            "refused",
            () -> (long) F.compareAndExchange(o, 1311768467463790320L, -1L) + " " + (long) F.get(o)
        );
        F.set(o, 1311768467463790320L);
        t(
            "compareAndExchangeAcquire",
            () ->
                (long) F.compareAndExchangeAcquire(o, 1311768467463790320L, 9000000000000000000L) +
                " " +
                (long) F.get(o)
        );
        t(
            "refused",
            () ->
                (long) F.compareAndExchangeAcquire(o, 1311768467463790320L, -1L) +
                " " +
                (long) F.get(o)
        );
        F.set(o, 1311768467463790320L);
        t(
            "compareAndExchangeRelease",
            () ->
                (long) F.compareAndExchangeRelease(o, 1311768467463790320L, 9000000000000000000L) +
                " " +
                (long) F.get(o)
        );
        t(
            "refused",
            () ->
                (long) F.compareAndExchangeRelease(o, 1311768467463790320L, -1L) +
                " " +
                (long) F.get(o)
        );
        F.set(o, 1311768467463790320L);
        t("weakCompareAndSetPlain", () -> {
            while (!F.weakCompareAndSetPlain(o, 1311768467463790320L, -1L)) {}
            return (long) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetPlain(o, 1311768467463790320L, 9000000000000000000L));
        F.set(o, 1311768467463790320L);
        t("weakCompareAndSet", () -> {
            while (!F.weakCompareAndSet(o, 1311768467463790320L, -1L)) {}
            return (long) F.get(o);
        });
        t("never", () -> F.weakCompareAndSet(o, 1311768467463790320L, 9000000000000000000L));
        F.set(o, 1311768467463790320L);
        t("weakCompareAndSetAcquire", () -> {
            while (!F.weakCompareAndSetAcquire(o, 1311768467463790320L, -1L)) {}
            return (long) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetAcquire(o, 1311768467463790320L, 9000000000000000000L));
        F.set(o, 1311768467463790320L);
        t("weakCompareAndSetRelease", () -> {
            while (!F.weakCompareAndSetRelease(o, 1311768467463790320L, -1L)) {}
            return (long) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetRelease(o, 1311768467463790320L, 9000000000000000000L));
        F.set(o, 1311768467463790320L);
        t(
            "getAndSet",
            () ->
                (long) F.getAndSet(o, 9000000000000000000L) +
                " " +
                (long) F.getAndSetAcquire(o, -1L) +
                " " +
                (long) F.getAndSetRelease(o, 1311768467463790320L) +
                " " +
                (long) F.get(o)
        );
        t(
            "getAndAdd",
            () ->
                (long) F.getAndAdd(o, -1L) +
                " " +
                (long) F.getAndAddAcquire(o, 1311768467463790320L) +
                " " +
                (long) F.getAndAddRelease(o, -1L) +
                " " +
                (long) F.get(o)
        );
        t(
            "bitwiseOr",
            () ->
                (long) F.getAndBitwiseOr(o, -1L) +
                " " +
                (long) F.getAndBitwiseOrAcquire(o, 1311768467463790320L) +
                " " +
                (long) F.getAndBitwiseOrRelease(o, 9000000000000000000L) +
                " " +
                (long) F.get(o)
        );
        t(
            "bitwiseAnd",
            () ->
                (long) F.getAndBitwiseAnd(o, -1L) +
                " " +
                (long) F.getAndBitwiseAndAcquire(o, 1311768467463790320L) +
                " " +
                (long) F.getAndBitwiseAndRelease(o, 9000000000000000000L) +
                " " +
                (long) F.get(o)
        );
        t(
            "bitwiseXor",
            () ->
                (long) F.getAndBitwiseXor(o, -1L) +
                " " +
                (long) F.getAndBitwiseXorAcquire(o, 1311768467463790320L) +
                " " +
                (long) F.getAndBitwiseXorRelease(o, 9000000000000000000L) +
                " " +
                (long) F.get(o)
        );
        // static
        t("static", () -> (long) S.get());
        t("plain", () -> {
            S.set(-1L);
            return (long) S.get();
        });
        t("opaque", () -> {
            S.setOpaque(1311768467463790320L);
            return (long) S.getOpaque();
        });
        t("release", () -> {
            S.setRelease(9000000000000000000L);
            return (long) S.getAcquire();
        });
        t("volatile", () -> {
            S.setVolatile(-1L);
            return (long) S.getVolatile();
        });
        t("cas", () -> S.compareAndSet(-1L, 1311768467463790320L));
        t("cas no", () -> S.compareAndSet(-1L, 9000000000000000000L));
        t("now", () -> (long) S.get());
        t(
            "compareAndExchange",
            () ->
                (long) S.compareAndExchange(1311768467463790320L, 9000000000000000000L) +
                " " +
                (long) S.get()
        );
        t(
            "refused",
            () -> (long) S.compareAndExchange(1311768467463790320L, -1L) + " " + (long) S.get()
        );
        S.set(1311768467463790320L);
        t(
            "compareAndExchangeAcquire",
            () ->
                (long) S.compareAndExchangeAcquire(1311768467463790320L, 9000000000000000000L) +
                " " +
                (long) S.get()
        );
        t(
            "refused",
            () ->
                (long) S.compareAndExchangeAcquire(1311768467463790320L, -1L) + " " + (long) S.get()
        );
        S.set(1311768467463790320L);
        t(
            "compareAndExchangeRelease",
            () ->
                (long) S.compareAndExchangeRelease(1311768467463790320L, 9000000000000000000L) +
                " " +
                (long) S.get()
        );
        t(
            "refused",
            () ->
                (long) S.compareAndExchangeRelease(1311768467463790320L, -1L) + " " + (long) S.get()
        );
        S.set(1311768467463790320L);
        t("weakCompareAndSetPlain", () -> {
            while (!S.weakCompareAndSetPlain(1311768467463790320L, -1L)) {}
            return (long) S.get();
        });
        t("never", () -> S.weakCompareAndSetPlain(1311768467463790320L, 9000000000000000000L));
        S.set(1311768467463790320L);
        t("weakCompareAndSet", () -> {
            while (!S.weakCompareAndSet(1311768467463790320L, -1L)) {}
            return (long) S.get();
        });
        t("never", () -> S.weakCompareAndSet(1311768467463790320L, 9000000000000000000L));
        S.set(1311768467463790320L);
        t("weakCompareAndSetAcquire", () -> {
            while (!S.weakCompareAndSetAcquire(1311768467463790320L, -1L)) {}
            return (long) S.get();
        });
        t("never", () -> S.weakCompareAndSetAcquire(1311768467463790320L, 9000000000000000000L));
        S.set(1311768467463790320L);
        t("weakCompareAndSetRelease", () -> {
            while (!S.weakCompareAndSetRelease(1311768467463790320L, -1L)) {}
            return (long) S.get();
        });
        t("never", () -> S.weakCompareAndSetRelease(1311768467463790320L, 9000000000000000000L));
        S.set(1311768467463790320L);
        t(
            "getAndSet",
            () ->
                (long) S.getAndSet(9000000000000000000L) +
                " " +
                (long) S.getAndSetAcquire(-1L) +
                " " +
                (long) S.getAndSetRelease(1311768467463790320L) +
                " " +
                (long) S.get()
        );
        t(
            "getAndAdd",
            () ->
                (long) S.getAndAdd(-1L) +
                " " +
                (long) S.getAndAddAcquire(1311768467463790320L) +
                " " +
                (long) S.getAndAddRelease(-1L) +
                " " +
                (long) S.get()
        );
        t(
            "bitwiseOr",
            () ->
                (long) S.getAndBitwiseOr(-1L) +
                " " +
                (long) S.getAndBitwiseOrAcquire(1311768467463790320L) +
                " " +
                (long) S.getAndBitwiseOrRelease(9000000000000000000L) +
                " " +
                (long) S.get()
        );
        t(
            "bitwiseAnd",
            () ->
                (long) S.getAndBitwiseAnd(-1L) +
                " " +
                (long) S.getAndBitwiseAndAcquire(1311768467463790320L) +
                " " +
                (long) S.getAndBitwiseAndRelease(9000000000000000000L) +
                " " +
                (long) S.get()
        );
        t(
            "bitwiseXor",
            () ->
                (long) S.getAndBitwiseXor(-1L) +
                " " +
                (long) S.getAndBitwiseXorAcquire(1311768467463790320L) +
                " " +
                (long) S.getAndBitwiseXorRelease(9000000000000000000L) +
                " " +
                (long) S.get()
        );
        // array
        t("array", () -> (long) A.get(arr, 1));
        t("plain", () -> {
            A.set(arr, 1, -1L);
            return (long) A.get(arr, 1);
        });
        t("opaque", () -> {
            A.setOpaque(arr, 1, 1311768467463790320L);
            return (long) A.getOpaque(arr, 1);
        });
        t("release", () -> {
            A.setRelease(arr, 1, 9000000000000000000L);
            return (long) A.getAcquire(arr, 1);
        });
        t("volatile", () -> {
            A.setVolatile(arr, 1, -1L);
            return (long) A.getVolatile(arr, 1);
        });
        t("cas", () -> A.compareAndSet(arr, 1, -1L, 1311768467463790320L));
        t("cas no", () -> A.compareAndSet(arr, 1, -1L, 9000000000000000000L));
        t("now", () -> (long) A.get(arr, 1));
        t(
            "compareAndExchange",
            () ->
                (long) A.compareAndExchange(arr, 1, 1311768467463790320L, 9000000000000000000L) +
                " " +
                (long) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (long) A.compareAndExchange(arr, 1, 1311768467463790320L, -1L) +
                " " +
                (long) A.get(arr, 1)
        );
        A.set(arr, 1, 1311768467463790320L);
        t(
            "compareAndExchangeAcquire",
            () ->
                (long) A.compareAndExchangeAcquire(
                    arr,
                    1,
                    1311768467463790320L,
                    9000000000000000000L
                ) +
                " " +
                (long) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (long) A.compareAndExchangeAcquire(arr, 1, 1311768467463790320L, -1L) +
                " " +
                (long) A.get(arr, 1)
        );
        A.set(arr, 1, 1311768467463790320L);
        t(
            "compareAndExchangeRelease",
            () ->
                (long) A.compareAndExchangeRelease(
                    arr,
                    1,
                    1311768467463790320L,
                    9000000000000000000L
                ) +
                " " +
                (long) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (long) A.compareAndExchangeRelease(arr, 1, 1311768467463790320L, -1L) +
                " " +
                (long) A.get(arr, 1)
        );
        A.set(arr, 1, 1311768467463790320L);
        t("weakCompareAndSetPlain", () -> {
            while (!A.weakCompareAndSetPlain(arr, 1, 1311768467463790320L, -1L)) {}
            return (long) A.get(arr, 1);
        });
        t("never", () ->
            A.weakCompareAndSetPlain(arr, 1, 1311768467463790320L, 9000000000000000000L)
        );
        A.set(arr, 1, 1311768467463790320L);
        t("weakCompareAndSet", () -> {
            while (!A.weakCompareAndSet(arr, 1, 1311768467463790320L, -1L)) {}
            return (long) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSet(arr, 1, 1311768467463790320L, 9000000000000000000L));
        A.set(arr, 1, 1311768467463790320L);
        t("weakCompareAndSetAcquire", () -> {
            while (!A.weakCompareAndSetAcquire(arr, 1, 1311768467463790320L, -1L)) {}
            return (long) A.get(arr, 1);
        });
        t("never", () ->
            A.weakCompareAndSetAcquire(arr, 1, 1311768467463790320L, 9000000000000000000L)
        );
        A.set(arr, 1, 1311768467463790320L);
        t("weakCompareAndSetRelease", () -> {
            while (!A.weakCompareAndSetRelease(arr, 1, 1311768467463790320L, -1L)) {}
            return (long) A.get(arr, 1);
        });
        t("never", () ->
            A.weakCompareAndSetRelease(arr, 1, 1311768467463790320L, 9000000000000000000L)
        );
        A.set(arr, 1, 1311768467463790320L);
        t(
            "getAndSet",
            () ->
                (long) A.getAndSet(arr, 1, 9000000000000000000L) +
                " " +
                (long) A.getAndSetAcquire(arr, 1, -1L) +
                " " +
                (long) A.getAndSetRelease(arr, 1, 1311768467463790320L) +
                " " +
                (long) A.get(arr, 1)
        );
        t(
            "getAndAdd",
            () ->
                (long) A.getAndAdd(arr, 1, -1L) +
                " " +
                (long) A.getAndAddAcquire(arr, 1, 1311768467463790320L) +
                " " +
                (long) A.getAndAddRelease(arr, 1, -1L) +
                " " +
                (long) A.get(arr, 1)
        );
        t(
            "bitwiseOr",
            () ->
                (long) A.getAndBitwiseOr(arr, 1, -1L) +
                " " +
                (long) A.getAndBitwiseOrAcquire(arr, 1, 1311768467463790320L) +
                " " +
                (long) A.getAndBitwiseOrRelease(arr, 1, 9000000000000000000L) +
                " " +
                (long) A.get(arr, 1)
        );
        t(
            "bitwiseAnd",
            () ->
                (long) A.getAndBitwiseAnd(arr, 1, -1L) +
                " " +
                (long) A.getAndBitwiseAndAcquire(arr, 1, 1311768467463790320L) +
                " " +
                (long) A.getAndBitwiseAndRelease(arr, 1, 9000000000000000000L) +
                " " +
                (long) A.get(arr, 1)
        );
        t(
            "bitwiseXor",
            () ->
                (long) A.getAndBitwiseXor(arr, 1, -1L) +
                " " +
                (long) A.getAndBitwiseXorAcquire(arr, 1, 1311768467463790320L) +
                " " +
                (long) A.getAndBitwiseXorRelease(arr, 1, 9000000000000000000L) +
                " " +
                (long) A.get(arr, 1)
        );
        // what must fail
        t("index", () -> (long) A.get(arr, 3));
        t("negative", () -> {
            A.setVolatile(arr, -1, -1L);
            return 0;
        });
        t("null array", () -> (long) A.getVolatile((long[]) null, 0));
        t("null object", () -> (long) F.get((LongModes) null));
        t(
            "final",
            () ->
                N.isAccessModeSupported(VarHandle.AccessMode.SET) +
                " " +
                N.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) +
                " " +
                (long) N.get(o)
        );
        t("set final", () -> {
            N.set(o, -1L);
            return 0;
        });
        t("cas final", () -> N.compareAndSet(o, 9000000000000000000L, -1L));
        t("wrong type", () -> (java.util.Date) F.get(o));
        t("no target", () -> (long) F.get());
        t("too many", () -> (long) S.get(o));
        t("other array", () -> (long) A.get(new Object(), 1));
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
                (long) h.invoke(o, 9000000000000000000L) +
                " " +
                (long) MethodHandles.varHandleInvoker(
                    VarHandle.AccessMode.GET,
                    MethodType.methodType(long.class, LongModes.class)
                ).invoke(F, o)
        );
        System.out.println(supported);
    }
}
