/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import jdk.internal.access.SharedSecrets;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;
import jdk.internal.reflect.ReflectionFactory;

/** Finding handles (Lookup) and combining them. Combinators are tree handles. */
public class MethodHandles {
    private MethodHandles() {
    }

    @CallerSensitive
    public static Lookup lookup() {
        return new Lookup(Reflection.getCallerClass());
    }

    public static Lookup publicLookup() {
        return Lookup.PUBLIC_LOOKUP;
    }

    public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller)
            throws IllegalAccessException {
        if (targetClass.isPrimitive()) {
            throw new IllegalArgumentException(targetClass + " is a primitive class");
        }
        if (targetClass.isArray()) {
            throw new IllegalArgumentException(targetClass + " is an array class");
        }
        if (caller.allowedModes == Lookup.TRUSTED) {
            return new Lookup(targetClass);
        }
        Module from = caller.lookupClass().getModule();
        Module to = targetClass.getModule();
        if ((caller.lookupModes() & Lookup.MODULE) == 0) {
            throw new IllegalAccessException("caller does not have PRIVATE and MODULE lookup"
                + " mode: " + caller);
        }
        if (from != to && from != Object.class.getModule() && to.isNamed()
                && !to.isOpen(targetClass.getPackageName(), from)) {
            throw new IllegalAccessException(to + " does not open "
                + targetClass.getPackageName() + " to " + from);
        }
        return new Lookup(targetClass);
    }

    public static <T> T classData(Lookup caller, String name, Class<T> type)
            throws IllegalAccessException {
        Objects.requireNonNull(caller);
        if (!"_".equals(name)) {
            throw new IllegalArgumentException("name must be \"_\": " + name);
        }
        if ((caller.lookupModes() & Lookup.ORIGINAL) == 0) {
            throw new IllegalAccessException(caller + " does not have ORIGINAL access");
        }
        Object data = SharedSecrets.getJavaLangAccess().classData(caller.lookupClass());
        return data == null ? null : type.cast(data);
    }

    @SuppressWarnings("unchecked")
    public static <T> T classDataAt(Lookup caller, String name, Class<T> type, int index)
            throws IllegalAccessException {
        List<Object> data = classData(caller, name, List.class);
        return data == null ? null : (T) Conversions.convert(data.get(index), Object.class, type);
    }

    public static <T extends Member> T reflectAs(Class<T> expected, MethodHandle target) {
        return Lookup.IMPL_LOOKUP.revealDirect(target).reflectAs(expected, Lookup.IMPL_LOOKUP);
    }

    /** The right to make handles, and the class that has it. */
    public static final class Lookup {
        public static final int PUBLIC = Modifier.PUBLIC;
        public static final int PRIVATE = Modifier.PRIVATE;
        public static final int PROTECTED = Modifier.PROTECTED;
        public static final int PACKAGE = 8;
        public static final int MODULE = 16;
        public static final int UNCONDITIONAL = 32;
        public static final int ORIGINAL = 64;
        static final int FULL = PUBLIC | PRIVATE | PROTECTED | PACKAGE | MODULE | ORIGINAL;
        static final int TRUSTED = -1;

        static final Lookup IMPL_LOOKUP = new Lookup(Object.class, null, TRUSTED);
        static final Lookup PUBLIC_LOOKUP = new Lookup(Object.class, null, UNCONDITIONAL);

        private final Class<?> lookupClass;
        private final Class<?> previous;
        private final int allowedModes;

        /** Options of defineHiddenClass. */
        public enum ClassOption {
            NESTMATE, STRONG
        }

        Lookup(Class<?> lookupClass) {
            this(lookupClass, null, FULL);
        }

        private Lookup(Class<?> lookupClass, Class<?> previous, int modes) {
            this.lookupClass = lookupClass;
            this.previous = previous;
            this.allowedModes = modes;
        }

        public Class<?> lookupClass() {
            return lookupClass;
        }

        public Class<?> previousLookupClass() {
            return previous;
        }

        public int lookupModes() {
            return allowedModes & (FULL | UNCONDITIONAL);
        }

        public boolean hasPrivateAccess() {
            return hasFullPrivilegeAccess();
        }

        public boolean hasFullPrivilegeAccess() {
            return allowedModes == TRUSTED || (allowedModes & (PRIVATE | MODULE))
                == (PRIVATE | MODULE);
        }

        public Lookup in(Class<?> requested) {
            Objects.requireNonNull(requested);
            if (requested.isPrimitive()) {
                throw new IllegalArgumentException(requested + " is a primitive class");
            }
            if (requested.isArray()) {
                throw new IllegalArgumentException(requested + " is an array class");
            }
            if (allowedModes == TRUSTED) {
                return new Lookup(requested, null, FULL);
            }
            if (requested == lookupClass) {
                return this;
            }
            int modes = allowedModes & ~(PROTECTED | ORIGINAL);
            Class<?> prev = previous;
            if (requested.getModule() != lookupClass.getModule()) {
                prev = (modes & MODULE) != 0 ? lookupClass : previous;
                modes &= ~(MODULE | PACKAGE | PRIVATE);
            }
            if ((modes & PACKAGE) != 0
                    && !ReflectionFactory.isSamePackage(lookupClass, requested)) {
                modes &= ~(PACKAGE | PRIVATE);
            }
            if ((modes & PRIVATE) != 0 && outermost(lookupClass) != outermost(requested)) {
                modes &= ~PRIVATE;
            }
            return new Lookup(requested, prev, modes);
        }

        private static Class<?> outermost(Class<?> c) {
            for (Class<?> outer = c; outer != null; outer = c.getEnclosingClass()) {
                c = outer;
                if (c.getEnclosingClass() == null) {
                    break;
                }
            }
            return c;
        }

        public Lookup dropLookupMode(int modeToDrop) {
            int modes = lookupModes() & ~(modeToDrop | PROTECTED | ORIGINAL);
            switch (modeToDrop) {
                case PUBLIC: modes &= ~(FULL); break;
                case MODULE: modes &= ~(PACKAGE | PRIVATE); break;
                case PACKAGE: modes &= ~PRIVATE; break;
                case PROTECTED: case PRIVATE: case ORIGINAL: case UNCONDITIONAL: break;
                default: throw new IllegalArgumentException(modeToDrop
                    + " is not a valid mode to drop");
            }
            return new Lookup(lookupClass, previous, modes);
        }

        @Override
        public String toString() {
            String name = lookupClass.getName();
            switch (allowedModes) {
                case 0: return name + "/noaccess";
                case UNCONDITIONAL: return name + "/publicLookup";
                case PUBLIC: return name + "/public";
                case PUBLIC | MODULE: return name + "/module";
                case PUBLIC | PACKAGE: case PUBLIC | MODULE | PACKAGE: return name + "/package";
                case PUBLIC | PACKAGE | PRIVATE: case PUBLIC | PACKAGE | MODULE | PRIVATE:
                    return name + "/private";
                case FULL: case FULL & ~ORIGINAL: return name;
                case TRUSTED: return "/trusted";
                default: return name + "/" + Integer.toHexString(allowedModes);
            }
        }

        /* ---- Classes ---- */

        public Class<?> defineClass(byte[] bytes) throws IllegalAccessException {
            if ((lookupModes() & PACKAGE) == 0) {
                throw new IllegalAccessException("Lookup does not have PACKAGE access");
            }
            byte[] copy = bytes.clone();
            return SharedSecrets.getJavaLangAccess().defineClass(lookupClass.getClassLoader(),
                lookupClass, nameIn(copy), copy, lookupClass.getProtectionDomain(), false, 0,
                null);
        }

        public Lookup defineHiddenClass(byte[] bytes, boolean initialize, ClassOption... options)
                throws IllegalAccessException {
            return hidden(bytes, null, initialize, options);
        }

        public Lookup defineHiddenClassWithClassData(byte[] bytes, Object classData,
                boolean initialize, ClassOption... options) throws IllegalAccessException {
            return hidden(bytes, Objects.requireNonNull(classData), initialize, options);
        }

        private Lookup hidden(byte[] bytes, Object data, boolean initialize,
                ClassOption[] options) throws IllegalAccessException {
            if (!hasFullPrivilegeAccess()) {
                throw new IllegalAccessException(this + " does not have full privilege access");
            }
            int flags = 0;
            for (ClassOption option : options) {
                flags |= option == ClassOption.NESTMATE ? HiddenClasses.NESTMATE
                    : HiddenClasses.STRONG;
            }
            byte[] copy = bytes.clone();
            return new Lookup(HiddenClasses.define(lookupClass, nameIn(copy), copy, flags, data,
                initialize));
        }

        /* Finds this_class's name; a malformed file is left for the VM to refuse. */
        private String nameIn(byte[] b) {
            try {
                java.io.DataInputStream in = new java.io.DataInputStream(
                    new java.io.ByteArrayInputStream(b));
                if (in.readInt() != 0xcafebabe) {
                    throw new ClassFormatError("Incompatible magic value");
                }
                in.readInt();
                int count = in.readUnsignedShort();
                String[] texts = new String[count];
                int[] classes = new int[count];
                for (int i = 1; i < count; i++) {
                    int tag = in.readUnsignedByte();
                    switch (tag) {
                        case 1: texts[i] = in.readUTF(); break;
                        case 7: classes[i] = in.readUnsignedShort(); break;
                        case 8: case 16: case 19: case 20: in.skipBytes(2); break;
                        case 15: in.skipBytes(3); break;
                        case 5: case 6: in.skipBytes(8); i++; break;
                        default: in.skipBytes(4);
                    }
                }
                int access = in.readUnsignedShort();
                String name = texts[classes[in.readUnsignedShort()]].replace('/', '.');
                if ((access & 0x8000) != 0) {
                    throw new IllegalArgumentException("Not a class or interface: ACC_MODULE flag"
                        + " is set");
                }
                int dot = name.lastIndexOf('.');
                if (!(dot < 0 ? "" : name.substring(0, dot)).equals(
                        lookupClass.getPackageName())) {
                    throw new IllegalArgumentException(name
                        + " not in same package as lookup class");
                }
                return name;
            } catch (java.io.IOException | IndexOutOfBoundsException | NullPointerException e) {
                throw new ClassFormatError("Truncated class file");
            }
        }

        public Class<?> findClass(String targetName)
                throws ClassNotFoundException, IllegalAccessException {
            return accessClass(Class.forName(targetName, false, lookupClass.getClassLoader()));
        }

        public Class<?> ensureInitialized(Class<?> targetClass) throws IllegalAccessException {
            if (targetClass.isPrimitive()) {
                throw new IllegalArgumentException(targetClass + " is a primitive class");
            }
            if (targetClass.isArray()) {
                throw new IllegalArgumentException(targetClass + " is an array class");
            }
            accessClass(targetClass);
            Unsafe.getUnsafe().ensureClassInitialized(targetClass);
            return targetClass;
        }

        public Class<?> accessClass(Class<?> targetClass) throws IllegalAccessException {
            if (!classAccessible(targetClass)) {
                throw new IllegalAccessException("class is not public: " + targetClass.getName()
                    + ", from " + this);
            }
            return targetClass;
        }

        private boolean classAccessible(Class<?> c) {
            while (c.isArray()) {
                c = c.getComponentType();
            }
            if (allowedModes == TRUSTED || c.isPrimitive()) {
                return true;
            }
            boolean samePackage = (allowedModes & PACKAGE) != 0
                && ReflectionFactory.isSamePackage(lookupClass, c);
            if (samePackage) {
                return true;
            }
            if (!Modifier.isPublic(Reflection.getClassAccessFlags(c))) {
                return false;
            }
            Module m = c.getModule();
            return (allowedModes & UNCONDITIONAL) != 0 ? m.isExported(c.getPackageName())
                : allowedModes != 0 && (m == lookupClass.getModule()
                    || m.isExported(c.getPackageName(), lookupClass.getModule()));
        }

        /* ---- Resolution ---- */

        private MemberName resolve(Class<?> refc, MemberName m)
                throws NoSuchMethodException, NoSuchFieldException, IllegalAccessException {
            try {
                return MethodHandleNatives.resolve(m, allowedModes == TRUSTED ? null
                    : lookupClass, allowedModes, false);
            } catch (NoSuchMethodError e) {
                throw (NoSuchMethodException) new NoSuchMethodException("no such "
                    + (m.isConstructor() ? "constructor: " : "method: ") + m).initCause(e);
            } catch (NoSuchFieldError e) {
                throw (NoSuchFieldException) new NoSuchFieldException("no such field: " + m)
                    .initCause(e);
            } catch (IllegalAccessError e) {
                throw (IllegalAccessException) new IllegalAccessException(
                    accessText(refc, unchecked(m))).initCause(e);
            } catch (IncompatibleClassChangeError e) {
                throw (IllegalAccessException) new IllegalAccessException("no such "
                    + (m.isField() ? "field: " : "method: ") + m).initCause(e);
            } catch (LinkageError | ClassNotFoundException e) {
                String text = "no such " + (m.isField() ? "field: " : "method: ") + m;
                if (m.isField()) {
                    throw (NoSuchFieldException) new NoSuchFieldException(text).initCause(e);
                }
                throw (NoSuchMethodException) new NoSuchMethodException(text).initCause(e);
            }
        }

        /* The member with its modifiers, whoever may access it. */
        private static MemberName unchecked(MemberName m) {
            try {
                MemberName found = MethodHandleNatives.resolve(m.copy(), null, TRUSTED, true);
                return found == null ? m : found;
            } catch (ClassNotFoundException e) {
                return m;
            }
        }

        private String accessText(Class<?> refc, MemberName m) {
            Class<?> defc = m.getDeclaringClass();
            int mod = m.getModifiers();
            boolean classOk = Modifier.isPublic(defc.getModifiers())
                && (defc == refc || Modifier.isPublic(refc.getModifiers()));
            if (!classOk && (allowedModes & PACKAGE) != 0) {
                classOk = classAccessible(defc) && classAccessible(refc);
            }
            String text = !classOk ? "class is not public"
                : Modifier.isPublic(mod) ? "access to public member failed"
                : Modifier.isPrivate(mod) ? "member is private"
                : Modifier.isProtected(mod) ? "member is protected"
                : "member is private to package";
            return failure(text, m);
        }

        private String failure(String text, MemberName m) {
            text += ": " + m + ", from ";
            if (this == PUBLIC_LOOKUP) {
                return text + "public Lookup";
            }
            text += lookupClass + " (" + lookupClass.getModule() + ")";
            return previous == null ? text : text + ", previous lookup " + previous.getName()
                + " (" + previous.getModule() + ")";
        }

        private void checkAccess(Class<?> refc, MemberName m) throws IllegalAccessException {
            if (allowedModes == TRUSTED) {
                return;
            }
            int mod = m.getModifiers();
            Class<?> defc = m.getDeclaringClass();
            boolean ok = classAccessible(refc);
            if (ok && !Modifier.isPublic(mod)) {
                boolean samePackage = ReflectionFactory.isSamePackage(lookupClass, defc);
                if (Modifier.isPrivate(mod)) {
                    ok = (allowedModes & PRIVATE) != 0 && (lookupClass == defc
                        || Reflection.areNestMates(lookupClass, defc)
                        || outermost(lookupClass) == outermost(defc));
                } else {
                    ok = (allowedModes & PACKAGE) != 0 && samePackage
                        || Modifier.isProtected(mod) && (allowedModes & PROTECTED) != 0
                            && (defc.isAssignableFrom(lookupClass)
                                && !m.isConstructor() || refc.isArray());
                }
            }
            if (!ok) {
                throw new IllegalAccessException(accessText(refc, m));
            }
        }

        /* A protected member of another package is reached through the lookup class only. */
        private Class<?> receiver(Class<?> refc, MemberName m) {
            if (allowedModes != TRUSTED && Modifier.isProtected(m.getModifiers())
                    && !m.isStatic() && !refc.isArray()
                    && !ReflectionFactory.isSamePackage(lookupClass, m.getDeclaringClass())
                    && !lookupClass.isInterface() && refc.isAssignableFrom(lookupClass)) {
                return lookupClass;
            }
            return refc;
        }

        private MethodHandle finish(Class<?> receiver, MemberName m) {
            MethodHandle h = DirectMethodHandle.make(m.getInvocationType(receiver), m,
                lookupClass);
            if (m.isCallerSensitive() && allowedModes != TRUSTED) {
                MethodHandle target = callerBound(m, h.type());
                if (target != null) {
                    h = target;
                }
            }
            return m.isVarargs() && h.type().lastParameterType().isArray()
                ? h.asVarargsCollector(h.type().lastParameterType()) : h;
        }

        /* The few caller sensitive methods whose answer depends on the lookup class alone. */
        private MethodHandle callerBound(MemberName m, MethodType type) {
            if (m.getDeclaringClass() == MethodHandles.class && m.getName().equals("lookup")) {
                return constant(Lookup.class, new Lookup(lookupClass));
            }
            return null;
        }

        public MethodHandle findStatic(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            return find(refc, name, type, MethodHandleInfo.REF_invokeStatic);
        }

        private MethodHandle find(Class<?> refc, String name, MethodType type, int kind)
                throws NoSuchMethodException, IllegalAccessException {
            Objects.requireNonNull(refc);
            Objects.requireNonNull(type);
            if (name.startsWith("<") && kind != MethodHandleInfo.REF_newInvokeSpecial) {
                throw new NoSuchMethodException("illegal method name: " + name);
            }
            accessClass(refc);
            try {
                MemberName m = resolve(refc, new MemberName(refc, name, type, kind));
                checkAccess(refc, m);
                return finish(kind >= MethodHandleInfo.REF_invokeVirtual
                    && kind != MethodHandleInfo.REF_newInvokeSpecial ? receiver(refc, m) : refc,
                    m);
            } catch (NoSuchFieldException e) {
                throw new NoSuchMethodException(e.getMessage());
            }
        }

        public MethodHandle findVirtual(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc == MethodHandle.class) {
                if (name.equals("invoke")) {
                    return invoker(type);
                }
                if (name.equals("invokeExact")) {
                    return exactInvoker(type);
                }
            } else if (refc == VarHandle.class) {
                try {
                    return varHandleInvoker(VarHandle.AccessMode.valueFromMethodName(name), type);
                } catch (IllegalArgumentException e) {
                    /* an ordinary method of VarHandle */
                }
            }
            return find(refc, name, type, refc.isInterface() ? MethodHandleInfo.REF_invokeInterface
                : MethodHandleInfo.REF_invokeVirtual);
        }

        public MethodHandle findConstructor(Class<?> refc, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc.isArray()) {
                throw new NoSuchMethodException("no constructor for array class: "
                    + refc.getName());
            }
            if (type.returnType() != void.class) {
                throw new NoSuchMethodException("no such constructor: " + refc.getName()
                    + ".<init>" + type + "/newInvokeSpecial");
            }
            return find(refc, "<init>", type, MethodHandleInfo.REF_newInvokeSpecial);
        }

        public MethodHandle findSpecial(Class<?> refc, String name, MethodType type,
                Class<?> specialCaller) throws NoSuchMethodException, IllegalAccessException {
            checkSpecialCaller(specialCaller, refc);
            Lookup special = in2(specialCaller);
            try {
                MemberName m = special.resolve(refc, new MemberName(refc, name, type,
                    MethodHandleInfo.REF_invokeSpecial));
                special.checkAccess(refc, m);
                return special.finish(specialCaller, m);
            } catch (NoSuchFieldException e) {
                throw new NoSuchMethodException(e.getMessage());
            }
        }

        private Lookup in2(Class<?> specialCaller) {
            return specialCaller == lookupClass ? this : new Lookup(specialCaller);
        }

        private void checkSpecialCaller(Class<?> specialCaller, Class<?> refc)
                throws IllegalAccessException {
            if (allowedModes == TRUSTED) {
                return;
            }
            if (!hasFullPrivilegeAccess() || specialCaller != lookupClass
                    && !(refc.isInterface() && refc.isAssignableFrom(lookupClass()))) {
                throw new IllegalAccessException("no private access for invokespecial: "
                    + specialCaller + ", from " + this);
            }
        }

        private MethodHandle field(Class<?> refc, String name, Class<?> type, int kind)
                throws NoSuchFieldException, IllegalAccessException {
            MemberName m = fieldMember(refc, name, type, kind);
            boolean write = kind >= MethodHandleInfo.REF_putField;
            if (write && Modifier.isFinal(m.getModifiers()) && allowedModes != TRUSTED) {
                throw new IllegalAccessException(
                    failure("final field has no write access", m));
            }
            return finish(receiver(refc, m), m);
        }

        private MemberName fieldMember(Class<?> refc, String name, Class<?> type, int kind)
                throws NoSuchFieldException, IllegalAccessException {
            Objects.requireNonNull(name);
            Objects.requireNonNull(type);
            accessClass(refc);
            try {
                boolean wantStatic = (kind & 1) == 0;
                MemberName m;
                try {
                    m = resolve(refc, new MemberName(refc, name, type, kind));
                } catch (IllegalAccessException e) {
                    if (!(e.getCause() instanceof IncompatibleClassChangeError)
                            || e.getCause() instanceof IllegalAccessError) {
                        throw e;
                    }
                    m = resolve(refc, new MemberName(refc, name, type,
                        wantStatic ? kind - 1 : kind + 1));
                }
                checkAccess(refc, m);
                if (m.isStatic() != wantStatic) {
                    throw new IllegalAccessException(failure(wantStatic
                        ? "expected a static field" : "expected a non-static field", m));
                }
                return m;
            } catch (NoSuchMethodException e) {
                throw new NoSuchFieldException(e.getMessage());
            }
        }

        public MethodHandle findGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(refc, name, type, MethodHandleInfo.REF_getField);
        }

        public MethodHandle findSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(refc, name, type, MethodHandleInfo.REF_putField);
        }

        public MethodHandle findStaticGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(refc, name, type, MethodHandleInfo.REF_getStatic);
        }

        public MethodHandle findStaticSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return field(refc, name, type, MethodHandleInfo.REF_putStatic);
        }

        public VarHandle findVarHandle(Class<?> recv, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return varHandle(recv, fieldMember(recv, name, type, MethodHandleInfo.REF_getField));
        }

        public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            return varHandle(decl, fieldMember(decl, name, type, MethodHandleInfo.REF_getStatic));
        }

        private VarHandle varHandle(Class<?> refc, MemberName m) {
            boolean readOnly = Modifier.isFinal(m.getModifiers());
            if (m.isStatic()) {
                Unsafe.getUnsafe().ensureClassInitialized(m.getDeclaringClass());
                return new VarHandle.OfField(refc, m.getFieldType(),
                    MethodHandleNatives.staticFieldBase(m),
                    MethodHandleNatives.staticFieldOffset(m), readOnly, false);
            }
            return new VarHandle.OfField(receiver(refc, m), m.getFieldType(), null,
                MethodHandleNatives.objectFieldOffset(m), readOnly, false);
        }

        public VarHandle unreflectVarHandle(Field f) throws IllegalAccessException {
            try {
                return Modifier.isStatic(f.getModifiers())
                    ? findStaticVarHandle(f.getDeclaringClass(), f.getName(), f.getType())
                    : findVarHandle(f.getDeclaringClass(), f.getName(), f.getType());
            } catch (NoSuchFieldException e) {
                throw new NoSuchFieldError(e.getMessage());
            }
        }

        public MethodHandle bind(Object receiver, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            MethodHandle h = findVirtual(receiver.getClass(), name, type);
            MethodHandle bound = h.asFixedArity().bindTo(receiver);
            return h.isVarargsCollector() ? bound.asVarargsCollector(
                bound.type().lastParameterType()) : bound;
        }

        public MethodHandle unreflect(Method m) throws IllegalAccessException {
            if (m.getDeclaringClass() == MethodHandle.class
                    && (m.getName().equals("invoke") || m.getName().equals("invokeExact"))) {
                return new TreeHandle(MethodType.methodType(Object.class, MethodHandle.class,
                    Object[].class), a -> {
                        throw new UnsupportedOperationException(
                            "MethodHandle." + m.getName() + " cannot be called reflectively");
                    });
            }
            return unreflect(new MemberName(m, false), m, m.getDeclaringClass());
        }

        public MethodHandle unreflectSpecial(Method m, Class<?> specialCaller)
                throws IllegalAccessException {
            checkSpecialCaller(specialCaller, m.getDeclaringClass());
            return in2(specialCaller).unreflect(new MemberName(m, true), m, specialCaller);
        }

        public MethodHandle unreflectConstructor(Constructor<?> c) throws IllegalAccessException {
            return unreflect(new MemberName(c), c, c.getDeclaringClass());
        }

        public MethodHandle unreflectGetter(Field f) throws IllegalAccessException {
            return unreflect(new MemberName(f, false), f, f.getDeclaringClass());
        }

        public MethodHandle unreflectSetter(Field f) throws IllegalAccessException {
            MemberName m = new MemberName(f, true);
            if (Modifier.isFinal(f.getModifiers()) && allowedModes != TRUSTED
                    && (m.isStatic() || !ReflectionFactory.reflectAccess().isOverridden(f)
                        || ReflectionFactory.reflectAccess().isTrustedFinal(f))) {
                throw new IllegalAccessException(
                    failure("final field has no write access", m));
            }
            return unreflect(m, f, f.getDeclaringClass());
        }

        private MethodHandle unreflect(MemberName m, java.lang.reflect.AccessibleObject o,
                Class<?> receiver) throws IllegalAccessException {
            boolean open = ReflectionFactory.reflectAccess().isOverridden(o);
            if (!open) {
                checkAccess(m.getDeclaringClass(), m);
            }
            return finish(open ? receiver : m.isField() || m.isMethod()
                && m.getReferenceKind() != MethodHandleInfo.REF_invokeSpecial
                ? receiver(receiver, m) : receiver, m);
        }

        /** Resolves a CONSTANT_MethodHandle. */
        MethodHandle linkConstant(int kind, Class<?> defc, String name, Object type)
                throws ReflectiveOperationException {
            switch (kind) {
                case MethodHandleInfo.REF_getField: return findGetter(defc, name, (Class<?>) type);
                case MethodHandleInfo.REF_getStatic:
                    return findStaticGetter(defc, name, (Class<?>) type);
                case MethodHandleInfo.REF_putField: return findSetter(defc, name, (Class<?>) type);
                case MethodHandleInfo.REF_putStatic:
                    return findStaticSetter(defc, name, (Class<?>) type);
                case MethodHandleInfo.REF_invokeSpecial:
                    return findSpecial(defc, name, (MethodType) type, lookupClass);
                case MethodHandleInfo.REF_newInvokeSpecial:
                    return findConstructor(defc, (MethodType) type);
                case MethodHandleInfo.REF_invokeStatic:
                    return findStatic(defc, name, (MethodType) type);
                default: return findVirtual(defc, name, (MethodType) type);
            }
        }

        public MethodHandleInfo revealDirect(MethodHandle target) {
            DirectMethodHandle direct = target.direct();
            if (direct == null) {
                throw new IllegalArgumentException("not a direct method handle");
            }
            try {
                checkAccess(direct.member.getDeclaringClass(), direct.member);
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException(e);
            }
            return new Info(direct.member);
        }
    }

    private record Info(MemberName member) implements MethodHandleInfo {
        @Override
        public int getReferenceKind() {
            return member.getReferenceKind();
        }

        @Override
        public Class<?> getDeclaringClass() {
            return member.getDeclaringClass();
        }

        @Override
        public String getName() {
            return member.getName();
        }

        @Override
        public MethodType getMethodType() {
            if (!member.isField()) {
                return member.getMethodType();
            }
            return getReferenceKind() >= REF_putField
                ? MethodType.methodType(void.class, member.getFieldType())
                : MethodType.methodType(member.getFieldType());
        }

        @Override
        public int getModifiers() {
            return member.getModifiers();
        }

        @Override
        public <T extends Member> T reflectAs(Class<T> expected, Lookup lookup) {
            Class<?> c = getDeclaringClass();
            try {
                Member found = member.isField() ? c.getDeclaredField(getName())
                    : member.isConstructor()
                    ? c.getDeclaredConstructor(getMethodType().parameterArray())
                    : method(c);
                lookup.checkAccess(c, member);
                return expected.cast(found);
            } catch (ReflectiveOperationException e) {
                throw new IllegalArgumentException(e);
            }
        }

        private Method method(Class<?> c) throws NoSuchMethodException {
            for (Method m : c.getDeclaredMethods()) {
                if (m.getName().equals(getName())
                        && m.getReturnType() == getMethodType().returnType()
                        && Arrays.equals(m.getParameterTypes(), getMethodType().ptypes())) {
                    return m;
                }
            }
            throw new NoSuchMethodException(getName());
        }

        @Override
        public String toString() {
            return MethodHandleInfo.toString(getReferenceKind(), getDeclaringClass(), getName(),
                getMethodType());
        }
    }

    /* ---- Leaves ---- */

    public static MethodHandle constant(Class<?> type, Object value) {
        if (type == void.class) {
            throw new IllegalArgumentException("void type");
        }
        Object v = Conversions.convert(value, Object.class, type);
        return new TreeHandle(MethodType.methodType(type), a -> v);
    }

    public static MethodHandle identity(Class<?> type) {
        if (type == void.class) {
            return empty(MethodType.methodType(void.class));
        }
        return new TreeHandle(MethodType.methodType(type, type), a -> a[0]);
    }

    public static MethodHandle zero(Class<?> type) {
        Object z = Conversions.zero(type);
        return new TreeHandle(MethodType.methodType(type), a -> z);
    }

    public static MethodHandle empty(MethodType type) {
        Object z = Conversions.zero(type.returnType());
        return new TreeHandle(type, a -> z);
    }

    public static MethodHandle throwException(Class<?> returnType,
            Class<? extends Throwable> exType) {
        if (!Throwable.class.isAssignableFrom(exType)) {
            throw new ClassCastException(exType.getName());
        }
        return new TreeHandle(MethodType.methodType(returnType, exType),
            new TreeHandle.Body() {
                @Override
                public Object run(Object[] a) throws Throwable {
                    throw (Throwable) Objects.requireNonNull(a[0]);
                }
            });
    }

    private static Class<?> component(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array type: " + arrayClass.getName());
        }
        return arrayClass.getComponentType();
    }

    public static MethodHandle arrayConstructor(Class<?> arrayClass) {
        Class<?> c = component(arrayClass);
        return new TreeHandle(MethodType.methodType(arrayClass, int.class),
            a -> Array.newInstance(c, (Integer) a[0]));
    }

    public static MethodHandle arrayLength(Class<?> arrayClass) {
        component(arrayClass);
        return new TreeHandle(MethodType.methodType(int.class, arrayClass),
            a -> Array.getLength(a[0]));
    }

    public static MethodHandle arrayElementGetter(Class<?> arrayClass) {
        return new TreeHandle(MethodType.methodType(component(arrayClass), arrayClass, int.class),
            a -> Array.get(a[0], (Integer) a[1]));
    }

    public static MethodHandle arrayElementSetter(Class<?> arrayClass) {
        Class<?> c = component(arrayClass);
        return new TreeHandle(MethodType.methodType(void.class, arrayClass, int.class, c), a -> {
            if (a[0] instanceof Object[] array) {
                array[(Integer) a[1]] = a[2];
            } else {
                Array.set(a[0], (Integer) a[1], a[2]);
            }
            return null;
        });
    }

    public static VarHandle arrayElementVarHandle(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array: " + arrayClass);
        }
        return new VarHandle.OfArray(arrayClass, false);
    }

    /* ---- Invokers ---- */

    private static Object[] tail(Object[] a, int from) {
        return Arrays.copyOfRange(a, from, a.length);
    }

    public static MethodHandle exactInvoker(MethodType type) {
        return new TreeHandle(type.insertParameterTypes(0, MethodHandle.class), a -> {
            MethodHandle h = (MethodHandle) a[0];
            Invokers.checkExactType(h, type);
            return h.invokeTree(tail(a, 1));
        });
    }

    public static MethodHandle invoker(MethodType type) {
        return new TreeHandle(type.insertParameterTypes(0, MethodHandle.class),
            a -> ((MethodHandle) a[0]).asType(type).invokeTree(tail(a, 1)));
    }

    public static MethodHandle spreadInvoker(MethodType type, int leadingArgCount) {
        if (leadingArgCount < 0 || leadingArgCount > type.parameterCount()) {
            throw new IllegalArgumentException("bad argument count: " + leadingArgCount);
        }
        return invoker(type).asSpreader(Object[].class, type.parameterCount() - leadingArgCount);
    }

    public static MethodHandle varHandleInvoker(VarHandle.AccessMode mode, MethodType type) {
        return VarHandle.callSite(mode, type);
    }

    public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode mode, MethodType type) {
        return new TreeHandle(type.insertParameterTypes(0, VarHandle.class), a -> {
            VarHandle v = (VarHandle) Objects.requireNonNull(a[0]);
            if (v.accessModeType(mode) != type) {
                throw new WrongMethodTypeException("expected " + v.accessModeType(mode)
                    + " but found " + type);
            }
            return v.access(mode, tail(a, 1));
        });
    }

    public static VarHandle byteArrayViewVarHandle(Class<?> viewArrayClass,
            ByteOrder byteOrder) {
        return view(viewArrayClass, byte[].class, byteOrder);
    }

    public static VarHandle byteBufferViewVarHandle(Class<?> viewArrayClass,
            ByteOrder byteOrder) {
        return view(viewArrayClass, ByteBuffer.class, byteOrder);
    }

    private static VarHandle view(Class<?> arrayClass, Class<?> container, ByteOrder order) {
        Objects.requireNonNull(order);
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array: " + arrayClass);
        }
        Class<?> c = arrayClass.getComponentType();
        if (!c.isPrimitive() || c == boolean.class || c == byte.class) {
            throw new UnsupportedOperationException();
        }
        return new VarHandle.OfBytes(c, container, order == ByteOrder.BIG_ENDIAN, false);
    }

    /* ---- Arguments ---- */

    public static MethodHandle explicitCastArguments(MethodHandle target, MethodType newType) {
        MethodType old = target.type();
        if (old == newType) {
            return target;
        }
        if (old.parameterCount() != newType.parameterCount()) {
            throw new WrongMethodTypeException("cannot explicitly cast " + target + " to "
                + newType);
        }
        return new TreeHandle.AsType(target.asFixedArity(), newType, true);
    }

    public static MethodHandle permuteArguments(MethodHandle target, MethodType newType,
            int... reorder) {
        int[] order = reorder.clone();
        MethodType old = target.type();
        boolean ok = order.length == old.parameterCount()
            && newType.returnType() == old.returnType();
        for (int i = 0; ok && i < order.length; i++) {
            ok = order[i] >= 0 && order[i] < newType.parameterCount();
            if (!ok) {
                throw new IllegalArgumentException("index is out of bounds for new type: "
                    + order[i] + ", " + newType);
            }
            if (newType.parameterType(order[i]) != old.parameterType(i)) {
                throw new IllegalArgumentException("parameter types do not match after reorder: "
                    + old + ", " + newType);
            }
        }
        if (!ok) {
            throw new IllegalArgumentException(newType.returnType() != old.returnType()
                ? "return types do not match: " + old + ", " + newType
                : "bad reorder array: " + Arrays.toString(order));
        }
        return new TreeHandle(newType, a -> {
            Object[] b = new Object[order.length];
            for (int i = 0; i < b.length; i++) {
                b[i] = a[order[i]];
            }
            return target.invokeTree(b);
        });
    }

    public static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
        MethodType old = target.type();
        int n = values.length;
        if (pos < 0 || pos > old.parameterCount()) {
            throw new IllegalArgumentException("no argument type to append");
        }
        if (pos + n > old.parameterCount()) {
            throw new IllegalArgumentException("too many values to insert");
        }
        if (n == 0) {
            return target;
        }
        Object[] bound = new Object[n];
        for (int i = 0; i < n; i++) {
            bound[i] = Conversions.bind(values[i], old.parameterType(pos + i));
        }
        return new TreeHandle(old.dropParameterTypes(pos, pos + n), new TreeHandle.Body() {
            @Override
            public Object run(Object[] a) throws Throwable {
                Object[] b = new Object[a.length + n];
                System.arraycopy(a, 0, b, 0, pos);
                System.arraycopy(bound, 0, b, pos, n);
                System.arraycopy(a, pos, b, pos + n, a.length - pos);
                return target.invokeTree(b);
            }
        });
    }

    private static Object[] without(Object[] a, int pos, int n) {
        Object[] b = new Object[a.length - n];
        System.arraycopy(a, 0, b, 0, pos);
        System.arraycopy(a, pos + n, b, pos, a.length - pos - n);
        return b;
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos,
            Class<?>... valueTypes) {
        MethodType old = target.type();
        if (pos < 0 || pos > old.parameterCount()) {
            throw new IllegalArgumentException("bad argument count: " + pos);
        }
        int n = valueTypes.length;
        if (n == 0) {
            return target;
        }
        return new TreeHandle(old.insertParameterTypes(pos, valueTypes), new TreeHandle.Body() {
            @Override
            public Object run(Object[] a) throws Throwable {
                return target.invokeTree(without(a, pos, n));
            }
        });
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos,
            List<Class<?>> valueTypes) {
        return dropArguments(target, pos, valueTypes.toArray(new Class<?>[0]));
    }

    public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip,
            List<Class<?>> newTypes, int pos) {
        List<Class<?>> old = target.type().parameterList();
        List<Class<?>> kept = old.subList(skip, old.size());
        if (pos < 0 || pos + kept.size() > newTypes.size()
                || !newTypes.subList(pos, pos + kept.size()).equals(kept)) {
            throw new IllegalArgumentException("no match: " + old + " to " + newTypes);
        }
        MethodHandle h = dropArguments(target, old.size(),
            newTypes.subList(pos + kept.size(), newTypes.size()));
        return dropArguments(h, skip, newTypes.subList(0, pos));
    }

    public static MethodHandle dropReturn(MethodHandle target) {
        if (target.type().returnType() == void.class) {
            return target;
        }
        return target.asFixedArity().asType(target.type().changeReturnType(void.class));
    }

    public static MethodHandle filterArguments(MethodHandle target, int pos,
            MethodHandle... filters) {
        MethodType type = target.type();
        if (pos < 0 || pos + filters.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many filters");
        }
        MethodHandle[] f = filters.clone();
        for (int i = 0; i < f.length; i++) {
            if (f[i] != null) {
                if (f[i].type().parameterCount() != 1
                        || f[i].type().returnType() != type.parameterType(pos + i)) {
                    throw new IllegalArgumentException("target and filter types do not match: "
                        + target.type() + ", " + f[i].type());
                }
                type = type.changeParameterType(pos + i, f[i].type().parameterType(0));
            }
        }
        return new TreeHandle(type, a -> {
            Object[] b = a.clone();
            for (int i = f.length - 1; i >= 0; i--) {
                if (f[i] != null) {
                    b[pos + i] = f[i].invokeTree(new Object[] {a[pos + i]});
                }
            }
            return target.invokeTree(b);
        });
    }

    public static MethodHandle collectArguments(MethodHandle target, int pos,
            MethodHandle filter) {
        MethodType t = target.type();
        MethodType f = filter.type();
        boolean noResult = f.returnType() == void.class;
        if (pos < 0 || pos > t.parameterCount() || !noResult && (pos == t.parameterCount()
                || t.parameterType(pos) != f.returnType())) {
            throw new IllegalArgumentException("target and filter types do not match: " + t
                + ", " + f);
        }
        MethodType type = (noResult ? t : t.dropParameterTypes(pos, pos + 1))
            .insertParameterTypes(pos, f.ptypes());
        int n = f.parameterCount();
        return new TreeHandle(type, a -> {
            Object v = filter.invokeTree(Arrays.copyOfRange(a, pos, pos + n));
            Object[] b = without(a, pos, n);
            if (!noResult) {
                Object[] c = new Object[b.length + 1];
                System.arraycopy(b, 0, c, 0, pos);
                c[pos] = v;
                System.arraycopy(b, pos, c, pos + 1, b.length - pos);
                b = c;
            }
            return target.invokeTree(b);
        });
    }

    public static MethodHandle filterReturnValue(MethodHandle target, MethodHandle filter) {
        MethodType t = target.type();
        MethodType f = filter.type();
        boolean noValue = t.returnType() == void.class;
        if (f.parameterCount() != (noValue ? 0 : 1)
                || !noValue && f.parameterType(0) != t.returnType()) {
            throw new IllegalArgumentException("target and filter types do not match: " + t
                + ", " + f);
        }
        return new TreeHandle(t.changeReturnType(f.returnType()), a -> {
            Object v = target.invokeTree(a);
            return filter.invokeTree(noValue ? new Object[0] : new Object[] {v});
        });
    }

    public static MethodHandle foldArguments(MethodHandle target, MethodHandle combiner) {
        return foldArguments(target, 0, combiner);
    }

    public static MethodHandle foldArguments(MethodHandle target, int pos,
            MethodHandle combiner) {
        MethodType t = target.type();
        MethodType c = combiner.type();
        boolean noResult = c.returnType() == void.class;
        int n = c.parameterCount();
        int first = noResult ? pos : pos + 1;
        boolean ok = pos >= 0 && first + n <= t.parameterCount()
            && (noResult || t.parameterType(pos) == c.returnType());
        for (int i = 0; ok && i < n; i++) {
            ok = t.parameterType(first + i) == c.parameterType(i);
        }
        if (!ok) {
            throw new IllegalArgumentException("target and combiner types must match: " + t
                + " != " + c);
        }
        return new TreeHandle(noResult ? t : t.dropParameterTypes(pos, pos + 1), a -> {
            Object v = combiner.invokeTree(Arrays.copyOfRange(a, pos, pos + n));
            if (noResult) {
                return target.invokeTree(a);
            }
            Object[] b = new Object[a.length + 1];
            System.arraycopy(a, 0, b, 0, pos);
            b[pos] = v;
            System.arraycopy(a, pos, b, pos + 1, a.length - pos);
            return target.invokeTree(b);
        });
    }

    /* ---- Control ---- */

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target,
            MethodHandle fallback) {
        if (target.type() != fallback.type()) {
            throw new IllegalArgumentException("target and fallback types must match: "
                + target.type() + " != " + fallback.type());
        }
        if (test.type().returnType() != boolean.class) {
            throw new IllegalArgumentException("guard type is not a predicate " + test.type());
        }
        int n = test.type().parameterCount();
        if (n > target.type().parameterCount() || !test.type().parameterList().equals(
                target.type().parameterList().subList(0, n))) {
            throw new IllegalArgumentException("target and test types must match: "
                + target.type() + " != " + test.type());
        }
        return new TreeHandle(target.type(), a ->
            ((Boolean) test.invokeTree(a.length == n ? a : Arrays.copyOf(a, n)) ? target
                : fallback).invokeTree(a));
    }

    public static MethodHandle catchException(MethodHandle target,
            Class<? extends Throwable> exType, MethodHandle handler) {
        MethodType h = handler.type();
        if (h.parameterCount() < 1 || !h.parameterType(0).isAssignableFrom(exType)) {
            throw new IllegalArgumentException("handler does not accept exception type "
                + exType);
        }
        int n = h.parameterCount() - 1;
        if (h.returnType() != target.type().returnType() || n > target.type().parameterCount()
                || !h.parameterList().subList(1, n + 1).equals(
                    target.type().parameterList().subList(0, n))) {
            throw new IllegalArgumentException("target and handler types must match: "
                + target.type() + " != " + h);
        }
        return new TreeHandle(target.type(), a -> {
            try {
                return target.invokeTree(a);
            } catch (Throwable e) {
                if (!exType.isInstance(e)) {
                    throw e;
                }
                Object[] b = new Object[n + 1];
                b[0] = e;
                System.arraycopy(a, 0, b, 1, n);
                return handler.invokeTree(b);
            }
        });
    }

    public static MethodHandle tryFinally(MethodHandle target, MethodHandle cleanup) {
        MethodType t = target.type();
        MethodType c = cleanup.type();
        boolean noResult = t.returnType() == void.class;
        int lead = noResult ? 1 : 2;
        int n = c.parameterCount() - lead;
        if (c.returnType() != t.returnType()) {
            throw new IllegalArgumentException("target and return types must match: "
                + c.returnType() + " != " + t.returnType());
        }
        if (n < 0 || !c.parameterType(0).isAssignableFrom(Throwable.class)
                || !noResult && c.parameterType(1) != t.returnType()
                || n > t.parameterCount()
                || !c.parameterList().subList(lead, lead + n).equals(
                    t.parameterList().subList(0, n))) {
            throw new IllegalArgumentException("cleanup first argument and Throwable must match: "
                + c + " != " + t);
        }
        return new TreeHandle(t, a -> {
            Throwable thrown = null;
            Object result = Conversions.zero(t.returnType());
            try {
                result = target.invokeTree(a);
            } catch (Throwable e) {
                thrown = e;
            }
            Object[] b = new Object[lead + n];
            b[0] = thrown;
            if (!noResult) {
                b[1] = result;
            }
            System.arraycopy(a, 0, b, lead, n);
            result = cleanup.invokeTree(b);
            if (thrown != null) {
                throw thrown;
            }
            return result;
        });
    }

    public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
        MethodHandle[] t = targets.clone();
        if (t.length == 0) {
            throw new IllegalArgumentException("Not enough targets: []");
        }
        for (MethodHandle h : t) {
            if (h.type() != fallback.type()) {
                throw new IllegalArgumentException("targets and fallback types must match");
            }
        }
        if (fallback.type().parameterCount() < 1
                || fallback.type().parameterType(0) != int.class) {
            throw new IllegalArgumentException("Case actions must have int as leading parameter");
        }
        return new TreeHandle(fallback.type(), a -> {
            int i = (Integer) a[0];
            return (i >= 0 && i < t.length ? t[i] : fallback).invokeTree(a);
        });
    }

    /* ---- Loops ---- */

    private static Object callPrefix(MethodHandle h, Object[] args) throws Throwable {
        int n = h.type().parameterCount();
        return h.invokeTree(n == args.length ? args : Arrays.copyOf(args, n));
    }

    public static MethodHandle loop(MethodHandle[]... clauses) {
        if (clauses == null || clauses.length == 0) {
            throw new IllegalArgumentException("null or no clauses passed");
        }
        int n = clauses.length;
        MethodHandle[][] c = new MethodHandle[n][4];
        Class<?>[] varTypes = new Class<?>[n];
        List<Class<?>> vars = new ArrayList<>();
        Class<?> result = null;
        for (int i = 0; i < n; i++) {
            System.arraycopy(clauses[i], 0, c[i], 0, clauses[i].length);
            Class<?> v = c[i][1] != null ? c[i][1].type().returnType()
                : c[i][0] != null ? c[i][0].type().returnType() : void.class;
            varTypes[i] = v;
            if (v != void.class) {
                vars.add(v);
            }
            if (c[i][2] != null && c[i][3] != null && result == null) {
                result = c[i][3].type().returnType();
            }
        }
        List<Class<?>> outer = new ArrayList<>();
        boolean anyPredicate = false;
        for (MethodHandle[] clause : c) {
            for (int k = 0; k < 4; k++) {
                if (clause[k] == null) {
                    continue;
                }
                List<Class<?>> p = clause[k].type().parameterList();
                if (k > 0) {
                    p = p.size() > vars.size() ? p.subList(vars.size(), p.size()) : List.of();
                }
                if (p.size() > outer.size()) {
                    outer = p;
                }
            }
            anyPredicate |= clause[2] != null;
        }
        if (!anyPredicate) {
            throw new IllegalArgumentException("no predicate found");
        }
        Class<?> resultType = result == null ? void.class : result;
        int varCount = vars.size();
        return new TreeHandle(MethodType.methodType(resultType, outer), a -> {
            Object[] state = new Object[varCount + a.length];
            System.arraycopy(a, 0, state, varCount, a.length);
            int slot = 0;
            for (int i = 0; i < n; i++) {
                Object v = c[i][0] == null ? Conversions.zero(varTypes[i])
                    : callPrefix(c[i][0], a);
                if (varTypes[i] != void.class) {
                    state[slot++] = v;
                }
            }
            for (;;) {
                slot = 0;
                for (int i = 0; i < n; i++) {
                    if (c[i][1] != null) {
                        Object v = callPrefix(c[i][1], state.clone());
                        if (varTypes[i] != void.class) {
                            state[slot] = v;
                        }
                    }
                    if (varTypes[i] != void.class) {
                        slot++;
                    }
                    if (c[i][2] != null && !(Boolean) callPrefix(c[i][2], state.clone())) {
                        return c[i][3] == null ? Conversions.zero(resultType)
                            : callPrefix(c[i][3], state.clone());
                    }
                }
            }
        });
    }

    public static MethodHandle whileLoop(MethodHandle init, MethodHandle pred,
            MethodHandle body) {
        return simpleLoop(init, pred, body, true);
    }

    public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body,
            MethodHandle pred) {
        return simpleLoop(init, pred, body, false);
    }

    private static List<Class<?>> longer(List<Class<?>> a, List<Class<?>> b) {
        return a.size() >= b.size() ? a : b;
    }

    private static MethodHandle simpleLoop(MethodHandle init, MethodHandle pred,
            MethodHandle body, boolean testFirst) {
        Class<?> v = body.type().returnType();
        int lead = v == void.class ? 0 : 1;
        List<Class<?>> b = body.type().parameterList();
        List<Class<?>> p = pred.type().parameterList();
        if (pred.type().returnType() != boolean.class) {
            throw new IllegalArgumentException("non-boolean predicate: " + pred);
        }
        List<Class<?>> outer = b.subList(lead, b.size());
        outer = longer(outer, p.size() < lead ? List.of() : p.subList(lead, p.size()));
        if (init != null) {
            outer = longer(outer, init.type().parameterList());
        }
        return new TreeHandle(MethodType.methodType(v, outer), a -> {
            Object[] state = new Object[lead + a.length];
            System.arraycopy(a, 0, state, lead, a.length);
            Object value = init == null ? Conversions.zero(v) : callPrefix(init, a);
            if (lead == 1) {
                state[0] = value;
            }
            for (;;) {
                if (testFirst && !(Boolean) callPrefix(pred, state.clone())) {
                    break;
                }
                value = callPrefix(body, state.clone());
                if (lead == 1) {
                    state[0] = value;
                }
                if (!testFirst && !(Boolean) callPrefix(pred, state.clone())) {
                    break;
                }
            }
            return lead == 1 ? state[0] : null;
        });
    }

    public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init,
            MethodHandle body) {
        return countedLoop(empty(MethodType.methodType(int.class,
            iterations.type().parameterList())), iterations, init, body);
    }

    public static MethodHandle countedLoop(MethodHandle start, MethodHandle end,
            MethodHandle init, MethodHandle body) {
        Class<?> v = body.type().returnType();
        int lead = v == void.class ? 0 : 1;
        List<Class<?>> b = body.type().parameterList();
        List<Class<?>> outer = b.subList(lead + 1, b.size());
        if (outer.isEmpty()) {
            outer = longer(end.type().parameterList(), start.type().parameterList());
            if (init != null) {
                outer = longer(outer, init.type().parameterList());
            }
        }
        return new TreeHandle(MethodType.methodType(v, outer), a -> {
            int from = (Integer) callPrefix(start, a);
            int to = (Integer) callPrefix(end, a);
            Object value = init == null ? Conversions.zero(v) : callPrefix(init, a);
            for (int i = from; i < to; i++) {
                Object[] state = new Object[lead + 1 + a.length];
                if (lead == 1) {
                    state[0] = value;
                }
                state[lead] = i;
                System.arraycopy(a, 0, state, lead + 1, a.length);
                value = callPrefix(body, state);
            }
            return lead == 1 ? value : null;
        });
    }

    public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init,
            MethodHandle body) {
        Class<?> v = body.type().returnType();
        int lead = v == void.class ? 0 : 1;
        List<Class<?>> b = body.type().parameterList();
        List<Class<?>> outer = b.subList(lead + 1, b.size());
        if (outer.isEmpty()) {
            outer = iterator != null ? iterator.type().parameterList() : List.of(Iterable.class);
        }
        return new TreeHandle(MethodType.methodType(v, outer), a -> {
            Iterator<?> it = (Iterator<?>) (iterator == null ? ((Iterable<?>) a[0]).iterator()
                : callPrefix(iterator, a));
            Object value = init == null ? Conversions.zero(v) : callPrefix(init, a);
            while (it.hasNext()) {
                Object[] state = new Object[lead + 1 + a.length];
                if (lead == 1) {
                    state[0] = value;
                }
                state[lead] = Conversions.convert(it.next(), Object.class, b.get(lead));
                System.arraycopy(a, 0, state, lead + 1, a.length);
                value = callPrefix(body, state);
            }
            return lead == 1 ? value : null;
        });
    }
}
