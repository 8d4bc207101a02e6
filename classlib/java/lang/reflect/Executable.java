/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationFormatError;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import jdk.internal.reflect.AnnotationParser;
import jdk.internal.reflect.AnnotationSupport;
import jdk.internal.reflect.ReflectionFactory;
import jdk.internal.reflect.generics.AnnotatedTypes;
import jdk.internal.reflect.generics.GenericTypes;
import jdk.internal.reflect.generics.TypeUse;

/** What methods and constructors have in common. The VM knows the first fields by name. */
public abstract sealed class Executable extends AccessibleObject
        implements Member, GenericDeclaration permits Method, Constructor {
    final Class<?> clazz;
    final int slot;
    final Class<?>[] parameterTypes;
    final Class<?>[] exceptionTypes;
    final int modifiers;
    final transient String signature;
    final byte[] annotations;
    final byte[] parameterAnnotations;
    private transient volatile Parameter[] parameters;
    private transient volatile boolean hasRealParameterData;
    private transient volatile Map<Class<? extends Annotation>, Annotation> ownAnnotations;
    private transient volatile GenericTypes generic;

    /* Another object for the same member, as each asker gets one. */
    Executable(Executable same) {
        clazz = same.clazz;
        slot = same.slot;
        parameterTypes = same.parameterTypes;
        exceptionTypes = same.exceptionTypes;
        modifiers = same.modifiers;
        signature = same.signature;
        annotations = same.annotations;
        parameterAnnotations = same.parameterAnnotations;
    }

    int slot() {
        return slot;
    }

    byte[] getAnnotationBytes() {
        return annotations;
    }

    Class<?>[] sharedParameterTypes() {
        return parameterTypes;
    }

    Class<?>[] sharedExceptionTypes() {
        return exceptionTypes;
    }

    String signature() {
        return signature;
    }

    final GenericTypes generic() {
        GenericTypes made = generic;
        return made != null ? made : (generic = new GenericTypes());
    }

    private native Parameter[] getParameters0();

    native byte[] getTypeAnnotationBytes0();

    @Override
    public abstract Class<?> getDeclaringClass();

    @Override
    public abstract String getName();

    @Override
    public abstract int getModifiers();

    @Override
    public abstract TypeVariable<?>[] getTypeParameters();

    public abstract Class<?>[] getParameterTypes();

    public int getParameterCount() {
        return sharedParameterTypes().length;
    }

    public abstract Class<?>[] getExceptionTypes();

    public abstract String toGenericString();

    public abstract AnnotatedType getAnnotatedReturnType();

    public abstract Annotation[][] getParameterAnnotations();

    public boolean isVarArgs() {
        return (getModifiers() & Modifier.VARARGS) != 0;
    }

    @Override
    public boolean isSynthetic() {
        return Modifier.isSynthetic(getModifiers());
    }

    public Type[] getGenericParameterTypes() {
        String signature = signature();
        return signature == null ? getParameterTypes()
            : generic().parameters(this, signature);
    }

    /* Generic types with the implicit parameters put back where the class file says so. */
    Type[] everyParameterType() {
        Class<?>[] erased = getParameterTypes();
        Type[] generic = erased;
        if (signature() != null) {
            privateParameters(); /* when they are malformed, that is told */
            generic = getGenericParameterTypes();
        }
        if (generic.length == erased.length) {
            return generic;
        }
        Type[] mixed = java.util.Arrays.copyOf(erased, erased.length, Type[].class);
        if (hasRealParameterData()) {
            int used = 0;
            for (int i = 0; i < mixed.length && used < generic.length; i++) {
                Parameter p = privateParameters()[i];
                if (!p.isSynthetic() && !p.isImplicit()) {
                    mixed[i] = generic[used++];
                }
            }
        }
        return mixed;
    }

    public Type[] getGenericExceptionTypes() {
        String signature = signature();
        if (signature != null) {
            Type[] result = generic().thrown(this, signature);
            if (result.length > 0) {
                return result;
            }
        }
        return getExceptionTypes();
    }

    public Parameter[] getParameters() {
        return privateParameters().clone();
    }

    boolean hasRealParameterData() {
        privateParameters();
        return hasRealParameterData;
    }

    private Parameter[] privateParameters() {
        Parameter[] result = parameters;
        if (result == null) {
            try {
                result = getParameters0();
            } catch (IllegalArgumentException e) {
                throw new MalformedParametersException("Invalid constant pool index");
            }
            if (result == null) {
                result = new Parameter[getParameterCount()];
                for (int i = 0; i < result.length; i++) {
                    result[i] = new Parameter("arg" + i, 0, this, i);
                }
            } else {
                if (result.length != getParameterCount()) {
                    throw new MalformedParametersException(
                        "Wrong number of parameters in MethodParameters attribute");
                }
                check(result);
                hasRealParameterData = true;
            }
            parameters = result;
        }
        return result;
    }

    private static void check(Parameter[] parameters) {
        for (Parameter p : parameters) {
            String name = p.realName();
            if (name != null && (name.isEmpty() || name.indexOf('.') >= 0 || name.indexOf(';') >= 0
                    || name.indexOf('[') >= 0 || name.indexOf('/') >= 0)) {
                throw new MalformedParametersException("Invalid parameter name \"" + name + "\"");
            }
            if ((p.getModifiers() & ~(Modifier.FINAL | Modifier.SYNTHETIC | Modifier.MANDATED))
                    != 0) {
                throw new MalformedParametersException("Invalid parameter modifiers");
            }
        }
    }

    /** Copies ask the one that they are copies of, so that all give the same objects. */
    private Map<Class<? extends Annotation>, Annotation> ownAnnotations() {
        if (ownAnnotations == null) {
            Class<?> owner = getDeclaringClass();
            ownAnnotations = getRoot() instanceof Executable root ? root.ownAnnotations()
                : AnnotationParser.parseAnnotations(getAnnotationBytes(),
                    ReflectionFactory.constantPool(owner), owner);
        }
        return ownAnnotations;
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return annotationClass.cast(ownAnnotations().get(annotationClass));
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        Objects.requireNonNull(annotationClass);
        return AnnotationSupport.getDirectlyAndIndirectlyPresent(ownAnnotations(),
            annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        return AnnotationParser.toArray(ownAnnotations());
    }

    Annotation[][] parameterAnnotations(byte[] bytes) {
        int count = getParameterCount();
        if (bytes == null) {
            Annotation[][] none = new Annotation[count][];
            java.util.Arrays.fill(none, new Annotation[0]);
            return none;
        }
        Annotation[][] found = AnnotationParser.parseParameterAnnotations(bytes,
            ReflectionFactory.constantPool(getDeclaringClass()), getDeclaringClass());
        if (found.length == count || !hidesParameters(found.length)) {
            return found;
        }
        Annotation[][] padded = new Annotation[count][];
        int shift = count - found.length;
        for (int i = 0; i < count; i++) {
            padded[i] = i < shift ? new Annotation[0] : found[i - shift];
        }
        return padded;
    }

    /* Compilers leave out implicit leading parameters of inner and enum constructors. */
    private boolean hidesParameters(int annotated) {
        Class<?> c = getDeclaringClass();
        Class<?>[] types = sharedParameterTypes();
        if (this instanceof Constructor) {
            if (c.isEnum()) {
                return annotated + 2 == types.length && types[0] == String.class
                    && types[1] == int.class;
            }
            if (c.isAnonymousClass() || c.isLocalClass()) {
                return false; /* nobody knows which */
            }
            if (c.isMemberClass() && !Modifier.isStatic(c.getModifiers())
                    && annotated + 1 == types.length) {
                return true;
            }
        }
        throw new AnnotationFormatError("Parameter annotations don't match number of parameters");
    }

    public AnnotatedType getAnnotatedReceiverType() {
        if (Modifier.isStatic(getModifiers())) {
            return null;
        }
        return AnnotatedTypes.at(AnnotatedTypes.parameterized(getDeclaringClass()),
            AnnotatedTypes.uses(this), TypeUse.RECEIVER, 0);
    }

    private int hiddenParameters() {
        Class<?> c = getDeclaringClass();
        if (!(this instanceof Constructor)) {
            return 0;
        }
        return c.isEnum() ? 2 : c.isMemberClass() && !Modifier.isStatic(c.getModifiers()) ? 1 : 0;
    }

    public AnnotatedType[] getAnnotatedParameterTypes() {
        Type[] types = everyParameterType();
        AnnotatedType[] result = new AnnotatedType[types.length];
        List<TypeUse> uses = AnnotatedTypes.uses(this);
        /* Parameters that the compiler adds in front are not counted. */
        int hidden = hiddenParameters();
        for (int i = 0; i < types.length; i++) {
            result[i] = AnnotatedTypes.at(types[i], uses, TypeUse.FORMAL, i - hidden);
        }
        return result;
    }

    public AnnotatedType[] getAnnotatedExceptionTypes() {
        hiddenParameters(); /* a class that encloses a constructor's is missed here, too */
        return AnnotatedTypes.at(getGenericExceptionTypes(), AnnotatedTypes.uses(this),
            TypeUse.THROWN);
    }

    /* ---- Text ---- */

    static boolean sameTypes(Class<?>[] a, Class<?>[] b) {
        return java.util.Arrays.equals(a, b);
    }

    final void putModifiers(StringBuilder b, int mask) {
        int shown = getModifiers() & mask;
        int access = shown & (Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE);
        String keyword = this instanceof Method m && m.isDefault() ? "default" : "";
        for (String word : new String[] {Modifier.toString(access), keyword,
                Modifier.toString(shown ^ access)}) {
            b.append(word).append(word.isEmpty() ? "" : " ");
        }
    }

    static void appendList(StringBuilder b, Type[] types, boolean varArgs, String separator) {
        for (int i = 0; i < types.length; i++) {
            if (i > 0) {
                b.append(separator);
            }
            String name = types[i].getTypeName();
            if (varArgs && i == types.length - 1 && name.endsWith("[]")) {
                name = name.substring(0, name.length() - 2) + "...";
            }
            b.append(name);
        }
    }

    final String plainText(int mask, String head) {
        StringBuilder b = new StringBuilder();
        putModifiers(b, mask);
        b.append(head).append('(');
        appendList(b, sharedParameterTypes(), false, ",");
        b.append(')');
        if (sharedExceptionTypes().length > 0) {
            b.append(" throws ");
            appendList(b, sharedExceptionTypes(), false, ",");
        }
        return b.toString();
    }

    /* What is wrong with the types is said in place of them. */
    final String genericText(int mask, String name) {
        try {
            return generic(mask, name);
        } catch (Exception e) {
            return "<" + e + ">";
        }
    }

    private String generic(int mask, String name) {
        StringBuilder b = new StringBuilder();
        putModifiers(b, mask);
        TypeVariable<?>[] variables = getTypeParameters();
        if (variables.length > 0) {
            b.append('<');
            for (int i = 0; i < variables.length; i++) {
                if (i > 0) {
                    b.append(',');
                }
                b.append(variables[i].getTypeName());
                Type[] bounds = variables[i].getBounds();
                if (bounds.length > 1 || bounds.length == 1 && bounds[0] != Object.class) {
                    b.append(" extends ");
                    appendList(b, bounds, false, " & ");
                }
            }
            b.append("> ");
        }
        if (this instanceof Method m) {
            b.append(m.getGenericReturnType().getTypeName()).append(' ');
        }
        b.append(clazz.getTypeName()).append(name).append('(');
        appendList(b, getGenericParameterTypes(), isVarArgs(), ",");
        b.append(')');
        Type[] exceptions = getGenericExceptionTypes();
        if (exceptions.length > 0) {
            b.append(" throws ");
            appendList(b, exceptions, false, ",");
        }
        return b.toString();
    }
}
