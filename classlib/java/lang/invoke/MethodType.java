/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.WeakHashMap;
import jdk.internal.vm.ClassWriterSmall;

/**
 * The type of a method: result and parameters. Interned, so that types are compared by identity;
 * the VM reads {@code rtype} and {@code ptypes}.
 */
public final class MethodType
        implements java.lang.constant.Constable, java.io.Serializable,
        TypeDescriptor.OfMethod<Class<?>, MethodType> {
    private static final long serialVersionUID = 292L;
    private static final Class<?>[] NO_PTYPES = {};
    private static final WeakHashMap<MethodType, WeakReference<MethodType>> INTERNED =
        new WeakHashMap<>();

    private transient Class<?> rtype;
    private transient Class<?>[] ptypes;
    private transient String methodDescriptor;

    private MethodType(Class<?> rtype, Class<?>[] ptypes) {
        this.rtype = rtype;
        this.ptypes = ptypes;
    }

    /* The array becomes the type's own. */
    static MethodType make(Class<?> rtype, Class<?>[] ptypes) {
        Objects.requireNonNull(rtype);
        int slots = ptypes.length;
        for (Class<?> p : ptypes) {
            Objects.requireNonNull(p);
            if (p == long.class || p == double.class) {
                slots++;
            }
            if (p == void.class) {
                throw new IllegalArgumentException("parameter type cannot be void");
            }
        }
        checkSlots(slots);
        MethodType key = new MethodType(rtype, ptypes);
        synchronized (INTERNED) {
            WeakReference<MethodType> ref = INTERNED.get(key);
            MethodType known = ref == null ? null : ref.get();
            if (known == null) {
                known = key;
                INTERNED.put(key, new WeakReference<>(key));
            }
            return known;
        }
    }

    int parameterSlotCount() {
        int slots = ptypes.length;
        for (Class<?> p : ptypes) {
            if (p == long.class || p == double.class) {
                slots++;
            }
        }
        return slots;
    }

    private static void checkSlots(int slots) {
        if ((slots & 0xff) != slots) {
            throw new IllegalArgumentException("bad parameter count " + slots);
        }
    }

    public static MethodType methodType(Class<?> rtype, Class<?>[] ptypes) {
        return make(rtype, ptypes.clone());
    }

    public static MethodType methodType(Class<?> rtype, List<Class<?>> ptypes) {
        return make(rtype, ptypes.toArray(new Class<?>[0]));
    }

    public static MethodType methodType(Class<?> rtype, Class<?> ptype0, Class<?>... ptypes) {
        Class<?>[] all = new Class<?>[ptypes.length + 1];
        all[0] = ptype0;
        System.arraycopy(ptypes, 0, all, 1, ptypes.length);
        return make(rtype, all);
    }

    public static MethodType methodType(Class<?> rtype) {
        return make(rtype, NO_PTYPES);
    }

    public static MethodType methodType(Class<?> rtype, Class<?> ptype0) {
        return make(rtype, new Class<?>[] {ptype0});
    }

    public static MethodType methodType(Class<?> rtype, MethodType ptypes) {
        return make(rtype, ptypes.ptypes);
    }

    public static MethodType genericMethodType(int objectArgCount, boolean finalArray) {
        checkSlots(objectArgCount);
        Class<?>[] p = new Class<?>[objectArgCount + (finalArray ? 1 : 0)];
        Arrays.fill(p, Object.class);
        if (finalArray) {
            p[objectArgCount] = Object[].class;
        }
        return make(Object.class, p);
    }

    public static MethodType genericMethodType(int objectArgCount) {
        return genericMethodType(objectArgCount, false);
    }

    public MethodType changeParameterType(int num, Class<?> nptype) {
        if (parameterType(num) == nptype) {
            return this;
        }
        Class<?>[] p = ptypes.clone();
        p[num] = nptype;
        return make(rtype, p);
    }

    public MethodType insertParameterTypes(int num, Class<?>... ptypesToInsert) {
        if (num < 0 || num > ptypes.length) {
            throw new IndexOutOfBoundsException("bad index: " + num);
        }
        int n = ptypesToInsert.length;
        if (n == 0) {
            return this;
        }
        Class<?>[] p = new Class<?>[ptypes.length + n];
        System.arraycopy(ptypes, 0, p, 0, num);
        System.arraycopy(ptypesToInsert, 0, p, num, n);
        System.arraycopy(ptypes, num, p, num + n, ptypes.length - num);
        return make(rtype, p);
    }

    public MethodType appendParameterTypes(Class<?>... ptypesToInsert) {
        return insertParameterTypes(ptypes.length, ptypesToInsert);
    }

    public MethodType insertParameterTypes(int num, List<Class<?>> ptypesToInsert) {
        return insertParameterTypes(num, ptypesToInsert.toArray(new Class<?>[0]));
    }

    public MethodType appendParameterTypes(List<Class<?>> ptypesToInsert) {
        return insertParameterTypes(ptypes.length, ptypesToInsert);
    }

    public MethodType dropParameterTypes(int start, int end) {
        if (start < 0 || start > end || end > ptypes.length) {
            throw new IndexOutOfBoundsException("start=" + start + " end=" + end);
        }
        if (start == end) {
            return this;
        }
        Class<?>[] p = new Class<?>[ptypes.length - (end - start)];
        System.arraycopy(ptypes, 0, p, 0, start);
        System.arraycopy(ptypes, end, p, start, ptypes.length - end);
        return make(rtype, p);
    }

    public MethodType changeReturnType(Class<?> nrtype) {
        return nrtype == rtype ? this : make(nrtype, ptypes);
    }

    public boolean hasPrimitives() {
        boolean result = rtype.isPrimitive();
        for (Class<?> p : ptypes) {
            result |= p.isPrimitive();
        }
        return result;
    }

    public boolean hasWrappers() {
        return unwrap() != this;
    }

    private interface Mapping {
        Class<?> map(Class<?> c);
    }

    private MethodType map(Mapping mapping) {
        Class<?>[] p = new Class<?>[ptypes.length];
        for (int i = 0; i < p.length; i++) {
            p[i] = mapping.map(ptypes[i]);
        }
        return make(mapping.map(rtype), p);
    }

    public MethodType erase() {
        return map(new Mapping() {
            @Override
            public Class<?> map(Class<?> c) {
                return c.isPrimitive() ? c : Object.class;
            }
        });
    }

    public MethodType generic() {
        return genericMethodType(ptypes.length);
    }

    public MethodType wrap() {
        return map(new Mapping() {
            @Override
            public Class<?> map(Class<?> c) {
                return ClassWriterSmall.wrapper(c);
            }
        });
    }

    public MethodType unwrap() {
        return map(new Mapping() {
            @Override
            public Class<?> map(Class<?> c) {
                Class<?> p = c == Void.class ? void.class : ClassWriterSmall.primitiveOf(c);
                return p == null ? c : p;
            }
        });
    }

    public Class<?> parameterType(int num) {
        return ptypes[num];
    }

    public int parameterCount() {
        return ptypes.length;
    }

    public Class<?> returnType() {
        return rtype;
    }

    public List<Class<?>> parameterList() {
        return Collections.unmodifiableList(Arrays.asList(ptypes.clone()));
    }

    public Class<?> lastParameterType() {
        return ptypes.length == 0 ? void.class : ptypes[ptypes.length - 1];
    }

    public Class<?>[] parameterArray() {
        return ptypes.clone();
    }

    Class<?>[] ptypes() {
        return ptypes;
    }

    Class<?> rtype() {
        return rtype;
    }

    @Override
    public boolean equals(Object x) {
        return this == x || x instanceof MethodType t && rtype == t.rtype
            && Arrays.equals(ptypes, t.ptypes);
    }

    @Override
    public int hashCode() {
        int h = 31 + rtype.hashCode();
        for (Class<?> p : ptypes) {
            h = 31 * h + p.hashCode();
        }
        return h;
    }

    @Override
    public String toString() {
        StringBuilder b = new StringBuilder("(");
        for (int i = 0; i < ptypes.length; i++) {
            b.append(i == 0 ? "" : ",").append(ptypes[i].getSimpleName());
        }
        return b.append(')').append(rtype.getSimpleName()).toString();
    }

    public static MethodType fromMethodDescriptorString(String descriptor, ClassLoader loader) {
        if (!descriptor.startsWith("(") || descriptor.indexOf(')') < 0
                || descriptor.indexOf('.') >= 0) {
            throw new IllegalArgumentException("not a method descriptor: " + descriptor);
        }
        ArrayList<Class<?>> types = new ArrayList<>();
        int[] at = {1};
        while (at[0] < descriptor.length() && descriptor.charAt(at[0]) != ')') {
            Class<?> c = typeAt(descriptor, at, loader);
            if (c == null || c == void.class) {
                throw bad(descriptor, "bad argument type");
            }
            types.add(c);
        }
        at[0]++;
        Class<?> rtype = typeAt(descriptor, at, loader);
        if (rtype == null || at[0] != descriptor.length()) {
            throw bad(descriptor, "bad return type");
        }
        return make(rtype, types.toArray(new Class<?>[0]));
    }

    private static IllegalArgumentException bad(String descriptor, String text) {
        return new IllegalArgumentException("bad signature: " + descriptor + ": " + text);
    }

    /* The type at the index, which is moved behind it; null: there is none. */
    private static Class<?> typeAt(String d, int[] at, ClassLoader loader) {
        int i = at[0];
        int start = i;
        while (i < d.length() && d.charAt(i) == '[') {
            i++;
        }
        if (i >= d.length()) {
            return null;
        }
        char c = d.charAt(i);
        if (c == 'L') {
            i = d.indexOf(';', i);
            if (i < 0) {
                return null;
            }
        } else if ("BCDFIJSZV".indexOf(c) < 0) {
            throw new IllegalArgumentException("not basic type char: " + c);
        }
        at[0] = i + 1;
        return typeOf(d, start, i + 1, loader);
    }

    private static Class<?> typeOf(String d, int start, int end, ClassLoader loader) {
        switch (d.charAt(start)) {
            case 'B': return byte.class;
            case 'C': return char.class;
            case 'D': return double.class;
            case 'F': return float.class;
            case 'I': return int.class;
            case 'J': return long.class;
            case 'S': return short.class;
            case 'Z': return boolean.class;
            case 'V': return void.class;
            default: break;
        }
        String name = d.charAt(start) == '[' ? d.substring(start, end)
            : d.substring(start + 1, end - 1);
        try {
            return Class.forName(name.replace('/', '.'), false,
                loader == null ? ClassLoader.getSystemClassLoader() : loader);
        } catch (ClassNotFoundException e) {
            throw new TypeNotPresentException(name.replace('/', '.'), e);
        }
    }

    public String toMethodDescriptorString() {
        String d = methodDescriptor;
        if (d == null) {
            d = ClassWriterSmall.descriptor(rtype, ptypes);
            methodDescriptor = d;
        }
        return d;
    }

    @Override
    public String descriptorString() {
        return toMethodDescriptorString();
    }

    @Override
    public java.util.Optional<MethodTypeDesc> describeConstable() {
        try {
            return java.util.Optional.of(
                MethodTypeDesc.of(returnType().describeConstable().orElseThrow(),
                        Arrays.stream(ptypes).map(p -> p.describeConstable().orElseThrow())
                        .toArray(ClassDesc[]::new)));
        } catch (java.util.NoSuchElementException e) {
            return java.util.Optional.empty();
        }
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeObject(rtype);
        out.writeObject(ptypes);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        rtype = (Class<?>) in.readObject();
        ptypes = (Class<?>[]) in.readObject();
    }

    private Object readResolve() {
        return methodType(rtype, ptypes);
    }
}
