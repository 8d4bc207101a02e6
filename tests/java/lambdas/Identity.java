// SPDX-License-Identifier: MIT
import java.util.function.*;

/**
 * A site without captures gives the same object each time; different sites give different classes.
 */
public class Identity {

    static Supplier<String> plain() {
        return () -> "x";
    }

    static Supplier<String> capturing(String s) {
        return () -> s;
    }

    static Supplier<String> reference() {
        return Identity::text;
    }

    static String text() {
        return "t";
    }

    public static void main(String[] args) {
        System.out.println((plain() == plain()) + " " + (reference() == reference()));
        Supplier<String> a = capturing("a");
        Supplier<String> b = capturing("b");
        System.out.println(
            (a == b) + " " + (a.getClass() == b.getClass()) + " " + a.get() + b.get()
        );
        Supplier<String> one = () -> "1";
        Supplier<String> two = () -> "1";
        System.out.println(one.getClass() == two.getClass());
        Object[] seen = new Object[3];
        for (int i = 0; i < 3; i++) {
            Runnable r = () -> {};
            seen[i] = r;
        }
        System.out.println((seen[0] == seen[1]) + " " + (seen[1] == seen[2]));
        synchronized (one) {
            System.out.println(Thread.holdsLock(one));
        }
    }
}
