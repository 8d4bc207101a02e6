/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import java.nio.channels.Channel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.NetworkChannel;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.channels.spi.SelectorProvider;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Answers in capitals on the channel that it was started with. */
public class Inherits {

    private static ByteBuffer answer(ByteBuffer heard) {
        heard.flip();
        String text = StandardCharsets.UTF_8.decode(heard).toString();
        System.out.print("got " + text);
        return StandardCharsets.UTF_8.encode(text.trim().toUpperCase(Locale.ROOT));
    }

    private static void serve(ByteChannel c) throws IOException {
        ByteBuffer all = ByteBuffer.allocate(6);
        while (all.hasRemaining() && c.read(all) >= 0) {}
        c.write(answer(all));
    }

    private static String kind(SocketAddress a) {
        return a == null
            ? "none"
            : a instanceof UnixDomainSocketAddress
              ? "path " + a
              : ((InetSocketAddress) a).getAddress() +
                " " +
                (((InetSocketAddress) a).getPort() != 0);
    }

    private static void select(SelectableChannel c, int operation) throws IOException {
        c.configureBlocking(false);
        try (Selector selector = Selector.open()) {
            SelectionKey key = c.register(selector, operation);
            selector.select();
            System.out.println("ready " + (key.readyOps() == operation));
        }
        c.configureBlocking(true);
    }

    public static void main(String[] args) throws IOException {
        Channel c = System.inheritedChannel();
        System.out.println(
            "same " +
                (c == System.inheritedChannel()) +
                " " +
                (c == SelectorProvider.provider().inheritedChannel())
        );
        if (c == null) {
            System.out.println("none");
            return;
        }
        System.out.println(
            "open " + c.isOpen() + " blocking " + ((SelectableChannel) c).isBlocking()
        );
        System.out.println("local " + kind(((NetworkChannel) c).getLocalAddress()));
        if (c instanceof ServerSocketChannel) {
            ServerSocketChannel server = (ServerSocketChannel) c;
            System.out.println("server");
            select(server, SelectionKey.OP_ACCEPT);
            try (SocketChannel one = server.accept()) {
                serve(one);
            }
        } else if (c instanceof SocketChannel) {
            SocketChannel stream = (SocketChannel) c;
            System.out.println(
                "stream " + stream.isConnected() + " " + kind(stream.getRemoteAddress())
            );
            select(stream, SelectionKey.OP_READ);
            serve(stream);
        } else {
            DatagramChannel packets = (DatagramChannel) c;
            System.out.println(
                "packets " + packets.isConnected() + " " + kind(packets.getRemoteAddress())
            );
            select(packets, SelectionKey.OP_READ);
            ByteBuffer heard = ByteBuffer.allocate(10);
            SocketAddress from = packets.receive(heard);
            packets.send(answer(heard), from);
        }
    }
}
