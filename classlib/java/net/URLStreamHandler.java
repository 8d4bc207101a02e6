/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;

/** What is particular to a protocol: parsing, comparing, printing and opening its URLs. */
public abstract class URLStreamHandler {
    public URLStreamHandler() {
    }

    protected abstract URLConnection openConnection(URL u) throws IOException;

    protected URLConnection openConnection(URL u, Proxy p) throws IOException {
        if (u == null || p == null) {
            throw new IllegalArgumentException("a URL and a proxy are needed");
        }
        throw new UnsupportedOperationException("Method not implemented.");
    }

    protected void parseURL(URL u, String spec, int start, int limit) {
        UrlParts parts = new UrlParts(u);
        parts.resolve(spec, start, limit);
        setURL(u, u.getProtocol(), parts.host, parts.port, parts.authority, parts.user, parts.path,
            parts.query, u.getRef());
    }

    /* The handlers of the library look at hosts more closely than the class promises of others. */
    boolean isOurs() {
        return false;
    }

    /* What is wrong with a new URL, or null. */
    String flaw(URL u) {
        return isOurs() && u.getHost() != null ? UrlParts.flaw(u.getHost(), "/") : null;
    }

    protected int getDefaultPort() {
        return -1;
    }

    protected boolean equals(URL u1, URL u2) {
        String a = u1.getRef();
        String b = u2.getRef();
        return (a == b || a != null && a.equals(b)) && sameFile(u1, u2);
    }

    protected int hashCode(URL u) {
        int h = 0;
        if (u.getProtocol() != null) {
            h += u.getProtocol().hashCode();
        }
        InetAddress address = getHostAddress(u);
        if (address != null) {
            h += address.hashCode();
        } else if (u.getHost() != null) {
            h += u.getHost().toLowerCase().hashCode();
        }
        if (u.getFile() != null) {
            h += u.getFile().hashCode();
        }
        h += u.getPort() == -1 ? getDefaultPort() : u.getPort();
        if (u.getRef() != null) {
            h += u.getRef().hashCode();
        }
        return h;
    }

    protected boolean sameFile(URL u1, URL u2) {
        String a = u1.getProtocol();
        String b = u2.getProtocol();
        if (!(a == b || a != null && a.equalsIgnoreCase(b))) {
            return false;
        }
        a = u1.getFile();
        b = u2.getFile();
        if (!(a == b || a != null && a.equals(b))) {
            return false;
        }
        int p1 = u1.getPort() != -1 ? u1.getPort() : u1.handler.getDefaultPort();
        int p2 = u2.getPort() != -1 ? u2.getPort() : u2.handler.getDefaultPort();
        return p1 == p2 && hostsEqual(u1, u2);
    }

    /** Null: it has none, or it is not known. */
    protected InetAddress getHostAddress(URL u) {
        String host = u.getHost();
        try {
            return host == null || host.isEmpty() ? null : InetAddress.getByName(host);
        } catch (UnknownHostException | SecurityException e) {
            return null;
        }
    }

    protected boolean hostsEqual(URL u1, URL u2) {
        InetAddress address = getHostAddress(u1);
        InetAddress other = address == null ? null : getHostAddress(u2);
        if (other != null) {
            return address.equals(other);
        }
        String a = u1.getHost();
        String b = u2.getHost();
        return a == b || a != null && a.equalsIgnoreCase(b);
    }

    protected String toExternalForm(URL u) {
        StringBuilder sb = new StringBuilder();
        sb.append(u.getProtocol()).append(':');
        if (u.getAuthority() != null && !u.getAuthority().isEmpty()) {
            sb.append("//").append(u.getAuthority());
        }
        if (u.getPath() != null) {
            sb.append(u.getPath());
        }
        if (u.getQuery() != null) {
            sb.append('?').append(u.getQuery());
        }
        if (u.getRef() != null) {
            sb.append('#').append(u.getRef());
        }
        return sb.toString();
    }

    protected void setURL(URL u, String protocol, String host, int port, String authority,
            String userInfo, String path, String query, String ref) {
        if (this != u.handler) {
            throw new SecurityException("handler for url different from this handler");
        }
        u.call(protocol);
        u.locate(host, port, userInfo, authority);
        u.lead(path, query, ref);
    }

    @Deprecated
    protected void setURL(URL u, String protocol, String host, int port, String file,
            String ref) {
        boolean named = host != null && !host.isEmpty();
        int at = named ? host.lastIndexOf('@') : -1;
        int q = file == null ? -1 : file.lastIndexOf('?');
        setURL(u, protocol, at < 0 ? host : host.substring(at + 1), port,
                !named ? null : port == -1 ? host : host + ":" + port,
                at < 0 ? null : host.substring(0, at),
                q < 0 ? file : file.substring(0, q),
                q < 0 ? null : file.substring(q + 1), ref);
    }
}
