/* SPDX-License-Identifier: MIT */
import java.net.*;
import java.nio.channels.*;
import java.nio.file.*;

/** With java.net.preferIPv6Addresses those are first, on a machine that has any. */
public class SixFirst {

    static boolean has;

    static void tell(String name, InetAddress address) {
        System.out.println(name + ": " + (address instanceof Inet6Address == has));
    }

    public static void main(String[] args) throws Exception {
        has = Files.exists(Path.of("/proc/net/if_inet6"));
        tell("loopback", InetAddress.getLoopbackAddress());
        tell("no name", InetAddress.getByName(null));
        tell("any", new InetSocketAddress(5).getAddress());
        tell("any by null", new InetSocketAddress((InetAddress) null, 5).getAddress());
        try (ServerSocket server = new ServerSocket(0, 1, null)) {
            tell("server", server.getInetAddress());
        }
        try (DatagramChannel four = DatagramChannel.open(StandardProtocolFamily.INET)) {
            System.out.println(((InetSocketAddress) four.bind(null).getLocalAddress())
                .getAddress());
        }
    }
}
