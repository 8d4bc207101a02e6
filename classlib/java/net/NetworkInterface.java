/* SPDX-License-Identifier: MIT */
package java.net;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import sun.nio.ch.NetSocket;

/** An interface of the machine to a network, as it was when it was asked for. */
public final class NetworkInterface {
    private static final int UP = 1;
    private static final int LOOPBACK = 8;
    private static final int POINT_TO_POINT = 16;
    private static final int MULTICAST = 4096;

    private final String name;
    private final int index;
    private final int flags;
    private final int mtu;
    private final String hardware;
    private final List<InterfaceAddress> bindings = new ArrayList<>();

    private NetworkInterface(String[] row) {
        name = row[1];
        index = Integer.parseInt(row[2]);
        flags = Integer.parseInt(row[3]);
        mtu = Integer.parseInt(row[4]);
        hardware = row[5];
    }

    /* Those that have an address, the last first, as other VMs tell them. The rows: "interface"
     * rows, then "address" rows: name, address, prefix length, broadcast address. */
    private static Map<String, NetworkInterface> all() throws SocketException {
        String[] rows = read0();
        if (rows == null) {
            throw new SocketException("no interfaces can be read");
        }
        Map<String, NetworkInterface> map = new LinkedHashMap<>();
        try {
            for (String r : rows) {
                String[] row = r.split(" ", -1);
                if (row[0].equals("interface")) {
                    map.putIfAbsent(row[1], new NetworkInterface(row));
                } else {
                    NetworkInterface nif = map.get(row[1]);
                    InetAddress a = AddressText.parse(row[2], row[2], false);
                    if (a instanceof Inet6Address) {
                        if (NetSocket.FOUR_ONLY) {
                            continue;
                        }
                        a = new Inet6Address(null, a.getAddress(), nif.index, nif.name);
                    }
                    InetAddress b = row[4].isEmpty() ? null
                            : AddressText.parse(row[4], row[4], false);
                    // The last comes first, so that those of version 6 do.
                    nif.bindings.add(0, new InterfaceAddress(a, (Inet4Address) b,
                            Short.parseShort(row[3])));
                }
            }
        } catch (UnknownHostException e) {
            throw new SocketException(e.getMessage());
        }
        List<NetworkInterface> reached = new ArrayList<>(map.values());
        reached.removeIf(n -> n.bindings.isEmpty());
        Collections.reverse(reached);
        map.clear();
        for (NetworkInterface n : reached) {
            map.put(n.name, n);
        }
        return map;
    }

    /** The scope of a link-local address of this machine; 0: it is another's. */
    static int scopeOf(InetAddress address) {
        try {
            NetworkInterface n = getByInetAddress(address);
            return n == null ? 0 : n.index;
        } catch (SocketException e) {
            return 0;
        }
    }

    private static native String[] read0();

    /** Stands for the system's choice. */
    static NetworkInterface none() {
        InetAddress any = new InetSocketAddress(0).getAddress();
        String[] row = {"interface", any.getHostName(), "0", "0", "0", ""};
        NetworkInterface n = new NetworkInterface(row);
        n.bindings.add(new InterfaceAddress(any, null, (short) 0));
        return n;
    }

    public static NetworkInterface getByName(String name) throws SocketException {
        return all().get(Objects.requireNonNull(name));
    }

    public static NetworkInterface getByIndex(int index) throws SocketException {
        if (index < 0) {
            throw new IllegalArgumentException("Interface index can't be negative");
        }
        for (NetworkInterface n : all().values()) {
            if (n.index == index) {
                return n;
            }
        }
        return null;
    }

    public static NetworkInterface getByInetAddress(InetAddress addr) throws SocketException {
        Objects.requireNonNull(addr);
        for (NetworkInterface n : all().values()) {
            if (n.addresses().contains(addr)) {
                return n;
            }
        }
        return null;
    }

    public static Enumeration<NetworkInterface> getNetworkInterfaces() throws SocketException {
        return Collections.enumeration(all().values());
    }

    public static Stream<NetworkInterface> networkInterfaces() throws SocketException {
        return all().values().stream();
    }

    public String getName() {
        return name;
    }

    /** Null for the one that stands for the system's choice. */
    public String getDisplayName() {
        return index == 0 ? null : name;
    }

    public int getIndex() {
        return index;
    }

    List<InetAddress> addresses() {
        List<InetAddress> list = new ArrayList<>();
        for (InterfaceAddress a : bindings) {
            list.add(a.getAddress());
        }
        return list;
    }

    public Enumeration<InetAddress> getInetAddresses() {
        return Collections.enumeration(addresses());
    }

    public Stream<InetAddress> inetAddresses() {
        return addresses().stream();
    }

    public List<InterfaceAddress> getInterfaceAddresses() {
        return new ArrayList<>(bindings);
    }

    /* An alias of an interface is named "NAME:ALIAS". */

    public Enumeration<NetworkInterface> getSubInterfaces() {
        return Collections.enumeration(subs());
    }

    public Stream<NetworkInterface> subInterfaces() {
        return subs().stream();
    }

    private List<NetworkInterface> subs() {
        List<NetworkInterface> list = new ArrayList<>();
        try {
            for (NetworkInterface n : all().values()) {
                if (n.name.startsWith(name + ":")) {
                    list.add(n);
                }
            }
        } catch (SocketException e) {
            return List.of();
        }
        return list;
    }

    public NetworkInterface getParent() {
        try {
            return isVirtual() ? getByName(name.substring(0, name.indexOf(':'))) : null;
        } catch (SocketException e) {
            return null;
        }
    }

    public boolean isVirtual() {
        return name.indexOf(':') >= 0;
    }

    private NetworkInterface now() throws SocketException {
        NetworkInterface n = getByName(name);
        if (n == null) {
            throw new SocketException("No such device");
        }
        return n;
    }

    public boolean isUp() throws SocketException {
        return (now().flags & UP) != 0;
    }

    public boolean isLoopback() throws SocketException {
        return (now().flags & LOOPBACK) != 0;
    }

    public boolean isPointToPoint() throws SocketException {
        return (now().flags & POINT_TO_POINT) != 0;
    }

    public boolean supportsMulticast() throws SocketException {
        return (now().flags & MULTICAST) != 0;
    }

    /** Null: it has none. */
    public byte[] getHardwareAddress() throws SocketException {
        String h = now().hardware;
        byte[] b = new byte[h.length() / 2];
        boolean any = false;
        for (int i = 0; i < b.length; i++) {
            b[i] = (byte) Integer.parseInt(h.substring(2 * i, 2 * i + 2), 16);
            any |= b[i] != 0;
        }
        return any ? b : null;
    }

    public int getMTU() throws SocketException {
        return now().mtu;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof NetworkInterface && name.equals(((NetworkInterface) obj).name)
                && new java.util.HashSet<>(addresses()).equals(
                        new java.util.HashSet<>(((NetworkInterface) obj).addresses()));
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return "name:" + name + (index == 0 ? "" : " (" + name + ")");
    }
}
