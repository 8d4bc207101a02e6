/* SPDX-License-Identifier: MIT */
import java.io.File;
import java.net.URI;
import java.net.URL;
import java.util.Collections;

/** Names that the class path gives its own folders, and those with dots, of what lies in them. */
public class NamesOnThePath {
    private static String root;

    private static String text(URL url) {
        return url == null ? "null" : url.toString().replace(root, "ROOT/");
    }

    public static void main(String[] args) throws Exception {
        ClassLoader l = NamesOnThePath.class.getClassLoader();
        root = l.getResource("NamesOnThePath.class").toString().replace("NamesOnThePath.class", "");
        String[] names = {
            "", ".", "./", "./.", "././NamesOnThePath.class", "./NamesOnThePath.class", "/",
            "/NamesOnThePath.class", "NamesOnThePath.class/x", "none", "none/.", "./none",
        };
        for (String name : names) {
            System.out.println("'" + name + "' " + text(l.getResource(name)) + " "
                + text(ClassLoader.getSystemResource(name)) + " "
                + text(NamesOnThePath.class.getResource(name)) + " "
                + text(Object.class.getResource(name)) + " "
                + (l.getResourceAsStream(name) != null) + " "
                + Collections.list(l.getResources(name)).size());
        }
        File folder = new File(new URI(l.getResource("").toString()));
        System.out.println(folder.isDirectory() + " "
            + new File(folder, "NamesOnThePath.class").isFile());
        String listed = new String(l.getResourceAsStream("").readAllBytes());
        System.out.println(listed.contains("NamesOnThePath.class\n"));
    }
}
