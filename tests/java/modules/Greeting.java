/* SPDX-License-Identifier: MIT */
package greeting.api;

/** In an exported package. */
public class Greeting {
    public static String hello() {
        return "hello of " + Greeting.class.getModule();
    }

    public static StackTraceElement here() {
        return new Throwable().getStackTrace()[0];
    }
}
