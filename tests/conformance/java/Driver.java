/* SPDX-License-Identifier: MIT */

/** What Java programs call of the agent that drives them. */
final class Driver {
    private Driver() { }

    static native void step(int number);

    static native void object(int number, Object object);
}
