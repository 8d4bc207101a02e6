/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.security.Permission;
import java.security.PermissionCollection;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import jdk.internal.util.PermissionActions;

/**
 * A right to connect, listen, accept or resolve. The name is a host, an address or "*." and a
 * domain, then maybe ":" and a port or a range of them.
 */
public final class SocketPermission extends Permission implements java.io.Serializable {
    private static final long serialVersionUID = -7204263841984476862L;
    private static final String[] NAMES = {"connect", "listen", "accept", "resolve"};
    private static final int LISTEN = 2;
    private static final int RESOLVE = 8;

    private String actions; // in streams alone
    private final transient int mask;
    private final transient String host;
    private final transient int low;
    private final transient int high;
    private transient InetAddress[] addresses;

    public SocketPermission(String host, String action) {
        super(named(Objects.requireNonNull(host)));
        mask = mask(action);
        String text = getName();
        int colon = portColon(text);
        this.host = (colon < 0 ? text : text.substring(0, colon)).toLowerCase(Locale.ROOT);
        if (this.host.startsWith("[") && !this.host.endsWith("]")) {
            throw new IllegalArgumentException("invalid host/port: " + text);
        }
        String ports = colon < 0 ? "" : text.substring(colon + 1);
        int dash = ports.indexOf('-');
        try {
            if (ports.isEmpty() || ports.equals("*")) {
                boolean local = this.host.equals("localhost") && mask == (LISTEN | RESOLVE);
                low = local ? 1024 : 0;
                high = 65535;
            } else if (dash < 0) {
                low = Integer.parseInt(ports);
                high = low;
            } else {
                low = dash == 0 ? 0 : Integer.parseInt(ports.substring(0, dash));
                high = dash == ports.length() - 1 ? 65535
                        : Integer.parseInt(ports.substring(dash + 1));
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("invalid port range: " + ports);
        }
        if (low < 0 || high < 0 || high < low) {
            throw new IllegalArgumentException("invalid port range: " + ports);
        }
        if (this.host.lastIndexOf('*') > 0) {
            throw new IllegalArgumentException("invalid host wildcard specification");
        }
    }

    /* No host is the local one; an address of version 6 gets its brackets. */
    private static String named(String host) {
        if (host.isEmpty()) {
            return "localhost";
        }
        if (host.charAt(0) == ':') {
            return "localhost" + host;
        }
        if (host.charAt(0) == '[') {
            return host;
        }
        int colons = 0;
        for (int i = 0; i < host.length(); i++) {
            colons += host.charAt(i) == ':' ? 1 : 0;
        }
        if (colons < 2) {
            return host;
        }
        if (colons == 7) {
            return "[" + host + "]";
        }
        if (colons == 8) {
            int last = host.lastIndexOf(':');
            return "[" + host.substring(0, last) + "]" + host.substring(last);
        }
        throw new IllegalArgumentException("Ambiguous hostport part");
    }

    private static int portColon(String text) {
        return text.charAt(0) == '[' ? text.indexOf(':', text.indexOf(']')) : text.indexOf(':');
    }

    private static int mask(String action) {
        if (action == null) {
            throw new NullPointerException("action can't be null");
        }
        return PermissionActions.mask(action, NAMES, "action can't be empty") | RESOLVE;
    }

    @Override
    public String getActions() {
        return PermissionActions.text(mask, NAMES);
    }

    @Override
    public boolean implies(Permission p) {
        if (!(p instanceof SocketPermission)) {
            return false;
        }
        SocketPermission that = (SocketPermission) p;
        return (mask & that.mask) == that.mask && coversPlace(that);
    }

    private boolean coversPlace(SocketPermission that) {
        boolean ports = that.mask == RESOLVE || (low <= that.low && that.high <= high)
                || low == 0 && high == 0 && that.low >= 1024;
        return ports && coversHost(that);
    }

    private boolean coversHost(SocketPermission that) {
        if (host.startsWith("*")) {
            return that.host.endsWith(host.substring(1));
        }
        if (host.equals(that.host)) {
            return true;
        }
        if (that.host.startsWith("*")) {
            return false;
        }
        for (InetAddress a : addresses()) {
            for (InetAddress b : that.addresses()) {
                if (a.equals(b)) {
                    return true;
                }
            }
        }
        return false;
    }

    private synchronized InetAddress[] addresses() {
        if (addresses == null) {
            try {
                addresses = InetAddress.getAllByName(host);
            } catch (UnknownHostException e) {
                addresses = new InetAddress[0];
            }
        }
        return addresses;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof SocketPermission)) {
            return false;
        }
        SocketPermission that = (SocketPermission) obj;
        return mask == that.mask && (mask == RESOLVE || low == that.low && high == that.high)
                && (host.equals(that.host) || !host.startsWith("*") && coversHost(that));
    }

    /** Equal ones may be named differently. */
    @Override
    public int hashCode() {
        return mask == RESOLVE ? mask : mask * 31 + low * 7 + high;
    }

    @Override
    public PermissionCollection newPermissionCollection() {
        return new SocketPermissionCollection();
    }

    /** The actions of all permissions that cover a place count together. */
    private static final class SocketPermissionCollection extends PermissionCollection {
        private static final long serialVersionUID = 2787186408602843674L;

        private final Map<String, SocketPermission> byName = new LinkedHashMap<>();

        @Override
        public synchronized void add(Permission permission) {
            SocketPermission p = PermissionActions.admitted(this, permission,
                    SocketPermission.class);
            SocketPermission other = byName.get(p.getName());
            byName.put(p.getName(), other == null ? p : new SocketPermission(p.getName(),
                    PermissionActions.text(p.mask | other.mask, NAMES)));
        }

        @Override
        public synchronized boolean implies(Permission permission) {
            if (!(permission instanceof SocketPermission)) {
                return false;
            }
            SocketPermission wanted = (SocketPermission) permission;
            int mask = 0;
            for (SocketPermission p : byName.values()) {
                if (p.coversPlace(wanted)) {
                    mask |= p.mask;
                }
            }
            return (mask & wanted.mask) == wanted.mask;
        }

        @Override
        public synchronized Enumeration<Permission> elements() {
            return Collections.enumeration(new ArrayList<Permission>(byName.values()));
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        actions = getActions();
        out.defaultWriteObject();
    }

    private Object readResolve() {
        return new SocketPermission(getName(), actions);
    }
}
