// SPDX-License-Identifier: MIT
/**
 * A class whose initializer fails stays unusable; its subclasses too; errors pass, exceptions are
 * wrapped.
 */
public class Failures {

    interface Code {
        Object run() throws Throwable;
    }

    static void attempt(Code c) {
        try {
            System.out.println("value " + c.run());
        } catch (Throwable e) {
            System.out.println(
                e +
                    (e.getCause() == null
                        ? ""
                        : " <- " +
                          e.getCause() +
                          (e.getCause().getCause() == null ? "" : " <- " + e.getCause().getCause()))
            );
        }
    }

    static class Bad {

        static int x = Integer.parseInt("bad");
    }

    static class Sub extends Bad {

        static int y = 2;
    }

    static class Err {

        static int z;

        static {
            if (z == 0) throw new AssertionError("err");
        }
    }

    static class Checked {

        static int w;

        static {
            Failures.<RuntimeException>sneak(new Exception("checked"));
        }
    }

    static <T extends Throwable> void sneak(Throwable t) throws T {
        @SuppressWarnings("unchecked")
        T x = (T) t;
        throw x;
    }

    static class Nested {

        static int n = Bad.x;
    }

    static class ByName {

        static {
            Object o = null;
            o.hashCode();
        }
    }

    static class Fine {

        static int v;

        static {
            try {
                v = Bad.x;
            } catch (NoClassDefFoundError e) {
                v = -1;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 2; i++) {
            attempt(() -> Bad.x);
            attempt(() -> new Bad());
            attempt(() -> Sub.y);
            attempt(() -> Err.z);
            attempt(() -> Checked.w);
            attempt(() -> Nested.n);
            attempt(() -> Class.forName("Failures$ByName"));
        }
        System.out.println(Fine.v);
    }
}
