/* SPDX-License-Identifier: MIT */
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.concurrent.ExecutionException;

/**
 * Behind close() the socket is no more: nobody connects to it, and its port is free, whatever the
 * group's threads do.
 */
public class AsynchronousClosed {

    static final InetSocketAddress ANY = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    static final int ROUNDS = 100;

    static boolean isRefused(SocketAddress at) throws Exception {
        try (AsynchronousSocketChannel c = AsynchronousSocketChannel.open()) {
            c.connect(at).get();
            return false;
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof ConnectException)) System.out.println(e);
            return true;
        }
    }

    public static void main(String[] args) throws Exception {
        int refused = 0;
        for (int i = 0; i < ROUNDS; i++) {
            AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open().bind(
                ANY
            );
            SocketAddress at = server.getLocalAddress();
            if (i % 2 == 0) server.accept();
            server.close();
            refused += isRefused(at) ? 1 : 0;
            AsynchronousServerSocketChannel again = AsynchronousServerSocketChannel.open();
            again.setOption(StandardSocketOptions.SO_REUSEADDR, false).bind(at).close();
            AsynchronousSocketChannel c = AsynchronousSocketChannel.open().bind(ANY);
            SocketAddress mine = c.getLocalAddress();
            c.close();
            AsynchronousSocketChannel.open().bind(mine).close();
        }
        System.out.println(refused);
    }
}
