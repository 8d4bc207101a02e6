/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;

/** An address of version 6, which may belong to one of the machine's interfaces. */
public final class Inet6Address extends InetAddress {
    private static final long serialVersionUID = 6880410070516793377L;

    private final byte[] ipaddress;
    private int scope_id;
    private boolean scope_id_set;
    private boolean scope_ifname_set;
    private String ifname;

    Inet6Address(String host, byte[] addr, int scope, String interfaceName) {
        super(host);
        ipaddress = addr.clone();
        scope_id = Math.max(0, scope);
        scope_id_set = scope >= 0;
        scope_ifname_set = interfaceName != null;
        ifname = interfaceName;
    }

    public static Inet6Address getByAddress(String host, byte[] addr, NetworkInterface nif)
            throws UnknownHostException {
        check(addr);
        return nif == null ? new Inet6Address(host, addr, -1, null)
                : new Inet6Address(host, addr, scopeOf(addr, nif), nif.getName());
    }

    public static Inet6Address getByAddress(String host, byte[] addr, int scopeId)
            throws UnknownHostException {
        check(addr);
        return new Inet6Address(host, addr, scopeId < 0 ? -1 : scopeId, null);
    }

    private static void check(byte[] addr) throws UnknownHostException {
        if (addr == null || addr.length != 16) {
            throw new UnknownHostException("addr is of illegal length");
        }
    }

    static int scopeOf(byte[] addr, String zone) throws UnknownHostException {
        try {
            NetworkInterface nif = NetworkInterface.getByName(zone);
            if (nif == null) {
                throw new UnknownHostException("no such interface " + zone);
            }
            return scopeOf(addr, nif);
        } catch (SocketException e) {
            throw new UnknownHostException("SocketException thrown" + zone);
        }
    }

    /* That of the interface's address of the same kind. */
    private static int scopeOf(byte[] addr, NetworkInterface nif) throws UnknownHostException {
        Inet6Address wanted = new Inet6Address(null, addr, -1, null);
        for (InetAddress a : nif.addresses()) {
            if (a instanceof Inet6Address && wanted.isLinkLocalAddress() == a.isLinkLocalAddress()
                    && wanted.isSiteLocalAddress() == a.isSiteLocalAddress()) {
                return ((Inet6Address) a).scope_id;
            }
        }
        throw new UnknownHostException("no scope_id found");
    }

    public int getScopeId() {
        return scope_id;
    }

    @Override
    int scope() {
        return getScopeId();
    }

    public NetworkInterface getScopedInterface() {
        try {
            return ifname == null ? null : NetworkInterface.getByName(ifname);
        } catch (SocketException e) {
            return null;
        }
    }

    private int part(int i) {
        return ipaddress[i] & 255;
    }

    private boolean isZero(int to) {
        for (int i = 0; i < to; i++) {
            if (ipaddress[i] != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean isMulticastAddress() {
        return part(0) == 0xff;
    }

    @Override
    public boolean isAnyLocalAddress() {
        return isZero(16);
    }

    @Override
    public boolean isLoopbackAddress() {
        return isZero(15) && ipaddress[15] == 1;
    }

    @Override
    public boolean isLinkLocalAddress() {
        return part(0) == 0xfe && (part(1) & 0xc0) == 0x80;
    }

    @Override
    public boolean isSiteLocalAddress() {
        return part(0) == 0xfe && (part(1) & 0xc0) == 0xc0;
    }

    private boolean isMulticast(int kind) {
        return part(0) == 0xff && (part(1) & 15) == kind;
    }

    @Override
    public boolean isMCGlobal() {
        return isMulticast(14);
    }

    @Override
    public boolean isMCNodeLocal() {
        return isMulticast(1);
    }

    @Override
    public boolean isMCLinkLocal() {
        return isMulticast(2);
    }

    @Override
    public boolean isMCSiteLocal() {
        return isMulticast(5);
    }

    @Override
    public boolean isMCOrgLocal() {
        return isMulticast(8);
    }

    public boolean isIPv4CompatibleAddress() {
        return isZero(12);
    }

    @Override
    public byte[] getAddress() {
        return ipaddress.clone();
    }

    @Override
    public String getHostAddress() {
        StringBuilder s = new StringBuilder(39);
        for (int i = 0; i < 16; i += 2) {
            s.append(i == 0 ? "" : ":").append(Integer.toHexString(part(i) << 8 | part(i + 1)));
        }
        if (ifname != null) {
            s.append('%').append(ifname);
        } else if (scope_id_set) {
            s.append('%').append(scope_id);
        }
        return s.toString();
    }

    @Override
    public int hashCode() {
        int h = 0;
        for (int i = 0; i < 16; i += 4) {
            h += (ipaddress[i] << 24) + (ipaddress[i + 1] << 16) + (ipaddress[i + 2] << 8)
                    + ipaddress[i + 3];
        }
        return h;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Inet6Address
                && Arrays.equals(ipaddress, ((Inet6Address) obj).ipaddress);
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (ipaddress == null || ipaddress.length != 16) {
            throw new InvalidObjectException("invalid address length: "
                    + (ipaddress == null ? 0 : ipaddress.length));
        }
        // an interface that this machine lacks: its number means another here, or none
        boolean isElsewhere;
        try {
            isElsewhere = ifname != null && !ifname.isEmpty()
                    && NetworkInterface.getByName(ifname) == null;
        } catch (SocketException e) {
            isElsewhere = true;
        }
        if (isElsewhere) {
            scope_id = 0;
            scope_id_set = false;
            scope_ifname_set = false;
            ifname = null;
        }
    }
}
