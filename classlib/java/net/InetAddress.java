/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.File;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sun.nio.ch.NetSocket;

/** An address of the Internet protocol; names are looked up by the machine's resolver. */
public class InetAddress implements java.io.Serializable {
    private static final long serialVersionUID = 3286316764910316507L;
    private static final String ORDER =
            System.getProperty("java.net.preferIPv6Addresses", "").toLowerCase(Locale.ROOT);
    private static final boolean AS_FOUND = ORDER.equals("system");
    private static final boolean SIX_FIRST = (AS_FOUND || ORDER.equals("true"))
            && !NetSocket.FOUR_ONLY && new File("/proc/net/if_inet6").exists();
    private static final InetAddress LOOPBACK = SIX_FIRST
            ? new Inet6Address("localhost", sixOf(1), -1, null)
            : new Inet4Address("localhost", new byte[] {127, 0, 0, 1});

    /* Of version 4 in streams alone, where it is an object of this class. */
    int address;
    private int family = 2;
    /* Null until it is asked for, when the address was made of numbers. */
    String hostName;
    private transient String canonicalName;

    InetAddress(String hostName) {
        this.hostName = hostName;
    }

    /* ---- Making ---- */

    public static InetAddress getByName(String host) throws UnknownHostException {
        return getAllByName(host)[0];
    }

    public static InetAddress[] getAllByName(String host) throws UnknownHostException {
        if (host == null || host.isEmpty()) {
            return new InetAddress[] {LOOPBACK};
        }
        boolean bracketed = host.charAt(0) == '[';
        if (bracketed && (host.length() < 3 || host.charAt(host.length() - 1) != ']')) {
            throw new UnknownHostException(host + ": invalid IPv6 address literal");
        }
        String text = bracketed ? host.substring(1, host.length() - 1) : host;
        char first = text.charAt(0);
        if (Character.digit(first, 16) >= 0 || first == ':') {
            InetAddress a = AddressText.parse(text, host, bracketed);
            if (a != null) {
                return new InetAddress[] {a};
            }
        }
        if (bracketed) {
            throw new UnknownHostException("[" + text + "]: invalid IPv6 address literal");
        }
        return lookup(host);
    }

    private static byte[] sixOf(int last) {
        byte[] bytes = new byte[16];
        bytes[15] = (byte) last;
        return bytes;
    }

    /** What stands for all addresses of this machine. */
    static InetAddress any() {
        return SIX_FIRST ? new Inet6Address("::", sixOf(0), -1, null)
                : new Inet4Address("0.0.0.0", new byte[4]);
    }

    private static InetAddress[] lookup(String host) throws UnknownHostException {
        String[] found = HostsFile.isUsed() ? inFile(host) : lookup0(host);
        if (found.length == 0 || found[0].startsWith("!")) {
            throw new UnknownHostException(host + ": "
                    + (found.length == 0 ? "No address associated with hostname"
                            : found[0].substring(1)));
        }
        List<InetAddress> list = new ArrayList<>();
        for (int round = 0; round < 2; round++) {
            for (String s : found) {
                boolean six = s.indexOf(':') >= 0;
                boolean now = AS_FOUND ? round == 0 : six == (SIX_FIRST == (round == 0));
                if (now && !(six && NetSocket.FOUR_ONLY)) {
                    InetAddress a = AddressText.parse(s, s, false);
                    a.hostName = host;
                    if (HostsFile.isUsed() || !list.contains(a)) {
                        list.add(a);
                    }
                }
            }
        }
        if (list.isEmpty()) {
            throw new UnknownHostException(host);
        }
        return list.toArray(new InetAddress[0]);
    }

    /* This machine need not be in it. */
    private static String[] inFile(String host) throws UnknownHostException {
        try {
            return HostsFile.addresses(host);
        } catch (UnknownHostException e) {
            if (host.equals("localhost")) {
                return new String[] {LOOPBACK.getHostAddress()};
            }
            throw e;
        }
    }

    public static InetAddress getByAddress(byte[] addr) throws UnknownHostException {
        return getByAddress(null, addr);
    }

    public static InetAddress getByAddress(String host, byte[] addr)
            throws UnknownHostException {
        if (host != null && !host.isEmpty() && host.charAt(0) == '['
                && host.charAt(host.length() - 1) == ']') {
            host = host.substring(1, host.length() - 1);
        }
        if (addr == null || addr.length != 4 && addr.length != 16) {
            throw new UnknownHostException("addr is of illegal length");
        }
        byte[] four = addr.length == 4 ? addr : AddressText.mapped(addr);
        return four != null ? new Inet4Address(host, four) : new Inet6Address(host, addr, -1, null);
    }

    public static InetAddress getLoopbackAddress() {
        return LOOPBACK;
    }

    public static InetAddress getLocalHost() throws UnknownHostException {
        String local = localName0();
        if (local.equals("localhost")) {
            return LOOPBACK;
        }
        try {
            return lookup(local)[0];
        } catch (UnknownHostException e) {
            UnknownHostException own = new UnknownHostException(local + ": " + e.getMessage());
            own.initCause(e);
            throw own;
        }
    }

    /* ---- Names ---- */

    public String getHostName() {
        if (hostName == null) {
            hostName = reverse();
        }
        return hostName;
    }

    public String getCanonicalHostName() {
        if (canonicalName == null) {
            canonicalName = reverse();
        }
        return canonicalName;
    }

    /* The name must lead back to the address. */
    private String reverse() {
        byte[] address = getAddress();
        String name = HostsFile.isUsed() ? HostsFile.name(address) : name0(address);
        if (name != null) {
            try {
                for (InetAddress a : getAllByName(name)) {
                    if (equals(a)) {
                        return name;
                    }
                }
            } catch (UnknownHostException e) {
                return getHostAddress();
            }
        }
        return getHostAddress();
    }

    /* ---- What kinds of addresses say ---- */

    public byte[] getAddress() {
        return null;
    }

    public String getHostAddress() {
        return null;
    }

    public boolean isMulticastAddress() {
        return false;
    }

    public boolean isAnyLocalAddress() {
        return false;
    }

    public boolean isLoopbackAddress() {
        return false;
    }

    public boolean isLinkLocalAddress() {
        return false;
    }

    public boolean isSiteLocalAddress() {
        return false;
    }

    public boolean isMCGlobal() {
        return false;
    }

    public boolean isMCNodeLocal() {
        return false;
    }

    public boolean isMCLinkLocal() {
        return false;
    }

    public boolean isMCSiteLocal() {
        return false;
    }

    public boolean isMCOrgLocal() {
        return false;
    }

    /* ---- Reaching ---- */

    public boolean isReachable(int timeout) throws IOException {
        return isReachable(null, 0, timeout);
    }

    /** Whether the echo port answers, be it by refusing. */
    public boolean isReachable(NetworkInterface netif, int ttl, int timeout) throws IOException {
        if (ttl < 0) {
            throw new IllegalArgumentException("ttl can't be negative");
        }
        if (timeout < 0) {
            throw new IllegalArgumentException("timeout can't be negative");
        }
        return reachable0(getAddress(), scope(), netif == null ? null : netif.getName(), ttl,
                timeout);
    }

    int scope() {
        return 0;
    }

    @Override
    public int hashCode() {
        return -1;
    }

    @Override
    public boolean equals(Object obj) {
        return false;
    }

    @Override
    public String toString() {
        return (hostName == null ? "" : hostName) + "/" + getHostAddress();
    }

    /* ---- The machine's resolver ---- */

    /* Addresses in numbers, or one text that begins with "!" and says why there are none. */
    private static native String[] lookup0(String host);

    /* Null: it has no name. */
    private static native String name0(byte[] address);

    private static native String localName0();

    private static native boolean reachable0(byte[] address, int scope, String netif, int ttl,
            int timeout);

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (family != 1 && family != 2) {
            throw new InvalidObjectException("invalid address family type: " + family);
        }
    }

    private Object readResolve() {
        return getClass() == InetAddress.class ? new Inet4Address(hostName,
                new byte[] {(byte) (address >> 24), (byte) (address >> 16), (byte) (address >> 8),
                        (byte) address}) : this;
    }
}
