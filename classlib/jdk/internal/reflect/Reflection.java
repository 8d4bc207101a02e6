/* SPDX-License-Identifier: MIT */
package jdk.internal.reflect;

import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Access checks of reflection, and the VM's answers about callers. */
public class Reflection {
    @CallerSensitive
    public static native Class<?> getCallerClass();

    public static native int getClassAccessFlags(Class<?> c);

    public static native boolean areNestMates(Class<?> currentClass, Class<?> memberClass);

    public static void ensureMemberAccess(Class<?> currentClass, Class<?> memberClass,
            Class<?> targetClass, int modifiers) throws IllegalAccessException {
        if (!verifyMemberAccess(currentClass, memberClass, targetClass, modifiers)) {
            throw newIllegalAccessException(currentClass, memberClass, targetClass, modifiers);
        }
    }

    public static void ensureNativeAccess(Class<?> currentClass, Class<?> owner) {
    }

    public static boolean verifyMemberAccess(Class<?> currentClass, Class<?> memberClass,
            Class<?> targetClass, int modifiers) {
        if (currentClass == memberClass || currentClass == null) {
            return true;
        }
        if (!verifyModuleAccess(currentClass.getModule(), memberClass)) {
            return false;
        }
        boolean gotIsSameClassPackage = false;
        boolean same = false;
        if (!Modifier.isPublic(getClassAccessFlags(memberClass))) {
            same = ReflectionFactory.isSamePackage(currentClass, memberClass);
            gotIsSameClassPackage = true;
            if (!same) {
                return false;
            }
        }
        if (Modifier.isPublic(modifiers)) {
            return true;
        }
        if (Modifier.isPrivate(modifiers)) {
            return areNestMates(currentClass, memberClass);
        }
        boolean success = Modifier.isProtected(modifiers)
            && memberClass.isAssignableFrom(currentClass);
        if (!success) {
            if (!gotIsSameClassPackage) {
                same = ReflectionFactory.isSamePackage(currentClass, memberClass);
                gotIsSameClassPackage = true;
            }
            success = same;
        }
        if (!success) {
            return false;
        }
        if (targetClass != null && Modifier.isProtected(modifiers)
                && targetClass != currentClass) {
            if (!gotIsSameClassPackage) {
                same = ReflectionFactory.isSamePackage(currentClass, memberClass);
            }
            if (!same && !currentClass.isAssignableFrom(targetClass)) {
                return false;
            }
        }
        return true;
    }

    public static boolean verifyPublicMemberAccess(Class<?> memberClass, int modifiers) {
        return Modifier.isPublic(modifiers) && Modifier.isPublic(getClassAccessFlags(memberClass));
    }

    public static boolean verifyModuleAccess(Module currentModule, Class<?> memberClass) {
        Module memberModule = memberClass.getModule();
        return currentModule == memberModule
            || memberModule.isExported(memberClass.getPackageName(), currentModule);
    }

    public static boolean isCallerSensitive(Method m) {
        ClassLoader loader = m.getDeclaringClass().getClassLoader();
        return loader == null && m.isAnnotationPresent(CallerSensitive.class);
    }

    public static boolean isSubclassOf(Class<?> queryClass, Class<?> ofClass) {
        for (Class<?> c = queryClass; c != null; c = c.getSuperclass()) {
            if (c == ofClass) {
                return true;
            }
        }
        return false;
    }

    public static IllegalAccessException newIllegalAccessException(Class<?> currentClass,
            Class<?> memberClass, Class<?> targetClass, int modifiers) {
        if (currentClass == null) {
            return new IllegalAccessException("JNI attached native thread (null caller frame)"
                + " cannot access a member of " + memberClass + " with modifiers \""
                + Modifier.toString(modifiers) + "\"");
        }
        Module m1 = currentClass.getModule();
        Module m2 = memberClass.getModule();
        String memberPackage = memberClass.getPackageName();
        String text = currentClass + (m1.isNamed() ? " (in " + m1 + ")" : "") + " cannot access ";
        String memberSuffix = m2.isNamed() ? " (in " + m2 + ")" : "";
        if (m2.isExported(memberPackage, m1)) {
            text += "a member of " + memberClass + memberSuffix + " with modifiers \""
                + Modifier.toString(modifiers) + "\"";
        } else {
            text += memberClass + memberSuffix + " because " + m2 + " does not export "
                + memberPackage;
            if (m2.isNamed()) {
                text += " to " + m1;
            }
        }
        return new IllegalAccessException(text);
    }

    /** Hides nothing: kept for java.lang.Class, which filters what it returns through these. */
    public static java.lang.reflect.Field[] filterFields(Class<?> containingClass,
            java.lang.reflect.Field[] fields) {
        if (isHidden(containingClass)) {
            return new java.lang.reflect.Field[0];
        }
        return fields;
    }

    public static Method[] filterMethods(Class<?> containingClass, Method[] methods) {
        return methods;
    }

    /* Their fields guard access checks themselves. */
    private static boolean isHidden(Class<?> c) {
        return c == Reflection.class || c == java.lang.reflect.AccessibleObject.class
            || c == Class.class || c == ClassLoader.class
            || c == java.lang.reflect.Constructor.class || c == java.lang.reflect.Field.class
            || c == java.lang.reflect.Method.class || c == Module.class || c == System.class;
    }
}
