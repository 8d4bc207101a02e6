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
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.net.URL;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.HashMap;
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
import jdk.internal.reflect.generics.SignatureParser;
import jdk.internal.reflect.generics.TypeUse;

/**
 * A class or interface, array or primitive type. The machine makes every instance without running
 * the constructor, so no field has an initial value; it sets classLoader, componentType,
 * protectionDomain and (in initClassName) name. What reflection finds is kept softly.
 */
public final class Class<T> implements Serializable, GenericDeclaration, Type, AnnotatedElement,
        TypeDescriptor.OfField<Class<?>>, java.lang.constant.Constable {
    private static final long serialVersionUID = 3206093459760846163L;
    private static final int ANNOTATION = 0x00002000;
    private static final int ENUM = 0x00004000;
    private static final int SYNTHETIC = 0x00001000;
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
    private transient volatile SoftReference<ReflectionData<T>> reflectionData;
    private transient volatile Constructor<T> cachedConstructor;
    private transient volatile T[] enumConstants;
    private transient volatile Map<String, T> enumConstantDirectory;
    private transient volatile AnnotationData annotationData;
    transient ClassValue.ClassValueMap classValueMap;

    /* Never run: the machine allocates mirrors. */
    private Class(ClassLoader loader, Class<?> arrayComponentType) {
        classLoader = loader;
        componentType = arrayComponentType;
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
        ReflectionData<T> data = reflectionData();
        String simple = data.simpleName;
        if (simple == null) {
            simple = simpleName();
            data.simpleName = simple;
        }
        return simple;
    }

    private String simpleName() {
        if (isArray()) {
            return componentType.getSimpleName().concat("[]");
        }
        if (isTopLevelClass()) {
            String n = getName();
            return n.substring(n.lastIndexOf('.') + 1);
        }
        String simple = getSimpleBinaryName0();
        return simple == null ? "" : simple;
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
        if (isHidden() || isLocalOrAnonymousClass()) {
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
        Constructor<T> constructor = cachedConstructor;
        if (constructor == null) {
            if (this == Class.class) {
                throw new IllegalAccessException(
                        "Can not call newInstance() on the Class for java.lang.Class");
            }
            try {
                Constructor<T> found = constructor0(NO_CLASSES, Member.DECLARED);
                constructor = ReflectionFactory.getReflectionFactory().copyConstructor(found);
                cachedConstructor = constructor;
            } catch (NoSuchMethodException e) {
                throw (InstantiationException) new InstantiationException(getName()).initCause(e);
            }
        }
        try {
            return ReflectionFactory.getReflectionFactory().newInstance(constructor, null,
                    Reflection.getCallerClass());
        } catch (InvocationTargetException e) {
            Unsafe.getUnsafe().throwException(e.getTargetException());
            return null;
        }
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
        return (getModifiers() & ANNOTATION) != 0;
    }

    public boolean isSynthetic() {
        return (getModifiers() & SYNTHETIC) != 0;
    }

    public boolean isEnum() {
        return (getModifiers() & ENUM) != 0 && getSuperclass() == Enum.class;
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
            domain = classLoader instanceof BuiltinClassLoader
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
        ReflectionData<T> data = reflectionData();
        Class<?>[] list = data.interfaces;
        if (list == null) {
            list = getInterfaces0();
            data.interfaces = list;
        }
        return list;
    }

    private native Class<?>[] getInterfaces0();

    private native String getGenericSignature0();

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public TypeVariable<Class<T>>[] getTypeParameters() {
        return (TypeVariable[]) SignatureParser.typeParameters(this, genericSignature());
    }

    private String genericSignature() {
        return isPrimitive() || isArray() ? null : getGenericSignature0();
    }

    public Type getGenericSuperclass() {
        String signature = genericSignature();
        if (signature == null) {
            return getSuperclass();
        }
        return isInterface() ? null : SignatureParser.superclass(this, signature);
    }

    public Type[] getGenericInterfaces() {
        String signature = genericSignature();
        return signature == null ? getInterfaces() : SignatureParser.interfaces(this, signature);
    }

    public AnnotatedType getAnnotatedSuperclass() {
        if (this == Object.class || isInterface() || isArray() || isPrimitive()) {
            return null;
        }
        return AnnotatedTypes.at(getGenericSuperclass(), AnnotatedTypes.uses(this),
            TypeUse.SUPERTYPE, 0xffff);
    }

    public AnnotatedType[] getAnnotatedInterfaces() {
        return AnnotatedTypes.at(getGenericInterfaces(), AnnotatedTypes.uses(this),
            TypeUse.SUPERTYPE);
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
        for (Method m : owner.declaredMethods(false)) {
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
        for (Constructor<?> c : owner.declaredConstructors(false)) {
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

    private boolean isTopLevelClass() {
        return !isLocalOrAnonymousClass() && getDeclaringClass() == null;
    }

    private boolean isLocalOrAnonymousClass() {
        return enclosingMethodInfo() != null;
    }

    public boolean isAnonymousClass() {
        return isLocalOrAnonymousClass() && getSimpleBinaryName0() == null;
    }

    public boolean isLocalClass() {
        return isLocalOrAnonymousClass() && getSimpleBinaryName0() != null;
    }

    public boolean isMemberClass() {
        return !isLocalOrAnonymousClass() && getDeclaringClass() != null;
    }

    /* ---- Members ---- */

    private native Field[] getDeclaredFields0(boolean publicOnly);

    private native Method[] getDeclaredMethods0(boolean publicOnly);

    private native Constructor<T>[] getDeclaredConstructors0(boolean publicOnly);

    private native Class<?>[] getDeclaredClasses0();

    /** What reflection has found so far; the objects in it are never handed out themselves. */
    private static final class ReflectionData<T> {
        volatile Field[] declaredFields;
        volatile Field[] publicFields;
        volatile Method[] declaredMethods;
        volatile Method[] publicMethods;
        volatile Constructor<T>[] declaredConstructors;
        volatile Class<?>[] interfaces;
        volatile Field[] declaredPublicFields;
        volatile Method[] declaredPublicMethods;
        volatile Constructor<T>[] publicConstructors;
        String simpleName;
    }

    private ReflectionData<T> reflectionData() {
        SoftReference<ReflectionData<T>> reference = reflectionData;
        ReflectionData<T> data = reference == null ? null : reference.get();
        if (data == null) {
            data = new ReflectionData<>();
            reflectionData = new SoftReference<>(data);
        }
        return data;
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

    private static Method[] copyAll(Method[] list) {
        Method[] result = new Method[list.length];
        for (int i = 0; i < list.length; i++) {
            result[i] = copy(list[i]);
        }
        return result;
    }

    private static Field[] copyAll(Field[] list) {
        Field[] result = new Field[list.length];
        for (int i = 0; i < list.length; i++) {
            result[i] = copy(list[i]);
        }
        return result;
    }

    @SuppressWarnings("unchecked")
    private static <U> Constructor<U>[] copyAll(Constructor<U>[] list) {
        Constructor<U>[] result = (Constructor<U>[]) new Constructor<?>[list.length];
        for (int i = 0; i < list.length; i++) {
            result[i] = copy(list[i]);
        }
        return result;
    }

    private static Class<?>[] parameters(Executable e) {
        return ReflectionFactory.getReflectionFactory().getExecutableSharedParameterTypes(e);
    }

    private static boolean sameTypes(Class<?>[] a, Class<?>[] b) {
        if (b == null) {
            return a.length == 0;
        }
        if (a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] != b[i]) {
                return false;
            }
        }
        return true;
    }

    private String methodToString(String name, Class<?>[] types) {
        StringBuilder b = new StringBuilder(getName()).append('.').append(name).append('(');
        for (int i = 0; types != null && i < types.length; i++) {
            b.append(i == 0 ? "" : ",").append(types[i] == null ? "null" : types[i].getName());
        }
        return b.append(')').toString();
    }

    private boolean hasNoMembers() {
        return isPrimitive() || isArray();
    }

    /* Fields */

    private Field[] declaredFields(boolean publicOnly) {
        ReflectionData<T> data = reflectionData();
        Field[] list = publicOnly ? data.declaredPublicFields : data.declaredFields;
        if (list == null) {
            list = hasNoMembers() ? new Field[0]
                    : Reflection.filterFields(this, getDeclaredFields0(publicOnly));
            if (publicOnly) {
                data.declaredPublicFields = list;
            } else {
                data.declaredFields = list;
            }
        }
        return list;
    }

    private Field[] publicFields() {
        ReflectionData<T> data = reflectionData();
        Field[] list = data.publicFields;
        if (list == null) {
            LinkedHashSet<Field> set = new LinkedHashSet<>();
            for (Field f : declaredFields(true)) {
                set.add(f);
            }
            for (Class<?> i : interfaces()) {
                for (Field f : i.publicFields()) {
                    set.add(f);
                }
            }
            Class<?> s = getSuperclass();
            if (s != null) {
                for (Field f : s.publicFields()) {
                    set.add(f);
                }
            }
            list = set.toArray(new Field[0]);
            data.publicFields = list;
        }
        return list;
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
        Field f = search(declaredFields(true), name);
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

    @CallerSensitive
    public Field[] getFields() {
        return copyAll(publicFields());
    }

    @CallerSensitive
    public Field getField(String name) throws NoSuchFieldException {
        Objects.requireNonNull(name);
        Field f = field0(name);
        if (f == null) {
            throw new NoSuchFieldException(name);
        }
        return copy(f);
    }

    @CallerSensitive
    public Field[] getDeclaredFields() {
        return copyAll(declaredFields(false));
    }

    @CallerSensitive
    public Field getDeclaredField(String name) throws NoSuchFieldException {
        Objects.requireNonNull(name);
        Field f = search(declaredFields(false), name);
        if (f == null) {
            throw new NoSuchFieldException(name);
        }
        return copy(f);
    }

    /* Methods */

    private Method[] declaredMethods(boolean publicOnly) {
        ReflectionData<T> data = reflectionData();
        Method[] list = publicOnly ? data.declaredPublicMethods : data.declaredMethods;
        if (list == null) {
            list = hasNoMembers() ? new Method[0]
                    : Reflection.filterMethods(this, getDeclaredMethods0(publicOnly));
            if (publicOnly) {
                data.declaredPublicMethods = list;
            } else {
                data.declaredMethods = list;
            }
        }
        return list;
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
                    && sameTypes(types, ((MethodKey) o).types);
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

    private Method[] publicMethods() {
        ReflectionData<T> data = reflectionData();
        Method[] result = data.publicMethods;
        if (result == null) {
            LinkedHashMap<MethodKey, ArrayList<Method>> map = new LinkedHashMap<>();
            for (Method m : declaredMethods(true)) {
                merge(map, m);
            }
            Class<?> s = getSuperclass();
            if (s != null) {
                for (Method m : s.publicMethods()) {
                    merge(map, m);
                }
            }
            for (Class<?> i : interfaces()) {
                for (Method m : i.publicMethods()) {
                    if (!Modifier.isStatic(m.getModifiers())) {
                        merge(map, m);
                    }
                }
            }
            ArrayList<Method> all = new ArrayList<>();
            for (ArrayList<Method> list : map.values()) {
                all.addAll(list);
            }
            result = all.toArray(new Method[0]);
            data.publicMethods = result;
        }
        return result;
    }

    private ArrayList<Method> methodsRecursive(String name, Class<?>[] types, boolean statics) {
        ArrayList<Method> result = new ArrayList<>();
        for (Method m : declaredMethods(true)) {
            if (m.getName().equals(name) && sameTypes(parameters(m), types)
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

    @CallerSensitive
    public Method[] getMethods() {
        return copyAll(publicMethods());
    }

    @CallerSensitive
    public Method getMethod(String name, Class<?>... parameterTypes)
            throws NoSuchMethodException {
        Objects.requireNonNull(name);
        Method m = mostSpecific(methodsRecursive(name, parameterTypes, true));
        if (m == null) {
            throw new NoSuchMethodException(methodToString(name, parameterTypes));
        }
        return copy(m);
    }

    @CallerSensitive
    public Method[] getDeclaredMethods() {
        return copyAll(declaredMethods(false));
    }

    @CallerSensitive
    public Method getDeclaredMethod(String name, Class<?>... parameterTypes)
            throws NoSuchMethodException {
        Objects.requireNonNull(name);
        ArrayList<Method> found = new ArrayList<>();
        for (Method m : declaredMethods(false)) {
            if (m.getName().equals(name) && sameTypes(parameters(m), parameterTypes)) {
                found.add(m);
            }
        }
        Method best = mostSpecific(found);
        if (best == null) {
            throw new NoSuchMethodException(methodToString(name, parameterTypes));
        }
        return copy(best);
    }

    /* Constructors */

    @SuppressWarnings("unchecked")
    private Constructor<T>[] declaredConstructors(boolean publicOnly) {
        ReflectionData<T> data = reflectionData();
        Constructor<T>[] list = publicOnly ? data.publicConstructors : data.declaredConstructors;
        if (list == null) {
            list = isInterface() || hasNoMembers()
                    ? (Constructor<T>[]) new Constructor<?>[0]
                    : getDeclaredConstructors0(publicOnly);
            if (publicOnly) {
                data.publicConstructors = list;
            } else {
                data.declaredConstructors = list;
            }
        }
        return list;
    }

    private Constructor<T> constructor0(Class<?>[] types, int which)
            throws NoSuchMethodException {
        for (Constructor<T> c : declaredConstructors(which == Member.PUBLIC)) {
            if (sameTypes(parameters(c), types)) {
                return c;
            }
        }
        throw new NoSuchMethodException(methodToString("<init>", types));
    }

    @CallerSensitive
    public Constructor<?>[] getConstructors() {
        return copyAll(declaredConstructors(true));
    }

    @CallerSensitive
    public Constructor<T> getConstructor(Class<?>... parameterTypes)
            throws NoSuchMethodException {
        return copy(constructor0(parameterTypes, Member.PUBLIC));
    }

    @CallerSensitive
    public Constructor<?>[] getDeclaredConstructors() {
        return copyAll(declaredConstructors(false));
    }

    @CallerSensitive
    public Constructor<T> getDeclaredConstructor(Class<?>... parameterTypes)
            throws NoSuchMethodException {
        return copy(constructor0(parameterTypes, Member.DECLARED));
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

    T[] getEnumConstantsShared() {
        T[] constants = enumConstants;
        if (constants == null) {
            if (!isEnum()) {
                return null;
            }
            try {
                Method values = getMethod("values");
                values.setAccessible(true);
                @SuppressWarnings("unchecked")
                T[] found = (T[]) values.invoke(null);
                constants = found;
                enumConstants = found;
            } catch (InvocationTargetException | NoSuchMethodException
                    | IllegalAccessException | ClassCastException e) {
                return null;
            }
        }
        return constants;
    }

    public T[] getEnumConstants() {
        T[] constants = getEnumConstantsShared();
        return constants != null ? constants.clone() : null;
    }

    Map<String, T> enumConstantDirectory() {
        Map<String, T> directory = enumConstantDirectory;
        if (directory == null) {
            T[] universe = getEnumConstantsShared();
            if (universe == null) {
                throw new IllegalArgumentException(getName() + " is not an enum class");
            }
            directory = new HashMap<>((int) (universe.length / 0.75f) + 1);
            for (T constant : universe) {
                directory.put(((Enum<?>) constant).name(), constant);
            }
            enumConstantDirectory = directory;
        }
        return directory;
    }

    /* ---- Annotations ---- */

    native byte[] getRawAnnotations();

    native byte[] getRawTypeAnnotations();

    native ConstantPool getConstantPool();

    private static final class AnnotationData {
        final Map<Class<? extends Annotation>, Annotation> annotations;
        final Map<Class<? extends Annotation>, Annotation> declared;

        AnnotationData(Map<Class<? extends Annotation>, Annotation> annotations,
                       Map<Class<? extends Annotation>, Annotation> declared) {
            this.annotations = annotations;
            this.declared = declared;
        }
    }

    private AnnotationData annotationData() {
        AnnotationData data = annotationData;
        if (data == null) {
            Map<Class<? extends Annotation>, Annotation> declared =
                    AnnotationParser.parseAnnotations(hasNoMembers() ? null : getRawAnnotations(),
                            hasNoMembers() ? null : getConstantPool(), this);
            Map<Class<? extends Annotation>, Annotation> all = null;
            Class<?> s = getSuperclass();
            if (s != null) {
                for (Map.Entry<Class<? extends Annotation>, Annotation> e
                        : s.annotationData().annotations.entrySet()) {
                    if (AnnotationSupport.isInherited(e.getKey())) {
                        if (all == null) {
                            all = new LinkedHashMap<>();
                        }
                        all.put(e.getKey(), e.getValue());
                    }
                }
            }
            if (all == null) {
                all = declared;
            } else {
                all.putAll(declared);
            }
            data = new AnnotationData(all, declared);
            annotationData = data;
        }
        return data;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends Annotation> A getAnnotation(Class<A> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return (A) annotationData().annotations.get(annotationClass);
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return getAnnotation(annotationClass) != null;
    }

    @Override
    public <A extends Annotation> A[] getAnnotationsByType(Class<A> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return AnnotationSupport.getAssociatedAnnotations(annotationData().declared, this,
                annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return AnnotationParser.toArray(annotationData().annotations);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A extends Annotation> A getDeclaredAnnotation(Class<A> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return (A) annotationData().declared.get(annotationClass);
    }

    @Override
    public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return AnnotationSupport.getDirectlyAndIndirectlyPresent(annotationData().declared,
                annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return AnnotationParser.toArray(annotationData().declared);
    }

    /* ---- Resources ---- */

    public InputStream getResourceAsStream(String name) {
        name = resolveName(name);
        return classLoader == null ? BootLoader.findResourceAsStream(name)
                : classLoader.getResourceAsStream(name);
    }

    public URL getResource(String name) {
        name = resolveName(name);
        return classLoader == null ? BootLoader.findResource(name)
                : classLoader.getResource(name);
    }

    private String resolveName(String name) {
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
                : java.util.Optional.of(java.lang.constant.ClassDesc.ofDescriptor(descriptorString()));
    }
}
