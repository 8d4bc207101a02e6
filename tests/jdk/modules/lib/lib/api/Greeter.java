// SPDX-License-Identifier: MIT
package lib.api;

public interface Greeter {
    String greet(String who);
}
