/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.SerializedLambda;
import java.lang.invoke.TypeDescriptor;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.util.Arrays;

/**
 * What the other tests of java.lang leave: descriptors of types, threads that cannot be stopped,
 * references that are not copied.
 */
@SuppressWarnings({ "deprecation", "removal" })
public class LangRestWhole extends Whole {

    static int number;

    static <
        F extends TypeDescriptor.OfField<F>,
        M extends TypeDescriptor.OfMethod<F, M>
    > void describe(M method, F field) {
        p(
            method.descriptorString(),
            method.returnType(),
            method.parameterCount(),
            method.parameterList(),
            method.parameterArray().length
        );
        for (int i = -1; i < 3; i++) {
            int at = i;
            t(() -> method.parameterType(at));
            t(() -> method.changeParameterType(at, field).descriptorString());
            t(() -> method.dropParameterTypes(at, 2).descriptorString());
        }
        t(() -> method.changeReturnType(field).descriptorString());
        t(() -> method.changeReturnType(null));
        @SuppressWarnings("unchecked")
        F[] one = (F[]) new Class<?>[] { (Class<?>) field };
        t(() -> method.insertParameterTypes(0, one).descriptorString());
        t(() -> method.insertParameterTypes(9, one).descriptorString());
        TypeDescriptor.OfField<F> of = field;
        p(
            of.isArray(),
            of.isPrimitive(),
            of.componentType(),
            of.arrayType(),
            of.arrayType().componentType(),
            of.descriptorString()
        );
    }

    enum Color {
        RED,
        GREEN;

        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    static class Copied extends WeakReference<Object> {

        Copied(Object o) {
            super(o);
        }

        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    static void threads() throws Exception {
        Thread thread = new Thread(() -> {}, "never started");
        t(() -> thread.resume());
        PrintStream err = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setErr(new PrintStream(bytes, true));
        try {
            Thread.dumpStack();
        } finally {
            System.setErr(err);
        }
        String[] lines = bytes.toString().split("\\R");
        p(
            lines[0],
            lines[1].trim().startsWith("at java.base/java.lang.Thread.dumpStack"),
            lines[2].contains("LangRestWhole.threads")
        );
        p(
            new RuntimePermission("name", "actions").getName(),
            new RuntimePermission("exitVM.1").implies(new RuntimePermission("exitVM.1")),
            new RuntimePermission("exitVM.*").implies(new RuntimePermission("exitVM.1")),
            new RuntimePermission("a").getActions()
        );
        t(() -> new RuntimePermission(null));
        t(() -> new RuntimePermission(""));
    }

    public static void main(String[] args) throws Exception {
        describe(
            MethodType.methodType(String.class, int.class, long[].class),
            (Class<?>) Integer.class
        );
        describe(MethodType.methodType(void.class), (Class<?>) int.class);
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(
            LangRestWhole.class,
            "number",
            int.class
        );
        p(handle.toString(), MethodHandles.arrayElementVarHandle(String[].class).toString());
        SerializedLambda lambda = new SerializedLambda(
            LangRestWhole.class,
            "a/B",
            "run",
            "()V",
            MethodHandleInfo.REF_invokeStatic,
            "c/D",
            "lambda$0",
            "(I)V",
            "()V",
            new Object[] { 1, "x" }
        );
        p(
            lambda,
            lambda.getCapturingClass(),
            lambda.getCapturedArgCount(),
            lambda.getCapturedArg(1),
            lambda.getImplMethodKind()
        );
        t(() -> lambda.getCapturedArg(2));
        t(() -> new SerializedLambda(null, "a", "b", "c", 1, "d", "e", "f", "g", new Object[0]));
        t(() -> new SerializedLambda(String.class, "a", "b", "c", 1, "d", "e", "f", "g", null));
        t(() -> Color.RED.copy());
        t(() -> new Copied("x").copy());
        p(Arrays.toString(Color.values()));
        threads();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> p("hook")));
        Runtime.getRuntime().exit(3);
    }
}
