/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;

/** What is in a stream in the place of a chronology: its id. */
final class Ser implements Externalizable {
    private static final long serialVersionUID = -6103370247208168577L;
    private static final int CHRONOLOGY = 1;

    private Chronology chronology;

    public Ser() {
    }

    Ser(Chronology chronology) {
        this.chronology = chronology;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeByte(CHRONOLOGY);
        out.writeUTF(chronology.getId());
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        if (in.readByte() != CHRONOLOGY) {
            throw new StreamCorruptedException("Unknown serialized type");
        }
        chronology = Chronology.of(in.readUTF());
    }

    /** For readObject of what is never written itself. */
    static void refuse(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }

    private Object readResolve() {
        return chronology;
    }
}
