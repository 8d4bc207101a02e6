/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.lang.constant.ClassDesc;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DynamicConstantDesc;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import java.util.Optional;

/** The superclass of all enums. */
public abstract class Enum<E extends Enum<E>> implements Constable, Comparable<E>, Serializable {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return super.hashCode();
    }

    protected final Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public final int compareTo(E o) {
        return order(o);
    }

    private int order(Enum<?> other) {
        if (getClass() != other.getClass() && getDeclaringClass() != other.getDeclaringClass()) {
            throw new ClassCastException();
        }
        return ordinal - other.ordinal;
    }

    @SuppressWarnings("unchecked")
    public final Class<E> getDeclaringClass() {
        Class<?> c = getClass();
        Class<?> superclass = c.getSuperclass();
        return superclass == Enum.class ? (Class<E>) c : (Class<E>) superclass;
    }

    public static <T extends Enum<T>> T valueOf(Class<T> enumClass, String name) {
        T constant = enumClass.enumConstant(name);
        if (constant == null) {
            java.util.Objects.requireNonNull(name, "Name is null");
            String type = enumClass.getCanonicalName();
            throw new IllegalArgumentException("No enum constant " + type + "." + name);
        }
        return constant;
    }

    @SuppressWarnings("deprecation")
    protected final void finalize() {
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        throw new InvalidObjectException("can't deserialize enum");
    }

    private void readObjectNoData() throws ObjectStreamException {
        throw new InvalidObjectException("can't deserialize enum");
    }

    @Override
    public final Optional<EnumDesc<E>> describeConstable() {
        return getDeclaringClass().describeConstable().map(c -> EnumDesc.of(c, name));
    }

    /** Names a constant of an enum, without loading the enum. */
    public static final class EnumDesc<E extends Enum<E>>
            extends DynamicConstantDesc<E> {
        private EnumDesc(ClassDesc type, String name) {
            super(ConstantDescs.BSM_ENUM_CONSTANT, Objects.requireNonNull(name),
                    Objects.requireNonNull(type));
        }

        public static <E extends Enum<E>> EnumDesc<E> of(ClassDesc enumType,
                String constantName) {
            return new EnumDesc<>(enumType, constantName);
        }

        @Override
        @SuppressWarnings("unchecked")
        public E resolveConstantDesc(MethodHandles.Lookup lookup)
                throws ReflectiveOperationException {
            return (E) Enum.valueOf((Class<E>) constantType().resolveConstantDesc(lookup),
                constantName());
        }

        @Override
        public String toString() {
            return "EnumDesc[" + constantType().displayName() + "." + constantName() + "]";
        }
    }
}
