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
        for (ResourceBundle b = this; b != null; b = b.parent) {
            Object o = b.handleGetObject(key);
            if (o != null) {
                return o;
            }
        }
        throw new MissingResourceException("Can't find resource for bundle "
                + getClass().getName() + ", key " + key, getClass().getName(), key);
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

    public static final void clearCache() {
        synchronized (CACHE) {
            CACHE.clear();
        }
    }

    public static final void clearCache(ClassLoader loader) {
        Objects.requireNonNull(loader);
        synchronized (CACHE) {
            CACHE.keySet().removeIf(k -> k.get(0) == loader);
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
