/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import jdk.internal.access.SharedSecrets;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;
import jdk.internal.vm.ClassWriterSmall;
import jdk.internal.vm.annotation.Hidden;

/**
 * Makes classes that implement interfaces by passing every call to a handler. A proxy class holds
 * its methods in one static array and calls back into {@link #dispatch}.
 */
public class Proxy implements Serializable {
    private static final long serialVersionUID = -2222568056686623797L;
    private static final Unsafe U = Unsafe.getUnsafe();
    private static final Object LOCK = new Object();
    private static final WeakHashMap<Class<?>, Boolean> PROXIES = new WeakHashMap<>();
    private static final WeakHashMap<Object, String> PACKAGES = new WeakHashMap<>();
    private static final Object BOOT = Proxy.class;
    private static int nextNumber;

    @SuppressWarnings("serial")
    protected InvocationHandler h;

    private Proxy() {
    }

    protected Proxy(InvocationHandler h) {
        Objects.requireNonNull(h);
        this.h = h;
    }

    @Deprecated
    public static Class<?> getProxyClass(ClassLoader loader, Class<?>... interfaces) {
        return proxyClass(loader, Arrays.copyOf(interfaces, interfaces.length));
    }

    public static Object newProxyInstance(ClassLoader loader, Class<?>[] interfaces,
            InvocationHandler h) {
        Objects.requireNonNull(h);
        Class<?> c = proxyClass(loader, Arrays.copyOf(interfaces, interfaces.length));
        try {
            Constructor<?> constructor = c.getDeclaredConstructor(InvocationHandler.class);
            constructor.override = true;
            return constructor.newInstance(h);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException r) {
                throw r;
            }
            throw new InternalError(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new InternalError(e);
        }
    }

    public static boolean isProxyClass(Class<?> cl) {
        if (!Proxy.class.isAssignableFrom(cl)) {
            return false;
        }
        synchronized (LOCK) {
            return PROXIES.containsKey(cl);
        }
    }

    public static InvocationHandler getInvocationHandler(Object proxy) {
        if (!isProxyClass(proxy.getClass())) {
            throw new IllegalArgumentException("not a proxy instance");
        }
        return ((Proxy) proxy).h;
    }

    /** Of a proxy class among what is kept for its loader. */
    private record Key(List<Class<?>> interfaces) {
    }

    private static Class<?> proxyClass(ClassLoader loader, Class<?>[] interfaces) {
        Map<Object, Object> kept = SharedSecrets.getJavaLangAccess().keptFor(loader);
        Key key = new Key(Arrays.asList(interfaces));
        synchronized (LOCK) {
            Class<?> c = (Class<?>) kept.get(key);
            if (c == null) {
                c = define(loader, interfaces);
                kept.put(key, c);
                PROXIES.put(c, Boolean.TRUE);
            }
            return c;
        }
    }

    /** Called by proxy classes only. */
    @Hidden
    protected static final Object dispatch(Proxy self, Method method, Object[] args)
            throws Throwable {
        try {
            Object result = self.h.invoke(self, method, args);
            return result != null ? result : nothing(method.getReturnType());
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            for (Class<?> declared : allowed(self.getClass(), method)) {
                if (declared.isInstance(e)) {
                    throw e;
                }
            }
            throw new UndeclaredThrowableException(e);
        }
    }

    @Hidden
    private static Object nothing(Class<?> type) {
        if (!type.isPrimitive() || type == void.class) {
            return null;
        }
        throw new NullPointerException("Cannot invoke \"" + MethodType.methodType(type).wrap()
            .returnType().getName() + "." + type.getName() + "Value()\" because the return value"
            + " of \"java.lang.reflect.InvocationHandler.invoke(Object, java.lang.reflect.Method,"
            + " Object[])\" is null");
    }

    /* A method that several interfaces declare may throw only what all of them allow. */
    private static List<Class<?>> allowed(Class<?> proxyClass, Method method) {
        List<Class<?>> result = new ArrayList<>(Arrays.asList(method.sharedExceptionTypes()));
        for (Class<?> i : proxyClass.getInterfaces()) {
            for (Method other : i.getMethods()) {
                if (other.getName().equals(method.getName())
                        && other.getReturnType() == method.getReturnType()
                        && !Modifier.isStatic(other.getModifiers())
                        && Arrays.equals(other.sharedParameterTypes(),
                            method.sharedParameterTypes())) {
                    List<Class<?>> both = new ArrayList<>();
                    for (Class<?> a : result) {
                        for (Class<?> b : other.sharedExceptionTypes()) {
                            if (b.isAssignableFrom(a)) {
                                both.add(a);
                            } else if (a.isAssignableFrom(b)) {
                                both.add(b);
                            }
                        }
                    }
                    result = both;
                }
            }
        }
        return result;
    }

    static Object invokeDefault(Object proxy, Method method, Object[] args, Class<?> caller)
            throws Throwable {
        Class<?> declaring = method.getDeclaringClass();
        boolean direct = false;
        boolean overridden = false;
        for (Class<?> i : proxy.getClass().getInterfaces()) {
            if (declaring.isAssignableFrom(i)) {
                boolean other = i.getMethod(method.getName(), method.getParameterTypes())
                    .getDeclaringClass() != declaring;
                direct |= !other;
                overridden |= other;
            }
        }
        if (!direct) {
            throw new IllegalArgumentException("\"" + method + (overridden
                ? "\" is overridden directly or indirectly by the proxy interfaces"
                : "\" is not a method declared in the proxy class"));
        }
        if (!method.override) {
            method.checkAccess(caller, declaring, proxy.getClass(), method.getModifiers());
        }
        Object[] all = new Object[method.getParameterCount() + 1];
        all[0] = proxy;
        if ((args == null ? 0 : args.length) != all.length - 1) {
            throw new IllegalArgumentException("array is not of length " + (all.length - 1));
        }
        for (int i = 1; i < all.length; i++) {
            all[i] = converted(args[i - 1], method.sharedParameterTypes()[i - 1]);
        }
        return SharedSecrets.getJavaLangInvokeAccess()
            .unreflectSpecial(method, declaring).invokeWithArguments(all);
    }

    private static Object converted(Object value, Class<?> type) throws Throwable {
        try {
            return MethodHandles.identity(type).invokeWithArguments(new Object[] {value});
        } catch (ClassCastException | NullPointerException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private static Class<?> define(ClassLoader loader, Class<?>[] interfaces) {
        if (interfaces.length > 65535) {
            throw new IllegalArgumentException("interface limit exceeded: " + interfaces.length);
        }
        String pkg = null;
        Class<?> hiddenIn = null;
        for (int i = 0; i < interfaces.length; i++) {
            Class<?> c = interfaces[i];
            Class<?> seen = null;
            if (!c.isInterface()) {
                throw new IllegalArgumentException(c.getName() + " is not an interface");
            }
            if (c.isHidden()) {
                throw new IllegalArgumentException(c.getName() + " is a hidden interface");
            }
            if (c.isSealed()) {
                throw new IllegalArgumentException(c.getName() + " is a sealed interface");
            }
            try {
                seen = Class.forName(c.getName(), false, loader);
            } catch (ClassNotFoundException e) {
                seen = null;
            }
            if (seen != c) {
                throw new IllegalArgumentException(c.getName()
                    + " referenced from a method is not visible from class loader: "
                    + (loader == null ? "null" : loaderText(loader)));
            }
            for (int k = 0; k < i; k++) {
                if (interfaces[k] == c) {
                    throw new IllegalArgumentException("repeated interface: " + c.getName());
                }
            }
            if (!Modifier.isPublic(c.getModifiers())) {
                String own = c.getPackageName();
                if (pkg != null && !pkg.equals(own)) {
                    throw new IllegalArgumentException(
                        "cannot have non-public interfaces in different packages");
                }
                pkg = own;
                hiddenIn = c;
            }
        }
        if (pkg == null) {
            Object key = loader == null ? BOOT : loader;
            pkg = PACKAGES.get(key);
            if (pkg == null) {
                pkg = "jdk.proxy" + (PACKAGES.size() + 1);
                PACKAGES.put(key, pkg);
            }
        }
        String name = (pkg.isEmpty() ? "" : pkg + ".") + "$Proxy" + nextNumber++;
        Map<String, Method> methods = new LinkedHashMap<>();
        try {
            addMethod(methods, Object.class.getMethod("hashCode"));
            addMethod(methods, Object.class.getMethod("equals", Object.class));
            addMethod(methods, Object.class.getMethod("toString"));
        } catch (NoSuchMethodException e) {
            throw new NoSuchMethodError(e.getMessage());
        }
        for (Class<?> c : interfaces) {
            for (Method m : c.getMethods()) {
                if (!Modifier.isStatic(m.getModifiers())) {
                    addMethod(methods, m);
                }
            }
        }
        Method[] table = methods.values().toArray(new Method[0]);
        checkResults(table);
        byte[] bytes = write(name.replace('.', '/'), interfaces, table, hiddenIn == null);
        Class<?> c = U.defineClass(name, bytes, 0, bytes.length, loader, null);
        try {
            Field field = c.getDeclaredField("methods");
            U.ensureClassInitialized(c);
            U.putReferenceVolatile(U.staticFieldBase(field), U.staticFieldOffset(field), table);
        } catch (NoSuchFieldException e) {
            throw new InternalError(e);
        }
        return c;
    }

    private static String loaderText(ClassLoader loader) {
        String name = loader.getName();
        return name != null ? "'" + name + "'" : loader.toString();
    }

    /* Methods with the same name, parameters and result are one; the first interface wins. */
    private static void addMethod(Map<String, Method> methods, Method m) {
        String key = m.getName() + ClassWriterSmall.descriptor(m.getReturnType(),
            m.sharedParameterTypes());
        if (!methods.containsKey(key)) {
            methods.put(key, m);
        }
    }

    /* Of methods with the same parameters one must have a result that suits all the others. */
    private static void checkResults(Method[] table) {
        for (Method m : table) {
            List<Class<?>> results = new ArrayList<>();
            StringBuilder signature = new StringBuilder(m.getName()).append('(');
            for (Class<?> p : m.sharedParameterTypes()) {
                signature.append(signature.charAt(signature.length() - 1) == '(' ? "" : ",")
                    .append(p.getTypeName());
            }
            for (Method other : table) {
                if (other.getName().equals(m.getName()) && Arrays.equals(
                        other.sharedParameterTypes(), m.sharedParameterTypes())) {
                    results.add(other.getReturnType());
                }
            }
            if (results.size() < 2) {
                continue;
            }
            List<Class<?>> open = new ArrayList<>();
            for (Class<?> r : results) {
                if (r.isPrimitive()) {
                    throw new IllegalArgumentException("methods with same signature " + signature
                        + ") but incompatible return types: " + r.getName() + " and others");
                }
                boolean covered = false;
                for (Class<?> other : results) {
                    covered |= other != r && r.isAssignableFrom(other);
                }
                if (!covered) {
                    open.add(r);
                }
            }
            if (open.size() > 1) {
                throw new IllegalArgumentException("methods with same signature " + signature
                    + ") but incompatible return types: " + open);
            }
        }
    }

    private static byte[] write(String name, Class<?>[] interfaces, Method[] table,
            boolean isPublic) {
        String[] names = new String[interfaces.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = ClassWriterSmall.internalName(interfaces[i]);
        }
        String proxy = "java/lang/reflect/Proxy";
        String array = "[Ljava/lang/reflect/Method;";
        ClassWriterSmall w = new ClassWriterSmall(ClassWriterSmall.FINAL | ClassWriterSmall.SUPER
            | (isPublic ? ClassWriterSmall.PUBLIC : 0), name, proxy, names);
        w.field(ClassWriterSmall.PRIVATE | ClassWriterSmall.STATIC, "methods", array);
        ClassWriterSmall.Code init = w.method(ClassWriterSmall.PUBLIC, "<init>",
            "(Ljava/lang/reflect/InvocationHandler;)V", 2, 2);
        init.load(Object.class, 0);
        init.load(Object.class, 1);
        init.invoke(ClassWriterSmall.INVOKESPECIAL, proxy, "<init>",
            "(Ljava/lang/reflect/InvocationHandler;)V", false).ret(void.class);
        for (int i = 0; i < table.length; i++) {
            Method m = table[i];
            Class<?>[] parameters = m.sharedParameterTypes();
            int words = 1;
            for (Class<?> p : parameters) {
                words += ClassWriterSmall.slots(p);
            }
            ClassWriterSmall.Code c = w.method(ClassWriterSmall.PUBLIC | ClassWriterSmall.FINAL
                | (m.isVarArgs() ? Modifier.VARARGS : 0), m.getName(),
                ClassWriterSmall.descriptor(m.getReturnType(), parameters), 8, words);
            c.load(Object.class, 0);
            c.field(ClassWriterSmall.GETSTATIC, name, "methods", array).pushInt(i).op(50);
            if (parameters.length == 0) {
                c.op(ClassWriterSmall.ACONST_NULL);
            } else {
                c.pushInt(parameters.length).type(ClassWriterSmall.ANEWARRAY, "java/lang/Object");
                int local = 1;
                for (int k = 0; k < parameters.length; k++) {
                    c.op(ClassWriterSmall.DUP).pushInt(k);
                    local = c.load(parameters[k], local);
                    if (parameters[k].isPrimitive()) {
                        c.box(parameters[k]);
                    }
                    c.aastore();
                }
            }
            c.invoke(ClassWriterSmall.INVOKESTATIC, proxy, "dispatch", "(Ljava/lang/reflect/Proxy;"
                + "Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;", false);
            Class<?> result = m.getReturnType();
            if (result.isPrimitive() && result != void.class) {
                c.cast(ClassWriterSmall.wrapper(result)).unbox(result);
            } else if (result == void.class) {
                c.op(ClassWriterSmall.POP);
            } else {
                c.cast(result);
            }
            c.ret(result);
        }
        return w.toByteArray();
    }
}
