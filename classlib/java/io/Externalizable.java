/* SPDX-License-Identifier: MIT */
package java.io;

/** A class that writes and reads its own state. */
public interface Externalizable extends Serializable {
    void writeExternal(ObjectOutput out) throws IOException;

    void readExternal(ObjectInput in) throws IOException, ClassNotFoundException;
}
