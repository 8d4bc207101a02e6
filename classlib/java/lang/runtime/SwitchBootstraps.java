/* SPDX-License-Identifier: MIT */
package java.lang.runtime;

import static jdk.internal.vm.ClassWriterSmall.*;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Objects;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.ClassWriterSmall;
import jdk.internal.vm.ClassWriterSmall.Code;

/**
 * Links pattern switches: a hidden class holds the labels and finds the first, from an index on,
 * that the value fits. The answer is -1 for null and the number of labels where none fits.
 */
public class SwitchBootstraps {
    private static final MethodType SHAPE = MethodType.methodType(int.class, Object.class,
        int.class);

    private SwitchBootstraps() {
    }

    public static CallSite typeSwitch(MethodHandles.Lookup lookup, String invocationName,
            MethodType invocationType, Object... labels) throws Throwable {
        if (invocationType.parameterCount() != 2 || invocationType.returnType() != int.class
                || invocationType.parameterType(0).isPrimitive()
                || invocationType.parameterType(1) != int.class) {
            throw new IllegalArgumentException("Illegal invocation type " + invocationType);
        }
        Object[] own = labels.clone();
        for (Object label : own) {
            if (label == null) {
                throw new IllegalArgumentException("null label found");
            }
            if (!(label instanceof Class || label instanceof String
                    || label instanceof Integer || label instanceof Enum.EnumDesc)) {
                throw new IllegalArgumentException("label with illegal type found: "
                    + label.getClass());
            }
        }
        for (int i = 0; i < own.length; i++) {
            if (own[i] instanceof Enum.EnumDesc<?> constant) {
                own[i] = new NamedConstant(lookup, constant);
            }
        }
        return link(invocationType, own);
    }

    public static CallSite enumSwitch(MethodHandles.Lookup lookup, String invocationName,
            MethodType invocationType, Object... labels) throws Throwable {
        if (invocationType.parameterCount() != 2 || invocationType.returnType() != int.class
                || invocationType.parameterType(0).isPrimitive()
                || !invocationType.parameterType(0).isEnum()
                || invocationType.parameterType(1) != int.class) {
            throw new IllegalArgumentException("Illegal invocation type " + invocationType);
        }
        Class<?> type = invocationType.parameterType(0);
        Object[] own = labels.clone();
        for (int i = 0; i < own.length; i++) {
            own[i] = enumLabel(type, own[i]);
        }
        return link(invocationType, own);
    }

    /* The constant; a name that the enum does not have any more is a label that nothing fits. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object enumLabel(Class<?> type, Object label) {
        if (label == null) {
            throw new IllegalArgumentException("null label found");
        }
        if (label instanceof Class) {
            if (label != type) {
                throw new IllegalArgumentException("the Class label: " + label
                    + ", expected the provided enum class: " + type);
            }
            return label;
        }
        if (!(label instanceof String name)) {
            throw new IllegalArgumentException("label with illegal type found: "
                + label.getClass() + ", expected label of type either String or Class");
        }
        try {
            return Enum.valueOf((Class) type, name);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static CallSite link(MethodType type, Object[] labels) throws Throwable {
        String name = "java/lang/runtime/SwitchBootstraps$Labels";
        ClassWriterSmall w = new ClassWriterSmall(FINAL | SUPER | SYNTHETIC, name,
            "java/lang/Object");
        w.field(STATIC, "labels", "[Ljava/lang/Object;");
        Code c = w.method(STATIC, "select", SHAPE.toMethodDescriptorString(), 3, 2);
        c.load(Object.class, 0);
        c.load(int.class, 1);
        c.field(GETSTATIC, name, "labels", "[Ljava/lang/Object;");
        c.invoke(INVOKESTATIC, "java/lang/runtime/SwitchBootstraps", "select",
            "(Ljava/lang/Object;I[Ljava/lang/Object;)I", false);
        c.ret(int.class);
        MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(w.toByteArray(),
            true, MethodHandles.Lookup.ClassOption.NESTMATE);
        Class<?> made = hidden.lookupClass();
        Unsafe u = Unsafe.getUnsafe();
        java.lang.reflect.Field field = made.getDeclaredField("labels");
        u.putReferenceVolatile(u.staticFieldBase(field), u.staticFieldOffset(field), labels);
        return new ConstantCallSite(hidden.findStatic(made, "select", SHAPE).asType(type));
    }

    /* A constant of an enum, looked for when a value first comes so far; none: nothing fits. */
    private static final class NamedConstant {
        private final MethodHandles.Lookup lookup;
        private final Enum.EnumDesc<?> name;
        private boolean known;
        private Object constant;

        NamedConstant(MethodHandles.Lookup lookup, Enum.EnumDesc<?> name) {
            this.lookup = lookup;
            this.name = name;
        }

        synchronized boolean fits(Object target) {
            if (!(target instanceof Enum)) {
                return false;
            }
            if (!known) {
                try {
                    constant = name.resolveConstantDesc(lookup);
                } catch (ReflectiveOperationException | IllegalArgumentException e) {
                    constant = null;
                }
                known = true;
            }
            return target == constant;
        }
    }

    /* Called by the hidden classes. */
    private static int select(Object target, int start, Object[] labels) {
        int at = Objects.checkIndex(start, labels.length + 1);
        if (target == null) {
            return -1;
        }
        while (at < labels.length && !matches(labels[at], target)) {
            at++;
        }
        return at;
    }

    private static boolean matches(Object label, Object target) {
        if (label instanceof Integer number) {
            int value = target instanceof Number n ? n.intValue()
                    : target instanceof Character c ? c : ~number;
            return value == number;
        }
        return label instanceof Class<?> type ? type.isInstance(target)
                : label instanceof NamedConstant constant ? constant.fits(target)
                : label != null && label.equals(target);
    }
}
