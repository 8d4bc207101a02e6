/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.net.URLStreamHandlerFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSigner;
import java.security.CodeSource;
import java.security.cert.CertPath;
import java.security.cert.Certificate;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/**
 * What callers say and must be heard: factories of handlers, bundles that are read anew, signers.
 */
public class ReadParameters {
    private static final class Recorded extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL u) {
            System.out.println("opened " + u.getFile().replaceAll(".*/", ""));
            return new URLConnection(u) {
                @Override
                public void connect() {
                }

                @Override
                public InputStream getInputStream() {
                    System.out.println("uses caches " + getUseCaches());
                    return new ByteArrayInputStream("k=own\n".getBytes(StandardCharsets.UTF_8));
                }
            };
        }
    }

    private static final class Path1 extends CertPath {
        Path1() {
            super("none");
        }

        @Override
        public Iterator<String> getEncodings() {
            return List.<String>of().iterator();
        }

        @Override
        public byte[] getEncoded() {
            return new byte[0];
        }

        @Override
        public byte[] getEncoded(String encoding) {
            return new byte[0];
        }

        @Override
        public List<? extends Certificate> getCertificates() {
            return List.of();
        }
    }

    private static void factories(Path jar) throws Exception {
        URLStreamHandlerFactory factory = protocol -> {
            System.out.println("asked for " + protocol);
            return protocol.equals("jar") ? new Recorded() : null;
        };
        URL[] urls = {jar.toUri().toURL()};
        try (URLClassLoader own = new URLClassLoader(urls, null, factory);
                URLClassLoader named = new URLClassLoader("named", urls, null, factory);
                URLClassLoader made = URLClassLoader.newInstance(urls, null)) {
            for (URLClassLoader l : List.of(own, named, made)) {
                URL u = l.findResource("b.properties");
                System.out.println(l.getName() + " " + u.getProtocol());
                try (InputStream in = u.openStream()) {
                    System.out.println(new String(in.readAllBytes(),
                            StandardCharsets.UTF_8).trim());
                }
            }
        }
    }

    private static void bundles() throws Exception {
        URL place = new URL(null, "recorded:/b.properties", new Recorded());
        ClassLoader loader = new ClassLoader(null) {
            @Override
            public URL getResource(String name) {
                return name.equals("b.properties") ? place : null;
            }

            @Override
            public InputStream getResourceAsStream(String name) {
                System.out.println("as stream " + name);
                return new ByteArrayInputStream("k=stream\n".getBytes(StandardCharsets.UTF_8));
            }
        };
        ResourceBundle.Control control = ResourceBundle.Control.getControl(
            ResourceBundle.Control.FORMAT_PROPERTIES);
        ResourceBundle b = control.newBundle("b", Locale.ROOT, "java.properties", loader, true);
        System.out.println(b.getString("k"));
        System.out.println(control.newBundle("c", Locale.ROOT, "java.properties", loader, true));
    }

    public static void main(String[] args) throws Exception {
        Path jar = Files.createTempFile("read", ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("b.properties"));
            out.write("k=jar\n".getBytes(StandardCharsets.UTF_8));
        }
        factories(jar);
        Files.delete(jar);
        bundles();
        CodeSigner signer = new CodeSigner(new Path1(), null);
        CodeSource source = new CodeSource(null, new CodeSigner[] {signer});
        System.out.println(source.getCodeSigners().length + " "
                + (source.getCodeSigners()[0] == signer)
            + " " + source.getCertificates().length);
        System.out.println(new CodeSource(null, (CodeSigner[]) null).getCodeSigners());
    }
}
