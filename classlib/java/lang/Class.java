/* SPDX-License-Identifier: MIT */
package java.lang;

import java.io.InputStream;
import java.io.Serializable;
import java.lang.annotation.Annotation;
import java.lang.invoke.TypeDescriptor;
import java.lang.ref.SoftReference;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericDeclaration;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import jdk.internal.loader.BootLoader;
import jdk.internal.loader.BuiltinClassLoader;
import jdk.internal.misc.Unsafe;
import jdk.internal.reflect.AnnotationParser;
import jdk.internal.reflect.AnnotationSupport;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.ConstantPool;
import jdk.internal.reflect.Reflection;
import jdk.internal.reflect.ReflectionFactory;
import jdk.internal.reflect.generics.AnnotatedTypes;
import jdk.internal.reflect.generics.GenericTypes;
import jdk.internal.reflect.generics.TypeUse;

/**
 * A class or interface, array or primitive type. The machine makes every instance without running
 * the constructor, so no field has an initial value; it sets classLoader, componentType,
 * protectionDomain and (in initClassName) name. What reflection finds is kept softly.
 */
public final class Class<T> implements Serializable, GenericDeclaration, Type, AnnotatedElement,
        TypeDescriptor.OfField<Class<?>>, java.lang.constant.Constable {
    /* Flags of the class file that Modifier does not name in public. */
    private static final int IS_SYNTHETIC = 1 << 12;
    private static final int IS_ANNOTATION = 1 << 13;
    private static final int IS_ENUM = 1 << 14;
    private static final Class<?>[] NO_CLASSES = new Class<?>[0];

    private final ClassLoader classLoader;
    private final Class<?> componentType;
    private transient Module module;
    private transient String name;
    private transient String packageName;
    private transient Object classData;
    private transient Throwable initializationError; // set by the VM: why this class cannot be used
    private transient Object[] signers;
    private transient ProtectionDomain protectionDomain;
    private transient volatile SoftReference<Found<T>> found;
    private transient volatile Constructor<T> maker; // what newInstance calls
    private transient volatile Constants<T> constants;
    private transient volatile Map<Class<? extends Annotation>, Annotation> ownAnnotations;
    private transient volatile Map<Class<? extends Annotation>, Annotation> allAnnotations;
    transient ClassValue.ClassValueMap values;

    /* Never run: the machine allocates mirrors. */
    private Class(ClassLoader loader, Class<?> component) {
        classLoader = loader;
        componentType = component;
    }

    /* ---- Text ---- */

    @Override
    public String toString() {
        return isInterface() ? "interface ".concat(getName())
                : isPrimitive() ? getName() : "class ".concat(getName());
    }

    public String toGenericString() {
        if (isPrimitive()) {
            return toString();
        }
        if (isArray()) {
            Class<?> c = this;
            String brackets = "";
            while (c.isArray()) {
                c = c.getComponentType();
                brackets += "[]";
            }
            return appendVariables(new StringBuilder(c.getName()), c) + brackets;
        }
        StringBuilder b = new StringBuilder();
        int modifiers = getModifiers() & Modifier.classModifiers();
        if (modifiers != 0) {
            b.append(Modifier.toString(modifiers)).append(' ');
        }
        if (isAnnotation()) {
            b.append('@');
        }
        b.append(isInterface() ? "interface" : isEnum() ? "enum" : isRecord() ? "record" : "class");
        b.append(' ').append(getName());
        return appendVariables(b, this);
    }

    private static String appendVariables(StringBuilder b, Class<?> c) {
        TypeVariable<?>[] variables = c.getTypeParameters();
        for (int i = 0; i < variables.length; i++) {
            b.append(i == 0 ? "<" : ",").append(variables[i].getTypeName());
            Type[] bounds = variables[i].getBounds();
            if (bounds.length > 1 || (bounds.length == 1 && bounds[0] != Object.class)) {
                for (int j = 0; j < bounds.length; j++) {
                    b.append(j == 0 ? " extends " : " & ").append(bounds[j].getTypeName());
                }
            }
        }
        return variables.length > 0 ? b.append('>').toString() : b.toString();
    }

    public String getName() {
        String n = name;
        return n != null ? n : initClassName();
    }

    private native String initClassName();

    public String getSimpleName() {
        Found<T> kept = found();
        if (kept.simple == null) {
            String n = null;
            if (isArray()) {
                n = componentType.getSimpleName().concat("[]");
            } else if (place() != Place.TOP) {
                n = getSimpleBinaryName0();
            } else {
                n = getName();
                n = n.substring(n.lastIndexOf('.') + 1);
            }
            kept.simple = n == null ? "" : n;
        }
        return kept.simple;
    }

    @Override
    public String getTypeName() {
        return isArray() ? componentType.getTypeName().concat("[]") : getName();
    }

    public String getCanonicalName() {
        if (isArray()) {
            String element = componentType.getCanonicalName();
            return element == null ? null : element.concat("[]");
        }
        if (isHidden() || place() >= Place.LOCAL) {
            return null;
        }
        Class<?> enclosing = getEnclosingClass();
        if (enclosing == null) {
            return getName();
        }
        String outer = enclosing.getCanonicalName();
        return outer == null ? null : outer + "." + getSimpleName();
    }

    @Override
    public String descriptorString() {
        if (isPrimitive()) {
            return primitiveDescriptor();
        }
        if (isArray()) {
            return "[".concat(componentType.descriptorString());
        }
        String n = getName();
        if (isHidden()) {
            int slash = n.indexOf('/');
            return "L" + n.substring(0, slash).replace('.', '/') + "." + n.substring(slash + 1)
                    + ";";
        }
        return "L" + n.replace('.', '/') + ";";
    }

    private String primitiveDescriptor() {
        return this == int.class ? "I" : this == boolean.class ? "Z" : this == long.class ? "J"
                : this == double.class ? "D" : this == char.class ? "C" : this == byte.class ? "B"
                : this == float.class ? "F" : this == short.class ? "S" : "V";
    }

    /* ---- Finding classes ---- */

    @CallerSensitive
    public static Class<?> forName(String className) throws ClassNotFoundException {
        Class<?> caller = Reflection.getCallerClass();
        return forName0(className, true, ClassLoader.getClassLoader(caller), caller);
    }

    @CallerSensitive
    public static Class<?> forName(String name, boolean initialize, ClassLoader loader)
            throws ClassNotFoundException {
        return forName0(name, initialize, loader, null);
    }

    public static Class<?> forName(Module module, String name) {
        Objects.requireNonNull(module);
        Objects.requireNonNull(name);
        try {
            Class<?> c = forName0(name, false, module.getClassLoader(), null);
            return c.getModule() == module ? c : null;
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    private static native Class<?> forName0(String name, boolean initialize, ClassLoader loader,
            Class<?> caller) throws ClassNotFoundException;

    static native Class<?> getPrimitiveClass(String name);

    @CallerSensitive
    @Deprecated(since = "9")
    public T newInstance() throws InstantiationException, IllegalAccessException {
        Class<?> caller = Reflection.getCallerClass();
        if (maker == null) {
            maker = copy(argumentless());
        }
        try {
            return ReflectionFactory.getReflectionFactory().newInstance(maker, null, caller);
        } catch (InvocationTargetException e) {
            Unsafe.getUnsafe().throwException(e.getCause());
            throw new AssertionError(e);
        }
    }

    private Constructor<T> argumentless() throws InstantiationException, IllegalAccessException {
        if (this == Class.class) {
            throw new IllegalAccessException(
                    "Can not call newInstance() on the Class for java.lang.Class");
        }
        Constructor<T> c = find(found().constructors().own(), NO_CLASSES);
        if (c == null) {
            InstantiationException e = new InstantiationException(getName());
            e.initCause(missing("<init>", NO_CLASSES));
            throw e;
        }
        return c;
    }

    /* ---- Kinds ---- */

    public native boolean isInstance(Object obj);

    public native boolean isAssignableFrom(Class<?> cls);

    public native boolean isInterface();

    @Override
    public native boolean isArray();

    @Override
    public native boolean isPrimitive();

    public native boolean isHidden();

    public boolean isAnnotation() {
        return (getModifiers() & IS_ANNOTATION) != 0;
    }

    public boolean isSynthetic() {
        return (getModifiers() & IS_SYNTHETIC) != 0;
    }

    public boolean isEnum() {
        return (getModifiers() & IS_ENUM) != 0 && getSuperclass() == Enum.class;
    }

    public boolean isRecord() {
        return getSuperclass() == Record.class && (getModifiers() & Modifier.FINAL) != 0
                && isRecord0();
    }

    private native boolean isRecord0();

    public native int getModifiers();

    public native Class<? super T> getSuperclass();

    public ClassLoader getClassLoader() {
        return classLoader;
    }

    ClassLoader getClassLoader0() {
        return classLoader;
    }

    public Module getModule() {
        Module m = module;
        if (m == null) {
            m = classLoader == null ? Module.javaBase() : classLoader.moduleOf(this);
            module = m;
        }
        return m;
    }

    Object getClassData() {
        return classData;
    }

    void setClassData(Object data) {
        classData = data;
    }

    public Object[] getSigners() {
        Object[] s = signers;
        return s == null ? null : s.clone();
    }

    void setSigners(Object[] s) {
        signers = s;
    }

    public ProtectionDomain getProtectionDomain() {
        ProtectionDomain domain = protectionDomain;
        if (domain == null && isHidden() && getNestHost() != this) {
            domain = getNestHost().getProtectionDomain();
            protectionDomain = domain;
        }
        if (domain == null) {
            domain = classLoader instanceof BuiltinClassLoader && !Proxy.isProxyClass(this)
                    ? ((BuiltinClassLoader) classLoader).protectionDomainOf(this)
                    : Everything.DOMAIN;
            protectionDomain = domain;
        }
        return domain;
    }

    /* The domain of the machine's own classes. */
    private static final class Everything {
        static final ProtectionDomain DOMAIN = make();

        private static ProtectionDomain make() {
            java.security.Permissions all = new java.security.Permissions();
            all.add(new java.security.AllPermission());
            return new ProtectionDomain(null, all);
        }
    }

    public Package getPackage() {
        if (isPrimitive() || isArray()) {
            return null;
        }
        return classLoader != null ? classLoader.definePackage(this)
                : BootLoader.definePackage(this);
    }

    public String getPackageName() {
        String p = packageName;
        if (p == null) {
            Class<?> c = this;
            while (c.isArray()) {
                c = c.componentType;
            }
            if (c.isPrimitive()) {
                p = "java.lang";
            } else {
                String n = c.getName();
                int dot = n.lastIndexOf('.');
                p = dot < 0 ? "" : n.substring(0, dot).intern();
            }
            packageName = p;
        }
        return p;
    }

    public Class<?> getComponentType() {
        return isArray() ? componentType : null;
    }

    @Override
    public Class<?> componentType() {
        return getComponentType();
    }

    @Override
    public Class<?> arrayType() {
        return Array.newInstance(this, 0).getClass();
    }

    @SuppressWarnings("unchecked")
    public T cast(Object obj) {
        if (obj != null && !isInstance(obj)) {
            throw new ClassCastException("Cannot cast " + obj.getClass().getName() + " to "
                    + getName());
        }
        return (T) obj;
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> clazz) {
        if (clazz.isAssignableFrom(this)) {
            return (Class<? extends U>) this;
        }
        throw new ClassCastException(toString());
    }

    public boolean desiredAssertionStatus() {
        ClassLoader loader = classLoader;
        return loader != null && loader.hasAssertionSettings()
                ? loader.desiredAssertionStatus(this) : desiredAssertionStatus0(this);
    }

    static native boolean desiredAssertionStatus0(Class<?> clazz);

    /* ---- Supertypes and generics ---- */

    public Class<?>[] getInterfaces() {
        Class<?>[] list = interfaces();
        return list.length == 0 ? list : list.clone();
    }

    private Class<?>[] interfaces() {
        Found<T> kept = found();
        Class<?>[] list = kept.interfaces;
        return list != null ? list : (kept.interfaces = getInterfaces0());
    }

    private native Class<?>[] getInterfaces0();

    private native String getGenericSignature0();

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public TypeVariable<Class<T>>[] getTypeParameters() {
        return (TypeVariable[]) found().generic.variables(this, genericSignature());
    }

    private String genericSignature() {
        return isPrimitive() || isArray() ? null : getGenericSignature0();
    }

    public Type getGenericSuperclass() {
        String signature = genericSignature();
        if (signature == null) {
            return getSuperclass();
        }
        return isInterface() ? null : found().generic.superclass(this, signature);
    }

    public Type[] getGenericInterfaces() {
        String signature = genericSignature();
        return signature == null ? getInterfaces()
                : found().generic.interfaces(this, signature);
    }

    public AnnotatedType getAnnotatedSuperclass() {
        if (this == Object.class || isInterface() || isArray() || isPrimitive()) {
            return null;
        }
        return AnnotatedTypes.at(getGenericSuperclass(), AnnotatedTypes.uses(this),
            TypeUse.SUPERTYPE, 0xffff);
    }

    public AnnotatedType[] getAnnotatedInterfaces() {
        return AnnotatedTypes.at(isArray() ? NO_CLASSES : getGenericInterfaces(),
            AnnotatedTypes.uses(this), TypeUse.SUPERTYPE);
    }

    /* ---- Nests, sealed classes, records, enclosing classes ---- */

    private native Class<?> getNestHost0();

    private native Class<?>[] getNestMembers0();

    private native Class<?>[] getPermittedSubclasses0();

    private native RecordComponent[] getRecordComponents0();

    private native Object[] getEnclosingMethod0();

    private native Class<?> getDeclaringClass0();

    private native String getSimpleBinaryName0();

    public Class<?> getNestHost() {
        return isPrimitive() || isArray() ? this : getNestHost0();
    }

    public boolean isNestmateOf(Class<?> c) {
        if (this == c) {
            return true;
        }
        return !isPrimitive() && !isArray() && !c.isPrimitive() && !c.isArray()
                && getNestHost() == c.getNestHost();
    }

    public Class<?>[] getNestMembers() {
        return isPrimitive() || isArray() ? new Class<?>[] {this} : getNestMembers0();
    }

    public boolean isSealed() {
        return !isArray() && !isPrimitive() && getPermittedSubclasses() != null;
    }

    public Class<?>[] getPermittedSubclasses() {
        if (isArray() || isPrimitive()) {
            return null;
        }
        Class<?>[] all = getPermittedSubclasses0();
        if (all == null || all.length == 0) {
            return all;
        }
        ArrayList<Class<?>> direct = new ArrayList<>();
        for (Class<?> c : all) {
            boolean isDirect = c.getSuperclass() == this;
            if (isInterface()) {
                for (Class<?> i : c.interfaces()) {
                    isDirect |= i == this;
                }
            }
            if (isDirect) {
                direct.add(c);
            }
        }
        return direct.toArray(NO_CLASSES);
    }

    public RecordComponent[] getRecordComponents() {
        if (!isRecord()) {
            return null;
        }
        RecordComponent[] components = getRecordComponents0();
        return components == null ? new RecordComponent[0] : components;
    }

    public Class<?> getDeclaringClass() {
        return isArray() || isPrimitive() ? null : getDeclaringClass0();
    }

    private Object[] enclosingMethodInfo() {
        return isArray() || isPrimitive() ? null : getEnclosingMethod0();
    }

    public Class<?> getEnclosingClass() {
        Object[] info = enclosingMethodInfo();
        if (info != null && info[0] == this) {
            throw new InternalError("Malformed enclosing method information");
        }
        return info == null ? getDeclaringClass() : (Class<?>) info[0];
    }

    public Method getEnclosingMethod() {
        Object[] info = enclosingMethodInfo();
        if (info == null || info[1] == null || ((String) info[1]).startsWith("<")) {
            return null;
        }
        Class<?> owner = (Class<?>) info[0];
        for (Method m : owner.found().methods().own()) {
            if (m.getName().equals(info[1]) && descriptor(m, m.getReturnType()).equals(info[2])) {
                return copy(m);
            }
        }
        throw new InternalError("Enclosing method not found");
    }

    public Constructor<?> getEnclosingConstructor() {
        Object[] info = enclosingMethodInfo();
        if (info == null || !"<init>".equals(info[1])) {
            return null;
        }
        Class<?> owner = (Class<?>) info[0];
        for (Constructor<?> c : owner.found().constructors().own()) {
            if (descriptor(c, void.class).equals(info[2])) {
                return copy(c);
            }
        }
        throw new InternalError("Enclosing constructor not found");
    }

    private static String descriptor(Executable e, Class<?> returnType) {
        StringBuilder b = new StringBuilder("(");
        for (Class<?> p : parameters(e)) {
            b.append(p.descriptorString());
        }
        return b.append(')').append(returnType.descriptorString()).toString();
    }

    /** Where a class was declared. */
    private static final class Place {
        static final int TOP = 0;
        static final int MEMBER = 1;
        static final int LOCAL = 2;
        static final int ANONYMOUS = 3;
    }

    /**
     * The declaring class, which may not agree, is asked only where no method encloses this one.
     */
    private int place() {
        if (enclosingMethodInfo() == null) {
            return getDeclaringClass() == null ? Place.TOP : Place.MEMBER;
        }
        return getSimpleBinaryName0() == null ? Place.ANONYMOUS : Place.LOCAL;
    }

    public boolean isAnonymousClass() {
        return enclosingMethodInfo() != null && place() == Place.ANONYMOUS;
    }

    public boolean isLocalClass() {
        return enclosingMethodInfo() != null && place() == Place.LOCAL;
    }

    public boolean isMemberClass() {
        return place() == Place.MEMBER;
    }

    /* ---- Members ---- */

    private native Field[] getDeclaredFields0(boolean onlyPublic);

    private native Method[] getDeclaredMethods0(boolean onlyPublic);

    private native Constructor<T>[] getDeclaredConstructors0(boolean onlyPublic);

    private native Class<?>[] getDeclaredClasses0();

    /** What reflection has found so far, for one class; it may be forgotten and found again. */
    private static final class Found<T> {
        final Class<T> of;
        final GenericTypes generic = new GenericTypes();
        volatile Class<?>[] interfaces;
        volatile String simple;
        private volatile Fields fields;
        private volatile Methods methods;
        private volatile Constructors<T> constructors;

        Found(Class<T> of) {
            this.of = of;
        }

        Fields fields() {
            Fields f = fields;
            return f != null ? f : (fields = new Fields(of));
        }

        Methods methods() {
            Methods m = methods;
            return m != null ? m : (methods = new Methods(of));
        }

        Constructors<T> constructors() {
            Constructors<T> c = constructors;
            return c != null ? c : (constructors = new Constructors<>(of));
        }
    }

    private Found<T> found() {
        SoftReference<Found<T>> reference = found;
        Found<T> kept = reference == null ? null : reference.get();
        if (kept == null) {
            kept = new Found<>(this);
            found = new SoftReference<>(kept);
        }
        return kept;
    }

    /**
     * Members of one kind, in three reaches: all that the class declares, the public ones of those
     * (asked for alone, as the types of others may be absent), and the public ones with what is
     * inherited. Those in here are never handed out themselves, but copies.
     */
    private abstract static class Kind<M> {
        final Class<?> of;
        private volatile M[] own;
        private volatile M[] ownPublic;
        private volatile M[] reachable;

        Kind(Class<?> of) {
            this.of = of;
        }

        abstract M[] ask(boolean onlyPublic);

        abstract M[] inherit();

        abstract M copyOf(M member);

        final M[] own() {
            M[] list = own;
            return list != null ? list : (own = ask(false));
        }

        final M[] ownPublic() {
            M[] list = ownPublic;
            return list != null ? list : (ownPublic = ask(true));
        }

        final M[] reachable() {
            M[] list = reachable;
            return list != null ? list : (reachable = inherit());
        }

        final M[] copies(M[] members) {
            M[] result = members.clone();
            for (int i = 0; i < result.length; i++) {
                result[i] = copyOf(result[i]);
            }
            return result;
        }
    }

    private static Method copy(Method m) {
        return ReflectionFactory.getReflectionFactory().copyMethod(m);
    }

    private static Field copy(Field f) {
        return ReflectionFactory.getReflectionFactory().copyField(f);
    }

    private static <U> Constructor<U> copy(Constructor<U> c) {
        return ReflectionFactory.getReflectionFactory().copyConstructor(c);
    }

    private static Class<?>[] parameters(Executable e) {
        return ReflectionFactory.getReflectionFactory().getExecutableSharedParameterTypes(e);
    }

    /** Whether e has these types of parameters; null stands for none. */
    private static boolean takes(Executable e, Class<?>[] types) {
        return java.util.Arrays.equals(parameters(e), types == null ? NO_CLASSES : types);
    }

    private NoSuchMethodException missing(String member, Class<?>[] types) {
        StringBuilder b = new StringBuilder(getName()).append('.').append(member).append('(');
        for (int i = 0; types != null && i < types.length; i++) {
            b.append(i == 0 ? "" : ",").append(types[i] == null ? "null" : types[i].getName());
        }
        return new NoSuchMethodException(b.append(')').toString());
    }

    private boolean hasNoMembers() {
        return isPrimitive() || isArray();
    }

    /* Fields */

    private static final class Fields extends Kind<Field> {
        Fields(Class<?> of) {
            super(of);
        }

        @Override
        Field[] ask(boolean onlyPublic) {
            return of.hasNoMembers() ? new Field[0]
                    : Reflection.filterFields(of, of.getDeclaredFields0(onlyPublic));
        }

        /* Own ones, then those of interfaces, then the superclass's; each once. */
        @Override
        Field[] inherit() {
            LinkedHashSet<Field> set = new LinkedHashSet<>(java.util.Arrays.asList(ownPublic()));
            for (Class<?> i : of.interfaces()) {
                java.util.Collections.addAll(set, i.found().fields().reachable());
            }
            Class<?> s = of.getSuperclass();
            if (s != null) {
                java.util.Collections.addAll(set, s.found().fields().reachable());
            }
            return set.toArray(new Field[0]);
        }

        @Override
        Field copyOf(Field f) {
            return copy(f);
        }
    }

    private static Field search(Field[] fields, String name) {
        for (Field f : fields) {
            if (f.getName().equals(name)) {
                return f;
            }
        }
        return null;
    }

    private Field field0(String name) {
        Field f = search(found().fields().ownPublic(), name);
        Class<?>[] list = interfaces();
        for (int i = 0; f == null && i < list.length; i++) {
            f = list[i].field0(name);
        }
        if (f == null && !isInterface()) {
            Class<?> s = getSuperclass();
            f = s == null ? null : s.field0(name);
        }
        return f;
    }

    private static Field given(Field f, String name) throws NoSuchFieldException {
        if (f == null) {
            throw new NoSuchFieldException(name);
        }
        return copy(f);
    }

    @CallerSensitive
    public Field[] getFields() {
        Fields fields = found().fields();
        return fields.copies(fields.reachable());
    }

    @CallerSensitive
    public Field getField(String name) throws NoSuchFieldException {
        return given(field0(Objects.requireNonNull(name)), name);
    }

    @CallerSensitive
    public Field[] getDeclaredFields() {
        Fields fields = found().fields();
        return fields.copies(fields.own());
    }

    @CallerSensitive
    public Field getDeclaredField(String name) throws NoSuchFieldException {
        Objects.requireNonNull(name);
        return given(search(found().fields().own(), name), name);
    }

    /* Methods */

    private static final class Methods extends Kind<Method> {
        Methods(Class<?> of) {
            super(of);
        }

        @Override
        Method[] ask(boolean onlyPublic) {
            return of.hasNoMembers() ? new Method[0]
                    : Reflection.filterMethods(of, of.getDeclaredMethods0(onlyPublic));
        }

        /* Own ones, the superclass's, then those of interfaces,
         * whose static ones are not inherited. */
        @Override
        Method[] inherit() {
            LinkedHashMap<MethodKey, ArrayList<Method>> map = new LinkedHashMap<>();
            for (Method m : ownPublic()) {
                merge(map, m);
            }
            Class<?> s = of.getSuperclass();
            if (s != null) {
                for (Method m : s.found().methods().reachable()) {
                    merge(map, m);
                }
            }
            for (Class<?> i : of.interfaces()) {
                for (Method m : i.found().methods().reachable()) {
                    if (!Modifier.isStatic(m.getModifiers())) {
                        merge(map, m);
                    }
                }
            }
            ArrayList<Method> all = new ArrayList<>();
            for (ArrayList<Method> list : map.values()) {
                all.addAll(list);
            }
            return all.toArray(new Method[0]);
        }

        @Override
        Method copyOf(Method m) {
            return copy(m);
        }
    }

    /** Name and parameter types, under which public methods hide each other. */
    private static final class MethodKey {
        private final String name;
        private final Class<?>[] types;

        MethodKey(Method m) {
            name = m.getName();
            types = parameters(m);
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof MethodKey && name.equals(((MethodKey) o).name)
                    && java.util.Arrays.equals(types, ((MethodKey) o).types);
        }

        @Override
        public int hashCode() {
            int h = name.hashCode();
            for (int i = 0; i < types.length; i++) {
                h = 31 * h + types[i].hashCode();
            }
            return h;
        }
    }

    /* Methods of one key: of the same return type the more specific class wins, and a class's
     * method wins over an interface's; methods that differ in return type stand side by side. */
    private static void merge(ArrayList<Method> list, Method m) {
        Class<?> owner = m.getDeclaringClass();
        for (int i = 0; i < list.size(); i++) {
            Method x = list.get(i);
            if (x.getReturnType() != m.getReturnType()) {
                continue;
            }
            Class<?> other = x.getDeclaringClass();
            if (owner.isInterface() == other.isInterface()) {
                if (owner.isAssignableFrom(other)) {
                    return;
                }
                if (other.isAssignableFrom(owner)) {
                    list.remove(i--);
                }
            } else if (owner.isInterface()) {
                return;
            } else {
                list.remove(i--);
            }
        }
        list.add(m);
    }

    private static void merge(Map<MethodKey, ArrayList<Method>> map, Method m) {
        MethodKey key = new MethodKey(m);
        ArrayList<Method> list = map.get(key);
        if (list == null) {
            list = new ArrayList<>(1);
            map.put(key, list);
        }
        merge(list, m);
    }

    private ArrayList<Method> methodsRecursive(String name, Class<?>[] types, boolean statics) {
        ArrayList<Method> result = new ArrayList<>();
        for (Method m : found().methods().ownPublic()) {
            if (m.getName().equals(name) && takes(m, types)
                    && (statics || !Modifier.isStatic(m.getModifiers()))) {
                result.add(m);
            }
        }
        if (!result.isEmpty()) {
            return result;
        }
        Class<?> s = getSuperclass();
        if (s != null) {
            result = s.methodsRecursive(name, types, statics);
        }
        for (Class<?> i : interfaces()) {
            for (Method m : i.methodsRecursive(name, types, false)) {
                merge(result, m);
            }
        }
        return result;
    }

    private static Method mostSpecific(ArrayList<Method> list) {
        Method best = null;
        for (int i = 0; i < list.size(); i++) {
            Method m = list.get(i);
            if (best == null || (best.getReturnType() != m.getReturnType()
                    && best.getReturnType().isAssignableFrom(m.getReturnType()))) {
                best = m;
            }
        }
        return best;
    }

    private Method given(ArrayList<Method> candidates, String name, Class<?>[] types)
            throws NoSuchMethodException {
        Method m = mostSpecific(candidates);
        if (m == null) {
            throw missing(name, types);
        }
        return copy(m);
    }

    @CallerSensitive
    public Method[] getMethods() {
        Methods methods = found().methods();
        return methods.copies(methods.reachable());
    }

    @CallerSensitive
    public Method getMethod(String name, Class<?>... parameterTypes)
            throws NoSuchMethodException {
        Objects.requireNonNull(name);
        return given(methodsRecursive(name, parameterTypes, true), name, parameterTypes);
    }

    @CallerSensitive
    public Method[] getDeclaredMethods() {
        Methods methods = found().methods();
        return methods.copies(methods.own());
    }

    @CallerSensitive
    public Method getDeclaredMethod(String name, Class<?>... parameterTypes)
            throws NoSuchMethodException {
        Objects.requireNonNull(name);
        ArrayList<Method> candidates = new ArrayList<>();
        for (Method m : found().methods().own()) {
            if (m.getName().equals(name) && takes(m, parameterTypes)) {
                candidates.add(m);
            }
        }
        return given(candidates, name, parameterTypes);
    }

    /* Constructors */

    private static final class Constructors<T> extends Kind<Constructor<T>> {
        Constructors(Class<T> of) {
            super(of);
        }

        @Override
        @SuppressWarnings("unchecked")
        Constructor<T>[] ask(boolean onlyPublic) {
            return of.isInterface() || of.hasNoMembers() ? (Constructor<T>[]) new Constructor<?>[0]
                    : ((Class<T>) of).getDeclaredConstructors0(onlyPublic);
        }

        @Override
        Constructor<T>[] inherit() {
            return ownPublic();
        }

        @Override
        Constructor<T> copyOf(Constructor<T> c) {
            return copy(c);
        }
    }

    private static <U> Constructor<U> find(Constructor<U>[] list, Class<?>[] types) {
        for (Constructor<U> c : list) {
            if (takes(c, types)) {
                return c;
            }
        }
        return null;
    }

    private Constructor<T> given(Constructor<T> c, Class<?>[] types) throws NoSuchMethodException {
        if (c == null) {
            throw missing("<init>", types);
        }
        return copy(c);
    }

    @CallerSensitive
    public Constructor<?>[] getConstructors() {
        Constructors<T> constructors = found().constructors();
        return constructors.copies(constructors.ownPublic());
    }

    @CallerSensitive
    public Constructor<T> getConstructor(Class<?>... parameterTypes)
            throws NoSuchMethodException {
        return given(find(found().constructors().ownPublic(), parameterTypes), parameterTypes);
    }

    @CallerSensitive
    public Constructor<?>[] getDeclaredConstructors() {
        Constructors<T> constructors = found().constructors();
        return constructors.copies(constructors.own());
    }

    @CallerSensitive
    public Constructor<T> getDeclaredConstructor(Class<?>... parameterTypes)
            throws NoSuchMethodException {
        return given(find(found().constructors().own(), parameterTypes), parameterTypes);
    }

    /* Member classes */

    @CallerSensitive
    public Class<?>[] getClasses() {
        ArrayList<Class<?>> list = new ArrayList<>();
        for (Class<?> c = this; c != null; c = c.getSuperclass()) {
            for (Class<?> m : c.getDeclaredClasses()) {
                if (Modifier.isPublic(m.getModifiers())) {
                    list.add(m);
                }
            }
        }
        return list.toArray(NO_CLASSES);
    }

    @CallerSensitive
    public Class<?>[] getDeclaredClasses() {
        return hasNoMembers() ? NO_CLASSES : getDeclaredClasses0();
    }

    /* ---- Enum constants ---- */

    /**
     * The constants of an enum, and where each stands by its name: a table of open addresses,
     * at most half full.
     */
    private static final class Constants<T> {
        final T[] all;
        private volatile Object[] byName; // made when first asked for a name

        Constants(T[] all) {
            this.all = all;
        }

        /** Where the constant is, or an empty slot. */
        private static int slot(Object[] table, String name) {
            int mask = table.length - 1;
            int at = (name.hashCode() * 0x9e3779b1 >>> 16) & mask;
            while (table[at] != null && !((Enum<?>) table[at]).name().equals(name)) {
                at = at + 1 & mask;
            }
            return at;
        }

        @SuppressWarnings("unchecked")
        T find(String name) {
            Object[] table = byName;
            if (table == null) {
                table = new Object[Integer.highestOneBit(all.length * 2 + 1) * 2];
                for (T constant : all) {
                    table[slot(table, ((Enum<?>) constant).name())] = constant;
                }
                byName = table;
            }
            return name == null ? null : (T) table[slot(table, name)];
        }
    }

    /** Null for what is no enum, or has no proper method values(). */
    @SuppressWarnings("unchecked")
    private Constants<T> constants() {
        if (constants == null && isEnum()) {
            try {
                Method values = getMethod("values");
                values.setAccessible(true);
                T[] all = (T[]) values.invoke(null);
                constants = all == null ? null : new Constants<>(all);
            } catch (ReflectiveOperationException | ClassCastException e) {
                return null;
            }
        }
        return constants;
    }

    /** Not to be changed; null for what is no enum. */
    T[] sharedEnumConstants() {
        Constants<T> kept = constants();
        return kept == null ? null : kept.all;
    }

    /** Null when there is none of that name. */
    T enumConstant(String name) {
        Constants<T> kept = constants();
        if (kept == null) {
            throw new IllegalArgumentException(getName() + " is not an enum class");
        }
        return kept.find(name);
    }

    public T[] getEnumConstants() {
        T[] all = sharedEnumConstants();
        return all == null ? null : all.clone();
    }

    /* ---- Annotations ---- */

    native byte[] getRawAnnotations();

    native byte[] getRawTypeAnnotations();

    native ConstantPool getConstantPool();

    private Map<Class<? extends Annotation>, Annotation> ownAnnotations() {
        if (ownAnnotations == null) {
            boolean none = hasNoMembers();
            ownAnnotations = AnnotationParser.parseAnnotations(none ? null : getRawAnnotations(),
                    none ? null : getConstantPool(), this);
        }
        return ownAnnotations;
    }

    /** With those that superclasses pass on, which come first. */
    private Map<Class<? extends Annotation>, Annotation> allAnnotations() {
        if (allAnnotations == null) {
            Map<Class<? extends Annotation>, Annotation> own = ownAnnotations();
            Map<Class<? extends Annotation>, Annotation> all = new LinkedHashMap<>();
            Class<?> s = getSuperclass();
            if (s != null) {
                all.putAll(s.allAnnotations());
                for (Iterator<Class<? extends Annotation>> types = all.keySet().iterator();
                        types.hasNext();) {
                    if (!AnnotationSupport.isInherited(types.next())) {
                        types.remove();
                    }
                }
            }
            boolean some = !all.isEmpty();
            all.putAll(own);
            allAnnotations = some ? all : own;
        }
        return allAnnotations;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return (A) allAnnotations().get(annotationClass);
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return getAnnotation(annotationClass) != null;
    }

    @Override
    public <A extends Annotation> A[] getAnnotationsByType(Class<A> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return AnnotationSupport.getAssociatedAnnotations(ownAnnotations(), this,
                annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return AnnotationParser.toArray(allAnnotations());
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return (A) ownAnnotations().get(annotationClass);
    }

    @Override
    public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return AnnotationSupport.getDirectlyAndIndirectlyPresent(ownAnnotations(),
                annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return AnnotationParser.toArray(ownAnnotations());
    }

    /* ---- Resources ---- */

    public InputStream getResourceAsStream(String name) {
        name = resourcePath(name);
        return classLoader == null ? BootLoader.findResourceAsStream(name)
                : classLoader.getResourceAsStream(name);
    }

    public URL getResource(String name) {
        name = resourcePath(name);
        return classLoader == null ? BootLoader.findResource(name)
                : classLoader.getResource(name);
    }

    private String resourcePath(String name) {
        if (name.startsWith("/")) {
            return name.substring(1);
        }
        String p = getPackageName();
        return p.isEmpty() || isPrimitive() ? name : p.replace('.', '/') + "/" + name;
    }

    @Override
    public java.util.Optional<java.lang.constant.ClassDesc> describeConstable() {
        Class<?> element = this;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element.isHidden() ? java.util.Optional.empty()
                : java.util.Optional.of(
                        java.lang.constant.ClassDesc.ofDescriptor(descriptorString()));
    }
}
