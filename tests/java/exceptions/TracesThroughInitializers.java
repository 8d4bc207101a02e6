// SPDX-License-Identifier: MIT
// The frames of static and instance initializers, constructors and field initializers in traces,
// and the cause of ExceptionInInitializerError and of NoClassDefFoundError after it.
public class TracesThroughInitializers {
    static class Static {
        static int value = compute();
        static int compute() { throw new IllegalStateException("of Static"); }
    }
    static class Instance {
        int field = fail("field");
        { fail("block"); }
        Instance() { }
        static int fail(String what) { throw new IllegalStateException(what); }
    }
    static class Outer {
        final Object inner = new Object() {
            final int x = Integer.parseInt("x");
        };
    }
    enum Kind {
        ONE;
        Kind() { if (true) throw new IllegalArgumentException("of a constant"); }
    }
    interface Constant {
        int C = Integer.parseInt("c");
    }

    static void print(Throwable e, String indent) {
        System.out.println(indent + e);
        for (StackTraceElement at : e.getStackTrace())
            if (at.getClassName().startsWith("TracesThroughInitializers"))
                System.out.println(indent + "  " + at.getClassName() + "." + at.getMethodName()
                    + ":" + at.getLineNumber());
        if (e.getCause() != null) print(e.getCause(), indent + "    ");
    }

    static void attempt(Runnable body) {
        try {
            body.run();
        } catch (Throwable e) {
            print(e, "");
        }
    }

    public static void main(String[] arguments) {
        attempt(() -> System.out.println(Static.value));
        attempt(() -> System.out.println(Static.value));
        attempt(() -> new Instance());
        attempt(() -> new Outer());
        attempt(() -> System.out.println(Kind.ONE));
        attempt(() -> System.out.println(Kind.ONE));
        attempt(() -> System.out.println(Constant.C));
        attempt(() -> System.out.println(Constant.C));
    }
}
