/* SPDX-License-Identifier: MIT */
/* Needs class Missing, which the test takes away. */
public class Uses {
    public static void main(String[] args) {
        System.out.println("before");
        System.out.println(new Missing());
    }
}
