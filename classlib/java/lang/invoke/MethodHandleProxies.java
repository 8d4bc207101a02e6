/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

/** Makes interface instances out of method handles. */
public class MethodHandleProxies {
    private MethodHandleProxies() {
    }

    private record Handler(MethodHandle target, MethodHandle adapted, Method method,
            Class<?> type)
            implements InvocationHandler {
        @Override
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            if (m.getName().equals(method.getName()) && Modifier.isAbstract(m.getModifiers())) {
                return adapted.invokeWithArguments(args == null ? new Object[0] : args);
            }
            if (m.getDeclaringClass() == Object.class) {
                switch (m.getName()) {
                    case "toString": return proxy.getClass().getName() + "@"
                        + Integer.toHexString(System.identityHashCode(proxy));
                    case "hashCode": return System.identityHashCode(proxy);
                    default: return proxy == args[0];
                }
            }
            return InvocationHandler.invokeDefault(proxy, m, args);
        }
    }

    public static <T> T asInterfaceInstance(Class<T> intfc, MethodHandle target) {
        if (!intfc.isInterface() || !Modifier.isPublic(intfc.getModifiers())) {
            throw new IllegalArgumentException("not a public interface: " + intfc.getName());
        }
        Method single = null;
        for (Method m : intfc.getMethods()) {
            if (Modifier.isAbstract(m.getModifiers()) && !ofObject(m)) {
                if (single != null && !single.getName().equals(m.getName())) {
                    throw new IllegalArgumentException("not a single-method interface: "
                        + intfc.getName());
                }
                single = m;
            }
        }
        if (single == null) {
            throw new IllegalArgumentException("not a single-method interface: "
                + intfc.getName());
        }
        MethodHandle adapted = target.asType(MethodType.methodType(single.getReturnType(),
            single.getParameterTypes()));
        return intfc.cast(Proxy.newProxyInstance(intfc.getClassLoader(), new Class<?>[] {intfc},
            new Handler(target, adapted, single, intfc)));
    }

    private static boolean ofObject(Method m) {
        try {
            Object.class.getMethod(m.getName(), m.getParameterTypes());
            return true;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    private static Handler handler(Object x) {
        return x != null && Proxy.isProxyClass(x.getClass())
            && Proxy.getInvocationHandler(x) instanceof Handler h ? h : null;
    }

    public static boolean isWrapperInstance(Object x) {
        return handler(x) != null;
    }

    public static MethodHandle wrapperInstanceTarget(Object x) {
        Handler h = handler(x);
        if (h == null) {
            throw new IllegalArgumentException("not a wrapper instance");
        }
        return h.target();
    }

    public static Class<?> wrapperInstanceType(Object x) {
        Handler h = handler(x);
        if (h == null) {
            throw new IllegalArgumentException("not a wrapper instance");
        }
        return h.type();
    }
}
