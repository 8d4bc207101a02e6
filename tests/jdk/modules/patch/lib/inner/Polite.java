// SPDX-License-Identifier: MIT
package lib.inner;

/** In place of that of module lib. */
public class Polite implements lib.api.Greeter {
    private final int secret = 8;

    @Override
    public String greet(String who) {
        return "patched, " + who + secret;
    }
}
