/* SPDX-License-Identifier: MIT */
/* Character sequences, class values, numbers, throwables, versions, properties, streams of the
 * system: every member at its edges. */
import java.io.*;
import java.lang.annotation.*;
import java.lang.invoke.*;
import java.util.*;
import java.util.stream.*;

public class LangSmallWhole extends Whole {

    enum Colour {
        RED,
        GREEN
    }

    @Deprecated(since = "1.5", forRemoval = true)
    static void old() {}

    @Deprecated
    static void older() {}

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ ElementType.METHOD, ElementType.TYPE })
    @Repeatable(Marks.class)
    @interface Mark {
        String value() default "m";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ ElementType.METHOD, ElementType.TYPE })
    @interface Marks {
        Mark[] value();
    }

    record Chars(String s) implements CharSequence {
        public int length() {
            return s.length();
        }

        public char charAt(int i) {
            return s.charAt(i);
        }

        public CharSequence subSequence(int a, int b) {
            return new Chars(s.substring(a, b));
        }

        public String toString() {
            return s;
        }
    }

    static void sequences() {
        for (String s : List.of("", "a", "ab\ud83d\ude00c", "\ud83d", "\ude00\ud83d", "x\ud83d")) {
            CharSequence c = new Chars(s);
            p(
                c.chars().boxed().toList(),
                c.codePoints().boxed().toList(),
                c.chars().count(),
                c.codePoints().count(),
                c.isEmpty(),
                c.toString()
            );
            p(
                c.codePoints().spliterator().hasCharacteristics(Spliterator.SIZED),
                c.chars().spliterator().hasCharacteristics(Spliterator.SIZED),
                c.chars().spliterator().estimateSize()
            );
            for (String other : List.of("", "a", "ab", "b", "\ud83d\ude00"))
                p(
                    CharSequence.compare(c, other),
                    CharSequence.compare(other, c),
                    CharSequence.compare(c, new StringBuilder(other))
                );
        }
        p(CharSequence.compare(new Chars("x"), new StringBuffer("xy")));
        t(() -> CharSequence.compare(null, "a"));
        t(() -> CharSequence.compare("a", null));
        CharSequence same = new Chars("q");
        p(CharSequence.compare(same, same));
    }

    static void classValues() {
        List<String> computed = new ArrayList<>();
        ClassValue<String> names = new ClassValue<>() {
            @Override
            protected String computeValue(Class<?> type) {
                computed.add(type.getSimpleName());
                if (type == void.class) throw new IllegalStateException("void");
                return type == Object.class ? null : type.getName() + computed.size();
            }
        };
        p(
            names.get(String.class),
            names.get(String.class),
            names.get(int.class),
            names.get(int[].class),
            names.get(Object.class),
            names.get(Object.class),
            computed
        );
        names.remove(String.class);
        names.remove(Long.class);
        p(names.get(String.class), names.get(int.class), computed);
        t(() -> names.get(void.class));
        t(() -> names.get(void.class));
        t(() -> names.get(null));
        t(() -> names.remove(null));
        p(computed);
        ClassValue<Integer> recursive = new ClassValue<>() {
            @Override
            protected Integer computeValue(Class<?> type) {
                return type.getSuperclass() == null ? 0 : get(type.getSuperclass()) + 1;
            }
        };
        p(
            recursive.get(ArrayList.class),
            recursive.get(Object.class),
            recursive.get(AbstractList.class),
            recursive.get(LinkedHashMap.class)
        );
    }

    static class Half extends Number {

        final int twice;

        Half(int twice) {
            super();
            this.twice = twice;
        }

        public int intValue() {
            return twice / 2;
        }

        public long longValue() {
            return twice / 2;
        }

        public float floatValue() {
            return twice / 2f;
        }

        public double doubleValue() {
            return twice / 2.0;
        }
    }

    static class Plain extends Throwable {

        Plain(String m, Throwable c) {
            super(m, c);
        }

        Plain(Throwable c) {
            super(c);
        }

        Plain(String m, Throwable c, boolean s, boolean w) {
            super(m, c, s, w);
        }
    }

    static class Broken extends VirtualMachineError {

        Broken() {
            super();
        }

        Broken(String m) {
            super(m);
        }

        Broken(String m, Throwable c) {
            super(m, c);
        }

        Broken(Throwable c) {
            super(c);
        }
    }

    static class Fault extends Error {

        Fault(String m, Throwable c, boolean s, boolean w) {
            super(m, c, s, w);
        }
    }

    static void throwables() {
        for (Number n : List.of(new Half(7), new Half(-601)))
            p(
                n.byteValue(),
                n.shortValue(),
                n.intValue(),
                n.longValue(),
                n.floatValue(),
                n.doubleValue()
            );
        Throwable cause = new IOException("io");
        for (Throwable e : List.of(
            new Plain("m", cause),
            new Plain(null, null),
            new Plain(cause),
            new Plain((Throwable) null),
            new Plain("m", cause, false, false),
            new Plain("m", null, true, false),
            new Broken(),
            new Broken("b"),
            new Broken("b", cause),
            new Broken(cause),
            new Broken((Throwable) null),
            new Fault("f", cause, false, true),
            new Fault(null, null, true, false)
        )) {
            p(
                e,
                e.getMessage(),
                e.getLocalizedMessage(),
                e.getCause(),
                e.getStackTrace().length > 0,
                e.getSuppressed().length
            );
            e.addSuppressed(new RuntimeException("s"));
            p(e.getSuppressed());
            t(() -> e.initCause(cause));
            t(() -> e.addSuppressed(e));
            t(() -> e.addSuppressed(null));
            e.setStackTrace(new StackTraceElement[] {
                new StackTraceElement("C", "m", "C.java", 3)
            });
            p(e.getStackTrace());
        }
        t(() -> new Throwable().setStackTrace(null));
        t(() -> new Throwable().setStackTrace(new StackTraceElement[1]));
        Throwable self = new Throwable("self");
        t(() -> self.initCause(self));
        t(() -> self.initCause(null));
        t(() -> self.initCause(null));
        EnumConstantNotPresentException absent = new EnumConstantNotPresentException(
            Colour.class,
            "BLUE"
        );
        p(absent, absent.enumType(), absent.constantName());
        t(() -> new EnumConstantNotPresentException(null, "BLUE"));
        TypeNotPresentException type = new TypeNotPresentException("a.B", cause);
        p(
            type,
            type.typeName(),
            type.getCause(),
            new TypeNotPresentException(null, null),
            new TypeNotPresentException(null, null).typeName()
        );
        AnnotationTypeMismatchException mismatch = new AnnotationTypeMismatchException(
            null,
            "int[]"
        );
        p(mismatch, mismatch.element(), mismatch.foundType());
        IncompleteAnnotationException incomplete = new IncompleteAnnotationException(
            Deprecated.class,
            "since"
        );
        p(incomplete, incomplete.annotationType(), incomplete.elementName());
        t(() -> new IncompleteAnnotationException(null, "x"));
        t(() -> new IncompleteAnnotationException(Deprecated.class, null));
    }

    static void traceElements() {
        StackTraceElement[] all = {
            new StackTraceElement("C", "m", "C.java", 3),
            new StackTraceElement("p.C", "<init>", null, 7),
            new StackTraceElement("C", "m", "C.java", -1),
            new StackTraceElement("C", "m", "C.java", -2),
            new StackTraceElement("C", "m", null, -2),
            new StackTraceElement("app", "mod", "1.0", "p.C", "run", "C.java", 12),
            new StackTraceElement("", "", "", "C", "m", "", 0),
            new StackTraceElement("loader", null, null, "C", "m", "C.java", 1),
            new StackTraceElement(null, "mod", null, "C", "m", "C.java", 1),
            new StackTraceElement(null, null, "2", "C", "m", "C.java", 1)
        };
        for (StackTraceElement e : all)
            p(
                e.toString(),
                e.getClassLoaderName(),
                e.getModuleName(),
                e.getModuleVersion(),
                e.getClassName(),
                e.getMethodName(),
                e.getFileName(),
                e.getLineNumber(),
                e.isNativeMethod(),
                e.hashCode(),
                e.equals(all[0]),
                e.equals(
                    new StackTraceElement(
                        e.getClassLoaderName(),
                        e.getModuleName(),
                        e.getModuleVersion(),
                        e.getClassName(),
                        e.getMethodName(),
                        e.getFileName(),
                        e.getLineNumber()
                    )
                ),
                e.equals(null)
            );
        t(() -> new StackTraceElement(null, "m", "f", 1));
        t(() -> new StackTraceElement("C", null, "f", 1));
        StackTraceElement here = new Throwable().getStackTrace()[0],
            library = null;
        try {
            List.of().get(0);
        } catch (IndexOutOfBoundsException e) {
            library = e.getStackTrace()[e.getStackTrace().length - 2];
        }
        p(
            here,
            here.getClassLoaderName(),
            here.getModuleName(),
            here.getModuleVersion(),
            library,
            library.getClassLoaderName()
        );
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            library = e.getStackTrace()[0];
        }
        p(
            library.getClassLoaderName(),
            library.getModuleName(),
            library.getClassName(),
            library.getMethodName(),
            library.getFileName()
        );
    }

    @Mark("a")
    @Mark("b")
    static void annotated() throws Exception {
        Deprecated d = LangSmallWhole.class
                .getDeclaredMethod("old")
                .getAnnotation(Deprecated.class),
            e = LangSmallWhole.class.getDeclaredMethod("older").getAnnotation(Deprecated.class);
        p(
            d.since(),
            d.forRemoval(),
            d,
            e.since().isEmpty(),
            e.forRemoval(),
            e,
            d.equals(e),
            d.annotationType(),
            e.hashCode() == e.hashCode()
        );
        p(
            Mark.class.getAnnotation(Repeatable.class).value(),
            Mark.class.getAnnotation(Retention.class).value(),
            Mark.class.getAnnotation(Target.class).value(),
            Mark.class.getAnnotation(Target.class)
        );
        Annotation a = LangSmallWhole.class
            .getDeclaredMethod("annotated")
            .getAnnotation(Marks.class);
        p(a.toString(), a.annotationType(), ((Marks) a).value()[1].value());
        SuppressWarnings made = new SuppressWarnings() {
            public String[] value() {
                return new String[] { "x" };
            }

            public Class<? extends Annotation> annotationType() {
                return SuppressWarnings.class;
            }
        };
        p(
            made.value(),
            made.annotationType(),
            Mark.class.isAnnotation(),
            SuppressWarnings.class.getAnnotation(Retention.class).value()
        );
        p(
            ElementType.values(),
            ElementType.valueOf("MODULE"),
            RetentionPolicy.values(),
            RetentionPolicy.valueOf("CLASS"),
            Inherited.class.isAnnotation(),
            Documented.class.isAnnotation(),
            Native.class.isAnnotation()
        );
        t(() -> ElementType.valueOf("X"));
        t(() -> RetentionPolicy.valueOf(null));
    }

    static void versions() {
        for (String s : List.of(
            "9",
            "11.0.2",
            "17.0.15+6-Debian-1deb12u1",
            "9-ea+5",
            "10+-opt",
            "1.2.3.4.5.6",
            "9-ea",
            "9+1",
            "9+1-a.b",
            "17.0.1-beta"
        )) {
            Runtime.Version v = Runtime.Version.parse(s);
            p(
                v.toString(),
                v.feature(),
                v.interim(),
                v.update(),
                v.patch(),
                v.major(),
                v.minor(),
                v.security(),
                v.version(),
                v.pre(),
                v.build(),
                v.optional(),
                v.hashCode(),
                v.equals(Runtime.Version.parse(s)),
                v.equals("9")
            );
            for (String w : List.of("9", "9-ea", "9+1", "11.0.2", "9+1-a.b"))
                p(
                    v.compareTo(Runtime.Version.parse(w)),
                    v.compareToIgnoreOptional(Runtime.Version.parse(w)),
                    v.equalsIgnoreOptional(Runtime.Version.parse(w))
                );
        }
        for (String s : new String[] {
            "",
            "0",
            "9.",
            "9.0",
            "9.0.0",
            "-ea",
            "9-",
            "9+",
            "9+a",
            "9-a_b",
            "09",
            "9.01",
            "9+01",
            "9+0",
            " 9",
            "9-+1",
            "9--a",
            "9+-",
            "99999999999",
            "9.0.1.0",
            "9-ea+-a",
            null
        })
            t(() -> Runtime.Version.parse(s));
        t(() -> Runtime.Version.parse("9").compareTo(null));
        t(() -> Runtime.Version.parse("9").compareToIgnoreOptional(null));
        p(
            Runtime.version().feature(),
            Runtime.version().feature() == Runtime.getRuntime().version().feature(),
            Runtime.Version.parse(Runtime.version().toString()).equals(Runtime.version()),
            Runtime.version().pre()
        );
        p(
            System.getProperty("java.specification.version").equals(
                "" + Runtime.version().feature()
            )
        );
    }

    /* Where libraries are looked for is the matter of who built the VM. */
    static void unlinked(Action action) throws Throwable {
        try {
            action.run();
        } catch (UnsatisfiedLinkError e) {
            throw new Error(
                e.getMessage().replace(System.getProperty("java.library.path"), "PATH")
            );
        }
    }

    static void system() throws Exception {
        Runtime r = Runtime.getRuntime();
        r.gc();
        r.runFinalization();
        System.gc();
        System.runFinalization();
        p(
            r.freeMemory() > 0,
            r.totalMemory() >= r.freeMemory(),
            r.maxMemory() >= r.totalMemory(),
            r.availableProcessors() > 0,
            r == Runtime.getRuntime()
        );
        Thread hook = new Thread(() -> System.out.println("hook"));
        p(r.removeShutdownHook(hook));
        r.addShutdownHook(hook);
        t(() -> r.addShutdownHook(hook));
        t(() -> r.addShutdownHook(null));
        t(() -> r.addShutdownHook(Thread.currentThread()));
        t(() -> r.removeShutdownHook(null));
        p(r.removeShutdownHook(hook), r.removeShutdownHook(hook));
        t(() -> r.load("x"));
        t(() -> r.load("/no/such/lib.so"));
        t(() -> unlinked(() -> r.loadLibrary("no_such_library")));
        t(() -> r.loadLibrary("a/b"));
        t(() -> System.load("lib.so"));
        t(() -> System.load(null));
        t(() -> unlinked(() -> System.loadLibrary("no_such_library")));
        t(() -> System.loadLibrary(null));
        t(() -> unlinked(() -> System.loadLibrary("")));
        p(System.mapLibraryName("x"), System.mapLibraryName(""));
        t(() -> System.mapLibraryName(null));
        p(
            System.getenv("NO_SUCH_VARIABLE_HERE"),
            System.getenv().get("NO_SUCH_VARIABLE_HERE"),
            System.getenv("PATH").equals(System.getenv().get("PATH")),
            System.getenv().containsKey("PATH"),
            System.getenv().isEmpty()
        );
        t(() -> System.getenv(null));
        t(() -> System.getenv().put("A", "b"));
        t(() -> System.getenv().get(null));
        t(() -> System.getenv().containsKey(5));
        t(() -> System.getenv().remove("PATH"));
        p(
            System.setProperty("whole.key", "v"),
            System.getProperty("whole.key"),
            System.getProperty("whole.key", "d"),
            System.getProperty("whole.none", "d"),
            System.getProperty("whole.none"),
            System.clearProperty("whole.key"),
            System.clearProperty("whole.key")
        );
        for (String key : new String[] { null, "" }) {
            t(() -> System.getProperty(key));
            t(() -> System.getProperty(key, "d"));
            t(() -> System.setProperty(key, "d"));
            t(() -> System.clearProperty(key));
        }
        t(() -> System.setProperty("whole.key", null));
        Properties before = System.getProperties(),
            own = new Properties();
        own.setProperty("whole.own", "1");
        System.setProperties(own);
        p(
            System.getProperty("whole.own"),
            System.getProperty("java.version"),
            System.getProperties() == own,
            System.getProperties()
        );
        System.setProperties(null);
        p(
            System.getProperty("whole.own"),
            System.getProperty("java.version").startsWith("17"),
            System.getProperties() != before
        );
        System.setProperties(before);
        p(
            System.getProperties() == before,
            Integer.getInteger("whole.none"),
            Boolean.getBoolean("whole.none"),
            Long.getLong("whole.none", 3)
        );
        PrintStream out = System.out,
            err = System.err;
        InputStream in = System.in;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true));
        System.out.print("to out ");
        System.setErr(System.out);
        System.err.print("to err");
        System.setIn(new ByteArrayInputStream(new byte[] { 65 }));
        int read = System.in.read();
        System.setOut(out);
        System.setErr(err);
        System.setIn(in);
        p(bytes, read, System.out == out, System.err == err, System.in == in);
        System.setOut(null);
        boolean none = System.out == null;
        System.setOut(out);
        p(none, System.console(), System.getSecurityManager());
        t(() -> System.setSecurityManager(null));
        p(
            System.lineSeparator().equals("\n"),
            System.nanoTime() - System.nanoTime() <= 0,
            System.currentTimeMillis() > 1600000000000L,
            System.identityHashCode(null),
            System.identityHashCode("a") == System.identityHashCode("a")
        );
        // p(System.getLogger("x").getName(),
        //     System.getLogger("x").isLoggable(System.Logger.Level.OFF),
        //     System.Logger.Level.valueOf("INFO").getSeverity(),
        //     System.Logger.Level.ALL.getName());
        Object[] a = { 1, "b", null, 4.0 },
            b = new Object[4];
        System.arraycopy(a, 1, b, 0, 3);
        System.arraycopy(a, 0, a, 1, 3);
        p(b, a);
        t(() -> System.arraycopy(a, 0, b, 2, 3));
        t(() -> System.arraycopy(a, -1, b, 0, 1));
        t(() -> System.arraycopy(a, 0, b, 0, -1));
        t(() -> System.arraycopy(a, 0, new int[4], 0, 1));
        t(() -> System.arraycopy(new long[1], 0, new int[4], 0, 1));
        t(() -> System.arraycopy("a", 0, a, 0, 1));
        t(() -> System.arraycopy(a, 0, "a", 0, 1));
        t(() -> System.arraycopy(a, 0, null, 0, 1));
        t(() -> System.arraycopy(a, 0, new String[4], 0, 4));
    }

    public static void main(String[] args) throws Exception {
        sequences();
        classValues();
        throwables();
        traceElements();
        annotated();
        versions();
        system();
    }
}
