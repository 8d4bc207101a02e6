/* SPDX-License-Identifier: MIT */
/* Ends by an exception with cause and suppressed exceptions that share frames. */
public class Uncaught {
    static void inner(int n) {
        if (n == 0) throw new IllegalStateException("innermost");
        inner(n - 1);
    }

    static void outer() throws Exception {
        try {
            inner(3);
        } catch (IllegalStateException e) {
            Exception result = new Exception("outer\nof two lines", e);
            result.addSuppressed(new RuntimeException("first suppressed", new Error()));
            result.addSuppressed(new UnsupportedOperationException());
            throw result;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("before");
        outer();
    }
}
