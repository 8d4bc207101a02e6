/* SPDX-License-Identifier: MIT */
package java.lang.reflect;

import java.lang.annotation.Annotation;
import jdk.internal.reflect.CallerSensitive;
import jdk.internal.reflect.Reflection;
import jdk.internal.reflect.ReflectionFactory;

/** What fields, methods and constructors have in common: access that can be opened. */
public class AccessibleObject implements AnnotatedElement {
    static {
        ReflectionFactory.setReflectAccess(new ReflectAccessImpl());
    }

    /* The VM knows this field by name. */
    boolean override;

    /* The last caller class whose access was checked and granted. */
    volatile Object accessCheckCache;

    protected AccessibleObject() {
    }

    @CallerSensitive
    public static void setAccessible(AccessibleObject[] array, boolean flag) {
        Class<?> caller = Reflection.getCallerClass();
        if (flag) {
            array = array.clone();
            for (AccessibleObject object : array) {
                object.checkCanSetAccessible(caller);
            }
        }
        for (AccessibleObject object : array) {
            object.override = flag;
        }
    }

    public void setAccessible(boolean flag) {
        override = flag;
    }

    @CallerSensitive
    public final boolean trySetAccessible() {
        if (override) {
            return true;
        }
        if (!canSetAccessible(Reflection.getCallerClass())) {
            return false;
        }
        override = true;
        return true;
    }

    final void checkCanSetAccessible(Class<?> caller) {
        if (!canSetAccessible(caller)) {
            Member member = (Member) this;
            Class<?> declaring = member.getDeclaringClass();
            String text = "Unable to make ";
            if (this instanceof Field) {
                text += "field ";
            }
            text += this + " accessible";
            String pkg = declaring.getPackageName();
            text += ": " + declaring.getModule() + " does not \"";
            boolean exported = Modifier.isPublic(declaring.getModifiers())
                && Modifier.isPublic(member.getModifiers());
            text += (exported ? "exports" : "opens") + " " + pkg + "\" to "
                + (caller == null ? "unnamed module" : caller.getModule().toString());
            throw new InaccessibleObjectException(text);
        }
    }

    private boolean canSetAccessible(Class<?> caller) {
        Member member = (Member) this;
        Class<?> declaring = member.getDeclaringClass();
        if (this instanceof Constructor && declaring == Class.class) {
            return false;
        }
        if (caller == null) {
            return true;
        }
        Module callerModule = caller.getModule();
        Module declaringModule = declaring.getModule();
        if (callerModule == declaringModule || callerModule == Object.class.getModule()
                || !declaringModule.isNamed()) {
            return true;
        }
        String pkg = declaring.getPackageName();
        int modifiers = member.getModifiers();
        if (Modifier.isPublic(declaring.getModifiers())
                && declaringModule.isExported(pkg, callerModule)) {
            if (Modifier.isPublic(modifiers)) {
                return true;
            }
            if (Modifier.isProtected(modifiers) && Modifier.isStatic(modifiers)
                    && declaring.isAssignableFrom(caller)) {
                return true;
            }
        }
        return declaringModule.isOpen(pkg, callerModule);
    }

    @Deprecated(since = "9")
    public boolean isAccessible() {
        return override;
    }

    @CallerSensitive
    public final boolean canAccess(Object obj) {
        Member member = (Member) this;
        Class<?> declaring = member.getDeclaringClass();
        int modifiers = member.getModifiers();
        if (!Modifier.isStatic(modifiers) && !(this instanceof Constructor)) {
            if (!declaring.isInstance(obj)) {
                if (obj == null) {
                    throw new IllegalArgumentException("null object for " + this);
                }
                throw new IllegalArgumentException("object is not an instance of "
                    + declaring.getName());
            }
        } else if (obj != null) {
            throw new IllegalArgumentException("non-null object for " + this);
        }
        if (override) {
            return true;
        }
        Class<?> target = null;
        if (this instanceof Constructor) {
            target = declaring;
        } else if (Modifier.isProtected(modifiers) && !Modifier.isStatic(modifiers)) {
            target = obj.getClass();
        }
        return Reflection.verifyMemberAccess(Reflection.getCallerClass(), declaring, target,
            modifiers);
    }

    final void checkAccess(Class<?> caller, Class<?> memberClass, Class<?> targetClass,
            int modifiers) throws IllegalAccessException {
        if (caller == memberClass) {
            return;
        }
        if (targetClass == null || targetClass == memberClass) {
            if (accessCheckCache == caller && caller != null) {
                return;
            }
        }
        Reflection.ensureMemberAccess(caller, memberClass, targetClass, modifiers);
        if (targetClass == null || targetClass == memberClass) {
            accessCheckCache = caller;
        }
    }

    AccessibleObject getRoot() {
        throw new InternalError();
    }

    @Override
    public <T extends Annotation> T getAnnotation(Class<T> annotationClass) {
        throw new UnsupportedOperationException(
            "All subclasses should override this method");
    }

    @Override
    public boolean isAnnotationPresent(Class<? extends Annotation> annotationClass) {
        return AnnotatedElement.super.isAnnotationPresent(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getAnnotationsByType(Class<T> annotationClass) {
        return getDeclaredAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getAnnotations() {
        return getDeclaredAnnotations();
    }

    @Override
    public <T extends Annotation> T getDeclaredAnnotation(Class<T> annotationClass) {
        return getAnnotation(annotationClass);
    }

    @Override
    public <T extends Annotation> T[] getDeclaredAnnotationsByType(Class<T> annotationClass) {
        return AnnotatedElement.super.getDeclaredAnnotationsByType(annotationClass);
    }

    @Override
    public Annotation[] getDeclaredAnnotations() {
        throw new UnsupportedOperationException(
            "All subclasses should override this method");
    }
}
