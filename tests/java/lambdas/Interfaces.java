// SPDX-License-Identifier: MIT
import java.io.Serializable;
import java.util.function.*;

/** Functional interfaces: generic, bridged, with defaults, intersection casts, markers. */
public class Interfaces {

    interface A<T> {
        T get(T t);

        default String twice(T t) {
            return get(get(t)).toString();
        }
    }

    interface B extends A<String> {
        String get(String s);
    }

    interface C {
        Object get(Object o);
    }

    interface D extends B, Comparable<String> {
        int compareTo(String s);

        default String get(String s) {
            return "D.get(String)" + s;
        }
    }

    interface Marker {}

    interface Other extends Marker {
        default String hello() {
            return "hello";
        }
    }

    abstract static class Printer {

        abstract void print();
    }

    public static void main(String[] args) {
        B b = s -> s + "!";
        System.out.println(b.get("b") + " " + b.twice("b") + " " + ((A<String>) b).get("a"));
        D d = o -> o.length();
        System.out.println(
            d.compareTo("abc") +
                " " +
                d.get("s") +
                " " +
                ((A<String>) d).get("x") +
                " " +
                ((Comparable<String>) d).compareTo("four")
        );
        C c = o -> o;
        System.out.println(c.get(c) == c);
        Runnable r = (Runnable & Marker & Serializable) () -> System.out.println("run");
        r.run();
        System.out.println((r instanceof Marker) + " " + (r instanceof Serializable));
        Other o = (Other & Supplier<String>) () -> "supplied";
        System.out.println(o.hello() + " " + ((Supplier<?>) o).get());
        Supplier<Runnable> s = () -> () -> System.out.println("inner");
        s.get().run();
        BooleanSupplier same = () -> true;
        System.out.println(same.getClass() == same.getClass());
        System.out.println(
            same.getClass().isSynthetic() +
                " " +
                same.getClass().isHidden() +
                " " +
                same.getClass().isAnonymousClass() +
                " " +
                same.getClass().getInterfaces()[0].getSimpleName() +
                " " +
                same.getClass().getSuperclass().getSimpleName()
        );
        String name = same.getClass().getName();
        System.out.println(name.startsWith("Interfaces$$Lambda$") + " " + name.contains("/"));
        System.out.println(
            same.getClass().getNestHost() +
                " " +
                same.getClass().isNestmateOf(Interfaces.class) +
                " " +
                same.getClass().getPackageName().isEmpty()
        );
        System.out.println(
            same.getClass().getDeclaringClass() +
                " " +
                same.getClass().getEnclosingClass() +
                " " +
                same.getClass().getCanonicalName()
        );
        System.out.println(
            same.equals(same) +
                " " +
                (same.hashCode() == System.identityHashCode(same)) +
                " " +
                same.toString().startsWith(name + "@")
        );
    }
}
