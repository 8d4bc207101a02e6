/* SPDX-License-Identifier: MIT */
package java.io;

/** A serializable field: serialization is not part of this library, so none can be made. */
public class ObjectStreamField implements Comparable<Object> {
    public ObjectStreamField(String name, Class<?> type) {
        throw new UnsupportedOperationException("serialization");
    }

    public ObjectStreamField(String name, Class<?> type, boolean unshared) {
        throw new UnsupportedOperationException("serialization");
    }

    @Override
    public int compareTo(Object obj) {
        throw new UnsupportedOperationException("serialization");
    }
}
