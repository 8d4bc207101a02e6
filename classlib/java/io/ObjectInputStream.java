/* SPDX-License-Identifier: MIT */
package java.io;

/** Deserialization is not part of this library: the constructors throw. */
public class ObjectInputStream extends DataInputStream implements ObjectInput {
    public ObjectInputStream(InputStream in) throws IOException {
        super(in);
        throw new UnsupportedOperationException("serialization");
    }

    protected ObjectInputStream() throws IOException {
        super(null);
        throw new UnsupportedOperationException("serialization");
    }

    @Override
    public final Object readObject() throws IOException, ClassNotFoundException {
        throw new UnsupportedOperationException("serialization");
    }

    public Object readUnshared() throws IOException, ClassNotFoundException {
        throw new UnsupportedOperationException("serialization");
    }

    public void defaultReadObject() throws IOException, ClassNotFoundException {
        throw new UnsupportedOperationException("serialization");
    }

    protected boolean enableResolveObject(boolean enable) {
        throw new UnsupportedOperationException("serialization");
    }
}
