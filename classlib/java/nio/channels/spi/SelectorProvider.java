/* SPDX-License-Identifier: MIT */
package java.nio.channels.spi;

import java.io.IOException;
import java.net.ProtocolFamily;
import java.nio.channels.Channel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import sun.nio.ch.EPollSelectorProvider;

/** Makes selectors and the channels that they may watch. */
public abstract class SelectorProvider {
    protected SelectorProvider() {
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkPermission(new RuntimePermission("selectorProvider"));
        }
    }

    /* A property names it, or a service, or it is the system's. */
    private static final class Shared {
        static final SelectorProvider PROVIDER = find();

        private static SelectorProvider find() {
            String name = System.getProperty("java.nio.channels.spi.SelectorProvider");
            if (name != null) {
                try {
                    return (SelectorProvider) Class.forName(name, true,
                            ClassLoader.getSystemClassLoader()).getConstructor().newInstance();
                } catch (ReflectiveOperationException | SecurityException e) {
                    throw new ServiceConfigurationError(null, e);
                }
            }
            for (SelectorProvider p : ServiceLoader.load(SelectorProvider.class,
                    ClassLoader.getSystemClassLoader())) {
                return p;
            }
            return new EPollSelectorProvider();
        }
    }

    public static SelectorProvider provider() {
        return Shared.PROVIDER;
    }

    public abstract DatagramChannel openDatagramChannel() throws IOException;

    public abstract DatagramChannel openDatagramChannel(ProtocolFamily family)
            throws IOException;

    public abstract Pipe openPipe() throws IOException;

    public abstract AbstractSelector openSelector() throws IOException;

    public abstract ServerSocketChannel openServerSocketChannel() throws IOException;

    public abstract SocketChannel openSocketChannel() throws IOException;

    public Channel inheritedChannel() throws IOException {
        return null;
    }

    public SocketChannel openSocketChannel(ProtocolFamily family) throws IOException {
        Objects.requireNonNull(family);
        throw new UnsupportedOperationException("Protocol family not supported");
    }

    public ServerSocketChannel openServerSocketChannel(ProtocolFamily family)
            throws IOException {
        Objects.requireNonNull(family);
        throw new UnsupportedOperationException("Protocol family not supported");
    }
}
