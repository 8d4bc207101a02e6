/* SPDX-License-Identifier: MIT */
package java.io;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** What serialization would write of a class: its name, version number and fields. */
public class ObjectStreamClass implements Serializable {
    private static final long serialVersionUID = -6120832682080437368L;
    public static final ObjectStreamField[] NO_FIELDS = {};

    private final Class<?> type;
    private ObjectStreamField[] fields;

    private ObjectStreamClass(Class<?> type) {
        this.type = type;
    }

    public static ObjectStreamClass lookup(Class<?> cl) {
        return Serializable.class.isAssignableFrom(cl) ? new ObjectStreamClass(cl) : null;
    }

    public static ObjectStreamClass lookupAny(Class<?> cl) {
        return new ObjectStreamClass(cl);
    }

    public String getName() {
        return type.getName();
    }

    public Class<?> forClass() {
        return type;
    }

    public long getSerialVersionUID() {
        if (!Serializable.class.isAssignableFrom(type) || Proxy.isProxyClass(type)
                || type.isEnum() || type == Enum.class) {
            return 0;
        }
        try {
            Field f = type.getDeclaredField("serialVersionUID");
            if (Modifier.isStatic(f.getModifiers()) && Modifier.isFinal(f.getModifiers())) {
                f.setAccessible(true);
                return f.getLong(null);
            }
        } catch (ReflectiveOperationException | IllegalArgumentException none) {
            return type.isRecord() ? 0 : computed();
        }
        return type.isRecord() ? 0 : computed();
    }

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

    private ObjectStreamField[] fields() {
        if (fields == null) {
            fields = NO_FIELDS;
            if (!Serializable.class.isAssignableFrom(type) || type.isInterface()
                    || Externalizable.class.isAssignableFrom(type) || type.isEnum()
                    || type.isArray()) {
                return fields;
            }
            try {
                Field f = type.getDeclaredField("serialPersistentFields");
                int m = Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL;
                if ((f.getModifiers() & m) == m) {
                    f.setAccessible(true);
                    fields = ((ObjectStreamField[]) f.get(null)).clone();
                    Arrays.sort(fields);
                    return fields;
                }
            } catch (ReflectiveOperationException | ClassCastException none) {
                fields = NO_FIELDS;
            }
            List<ObjectStreamField> list = new ArrayList<>();
            for (Field f : type.getDeclaredFields()) {
                if ((f.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) {
                    list.add(new ObjectStreamField(f.getName(), f.getType()));
                }
            }
            fields = list.toArray(NO_FIELDS);
            Arrays.sort(fields);
        }
        return fields;
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
