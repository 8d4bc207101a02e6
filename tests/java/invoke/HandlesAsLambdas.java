/* SPDX-License-Identifier: MIT */
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Proxy;
import java.security.AllPermission;
import java.util.Arrays;

/**
 * Methods that take whatever a call gives them, as lambdas; how much a loop, a cleanup and a
 * descriptor take.
 */
public class HandlesAsLambdas {
    interface Nothing {
        void go();
    }

    interface One {
        Object go(Object x) throws Throwable;
    }

    interface Element {
        Object of(Object[] a, int i);
    }

    interface Store {
        void to(Object[] a, int i, Object v);
    }

    interface Swap {
        boolean in(Object[] a, int i, Object v, Object w);
    }

    interface Attempt {
        Object result() throws Throwable;
    }

    static void attempt(String what, Attempt a) {
        String text;
        try {
            text = "" + a.result();
        } catch (Throwable t) {
            text = t.toString();
        }
        System.out.println(what + ": " + text);
    }

    static void lambdas() throws Throwable {
        VarHandle elements = MethodHandles.arrayElementVarHandle(Object[].class);
        MethodHandle same = MethodHandles.identity(Object.class);
        Object[] array = {"x", "y"};
        for (Nothing n : new Nothing[] {elements::get, elements::getAndSet,
            elements::compareAndExchangeRelease, same::invoke, same::invokeExact}) {
            attempt("wrong", () -> {
                n.go();
                return "went";
            });
        }
        One invoke = same::invoke;
        One exact = same::invokeExact;
        Element get = elements::getVolatile;
        Store set = elements::set;
        Swap swap = elements::compareAndSet;
        System.out.println(invoke.go("a") + " " + exact.go("b") + " " + get.of(array, 1));
        set.to(array, 0, "z");
        System.out.println(swap.in(array, 0, "z", "w") + " " + swap.in(array, 0, "z", "w") + " "
            + Arrays.toString(array));
        attempt("store", () -> {
            set.to(new Integer[1], 0, "x");
            return "stored";
        });
        VarHandle none = null;
        attempt("none", () -> (Element) none::get);
        int sum = 0;
        for (int i = 0; i < 3000; i++) {
            set.to(array, i & 1, i);
            sum += (Integer) get.of(array, i & 1) + (Integer) invoke.go(1);
        }
        System.out.println(sum);
    }

    /* A loop of so many variables, with so many arguments; the number in what refuses it. */
    static void loop(Class<?> type, int variables, Class<?>... outer) {
        attempt(type + " " + variables + " " + outer.length, () -> {
            MethodHandle init = MethodHandles.dropArguments(MethodHandles.zero(type), 0, outer);
            MethodHandle[][] clauses = new MethodHandle[variables][];
            Arrays.fill(clauses, new MethodHandle[] {init, MethodHandles.zero(type), null, null});
            clauses[variables - 1] = new MethodHandle[] {init, MethodHandles.zero(type),
                MethodHandles.zero(boolean.class), MethodHandles.zero(type)};
            MethodHandle made = MethodHandles.loop(clauses);
            Object[] arguments = new Object[outer.length];
            Arrays.fill(arguments, 1);
            return made.type().parameterCount() + " " + made.invokeWithArguments(arguments);
        });
    }

    static class Narrow extends Exception {
    }

    static class Other extends Exception {
    }

    static String target(int i) throws Throwable {
        if (i > 0) {
            throw i == 1 ? new Narrow() : new Other();
        }
        return "value";
    }

    static String cleanup(Narrow n, String s) throws Throwable {
        return "cleaned " + (n != null) + " " + s;
    }

    public static void main(String[] args) throws Throwable {
        lambdas();
        for (int n = 253; n < 257; n++) {
            loop(int.class, n);
            loop(int.class, n - 1, int.class);
            loop(int.class, n - 2, long.class);
        }
        for (int n = 126; n < 129; n++) {
            loop(long.class, n);
            loop(long.class, n, int.class);
        }
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle cleaned = MethodHandles.tryFinally(
            lookup.findStatic(HandlesAsLambdas.class, "target",
                MethodType.methodType(String.class, int.class)),
            lookup.findStatic(HandlesAsLambdas.class, "cleanup",
                MethodType.methodType(String.class, Narrow.class, String.class)));
        for (int i = 0; i < 3; i++) {
            int which = i;
            attempt("finally " + i, () -> {
                try {
                    return (String) cleaned.invokeExact(which);
                } catch (ClassCastException e) {
                    return "no " + Narrow.class.getSimpleName();
                } catch (Narrow e) {
                    return "thrown on";
                }
            });
        }
        ClassDesc most = ConstantDescs.CD_String.arrayType(255);
        attempt("one more", () -> {
            try {
                return most.arrayType();
            } catch (IllegalStateException e) {
                return "too many";
            }
        });
        attempt("two more", () -> ConstantDescs.CD_String.arrayType(254).arrayType(2));
        attempt("none more", () -> most.arrayType(0));
        attempt("the last", () -> ConstantDescs.CD_String.arrayType(254).arrayType().equals(most));
        Object proxy = Proxy.newProxyInstance(HandlesAsLambdas.class.getClassLoader(),
            new Class<?>[] {Nothing.class}, (p, m, a) -> null);
        System.out.println(proxy.getClass().getProtectionDomain().implies(new AllPermission())
            + " " + proxy.getClass().getProtectionDomain().getCodeSource());
    }
}
