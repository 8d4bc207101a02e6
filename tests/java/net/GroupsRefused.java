/* SPDX-License-Identifier: MIT */
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.SocketAddress;
import java.nio.channels.DatagramChannel;

/** What is no group is refused as such, also by a socket that is closed. */
@SuppressWarnings("deprecation")
public class GroupsRefused {

    interface Call {
        void call() throws Exception;
    }

    private static void show(String name, Call call) {
        String result = "done";
        try {
            call.call();
        } catch (Exception e) {
            result = e.toString();
        }
        System.out.println(name + ": " + result);
    }

    private static void all(String of, MulticastSocket socket, NetworkInterface loopback)
        throws Exception {
        InetAddress host = InetAddress.getByName("127.0.0.1");
        SocketAddress[] groups = {
            null,
            new SocketAddress() {},
            new InetSocketAddress(host, 0),
            InetSocketAddress.createUnresolved("group.invalid", 0),
            new InetSocketAddress("224.0.0.251", 0)
        };
        for (int i = 0; i < groups.length; i++) {
            SocketAddress group = groups[i];
            show(of + " joins " + i, () -> socket.joinGroup(group, loopback));
            show(of + " leaves " + i, () -> socket.leaveGroup(group, loopback));
        }
        for (InetAddress group : new InetAddress[] { null, host }) {
            show(of + " joins " + group, () -> socket.joinGroup(group));
            show(of + " leaves " + group, () -> socket.leaveGroup(group));
        }
    }

    public static void main(String[] args) throws Exception {
        NetworkInterface loopback = NetworkInterface.getByInetAddress(
            InetAddress.getLoopbackAddress()
        );
        try (
            MulticastSocket socket = new MulticastSocket(0);
            DatagramChannel channel = DatagramChannel.open()
        ) {
            DatagramSocket adapted = channel.socket();
            all("a socket", socket, loopback);
            all("a channel's", (MulticastSocket) adapted, loopback);
            socket.close();
            channel.close();
            all("a closed socket", socket, loopback);
            all("a closed channel's", (MulticastSocket) adapted, loopback);
        }
    }
}
