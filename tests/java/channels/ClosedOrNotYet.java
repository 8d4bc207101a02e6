/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.concurrent.ExecutionException;

/**
 * A connection that is closed while others use it was connected: nobody hears that it is not yet.
 */
public class ClosedOrNotYet {

    static final int ROUNDS = 300;
    static final InetSocketAddress ANY = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    interface Use {
        void run() throws Exception;
    }

    static void untilClosed(AutoCloseable connection, Use use) throws Exception {
        Thread closing = new Thread(() -> {
            try {
                connection.close();
            } catch (Exception e) {
                System.out.println("closing: " + e);
            }
        });
        closing.start();
        try {
            while (true) use.run();
        } catch (ClosedChannelException e) {
            closing.join();
        } catch (ExecutionException e) {
            closing.join();
            if (!(e.getCause() instanceof ClosedChannelException)) throw e;
        }
    }

    public static void main(String[] args) throws Exception {
        ByteBuffer none = ByteBuffer.allocate(0);
        try (ServerSocketChannel server = ServerSocketChannel.open().bind(ANY)) {
            for (int i = 0; i < ROUNDS; i++) {
                SocketChannel c = SocketChannel.open(server.getLocalAddress());
                try (SocketChannel peer = server.accept()) {
                    untilClosed(c, i % 2 == 0 ? () -> c.write(none) : () -> c.read(none));
                }
            }
        }
        try (
            AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
                ANY
            )
        ) {
            for (int i = 0; i < ROUNDS; i++) {
                AsynchronousSocketChannel c = AsynchronousSocketChannel.open();
                c.connect(server.getLocalAddress()).get();
                try (AsynchronousSocketChannel peer = server.accept().get()) {
                    untilClosed(
                        c,
                        i % 2 == 0 ? () -> c.write(none).get() : () -> c.read(none).get()
                    );
                }
            }
        }
        System.out.println("closed");
    }
}
