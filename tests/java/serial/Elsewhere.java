/* SPDX-License-Identifier: MIT */
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;

/**
 * Addresses of interfaces that this machine lacks, collections of permissions and their streams,
 * places of code without a host.
 */
public class Elsewhere {

    static byte[] bytes(Object o) throws IOException {
        ByteArrayOutputStream to = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(to)) {
            out.writeObject(o);
        }
        return to.toByteArray();
    }

    static Object read(byte[] b) throws Exception {
        return new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
    }

    static byte[] changed(byte[] b, String from, String to) {
        String s = new String(b, java.nio.charset.StandardCharsets.ISO_8859_1);
        return s.replace(from, to).getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
    }

    public static void main(String[] args) throws Exception {
        byte[] raw = new byte[16];
        raw[15] = 1;
        Inet6Address here = null;
        for (NetworkInterface n : Collections.list(NetworkInterface.getNetworkInterfaces()))
            if (n.isLoopback()) here = Inet6Address.getByAddress("h", raw, n);
        byte[] b = bytes(here);
        Inet6Address same = (Inet6Address) read(b);
        System.out.println(
            same + " " + same.getScopeId() + " " + same.getScopedInterface().getName()
        );
        Inet6Address other = (Inet6Address) read(changed(b, "\0\2lo", "\0\2q9"));
        System.out.println(other + " " + other.getScopeId() + " " + other.getScopedInterface());
        Inet6Address numbered = (Inet6Address) read(bytes(Inet6Address.getByAddress("n", raw, 77)));
        System.out.println(numbered + " " + numbered.getScopeId());

        PermissionCollection all = new RuntimePermission("x").newPermissionCollection();
        all.add(new RuntimePermission("y.z"));
        System.out.println(HexFormat.of().formatHex(bytes(all)));
        PermissionCollection back = (PermissionCollection) read(bytes(all));
        System.out.println(
            back.implies(new RuntimePermission("y.z")) +
                " " +
                back.implies(new RuntimePermission("y.a")) +
                " " +
                Collections.list(back.elements())
        );
        all.add(new RuntimePermission("*"));
        System.out.println(
            ((PermissionCollection) read(bytes(all))).implies(new RuntimePermission("what"))
        );

        String[] places = {
            null,
            "http:",
            "http://java.sun.com",
            "http://java.sun.com/f/-",
            "file:/a/-",
            "http:/f/x",
            "http://java.sun.com/f/x"
        };
        for (String p : places)
            for (String q : places) {
                CodeSource one = new CodeSource(
                    p == null ? null : new URL(p),
                    (java.security.cert.Certificate[]) null
                );
                CodeSource two = new CodeSource(
                    q == null ? null : new URL(q),
                    (java.security.cert.Certificate[]) null
                );
                if (one.implies(two)) System.out.println(p + " " + q);
            }
        URL none = new URL("http", null, "/f/x");
        for (URL u : new URL[] {
            none,
            new URL("http://127.0.0.1/f/x"),
            new URL("http", "", "/f/x")
        })
            for (URL v : new URL[] {
                none,
                new URL("http://127.0.0.1/f/x"),
                new URL("http", "", "/f/x")
            })
                System.out.println(
                    u.getHost() +
                        " " +
                        v.getHost() +
                        " " +
                        new CodeSource(u, (java.security.cert.Certificate[]) null).implies(
                            new CodeSource(v, (java.security.cert.Certificate[]) null)
                        )
                );
    }
}
