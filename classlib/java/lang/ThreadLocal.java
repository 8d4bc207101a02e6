/* SPDX-License-Identifier: MIT */
package java.lang;

import java.util.Objects;
import java.util.function.Supplier;

/** A variable of which each thread has its own value, in its Locals. */
public class ThreadLocal<T> {
    private static long made;

    final long number = number();

    public ThreadLocal() {
    }

    private static synchronized long number() {
        return ++made;
    }

    protected T initialValue() {
        return null;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        return new SuppliedThreadLocal<>(supplier);
    }

    /** Takes its initial value from a supplier. Texts show the name. */
    private static final class SuppliedThreadLocal<T> extends ThreadLocal<T> {
        private final Supplier<? extends T> supplier;

        SuppliedThreadLocal(Supplier<? extends T> supplier) {
            this.supplier = Objects.requireNonNull(supplier);
        }

        @Override
        protected T initialValue() {
            return supplier.get();
        }
    }

    @SuppressWarnings("unchecked")
    public T get() {
        Locals mine = Thread.currentThread().locals;
        Locals.Cell cell = mine == null ? null : mine.find(number);
        if (cell != null) {
            return (T) cell.value;
        }
        T value = initialValue();
        keep(value);
        return value;
    }

    public void set(T value) {
        keep(value);
    }

    private void keep(T value) {
        Thread me = Thread.currentThread();
        if (me.locals == null) {
            me.locals = new Locals();
        }
        me.locals.put(this, value);
    }

    public void remove() {
        Locals mine = Thread.currentThread().locals;
        if (mine != null) {
            mine.remove(number);
        }
    }
}
