/* SPDX-License-Identifier: MIT */
import java.io.FileOutputStream;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes its port to one file, takes one connection at the address and writes what it hears to
 * another.
 */
public class Listen {

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getByName(args[2]))) {
            Path port = Path.of(args[0] + ".new");
            Files.writeString(port, String.valueOf(server.getLocalPort()));
            Files.move(port, Path.of(args[0]));
            try (
                Socket socket = server.accept();
                InputStream in = socket.getInputStream();
                FileOutputStream out = new FileOutputStream(args[1])
            ) {
                in.transferTo(out);
            }
        }
    }
}
