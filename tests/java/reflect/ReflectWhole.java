/* SPDX-License-Identifier: MIT */
/*
 * Reflection member by member: what constructors, methods, fields, parameters, components,
 * annotated types and proxies say.
 */
import java.io.*;
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class ReflectWhole extends Whole {

    @Retention(RetentionPolicy.RUNTIME)
    @Target({
        ElementType.METHOD,
        ElementType.TYPE,
        ElementType.FIELD,
        ElementType.CONSTRUCTOR,
        ElementType.PARAMETER,
        ElementType.TYPE_USE,
        ElementType.RECORD_COMPONENT
    })
    @Repeatable(Marks.class)
    @interface Mark {
        String value() default "m";
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({
        ElementType.METHOD,
        ElementType.TYPE,
        ElementType.FIELD,
        ElementType.CONSTRUCTOR,
        ElementType.PARAMETER,
        ElementType.TYPE_USE,
        ElementType.RECORD_COMPONENT
    })
    @interface Marks {
        Mark[] value();
    }

    static class Shape<T extends Comparable<T>> implements Serializable {

        @Mark("f")
        @Mark("g")
        public final transient T field;

        protected volatile int[][] grid;
        private static final long serialVersionUID = 1;
        List<? super Integer> low;
        Map<String, ? extends T[]> map;

        @Mark("c")
        public <X extends Exception> Shape(@Mark("p") T field, List<String>... rest)
            throws X, IOException {
            this.field = field;
        }

        Shape() {
            field = null;
        }

        @Deprecated
        @Mark("1")
        @Mark("2")
        public synchronized <A, B extends A> Map<A, ? super B> pair(
            @Mark("x") @Mark("y") A a,
            @Deprecated B b,
            int... rest
        ) throws IllegalStateException {
            return null;
        }

        static native void gone();

        public final String toString() {
            return "shape";
        }

        class Inner {

            Inner(int a, String b) {}
        }

        T typed(T t) {
            return t;
        }
    }

    abstract static class Half implements Comparable<Half> {

        abstract void half();

        public int compareTo(Half other) {
            return 0;
        }
    }

    record Point(
        @Mark("x") int x,
        @Deprecated List<String> names,
        @Mark("a") @Mark("b") double... rest
    ) {}

    static class Annotated<@Mark("tp") T extends @Mark("bound") Object & @Mark("second") Runnable> {

        @Mark("array")
        String @Mark("outer") []@Mark("inner") [] arrays;

        @Mark("list")
        List<@Mark("wild") ? extends @Mark("upper") Number> wild;

        List<@Mark("lowwild") ? super @Mark("lower") Integer> low;

        @Mark("var")
        T variable;

        Map.@Mark("entry") Entry<String, @Mark("value") Integer> entry;
        int plain;
    }

    static void executables() throws Exception {
        for (Executable e : new ArrayList<Executable>() {
            {
                addAll(Arrays.asList(Shape.class.getDeclaredConstructors()));
                addAll(Arrays.asList(Shape.class.getDeclaredMethods()));
                addAll(Arrays.asList(Half.class.getDeclaredMethods()));
                addAll(Arrays.asList(Shape.Inner.class.getDeclaredConstructors()));
                addAll(Arrays.asList(Point.class.getDeclaredConstructors()));
                sort(Comparator.comparing(Executable::toString));
            }
        }) {
            p(
                e.toString(),
                e.toGenericString(),
                e.getName(),
                e.getDeclaringClass(),
                e.getModifiers(),
                e.getParameterCount(),
                e.isSynthetic(),
                e.isVarArgs()
            );
            p(
                e.getParameterTypes(),
                e.getGenericParameterTypes(),
                e.getExceptionTypes(),
                e.getGenericExceptionTypes(),
                e.getTypeParameters()
            );
            p(
                e.getAnnotation(Mark.class),
                e.getDeclaredAnnotations(),
                e.getAnnotations(),
                e.getAnnotationsByType(Mark.class),
                e.getDeclaredAnnotation(Deprecated.class),
                e.getDeclaredAnnotationsByType(Deprecated.class),
                e.isAnnotationPresent(Mark.class),
                e.getParameterAnnotations()
            );
            t(() -> e.getAnnotation(null));
            t(() -> e.getAnnotationsByType(null));
            for (Parameter q : e.getParameters()) {
                p(
                    q.toString(),
                    q.getName(),
                    q.getType(),
                    q.getParameterizedType(),
                    q.getModifiers(),
                    q.isNamePresent(),
                    q.isImplicit(),
                    q.isSynthetic(),
                    q.isVarArgs(),
                    q.getDeclaringExecutable() == e,
                    q.hashCode() == q.hashCode(),
                    q.equals(q)
                );
                p(
                    q.getAnnotation(Mark.class),
                    q.getAnnotations(),
                    q.getDeclaredAnnotations(),
                    q.getDeclaredAnnotation(Mark.class),
                    q.getAnnotationsByType(Mark.class),
                    q.getDeclaredAnnotationsByType(Mark.class),
                    q.getAnnotatedType(),
                    q.isAnnotationPresent(Deprecated.class)
                );
            }
            p(
                e.getAnnotatedReceiverType(),
                e.getAnnotatedReturnType(),
                e.getAnnotatedExceptionTypes(),
                e.getAnnotatedParameterTypes()
            );
            if (e instanceof Constructor<?> c) p(
                c.hashCode() == c.getDeclaringClass().getName().hashCode(),
                c.equals(c.getDeclaringClass().getDeclaredConstructor(c.getParameterTypes())),
                c.getTypeParameters().length,
                c.getDeclaringClass(),
                c.getModifiers(),
                c.isSynthetic(),
                c.isVarArgs(),
                c.getParameterCount(),
                c.getGenericExceptionTypes().length,
                c.getDeclaredAnnotations().length,
                c.toString().length()
            );
            if (e instanceof Method m) p(
                m.hashCode() ==
                    (m.getDeclaringClass().getName().hashCode() ^ m.getName().hashCode()),
                m.getDefaultValue(),
                m.isBridge(),
                m.isDefault(),
                m.getReturnType(),
                m.getGenericReturnType(),
                m.getDeclaredAnnotations().length
            );
        }
        p(
            Mark.class.getMethod("value").getDefaultValue(),
            Runnable.class.getMethod("run").isDefault(),
            Comparator.class.getMethod("reversed").isDefault()
        );
        t(() -> Half.class.getDeclaredConstructor().newInstance());
        t(() -> Shape.class.getDeclaredConstructor().newInstance(1));
        t(() -> Object.class.getMethod("toString").invoke(null));
        t(() -> Shape.class.getMethod("toString").invoke("x"));
        t(() -> Integer.class.getMethod("parseInt", String.class).invoke(null, "x"));
        t(() -> Integer.class.getMethod("parseInt", String.class).invoke(null));
        t(() -> Integer.class.getMethod("parseInt", String.class).invoke(null, 5));
        t(() -> Math.class.getMethod("abs", int.class).invoke(null, (Object) null));
        p(
            Math.class.getMethod("abs", long.class).invoke(null, (byte) -3),
            Math.class.getMethod("abs", double.class).invoke(null, 'a')
        );
        t(() -> Math.class.getMethod("abs", int.class).invoke(null, 5L));
    }

    static void fields() throws Exception {
        for (Field f : new ArrayList<Field>() {
            {
                addAll(Arrays.asList(Shape.class.getDeclaredFields()));
                addAll(Arrays.asList(Point.class.getDeclaredFields()));
            }
        }) {
            p(
                f.toString(),
                f.toGenericString(),
                f.getName(),
                f.getType(),
                f.getGenericType(),
                f.getDeclaringClass(),
                f.getModifiers(),
                f.isSynthetic(),
                f.isEnumConstant(),
                f.equals(f.getDeclaringClass().getDeclaredField(f.getName())),
                f.equals(null),
                f.hashCode() ==
                    (f.getDeclaringClass().getName().hashCode() ^ f.getName().hashCode())
            );
            p(
                f.getAnnotation(Mark.class),
                f.getAnnotations(),
                f.getDeclaredAnnotations(),
                f.getAnnotationsByType(Mark.class),
                f.getDeclaredAnnotationsByType(Mark.class),
                f.getAnnotatedType()
            );
        }
        Shape<String> s = new Shape<>();
        Field grid = Shape.class.getDeclaredField("grid"),
            constant = Shape.class.getDeclaredField("field");
        grid.set(s, new int[][] { { 1 } });
        p(grid.get(s));
        t(() -> grid.set(s, "x"));
        t(() -> grid.get(null));
        t(() -> grid.get("x"));
        t(() -> grid.getInt(s));
        t(() -> constant.set(s, "x"));
        constant.setAccessible(true);
        constant.set(s, "forced");
        p(s.field);
        Field number = Point.class.getDeclaredField("x");
        number.setAccessible(true);
        Point point = new Point(7, List.of());
        p(
            number.getInt(point),
            number.getLong(point),
            number.getDouble(point),
            number.getFloat(point)
        );
        t(() -> number.getByte(point));
        t(() -> number.setInt(point, 4));
        t(() -> {
            try {
                String.class.getDeclaredField("value").setAccessible(true);
            } catch (InaccessibleObjectException e) {
                throw new Error(e.getMessage().replaceAll("@.*", "@"));
            }
        });
        p(number.trySetAccessible(), number.canAccess(point), number.isAccessible());
        t(() -> number.canAccess(null));
    }

    static void accessible() throws Exception {
        AccessibleObject a = Shape.class.getDeclaredMethod("typed", Comparable.class),
            bare = new AccessibleObject() {};
        p(
            a.isAccessible(),
            a.isAnnotationPresent(Mark.class),
            a.getAnnotations(),
            a.getDeclaredAnnotations()
        );
        a.setAccessible(true);
        AccessibleObject.setAccessible(new AccessibleObject[] { a }, false);
        p(
            a.isAccessible(),
            a.getAnnotation(Mark.class),
            a.getAnnotationsByType(Mark.class),
            a.getDeclaredAnnotation(Mark.class),
            a.getDeclaredAnnotationsByType(Mark.class)
        );
        t(() -> bare.getAnnotation(Mark.class));
        t(() -> bare.getAnnotations());
        t(() -> bare.isAnnotationPresent(Mark.class));
        t(() -> bare.getDeclaredAnnotation(Mark.class));
        AnnotatedElement element = Shape.class;
        p(
            element.getDeclaredAnnotation(Mark.class),
            element.getDeclaredAnnotationsByType(Mark.class),
            element.isAnnotationPresent(Mark.class)
        );
        AnnotatedElement own = new AnnotatedElement() {
            public <T extends Annotation> T getAnnotation(Class<T> c) {
                return Shape.class.getAnnotation(c);
            }

            public Annotation[] getAnnotations() {
                return getDeclaredAnnotations();
            }

            public Annotation[] getDeclaredAnnotations() {
                try {
                    return Shape.class.getDeclaredField("field").getDeclaredAnnotations();
                } catch (NoSuchFieldException e) {
                    throw new Error(e);
                }
            }
        };
        p(
            own.getDeclaredAnnotation(Marks.class),
            own.getDeclaredAnnotation(Mark.class),
            own.getDeclaredAnnotationsByType(Mark.class),
            own.getAnnotationsByType(Mark.class),
            own.isAnnotationPresent(Mark.class)
        );
        t(() -> own.getDeclaredAnnotation(null));
        t(() -> own.getDeclaredAnnotationsByType(null));
    }

    static void describe(AnnotatedType a, String depth) {
        p(
            depth,
            a.toString(),
            a.getType(),
            a.getAnnotations(),
            a.getDeclaredAnnotations(),
            a.getAnnotation(Mark.class),
            a.isAnnotationPresent(Mark.class),
            a.getAnnotatedOwnerType(),
            a.equals(a),
            a.hashCode() == a.hashCode()
        );
        if (depth.length() > 5) return;
        if (a instanceof AnnotatedArrayType x) {
            p(x.getAnnotatedOwnerType());
            describe(x.getAnnotatedGenericComponentType(), depth + ">");
        }
        if (a instanceof AnnotatedParameterizedType x) {
            p(x.getAnnotatedOwnerType());
            for (AnnotatedType each : x.getAnnotatedActualTypeArguments())
                describe(each, depth + ">");
        }
        if (a instanceof AnnotatedTypeVariable x) {
            p(x.getAnnotatedOwnerType());
            for (AnnotatedType each : x.getAnnotatedBounds()) describe(each, depth + ">");
        }
        if (a instanceof AnnotatedWildcardType x) {
            p(x.getAnnotatedOwnerType());
            for (AnnotatedType each : x.getAnnotatedUpperBounds()) describe(each, depth + ">");
            for (AnnotatedType each : x.getAnnotatedLowerBounds()) describe(each, depth + "<");
        }
    }

    static void types() throws Exception {
        for (Field f : Annotated.class.getDeclaredFields())
            describe(f.getAnnotatedType(), f.getName().substring(0, 1));
        for (TypeVariable<?> v : Annotated.class.getTypeParameters()) {
            p(
                v.toString(),
                v.getName(),
                v.getBounds(),
                v.getGenericDeclaration(),
                v.getAnnotations(),
                v.getDeclaredAnnotations(),
                v.getAnnotation(Mark.class),
                v.getAnnotatedBounds(),
                v.getTypeName(),
                v.equals(Annotated.class.getTypeParameters()[0])
            );
        }
        for (RecordComponent c : Point.class.getRecordComponents())
            p(
                c.toString(),
                c.getName(),
                c.getType(),
                c.getGenericType(),
                c.getGenericSignature(),
                c.getAccessor(),
                c.getDeclaringRecord(),
                c.getAnnotation(Mark.class),
                c.getAnnotations(),
                c.getDeclaredAnnotations(),
                c.getAnnotationsByType(Mark.class),
                c.getAnnotatedType()
            );
        p(
            Half.class.getAnnotatedInterfaces(),
            Half.class.getAnnotatedSuperclass(),
            Runnable.class.getAnnotatedSuperclass(),
            int.class.getAnnotatedInterfaces()
        );
    }

    static class ByHand extends Proxy {

        ByHand(InvocationHandler h) {
            super(h);
        }

        InvocationHandler handler() {
            return h;
        }
    }

    static void proxies() throws Exception {
        InvocationHandler h = (proxy, m, args) -> m.getName();
        p(new ByHand(h).handler() == h);
        t(() -> new ByHand(null));
        Class<?> c = Proxy.getProxyClass(ReflectWhole.class.getClassLoader(), Comparable.class);
        p(
            Proxy.isProxyClass(c),
            c.getSuperclass(),
            c.getInterfaces(),
            Modifier.toString(c.getModifiers()),
            Proxy.isProxyClass(ByHand.class),
            c == Proxy.getProxyClass(ReflectWhole.class.getClassLoader(), Comparable.class)
        );
        Object made = c.getConstructor(InvocationHandler.class).newInstance(h);
        p(Proxy.getInvocationHandler(made) == h, made.toString());
        t(() -> ((Comparable<Object>) made).compareTo(1));
        t(() -> Proxy.getInvocationHandler("x"));
        t(() -> Proxy.getProxyClass(null, String.class));
        t(() -> Proxy.getProxyClass(null, Runnable.class, Runnable.class));
        t(() -> Proxy.newProxyInstance(null, new Class<?>[] { Runnable.class }, null));
        t(() -> Proxy.newProxyInstance(null, new Class<?>[] { Mark.class }, h));
        t(() -> Proxy.isProxyClass(null));
        Object throwing = Proxy.newProxyInstance(
            null,
            new Class<?>[] { Runnable.class },
            (proxy, m, args) -> {
                throw new IOException("checked");
            }
        );
        try {
            ((Runnable) throwing).run();
        } catch (UndeclaredThrowableException e) {
            p(e, e.getUndeclaredThrowable(), e.getCause());
        }
        Iterator<?> defaults = (Iterator<?>) Proxy.newProxyInstance(
            null,
            new Class<?>[] { Iterator.class },
            (proxy, m, args) ->
                m.isDefault()
                    ? InvocationHandler.invokeDefault(proxy, m, args)
                    : m.getReturnType() == boolean.class
                      ? (Object) false
                      : null
        );
        t(() -> defaults.remove());
        p(defaults.hasNext());
    }

    static class Wrapped extends InvocationTargetException {}

    static void others() throws Exception {
        p(
            new Wrapped(),
            new Wrapped().getTargetException(),
            new Wrapped().getCause(),
            new InvocationTargetException(new Error("e")).getTargetException(),
            new InvocationTargetException(null, "m")
        );
        for (int m : new int[] {
            0,
            1,
            2,
            4,
            8,
            16,
            32,
            64,
            128,
            256,
            512,
            1024,
            2048,
            4096,
            -1,
            0x7fff
        })
            p(
                m,
                Modifier.toString(m),
                Modifier.isPublic(m),
                Modifier.isPrivate(m),
                Modifier.isProtected(m),
                Modifier.isStatic(m),
                Modifier.isFinal(m),
                Modifier.isSynchronized(m),
                Modifier.isVolatile(m),
                Modifier.isTransient(m),
                Modifier.isNative(m),
                Modifier.isInterface(m),
                Modifier.isAbstract(m),
                Modifier.isStrict(m)
            );
        p(
            Modifier.classModifiers(),
            Modifier.interfaceModifiers(),
            Modifier.constructorModifiers(),
            Modifier.methodModifiers(),
            Modifier.fieldModifiers(),
            Modifier.parameterModifiers()
        );
        p(new ReflectPermission("n"), new ReflectPermission("n", "a").getActions());
        t(() -> new ReflectPermission(null));
        t(() -> new ReflectPermission(""));
        p(
            Array.newInstance(int.class, 2),
            Array.newInstance(String.class, 1, 2),
            Array.getLength(new int[3]),
            Array.get(new char[] { 'x' }, 0)
        );
        t(() -> Array.newInstance(void.class, 1));
        t(() -> Array.newInstance(int.class, -1));
        t(() -> Array.newInstance(int.class, new int[0]));
        t(() -> Array.newInstance(int.class, new int[256]));
        t(() -> Array.newInstance(null, 1));
        t(() -> Array.getLength("x"));
        t(() -> Array.getLength(null));
        t(() -> Array.getInt(new long[1], 0));
        t(() -> Array.setInt(new byte[1], 0, 1));
        t(() -> Array.set(new int[1], 0, "x"));
        t(() -> Array.set(new Integer[1], 0, "x"));
        t(() -> Array.get(new int[1], 1));
        t(() -> Array.get(new int[1], -1));
        Object[] bad = { 1 };
        t(() -> Array.set(bad, 5, 1));
    }

    public static void main(String[] args) throws Exception {
        executables();
        fields();
        accessible();
        types();
        proxies();
        others();
    }
}
