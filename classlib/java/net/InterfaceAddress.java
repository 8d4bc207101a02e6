/* SPDX-License-Identifier: MIT */
package java.net;

import java.util.Objects;

/** An address of an interface, with its network. */
public class InterfaceAddress {
    private final InetAddress address;
    private final Inet4Address broadcast;
    private final short prefixLength;

    InterfaceAddress(InetAddress address, Inet4Address broadcast, short prefixLength) {
        this.address = address;
        this.broadcast = broadcast;
        this.prefixLength = prefixLength;
    }

    public InetAddress getAddress() {
        return address;
    }

    public InetAddress getBroadcast() {
        return broadcast;
    }

    public short getNetworkPrefixLength() {
        return prefixLength;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof InterfaceAddress)) {
            return false;
        }
        InterfaceAddress a = (InterfaceAddress) obj;
        return Objects.equals(address, a.address) && Objects.equals(broadcast, a.broadcast)
                && prefixLength == a.prefixLength;
    }

    @Override
    public int hashCode() {
        return address.hashCode() + (broadcast != null ? broadcast.hashCode() : 0) + prefixLength;
    }

    @Override
    public String toString() {
        return address + "/" + prefixLength + " [" + broadcast + "]";
    }
}
