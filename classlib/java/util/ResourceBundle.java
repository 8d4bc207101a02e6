/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InputStream;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Texts by key, for a locale: classes or properties files, the more special before the general. */
public abstract class ResourceBundle {
    private static final HashMap<List<Object>, ResourceBundle> CACHE = new HashMap<>();

    protected ResourceBundle parent;

    private String name;
    private Locale locale;

    public ResourceBundle() {
    }

    public String getBaseBundleName() {
        return name;
    }

    public Locale getLocale() {
        return locale;
    }

    public final String getString(String key) {
        return (String) getObject(key);
    }

    public final String[] getStringArray(String key) {
        return (String[]) getObject(key);
    }

    public final Object getObject(String key) {
        ResourceBundle b = this;
        for (;; b = b.parent) {
            Object o = b.handleGetObject(key);
            if (o != null) {
                return o;
            }
            if (b.parent == null) {
                break;
            }
        }
        String name = b.getClass().getName();
        throw new MissingResourceException("Can't find resource for bundle " + name + ", key "
            + key, name, key);
    }

    protected abstract Object handleGetObject(String key);

    public abstract Enumeration<String> getKeys();

    protected void setParent(ResourceBundle parent) {
        this.parent = parent;
    }

    public boolean containsKey(String key) {
        Objects.requireNonNull(key);
        return handleKeySet().contains(key) || parent != null && parent.containsKey(key);
    }

    public Set<String> keySet() {
        Set<String> keys = new HashSet<>(handleKeySet());
        if (parent != null) {
            keys.addAll(parent.keySet());
        }
        return keys;
    }

    protected Set<String> handleKeySet() {
        Set<String> keys = new HashSet<>();
        Enumeration<String> all = getKeys();
        while (all.hasMoreElements()) {
            String k = all.nextElement();
            if (handleGetObject(k) != null) {
                keys.add(k);
            }
        }
        return keys;
    }

    private static ClassLoader loaderOf(Class<?> caller) {
        ClassLoader l = caller == null ? null : caller.getClassLoader();
        return l != null ? l : ClassLoader.getSystemClassLoader();
    }

    @CallerSensitive
    public static final ResourceBundle getBundle(String baseName) {
        return find(baseName, Locale.getDefault(), loaderOf(Reflection.getCallerClass()));
    }

    @CallerSensitive
    public static final ResourceBundle getBundle(String baseName, Locale locale) {
        return find(baseName, locale, loaderOf(Reflection.getCallerClass()));
    }

    public static ResourceBundle getBundle(String baseName, Locale locale, ClassLoader loader) {
        return find(baseName, locale, Objects.requireNonNull(loader));
    }

    @CallerSensitive
    public static final ResourceBundle getBundle(String baseName, Control control) {
        return find(baseName, Locale.getDefault(), loaderOf(Reflection.getCallerClass()), control);
    }

    @CallerSensitive
    public static final ResourceBundle getBundle(String baseName, Locale targetLocale,
            Control control) {
        return find(baseName, targetLocale, loaderOf(Reflection.getCallerClass()), control);
    }

    public static ResourceBundle getBundle(String baseName, Locale targetLocale,
            ClassLoader loader, Control control) {
        return find(baseName, targetLocale, Objects.requireNonNull(loader), control);
    }

    public static ResourceBundle getBundle(String baseName, Module module) {
        return getBundle(baseName, Locale.getDefault(), module);
    }

    public static ResourceBundle getBundle(String baseName, Locale targetLocale, Module module) {
        ClassLoader l = module.getClassLoader();
        return find(baseName, targetLocale, l != null ? l : ClassLoader.getSystemClassLoader());
    }

    // ---- Looking for bundles as a Control says ----

    /** A bundle that a Control made; null for none. */
    private static final class Kept {
        final ResourceBundle bundle;
        final String format;
        final long time;
        ResourceBundle parent; // that it was made with
        long end; // when it is to be looked after again; set before it is shared

        Kept(ResourceBundle bundle, String format, long time) {
            this.bundle = bundle;
            this.format = format;
            this.time = time;
        }
    }

    private static final HashMap<List<Object>, Kept> KEPT = new HashMap<>();

    private static ResourceBundle find(String baseName, Locale target, ClassLoader loader,
            Control control) {
        Objects.requireNonNull(baseName);
        Objects.requireNonNull(target);
        ResourceBundle base = kept(baseName, target, loader);
        if (base != null) {
            return base;
        }
        List<String> formats = checked(control.getFormats(baseName), "getFormats");
        for (Locale at = target; at != null; at = control.getFallbackLocale(baseName, at)) {
            List<Locale> candidates = checked(control.getCandidateLocales(baseName, at),
                    "getCandidateLocales");
            ResourceBundle b = null;
            for (int i = candidates.size() - 1; i >= 0; i--) {
                b = load(baseName, candidates.get(i), formats, loader, control, b);
            }
            if (b != null && (!b.locale.equals(Locale.ROOT) || candidates.size() == 1)) {
                return b;
            }
            base = b != null ? b : base;
        }
        if (base == null) {
            throw new MissingResourceException("Can't find bundle for base name " + baseName
                    + ", locale " + target, baseName + "_" + target, "");
        }
        return base;
    }

    /** The one of just this locale, unless it or one above it is to be looked after. */
    private static ResourceBundle kept(String baseName, Locale locale, ClassLoader loader) {
        long now = System.currentTimeMillis();
        synchronized (CACHE) {
            Kept kept = KEPT.get(Arrays.asList(loader, baseName, locale));
            ResourceBundle found = kept != null ? kept.bundle : null;
            while (kept != null && kept.bundle != null && now < kept.end) {
                if (kept.parent == null) {
                    return found;
                }
                kept = KEPT.get(Arrays.asList(loader, baseName, kept.parent.locale));
            }
            return null;
        }
    }

    private static <T> List<T> checked(List<T> list, String from) {
        boolean isGood = list != null && !list.isEmpty();
        for (int i = 0; isGood && i < list.size(); i++) {
            isGood = list.get(i) != null;
        }
        if (!isGood) {
            throw new IllegalArgumentException("Invalid Control: " + from);
        }
        return list;
    }

    /** Keeps it for as long as the control says now. */
    private static void keep(List<Object> key, Kept kept, String baseName, Locale locale,
            Control control) {
        long life = control.getTimeToLive(baseName, locale);
        if (life < Control.TTL_NO_EXPIRATION_CONTROL) {
            throw new IllegalArgumentException("Invalid Control: TTL=" + life);
        }
        if (life == Control.TTL_DONT_CACHE) {
            return;
        }
        long end = life >= 0 ? kept.time + life : Long.MAX_VALUE;
        kept.end = end >= 0 ? end : Long.MAX_VALUE;
        synchronized (CACHE) {
            KEPT.put(key, kept);
        }
    }

    private static ResourceBundle load(String baseName, Locale locale, List<String> formats,
            ClassLoader loader, Control control, ResourceBundle parent) {
        List<Object> key = Arrays.asList(loader, baseName, locale);
        Kept kept;
        synchronized (CACHE) {
            kept = KEPT.get(key);
        }
        long now = System.currentTimeMillis();
        if (kept != null && kept.parent != parent) {
            kept = null;
        }
        boolean stale = kept != null && now >= kept.end;
        if (stale && kept.bundle != null && !control.needsReload(baseName, locale, kept.format,
                loader, kept.bundle, kept.time)) {
            stale = false;
            kept = new Kept(kept.bundle, kept.format, now);
            kept.parent = parent;
            keep(key, kept, baseName, locale, control);
        }
        if (kept == null || stale) {
            kept = make(baseName, locale, formats, loader, control, stale, now);
            kept.parent = parent;
            if (kept.bundle != null && parent != null && kept.bundle.parent == null) {
                kept.bundle.setParent(parent);
            }
            keep(key, kept, baseName, locale, control);
        }
        return kept.bundle != null ? kept.bundle : parent;
    }

    private static Kept make(String baseName, Locale locale, List<String> formats,
            ClassLoader loader, Control control, boolean reload, long now) {
        for (String format : formats) {
            try {
                ResourceBundle b = control.newBundle(baseName, locale, format, loader, reload);
                if (b != null) {
                    b.name = baseName;
                    b.locale = locale;
                    return new Kept(b, format, now);
                }
            } catch (IllegalAccessException | InstantiationException | IOException e) {
                MissingResourceException missing = new MissingResourceException(
                        "Can't find bundle for base name " + baseName + ", locale " + locale,
                        baseName + "_" + locale, "");
                missing.initCause(e);
                throw missing;
            }
        }
        return new Kept(null, null, now);
    }

    /** How bundles are looked for: names, formats, locales, and for how long they are kept. */
    public static class Control {
        public static final List<String> FORMAT_CLASS = List.of("java.class");
        public static final List<String> FORMAT_PROPERTIES = List.of("java.properties");
        public static final List<String> FORMAT_DEFAULT = List.of("java.class", "java.properties");
        public static final long TTL_DONT_CACHE = -1;
        public static final long TTL_NO_EXPIRATION_CONTROL = -2;

        protected Control() {
        }

        private static final class Fixed extends Control {
            private final List<String> formats;
            private final boolean fallback;

            Fixed(List<String> formats, boolean fallback) {
                boolean isClass = formats.equals(FORMAT_CLASS);
                if (!isClass && !formats.equals(FORMAT_PROPERTIES)
                        && !formats.equals(FORMAT_DEFAULT)) {
                    throw new IllegalArgumentException();
                }
                this.formats = isClass ? FORMAT_CLASS : formats.size() == 1 ? FORMAT_PROPERTIES
                                                                            : FORMAT_DEFAULT;
                this.fallback = fallback;
            }

            @Override
            public List<String> getFormats(String baseName) {
                Objects.requireNonNull(baseName);
                return formats;
            }

            @Override
            public Locale getFallbackLocale(String baseName, Locale locale) {
                Objects.requireNonNull(baseName);
                Objects.requireNonNull(locale);
                return fallback ? super.getFallbackLocale(baseName, locale) : null;
            }
        }

        public static final Control getControl(List<String> formats) {
            return new Fixed(formats, true);
        }

        public static final Control getNoFallbackControl(List<String> formats) {
            return new Fixed(formats, false);
        }

        public List<String> getFormats(String baseName) {
            Objects.requireNonNull(baseName);
            return FORMAT_DEFAULT;
        }

        public List<Locale> getCandidateLocales(String baseName, Locale locale) {
            Objects.requireNonNull(baseName);
            List<Locale> locales = new ArrayList<>();
            String language = locale.getLanguage();
            String country = locale.getCountry();
            for (String v = locale.getVariant(); !v.isEmpty();
                    v = v.substring(0, Math.max(0, v.lastIndexOf('_')))) {
                locales.add(new Locale(language, country, v));
            }
            if (!country.isEmpty()) {
                locales.add(new Locale(language, country));
            }
            if (!language.isEmpty()) {
                locales.add(new Locale(language));
            }
            locales.add(Locale.ROOT);
            return locales;
        }

        public Locale getFallbackLocale(String baseName, Locale locale) {
            Objects.requireNonNull(baseName);
            Locale other = Locale.getDefault();
            return locale.equals(other) ? null : other;
        }

        public ResourceBundle newBundle(String baseName, Locale locale, String format,
                ClassLoader loader, boolean reload)
                throws IllegalAccessException, InstantiationException, IOException {
            String name = toBundleName(baseName, locale);
            if (format.equals("java.class")) {
                try {
                    Class<?> c = Class.forName(name, true, loader);
                    if (!ResourceBundle.class.isAssignableFrom(c)) {
                        throw new ClassCastException(c.getName()
                                + " cannot be cast to ResourceBundle");
                    }
                    java.lang.reflect.Constructor<?> k = c.getDeclaredConstructor();
                    k.setAccessible(true);
                    return (ResourceBundle) k.newInstance();
                } catch (ClassNotFoundException e) {
                    return null;
                } catch (NoSuchMethodException | java.lang.reflect.InvocationTargetException e) {
                    InstantiationException failure = new InstantiationException(e.getMessage());
                    failure.initCause(e);
                    throw failure;
                }
            }
            if (!format.equals("java.properties")) {
                throw new IllegalArgumentException("unknown format: " + format);
            }
            try (InputStream in = loader.getResourceAsStream(toResourceName(name, "properties"))) {
                return in == null ? null : new PropertyResourceBundle(in);
            }
        }

        public long getTimeToLive(String baseName, Locale locale) {
            Objects.requireNonNull(baseName);
            Objects.requireNonNull(locale);
            return TTL_NO_EXPIRATION_CONTROL;
        }

        public boolean needsReload(String baseName, Locale locale, String format,
                ClassLoader loader, ResourceBundle bundle, long loadTime) {
            Objects.requireNonNull(bundle);
            String file = format.equals("java.class") || format.equals("java.properties")
                    ? format.substring(5) : format;
            java.net.URL url = loader.getResource(
                    toResourceName(toBundleName(baseName, locale), file));
            if (url == null) {
                return false;
            }
            try {
                java.net.URLConnection connection = url.openConnection();
                connection.setUseCaches(false);
                return connection.getLastModified() >= loadTime;
            } catch (IOException e) {
                return false;
            }
        }

        public String toBundleName(String baseName, Locale locale) {
            String language = locale.getLanguage();
            String country = locale.getCountry();
            String variant = locale.getVariant();
            String script = locale.getScript();
            if (language.isEmpty() && country.isEmpty() && variant.isEmpty()) {
                return Objects.requireNonNull(baseName);
            }
            StringBuilder name = new StringBuilder(baseName).append('_').append(language);
            if (!script.isEmpty()) {
                name.append('_').append(script);
            }
            if (!variant.isEmpty()) {
                name.append('_').append(country).append('_').append(variant);
            } else if (!country.isEmpty()) {
                name.append('_').append(country);
            }
            return name.toString();
        }

        public final String toResourceName(String bundleName, String suffix) {
            return bundleName.replace('.', '/') + "." + Objects.requireNonNull(suffix);
        }
    }

    // ---- The cache, and the ordinary way ----

    public static final void clearCache() {
        synchronized (CACHE) {
            CACHE.clear();
            KEPT.clear();
        }
    }

    public static final void clearCache(ClassLoader loader) {
        Objects.requireNonNull(loader);
        synchronized (CACHE) {
            CACHE.keySet().removeIf(k -> k.get(0) == loader);
            KEPT.keySet().removeIf(k -> k.get(0) == loader);
        }
    }

    private static ResourceBundle find(String baseName, Locale locale, ClassLoader loader) {
        Objects.requireNonNull(baseName);
        ResourceBundle b = chain(baseName, locale, loader);
        // A bundle of the default locale is better than the one for no locale at all.
        if ((b == null || b.locale.equals(Locale.ROOT)) && !locale.equals(Locale.ROOT)
                && !locale.equals(Locale.getDefault())) {
            ResourceBundle d = chain(baseName, Locale.getDefault(), loader);
            b = d != null ? d : b;
        }
        if (b == null) {
            throw new MissingResourceException("Can't find bundle for base name " + baseName
                    + ", locale " + locale, baseName + "_" + locale, "");
        }
        return b;
    }

    private static ResourceBundle chain(String baseName, Locale locale, ClassLoader loader) {
        String[] parts = {locale.getLanguage(), locale.getCountry(), locale.getVariant()};
        ResourceBundle b = load(baseName, Locale.ROOT, "", loader, null);
        StringBuilder suffix = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            suffix.append('_').append(parts[i]);
            if (!parts[i].isEmpty()) {
                Locale l = new Locale(parts[0], i > 0 ? parts[1] : "", i > 1 ? parts[2] : "");
                b = load(baseName, l, suffix.toString(), loader, b);
            }
        }
        return b;
    }

    private static ResourceBundle load(String baseName, Locale locale, String suffix,
            ClassLoader loader, ResourceBundle parent) {
        List<Object> key = Arrays.asList(loader, baseName, locale);
        synchronized (CACHE) {
            ResourceBundle known = CACHE.get(key);
            if (known != null) {
                return known;
            }
        }
        String full = baseName + suffix;
        ResourceBundle b = null;
        try {
            Class<?> c = Class.forName(full, true, loader);
            if (ResourceBundle.class.isAssignableFrom(c)) {
                java.lang.reflect.Constructor<?> k = c.getDeclaredConstructor();
                k.setAccessible(true);
                b = (ResourceBundle) k.newInstance();
            }
        } catch (ClassNotFoundException e) {
            b = null;
        } catch (ReflectiveOperationException e) {
            throw new MissingResourceException("Can't find bundle for base name " + baseName
                    + ", locale " + locale, full, "");
        }
        if (b == null) {
            try (InputStream in = loader.getResourceAsStream(
                    full.replace('.', '/') + ".properties")) {
                if (in != null) {
                    b = new PropertyResourceBundle(in);
                }
            } catch (IOException e) {
                b = null;
            }
        }
        if (b == null) {
            return parent;
        }
        b.name = baseName;
        b.locale = locale;
        if (parent != null) {
            b.setParent(parent);
        }
        synchronized (CACHE) {
            CACHE.put(key, b);
        }
        return b;
    }
}
