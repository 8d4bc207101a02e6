/* SPDX-License-Identifier: MIT */
package java.io;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import jdk.internal.misc.VM;

/**
 * Reads what ObjectOutputStream wrote. Takes no byte from below that is not its own. A class that is not there
 * makes its objects null; the reader learns of it at the outermost object that needs one of them.
 */
public class ObjectInputStream extends InputStream implements ObjectInput, ObjectStreamConstants {
    private static final Object UNSHARED = new Object();
    private static final int NONE = -1;

    private final InputStream in;
    private final boolean overridden;
    private int ahead = NONE; // a byte that was looked at
    private long total;
    private boolean inBlock;
    private int left; // of the present block
    private boolean fieldsEnded; // of a class whose writer wrote nothing more

    private final List<Object> objects = new ArrayList<>(); // by handle
    private final Map<Integer, ClassNotFoundException> lost = new HashMap<>();
    private int passed = NONE; // handle of what was read last
    private int depth;
    private long references;
    private boolean closed;
    private boolean resolving;
    private ObjectInputFilter filter;
    private final List<Validation> validations = new ArrayList<>();

    /* While a class's readObject runs. */
    private Object current;
    private ObjectStreamClass currentClass;
    private int currentHandle = NONE;

    private static final class Validation {
        final ObjectInputValidation object;
        final int priority;

        Validation(ObjectInputValidation object, int priority) {
            this.object = object;
            this.priority = priority;
        }
    }

    public ObjectInputStream(InputStream in) throws IOException {
        this.in = Objects.requireNonNull(in);
        overridden = false;
        filter = ObjectInputFilter.Config.filterOfStream(null, ObjectInputFilter.Config.getSerialFilter());
        readStreamHeader();
        inBlock = true;
    }

    protected ObjectInputStream() throws IOException, SecurityException {
        in = null;
        overridden = true;
    }

    protected void readStreamHeader() throws IOException, StreamCorruptedException {
        short magic = readShort();
        short version = readShort();
        if (magic != STREAM_MAGIC || version != STREAM_VERSION) {
            throw new StreamCorruptedException("invalid stream header: " + hex(magic, 4)
                    + hex(version, 4));
        }
    }

    private static String hex(int value, int digits) {
        String text = Integer.toHexString(value).toUpperCase(java.util.Locale.ROOT);
        return text.length() > digits ? text.substring(text.length() - digits)
                                      : "0".repeat(digits - text.length()) + text;
    }

    // ---- Bytes ----

    private int rawPeek() throws IOException {
        if (ahead == NONE) {
            ahead = in.read();
            total += ahead >= 0 ? 1 : 0;
        }
        return ahead;
    }

    private int rawRead() throws IOException {
        int b = rawPeek();
        ahead = NONE;
        return b;
    }

    private byte peekCode() throws IOException {
        int b = rawPeek();
        if (b < 0) {
            throw new EOFException();
        }
        return (byte) b;
    }

    private boolean setBlock(boolean on) {
        boolean old = inBlock;
        if (old != on) {
            if (!on && left > 0) {
                throw new IllegalStateException("unread block data");
            }
            inBlock = on;
            left = 0;
        }
        return old;
    }

    /* In a block with at least one byte to read? */
    private boolean more() throws IOException {
        while (left == 0) {
            if (fieldsEnded) {
                return false;
            }
            int code = rawPeek();
            if (code == TC_BLOCKDATA) {
                rawRead();
                left = rawNeeded();
            } else if (code == TC_BLOCKDATALONG) {
                rawRead();
                left = rawNeeded() << 24 | rawNeeded() << 16 | rawNeeded() << 8 | rawNeeded();
                if (left < 0) {
                    int size = left;
                    left = 0;
                    throw new StreamCorruptedException("illegal block data header length: " + size);
                }
            } else if (code == TC_RESET) {
                rawRead();
                forgetAll();
            } else if (code >= 0 && (code < TC_BASE || code > TC_MAX)) {
                throw new StreamCorruptedException("invalid type code: " + hex(code, 2));
            } else {
                return false;
            }
        }
        return true;
    }

    private int rawNeeded() throws IOException {
        int b = rawRead();
        if (b < 0) {
            throw new EOFException();
        }
        return b;
    }

    @Override
    public int read() throws IOException {
        if (!inBlock) {
            return rawRead();
        }
        if (!more()) {
            return -1;
        }
        left--;
        return rawNeeded();
    }

    @Override
    public int read(byte[] buf, int off, int len) throws IOException {
        checkRange(buf, off, len);
        if (len == 0) {
            return 0;
        }
        if (inBlock && !more()) {
            return -1;
        }
        int n = inBlock ? Math.min(len, left) : len;
        int got = 0;
        if (ahead != NONE) {
            buf[off] = (byte) rawRead();
            got = 1;
        }
        if (got < n) {
            int more = in.read(buf, off + got, n - got);
            total += Math.max(more, 0);
            got = more < 0 && got == 0 ? -1 : got + Math.max(more, 0);
        }
        if (inBlock) {
            left -= Math.max(got, 0);
        }
        return got;
    }

    private static void checkRange(byte[] buf, int off, int len) {
        if (off < 0 || len < 0 || len > buf.length - off) {
            throw new IndexOutOfBoundsException();
        }
    }

    @Override
    public int available() throws IOException {
        if (!inBlock) {
            return in.available() + (ahead == NONE ? 0 : 1);
        }
        if (left == 0) {
            if (fieldsEnded || ahead == NONE && in.available() == 0) {
                return 0;
            }
            more();
        }
        return left == 0 ? 0 : Math.min(left, in.available() + (ahead == NONE ? 0 : 1));
    }

    @Override
    public void close() throws IOException {
        closed = true;
        if (depth == 0) {
            forget();
        }
        in.close();
    }

    @Override
    public void readFully(byte[] buf) throws IOException {
        readFully(buf, 0, buf.length);
    }

    @Override
    public void readFully(byte[] buf, int off, int len) throws IOException {
        checkRange(buf, off, len);
        while (len > 0) {
            int n = read(buf, off, len);
            if (n < 0) {
                throw new EOFException();
            }
            off += n;
            len -= n;
        }
    }

    private long bits(int width) throws IOException {
        long value = 0;
        for (int i = 0; i < width; i++) {
            int b = read();
            if (b < 0) {
                throw new EOFException();
            }
            value = value << 8 | b;
        }
        return value;
    }

    @Override
    public int skipBytes(int len) throws IOException {
        int n = 0;
        while (n < len && read() >= 0) {
            n++;
        }
        return n;
    }

    @Override
    public boolean readBoolean() throws IOException {
        return bits(1) != 0;
    }

    @Override
    public byte readByte() throws IOException {
        return (byte) bits(1);
    }

    @Override
    public int readUnsignedByte() throws IOException {
        return (int) bits(1);
    }

    @Override
    public char readChar() throws IOException {
        return (char) bits(2);
    }

    @Override
    public short readShort() throws IOException {
        return (short) bits(2);
    }

    @Override
    public int readUnsignedShort() throws IOException {
        return (int) bits(2);
    }

    @Override
    public int readInt() throws IOException {
        return (int) bits(4);
    }

    @Override
    public long readLong() throws IOException {
        return bits(8);
    }

    @Override
    public float readFloat() throws IOException {
        return Float.intBitsToFloat((int) bits(4));
    }

    @Override
    public double readDouble() throws IOException {
        return Double.longBitsToDouble(bits(8));
    }

    @Override
    @Deprecated
    public String readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        int b = read();
        if (b < 0) {
            return null;
        }
        for (; b >= 0 && b != '\n'; b = read()) {
            if (b != '\r') {
                line.append((char) b);
            } else {
                return line.toString();
            }
        }
        return line.toString();
    }

    @Override
    public String readUTF() throws IOException {
        return readUtf(bits(2));
    }

    private String readUtf(long length) throws IOException {
        StringBuilder text = new StringBuilder((int) Math.min(length, 1 << 16));
        while (length > 0) {
            int a = (int) bits(1);
            int size = a < 0x80 ? 1 : a >> 5 == 6 ? 2 : a >> 4 == 14 ? 3 : 0;
            if (size == 0 || size > length) {
                throw new UTFDataFormatException();
            }
            int c = size == 1 ? a : a & 0xFF >> size + 1;
            for (int i = 1; i < size; i++) {
                int b = (int) bits(1);
                if ((b & 0xC0) != 0x80) {
                    throw new UTFDataFormatException();
                }
                c = c << 6 | b & 0x3F;
            }
            text.append((char) c);
            length -= size;
        }
        return text.toString();
    }

    // ---- Handles ----

    private int assign(Object obj) {
        objects.add(obj);
        return objects.size() - 1;
    }

    private void forget() {
        objects.clear();
        lost.clear();
    }

    private void forgetAll() throws StreamCorruptedException {
        if (depth > 0) {
            throw new StreamCorruptedException("unexpected reset; recursion depth: " + depth);
        }
        forget();
    }

    /* `handle` cannot be had without what was read last. */
    private void needs(int handle) {
        ClassNotFoundException e = lost.get(passed);
        if (e != null && handle != NONE) {
            lost.putIfAbsent(handle, e);
        }
    }

    private Object readReference(boolean unshared) throws IOException {
        rawRead();
        int wire = readInt();
        passed = wire - baseWireHandle;
        if (passed < 0 || passed >= objects.size()) {
            throw new StreamCorruptedException("invalid handle value: " + hex(wire, 8));
        }
        if (unshared) {
            throw new InvalidObjectException("cannot read back reference as unshared");
        }
        Object obj = objects.get(passed);
        if (obj == UNSHARED) {
            throw new InvalidObjectException("cannot read back reference to unshared object");
        }
        check(null, -1);
        return obj;
    }

    // ---- Objects ----

    @Override
    public final Object readObject() throws IOException, ClassNotFoundException {
        return overridden ? readObjectOverride() : readOutermost(false);
    }

    protected Object readObjectOverride() throws IOException, ClassNotFoundException {
        return null;
    }

    public Object readUnshared() throws IOException, ClassNotFoundException {
        return readOutermost(true);
    }

    private Object readOutermost(boolean unshared) throws IOException, ClassNotFoundException {
        int outer = passed;
        try {
            Object obj = readAny(unshared);
            if (current != null || depth > 0) {
                needs(currentHandle);
            }
            ClassNotFoundException e = lost.get(passed);
            if (e != null) {
                throw e;
            }
            if (depth == 0) {
                validate();
            }
            return obj;
        } finally {
            passed = outer;
            if (closed && depth == 0) {
                forget();
            }
        }
    }

    private Object readAny(boolean unshared) throws IOException, ClassNotFoundException {
        boolean old = inBlock;
        if (old) {
            if (left > 0) {
                throw new OptionalDataException(left);
            }
            if (fieldsEnded) {
                throw new OptionalDataException(true);
            }
            setBlock(false);
        }
        while (peekCode() == TC_RESET) {
            rawRead();
            forgetAll();
        }
        depth++;
        references++;
        try {
            byte code = peekCode();
            switch (code) {
            case TC_NULL:
                rawRead();
                passed = NONE;
                return null;
            case TC_REFERENCE:
                return readReference(unshared);
            case TC_CLASS:
                return readClass(unshared);
            case TC_CLASSDESC:
            case TC_PROXYCLASSDESC:
                return readDescriptor(unshared);
            case TC_STRING:
            case TC_LONGSTRING:
                return resolved(readString(unshared));
            case TC_ARRAY:
                return resolved(readArray(unshared));
            case TC_ENUM:
                return resolved(readEnum(unshared));
            case TC_OBJECT:
                return resolved(readOrdinary(unshared));
            case TC_EXCEPTION:
                rawRead();
                forget();
                IOException e = (IOException) readAny(false);
                forget();
                throw new WriteAbortedException("writing aborted", e);
            case TC_BLOCKDATA:
            case TC_BLOCKDATALONG:
                if (old) {
                    setBlock(true);
                    more();
                    throw new OptionalDataException(left);
                }
                throw new StreamCorruptedException("unexpected block data");
            case TC_ENDBLOCKDATA:
                if (old) {
                    throw new OptionalDataException(true);
                }
                throw new StreamCorruptedException("unexpected end of block data");
            default:
                throw new StreamCorruptedException("invalid type code: " + hex(code, 2));
            }
        } finally {
            depth--;
            setBlock(old);
        }
    }

    /* resolveObject may give another object for it. */
    private Object resolved(Object obj) throws IOException {
        if (!resolving || depth != 1 && obj == null || lost.containsKey(passed)) {
            return obj;
        }
        Object other = resolveObject(obj);
        if (other != obj) {
            objects.set(passed, other);
        }
        return other;
    }

    private String readString(boolean unshared) throws IOException {
        boolean isLong = rawRead() == TC_LONGSTRING;
        String text = readUtf(bits(isLong ? 8 : 2));
        passed = assign(unshared ? UNSHARED : text);
        return text;
    }

    /* A string of the stream itself. */
    String readTypeString() throws IOException {
        int outer = passed;
        try {
            switch (peekCode()) {
            case TC_NULL:
                rawRead();
                return null;
            case TC_REFERENCE:
                return (String) readReference(false);
            case TC_STRING:
            case TC_LONGSTRING:
                return readString(false);
            default:
                throw new StreamCorruptedException("invalid type code: " + hex(peekCode(), 2));
            }
        } catch (ClassCastException e) {
            throw new StreamCorruptedException("no type string");
        } finally {
            passed = outer;
        }
    }

    private Class<?> readClass(boolean unshared) throws IOException, ClassNotFoundException {
        rawRead();
        ObjectStreamClass c = readDescriptor(false);
        Class<?> type = c == null ? null : c.forClass();
        passed = assign(unshared ? UNSHARED : type);
        lose(c);
        return type;
    }

    private void lose(ObjectStreamClass c) {
        if (c != null && c.notFound != null) {
            lost.put(passed, c.notFound);
        }
    }

    private Object readArray(boolean unshared) throws IOException, ClassNotFoundException {
        rawRead();
        ObjectStreamClass c = readDescriptor(false);
        int n = readInt();
        if (c == null) {
            throw new StreamCorruptedException("array without a class");
        }
        if (n < 0) {
            throw new StreamCorruptedException("Array length is negative");
        }
        Class<?> type = c.forClass();
        if (type != null && !type.isArray()) {
            throw new InvalidClassException(c.getName(), "is not an array");
        }
        check(type, n);
        Class<?> element = type == null ? null : type.getComponentType();
        Object array = type == null ? null : Array.newInstance(element, n);
        int handle = assign(unshared ? UNSHARED : array);
        passed = handle;
        lose(c);
        if (element == null || !element.isPrimitive()) {
            for (int i = 0; i < n; i++) {
                Object each = readAny(false);
                needs(handle);
                if (array != null) {
                    try {
                        Array.set(array, i, each);
                    } catch (IllegalArgumentException e) {
                        throw new ArrayStoreException(each.getClass().getName());
                    }
                }
            }
        } else if (array instanceof byte[]) {
            readFully((byte[]) array);
        } else {
            readValues(array, n);
        }
        passed = handle;
        return array;
    }

    private void readValues(Object array, int n) throws IOException {
        for (int i = 0; i < n; i++) {
            if (array instanceof int[]) {
                ((int[]) array)[i] = readInt();
            } else if (array instanceof long[]) {
                ((long[]) array)[i] = readLong();
            } else if (array instanceof double[]) {
                ((double[]) array)[i] = readDouble();
            } else if (array instanceof float[]) {
                ((float[]) array)[i] = readFloat();
            } else if (array instanceof char[]) {
                ((char[]) array)[i] = readChar();
            } else if (array instanceof short[]) {
                ((short[]) array)[i] = readShort();
            } else {
                ((boolean[]) array)[i] = readBoolean();
            }
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object readEnum(boolean unshared) throws IOException, ClassNotFoundException {
        rawRead();
        ObjectStreamClass c = readDescriptor(false);
        if (c == null || !c.is(SC_ENUM)) {
            throw new InvalidClassException("non-enum class: " + c);
        }
        int handle = assign(unshared ? UNSHARED : null);
        passed = handle;
        lose(c);
        String name = readTypeString();
        Object constant = null;
        if (c.forClass() != null) {
            try {
                constant = Enum.valueOf((Class) c.forClass(), name);
            } catch (IllegalArgumentException e) {
                throw (IOException) new InvalidObjectException("enum constant " + name
                        + " does not exist in " + c.forClass()).initCause(e);
            }
            if (!unshared) {
                objects.set(handle, constant);
            }
        }
        passed = handle;
        return constant;
    }

    private Object readOrdinary(boolean unshared) throws IOException, ClassNotFoundException {
        rawRead();
        ObjectStreamClass c = readDescriptor(false);
        if (c == null) {
            throw new StreamCorruptedException("object without a class");
        }
        Class<?> type = c.forClass();
        if (type == String.class || type == Class.class || type == ObjectStreamClass.class) {
            throw new InvalidClassException("invalid class descriptor");
        }
        if (c.badClass != null) {
            throw new InvalidClassException(c.getName(), c.badClass);
        }
        boolean isRecord = type != null && type.isRecord();
        Object obj = type == null || isRecord ? null : c.newInstance();
        int handle = assign(unshared ? UNSHARED : obj);
        passed = handle;
        lose(c);
        if (isRecord) {
            obj = readRecord(c, handle);
            if (!unshared) {
                objects.set(handle, obj);
            }
        } else if (c.is(SC_EXTERNALIZABLE)) {
            readExternal((Externalizable) obj, c, handle);
        } else {
            readSerial(obj, c, handle);
        }
        passed = handle;
        if (obj != null && !lost.containsKey(handle)) {
            Object other = c.replace(obj, true);
            if (other != obj) {
                if (other != null) {
                    check(other.getClass(), other.getClass().isArray() ? Array.getLength(other) : -1);
                }
                objects.set(handle, other);
                obj = other;
            }
        }
        return obj;
    }

    private void readExternal(Externalizable obj, ObjectStreamClass c, int handle)
            throws IOException, ClassNotFoundException {
        Object oldObject = current;
        int oldHandle = currentHandle;
        current = null;
        currentHandle = handle;
        boolean blocked = c.is(SC_BLOCK_DATA);
        try {
            if (blocked) {
                setBlock(true);
            }
            if (obj != null) {
                try {
                    obj.readExternal(this);
                } catch (ClassNotFoundException e) {
                    lost.putIfAbsent(handle, e);
                }
            }
            if (blocked) {
                skipRest();
            }
        } finally {
            current = oldObject;
            currentHandle = oldHandle;
        }
    }

    /* What the writer wrote and nobody read, up to its end mark. */
    private void skipRest() throws IOException, ClassNotFoundException {
        int outer = passed;
        fieldsEnded = false;
        while (true) {
            if (inBlock) {
                while (more()) {
                    left--;
                    rawNeeded();
                }
                setBlock(false);
            }
            byte code = peekCode();
            if (code == TC_ENDBLOCKDATA) {
                rawRead();
                passed = outer;
                return;
            }
            if (code == TC_BLOCKDATA || code == TC_BLOCKDATALONG) {
                setBlock(true);
            } else {
                readAny(false);
            }
        }
    }

    /* The stream's classes and those here, from the topmost down. */
    private void readSerial(Object obj, ObjectStreamClass c, int handle)
            throws IOException, ClassNotFoundException {
        List<ObjectStreamClass> streams = new ArrayList<>();
        for (ObjectStreamClass s = c; s != null; s = s.parent) {
            streams.add(0, s);
        }
        List<ObjectStreamClass> here = new ArrayList<>();
        if (c.local != null) {
            for (ObjectStreamClass s = c.local; s != null; s = s.parent) {
                here.add(0, s);
            }
        }
        int at = 0;
        for (ObjectStreamClass s : streams) {
            int match = at;
            while (match < here.size() && here.get(match).forClass() != s.forClass()) {
                match++;
            }
            boolean known = obj != null && s.forClass() != null && match < here.size();
            if (known) {
                for (; at < match; at++) {
                    here.get(at).invokeReadObjectNoData(obj);
                }
                at = match + 1;
            }
            readPart(known ? obj : null, s, handle);
        }
        for (; obj != null && at < here.size(); at++) {
            here.get(at).invokeReadObjectNoData(obj);
        }
    }

    private void readPart(Object obj, ObjectStreamClass c, int handle)
            throws IOException, ClassNotFoundException {
        if (obj == null || lost.containsKey(handle) || !c.hasReadObject()) {
            readFields(obj, c, handle);
        } else {
            Object oldObject = current;
            ObjectStreamClass oldClass = currentClass;
            int oldHandle = currentHandle;
            current = obj;
            currentClass = c;
            currentHandle = handle;
            setBlock(true);
            try {
                c.invokeReadObject(obj, this);
            } catch (ClassNotFoundException e) {
                lost.putIfAbsent(handle, e);
            } finally {
                current = oldObject;
                currentClass = oldClass;
                currentHandle = oldHandle;
            }
            fieldsEnded = false;
        }
        if (c.is(SC_WRITE_METHOD)) {
            skipRest();
        } else {
            if (inBlock && left > 0) {
                throw new StreamCorruptedException("unread block data");
            }
            setBlock(false);
        }
    }

    private void readFields(Object obj, ObjectStreamClass c, int handle)
            throws IOException, ClassNotFoundException {
        if (obj != null && c.forClass() != null && !c.forClass().isInstance(obj)) {
            throw new ClassCastException();
        }
        for (ObjectStreamField field : c.fields()) {
            boolean bound = obj != null && field.field != null;
            if (field.isPrimitive()) {
                long bits = bits(field.width());
                if (bound) {
                    field.setBits(obj, bits);
                }
            } else {
                Object value = readAny(field.local != null && field.local.isUnshared());
                if (field.field != null) {
                    needs(handle);
                }
                if (bound) {
                    field.setReference(obj, value);
                }
            }
        }
        passed = handle;
    }

    public void defaultReadObject() throws IOException, ClassNotFoundException {
        if (current == null) {
            throw new NotActiveException("not in call to readObject");
        }
        if (inBlock && left > 0) {
            throw new OptionalDataException(left);
        }
        int handle = currentHandle;
        setBlock(false);
        readFields(current, currentClass, handle);
        setBlock(true);
        fieldsEnded = !currentClass.is(SC_WRITE_METHOD);
        ClassNotFoundException e = lost.get(handle);
        if (e != null) {
            throw e;
        }
    }

    // ---- Records ----

    private static Object boxed(ObjectStreamField field, long bits) {
        switch (field.getTypeCode()) {
        case 'Z':
            return (byte) bits != 0;
        case 'B':
            return (byte) bits;
        case 'C':
            return (char) bits;
        case 'S':
            return (short) bits;
        case 'I':
            return (int) bits;
        case 'F':
            return Float.intBitsToFloat((int) bits);
        case 'D':
            return Double.longBitsToDouble(bits);
        default:
            return bits;
        }
    }

    private Object readRecord(ObjectStreamClass c, int handle)
            throws IOException, ClassNotFoundException {
        Map<String, Object> values = new HashMap<>();
        for (ObjectStreamClass s = c; s != null; s = s.parent) {
            for (ObjectStreamField field : s.fields()) {
                if (field.isPrimitive()) {
                    values.put(field.getName(), boxed(field, bits(field.width())));
                } else {
                    values.put(field.getName(), readAny(false));
                    if (field.local != null) {
                        needs(handle);
                    }
                }
            }
        }
        if (lost.containsKey(handle)) {
            return null;
        }
        RecordComponent[] components = c.forClass().getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] arguments = new Object[components.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = components[i].getType();
            Object value = values.get(components[i].getName());
            if (value == null && types[i].isPrimitive()) {
                value = Array.get(Array.newInstance(types[i], 1), 0);
            } else if (value != null && !types[i].isPrimitive() && !types[i].isInstance(value)) {
                throw new ClassCastException("Cannot cast " + value.getClass().getName() + " to "
                        + types[i].getName());
            }
            arguments[i] = value;
        }
        try {
            Constructor<?> constructor = c.forClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error) {
                throw (Error) e.getCause();
            }
            throw (IOException) new InvalidObjectException(e.getCause().getMessage())
                    .initCause(e.getCause());
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw (IOException) new InvalidObjectException(e.getMessage()).initCause(e);
        }
    }

    // ---- Classes ----

    private ObjectStreamClass readDescriptor(boolean unshared)
            throws IOException, ClassNotFoundException {
        switch (peekCode()) {
        case TC_NULL:
            rawRead();
            passed = NONE;
            return null;
        case TC_REFERENCE:
            Object known = readReference(unshared);
            if (!(known instanceof ObjectStreamClass)) {
                throw new StreamCorruptedException("no class descriptor");
            }
            return (ObjectStreamClass) known;
        case TC_PROXYCLASSDESC:
            return readProxyDescriptor(unshared);
        case TC_CLASSDESC:
            return readPlainDescriptor(unshared);
        default:
            throw new StreamCorruptedException("invalid type code: " + hex(peekCode(), 2));
        }
    }

    private ObjectStreamClass readProxyDescriptor(boolean unshared)
            throws IOException, ClassNotFoundException {
        rawRead();
        ObjectStreamClass c = new ObjectStreamClass();
        int handle = assign(unshared ? UNSHARED : c);
        int n = readInt();
        if (n < 0 || n > 65535) {
            throw new InvalidObjectException("interface limit exceeded: " + n);
        }
        String[] names = new String[n];
        for (int i = 0; i < n; i++) {
            names[i] = readUTF();
        }
        setBlock(true);
        Class<?> found = null;
        ClassNotFoundException reason = null;
        try {
            found = resolveProxyClass(names);
            if (found == null) {
                reason = new ClassNotFoundException("null class");
            } else if (!Proxy.isProxyClass(found)) {
                throw new InvalidClassException("Not a proxy");
            }
        } catch (ClassNotFoundException e) {
            reason = e;
        }
        skipRest();
        depth++;
        references++;
        try {
            c.become(found, reason, readDescriptor(false));
        } finally {
            depth--;
        }
        if (found != null) {
            for (Class<?> each : found.getInterfaces()) {
                check(each, -1);
            }
        }
        check(found, -1);
        passed = handle;
        return c;
    }

    private ObjectStreamClass readPlainDescriptor(boolean unshared)
            throws IOException, ClassNotFoundException {
        rawRead();
        ObjectStreamClass c = new ObjectStreamClass();
        int handle = assign(unshared ? UNSHARED : c);
        ObjectStreamClass read;
        try {
            read = readClassDescriptor();
        } catch (ClassNotFoundException e) {
            throw (IOException) new InvalidClassException("failed to read class descriptor")
                    .initCause(e);
        }
        setBlock(true);
        Class<?> found = null;
        ClassNotFoundException reason = null;
        try {
            found = resolveClass(read);
            if (found == null) {
                reason = new ClassNotFoundException("null class");
            }
        } catch (ClassNotFoundException e) {
            reason = e;
        }
        check(found, -1);
        skipRest();
        depth++;
        references++;
        try {
            c.become(read, found, reason, readDescriptor(false));
        } finally {
            depth--;
        }
        passed = handle;
        return c;
    }

    protected ObjectStreamClass readClassDescriptor() throws IOException, ClassNotFoundException {
        ObjectStreamClass c = new ObjectStreamClass();
        c.readFrom(this);
        return c;
    }

    protected Class<?> resolveClass(ObjectStreamClass desc)
            throws IOException, ClassNotFoundException {
        String name = desc.getName();
        try {
            return Class.forName(name, false, VM.latestUserDefinedLoader());
        } catch (ClassNotFoundException e) {
            for (Class<?> each : new Class<?>[] {boolean.class, byte.class, char.class, short.class,
                int.class, long.class, float.class, double.class, void.class}) {
                if (each.getName().equals(name)) {
                    return each;
                }
            }
            throw e;
        }
    }

    @SuppressWarnings("deprecation")
    protected Class<?> resolveProxyClass(String[] interfaces)
            throws IOException, ClassNotFoundException {
        ClassLoader loader = VM.latestUserDefinedLoader();
        Class<?>[] found = new Class<?>[interfaces.length];
        for (int i = 0; i < found.length; i++) {
            found[i] = Class.forName(interfaces[i], false, loader);
        }
        try {
            return Proxy.getProxyClass(loader, found);
        } catch (IllegalArgumentException e) {
            throw new ClassNotFoundException(null, e);
        }
    }

    protected Object resolveObject(Object obj) throws IOException {
        return obj;
    }

    protected boolean enableResolveObject(boolean enable) throws SecurityException {
        boolean old = resolving;
        resolving = enable;
        return old;
    }

    // ---- Validation ----

    public void registerValidation(ObjectInputValidation obj, int prio)
            throws NotActiveException, InvalidObjectException {
        if (depth == 0) {
            throw new NotActiveException("stream inactive");
        }
        if (obj == null) {
            throw new InvalidObjectException("null callback");
        }
        int at = 0;
        while (at < validations.size() && validations.get(at).priority >= prio) {
            at++;
        }
        validations.add(at, new Validation(obj, prio));
    }

    private void validate() throws InvalidObjectException {
        List<Validation> due = new ArrayList<>(validations);
        validations.clear();
        for (Validation each : due) {
            each.object.validateObject();
        }
    }

    public final ObjectInputFilter getObjectInputFilter() {
        return filter;
    }

    public final void setObjectInputFilter(ObjectInputFilter filter) {
        if (this.filter != null) {
            throw new IllegalStateException("filter can not be set more than once");
        }
        if (references > 0) {
            throw new IllegalStateException("filter can not be set after an object has been read");
        }
        this.filter = filter;
    }

    private void check(Class<?> type, int length) throws InvalidClassException {
        if (filter == null) {
            return;
        }
        ObjectInputFilter.Status status;
        RuntimeException failure = null;
        try {
            status = filter.checkInput(new Info(type, length, references, depth, total));
        } catch (RuntimeException e) {
            status = ObjectInputFilter.Status.REJECTED;
            failure = e;
        }
        if (status == null || status == ObjectInputFilter.Status.REJECTED) {
            InvalidClassException e = new InvalidClassException("filter status: " + status);
            e.initCause(failure);
            throw e;
        }
    }

    private static final class Info implements ObjectInputFilter.FilterInfo {
        private final Class<?> type;
        private final long length;
        private final long references;
        private final long depth;
        private final long bytes;

        Info(Class<?> type, long length, long references, long depth, long bytes) {
            this.type = type;
            this.length = length;
            this.references = references;
            this.depth = depth;
            this.bytes = bytes;
        }

        @Override
        public Class<?> serialClass() {
            return type;
        }

        @Override
        public long arrayLength() {
            return length;
        }

        @Override
        public long depth() {
            return depth;
        }

        @Override
        public long references() {
            return references;
        }

        @Override
        public long streamBytes() {
            return bytes;
        }
    }

    // ---- Fields by name ----

    /** Values of the fields of one class, by name. */
    public abstract static class GetField {
        public GetField() {
        }

        public abstract ObjectStreamClass getObjectStreamClass();

        public abstract boolean defaulted(String name) throws IOException;

        public abstract boolean get(String name, boolean val) throws IOException;

        public abstract byte get(String name, byte val) throws IOException;

        public abstract char get(String name, char val) throws IOException;

        public abstract short get(String name, short val) throws IOException;

        public abstract int get(String name, int val) throws IOException;

        public abstract long get(String name, long val) throws IOException;

        public abstract float get(String name, float val) throws IOException;

        public abstract double get(String name, double val) throws IOException;

        public abstract Object get(String name, Object val) throws IOException;
    }

    public GetField readFields() throws IOException, ClassNotFoundException {
        if (current == null) {
            throw new NotActiveException("not in call to readObject");
        }
        int handle = currentHandle;
        ObjectStreamClass c = currentClass;
        setBlock(false);
        Get get = new Get(c);
        for (ObjectStreamField field : c.fields()) {
            if (field.isPrimitive()) {
                get.values.put(field.getName(), boxed(field, bits(field.width())));
            } else {
                get.values.put(field.getName(), readAny(false));
                if (field.local != null) {
                    needs(handle);
                }
            }
        }
        passed = handle;
        setBlock(true);
        fieldsEnded = !c.is(SC_WRITE_METHOD);
        ClassNotFoundException e = lost.get(handle);
        if (e != null) {
            throw e;
        }
        return get;
    }

    private static final class Get extends GetField {
        private final ObjectStreamClass type;
        final Map<String, Object> values = new HashMap<>();

        Get(ObjectStreamClass type) {
            this.type = type;
        }

        @Override
        public ObjectStreamClass getObjectStreamClass() {
            return type;
        }

        private static boolean fits(ObjectStreamField field, char code) {
            return field != null && (code == 'L' ? !field.isPrimitive()
                                                 : field.getTypeCode() == code);
        }

        /* `code`: of the type, or a blank where any will do. */
        private boolean there(String name, char code) {
            ObjectStreamField field = type.getField(name);
            if (field != null && (code == ' ' || fits(field, code))) {
                return true;
            }
            ObjectStreamField local = type.local.getField(name);
            if (local != null && (code == ' ' || fits(local, code))) {
                return false;
            }
            throw new IllegalArgumentException(code == ' ' ? "no such field " + name + " with type null"
                    : "no such field " + name + " with type " + (code == 'L' ? "class java.lang.Object"
                            : new ObjectStreamField(name, "" + code).getType()));
        }

        @Override
        public boolean defaulted(String name) {
            return !there(name, ' ');
        }

        @Override
        public boolean get(String name, boolean val) {
            return there(name, 'Z') ? (Boolean) values.get(name) : val;
        }

        @Override
        public byte get(String name, byte val) {
            return there(name, 'B') ? (Byte) values.get(name) : val;
        }

        @Override
        public char get(String name, char val) {
            return there(name, 'C') ? (Character) values.get(name) : val;
        }

        @Override
        public short get(String name, short val) {
            return there(name, 'S') ? (Short) values.get(name) : val;
        }

        @Override
        public int get(String name, int val) {
            return there(name, 'I') ? (Integer) values.get(name) : val;
        }

        @Override
        public long get(String name, long val) {
            return there(name, 'J') ? (Long) values.get(name) : val;
        }

        @Override
        public float get(String name, float val) {
            return there(name, 'F') ? (Float) values.get(name) : val;
        }

        @Override
        public double get(String name, double val) {
            return there(name, 'D') ? (Double) values.get(name) : val;
        }

        @Override
        public Object get(String name, Object val) {
            return there(name, 'L') ? values.get(name) : val;
        }
    }
}
