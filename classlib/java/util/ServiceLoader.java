/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;

/** Finds the providers that META-INF/services names for a service. */
public final class ServiceLoader<S> implements Iterable<S> {
    private final Class<S> service;
    private final ClassLoader loader;
    private ArrayList<S> providers;

    private ServiceLoader(Class<S> service, ClassLoader loader) {
        this.service = Objects.requireNonNull(service, "Service interface cannot be null");
        this.loader = loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }

    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<>(service, loader);
    }

    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<>(service, Thread.currentThread().getContextClassLoader());
    }

    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        return new ServiceLoader<>(service, ClassLoader.getSystemClassLoader());
    }

    public void reload() {
        providers = null;
    }

    private void find() {
        ArrayList<S> found = new ArrayList<>();
        LinkedHashSet<String> names = new LinkedHashSet<>();
        try {
            Enumeration<URL> files = loader.getResources("META-INF/services/" + service.getName());
            while (files.hasMoreElements()) {
                try (BufferedReader in = new BufferedReader(
                        new InputStreamReader(files.nextElement().openStream(), "UTF-8"))) {
                    for (String s; (s = in.readLine()) != null;) {
                        int hash = s.indexOf('#');
                        s = (hash < 0 ? s : s.substring(0, hash)).trim();
                        if (!s.isEmpty()) {
                            names.add(s);
                        }
                    }
                }
            }
        } catch (IOException e) {
            throw new ServiceConfigurationError(
                service.getName() + ": Error accessing configuration file", e);
        }
        for (String name : names) {
            Class<?> c;
            try {
                c = Class.forName(name, false, loader);
            } catch (ClassNotFoundException e) {
                throw new ServiceConfigurationError(
                    service.getName() + ": Provider " + name + " not found");
            }
            if (!service.isAssignableFrom(c)) {
                throw new ServiceConfigurationError(
                    service.getName() + ": Provider " + name + " not a subtype");
            }
            try {
                found.add(service.cast(c.getConstructor().newInstance()));
            } catch (ReflectiveOperationException e) {
                throw new ServiceConfigurationError(service.getName() + ": Provider " + name
                    + " could not be instantiated", e);
            }
        }
        providers = found;
    }

    public Iterator<S> iterator() {
        if (providers == null) {
            find();
        }
        return Collections.unmodifiableList(providers).iterator();
    }

    public Optional<S> findFirst() {
        Iterator<S> it = iterator();
        return it.hasNext() ? Optional.of(it.next()) : Optional.empty();
    }

    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}
