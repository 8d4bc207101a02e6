// SPDX-License-Identifier: MIT
/** Asks for classes that are nowhere, each by a long name of its own. */
public final class LongNames {

    private static int asked;

    static void ask(int names) {
        String part = "x".repeat(1000);
        for (int i = 0; i < names; i++) {
            try {
                Class.forName(part + asked++);
                throw new AssertionError();
            } catch (ClassNotFoundException e) {
                continue;
            }
        }
    }
}
