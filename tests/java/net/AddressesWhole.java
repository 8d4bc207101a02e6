/* SPDX-License-Identifier: MIT */
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.Proxy;
import java.net.SocketAddress;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Collections;

/** Addresses in numbers, what they say, the loopback, socket addresses, proxies, interfaces. */
class AddressesWhole extends Whole {

    static void show(InetAddress a) {
        p(
            a,
            a.getHostAddress(),
            a.hashCode(),
            a.getAddress(),
            (a.isAnyLocalAddress() ? "any " : "") +
                (a.isLoopbackAddress() ? "loop " : "") +
                (a.isLinkLocalAddress() ? "link " : "") +
                (a.isSiteLocalAddress() ? "site " : "") +
                (a.isMulticastAddress() ? "multi " : "") +
                (a.isMCGlobal() ? "global " : "") +
                (a.isMCNodeLocal() ? "mcnode " : "") +
                (a.isMCLinkLocal() ? "mclink " : "") +
                (a.isMCSiteLocal() ? "mcsite " : "") +
                (a.isMCOrgLocal() ? "mcorg " : ""),
            a.getClass().getSimpleName()
        );
    }

    static void literals() {
        for (String s : new String[] {
            "1.2.3.4",
            "0.0.0.0",
            "255.255.255.255",
            "127.0.0.1",
            "127.1",
            "1.2",
            "1.2.3",
            "16909060",
            "10.0.0.1",
            "172.16.0.1",
            "172.32.0.1",
            "192.168.1.1",
            "169.254.1.1",
            "224.0.0.1",
            "224.0.1.1",
            "239.255.0.1",
            "239.192.0.1",
            "238.1.1.1",
            "::",
            "::1",
            "1::",
            "fe80::1",
            "fec0::1",
            "ff01::1",
            "ff02::1",
            "ff05::1",
            "ff08::1",
            "ff0e::1",
            "1:2:3:4:5:6:7:8",
            "::ffff:1.2.3.4",
            "::1.2.3.4",
            "1:2:3:4:5:6:1.2.3.4",
            "::ffff:0102:0304",
            "[::1]",
            "ABCD::ef",
            "fe80::1%3",
            "fe80::1%0",
            "1::8:0:0",
            "::2:3:4:5:6:7:8"
        }) {
            try {
                show(InetAddress.getByName(s));
            } catch (UnknownHostException e) {
                p(s, e);
            }
        }
        for (String s : new String[] {
            ":::",
            "1:::2",
            "1:2:3:4:5:6:7",
            "1:2:3:4:5:6:7:8:9",
            "12345::",
            "g::1",
            "::1.2.3",
            "::1.2.3.256",
            "[1.2.3.4]",
            "[::1",
            "[]",
            "[x]",
            "1:2:3:4:5:6:7::8",
            "::1::",
            ":1",
            "1:",
            "fe80::1%nosuch"
        }) {
            try {
                show(InetAddress.getByName(s));
            } catch (UnknownHostException e) {
                p(s, "unknown");
            }
        }
    }

    static void addresses() throws Exception {
        t(() -> InetAddress.getByAddress(new byte[3]));
        t(() -> InetAddress.getByAddress(null));
        show(InetAddress.getByAddress("name", new byte[] { 1, 2, 3, 4 }));
        show(InetAddress.getByAddress("[name]", new byte[] { 1, 2, 3, 4 }));
        byte[] mapped = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 9, 8, 7, 6 };
        show(InetAddress.getByAddress(mapped));
        show(Inet6Address.getByAddress("six", mapped, 5));
        show(Inet6Address.getByAddress("six", mapped, -1));
        show(Inet6Address.getByAddress(null, mapped, null));
        t(() -> Inet6Address.getByAddress("six", new byte[4], 5));
        t(() -> Inet6Address.getByAddress("six", null, null));
        Inet6Address scoped = Inet6Address.getByAddress(null, mapped, 7);
        p(
            scoped.getScopeId(),
            scoped.getScopedInterface(),
            scoped.isIPv4CompatibleAddress(),
            ((Inet6Address) InetAddress.getByName("::5")).isIPv4CompatibleAddress()
        );
        p(
            scoped.equals(Inet6Address.getByAddress(null, mapped, 8)),
            scoped.equals(InetAddress.getByAddress(mapped)),
            InetAddress.getByName("1.2").equals(InetAddress.getByName("1.0.0.2")),
            InetAddress.getByName("1.2").equals(null)
        );
        InetAddress loop = InetAddress.getLoopbackAddress();
        show(loop);
        p(
            loop.getHostName(),
            InetAddress.getByName(null).equals(loop),
            InetAddress.getByName("").getHostName(),
            InetAddress.getAllByName(null).length
        );
        InetAddress named = InetAddress.getByName("localhost");
        p(
            named.isLoopbackAddress(),
            named.getHostName(),
            named.getCanonicalHostName(),
            InetAddress.getByName("127.0.0.1").getHostName()
        );
        p(
            Arrays.asList(InetAddress.getAllByName("localhost")).contains(
                InetAddress.getByName("127.0.0.1")
            ),
            InetAddress.getByName("192.0.2.1") instanceof Inet4Address
        );
        p(loop.isReachable(20000));
        t(() -> loop.isReachable(-1));
        t(() -> loop.isReachable(null, -1, 1));
        p(loop.isReachable(null, 5, 20000));
        t(() -> InetAddress.getByName("no.such.host.invalid").isAnyLocalAddress());
        p(InetAddress.getLocalHost().getHostName().isEmpty());
    }

    static void sockets() throws Exception {
        InetAddress one = InetAddress.getByAddress("one", new byte[] { 1, 2, 3, 4 });
        InetSocketAddress[] all = {
            new InetSocketAddress(0),
            new InetSocketAddress(one, 80),
            new InetSocketAddress((InetAddress) null, 5),
            new InetSocketAddress("1.2.3.4", 80),
            new InetSocketAddress("::1", 80),
            InetSocketAddress.createUnresolved("Some.Host", 7),
            InetSocketAddress.createUnresolved("some.host", 7),
            InetSocketAddress.createUnresolved("some.host", 8)
        };
        for (InetSocketAddress a : all) {
            StringBuilder row = new StringBuilder();
            for (InetSocketAddress b : all)
                row.append(a.equals(b) ? (a.hashCode() == b.hashCode() ? "=" : "HASH") : ".");
            p(
                a,
                a.getPort(),
                a.getHostString(),
                a.getAddress(),
                a.isUnresolved(),
                row,
                a.hashCode()
            );
        }
        p(all[5].getHostName(), all[1].getHostName(), all[0].equals("x"));
        t(() -> new InetSocketAddress(-1));
        t(() -> new InetSocketAddress(65536));
        t(() -> new InetSocketAddress((String) null, 1));
        t(() -> new InetSocketAddress(one, 70000));
        t(() -> InetSocketAddress.createUnresolved(null, 1));
        t(() -> InetSocketAddress.createUnresolved("x", -1));
        Proxy proxy = new Proxy(Proxy.Type.HTTP, all[5]);
        p(
            proxy,
            proxy.type(),
            proxy.address(),
            Proxy.NO_PROXY,
            Proxy.NO_PROXY.type(),
            Proxy.NO_PROXY.address(),
            proxy.equals(new Proxy(Proxy.Type.HTTP, all[6])),
            proxy.equals(new Proxy(Proxy.Type.SOCKS, all[5])),
            proxy.equals(Proxy.NO_PROXY),
            Proxy.Type.valueOf("SOCKS")
        );
        p(proxy.hashCode() == new Proxy(Proxy.Type.HTTP, all[6]).hashCode());
        t(() -> new Proxy(Proxy.Type.DIRECT, all[5]));
        t(() -> new Proxy(Proxy.Type.HTTP, null));
        t(() ->
            new Proxy(
                Proxy.Type.SOCKS,
                new SocketAddress() {
                    @Override
                    public String toString() {
                        return "other";
                    }
                }
            )
        );
    }

    static void interfaces() throws Exception {
        InetAddress loop = InetAddress.getByName("127.0.0.1");
        NetworkInterface n = NetworkInterface.getByInetAddress(loop);
        p(
            n,
            n.getName(),
            n.getDisplayName(),
            n.isLoopback(),
            n.isUp(),
            n.isVirtual(),
            n.isPointToPoint(),
            n.getParent(),
            n.getHardwareAddress(),
            n.getMTU() > 0,
            n.getIndex() > 0
        );
        p(
            NetworkInterface.getByName(n.getName()).equals(n),
            NetworkInterface.getByIndex(n.getIndex()).equals(n),
            n.hashCode() == NetworkInterface.getByName(n.getName()).hashCode(),
            NetworkInterface.getByName("nosuch"),
            NetworkInterface.getByIndex(987654),
            NetworkInterface.getByInetAddress(InetAddress.getByName("192.0.2.77"))
        );
        p(
            Collections.list(NetworkInterface.getNetworkInterfaces()).contains(n),
            NetworkInterface.networkInterfaces().anyMatch(n::equals),
            n.supportsMulticast()
        );
        p(
            Collections.list(n.getInetAddresses()).contains(loop),
            n.inetAddresses().anyMatch(loop::equals),
            n.getSubInterfaces().hasMoreElements(),
            n.subInterfaces().count()
        );
        for (InterfaceAddress a : n.getInterfaceAddresses()) {
            if (a.getAddress().equals(loop)) p(
                a.getNetworkPrefixLength(),
                a.equals(n.getInterfaceAddresses().get(0)) || a.hashCode() != 0,
                a.equals(null),
                a.toString().startsWith("/127.0.0.1/8")
            );
        }
        t(() -> NetworkInterface.getByIndex(-1));
        t(() -> NetworkInterface.getByName(null));
        t(() -> NetworkInterface.getByInetAddress(null));
    }

    static final class Handler extends URLStreamHandler {

        @Override
        protected URLConnection openConnection(URL u) {
            return null;
        }

        InetAddress address(URL u) {
            return getHostAddress(u);
        }

        boolean same(URL a, URL b) {
            return hostsEqual(a, b);
        }
    }

    @SuppressWarnings("deprecation")
    static void urls() throws Exception {
        Handler h = new Handler();
        URL numbers = new URL(null, "http://127.0.0.1/x", h),
            name = new URL(null, "http://localhost/x", h),
            none = new URL(null, "http:/x", h),
            unknown = new URL(null, "http://no.such.invalid/x", h);
        p(
            h.address(numbers),
            h.address(name).isLoopbackAddress(),
            h.address(none),
            h.address(unknown)
        );
        p(
            h.same(numbers, name),
            h.same(numbers, none),
            h.same(unknown, new URL(null, "http://NO.such.invalid/", h)),
            h.same(none, none),
            numbers.equals(name),
            numbers.hashCode() == name.hashCode()
        );
        p(URLConnection.getDefaultRequestProperty("x"), URLConnection.getDefaultUseCaches("Jar"));
        URLConnection.setDefaultRequestProperty("x", "y");
        URLConnection.setDefaultUseCaches("JAR", false);
        p(
            URLConnection.getDefaultRequestProperty("x"),
            URLConnection.getDefaultUseCaches("jar"),
            URLConnection.getDefaultUseCaches("file")
        );
        t(() -> URLConnection.getDefaultUseCaches(null));
    }

    public static void main(String[] args) throws Exception {
        literals();
        addresses();
        sockets();
        interfaces();
        urls();
    }
}
