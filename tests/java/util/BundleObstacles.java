/* SPDX-License-Identifier: MIT */
import java.io.IOException;
import java.util.*;

/** Bundles that cannot be made: what else there is is found, and what stood in the way is told. */
public class BundleObstacles {

    static <T extends Throwable> void sneak(Throwable t) throws T {
        throw (T) t;
    }

    public static class B1 extends ListResourceBundle {

        B1() {}

        protected Object[][] getContents() {
            return new Object[][] { { "k", "v" } };
        }
    }

    public static class B2 extends ListResourceBundle {

        private B2() {}

        protected Object[][] getContents() {
            return new Object[][] { { "k", "v" } };
        }
    }

    static class B3 extends ListResourceBundle {

        public B3() {}

        protected Object[][] getContents() {
            return new Object[][] { { "k", "v" } };
        }
    }

    static class B4 extends ListResourceBundle {

        B4() {}

        protected Object[][] getContents() {
            return new Object[][] { { "k", "v" } };
        }
    }

    private static class B5 extends ListResourceBundle {

        public B5() {}

        protected Object[][] getContents() {
            return new Object[][] { { "k", "v" } };
        }
    }

    public abstract static class B6 extends ListResourceBundle {

        public B6() {}
    }

    public static class B7 extends ListResourceBundle {

        public B7() throws IOException {
            throw new IOException("x");
        }

        protected Object[][] getContents() {
            return new Object[][] { { "k", "v" } };
        }
    }

    public static class Bad extends ListResourceBundle {

        public Bad(int i) {}

        protected Object[][] getContents() {
            return new Object[0][];
        }
    }

    public static class Bad2 extends ListResourceBundle {

        public Bad2() {
            throw new IllegalStateException("no");
        }

        protected Object[][] getContents() {
            return new Object[0][];
        }
    }

    public static class Bad3 extends ListResourceBundle {

        static {
            if (true) throw new IllegalStateException("no");
        }

        public Bad3() {}

        protected Object[][] getContents() {
            return new Object[0][];
        }
    }

    public static void main(String[] a) throws Exception {
        Locale.setDefault(Locale.US);
        for (int mode = 0; mode < 6; mode++) {
            int md = mode;
            ResourceBundle.Control c = new ResourceBundle.Control() {
                public List<String> getFormats(String n) {
                    return List.of("java.class", "java.properties");
                }

                public ResourceBundle newBundle(
                    String b,
                    Locale l,
                    String f,
                    ClassLoader x,
                    boolean r
                ) {
                    System.out.println(" " + l + f);
                    if (md < 4 || !l.toString().equals("")) BundleObstacles.<RuntimeException>sneak(
                        md == 0
                            ? new IOException(l + f)
                            : md == 1
                              ? new RuntimeException(l + f)
                              : md == 2
                                ? new ClassNotFoundException(l + f)
                                : md == 3
                                  ? new IllegalAccessException(l + f)
                                  : new InstantiationException("x")
                    );
                    return md == 4
                        ? null
                        : f.equals("java.class")
                          ? null
                          : new ListResourceBundle() {
                                protected Object[][] getContents() {
                                    return new Object[][] { { "k", "v" } };
                                }
                            };
                }
            };
            try {
                System.out.println(
                    mode +
                        " " +
                        ResourceBundle.getBundle("Q" + mode, Locale.FRANCE, c).getString("k")
                );
            } catch (Throwable e) {
                System.out.println(mode + " " + e + " cause " + e.getCause());
            }
            try {
                System.out.println(
                    mode +
                        " " +
                        ResourceBundle.getBundle("Q" + mode, Locale.FRANCE, c).getString("k")
                );
            } catch (Throwable e) {
                System.out.println(mode + " " + e + " cause " + e.getCause());
            }
        }
        try {
            ResourceBundle.getBundle("NotHere");
        } catch (Exception e) {
            System.out.println(e + " " + e.getCause());
        }
        try {
            ResourceBundle.getBundle("BundleObstacles");
        } catch (Exception e) {
            System.out.println(e + " " + e.getCause());
        }
        try {
            ResourceBundle.getBundle("BundleObstacles$Bad");
        } catch (Exception e) {
            System.out.println(e + " " + e.getCause());
        }
        try {
            ResourceBundle.getBundle("BundleObstacles$Bad2");
        } catch (Exception e) {
            System.out.println(e + " " + e.getCause());
        }
        try {
            System.out.println(
                ResourceBundle.getBundle("BundleObstacles$Bad3").getKeys().nextElement()
            );
        } catch (Throwable e) {
            System.out.println(e + " " + e.getCause());
        }
        for (int i = 1; i < 8; i++) for (ResourceBundle.Control c : new ResourceBundle.Control[] {
            null,
            ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_CLASS),
            new ResourceBundle.Control() {}
        }) {
            try {
                ResourceBundle b =
                    c == null
                        ? ResourceBundle.getBundle("BundleObstacles$B" + i)
                        : ResourceBundle.getBundle("BundleObstacles$B" + i, c);
                System.out.println(i + b.getString("k") + b.getClass() + b.getBaseBundleName());
            } catch (Exception e) {
                System.out.println(
                    i +
                        " " +
                        e +
                        " cause " +
                        e.getCause() +
                        " " +
                        ((MissingResourceException) e).getClassName() +
                        "|" +
                        ((MissingResourceException) e).getKey() +
                        "|" +
                        (e.getCause() == null ? null : e.getCause().getCause())
                );
            }
            ResourceBundle.clearCache();
            if (c != null) try {
                System.out.println(
                    c
                        .newBundle(
                            "BundleObstacles$B" + i,
                            Locale.ROOT,
                            "java.class",
                            BundleObstacles.class.getClassLoader(),
                            false
                        )
                        .getClass()
                );
            } catch (Exception e) {
                System.out.println(i + " " + e + " cause " + e.getCause());
            }
        }
        for (String s : new String[] {
            "java.lang.String",
            "nope.Nope",
            "BundleObstacles",
            "A/B",
            "/x"
        })
            for (String f : new String[] { "java.class", "java.properties", "x", null })
                try {
                    System.out.println(
                        s +
                            f +
                            new ResourceBundle.Control() {}.newBundle(
                                s,
                                Locale.ROOT,
                                f,
                                BundleObstacles.class.getClassLoader(),
                                false
                            )
                    );
                } catch (Exception e) {
                    System.out.println(
                        s +
                            f +
                            (e instanceof NullPointerException ? e.getClass() : e) +
                            " cause " +
                            e.getCause()
                    );
                }
    }
}
