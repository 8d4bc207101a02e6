/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.io.InputStream;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Hashtable;

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
        this.protocol = UrlSpec.ofScheme(protocol);
        if (host != null) {
            enter(host, port);
        }
        int hash = file.indexOf('#');
        point(hash < 0 ? file : file.substring(0, hash),
                hash < 0 ? null : file.substring(hash + 1));
        this.handler = handler == null ? handlerOf(this.protocol) : handler;
        String complaint = this.handler.flaw(this);
        if (complaint != null) {
            throw new MalformedURLException(complaint);
        }
    }

    private void enter(String name, int number) throws MalformedURLException {
        if (number < -1) {
            throw new MalformedURLException("Invalid port number :" + number);
        }
        boolean address = name.indexOf(':') >= 0 && !name.startsWith("[");
        host = address ? "[" + name + "]" : name;
        port = number;
        authority = number < 0 ? host : host + ":" + number;
    }

    private void point(String to, String fragment) {
        int q = to.lastIndexOf('?');
        file = to;
        path = q < 0 ? to : to.substring(0, q);
        query = q < 0 ? null : to.substring(q + 1);
        ref = fragment;
    }

    public URL(String spec) throws MalformedURLException {
        this(null, spec);
    }

    public URL(URL context, String spec) throws MalformedURLException {
        this(context, spec, null);
    }

    public URL(URL context, String spec, URLStreamHandler handler)
            throws MalformedURLException {
        try {
            read(context, new UrlSpec(spec), handler);
        } catch (RuntimeException e) {
            MalformedURLException x = new MalformedURLException(e.getMessage());
            x.initCause(e);
            throw x;
        }
    }

    private void read(URL context, UrlSpec spec, URLStreamHandler given)
            throws MalformedURLException {
        boolean kin = context != null
            && (spec.scheme == null || spec.scheme.equalsIgnoreCase(context.protocol));
        // A spec that repeats the scheme is relative only where there is a hierarchy.
        boolean relative = kin
                && (spec.scheme == null || context.path != null && context.path.startsWith("/"));
        if (!relative && spec.scheme == null) {
            throw new MalformedURLException("no protocol: " + spec.text);
        }
        protocol = relative ? context.protocol : spec.scheme;
        ref = spec.fragment;
        if (relative) {
            inherit(context, spec.isEmpty());
        }
        handler = given != null ? given : kin ? context.handler : handlerOf(protocol);
        handler.parseURL(this, spec.text, spec.from, spec.to);
        String complaint = handler.flaw(this);
        if (complaint != null) {
            throw new IllegalArgumentException(complaint);
        }
    }

    private void inherit(URL context, boolean whole) {
        locate(context.host, context.port, context.userInfo, context.authority);
        lead(context.path, whole ? context.query : null, whole && ref == null ? context.ref : ref);
        file = context.file;
    }

    private static URLStreamHandler handlerOf(String protocol) throws MalformedURLException {
        URLStreamHandler found = handlerFor(protocol);
        if (found == null) {
            throw new MalformedURLException("unknown protocol: " + protocol);
        }
        return found;
    }

    private static URLStreamHandler handlerFor(String protocol) {
        URLStreamHandler h = HANDLERS.get(protocol);
        if (h != null) {
            return h;
        }
        if (factory != null && !protocol.equals("file") && !protocol.equals("jrt")) {
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

    /* ---- What a handler found ---- */

    void call(String scheme) {
        protocol = scheme;
        hashCode = -1;
    }

    void locate(String name, int number, String user, String all) {
        host = name;
        port = number;
        userInfo = user;
        authority = all;
    }

    void lead(String to, String asked, String fragment) {
        path = to;
        query = asked;
        file = asked == null ? to : to + "?" + asked;
        ref = fragment;
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
        URI uri = new URI(toString());
        if (handler.isOurs() && authority != null && host != null) {
            String complaint = UrlParts.flaw(host, "/?#@");
            if (complaint != null) {
                throw new URISyntaxException(authority, complaint);
            }
        }
        return uri;
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
        point(file == null ? "" : file, ref);
        if (authority == null && (host != null && !host.isEmpty() || port != -1)) {
            authority = (host == null ? "" : host) + (port == -1 ? "" : ":" + port);
        }
        if (authority != null) {
            int at = authority.lastIndexOf('@');
            userInfo = at < 0 ? null : authority.substring(0, at);
        }
    }

    private synchronized void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
    }
}
