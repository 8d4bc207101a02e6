// SPDX-License-Identifier: MIT
import java.lang.invoke.*;
import java.lang.reflect.*;

/**
 * No message where the VM can tell nothing: made by hand, thrown by native code, reflection, method
 * handles, deserialized traces.
 */
public class HiddenCases {

    interface Code {
        Object run() throws Throwable;
    }

    static void t(Code c) {
        try {
            System.out.println("fine " + c.run());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Throwable e) {
            System.out.println(e);
        }
    }

    String f;
    static String sf;
    int v;

    void m() {}

    static int len(String s) {
        return s.length();
    }

    static class Own extends NullPointerException {

        Own() {}

        Own(String s) {
            super(s);
        }

        public String getMessage() {
            return "own " + super.getMessage();
        }
    }

    static class Quiet extends NullPointerException {

        public Throwable fillInStackTrace() {
            return this;
        }
    }

    static NullPointerException make() {
        return new NullPointerException();
    }

    public static void main(String[] args) throws Throwable {
        t(() -> {
            throw make();
        });
        t(() -> {
            throw new Own();
        });
        t(() -> {
            throw new Own("x");
        });
        t(() -> {
            throw new Quiet();
        });
        t(() -> {
            throw new NullPointerException("");
        });
        Field f = HiddenCases.class.getDeclaredField("f"),
            v = HiddenCases.class.getDeclaredField("v");
        Method m = HiddenCases.class.getDeclaredMethod("m"),
            len = HiddenCases.class.getDeclaredMethod("len", String.class);
        t(() -> m.invoke(new HiddenCases()));
        t(() -> {
            try {
                return len.invoke(null, (Object) null);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
        t(() -> {
            try {
                len.invoke(null, (Object) null);
                return 0;
            } catch (InvocationTargetException e) {
                return e.getMessage() + " " + e.getCause().getClass();
            }
        });
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle lh = l.findStatic(
            HiddenCases.class,
            "len",
            MethodType.methodType(int.class, String.class)
        );
        t(() -> (int) lh.invokeExact((String) null));
        t(() -> lh.invoke(null));
        t(() -> lh.invokeWithArguments((Object) null));
        t(() -> {
            NullPointerException e = make();
            e.initCause(new Error("c"));
            return e.getMessage() + " " + e.getCause().getMessage() + " " + e;
        });
        t(() -> {
            try {
                return sf.length();
            } catch (NullPointerException e) {
                String a = e.getMessage(),
                    b = e.getMessage();
                return a.equals(b) + " " + a;
            }
        });
        t(() -> {
            try {
                return sf.length();
            } catch (NullPointerException e) {
                e.setStackTrace(new StackTraceElement[0]);
                return e.getMessage();
            }
        });
        t(() -> {
            try {
                return sf.length();
            } catch (NullPointerException e) {
                e.addSuppressed(new Exception());
                return e.toString();
            }
        });
        t(() -> {
            try {
                return sf.length();
            } catch (NullPointerException e) {
                e.fillInStackTrace();
                return e.getMessage();
            }
        });
        t(() -> {
            try {
                return sf.length();
            } catch (NullPointerException e) {
                throw e;
            }
        });
        t(() -> {
            try {
                return sf.length();
            } catch (RuntimeException e) {
                throw new RuntimeException(e);
            }
        });
        t(() -> {
            try {
                return sf.length();
            } catch (RuntimeException e) {
                throw (Throwable) new Exception("wrapped", e);
            }
        });
        t(() -> {
            try {
                return sf.length();
            } catch (RuntimeException e) {
                sf = "";
                String r = e.getLocalizedMessage();
                sf = null;
                return r;
            }
        });
        t(() -> Class.forName("x", false, null));
    }
}
