/* SPDX-License-Identifier: MIT */
package java.security;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Implementations of algorithms, under a name. Services are put as objects, or as the properties
 * "Type.Algorithm" (a class), "Alg.Alias.Type.Alias" (an algorithm), "Type.Algorithm Name" (an
 * attribute).
 */
public abstract class Provider extends Properties {
    private static final long serialVersionUID = -4298000515446427739L;
    private static final String ALIAS = "Alg.Alias.";

    private final String name;
    private final String info;
    private final double version;
    private final String versionStr;
    private final transient Map<String, Service> put = new LinkedHashMap<>();
    private final transient Map<String, Service> putAliases = new HashMap<>();

    @Deprecated(since = "9")
    protected Provider(String name, double version, String info) {
        this.name = name;
        this.version = version;
        versionStr = Double.toString(version);
        this.info = info;
        enterName();
    }

    protected Provider(String name, String versionStr, String info) {
        this.name = name;
        this.versionStr = versionStr;
        version = number(versionStr);
        this.info = info;
        enterName();
    }

    private void enterName() {
        super.put("Provider.id name", String.valueOf(name));
        super.put("Provider.id version", String.valueOf(versionStr));
        super.put("Provider.id info", String.valueOf(info));
        super.put("Provider.id className", getClass().getName());
    }

    /* Digits with at most one dot that the text begins with. */
    private static double number(String s) {
        if (s == null || s.isEmpty()) {
            return 0;
        }
        int end = 0;
        boolean dot = false;
        while (end < s.length() && (Character.isDigit(s.charAt(end))
                || s.charAt(end) == '.' && !dot)) {
            dot |= s.charAt(end++) == '.';
        }
        try {
            return Double.parseDouble(s.substring(0, end));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    public Provider configure(String configArg) {
        throw new UnsupportedOperationException("configure is not supported");
    }

    public boolean isConfigured() {
        return true;
    }

    public String getName() {
        return name;
    }

    @Deprecated(since = "9")
    public double getVersion() {
        return version;
    }

    public String getVersionStr() {
        return versionStr;
    }

    public String getInfo() {
        return info;
    }

    @Override
    public String toString() {
        return name + " version " + versionStr;
    }

    /* ---- Properties: the provider's own id stays ---- */

    @Override
    public synchronized void clear() {
        super.clear();
        if (put != null) {
            put.clear();
            putAliases.clear();
            enterName();
        }
    }

    private static boolean isId(Object key) {
        return key instanceof String text && text.startsWith("Provider.");
    }

    @Override
    public synchronized Object put(Object key, Object value) {
        return isId(key) ? null : super.put(key, value);
    }

    @Override
    public synchronized void putAll(Map<?, ?> all) {
        all.forEach((key, value) -> put(key, value));
    }

    @Override
    public synchronized Object putIfAbsent(Object key, Object value) {
        return isId(key) ? null : super.putIfAbsent(key, value);
    }

    @Override
    public synchronized Object remove(Object key) {
        return isId(key) ? null : super.remove(key);
    }

    @Override
    public synchronized boolean remove(Object key, Object value) {
        return !isId(key) && super.remove(key, value);
    }

    @Override
    public synchronized Object replace(Object key, Object value) {
        return isId(key) ? null : super.replace(key, value);
    }

    @Override
    public synchronized boolean replace(Object key, Object oldValue, Object newValue) {
        return !isId(key) && super.replace(key, oldValue, newValue);
    }

    @Override
    public synchronized Object compute(Object key,
            BiFunction<? super Object, ? super Object, ? extends Object> f) {
        return isId(key) ? null : super.compute(key, f);
    }

    @Override
    public synchronized Object computeIfAbsent(Object key,
            Function<? super Object, ? extends Object> f) {
        return isId(key) ? null : super.computeIfAbsent(key, f);
    }

    @Override
    public synchronized Object computeIfPresent(Object key,
            BiFunction<? super Object, ? super Object, ? extends Object> f) {
        return isId(key) ? null : super.computeIfPresent(key, f);
    }

    @Override
    public synchronized Object merge(Object key, Object value,
            BiFunction<? super Object, ? super Object, ? extends Object> f) {
        return isId(key) ? null : super.merge(key, value, f);
    }

    @Override
    public synchronized void load(InputStream inStream) throws IOException {
        Properties read = new Properties();
        read.load(inStream);
        putAll(read);
    }

    /* Neither the set nor an entry changes anything. */
    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
        Set<Map.Entry<Object, Object>> own = super.entrySet();
        return Collections.unmodifiableMap(new AbstractMap<Object, Object>() {
            @Override
            public Set<Map.Entry<Object, Object>> entrySet() {
                return own;
            }
        }).entrySet();
    }

    @Override
    public Set<Object> keySet() {
        return Collections.unmodifiableSet(super.keySet());
    }

    @Override
    public java.util.Collection<Object> values() {
        return Collections.unmodifiableCollection(super.values());
    }

    /* ---- Services ---- */

    /* Properties may name these in any case. */
    private static final Set<String> ENGINES = Set.of("AlgorithmParameterGenerator",
            "AlgorithmParameters", "CertPathBuilder", "CertPathValidator", "CertStore",
            "CertificateFactory", "Cipher", "KeyAgreement", "KeyFactory", "KeyGenerator",
            "KeyPairGenerator", "KeyStore", "Mac", "MessageDigest", "SecretKeyFactory",
            "SecureRandom", "Signature");

    private static String engine(String type) {
        for (String known : ENGINES) {
            if (known.equalsIgnoreCase(type)) {
                return known;
            }
        }
        return type;
    }

    private static String key(String type, String algorithm) {
        return type + "." + algorithm.toUpperCase(Locale.ENGLISH);
    }

    public synchronized Service getService(String type, String algorithm) {
        String k = key(type, algorithm);
        Service s = put.get(k);
        if (s == null) {
            s = putAliases.get(k);
        }
        if (s == null) {
            for (Told told : told()) {
                if (told.type.equals(type) && (told.algorithm.equalsIgnoreCase(algorithm)
                        || told.aliases.stream().anyMatch(algorithm::equalsIgnoreCase))) {
                    return told.service(this);
                }
            }
        }
        return s;
    }

    public synchronized Set<Service> getServices() {
        Set<Service> all = new LinkedHashSet<>();
        for (Told told : told()) {
            all.add(told.service(this));
        }
        all.addAll(put.values());
        return Collections.unmodifiableSet(all);
    }

    /** What the properties tell of a service. */
    private static final class Told {
        final String type;
        String algorithm; // as its class is told, if it is
        String className;
        final List<String> aliases = new ArrayList<>();
        final Map<String, String> attributes = new HashMap<>();

        Told(String type, String algorithm) {
            this.type = type;
            this.algorithm = algorithm;
        }

        Service service(Provider p) {
            return new Service(p, type, algorithm, className, aliases, attributes);
        }
    }

    /* The services of the properties that have a class, but those that were put. */
    private List<Told> told() {
        Map<String, Told> all = new LinkedHashMap<>();
        for (Map.Entry<Object, Object> e : super.entrySet()) {
            if (!(e.getKey() instanceof String name) || !(e.getValue() instanceof String value)
                    || isId(name)) {
                continue;
            }
            boolean alias = name.regionMatches(true, 0, ALIAS, 0, ALIAS.length());
            String text = alias ? name.substring(ALIAS.length()) : name;
            int dot = text.indexOf('.');
            int space = alias ? -1 : text.indexOf(' ');
            if (dot <= 0 || space >= 0 && space < dot) {
                continue;
            }
            String end = text.substring(dot + 1, space < 0 ? text.length() : space);
            String of = alias ? value : end;
            if (put.containsKey(key(text.substring(0, dot), of))) {
                continue;
            }
            String type = engine(text.substring(0, dot));
            String k = key(type, of);
            Told told = all.computeIfAbsent(k, x -> new Told(type, end));
            if (alias) {
                told.aliases.add(end);
            } else if (space >= 0) {
                told.attributes.put(text.substring(space + 1).trim(), value);
            } else {
                told.algorithm = end;
                told.className = value;
            }
        }
        all.values().removeIf(told -> told.className == null);
        return new ArrayList<>(all.values());
    }

    protected synchronized void putService(Service s) {
        if (s.getProvider() != this) {
            throw new IllegalArgumentException(
                    "service.getProvider() must match this Provider object");
        }
        Service old = put.get(key(s.getType(), s.getAlgorithm()));
        if (old != null) {
            removeService(old);
        }
        put.put(key(s.getType(), s.getAlgorithm()), s);
        for (String alias : s.aliases) {
            putAliases.put(key(s.getType(), alias), s);
        }
        s.properties(super::put);
    }

    protected synchronized void removeService(Service s) {
        Objects.requireNonNull(s);
        if (put.remove(key(s.getType(), s.getAlgorithm()), s)) {
            putAliases.values().removeIf(other -> other == s);
            s.properties(super::remove);
        }
    }

    /** An implementation of an algorithm. */
    public static class Service {
        private final Provider provider;
        private final String type;
        private final String algorithm;
        private final String className;
        private final List<String> aliases;
        private final Map<String, String> attributes;

        public Service(Provider provider, String type, String algorithm, String className,
                List<String> aliases, Map<String, String> attributes) {
            if (provider == null || type == null || algorithm == null || className == null) {
                throw new NullPointerException();
            }
            this.provider = provider;
            this.type = type;
            this.algorithm = algorithm;
            this.className = className;
            this.aliases = aliases == null ? List.of() : List.copyOf(aliases);
            this.attributes = attributes == null ? Map.of() : new HashMap<>(attributes);
        }

        /* Those that tell of it. */
        private void properties(BiConsumer<String, String> each) {
            String own = type + "." + algorithm;
            each.accept(own, className);
            for (String alias : aliases) {
                each.accept(ALIAS + type + "." + alias, algorithm);
            }
            attributes.forEach((name, value) -> each.accept(own + " " + name, value));
        }

        public final String getType() {
            return type;
        }

        public final String getAlgorithm() {
            return algorithm;
        }

        public final Provider getProvider() {
            return provider;
        }

        public final String getClassName() {
            return className;
        }

        public final String getAttribute(String name) {
            Objects.requireNonNull(name);
            for (Map.Entry<String, String> e : attributes.entrySet()) {
                if (e.getKey().equalsIgnoreCase(name)) {
                    return e.getValue();
                }
            }
            return null;
        }

        /** With the parameter if there is one, which the class then has a constructor for. */
        public Object newInstance(Object constructorParameter) throws NoSuchAlgorithmException {
            Service known = provider.getService(type, algorithm);
            if (known != this && (known == null || !known.className.equals(className))) {
                throw new NoSuchAlgorithmException("Service not registered with Provider "
                        + provider.getName() + ": " + this);
            }
            String what = "Error constructing implementation (algorithm: " + algorithm
                    + ", provider: " + provider.getName() + ", class: " + className + ")";
            try {
                ClassLoader loader = provider.getClass().getClassLoader();
                Class<?> c = Class.forName(className, true,
                        loader == null ? ClassLoader.getSystemClassLoader() : loader);
                if (constructorParameter == null) {
                    return c.getConstructor().newInstance();
                }
                for (Constructor<?> k : c.getConstructors()) {
                    if (k.getParameterCount() == 1
                            && k.getParameterTypes()[0].isInstance(constructorParameter)) {
                        return k.newInstance(constructorParameter);
                    }
                }
                throw new NoSuchAlgorithmException(what);
            } catch (ClassNotFoundException e) {
                throw new NoSuchAlgorithmException("class configured for " + type
                        + " (provider: " + provider.getName() + ") cannot be found.", e);
            } catch (ReflectiveOperationException e) {
                throw new NoSuchAlgorithmException(what, e.getCause() == null ? e : e.getCause());
            }
        }

        /** Of the types known here none takes a key. */
        public boolean supportsParameter(Object parameter) {
            throw new InvalidParameterException("supportsParameter() not used with " + type
                    + " engines");
        }

        @Override
        public String toString() {
            return provider.getName() + ": " + type + "." + algorithm + " -> " + className
                    + (aliases.isEmpty() ? "" : "\r\n  aliases: " + aliases)
                    + (attributes.isEmpty() ? "" : "\r\n  attributes: " + attributes) + "\r\n";
        }
    }
}
