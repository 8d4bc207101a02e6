/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** Something due after a delay. */
public interface Delayed extends Comparable<Delayed> {
    long getDelay(TimeUnit unit);
}
