/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** A future that is due after a delay. */
public interface ScheduledFuture<V> extends Delayed, Future<V> {
}
