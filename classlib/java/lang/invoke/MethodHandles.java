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
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
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
        return Lookup.EVERYONE;
    }

    public static Lookup privateLookupIn(Class<?> targetClass, Lookup caller)
            throws IllegalAccessException {
        if (caller.allowedModes == Lookup.TRUSTED) {
            return new Lookup(targetClass);
        }
        Lookup.refusePrimitivesAndArrays(targetClass);
        if (!caller.hasFullPrivilegeAccess()) {
            throw new IllegalAccessException(
                "caller does not have PRIVATE and MODULE lookup mode");
        }
        Module from = caller.lookupClass().getModule();
        Module to = targetClass.getModule();
        int modes = Lookup.FULL & ~Lookup.ORIGINAL;
        if (from == to) {
            return new Lookup(targetClass, null, modes);
        }
        if (!from.canRead(to)) {
            throw new IllegalAccessException(from + " does not read " + to);
        }
        if (to.isNamed() && !to.isOpen(targetClass.getPackageName(), from)) {
            throw new IllegalAccessException(to + " does not open "
                + targetClass.getPackageName() + " to " + from);
        }
        return new Lookup(targetClass, caller.lookupClass(), modes & ~Lookup.MODULE);
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
        static final Lookup EVERYONE = new Lookup(Object.class, null, UNCONDITIONAL);

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

        @Deprecated(since = "14")
        public boolean hasPrivateAccess() {
            return hasFullPrivilegeAccess();
        }

        public boolean hasFullPrivilegeAccess() {
            return allowedModes == TRUSTED || (allowedModes & (PRIVATE | MODULE))
                == (PRIVATE | MODULE);
        }

        private static void refusePrimitivesAndArrays(Class<?> c) {
            if (c.isPrimitive()) {
                throw new IllegalArgumentException(c + " is a primitive class");
            }
            if (c.isArray()) {
                throw new IllegalArgumentException(c + " is an array class");
            }
        }

        public Lookup in(Class<?> requested) {
            refusePrimitivesAndArrays(Objects.requireNonNull(requested));
            if (allowedModes == TRUSTED) {
                return new Lookup(requested, null, FULL);
            }
            if (lookupClass == requested) {
                return this;
            }
            if (requested.getPackageName().equals("java.lang.invoke")) {
                throw new IllegalArgumentException("illegal lookupClass: " + requested);
            }
            boolean leaves = (allowedModes & UNCONDITIONAL) == 0
                && requested.getModule() != lookupClass.getModule();
            int kept = allowedModes & reach(requested);
            if (kept != 0 && !classAccessible(requested)) {
                kept = 0;
            }
            return new Lookup(requested, leaves ? lookupClass : previous, kept);
        }

        /**
         * The modes that make sense in another class: the nearer it is, the more;
         * two modules may be left, not three.
         */
        private int reach(Class<?> other) {
            if ((allowedModes & UNCONDITIONAL) != 0) {
                return UNCONDITIONAL;
            }
            Module module = other.getModule();
            if (module != lookupClass.getModule()) {
                return previous == null || previous.getModule() == module ? PUBLIC : 0;
            }
            if (!ReflectionFactory.isSamePackage(lookupClass, other)) {
                return PUBLIC | MODULE;
            }
            return outermost(lookupClass) == outermost(other) ? FULL & ~ORIGINAL
                : PUBLIC | MODULE | PACKAGE;
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

        /**
         * What goes when a mode is dropped: itself, all that are narrower,
         * and in any case PROTECTED and ORIGINAL.
         */
        public Lookup dropLookupMode(int modeToDrop) {
            int single = ORIGINAL | UNCONDITIONAL | MODULE | PACKAGE | PROTECTED | PRIVATE | PUBLIC;
            if (Integer.bitCount(modeToDrop) != 1 || (modeToDrop & single) == 0) {
                throw new IllegalArgumentException(modeToDrop + " is not a valid mode to drop");
            }
            int goes = modeToDrop | PROTECTED | ORIGINAL;
            goes |= modeToDrop == PUBLIC ? FULL : 0;
            goes |= (modeToDrop & MODULE) != 0 ? PACKAGE : 0;
            goes |= (modeToDrop & (MODULE | PACKAGE)) != 0 ? PRIVATE : 0;
            int left = lookupModes() & ~goes;
            return left == lookupModes() ? this : new Lookup(lookupClass, previous, left);
        }

        @Override
        /** The class and, unless it has all, the narrowest of its modes. */
        public String toString() {
            if (allowedModes == TRUSTED) {
                return "/trusted";
            }
            String who = lookupClass.getName() + (previous == null ? "" : "/" + previous.getName());
            String narrowest = allowedModes == 0 ? "/noaccess"
                    : (allowedModes & PROTECTED) != 0 ? ""
                    : (allowedModes & PRIVATE) != 0 ? "/private"
                    : (allowedModes & PACKAGE) != 0 ? "/package"
                    : (allowedModes & MODULE) != 0 ? "/module"
                    : (allowedModes & PUBLIC) != 0 ? "/public" : "/publicLookup";
            return who + narrowest;
        }

        /* ---- Classes ---- */

        public Class<?> defineClass(byte[] bytes) throws IllegalAccessException {
            if ((lookupModes() & PACKAGE) == 0) {
                throw new IllegalAccessException("Lookup does not have PACKAGE access");
            }
            byte[] copy = bytes.clone();
            return SharedSecrets.getJavaLangAccess().defineClass(lookupClass.getClassLoader(),
                lookupClass, ClassNames.nameIn(copy, lookupClass), copy,
                lookupClass.getProtectionDomain(), false, 0, null);
        }

        public Lookup defineHiddenClass(byte[] bytes, boolean initialize, ClassOption... options)
                throws IllegalAccessException {
            Objects.requireNonNull(bytes);
            Objects.requireNonNull(options);
            return hidden(bytes, null, initialize, options);
        }

        public Lookup defineHiddenClassWithClassData(byte[] bytes, Object classData,
                boolean initialize, ClassOption... options) throws IllegalAccessException {
            Objects.requireNonNull(bytes);
            Objects.requireNonNull(classData);
            Objects.requireNonNull(options);
            return hidden(bytes, classData, initialize, options);
        }

        private Lookup hidden(byte[] bytes, Object data, boolean initialize,
                ClassOption[] options) throws IllegalAccessException {
            if (!hasFullPrivilegeAccess()) {
                throw new IllegalAccessException(this + " does not have full privilege access");
            }
            int flags = 0;
            byte[] copy = bytes.clone();
            for (ClassOption option : java.util.Set.of(options)) {
                flags |= option == ClassOption.NESTMATE ? HiddenClasses.NESTMATE
                    : HiddenClasses.STRONG;
            }
            return new Lookup(HiddenClasses.define(lookupClass,
                ClassNames.nameIn(copy, lookupClass), copy, flags, data, initialize));
        }

        public Class<?> findClass(String targetName)
                throws ClassNotFoundException, IllegalAccessException {
            return accessClass(Class.forName(targetName, false, lookupClass.getClassLoader()));
        }

        public Class<?> ensureInitialized(Class<?> targetClass) throws IllegalAccessException {
            refusePrimitivesAndArrays(targetClass);
            accessClass(targetClass);
            Unsafe.getUnsafe().ensureClassInitialized(targetClass);
            return targetClass;
        }

        public Class<?> accessClass(Class<?> targetClass) throws IllegalAccessException {
            if (!classAccessible(targetClass)) {
                throw new IllegalAccessException(failure("access violation", targetClass));
            }
            return targetClass;
        }

        private boolean classAccessible(Class<?> c) {
            if (allowedModes == TRUSTED) {
                return true;
            }
            if (allowedModes == 0) {
                return false;
            }
            while (c.isArray()) {
                c = c.getComponentType();
            }
            if (!Modifier.isPublic(Reflection.getClassAccessFlags(c))) {
                return (allowedModes & PACKAGE) != 0
                    && ReflectionFactory.isSamePackage(lookupClass, c);
            }
            Module from = lookupClass.getModule();
            Module to = c.getModule();
            String p = c.getPackageName();
            if ((allowedModes & UNCONDITIONAL) != 0) {
                return to.isExported(p);
            }
            if (from == to && previous == null) {
                return (allowedModes & MODULE) != 0 || to.isExported(p);
            }
            return from.canRead(to) && to.isExported(p, from)
                && (previous == null || previous.getModule().canRead(to)
                    && to.isExported(p, previous.getModule()));
        }

        /* ---- Refusals ---- */

        /* "text: subject, from whom" */
        private String failure(String text, Object subject) {
            text += ": " + subject + ", from ";
            if (this == EVERYONE) {
                return text + "public Lookup";
            }
            text += lookupClass + " (" + lookupClass.getModule() + ")";
            return previous == null ? text : text + ", previous lookup " + previous.getName()
                + " (" + previous.getModule() + ")";
        }

        private IllegalAccessException refuse(String text, Object subject) {
            return new IllegalAccessException(failure(text, subject));
        }

        private String accessText(Class<?> refc, MemberName m) {
            Class<?> defc = m.getDeclaringClass();
            int mod = m.getModifiers();
            boolean classOk = Modifier.isPublic(defc.getModifiers())
                && (defc == refc || Modifier.isPublic(refc.getModifiers()));
            if (!classOk && (allowedModes & PACKAGE) != 0) {
                Lookup full = new Lookup(lookupClass, null, FULL);
                classOk = full.classAccessible(defc) && full.classAccessible(refc);
            }
            return !classOk ? "class is not public"
                : Modifier.isPublic(mod) ? "access to public member failed"
                : Modifier.isPrivate(mod) ? "member is private"
                : Modifier.isProtected(mod) ? "member is protected"
                : "member is private to package";
        }

        /* ---- Resolution ---- */

        private Class<?> caller() {
            return allowedModes == TRUSTED ? null : lookupClass;
        }

        private static String missing(MemberName m) {
            return "no such " + (m.isConstructor() ? "constructor: " : m.isMethod() ? "method: "
                : "field: ") + m;
        }

        private MemberName resolve(int kind, Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (!classAccessible(refc)) {
                throw refuse("symbolic reference class is not accessible", refc);
            }
            Objects.requireNonNull(name);
            Objects.requireNonNull(type);
            if (name.startsWith("<") && kind != MethodHandleInfo.REF_newInvokeSpecial) {
                throw new NoSuchMethodException("illegal method name: " + name);
            }
            MemberName m = new MemberName(refc, name, type, kind);
            try {
                if (refc.isPrimitive()) {
                    throw new NoSuchMethodError("method resolution failed");
                }
                return m.find(caller(), false);
            } catch (NoSuchMethodError e) {
                throw (NoSuchMethodException) new NoSuchMethodException(missing(m)).initCause(e);
            } catch (LinkageError e) {
                throw (IllegalAccessException) new IllegalAccessException(missing(m))
                    .initCause(e);
            }
        }

        private MemberName resolve(int kind, Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            if (!classAccessible(refc)) {
                throw refuse("symbolic reference class is not accessible", refc);
            }
            Objects.requireNonNull(name);
            Objects.requireNonNull(type);
            MemberName m = new MemberName(refc, name, type, kind);
            try {
                if (refc.isPrimitive()) {
                    throw new NoSuchFieldError("field resolution failed");
                }
                return m.find(null, false);
            } catch (NoSuchFieldError e) {
                throw (NoSuchFieldException) new NoSuchFieldException(missing(m)).initCause(e);
            } catch (LinkageError e) {
                throw (IllegalAccessException) new IllegalAccessException(missing(m))
                    .initCause(e);
            }
        }

        private void checkAccess(int kind, Class<?> refc, MemberName m)
                throws IllegalAccessException {
            int flags = m.getModifiers();
            if (Modifier.isFinal(flags) && (kind == MethodHandleInfo.REF_putField
                    || kind == MethodHandleInfo.REF_putStatic)) {
                throw refuse("unexpected set of a final field", m);
            }
            if (allowedModes == TRUSTED) {
                return;
            }
            if (kind == MethodHandleInfo.REF_invokeVirtual && refc.isArray()
                    && Modifier.isProtected(flags) && m.getDeclaringClass() == Object.class
                    && m.getName().equals("clone")) {
                flags ^= PROTECTED | PUBLIC;
            }
            if (Modifier.isProtected(flags) && kind == MethodHandleInfo.REF_newInvokeSpecial) {
                flags ^= PROTECTED; /* a constructor of a superclass is for its subclass's alone */
            }
            int requested = flags & (PUBLIC | PRIVATE | PROTECTED);
            if (Modifier.isPublic(flags)) {
                requested |= UNCONDITIONAL;
            } else if (requested == 0) {
                requested = PACKAGE;
            }
            if ((requested & allowedModes) != 0) {
                if (memberAccessible(refc, m.getDeclaringClass(), flags)) {
                    return;
                }
            } else if ((requested & PROTECTED) != 0 && (allowedModes & PACKAGE) != 0
                    && ReflectionFactory.isSamePackage(m.getDeclaringClass(), lookupClass)) {
                return;
            }
            throw refuse(accessText(refc, m), m.asCalled());
        }

        private boolean memberAccessible(Class<?> refc, Class<?> defc, int flags) {
            if (!classAccessible(refc)) {
                return false;
            }
            if (defc == lookupClass && (allowedModes & PRIVATE) != 0) {
                return true;
            }
            switch (flags & (PUBLIC | PRIVATE | PROTECTED)) {
                case PUBLIC:
                    return true;
                case PROTECTED:
                    if ((allowedModes & (PROTECTED | PACKAGE)) != 0
                            && ReflectionFactory.isSamePackage(defc, lookupClass)) {
                        return true;
                    }
                    return (allowedModes & PROTECTED) != 0
                        && (!Modifier.isStatic(flags) || refc.isAssignableFrom(lookupClass)
                            || lookupClass.isAssignableFrom(refc))
                        && defc.isAssignableFrom(lookupClass) && !lookupClass.isInterface();
                case PRIVATE:
                    return (allowedModes & PRIVATE) != 0
                        && Reflection.areNestMates(lookupClass, defc);
                default:
                    return (allowedModes & PACKAGE) != 0
                        && ReflectionFactory.isSamePackage(defc, lookupClass);
            }
        }

        private static boolean wantsStatic(int kind) {
            return kind == MethodHandleInfo.REF_invokeStatic
                || kind == MethodHandleInfo.REF_getStatic || kind == MethodHandleInfo.REF_putStatic;
        }

        private void checkMember(int kind, Class<?> refc, MemberName m)
                throws IllegalAccessException {
            if (m.isConstructor() != (kind == MethodHandleInfo.REF_newInvokeSpecial)) {
                throw refuse("expected method, not constructor", m);
            }
            if (m.isStatic() != wantsStatic(kind)) {
                throw refuse((wantsStatic(kind) ? "expected a static " : "expected a non-static ")
                    + (m.isField() ? "field" : "method"), m);
            }
            checkAccess(kind, refc, m);
        }

        /* A protected member of another package is reached through the lookup class only. */
        private Class<?> receiver(Class<?> refc, MemberName m) throws IllegalAccessException {
            if (allowedModes == TRUSTED || !Modifier.isProtected(m.getModifiers())
                    || m.getDeclaringClass() == lookupClass
                    || ReflectionFactory.isSamePackage(lookupClass, m.getDeclaringClass())) {
                return refc;
            }
            return narrowed(refc, m);
        }

        private Class<?> narrowed(Class<?> refc, MemberName m) throws IllegalAccessException {
            if (!m.getDeclaringClass().isAssignableFrom(lookupClass)) {
                throw new IllegalAccessException("caller class must be a subclass below the"
                    + " method: " + m + ", from " + lookupClass + " ("
                    + lookupClass.getModule() + ")");
            }
            return lookupClass.isAssignableFrom(refc) ? refc : lookupClass;
        }

        /* ---- Handles ---- */

        private MethodHandle method(int kind, Class<?> refc, MemberName m, boolean narrow)
                throws IllegalAccessException {
            checkMember(kind, refc, m);
            if (kind == MethodHandleInfo.REF_invokeSpecial && refc != lookupClass
                    && !refc.isInterface() && refc != lookupClass.getSuperclass()
                    && refc.isAssignableFrom(lookupClass)) {
                for (Class<?> c = lookupClass.getSuperclass(); ; c = c.getSuperclass()) {
                    MemberName found = new MemberName(c, m.getName(), m.getMethodType(), kind)
                        .find(caller(), true);
                    if (found != null) {
                        m = found;
                        refc = c;
                        break;
                    }
                    if (c == refc) {
                        throw new InternalError(m.toString());
                    }
                }
                checkMember(kind, refc, m);
            }
            Class<?> receiver = refc;
            if (kind == MethodHandleInfo.REF_invokeSpecial) {
                receiver = narrow ? narrowed(refc, m) : refc;
            } else if (!m.isStatic() && !m.isConstructor()) {
                receiver = receiver(refc, m);
            }
            return finish(receiver, m);
        }

        private MethodHandle finish(Class<?> receiver, MemberName m)
                throws IllegalAccessException {
            MethodHandle h = DirectMethodHandle.make(m.getInvocationType(receiver), m,
                lookupClass);
            if (m.isCallerSensitive() && allowedModes != TRUSTED) {
                if ((allowedModes & ORIGINAL) == 0 && !hasFullPrivilegeAccess()) {
                    throw new IllegalAccessException(
                        "Attempt to lookup caller-sensitive method using restricted lookup object");
                }
                h = m.getDeclaringClass() == MethodHandles.class && m.getName().equals("lookup")
                    ? constant(Lookup.class, new Lookup(lookupClass))
                    : BoundCaller.make(lookupClass, (DirectMethodHandle) h);
            }
            if (!m.isVarargs()) {
                return h;
            }
            int count = h.type().parameterCount();
            if (count == 0 || !h.type().parameterType(count - 1).isArray()) {
                throw new IllegalAccessException("cannot make variable arity: " + m);
            }
            return h.asVarargsCollector(h.type().lastParameterType());
        }

        public MethodHandle findStatic(Class<?> refc, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_invokeStatic;
            return method(kind, refc, resolve(kind, refc, name, type), true);
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
                for (VarHandle.AccessMode mode : VarHandle.AccessMode.values()) {
                    if (mode.methodName().equals(name)) {
                        return varHandleInvoker(mode, type);
                    }
                }
            }
            int kind = refc.isInterface() ? MethodHandleInfo.REF_invokeInterface
                : MethodHandleInfo.REF_invokeVirtual;
            return method(kind, refc, resolve(kind, refc, name, type), true);
        }

        public MethodHandle findConstructor(Class<?> refc, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            if (refc.isArray()) {
                throw new NoSuchMethodException("no constructor for array class: "
                    + refc.getName());
            }
            int kind = MethodHandleInfo.REF_newInvokeSpecial;
            return method(kind, refc, resolve(kind, refc, "<init>", type), true);
        }

        public MethodHandle findSpecial(Class<?> refc, String name, MethodType type,
                Class<?> specialCaller) throws NoSuchMethodException, IllegalAccessException {
            requireSpecial(Objects.requireNonNull(specialCaller), refc);
            int kind = MethodHandleInfo.REF_invokeSpecial;
            Lookup special = in(specialCaller);
            return special.method(kind, refc, special.resolve(kind, refc, name, type), true);
        }

        /**
         * Who calls by invokespecial must be the lookup class,
         * or implement the interface that is asked.
         */
        private void requireSpecial(Class<?> caller, Class<?> asked) throws IllegalAccessException {
            boolean byInterface = asked != null && asked.isInterface()
                && asked.isAssignableFrom(caller);
            boolean own = (allowedModes & PRIVATE) != 0 && (byInterface || caller == lookupClass);
            if (!own && allowedModes != TRUSTED) {
                throw refuse("no private access for invokespecial", caller);
            }
        }

        public MethodHandle bind(Object receiver, String name, MethodType type)
                throws NoSuchMethodException, IllegalAccessException {
            Class<?> refc = receiver.getClass();
            MemberName m = resolve(MethodHandleInfo.REF_invokeSpecial, refc, name, type);
            MethodHandle h = method(MethodHandleInfo.REF_invokeSpecial, refc, m, false);
            Class<?> least = receiver(refc, m);
            if (!least.isInstance(receiver)) {
                throw new IllegalAccessException("The restricted defining class " + least.getName()
                    + " is not assignable from receiver class " + refc.getName());
            }
            MethodHandle bound = h.asFixedArity().bindTo(receiver);
            return h.isVarargsCollector() ? bound.asVarargsCollector(
                bound.type().lastParameterType()) : bound;
        }

        private MethodHandle field(int kind, Class<?> refc, MemberName m)
                throws IllegalAccessException {
            checkMember(kind, refc, m);
            return finish(m.isStatic() ? refc : receiver(refc, m), m);
        }

        public MethodHandle findGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_getField;
            return field(kind, refc, resolve(kind, refc, name, type));
        }

        public MethodHandle findSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_putField;
            return field(kind, refc, resolve(kind, refc, name, type));
        }

        public MethodHandle findStaticGetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_getStatic;
            return field(kind, refc, resolve(kind, refc, name, type));
        }

        public MethodHandle findStaticSetter(Class<?> refc, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_putStatic;
            return field(kind, refc, resolve(kind, refc, name, type));
        }

        public VarHandle findVarHandle(Class<?> recv, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_getField;
            MemberName m = resolve(kind, recv, name, type);
            checkMember(kind, recv, m);
            return varHandle(recv, m);
        }

        public VarHandle findStaticVarHandle(Class<?> decl, String name, Class<?> type)
                throws NoSuchFieldException, IllegalAccessException {
            int kind = MethodHandleInfo.REF_getStatic;
            MemberName m = resolve(kind, decl, name, type);
            checkMember(kind, decl, m);
            return varHandle(decl, m);
        }

        private VarHandle varHandle(Class<?> refc, MemberName m) throws IllegalAccessException {
            boolean readOnly = Modifier.isFinal(m.getModifiers());
            if (m.isStatic()) {
                Unsafe.getUnsafe().ensureClassInitialized(m.getDeclaringClass());
                return new VarHandle.OfField(refc, m.getFieldType(), m.getDeclaringClass(),
                    m.place(), readOnly, false);
            }
            return new VarHandle.OfField(receiver(refc, m), m.getFieldType(), null,
                m.place(), readOnly, false);
        }

        /* ---- From reflection ---- */

        private static boolean isOpen(java.lang.reflect.AccessibleObject o) {
            return ReflectionFactory.reflectAccess().isOverridden(o);
        }

        public VarHandle unreflectVarHandle(Field f) throws IllegalAccessException {
            MemberName m = new MemberName(f, false);
            Lookup lookup = isOpen(f) ? IMPL_LOOKUP : this;
            lookup.checkMember(m.getReferenceKind(), f.getDeclaringClass(), m);
            return lookup.varHandle(f.getDeclaringClass(), m);
        }

        public MethodHandle unreflect(Method m) throws IllegalAccessException {
            Class<?> c = m.getDeclaringClass();
            MemberName name = new MemberName(m, false);
            if ((c == MethodHandle.class || c == VarHandle.class)
                    && (m.getModifiers() & (Modifier.NATIVE | 0x80)) == (Modifier.NATIVE | 0x80)) {
                return new TreeHandle(name.getInvocationType(c), new TreeHandle.Body() {
                    @Override
                    public Object run(Object[] a) {
                        throw new UnsupportedOperationException("cannot reflectively invoke "
                            + c.getSimpleName());
                    }
                });
            }
            int kind = name.getReferenceKind();
            if (kind == MethodHandleInfo.REF_invokeSpecial) {
                kind = MethodHandleInfo.REF_invokeVirtual;
            }
            Lookup lookup = isOpen(m) ? new Lookup(lookupClass, null, TRUSTED) : this;
            return lookup.method(kind, c, name, true);
        }

        public MethodHandle unreflectSpecial(Method m, Class<?> specialCaller)
                throws IllegalAccessException {
            requireSpecial(specialCaller, m.getDeclaringClass());
            if (Modifier.isAbstract(m.getModifiers())) {
                throw new AbstractMethodError(new MemberName(m, false).toString());
            }
            return in(specialCaller).method(MethodHandleInfo.REF_invokeSpecial,
                m.getDeclaringClass(), new MemberName(m, true), true);
        }

        public MethodHandle unreflectConstructor(Constructor<?> c) throws IllegalAccessException {
            Lookup lookup = isOpen(c) ? IMPL_LOOKUP : this;
            return lookup.method(MethodHandleInfo.REF_newInvokeSpecial, c.getDeclaringClass(),
                new MemberName(c), true);
        }

        public MethodHandle unreflectGetter(Field f) throws IllegalAccessException {
            return accessor(f, new MemberName(f, false));
        }

        public MethodHandle unreflectSetter(Field f) throws IllegalAccessException {
            MemberName m = new MemberName(f, true);
            if (Modifier.isFinal(f.getModifiers())
                    && ReflectionFactory.reflectAccess().isTrustedFinal(f)) {
                throw refuse((m.isStatic() ? "static final" : "final")
                    + " field has no write access", m);
            }
            return accessor(f, m);
        }

        private MethodHandle accessor(Field f, MemberName m)
                throws IllegalAccessException {
            if (isOpen(f)) {
                return IMPL_LOOKUP.finish(f.getDeclaringClass(), m);
            }
            return field(m.getReferenceKind(), f.getDeclaringClass(), m);
        }

        /** Resolves a CONSTANT_MethodHandle. */
        MethodHandle linkConstant(int kind, Class<?> defc, String name, Object type)
                throws ReflectiveOperationException {
            switch (kind) {
                case MethodHandleInfo.REF_getField: case MethodHandleInfo.REF_getStatic:
                case MethodHandleInfo.REF_putField: case MethodHandleInfo.REF_putStatic:
                    return field(kind, defc, resolve(kind, defc, name, (Class<?>) type));
                case MethodHandleInfo.REF_invokeSpecial:
                    return findSpecial(defc, name, (MethodType) type, lookupClass);
                case MethodHandleInfo.REF_newInvokeSpecial:
                    return findConstructor(defc, (MethodType) type);
                case MethodHandleInfo.REF_invokeStatic:
                    return findStatic(defc, name, (MethodType) type);
                default: return defc.isArray() ? ofArray(defc, name, (MethodType) type)
                    : findVirtual(defc, name, (MethodType) type);
            }
        }

        /* An instruction may call what arrays inherit on any array, protected or not. */
        private MethodHandle ofArray(Class<?> array, String name, MethodType type)
                throws ReflectiveOperationException {
            int kind = MethodHandleInfo.REF_invokeVirtual;
            MemberName m = resolve(kind, array, name, type);
            checkMember(kind, array, m);
            return finish(array, m);
        }

        public MethodHandleInfo revealDirect(MethodHandle target) {
            DirectMethodHandle direct = target.direct();
            if (direct == null) {
                MethodHandleInfo polymorphic = target.polymorphic();
                if (polymorphic != null) {
                    return polymorphic; // they are all public
                }
                throw new IllegalArgumentException("not a direct method handle");
            }
            MemberName m = direct.shown;
            try {
                int kind = m.getReferenceKind();
                if (!(m.isField() && kind >= MethodHandleInfo.REF_putField)
                        || !Modifier.isFinal(m.getModifiers())) {
                    checkAccess(kind, m.getDeclaringClass(), m);
                }
            } catch (IllegalAccessException e) {
                throw new IllegalArgumentException(e);
            }
            if (allowedModes != TRUSTED && m.isCallerSensitive()
                    && ((allowedModes & ORIGINAL) == 0 || lookupClass != direct.caller)) {
                throw new IllegalArgumentException("method handle is caller sensitive: "
                    + direct.caller);
            }
            return new Info(m);
        }
    }

    /**
     * A method of MethodHandle or VarHandle that takes whatever a call gives it,
     * for the type of a call.
     */
    record Polymorphic(Class<?> getDeclaringClass, String getName, MethodType getMethodType)
            implements MethodHandleInfo {
        @Override
        public int getReferenceKind() {
            return REF_invokeVirtual;
        }

        @Override
        public int getModifiers() {
            // synthetic: no class declares that type
            return Modifier.PUBLIC | Modifier.FINAL | Modifier.NATIVE | 0x1000;
        }

        @Override
        public <T extends Member> T reflectAs(Class<T> expected, Lookup lookup) {
            throw new IllegalArgumentException("cannot reflect signature polymorphic method");
        }

        @Override
        public String toString() {
            return MethodHandleInfo.toString(getReferenceKind(), getDeclaringClass, getName,
                getMethodType);
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
                lookup.checkAccess(getReferenceKind(), c, member);
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
        Object v = Conversions.bind(value, type);
        return value(MethodType.methodType(type), v);
    }

    public static MethodHandle identity(Class<?> type) {
        return new TreeHandle(MethodType.methodType(type, type),
            new Combinators.Steps(1, new Object[0], new MethodHandle[0], new int[0][], 0));
    }

    public static MethodHandle zero(Class<?> type) {
        return value(MethodType.methodType(type), Conversions.zero(type));
    }

    public static MethodHandle empty(MethodType type) {
        return value(type, Conversions.zero(type.returnType()));
    }

    private static MethodHandle value(MethodType type, Object v) {
        return new TreeHandle(type,
            new Combinators.Steps(type.parameterCount(), new Object[] {v}, new MethodHandle[0],
                    new int[0][], type.parameterCount()));
    }

    public static MethodHandle throwException(Class<?> returnType,
            Class<? extends Throwable> exType) {
        if (!Throwable.class.isAssignableFrom(exType)) {
            throw new ClassCastException(exType.getName());
        }
        return new TreeHandle(MethodType.methodType(returnType, exType), new Combinators.Throw());
    }

    private static Class<?> component(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array: " + arrayClass);
        }
        return arrayClass.getComponentType();
    }

    public static MethodHandle arrayConstructor(Class<?> arrayClass) {
        if (!arrayClass.isArray()) {
            throw new IllegalArgumentException("not an array class: " + arrayClass.getName());
        }
        Class<?> c = component(arrayClass);
        return new TreeHandle(MethodType.methodType(arrayClass, int.class),
            new Combinators.OfArray(Combinators.ArrayAction.MAKE, c));
    }

    public static MethodHandle arrayLength(Class<?> arrayClass) {
        Class<?> c = component(arrayClass);
        return new TreeHandle(MethodType.methodType(int.class, arrayClass),
            new Combinators.OfArray(Combinators.ArrayAction.LENGTH, c));
    }

    public static MethodHandle arrayElementGetter(Class<?> arrayClass) {
        Class<?> c = component(arrayClass);
        return new TreeHandle(MethodType.methodType(c, arrayClass, int.class),
            new Combinators.OfArray(Combinators.ArrayAction.GET, c));
    }

    public static MethodHandle arrayElementSetter(Class<?> arrayClass) {
        Class<?> c = component(arrayClass);
        return new TreeHandle(MethodType.methodType(void.class, arrayClass, int.class, c),
            new Combinators.OfArray(Combinators.ArrayAction.SET, c));
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
        return new TreeHandle(type.insertParameterTypes(0, MethodHandle.class),
            new Combinators.Invoker(type, true));
    }

    public static MethodHandle invoker(MethodType type) {
        return new TreeHandle(type.insertParameterTypes(0, MethodHandle.class),
            new Combinators.Invoker(type, false));
    }

    public static MethodHandle spreadInvoker(MethodType type, int leadingArgCount) {
        if (leadingArgCount < 0 || leadingArgCount > type.parameterCount()) {
            throw new IllegalArgumentException("bad argument count: " + leadingArgCount);
        }
        int count = type.parameterCount();
        for (int i = leadingArgCount; i < count; i++) {
            // what is spread is converted to the target's types alone
            type = type.changeParameterType(i, Object.class);
        }
        return invoker(type).asSpreader(Object[].class, count - leadingArgCount);
    }

    public static MethodHandle varHandleInvoker(VarHandle.AccessMode mode, MethodType type) {
        return VarHandle.callSite(mode, type);
    }

    public static MethodHandle varHandleExactInvoker(VarHandle.AccessMode mode, MethodType type) {
        return new TreeHandle(type.insertParameterTypes(0, VarHandle.class), a -> {
            VarHandle v = (VarHandle) Objects.requireNonNull(a[0]);
            if (!v.isAccessModeSupported(mode)) {
                throw new UnsupportedOperationException();
            }
            if (v.accessModeType(mode) != type) {
                throw new WrongMethodTypeException("expected "
                    + type.insertParameterTypes(0, VarHandle.class) + " but found "
                    + v.accessModeType(mode).insertParameterTypes(0, VarHandle.class));
            }
            return v.access(mode, tail(a, 1));
        }) {
            @Override
            MethodHandleInfo polymorphic() {
                return new Polymorphic(VarHandle.class, mode.methodName(), type);
            }
        };
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
                : "old type parameter count and reorder array length do not match: " + old + ", "
                    + Arrays.toString(order));
        }
        return new TreeHandle(newType,
            Combinators.Steps.one(newType.parameterCount(), target, order));
    }

    public static MethodHandle insertArguments(MethodHandle target, int pos, Object... values) {
        MethodType old = target.type();
        int n = values.length;
        if (n > old.parameterCount()) {
            throw new IllegalArgumentException("too many values to insert");
        }
        if (pos < 0 || pos > old.parameterCount() - n) {
            throw new IllegalArgumentException("no argument type to append");
        }
        if (n == 0) {
            return target;
        }
        Object[] bound = new Object[n];
        for (int i = 0; i < n; i++) {
            bound[i] = Conversions.bind(values[i], old.parameterType(pos + i));
        }
        int left = old.parameterCount() - n;
        return new TreeHandle(old.dropParameterTypes(pos, pos + n),
            Combinators.Steps.one(left, target,
                    Combinators.around(pos, Combinators.range(left, n), pos, left), bound));
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos,
            Class<?>... valueTypes) {
        MethodType old = target.type();
        int n = valueTypes.length;
        int arity = old.parameterCount();
        if (arity + n > 255) {
            throw new IllegalArgumentException("bad parameter count " + (arity + n));
        }
        if (pos < 0 || pos > arity) {
            throw new IllegalArgumentException("no argument type to remove"
                + Arrays.asList(old, pos, Arrays.asList(valueTypes), arity + n, arity));
        }
        if (n == 0) {
            return target;
        }
        return new TreeHandle(old.insertParameterTypes(pos, valueTypes),
            Combinators.Steps.one(arity + n, target,
                    Combinators.around(pos, new int[0], pos + n, arity + n)));
    }

    public static MethodHandle dropArguments(MethodHandle target, int pos,
            List<Class<?>> valueTypes) {
        return dropArguments(target, pos, valueTypes.toArray(new Class<?>[0]));
    }

    public static MethodHandle dropArgumentsToMatch(MethodHandle target, int skip,
            List<Class<?>> newTypes, int pos) {
        List<Class<?>> old = target.type().parameterList();
        List<Class<?>> types = List.of(newTypes.toArray(new Class<?>[0]));
        if (skip < 0 || skip > old.size()) {
            throw new IllegalArgumentException("illegal skip: " + skip + ", " + target);
        }
        if (pos < 0 || pos > types.size()) {
            throw new IllegalArgumentException("illegal pos: " + pos + ", " + types);
        }
        List<Class<?>> kept = old.subList(skip, old.size());
        List<Class<?>> added = types.subList(pos, types.size());
        if (kept.size() > added.size() || !added.subList(0, kept.size()).equals(kept)) {
            throw new IllegalArgumentException("argument lists do not match: " + kept + ", "
                + types);
        }
        MethodHandle h = dropArguments(target, old.size(),
            added.subList(kept.size(), added.size()));
        return dropArguments(h, skip, types.subList(0, pos));
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
        if (pos + filters.length > type.parameterCount()) {
            throw new IllegalArgumentException("too many filters");
        }
        if (filters.length == 0) {
            return target;
        }
        MethodHandle[] f = filters.clone();
        for (int i = f.length - 1; i >= 0; i--) {
            if (f[i] != null) {
                if (f[i].type().parameterCount() != 1
                        || f[i].type().returnType() != type.parameterType(pos + i)) {
                    throw new IllegalArgumentException("target and filter types do not match: "
                        + target.type() + ", " + f[i].type());
                }
                type = type.changeParameterType(pos + i, f[i].type().parameterType(0));
            }
        }
        int n = type.parameterCount();
        java.util.ArrayList<MethodHandle> steps = new java.util.ArrayList<>();
        int[][] uses = new int[filters.length + 1][];
        int[] all = Combinators.range(0, n);
        for (int i = 0; i < f.length; i++) {
            if (f[i] != null) {
                uses[steps.size()] = new int[] {pos + i};
                all[pos + i] = n + steps.size();
                steps.add(f[i]);
            }
        }
        if (steps.isEmpty()) {
            return target;
        }
        uses[steps.size()] = all;
        steps.add(target);
        return new TreeHandle(type,
            new Combinators.Steps(n, new Object[0], steps.toArray(new MethodHandle[0]), uses,
                    n + steps.size() - 1));
    }

    public static MethodHandle collectArguments(MethodHandle target, int pos,
            MethodHandle filter) {
        MethodType t = target.type();
        MethodType f = filter.type();
        boolean noResult = f.returnType() == void.class;
        if (pos < 0 || pos > t.parameterCount() || !noResult && pos == t.parameterCount()) {
            throw new IllegalArgumentException("position is out of range for target: " + target
                + ", " + pos);
        }
        if (!noResult && t.parameterType(pos) != f.returnType()) {
            throw new IllegalArgumentException("target and filter types do not match: " + t
                + ", " + f);
        }
        MethodType type = (noResult ? t : t.dropParameterTypes(pos, pos + 1))
            .insertParameterTypes(pos, f.ptypes());
        int n = f.parameterCount();
        int all = type.parameterCount();
        return new TreeHandle(type,
            Combinators.Steps.two(all, filter, Combinators.range(pos, n), target,
            Combinators.around(pos, noResult ? new int[0] : new int[] {all}, pos + n, all)));
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
        int n = t.parameterCount();
        return new TreeHandle(t.changeReturnType(f.returnType()), Combinators.Steps.two(n, target,
            Combinators.range(0, n), filter, noValue ? new int[0] : new int[] {n}));
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
        boolean ok = first + n <= t.parameterCount();
        for (int i = 0; ok && i < n; i++) {
            ok = t.parameterType(first + i) == c.parameterType(i);
        }
        if (!ok || !noResult && t.parameterType(pos) != c.returnType()) {
            throw new IllegalArgumentException("target and combiner types must match: " + t
                + " != " + c);
        }
        MethodType type = noResult ? t : t.dropParameterTypes(pos, pos + 1);
        int all = type.parameterCount();
        return new TreeHandle(type,
            Combinators.Steps.two(all, combiner, Combinators.range(pos, n), target,
            Combinators.around(pos, noResult ? new int[0] : new int[] {all}, pos, all)));
    }

    /* ---- Control ---- */

    public static MethodHandle guardWithTest(MethodHandle test, MethodHandle target,
            MethodHandle fallback) {
        MethodType t = test.type();
        if (target.type() != fallback.type()) {
            throw new IllegalArgumentException("target and fallback types must match: "
                + target.type() + " != " + fallback.type());
        }
        if (t.returnType() != boolean.class) {
            throw new IllegalArgumentException("guard type is not a predicate " + t);
        }
        int n = t.parameterCount();
        if (n > target.type().parameterCount() || !t.parameterList().equals(
                target.type().parameterList().subList(0, n))) {
            throw new IllegalArgumentException("target and test types must match: "
                + target.type() + " != " + t);
        }
        return new TreeHandle(target.type(), new Combinators.Guard(test, target, fallback));
    }

    public static MethodHandle catchException(MethodHandle target,
            Class<? extends Throwable> exType, MethodHandle handler) {
        MethodType type = target.type();
        MethodType h = handler.type();
        if (!Throwable.class.isAssignableFrom(exType)) {
            throw new ClassCastException(exType.getName());
        }
        if (h.parameterCount() < 1 || !h.parameterType(0).isAssignableFrom(exType)) {
            throw new IllegalArgumentException("handler does not accept exception type "
                + exType);
        }
        int n = h.parameterCount() - 1;
        if (h.returnType() != type.returnType()) {
            throw new IllegalArgumentException("target and handler return types must match: "
                + type + " != " + h);
        }
        if (n > type.parameterCount()
                || !h.parameterList().subList(1, n + 1).equals(
                    type.parameterList().subList(0, n))) {
            throw new IllegalArgumentException("target and handler types must match: "
                + type + " != " + h);
        }
        return new TreeHandle(type, new Combinators.Catch(target, exType, handler));
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
        if (!Throwable.class.isAssignableFrom(c.parameterType(0))) {
            throw new IllegalArgumentException("cleanup first argument and Throwable must match: "
                + c + " != " + Throwable.class);
        }
        if (!noResult && c.parameterType(1) != t.returnType()) {
            throw new IllegalArgumentException("cleanup second argument and target return type"
                + " must match: " + c + " != " + t.returnType());
        }
        if (!Loops.prefix(c, lead, t.parameterList())) {
            throw new IllegalArgumentException("cleanup parameters after (Throwable,result) and"
                + " target parameter list prefix must match: " + c + " != " + t);
        }
        return new TreeHandle(t, new Combinators.Finally(target,
            cleanup.asType(c.changeParameterType(0, Throwable.class))));
    }

    public static MethodHandle tableSwitch(MethodHandle fallback, MethodHandle... targets) {
        Objects.requireNonNull(fallback);
        MethodHandle[] t = targets.clone();
        if (t.length == 0) {
            throw new IllegalArgumentException("Not enough cases: []");
        }
        MethodType type = fallback.type();
        if (type.parameterCount() < 1 || type.parameterType(0) != int.class) {
            throw new IllegalArgumentException("Case actions must have int as leading parameter: "
                + Arrays.toString(t));
        }
        for (MethodHandle h : t) {
            if (Objects.requireNonNull(h).type() != type) {
                throw new IllegalArgumentException("Case actions must have the same type: "
                    + Arrays.toString(t));
            }
        }
        return new TreeHandle(fallback.type(), new Combinators.Switch(fallback, t));
    }

    /* ---- Loops ---- */

    public static MethodHandle loop(MethodHandle[]... clauses) {
        return Loops.loop(clauses);
    }

    public static MethodHandle whileLoop(MethodHandle init, MethodHandle pred,
            MethodHandle body) {
        return Loops.whileLoop(init, pred, body, true);
    }

    public static MethodHandle doWhileLoop(MethodHandle init, MethodHandle body,
            MethodHandle pred) {
        return Loops.whileLoop(init, pred, body, false);
    }

    public static MethodHandle countedLoop(MethodHandle iterations, MethodHandle init,
            MethodHandle body) {
        return Loops.countedLoop(empty(iterations.type()), iterations, init, body);
    }

    public static MethodHandle countedLoop(MethodHandle start, MethodHandle end,
            MethodHandle init, MethodHandle body) {
        return Loops.countedLoop(start, end, init, body);
    }

    public static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init,
            MethodHandle body) {
        return Loops.iteratedLoop(iterator, init, body);
    }
}
