// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;

/** Lookup.find*: what is found, the handles' types, and what calling them does. */
public class FindMembers {

    interface Greeter {
        String greet(String name);

        default String twice(String name) {
            return greet(name) + greet(name);
        }

        static String fixed() {
            return "fixed";
        }

        private String hidden() {
            return "hidden";
        }
    }

    static class Base implements Greeter {

        protected int number = 4;
        static String text = "text";

        public String greet(String name) {
            return "base " + name;
        }

        private String secret() {
            return "base secret";
        }

        public String toString() {
            return "Base";
        }
    }

    static class Derived extends Base {

        Derived() {}

        private Derived(int n, String... rest) {
            number = n + rest.length;
        }

        public String greet(String name) {
            return "derived " + name;
        }

        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Derived d = new Derived();
        MethodHandle h = l.findVirtual(Base.class, "greet", methodType(String.class, String.class));
        System.out.println(h + " " + (String) h.invokeExact((Base) d, "x"));
        h = l.findVirtual(Greeter.class, "greet", methodType(String.class, String.class));
        System.out.println(h + " " + (String) h.invokeExact((Greeter) new Base(), "x"));
        h = l.findVirtual(Greeter.class, "twice", methodType(String.class, String.class));
        System.out.println(h + " " + (String) h.invoke(d, "y"));
        h = l.findStatic(Greeter.class, "fixed", methodType(String.class));
        System.out.println(h + " " + (String) h.invokeExact());
        h = l.findVirtual(Greeter.class, "hidden", methodType(String.class));
        System.out.println(h + " " + (String) h.invokeExact((Greeter) d));
        h = Derived.lookup().findSpecial(
            Base.class,
            "greet",
            methodType(String.class, String.class),
            Derived.class
        );
        System.out.println(h + " " + (String) h.invokeExact(d, "z"));
        h = l.findVirtual(Base.class, "secret", methodType(String.class));
        System.out.println(h + " " + (String) h.invokeExact((Base) d));
        h = l.findConstructor(Derived.class, methodType(void.class));
        System.out.println(
            h + " " + h.isVarargsCollector() + " " + ((Derived) h.invokeExact()).number
        );
        h = l.findConstructor(Derived.class, methodType(void.class, int.class, String[].class));
        System.out.println(
            h + " " + h.isVarargsCollector() + " " + ((Derived) h.invoke(10, "a", "b", "c")).number
        );
        System.out.println(
            ((Derived) h.invoke(10)).number +
                " " +
                ((Derived) h.invokeExact(10, new String[2])).number
        );
        h = l.findGetter(Base.class, "number", int.class);
        System.out.println(h + " " + (int) h.invokeExact((Base) d));
        h = l.findSetter(Derived.class, "number", int.class);
        h.invokeExact(d, 44);
        System.out.println(h + " " + d.number);
        h = l.findStaticGetter(Derived.class, "text", String.class);
        System.out.println(h + " " + (String) h.invokeExact());
        h = l.findStaticSetter(Base.class, "text", String.class);
        h.invokeExact("new");
        System.out.println(h + " " + Base.text);
        h = l.bind(d, "greet", methodType(String.class, String.class));
        System.out.println(h + " " + (String) h.invokeExact("bound"));
        h = l.findVirtual(Object.class, "toString", methodType(String.class));
        System.out.println((String) h.invokeExact((Object) d) + " " + h);
        h = l.findVirtual(Greeter.class, "toString", methodType(String.class));
        System.out.println((String) h.invokeExact((Greeter) d) + " " + h);
        h = l.findVirtual(String.class, "length", methodType(int.class));
        System.out.println((int) h.invokeExact("four") + " " + h);
        h = l.findVirtual(MethodHandle.class, "invokeExact", methodType(int.class, String.class));
        MethodHandle len = l.findVirtual(String.class, "length", methodType(int.class));
        System.out.println((int) h.invokeExact(len, "abc") + " " + h);
        h = l.findVirtual(MethodHandle.class, "invoke", methodType(Object.class, Object.class));
        System.out.println((Object) h.invokeExact(len, (Object) "abc") + " " + h);
        h = l.findStatic(
            String.class,
            "format",
            methodType(String.class, String.class, Object[].class)
        );
        System.out.println(
            (String) h.invoke("%s-%s", "a", 1) + " " + h + " " + h.isVarargsCollector()
        );
    }
}
