/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.StandardSocketOptions;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** Sockets by paths of the file system. */
public class PathChannels extends Whole {

    static void addresses() throws Exception {
        UnixDomainSocketAddress a = UnixDomainSocketAddress.of("/tmp/x");
        p(
            a,
            a.getPath(),
            a.equals(UnixDomainSocketAddress.of(Path.of("/tmp/x"))),
            a.equals(null),
            a.hashCode() == a.getPath().hashCode(),
            UnixDomainSocketAddress.of("")
        );
        t(() -> UnixDomainSocketAddress.of((String) null));
        t(() -> UnixDomainSocketAddress.of((Path) null));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ObjectOutputStream(out).writeObject(a);
        p(
            new ObjectInputStream(new ByteArrayInputStream(out.toByteArray()))
                .readObject()
                .equals(a),
            out.size()
        );
    }

    public static void main(String[] args) throws Exception {
        addresses();
        Path folder = Files.createTempDirectory("paths");
        UnixDomainSocketAddress at = UnixDomainSocketAddress.of(folder.resolve("s"));
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            t(() -> server.bind(new InetSocketAddress(0)));
            t(() -> SocketChannel.open(at));
            server.bind(at);
            p(
                server.getLocalAddress().equals(at),
                server,
                Files.exists(at.getPath()),
                server.supportedOptions().contains(StandardSocketOptions.SO_REUSEADDR)
            );
            t(() -> server.bind(null));
            t(() -> server.socket());
            t(() -> {
                try (
                    ServerSocketChannel other = ServerSocketChannel.open(
                        StandardProtocolFamily.UNIX
                    )
                ) {
                    other.bind(at);
                }
            });
            t(() -> {
                try (
                    ServerSocketChannel other = ServerSocketChannel.open(
                        StandardProtocolFamily.UNIX
                    )
                ) {
                    other.bind(UnixDomainSocketAddress.of("x".repeat(300)));
                }
            });
            try (SocketChannel c = SocketChannel.open(at); SocketChannel peer = server.accept()) {
                p(
                    c.getLocalAddress(),
                    c.getRemoteAddress().equals(at),
                    peer.getLocalAddress().equals(at),
                    peer.getRemoteAddress()
                );
                p(
                    c.toString().replace(folder.toString(), ""),
                    peer.toString().replace(folder.toString(), "")
                );
                t(() -> c.socket());
                t(() -> c.setOption(StandardSocketOptions.TCP_NODELAY, true));
                c.write(ByteBuffer.wrap("path".getBytes()));
                c.shutdownOutput();
                ByteBuffer in = ByteBuffer.allocate(10);
                while (peer.read(in) > 0) continue;
                p(new String(in.array(), 0, in.position()), peer.read(in));
            }
            t(() ->
                SocketChannel.open(StandardProtocolFamily.UNIX).connect(new InetSocketAddress(1))
            );
        }
        Files.delete(at.getPath());
        t(() -> SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve("none"))));
        Files.delete(folder);
        try (
            ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(
                null
            )
        ) {
            UnixDomainSocketAddress any = (UnixDomainSocketAddress) server.getLocalAddress();
            p(
                any.getPath().getParent(),
                any.getPath().getFileName().toString().startsWith("socket_"),
                Files.deleteIfExists(any.getPath())
            );
        }
    }
}
