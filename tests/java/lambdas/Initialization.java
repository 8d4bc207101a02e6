// SPDX-License-Identifier: MIT
import java.util.function.*;

/** Evaluating a reference initializes nothing; calling it does. Lambdas in initializers work. */
public class Initialization {

    static class Late {

        static {
            System.out.println("Late initialized");
        }

        static String get() {
            return "late";
        }

        Late() {}
    }

    static class Failing {

        static final Supplier<String> S = () -> "never";

        static {
            if (S != null) {
                throw new IllegalStateException("init");
            }
        }

        static String get() {
            return "x";
        }
    }

    static class Circular {

        static final Supplier<Object> S = () -> Circular.VALUE;
        static final Object BEFORE = S.get();
        static Object VALUE = "value";
        static final Object AFTER = S.get();
    }

    interface WithConstant {
        Supplier<String> S = () -> "interface constant";
    }

    enum E {
        A(x -> x + 1),
        B(x -> x * 2);

        final IntUnaryOperator op;

        E(IntUnaryOperator op) {
            this.op = op;
        }
    }

    public static void main(String[] args) {
        Supplier<String> s = Late::get;
        Supplier<Late> c = Late::new;
        System.out.println("made");
        System.out.println(s.get() + " " + (c.get() != null));
        Supplier<String> f = Failing::get;
        Probe.show("failing", () -> f.get());
        Probe.show("failing again", () -> f.get());
        System.out.println(Circular.BEFORE + " " + Circular.AFTER);
        System.out.println(
            WithConstant.S.get() + " " + E.A.op.applyAsInt(5) + " " + E.B.op.applyAsInt(5)
        );
    }
}
