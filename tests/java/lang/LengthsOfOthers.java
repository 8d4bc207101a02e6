/* SPDX-License-Identifier: MIT */
/** Builders of texts whose length is not one, and thread-locals whose set is not theirs to call. */
public class LengthsOfOthers {
    record Text(int length) implements CharSequence {
        @Override
        public char charAt(int i) {
            return 'x';
        }

        @Override
        public CharSequence subSequence(int a, int b) {
            return this;
        }
    }

    static void attempt(String what, java.util.concurrent.Callable<?> c) {
        String result;
        try {
            result = "" + c.call();
        } catch (Throwable t) {
            result = t.toString();
        }
        System.out.println(what + ": " + result);
    }

    public static void main(String[] args) {
        for (int n : new int[] {-1, -16, -17, Integer.MIN_VALUE, 0, 3}) {
            Text s = new Text(n);
            attempt("new " + n, () -> new StringBuilder(s));
            attempt("new buffer " + n, () -> new StringBuffer(s));
            attempt("append " + n, () -> new StringBuilder("a").append(s));
            attempt("append to buffer " + n, () -> new StringBuffer("a").append(s));
            attempt("insert " + n, () -> new StringBuilder("a").insert(0, s));
            attempt("range " + n, () -> new StringBuilder("a").append(s, 0, n));
            attempt("insert range " + n, () -> new StringBuffer("a").insert(1, s, 0, n));
        }
        attempt("capacity", () -> new StringBuilder(-1));
        attempt("none", () -> new StringBuilder((CharSequence) null));
        ThreadLocal<String> fixed = new ThreadLocal<>() {
            @Override
            protected String initialValue() {
                return "initial";
            }

            @Override
            public void set(String value) {
                throw new IllegalStateException("set to " + value);
            }
        };
        attempt("get", fixed::get);
        attempt("again", fixed::get);
        attempt("set", () -> {
            fixed.set("x");
            return "";
        });
        fixed.remove();
        attempt("removed", fixed::get);
    }
}
