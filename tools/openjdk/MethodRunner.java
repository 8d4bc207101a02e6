/* SPDX-License-Identifier: MIT */
import java.lang.annotation.Annotation;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.testng.SkipException;
import org.testng.annotations.AfterClass;
import org.testng.annotations.AfterMethod;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.BeforeSuite;
import org.testng.annotations.BeforeTest;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Factory;
import org.testng.annotations.Test;

/**
 * Runs the test methods of one class and prints a line for each: {@code @passed NAME} or {@code @failed NAME}. Of TestNG it takes
 * only the annotations, so that what it needs of a VM is reflection alone.
 */
public final class MethodRunner {
    private final Class<?> type;
    private Object instance;

    private MethodRunner(Class<?> type) {
        this.type = type;
    }

    public static void main(String[] args) throws Throwable {
        MethodRunner runner = new MethodRunner(Class.forName(args[0]));
        boolean good = true;
        for (Object one : runner.instances()) {
            runner.instance = one;
            good &= runner.runAll();
        }
        System.exit(good ? 0 : 1);
    }

    /** One instance, or those that a factory makes: an annotated constructor with a provider, or a method. */
    private List<Object> instances() throws Throwable {
        List<Object> made = new ArrayList<>();
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            Factory factory = constructor.getAnnotation(Factory.class);
            if (factory == null) continue;
            constructor.setAccessible(true);
            for (Object[] row : rows(factory.dataProvider(), factory.dataProviderClass(), null)) made.add(constructor.newInstance(row));
        }
        for (Method method : methods(Factory.class)) made.addAll(Arrays.asList((Object[]) invoke(method, null)));
        if (made.isEmpty()) {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            made.add(constructor.newInstance());
        }
        return made;
    }

    /** Classes from the furthest superclass down. */
    private static List<Class<?>> lineage(Class<?> type) {
        List<Class<?>> line = new ArrayList<>();
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) line.add(at);
        Collections.reverse(line);
        return line;
    }

    /** Methods in an order that no VM chooses. */
    private static Method[] sorted(Class<?> type) {
        Method[] methods = type.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName).thenComparing(Method::toString));
        return methods;
    }

    private List<Method> methods(Class<? extends Annotation> annotation) {
        List<Method> found = new ArrayList<>();
        for (Class<?> at : lineage(type))
            for (Method method : sorted(at))
                if (method.isAnnotationPresent(annotation)) {
                    found.removeIf(other -> overrides(method, other));
                    found.add(method);
                }
        return found;
    }

    private static boolean overrides(Method method, Method other) {
        return !Modifier.isPrivate(other.getModifiers()) && method.getName().equals(other.getName())
                && Arrays.equals(method.getParameterTypes(), other.getParameterTypes());
    }

    private Object invoke(Method method, Object[] arguments) throws Throwable {
        method.setAccessible(true);
        try {
            return method.invoke(Modifier.isStatic(method.getModifiers()) ? null : instance, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private void around(Class<? extends Annotation> annotation, Method test) throws Throwable {
        for (Method method : methods(annotation)) {
            Class<?>[] parameters = method.getParameterTypes();
            if (parameters.length == 0) invoke(method, null);
            else if (parameters.length == 1 && parameters[0] == Method.class) invoke(method, new Object[] {test});
        }
    }

    private boolean runAll() throws Throwable {
        around(BeforeSuite.class, null);
        around(BeforeTest.class, null);
        around(BeforeClass.class, null);
        boolean good = true;
        for (Method test : tests()) {
            String name = test.getName() + (test.getParameterCount() == 0 ? "" : signature(test));
            Throwable failure;
            try {
                failure = run(test);
            } catch (Throwable e) {
                failure = e;
            }
            if (failure instanceof SkipException) continue;
            System.out.flush();
            if (failure != null) {
                good = false;
                failure.printStackTrace(System.out);
            }
            System.out.println((failure == null ? "\n@passed " : "\n@failed ") + name);
            System.out.flush();
        }
        around(AfterClass.class, null);
        return good;
    }

    private static String signature(Method test) {
        StringBuilder text = new StringBuilder("(");
        for (Class<?> parameter : test.getParameterTypes()) text.append(text.length() == 1 ? "" : ",").append(parameter.getSimpleName());
        return text.append(')').toString();
    }

    private static Test of(Method method) {
        Test own = method.getAnnotation(Test.class);
        return own != null ? own : method.getDeclaringClass().getAnnotation(Test.class);
    }

    private List<Method> tests() {
        List<Method> found = new ArrayList<>();
        for (Class<?> at : lineage(type))
            for (Method method : sorted(at)) {
                if (method.isSynthetic() || Modifier.isAbstract(method.getModifiers())) continue;
                boolean named = method.isAnnotationPresent(Test.class);
                boolean byClass = at.isAnnotationPresent(Test.class) && Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers())
                        && method.getReturnType() == void.class && method.getAnnotations().length == 0;
                if (!named && !byClass) continue;
                found.removeIf(other -> overrides(method, other));
                if (of(method).enabled()) found.add(method);
            }
        found.sort(Comparator.comparingInt((Method method) -> of(method).priority()));
        return found;
    }

    /** The first failure of the method over all rows of its provider, null when there is none. */
    private Throwable run(Method test) throws Throwable {
        Test how = of(test);
        Test ofClass = test.getDeclaringClass().getAnnotation(Test.class);
        String provider = how.dataProvider().isEmpty() && ofClass != null ? ofClass.dataProvider() : how.dataProvider();
        Iterable<Object[]> rows = provider.isEmpty() ? Collections.singletonList(new Object[0]) : rows(provider, how.dataProviderClass(), test);
        int number = 0;
        for (Object[] row : rows)
            for (int time = 0; time < Math.max(1, how.invocationCount()); time++, number++) {
                around(BeforeMethod.class, test);
                Throwable thrown = null;
                try {
                    invoke(test, spread(test, row));
                } catch (Throwable e) {
                    thrown = e;
                }
                around(AfterMethod.class, test);
                if (thrown instanceof SkipException) return thrown;
                Throwable failure = judge(how, thrown);
                if (failure == null) continue;
                System.out.println("row " + number + ": " + describe(row));
                return failure;
            }
        return null;
    }

    private static String describe(Object[] row) {
        try {
            return Arrays.toString(row);
        } catch (Throwable e) {
            return "" + e;
        }
    }

    private static Throwable judge(Test how, Throwable thrown) {
        if (how.expectedExceptions().length == 0) return thrown;
        if (thrown == null) return new AssertionError("nothing was thrown, expected was " + Arrays.toString(how.expectedExceptions()));
        for (Class<?> expected : how.expectedExceptions())
            if (expected.isInstance(thrown)) {
                String pattern = how.expectedExceptionsMessageRegExp();
                return pattern.equals(".*") || thrown.getMessage() != null && thrown.getMessage().matches("(?s)" + pattern) ? null : thrown;
            }
        return thrown;
    }

    /** Arguments as the method declares them: the last ones in an array when it takes any number. */
    private static Object[] spread(Method test, Object[] row) {
        Class<?>[] types = test.getParameterTypes();
        if (!test.isVarArgs() || row.length == types.length && (row[row.length - 1] == null || types[types.length - 1].isInstance(row[row.length - 1]))) return row;
        int fixed = types.length - 1;
        Object rest = Array.newInstance(types[fixed].getComponentType(), row.length - fixed);
        for (int i = fixed; i < row.length; i++) Array.set(rest, i - fixed, row[i]);
        Object[] result = Arrays.copyOf(row, types.length, Object[].class);
        result[fixed] = rest;
        return result;
    }

    private Iterable<Object[]> rows(String name, Class<?> holder, Method test) throws Throwable {
        Class<?> place = holder == null || holder == Object.class ? type : holder;
        for (Class<?> at : lineage(place))
            for (Method method : sorted(at)) {
                DataProvider provider = method.getAnnotation(DataProvider.class);
                if (provider == null || !(provider.name().isEmpty() ? method.getName() : provider.name()).equals(name)) continue;
                ((AccessibleObject) method).setAccessible(true);
                Object self = null;
                if (!Modifier.isStatic(method.getModifiers())) {
                    if (place == type && instance != null) self = instance;
                    else {
                        Constructor<?> constructor = place.getDeclaredConstructor();
                        constructor.setAccessible(true);
                        self = constructor.newInstance();
                    }
                }
                Object given;
                try {
                    given = method.getParameterCount() == 0 ? method.invoke(self) : method.invoke(self, test);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
                return () -> iterator(given);
            }
        throw new IllegalStateException("no provider " + name);
    }

    private static Iterator<Object[]> iterator(Object given) {
        Iterator<?> each = given instanceof Object[] ? Arrays.asList((Object[]) given).iterator() : given instanceof Iterable ? ((Iterable<?>) given).iterator() : (Iterator<?>) given;
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return each.hasNext();
            }

            @Override
            public Object[] next() {
                Object row = each.next();
                return row instanceof Object[] ? (Object[]) row : new Object[] {row};
            }
        };
    }
}
