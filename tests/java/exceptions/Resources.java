// SPDX-License-Identifier: MIT
/**
 * try with resources: order of closing, suppressed exceptions, null resources, effectively final
 * ones, nested.
 */
public class Resources {

    static class R implements AutoCloseable {

        final String n;

        R(String n) {
            this.n = n;
            System.out.println("open " + n);
        }

        static R fails() {
            throw new IllegalArgumentException("open fails");
        }

        public void close() throws Exception {
            System.out.println("close " + n);
            if (n.endsWith("!")) throw new Exception("close " + n);
        }
    }

    static void show(Throwable e) {
        System.out.print(e.getClass().getSimpleName() + " " + e.getMessage());
        for (Throwable s : e.getSuppressed()) System.out.print(" + " + s.getMessage());
        System.out.println("");
    }

    static String ret() throws Exception {
        try (R a = new R("ret")) {
            return "returned";
        } finally {
            System.out.println("after close");
        }
    }

    public static void main(String[] args) throws Exception {
        try (R a = new R("a"); R b = new R("b")) {
            System.out.println("body " + a.n + b.n);
        }
        try (R a = new R("a!"); R b = new R("b!")) {
            throw new Exception("body");
        } catch (Exception e) {
            show(e);
        } finally {
            System.out.println("finally");
        }
        try (R a = new R("a!")) {
            System.out.println("fine");
        } catch (Exception e) {
            show(e);
        }
        try (R n = null) {
            System.out.println("null resource");
        }
        R outer = new R("outer");
        try (outer; R in = new R("in")) {
            System.out.println("given");
        }
        try (R a = new R("a"); R b = R.fails()) {
            System.out.println("never");
        } catch (Exception e) {
            show(e);
        }
        System.out.println(ret());
        for (int i = 0; i < 2; i++) try (R a = new R("loop" + i)) {
            if (i == 0) continue;
            break;
        }
        try {
            try (R a = new R("x!"); R b = new R("y")) {
                try (R c = new R("z!")) {
                    throw new IllegalStateException("deep");
                }
            }
        } catch (Exception e) {
            show(e);
        }
        try (AutoCloseable l = () -> System.out.println("lambda closed")) {
            System.out.println("lambda");
        }
        Exception self = new Exception("self");
        try (
            AutoCloseable c = () -> {
                throw self;
            }
        ) {
            throw self;
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        } catch (Exception e) {
            show(e);
        }
        try {
            self.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Exception off = new Exception("off", null, false, true) {};
        off.addSuppressed(new Exception());
        System.out.println(off.getSuppressed().length);
    }
}
