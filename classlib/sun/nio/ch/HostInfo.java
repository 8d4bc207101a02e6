/* SPDX-License-Identifier: MIT */
package sun.nio.ch;

import java.io.IOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketAddress;
import java.security.Security;

/** The property jdk.includeInExceptions: a list of what exceptions tell beyond their reason. With
    "hostInfo" in it, in any case, those of connections that fail tell where they led to. */
final class HostInfo {
    private static final String PROPERTY = "jdk.includeInExceptions";
    private static final boolean WANTED = isWanted();

    private HostInfo() {
    }

    private static boolean isWanted() {
        String list = System.getProperty(PROPERTY);
        if (list == null) {
            list = Security.getProperty(PROPERTY);
        }
        if (list != null) {
            for (String kind : list.split(",")) {
                if (kind.trim().equalsIgnoreCase("hostInfo")) {
                    return true;
                }
            }
        }
        return false;
    }

    static IOException added(IOException e, SocketAddress to) {
        boolean refused = e instanceof ConnectException;
        if (!refused && !(e instanceof NoRouteToHostException) || !WANTED) {
            return e;
        }
        String text = e.getMessage() + ": " + to;
        IOException told = refused ? new ConnectException(text) : new NoRouteToHostException(text);
        told.setStackTrace(e.getStackTrace());
        return told;
    }
}
