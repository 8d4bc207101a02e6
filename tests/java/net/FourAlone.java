/* SPDX-License-Identifier: MIT */
import java.net.*;
import java.nio.channels.*;
import java.util.*;
import java.util.concurrent.Callable;

/** With java.net.preferIPv4Stack no address of version 6 is found or used. */
public class FourAlone {

    static void tell(String name, Callable<?> what) {
        String told;
        try {
            told = String.valueOf(what.call()).replaceAll("port=\\d+|:\\d+$", " and a port");
        } catch (Exception e) {
            told = e.toString();
        }
        System.out.println(name + ": " + told);
    }

    static boolean isFour(NetworkInterface each) {
        return each.inetAddresses().allMatch(a -> a instanceof Inet4Address)
            && each.getInterfaceAddresses().stream()
                .allMatch(a -> a.getAddress() instanceof Inet4Address);
    }

    public static void main(String[] args) throws Exception {
        InetAddress six = InetAddress.getByName("::1");
        tell("a literal", () -> six);
        tell("localhost", () -> Arrays.toString(InetAddress.getAllByName("localhost")));
        tell("server", () -> new ServerSocket(0));
        tell("server of version 6", () -> new ServerSocket(0, 1, six));
        tell("socket of version 6", () -> new Socket(six, 1));
        tell("server's channel", () -> ServerSocketChannel.open().bind(null).getLocalAddress());
        tell("channel to version 6",
            () -> SocketChannel.open(new InetSocketAddress(six, 1)));
        tell("datagrams", () -> new DatagramSocket().getLocalAddress());
        tell("datagrams' channel", () -> DatagramChannel.open(StandardProtocolFamily.INET6));
        tell("channel", () -> SocketChannel.open(StandardProtocolFamily.INET6));
        tell("by address", () -> NetworkInterface.getByInetAddress(six));
        tell("interfaces", () -> NetworkInterface.networkInterfaces()
            .allMatch(FourAlone::isFour));
    }
}
