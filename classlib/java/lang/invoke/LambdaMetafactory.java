/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import static jdk.internal.vm.ClassWriterSmall.*;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import jdk.internal.vm.ClassWriterSmall;
import jdk.internal.vm.ClassWriterSmall.Code;

/**
 * Makes the classes behind lambdas and method references: a hidden nestmate of the caller with one
 * field per captured value, whose method calls the implementation by a plain invoke instruction.
 */
public final class LambdaMetafactory {
    public static final int FLAG_SERIALIZABLE = 1 << 0;
    public static final int FLAG_MARKERS = 1 << 1;
    public static final int FLAG_BRIDGES = 1 << 2;

    private static final Class<?>[] NO_CLASSES = {};
    private static final MethodType[] NO_TYPES = {};
    private static final String FACTORY = "get$Lambda";
    /**
     * Of what serves the making of instances,
     * which reflection does not list in a synthetic hidden class.
     */
    private static final int INSIDE = PRIVATE | STATIC | SYNTHETIC;
    private static final String HANDLE = "java/lang/invoke/MethodHandle";
    private static int counter;

    private LambdaMetafactory() {
    }

    public static CallSite metafactory(MethodHandles.Lookup caller, String interfaceMethodName,
            MethodType factoryType, MethodType interfaceMethodType, MethodHandle implementation,
            MethodType dynamicMethodType) throws LambdaConversionException {
        return build(caller, interfaceMethodName, factoryType, interfaceMethodType,
            implementation, dynamicMethodType, false, NO_CLASSES, NO_TYPES);
    }

    public static CallSite altMetafactory(MethodHandles.Lookup caller, String interfaceMethodName,
            MethodType factoryType, Object... args) throws LambdaConversionException {
        Arguments rest = new Arguments(args);
        MethodType interfaceMethodType = rest.next(MethodType.class);
        MethodHandle implementation = rest.next(MethodHandle.class);
        MethodType dynamicMethodType = rest.next(MethodType.class);
        int flags = rest.next(Integer.class);
        Class<?>[] markers = (flags & FLAG_MARKERS) == 0 ? NO_CLASSES
            : rest.list(new Class<?>[rest.count()]);
        MethodType[] bridges = (flags & FLAG_BRIDGES) == 0 ? NO_TYPES
            : rest.list(new MethodType[rest.count()]);
        rest.end();
        boolean serializable = (flags & FLAG_SERIALIZABLE) != 0;
        if (serializable && !isSerializable(factoryType.returnType(), markers)) {
            Class<?>[] more = Arrays.copyOf(markers, markers.length + 1);
            more[markers.length] = Serializable.class;
            markers = more;
        }
        return build(caller, interfaceMethodName, factoryType, interfaceMethodType,
            implementation, dynamicMethodType, serializable, markers, bridges);
    }

    private static boolean isSerializable(Class<?> type, Class<?>[] markers) {
        for (int i = 0; !Serializable.class.isAssignableFrom(type); i++) {
            if (i == markers.length) {
                return false;
            }
            type = markers[i];
        }
        return true;
    }

    /** The static arguments, read from the first to the last. */
    private static final class Arguments {
        private final Object[] all;
        private int at;

        Arguments(Object[] all) {
            this.all = all;
        }

        <T> T next(Class<T> type) {
            return argument(all, at++, type);
        }

        int count() {
            return LambdaMetafactory.count(all, at++);
        }

        @SuppressWarnings("unchecked")
        <T> T[] list(T[] into) {
            for (int i = 0; i < into.length; i++) {
                into[i] = (T) next(into.getClass().getComponentType());
            }
            return into;
        }

        void end() {
            if (at < all.length) {
                throw new IllegalArgumentException("too many arguments");
            }
        }
    }

    private static <T> T argument(Object[] args, int index, Class<T> type) {
        if (index >= args.length) {
            throw new IllegalArgumentException("missing argument");
        }
        if (!type.isInstance(java.util.Objects.requireNonNull(args[index]))) {
            throw new IllegalArgumentException("argument has wrong type");
        }
        return type.cast(args[index]);
    }

    private static int count(Object[] args, int index) {
        int n = argument(args, index, Integer.class);
        if (n < 0) {
            throw new IllegalArgumentException("negative argument count");
        }
        return n;
    }

    private static synchronized int nextNumber() {
        return ++counter;
    }

    private static String lambdaName(Class<?> caller) {
        String name = internalName(caller);
        if (caller.isHidden()) {
            name = name.replace('.', '_').substring(0, name.lastIndexOf('/'));
        }
        return name + "$$Lambda$" + nextNumber();
    }

    /* Texts are made where they are needed: a class's simple name is looked for elsewhere. */
    private static void refuse(String text) throws LambdaConversionException {
        throw new LambdaConversionException(text);
    }

    /* ---- Whether the types go together ---- */

    private static String of(MemberName m, int kind) {
        return (kind == MethodHandleInfo.REF_invokeStatic
            || kind == MethodHandleInfo.REF_newInvokeSpecial ? "static" : "instance") + " method "
            + MethodHandleInfo.toString(kind, m.getDeclaringClass(), m.getName(),
                m.getMethodType());
    }

    private static void checkTypes(MemberName m, int kind, MethodType factory, MethodType sam,
            MethodType dynamic, MethodType impl, MethodType[] bridges)
            throws LambdaConversionException {
        int captured = factory.parameterCount();
        int arity = sam.parameterCount();
        if (impl.parameterCount() != captured + arity) {
            refuse("Incorrect number of parameters for " + of(m, kind) + "; " + captured
                + " captured parameters, " + arity + " functional interface method parameters, "
                + impl.parameterCount() + " implementation parameters");
        }
        if (dynamic.parameterCount() != arity) {
            refuse("Incorrect number of parameters for " + of(m, kind) + "; "
                + dynamic.parameterCount() + " dynamic parameters, " + arity
                + " functional interface method parameters");
        }
        for (MethodType bridge : bridges) {
            if (bridge.parameterCount() != arity) {
                refuse("Incorrect number of parameters for bridge signature " + bridge
                    + "; incompatible with " + sam);
            }
        }
        int first = 0;
        if (kind != MethodHandleInfo.REF_invokeStatic
                && kind != MethodHandleInfo.REF_newInvokeSpecial) {
            first = 1;
            Class<?> receiver = captured == 0 ? dynamic.parameterType(0)
                : factory.parameterType(0);
            Class<?> wanted = kind == MethodHandleInfo.REF_invokeSpecial
                ? m.getDeclaringClass() : impl.parameterType(0);
            if (!wanted.isAssignableFrom(receiver)) {
                refuse("Invalid receiver type " + receiver
                    + "; not a subtype of implementation type " + wanted);
            }
        }
        for (int i = first; i < impl.parameterCount(); i++) {
            Class<?> wanted = impl.parameterType(i);
            Class<?> given = i < captured ? factory.parameterType(i)
                : dynamic.parameterType(i - captured);
            if (i < captured && given != wanted) {
                refuse("Type mismatch in captured lambda parameter " + i + ": expecting "
                    + given + ", found " + wanted);
            }
            if (i >= captured && !adapts(given, wanted, true)) {
                refuse("Type mismatch for lambda argument " + i + ": " + given
                    + " is not convertible to " + wanted);
            }
        }
        Class<?> expected = dynamic.returnType();
        Class<?> actual = impl.returnType();
        if (expected != void.class
                && (actual == void.class || !adapts(actual, expected, false))) {
            refuse("Type mismatch for lambda return: " + actual + " is not convertible to "
                + expected);
        }
        checkDescriptor(dynamic, sam);
        for (MethodType bridge : bridges) {
            checkDescriptor(dynamic, bridge);
        }
    }

    private static void checkDescriptor(MethodType dynamic, MethodType descriptor)
            throws LambdaConversionException {
        if (dynamic == descriptor) {
            return;
        }
        for (int i = 0; i < dynamic.parameterCount(); i++) {
            Class<?> given = dynamic.parameterType(i);
            Class<?> declared = descriptor.parameterType(i);
            if (!declared.isAssignableFrom(given)) {
                refuse("Type mismatch for dynamic parameter " + i + ": " + given
                    + " is not a subtype of " + declared);
            }
        }
        Class<?> from = dynamic.returnType();
        Class<?> to = descriptor.returnType();
        if (from == void.class || to == void.class ? from != to : !adapts(from, to, true)) {
            refuse("Type mismatch for lambda expected return: " + from
                + " is not convertible to " + to);
        }
    }

    private static boolean adapts(Class<?> from, Class<?> to, boolean strict) {
        if (from == to) {
            return true;
        }
        if (from.isPrimitive()) {
            return to.isPrimitive() ? Conversions.widens(from, to)
                : to.isAssignableFrom(wrapper(from));
        }
        if (to.isPrimitive()) {
            Class<?> p = primitiveOf(from);
            return p != null ? Conversions.widens(p, to) : !strict;
        }
        return !strict || to.isAssignableFrom(from);
    }

    /* ---- The class ---- */

    private static CallSite build(MethodHandles.Lookup lookup, String samName,
            MethodType factoryType, MethodType samType, MethodHandle implementation,
            MethodType dynamicType, boolean serializable, Class<?>[] markers,
            MethodType[] bridges) throws LambdaConversionException {
        Class<?> caller = lookup.lookupClass();
        Class<?> functional = factoryType.returnType();
        DirectMethodHandle direct = implementation.direct();
        if (!lookup.hasFullPrivilegeAccess()) {
            refuse("Invalid caller: " + caller.getName());
        }
        MethodHandleInfo polymorphic = implementation.polymorphic();
        if (direct == null && polymorphic == null) {
            refuse(implementation + " is not direct or cannot be cracked");
        }
        MemberName member = direct != null ? direct.shown
            : new MemberName(polymorphic.getDeclaringClass(), polymorphic.getName(),
                polymorphic.getMethodType(), polymorphic.getReferenceKind());
        if (member.isField()) {
            refuse("Unsupported MethodHandle kind: " + lookup.revealDirect(implementation));
        }
        for (int i = 0; i < samName.length(); i++) {
            if (".;[/<>".indexOf(samName.charAt(i)) >= 0) {
                refuse("Method name '" + samName + "' is not legal");
            }
        }
        if (samName.isEmpty()) {
            refuse("Method name '' is not legal");
        }
        if (!functional.isInterface()) {
            refuse(functional.getName() + " is not an interface");
        }
        for (Class<?> c : markers) {
            if (!c.isInterface()) {
                refuse(c.getName() + " is not an interface");
            }
        }
        Class<?> owner = member.getDeclaringClass();
        int kind = member.getReferenceKind();
        MethodType implType = implementation.type();
        checkTypes(member, kind, factoryType, samType, dynamicType, implType, bridges);

        boolean viaHandle = direct == null || owner.isHidden() && owner != caller
            || java.lang.reflect.Modifier.isProtected(member.getModifiers())
                && !jdk.internal.reflect.ReflectionFactory.isSamePackage(caller, owner)
            || kind == MethodHandleInfo.REF_invokeSpecial
                && !java.lang.reflect.Modifier.isPrivate(member.getModifiers())
            || owner.isHidden();
        String name = lambdaName(caller);
        ArrayList<String> interfaces = new ArrayList<>();
        interfaces.add(internalName(functional));
        for (Class<?> c : markers) {
            if (!interfaces.contains(internalName(c))) {
                interfaces.add(internalName(c));
            }
        }
        ClassWriterSmall w = new ClassWriterSmall(FINAL | SUPER | SYNTHETIC, name,
            "java/lang/Object", interfaces.toArray(new String[0]));
        Class<?>[] fields = factoryType.parameterArray();
        writeFields(w, fields, factoryType, viaHandle);
        MethodType erasedImpl = viaHandle ? implType.erase() : implType;
        writeMethod(w, samName, samType, samType, dynamicType, fields, member, implType,
            erasedImpl, viaHandle, owner, kind, caller);
        for (MethodType bridge : bridges) {
            if (bridge != samType) {
                writeMethod(w, samName, bridge, samType, dynamicType, fields, member, implType,
                    erasedImpl, viaHandle, owner, kind, caller);
            }
        }
        if (serializable) {
            writeSerialization(w, caller, functional, samName, samType, member, implType,
                dynamicType, fields, kind, owner);
        }
        Class<?> c = HiddenClasses.define(caller, name, w.toByteArray(),
            HiddenClasses.NESTMATE, null, false);
        if (viaHandle) {
            setHandle(c, implementation.asFixedArity().asType(erasedImpl));
        }
        return new ConstantCallSite(HiddenClasses.staticMethod(c, FACTORY, factoryType,
            factoryType));
    }

    private static void setHandle(Class<?> c, MethodHandle handle) {
        jdk.internal.misc.Unsafe u = jdk.internal.misc.Unsafe.getUnsafe();
        MemberName m = new MemberName(c, "handle", MethodHandle.class,
            MethodHandleInfo.REF_putStatic);
        m = m.find(null, false);
        u.ensureClassInitialized(c);
        u.putReferenceVolatile(c, m.place(), handle);
    }

    private static void writeFields(ClassWriterSmall w, Class<?>[] fields, MethodType factoryType,
            boolean viaHandle) {
        String name = w.name();
        String init = descriptor(void.class, fields);
        int words = 1;
        for (Class<?> f : fields) {
            words += slots(f);
        }
        if (viaHandle) {
            w.field(INSIDE, "handle", "Ljava/lang/invoke/MethodHandle;");
        }
        Code c = w.method(PRIVATE, "<init>", init, 4, words);
        c.load(Object.class, 0);
        c.invoke(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        int local = 1;
        for (int i = 0; i < fields.length; i++) {
            w.field(PRIVATE | FINAL, "arg$" + (i + 1), descriptor(fields[i]));
            c.load(Object.class, 0);
            local = c.load(fields[i], local);
            c.field(PUTFIELD, name, "arg$" + (i + 1), descriptor(fields[i]));
        }
        c.ret(void.class);
        Code f = w.method(INSIDE, FACTORY, factoryType.toMethodDescriptorString(),
            words + 3, words);
        if (fields.length == 0) {
            // A hidden class's name in a descriptor is not its own.
            String type = descriptor(factoryType.returnType());
            w.field(INSIDE | FINAL, "LAMBDA_INSTANCE$", type);
            Code s = w.method(STATIC, "<clinit>", "()V", 2, 0);
            s.type(NEW, name).op(DUP).invoke(INVOKESPECIAL, name, "<init>", "()V", false);
            s.field(PUTSTATIC, name, "LAMBDA_INSTANCE$", type).ret(void.class);
            f.field(GETSTATIC, name, "LAMBDA_INSTANCE$", type);
        } else {
            f.type(NEW, name).op(DUP);
            local = 0;
            for (Class<?> field : fields) {
                local = f.load(field, local);
            }
            f.invoke(INVOKESPECIAL, name, "<init>", init, false);
        }
        f.ret(Object.class);
    }

    private static void writeMethod(ClassWriterSmall w, String name, MethodType declared,
            MethodType samType, MethodType dynamicType, Class<?>[] fields, MemberName member,
            MethodType implType, MethodType erasedImpl, boolean viaHandle, Class<?> owner,
            int kind, Class<?> caller) {
        int words = 1;
        for (Class<?> p : declared.ptypes()) {
            words += slots(p);
        }
        int stack = 6;
        for (Class<?> p : implType.ptypes()) {
            stack += slots(p);
        }
        Code c = w.method(PUBLIC, name, declared.toMethodDescriptorString(), stack, words);
        if (viaHandle) {
            c.field(GETSTATIC, w.name(), "handle", "Ljava/lang/invoke/MethodHandle;");
        } else if (kind == MethodHandleInfo.REF_newInvokeSpecial) {
            c.type(NEW, internalName(owner)).op(DUP);
        }
        int target = 0;
        for (int i = 0; i < fields.length; i++) {
            c.load(Object.class, 0);
            c.field(GETFIELD, w.name(), "arg$" + (i + 1), descriptor(fields[i]));
            c.convert(fields[i], erasedImpl.parameterType(target++));
        }
        int local = 1;
        for (int i = 0; i < declared.parameterCount(); i++) {
            Class<?> given = declared.parameterType(i);
            Class<?> wanted = erasedImpl.parameterType(target++);
            local = c.load(given, local);
            Class<?> dynamic = dynamicType.parameterType(i);
            if (!given.isPrimitive() && !dynamic.isPrimitive()) {
                c.convert(given, dynamic).convert(dynamic, wanted);
            } else {
                c.convert(given, wanted);
            }
        }
        Class<?> result = erasedImpl.returnType();
        if (viaHandle) {
            c.invoke(INVOKEVIRTUAL, HANDLE, "invokeExact", erasedImpl.toMethodDescriptorString(),
                false);
        } else {
            String d = member.getMethodType().toMethodDescriptorString();
            boolean isInterface = owner.isInterface();
            int opcode = kind == MethodHandleInfo.REF_invokeStatic ? INVOKESTATIC
                : kind == MethodHandleInfo.REF_newInvokeSpecial ? INVOKESPECIAL
                : isInterface ? INVOKEINTERFACE : INVOKEVIRTUAL;
            c.invoke(opcode, internalName(owner), member.getName(), d, isInterface);
        }
        Class<?> expected = declared.returnType();
        if (expected != void.class && !dynamicType.returnType().isPrimitive()
                && dynamicType.returnType() != Object.class && result.isPrimitive()
                && result != void.class) {
            c.convert(result, dynamicType.returnType())
                .convert(dynamicType.returnType(), expected);
        } else {
            c.convert(result, expected);
        }
        c.ret(expected);
    }

    private static void writeSerialization(ClassWriterSmall w, Class<?> caller,
            Class<?> functional, String samName, MethodType samType, MemberName member,
            MethodType implType, MethodType dynamicType, Class<?>[] fields, int kind,
            Class<?> owner) {
        String form = "java/lang/invoke/SerializedLambda";
        Code c = w.method(PRIVATE | FINAL, "writeReplace", "()Ljava/lang/Object;", 20, 1);
        c.type(NEW, form).op(DUP).pushClass(internalName(caller));
        c.pushString(internalName(functional)).pushString(samName);
        c.pushString(samType.toMethodDescriptorString()).pushInt(kind);
        c.pushString(internalName(owner)).pushString(member.getName());
        c.pushString(member.getMethodType().toMethodDescriptorString());
        c.pushString(dynamicType.toMethodDescriptorString());
        c.pushInt(fields.length).type(ANEWARRAY, "java/lang/Object");
        for (int i = 0; i < fields.length; i++) {
            c.op(DUP).pushInt(i).load(Object.class, 0);
            c.field(GETFIELD, w.name(), "arg$" + (i + 1), descriptor(fields[i]));
            c.convert(fields[i], Object.class).aastore();
        }
        c.invoke(INVOKESPECIAL, form, "<init>", "(Ljava/lang/Class;Ljava/lang/String;"
            + "Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;"
            + "Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V", false);
        c.ret(Object.class);
    }
}
