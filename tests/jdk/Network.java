// SPDX-License-Identifier: MIT
import java.io.*;
import java.net.*;
import java.net.http.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;
public class Network {
    public static void main(String[] a) throws Exception {
        ServerSocket ss = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        Thread t = new Thread(() -> {
            try (Socket s = ss.accept()) {
                s.getOutputStream().write(("echo "
                        + new BufferedReader(new InputStreamReader(s.getInputStream())).readLine())
                                                  .getBytes());
            } catch (IOException e) {
                e.printStackTrace();
            }
        });
        t.start();
        try (Socket s = new Socket(ss.getInetAddress(), ss.getLocalPort())) {
            s.getOutputStream().write("hi\n".getBytes());
            System.out.println(new String(s.getInputStream().readAllBytes()));
        }
        t.join();
        ServerSocketChannel sc =
                ServerSocketChannel.open().bind(new InetSocketAddress("127.0.0.1", 0));
        SocketChannel c = SocketChannel.open(sc.getLocalAddress()), d = sc.accept();
        c.write(ByteBuffer.wrap("nio".getBytes()));
        ByteBuffer b = ByteBuffer.allocate(10);
        d.configureBlocking(false);
        Selector sel = Selector.open();
        d.register(sel, SelectionKey.OP_READ);
        System.out.println(sel.select(2000));
        d.read(b);
        System.out.println(new String(b.array(), 0, b.position()));
        DatagramSocket ds = new DatagramSocket(0, InetAddress.getLoopbackAddress());
        DatagramPacket p = new DatagramPacket("dg".getBytes(), 2, ds.getLocalSocketAddress());
        ds.send(p);
        DatagramPacket q = new DatagramPacket(new byte[10], 10);
        ds.receive(q);
        System.out.println(new String(q.getData(), 0, q.getLength()));
        var hs = com.sun.net.httpserver.HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        hs.createContext("/", x -> {
            byte[] r = ("got " + x.getRequestURI()).getBytes();
            x.sendResponseHeaders(200, r.length);
            x.getResponseBody().write(r);
            x.close();
        });
        hs.start();
        HttpClient hc = HttpClient.newHttpClient();
        System.out.println(hc.send(HttpRequest
                                             .newBuilder(URI.create("http://127.0.0.1:"
                                                     + hs.getAddress().getPort() + "/p?q=1"))
                                             .build(),
                                     HttpResponse.BodyHandlers.ofString())
                                   .body());
        System.out.println(
                new String(new URL("http://127.0.0.1:" + hs.getAddress().getPort() + "/u")
                                   .openStream()
                                   .readAllBytes()));
        hs.stop(0);
        System.out.println(InetAddress.getByName("127.0.0.1").isLoopbackAddress() + " "
                + NetworkInterface.getByInetAddress(InetAddress.getLoopbackAddress()).isLoopback());
    }
}
