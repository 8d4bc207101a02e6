// SPDX-License-Identifier: MIT
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

/**
 * Checked exceptions and sneaky throws through functional interfaces; finally in lambdas; nested
 * handlers.
 */
public class Exceptional {

    interface Body<T, X extends Exception> {
        T run() throws X;
    }

    static <T, X extends Exception> T attempt(Body<T, X> b) throws X {
        return b.run();
    }

    @SuppressWarnings("unchecked")
    static <X extends Throwable> void sneaky(Throwable t) throws X {
        throw (X) t;
    }

    static int cleanups;

    static Supplier<Integer> guarded(int x) {
        return () -> {
            try {
                return 10 / x;
            } catch (ArithmeticException e) {
                return -1;
            } finally {
                cleanups++;
            }
        };
    }

    public static void main(String[] args) throws Exception {
        System.out.println(attempt(() -> "fine"));
        Probe.show("checked", () ->
            attempt(() -> {
                throw new java.io.IOException("io");
            })
        );
        Runnable r = () -> sneaky(new Exception("sneaky"));
        Probe.show("sneaky", () -> {
            r.run();
            return 0;
        });
        System.out.println(guarded(5).get() + " " + guarded(0).get() + " " + cleanups);
        Callable<Integer> c = () -> Integer.parseInt("x");
        Probe.show("callable", c::call);
        Probe.show("suppressed", () -> {
            try (
                AutoCloseable a = () -> {
                    throw new Exception("close");
                }
            ) {
                throw new Exception("body");
            } catch (Exception e) {
                return e.getMessage() + " " + e.getSuppressed()[0].getMessage();
            }
        });
        Function<Integer, Integer> f = x -> {
            if (x > 3) {
                throw new IllegalArgumentException("x" + x);
            }
            return x * 2;
        };
        Probe.show("composed", () -> f.andThen(f).andThen(f).apply(1));
        Probe.show("stream", () -> List.of(1, 2, 5).stream().map(f).toList());
        Probe.show("optional", () ->
            Optional.empty().orElseThrow(() -> new NoSuchElementException("own"))
        );
    }
}
