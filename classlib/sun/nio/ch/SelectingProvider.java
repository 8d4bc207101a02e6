/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.IllegalChannelGroupException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AsynchronousChannelProvider;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.LibraryThread;

/** The system's asynchronous channels: a selector watches each group's. */
public final class SelectingProvider extends AsynchronousChannelProvider {
    private SelectingGroup standard; /* by this: of the channels that are opened without one */

    static ThreadFactory standardFactory() {
        String name = System.getProperty("java.nio.channels.DefaultThreadPool.threadFactory");
        if (name != null) {
            try {
                return (ThreadFactory) Class.forName(name, true,
                        ClassLoader.getSystemClassLoader()).getConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        }
        return r -> LibraryThread.of(r, "asynchronous channels' handlers");
    }

    private synchronized SelectingGroup groupOf(AsynchronousChannelGroup group)
            throws IOException {
        if (group == null) {
            if (standard == null) {
                standard = new SelectingGroup(this,
                        Executors.newCachedThreadPool(standardFactory()));
            }
            return standard;
        }
        if (!(group instanceof SelectingGroup)) {
            throw new IllegalChannelGroupException();
        }
        return (SelectingGroup) group;
    }

    @Override
    public AsynchronousChannelGroup openAsynchronousChannelGroup(int nThreads,
            ThreadFactory factory) throws IOException {
        if (nThreads <= 0) {
            throw new IllegalArgumentException("'nThreads' must be > 0");
        }
        ThreadPoolExecutor pool = new ThreadPoolExecutor(nThreads, nThreads, 0,
                TimeUnit.SECONDS, new LinkedBlockingQueue<>(), factory);
        SelectingGroup group = new SelectingGroup(this, pool);
        pool.prestartAllCoreThreads();
        return group;
    }

    @Override
    public AsynchronousChannelGroup openAsynchronousChannelGroup(ExecutorService executor,
            int initialSize) throws IOException {
        return new SelectingGroup(this,
                Objects.requireNonNull(executor, "'executor' is null"));
    }

    @Override
    public AsynchronousServerSocketChannel openAsynchronousServerSocketChannel(
            AsynchronousChannelGroup group) throws IOException {
        return new SelectingServerSocket(this, groupOf(group), ServerSocketChannel.open());
    }

    @Override
    public AsynchronousSocketChannel openAsynchronousSocketChannel(
            AsynchronousChannelGroup group) throws IOException {
        return new SelectingSocket(this, groupOf(group), SocketChannel.open());
    }
}
