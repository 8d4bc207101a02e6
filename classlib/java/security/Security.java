/* SPDX-License-Identifier: MIT */
package java.security;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** The providers of algorithms, in the order in which they are asked. */
public final class Security {
    private static final CopyOnWriteArrayList<Provider> PROVIDERS =
            new CopyOnWriteArrayList<>(List.of(LibraryProvider.IT));
    private static final Properties PROPERTIES = new Properties();

    private Security() {
    }

    /* The first service there is, or null. */
    static Provider.Service find(String type, String algorithm) {
        for (Provider p : PROVIDERS) {
            Provider.Service s = p.getService(type, algorithm);
            if (s != null) {
                return s;
            }
        }
        return null;
    }

    static Provider.Service find(String type, String algorithm, Provider p)
            throws NoSuchAlgorithmException {
        Objects.requireNonNull(algorithm, "null algorithm name");
        if (p == null) {
            throw new IllegalArgumentException("missing provider");
        }
        Provider.Service s = p.getService(type, algorithm);
        if (s == null) {
            throw new NoSuchAlgorithmException("no such algorithm: " + algorithm
                    + " for provider " + p.getName());
        }
        return s;
    }

    static Provider require(String name) throws NoSuchProviderException {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("missing provider");
        }
        Provider p = getProvider(name);
        if (p == null) {
            throw new NoSuchProviderException("no such provider: " + name);
        }
        return p;
    }

    @Deprecated
    public static String getAlgorithmProperty(String algName, String propName) {
        for (Provider p : PROVIDERS) {
            for (Map.Entry<Object, Object> e : p.entrySet()) {
                if (e.getKey().toString().equalsIgnoreCase("Alg." + propName + "." + algName)) {
                    return e.getValue().toString();
                }
            }
        }
        return null;
    }

    public static synchronized int insertProviderAt(Provider provider, int position) {
        if (getProvider(provider.getName()) != null) {
            return -1;
        }
        int at = position < 1 || position > PROVIDERS.size() ? PROVIDERS.size() : position - 1;
        PROVIDERS.add(at, provider);
        return at + 1;
    }

    public static int addProvider(Provider provider) {
        return insertProviderAt(provider, 0);
    }

    public static synchronized void removeProvider(String name) {
        PROVIDERS.removeIf(p -> p.getName().equals(name));
    }

    public static Provider[] getProviders() {
        return PROVIDERS.toArray(new Provider[0]);
    }

    public static Provider getProvider(String name) {
        for (Provider p : PROVIDERS) {
            if (p.getName().equals(name)) {
                return p;
            }
        }
        return null;
    }

    public static Provider[] getProviders(String filter) {
        int colon = filter.indexOf(':');
        return getProviders(Map.of(colon < 0 ? filter : filter.substring(0, colon),
                colon < 0 ? "" : filter.substring(colon + 1)));
    }

    public static Provider[] getProviders(Map<String, String> filter) {
        List<Provider> left = new ArrayList<>(PROVIDERS);
        for (Map.Entry<String, String> e : filter.entrySet()) {
            String key = e.getKey();
            int dot = key.indexOf('.');
            int space = key.indexOf(' ');
            String end = space < 0 ? key : key.substring(0, space);
            if (dot <= 0 || dot >= end.length() - 1
                    || space < 0 && !e.getValue().isEmpty()) {
                throw new InvalidParameterException("Invalid filter");
            }
            String attribute = space < 0 ? null : key.substring(space + 1).trim();
            left.removeIf(p -> {
                Provider.Service s = p.getService(end.substring(0, dot), end.substring(dot + 1));
                return s == null || attribute != null
                        && !e.getValue().equalsIgnoreCase(s.getAttribute(attribute));
            });
        }
        return left.isEmpty() ? null : left.toArray(new Provider[0]);
    }

    public static String getProperty(String key) {
        String value = PROPERTIES.getProperty(key);
        return value == null ? null : value.trim();
    }

    public static void setProperty(String key, String datum) {
        PROPERTIES.put(key, datum);
    }

    public static Set<String> getAlgorithms(String serviceName) {
        Set<String> all = new LinkedHashSet<>();
        if (serviceName != null && !serviceName.isEmpty() && !serviceName.endsWith(".")) {
            for (Provider p : PROVIDERS) {
                for (Provider.Service s : p.getServices()) {
                    if (s.getType().equalsIgnoreCase(serviceName)) {
                        all.add(s.getAlgorithm().toUpperCase(Locale.ENGLISH));
                    }
                }
            }
        }
        return java.util.Collections.unmodifiableSet(all);
    }
}
