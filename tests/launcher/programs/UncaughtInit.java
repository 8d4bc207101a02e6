/* SPDX-License-Identifier: MIT */
/* The main class cannot be initialized. */
public class UncaughtInit {
    static final int VALUE = Integer.signum(1) / (Integer.signum(0));

    public static void main(String[] args) {
        System.out.println("never");
    }
}
