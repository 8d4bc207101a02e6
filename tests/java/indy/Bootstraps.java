// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import static java.lang.invoke.MethodType.methodType;

/** ConstantBootstraps called directly. */
public class Bootstraps {

    enum Color {
        RED,
        GREEN
    }

    static final int F = 5;
    static int notFinal = 6;
    static final String NULL = null;
    int inst;

    static String join(String a, Object... r) {
        return a + r.length;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Probe.show("null", () -> ConstantBootstraps.nullConstant(l, "x", String.class));
        Probe.show("null int", () -> ConstantBootstraps.nullConstant(l, "x", int.class));
        Probe.show("primitive I", () -> ConstantBootstraps.primitiveClass(l, "I", Class.class));
        Probe.show("primitive V", () -> ConstantBootstraps.primitiveClass(l, "V", Class.class));
        Probe.show("primitive L", () -> ConstantBootstraps.primitiveClass(l, "L", Class.class));
        Probe.show("primitive II", () -> ConstantBootstraps.primitiveClass(l, "II", Class.class));
        Probe.show("primitive type", () ->
            ConstantBootstraps.primitiveClass(l, "I", (Class) Object.class)
        );
        Probe.show("enum", () -> ConstantBootstraps.enumConstant(l, "GREEN", Color.class));
        Probe.show("no enum", () -> ConstantBootstraps.enumConstant(l, "BLUE", Color.class));
        Probe.show("not enum", () -> ConstantBootstraps.enumConstant(l, "x", (Class) String.class));
        Probe.show("static final", () ->
            ConstantBootstraps.getStaticFinal(l, "F", int.class, Bootstraps.class)
        );
        Probe.show("static final null", () ->
            ConstantBootstraps.getStaticFinal(l, "NULL", String.class, Bootstraps.class)
        );
        Probe.show("not final", () ->
            ConstantBootstraps.getStaticFinal(l, "notFinal", int.class, Bootstraps.class)
        );
        Probe.show("no field", () ->
            ConstantBootstraps.getStaticFinal(l, "none", int.class, Bootstraps.class)
        );
        Probe.show("instance", () ->
            ConstantBootstraps.getStaticFinal(l, "inst", int.class, Bootstraps.class)
        );
        Probe.show("MAX_VALUE", () -> ConstantBootstraps.getStaticFinal(l, "MAX_VALUE", int.class));
        Probe.show("TRUE", () -> ConstantBootstraps.getStaticFinal(l, "TRUE", Boolean.class));
        MethodHandle join = l.findStatic(
            Bootstraps.class,
            "join",
            methodType(String.class, String.class, Object[].class)
        );
        Probe.show("invoke", () ->
            ConstantBootstraps.invoke(l, "x", String.class, join, "a", 1, 2)
        );
        Probe.show("invoke asType", () ->
            ConstantBootstraps.invoke(l, "x", Object.class, join, "a")
        );
        Probe.show("invoke bad type", () ->
            ConstantBootstraps.invoke(l, "x", Integer.class, join, "a")
        );
        Probe.show("field handle", () ->
            ConstantBootstraps.fieldVarHandle(
                l,
                "inst",
                VarHandle.class,
                Bootstraps.class,
                int.class
            )
        );
        Probe.show(
            "static handle",
            () ->
                (int) ConstantBootstraps.staticFieldVarHandle(
                    l,
                    "notFinal",
                    VarHandle.class,
                    Bootstraps.class,
                    int.class
                ).get()
        );
        Probe.show("array handle", () ->
            ConstantBootstraps.arrayVarHandle(l, "x", VarHandle.class, long[].class)
        );
        Probe.show("no field handle", () ->
            ConstantBootstraps.fieldVarHandle(
                l,
                "none",
                VarHandle.class,
                Bootstraps.class,
                int.class
            )
        );
        Probe.show("type of handle", () ->
            ConstantBootstraps.arrayVarHandle(l, "x", (Class) Object.class, long[].class)
        );
        Probe.show("cast", () -> ConstantBootstraps.explicitCast(l, "x", byte.class, 300));
        Probe.show("cast null", () -> ConstantBootstraps.explicitCast(l, "x", int.class, null));
        Probe.show("cast String", () ->
            ConstantBootstraps.explicitCast(l, "x", Integer.class, "s")
        );
    }
}
