/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import static jdk.internal.vm.ClassWriterSmall.*;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.ClassWriterSmall;
import jdk.internal.vm.ClassWriterSmall.Code;

/**
 * Writes the code of a handle that is invoked often: one static method of a hidden class, which
 * takes the handle in front of its arguments and does what the whole tree below it does, on values
 * that are in no box. References are Objects in it, and what differs between handles of one shape
 * (bound values, members, classes) is read from {@link MethodHandle#constants}: so it names no
 * class of any program, and code that is the same byte for byte is defined once.
 *
 * <p>An operand is the index of a local or, complemented, of a bound value. Where a child's code
 * begins the operand stack is empty; where it ends its result is there.
 */
final class HandleCode {
    /* From this length on children are called. */
    private static final int LONG = 1500;
    private static final int LONGEST = 30000;
    private static final int DEEPEST = 60;
    /* They stay: a program that makes new shapes all the time has some of them as trees. */
    private static final int MOST_SHAPES = 3000;
    private static final String NAME = "java/lang/invoke/LambdaForm$MH";
    private static final String HANDLE = "java/lang/invoke/MethodHandle";
    private static final int AALOAD = 50;

    private static final HashMap<String, LambdaForm> SHAPES = new HashMap<>();

    private final ClassWriterSmall writer = new ClassWriterSmall(FINAL | SUPER | SYNTHETIC, NAME,
        "java/lang/Object").withoutMaps();
    private final Code code;
    private final ArrayList<Object> constants = new ArrayList<>();
    private final ArrayList<Object> bound = new ArrayList<>();
    private int locals;
    private int depth;

    private HandleCode(MethodType type) {
        locals = 1 + type.parameterSlotCount();
        code = writer.method(STATIC, "invoke", descriptor(type, "L" + HANDLE + ";", ""), 8, locals);
    }

    /** Gives the handle code, if it can be written. */
    static void make(MethodHandle h) {
        HandleCode out = new HandleCode(h.type());
        int[] operands = new int[h.type().parameterCount()];
        int local = 1;
        for (int i = 0; i < operands.length; i++) {
            operands[i] = local;
            local += slots(h.type().parameterType(i));
        }
        out.code.needs(h.type().parameterSlotCount() + 12, 0);
        if (!h.write(out, operands)) {
            return;
        }
        LambdaForm form = out.finish(h.type());
        if (form != null) {
            h.constants = out.constants.toArray();
            Unsafe.getUnsafe().storeFence();
            h.form = form;
        }
    }

    private LambdaForm finish(MethodType type) {
        code.ret(basic(type.returnType()));
        if (code.length() > LONGEST) {
            return null;
        }
        byte[] bytes = writer.toByteArray();
        String key = new String(bytes, StandardCharsets.ISO_8859_1);
        synchronized (SHAPES) {
            LambdaForm form = SHAPES.get(key);
            if (form == null && SHAPES.size() < MOST_SHAPES) {
                Class<?> c = HiddenClasses.define(HandleCode.class, NAME, bytes,
                    HiddenClasses.STRONG, null, false);
                MethodType t = basicType(type).insertParameterTypes(0, MethodHandle.class);
                form = new LambdaForm(HiddenClasses.staticMethod(c, "invoke", t, t).member);
                SHAPES.put(key, form);
            }
            return form;
        }
    }

    /* ---- Types ---- */

    private static Class<?> basic(Class<?> c) {
        return !c.isPrimitive() ? Object.class
            : c == boolean.class || c == byte.class || c == short.class || c == char.class
            ? int.class : c;
    }

    private static MethodType basicType(MethodType type) {
        Class<?>[] p = type.parameterArray();
        for (int i = 0; i < p.length; i++) {
            p[i] = basic(p[i]);
        }
        return MethodType.make(basic(type.returnType()), p);
    }

    private static String descriptor(MethodType type, String first, String last) {
        StringBuilder b = new StringBuilder("(").append(first);
        for (Class<?> p : type.ptypes()) {
            b.append(basic(p).descriptorString());
        }
        return b.append(last).append(')').append(basic(type.returnType()).descriptorString())
            .toString();
    }

    /* ---- Values ---- */

    Code code() {
        return code;
    }

    /** An operand that is the same in all invocations. */
    int bind(Object value) {
        bound.add(value);
        return -bound.size();
    }

    int newLocal(Class<?> type) {
        int local = locals;
        locals += slots(type);
        code.needs(0, locals);
        return local;
    }

    /** Takes what is on the stack into a new local. */
    int store(Class<?> type) {
        int local = newLocal(type);
        code.store(type, local);
        return local;
    }

    HandleCode load(int operand, Class<?> type) {
        if (operand >= 0) {
            code.load(type, operand);
        } else if (type.isPrimitive()) {
            constant(bound.get(-operand - 1), wrapper(type));
            code.unbox(type);
        } else {
            constant(bound.get(-operand - 1), Object.class);
        }
        return this;
    }

    /** The first operands, as a handle of the type wants them. */
    private void loadAll(MethodType type, int from, int... operands) {
        for (int i = from; i < type.parameterCount(); i++) {
            load(operands[i], type.parameterType(i));
        }
    }

    HandleCode constant(Object value, Class<?> type) {
        code.load(Object.class, 0);
        code.field(GETFIELD, HANDLE, "constants", "[Ljava/lang/Object;");
        code.pushInt(constants.size()).op(AALOAD).cast(type);
        constants.add(value);
        return this;
    }

    /* ---- Calls ---- */

    /** A static method of this package. */
    void library(String owner, String name, String descriptor) {
        code.invoke(INVOKESTATIC, "java/lang/invoke/" + owner, name, descriptor, false);
    }

    /** Calls the handle with as many of the operands as it takes. */
    void call(MethodHandle h, int... operands) {
        MethodType type = h.type();
        code.needs(type.parameterSlotCount() + 12, 0);
        if (code.length() < LONG && depth < DEEPEST) {
            depth++;
            boolean written = h.write(this, operands.length == type.parameterCount() ? operands
                : java.util.Arrays.copyOf(operands, type.parameterCount()));
            depth--;
            if (written) {
                return;
            }
        }
        constant(h, MethodHandle.class);
        invoke(type, 0, operands);
    }

    /**
     * Calls the handle on the stack with the operands from an index on,
     * which are those of the type.
     */
    void invoke(MethodType type, int from, int... operands) {
        code.needs(type.parameterSlotCount() + 12, 0);
        MethodType called = type;
        for (int i = 0; i < from; i++) {
            called = called.dropParameterTypes(0, 1);
        }
        loadAll(type, from, operands);
        code.invoke(INVOKEVIRTUAL, HANDLE, "enter", descriptor(called, "", ""), false);
    }

    /**
     * Calls a member whose class is initialized;
     * `kind` is the last word of MethodHandle.callStatic and its like
     */
    void link(String kind, MemberName member, MethodType type, int... operands) {
        loadAll(type, 0, operands);
        constant(member, Object.class);
        code.invoke(INVOKESTATIC, HANDLE, "call" + kind,
            descriptor(type, "", "Ljava/lang/Object;"), false);
    }

    /* ---- Conversions ---- */

    /** Converts what is on the stack as Conversions.convert does, or Conversions.cast. */
    void convert(Class<?> from, Class<?> to, boolean explicit) {
        if (from == to) {
            return;
        }
        if (from == void.class || to == void.class) {
            code.convert(from, to);
            return;
        }
        if (from.isPrimitive() && to.isPrimitive() && Conversions.widens(from, to)) {
            code.widen(from, to);
            return;
        }
        if (!to.isPrimitive() && to.isAssignableFrom(wrapper(from))) {
            if (from.isPrimitive()) {
                code.box(from);
            }
            return;
        }
        if (from.isPrimitive()) {
            code.box(from);
        } else if (!to.isPrimitive()) {
            if (!explicit || !to.isInterface()) {
                constant(to, Class.class);
                library("Conversions", "to",
                    "(Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;");
            }
            return;
        } else if (!explicit
                && (to == int.class || to == long.class || to == boolean.class
                    || to == double.class)) {
            constant(from, Class.class);
            String name = to == int.class ? "toInt"
                : to == long.class ? "toLong" : to == double.class ? "toDouble" : "toBoolean";
            library("Conversions", name,
                "(Ljava/lang/Object;Ljava/lang/Class;)" + to.descriptorString());
            return;
        }
        constant(from, Class.class);
        constant(to, Class.class);
        library("Conversions", explicit ? "cast" : "convert",
            "(Ljava/lang/Object;Ljava/lang/Class;Ljava/lang/Class;)Ljava/lang/Object;");
        if (to.isPrimitive()) {
            code.cast(wrapper(to)).unbox(to);
        }
    }

    /* ---- Arrays ---- */

    /** The array on the stack has elements of the type. */
    Code castArray(Class<?> component) {
        return code.type(CHECKCAST, component.isPrimitive() ? "[" + component.descriptorString()
            : "[Ljava/lang/Object;");
    }

    /** Makes an array as long as the stack says. */
    void newArray(Class<?> component) {
        int length = store(int.class);
        constant(component, Class.class);
        code.load(int.class, length);
        code.invoke(INVOKESTATIC, "java/lang/reflect/Array", "newInstance",
            "(Ljava/lang/Class;I)Ljava/lang/Object;", false);
    }

    /** Loads or stores an element of the array and index on the stack. */
    HandleCode element(Class<?> component, boolean loads) {
        int order = !component.isPrimitive() ? 4
            : component == boolean.class ? 5 : "IJFD.BCS".indexOf(component.descriptorString());
        code.op((loads ? 46 : 79) + order);
        return this;
    }
}
