/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

/** What interrupting a thread does besides. */
public interface Interruptible {
    void interrupt(Thread target);
}
