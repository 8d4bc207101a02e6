/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;

public class Urls {
    static void show(URL base, String s) {
        try {
            URL u = new URL(base, s);
            System.out.println(s + " -> " + u + " " + u.getProtocol() + "|" + u.getAuthority() + "|"
                    + u.getUserInfo() + "|" + u.getHost() + "|" + u.getPort() + "|" + u.getPath()
                    + "|" + u.getQuery() + "|" + u.getFile() + "|" + u.getRef());
        } catch (MalformedURLException e) {
            System.out.println(s + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        String[] all = {"file:/a/b", "file:///a/b?q#r", "file:a", "  file:/x  ", "url:file:/x",
            "nothing:/x", "no protocol", "file://host/x", "jar:file:/a.jar!/b/c.txt",
            "jar:file:/a.jar!/", "jar:file:/a.jar", "file:/a/../b/./c/..", "file:/%41 b"};
        for (String s : all) {
            show(null, s);
        }
        URL base = new URL("file:/d/e/f?q#r");
        String[] rels = {"x", "/x", "../x", "?z", "#z", "", "./y/", "file:rel", "//h/p"};
        for (String s : rels) {
            show(base, s);
        }
        URL jar = new URL("jar:file:/a.jar!/b/c.txt");
        show(jar, "d.txt");
        show(jar, "/d.txt");
        show(jar, "../../d.txt");
        show(jar, "#r");
        System.out.println(new URL("file", "", "/x#y"));
        System.out.println(new URL("file", "h", 7, "/x?y"));
        System.out.println(new URL("file:/x").equals(new URL("file:///x")));
        System.out.println(new URL("file:/x").equals(new URL("file:/x#1")));
        System.out.println(new URL("file:/x").sameFile(new URL("file:/x#1")));
        System.out.println(new URL("file:/x").hashCode() == new URL("file:/x").hashCode());
        File f = File.createTempFile("urls", ".txt");
        try (FileOutputStream out = new FileOutputStream(f)) {
            out.write("hello url".getBytes());
        }
        try (InputStream in = f.toURI().toURL().openStream()) {
            System.out.println(new String(in.readAllBytes()));
        }
        System.out.println(f.toURI().toURL().openConnection().getContentLength());
        System.out.println(new File(f.toURI()).equals(f));
        f.delete();
        try {
            f.toURI().toURL().openStream();
        } catch (java.io.FileNotFoundException e) {
            System.out.println("not found");
        }
    }
}
