/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.channels.MembershipKey;
import java.nio.channels.MulticastChannel;
import java.util.HashSet;
import java.util.Set;

/** That a channel of the system hears a group, or one sender to it. */
final class MembershipKeyImpl extends MembershipKey {
    private final DatagramChannelImpl channel;
    private final InetAddress group;
    private final NetworkInterface netif;
    private final InetAddress source;
    private final Set<InetAddress> blocked = new HashSet<>();
    volatile boolean valid = true; /* changes by the channel's lock */

    MembershipKeyImpl(DatagramChannelImpl channel, InetAddress group, NetworkInterface netif,
            InetAddress source) {
        this.channel = channel;
        this.group = group;
        this.netif = netif;
        this.source = source;
    }

    @Override
    public boolean isValid() {
        return valid;
    }

    @Override
    public void drop() {
        channel.drop(this);
    }

    @Override
    public MembershipKey block(InetAddress toBlock) throws IOException {
        if (source != null) {
            throw new IllegalStateException("key is source-specific");
        }
        synchronized (blocked) {
            if (!blocked.contains(toBlock)) {
                channel.block(this, toBlock, true);
                blocked.add(toBlock);
            }
        }
        return this;
    }

    @Override
    public MembershipKey unblock(InetAddress toUnblock) {
        synchronized (blocked) {
            if (!blocked.contains(toUnblock)) {
                throw new IllegalStateException("not blocked");
            }
            try {
                channel.block(this, toUnblock, false);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            blocked.remove(toUnblock);
        }
        return this;
    }

    @Override
    public MulticastChannel channel() {
        return channel;
    }

    @Override
    public InetAddress group() {
        return group;
    }

    @Override
    public NetworkInterface networkInterface() {
        return netif;
    }

    @Override
    public InetAddress sourceAddress() {
        return source;
    }

    @Override
    public String toString() {
        return "<" + group.getHostAddress() + "," + netif.getName()
                + (source != null ? "," + source.getHostAddress() : "") + ">";
    }
}
