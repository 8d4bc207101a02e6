/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.net.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.lang.ref.WeakReference;

/**
 * Sockets of channels that do not block, packets of one source, direct buffers watched by their
 * first one; nulls of URLs and URIs.
 */
public class ViewsThatDoNotBlock {

    public static void main(String[] args) throws Exception {
        ServerSocketChannel server = ServerSocketChannel.open().bind(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)
        );
        server.configureBlocking(false);
        ServerSocket view = server.socket();
        try {
            view.accept();
        } catch (IllegalBlockingModeException e) {
            System.out.println("nobody: " + e.getMessage());
        }
        SocketChannel client = SocketChannel.open(server.getLocalAddress());
        Socket accepted = null;
        while (accepted == null) {
            try {
                accepted = view.accept();
            } catch (IllegalBlockingModeException e) {
                Thread.sleep(5);
            }
        }
        System.out.println(accepted.isConnected());
        client.configureBlocking(false);
        accepted.setOOBInline(true);
        client.socket().sendUrgentData(65);
        System.out.println(accepted.getInputStream().read());
        client.close();
        accepted.close();
        server.close();

        DatagramChannel reader = DatagramChannel.open().bind(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)
        );
        DatagramChannel one = DatagramChannel.open().bind(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)
        );
        DatagramChannel two = DatagramChannel.open().bind(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)
        );
        SocketAddress[] from = new SocketAddress[4];
        for (int i = 0; i < 4; i++) {
            (i < 2 ? one : two).send(ByteBuffer.allocate(3), reader.getLocalAddress());
            from[i] = reader.receive(ByteBuffer.allocate(10));
        }
        System.out.println(
            (from[0] == from[1]) +
                " " +
                from[0].equals(from[2]) +
                " " +
                (from[2] == from[3]) +
                " " +
                from[2].equals(two.getLocalAddress())
        );
        reader.close();
        one.close();
        two.close();

        ByteBuffer buffer = ByteBuffer.allocateDirect(100);
        WeakReference<ByteBuffer> first = new WeakReference<>(buffer);
        for (int i = 0; i < 10; i++) buffer = buffer.duplicate().slice();
        System.gc();
        Thread.sleep(20);
        System.out.println(first.get() != null);
        buffer.put(0, (byte) 1);

        URI mail = URI.create("mailto:a@b.c"),
            path = URI.create("http://a/b");
        for (URI u : new URI[] { mail, path }) {
            try {
                System.out.println(u.resolve((URI) null));
            } catch (NullPointerException e) {
                System.out.println("null");
            }
            try {
                System.out.println(u.resolve((String) null));
            } catch (NullPointerException e) {
                System.out.println("null");
            }
            try {
                System.out.println(u.relativize(null));
            } catch (NullPointerException e) {
                System.out.println("null");
            }
            System.out.println(u.resolve(mail) + " " + u.relativize(path) + " " + u.resolve(path));
        }
        class Plain extends URLStreamHandler {

            @Override
            protected URLConnection openConnection(URL u) {
                return null;
            }

            @Override
            protected URLConnection openConnection(URL u, Proxy p) throws IOException {
                return super.openConnection(u, p);
            }
        }
        URL url = new URL(null, "mine://x/y", new Plain());
        for (URL u : new URL[] { null, url })
            for (Proxy p : new Proxy[] { null, Proxy.NO_PROXY })
                try {
                    System.out.println(new Plain().openConnection(u, p));
                } catch (RuntimeException e) {
                    System.out.println(e.getClass());
                }
    }
}
