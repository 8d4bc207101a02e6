/* SPDX-License-Identifier: MIT */
package java.io;

/** A serializable field: name and type. */
public class ObjectStreamField implements Comparable<Object> {
    private final String name;
    private final Class<?> type;
    private final boolean unshared;
    private int offset;

    public ObjectStreamField(String name, Class<?> type) {
        this(name, type, false);
    }

    public ObjectStreamField(String name, Class<?> type, boolean unshared) {
        if (name == null) {
            throw new NullPointerException();
        }
        this.name = name;
        this.type = type;
        this.unshared = unshared;
        type.descriptorString();
    }

    public String getName() {
        return name;
    }

    public Class<?> getType() {
        return type;
    }

    public char getTypeCode() {
        return type.descriptorString().charAt(0);
    }

    public String getTypeString() {
        return isPrimitive() ? null : type.descriptorString();
    }

    public int getOffset() {
        return offset;
    }

    protected void setOffset(int offset) {
        this.offset = offset;
    }

    public boolean isPrimitive() {
        return type.isPrimitive();
    }

    public boolean isUnshared() {
        return unshared;
    }

    @Override
    public int compareTo(Object obj) {
        ObjectStreamField other = (ObjectStreamField) obj;
        return isPrimitive() != other.isPrimitive() ? isPrimitive() ? -1 : 1
                : name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return type.descriptorString() + ' ' + name;
    }
}
