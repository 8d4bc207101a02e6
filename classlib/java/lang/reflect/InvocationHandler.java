/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.util.Objects;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;

/** Receives the calls made on a proxy. */
public interface InvocationHandler {
    Object invoke(Object proxy, Method method, Object[] args) throws Throwable;

    @CallerSensitive
    static Object invokeDefault(Object proxy, Method method, Object... args) throws Throwable {
        Objects.requireNonNull(proxy);
        Objects.requireNonNull(method);
        if (!Proxy.isProxyClass(proxy.getClass())) {
            throw new IllegalArgumentException("'proxy' is not a proxy instance");
        }
        if (!method.isDefault()) {
            throw new IllegalArgumentException("\"" + method + "\" is not a default method");
        }
        return Proxy.invokeDefault(proxy, method, args, Reflection.getCallerClass());
    }
}
