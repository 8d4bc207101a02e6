// SPDX-License-Identifier: MIT
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;

/** Classes that are loaded, one inside the other, and that are not: each way to fail. */
public class Loads extends ClassLoader {
    static class ProbeBase { }

    static class ProbeSub extends ProbeBase { }

    static class ProbeCut { }

    static class ProbeA1 { }

    static class ProbeB1 extends ProbeA1 { }

    static class ProbeHidden { }

    Loads() {
        super(null);
    }

    static byte[] bytes(String name) throws Exception {
        try (InputStream in = Loads.class.getResourceAsStream(name + ".class")) {
            return in.readAllBytes();
        }
    }

    /** Java's modified UTF-8 of names like these has a byte for each character. */
    static byte[] renamed(byte[] file, String from, String to) {
        String text = new String(file, 0).replace(from, to);
        byte[] result = new byte[text.length()];
        text.getBytes(0, result.length, result, 0);
        return result;
    }

    static String define(Loads loader, byte[] file, String name) {
        try {
            return loader.defineClass(name, file, 0, file.length).getName();
        } catch (LinkageError e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        StringBuilder said = new StringBuilder();
        said.append(Class.forName("Loads$ProbeSub").getName()).append(' ');
        try {
            Class.forName("no.Probe");
        } catch (ClassNotFoundException e) {
            said.append("missing ");
        }
        byte[] cut = bytes("Loads$ProbeCut");
        cut = Arrays.copyOf(cut, cut.length - 1);
        byte[] base = bytes("Loads$ProbeBase");
        byte[] circle = renamed(bytes("Loads$ProbeB1"), "Loads$ProbeA1", "Loads$ProbeB1");
        Loads twice = new Loads();
        said.append(define(new Loads(), cut, "Loads$ProbeCut")).append(' ');
        said.append(define(new Loads(), bytes("Loads$ProbeSub"), "Loads$ProbeSub")).append(' ');
        said.append(define(twice, base, "Loads$ProbeBase")).append(' ');
        said.append(define(twice, base, "Loads$ProbeBase")).append(' ');
        said.append(define(new Loads(), circle, "Loads$ProbeB1")).append(' ');
        MethodHandles.lookup().defineHiddenClass(bytes("Loads$ProbeHidden"), false);
        java.lang.reflect.Array.newInstance(Class.forName("Loads$ProbeBase"), 0);
        System.out.println(said + "end");
    }
}
