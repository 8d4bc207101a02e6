/* SPDX-License-Identifier: MIT */
package java.lang;

/** A thread-local variable whose value a new thread inherits. */
public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    public InheritableThreadLocal() {
    }

    protected T childValue(T parentValue) {
        return parentValue;
    }

    @Override
    ThreadLocalMap getMap(Thread t) {
        return t.inheritableThreadLocals;
    }

    @Override
    void setMap(Thread t, ThreadLocalMap map) {
        t.inheritableThreadLocals = map;
    }
}
