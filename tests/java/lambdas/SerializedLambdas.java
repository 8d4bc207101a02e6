// SPDX-License-Identifier: MIT
import java.io.*;
import java.lang.invoke.SerializedLambda;
import java.util.function.*;

/**
 * JLS 15.27.4, 15.13.3: serializable lambdas and references are written as SerializedLambda and
 * come back with what they captured.
 */
public class SerializedLambdas {

    interface SF<A, B> extends Function<A, B>, Serializable {}

    interface SR extends Runnable, Serializable {}

    interface SI extends IntBinaryOperator, Serializable {}

    static int calls;
    final String name;

    SerializedLambdas(String n) {
        name = n;
    }

    String own(Object o) {
        return name + o;
    }

    static String stat(Object o) {
        return "stat" + o;
    }

    static Object copy(Object o) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(b)) {
            out.writeObject(o);
        }
        return new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
    }

    static SerializedLambda form(Object o) throws Exception {
        var m = o.getClass().getDeclaredMethod("writeReplace");
        m.setAccessible(true);
        return (SerializedLambda) m.invoke(o);
    }

    static void show(Object o) throws Exception {
        SerializedLambda s = form(o);
        System.out.println(
            s.getCapturingClass() +
                " " +
                s.getFunctionalInterfaceClass() +
                "." +
                s.getFunctionalInterfaceMethodName() +
                s.getFunctionalInterfaceMethodSignature() +
                " " +
                s.getImplClass() +
                "." +
                s.getImplMethodName().replaceAll("\\$[0-9a-f]{5,}", "\\$#") +
                s.getImplMethodSignature() +
                " " +
                s.getImplMethodKind() +
                " " +
                s.getInstantiatedMethodType() +
                " " +
                s.getCapturedArgCount()
        );
        for (int i = 0; i < s.getCapturedArgCount(); i++) System.out.print(
            "[" + (s.getCapturedArg(i) instanceof byte[] ? "bytes" : s.getCapturedArg(i)) + "]"
        );
        System.out.println();
    }

    public static void main(String[] args) throws Exception {
        int i = 5;
        long l = 6;
        String s = "cap";
        double d = 1.5;
        char c = 'x';
        byte[] arr = { 1, 2 };
        SF<String, String> plain = x -> x + "!",
            caps = x -> x + i + l + s + d + c + arr.length;
        SF<Object, String> stat = SerializedLambdas::stat;
        SF<String, Integer> unbound = String::length;
        SF<Integer, int[]> make = int[]::new;
        SF<String, StringBuilder> cons = StringBuilder::new;
        SF<String, String> bound = "prefix"::concat;
        SI si = (a, b) -> a * b + i;
        SI mx = Math::max;
        SR run = () -> calls++;
        Runnable meet = (Runnable & Serializable) () -> calls += 10;
        show(plain);
        show(caps);
        show(stat);
        show(unbound);
        show(make);
        show(cons);
        show(bound);
        show(si);
        show(mx);
        show(run);
        show(meet);
        System.out.println(
            ((Function<String, String>) copy(plain)).apply("a") +
                ((Function<String, String>) copy(caps)).apply("b") +
                ((Function<Object, String>) copy(stat)).apply(1) +
                ((Function<String, Integer>) copy(unbound)).apply("four") +
                ((Function<Integer, int[]>) copy(make)).apply(3).length +
                ((Function<String, StringBuilder>) copy(cons)).apply("sb").reverse() +
                ((Function<String, String>) copy(bound)).apply("ed") +
                ((IntBinaryOperator) copy(si)).applyAsInt(3, 4) +
                ((IntBinaryOperator) copy(mx)).applyAsInt(3, 4)
        );
        ((Runnable) copy(run)).run();
        ((Runnable) copy(meet)).run();
        run.run();
        System.out.println(calls);
        Function<Object, String> not = new SerializedLambdas("n")::own;
        try {
            copy(not);
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage().replaceAll("\\$\\$.*", ""));
        }
        SF<Object, String> holds = new SerializedLambdas("h")::own;
        try {
            copy(holds);
        } catch (NotSerializableException e) {
            System.out.println(e.getMessage());
        }
        SF<String, SF<String, String>> nested = x -> y -> x + y + s;
        System.out.println(
            ((SF<String, SF<String, String>>) copy(nested)).apply("p").apply("q") +
                ((SF<String, String>) copy(nested.apply("r"))).apply("t")
        );
        System.out.println(
            (plain instanceof Serializable) +
                " " +
                (not instanceof Serializable) +
                " " +
                (meet instanceof Serializable) +
                " " +
                (copy(plain) != plain) +
                " " +
                copy(plain).getClass().isSynthetic()
        );
    }
}
