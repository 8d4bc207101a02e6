// SPDX-License-Identifier: MIT
import java.io.*; import java.lang.invoke.*; import java.util.*; import java.util.function.*;

/**
 * The bootstrap methods of the library called by hand, and lambdas of many shapes through
 * serialization.
 */
public class BootstrapMatrix {

    interface SF extends Function<Object, Object>, Serializable {}

    interface SS<T> extends Supplier<T>, Serializable {}

    interface SI extends IntBinaryOperator, Serializable {}

    static Object ser(Object o) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream q = new ObjectOutputStream(b)) {
            q.writeObject(o);
        }
        return new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
    }

    static class NS {}

    static int sf(int a, int b) {
        return a * 10 + b;
    }

    String name = "n";

    static class Ser implements Serializable {

        String v = "ser";

        String get() {
            return v;
        }

        Object me(Object o) {
            return v + o;
        }

        SS<String> cap() {
            return () -> v + "!";
        }

        private String pr() {
            return "pr";
        }

        SS<String> pm() {
            return this::pr;
        }
    }

    static void p(Object o) {
        System.out.println(String.valueOf(o).replaceAll("Lambda\\$.*", "L"));
    }

    interface R {
        Object run() throws Throwable;
    }

    static void t(String w, R r) {
        try {
            p(w + " " + r.run());
        } catch (NullPointerException e) {
            p(w + " NPE");
        } catch (Throwable e) {
            p((w + " " + e).replaceAll("@[0-9a-f]+", "@"));
        }
    }

    public static void main(String[] a) throws Throwable {
        int loc = 4;
        String str = "cap";
        Ser se = new Ser();
        NS ns = new NS();
        long lo = 1L << 40;
        byte by = 3;
        char ch = 'c';
        double dd = 2.5;
        boolean bo = true;
        float ff = 1.5f;
        short sh = 9;
        t("1", () -> ((SF) ser((SF) x -> x + "y")).apply("q"));
        t("2", () ->
            ((SF) ser((SF) x -> x + str + loc + lo + by + ch + dd + bo + ff + sh)).apply("q")
        );
        t("3", () -> ((SI) ser((SI) BootstrapMatrix::sf)).applyAsInt(1, 2));
        t("4", () -> ((SS<?>) ser((SS<String>) se::get)).get());
        t("5", () -> ((SS<?>) ser(se.cap())).get());
        t("6", () -> ((SS<?>) ser(se.pm())).get());
        t("7", () -> ((SS<?>) ser((SS<Object>) ArrayList::new)).get());
        t("8", () -> ((SS<?>) ser((SS<Object>) () -> ns)).get());
        t("9", () -> ser((Runnable) () -> {}));
        t("10", () -> ser((Runnable & Serializable) () -> {}) instanceof Runnable);
        t("11", () -> {
            Object l = (SF & Comparable<String>) null;
            return l;
        });
        t("12", () -> ((SF) ser((SF) se::me)).apply(5));
        t("13", () -> ((SF) ser((SF) Object::toString)).apply(5));
        t("14", () -> ((SF) ser((SF) String::valueOf)).apply(5));
        t("15", () -> {
            IntFunction<int[]> f = (IntFunction<int[]> & Serializable) int[]::new;
            return ((IntFunction<int[]>) ser(f)).apply(3).length;
        });
        t("wr", () -> {
            SF f = x -> str;
            var m = f.getClass().getDeclaredMethod("writeReplace");
            m.setAccessible(true);
            SerializedLambda s = (SerializedLambda) m.invoke(f);
            return (
                s.getImplMethodName().replaceAll("[0-9a-f]{6,}", "h") +
                s.getImplMethodKind() +
                s.getCapturingClass() +
                s.getFunctionalInterfaceClass() +
                s.getFunctionalInterfaceMethodName() +
                s.getFunctionalInterfaceMethodSignature() +
                s.getImplClass() +
                s.getImplMethodSignature() +
                s.getInstantiatedMethodType() +
                s.getCapturedArgCount() +
                s.getCapturedArg(0)
            );
        });
        MethodHandles.Lookup l = MethodHandles.lookup();
        for (Object[] c : new Object[][] {
            { "nullConstant", Object.class },
            { "nullConstant", int.class },
            { "primitiveClass", Class.class }
        })
            t("cb " + c[0], () -> ConstantBootstraps.nullConstant(l, "x", (Class<?>) c[1]));
        for (String s : new String[] { "I", "J", "V", "Z", "X", "II", "", null })
            t("prim " + s, () -> ConstantBootstraps.primitiveClass(l, s, Class.class));
        t("primT", () -> ConstantBootstraps.primitiveClass(l, "I", (Class) String.class));
        enum E {
            A,
            B
        }
        t("enum", () -> ConstantBootstraps.enumConstant(l, "A", E.class));
        t("enum2", () -> ConstantBootstraps.enumConstant(l, "Q", E.class));
        t("enum3", () -> ConstantBootstraps.enumConstant(l, "Q", (Class) String.class));
        t("gsf", () -> ConstantBootstraps.getStaticFinal(l, "MAX_VALUE", int.class, Integer.class));
        t("gsf2", () -> ConstantBootstraps.getStaticFinal(l, "nope", int.class, Integer.class));
        t("gsf3", () -> ConstantBootstraps.getStaticFinal(l, "TYPE", Class.class, Integer.class));
        t("gsf5", () ->
            ConstantBootstraps.getStaticFinal(l, "MAX_VALUE", long.class, Integer.class)
        );
        t("gsf6", () -> ConstantBootstraps.getStaticFinal(l, "TRUE", Boolean.class));
        t("gsf7", () -> ConstantBootstraps.getStaticFinal(l, "value", int.class, Integer.class));
        MethodHandle sf = l.findStatic(
            BootstrapMatrix.class,
            "sf",
            MethodType.methodType(int.class, int.class, int.class)
        );
        t("inv", () -> ConstantBootstraps.invoke(l, "x", int.class, sf, 1, 2));
        t("inv2", () -> ConstantBootstraps.invoke(l, "x", String.class, sf, 1, 2));
        t("inv3", () -> ConstantBootstraps.invoke(l, "x", Object.class, sf, 1));
        t("inv4", () -> ConstantBootstraps.invoke(l, "x", long.class, sf, 1, (byte) 2));
        t("inv5", () -> ConstantBootstraps.invoke(l, "x", void.class, sf, 1, 2));
        t("fvh", () ->
            ConstantBootstraps.fieldVarHandle(
                l,
                "name",
                VarHandle.class,
                BootstrapMatrix.class,
                String.class
            ).varType()
        );
        t("fvh2", () ->
            ConstantBootstraps.fieldVarHandle(
                l,
                "nam",
                VarHandle.class,
                BootstrapMatrix.class,
                String.class
            )
        );
        t("svh", () ->
            ConstantBootstraps.staticFieldVarHandle(
                l,
                "name",
                VarHandle.class,
                BootstrapMatrix.class,
                String.class
            )
        );
        t("avh", () -> ConstantBootstraps.arrayVarHandle(l, "x", VarHandle.class, int[].class));
        t("avh2", () -> ConstantBootstraps.arrayVarHandle(l, "x", VarHandle.class, int.class));
        t("avh3", () ->
            ConstantBootstraps.arrayVarHandle(l, "x", (Class) Object.class, int[].class)
        );
        for (Object v : new Object[] { 1, 1L, "s", 'c', null, 2.5, (byte) 1, true })
            for (Class<?> c : new Class<?>[] {
                int.class,
                long.class,
                Integer.class,
                String.class,
                Object.class,
                char.class,
                void.class,
                boolean.class,
                Number.class,
                double.class
            })
                t("cast " + v + c, () -> ConstantBootstraps.explicitCast(l, "x", c, v));
        for (MethodType mt : new MethodType[] {
            MethodType.methodType(String.class),
            MethodType.methodType(String.class, int.class),
            MethodType.methodType(Object.class, String.class, long.class),
            MethodType.methodType(int.class, int.class),
            MethodType.methodType(CharSequence.class, double.class)
        })
            for (String rec : new String[] {
                "",
                "\1",
                "a\1b",
                "\1\1",
                "\1\2\1",
                "\2",
                "\1x\1y\1"
            }) {
                t("concat " + mt + rec.length(), () ->
                    StringConcatFactory.makeConcatWithConstants(l, "m", mt, rec, "K")
                        .dynamicInvoker()
                        .type()
                );
                t("concat0 " + mt, () ->
                    StringConcatFactory.makeConcatWithConstants(l, "m", mt, rec).getTarget().type()
                );
                t("concat " + mt, () -> StringConcatFactory.makeConcat(l, "m", mt).type());
                t("cn", () ->
                    StringConcatFactory.makeConcatWithConstants(l, "m", mt, rec, (Object) null)
                );
                t("cn", () -> StringConcatFactory.makeConcatWithConstants(l, "m", mt, null));
            }
        t("mf1", () ->
            LambdaMetafactory.metafactory(
                l,
                "applyAsInt",
                MethodType.methodType(IntBinaryOperator.class),
                sf.type(),
                sf,
                sf.type()
            )
                .getTarget()
                .invoke()
        );
        t("mf2", () ->
            LambdaMetafactory.metafactory(
                l,
                "applyAsInt",
                MethodType.methodType(String.class),
                sf.type(),
                sf,
                sf.type()
            )
        );
        t("mf3", () ->
            LambdaMetafactory.metafactory(
                l,
                "applyAsInt",
                MethodType.methodType(IntBinaryOperator.class),
                sf.type(),
                sf,
                MethodType.methodType(int.class)
            )
        );
        t("mf4", () ->
            LambdaMetafactory.metafactory(
                l,
                "applyAsInt",
                MethodType.methodType(IntBinaryOperator.class, String.class),
                sf.type(),
                sf,
                sf.type()
            )
        );
        t("mf5", () ->
            LambdaMetafactory.metafactory(
                MethodHandles.publicLookup(),
                "applyAsInt",
                MethodType.methodType(IntBinaryOperator.class),
                sf.type(),
                sf,
                sf.type()
            )
        );
        t("mf6", () ->
            LambdaMetafactory.metafactory(
                l,
                "apply",
                MethodType.methodType(Function.class),
                MethodType.methodType(Object.class, Object.class),
                sf,
                MethodType.methodType(Object.class, Object.class)
            )
        );
        t("mf7", () ->
            (
                (IntUnaryOperator) LambdaMetafactory.metafactory(
                    l,
                    "applyAsInt",
                    MethodType.methodType(IntUnaryOperator.class, int.class),
                    MethodType.methodType(int.class, int.class),
                    sf,
                    MethodType.methodType(int.class, int.class)
                )
                    .getTarget()
                    .invoke(7)
            ).applyAsInt(3)
        );
        t("mf8", () ->
            LambdaMetafactory.metafactory(
                l,
                "applyAsInt",
                MethodType.methodType(IntUnaryOperator.class, int.class),
                MethodType.methodType(int.class, int.class),
                MethodHandles.insertArguments(sf, 0, 3),
                MethodType.methodType(int.class, int.class)
            )
        );
        t(
            "alt",
            () ->
                LambdaMetafactory.altMetafactory(
                        l,
                        "applyAsInt",
                        MethodType.methodType(IntBinaryOperator.class),
                        sf.type(),
                        sf,
                        sf.type(),
                        LambdaMetafactory.FLAG_MARKERS,
                        1,
                        Cloneable.class
                    )
                        .getTarget()
                        .invoke() instanceof
                    Cloneable
        );
        t("alt2", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "applyAsInt",
                MethodType.methodType(IntBinaryOperator.class),
                sf.type(),
                sf,
                sf.type(),
                LambdaMetafactory.FLAG_MARKERS,
                1,
                String.class
            )
        );
        t("alt3", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "applyAsInt",
                MethodType.methodType(IntBinaryOperator.class),
                sf.type(),
                sf
            )
        );
        t(
            "alt4",
            () ->
                LambdaMetafactory.altMetafactory(
                    l,
                    "applyAsInt",
                    MethodType.methodType(IntBinaryOperator.class),
                    sf.type(),
                    sf,
                    sf.type(),
                    LambdaMetafactory.FLAG_BRIDGES,
                    1,
                    MethodType.methodType(long.class, int.class, int.class)
                )
                    .getTarget()
                    .invoke() != null
        );
        t("alt5", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "applyAsInt",
                MethodType.methodType(IntBinaryOperator.class),
                sf.type(),
                sf,
                sf.type(),
                LambdaMetafactory.FLAG_MARKERS,
                -1
            )
        );
        t("alt6", () ->
            LambdaMetafactory.altMetafactory(
                l,
                "applyAsInt",
                MethodType.methodType(IntBinaryOperator.class),
                sf.type(),
                sf,
                sf.type(),
                0,
                1
            )
        );
    }
}
