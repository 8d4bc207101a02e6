// SPDX-License-Identifier: MIT
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/**
 * Tries what Hierarchies wrote: which method runs, or which kind of error comes. With -Dtexts=true
 * its message, too.
 */
class HierarchyRun {

    static final String[] NAMES = { "m", "n", "clone", "toString" };

    static void run(String names) {
        List<Class<?>> types = new ArrayList<>();
        List<Object> instances = new ArrayList<>();
        for (String name : names.split(",")) {
            try {
                Class<?> type = Class.forName(name);
                types.add(type);
                if (Modifier.isAbstract(type.getModifiers()) || name.endsWith("Outside")) continue;
                instances.add(type.getConstructor().newInstance());
            } catch (Throwable e) {
                line(name, e);
            }
        }
        for (Class<?> type : types) {
            declaredCalls(type, instances);
            reflected(type, instances);
        }
        if (!types.isEmpty()) lookups(types, instances, new Random(names.hashCode()));
    }

    static void line(String label, Object result) {
        if (result instanceof InvocationTargetException) result = (
            (InvocationTargetException) result
        ).getCause();
        String text =
            result instanceof String
                ? (String) result
                : result instanceof Throwable
                  ? result.getClass().getName() +
                    (Boolean.getBoolean("texts") ? ": " + ((Throwable) result).getMessage() : "")
                  : result == null
                    ? "null"
                    : "instance of " + result.getClass().getName();
        if (result instanceof String && ((String) result).contains("@")) text = "Object's text";
        System.out.println(label + " -> " + text);
    }

    /**
     * As JVMS 6.5 has it competing defaults are an IncompatibleClassChangeError; java 17 has
     * AbstractMethodError for some of these calls.
     */
    static void line(String label, Throwable e, Object receiver) {
        Throwable cause = e instanceof InvocationTargetException ? e.getCause() : e;
        boolean isSelection =
            cause.getClass() == AbstractMethodError.class ||
            cause.getClass() == IncompatibleClassChangeError.class;
        for (String name : NAMES)
            if (isSelection && defaults(receiver.getClass(), name) > 1) cause =
                new IncompatibleClassChangeError("competing defaults");
        line(label, cause);
    }

    static String name(Object o) {
        return o.getClass().getName();
    }

    static void declaredCalls(Class<?> type, List<Object> instances) {
        Method[] methods;
        try {
            methods = type.getDeclaredMethods();
        } catch (Throwable e) {
            line(type + " methods", e);
            return;
        }
        java.util.Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method method : methods) {
            char first = method.getName().charAt(0);
            if ((first != 'p' && first != 's') || method.getName().length() > 3) continue;
            method.setAccessible(true);
            for (Object o : instances) {
                if (first == 's' && !type.isInstance(o)) continue;
                String label = type.getName() + "." + method.getName() + " of " + name(o);
                try {
                    line(label, first == 's' ? method.invoke(o) : method.invoke(null, o));
                } catch (Throwable e) {
                    if (first == 's') line(label, e);
                    else line(label, e, o);
                }
            }
        }
    }

    static void reflected(Class<?> type, List<Object> instances) {
        TreeSet<String> all = new TreeSet<>();
        try {
            for (Method m : type.getMethods())
                if (m.getDeclaringClass() != Object.class) all.add(
                    m.getDeclaringClass().getName() + "." + m.getName() + "/" + m.getModifiers()
                );
            line(type + " has", all.toString());
        } catch (Throwable e) {
            line(type + " has", e);
        }
        for (String name : NAMES) {
            Method m;
            try {
                m = type.getMethod(name);
                line(
                    type + " gives " + name,
                    m.getDeclaringClass().getName() + " " + m.getModifiers()
                );
            } catch (Throwable e) {
                line(type + " gives " + name, e);
                continue;
            }
            for (Object o : instances) {
                if (!type.isInstance(o)) continue;
                try {
                    line(
                        m.getDeclaringClass().getName() + "." + name + " reflected on " + name(o),
                        m.invoke(o)
                    );
                } catch (Throwable e) {
                    line(
                        m.getDeclaringClass().getName() + "." + name + " reflected on " + name(o),
                        e,
                        o
                    );
                }
            }
        }
    }

    /**
     * Where java's handles differ from its own instructions: it refuses those of a clone() that an
     * interface inherits, and
     * runs a class's toString() that is not public by an interface's name. And what the
     * specification leaves open: a special call
     * of a method that a type has as an abstract one from an interface, or as competing defaults,
     * fails, at the latest when it is called.
     */
    static boolean isLeftOpen(Class<?> owner, String name, boolean isSpecial) {
        try {
            Method m = isSpecial ? owner.getMethod(name) : null;
            boolean isInherited =
                m != null && m.getDeclaringClass().isInterface() && m.getDeclaringClass() != owner;
            if (
                isInherited && (Modifier.isAbstract(m.getModifiers()) || defaults(owner, name) > 1)
            ) return true;
        } catch (NoSuchMethodException e) {
            // nothing that is public
        }
        if (!owner.isInterface() || name.equals("m") || name.equals("n")) return false;
        try {
            owner.getDeclaredMethod(name);
            return name.equals("toString");
        } catch (NoSuchMethodException e) {
            return name.equals("clone");
        }
    }

    /**
     * A special call of a default that a class inherits, by a caller whose superclasses have a
     * static method of the name: it hides
     * nothing (JVMS 5.4.3.3, 6.5), and java 17 has an InternalError for the handle.
     */
    static boolean isBehindStatic(Class<?> caller, Class<?> owner, String name) {
        try {
            if (!owner.getMethod(name).getDeclaringClass().isInterface()) return false;
        } catch (NoSuchMethodException e) {
            return false;
        }
        for (
            Class<?> c = caller.getSuperclass();
            c != null && owner.isAssignableFrom(c);
            c = c.getSuperclass()
        ) {
            for (Method m : c.getDeclaredMethods())
                if (m.getName().equals(name) && Modifier.isStatic(m.getModifiers())) return true;
        }
        return false;
    }

    /**
     * How many maximally specific default methods there are; a superclass's static method, which
     * getMethods() has instead, hides none.
     */
    static int defaults(Class<?> type, String name) {
        List<Class<?>> declaring = new ArrayList<>();
        for (Class<?> each : superinterfaces(type)) {
            for (Method m : each.getDeclaredMethods())
                if (m.getName().equals(name) && m.isDefault()) declaring.add(each);
        }
        int count = 0;
        for (Class<?> each : declaring)
            if (
                declaring.stream().noneMatch(other -> other != each && each.isAssignableFrom(other))
            ) count++;
        return count;
    }

    static List<Class<?>> superinterfaces(Class<?> type) {
        List<Class<?>> all = new ArrayList<>();
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Class<?> each : c.getInterfaces()) {
                if (!all.contains(each)) all.add(each);
                for (Class<?> above : superinterfaces(each))
                    if (!all.contains(above)) all.add(above);
            }
        }
        return all;
    }

    static void lookups(List<Class<?>> types, List<Object> instances, Random random) {
        for (int i = 0; i < 80; i++) {
            Class<?> caller = types.get(random.nextInt(types.size())),
                owner = types.get(random.nextInt(types.size()));
            String name = NAMES[random.nextInt(4)];
            MethodType type = MethodType.methodType(
                name.equals("clone") ? Object.class : String.class
            );
            int kind = random.nextInt(5);
            if (
                isLeftOpen(owner, name, kind > 1) ||
                (kind > 1 &&
                    caller.getSuperclass() != null &&
                    isLeftOpen(caller.getSuperclass(), name, true))
            ) continue;
            if (kind > 1 && isBehindStatic(caller, owner, name)) continue;
            String label =
                caller.getName() +
                " finds " +
                (kind == 0 ? "virtual " : kind == 1 ? "static " : "special ") +
                owner.getName() +
                "." +
                name;
            MethodHandle handle;
            try {
                MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(
                    caller,
                    MethodHandles.lookup()
                );
                handle =
                    kind == 0
                        ? lookup.findVirtual(owner, name, type)
                        : kind == 1
                          ? lookup.findStatic(owner, name, type)
                          : lookup.findSpecial(owner, name, type, caller);
                line(label, handle.type().toString());
            } catch (Throwable e) {
                line(label, e);
                continue;
            }
            for (Object o : instances) {
                try {
                    line(label + " on " + name(o), kind == 1 ? handle.invoke() : handle.invoke(o));
                } catch (Throwable e) {
                    line(label + " on " + name(o), e, o);
                }
            }
        }
    }
}
