/* SPDX-License-Identifier: MIT */
import java.io.*; import java.util.*;

/** Bundles looked for as a Control says; no console without a terminal. */
public class BundleControls {

    static class B extends ListResourceBundle {

        String n;

        B(String n) {
            this.n = n;
        }

        protected Object[][] getContents() {
            return new Object[][] { { "k", n }, { "only" + n, n } };
        }
    }

    static class C extends ResourceBundle.Control {

        List<String> log = new ArrayList<>();
        long ttl = TTL_NO_EXPIRATION_CONTROL;
        Set<String> have;

        C(String... h) {
            have = Set.of(h);
        }

        public ResourceBundle newBundle(String b, Locale l, String f, ClassLoader c, boolean r) {
            String n = toBundleName(b, l);
            log.add(n + "/" + f.charAt(5) + (r ? "!" : ""));
            return have.contains(n) && f.equals("java.class") ? new B(n) : null;
        }

        public long getTimeToLive(String b, Locale l) {
            return ttl;
        }
    }

    static void t(String n, java.util.concurrent.Callable<Object> c) {
        try {
            System.out.println(n + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(
                n +
                    ": " +
                    e +
                    (e instanceof MissingResourceException m
                        ? m.getClassName() + "|" + m.getKey()
                        : "")
            );
        }
    }

    public static void main(String[] a) throws Exception {
        Locale.setDefault(Locale.US);
        t("found", () -> {
            C c = new C("x", "x_de", "x_de_AT");
            ResourceBundle b = ResourceBundle.getBundle("x", new Locale("de", "AT"), c);
            return (
                b.getString("k") +
                b.getString("onlyx_de") +
                b.getString("onlyx") +
                b.getLocale() +
                b.getBaseBundleName() +
                c.log +
                b.keySet().size()
            );
        });
        t("fallback", () -> {
            C c = new C("x", "x_en");
            ResourceBundle b = ResourceBundle.getBundle("x", Locale.GERMAN, c);
            return b.getString("k") + b.getLocale() + c.log;
        });
        t("base", () -> {
            C c = new C("x");
            ResourceBundle b = ResourceBundle.getBundle("x", Locale.GERMAN, c);
            return b.getString("k") + "<" + b.getLocale() + ">" + c.log;
        });
        t("none", () -> {
            C c = new C();
            return ResourceBundle.getBundle("w", Locale.GERMAN, c);
        });
        t("cache", () -> {
            C c = new C("y");
            ResourceBundle b = ResourceBundle.getBundle("y", Locale.ROOT, c),
                d = ResourceBundle.getBundle("y", Locale.ROOT, c);
            boolean same = b == d;
            ResourceBundle.clearCache();
            return same + " " + (b == ResourceBundle.getBundle("y", Locale.ROOT, c)) + c.log;
        });
        t("uncached", () -> {
            C c = new C("z");
            c.ttl = -1;
            return (
                ResourceBundle.getBundle("z", Locale.ROOT, c) ==
                ResourceBundle.getBundle("z", Locale.ROOT, c)
            );
        });
        t("ttl", () -> {
            C c = new C("z");
            c.ttl = -3;
            return ResourceBundle.getBundle("z", Locale.ROOT, c);
        });
        ResourceBundle.Control c = ResourceBundle.Control.getControl(
            ResourceBundle.Control.FORMAT_PROPERTIES
        );
        t(
            "formats",
            () ->
                c.getFormats("x") +
                "" +
                ResourceBundle.Control.FORMAT_DEFAULT +
                ResourceBundle.Control.getNoFallbackControl(List.of("java.class")).getFormats("x")
        );
        t("bad", () -> ResourceBundle.Control.getControl(List.of("xml")));
        for (Locale l : new Locale[] {
            Locale.ROOT,
            Locale.US,
            Locale.GERMAN,
            new Locale("es", "ES", "Trad_Mac"),
            new Locale("", "CA"),
            new Locale("de", "", "POSIX")
        })
            t(
                "names",
                () ->
                    c.toBundleName("a.b", l) +
                    " " +
                    c.getCandidateLocales("x", l) +
                    c.getFallbackLocale("x", l) +
                    c.toResourceName(c.toBundleName("a.b", l), "p")
            );
        t("format", () ->
            c.newBundle("x", Locale.ROOT, "q", BundleControls.class.getClassLoader(), false)
        );
        t("absent", () ->
            c.newBundle(
                "x",
                Locale.ROOT,
                "java.properties",
                BundleControls.class.getClassLoader(),
                false
            )
        );
        t("class", () ->
            c.newBundle(
                "BundleControls",
                Locale.ROOT,
                "java.class",
                BundleControls.class.getClassLoader(),
                false
            )
        );
        t("console", () -> System.console());
    }
}
