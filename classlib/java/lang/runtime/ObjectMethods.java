/* SPDX-License-Identifier: MIT */
package java.lang.runtime;

import static jdk.internal.vm.ClassWriterSmall.*;

import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.TypeDescriptor;
import java.util.Objects;
import jdk.internal.vm.ClassWriterSmall;
import jdk.internal.vm.ClassWriterSmall.Code;

/** Links equals, hashCode and toString of records to methods of a hidden nestmate. */
public class ObjectMethods {
    private ObjectMethods() {
    }

    public static Object bootstrap(MethodHandles.Lookup lookup, String methodName,
            TypeDescriptor type, Class<?> recordClass, String names, MethodHandle... getters)
            throws Throwable {
        MethodType wanted;
        switch (methodName) {
            case "equals":
                wanted = MethodType.methodType(boolean.class, recordClass, Object.class);
                break;
            case "hashCode":
                wanted = MethodType.methodType(int.class, recordClass);
                break;
            case "toString":
                wanted = MethodType.methodType(String.class, recordClass);
                break;
            default:
                throw new IllegalArgumentException(methodName);
        }
        if (type instanceof MethodType t && !t.equals(wanted)) {
            throw new IllegalArgumentException("Bad method type: " + type);
        }
        String[] parts = names.isEmpty() ? new String[0] : names.split(";");
        if (methodName.equals("toString") && parts.length != getters.length) {
            throw new IllegalArgumentException("Name list and accessor list do not match");
        }
        MethodHandleInfo[] fields = new MethodHandleInfo[getters.length];
        for (int i = 0; i < fields.length; i++) {
            Objects.requireNonNull(getters[i]);
            fields[i] = lookup.revealDirect(getters[i]);
        }
        byte[] bytes = write(methodName, wanted, recordClass, parts, fields);
        MethodHandles.Lookup hidden = lookup.defineHiddenClass(bytes, true,
            MethodHandles.Lookup.ClassOption.NESTMATE);
        MethodHandle handle = hidden.findStatic(hidden.lookupClass(), methodName, wanted);
        return type instanceof MethodType ? new ConstantCallSite(handle) : handle;
    }

    private static byte[] write(String method, MethodType type, Class<?> record, String[] names,
            MethodHandleInfo[] fields) {
        String owner = internalName(record);
        ClassWriterSmall w = new ClassWriterSmall(FINAL | SUPER | SYNTHETIC,
            owner + "$$ObjectMethods", "java/lang/Object");
        Code c = w.method(STATIC, method, type.toMethodDescriptorString(), 10, 2);
        if (method.equals("hashCode")) {
            c.pushInt(0);
            for (MethodHandleInfo f : fields) {
                Class<?> t = get(c.pushInt(31).op(104), owner, f, 0);
                if (t.isPrimitive()) {
                    c.invoke(INVOKESTATIC, internalName(wrapper(t)), "hashCode",
                        "(" + descriptor(t) + ")I", false);
                } else {
                    c.invoke(INVOKESTATIC, "java/util/Objects", "hashCode",
                        "(Ljava/lang/Object;)I", false);
                }
                c.op(96);
            }
            c.ret(int.class);
        } else if (method.equals("toString")) {
            String b = "java/lang/StringBuilder";
            c.type(NEW, b).op(DUP).invoke(INVOKESPECIAL, b, "<init>", "()V", false);
            String text = record.getSimpleName() + "[";
            for (int i = 0; i < fields.length; i++) {
                append(c.pushString(text + names[i] + "="), String.class);
                append(c, get(c, owner, fields[i], 0));
                text = ", ";
            }
            append(c.pushString(fields.length == 0 ? text + "]" : "]"), String.class);
            c.invoke(INVOKEVIRTUAL, b, "toString", "()Ljava/lang/String;", false);
            c.ret(String.class);
        } else {
            Code.Label other = c.label();
            c.load(record, 0);
            c.load(Object.class, 1);
            c.branch(166, other).pushInt(1).ret(int.class).place(other);
            Code.Label differ = c.label();
            c.load(Object.class, 1);
            c.type(193, owner).branch(153, differ);
            for (MethodHandleInfo f : fields) {
                Class<?> t = get(c, owner, f, 0);
                get(c, owner, f, 1);
                if (t == float.class || t == double.class) {
                    c.invoke(INVOKESTATIC, internalName(wrapper(t)), "compare",
                        "(" + descriptor(t) + descriptor(t) + ")I", false).branch(154, differ);
                } else if (t == long.class) {
                    c.op(148).branch(154, differ);
                } else if (t.isPrimitive()) {
                    c.branch(160, differ);
                } else {
                    c.invoke(INVOKESTATIC, "java/util/Objects", "equals",
                        "(Ljava/lang/Object;Ljava/lang/Object;)Z", false).branch(153, differ);
                }
            }
            c.pushInt(1).ret(int.class).place(differ).pushInt(0).ret(int.class);
        }
        return w.toByteArray();
    }

    private static Class<?> get(Code c, String owner, MethodHandleInfo f, int local) {
        Class<?> t = f.getMethodType().returnType();
        c.load(Object.class, local);
        if (local == 1) {
            c.type(CHECKCAST, owner);
        }
        c.field(GETFIELD, owner, f.getName(), descriptor(t));
        return t;
    }

    private static void append(Code c, Class<?> t) {
        Class<?> p = t == byte.class || t == short.class ? int.class
            : t.isPrimitive() || t == String.class ? t : Object.class;
        c.invoke(INVOKEVIRTUAL, "java/lang/StringBuilder", "append",
            "(" + descriptor(p) + ")Ljava/lang/StringBuilder;", false);
    }
}
