/* SPDX-License-Identifier: MIT */
/* Stack traces: methods, lines, constructors, static initializers, lambdas, causes with common
 * frames, printed form. */
import java.io.*;
import java.util.*;
import java.util.function.*;
public class Traces {
    static void show(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w, true));
        System.out.print(w);
    }
    static void frames(Throwable t) {
        for (StackTraceElement e : t.getStackTrace()) {
            String m = e.getMethodName();
            if (m.startsWith("lambda$")) m = "lambda";
            if (e.getClassName().startsWith("Traces"))
                System.out.println("  " + e.getClassName() + "." + m + ":" + e.getLineNumber()
                    + " " + e.getFileName() + " " + e.isNativeMethod());
        }
    }
    static void a(int n) { if (n == 0) throw new IllegalStateException("deep"); else b(n - 1); }
    static void b(int n) {
        a(n);
    }
    static class Ctor {
        int f = compute();
        Ctor() { System.out.println("unreached"); }
        int compute() {
            throw new UnsupportedOperationException("in ctor");
        }
    }
    static class Init {
        static int v = fail();
        static int fail() { throw new RuntimeException("in clinit"); }
    }
    static void wrap() throws IOException {
        try { b(2); }
        catch (IllegalStateException e) { throw new IOException("wrapped", e); }
    }
    static class Custom extends Exception {
        Custom() { super("custom", null, true, false); }
    }
    static class Refilled extends RuntimeException { }
    static Refilled make() { return new Refilled(); }
    static class NoMessage extends Exception { public String toString() { return "odd text"; } }
    class Inner {
        void run() { new Object() { void go() { throw new RuntimeException("anon"); } }.go(); }
    }

    public static void main(String[] args) {
        try { a(3); } catch (RuntimeException e) { show(e); }
        try { new Ctor(); } catch (RuntimeException e) { show(e); }
        try { System.out.println(Init.v); } catch (Throwable e) { show(e); }
        try { wrap(); } catch (IOException e) { show(e); }
        Runnable r = () -> {
            throw new RuntimeException("in lambda");
        };
        try { r.run(); } catch (RuntimeException e) { frames(e); }
        Function<String, Integer> ref = Integer::parseInt;
        try { ref.apply("x"); }
        catch (NumberFormatException e) { System.out.println(e.getMessage()); frames(e); }
        try { new Traces().new Inner().run(); } catch (RuntimeException e) { show(e); }
        Custom c = new Custom();
        System.out.println(c.getStackTrace().length);
        show(c);
        Refilled f = make();
        System.out.println(f.getStackTrace()[0].getMethodName());
        f.fillInStackTrace();
        System.out.println(f.getStackTrace()[0].getMethodName());
        f.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("X", "y", "Z.java", 3),
            new StackTraceElement("X", "n", null, -2),
            new StackTraceElement("X", "u", null, -1),
            new StackTraceElement("X", "v", "V.java", -1) });
        show(f);
        Exception s = new Exception("with suppressed");
        s.setStackTrace(new StackTraceElement[0]);
        Exception in = new Exception("inner", new NoMessage());
        in.setStackTrace(new StackTraceElement[] { new StackTraceElement("A", "b", "C.java", 1) });
        in.getCause().setStackTrace(in.getStackTrace());
        s.addSuppressed(in);
        show(s);
        int[] z = null;
        try { z[0] = 1; } catch (NullPointerException e) { frames(e); }
        try {
            int q = 5
                / (args.length);
        } catch (ArithmeticException e) { show(e); }
        try { Object o = "s"; Integer i = (Integer) o; } catch (ClassCastException e) { frames(e); }
        StackTraceElement here = new Throwable().getStackTrace()[0];
        System.out.println(here + " " + here.equals(new Throwable().getStackTrace()[0])
            + " " + here.getModuleName());
        System.out.println(Thread.currentThread().getStackTrace()[1]);
        List<String> names = new ArrayList<>();
        StackWalker.getInstance().forEach(fr -> names.add(fr.getMethodName()));
        System.out.println(names);
    }
}
