// SPDX-License-Identifier: MIT
/**
 * && and || evaluate their right side only when needed; & and | always; in conditions, loops and
 * arguments.
 */
public class ShortCircuits {

    static String log = "";

    static boolean t(int n) {
        log += "t" + n;
        return true;
    }

    static boolean f(int n) {
        log += "f" + n;
        return false;
    }

    static void say() {
        System.out.println(log);
        log = "";
    }

    public static void main(String[] args) throws Exception {
        System.out.println(t(1) && f(2) && t(3));
        say();
        System.out.println(f(1) || t(2) || t(3));
        say();
        System.out.println((f(1) && t(2)) || t(3));
        say();
        System.out.println(t(1) || (t(2) && f(3)));
        say();
        System.out.println((f(1) & t(2)) | t(3));
        say();
        System.out.println(t(1) ^ t(2) ^ t(3));
        say();
        if (!(t(1) && !f(2))) System.out.println("no");
        else System.out.println("yes");
        say();
        int n = 0;
        while ((n < 3 && t(n)) || f(9)) n++;
        say();
        boolean b = f(1) && (n = 100) > 0;
        System.out.println(n);
        b = t(1) || (n = 100) > 0;
        System.out.println(n);
        say();
        System.out.println((f(1) ? t(2) : f(3)) ? 1 : 2);
        say();
        String s = null;
        System.out.println(s != null && s.length() > 0);
        System.out.println(s == null || s.isEmpty());
        Boolean w = null;
        try {
            System.out.println(t(1) && w);
        } catch (NullPointerException e) {
            System.out.println("unboxed");
        }
        say();
        System.out.println(f(1) && w);
        say();
        do n--; while (t(n) && n > 0);
        System.out.println(n);
        log = "";
        for (int i = 0; i < 5 && (i != 3 || f(i)); i++) log += i;
        say();
        boolean c = true;
        c &= f(1);
        c |= t(2);
        c ^= t(3);
        System.out.println(c);
        say();
        assert f(7) : "off";
        say();
        final boolean K = true;
        if (K || t(1)) System.out.println("constant");
        say();
        System.out.println(!t(1) == f(2));
        say();
        System.out.println((t(1) == t(2)) != f(3));
        say();
    }
}
