/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.SocketOption;
import java.nio.channels.NetworkChannel;
import jdk.internal.access.SharedSecrets;

/** A channel with options, which are its socket's. */
interface NetChannelImpl extends SelChImpl, NetworkChannel {
    default void set(SocketOption<?> name, Object value) throws IOException {
        SharedSecrets.getJavaNetAccess().setOption(descriptor(), name, supportedOptions(), value);
    }

    @Override
    @SuppressWarnings("unchecked")
    default <T> T getOption(SocketOption<T> name) throws IOException {
        return (T) SharedSecrets.getJavaNetAccess().getOption(descriptor(), name,
                supportedOptions());
    }
}
