/* SPDX-License-Identifier: MIT */
package jdk.internal.vm;

import java.util.ArrayList;
import java.util.HashMap;

/**
 * Writes the small classes that lambdas, concatenations, records, proxies and method handles need.
 * The caller states a generous maximum stack. Branches go forward only, and at their targets the
 * stack is empty and the locals are the parameters, so that every stack map frame is a "same"
 * frame; classes without maps, of the version before them, are free of that.
 */
public final class ClassWriterSmall {
    public static final int PUBLIC = 1;
    public static final int PRIVATE = 2;
    public static final int STATIC = 8;
    public static final int FINAL = 16;
    public static final int SUPER = 32;
    public static final int BRIDGE = 64;
    public static final int SYNTHETIC = 0x1000;

    public static final int ACONST_NULL = 1;
    public static final int POP = 87;
    public static final int DUP = 89;
    public static final int RETURN = 177;
    public static final int GETSTATIC = 178;
    public static final int PUTSTATIC = 179;
    public static final int GETFIELD = 180;
    public static final int PUTFIELD = 181;
    public static final int INVOKEVIRTUAL = 182;
    public static final int INVOKESPECIAL = 183;
    public static final int INVOKESTATIC = 184;
    public static final int INVOKEINTERFACE = 185;
    public static final int NEW = 187;
    public static final int ANEWARRAY = 189;
    public static final int CHECKCAST = 192;

    /** A growing array of big-endian bytes. */
    static final class Bytes {
        byte[] data = new byte[256];
        int length;

        void u1(int v) {
            if (length == data.length) {
                byte[] bigger = new byte[length * 2];
                System.arraycopy(data, 0, bigger, 0, length);
                data = bigger;
            }
            data[length++] = (byte) v;
        }

        void u2(int v) {
            u1(v >> 8);
            u1(v);
        }

        void u4(int v) {
            u2(v >> 16);
            u2(v);
        }

        void all(Bytes b) {
            for (int i = 0; i < b.length; i++) {
                u1(b.data[i]);
            }
        }
    }

    private final Bytes pool = new Bytes();
    private final HashMap<String, Integer> poolIndex = new HashMap<>();
    private int poolCount = 1;
    private final Bytes fields = new Bytes();
    private int fieldCount;
    private final ArrayList<Code> methods = new ArrayList<>();
    private final String name;
    private final int access;
    private final int thisIndex;
    private final int superIndex;
    private final int[] interfaces;
    private int version = 52;

    /** Names are internal ones, with slashes. */
    public ClassWriterSmall(int access, String name, String superName, String... interfaceNames) {
        this.access = access;
        this.name = name;
        thisIndex = classAt(name);
        superIndex = classAt(superName);
        interfaces = new int[interfaceNames.length];
        for (int i = 0; i < interfaces.length; i++) {
            interfaces[i] = classAt(interfaceNames[i]);
        }
    }

    public String name() {
        return name;
    }

    /** The verifier finds the types at branches itself. */
    public ClassWriterSmall withoutMaps() {
        version = 49;
        return this;
    }

    /* ---- Names of types ---- */

    public static String internalName(Class<?> c) {
        return c.getName().replace('.', '/');
    }

    public static String descriptor(Class<?> c) {
        return c.descriptorString();
    }

    public static String descriptor(Class<?> result, Class<?>... parameters) {
        StringBuilder b = new StringBuilder("(");
        for (Class<?> p : parameters) {
            b.append(descriptor(p));
        }
        return b.append(')').append(descriptor(result)).toString();
    }

    public static int slots(Class<?> c) {
        return c == long.class || c == double.class ? 2 : c == void.class ? 0 : 1;
    }

    /* ---- Constant pool ---- */

    private int known(String key) {
        Integer i = poolIndex.get(key);
        return i == null ? 0 : i;
    }

    private int add(String key, int width) {
        int index = poolCount;
        poolCount += width;
        if (poolCount > 0xffff) {
            throw new IllegalArgumentException("constant pool too large");
        }
        poolIndex.put(key, index);
        return index;
    }

    public int utf8At(String s) {
        String key = "u" + s;
        int i = known(key);
        if (i == 0) {
            Bytes b = new Bytes();
            for (int k = 0; k < s.length(); k++) {
                char c = s.charAt(k);
                if (c != 0 && c < 0x80) {
                    b.u1(c);
                } else if (c < 0x800) {
                    b.u1(0xc0 | c >> 6);
                    b.u1(0x80 | c & 63);
                } else {
                    b.u1(0xe0 | c >> 12);
                    b.u1(0x80 | c >> 6 & 63);
                    b.u1(0x80 | c & 63);
                }
            }
            if (b.length > 0xffff) {
                throw new IllegalArgumentException("string too long");
            }
            pool.u1(1);
            pool.u2(b.length);
            pool.all(b);
            i = add(key, 1);
        }
        return i;
    }

    private int pair(int tag, String key, int a, int b) {
        int i = known(key);
        if (i == 0) {
            pool.u1(tag);
            pool.u2(a);
            if (b >= 0) {
                pool.u2(b);
            }
            i = add(key, 1);
        }
        return i;
    }

    public int classAt(String internalName) {
        return pair(7, "c" + internalName, utf8At(internalName), -1);
    }

    public int stringAt(String s) {
        return pair(8, "s" + s, utf8At(s), -1);
    }

    private int nameTypeAt(String n, String d) {
        return pair(12, "n" + n + ":" + d, utf8At(n), utf8At(d));
    }

    private int memberAt(int tag, String owner, String n, String d) {
        return pair(tag, "m" + tag + owner + "." + n + ":" + d, classAt(owner), nameTypeAt(n, d));
    }

    private int intAt(int v) {
        String key = "i" + v;
        int i = known(key);
        if (i == 0) {
            pool.u1(3);
            pool.u4(v);
            i = add(key, 1);
        }
        return i;
    }

    /* ---- Members ---- */

    public void field(int flags, String fieldName, String descriptor) {
        fields.u2(flags);
        fields.u2(utf8At(fieldName));
        fields.u2(utf8At(descriptor));
        fields.u2(0);
        fieldCount++;
    }

    public Code method(int flags, String methodName, String descriptor, int maxStack,
            int maxLocals) {
        Code code = new Code(flags, utf8At(methodName), utf8At(descriptor), maxStack, maxLocals);
        methods.add(code);
        return code;
    }

    public byte[] toByteArray() {
        int codeName = utf8At("Code");
        int mapName = utf8At("StackMapTable");
        Bytes out = new Bytes();
        out.u4(0xcafebabe);
        out.u4(version);
        out.u2(poolCount);
        out.all(pool);
        out.u2(access);
        out.u2(thisIndex);
        out.u2(superIndex);
        out.u2(interfaces.length);
        for (int i : interfaces) {
            out.u2(i);
        }
        out.u2(fieldCount);
        out.all(fields);
        out.u2(methods.size());
        for (int i = 0; i < methods.size(); i++) {
            Code code = methods.get(i);
            out.u2(code.flags);
            out.u2(code.nameIndex);
            out.u2(code.descriptorIndex);
            out.u2(1);
            out.u2(codeName);
            Bytes map = version < 50 ? null : code.stackMap();
            out.u4(12 + code.bytes.length + code.handlers.length
                + (map == null ? 0 : 6 + map.length));
            out.u2(code.maxStack);
            out.u2(code.maxLocals);
            out.u4(code.bytes.length);
            out.all(code.bytes);
            out.u2(code.handlers.length / 8);
            out.all(code.handlers);
            out.u2(map == null ? 0 : 1);
            if (map != null) {
                out.u2(mapName);
                out.u4(map.length);
                out.all(map);
            }
        }
        out.u2(0);
        byte[] result = new byte[out.length];
        System.arraycopy(out.data, 0, result, 0, out.length);
        return result;
    }

    /* ---- Code ---- */

    /** The body of one method. */
    public final class Code {
        private final int flags;
        private final int nameIndex;
        private final int descriptorIndex;
        private int maxStack;
        private int maxLocals;
        private final Bytes bytes = new Bytes();
        private final Bytes handlers = new Bytes();
        private final ArrayList<Integer> targets = new ArrayList<>();

        /** A place to branch to. */
        public static final class Label {
            private final ArrayList<Integer> uses = new ArrayList<>();
        }

        public Label label() {
            return new Label();
        }

        public Code branch(int opcode, Label target) {
            target.uses.add(bytes.length);
            bytes.u1(opcode);
            bytes.u2(0);
            return this;
        }

        public Code place(Label label) {
            for (int use : label.uses) {
                int distance = bytes.length - use;
                bytes.data[use + 1] = (byte) (distance >> 8);
                bytes.data[use + 2] = (byte) distance;
            }
            if (!label.uses.isEmpty()) {
                targets.add(bytes.length);
            }
            return this;
        }

        /** How much code there is so far. */
        public int length() {
            return bytes.length;
        }

        /** Branches back. */
        public Code branch(int opcode, int target) {
            int distance = target - bytes.length;
            bytes.u1(opcode);
            bytes.u2(distance);
            return this;
        }

        /** The code from one place to another leads here when it throws anything. */
        public Code handler(int from, int to) {
            handlers.u2(from);
            handlers.u2(to);
            handlers.u2(bytes.length);
            handlers.u2(0);
            return this;
        }

        public Code needs(int stack, int locals) {
            maxStack = Math.max(maxStack, stack);
            maxLocals = Math.max(maxLocals, locals);
            return this;
        }

        Bytes stackMap() {
            if (targets.isEmpty()) {
                return null;
            }
            Bytes map = new Bytes();
            map.u2(targets.size());
            int previous = -1;
            for (int target : targets) {
                int delta = target - previous - 1;
                if (delta < 64) {
                    map.u1(delta);
                } else {
                    map.u1(251);
                    map.u2(delta);
                }
                previous = target;
            }
            return map;
        }

        Code(int flags, int nameIndex, int descriptorIndex, int maxStack, int maxLocals) {
            this.flags = flags;
            this.nameIndex = nameIndex;
            this.descriptorIndex = descriptorIndex;
            this.maxStack = maxStack;
            this.maxLocals = maxLocals;
        }

        public Code op(int opcode) {
            bytes.u1(opcode);
            return this;
        }

        public Code type(int opcode, String internalName) {
            bytes.u1(opcode);
            bytes.u2(classAt(internalName));
            return this;
        }

        public Code field(int opcode, String owner, String n, String d) {
            bytes.u1(opcode);
            bytes.u2(memberAt(9, owner, n, d));
            return this;
        }

        public Code invoke(int opcode, String owner, String n, String d, boolean isInterface) {
            bytes.u1(opcode);
            bytes.u2(memberAt(isInterface ? 11 : 10, owner, n, d));
            if (opcode == INVOKEINTERFACE) {
                int words = 1;
                for (int i = 1; d.charAt(i) != ')'; i++) {
                    char c = d.charAt(i);
                    words += c == 'J' || c == 'D' ? 2 : 1;
                    while (d.charAt(i) == '[') {
                        i++;
                    }
                    if (d.charAt(i) == 'L') {
                        i = d.indexOf(';', i);
                    }
                }
                bytes.u1(words);
                bytes.u1(0);
            }
            return this;
        }

        public Code pushString(String s) {
            return ldc(stringAt(s));
        }

        public Code pushClass(String internalName) {
            return ldc(classAt(internalName));
        }

        private Code ldc(int index) {
            bytes.u1(19);
            bytes.u2(index);
            return this;
        }

        public Code pushInt(int v) {
            if (v >= -1 && v <= 5) {
                bytes.u1(3 + v);
            } else if (v >= -128 && v <= 127) {
                bytes.u1(16);
                bytes.u1(v);
            } else if (v >= -32768 && v <= 32767) {
                bytes.u1(17);
                bytes.u2(v);
            } else {
                ldc(intAt(v));
            }
            return this;
        }

        /** Offset of a type in the families iload/lload/fload/dload/aload and the like. */
        private int family(Class<?> c) {
            return !c.isPrimitive() ? 4 : c == long.class ? 1 : c == float.class ? 2
                : c == double.class ? 3 : 0;
        }

        /** Loads a local; returns the index of the next one. */
        public int load(Class<?> c, int local) {
            access(21, 26, family(c), local);
            return local + slots(c);
        }

        private void access(int opcode, int shortest, int family, int local) {
            if (local < 4) {
                bytes.u1(shortest + family * 4 + local);
            } else if (local > 255) {
                bytes.u1(196);
                bytes.u1(opcode + family);
                bytes.u2(local);
            } else {
                bytes.u1(opcode + family);
                bytes.u1(local);
            }
        }

        public Code store(Class<?> c, int local) {
            access(54, 59, family(c), local);
            return this;
        }

        public Code ret(Class<?> c) {
            bytes.u1(c == void.class ? RETURN : 172 + family(c));
            return this;
        }

        public Code aastore() {
            return op(83);
        }

        public Code box(Class<?> primitive) {
            Class<?> w = wrapper(primitive);
            return invoke(INVOKESTATIC, internalName(w), "valueOf",
                ClassWriterSmall.descriptor(w, primitive), false);
        }

        public Code unbox(Class<?> primitive) {
            return invoke(INVOKEVIRTUAL, internalName(wrapper(primitive)),
                primitive.getName() + "Value", "()" + ClassWriterSmall.descriptor(primitive),
                false);
        }

        public Code cast(Class<?> c) {
            if (c != Object.class && !c.isHidden()) {
                type(CHECKCAST, internalName(c));
            }
            return this;
        }

        /**
         * Adapts the value on top as assignment, method invocation and casting contexts do
         * together: widening, boxing, unboxing and reference casts.
         */
        public Code convert(Class<?> from, Class<?> to) {
            if (from == to || to == void.class) {
                if (from != to) {
                    op(slots(from) == 2 ? 88 : slots(from) == 1 ? POP : 0);
                }
                return this;
            }
            if (from == void.class) {
                return zero(to);
            }
            if (from.isPrimitive() && to.isPrimitive()) {
                return widen(from, to);
            }
            if (from.isPrimitive()) {
                Class<?> target = primitiveOf(to);
                if (target != null && target != from) {
                    widen(from, target);
                    return box(target);
                }
                return box(from);
            }
            if (to.isPrimitive()) {
                Class<?> source = primitiveOf(from);
                if (source != null) {
                    unbox(source);
                    return widen(source, to);
                }
                if (to == boolean.class || to == char.class) {
                    cast(wrapper(to));
                } else {
                    /* The dynamic type may be any box that widens: let Number do it. */
                    cast(from == Object.class || from == Number.class
                        || !wrapper(to).isAssignableFrom(from) ? wrapper(to) : from);
                }
                return unbox(to);
            }
            return to.isAssignableFrom(from) ? this : cast(to);
        }

        /** The zero of a primitive type, or null. */
        public Code zero(Class<?> c) {
            return op(!c.isPrimitive() ? ACONST_NULL
                : c == long.class ? 9 : c == float.class ? 11 : c == double.class ? 14 : 3);
        }

        public Code widen(Class<?> from, Class<?> to) {
            if (from == to) {
                return this;
            }
            int f = family(from);
            int t = family(to);
            if (f == t) {
                if (to == byte.class) {
                    op(145);
                } else if (to == char.class) {
                    op(146);
                } else if (to == short.class) {
                    op(147);
                }
                return this;
            }
            /* i2l i2f i2d | l2i l2f l2d | f2i f2l f2d | d2i d2l d2f */
            return op(133 + f * 3 + (t < f ? t : t - 1));
        }
    }

    public static Class<?> wrapper(Class<?> p) {
        return p == int.class ? Integer.class : p == long.class ? Long.class
            : p == boolean.class ? Boolean.class : p == double.class ? Double.class
            : p == char.class ? Character.class : p == byte.class ? Byte.class
            : p == short.class ? Short.class : p == float.class ? Float.class
            : p == void.class ? Void.class : p;
    }

    /** The primitive type of a box, or null. */
    public static Class<?> primitiveOf(Class<?> w) {
        return w == Integer.class ? int.class : w == Long.class ? long.class
            : w == Boolean.class ? boolean.class : w == Double.class ? double.class
            : w == Character.class ? char.class : w == Byte.class ? byte.class
            : w == Short.class ? short.class : w == Float.class ? float.class : null;
    }
}
