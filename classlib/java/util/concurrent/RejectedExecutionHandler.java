/* SPDX-License-Identifier: MIT */
package java.util.concurrent;

/** Takes tasks that an executor refuses. */
public interface RejectedExecutionHandler {
    void rejectedExecution(Runnable r, ThreadPoolExecutor executor);
}
