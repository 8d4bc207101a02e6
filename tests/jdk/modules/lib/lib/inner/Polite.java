// SPDX-License-Identifier: MIT
package lib.inner;

public class Polite implements lib.api.Greeter {
    private final int secret = 7;

    @Override
    public String greet(String who) {
        return "good day, " + who + secret;
    }
}
