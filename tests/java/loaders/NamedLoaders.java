/* SPDX-License-Identifier: MIT */
import java.net.URL;
import java.net.URLClassLoader;

/** Loaders of places with a name of their own. */
public class NamedLoaders {

    public static void main(String[] args) throws Exception {
        ClassLoader parent = NamedLoaders.class.getClassLoader();
        URL here = NamedLoaders.class.getProtectionDomain().getCodeSource().getLocation();
        for (URLClassLoader l : new URLClassLoader[] {
            new URLClassLoader("mine", new URL[] { here }, null),
            new URLClassLoader("yours", new URL[] { here }, parent, null),
            new URLClassLoader(null, new URL[] {}, parent)
        }) {
            System.out.println(
                l.getName() + " " + (l.getParent() == parent) + " " + l.getURLs().length
            );
            try {
                Class<?> c = l.loadClass("NamedLoaders");
                System.out.println((c == NamedLoaders.class) + " " + (c.getClassLoader() == l));
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
            l.close();
        }
        try {
            new URLClassLoader("", new URL[] {}, parent).close();
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        try {
            new URLClassLoader("n", null, parent).close();
        } catch (NullPointerException e) {
            System.out.println("no places");
        }
    }
}
