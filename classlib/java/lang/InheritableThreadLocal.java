/* SPDX-License-Identifier: MIT */
package java.lang;

/** A thread-local variable whose value a new thread inherits. */
public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    public InheritableThreadLocal() {
    }

    protected T childValue(T parentValue) {
        return parentValue;
    }
}
