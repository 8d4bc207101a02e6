// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * Calls through interfaces with one, few and many receivers, superinterfaces, generic bridges,
 * Object methods.
 */
public class Dispatch {

    interface Named {
        default String name() {
            return getClass().getSimpleName();
        }
    }

    interface Animal extends Named {
        String say();
    }

    interface Animal0 {
        default String zero() {
            return "zero";
        }
    }

    static class Dog implements Animal {

        public String say() {
            return "wuff";
        }
    }

    static class Puppy extends Dog {

        public String say() {
            return super.say() + "chen";
        }
    }

    static class Cat implements Animal {

        public String say() {
            return "miau";
        }
    }

    static class Cow implements Animal {

        public String say() {
            return "muh";
        }
    }

    enum E implements Animal {
        INSTANCE;

        public String say() {
            return "enum";
        }
    }

    record R(String say) implements Animal {}

    static String call(Animal a) {
        return a.say();
    }

    interface Conv<A, B> {
        B to(A a);
    }

    static class Len implements Conv<String, Integer> {

        public Integer to(String s) {
            return s.length();
        }
    }

    public static void main(String[] args) throws Exception {
        Animal[] all = {
            new Dog(),
            new Cat(),
            new Cow(),
            new Puppy(),
            () -> "lambda",
            new Animal() {
                public String say() {
                    return "anon";
                }
            },
            E.INSTANCE,
            new R("rec")
        };
        for (int round = 0; round < 3; round++) {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i <= all.length - 1; i++) b.append(call(all[i])).append(' ');
            System.out.println(b);
        }
        System.out.println(
            ((Named) all[0]).name() + all[1].hashCode() * 0 + all[2].equals(all[2]) + all[7]
        );
        Conv<String, Integer> c = new Len();
        System.out.println(c.to("four"));
        try {
            ((Conv) c).to(5);
        } catch (ClassCastException e) {
            System.out.println("bridge checks");
        }
        Comparator<String> cmp = Comparator.comparing(String::length);
        System.out.println(cmp.reversed().compare("a", "bb"));
        Runnable r = (Runnable & Animal0) () -> System.out.println("run");
        r.run();
        System.out.println(((Animal0) r).zero());
        try {
            Animal n = null;
            n.say();
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        Iterable<Integer> it = () -> List.of(1, 2).iterator();
        int s = 0;
        for (int x : it) s += x;
        System.out.println(s);
    }
}
