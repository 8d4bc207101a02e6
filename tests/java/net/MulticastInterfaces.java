/* SPDX-License-Identifier: MIT */
import java.net.InetAddress;
import java.net.MulticastSocket;
import java.net.NetworkInterface;

/** Which interface a multicast socket sends by: what is no interface, and when it is closed. */
public class MulticastInterfaces {

    interface Call {
        void run() throws Exception;
    }

    static void show(String name, Call call) {
        try {
            call.run();
            System.out.println(name);
        } catch (Exception e) {
            System.out.println(name + " " + e);
        }
    }

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        InetAddress loopback = InetAddress.getByName("127.0.0.1");
        InetAddress nowhere = InetAddress.getByName("203.0.113.7");
        MulticastSocket socket = new MulticastSocket();
        MulticastSocket unbound = new MulticastSocket(null);
        for (MulticastSocket each : new MulticastSocket[] { socket, unbound }) {
            show("no address", () -> each.setInterface(null));
            show("no interface", () -> each.setNetworkInterface(null));
            show("nowhere", () -> each.setInterface(nowhere));
            show("loopback", () -> each.setInterface(loopback));
            System.out.println(each.getInterface());
            NetworkInterface chosen = NetworkInterface.getByInetAddress(loopback);
            System.out.println(each.getNetworkInterface().equals(chosen));
            each.close();
            show("closed, no address", () -> each.setInterface(null));
            show("closed, nowhere", () -> each.setInterface(nowhere));
            show("closed", () -> each.setInterface(loopback));
            show("closed, asked", each::getInterface);
        }
    }
}
