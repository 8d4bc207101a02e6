/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.access.SharedSecrets;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/**
 * Finds the providers that META-INF/services names for a service: one after the other,
 * when asked for.
 */
public final class ServiceLoader<S> implements Iterable<S> {
    private final Class<S> service;
    private final ClassLoader loader;
    private final ModuleLayer layer;
    /** Of iterators, and of streams; null: not asked for yet, or forgotten by reload. */
    private Cache<S> made;
    private Cache<Provider<S>> offered;

    /** A provider that is made when asked for. */
    public interface Provider<S> extends Supplier<S> {
        Class<? extends S> type();

        @Override
        S get();
    }

    /* In a layer there are modules only, and no loader is asked. */
    private ServiceLoader(Class<?> caller, ModuleLayer layer, Class<S> service,
            ClassLoader loader) {
        this.service = Objects.requireNonNull(service);
        this.layer = layer;
        this.loader = loader == null ? ClassLoader.getSystemClassLoader() : loader;
        Module m = caller == null ? null : caller.getModule();
        if (m != null && m != Object.class.getModule() && !m.canUse(service)) {
            throw failure(m + " does not declare `uses`", null);
        }
    }

    @CallerSensitive
    public static <S> ServiceLoader<S> load(Class<S> service, ClassLoader loader) {
        return new ServiceLoader<>(Reflection.getCallerClass(), null, service, loader);
    }

    @CallerSensitive
    public static <S> ServiceLoader<S> load(Class<S> service) {
        return new ServiceLoader<>(Reflection.getCallerClass(), null, service,
                Thread.currentThread().getContextClassLoader());
    }

    @CallerSensitive
    public static <S> ServiceLoader<S> loadInstalled(Class<S> service) {
        return new ServiceLoader<>(Reflection.getCallerClass(), null, service,
                ClassLoader.getPlatformClassLoader());
    }

    @CallerSensitive
    public static <S> ServiceLoader<S> load(ModuleLayer layer, Class<S> service) {
        return new ServiceLoader<>(Reflection.getCallerClass(), Objects.requireNonNull(layer),
                service, null);
    }

    private ServiceConfigurationError failure(String text, Throwable cause) {
        return new ServiceConfigurationError(service.getName() + ": " + text, cause);
    }

    /** The class of a provider and its constructor. */
    private final class Found implements Provider<S> {
        private final Class<? extends S> type;
        private final Constructor<? extends S> constructor;
        private final Method provider;

        Found(Class<? extends S> type) {
            this.type = type;
            provider = null;
            try {
                constructor = type.getConstructor();
                if (!type.getModule().isExported(type.getPackageName())
                        || !Modifier.isPublic(type.getModifiers())) {
                    constructor.setAccessible(true);
                }
            } catch (ReflectiveOperationException | RuntimeException e) {
                throw failure(type.getName() + " Unable to get public no-arg constructor", e);
            }
        }

        /* A module's: its static method "provider" makes it. */
        Found(Method provider) {
            type = provider.getReturnType().asSubclass(service);
            constructor = null;
            this.provider = provider;
            provider.setAccessible(true);
        }

        @Override
        public Class<? extends S> type() {
            return type;
        }

        @Override
        public S get() {
            try {
                if (provider != null) {
                    S made = service.cast(provider.invoke(null));
                    if (made == null) {
                        throw failure(provider + " returned null", null);
                    }
                    return made;
                }
                return constructor.newInstance();
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof Error) {
                    throw (Error) e.getCause();
                }
                throw failure("Provider " + type.getName() + " could not be instantiated",
                        e.getCause());
            } catch (ReflectiveOperationException e) {
                throw failure("Provider " + type.getName() + " could not be instantiated", e);
            }
        }

        @Override
        public int hashCode() {
            return Objects.hash(service, type);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof ServiceLoader.Found && type == ((ServiceLoader<?>.Found) o).type;
        }
    }

    /** Goes through the files and their names; each class is looked at once. */
    private final class Search implements Iterator<Provider<S>> {
        private Enumeration<URL> files;
        private Iterator<String> names = Collections.emptyIterator();
        private final Set<String> seen = new HashSet<>();
        private Provider<S> next;
        private ServiceConfigurationError error;
        private final Iterator<Class<?>> inModules = SharedSecrets.getJavaLangAccess()
                .providersInModules(service, layer, loader).iterator();

        private List<String> read(URL file) {
            List<String> list = new ArrayList<>();
            try (BufferedReader in =
                    new BufferedReader(new InputStreamReader(file.openStream(), "UTF-8"))) {
                int number = 0;
                for (String s; (s = in.readLine()) != null;) {
                    number++;
                    int hash = s.indexOf('#');
                    s = (hash < 0 ? s : s.substring(0, hash)).trim();
                    if (!s.isEmpty()) {
                        check(s, file, number);
                        if (seen.add(s)) {
                            list.add(s);
                        }
                    }
                }
            } catch (IOException e) {
                throw failure("Error accessing configuration file", e);
            }
            return list;
        }

        private void check(String name, URL file, int number) {
            String place = file + ":" + number + ": ";
            if (name.indexOf(' ') >= 0 || name.indexOf('\t') >= 0) {
                throw failure(place + "Illegal configuration-file syntax", null);
            }
            for (int i = 0; i < name.length();) {
                int c = name.codePointAt(i);
                if (i == 0 ? !Character.isJavaIdentifierStart(c)
                        : c != '.' && !Character.isJavaIdentifierPart(c)) {
                    throw failure(place + "Illegal provider-class name: " + name, null);
                }
                i += Character.charCount(c);
            }
        }

        /* Those in modules go first. */
        private Found nextFound() {
            if (inModules.hasNext()) {
                return inModule(inModules.next());
            }
            Class<?> c;
            do { // those of modules with names are told by their modules alone
                c = layer != null ? null : nextClass();
            } while (c != null && c.getModule().isNamed());
            if (c != null && !service.isAssignableFrom(c)) {
                throw failure(c.getName() + " not a subtype", null);
            }
            return c == null ? null : new Found(c.asSubclass(service));
        }

        private Found inModule(Class<?> c) {
            for (Method m : c.getMethods()) {
                if (m.getName().equals("provider") && m.getParameterCount() == 0
                        && m.getDeclaringClass() == c && Modifier.isStatic(m.getModifiers())) {
                    if (!service.isAssignableFrom(m.getReturnType())) {
                        throw failure(m + " return type not a subtype", null);
                    }
                    return new Found(m);
                }
            }
            if (!service.isAssignableFrom(c)) {
                throw failure(c.getName() + " not a subtype", null);
            }
            return new Found(c.asSubclass(service));
        }

        private Class<?> nextClass() {
            try {
                if (files == null) {
                    files = loader.getResources("META-INF/services/" + service.getName());
                }
            } catch (IOException e) {
                throw failure("Error locating configuration files", e);
            }
            while (!names.hasNext()) {
                if (!files.hasMoreElements()) {
                    return null;
                }
                names = read(files.nextElement()).iterator();
            }
            String name = names.next();
            try {
                return Class.forName(name, false, loader);
            } catch (ClassNotFoundException e) {
                throw failure("Provider " + name + " not found", null);
            }
        }

        @Override
        public boolean hasNext() {
            if (next == null && error == null) {
                try {
                    next = nextFound();
                } catch (ServiceConfigurationError e) {
                    error = e;
                }
            }
            return next != null || error != null;
        }

        @Override
        public Provider<S> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ServiceConfigurationError e = error;
            Provider<S> result = next;
            error = null;
            next = null;
            if (e != null) {
                throw e;
            }
            return result;
        }
    }

    /** Found so far, in order, and what else there is. A walk ends when it is forgotten. */
    private final class Cache<T> {
        private final ArrayList<T> all = new ArrayList<>();
        private final Search search = new Search();

        private void check() {
            if (this != made && this != offered) {
                throw new ConcurrentModificationException();
            }
        }

        Iterator<T> iterator() {
            return new Iterator<T>() {
                private int index;

                @Override
                public boolean hasNext() {
                    check();
                    return index < all.size() || search.hasNext();
                }

                @Override
                @SuppressWarnings("unchecked")
                public T next() {
                    check();
                    if (index == all.size()) {
                        Provider<S> next = search.next();
                        all.add((T) (Cache.this == made ? next.get() : next));
                    }
                    return all.get(index++);
                }
            };
        }
    }

    public Iterator<S> iterator() {
        if (made == null) {
            made = new Cache<>();
        }
        return made.iterator();
    }

    public Stream<Provider<S>> stream() {
        if (offered == null) {
            offered = new Cache<>();
        }
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(offered.iterator(), Spliterator.ORDERED),
                false);
    }

    public Optional<S> findFirst() {
        Iterator<S> it = iterator();
        return it.hasNext() ? Optional.of(it.next()) : Optional.empty();
    }

    public void reload() {
        made = null;
        offered = null;
    }

    public String toString() {
        return "java.util.ServiceLoader[" + service.getName() + "]";
    }
}
