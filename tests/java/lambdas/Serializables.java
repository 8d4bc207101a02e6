// SPDX-License-Identifier: MIT
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;
import java.util.function.*;

/** Serializable lambdas are linked, carry writeReplace, and describe themselves. */
public class Serializables {

    interface Fun extends Function<String, Integer>, Serializable {}

    static SerializedLambda form(Object o) throws Exception {
        Method m = o.getClass().getDeclaredMethod("writeReplace");
        m.setAccessible(true);
        return (SerializedLambda) m.invoke(o);
    }

    static void print(Object o) throws Exception {
        SerializedLambda s = form(o);
        System.out.println(
            s.getCapturingClass() +
                " " +
                s.getFunctionalInterfaceClass() +
                " " +
                s.getFunctionalInterfaceMethodName() +
                " " +
                s.getFunctionalInterfaceMethodSignature()
        );
        System.out.println(
            "  " +
                s.getImplClass() +
                " " +
                (s.getImplMethodName().startsWith("lambda$") ? "lambda" : s.getImplMethodName()) +
                " " +
                s.getImplMethodSignature() +
                " " +
                s.getImplMethodKind() +
                " " +
                s.getInstantiatedMethodType()
        );
        for (int i = 0; i < s.getCapturedArgCount(); i++) {
            System.out.println(
                "  " + s.getCapturedArg(i).getClass().getSimpleName() + " " + s.getCapturedArg(i)
            );
        }
    }

    public static void main(String[] args) throws Exception {
        int k = 5;
        long l = 6;
        String t = "cap";
        Fun f = s -> s.length() + k;
        System.out.println(f.apply("abc"));
        print(f);
        Fun g = String::length;
        print(g);
        print((Supplier<String> & Serializable) t::trim);
        print((Runnable & Serializable) () -> System.out.println(l + t));
        print((Supplier<Object> & Serializable) Object::new);
        print((ToIntFunction<CharSequence> & Serializable) CharSequence::length);
        Runnable plain = () -> {};
        Probe.show("plain", () -> {
            try {
                return plain.getClass().getDeclaredMethod("writeReplace");
            } catch (NoSuchMethodException e) {
                return e.getClass();
            }
        });
    }
}
