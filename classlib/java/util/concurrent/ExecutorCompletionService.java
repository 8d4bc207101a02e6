/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** Hands out futures in the order in which they complete. */
public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> completed;

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> queue) {
        this.executor = java.util.Objects.requireNonNull(executor);
        this.completed = java.util.Objects.requireNonNull(queue);
    }

    @Override
    public Future<V> submit(Callable<V> task) {
        FutureTask<V> f = new FutureTask<V>(task) {
            @Override
            protected void done() {
                completed.add(this);
            }
        };
        executor.execute(f);
        return f;
    }

    @Override
    public Future<V> submit(Runnable task, V result) {
        return submit(Executors.callable(task, result));
    }

    @Override
    public Future<V> take() throws InterruptedException {
        return completed.take();
    }

    @Override
    public Future<V> poll() {
        return completed.poll();
    }

    @Override
    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        return completed.poll(timeout, unit);
    }
}
