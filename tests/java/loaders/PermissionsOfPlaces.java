/* SPDX-License-Identifier: MIT */
import java.io.FilePermission;
import java.io.IOException;
import java.io.InputStream;
import java.net.SocketPermission;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.security.AllPermission;
import java.security.CodeSource;
import java.security.Permission;
import java.security.PermissionCollection;
import java.security.ProtectionDomain;
import java.security.SecureClassLoader;
import java.security.cert.Certificate;
import java.util.Collections;

/** What a loader of URLs permits code of a place, and when loaders ask. */
public class PermissionsOfPlaces {
    public static class First { }

    public static class Second { }

    public static class Third { }

    private static final class Places extends URLClassLoader {
        Places(URL... urls) {
            super(urls, null);
        }

        @Override
        public PermissionCollection getPermissions(CodeSource source) {
            return super.getPermissions(source);
        }
    }

    private static final class Defining extends SecureClassLoader {
        @Override
        protected PermissionCollection getPermissions(CodeSource source) {
            System.out.println("  asked for " + source.getLocation());
            PermissionCollection all = super.getPermissions(source);
            System.out.println("  none: " + !all.elements().hasMoreElements());
            all.add(new RuntimePermission("mine"));
            return all;
        }

        Class<?> define(Class<?> like, CodeSource source) throws IOException {
            String file = like.getName() + ".class";
            try (InputStream in = PermissionsOfPlaces.class.getResourceAsStream(file)) {
                byte[] bytes = in.readAllBytes();
                return defineClass(like.getName(), bytes, 0, bytes.length, source);
            }
        }
    }

    private static final class Connection extends URLConnection {
        private final Permission permission;

        Connection(URL url, Permission permission) {
            super(url);
            this.permission = permission;
        }

        @Override
        public void connect() {
        }

        @Override
        public Permission getPermission() throws IOException {
            if (getURL().getPath().startsWith("/failing")) {
                throw new IOException("no permission");
            }
            return permission;
        }
    }

    private static URL own(String spec, Permission permission) throws IOException {
        URLStreamHandler handler = new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL u) throws IOException {
                if (u.getPath().startsWith("/closed")) {
                    throw new IOException("closed");
                }
                return new Connection(u, permission);
            }
        };
        return new URL(null, spec, handler);
    }

    private static CodeSource source(URL url) {
        return new CodeSource(url, (Certificate[]) null);
    }

    private static void show(Object label, URL url) {
        String result;
        try (Places loader = new Places()) {
            PermissionCollection all = loader.getPermissions(source(url));
            result = Collections.list(all.elements()).toString();
        } catch (IOException | RuntimeException e) {
            result = e.getClass().getName();
        }
        System.out.println(label + ": " + result);
    }

    private static void domains() throws Exception {
        Defining loader = new Defining();
        CodeSource one = source(new URL("file:/x/"));
        Class<?> first = loader.define(First.class, one);
        Class<?> second = loader.define(Second.class, source(new URL("file:/x/")));
        Class<?> third = loader.define(Third.class, null);
        ProtectionDomain domain = first.getProtectionDomain();
        System.out.println("same domain: " + (domain == second.getProtectionDomain()));
        System.out.println("its source: " + (domain.getCodeSource() == one));
        System.out.println("its permissions: "
            + Collections.list(domain.getPermissions().elements()));
        System.out.println("read only: " + domain.getPermissions().isReadOnly());
        System.out.println("its loader: " + (domain.getClassLoader() == loader));
        System.out.println("no source: " + third.getProtectionDomain().getCodeSource());
        URL here = PermissionsOfPlaces.class.getProtectionDomain().getCodeSource().getLocation();
        try (Places places = new Places(here)) {
            Class<?> loaded = places.loadClass(First.class.getName());
            ProtectionDomain found = loaded.getProtectionDomain();
            String below = here.getPath() + "a/b";
            System.out.println("may read: " + found.implies(new FilePermission(below, "read")));
            System.out.println("may write: " + found.implies(new FilePermission(below, "write")));
            System.out.println("may read else: "
                + found.implies(new FilePermission("/else", "read")));
        }
    }

    public static void main(String[] args) throws Exception {
        String[] specs = {
            "file:/x/y.jar", "file:/x/y/", "file:/x/y", "file:/", "file:", "file:rel/y.jar",
            "file:rel/",
            "file:/a%20b/c/", "file:///x/", "file://localhost/x", "file:/x/?q#f", "file:/x/../y//",
            "file:/%zz", "jar:file:/x.jar!/", "jar:file:/a%20b.jar!/c/d", "jar:file:/x/!/",
            "http://h/x",
            "http://h:81/", "https://u@h/x.jar", "ftp://127.0.0.1/", "jar:http://h/x.jar!/",
            "http://[::1]/",
        };
        for (String spec : specs) {
            show(spec, new URL(spec));
        }
        show("no place", null);
        Permission[] permissions = {
            null, new FilePermission("/a", "write"), new FilePermission("/a/", "read,write"),
            new RuntimePermission("r"), new AllPermission(), new SocketPermission("o:80",
            "connect"),
        };
        String[] owns =
            { "foo:q", "foo://h:9/q", "file:/q/", "file://h/q", "foo:/failing", "foo:/closed" };
        for (String spec : owns) {
            for (Permission permission : permissions) {
                show(spec + " with " + permission, own(spec, permission));
            }
        }
        for (String name : new String[] { "failing", "closed" }) {
            show("file, " + name, own("file:/" + name + "/", null));
            show("host, " + name, own("foo://h/" + name, null));
        }
        for (String spec : new String[] { "file:/x", "file:/a%20b/", "jar:file:/a%20b/x.jar!/c" }) {
            System.out.println(spec + " asks " + new URL(spec).openConnection().getPermission());
        }
        domains();
    }
}
