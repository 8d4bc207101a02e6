/* SPDX-License-Identifier: MIT */
/* Prints a greeting and its arguments. */
public class Hello {
    public static void main(String[] args) {
        System.out.println("hello, world");
        for (String arg : args) System.out.println("[" + arg + "]");
    }
}
