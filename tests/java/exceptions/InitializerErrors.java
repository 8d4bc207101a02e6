// SPDX-License-Identifier: MIT
/**
 * JLS 12.4.2, JVMS 5.5: the first failure of an initializer, what later uses get, for each way of
 * using a class.
 */
public class InitializerErrors {

    interface Code {
        Object run() throws Throwable;
    }

    static void t(String n, Code c) {
        try {
            System.out.println(n + " fine " + c.run());
        } catch (Throwable e) {
            System.out.println(
                n +
                    " " +
                    e +
                    " / " +
                    e.getCause() +
                    (e instanceof ExceptionInInitializerError x
                        ? " / " + (x.getException() == x.getCause())
                        : "")
            );
        }
    }

    static int boom(RuntimeException e) {
        throw e;
    }

    static int err(Error e) {
        throw e;
    }

    static class Unchecked {

        static int x = boom(new IllegalStateException("state"));

        static void m() {}

        static int f;
        static final int CONST = 5;
    }

    static class Err {

        static int x = err(new AssertionError("assertion"));
    }

    static class Link {

        static {
            err(new LinkageError("own linkage"));
        }
    }

    static class Own {

        static {
            err(new ExceptionInInitializerError("own text"));
        }
    }

    static class Null {

        static int len = ((String) null).length();
    }

    static class Div {

        static final int q = 1 / Integer.parseInt("0");
    }

    static class Super {

        static {
            boom(new RuntimeException("super"));
        }

        static int f;
    }

    static class Sub extends Super {

        static {
            System.out.println("never");
        }

        static int g;
    }

    interface Face {
        int f = boom(new RuntimeException("face"));
    }

    static class Impl implements Face {

        static {
            System.out.println("Impl is fine");
        }
    }

    enum E {
        A,
        B;

        static {
            boom(new RuntimeException("enum"));
        }
    }

    static class Inner {

        static class Deep {

            static int d = boom(new RuntimeException("deep"));
        }

        static int v = Deep.d;
    }

    static class Half {

        static int a = 1;
        static int b = boom(new RuntimeException("half"));
        static int c = 3;

        static int get() {
            return a + b + c;
        }
    }

    static class Stack {

        static int depth(int n) {
            return n == 0 ? boom(new RuntimeException("bottom")) : depth(n - 1);
        }

        static int x = depth(50);
    }

    public static void main(String[] args) {
        t("const", () -> Unchecked.CONST);
        t("get", () -> Unchecked.x);
        t("get2", () -> Unchecked.x);
        t("put", () -> Unchecked.f = 1);
        t("new", () -> new Unchecked());
        t("call", () -> {
            Unchecked.m();
            return 0;
        });
        t("array", () -> new Unchecked[1].length);
        t("literal", () -> Unchecked.class.getSimpleName());
        t("forName", () -> Class.forName("InitializerErrors$Unchecked"));
        t("instanceof", () -> new Object() instanceof Unchecked);
        t("err", () -> Err.x);
        t("err2", () -> Err.x);
        t("link", () -> new Link());
        t("link2", () -> new Link());
        t("own", () -> new Own());
        t("own2", () -> new Own());
        t("null", () -> Null.len);
        t("null2", () -> Null.len);
        t("div", () -> Div.q);
        t("div2", () -> Div.q);
        t("sub", () -> Sub.g);
        t("sub2", () -> Sub.g);
        t("super", () -> Super.f);
        t("inherited", () -> Sub.f);
        t("face", () -> new Impl().hashCode() * 0);
        t("face2", () -> Impl.f);
        t("face3", () -> Face.f);
        t("enum", () -> E.A);
        t("enum2", () -> E.values());
        t("enum3", () -> E.valueOf("A"));
        t("valueOf", () -> Enum.valueOf(E.class, "B"));
        t("inner", () -> Inner.v);
        t("inner2", () -> Inner.v);
        t("deep", () -> Inner.Deep.d);
        t("half", () -> Half.get());
        t("half2", () -> Half.get());
        t("half3", () -> Half.a);
        t("stack", () -> Stack.x);
        t("stack2", () -> Stack.x);
        t("reflect", () -> Half.class.getDeclaredField("a").get(null));
        t("construct", () -> Sub.class.getDeclaredConstructor().newInstance());
        t("method", () -> Unchecked.class.getDeclaredMethod("m").invoke(null));
        try {
            Half.get();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName());
        }
        t("lambda", () -> {
            java.util.function.Supplier<Object> s = Half::get;
            return s.get();
        });
        t("made", () -> {
            java.util.function.Supplier<Object> s = Unchecked::new;
            return s.get();
        });
    }
}
