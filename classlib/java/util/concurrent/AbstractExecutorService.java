/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** submit and invoke on top of execute. */
public abstract class AbstractExecutorService implements ExecutorService {
    public AbstractExecutorService() {
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new FutureTask<>(runnable, value);
    }

    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new FutureTask<>(callable);
    }

    private <T> Future<T> start(RunnableFuture<T> task) {
        execute(task);
        return task;
    }

    @Override
    public Future<?> submit(Runnable task) {
        Objects.requireNonNull(task);
        return start(newTaskFor(task, (Void) null));
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
        Objects.requireNonNull(task);
        return start(newTaskFor(task, result));
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        Objects.requireNonNull(task);
        return start(newTaskFor(task));
    }

    private <T> T any(Collection<? extends Callable<T>> tasks, boolean timed, long nanos)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException();
        }
        long deadline = System.nanoTime() + nanos;
        ExecutorCompletionService<T> service = new ExecutorCompletionService<>(this);
        ArrayList<Future<T>> futures = new ArrayList<>();
        try {
            ExecutionException failure = null;
            Iterator<? extends Callable<T>> rest = tasks.iterator();
            for (int ended = 0; rest.hasNext() || ended < futures.size();) {
                // One that ended well spares the next task.
                Future<T> f = futures.isEmpty() ? null : service.poll();
                if (f == null && rest.hasNext()) {
                    futures.add(service.submit(rest.next()));
                    continue;
                }
                if (f == null) {
                    f = timed ? service.poll(deadline - System.nanoTime(),
                        TimeUnit.NANOSECONDS) : service.take();
                }
                if (f == null) {
                    throw new TimeoutException();
                }
                ended++;
                try {
                    return f.get();
                } catch (ExecutionException e) {
                    failure = e;
                } catch (RuntimeException e) {
                    failure = new ExecutionException(e);
                }
            }
            throw failure;
        } finally {
            for (Future<T> f : futures) {
                f.cancel(true);
            }
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
            throws InterruptedException, ExecutionException {
        try {
            return any(tasks, false, 0);
        } catch (TimeoutException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return any(tasks, true, unit.toNanos(timeout));
    }

    private <T> List<Future<T>> all(Collection<? extends Callable<T>> tasks, boolean timed,
            long nanos) throws InterruptedException {
        long deadline = System.nanoTime() + nanos;
        ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
        boolean done = false;
        try {
            for (Callable<T> task : tasks) {
                futures.add(newTaskFor(task));
            }
            if (timed && nanos <= 0) {
                return futures;
            }
            for (Future<T> f : futures) {
                execute((Runnable) f);
                if (timed && System.nanoTime() - deadline >= 0) {
                    return futures;
                }
            }
            for (Future<T> f : futures) {
                try {
                    if (timed) {
                        f.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
                    } else {
                        f.get();
                    }
                } catch (CancellationException | ExecutionException e) {
                    continue;
                } catch (TimeoutException e) {
                    return futures;
                }
            }
            done = true;
            return futures;
        } finally {
            if (!done) {
                for (Future<T> f : futures) {
                    f.cancel(true);
                }
            }
        }
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks)
            throws InterruptedException {
        return all(tasks, false, 0);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout,
            TimeUnit unit) throws InterruptedException {
        return all(tasks, true, unit.toNanos(timeout));
    }
}
