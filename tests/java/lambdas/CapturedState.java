// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/**
 * What lambdas capture: locals, parameters, this, fields, loop variables, other lambdas; identity
 * and state.
 */
public class CapturedState {

    int n;

    interface Marker {}

    interface Callable0 {
        Object call() throws java.io.IOException;
    }

    Runnable counter() {
        return () -> {
            n++;
            this.n++;
            CapturedState.this.n++;
        };
    }

    Supplier<CapturedState> self() {
        return () -> this;
    }

    int n() {
        return n;
    }

    IntSupplier viaThis() {
        return () -> n();
    }

    public static void main(String[] args) throws Exception {
        int base = 3;
        String s = "s";
        IntUnaryOperator f = x -> x + base;
        System.out.println(f.applyAsInt(4));
        Supplier<Supplier<String>> n = () -> () -> s + base;
        System.out.println(n.get().get());
        List<Supplier<Integer>> l = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int j = i;
            l.add(() -> j * j);
        }
        for (int x : new int[] { 7, 8 }) l.add(() -> x);
        for (Supplier<Integer> q : l) System.out.print(q.get() + " ");
        System.out.println("");
        CapturedState c = new CapturedState();
        Runnable r = c.counter();
        r.run();
        r.run();
        System.out.println(c.n);
        System.out.println(c.self().get() == c);
        long w = 1L << 40;
        double d = 2.5;
        byte b = 1;
        char ch = 'c';
        boolean z = true;
        float fl = 1.5f;
        short sh = 2;
        Supplier<String> all = () -> w + " " + d + " " + b + ch + z + fl + sh;
        System.out.println(all.get());
        int[] counter = { 0 };
        IntSupplier inc = () -> ++counter[0];
        System.out.println(inc.getAsInt() + inc.getAsInt());
        Function<Integer, Function<Integer, Function<Integer, Integer>>> add = x -> y -> v ->
            x * 100 + y * 10 + v;
        System.out.println(add.apply(1).apply(2).apply(3));
        BinaryOperator<UnaryOperator<Integer>> compose = (g, h) -> x -> g.apply(h.apply(x));
        System.out.println(compose.apply(x -> x + 1, x -> x * 2).apply(5));
        Function<Integer, Integer>[] fact = new Function[1];
        fact[0] = x -> x < 2 ? 1 : x * fact[0].apply(x - 1);
        System.out.println(fact[0].apply(10));
        try {
            Callable0 t = () -> {
                throw new java.io.IOException("io");
            };
            t.call();
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        Runnable nested = () -> {
            class L {

                int v = base;
            }
            System.out.println(
                new L().v +
                    new Object() {
                        int q = base * 2;
                    }.q
            );
        };
        nested.run();
        Object o = (Supplier<String> & Marker) () -> "marked";
        System.out.println(o instanceof Marker);
        System.out.println(
            new CapturedState() {
                int n() {
                    return 77;
                }
            }
                .viaThis()
                .getAsInt()
        );
    }
}
