// SPDX-License-Identifier: MIT
// Lambdas and method references show the frames of their bodies only; what makes them work is
// hidden.
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

public class TracesThroughLambdas {
    static Object fail(Object what) { throw new IllegalStateException("" + what); }
    Object own() { return fail("own"); }
    TracesThroughLambdas() { }
    TracesThroughLambdas(Object x) { fail(x); }
    static <T> T through(Supplier<T> supplier) { return supplier.get(); }

    static void print(Runnable body) {
        try {
            body.run();
        } catch (RuntimeException e) {
            System.out.println(e);
            for (StackTraceElement at : e.getStackTrace()) {
                if (!at.getClassName().startsWith("TracesThroughLambdas")) continue;
                System.out.println("  " + at);
            }
        }
    }

    public static void main(String[] arguments) {
        Function<Object, Object> reference = TracesThroughLambdas::fail,
            maker = TracesThroughLambdas::new;
        TracesThroughLambdas receiver = new TracesThroughLambdas();
        Supplier<Object> bound = receiver::own;
        print(() -> fail("direct"));
        print(() -> through(() -> fail("nested")));
        print(() -> through(() -> through(() -> fail("deeper"))));
        print(() -> reference.apply("reference"));
        print(() -> maker.apply("constructor"));
        print(bound::get);
        print(() -> List.of(1, 2).forEach(n -> fail(n)));
        print(() -> reference.compose(x -> through(() -> x)).andThen(x -> x).apply("composed"));
        print(((Supplier<Runnable>) () -> () -> fail("returned")).get());
    }
}
