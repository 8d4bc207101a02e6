/* SPDX-License-Identifier: MIT */
/* A default handler takes what is not caught. */
public class UncaughtHandler {

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((t, e) ->
            System.out.println(t.getName() + ": " + e.getMessage())
        );
        throw new IllegalStateException("handled");
    }
}
