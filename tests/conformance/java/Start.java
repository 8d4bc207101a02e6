/* SPDX-License-Identifier: MIT */

/** Says that it ran. */
public class Start {
    public static void main(String[] args) {
        System.out.println("ran");
    }
}
