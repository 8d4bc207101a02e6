/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InputStream;
import jdk.internal.access.SharedSecrets;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Texts by key, for a locale: classes or properties files, the more special before the general. */
public abstract class ResourceBundle {

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
        final Kept above; // what it was made with, null for none; so there is no way round
        long time; // when it was made or last looked after
        long end; // when it is to be looked after again

        Kept(ResourceBundle bundle, String format, Kept above, long time) {
            this.bundle = bundle;
            this.format = format;
            this.above = above;
            this.time = time;
        }
    }

    /** Of one loader. */
    private static final class Cache extends HashMap<List<Object>, Kept> {
        static final long serialVersionUID = 1;

        static Cache of(ClassLoader loader) {
            return (Cache) SharedSecrets.getJavaLangAccess().keptFor(loader)
                    .computeIfAbsent(Cache.class, k -> new Cache());
        }
    }

    private static ResourceBundle find(String baseName, Locale target, ClassLoader loader,
            Control control) {
        Objects.requireNonNull(baseName);
        Objects.requireNonNull(target);
        ResourceBundle base = kept(baseName, target, loader);
        if (base != null) {
            return base;
        }
        Kept general = null; // the one of the root, found once
        Obstacle obstacle = new Obstacle();
        List<String> formats = checked(control.getFormats(baseName), "getFormats");
        for (Locale at = target; at != null; at = control.getFallbackLocale(baseName, at)) {
            List<Locale> candidates = checked(control.getCandidateLocales(baseName, at),
                    "getCandidateLocales");
            int i = candidates.size() - 1;
            Kept last = candidates.get(i).equals(Locale.ROOT) ? general : null;
            for (i -= last != null ? 1 : 0; i >= 0; i--) {
                last = load(baseName, candidates.get(i), formats, loader, control, last, obstacle);
            }
            ResourceBundle b = last != null ? last.bundle : null;
            if (b != null && (!b.locale.equals(Locale.ROOT) || at.equals(Locale.ROOT)
                    || candidates.size() == 1)) {
                return b;
            }
            base = b != null ? b : base;
            general = b != null ? last : general;
        }
        if (base == null) {
            MissingResourceException missing =
                    new MissingResourceException("Can't find bundle for base name "
                    + baseName + ", locale " + target, baseName + "_" + target, "");
            if (obstacle.first != null) {
                missing.initCause(obstacle.first);
            }
            throw missing;
        }
        return base;
    }

    /** The one of just this locale, unless it or one above it is to be looked after. */
    private static ResourceBundle kept(String baseName, Locale locale, ClassLoader loader) {
        long now = System.currentTimeMillis();
        Cache cache = Cache.of(loader);
        synchronized (cache) {
            Kept kept = cache.get(Arrays.asList(baseName, locale));
            ResourceBundle found = kept != null ? kept.bundle : null;
            while (kept != null && kept.bundle != null && now < kept.end) {
                kept = kept.above;
            }
            return kept == null ? found : null;
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
    private static void keep(Cache cache, Kept kept, String baseName, Locale locale,
            Control control) {
        long life = control.getTimeToLive(baseName, locale);
        if (life < Control.TTL_NO_EXPIRATION_CONTROL) {
            throw new IllegalArgumentException("Invalid Control: TTL=" + life);
        }
        long end = life >= 0 ? kept.time + life : Long.MAX_VALUE;
        synchronized (cache) {
            kept.end = end >= 0 ? end : Long.MAX_VALUE;
            if (life == Control.TTL_DONT_CACHE) {
                cache.remove(Arrays.asList(baseName, locale));
            } else {
                cache.put(Arrays.asList(baseName, locale), kept);
            }
        }
    }

    /** What there is for the locale, else what is above. */
    private static Kept load(String baseName, Locale locale, List<String> formats,
            ClassLoader loader, Control control, Kept above, Obstacle obstacle) {
        Cache cache = Cache.of(loader);
        Kept kept;
        long end;
        synchronized (cache) {
            kept = cache.get(Arrays.asList(baseName, locale));
            end = kept != null ? kept.end : 0;
        }
        long now = System.currentTimeMillis();
        if (kept != null && kept.bundle != null && kept.above != above) {
            kept = null;
        }
        boolean stale = kept != null && now >= end;
        boolean reload = stale && kept.bundle != null;
        if (reload && !needsReload(control, baseName, locale, loader, kept)) {
            stale = false;
            kept.time = now;
            keep(cache, kept, baseName, locale, control);
        }
        if (kept == null || stale) {
            kept = make(baseName, locale, formats, loader, control, reload, above, obstacle);
            if (kept.bundle != null && kept.bundle.parent == null) {
                kept.bundle.setParent(above != null ? above.bundle : null);
            }
            keep(cache, kept, baseName, locale, control);
        }
        return kept.bundle != null ? kept : above;
    }

    /** A control that fails to say it leaves the bundle as it is. */
    private static boolean needsReload(Control control, String baseName, Locale locale,
            ClassLoader loader, Kept kept) {
        try {
            return control.needsReload(baseName, locale, kept.format, loader, kept.bundle,
                    kept.time);
        } catch (Exception e) {
            return false;
        }
    }

    private static Kept make(String baseName, Locale locale, List<String> formats,
            ClassLoader loader, Control control, boolean reload, Kept above, Obstacle obstacle) {
        long now = System.currentTimeMillis();
        for (String format : formats) {
            try {
                ResourceBundle b = control.newBundle(baseName, locale, format, loader, reload);
                if (b != null) {
                    b.name = baseName;
                    b.locale = locale;
                    return new Kept(b, format, above, now);
                }
            } catch (LinkageError | Exception e) {
                obstacle.met(e);
            }
        }
        return new Kept(null, null, above, now);
    }

    /**
     * Why the first bundle that could not be made could not;
     * what else is there is found all the same.
     */
    private static final class Obstacle {
        Throwable first;

        void met(Throwable e) {
            if (first == null || first instanceof ClassNotFoundException) {
                first = e;
            }
        }
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
            /** All there are: three with a fallback, three without. */
            private static final Fixed[] ALL = {new Fixed(FORMAT_DEFAULT, true),
                new Fixed(FORMAT_CLASS, true), new Fixed(FORMAT_PROPERTIES, true),
                new Fixed(FORMAT_DEFAULT, false), new Fixed(FORMAT_CLASS, false),
                new Fixed(FORMAT_PROPERTIES, false)};

            private final List<String> formats;
            private final boolean fallback;

            private Fixed(List<String> formats, boolean fallback) {
                this.formats = formats;
                this.fallback = fallback;
            }

            static Fixed of(List<String> formats, boolean fallback) {
                for (Fixed one : ALL) {
                    if (formats.equals(one.formats) && one.fallback == fallback) {
                        return one;
                    }
                }
                throw new IllegalArgumentException();
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
            return Fixed.of(formats, true);
        }

        public static final Control getNoFallbackControl(List<String> formats) {
            return Fixed.of(formats, false);
        }

        public List<String> getFormats(String baseName) {
            Objects.requireNonNull(baseName);
            return FORMAT_DEFAULT;
        }

        public List<Locale> getCandidateLocales(String baseName, Locale locale) {
            Objects.requireNonNull(baseName);
            return CandidateLocales.of(locale);
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
            ResourceBundle found = newBundle(name, format, loader, reload);
            String other = found == null ? Locale.renamed(locale.getLanguage()) : null;
            String start = baseName + "_";
            String otherName = other == null ? name
                    : name.replace(start + locale.getLanguage(), start + other);
            return otherName.equals(name) ? found : newBundle(otherName, format, loader, reload);
        }

        private static ResourceBundle newBundle(String name, String format, ClassLoader loader,
                boolean reload) throws IllegalAccessException, InstantiationException, IOException {
            if (format.equals("java.class")) {
                try {
                    return made(Class.forName(name, true, loader));
                } catch (ClassNotFoundException e) {
                    return null;
                }
            }
            if (!format.equals("java.properties")) {
                throw new IllegalArgumentException("unknown format: " + format);
            }
            String resource = resourceName(name, "properties");
            try (InputStream in = reload ? freshly(loader.getResource(resource))
                    : loader.getResourceAsStream(resource)) {
                return in == null ? null : new PropertyResourceBundle(in);
            }
        }

        /** What a place has now, not what somebody keeps of it. */
        private static InputStream freshly(java.net.URL place) throws IOException {
            if (place == null) {
                return null;
            }
            java.net.URLConnection connection = place.openConnection();
            connection.setUseCaches(false);
            return connection.getInputStream();
        }

        private static ResourceBundle made(Class<?> c)
                throws IllegalAccessException, InstantiationException {
            if (!ResourceBundle.class.isAssignableFrom(c)) {
                throw new ClassCastException(c.getName() + " cannot be cast to ResourceBundle");
            }
            java.lang.reflect.Constructor<?> k;
            try {
                k = c.getDeclaredConstructor();
            } catch (NoSuchMethodException e) {
                throw new InstantiationException("public no-arg constructor does not exist in "
                        + c.getName());
            }
            if (!java.lang.reflect.Modifier.isPublic(k.getModifiers())) {
                throw new IllegalAccessException("no-arg constructor in " + c.getName()
                        + " is not publicly accessible.");
            }
            k.setAccessible(true); // its class need not be public
            try {
                return (ResourceBundle) k.newInstance();
            } catch (java.lang.reflect.InvocationTargetException e) {
                throw Control.<RuntimeException>unchecked(e);
            }
        }

        @SuppressWarnings("unchecked")
        private static <E extends Exception> E unchecked(Exception e) throws E {
            throw (E) e;
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
            return resourceName(bundleName, suffix);
        }

        private static String resourceName(String bundleName, String suffix) {
            return bundleName.replace('.', '/') + "." + Objects.requireNonNull(suffix);
        }
    }

    // ---- What is kept, and the ordinary way ----

    @CallerSensitive
    public static final void clearCache() {
        clearCache(loaderOf(Reflection.getCallerClass()));
    }

    public static final void clearCache(ClassLoader loader) {
        Objects.requireNonNull(loader);
        Cache cache = Cache.of(loader);
        synchronized (cache) {
            cache.clear();
        }
    }

    private static ResourceBundle find(String baseName, Locale locale, ClassLoader loader) {
        return find(baseName, locale, loader, Control.getControl(Control.FORMAT_DEFAULT));
    }
}
