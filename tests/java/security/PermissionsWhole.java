/* SPDX-License-Identifier: MIT */
import java.io.FilePermission;
import java.net.NetPermission;
import java.net.SocketPermission;
import java.net.URL;
import java.security.AccessControlContext;
import java.security.AccessController;
import java.security.AllPermission;
import java.security.BasicPermission;
import java.security.CodeSigner;
import java.security.CodeSource;
import java.security.DomainCombiner;
import java.security.Guard;
import java.security.GuardedObject;
import java.security.Permission;
import java.security.PermissionCollection;
import java.security.Permissions;
import java.security.Principal;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;
import java.security.ProtectionDomain;
import java.security.SecurityPermission;
import java.util.Arrays;
import java.util.Collections;
import java.util.PropertyPermission;

/** Permissions and their collections, domains, contexts and privileged calls. */
@SuppressWarnings("removal")
class PermissionsWhole extends Whole {

    static final class Own extends BasicPermission {

        Own(String name) {
            super(name);
        }
    }

    static final class Plain extends Permission {

        Plain(String name) {
            super(name);
        }

        @Override
        public boolean implies(Permission p) {
            return p instanceof Plain && p.getName().startsWith(getName());
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Plain && ((Plain) o).getName().equals(getName());
        }

        @Override
        public int hashCode() {
            return getName().hashCode();
        }

        @Override
        public String getActions() {
            return null;
        }
    }

    static String bare(Object o) {
        return String.valueOf(o).replaceAll("@[0-9a-f]+", "@N");
    }

    static void matrix(Permission... all) {
        for (Permission a : all) {
            StringBuilder row = new StringBuilder();
            for (Permission b : all) {
                row.append(a.implies(b) ? 'i' : '.').append(a.equals(b) ? '=' : ' ');
                if (
                    a.equals(b) && a.hashCode() != b.hashCode() && !(a instanceof SocketPermission)
                ) row.append("HASH");
            }
            p(row, a, a.getActions());
        }
    }

    static void basic() {
        matrix(
            new RuntimePermission("a"),
            new RuntimePermission("a.b"),
            new RuntimePermission("a.*"),
            new RuntimePermission("*"),
            new RuntimePermission("exitVM"),
            new RuntimePermission("exitVM.*"),
            new RuntimePermission("exitVM.1"),
            new RuntimePermission("a*"),
            new Own("a.b"),
            new SecurityPermission("a.b"),
            new NetPermission("a.b", "x"),
            new AllPermission(),
            new AllPermission("x", "y"),
            new Plain("a"),
            new Plain("ab")
        );
        t(() -> new RuntimePermission(null));
        t(() -> new RuntimePermission(""));
        t(() -> new RuntimePermission("a").implies(null));
        new RuntimePermission("x").checkGuard(null);
        p(
            new GuardedObject("seen", new RuntimePermission("x")).getObject(),
            new GuardedObject("free", null).getObject()
        );
        Guard no = o -> {
            throw new SecurityException("no " + o);
        };
        t(() -> new GuardedObject("hidden", no).getObject());
    }

    static void properties() {
        matrix(
            new PropertyPermission("a.b", "read"),
            new PropertyPermission("a.b", "write"),
            new PropertyPermission("a.b", "write,read"),
            new PropertyPermission("a.*", "READ"),
            new PropertyPermission("*", "read, write"),
            new PropertyPermission("a", "read")
        );
        for (String actions : new String[] { null, "", "x", "read,", "read write", "read,read" }) {
            t(() -> new PropertyPermission("a", actions));
        }
        PermissionCollection c = new PropertyPermission("x", "read").newPermissionCollection();
        c.add(new PropertyPermission("a.*", "read"));
        c.add(new PropertyPermission("a.b", "write"));
        p(
            c.implies(new PropertyPermission("a.b", "read,write")),
            c.implies(new PropertyPermission("a.c", "write")),
            c.implies(new RuntimePermission("a"))
        );
        c.add(new PropertyPermission("a.*", "write"));
        p(c.implies(new PropertyPermission("a.c", "write")), Collections.list(c.elements()).size());
        t(() -> c.add(new RuntimePermission("a")));
        c.setReadOnly();
        t(() -> c.add(new PropertyPermission("q", "read")));
    }

    static void files() {
        matrix(
            new FilePermission("/a/b", "read"),
            new FilePermission("/a/b", "read,write"),
            new FilePermission("/a/*", "read"),
            new FilePermission("/a/-", "read"),
            new FilePermission("<<ALL FILES>>", "read,write,execute,delete,readlink"),
            new FilePermission("a", "read"),
            new FilePermission("*", "read"),
            new FilePermission("-", "read"),
            new FilePermission("/a/b/c", "read"),
            new FilePermission("/a", "read"),
            new FilePermission("/a/", "read"),
            new FilePermission("/a/x/../b", "read"),
            new FilePermission("/-", "read"),
            new FilePermission("/*", "read"),
            new FilePermission("../a", "read"),
            new FilePermission("", "read"),
            new FilePermission("/a/-", "delete")
        );
        for (String actions : new String[] {
            null,
            "",
            "x",
            "read,",
            "Read, Execute",
            "delete,write"
        }) {
            t(() -> new FilePermission("a", actions));
        }
        t(() -> new FilePermission(null, "read"));
        PermissionCollection c = new FilePermission("x", "read").newPermissionCollection();
        c.add(new FilePermission("/a/*", "read"));
        c.add(new FilePermission("/a/b", "write"));
        p(
            c.implies(new FilePermission("/a/b", "read,write")),
            c.implies(new FilePermission("/a/c", "read,write")),
            c.implies(new FilePermission("/b", "read")),
            c.implies(new AllPermission()),
            c.isReadOnly()
        );
        t(() -> c.add(new RuntimePermission("a")));
    }

    static void sockets() {
        matrix(
            new SocketPermission("localhost:80", "connect"),
            new SocketPermission("localhost:1-100", "connect,accept"),
            new SocketPermission("127.0.0.1:80", "connect"),
            new SocketPermission("127.0.0.1:1024-", "connect"),
            new SocketPermission("127.0.0.1:-90", "connect"),
            new SocketPermission("127.0.0.1", "resolve"),
            new SocketPermission("127.0.0.1", "listen"),
            new SocketPermission("[::1]:80", "connect"),
            new SocketPermission("*:80", "connect"),
            new SocketPermission("", "resolve"),
            new SocketPermission("0:0:0:0:0:0:0:1", "connect")
        );
        for (String actions : new String[] { null, "", "x", "connect,", "Connect, LISTEN" }) {
            t(() -> new SocketPermission("127.0.0.1", actions));
        }
        t(() -> new SocketPermission(null, "connect"));
        t(() -> new SocketPermission("127.0.0.1:x", "connect"));
        t(() -> new SocketPermission("127.0.0.1:9-1", "connect"));
    }

    static void collections() {
        PermissionCollection b = new RuntimePermission("x").newPermissionCollection();
        b.add(new RuntimePermission("a.*"));
        p(
            b.implies(new RuntimePermission("a.b")),
            b.implies(new RuntimePermission("b")),
            b.implies(new Own("a.b")),
            b.elementsAsStream().toList(),
            bare(b)
        );
        t(() -> b.add(new Own("x")));
        t(() -> b.add(new Plain("x")));
        b.setReadOnly();
        p(b.isReadOnly());
        t(() -> b.add(new RuntimePermission("x")));
        PermissionCollection a = new AllPermission().newPermissionCollection();
        p(a.implies(new RuntimePermission("x")), Collections.list(a.elements()));
        t(() -> a.add(new RuntimePermission("x")));
        a.add(new AllPermission());
        p(a.implies(new RuntimePermission("x")), Collections.list(a.elements()), a.implies(null));
        p(new Plain("x").newPermissionCollection());
        Permissions all = new Permissions();
        all.add(new Plain("x"));
        all.add(new Plain("y"));
        all.add(new RuntimePermission("r.*"));
        p(
            all.implies(new Plain("xx")),
            all.implies(new Plain("z")),
            all.implies(new RuntimePermission("r.s")),
            all.implies(new PropertyPermission("p", "read")),
            Collections.list(all.elements()).size()
        );
        all.add(new AllPermission());
        p(all.implies(new PropertyPermission("p", "read")));
        all.setReadOnly();
        t(() -> all.add(new Plain("q")));
    }

    static ProtectionDomain domain(String name, Permission... perms) throws Exception {
        Permissions all = new Permissions();
        for (Permission p : perms) all.add(p);
        return new ProtectionDomain(
            new CodeSource(new URL("file:/" + name), (CodeSigner[]) null),
            all
        );
    }

    static void contexts() throws Exception {
        ProtectionDomain ab = domain("ab", new RuntimePermission("a"), new RuntimePermission("b")),
            bc = domain("bc", new RuntimePermission("b"), new RuntimePermission("c"));
        ProtectionDomain none = new ProtectionDomain(null, null);
        p(
            bare(ab),
            bare(none),
            ab.implies(new RuntimePermission("a")),
            none.implies(new RuntimePermission("a")),
            none.staticPermissionsOnly(),
            ab.getPermissions().isReadOnly()
        );
        Principal who = () -> "who";
        ProtectionDomain dynamic = new ProtectionDomain(null, null, null, new Principal[] { who });
        p(
            dynamic.implies(new PropertyPermission("java.version", "read")),
            dynamic.implies(new RuntimePermission("a")),
            dynamic.getPrincipals().length,
            dynamic.staticPermissionsOnly(),
            dynamic.getClassLoader(),
            dynamic.getCodeSource()
        );
        AccessControlContext both = new AccessControlContext(new ProtectionDomain[] {
            ab,
            bc,
            null,
            ab
        });
        p(
            both.equals(new AccessControlContext(new ProtectionDomain[] { bc, ab })),
            both.hashCode() ==
                new AccessControlContext(new ProtectionDomain[] { bc, ab }).hashCode(),
            both.equals(new AccessControlContext(new ProtectionDomain[] { bc })),
            both.equals(null),
            both.getDomainCombiner()
        );
        t(() -> both.checkPermission(new RuntimePermission("b")));
        t(() -> both.checkPermission(new RuntimePermission("a")));
        t(() -> both.checkPermission(null));
        t(() -> new AccessControlContext(null));
        new AccessControlContext(new ProtectionDomain[0]).checkPermission(
            new RuntimePermission("free")
        );
        DomainCombiner combiner = (current, assigned) -> {
            p(
                "combine",
                current == null ? 0 : current.length,
                assigned == null ? 0 : assigned.length
            );
            return new ProtectionDomain[] { bc };
        };
        AccessControlContext combined = new AccessControlContext(both, combiner);
        p(combined.getDomainCombiner() == combiner, combined.equals(both));
        PrivilegedAction<Object> asksB = () -> {
            AccessController.checkPermission(new RuntimePermission("b"));
            return "allowed";
        };
        t(() -> asksB.run());
        t(() -> AccessController.doPrivileged(asksB));
        t(() -> AccessController.doPrivileged(asksB, both));
        t(() -> AccessController.doPrivileged(asksB, both, new RuntimePermission("b")));
        t(() -> AccessController.doPrivileged(asksB, null));
        t(() ->
            AccessController.doPrivileged(
                (PrivilegedAction<Object>) () -> "ran",
                both,
                (Permission) null
            )
        );
        t(() ->
            AccessController.doPrivileged(
                (PrivilegedAction<Object>) () -> {
                    AccessController.checkPermission(new RuntimePermission("exitVM.0"));
                    return "own right";
                }
            )
        );
        t(() ->
            AccessController.doPrivileged(
                (PrivilegedAction<Object>) () -> {
                    AccessController.checkPermission(new RuntimePermission("exitVM.0"));
                    return "own right";
                },
                both
            )
        );
        t(() ->
            AccessController.doPrivileged(
                (PrivilegedAction<Object>) () -> {
                    AccessController.checkPermission(
                        new PropertyPermission("java.version", "read")
                    );
                    return "limited";
                },
                null,
                new RuntimePermission("exitVM")
            )
        );
        p(
            AccessController.doPrivileged(
                (PrivilegedAction<Object>) () ->
                    AccessController.getContext().getDomainCombiner() == combiner,
                combined
            )
        );
        p(
            AccessController.doPrivileged(
                (PrivilegedAction<Object>) () ->
                    AccessController.doPrivilegedWithCombiner(
                        (PrivilegedAction<Object>) () ->
                            AccessController.getContext().getDomainCombiner() == combiner
                    ),
                combined
            )
        );
        p(
            AccessController.doPrivilegedWithCombiner((PrivilegedAction<Object>) () -> "plain"),
            AccessController.doPrivilegedWithCombiner(
                (PrivilegedExceptionAction<Object>) () -> "plain"
            )
        );
        p(
            AccessController.doPrivilegedWithCombiner(
                (PrivilegedAction<Object>) () -> "plain",
                both,
                new RuntimePermission("a")
            ),
            AccessController.doPrivilegedWithCombiner(
                (PrivilegedExceptionAction<Object>) () -> "plain",
                null,
                new RuntimePermission("a")
            )
        );
        PrivilegedExceptionAction<Object> fails = () -> {
            throw new java.io.IOException("inside");
        };
        for (int i = 0; i < 4; i++) {
            int way = i;
            try {
                p(
                    way == 0
                        ? AccessController.doPrivileged(fails)
                        : way == 1
                          ? AccessController.doPrivileged(fails, both)
                          : way == 2
                            ? AccessController.doPrivileged(fails, both, new RuntimePermission("a"))
                            : AccessController.doPrivilegedWithCombiner(fails)
                );
            } catch (PrivilegedActionException e) {
                p(way, e, e.getCause(), e.getException());
            }
        }
        t(() ->
            AccessController.doPrivileged(
                (PrivilegedExceptionAction<Object>) () -> {
                    throw new IllegalStateException("runtime");
                }
            )
        );
        t(() -> AccessController.checkPermission(null));
        CodeSource code = PermissionsWhole.class.getProtectionDomain().getCodeSource();
        p(
            code.getCodeSigners(),
            code.getCertificates(),
            Object.class.getProtectionDomain().implies(new RuntimePermission("x"))
        );
        p(
            Arrays.asList(
                PermissionsWhole.class
                    .getProtectionDomain()
                    .implies(new RuntimePermission("exitVM.7")),
                PermissionsWhole.class
                    .getProtectionDomain()
                    .implies(new FilePermission(code.getLocation().getPath() + "X.class", "read"))
            )
        );
    }

    public static void main(String[] args) throws Exception {
        basic();
        properties();
        files();
        sockets();
        collections();
        contexts();
    }
}
