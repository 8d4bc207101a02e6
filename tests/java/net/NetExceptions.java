/* SPDX-License-Identifier: MIT */
import java.net.BindException;
import java.net.ConnectException;
import java.net.ContentHandler;
import java.net.ContentHandlerFactory;
import java.net.InetAddress;
import java.net.JarURLConnection;
import java.net.NetPermission;
import java.net.NoRouteToHostException;
import java.net.PortUnreachableException;
import java.net.SocketPermission;
import java.net.URL;
import java.net.URLConnection;
import java.security.Permission;
import java.security.PermissionCollection;
import java.util.Collections;
import java.util.jar.JarFile;

/** The small classes: exceptions, permissions, handlers of content, connections to archives. */
public class NetExceptions extends Whole {

    static void permissions() throws Exception {
        p(
            new NetPermission("specifyStreamHandler"),
            new NetPermission("a.*", "ignored"),
            new NetPermission("a.*").implies(new NetPermission("a.b")),
            new NetPermission("a").equals(new NetPermission("a"))
        );
        t(() -> new NetPermission(null));
        t(() -> new NetPermission(""));
        SocketPermission a = new SocketPermission("127.0.0.1:1024-2000", "connect,accept");
        p(
            a,
            a.getActions(),
            a.getName(),
            a.equals(new SocketPermission("127.0.0.1:1024-2000", "accept,connect")),
            a.hashCode() ==
                new SocketPermission("127.0.0.1:1024-2000", "accept , CONNECT").hashCode()
        );
        p(
            a.equals(new SocketPermission("127.0.0.1:1024-2001", "accept,connect")),
            a.equals(null),
            a.equals(new SocketPermission("127.0.0.1:1024-2000", "accept"))
        );
        p(
            a.implies(new SocketPermission("127.0.0.1:1024", "connect")),
            a.implies(new SocketPermission("127.0.0.1:1024", "resolve")),
            a.implies(new SocketPermission("127.0.0.1:1023", "connect")),
            a.implies(new SocketPermission("127.0.0.1:1500-1600", "accept")),
            a.implies(new SocketPermission("127.0.0.1:1500", "listen")),
            a.implies(new SocketPermission("127.0.0.2:1500", "accept")),
            a.implies(new NetPermission("x"))
        );
        for (String port : new String[] {
            "",
            ":80",
            ":-80",
            ":80-",
            ":80-90",
            ":*",
            ":0",
            ":65535"
        }) {
            SocketPermission each = new SocketPermission("127.0.0.1" + port, "connect");
            p(
                port,
                each.getActions(),
                each.implies(new SocketPermission("127.0.0.1:80", "connect")),
                each.implies(new SocketPermission("127.0.0.1:85", "connect,resolve")),
                each.implies(new SocketPermission("127.0.0.1", "connect")),
                new SocketPermission("127.0.0.1", "connect").implies(each)
            );
        }
        SocketPermission wild = new SocketPermission("*.example.test:80", "connect");
        SocketPermission all = new SocketPermission("*", "connect,resolve");
        p(
            wild,
            all.implies(wild),
            wild.implies(new SocketPermission("*.a.example.test:80", "connect")),
            wild.implies(all),
            all.implies(a),
            new SocketPermission("*:80", "connect").implies(wild)
        );
        p(
            new SocketPermission("[::1]:5", "listen,connect").getActions(),
            new SocketPermission("[::1]:5", "connect").implies(
                new SocketPermission("[0:0:0:0:0:0:0:1]:5", "connect")
            ),
            new SocketPermission("", "resolve").getActions()
        );
        t(() -> new SocketPermission(null, "connect"));
        t(() -> new SocketPermission("127.0.0.1", null));
        t(() -> new SocketPermission("127.0.0.1", ""));
        t(() -> new SocketPermission("127.0.0.1", "connect,"));
        t(() -> new SocketPermission("127.0.0.1", "conect"));
        t(() -> new SocketPermission("127.0.0.1:x", "connect"));
        t(() -> new SocketPermission("127.0.0.1:90-80", "connect"));
        t(() -> new SocketPermission("127.0.0.1:-", "connect"));
        t(() -> new SocketPermission("a*b:80", "connect"));
        t(() -> new SocketPermission("[::1:80", "connect"));
        PermissionCollection set = a.newPermissionCollection();
        set.add(a);
        set.add(new SocketPermission("127.0.0.1:3000", "connect"));
        set.add(new SocketPermission("127.0.0.1:3000", "accept"));
        p(
            set.implies(new SocketPermission("127.0.0.1:3000", "accept,connect")),
            set.implies(new SocketPermission("127.0.0.1:1100", "accept")),
            set.implies(new SocketPermission("127.0.0.1:3001", "accept")),
            set.implies(new NetPermission("x")),
            Collections.list(set.elements()).size()
        );
        t(() -> set.add(new NetPermission("x")));
        set.setReadOnly();
        t(() -> set.add(a));
    }

    static final class Upper extends ContentHandler {

        @Override
        public Object getContent(URLConnection c) throws java.io.IOException {
            return "content of " + c.getURL();
        }
    }

    static void contents() throws Exception {
        URLConnection c = new URL("file:/none").openConnection();
        Upper upper = new Upper();
        ContentHandlerFactory factory = type -> type.equals("text/plain") ? upper : null;
        p(factory.createContentHandler("text/plain") == upper, factory.createContentHandler("x"));
        p(
            upper.getContent(c),
            upper.getContent(c, new Class<?>[] { Integer.class, CharSequence.class }),
            upper.getContent(c, new Class<?>[] { Integer.class }),
            upper.getContent(c, new Class<?>[0])
        );
        t(() -> upper.getContent(c, null));
    }

    static final class Archive extends JarURLConnection {

        Archive(URL url) throws java.net.MalformedURLException {
            super(url);
        }

        @Override
        public JarFile getJarFile() {
            return null;
        }

        @Override
        public void connect() {}

        URLConnection inner() {
            return jarFileURLConnection;
        }
    }

    static void archives() throws Exception {
        Archive a = new Archive(new URL("jar:file:/tmp/none.jar!/dir/x%20y.txt"));
        p(a.getJarFileURL(), a.getEntryName(), a.inner(), a.getURL());
        t(() -> a.getManifest());
        t(() -> a.getJarEntry());
        t(() -> a.getMainAttributes());
        p(new Archive(new URL("jar:file:/tmp/none.jar!/")).getEntryName());
        t(() -> new Archive(new URL("file:/tmp/none.jar")));
        t(() -> new URL("jar:file:/tmp/none.jar"));
        t(() -> new Archive(new URL("jar:none!/x")));
    }

    public static void main(String[] args) throws Exception {
        p(
            new BindException(),
            new BindException("x"),
            new ConnectException(),
            new NoRouteToHostException(),
            new NoRouteToHostException("x"),
            new PortUnreachableException(),
            new PortUnreachableException("x")
        );
        permissions();
        contents();
        archives();
    }
}
