/* SPDX-License-Identifier: MIT */
package java.util;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamException;
import java.io.Serializable;
import jdk.internal.access.SharedSecrets;

/** What streams of objects hold in place of the immutable collections: kind and elements. */
final class CollSer implements Serializable {
    private static final long serialVersionUID = 6309168927139932177L;
    static final int LIST = 1;
    static final int SET = 2;
    static final int MAP = 3;
    static final int NULLABLE_LIST = 4;

    private final int tag;
    private transient Object[] array;

    CollSer(int tag, Object[] array) {
        this.tag = tag;
        this.array = array;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(array.length);
        for (Object each : array) {
            out.writeObject(each);
        }
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        int n = in.readInt();
        if (n < 0) {
            throw new InvalidObjectException("negative length " + n);
        }
        SharedSecrets.getArrayAnnouncement().announce(in, Object[].class, n);
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            elements.add(in.readObject());
        }
        array = elements.toArray();
    }

    private Object readResolve() throws ObjectStreamException {
        try {
            switch (tag & 0xFF) {
            case LIST:
                return List.of(array);
            case SET:
                return Set.of(array);
            case MAP:
                if (array.length % 2 != 0) {
                    throw new InternalError("length is odd");
                }
                return ImmutableCollections.map(array);
            case NULLABLE_LIST:
                return ImmutableCollections.listOfNullable(array.clone());
            default:
                throw new InvalidObjectException("invalid flags 0x" + Integer.toHexString(tag));
            }
        } catch (NullPointerException | IllegalArgumentException e) {
            InvalidObjectException failure = new InvalidObjectException("invalid object");
            failure.initCause(e);
            throw failure;
        }
    }
}
