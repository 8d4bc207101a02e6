/* SPDX-License-Identifier: MIT */
package java.nio.channels.spi;

import java.io.IOException;
import java.nio.channels.AsynchronousChannelGroup;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;
import sun.nio.ch.SelectingProvider;

/** Makes asynchronous channels to sockets and their groups. */
public abstract class AsynchronousChannelProvider {
    protected AsynchronousChannelProvider() {
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkPermission(new RuntimePermission("asynchronousChannelProvider"));
        }
    }

    /* A property names it, or a service, or it is the system's. */
    private static final class Shared {
        static final AsynchronousChannelProvider PROVIDER = find();

        private static AsynchronousChannelProvider find() {
            ClassLoader loader = ClassLoader.getSystemClassLoader();
            String name = System.getProperty(AsynchronousChannelProvider.class.getName());
            if (name != null) {
                try {
                    return (AsynchronousChannelProvider) Class.forName(name, true, loader)
                            .getConstructor().newInstance();
                } catch (ReflectiveOperationException | SecurityException e) {
                    throw new ServiceConfigurationError(null, e);
                }
            }
            for (AsynchronousChannelProvider p
                    : ServiceLoader.load(AsynchronousChannelProvider.class, loader)) {
                return p;
            }
            return new SelectingProvider();
        }
    }

    public static AsynchronousChannelProvider provider() {
        return Shared.PROVIDER;
    }

    public abstract AsynchronousChannelGroup openAsynchronousChannelGroup(int nThreads,
            ThreadFactory threadFactory) throws IOException;

    public abstract AsynchronousChannelGroup openAsynchronousChannelGroup(
            ExecutorService executor, int initialSize) throws IOException;

    public abstract AsynchronousServerSocketChannel openAsynchronousServerSocketChannel(
            AsynchronousChannelGroup group) throws IOException;

    public abstract AsynchronousSocketChannel openAsynchronousSocketChannel(
            AsynchronousChannelGroup group) throws IOException;
}
