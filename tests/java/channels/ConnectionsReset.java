/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.ExecutionException;

/**
 * A connection that its peer has given up before it is accepted is accepted all the same, and says
 * whose it was.
 */
public class ConnectionsReset extends Whole {

    static final InetSocketAddress ANY = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    static SocketAddress connectAndReset(SocketAddress to) throws Exception {
        try (SocketChannel c = SocketChannel.open(to)) {
            c.setOption(StandardSocketOptions.SO_LINGER, 0);
            return c.getLocalAddress();
        }
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open().bind(ANY)) {
            SocketAddress peer = connectAndReset(server.getLocalAddress());
            try (SocketChannel c = server.accept()) {
                p(
                    c.getRemoteAddress().equals(peer),
                    c.getLocalAddress().equals(server.getLocalAddress()),
                    c.isConnected()
                );
                t(() -> c.read(ByteBuffer.allocate(1)));
                t(() -> c.read(ByteBuffer.allocate(1)));
                t(() -> c.write(ByteBuffer.allocate(1)));
                p(c.getRemoteAddress().equals(peer));
            }
        }
        try (ServerSocket server = new ServerSocket()) {
            server.bind(ANY);
            SocketAddress peer = connectAndReset(server.getLocalSocketAddress());
            try (Socket s = server.accept()) {
                p(
                    s.getRemoteSocketAddress().equals(peer),
                    s.getLocalSocketAddress().equals(server.getLocalSocketAddress()),
                    s.isConnected()
                );
                t(() -> s.getInputStream().read());
                t(() -> s.getInputStream().read());
                t(() -> s.getOutputStream().write(1));
            }
        }
        try (
            AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
                ANY
            )
        ) {
            SocketAddress peer = connectAndReset(server.getLocalAddress());
            try (AsynchronousSocketChannel c = server.accept().get()) {
                p(
                    c.getRemoteAddress().equals(peer),
                    c.getLocalAddress().equals(server.getLocalAddress())
                );
                t(() -> {
                    try {
                        return c.read(ByteBuffer.allocate(1)).get();
                    } catch (ExecutionException e) {
                        return e;
                    }
                });
            }
        }
    }
}
