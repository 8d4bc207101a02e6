/* SPDX-License-Identifier: MIT */
package java.io;

/** Serialization is not part of this library: the constructors throw. */
public class ObjectOutputStream extends DataOutputStream implements ObjectOutput {
    public ObjectOutputStream(OutputStream out) throws IOException {
        super(out);
        throw new UnsupportedOperationException("serialization");
    }

    protected ObjectOutputStream() throws IOException {
        super(null);
        throw new UnsupportedOperationException("serialization");
    }

    @Override
    public final void writeObject(Object obj) throws IOException {
        throw new UnsupportedOperationException("serialization");
    }

    public void writeUnshared(Object obj) throws IOException {
        throw new UnsupportedOperationException("serialization");
    }

    public void defaultWriteObject() throws IOException {
        throw new UnsupportedOperationException("serialization");
    }

    public void reset() throws IOException {
        throw new UnsupportedOperationException("serialization");
    }
}
