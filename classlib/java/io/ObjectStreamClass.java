/* SPDX-License-Identifier: MIT */
package java.io;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/**
 * What serialization knows of a class: name, version number, fields, and the methods by which the
 * class takes part. There is one for each class here, and one for each class that a stream tells
 * of; the latter has the former as `local` when the class was found.
 */
public class ObjectStreamClass implements Serializable {
    private static final long serialVersionUID = -6120832682080437368L;
    // its fields are hidden from reflection
    private static final long VERSION_OF_CLASS = 3206093459760846163L;
    public static final ObjectStreamField[] NO_FIELDS = {};
    private static final ClassValue<ObjectStreamClass> KNOWN = new ClassValue<>() {
        @Override
        protected ObjectStreamClass computeValue(Class<?> c) {
            return new ObjectStreamClass(c);
        }
    };

    private Class<?> type; // null: of a stream, and not found
    private String name;
    private volatile Long version;
    private ObjectStreamField[] fields;
    int flags; // SC_ of ObjectStreamConstants
    boolean isProxy;
    boolean whole; // of a stream: read to its end, superclass included
    ObjectStreamClass parent;
    ObjectStreamClass local; // itself for a class here
    ClassNotFoundException notFound;
    /* Why objects of the class can be neither written nor read; read only; the fields cannot be. */
    String badClass;
    String badConstructor;
    String badFields;

    private Method writeObject;
    private Method readObject;
    private Method readObjectNoData;
    private Method writeReplace;
    private Method readResolve;
    private Constructor<?> constructor; // of the first superclass that is not serializable
    private boolean hooked;

    private ObjectStreamClass(Class<?> type) {
        this.type = type;
        name = type.getName();
        local = this;
        isProxy = Proxy.isProxyClass(type);
        boolean isEnum = Enum.class.isAssignableFrom(type);
        if (Serializable.class.isAssignableFrom(type)) {
            Class<?> base = type.getSuperclass();
            parent = base == null ? null : lookup(base);
            flags = Externalizable.class.isAssignableFrom(type) && !isEnum
                    ? ObjectStreamConstants.SC_EXTERNALIZABLE | ObjectStreamConstants.SC_BLOCK_DATA
                    : ObjectStreamConstants.SC_SERIALIZABLE;
            if (isEnum) {
                flags |= ObjectStreamConstants.SC_ENUM;
                version = 0L;
            } else {
                // initializes the class; when that fails, there is no descriptor
                version = statedVersion();
            }
        } else {
            version = 0L;
        }
    }

    /** Of a class that a stream tells of. */
    ObjectStreamClass() {
    }

    public static ObjectStreamClass lookup(Class<?> cl) {
        return Serializable.class.isAssignableFrom(cl) ? lookupAny(cl) : null;
    }

    public static ObjectStreamClass lookupAny(Class<?> cl) {
        return KNOWN.get(cl);
    }

    public String getName() {
        return name;
    }

    public Class<?> forClass() {
        return type;
    }

    public long getSerialVersionUID() {
        if (version == null) {
            version = computed();
        }
        return version;
    }

    /**
     * What the class states; null: what its members amount to,
     * which is computed when somebody asks.
     */
    private Long statedVersion() {
        if (isProxy) {
            return 0L;
        }
        if (type == Class.class) {
            return VERSION_OF_CLASS;
        }
        try {
            Field f = type.getDeclaredField("serialVersionUID");
            if (Modifier.isStatic(f.getModifiers()) && Modifier.isFinal(f.getModifiers())) {
                f.setAccessible(true);
                return f.getLong(null);
            }
        } catch (ReflectiveOperationException | IllegalArgumentException none) {
            return type.isRecord() ? 0L : null;
        }
        return type.isRecord() ? 0L : null;
    }

    /* Initializes the class, as JNI does that looks for a static method. */
    private static native boolean hasStaticInitializer(Class<?> cl);

    private static String descriptor(Executable e) {
        StringBuilder sb = new StringBuilder("(");
        for (Class<?> p : e.getParameterTypes()) {
            sb.append(p.descriptorString());
        }
        return sb.append(')').append(e instanceof Method
                ? ((Method) e).getReturnType().descriptorString() : "V").toString();
    }

    private static void write(DataOutputStream out, String name, int modifiers, String descriptor)
            throws IOException {
        out.writeUTF(name);
        out.writeInt(modifiers);
        out.writeUTF(descriptor);
    }

    /** The first eight bytes of the digest of names, modifiers and types. */
    private long computed() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            Method[] methods = type.getDeclaredMethods();
            int m = type.getModifiers() & (Modifier.PUBLIC | Modifier.FINAL | Modifier.INTERFACE
                    | Modifier.ABSTRACT);
            if ((m & Modifier.INTERFACE) != 0) {
                m = methods.length > 0 ? m | Modifier.ABSTRACT : m & ~Modifier.ABSTRACT;
            }
            out.writeUTF(type.getName());
            out.writeInt(m);
            if (!type.isArray()) {
                List<String> names = new ArrayList<>();
                for (Class<?> i : type.getInterfaces()) {
                    names.add(i.getName());
                }
                names.sort(null);
                for (String name : names) {
                    out.writeUTF(name);
                }
            }
            Field[] all = type.getDeclaredFields();
            Arrays.sort(all, Comparator.comparing(Field::getName));
            for (Field f : all) {
                int fm = f.getModifiers() & 0xDF;
                if ((fm & Modifier.PRIVATE) == 0
                        || (fm & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    write(out, f.getName(), fm, f.getType().descriptorString());
                }
            }
            if (hasStaticInitializer(type)) {
                write(out, "<clinit>", Modifier.STATIC, "()V");
            }
            Constructor<?>[] constructors = type.getDeclaredConstructors();
            Arrays.sort(constructors, Comparator.comparing(ObjectStreamClass::descriptor));
            for (Constructor<?> c : constructors) {
                int cm = c.getModifiers() & 0xD3F;
                if ((cm & Modifier.PRIVATE) == 0) {
                    write(out, "<init>", cm, descriptor(c).replace('/', '.'));
                }
            }
            Arrays.sort(methods, Comparator.comparing(Method::getName)
                    .thenComparing(ObjectStreamClass::descriptor));
            for (Method x : methods) {
                int mm = x.getModifiers() & 0xD3F;
                if ((mm & Modifier.PRIVATE) == 0) {
                    write(out, x.getName(), mm, descriptor(x).replace('/', '.'));
                }
            }
            byte[] hash = MessageDigest.getInstance("SHA").digest(bytes.toByteArray());
            long id = 0;
            for (int i = 7; i >= 0; i--) {
                id = id << 8 | hash[i] & 0xFF;
            }
            return id;
        } catch (IOException | java.security.NoSuchAlgorithmException e) {
            throw new InternalError(e);
        }
    }

    ObjectStreamField[] fields() {
        if (fields == null) {
            ObjectStreamField[] found = NO_FIELDS;
            if (is(ObjectStreamConstants.SC_SERIALIZABLE) && !type.isInterface() && !isProxy
                    && !is(ObjectStreamConstants.SC_ENUM) && !type.isArray()) {
                try {
                    found = declaredFields();
                } catch (InvalidClassException e) {
                    badFields = e.reason();
                }
                if (found == null) {
                    found = defaultFields();
                }
            }
            Arrays.sort(found);
            place(found);
            fields = found;
        }
        return fields;
    }

    /* Offsets: primitives in bytes, references by number. */
    private static void place(ObjectStreamField[] sorted) {
        int bytes = 0;
        int references = 0;
        for (ObjectStreamField field : sorted) {
            if (field.isPrimitive()) {
                field.setOffset(bytes);
                bytes += field.width();
            } else {
                field.setOffset(references++);
            }
        }
    }

    /* What serialPersistentFields says, each bound to the field of that name and type, or null. */
    private ObjectStreamField[] declaredFields() throws InvalidClassException {
        if (type == String.class || type == Class.class || type == ObjectStreamClass.class) {
            return NO_FIELDS; // kinds of their own in the stream
        }
        ObjectStreamField[] listed = type.isRecord() ? null : persistentFields();
        if (listed == null) {
            return null;
        }
        Map<String, ObjectStreamField> bound = new LinkedHashMap<>();
        for (ObjectStreamField each : listed) {
            String key = each.getName();
            ObjectStreamField own = new ObjectStreamField(key, each.getType(), each.isUnshared());
            if (bound.put(key, own) != null) {
                refuse("multiple serializable fields named " + key);
            }
            own.field = instanceField(key, each.getType());
        }
        return bound.values().toArray(NO_FIELDS);
    }

    /* The value of the constant, where it has the modifiers and the type that the specification
       asks for. */
    private ObjectStreamField[] persistentFields() {
        int needed = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;
        try {
            Field constant = type.getDeclaredField("serialPersistentFields");
            if ((~constant.getModifiers() & needed) == 0) {
                constant.setAccessible(true);
                Object value = constant.get(null);
                return value instanceof ObjectStreamField[] ? (ObjectStreamField[]) value : null;
            }
            return null;
        } catch (ReflectiveOperationException none) {
            return null;
        }
    }

    /* Null where there is none: the value is one for putFields and readFields only. */
    private Field instanceField(String called, Class<?> of) {
        try {
            Field f = type.getDeclaredField(called);
            return Modifier.isStatic(f.getModifiers()) || f.getType() != of ? null : f;
        } catch (NoSuchFieldException none) {
            return null;
        }
    }

    private ObjectStreamField[] defaultFields() {
        List<ObjectStreamField> list = new ArrayList<>();
        for (Field f : type.getDeclaredFields()) {
            if ((f.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                ObjectStreamField field = new ObjectStreamField(f.getName(), f.getType());
                field.field = f;
                list.add(field);
            }
        }
        return list.toArray(NO_FIELDS);
    }

    boolean is(int flag) {
        return (flags & flag) != 0;
    }

    // ---- How the class takes part ----

    private synchronized void hook() {
        if (hooked) {
            return;
        }
        boolean isEnum = is(ObjectStreamConstants.SC_ENUM);
        if (!isEnum && flags != 0) {
            writeReplace = inheritable("writeReplace");
            readResolve = inheritable("readResolve");
        }
        if (isEnum || flags == 0) {
            badConstructor = isEnum ? "enum type" : "class not serializable";
        } else if (type.isRecord()) {
            badConstructor = null;
        } else if (is(ObjectStreamConstants.SC_EXTERNALIZABLE)) {
            try {
                constructor = type.getDeclaredConstructor();
                constructor.setAccessible(true);
                if (!Modifier.isPublic(constructor.getModifiers())) {
                    constructor = null;
                }
            } catch (NoSuchMethodException e) {
                constructor = null;
            }
        } else {
            writeObject = declared("writeObject", ObjectOutputStream.class);
            readObject = declared("readObject", ObjectInputStream.class);
            readObjectNoData = declared("readObjectNoData");
            constructor = firstConstructor();
        }
        if (constructor == null && !type.isRecord() && badConstructor == null) {
            badConstructor = "no valid constructor";
        }
        hooked = true;
    }

    private Constructor<?> firstConstructor() {
        if (type.isArray() || type.isInterface()) {
            return null;
        }
        Class<?> base = type;
        while (base != null && Serializable.class.isAssignableFrom(base)) {
            base = base.getSuperclass();
        }
        try {
            Constructor<?> c = base == null ? null : base.getDeclaredConstructor();
            int m = c == null ? Modifier.PRIVATE : c.getModifiers();
            boolean open = (m & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
            return (m & Modifier.PRIVATE) == 0 && (open || samePackage(base, type)) ? c : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private static boolean samePackage(Class<?> a, Class<?> b) {
        return a.getClassLoader() == b.getClassLoader()
                && a.getPackageName().equals(b.getPackageName());
    }

    private Method declared(String method, Class<?>... parameters) {
        try {
            Method m = type.getDeclaredMethod(method, parameters);
            m.setAccessible(true);
            return m.getReturnType() == void.class && Modifier.isPrivate(m.getModifiers())
                    && !Modifier.isStatic(m.getModifiers()) ? m : null;
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    private Method inheritable(String method) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            try {
                Method m = c.getDeclaredMethod(method);
                int modifiers = m.getModifiers();
                if (m.getReturnType() != Object.class
                        || (modifiers & (Modifier.STATIC | Modifier.ABSTRACT)) != 0) {
                    return null;
                }
                m.setAccessible(true);
                boolean seen = (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0
                        || ((modifiers & Modifier.PRIVATE) != 0 ? c == type : samePackage(c, type));
                return seen ? m : null;
            } catch (NoSuchMethodException none) {
                continue;
            }
        }
        return null;
    }

    private Method hook(int which) {
        if (local == null) {
            return null;
        }
        local.hook();
        return which == 0 ? local.writeObject : which == 1 ? local.readObject
                : which == 2 ? local.readObjectNoData : which == 3 ? local.writeReplace
                : local.readResolve;
    }

    boolean hasWriteObject() {
        return hook(0) != null;
    }

    boolean hasReadObject() {
        return hook(1) != null;
    }

    boolean hasMethodToRead() {
        return hook(1) != null || hook(2) != null;
    }

    /* What it throws comes out as it is. */
    private Object call(int which, Object object, Object... arguments)
            throws IOException, ClassNotFoundException {
        try {
            return hook(which).invoke(object, arguments);
        } catch (InvocationTargetException e) {
            Throwable cause = e.getCause();
            if (cause instanceof IOException) {
                throw (IOException) cause;
            }
            if (cause instanceof ClassNotFoundException) {
                throw (ClassNotFoundException) cause;
            }
            if (cause instanceof RuntimeException) {
                throw (RuntimeException) cause;
            }
            if (cause instanceof Error) {
                throw (Error) cause;
            }
            throw new IOException("unexpected exception type", cause);
        } catch (IllegalAccessException e) {
            throw new InternalError(e);
        }
    }

    private void callToWrite(int which, Object object, Object... arguments) throws IOException {
        try {
            call(which, object, arguments);
        } catch (ClassNotFoundException e) {
            throw new IOException("unexpected exception type", e);
        }
    }

    void invokeWriteObject(Object object, ObjectOutputStream out) throws IOException {
        callToWrite(0, object, out);
    }

    void invokeReadObject(Object object, ObjectInputStream in)
            throws IOException, ClassNotFoundException {
        call(1, object, in);
    }

    void invokeReadObjectNoData(Object object) throws IOException, ClassNotFoundException {
        if (hook(2) != null) {
            call(2, object);
        }
    }

    /* The object itself when there is no such method. */
    Object replace(Object object, boolean reading) throws IOException {
        try {
            return hook(reading ? 4 : 3) == null ? object : call(reading ? 4 : 3, object);
        } catch (ClassNotFoundException e) {
            throw new IOException("unexpected exception type", e);
        }
    }

    private static native void construct0(Constructor<?> constructor, Object object);

    private void construct(Object object) throws InvocationTargetException {
        try {
            construct0(local.constructor, object);
        } catch (Exception e) {
            throw new InvocationTargetException(e);
        }
    }

    Object newInstance() throws IOException {
        local.hook();
        if (local.badConstructor != null) {
            throw new InvalidClassException(name, local.badConstructor);
        }
        try {
            if (is(ObjectStreamConstants.SC_EXTERNALIZABLE)) {
                return local.constructor.newInstance();
            }
            if (Modifier.isAbstract(local.type.getModifiers())) {
                throw new InstantiationException();
            }
            Object object = Unsafe.getUnsafe().allocateInstance(local.type);
            if (local.constructor.getDeclaringClass() != Object.class) {
                construct(object);
            }
            return object;
        } catch (Exception e) {
            throw (IOException) new InvalidClassException(name, "unable to create instance")
                    .initCause(e);
        }
    }

    void checkWrite() throws InvalidClassException {
        if (local != null && local.fields() != null && local.badFields != null) {
            throw new InvalidClassException(local.badFields);
        }
    }

    // ---- What a stream tells ----

    /* Of a proxy class. */
    void become(Class<?> found, ClassNotFoundException reason, ObjectStreamClass parent)
            throws InvalidClassException {
        type = found;
        notFound = reason;
        this.parent = parent;
        isProxy = true;
        version = 0L;
        flags = ObjectStreamConstants.SC_SERIALIZABLE;
        fields = NO_FIELDS;
        if (found != null) {
            local = lookupAny(found);
            if (!local.isProxy) {
                throw new InvalidClassException(
                        "cannot bind proxy descriptor to a non-proxy class");
            }
            name = local.name;
        }
        whole = true;
    }

    /* Of any other class: `read` holds what was read. */
    void become(ObjectStreamClass read, Class<?> found, ClassNotFoundException reason,
            ObjectStreamClass parent) throws InvalidClassException {
        name = read.name;
        version = read.getSerialVersionUID();
        flags = read.flags;
        fields = read.fields();
        notFound = reason;
        this.parent = parent;
        if (found != null) {
            bind(found);
        }
        whole = true;
    }

    private void bind(Class<?> found) throws InvalidClassException {
        ObjectStreamClass here = lookupAny(found);
        boolean isEnum = is(ObjectStreamConstants.SC_ENUM);
        if (here.isProxy) {
            throw new InvalidClassException("cannot bind non-proxy descriptor to a proxy class");
        }
        if (isEnum != here.is(ObjectStreamConstants.SC_ENUM)) {
            throw new InvalidClassException(isEnum
                    ? "cannot bind enum descriptor to a non-enum class"
                    : "cannot bind non-enum descriptor to an enum class");
        }
        int kinds = ObjectStreamConstants.SC_SERIALIZABLE | ObjectStreamConstants.SC_EXTERNALIZABLE;
        boolean serializable = (flags & kinds) != 0;
        if (serializable == ((here.flags & kinds) != 0) && !found.isArray() && !found.isRecord()
                && version != here.getSerialVersionUID()) {
            throw new InvalidClassException(here.name,
                    "local class incompatible: stream classdesc serialVersionUID = " + version
                    + ", local class serialVersionUID = " + here.getSerialVersionUID());
        }
        String simple = name.substring(name.lastIndexOf('.') + 1);
        if (!simple.equals(here.name.substring(here.name.lastIndexOf('.') + 1))) {
            throw new InvalidClassException(here.name,
                    "local class name incompatible with stream class name \"" + name + "\"");
        }
        if (!isEnum) {
            if (serializable && (here.flags & kinds) != 0
                    && (flags & kinds) != (here.flags & kinds)) {
                throw new InvalidClassException(here.name,
                        "Serializable incompatible with Externalizable");
            }
            if (!serializable || (here.flags & kinds) == 0) {
                badClass = "class invalid for deserialization";
            }
        }
        here.checkWrite();
        type = found;
        local = here;
        for (ObjectStreamField field : fields) {
            ObjectStreamField match = here.getField(field.getName());
            if (match == null) {
                continue;
            }
            if (match.getTypeCode() != field.getTypeCode()
                    && (match.isPrimitive() || field.isPrimitive())) {
                throw new InvalidClassException(here.name,
                        "incompatible types for field " + field.getName());
            }
            field.field = match.field;
            field.local = match;
        }
    }

    /* Name, version, flags and fields, as writeTo writes them. */
    void readFrom(ObjectInputStream in) throws IOException, ClassNotFoundException {
        name = in.readUTF();
        version = in.readLong();
        flags = in.readByte();
        int both = ObjectStreamConstants.SC_EXTERNALIZABLE | ObjectStreamConstants.SC_SERIALIZABLE;
        if ((~flags & both) == 0) {
            refuse("serializable and externalizable flags conflict");
        }
        boolean isEnum = is(ObjectStreamConstants.SC_ENUM);
        if (isEnum && version != 0) {
            refuse("enum descriptor has non-zero serialVersionUID: " + version);
        }
        int count = in.readShort();
        if (isEnum && count != 0) {
            refuse("enum descriptor has non-zero field count: " + count);
        }
        ObjectStreamField[] told = count > 0 ? new ObjectStreamField[count] : NO_FIELDS;
        for (int i = 0; i < told.length; i++) {
            told[i] = fieldFrom(in);
        }
        for (int i = 1; i < told.length; i++) {
            if (told[i].isPrimitive() && !told[i - 1].isPrimitive()) {
                refuse("illegal field order");
            }
        }
        place(told);
        fields = told;
    }

    private void refuse(String reason) throws InvalidClassException {
        throw new InvalidClassException(name, reason);
    }

    /* A type code and a name; the type of an object follows as a string. */
    private ObjectStreamField fieldFrom(ObjectInputStream in)
            throws IOException, ClassNotFoundException {
        char code = (char) in.readByte();
        String called = in.readUTF();
        String signature = "L[".indexOf(code) < 0 ? String.valueOf(code) : in.streamString();
        try {
            return new ObjectStreamField(called, signature);
        } catch (RuntimeException e) {
            throw (IOException) new InvalidClassException(name, "invalid descriptor for field "
                    + called).initCause(e);
        }
    }

    void writeTo(ObjectOutputStream out) throws IOException {
        out.writeUTF(name);
        out.writeLong(getSerialVersionUID());
        int written = flags;
        if (is(ObjectStreamConstants.SC_EXTERNALIZABLE) && out.protocol() == 1) {
            written &= ~ObjectStreamConstants.SC_BLOCK_DATA;
        }
        if (hasWriteObject()) {
            written |= ObjectStreamConstants.SC_WRITE_METHOD;
        }
        out.writeByte(written);
        out.writeShort(fields().length);
        for (ObjectStreamField field : fields()) {
            out.writeByte(field.getTypeCode());
            out.writeUTF(field.getName());
            if (!field.isPrimitive()) {
                out.writeTypeString(field.getTypeString());
            }
        }
    }

    public ObjectStreamField[] getFields() {
        return fields().clone();
    }

    public ObjectStreamField getField(String name) {
        for (ObjectStreamField f : fields()) {
            if (f.getName().equals(name)) {
                return f;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return getName() + ": static final long serialVersionUID = " + getSerialVersionUID()
                + "L;";
    }
}
