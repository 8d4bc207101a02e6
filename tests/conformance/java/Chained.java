/* SPDX-License-Identifier: MIT */

/** Two agents change its constant, one after the other. */
public class Chained {
    static class Changed {
        static String text() {
            return "one text";
        }
    }

    public static void main(String[] args) {
        System.out.println(Changed.text().equals("six text") ? "ran" : Changed.text());
    }
}
