// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** Handles on methods that look at their caller see the lookup class, whoever calls the handle. */
public class CallerSensitiveHandles {

    private int secret = 5;

    static class Guest {

        static MethodHandle forName() throws Exception {
            return MethodHandles.lookup().findStatic(
                Class.class,
                "forName",
                methodType(Class.class, String.class)
            );
        }

        static MethodHandle lookup() throws Exception {
            return MethodHandles.lookup().findStatic(
                MethodHandles.class,
                "lookup",
                methodType(MethodHandles.Lookup.class)
            );
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle f = Guest.forName();
        System.out.println(
            (Class<?>) f.invokeExact("CallerSensitiveHandles$Guest") +
                " " +
                f.invokeWithArguments("CallerSensitiveHandles")
        );
        System.out.println(
            f.asType(methodType(Object.class, Object.class)).invoke((Object) "java.util.List") +
                " " +
                f
        );
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle get = l.findVirtual(
            java.lang.reflect.Field.class,
            "get",
            methodType(Object.class, Object.class)
        );
        System.out.println(
            l.revealDirect(
                (f = l.findStatic(Class.class, "forName", methodType(Class.class, String.class)))
            ) +
                " " +
                l.revealDirect(get)
        );
        MethodHandle g = f;
        Probe.show("stranger", () -> MethodHandles.privateLookupIn(Guest.class, l).revealDirect(g));
        Probe.show("public", () ->
            MethodHandles.publicLookup().findStatic(
                Class.class,
                "forName",
                methodType(Class.class, String.class)
            )
        );
        Probe.show("missing", () -> (Class<?>) g.invokeExact("none.Such"));
    }
}
