/* SPDX-License-Identifier: MIT */
/**
 * The base of programs that print what expressions give or throw, each behind a word for what it
 * is.
 */
abstract class Shown {

    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action a) {
        System.out.println(what + ": " + given(a));
    }

    static String given(Action a) {
        try {
            return String.valueOf(a.run());
        } catch (Throwable t) {
            return t.toString();
        }
    }
}
