/* SPDX-License-Identifier: MIT */
package java.time.chrono;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.StreamCorruptedException;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * What is in a stream in the place of a value of this package: a number for its class,
 * then its parts.
 */
final class Ser implements Externalizable {
    private static final long serialVersionUID = -6103370247208168577L;
    private static final int CHRONOLOGY = 1, DATE_TIME = 2, ZONED = 3, JAPANESE = 4,
        JAPANESE_ERA = 5, HIJRAH = 6, MINGUO = 7, THAI = 8, PERIOD = 9;

    private Object object;

    public Ser() {
    }

    Ser(Object object) {
        this.object = object;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        Object o = object;
        if (o instanceof Chronology) {
            out.writeByte(CHRONOLOGY);
            out.writeUTF(((Chronology) o).getId());
        } else if (o instanceof DateAtTime) {
            out.writeByte(DATE_TIME);
            out.writeObject(((DateAtTime<?>) o).toLocalDate());
            out.writeObject(((DateAtTime<?>) o).toLocalTime());
        } else if (o instanceof DateTimeInZone) {
            DateTimeInZone<?> z = (DateTimeInZone<?>) o;
            out.writeByte(ZONED);
            out.writeObject(z.toLocalDateTime());
            out.writeObject(z.getOffset());
            out.writeObject(z.getZone());
        } else if (o instanceof JapaneseEra) {
            out.writeByte(JAPANESE_ERA);
            out.writeByte(((JapaneseEra) o).getValue());
        } else if (o instanceof CountedPeriod) {
            CountedPeriod p = (CountedPeriod) o;
            out.writeByte(PERIOD);
            out.writeUTF(p.getChronology().getId());
            out.writeInt(p.years);
            out.writeInt(p.months);
            out.writeInt(p.days);
        } else {
            CountedDate<?> date = (CountedDate<?>) o;
            out.writeByte(o instanceof JapaneseDate ? JAPANESE : o instanceof HijrahDate ? HIJRAH
                    : o instanceof MinguoDate ? MINGUO : THAI);
            if (o instanceof HijrahDate) {
                out.writeObject(date.getChronology());
            }
            out.writeInt(date.year());
            out.writeByte(date.month());
            out.writeByte(date.day());
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
        object = read(in);
    }

    private static Object read(ObjectInput in) throws IOException, ClassNotFoundException {
        switch (in.readByte()) {
        case CHRONOLOGY:
            return Chronology.of(in.readUTF());
        case DATE_TIME:
            return ((ChronoLocalDate) in.readObject()).atTime((LocalTime) in.readObject());
        case ZONED:
            return DateTimeInZone.read((ChronoLocalDateTime<?>) in.readObject(),
                (ZoneOffset) in.readObject(), (ZoneId) in.readObject());
        case JAPANESE:
            return JapaneseDate.of(in.readInt(), in.readByte(), in.readByte());
        case JAPANESE_ERA:
            return JapaneseEra.of(in.readByte());
        case HIJRAH:
            return ((HijrahChronology) in.readObject())
                    .date(in.readInt(), in.readByte(), in.readByte());
        case MINGUO:
            return MinguoDate.of(in.readInt(), in.readByte(), in.readByte());
        case THAI:
            return ThaiBuddhistDate.of(in.readInt(), in.readByte(), in.readByte());
        case PERIOD:
            return new CountedPeriod(Chronology.of(in.readUTF()), in.readInt(), in.readInt(),
                    in.readInt());
        default:
            throw new StreamCorruptedException("Unknown serialized type");
        }
    }

    /** For readObject of what is never written itself. */
    static void refuse(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("Deserialization via serialization delegate");
    }

    private Object readResolve() {
        return object;
    }
}
