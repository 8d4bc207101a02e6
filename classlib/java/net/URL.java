/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Hashtable;
import java.util.Locale;

/**
 * A uniform resource locator. The protocols file and jar are built in; others come from a factory
 * or from the handler packages named by java.protocol.handler.pkgs.
 */
public final class URL implements Serializable {
    private static final long serialVersionUID = -7627629688361524110L;

    private static URLStreamHandlerFactory factory;
    private static final Hashtable<String, URLStreamHandler> HANDLERS = new Hashtable<>();

    private String protocol;
    private String host;
    private int port = -1;
    private String file;
    private transient String query;
    private String authority;
    private transient String path;
    private transient String userInfo;
    private String ref;
    private int hashCode = -1;
    transient URLStreamHandler handler;

    public URL(String protocol, String host, int port, String file)
            throws MalformedURLException {
        this(protocol, host, port, file, null);
    }

    public URL(String protocol, String host, String file) throws MalformedURLException {
        this(protocol, host, -1, file);
    }

    public URL(String protocol, String host, int port, String file, URLStreamHandler handler)
            throws MalformedURLException {
        protocol = protocol.toLowerCase(Locale.ROOT);
        this.protocol = protocol;
        if (host != null) {
            if (host.indexOf(':') >= 0 && !host.startsWith("[")) {
                host = "[" + host + "]";
            }
            this.host = host;
            if (port < -1) {
                throw new MalformedURLException("Invalid port number :" + port);
            }
            this.port = port;
            authority = port == -1 ? host : host + ":" + port;
        }
        int hash = file.indexOf('#');
        if (hash >= 0) {
            ref = file.substring(hash + 1);
            file = file.substring(0, hash);
        }
        splitFile(file);
        this.file = path;
        if (query != null) {
            this.file = path + "?" + query;
        }
        this.handler = handler != null ? handler : handlerFor(protocol);
        if (this.handler == null) {
            throw new MalformedURLException("unknown protocol: " + protocol);
        }
    }

    private void splitFile(String f) {
        int q = f.lastIndexOf('?');
        if (q >= 0) {
            query = f.substring(q + 1);
            path = f.substring(0, q);
        } else {
            path = f;
        }
    }

    public URL(String spec) throws MalformedURLException {
        this(null, spec);
    }

    public URL(URL context, String spec) throws MalformedURLException {
        this(context, spec, null);
    }

    public URL(URL context, String spec, URLStreamHandler handler)
            throws MalformedURLException {
        String original = spec;
        try {
            int limit = spec.length();
            while (limit > 0 && spec.charAt(limit - 1) <= ' ') {
                limit--;
            }
            int start = 0;
            while (start < limit && spec.charAt(start) <= ' ') {
                start++;
            }
            if (spec.regionMatches(true, start, "url:", 0, 4)) {
                start += 4;
            }
            boolean isRef = start < spec.length() && spec.charAt(start) == '#';
            String newProtocol = null;
            for (int i = start; !isRef && i < limit; i++) {
                char c = spec.charAt(i);
                if (c == '/') {
                    break;
                }
                if (c == ':') {
                    String s = spec.substring(start, i).toLowerCase(Locale.ROOT);
                    if (isValidProtocol(s)) {
                        newProtocol = s;
                        start = i + 1;
                    }
                    break;
                }
            }
            protocol = newProtocol;
            boolean relative = false;
            if (context != null
                    && (newProtocol == null || newProtocol.equalsIgnoreCase(context.protocol))) {
                if (handler == null) {
                    handler = context.handler;
                }
                // A spec that repeats the protocol is relative only to a hierarchical context.
                if (context.path != null && context.path.startsWith("/")) {
                    newProtocol = null;
                }
                if (newProtocol == null) {
                    protocol = context.protocol;
                    authority = context.authority;
                    userInfo = context.userInfo;
                    host = context.host;
                    port = context.port;
                    file = context.file;
                    path = context.path;
                    relative = true;
                }
            }
            if (protocol == null) {
                throw new MalformedURLException("no protocol: " + original);
            }
            if (handler == null) {
                handler = handlerFor(protocol);
                if (handler == null) {
                    throw new MalformedURLException("unknown protocol: " + protocol);
                }
            }
            this.handler = handler;
            int hash = spec.indexOf('#', start);
            if (hash >= 0) {
                ref = spec.substring(hash + 1, Math.max(limit, hash + 1));
                limit = Math.min(limit, hash);
            }
            if (relative && start == limit) {
                query = context.query;
                if (ref == null) {
                    ref = context.ref;
                }
            }
            handler.parseURL(this, spec, start, limit);
        } catch (MalformedURLException e) {
            throw e;
        } catch (Exception e) {
            MalformedURLException x = new MalformedURLException(e.getMessage());
            x.initCause(e);
            throw x;
        }
    }

    private static boolean isValidProtocol(String s) {
        if (s.isEmpty() || !Character.isLetter(s.charAt(0))) {
            return false;
        }
        for (int i = 1; i < s.length(); i++) {
            char c = s.charAt(i);
            if (!Character.isLetterOrDigit(c) && c != '.' && c != '+' && c != '-') {
                return false;
            }
        }
        return true;
    }

    private static URLStreamHandler handlerFor(String protocol) {
        URLStreamHandler h = HANDLERS.get(protocol);
        if (h != null) {
            return h;
        }
        if (factory != null) {
            h = factory.createURLStreamHandler(protocol);
        }
        if (h == null && protocol.equals("file")) {
            h = new FileURLHandler();
        } else if (h == null && protocol.equals("jar")) {
            h = new JarURLHandler();
        } else if (h == null) {
            h = RemoteURLHandler.of(protocol);
        }
        if (h == null) {
            String packages = System.getProperty("java.protocol.handler.pkgs");
            if (packages != null) {
                h = fromPackages(packages, protocol);
            }
        }
        if (h != null) {
            URLStreamHandler first = HANDLERS.putIfAbsent(protocol, h);
            if (first != null) {
                h = first;
            }
        }
        return h;
    }

    private static URLStreamHandler fromPackages(String packages, String protocol) {
        for (String p : packages.split("\\|")) {
            try {
                Class<?> c = Class.forName(p.trim() + "." + protocol + ".Handler", true,
                        ClassLoader.getSystemClassLoader());
                return (URLStreamHandler) c.getDeclaredConstructor().newInstance();
            } catch (ReflectiveOperationException e) {
                continue;
            }
        }
        return null;
    }

    void set(String protocol, String host, int port, String authority, String userInfo,
            String path, String query, String ref) {
        this.protocol = protocol;
        this.host = host;
        this.port = port;
        this.file = query == null ? path : path + "?" + query;
        this.userInfo = userInfo;
        this.path = path;
        this.ref = ref;
        this.hashCode = -1;
        this.query = query;
        this.authority = authority;
    }

    public String getQuery() {
        return query;
    }

    public String getPath() {
        return path;
    }

    public String getUserInfo() {
        return userInfo;
    }

    public String getAuthority() {
        return authority;
    }

    public int getPort() {
        return port;
    }

    public int getDefaultPort() {
        return handler.getDefaultPort();
    }

    public String getProtocol() {
        return protocol;
    }

    public String getHost() {
        return host;
    }

    public String getFile() {
        return file;
    }

    public String getRef() {
        return ref;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof URL && handler.equals(this, (URL) obj);
    }

    @Override
    public synchronized int hashCode() {
        if (hashCode == -1) {
            hashCode = handler.hashCode(this);
        }
        return hashCode;
    }

    public boolean sameFile(URL other) {
        return handler.sameFile(this, other);
    }

    @Override
    public String toString() {
        return toExternalForm();
    }

    public String toExternalForm() {
        return handler.toExternalForm(this);
    }

    public URI toURI() throws URISyntaxException {
        return new URI(toString());
    }

    public URLConnection openConnection() throws IOException {
        return handler.openConnection(this);
    }

    public URLConnection openConnection(Proxy proxy) throws IOException {
        if (proxy == null) {
            throw new IllegalArgumentException("proxy can not be null");
        }
        return handler.openConnection(this, proxy);
    }

    public final InputStream openStream() throws IOException {
        return openConnection().getInputStream();
    }

    public final Object getContent() throws IOException {
        return openConnection().getContent();
    }

    public final Object getContent(Class<?>[] classes) throws IOException {
        return openConnection().getContent(classes);
    }

    public static void setURLStreamHandlerFactory(URLStreamHandlerFactory f) {
        synchronized (HANDLERS) {
            if (factory != null) {
                throw new Error("factory already defined");
            }
            HANDLERS.clear();
            factory = f;
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        handler = handlerFor(protocol);
        if (handler == null) {
            throw new InvalidObjectException("unknown protocol: " + protocol);
        }
        if (file == null) {
            file = "";
        }
        splitFile(file);
        if (authority != null) {
            int at = authority.lastIndexOf('@');
            userInfo = at < 0 ? null : authority.substring(0, at);
        }
    }

    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }
}
