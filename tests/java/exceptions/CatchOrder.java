// SPDX-License-Identifier: MIT
/**
 * The first matching clause catches; multi catch; rethrow with precise types; generic throws;
 * causes.
 */
public class CatchOrder {

    static class MyEx extends Exception {

        int code;

        MyEx(int c) {
            code = c;
        }

        public String getMessage() {
            return "code " + code;
        }
    }

    static String which(Throwable t) {
        try {
            throw t;
        } catch (NumberFormatException e) {
            return "1 " + e.getMessage();
        } catch (IllegalArgumentException | java.io.FileNotFoundException e) {
            return "2 " + e.getMessage();
        } catch (RuntimeException e) {
            return "3 " + e.getMessage();
        } catch (java.io.IOException e) {
            return "4 " + e.getMessage();
        } catch (VirtualMachineError e) {
            return "5 " + e.getMessage();
        } catch (Exception e) {
            return "6 " + e.getMessage();
        } catch (Error e) {
            return "7 " + e.getMessage();
        } catch (Throwable e) {
            return "8 " + e.getMessage();
        }
    }

    static void precise(boolean io) throws java.io.IOException, InterruptedException {
        try {
            if (io) throw new java.io.IOException("a");
            throw new InterruptedException("b");
        } catch (Exception e) {
            System.out.println("passing");
            throw e;
        }
    }

    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) throws Exception {
        for (Throwable t : new Throwable[] {
            new IllegalArgumentException("iae"),
            new NumberFormatException("nfe"),
            new RuntimeException("re"),
            new java.io.FileNotFoundException("fnf"),
            new java.io.IOException("io"),
            new Exception("e"),
            new StackOverflowError("soe"),
            new Error("err"),
            new Throwable("t")
        })
            System.out.println(which(t));
        try {
            precise(true);
        } catch (java.io.IOException e) {
            System.out.println("io " + e.getMessage());
        } catch (InterruptedException e) {
            System.out.println("int " + e.getMessage());
        }
        try {
            CatchOrder.<RuntimeException>sneaky(new java.io.IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e);
        }
        Exception c = new Exception("top", new RuntimeException("mid", new Error("root")));
        for (Throwable t = c; t != null; t = t.getCause()) System.out.println(t);
        System.out.println(new Exception(new Error("x")).getMessage());
        System.out.println(new Exception((Throwable) null).getMessage());
        try {
            c.initCause(new Error());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Exception s = new Exception("s");
        try {
            s.initCause(s);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(s.initCause(null).getCause());
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println("null thrown");
        }
        try {
            throw (RuntimeException) (Object) "x";
        } catch (ClassCastException e) {
            System.out.println("cce");
        }
        try {
            try {
                throw new MyEx(5);
            } catch (MyEx e) {
                e.code++;
                throw e;
            }
        } catch (MyEx e) {
            System.out.println(e.code + " " + e.getMessage() + " " + e);
        }
        Throwable[] kept = new Throwable[1];
        try {
            int[] a = new int[1];
            a[2] = 1;
        } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
            kept[0] = e;
        }
        System.out.println(kept[0].getMessage());
        System.out.println(
            new Exception().toString() +
                new Exception("").toString() +
                new Exception((String) null).getLocalizedMessage()
        );
    }
}
