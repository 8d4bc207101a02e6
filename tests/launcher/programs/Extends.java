/* SPDX-License-Identifier: MIT */
/* Its superclass is not there. */
public class Extends extends Missing {
    public static void main(String[] args) {
        System.out.println("never");
    }
}
