// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * Lambdas and references reach private members, protected members of other packages, package
 * members.
 */
public class Access {

    private int secret = 5;

    private static String hidden(int x) {
        return "hidden" + x;
    }

    private String priv() {
        return "priv" + secret;
    }

    static class Nested {

        private Nested() {}

        private static int number() {
            return 42;
        }

        private int inst() {
            return 43;
        }
    }

    private interface PrivateInterface {
        int get();
    }

    static class MyList extends AbstractList<String> {

        public String get(int i) {
            return "e" + i;
        }

        public int size() {
            return 3;
        }

        IntConsumer modify() {
            return x -> modCount += x;
        }

        BiConsumer<Integer, Integer> remover() {
            return this::removeRange;
        }

        BiConsumer<Integer, Integer> superRemover() {
            return super::removeRange;
        }

        protected void removeRange(int a, int b) {
            System.out.println("removeRange " + a + " " + b);
        }

        int mod() {
            return modCount;
        }
    }

    static class Cloner implements Cloneable {

        int x = 3;

        Supplier<Object> cloner() {
            return () -> {
                try {
                    return super.clone();
                } catch (CloneNotSupportedException e) {
                    throw new AssertionError(e);
                }
            };
        }

        interface Thrower {
            Object get() throws Exception;
        }

        Thrower reference() {
            return super::clone;
        }
    }

    public static void main(String[] args) throws Exception {
        IntFunction<String> h = Access::hidden;
        Supplier<String> p = new Access()::priv;
        Supplier<Nested> n = Nested::new;
        IntSupplier num = Nested::number;
        ToIntFunction<Nested> inst = Nested::inst;
        PrivateInterface pi = () -> 9;
        PrivateInterface pr = num::getAsInt;
        System.out.println(
            h.apply(1) +
                " " +
                p.get() +
                " " +
                num.getAsInt() +
                " " +
                inst.applyAsInt(n.get()) +
                " " +
                pi.get() +
                " " +
                pr.get()
        );
        MyList l = new MyList();
        l.modify().accept(4);
        l.remover().accept(1, 2);
        System.out.println(l.mod());
        Probe.show("super", () -> {
            l.superRemover().accept(0, 1);
            return "done";
        });
        System.out.println(
            ((Cloner) new Cloner().cloner().get()).x +
                " " +
                ((Cloner) new Cloner().reference().get()).x
        );
    }
}
