// SPDX-License-Identifier: MIT
import java.util.*;

/**
 * OutOfMemoryError while a StackOverflowError is thrown, StackOverflowError on a full heap, and
 * errors while errors are printed.
 */
public class EachWhileOther {

    static List<Object> ballast;
    static int depth, left;

    static void fill() {
        ballast = null;
        ballast = new ArrayList<>(1 << 16);
        for (int size = 1 << 20; size >= 16; size >>= 1) {
            try {
                while (true) ballast.add(new byte[size]);
            } catch (OutOfMemoryError e) {
                // smaller ones may still fit
            }
        }
    }

    static void down() {
        depth++;
        down();
    }

    static void eatDeep() {
        depth++;
        try {
            eatDeep();
        } finally {
            if (left-- > 0) ballast.add(new byte[4096]);
        }
    }

    static Object chain;

    static void allocateDeep() {
        depth++;
        chain = new Object[] { chain, new byte[2000] };
        allocateDeep();
    }

    static class Bad {

        static Object o = make();

        static Object make() {
            List<Object> l = new ArrayList<>();
            while (true) l.add(new byte[10000]);
        }
    }

    static String name(Throwable e) {
        return e instanceof StackOverflowError
            ? "SOE"
            : e instanceof OutOfMemoryError
              ? "OOM"
              : e.getClass().getName();
    }

    public static void main(String[] args) throws Throwable {
        for (int i = 0; i < 3; i++) {
            int result;
            ballast = new ArrayList<>();
            if (i > 0) fill(); // the first round loads what the others need
            depth = 0;
            try {
                down();
                result = 0;
            } catch (StackOverflowError | OutOfMemoryError e) {
                result = 1;
            }
            ballast = null;
            System.out.println("overflow on a full heap: " + result + " " + (depth > 100));
        }
        for (int i = 0; i < 3; i++) {
            ballast = new ArrayList<>();
            if (i > 0) fill(); // the first round loads what the others need
            depth = 0;
            int result;
            left = 5;
            try {
                eatDeep();
                result = 0;
            } catch (StackOverflowError | OutOfMemoryError e) {
                result = 1;
            }
            ballast = null;
            System.out.println(
                "allocation in finally of an overflow: " + result + " " + (depth > 100)
            );
        }
        for (int i = 0; i < 3; i++) {
            depth = 0;
            chain = null;
            int result;
            try {
                allocateDeep();
                result = 0;
            } catch (StackOverflowError | OutOfMemoryError e) {
                chain = null;
                result = 1;
            }
            System.out.println("both at once: " + result + " " + (depth > 100));
        }
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Bad.o);
            } catch (Throwable e) {
                System.out.println("initializer: " + e.getClass().getName());
            }
        }
        for (int i = 0; i < 3; i++) {
            fill();
            StackTraceElement[] trace = null;
            int text = 0;
            boolean failed = false;
            try {
                Object o = new byte[1 << 20];
            } catch (OutOfMemoryError e) {
                try {
                    trace = e.getStackTrace();
                    text = e.toString().length();
                } catch (OutOfMemoryError f) {
                    failed = true;
                }
            }
            ballast = null;
            System.out.println("asked for text on a full heap: " + (failed || trace != null));
        }
        for (int i = 0; i < 3; i++) {
            if (i > 0) fill();
            int caught = thrown(args);
            ballast = null;
            System.out.println(caught);
        }
        System.out.println("alive");
    }

    static int thrown(String[] args) {
        int caught = 0;
        try {
            throw new RuntimeException("text", new Error());
        } catch (OutOfMemoryError | RuntimeException e) {
            caught++;
        }
        try {
            Object o = args.length == 0 ? null : args;
            o.hashCode();
        } catch (NullPointerException | OutOfMemoryError e) {
            caught++;
        }
        try {
            caught += caught / args.length;
        } catch (ArithmeticException | OutOfMemoryError e) {
            caught++;
        }
        try {
            args[caught] = "x";
        } catch (IndexOutOfBoundsException | OutOfMemoryError e) {
            caught++;
        }
        return caught;
    }
}
