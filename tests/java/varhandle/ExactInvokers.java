/* SPDX-License-Identifier: MIT */
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** Exact invokers ask whether there is the access mode before they look at types. */
public class ExactInvokers {

    float real;
    final int fixed = 1;
    int plain;

    static VarHandle of(String name, Class<?> type) throws ReflectiveOperationException {
        return MethodHandles.lookup().findVarHandle(ExactInvokers.class, name, type);
    }

    static void say(
        String what,
        VarHandle v,
        AccessMode mode,
        Class<?> result,
        Class<?> value,
        Object given
    ) throws Throwable {
        MethodHandle invoker = MethodHandles.varHandleExactInvoker(
            mode,
            MethodType.methodType(result, ExactInvokers.class, value)
        );
        try {
            System.out.println(what + ": " + invoker.invoke(v, new ExactInvokers(), given));
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Throwable {
        VarHandle real = of("real", float.class),
            fixed = of("fixed", int.class),
            plain = of("plain", int.class);
        say("no such operation", real, AccessMode.GET_AND_BITWISE_OR, float.class, float.class, 1f);
        say(
            "no such operation of this type",
            real,
            AccessMode.GET_AND_BITWISE_OR,
            void.class,
            float.class,
            1f
        );
        say("final", fixed, AccessMode.SET, void.class, int.class, 1);
        say("final, of another type", fixed, AccessMode.SET, void.class, long.class, 1L);
        say("another type", plain, AccessMode.SET, void.class, long.class, 1L);
        say("right", plain, AccessMode.GET_AND_ADD, int.class, int.class, 1);
    }
}
