/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;

/** What is particular to a protocol: parsing, comparing, printing and opening its URLs. */
public abstract class URLStreamHandler {
    public URLStreamHandler() {
    }

    protected abstract URLConnection openConnection(URL u) throws IOException;

    protected URLConnection openConnection(URL u, Proxy p) throws IOException {
        throw new UnsupportedOperationException("Method not implemented.");
    }

    protected void parseURL(URL u, String spec, int start, int limit) {
        String protocol = u.getProtocol();
        String authority = u.getAuthority();
        String userInfo = u.getUserInfo();
        String host = u.getHost();
        int port = u.getPort();
        String path = u.getPath();
        String query = u.getQuery();
        String ref = u.getRef();
        boolean queryOnly = false;
        boolean querySpec = false;
        boolean relative = false;
        if (start < limit) {
            int q = spec.indexOf('?');
            queryOnly = q == start;
            if (q >= 0 && q < limit) {
                query = spec.substring(q + 1, limit);
                limit = q;
                spec = spec.substring(0, q);
                querySpec = true;
            }
        }
        boolean hasAuthority = start <= limit - 2 && spec.startsWith("//", start)
                && !(start <= limit - 4 && spec.startsWith("////", start)); // a path of its own
        if (hasAuthority) {
            start += 2;
            int end = start;
            while (end < limit && spec.charAt(end) != '/' && spec.charAt(end) != '?') {
                end++;
            }
            authority = spec.substring(start, end);
            host = authority;
            int at = authority.indexOf('@');
            if (at >= 0) {
                if (at != authority.lastIndexOf('@')) {
                    userInfo = null;
                    host = null;
                } else {
                    userInfo = authority.substring(0, at);
                    host = authority.substring(at + 1);
                }
            } else {
                userInfo = null;
            }
            if (host != null) {
                port = -1;
                if (host.startsWith("[")) {
                    int close = host.indexOf(']');
                    if (close <= 2) {
                        throw new IllegalArgumentException("Invalid authority field: "
                                + authority);
                    }
                    String rest = host.substring(close + 1);
                    host = host.substring(0, close + 1);
                    if (rest.startsWith(":")) {
                        port = rest.length() > 1 ? Integer.parseInt(rest, 1, rest.length(), 10) : -1;
                    } else if (!rest.isEmpty()) {
                        throw new IllegalArgumentException("Invalid authority field: "
                                + authority);
                    }
                } else {
                    int colon = host.indexOf(':');
                    if (colon >= 0) {
                        if (host.length() > colon + 1) {
                            port = Integer.parseInt(host, colon + 1, host.length(), 10);
                        }
                        host = host.substring(0, colon);
                    }
                }
            } else {
                host = "";
            }
            if (port < -1) {
                throw new IllegalArgumentException("Invalid port number :" + port);
            }
            start = end;
            if (authority != null && authority.length() > 0) {
                path = "";
            }
        }
        if (host == null) {
            host = "";
        }
        if (start < limit) {
            String s = spec.substring(start, limit);
            if (s.charAt(0) == '/') {
                path = s;
            } else if (path != null && !path.isEmpty()) {
                relative = true;
                int slash = path.lastIndexOf('/');
                String separator = slash == -1 && authority != null ? "/" : "";
                path = path.substring(0, slash + 1) + separator + s;
            } else {
                path = authority != null ? "/" + s : s;
            }
        } else if (queryOnly && path != null) {
            int slash = path.lastIndexOf('/');
            path = path.substring(0, Math.max(slash, 0)) + "/";
        }
        if (path == null) {
            path = "";
        }
        if (relative) {
            path = removeDots(path);
        }
        if (!querySpec && !hasAuthority && start < limit) {
            query = null;
        }
        setURL(u, protocol, host, port, authority, userInfo, path, query, ref);
    }

    static String removeDots(String path) {
        int i;
        while ((i = path.indexOf("/./")) >= 0) {
            path = path.substring(0, i) + path.substring(i + 2);
        }
        i = 0;
        while ((i = path.indexOf("/../", i)) >= 0) {
            int before;
            if (i > 0 && (before = path.lastIndexOf('/', i - 1)) >= 0
                    && path.indexOf("/../", before) != 0) {
                path = path.substring(0, before) + path.substring(i + 3);
                i = 0;
            } else {
                i += 3;
            }
        }
        while (path.endsWith("/..")) {
            i = path.indexOf("/..", path.length() - 3);
            int before = i > 0 ? path.lastIndexOf('/', i - 1) : -1;
            if (before < 0) {
                break;
            }
            path = path.substring(0, before + 1);
        }
        if (path.startsWith("./") && path.length() > 2) {
            path = path.substring(2);
        }
        if (path.endsWith("/.")) {
            path = path.substring(0, path.length() - 1);
        }
        return path;
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
        u.set(protocol, host, port, authority, userInfo, path, query, ref);
    }

    @Deprecated
    protected void setURL(URL u, String protocol, String host, int port, String file,
            String ref) {
        String authority = null;
        String userInfo = null;
        if (host != null && !host.isEmpty()) {
            authority = port == -1 ? host : host + ":" + port;
            int at = host.lastIndexOf('@');
            if (at != -1) {
                userInfo = host.substring(0, at);
                host = host.substring(at + 1);
            }
        }
        String path = file;
        String query = null;
        int q = file == null ? -1 : file.lastIndexOf('?');
        if (q != -1) {
            query = file.substring(q + 1);
            path = file.substring(0, q);
        }
        setURL(u, protocol, host, port, authority, userInfo, path, query, ref);
    }
}
