/* SPDX-License-Identifier: MIT */
package java.net;

import java.io.IOException;
import java.security.cert.Certificate;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/** A connection to a jar file or to an entry in one. */
public abstract class JarURLConnection extends URLConnection {
    protected URLConnection jarFileURLConnection;

    private final URL jarFileURL;
    private final String entryName;

    protected JarURLConnection(URL url) throws MalformedURLException {
        super(url);
        String spec = url.getFile();
        int bang = spec.indexOf("!/");
        if (bang == -1) {
            throw new MalformedURLException("no !/ found in url spec:" + spec);
        }
        URL jar = new URL(spec.substring(0, bang));
        jarFileURL = "runtime".equals(url.getRef()) ? new URL(jar, "#runtime") : jar;
        String name = spec.substring(bang + 2);
        entryName = name.isEmpty() ? null : FileURLHandler.decode(name);
    }

    public URL getJarFileURL() {
        return jarFileURL;
    }

    public String getEntryName() {
        return entryName;
    }

    public abstract JarFile getJarFile() throws IOException;

    public Manifest getManifest() throws IOException {
        return getJarFile().getManifest();
    }

    public JarEntry getJarEntry() throws IOException {
        JarFile jar = getJarFile();
        return entryName == null ? null : jar.getJarEntry(entryName);
    }

    public Attributes getAttributes() throws IOException {
        JarEntry e = getJarEntry();
        return e == null ? null : e.getAttributes();
    }

    public Attributes getMainAttributes() throws IOException {
        Manifest m = getManifest();
        return m == null ? null : m.getMainAttributes();
    }

    public Certificate[] getCertificates() throws IOException {
        JarEntry e = getJarEntry();
        return e == null ? null : e.getCertificates();
    }
}
