/* SPDX-License-Identifier: MIT */
package java.net;

/** Bytes that travel by themselves, where to or where from. */
public final class DatagramPacket {
    private byte[] buf;
    private int offset;
    private int length;
    private int room; /* that a received packet is cut to */
    private InetAddress address;
    private int port;

    public DatagramPacket(byte[] buf, int offset, int length) {
        setData(buf, offset, length);
    }

    public DatagramPacket(byte[] buf, int length) {
        this(buf, 0, length);
    }

    public DatagramPacket(byte[] buf, int offset, int length, InetAddress address, int port) {
        setData(buf, offset, length);
        setAddress(address);
        setPort(port);
    }

    public DatagramPacket(byte[] buf, int offset, int length, SocketAddress address) {
        setData(buf, offset, length);
        setSocketAddress(address);
    }

    public DatagramPacket(byte[] buf, int length, InetAddress address, int port) {
        this(buf, 0, length, address, port);
    }

    public DatagramPacket(byte[] buf, int length, SocketAddress address) {
        this(buf, 0, length, address);
    }

    public synchronized InetAddress getAddress() {
        return address;
    }

    public synchronized int getPort() {
        return port;
    }

    public synchronized byte[] getData() {
        return buf;
    }

    public synchronized int getOffset() {
        return offset;
    }

    public synchronized int getLength() {
        return length;
    }

    synchronized int room() {
        return room;
    }

    /** What has come; there is still as much room as before. */
    synchronized void received(int count, InetSocketAddress from) {
        length = count;
        address = from.getAddress();
        port = from.getPort();
    }

    public synchronized void setData(byte[] buf, int offset, int length) {
        require(inside(buf, offset, length), "illegal length or offset");
        this.buf = buf;
        this.offset = offset;
        room = this.length = length;
    }

    private static boolean inside(byte[] buf, long offset, long length) {
        return buf.length >= offset + length && Math.min(offset, length) >= 0;
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    public synchronized void setAddress(InetAddress iaddr) {
        address = iaddr;
    }

    public synchronized void setPort(int iport) {
        if (iport < 0 || iport > 0xffff) {
            throw new IllegalArgumentException("Port out of range:" + iport);
        }
        port = iport;
    }

    public synchronized void setSocketAddress(SocketAddress address) {
        if (!(address instanceof InetSocketAddress)) {
            throw new IllegalArgumentException("unsupported address type");
        }
        InetSocketAddress a = (InetSocketAddress) address;
        if (a.isUnresolved()) {
            throw new IllegalArgumentException("unresolved address");
        }
        setAddress(a.getAddress());
        setPort(a.getPort());
    }

    public synchronized SocketAddress getSocketAddress() {
        return new InetSocketAddress(address, port);
    }

    public synchronized void setData(byte[] buf) {
        if (buf == null) {
            throw new NullPointerException("null packet buffer");
        }
        setData(buf, 0, buf.length);
    }

    public synchronized void setLength(int length) {
        require(inside(buf, offset, length), "illegal length");
        room = this.length = length;
    }
}
