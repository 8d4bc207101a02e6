// SPDX-License-Identifier: MIT
/**
 * Throwable's own protocol: causes, suppressed, initCause twice, self references, disabled traces,
 * toString, localized texts.
 */
public class ThrowableMethods {

    interface Code {
        Object run() throws Throwable;
    }

    static void t(Code c) {
        try {
            System.out.println(c.run());
        } catch (Throwable e) {
            System.out.println("! " + e + " / " + e.getCause());
        }
    }

    static class Own extends Exception {

        Own(String m, Throwable c, boolean s, boolean w) {
            super(m, c, s, w);
        }

        @Override
        public String getLocalizedMessage() {
            return "localized " + getMessage();
        }
    }

    static class Silent extends RuntimeException {

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    static class Lying extends RuntimeException {

        @Override
        public String getMessage() {
            return "lie";
        }

        @Override
        public synchronized Throwable getCause() {
            return new Error("c");
        }
    }

    public static void main(String[] args) {
        t(() -> new Exception());
        t(() -> new Exception("m"));
        t(() -> new Exception((String) null).getMessage());
        t(() -> new Exception("m", null).getCause());
        t(() -> new Exception(new Error("e")));
        t(() -> new Exception((Throwable) null).getMessage());
        t(() -> new Exception(new Error()).getMessage());
        t(() -> new Exception("m", new Error("e")).getCause());
        t(() -> new Exception("").toString() + "|");
        t(() -> new Own("own", null, true, true));
        t(() -> new Lying());
        t(() -> new Lying().getCause());
        t(() -> new Exception("a").initCause(new Error("b")).getCause());
        t(() -> new Exception("a").initCause(null).getCause());
        t(() -> new Exception("a", new Error("b")).initCause(new Error("c")));
        t(() -> new Exception("a", null).initCause(new Error("c")));
        t(() -> new Exception("a").initCause(new Error("b")).initCause(new Error("c")));
        t(() -> {
            Exception e = new Exception("self");
            return e.initCause(e);
        });
        t(() -> new Exception(new Error("x")).initCause(null));
        t(() -> {
            Exception e = new Exception("s");
            e.addSuppressed(new Error("1"));
            e.addSuppressed(new Error("2"));
            return e.getSuppressed().length + " " + e.getSuppressed()[1];
        });
        t(() -> {
            Exception e = new Exception("self");
            e.addSuppressed(e);
            return 0;
        });
        t(() -> {
            new Exception("n").addSuppressed(null);
            return 0;
        });
        t(() -> {
            Own e = new Own("o", null, false, true);
            e.addSuppressed(new Error());
            return e.getSuppressed().length;
        });
        t(() -> new Own("o", null, true, false).getStackTrace().length);
        t(() -> {
            Own e = new Own("o", null, true, false);
            e.fillInStackTrace();
            return e.getStackTrace().length;
        });
        t(() -> new Silent().getStackTrace().length);
        t(() -> {
            Own e = new Own("o", null, true, false);
            e.setStackTrace(new StackTraceElement[] { new StackTraceElement("C", "m", "F", 1) });
            return e.getStackTrace().length;
        });
        t(() -> {
            Exception e = new Exception();
            e.setStackTrace(new StackTraceElement[] { null });
            return 0;
        });
        t(() -> {
            Exception e = new Exception();
            StackTraceElement[] a = { new StackTraceElement("C", "m", "F.java", 7) };
            e.setStackTrace(a);
            a[0] = null;
            return e.getStackTrace()[0];
        });
        t(() -> {
            Exception e = new Exception();
            e.getStackTrace()[0] = null;
            return e.getStackTrace()[0] != null;
        });
        t(() -> {
            Exception e = new Exception();
            return e.getStackTrace() == e.getStackTrace();
        });
        t(() -> {
            Exception e = new Exception();
            return e.fillInStackTrace() == e;
        });
        t(() -> new StackTraceElement("a.B", "m", null, 3));
        t(() -> new StackTraceElement("a.B", "m", "B.java", -1));
        t(() -> new StackTraceElement("a.B", "m", "B.java", -2));
        t(() -> new StackTraceElement("app", "mod", "1.2", "a.B", "m", "B.java", 5));
        t(() -> new StackTraceElement(null, "m", "f", 1));
        t(() ->
            new StackTraceElement("a", "b", "c", 1).equals(new StackTraceElement("a", "b", "c", 1))
        );
        t(
            () ->
                new StackTraceElement("a", "b", "c", 1).hashCode() ==
                new StackTraceElement("a", "b", "c", 1).hashCode()
        );
        t(() -> new StackTraceElement("a", "b", "c", -2).isNativeMethod());
        t(() -> new AssertionError(5));
        t(() -> new AssertionError(1.5));
        t(() -> new AssertionError('c'));
        t(() -> new AssertionError(new Error("x")).getCause());
        t(() -> new AssertionError((Object) null));
        t(() -> new AssertionError("m", new Error("y")).getCause());
        t(() -> new AssertionError(true).getMessage());
        t(() -> new ExceptionInInitializerError(new Exception("e")).getMessage());
        t(() -> new ExceptionInInitializerError("s").getException());
        t(() -> new ExceptionInInitializerError("s").initCause(new Error()));
        t(() -> new ClassNotFoundException("n", new Error("why")).getException());
        t(() -> new java.lang.reflect.InvocationTargetException(new Error("t")).getMessage());
        t(() -> new java.lang.reflect.InvocationTargetException(new Error("t"), "m"));
        t(() ->
            new java.lang.reflect.UndeclaredThrowableException(
                new Exception("u")
            ).getUndeclaredThrowable()
        );
        t(() -> new ArrayIndexOutOfBoundsException(5));
        t(() -> new StringIndexOutOfBoundsException(6));
        t(() -> new IndexOutOfBoundsException(7));
        t(() -> new IndexOutOfBoundsException(7L));
        t(() -> new EnumConstantNotPresentException(Thread.State.class, "Q"));
        t(() -> new TypeNotPresentException("T", null));
    }
}
