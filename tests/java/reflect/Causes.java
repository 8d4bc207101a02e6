// SPDX-License-Identifier: MIT
import java.lang.reflect.*;

/** Stack traces and causes of what reflection wraps; nested reflective calls. */
public class Causes {
    static void inner(int n) throws Exception {
        if (n == 0) {
            throw new IllegalStateException("bottom");
        }
        Causes.class.getDeclaredMethod("inner", int.class).invoke(null, n - 1);
    }

    Causes() {
        this(0);
    }

    Causes(int x) {
        throw new UnsupportedOperationException("in constructor");
    }

    static void print(Throwable e) {
        for (; e != null; e = e.getCause()) {
            StringBuilder b = new StringBuilder(e.toString());
            for (StackTraceElement f : e.getStackTrace()) {
                if (f.getClassName().equals("Causes")) {
                    b.append(' ').append(f.getMethodName()).append(':').append(f.getLineNumber());
                }
            }
            System.out.println(b);
        }
    }

    public static void main(String[] args) throws Exception {
        try {
            inner(2);
        } catch (InvocationTargetException e) {
            print(e);
        }
        try {
            Causes.class.getDeclaredConstructor().newInstance();
        } catch (InvocationTargetException e) {
            print(e);
        }
        try {
            Object o = Proxy.newProxyInstance(Causes.class.getClassLoader(),
                new Class<?>[] {Runnable.class}, (p, m, a) -> m.invoke(new Object(), a));
            ((Runnable) o).run();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object o = Proxy.newProxyInstance(Causes.class.getClassLoader(),
                new Class<?>[] {Runnable.class}, (p, m, a) -> {
                inner(0);
                return null;
            });
            ((Runnable) o).run();
        } catch (IllegalStateException e) {
            print(e);
        }
        InvocationTargetException bare = new InvocationTargetException(new Error("x"), "message");
        System.out.println(bare + " " + bare.getTargetException() + " " + bare.getCause());
        UndeclaredThrowableException u = new UndeclaredThrowableException(new Exception("y"), "z");
        System.out.println(u + " " + u.getUndeclaredThrowable() + " " + u.getCause());
    }
}
