/* SPDX-License-Identifier: MIT */
package java.lang;

/** A piece of code that can be run. */
@FunctionalInterface
public interface Runnable {
    void run();
}
