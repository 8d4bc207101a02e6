/* SPDX-License-Identifier: MIT */
package a.b;

/* In a deeper package. */
public class Two {
    public static boolean on() {
        boolean on = false;
        assert on = true;
        return on;
    }

    public static void main(String[] args) {
        System.out.println("a.b.Two with " + a.One.on());
    }
}
