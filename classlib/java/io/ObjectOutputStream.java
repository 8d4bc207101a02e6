/* SPDX-License-Identifier: MIT */
package java.io;

import java.util.IdentityHashMap;

/**
 * Writes objects with all they refer to. What programs write besides objects goes into blocks of up to 1024
 * bytes, each with its length, so that a reader can skip it.
 */
public class ObjectOutputStream extends OutputStream implements ObjectOutput, ObjectStreamConstants {
    private static final int BLOCK = 1024;

    private final OutputStream out;
    private final boolean overridden;
    private final byte[] block = new byte[BLOCK];
    private int used;
    private boolean inBlock;

    private final IdentityHashMap<Object, Integer> handles = new IdentityHashMap<>();
    /** What objects were replaced by: one that comes again is the same replacement. */
    private final IdentityHashMap<Object, Object> replacements = new IdentityHashMap<>();
    private int nextHandle;
    private int depth;
    private boolean replacing;
    private int protocol = PROTOCOL_VERSION_2;

    /* While a class's writeObject runs. */
    private Object current;
    private ObjectStreamClass currentClass;
    private Put currentPut;

    public ObjectOutputStream(OutputStream out) throws IOException {
        this.out = out;
        overridden = false;
        writeStreamHeader();
        setBlock(true);
    }

    protected ObjectOutputStream() throws IOException, SecurityException {
        out = null;
        overridden = true;
    }

    public void useProtocolVersion(int version) throws IOException {
        if (nextHandle != 0) {
            throw new IllegalStateException("stream non-empty");
        }
        if (version != PROTOCOL_VERSION_1 && version != PROTOCOL_VERSION_2) {
            throw new IllegalArgumentException("unknown version: " + version);
        }
        protocol = version;
    }

    int protocol() {
        return protocol;
    }

    protected void writeStreamHeader() throws IOException {
        writeShort(STREAM_MAGIC);
        writeShort(STREAM_VERSION);
    }

    // ---- Bytes ----

    protected void drain() throws IOException {
        if (used == 0) {
            return;
        }
        if (inBlock) {
            if (used <= 0xFF) {
                out.write(TC_BLOCKDATA);
                out.write(used);
            } else {
                out.write(new byte[] {TC_BLOCKDATALONG, (byte) (used >>> 24), (byte) (used >>> 16),
                    (byte) (used >>> 8), (byte) used});
            }
        }
        out.write(block, 0, used);
        used = 0;
    }

    private boolean setBlock(boolean on) throws IOException {
        boolean old = inBlock;
        if (old != on) {
            drain();
            inBlock = on;
        }
        return old;
    }

    private void bits(long value, int width) throws IOException {
        for (int shift = 8 * (width - 1); shift >= 0; shift -= 8) {
            if (used == BLOCK) {
                drain();
            }
            block[used++] = (byte) (value >>> shift);
        }
    }

    @Override
    public void write(int val) throws IOException {
        bits(val, 1);
    }

    @Override
    public void write(byte[] buf) throws IOException {
        write(buf, 0, buf.length);
    }

    @Override
    public void write(byte[] buf, int off, int len) throws IOException {
        java.util.Objects.checkFromIndexSize(off, len, buf.length);
        while (len > 0) {
            if (used == BLOCK) {
                drain();
            }
            int n = Math.min(len, BLOCK - used);
            System.arraycopy(buf, off, block, used, n);
            used += n;
            off += n;
            len -= n;
        }
    }

    @Override
    public void flush() throws IOException {
        drain();
        out.flush();
    }

    @Override
    public void close() throws IOException {
        flush();
        forget();
        out.close();
    }

    @Override
    public void writeBoolean(boolean val) throws IOException {
        bits(val ? 1 : 0, 1);
    }

    @Override
    public void writeByte(int val) throws IOException {
        bits(val, 1);
    }

    @Override
    public void writeShort(int val) throws IOException {
        bits(val, 2);
    }

    @Override
    public void writeChar(int val) throws IOException {
        bits(val, 2);
    }

    @Override
    public void writeInt(int val) throws IOException {
        bits(val, 4);
    }

    @Override
    public void writeLong(long val) throws IOException {
        bits(val, 8);
    }

    @Override
    public void writeFloat(float val) throws IOException {
        bits(Float.floatToIntBits(val), 4);
    }

    @Override
    public void writeDouble(double val) throws IOException {
        bits(Double.doubleToLongBits(val), 8);
    }

    @Override
    public void writeBytes(String str) throws IOException {
        for (int i = 0; i < str.length(); i++) {
            bits(str.charAt(i), 1);
        }
    }

    @Override
    public void writeChars(String str) throws IOException {
        for (int i = 0; i < str.length(); i++) {
            bits(str.charAt(i), 2);
        }
    }

    @Override
    public void writeUTF(String str) throws IOException {
        long length = utfLength(str);
        if (length > 0xFFFF) {
            throw new UTFDataFormatException();
        }
        bits(length, 2);
        writeUtf(str);
    }

    private static long utfLength(String str) {
        long length = 0;
        for (int i = 0; i < str.length(); i++) {
            char c = str.charAt(i);
            length += c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        }
        return length;
    }

    private void writeUtf(String str) throws IOException {
        for (int i = 0; i < str.length(); i++) {
            char c = str.charAt(i);
            if (c != 0 && c < 0x80) {
                bits(c, 1);
            } else if (c < 0x800) {
                bits(0xC080 | c >> 6 << 8 | c & 0x3F, 2);
            } else {
                bits(0xE08080 | c >> 12 << 16 | (c >> 6 & 0x3F) << 8 | c & 0x3F, 3);
            }
        }
    }

    // ---- Objects ----

    @Override
    public final void writeObject(Object obj) throws IOException {
        if (overridden) {
            writeObjectOverride(obj);
            return;
        }
        writeOutermost(obj, false);
    }

    protected void writeObjectOverride(Object obj) throws IOException {
        if (!overridden) {
            throw new IOException();
        }
    }

    public void writeUnshared(Object obj) throws IOException {
        writeOutermost(obj, true);
    }

    /* The reader is told of a failure. */
    private void writeOutermost(Object obj, boolean unshared) throws IOException {
        try {
            writeObject(obj, unshared);
        } catch (IOException e) {
            if (depth == 0) {
                forget();
                boolean old = setBlock(false);
                writeByte(TC_EXCEPTION);
                writeObject(e, false);
                forget();
                setBlock(old);
            }
            throw e;
        }
    }

    private void forget() {
        handles.clear();
        replacements.clear();
        nextHandle = 0;
    }

    public void reset() throws IOException {
        if (depth != 0) {
            throw new IOException("stream active");
        }
        boolean old = setBlock(false);
        writeByte(TC_RESET);
        forget();
        setBlock(old);
    }

    /* Objects that are not shared take a number too. */
    private void assign(Object obj, boolean unshared) {
        if (!unshared) {
            handles.put(obj, nextHandle);
        }
        nextHandle++;
    }

    private boolean writeKnown(Object obj, boolean unshared) throws IOException {
        Integer handle;
        if (obj == null) {
            writeByte(TC_NULL);
        } else if (!unshared && (handle = handles.get(obj)) != null) {
            writeByte(TC_REFERENCE);
            writeInt(baseWireHandle + handle);
        } else if (obj instanceof Class) {
            writeByte(TC_CLASS);
            writeClass(ObjectStreamClass.lookupAny((Class<?>) obj), false);
            assign(obj, unshared);
        } else if (obj instanceof ObjectStreamClass) {
            writeClass((ObjectStreamClass) obj, unshared);
        } else {
            return false;
        }
        return true;
    }

    private void writeObject(Object obj, boolean unshared) throws IOException {
        boolean old = setBlock(false);
        depth++;
        try {
            if (replacements.containsKey(obj)) {
                obj = replacements.get(obj);
            }
            if (writeKnown(obj, unshared)) {
                return;
            }
            Object original = obj;
            ObjectStreamClass c;
            while (true) {
                Class<?> type = obj.getClass();
                c = ObjectStreamClass.lookupAny(type);
                obj = c.replace(obj, false);
                if (obj == null || obj.getClass() == type) {
                    break;
                }
            }
            if (replacing && obj != null) {
                obj = replaceObject(obj);
                c = obj == null ? c : ObjectStreamClass.lookupAny(obj.getClass());
            }
            if (obj != original) {
                replacements.put(original, obj);
                if (writeKnown(obj, unshared)) {
                    return;
                }
            }
            if (obj instanceof String) {
                writeString((String) obj, unshared);
            } else if (obj.getClass().isArray()) {
                writeArray(obj, c, unshared);
            } else if (obj instanceof Enum) {
                writeByte(TC_ENUM);
                writeClass(c.parent.forClass() == Enum.class ? c : c.parent, false);
                assign(obj, unshared);
                writeTypeString(((Enum<?>) obj).name());
            } else if (obj instanceof Serializable) {
                writeOrdinary(obj, c, unshared);
            } else {
                throw new NotSerializableException(obj.getClass().getName());
            }
        } finally {
            depth--;
            setBlock(old);
        }
    }

    private void writeString(String text, boolean unshared) throws IOException {
        assign(text, unshared);
        long length = utfLength(text);
        if (length <= 0xFFFF) {
            writeByte(TC_STRING);
            writeShort((int) length);
        } else {
            writeByte(TC_LONGSTRING);
            writeLong(length);
        }
        writeUtf(text);
    }

    /* A string of the stream itself: shared, never replaced. */
    void writeTypeString(String text) throws IOException {
        Integer handle = handles.get(text);
        if (handle != null) {
            writeByte(TC_REFERENCE);
            writeInt(baseWireHandle + handle);
        } else {
            writeString(text, false);
        }
    }

    private void writeArray(Object array, ObjectStreamClass c, boolean unshared) throws IOException {
        writeByte(TC_ARRAY);
        writeClass(c, false);
        assign(array, unshared);
        int n = java.lang.reflect.Array.getLength(array);
        writeInt(n);
        if (array instanceof Object[]) {
            for (Object each : (Object[]) array) {
                writeObject(each, false);
            }
        } else if (array instanceof byte[]) {
            write((byte[]) array);
        } else if (array instanceof int[]) {
            for (int each : (int[]) array) {
                bits(each, 4);
            }
        } else if (array instanceof long[]) {
            for (long each : (long[]) array) {
                bits(each, 8);
            }
        } else if (array instanceof double[]) {
            for (double each : (double[]) array) {
                writeDouble(each);
            }
        } else if (array instanceof float[]) {
            for (float each : (float[]) array) {
                writeFloat(each);
            }
        } else if (array instanceof char[]) {
            for (char each : (char[]) array) {
                bits(each, 2);
            }
        } else if (array instanceof short[]) {
            for (short each : (short[]) array) {
                bits(each, 2);
            }
        } else {
            for (boolean each : (boolean[]) array) {
                writeBoolean(each);
            }
        }
    }

    private void writeOrdinary(Object obj, ObjectStreamClass c, boolean unshared)
            throws IOException {
        if (c.badClass != null) {
            throw new InvalidClassException(c.getName(), c.badClass);
        }
        c.checkWrite();
        writeByte(TC_OBJECT);
        writeClass(c, false);
        assign(obj, unshared);
        if (c.forClass().isRecord()) {
            writeFields(obj, c);
        } else if (c.is(SC_EXTERNALIZABLE) && !c.isProxy) {
            writeExternal((Externalizable) obj);
        } else {
            writeSerial(obj, c);
        }
    }

    private void writeExternal(Externalizable obj) throws IOException {
        Put oldPut = currentPut;
        Object oldObject = current;
        currentPut = null;
        current = null;
        try {
            if (protocol == PROTOCOL_VERSION_1) {
                obj.writeExternal(this);
            } else {
                setBlock(true);
                obj.writeExternal(this);
                setBlock(false);
                writeByte(TC_ENDBLOCKDATA);
            }
        } finally {
            currentPut = oldPut;
            current = oldObject;
        }
    }

    /* From the topmost serializable class down. */
    private void writeSerial(Object obj, ObjectStreamClass c) throws IOException {
        if (c.parent != null) {
            writeSerial(obj, c.parent);
        }
        if (!c.hasWriteObject()) {
            writeFields(obj, c);
            return;
        }
        Object oldObject = current;
        ObjectStreamClass oldClass = currentClass;
        Put oldPut = currentPut;
        current = obj;
        currentClass = c;
        currentPut = null;
        try {
            setBlock(true);
            c.invokeWriteObject(obj, this);
            setBlock(false);
            writeByte(TC_ENDBLOCKDATA);
        } finally {
            current = oldObject;
            currentClass = oldClass;
            currentPut = oldPut;
        }
    }

    private void writeFields(Object obj, ObjectStreamClass c) throws IOException {
        c.checkWrite();
        for (ObjectStreamField field : c.fields()) {
            if (field.field == null) {
                throw new InvalidClassException(c.getName(),
                        "unmatched serializable field(s) declared");
            }
        }
        for (ObjectStreamField field : c.fields()) {
            if (field.isPrimitive()) {
                bits(field.getBits(obj), field.width());
            } else {
                writeObject(field.getReference(obj), field.isUnshared());
            }
        }
    }

    public void defaultWriteObject() throws IOException {
        if (current == null) {
            throw new NotActiveException("not in call to writeObject");
        }
        setBlock(false);
        writeFields(current, currentClass);
        setBlock(true);
    }

    // ---- Classes ----

    private void writeClass(ObjectStreamClass c, boolean unshared) throws IOException {
        Integer handle;
        if (c == null) {
            writeByte(TC_NULL);
            return;
        }
        if (!unshared && (handle = handles.get(c)) != null) {
            writeByte(TC_REFERENCE);
            writeInt(baseWireHandle + handle);
            return;
        }
        Class<?> type = c.forClass();
        if (c.isProxy) {
            writeByte(TC_PROXYCLASSDESC);
            assign(c, unshared);
            Class<?>[] interfaces = type.getInterfaces();
            writeInt(interfaces.length);
            for (Class<?> each : interfaces) {
                writeUTF(each.getName());
            }
            setBlock(true);
            annotateProxyClass(type);
        } else {
            writeByte(TC_CLASSDESC);
            assign(c, unshared);
            if (protocol == PROTOCOL_VERSION_1) {
                c.writeTo(this);
            } else {
                writeClassDescriptor(c);
            }
            setBlock(true);
            annotateClass(type);
        }
        setBlock(false);
        writeByte(TC_ENDBLOCKDATA);
        writeClass(c.parent, false);
    }

    protected void writeClassDescriptor(ObjectStreamClass desc) throws IOException {
        desc.writeTo(this);
    }

    protected void annotateClass(Class<?> cl) throws IOException {
    }

    protected void annotateProxyClass(Class<?> cl) throws IOException {
    }

    protected Object replaceObject(Object obj) throws IOException {
        return obj;
    }

    protected boolean enableReplaceObject(boolean enable) throws SecurityException {
        boolean old = replacing;
        replacing = enable;
        return old;
    }

    // ---- Fields by name ----

    /** Values of the fields of one class, by name. */
    public abstract static class PutField {
        public PutField() {
        }

        public abstract void put(String name, boolean val);

        public abstract void put(String name, byte val);

        public abstract void put(String name, char val);

        public abstract void put(String name, short val);

        public abstract void put(String name, int val);

        public abstract void put(String name, long val);

        public abstract void put(String name, float val);

        public abstract void put(String name, double val);

        public abstract void put(String name, Object val);

        @Deprecated
        public abstract void write(ObjectOutput out) throws IOException;
    }

    public PutField putFields() throws IOException {
        if (currentPut == null) {
            if (current == null) {
                throw new NotActiveException("not in call to writeObject");
            }
            currentPut = new Put(currentClass);
        }
        return currentPut;
    }

    public void writeFields() throws IOException {
        if (currentPut == null) {
            throw new NotActiveException("no current PutField object");
        }
        setBlock(false);
        currentPut.write();
        setBlock(true);
    }

    private final class Put extends PutField {
        private final ObjectStreamField[] fields;
        private final long[] bits;
        private final Object[] objects;

        Put(ObjectStreamClass c) {
            fields = c.fields();
            bits = new long[fields.length];
            objects = new Object[fields.length];
        }

        private int find(String name, char code) {
            for (int i = 0; i < fields.length; i++) {
                if (fields[i].getName().equals(name)
                        && (code == 'L' ? !fields[i].isPrimitive() : fields[i].getTypeCode() == code)) {
                    return i;
                }
            }
            throw new IllegalArgumentException("no such field " + name + " with type "
                    + (code == 'L' ? "class java.lang.Object" : new ObjectStreamField(name, "" + code).getType()));
        }

        @Override
        public void put(String name, boolean val) {
            bits[find(name, 'Z')] = val ? 1 : 0;
        }

        @Override
        public void put(String name, byte val) {
            bits[find(name, 'B')] = val;
        }

        @Override
        public void put(String name, char val) {
            bits[find(name, 'C')] = val;
        }

        @Override
        public void put(String name, short val) {
            bits[find(name, 'S')] = val;
        }

        @Override
        public void put(String name, int val) {
            bits[find(name, 'I')] = val;
        }

        @Override
        public void put(String name, long val) {
            bits[find(name, 'J')] = val;
        }

        @Override
        public void put(String name, float val) {
            bits[find(name, 'F')] = Float.floatToIntBits(val);
        }

        @Override
        public void put(String name, double val) {
            bits[find(name, 'D')] = Double.doubleToLongBits(val);
        }

        @Override
        public void put(String name, Object val) {
            objects[find(name, 'L')] = val;
        }

        @Override
        @Deprecated
        public void write(ObjectOutput to) throws IOException {
            if (ObjectOutputStream.this != to) {
                throw new IllegalArgumentException("wrong stream");
            }
            write();
        }

        void write() throws IOException {
            for (int i = 0; i < fields.length; i++) {
                if (fields[i].isPrimitive()) {
                    ObjectOutputStream.this.bits(bits[i], fields[i].width());
                } else {
                    writeObject(objects[i], fields[i].isUnshared());
                }
            }
        }
    }
}
