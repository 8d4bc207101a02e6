/* SPDX-License-Identifier: MIT */
/* The smallest program, for the time and the memory that starting takes. */
public class Hello {
    public static void main(String[] args) {
        System.out.println("hello, world");
    }
}
