/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/** Files named by a language's other code, and what a control is asked for, in which order. */
public class BundlesLookedAfter {
    private static final class Files extends ClassLoader {
        final Map<String, byte[]> files = new HashMap<>();

        Files() {
            super(null);
        }

        @Override public URL getResource(String name) {
            byte[] bytes = files.get(name);
            try {
                return bytes == null ? null : new URL("mem", "", -1, name, new URLStreamHandler() {
                    @Override protected URLConnection openConnection(URL u) {
                        return new URLConnection(u) {
                            @Override public void connect() {
                            }

                            @Override public InputStream getInputStream() {
                                return new ByteArrayInputStream(bytes);
                            }
                        };
                    }
                });
            } catch (MalformedURLException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override public InputStream getResourceAsStream(String name) {
            byte[] bytes = files.get(name);
            return bytes == null ? null : new ByteArrayInputStream(bytes);
        }
    }

    private static void otherCodes() {
        String[] codes = {"he", "iw", "id", "in", "yi", "ji", "nb", "no", "nn"};
        for (String file : codes) {
            for (String wanted : codes) {
                Files loader = new Files();
                loader.files.put("p/b_" + file + ".properties", ("k=" + file).getBytes());
                loader.files.put("p/b_" + file + "_XX.properties", "l=XX".getBytes());
                StringBuilder line = new StringBuilder(file + " " + wanted);
                for (Locale l : new Locale[] {new Locale(wanted), new Locale(wanted, "XX")}) {
                    try {
                        ResourceBundle b = ResourceBundle.getBundle("p.b", l, loader);
                        line.append(" " + b.getLocale() + b.keySet() + b.getString("k"));
                    } catch (MissingResourceException e) {
                        line.append(" none");
                    }
                }
                System.out.println(line);
            }
        }
    }

    private static final StringBuilder log = new StringBuilder();

    private static final class Bundle extends ResourceBundle {
        @Override protected Object handleGetObject(String key) {
            return null;
        }

        @Override public Enumeration<String> getKeys() {
            return Collections.emptyEnumeration();
        }

        @Override protected void setParent(ResourceBundle parent) {
            log.append(parent == null ? " on nothing" : " on [" + parent.getLocale() + "]");
            super.setParent(parent);
        }
    }

    /** Has what is listed, and lets it live as long as it is told. */
    private static final class Asked extends Control {
        private final List<Locale> candidates;
        private final List<Locale> there;
        private final long life;
        private final boolean fails;

        Asked(List<Locale> candidates, List<Locale> there, long life, boolean fails) {
            this.candidates = candidates;
            this.there = there;
            this.life = life;
            this.fails = fails;
        }

        @Override public List<String> getFormats(String name) {
            return List.of("any");
        }

        @Override public List<Locale> getCandidateLocales(String name, Locale l) {
            return candidates;
        }

        @Override public Locale getFallbackLocale(String name, Locale l) {
            log.append(" fallback of [" + l + "]");
            return l.equals(Locale.GERMAN) ? null : Locale.GERMAN;
        }

        @Override public ResourceBundle newBundle(String name, Locale l, String format,
                ClassLoader loader, boolean reload) {
            log.append(" new [" + l + "]" + (reload ? " again" : ""));
            return there.contains(l) ? new Bundle() : null;
        }

        @Override public long getTimeToLive(String name, Locale l) {
            return life;
        }

        @Override public boolean needsReload(String name, Locale l, String format,
                ClassLoader loader, ResourceBundle bundle, long time) {
            log.append(" look [" + l + "]");
            if (fails) {
                throw new IllegalStateException();
            }
            return true;
        }
    }

    private static void ask(ClassLoader loader, Locale wanted, Control control) {
        log.setLength(0);
        try {
            ResourceBundle b = ResourceBundle.getBundle("b", wanted, loader, control);
            System.out.println("[" + wanted + "] gives [" + b.getLocale() + "]" + log);
        } catch (MissingResourceException e) {
            System.out.println("[" + wanted + "] gives none" + log);
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        otherCodes();
        Locale root = Locale.ROOT;
        Locale en = Locale.ENGLISH;
        List<Locale> usual = List.of(en, root);
        for (List<Locale> there : List.of(usual, List.of(root), List.of(en), List.<Locale>of())) {
            for (long life : new long[] {Control.TTL_DONT_CACHE, -2}) {
                for (List<Locale> candidates : List.of(usual, List.of(root), List.of(root, root),
                        List.of(root, en))) {
                    System.out.println(there + " of " + candidates + " for " + life);
                    Control control = new Asked(candidates, there, life, false);
                    ask(new Files(), en, control);
                    ask(new Files(), root, control);
                }
            }
        }
        Files loader = new Files();
        Control lasting = new Asked(usual, usual, Control.TTL_NO_EXPIRATION_CONTROL, false);
        ask(loader, en, new Asked(usual, List.of(root), -2, false));
        ask(loader, en, lasting); // that there is none is kept
        ResourceBundle.clearCache(loader);
        ask(loader, en, lasting);
        ask(loader, en, lasting);
        for (boolean fails : new boolean[] {false, true}) {
            Files other = new Files();
            Control brief = new Asked(List.of(en, root), List.of(root, Locale.GERMAN), 0, fails);
            ask(other, root, brief);
            tick();
            ask(other, root, brief);
        }
    }

    /** Waits until what lives for no time is over. */
    private static void tick() {
        long now = System.currentTimeMillis();
        while (System.currentTimeMillis() <= now + 1) {
            Thread.onSpinWait();
        }
    }
}
