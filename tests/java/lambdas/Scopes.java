// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.function.*;

/** What names mean inside lambdas: this, super, fields, shadowing, local classes, loops, switch. */
public class Scopes {

    String name = "outer";

    static class Base {

        String hi() {
            return "base";
        }
    }

    class Inner extends Base {

        String name = "inner";

        String hi() {
            return "inner";
        }

        List<Supplier<String>> all() {
            String local = "local";
            class L {

                String name = "L";

                Supplier<String> s() {
                    return () -> name + Inner.this.name + Scopes.this.name + local;
                }
            }
            Supplier<String> anon = new Supplier<>() {
                String name = "anon";

                public String get() {
                    Supplier<String> s = () -> this.name + Inner.this.hi();
                    return s.get();
                }
            };
            return List.of(
                () -> this.name,
                () -> Scopes.this.name,
                () -> super.hi() + hi(),
                super::hi,
                this::hi,
                new L().s(),
                anon,
                () -> local + new L().name
            );
        }
    }

    static Runnable[] loop() {
        Runnable[] r = new Runnable[3];
        int k = 0;
        for (String s : new String[] { "a", "b", "c" }) {
            int j = k;
            r[k++] = () -> System.out.print(s + j + " ");
        }
        return r;
    }

    public static void main(String[] args) {
        for (Supplier<String> s : new Scopes().new Inner().all()) {
            System.out.print(s.get() + " ");
        }
        System.out.println();
        for (Runnable r : loop()) {
            r.run();
        }
        System.out.println();
        IntFunction<IntFunction<IntUnaryOperator>> f = a -> b -> c -> a * 100 + b * 10 + c;
        System.out.println(f.apply(1).apply(2).applyAsInt(3));
        int[] counter = new int[1];
        Runnable inc = () -> {
            for (int i = 0; i < 5; i++) {
                switch (i) {
                    case 1:
                        continue;
                    case 3:
                        break;
                    default:
                        counter[0] += i;
                }
            }
        };
        inc.run();
        inc.run();
        System.out.println(counter[0]);
    }
}
