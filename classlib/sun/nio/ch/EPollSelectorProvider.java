/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.ProtocolFamily;
import java.net.StandardProtocolFamily;
import java.nio.channels.Channel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.Pipe;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.AbstractSelector;
import java.nio.channels.spi.SelectorProvider;
import java.util.Objects;

/** The system's channels and selectors. */
public final class EPollSelectorProvider extends SelectorProvider {
    private boolean inheritedKnown;
    private Channel inherited;

    private static int addresses(ProtocolFamily family, boolean paths) {
        Objects.requireNonNull(family);
        if (family == StandardProtocolFamily.INET) {
            return NetSocket.FOUR;
        }
        if (family == StandardProtocolFamily.INET6) {
            if (NetSocket.FOUR_ONLY) {
                throw new UnsupportedOperationException("IPv6 not available");
            }
            return NetSocket.ANY;
        }
        if (family == StandardProtocolFamily.UNIX && paths) {
            return NetSocket.PATHS;
        }
        throw new UnsupportedOperationException("Protocol family not supported");
    }

    @Override
    public DatagramChannel openDatagramChannel() throws IOException {
        return new DatagramChannelImpl(this, NetSocket.ANY);
    }

    @Override
    public DatagramChannel openDatagramChannel(ProtocolFamily family) throws IOException {
        return new DatagramChannelImpl(this, addresses(family, false));
    }

    @Override
    public Pipe openPipe() throws IOException {
        NetSocket[] ends = NetSocket.pair();
        SourceChannelImpl source = new SourceChannelImpl(this, ends[0]);
        SinkChannelImpl sink = new SinkChannelImpl(this, ends[1]);
        return new Pipe() {
            @Override
            public SourceChannel source() {
                return source;
            }

            @Override
            public SinkChannel sink() {
                return sink;
            }
        };
    }

    @Override
    public AbstractSelector openSelector() throws IOException {
        return new EPollSelectorImpl(this);
    }

    @Override
    public ServerSocketChannel openServerSocketChannel() throws IOException {
        return new ServerSocketChannelImpl(this, NetSocket.ANY);
    }

    @Override
    public ServerSocketChannel openServerSocketChannel(ProtocolFamily family)
            throws IOException {
        return new ServerSocketChannelImpl(this, addresses(family, true));
    }

    @Override
    public SocketChannel openSocketChannel() throws IOException {
        return new SocketChannelImpl(this, NetSocket.ANY);
    }

    @Override
    public SocketChannel openSocketChannel(ProtocolFamily family) throws IOException {
        return new SocketChannelImpl(this, addresses(family, true));
    }

    @Override
    public synchronized Channel inheritedChannel() throws IOException {
        if (!inheritedKnown) {
            NetSocket socket = NetSocket.inherited();
            if (socket != null) {
                int kind = socket.kind();
                inherited = kind == 2 ? ServerSocketChannelImpl.listening(this, socket)
                        : kind == 1 ? SocketChannelImpl.connected(this, socket)
                        : DatagramChannelImpl.bound(this, socket);
            }
            inheritedKnown = true;
        }
        return inherited;
    }
}
