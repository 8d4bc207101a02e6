/* SPDX-License-Identifier: MIT */
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.InterfaceAddress;
import java.net.NetworkInterface;
import java.net.Proxy;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;

/** What addresses of each kind say of themselves. */
public class AddressPredicates extends Whole {

    static void four(String s) throws Exception {
        Inet4Address a = (Inet4Address) InetAddress.getByName(s);
        p(s, a.getAddress(), a.getHostAddress(), a.hashCode());
        p(
            a.isAnyLocalAddress(),
            a.isLoopbackAddress(),
            a.isLinkLocalAddress(),
            a.isSiteLocalAddress(),
            a.isMulticastAddress()
        );
        p(
            a.isMCGlobal(),
            a.isMCNodeLocal(),
            a.isMCLinkLocal(),
            a.isMCSiteLocal(),
            a.isMCOrgLocal()
        );
        p(
            a.equals(InetAddress.getByName(s)),
            a.equals(null),
            a.equals(InetAddress.getByAddress("named", a.getAddress())),
            a.equals("x")
        );
    }

    static void six(String s) throws Exception {
        Inet6Address a = (Inet6Address) InetAddress.getByName(s);
        p(
            s,
            a.getAddress(),
            a.getHostAddress(),
            a.hashCode(),
            a.isIPv4CompatibleAddress(),
            a.getScopeId()
        );
        p(
            a.isAnyLocalAddress(),
            a.isLoopbackAddress(),
            a.isLinkLocalAddress(),
            a.isSiteLocalAddress(),
            a.isMulticastAddress()
        );
        p(
            a.isMCGlobal(),
            a.isMCNodeLocal(),
            a.isMCLinkLocal(),
            a.isMCSiteLocal(),
            a.isMCOrgLocal()
        );
        p(
            a.equals(InetAddress.getByName(s)),
            a.equals(null),
            a.equals(InetAddress.getByAddress("named", a.getAddress())),
            a.equals("x")
        );
    }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {
            "0.0.0.0",
            "0.0.0.1",
            "127.0.0.1",
            "127.255.3.4",
            "128.0.0.1",
            "169.254.1.1",
            "169.255.1.1",
            "10.1.2.3",
            "172.15.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "172.32.0.1",
            "192.168.0.1",
            "192.169.0.1",
            "223.255.255.255",
            "224.0.0.0",
            "224.0.0.1",
            "224.0.0.255",
            "224.0.1.0",
            "224.0.1.1",
            "225.1.1.1",
            "238.255.255.255",
            "239.0.0.1",
            "239.192.0.1",
            "239.195.255.255",
            "239.196.0.1",
            "239.254.1.1",
            "239.255.0.1",
            "239.255.255.255",
            "240.0.0.1",
            "255.255.255.255"
        }) {
            four(s);
        }
        for (String s : new String[] {
            "::",
            "::1",
            "::2",
            "::127.0.0.1",
            "::0.0.1.1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "feff::1",
            "fc00::1",
            "2001:db8::1:0:0:2",
            "1:0:0:2:0:0:0:3",
            "ff00::1",
            "ff01::1",
            "ff02::1",
            "ff05::2",
            "ff08::1",
            "ff0e::1",
            "ff1e::1",
            "ff12::1",
            "ff15::1",
            "ff18::1",
            "ff11::1",
            "fe00::1",
            "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"
        }) {
            six(s);
        }
        InetAddress named = InetAddress.getByAddress("host", new byte[] { 1, 2, 3, 4 });
        InetAddress unnamed = InetAddress.getByAddress(new byte[] { 1, 2, 3, 4 });
        p(
            named.toString(),
            unnamed.toString(),
            InetAddress.getByAddress("six", new byte[16]).toString()
        );
        p(
            new InetSocketAddress(named, 5).toString(),
            new InetSocketAddress(unnamed, 0).toString(),
            InetSocketAddress.createUnresolved("nowhere", 7).toString()
        );
        p(
            new InetSocketAddress(InetAddress.getByName("::1"), 8).toString(),
            new InetSocketAddress(9).getAddress().isAnyLocalAddress()
        );
        p(
            Proxy.NO_PROXY.toString(),
            new Proxy(
                Proxy.Type.SOCKS,
                InetSocketAddress.createUnresolved("nowhere", 7)
            ).toString(),
            new Proxy(Proxy.Type.HTTP, new InetSocketAddress(unnamed, 80)).toString()
        );
        p(
            UnixDomainSocketAddress.of("/tmp/a/../b").toString(),
            UnixDomainSocketAddress.of("").toString().isEmpty()
        );
        t(() -> StandardProtocolFamily.valueOf("UNIX"));
        t(() -> StandardProtocolFamily.valueOf("INET6"));
        t(() -> StandardProtocolFamily.valueOf("IPX"));
        NetworkInterface lo = NetworkInterface.getByInetAddress(InetAddress.getByName("127.0.0.1"));
        p(lo.toString(), lo.isLoopback());
        for (InterfaceAddress each : lo.getInterfaceAddresses()) {
            if (each.getAddress() instanceof Inet4Address) p(
                each.getAddress(),
                each.getBroadcast(),
                each.getNetworkPrefixLength()
            );
        }
    }
}
