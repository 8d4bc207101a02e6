/* SPDX-License-Identifier: MIT */
import java.net.DatagramSocket;
import java.net.MulticastSocket;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketOption;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.DatagramChannel;
import java.nio.channels.NetworkChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import jdk.net.ExtendedSocketOptions;
import jdk.net.UnixDomainPrincipal;

/** Which options each kind of socket has, and those of jdk.net. */
@SuppressWarnings({ "unchecked", "rawtypes" })
public class ExtendedOptions {

    interface Action {
        Object run() throws Exception;
    }

    static void tell(String what, Action action) {
        try {
            System.out.println(what + " " + action.run());
        } catch (Exception e) {
            System.out.println(what + " " + e);
        }
    }

    static void names(String what, Set<SocketOption<?>> options) {
        TreeSet<String> names = new TreeSet<>();
        for (SocketOption<?> o : options) {
            names.add(o.name() + ":" + o.type().getSimpleName());
        }
        System.out.println(what + " " + names);
    }

    public static void main(String[] args) throws Exception {
        SocketOption[] all = {
            ExtendedSocketOptions.TCP_QUICKACK,
            ExtendedSocketOptions.TCP_KEEPIDLE,
            ExtendedSocketOptions.TCP_KEEPINTERVAL,
            ExtendedSocketOptions.TCP_KEEPCOUNT,
            ExtendedSocketOptions.SO_INCOMING_NAPI_ID
        };
        NetworkChannel[] channels = {
            SocketChannel.open(),
            ServerSocketChannel.open(),
            DatagramChannel.open(),
            SocketChannel.open(StandardProtocolFamily.UNIX),
            ServerSocketChannel.open(StandardProtocolFamily.UNIX)
        };
        String[] kinds = { "stream", "server", "packets", "path", "paths" };
        Socket socket = new Socket();
        ServerSocket server = new ServerSocket();
        DatagramSocket packets = new DatagramSocket();
        for (int i = 0; i < kinds.length; i++) {
            names(kinds[i], channels[i].supportedOptions());
        }
        names("Socket", socket.supportedOptions());
        names("ServerSocket", server.supportedOptions());
        names("DatagramSocket", packets.supportedOptions());
        names("MulticastSocket", new MulticastSocket().supportedOptions());
        Socket view = SocketChannel.open().socket();
        names("view", view.supportedOptions());
        names("view", ServerSocketChannel.open().socket().supportedOptions());
        names("view", DatagramChannel.open().socket().supportedOptions());
        for (SocketOption o : all) {
            Object value = o.type() == Boolean.class ? true : (Object) 7;
            System.out.println("== " + o + " " + o.name() + " " + o.type());
            for (int i = 0; i < kinds.length; i++) {
                NetworkChannel c = channels[i];
                tell(kinds[i] + " get", () -> c.getOption(o));
                tell(kinds[i] + " set", () -> c.setOption(o, value) == c);
                tell(kinds[i] + " get", () -> c.getOption(o));
            }
            tell("Socket get", () -> socket.getOption(o));
            tell("Socket set", () -> socket.setOption(o, value) == socket);
            tell("Socket get", () -> socket.getOption(o));
            tell("ServerSocket get", () -> server.getOption(o));
            tell("ServerSocket set", () -> server.setOption(o, value) == server);
            tell("ServerSocket get", () -> server.getOption(o));
            tell("DatagramSocket get", () -> packets.getOption(o));
            tell("DatagramSocket set", () -> packets.setOption(o, value) == packets);
            tell("view get", () -> view.getOption(o));
            tell("view set", () -> view.setOption(o, value) == view);
            tell("view get", () -> view.getOption(o));
            for (Object v : new Object[] { 0, -1, 32768, "x", null, true }) {
                if (o != ExtendedSocketOptions.SO_INCOMING_NAPI_ID || !(v instanceof Integer)) {
                    tell("set " + v, () -> channels[0].setOption(o, v) == channels[0]);
                    tell("Socket set " + v, () -> socket.setOption(o, v) == socket);
                }
            }
        }
        outOfBand((SocketChannel) channels[0], view, socket);
        peer((SocketChannel) channels[3], (ServerSocketChannel) channels[4]);
        socket.close();
        for (NetworkChannel c : channels) {
            c.close();
        }
        for (SocketOption o : all) {
            tell("closed", () -> channels[0].getOption(o));
            tell("closed", () -> channels[0].setOption(o, null));
            tell("closed Socket", () -> socket.getOption(o));
            tell("closed path", () -> channels[3].getOption(o));
        }
    }

    /** An option that a channel has and nobody names. */
    static void outOfBand(SocketChannel channel, Socket view, Socket socket) {
        for (SocketOption o : channel.supportedOptions()) {
            if (o.name().equals("SO_OOBINLINE")) {
                tell(o + "", () -> channel.getOption(o));
                tell(o + " set", () -> channel.setOption(o, true) == channel);
                tell(o + "", () -> channel.getOption(o));
                tell(o + " view", () -> view.getOption(o));
                tell(o + " Socket", () -> socket.getOption(o));
            }
        }
    }

    static void peer(SocketChannel path, ServerSocketChannel paths) throws Exception {
        SocketOption o = ExtendedSocketOptions.SO_PEERCRED;
        tell(o + "", () -> paths.getOption(o));
        tell(o + "", () -> new Socket().getOption(o));
        Path folder = Files.createTempDirectory("options");
        Path file = folder.resolve("socket");
        paths.bind(UnixDomainSocketAddress.of(file));
        path.connect(paths.getLocalAddress());
        UnixDomainPrincipal peer = (UnixDomainPrincipal) path.getOption(o);
        UnixDomainPrincipal other = (UnixDomainPrincipal) paths.accept().getOption(o);
        System.out.println(
            peer.equals(other) +
                " " +
                (peer.hashCode() == other.hashCode()) +
                " " +
                peer.user().equals(Files.getOwner(file)) +
                " " +
                peer.equals(null)
        );
        System.out.println(
            peer
                .toString()
                .equals(
                    "UnixDomainPrincipal[user=" +
                        peer.user().getName() +
                        ", group=" +
                        peer.group().getName() +
                        "]"
                )
        );
        tell("set", () -> path.setOption(o, peer));
        tell("set null", () -> path.setOption(o, null));
        tell("set x", () -> path.setOption(o, "x"));
        tell("no user", () -> new UnixDomainPrincipal(null, peer.group()));
        tell("no group", () -> new UnixDomainPrincipal(peer.user(), null));
        System.out.println(new UnixDomainPrincipal(peer.user(), peer.group()).equals(peer));
        Files.delete(file);
        Files.delete(folder);
    }
}
