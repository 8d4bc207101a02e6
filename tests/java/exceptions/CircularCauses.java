// SPDX-License-Identifier: MIT
import java.io.*;

/**
 * Printing of stack traces: causes, suppressed, circular references, common frames, empty traces;
 * line numbers are fixed by hand.
 */
public class CircularCauses {

    static <T extends Throwable> T tr(T t, int... lines) {
        StackTraceElement[] s = new StackTraceElement[lines.length];
        for (int i = 0; i < s.length; i++) s[i] = new StackTraceElement(
            "pkg.C" + i,
            "m" + i,
            "C" + i + ".java",
            lines[i]
        );
        t.setStackTrace(s);
        return t;
    }

    static void show(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w, true));
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        t.printStackTrace(new PrintStream(b));
        System.out.println(w + "--" + b.toString().equals(w.toString()));
    }

    public static void main(String[] args) {
        show(tr(new Exception("plain"), 1, 2, 3));
        show(tr(new Exception("empty")));
        show(tr(new Exception(), 1));
        show(tr(new Exception("a", tr(new Error("b"), 9, 2, 3)), 1, 2, 3));
        show(tr(new Exception("same", tr(new Error("trace"), 1, 2, 3)), 1, 2, 3));
        show(tr(new Exception("longer", tr(new Error("cause"), 7, 7, 1, 2, 3)), 1, 2, 3));
        show(tr(new Exception("no", tr(new Error("common"), 4, 5, 6)), 1, 2, 3));
        show(
            tr(
                new Exception(
                    "three",
                    tr(new Error("two", tr(new RuntimeException("one"), 5, 6, 3)), 4, 6, 3)
                ),
                1,
                2,
                3
            )
        );
        Exception s = tr(new Exception("main"), 1, 2);
        s.addSuppressed(tr(new Error("first"), 8, 2));
        s.addSuppressed(tr(new Exception("second", tr(new Error("its cause"), 4, 9, 2)), 9, 2));
        show(s);
        Exception deep = tr(new Exception("deep"), 1);
        Exception in = tr(new Exception("in", tr(new Error("incause"), 3)), 2);
        in.addSuppressed(tr(new Error("in in"), 4));
        deep.addSuppressed(in);
        deep.initCause(tr(new Error("cause"), 5));
        show(deep);
        Exception a = tr(new Exception("a"), 1),
            b = tr(new Exception("b"), 2);
        a.initCause(b);
        b.initCause(a);
        show(a);
        Exception c = tr(new Exception("c"), 1),
            d = tr(new Exception("d"), 2);
        c.addSuppressed(d);
        d.addSuppressed(c);
        show(c);
        Exception e = tr(new Exception("e"), 1),
            f = tr(new Exception("f"), 2);
        e.initCause(f);
        f.addSuppressed(e);
        e.addSuppressed(f);
        show(e);
        show(tr(new Exception("multi\nline", tr(new Error("two\nlines"), 1)), 1));
        show(
            tr(
                new Exception() {
                    @Override
                    public String toString() {
                        return "own text";
                    }
                },
                1
            )
        );
        show(
            tr(new Exception("twin", tr(new Exception("twin", tr(new Exception("twin"), 1)), 1)), 1)
        );
    }
}
