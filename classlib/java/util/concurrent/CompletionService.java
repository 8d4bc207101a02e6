/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** Takes tasks and hands out their futures as they complete. */
public interface CompletionService<V> {
    Future<V> submit(Callable<V> task);

    Future<V> submit(Runnable task, V result);

    Future<V> take() throws InterruptedException;

    Future<V> poll();

    Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException;
}
