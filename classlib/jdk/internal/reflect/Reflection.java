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

    /**
     * JVMS 5.4.4 and, for protected members of another package, JLS 6.6.2:
     * the target must be of the accessing class.
     */
    public static boolean verifyMemberAccess(Class<?> currentClass, Class<?> memberClass,
            Class<?> targetClass, int modifiers) {
        if (currentClass == memberClass || currentClass == null) {
            return true;
        }
        if (!verifyModuleAccess(currentClass.getModule(), memberClass)) {
            return false;
        }
        if (verifyPublicMemberAccess(memberClass, modifiers)) {
            return true;
        }
        if (ReflectionFactory.isSamePackage(currentClass, memberClass)) {
            return !Modifier.isPrivate(modifiers) || areNestMates(currentClass, memberClass);
        }
        return Modifier.isProtected(modifiers)
            && Modifier.isPublic(getClassAccessFlags(memberClass))
            && memberClass.isAssignableFrom(currentClass)
            && (targetClass == null || currentClass.isAssignableFrom(targetClass));
    }

    public static boolean verifyPublicMemberAccess(Class<?> memberClass, int modifiers) {
        return Modifier.isPublic(modifiers) && Modifier.isPublic(getClassAccessFlags(memberClass));
    }

    public static boolean verifyModuleAccess(Module from, Class<?> memberClass) {
        Module owner = memberClass.getModule();
        return from == owner || owner.isExported(memberClass.getPackageName(), from);
    }

    public static IllegalAccessException newIllegalAccessException(Class<?> currentClass,
            Class<?> memberClass, Class<?> targetClass, int modifiers) {
        String member = "a member of " + memberClass;
        String flags = " with modifiers \"" + Modifier.toString(modifiers) + "\"";
        if (currentClass == null) {
            return new IllegalAccessException(
                "JNI attached native thread (null caller frame) cannot access "
                + member + flags);
        }
        Module from = currentClass.getModule();
        Module owner = memberClass.getModule();
        StringBuilder text = new StringBuilder(place(currentClass)).append(" cannot access ");
        if (owner.isExported(memberClass.getPackageName(), from)) {
            text.append("a member of ").append(place(memberClass)).append(flags);
        } else {
            text.append(place(memberClass)).append(" because ").append(owner)
                .append(" does not export ")
                .append(memberClass.getPackageName()).append(owner.isNamed() ? " to " + from : "");
        }
        return new IllegalAccessException(text.toString());
    }

    private static String place(Class<?> c) {
        return c.getModule().isNamed() ? c + " (in " + c.getModule() + ")" : c.toString();
    }

    /** Hides nothing: kept for java.lang.Class, which filters what it returns through these. */
    public static java.lang.reflect.Field[] filterFields(Class<?> c,
            java.lang.reflect.Field[] fields) {
        if (isHidden(c)) {
            return new java.lang.reflect.Field[0];
        }
        return fields;
    }

    public static Method[] filterMethods(Class<?> c, Method[] methods) {
        return methods;
    }

    /* Their fields guard access checks themselves. */
    private static boolean isHidden(Class<?> c) {
        return c == Reflection.class || c == java.lang.reflect.AccessibleObject.class
            || c == Class.class || c == ClassLoader.class
            || c == java.lang.reflect.Constructor.class || c == java.lang.reflect.Field.class
            || c == java.lang.reflect.Method.class || c == Module.class;
    }
}
