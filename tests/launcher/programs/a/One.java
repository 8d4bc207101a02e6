/* SPDX-License-Identifier: MIT */
package a;

/* In a package. */
public class One {
    public static boolean on() {
        boolean on = false;
        assert on = true;
        return on;
    }

    public static void main(String[] args) {
        System.out.println("a.One " + args.length);
    }
}
