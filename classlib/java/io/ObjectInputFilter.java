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
        return new Config.ByClass(predicate, Status.ALLOWED, otherStatus);
    }

    static ObjectInputFilter rejectFilter(Predicate<Class<?>> predicate, Status otherStatus) {
        Objects.requireNonNull(predicate, "predicate");
        Objects.requireNonNull(otherStatus, "otherStatus");
        return new Config.ByClass(predicate, Status.REJECTED, otherStatus);
    }

    static ObjectInputFilter merge(ObjectInputFilter filter, ObjectInputFilter anotherFilter) {
        Objects.requireNonNull(filter, "filter");
        return anotherFilter == null ? filter : new Config.Merged(filter, anotherFilter);
    }

    static ObjectInputFilter rejectUndecidedClass(ObjectInputFilter filter) {
        Objects.requireNonNull(filter, "filter");
        return new Config.Strict(filter);
    }

    /** The filter of all streams, and filters from patterns. */
    final class Config {
        private static ObjectInputFilter common;
        private static boolean factoryInUse = System.getProperty("jdk.serialFilterFactory") != null;
        private static BinaryOperator<ObjectInputFilter> factory; // null: it is being made

        /** A stream has the common filter until it is given its own. */
        private static final class BuiltinFilterFactory
                implements BinaryOperator<ObjectInputFilter> {
            @Override
            public ObjectInputFilter apply(ObjectInputFilter present, ObjectInputFilter next) {
                return next;
            }

            @Override
            public String toString() {
                return BuiltinFilterFactory.class.getName();
            }
        }

        static {
            String pattern = System.getProperty("jdk.serialFilter");
            if (pattern != null) {
                try {
                    common = createFilter(pattern);
                } catch (IllegalArgumentException e) { // there is none then
                    complain("Error configuring filter: " + e);
                }
            }
            try {
                factory = factoryInUse ? named(System.getProperty("jdk.serialFilterFactory"))
                        : new BuiltinFilterFactory();
            } catch (ReflectiveOperationException | ClassCastException e) {
                Throwable reason = e instanceof InvocationTargetException ? e.getCause() : e;
                complain("Error configuring filter factory: " + reason);
                throw new ExceptionInInitializerError(reason);
            }
        }

        private static void complain(String what) {
            System.getLogger("java.io.serialization").log(System.Logger.Level.ERROR, what);
        }

        /** What the program's own class of that name makes. */
        @SuppressWarnings("unchecked")
        private static BinaryOperator<ObjectInputFilter> named(String name)
                throws ReflectiveOperationException {
            Class<?> c = Class.forName(name, true, ClassLoader.getSystemClassLoader());
            return (BinaryOperator<ObjectInputFilter>) c.getConstructor().newInstance();
        }

        /** Throws while the class that the property names is being made. */
        private static BinaryOperator<ObjectInputFilter> present() {
            if (factory == null) {
                throw new IllegalStateException("Serial filter factory initialization incomplete");
            }
            return factory;
        }

        static ObjectInputFilter filterOfStream(ObjectInputFilter present, ObjectInputFilter next) {
            BinaryOperator<ObjectInputFilter> chosen;
            synchronized (Config.class) {
                factoryInUse = true;
                chosen = present();
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

        static Class<?> element(Class<?> c) {
            while (c != null && c.isArray()) {
                c = c.getComponentType();
            }
            return c;
        }

        /** What a predicate says of each class. */
        record ByClass(Predicate<Class<?>> predicate, Status yes, Status no)
                implements ObjectInputFilter {
            @Override
            public Status checkInput(FilterInfo filterInfo) {
                Class<?> c = filterInfo.serialClass();
                return c == null ? Status.UNDECIDED : predicate.test(c) ? yes : no;
            }

            @Override
            public String toString() {
                return "predicate(" + predicate + ", ifTrue: " + yes + ", ifFalse:" + no + ")";
            }
        }

        /** What either of two filters rejects, else what either allows. */
        record Merged(ObjectInputFilter first, ObjectInputFilter second)
                implements ObjectInputFilter {
            @Override
            public Status checkInput(FilterInfo filterInfo) {
                Status a = Objects.requireNonNull(first.checkInput(filterInfo), "status");
                if (a == Status.REJECTED) {
                    return a;
                }
                Status b = Objects.requireNonNull(second.checkInput(filterInfo), "other status");
                return b == Status.UNDECIDED ? a : b;
            }

            @Override
            public String toString() {
                return "merge(" + first + ", " + second + ")";
            }
        }

        /** Rejects the classes that its filter leaves open; of an array, its elements' class. */
        record Strict(ObjectInputFilter filter) implements ObjectInputFilter {
            @Override
            public Status checkInput(FilterInfo filterInfo) {
                Status status = Objects.requireNonNull(filter.checkInput(filterInfo), "status");
                Class<?> c = element(filterInfo.serialClass());
                if (status != Status.UNDECIDED || c == null || c.isPrimitive()) {
                    return status;
                }
                status = filter.checkInput(new Of(c, filterInfo));
                return status == Status.UNDECIDED ? Status.REJECTED : status;
            }

            @Override
            public String toString() {
                return "rejectUndecidedClass(" + filter + ")";
            }
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
            return present();
        }

        public static synchronized void setSerialFilterFactory(
                BinaryOperator<ObjectInputFilter> filterFactory) {
            Objects.requireNonNull(filterFactory, "filterFactory");
            if (factoryInUse) {
                throw new IllegalStateException("Cannot replace filter factory: "
                        + (factory == null ? "initialization incomplete"
                                : factory.getClass().getName()));
            }
            factory = filterFactory;
            factoryInUse = true;
        }

        public static ObjectInputFilter createFilter(String pattern) {
            Objects.requireNonNull(pattern, "pattern");
            return pattern.split(";").length == 0 || pattern.isEmpty() ? null
                    : new Patterns(pattern);
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
                    String rest = name.substring(slash + 1);
                    if (rest.equals(".*") || rest.equals(".**")) {
                        throw new IllegalArgumentException("package missing in: \"" + text + "\"");
                    }
                    if (rest.isEmpty()) {
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
                String value = part.substring(equals + 1);
                switch (name) {
                    case "maxdepth" -> maxDepth = number(value);
                    case "maxarray" -> maxArray = number(value);
                    case "maxrefs" -> maxReferences = number(value);
                    case "maxbytes" -> maxBytes = number(value);
                    default -> throw new IllegalArgumentException("unknown limit: " + name);
                }
                return true;
            }

            private static long number(String text) {
                long value = Long.parseLong(text);
                if (value < 0) {
                    throw new IllegalArgumentException("negative limit: " + value);
                }
                return value;
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
                if (c.isArray() && info.arrayLength() > maxArray) {
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
