/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/** A socket that nobody closed is closed when it is collected. */
public class SocketForgotten {
    static void forget(int port) throws IOException {
        new Socket("127.0.0.1", port).setTcpNoDelay(true);
    }

    public static void main(String[] args) throws IOException {
        try (ServerSocket server = new ServerSocket(0)) {
            forget(server.getLocalPort());
            try (Socket peer = server.accept()) {
                peer.setSoTimeout(20);
                while (true) {
                    System.gc();
                    try {
                        System.out.println("collected " + peer.getInputStream().read());
                        return;
                    } catch (java.net.SocketTimeoutException e) {
                        continue;
                    }
                }
            }
        }
    }
}
