/* SPDX-License-Identifier: MIT */
package java.net;

/** An address of version 4. */
public final class Inet4Address extends InetAddress {
    private static final long serialVersionUID = 3286316764910316507L;

    Inet4Address(String host, byte[] b) {
        super(host);
        address = b[0] << 24 | (b[1] & 255) << 16 | (b[2] & 255) << 8 | b[3] & 255;
    }

    private int part(int i) {
        return address >>> 24 - 8 * i & 255;
    }

    @Override
    public boolean isMulticastAddress() {
        return part(0) >> 4 == 14;
    }

    @Override
    public boolean isAnyLocalAddress() {
        return address == 0;
    }

    @Override
    public boolean isLoopbackAddress() {
        return part(0) == 127;
    }

    @Override
    public boolean isLinkLocalAddress() {
        return part(0) == 169 && part(1) == 254;
    }

    @Override
    public boolean isSiteLocalAddress() {
        return part(0) == 10 || part(0) == 172 && part(1) >> 4 == 1
                || part(0) == 192 && part(1) == 168;
    }

    @Override
    public boolean isMCGlobal() {
        return part(0) >= 224 && part(0) <= 238
                && !(part(0) == 224 && part(1) == 0 && part(2) == 0);
    }

    @Override
    public boolean isMCNodeLocal() {
        return false;
    }

    @Override
    public boolean isMCLinkLocal() {
        return address >>> 8 == 0xe00000;
    }

    @Override
    public boolean isMCSiteLocal() {
        return part(0) == 239 && part(1) == 255;
    }

    @Override
    public boolean isMCOrgLocal() {
        return part(0) == 239 && part(1) >= 192 && part(1) <= 195;
    }

    @Override
    public byte[] getAddress() {
        return new byte[] {(byte) (address >> 24), (byte) (address >> 16), (byte) (address >> 8),
            (byte) address};
    }

    @Override
    public String getHostAddress() {
        return part(0) + "." + part(1) + "." + part(2) + "." + part(3);
    }

    @Override
    public int hashCode() {
        return address;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Inet4Address && address == ((Inet4Address) obj).address;
    }

    private Object writeReplace() {
        InetAddress form = new InetAddress(hostName);
        form.address = address;
        return form;
    }
}
