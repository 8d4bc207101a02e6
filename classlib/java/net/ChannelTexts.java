/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.nio.channels.AlreadyBoundException;
import java.nio.channels.AlreadyConnectedException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NotYetBoundException;
import java.nio.channels.NotYetConnectedException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.channels.UnsupportedAddressTypeException;

/** How the views of channels as sockets say what the channels throw. */
final class ChannelTexts {
    private ChannelTexts() {
    }

    private static String text(Exception e) {
        return e instanceof ClosedChannelException ? "Socket is closed"
                : e instanceof NotYetConnectedException ? "Socket is not connected"
                : e instanceof AlreadyBoundException ? "Already bound"
                : e instanceof NotYetBoundException ? "Socket is not bound yet"
                : e instanceof UnsupportedAddressTypeException ? "Unsupported address type"
                : e instanceof UnresolvedAddressException ? "Unresolved address"
                : e instanceof AlreadyConnectedException ? "Already connected" : null;
    }

    /** What is thrown instead; runtime exceptions of other kinds are thrown at once. */
    static IOException io(Exception e) {
        return e instanceof IOException ? (IOException) e : socket(e);
    }

    static SocketException socket(Exception e) {
        String text = text(e);
        if (text == null && e instanceof RuntimeException) {
            throw (RuntimeException) e;
        }
        return e instanceof SocketException ? (SocketException) e
                : new SocketException(text == null ? e.getMessage() : text);
    }
}
