/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;
import java.net.StandardProtocolFamily;
import java.nio.channels.DatagramChannel;

/** Joining a group whose address is of the version that the channel's socket has not. */
public class GroupsOfOtherKind {
    interface Act {
        void done() throws IOException;
    }

    static void show(String what, Act act) {
        try {
            act.done();
            System.out.println(what + ": done");
        } catch (IOException | RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws IOException {
        InetAddress group = InetAddress.getByName("ff02::a");
        NetworkInterface loopback = NetworkInterface.getByName("lo");
        try (DatagramChannel channel = DatagramChannel.open(StandardProtocolFamily.INET)) {
            MulticastSocket socket = (MulticastSocket) channel.socket();
            socket.setNetworkInterface(loopback);
            show("by address", () -> socket.joinGroup(group));
            show("by address and interface",
                    () -> socket.joinGroup(new InetSocketAddress(group, 0), loopback));
            show("by the channel", () -> channel.join(group, loopback));
        }
    }
}
