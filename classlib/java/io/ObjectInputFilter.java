/* SPDX-License-Identifier: MIT */
package java.io;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.Predicate;

/** Decides which classes a stream of objects may bring, and how much. */
@FunctionalInterface
public interface ObjectInputFilter {
    Status checkInput(FilterInfo filterInfo);

    /** What is about to be read. */
    interface FilterInfo {
        Class<?> serialClass();

        long arrayLength();

        long depth();

        long references();

        long streamBytes();
    }

    /** A decision. */
    enum Status {
        UNDECIDED,
        ALLOWED,
        REJECTED
    }

    static ObjectInputFilter allowFilter(Predicate<Class<?>> predicate, Status otherStatus) {
        Objects.requireNonNull(predicate, "predicate");
        Objects.requireNonNull(otherStatus, "otherStatus");
        return info -> Config.decide(info, predicate, Status.ALLOWED, otherStatus);
    }

    static ObjectInputFilter rejectFilter(Predicate<Class<?>> predicate, Status otherStatus) {
        Objects.requireNonNull(predicate, "predicate");
        Objects.requireNonNull(otherStatus, "otherStatus");
        return info -> Config.decide(info, predicate, Status.REJECTED, otherStatus);
    }

    static ObjectInputFilter merge(ObjectInputFilter filter, ObjectInputFilter anotherFilter) {
        Objects.requireNonNull(filter, "filter");
        if (anotherFilter == null) {
            return filter;
        }
        return info -> {
            Status a = Objects.requireNonNull(filter.checkInput(info));
            Status b = a == Status.REJECTED ? a : Objects.requireNonNull(anotherFilter.checkInput(info));
            return a == Status.REJECTED || b == Status.REJECTED ? Status.REJECTED
                    : a == Status.ALLOWED || b == Status.ALLOWED ? Status.ALLOWED : Status.UNDECIDED;
        };
    }

    static ObjectInputFilter rejectUndecidedClass(ObjectInputFilter filter) {
        Objects.requireNonNull(filter, "filter");
        return info -> {
            Status status = filter.checkInput(info);
            Class<?> c = Config.element(info.serialClass());
            if (status != Status.UNDECIDED || c == null || c.isPrimitive()) {
                return status;
            }
            if (c != info.serialClass()) { // of an array, what it is made of decides
                status = filter.checkInput(new Config.Of(c, info));
            }
            return status == Status.UNDECIDED ? Status.REJECTED : status;
        };
    }

    /** The filter of all streams, and filters from patterns. */
    final class Config {
        private static ObjectInputFilter common = configured();
        private static boolean factoryInUse = System.getProperty("jdk.serialFilterFactory") != null;
        private static BinaryOperator<ObjectInputFilter> factory; // null: it is being made

        /** A stream has the common filter until it is given its own. */
        private static final class BuiltinFilterFactory implements BinaryOperator<ObjectInputFilter> {
            @Override
            public ObjectInputFilter apply(ObjectInputFilter present, ObjectInputFilter next) {
                return next;
            }
        }

        static {
            try {
                factory = factoryInUse ? named(System.getProperty("jdk.serialFilterFactory")) : new BuiltinFilterFactory();
            } catch (ReflectiveOperationException | ClassCastException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        /** What the program's own class of that name makes. */
        @SuppressWarnings("unchecked")
        private static BinaryOperator<ObjectInputFilter> named(String name) throws ReflectiveOperationException {
            try {
                return (BinaryOperator<ObjectInputFilter>) Class.forName(name, true, ClassLoader.getSystemClassLoader())
                        .getConstructor().newInstance();
            } catch (InvocationTargetException e) {
                throw e.getCause() instanceof Error ? (Error) e.getCause() : new ExceptionInInitializerError(e.getCause());
            }
        }

        static ObjectInputFilter filterOfStream(ObjectInputFilter present, ObjectInputFilter next) {
            BinaryOperator<ObjectInputFilter> chosen;
            synchronized (Config.class) {
                factoryInUse = true;
                chosen = factory;
            }
            return chosen.apply(present, next);
        }

        private Config() {
        }

        /** The same place in the stream, with another class. */
        record Of(Class<?> serialClass, FilterInfo info) implements FilterInfo {
            @Override
            public long arrayLength() {
                return info.arrayLength();
            }

            @Override
            public long depth() {
                return info.depth();
            }

            @Override
            public long references() {
                return info.references();
            }

            @Override
            public long streamBytes() {
                return info.streamBytes();
            }
        }

        private static ObjectInputFilter configured() {
            String pattern = System.getProperty("jdk.serialFilter");
            return pattern == null ? null : createFilter(pattern);
        }

        static Class<?> element(Class<?> c) {
            while (c != null && c.isArray()) {
                c = c.getComponentType();
            }
            return c;
        }

        static Status decide(FilterInfo info, Predicate<Class<?>> predicate, Status yes, Status no) {
            Class<?> c = info.serialClass();
            if (c == null) {
                return Status.UNDECIDED;
            }
            return predicate.test(c) ? yes : no;
        }

        public static synchronized ObjectInputFilter getSerialFilter() {
            return common;
        }

        public static synchronized void setSerialFilter(ObjectInputFilter filter) {
            Objects.requireNonNull(filter, "filter");
            if (common != null) {
                throw new IllegalStateException("Serial filter can only be set once");
            }
            common = filter;
        }

        public static synchronized BinaryOperator<ObjectInputFilter> getSerialFilterFactory() {
            return factory;
        }

        public static synchronized void setSerialFilterFactory(
                BinaryOperator<ObjectInputFilter> filterFactory) {
            Objects.requireNonNull(filterFactory, "filterFactory");
            if (factoryInUse) {
                throw new IllegalStateException("Cannot replace filter factory: "
                        + (factory == null ? "initialization incomplete" : factory.getClass().getName()));
            }
            factory = filterFactory;
            factoryInUse = true;
        }

        public static ObjectInputFilter createFilter(String pattern) {
            Objects.requireNonNull(pattern, "pattern");
            return pattern.split(";").length == 0 || pattern.isEmpty() ? null : new Patterns(pattern);
        }

        /** limit=value, class, package.*, package.**, prefix*, each perhaps with '!' before it. */
        private static final class Patterns implements ObjectInputFilter {
            private final String text;
            private final List<String> names = new ArrayList<>();
            private long maxDepth = Long.MAX_VALUE;
            private long maxBytes = Long.MAX_VALUE;
            private long maxReferences = Long.MAX_VALUE;
            private long maxArray = Long.MAX_VALUE;

            Patterns(String text) {
                this.text = text;
                for (String part : text.split(";")) {
                    if (part.isEmpty() || limit(part)) {
                        continue;
                    }
                    String name = part.startsWith("!") ? part.substring(1) : part;
                    int slash = name.indexOf('/');
                    if (slash == 0) {
                        throw new IllegalArgumentException("module name is missing in: \"" + text
                                + "\"");
                    }
                    if (name.equals(".*") || name.equals(".**")) {
                        throw new IllegalArgumentException("package missing in: \"" + text + "\"");
                    }
                    if (slash + 1 == name.length()) {
                        throw new IllegalArgumentException("class or package missing in: \"" + text
                                + "\"");
                    }
                    names.add(part);
                }
            }

            private boolean limit(String part) {
                int equals = part.indexOf('=');
                if (equals < 0) {
                    return false;
                }
                String name = part.substring(0, equals);
                long value = Long.parseLong(part.substring(equals + 1));
                if (value < 0) {
                    throw new IllegalArgumentException("negative limit: " + value);
                }
                if (name.equals("maxdepth")) {
                    maxDepth = value;
                } else if (name.equals("maxarray")) {
                    maxArray = value;
                } else if (name.equals("maxrefs")) {
                    maxReferences = value;
                } else if (name.equals("maxbytes")) {
                    maxBytes = value;
                } else {
                    throw new IllegalArgumentException("unknown limit: " + name);
                }
                return true;
            }

            private static boolean fits(String pattern, Class<?> c) {
                int slash = pattern.indexOf('/');
                if (slash >= 0) {
                    if (!pattern.substring(0, slash).equals(c.getModule().getName())) {
                        return false;
                    }
                    pattern = pattern.substring(slash + 1);
                }
                String name = c.getName();
                if (pattern.endsWith(".**")) {
                    return name.startsWith(pattern.substring(0, pattern.length() - 2));
                }
                if (pattern.endsWith(".*")) {
                    return c.getPackageName().equals(pattern.substring(0, pattern.length() - 2));
                }
                return pattern.endsWith("*")
                        ? name.startsWith(pattern.substring(0, pattern.length() - 1))
                        : name.equals(pattern);
            }

            @Override
            public Status checkInput(FilterInfo info) {
                if (info.references() < 0 || info.depth() < 0 || info.streamBytes() < 0
                        || info.references() > maxReferences || info.depth() > maxDepth
                        || info.streamBytes() > maxBytes) {
                    return Status.REJECTED;
                }
                Class<?> c = info.serialClass();
                if (c == null) {
                    return Status.UNDECIDED;
                }
                if (info.arrayLength() >= 0 && info.arrayLength() > maxArray) {
                    return Status.REJECTED;
                }
                c = element(c);
                if (c.isPrimitive()) {
                    return Status.UNDECIDED;
                }
                for (String each : names) {
                    boolean not = each.startsWith("!");
                    if (fits(not ? each.substring(1) : each, c)) {
                        return not ? Status.REJECTED : Status.ALLOWED;
                    }
                }
                return Status.UNDECIDED;
            }

            @Override
            public String toString() {
                return text;
            }
        }
    }
}
