// SPDX-License-Identifier: MIT
import java.lang.invoke.*;

/** VarHandle: every access mode on char: instance field, static field and array element. */
public class CharModes {

    interface Code {
        Object run() throws Throwable;
    }

    char f = 'a';
    static char s = 'a';
    final char fin = 'a';

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
        VarHandle F = l.findVarHandle(CharModes.class, "f", char.class),
            S = l.findStaticVarHandle(CharModes.class, "s", char.class),
            A = MethodHandles.arrayElementVarHandle(char[].class),
            N = l.findVarHandle(CharModes.class, "fin", char.class);
        CharModes o = new CharModes();
        char[] arr = { 'a', 'b', 'Z' };
        // field
        t("field", () -> (char) F.get(o));
        t("plain", () -> {
            F.set(o, 'b');
            return (char) F.get(o);
        });
        t("opaque", () -> {
            F.setOpaque(o, 'Z');
            return (char) F.getOpaque(o);
        });
        t("release", () -> {
            F.setRelease(o, 'a');
            return (char) F.getAcquire(o);
        });
        t("volatile", () -> {
            F.setVolatile(o, 'b');
            return (char) F.getVolatile(o);
        });
        t("cas", () -> F.compareAndSet(o, 'b', 'Z'));
        t("cas no", () -> F.compareAndSet(o, 'b', 'a'));
        t("now", () -> (char) F.get(o));
        t(
            "compareAndExchange",
            () -> (char) F.compareAndExchange(o, 'Z', 'a') + " " + (char) F.get(o)
        );
        t("refused", () -> (char) F.compareAndExchange(o, 'Z', 'b') + " " + (char) F.get(o));
        F.set(o, 'Z');
        t(
            "compareAndExchangeAcquire",
            () -> (char) F.compareAndExchangeAcquire(o, 'Z', 'a') + " " + (char) F.get(o)
        );
        t("refused", () -> (char) F.compareAndExchangeAcquire(o, 'Z', 'b') + " " + (char) F.get(o));
        F.set(o, 'Z');
        t(
            "compareAndExchangeRelease",
            () -> (char) F.compareAndExchangeRelease(o, 'Z', 'a') + " " + (char) F.get(o)
        );
        t("refused", () -> (char) F.compareAndExchangeRelease(o, 'Z', 'b') + " " + (char) F.get(o));
        F.set(o, 'Z');
        t("weakCompareAndSetPlain", () -> {
            while (!F.weakCompareAndSetPlain(o, 'Z', 'b')) {}
            return (char) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetPlain(o, 'Z', 'a'));
        F.set(o, 'Z');
        t("weakCompareAndSet", () -> {
            while (!F.weakCompareAndSet(o, 'Z', 'b')) {}
            return (char) F.get(o);
        });
        t("never", () -> F.weakCompareAndSet(o, 'Z', 'a'));
        F.set(o, 'Z');
        t("weakCompareAndSetAcquire", () -> {
            while (!F.weakCompareAndSetAcquire(o, 'Z', 'b')) {}
            return (char) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetAcquire(o, 'Z', 'a'));
        F.set(o, 'Z');
        t("weakCompareAndSetRelease", () -> {
            while (!F.weakCompareAndSetRelease(o, 'Z', 'b')) {}
            return (char) F.get(o);
        });
        t("never", () -> F.weakCompareAndSetRelease(o, 'Z', 'a'));
        F.set(o, 'Z');
        t(
            "getAndSet",
            () ->
                (char) F.getAndSet(o, 'a') +
                " " +
                (char) F.getAndSetAcquire(o, 'b') +
                " " +
                (char) F.getAndSetRelease(o, 'Z') +
                " " +
                (char) F.get(o)
        );
        t(
            "getAndAdd",
            () ->
                (char) F.getAndAdd(o, 'b') +
                " " +
                (char) F.getAndAddAcquire(o, 'Z') +
                " " +
                (char) F.getAndAddRelease(o, 'b') +
                " " +
                (char) F.get(o)
        );
        t(
            "bitwiseOr",
            () ->
                (char) F.getAndBitwiseOr(o, 'b') +
                " " +
                (char) F.getAndBitwiseOrAcquire(o, 'Z') +
                " " +
                (char) F.getAndBitwiseOrRelease(o, 'a') +
                " " +
                (char) F.get(o)
        );
        t(
            "bitwiseAnd",
            () ->
                (char) F.getAndBitwiseAnd(o, 'b') +
                " " +
                (char) F.getAndBitwiseAndAcquire(o, 'Z') +
                " " +
                (char) F.getAndBitwiseAndRelease(o, 'a') +
                " " +
                (char) F.get(o)
        );
        t(
            "bitwiseXor",
            () ->
                (char) F.getAndBitwiseXor(o, 'b') +
                " " +
                (char) F.getAndBitwiseXorAcquire(o, 'Z') +
                " " +
                (char) F.getAndBitwiseXorRelease(o, 'a') +
                " " +
                (char) F.get(o)
        );
        // static
        t("static", () -> (char) S.get());
        t("plain", () -> {
            S.set('b');
            return (char) S.get();
        });
        t("opaque", () -> {
            S.setOpaque('Z');
            return (char) S.getOpaque();
        });
        t("release", () -> {
            S.setRelease('a');
            return (char) S.getAcquire();
        });
        t("volatile", () -> {
            S.setVolatile('b');
            return (char) S.getVolatile();
        });
        t("cas", () -> S.compareAndSet('b', 'Z'));
        t("cas no", () -> S.compareAndSet('b', 'a'));
        t("now", () -> (char) S.get());
        t("compareAndExchange", () -> (char) S.compareAndExchange('Z', 'a') + " " + (char) S.get());
        t("refused", () -> (char) S.compareAndExchange('Z', 'b') + " " + (char) S.get());
        S.set('Z');
        t(
            "compareAndExchangeAcquire",
            () -> (char) S.compareAndExchangeAcquire('Z', 'a') + " " + (char) S.get()
        );
        t("refused", () -> (char) S.compareAndExchangeAcquire('Z', 'b') + " " + (char) S.get());
        S.set('Z');
        t(
            "compareAndExchangeRelease",
            () -> (char) S.compareAndExchangeRelease('Z', 'a') + " " + (char) S.get()
        );
        t("refused", () -> (char) S.compareAndExchangeRelease('Z', 'b') + " " + (char) S.get());
        S.set('Z');
        t("weakCompareAndSetPlain", () -> {
            while (!S.weakCompareAndSetPlain('Z', 'b')) {}
            return (char) S.get();
        });
        t("never", () -> S.weakCompareAndSetPlain('Z', 'a'));
        S.set('Z');
        t("weakCompareAndSet", () -> {
            while (!S.weakCompareAndSet('Z', 'b')) {}
            return (char) S.get();
        });
        t("never", () -> S.weakCompareAndSet('Z', 'a'));
        S.set('Z');
        t("weakCompareAndSetAcquire", () -> {
            while (!S.weakCompareAndSetAcquire('Z', 'b')) {}
            return (char) S.get();
        });
        t("never", () -> S.weakCompareAndSetAcquire('Z', 'a'));
        S.set('Z');
        t("weakCompareAndSetRelease", () -> {
            while (!S.weakCompareAndSetRelease('Z', 'b')) {}
            return (char) S.get();
        });
        t("never", () -> S.weakCompareAndSetRelease('Z', 'a'));
        S.set('Z');
        t(
            "getAndSet",
            () ->
                (char) S.getAndSet('a') +
                " " +
                (char) S.getAndSetAcquire('b') +
                " " +
                (char) S.getAndSetRelease('Z') +
                " " +
                (char) S.get()
        );
        t(
            "getAndAdd",
            () ->
                (char) S.getAndAdd('b') +
                " " +
                (char) S.getAndAddAcquire('Z') +
                " " +
                (char) S.getAndAddRelease('b') +
                " " +
                (char) S.get()
        );
        t(
            "bitwiseOr",
            () ->
                (char) S.getAndBitwiseOr('b') +
                " " +
                (char) S.getAndBitwiseOrAcquire('Z') +
                " " +
                (char) S.getAndBitwiseOrRelease('a') +
                " " +
                (char) S.get()
        );
        t(
            "bitwiseAnd",
            () ->
                (char) S.getAndBitwiseAnd('b') +
                " " +
                (char) S.getAndBitwiseAndAcquire('Z') +
                " " +
                (char) S.getAndBitwiseAndRelease('a') +
                " " +
                (char) S.get()
        );
        t(
            "bitwiseXor",
            () ->
                (char) S.getAndBitwiseXor('b') +
                " " +
                (char) S.getAndBitwiseXorAcquire('Z') +
                " " +
                (char) S.getAndBitwiseXorRelease('a') +
                " " +
                (char) S.get()
        );
        // array
        t("array", () -> (char) A.get(arr, 1));
        t("plain", () -> {
            A.set(arr, 1, 'b');
            return (char) A.get(arr, 1);
        });
        t("opaque", () -> {
            A.setOpaque(arr, 1, 'Z');
            return (char) A.getOpaque(arr, 1);
        });
        t("release", () -> {
            A.setRelease(arr, 1, 'a');
            return (char) A.getAcquire(arr, 1);
        });
        t("volatile", () -> {
            A.setVolatile(arr, 1, 'b');
            return (char) A.getVolatile(arr, 1);
        });
        t("cas", () -> A.compareAndSet(arr, 1, 'b', 'Z'));
        t("cas no", () -> A.compareAndSet(arr, 1, 'b', 'a'));
        t("now", () -> (char) A.get(arr, 1));
        t(
            "compareAndExchange",
            () -> (char) A.compareAndExchange(arr, 1, 'Z', 'a') + " " + (char) A.get(arr, 1)
        );
        t(
            "refused",
            () -> (char) A.compareAndExchange(arr, 1, 'Z', 'b') + " " + (char) A.get(arr, 1)
        );
        A.set(arr, 1, 'Z');
        t(
            "compareAndExchangeAcquire",
            () -> (char) A.compareAndExchangeAcquire(arr, 1, 'Z', 'a') + " " + (char) A.get(arr, 1)
        );
        t(
            "refused",
            () -> (char) A.compareAndExchangeAcquire(arr, 1, 'Z', 'b') + " " + (char) A.get(arr, 1)
        );
        A.set(arr, 1, 'Z');
        t(
            "compareAndExchangeRelease",
            () -> (char) A.compareAndExchangeRelease(arr, 1, 'Z', 'a') + " " + (char) A.get(arr, 1)
        );
        t(
            "refused",
            () -> (char) A.compareAndExchangeRelease(arr, 1, 'Z', 'b') + " " + (char) A.get(arr, 1)
        );
        A.set(arr, 1, 'Z');
        t("weakCompareAndSetPlain", () -> {
            while (!A.weakCompareAndSetPlain(arr, 1, 'Z', 'b')) {}
            return (char) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetPlain(arr, 1, 'Z', 'a'));
        A.set(arr, 1, 'Z');
        t("weakCompareAndSet", () -> {
            while (!A.weakCompareAndSet(arr, 1, 'Z', 'b')) {}
            return (char) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSet(arr, 1, 'Z', 'a'));
        A.set(arr, 1, 'Z');
        t("weakCompareAndSetAcquire", () -> {
            while (!A.weakCompareAndSetAcquire(arr, 1, 'Z', 'b')) {}
            return (char) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetAcquire(arr, 1, 'Z', 'a'));
        A.set(arr, 1, 'Z');
        t("weakCompareAndSetRelease", () -> {
            while (!A.weakCompareAndSetRelease(arr, 1, 'Z', 'b')) {}
            return (char) A.get(arr, 1);
        });
        t("never", () -> A.weakCompareAndSetRelease(arr, 1, 'Z', 'a'));
        A.set(arr, 1, 'Z');
        t(
            "getAndSet",
            () ->
                (char) A.getAndSet(arr, 1, 'a') +
                " " +
                (char) A.getAndSetAcquire(arr, 1, 'b') +
                " " +
                (char) A.getAndSetRelease(arr, 1, 'Z') +
                " " +
                (char) A.get(arr, 1)
        );
        t(
            "getAndAdd",
            () ->
                (char) A.getAndAdd(arr, 1, 'b') +
                " " +
                (char) A.getAndAddAcquire(arr, 1, 'Z') +
                " " +
                (char) A.getAndAddRelease(arr, 1, 'b') +
                " " +
                (char) A.get(arr, 1)
        );
        t(
            "bitwiseOr",
            () ->
                (char) A.getAndBitwiseOr(arr, 1, 'b') +
                " " +
                (char) A.getAndBitwiseOrAcquire(arr, 1, 'Z') +
                " " +
                (char) A.getAndBitwiseOrRelease(arr, 1, 'a') +
                " " +
                (char) A.get(arr, 1)
        );
        t(
            "bitwiseAnd",
            () ->
                (char) A.getAndBitwiseAnd(arr, 1, 'b') +
                " " +
                (char) A.getAndBitwiseAndAcquire(arr, 1, 'Z') +
                " " +
                (char) A.getAndBitwiseAndRelease(arr, 1, 'a') +
                " " +
                (char) A.get(arr, 1)
        );
        t(
            "bitwiseXor",
            () ->
                (char) A.getAndBitwiseXor(arr, 1, 'b') +
                " " +
                (char) A.getAndBitwiseXorAcquire(arr, 1, 'Z') +
                " " +
                (char) A.getAndBitwiseXorRelease(arr, 1, 'a') +
                " " +
                (char) A.get(arr, 1)
        );
        // what must fail
        t("index", () -> (char) A.get(arr, 3));
        t("negative", () -> {
            A.setVolatile(arr, -1, 'b');
            return 0;
        });
        t("null array", () -> (char) A.getVolatile((char[]) null, 0));
        t("null object", () -> (char) F.get((CharModes) null));
        t(
            "final",
            () ->
                N.isAccessModeSupported(VarHandle.AccessMode.SET) +
                " " +
                N.isAccessModeSupported(VarHandle.AccessMode.GET_VOLATILE) +
                " " +
                (char) N.get(o)
        );
        t("set final", () -> {
            N.set(o, 'b');
            return 0;
        });
        t("cas final", () -> N.compareAndSet(o, 'a', 'b'));
        t("wrong type", () -> (java.util.Date) F.get(o));
        t("no target", () -> (char) F.get());
        t("too many", () -> (char) S.get(o));
        t("other array", () -> (char) A.get(new Object(), 1));
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
                (char) h.invoke(o, 'a') +
                " " +
                (char) MethodHandles.varHandleInvoker(
                    VarHandle.AccessMode.GET,
                    MethodType.methodType(char.class, CharModes.class)
                ).invoke(F, o)
        );
        System.out.println(supported);
    }
}
