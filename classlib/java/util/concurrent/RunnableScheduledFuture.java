/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** A scheduled future that is run. */
public interface RunnableScheduledFuture<V> extends RunnableFuture<V>, ScheduledFuture<V> {
    boolean isPeriodic();
}
