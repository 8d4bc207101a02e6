/* SPDX-License-Identifier: MIT */
package java.lang;

/** Thrown into a thread that is stopped. */
public class ThreadDeath extends Error {
    private static final long serialVersionUID = -4417128565033088268L;

    public ThreadDeath() {
    }
}
