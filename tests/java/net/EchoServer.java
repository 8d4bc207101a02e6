/* SPDX-License-Identifier: MIT */
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * A server that many clients talk to at once, in lines and in blocks larger than what is underway.
 */
public class EchoServer {

    static final int CLIENTS = 12,
        LINES = 20,
        BLOCK = 400000;

    static void lines(Socket s) throws IOException {
        try (
            s;
            BufferedReader in = new BufferedReader(
                new InputStreamReader(s.getInputStream(), StandardCharsets.UTF_8)
            );
            PrintWriter out = new PrintWriter(
                new BufferedWriter(
                    new OutputStreamWriter(s.getOutputStream(), StandardCharsets.UTF_8)
                ),
                true
            )
        ) {
            for (String line; (line = in.readLine()) != null; ) out.println("<" + line + ">");
        }
    }

    static int talk(int port, int me) throws IOException {
        int hash = 0;
        try (Socket s = new Socket("127.0.0.1", port)) {
            BufferedReader in = new BufferedReader(
                new InputStreamReader(s.getInputStream(), StandardCharsets.UTF_8)
            );
            PrintWriter out = new PrintWriter(
                new OutputStreamWriter(s.getOutputStream(), StandardCharsets.UTF_8),
                true
            );
            for (int i = 0; i < LINES; i++) {
                out.println(me + ": \u00e4\u20ac " + i);
                hash = hash * 31 + in.readLine().hashCode();
            }
        }
        return hash;
    }

    /** Both write more than the buffers hold before either reads: one reads in a thread. */
    static void blocks(InetAddress address) throws Exception {
        byte[] block = new byte[BLOCK];
        new Random(5).nextBytes(block);
        try (ServerSocket server = new ServerSocket(0, 1, address)) {
            Socket a = new Socket();
            a.connect(new InetSocketAddress(address, server.getLocalPort()), 100000);
            Socket b = server.accept();
            Thread writer = new Thread(() -> {
                try {
                    DataOutputStream out = new DataOutputStream(a.getOutputStream());
                    out.writeInt(BLOCK);
                    out.write(block);
                    a.shutdownOutput();
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            writer.start();
            DataInputStream in = new DataInputStream(b.getInputStream());
            byte[] got = new byte[in.readInt()];
            in.readFully(got);
            writer.join();
            System.out.println(
                java.util.Arrays.equals(block, got) + " " + in.read() + " " + in.available()
            );
            b.getOutputStream().write(got);
            b.close();
            System.out.println(java.util.Arrays.equals(block, a.getInputStream().readAllBytes()));
            System.out.println(
                a.getInetAddress().equals(address) + " " + b.getInetAddress().equals(address)
            );
            a.close();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Future<?> acceptor = pool.submit(() -> {
                for (int i = 0; i < CLIENTS; i++) {
                    Socket s = server.accept();
                    pool.submit(() -> {
                        lines(s);
                        return null;
                    });
                }
                return null;
            });
            List<Future<Integer>> clients = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                int me = i;
                clients.add(pool.submit(() -> talk(server.getLocalPort(), me)));
            }
            for (Future<Integer> f : clients) System.out.println(f.get());
            acceptor.get();
        }
        pool.shutdown();
        blocks(InetAddress.getByName("127.0.0.1"));
        /* A machine without version 6 does the same by version 4 once more. */
        blocks(six());
    }

    static InetAddress six() throws IOException {
        InetAddress six = InetAddress.getByName("::1");
        try (ServerSocket s = new ServerSocket(0, 1, six)) {
            return six;
        } catch (IOException e) {
            return InetAddress.getByName("127.0.0.1");
        }
    }
}
