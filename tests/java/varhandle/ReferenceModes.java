// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/** VarHandle: every access mode on String: instance field, static field and array element. */
public class ReferenceModes {

    interface Code {
        Object run() throws Throwable;
    }

    String f = "a";
    static String s = "a";
    final String fin = "a";

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
        VarHandle F = l.findVarHandle(ReferenceModes.class, "f", String.class),
            S = l.findStaticVarHandle(ReferenceModes.class, "s", String.class),
            A = MethodHandles.arrayElementVarHandle(String[].class),
            N = l.findVarHandle(ReferenceModes.class, "fin", String.class);
        ReferenceModes o = new ReferenceModes();
        String[] arr = { "a", "b", "c" };
        // field
        t("field", () -> (String) F.get(o));
        t("plain", () -> {
            F.set(o, "b");
            return (String) F.get(o);
        });
        t("opaque", () -> {
            F.setOpaque(o, "c");
            return (String) F.getOpaque(o);
        });
        t("release", () -> {
            F.setRelease(o, "a");
            return (String) F.getAcquire(o);
        });
        t("volatile", () -> {
            F.setVolatile(o, "b");
            return (String) F.getVolatile(o);
        });
        t("cas", () -> F.compareAndSet(o, "b", "c"));
        t("cas no", () -> F.compareAndSet(o, "b", "a"));
        t("now", () -> (String) F.get(o));
        t(
            "compareAndExchange",
            () -> (String) F.compareAndExchange(o, "c", "a") + " " + (String) F.get(o)
        );
        t("refused", () -> (String) F.compareAndExchange(o, "c", "b") + " " + (String) F.get(o));
        F.set(o, "c");
        t(
            "compareAndExchangeAcquire",
            () -> (String) F.compareAndExchangeAcquire(o, "c", "a") + " " + (String) F.get(o)
        );
        t(
            "refused",
            () -> (String) F.compareAndExchangeAcquire(o, "c", "b") + " " + (String) F.get(o)
        );
        F.set(o, "c");
        t(
            "compareAndExchangeRelease",
            () -> (String) F.compareAndExchangeRelease(o, "c", "a") + " " + (String) F.get(o)
        );
        t(
            "refused",
            () -> (String) F.compareAndExchangeRelease(o, "c", "b") + " " + (String) F.get(o)
        );
        F.set(o, "c");
        t("weakCompareAndSetPlain", () -> {
            while (!F.weakCompareAndSetPlain(o, "c", "b")) {}
            return (String) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetPlain(o, "c", "a"));
        F.set(o, "c");
        t("weakCompareAndSet", () -> {
            while (!F.weakCompareAndSet(o, "c", "b")) {}
            return (String) F.get(o);
        });
        t("never", () -> F.weakCompareAndSet(o, "c", "a"));
        F.set(o, "c");
        t("weakCompareAndSetAcquire", () -> {
            while (!F.weakCompareAndSetAcquire(o, "c", "b")) {}
            return (String) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetAcquire(o, "c", "a"));
        F.set(o, "c");
        t("weakCompareAndSetRelease", () -> {
            while (!F.weakCompareAndSetRelease(o, "c", "b")) {}
            return (String) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetRelease(o, "c", "a"));
        F.set(o, "c");
        t(
            "getAndSet",
            () ->
                (String) F.getAndSet(o, "a") +
                " " +
                (String) F.getAndSetAcquire(o, "b") +
                " " +
                (String) F.getAndSetRelease(o, "c") +
                " " +
                (String) F.get(o)
        );
        t("getAndAdd", () -> F.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        t("unsupported", () -> (String) F.getAndAdd(o, "a"));
        t("bitwise", () -> F.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        t("unsupported", () -> (String) F.getAndBitwiseXor(o, "a"));
        // static
        t("static", () -> (String) S.get());
        t("plain", () -> {
            S.set("b");
            return (String) S.get();
        });
        t("opaque", () -> {
            S.setOpaque("c");
            return (String) S.getOpaque();
        });
        t("release", () -> {
            S.setRelease("a");
            return (String) S.getAcquire();
        });
        t("volatile", () -> {
            S.setVolatile("b");
            return (String) S.getVolatile();
        });
        t("cas", () -> S.compareAndSet("b", "c"));
        t("cas no", () -> S.compareAndSet("b", "a"));
        t("now", () -> (String) S.get());
        t(
            "compareAndExchange",
            () -> (String) S.compareAndExchange("c", "a") + " " + (String) S.get()
        );
        t("refused", () -> (String) S.compareAndExchange("c", "b") + " " + (String) S.get());
        S.set("c");
        t(
            "compareAndExchangeAcquire",
            () -> (String) S.compareAndExchangeAcquire("c", "a") + " " + (String) S.get()
        );
        t("refused", () -> (String) S.compareAndExchangeAcquire("c", "b") + " " + (String) S.get());
        S.set("c");
        t(
            "compareAndExchangeRelease",
            () -> (String) S.compareAndExchangeRelease("c", "a") + " " + (String) S.get()
        );
        t("refused", () -> (String) S.compareAndExchangeRelease("c", "b") + " " + (String) S.get());
        S.set("c");
        t("weakCompareAndSetPlain", () -> {
            while (!S.weakCompareAndSetPlain("c", "b")) {}
            return (String) S.get();
        });
        t("never", () -> S.weakCompareAndSetPlain("c", "a"));
        S.set("c");
        t("weakCompareAndSet", () -> {
            while (!S.weakCompareAndSet("c", "b")) {}
            return (String) S.get();
        });
        t("never", () -> S.weakCompareAndSet("c", "a"));
        S.set("c");
        t("weakCompareAndSetAcquire", () -> {
            while (!S.weakCompareAndSetAcquire("c", "b")) {}
            return (String) S.get();
        });
        t("never", () -> S.weakCompareAndSetAcquire("c", "a"));
        S.set("c");
        t("weakCompareAndSetRelease", () -> {
            while (!S.weakCompareAndSetRelease("c", "b")) {}
            return (String) S.get();
        });
        t("never", () -> S.weakCompareAndSetRelease("c", "a"));
        S.set("c");
        t(
            "getAndSet",
            () ->
                (String) S.getAndSet("a") +
                " " +
                (String) S.getAndSetAcquire("b") +
                " " +
                (String) S.getAndSetRelease("c") +
                " " +
                (String) S.get()
        );
        t("getAndAdd", () -> S.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        t("unsupported", () -> (String) S.getAndAdd("a"));
        t("bitwise", () -> S.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        t("unsupported", () -> (String) S.getAndBitwiseXor("a"));
        // array
        t("array", () -> (String) A.get(arr, 1));
        t("plain", () -> {
            A.set(arr, 1, "b");
            return (String) A.get(arr, 1);
        });
        t("opaque", () -> {
            A.setOpaque(arr, 1, "c");
            return (String) A.getOpaque(arr, 1);
        });
        t("release", () -> {
            A.setRelease(arr, 1, "a");
            return (String) A.getAcquire(arr, 1);
        });
        t("volatile", () -> {
            A.setVolatile(arr, 1, "b");
            return (String) A.getVolatile(arr, 1);
        });
        t("cas", () -> A.compareAndSet(arr, 1, "b", "c"));
        t("cas no", () -> A.compareAndSet(arr, 1, "b", "a"));
        t("now", () -> (String) A.get(arr, 1));
        t(
            "compareAndExchange",
            () -> (String) A.compareAndExchange(arr, 1, "c", "a") + " " + (String) A.get(arr, 1)
        );
        t(
            "refused",
            () -> (String) A.compareAndExchange(arr, 1, "c", "b") + " " + (String) A.get(arr, 1)
        );
        A.set(arr, 1, "c");
        t(
            "compareAndExchangeAcquire",
            () ->
                (String) A.compareAndExchangeAcquire(arr, 1, "c", "a") +
                " " +
                (String) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (String) A.compareAndExchangeAcquire(arr, 1, "c", "b") +
                " " +
                (String) A.get(arr, 1)
        );
        A.set(arr, 1, "c");
        t(
            "compareAndExchangeRelease",
            () ->
                (String) A.compareAndExchangeRelease(arr, 1, "c", "a") +
                " " +
                (String) A.get(arr, 1)
        );
        t(
            "refused",
            () ->
                (String) A.compareAndExchangeRelease(arr, 1, "c", "b") +
                " " +
                (String) A.get(arr, 1)
        );
        A.set(arr, 1, "c");
        t("weakCompareAndSetPlain", () -> {
            while (!A.weakCompareAndSetPlain(arr, 1, "c", "b")) {}
            return (String) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetPlain(arr, 1, "c", "a"));
        A.set(arr, 1, "c");
        t("weakCompareAndSet", () -> {
            while (!A.weakCompareAndSet(arr, 1, "c", "b")) {}
            return (String) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSet(arr, 1, "c", "a"));
        A.set(arr, 1, "c");
        t("weakCompareAndSetAcquire", () -> {
            while (!A.weakCompareAndSetAcquire(arr, 1, "c", "b")) {}
            return (String) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetAcquire(arr, 1, "c", "a"));
        A.set(arr, 1, "c");
        t("weakCompareAndSetRelease", () -> {
            while (!A.weakCompareAndSetRelease(arr, 1, "c", "b")) {}
            return (String) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetRelease(arr, 1, "c", "a"));
        A.set(arr, 1, "c");
        t(
            "getAndSet",
            () ->
                (String) A.getAndSet(arr, 1, "a") +
                " " +
                (String) A.getAndSetAcquire(arr, 1, "b") +
                " " +
                (String) A.getAndSetRelease(arr, 1, "c") +
                " " +
                (String) A.get(arr, 1)
        );
        t("getAndAdd", () -> A.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
        t("unsupported", () -> (String) A.getAndAdd(arr, 1, "a"));
        t("bitwise", () -> A.isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        t("unsupported", () -> (String) A.getAndBitwiseXor(arr, 1, "a"));
        // what must fail
        t("index", () -> (String) A.get(arr, 3));
        t("negative", () -> {
            A.setVolatile(arr, -1, "b");
            return 0;
        });
        t("null array", () -> (String) A.getVolatile((String[]) null, 0));
        t("null object", () -> (String) F.get((ReferenceModes) null));
        t(
            "final",
            () ->
                N.isAccessModeSupported(VarHandle.AccessMode.SET) +
                " " +
                N.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) +
                " " +
                (String) N.get(o)
        );
        t("set final", () -> {
            N.set(o, "b");
            return 0;
        });
        t("cas final", () -> N.compareAndSet(o, "a", "b"));
        t("wrong type", () -> (java.util.Date) F.get(o));
        t("no target", () -> (String) F.get());
        t("too many", () -> (String) S.get(o));
        t("other array", () -> (String) A.get(new Object(), 1));
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
                (String) h.invoke(o, "a") +
                " " +
                (String) MethodHandles.varHandleInvoker(
                    VarHandle.AccessMode.GET,
                    MethodType.methodType(String.class, ReferenceModes.class)
                ).invoke(F, o)
        );
        System.out.println(supported);
    }
}
