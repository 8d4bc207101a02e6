// SPDX-License-Identifier: MIT
import java.io.*;

/**
 * What printStackTrace writes: causes, common frames, suppressed, circular references, custom
 * toString.
 */
public class PrintedTraces {
    static Exception made() {
        try { return outer(3); } catch (RuntimeException e) { return new Exception("wrapped", e); }
    }
    static Exception outer(int n) {
        try { inner(n); return null; } catch (IllegalStateException e) { throw new RuntimeException(
            "outer", e); }
    }
    static void inner(int n) {
        if (n > 0) inner(n - 1);
        else throw new IllegalStateException("inner");
    }

    public static void main(String[] args) throws Exception {
        StringWriter w = new StringWriter();
        Exception e = made();
        e.printStackTrace(new PrintWriter(w, true));
        System.out.println(w.toString().replaceAll("\\(.*\\)", "()"));
        w = new StringWriter();
        Exception a = new Exception("a"), b = new Exception("b", a);
        a.initCause(b);
        a.printStackTrace(new PrintWriter(w, true));
        System.out.println(w.toString().replaceAll("\\(.*\\)", "()"));
        w = new StringWriter();
        Exception s = new Exception("with");
        s.addSuppressed(new RuntimeException("one", new Error("cause of one")));
        s.addSuppressed(new RuntimeException("two"));
        s.printStackTrace(new PrintWriter(w, true));
        System.out.println(w.toString().replaceAll("\\(.*\\)", "()"));
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        new Error() { public String toString() { return "own text"; } }
            .printStackTrace(new PrintStream(o));
        System.out.println(o.toString().replaceAll("\\(.*\\)", "()"));
        Exception n = new Exception("no trace", null, false, false) { };
        w = new StringWriter();
        n.printStackTrace(new PrintWriter(w, true));
        System.out.println(w.toString().trim() + n.getStackTrace().length);
        e.setStackTrace(new StackTraceElement[] {new StackTraceElement("x.Y", "z", "Y.java", 5)});
        w = new StringWriter();
        e.printStackTrace(new PrintWriter(w, true));
        System.out.println(w.toString().split("\n")[1].trim());
    }
}
