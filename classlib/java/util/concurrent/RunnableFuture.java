/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** A future that is run. */
public interface RunnableFuture<V> extends Runnable, Future<V> {
    @Override
    void run();
}
