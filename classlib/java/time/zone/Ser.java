/* SPDX-License-Identifier: MIT */
package java.time.zone;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;
import java.time.ZoneOffset;

/**
 * What is in a stream in the place of an object of this package: a number for its class,
 * then its parts, short.
 */
final class Ser implements Externalizable {
    private static final long serialVersionUID = -8885321777449118786L;
    private static final int RULES = 1, TRANSITION = 2, RULE = 3;
    /* Quarters of an hour from 1825 to 2300 take three bytes. */
    private static final long FIRST = -4575744000L, END = 10413792000L;

    private Object object;

    public Ser() {
    }

    Ser(Object object) {
        this.object = object;
    }

    /** For readObject of what is never written itself. */
    static void refuse(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }

    private Object readResolve() {
        return object;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        if (object instanceof ZoneRules) {
            out.writeByte(RULES);
            ((ZoneRules) object).write(out);
        } else if (object instanceof ZoneOffsetTransition) {
            ZoneOffsetTransition t = (ZoneOffsetTransition) object;
            out.writeByte(TRANSITION);
            writeSecond(t.toEpochSecond(), out);
            writeOffset(t.getOffsetBefore(), out);
            writeOffset(t.getOffsetAfter(), out);
        } else {
            out.writeByte(RULE);
            ((ZoneOffsetTransitionRule) object).write(out);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        int kind = in.readByte();
        if (kind == RULES) {
            object = ZoneRules.read(in);
        } else if (kind == TRANSITION) {
            long second = readSecond(in);
            ZoneOffset before = readOffset(in);
            ZoneOffset after = readOffset(in);
            if (before.equals(after)) {
                throw new IllegalArgumentException("Offsets must not be equal");
            }
            object = new ZoneOffsetTransition(second, before, after);
        } else if (kind == RULE) {
            object = ZoneOffsetTransitionRule.read(in);
        } else {
            throw new StreamCorruptedException("Unknown serialized type");
        }
    }

    static void writeSecond(long second, ObjectOutput out) throws IOException {
        if (second >= FIRST && second < END && second % 900 == 0) {
            int n = (int) ((second - FIRST) / 900);
            out.writeByte(n >> 16);
            out.writeShort(n);
        } else {
            out.writeByte(255);
            out.writeLong(second);
        }
    }

    static long readSecond(ObjectInput in) throws IOException {
        int high = in.readUnsignedByte();
        return high == 255 ? in.readLong() : (high << 16 | in.readUnsignedShort()) * 900L + FIRST;
    }

    static void writeOffset(ZoneOffset offset, ObjectOutput out) throws IOException {
        int seconds = offset.getTotalSeconds();
        if (seconds % 900 == 0) {
            out.writeByte(seconds / 900);
        } else {
            out.writeByte(127);
            out.writeInt(seconds);
        }
    }

    static ZoneOffset readOffset(ObjectInput in) throws IOException {
        int quarters = in.readByte();
        return ZoneOffset.ofTotalSeconds(quarters == 127 ? in.readInt() : quarters * 900);
    }
}
