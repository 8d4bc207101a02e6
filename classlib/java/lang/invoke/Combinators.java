/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import static jdk.internal.vm.ClassWriterSmall.*;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Objects;
import jdk.internal.vm.ClassWriterSmall;
import jdk.internal.vm.ClassWriterSmall.Code;

/** What handles made of others do: each body runs on boxes, and is written as code. */
final class Combinators {
    private static final int IFEQ = 153;
    private static final int IFNULL = 198;
    private static final int GOTO = 167;
    private static final int ATHROW = 191;

    private Combinators() {
    }

    /** The handle with as many of the arguments as it takes. */
    @jdk.internal.vm.annotation.Hidden
    static Object call(MethodHandle h, Object[] a) throws Throwable {
        int n = h.type().parameterCount();
        return h.invokeTree(n == a.length ? a : Arrays.copyOf(a, n));
    }

    /**
     * Calls handles one after the other. Values are the arguments, then the bound ones, then the
     * result of each call; `uses` has the indexes of each call's arguments, `result` is that of the
     * result.
     */
    static final class Steps implements TreeHandle.Body {
        private final Object[] values;
        private final int bound;
        private final MethodHandle[] handles;
        private final int[][] uses;
        private final int result;

        Steps(int arguments, Object[] bound, MethodHandle[] handles, int[][] uses, int result) {
            this.bound = arguments + bound.length;
            this.values = new Object[this.bound + handles.length];
            System.arraycopy(bound, 0, values, arguments, bound.length);
            this.handles = handles;
            this.uses = uses;
            this.result = result;
        }

        /** One call is all. */
        static Steps one(int arguments, MethodHandle h, int[] uses, Object... bound) {
            return new Steps(arguments, bound, new MethodHandle[] {h}, new int[][] {uses},
                arguments + bound.length);
        }

        static Steps two(int arguments, MethodHandle first, int[] a, MethodHandle second, int[] b) {
            return new Steps(arguments, new Object[0], new MethodHandle[] {first, second},
                new int[][] {a, b}, arguments + 1);
        }

        @Override
        public Object run(Object[] a) throws Throwable {
            Object[] v = values.clone();
            System.arraycopy(a, 0, v, 0, a.length);
            for (int i = 0; i < handles.length; i++) {
                int[] from = uses[i];
                Object[] b = new Object[from.length];
                for (int k = 0; k < b.length; k++) {
                    b[k] = v[from[k]];
                }
                v[bound + i] = handles[i].invokeTree(b);
            }
            return v[result];
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            int[] places = Arrays.copyOf(operands, values.length);
            for (int i = operands.length; i < bound; i++) {
                places[i] = out.bind(values[i]);
            }
            for (int i = 0; i < handles.length; i++) {
                int[] from = new int[uses[i].length];
                for (int k = 0; k < from.length; k++) {
                    from[k] = places[uses[i][k]];
                }
                out.call(handles[i], from);
                Class<?> r = handles[i].type().returnType();
                if (r != void.class && (i < handles.length - 1 || result != bound + i)) {
                    places[bound + i] = out.store(r);
                }
            }
            if (type.returnType() != void.class
                    && (handles.length == 0 || result != bound + handles.length - 1)) {
                out.load(places[result], type.returnType());
            }
            return true;
        }
    }

    /**
     * The uses of a call that has some arguments replaced: `count` from `from` on, around `middle`.
     */
    static int[] around(int before, int[] middle, int from, int end) {
        int[] all = new int[before + middle.length + Math.max(0, end - from)];
        for (int i = 0; i < before; i++) {
            all[i] = i;
        }
        System.arraycopy(middle, 0, all, before, middle.length);
        for (int i = before + middle.length; i < all.length; i++) {
            all[i] = from++;
        }
        return all;
    }

    static int[] range(int from, int count) {
        return around(0, new int[0], from, from + count);
    }

    record Guard(MethodHandle test, MethodHandle target, MethodHandle fallback)
            implements TreeHandle.Body {
        @Override
        public Object run(Object[] a) throws Throwable {
            return ((Boolean) call(test, a) ? target : fallback).invokeTree(a);
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            Code code = out.code();
            Code.Label no = code.label();
            Code.Label end = code.label();
            out.call(test, operands);
            code.branch(IFEQ, no);
            out.call(target, operands);
            code.branch(GOTO, end).place(no);
            out.call(fallback, operands);
            code.place(end);
            return true;
        }
    }

    private static int[] lead(int[] operands, int... first) {
        int[] all = Arrays.copyOf(first, first.length + operands.length);
        System.arraycopy(operands, 0, all, first.length, operands.length);
        return all;
    }

    private static void drop(Code code, Class<?> type) {
        code.convert(type, void.class);
    }

    record Catch(MethodHandle target, Class<? extends Throwable> exType, MethodHandle handler)
            implements TreeHandle.Body {
        @Override
        public Object run(Object[] a) throws Throwable {
            try {
                return target.invokeTree(a);
            } catch (Throwable e) {
                if (!exType.isInstance(e)) {
                    throw e;
                }
                Object[] b = new Object[handler.type().parameterCount()];
                b[0] = e;
                System.arraycopy(a, 0, b, 1, b.length - 1);
                return handler.invokeTree(b);
            }
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            Code code = out.code();
            Class<?> r = type.returnType();
            int result = out.newLocal(r);
            int thrown = out.newLocal(Throwable.class);
            Code.Label end = code.label();
            Code.Label other = code.label();
            int from = code.length();
            out.call(target, operands);
            if (r != void.class) {
                code.store(r, result);
            }
            int to = code.length();
            code.branch(GOTO, end).handler(from, to);
            code.store(Throwable.class, thrown);
            out.constant(exType, Class.class).load(thrown, Throwable.class);
            code.invoke(INVOKEVIRTUAL, "java/lang/Class", "isInstance", "(Ljava/lang/Object;)Z",
                false);
            code.branch(IFEQ, other);
            out.call(handler, lead(operands, thrown));
            if (r != void.class) {
                code.store(r, result);
            }
            code.branch(GOTO, end).place(other).load(Throwable.class, thrown);
            code.op(ATHROW).place(end);
            if (r != void.class) {
                code.load(r, result);
            }
            return true;
        }
    }

    record Finally(MethodHandle target, MethodHandle cleanup) implements TreeHandle.Body {
        @Override
        public Object run(Object[] a) throws Throwable {
            Class<?> r = target.type().returnType();
            Throwable thrown = null;
            Object result = Conversions.zero(r);
            try {
                result = target.invokeTree(a);
            } catch (Throwable e) {
                thrown = e;
            }
            int lead = r == void.class ? 1 : 2;
            Object[] b = new Object[cleanup.type().parameterCount()];
            b[0] = thrown;
            if (lead == 2) {
                b[1] = result;
            }
            System.arraycopy(a, 0, b, lead, b.length - lead);
            result = cleanup.invokeTree(b);
            if (thrown != null) {
                throw thrown;
            }
            return result;
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            Code code = out.code();
            Class<?> r = type.returnType();
            boolean noResult = r == void.class;
            int result = out.newLocal(r);
            int thrown = out.newLocal(Throwable.class);
            Code.Label end = code.label();
            Code.Label cleaning = code.label();
            if (!noResult) {
                code.zero(r).store(r, result);
            }
            code.op(ACONST_NULL).store(Throwable.class, thrown);
            int from = code.length();
            out.call(target, operands);
            if (!noResult) {
                code.store(r, result);
            }
            int to = code.length();
            code.branch(GOTO, cleaning).handler(from, to);
            code.store(Throwable.class, thrown).place(cleaning);
            out.call(cleanup, noResult ? lead(operands, thrown) : lead(operands, thrown, result));
            if (!noResult) {
                code.store(r, result);
            }
            code.load(Throwable.class, thrown);
            code.branch(IFNULL, end);
            code.load(Throwable.class, thrown);
            code.op(ATHROW).place(end);
            if (!noResult) {
                code.load(r, result);
            }
            return true;
        }
    }

    record Switch(MethodHandle fallback, MethodHandle[] targets) implements TreeHandle.Body {
        /* Called by code, too. */
        static MethodHandle choose(Object all, int i) {
            Switch s = (Switch) all;
            return i >= 0 && i < s.targets.length ? s.targets[i] : s.fallback;
        }

        @Override
        public Object run(Object[] a) throws Throwable {
            return choose(this, (Integer) a[0]).invokeTree(a);
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            out.constant(this, Object.class).load(operands[0], int.class);
            out.library("Combinators$Switch", "choose",
                "(Ljava/lang/Object;I)Ljava/lang/invoke/MethodHandle;");
            out.invoke(type, 0, operands);
            return true;
        }
    }

    /** Calls the first argument, a handle, made to be of the type. */
    record Invoker(MethodType type, boolean exact) implements TreeHandle.Body {
        @Override
        public MethodHandleInfo polymorphic() {
            return new MethodHandles.Polymorphic(MethodHandle.class,
                exact ? "invokeExact" : "invoke", type);
        }

        @Override
        public Object run(Object[] a) throws Throwable {
            MethodHandle h = (MethodHandle) a[0];
            if (exact) {
                Invokers.requireType(h, type);
            } else {
                h = h.asType(type);
            }
            return h.invokeTree(Arrays.copyOfRange(a, 1, a.length));
        }

        @Override
        public boolean write(HandleCode out, MethodType full, int[] operands) {
            out.load(operands[0], Object.class).code().cast(MethodHandle.class);
            if (exact) {
                out.code().op(DUP);
            }
            out.constant(type, MethodType.class);
            if (exact) {
                out.library("Invokers", "requireType",
                    "(Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)V");
            } else {
                out.code().invoke(INVOKEVIRTUAL, "java/lang/invoke/MethodHandle", "asType",
                    "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;", false);
            }
            out.invoke(full, 1, operands);
            return true;
        }
    }

    /** Calls what is a call site's target at that time. */
    record Dynamic(CallSite site) implements TreeHandle.Body {
        @Override
        public Object run(Object[] a) throws Throwable {
            return site.getTarget().invokeTree(a);
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            out.constant(site, CallSite.class).code()
                .invoke(INVOKEVIRTUAL, "java/lang/invoke/CallSite", "getTarget",
                        "()Ljava/lang/invoke/MethodHandle;", false);
            out.invoke(type, 0, operands);
            return true;
        }
    }

    /** Throws its argument. */
    static final class Throw implements TreeHandle.Body {
        @Override
        public Object run(Object[] a) throws Throwable {
            throw (Throwable) Objects.requireNonNull(a[0]);
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            Code code = out.load(operands[0], Object.class).code();
            code.invoke(INVOKESTATIC, "java/util/Objects", "requireNonNull",
                "(Ljava/lang/Object;)Ljava/lang/Object;", false);
            Code.Label never = code.label();
            int thrown = out.store(Object.class);
            code.load(Object.class, thrown);
            code.branch(IFNULL, never);
            code.load(Object.class, thrown);
            code.cast(Throwable.class).op(ATHROW).place(never);
            if (type.returnType() != void.class) {
                code.zero(type.returnType());
            }
            return true;
        }
    }

    enum ArrayAction { MAKE, LENGTH, GET, SET }

    /** Makes an array, or accesses one. */
    record OfArray(ArrayAction action, Class<?> component) implements TreeHandle.Body {
        private static int index(Object array, Object index) {
            return VarHandle.checkIndex((Integer) index, Array.getLength(array));
        }

        @Override
        public Object run(Object[] a) {
            switch (action) {
                case MAKE: return Array.newInstance(component, (Integer) a[0]);
                case LENGTH: return Array.getLength(a[0]);
                case GET: return Array.get(a[0], index(a[0], a[1]));
                default:
                    if (a[0] instanceof Object[] array) {
                        array[(Integer) a[1]] = a[2];
                    } else {
                        Array.set(a[0], index(a[0], a[1]), a[2]);
                    }
                    return null;
            }
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            Code code = out.code();
            if (action == ArrayAction.MAKE) {
                out.load(operands[0], int.class).newArray(component);
                return true;
            }
            out.load(operands[0], Object.class);
            if (action == ArrayAction.LENGTH || component.isPrimitive()
                    || action == ArrayAction.GET) {
                /* The error of the method, not that of the instruction. */
                code.invoke(INVOKESTATIC, "java/lang/reflect/Array", "getLength",
                    "(Ljava/lang/Object;)I", false);
                if (action == ArrayAction.LENGTH) {
                    return true;
                }
                code.op(POP);
                out.load(operands[0], Object.class);
            }
            out.castArray(component);
            out.load(operands[1], int.class);
            if (action == ArrayAction.SET) {
                out.load(operands[2], component);
            }
            out.element(component, action == ArrayAction.GET);
            return true;
        }
    }

    /* ---- Loops ---- */

    /** MethodHandles.loop; each clause has init, step, pred and fini, which may be null. */
    record Loop(MethodHandle[][] clauses, Class<?>[] varTypes, int vars, Class<?> result)
            implements TreeHandle.Body {
        @Override
        public Object run(Object[] a) throws Throwable {
            Object[] state = new Object[vars + a.length];
            System.arraycopy(a, 0, state, vars, a.length);
            int slot = 0;
            for (int i = 0; i < clauses.length; i++) {
                MethodHandle init = clauses[i][0];
                Object v = init == null ? Conversions.zero(varTypes[i]) : call(init, a);
                if (varTypes[i] != void.class) {
                    state[slot++] = v;
                }
            }
            for (;;) {
                slot = 0;
                for (int i = 0; i < clauses.length; i++) {
                    MethodHandle[] c = clauses[i];
                    if (c[1] != null) {
                        Object v = call(c[1], state);
                        if (varTypes[i] != void.class) {
                            state[slot] = v;
                        }
                    }
                    if (varTypes[i] != void.class) {
                        slot++;
                    }
                    if (c[2] != null && !(Boolean) call(c[2], state)) {
                        return c[3] == null ? Conversions.zero(result) : call(c[3], state);
                    }
                }
            }
        }

        @Override
        public boolean write(HandleCode out, MethodType type, int[] operands) {
            Code code = out.code();
            Code.Label end = code.label();
            int[] state = new int[vars];
            int slot = 0;
            for (int i = 0; i < clauses.length; i++) {
                int place = value(out, clauses[i][0], varTypes[i], operands);
                if (place >= 0) {
                    state[slot++] = place;
                }
            }
            state = lead(operands, state);
            int answer = out.newLocal(type.returnType());
            int top = code.length();
            slot = 0;
            for (int i = 0; i < clauses.length; i++) {
                MethodHandle[] c = clauses[i];
                if (c[1] != null) {
                    update(out, c[1], varTypes[i], slot < vars ? state[slot] : 0, state);
                }
                if (varTypes[i] != void.class) {
                    slot++;
                }
                if (c[2] != null) {
                    Code.Label on = code.label();
                    out.call(c[2], state);
                    code.branch(154, on);
                    if (c[3] != null) {
                        out.call(c[3], state);
                    } else if (type.returnType() != void.class) {
                        code.zero(type.returnType());
                    }
                    if (type.returnType() != void.class) {
                        code.store(type.returnType(), answer);
                    }
                    code.branch(GOTO, end).place(on);
                }
            }
            code.branch(GOTO, top).place(end);
            if (type.returnType() != void.class) {
                code.load(type.returnType(), answer);
            }
            return true;
        }
    }

    /* A variable of a loop with its first value; -1: there is none. */
    private static int value(HandleCode out, MethodHandle init, Class<?> type, int[] operands) {
        if (init != null) {
            out.call(init, operands);
        } else if (type != void.class) {
            out.code().zero(type);
        }
        return type == void.class ? -1 : out.store(type);
    }

    private static void update(HandleCode out, MethodHandle step, Class<?> type, int place,
            int[] state) {
        out.call(step, state);
        if (type != void.class) {
            out.code().store(type, place);
        }
    }

    /**
     * While and do-while loops, and loops over ints and iterators:
     * the kinds differ in what they test.
     */
    record Repeat(Kind kind, MethodHandle first, MethodHandle second, MethodHandle init,
            MethodHandle body)
            implements TreeHandle.Body {
        /* `first` is the test, or the first int, or gives the iterator;
         * `second` gives the last int. */
        enum Kind { WHILE, DO, COUNTED, ITERATED }

        @Override
        public Object run(Object[] a) throws Throwable {
            Class<?> type = body.type().returnType();
            int lead = type == void.class ? 0 : 1;
            int at = kind == Kind.COUNTED || kind == Kind.ITERATED ? lead + 1 : lead;
            int i = kind == Kind.COUNTED ? (Integer) call(first, a) : 0;
            int end = kind == Kind.COUNTED ? (Integer) call(second, a) : 0;
            java.util.Iterator<?> it = kind != Kind.ITERATED ? null
                : (java.util.Iterator<?>) (first == null
                    ? ((Iterable<?>) a[0]).iterator() : call(first, a));
            Object[] state = new Object[at + a.length];
            System.arraycopy(a, 0, state, at, a.length);
            Object v = init == null ? Conversions.zero(type) : call(init, a);
            if (lead == 1) {
                state[0] = v;
            }
            for (;; i++) {
                if (kind == Kind.COUNTED) {
                    if (i >= end) {
                        break;
                    }
                    state[lead] = i;
                } else if (kind == Kind.ITERATED) {
                    if (!it.hasNext()) {
                        break;
                    }
                    state[lead] = Conversions.convert(it.next(), Object.class,
                        body.type().parameterType(lead));
                } else if (kind == Kind.WHILE && !(Boolean) call(first, state)) {
                    break;
                }
                v = call(body, state);
                if (lead == 1) {
                    state[0] = v;
                }
                if (kind == Kind.DO && !(Boolean) call(first, state)) {
                    break;
                }
            }
            return lead == 1 ? state[0] : null;
        }

        @Override
        public boolean write(HandleCode out, MethodType loop, int[] operands) {
            Code code = out.code();
            Class<?> type = body.type().returnType();
            int lead = type == void.class ? 0 : 1;
            int count = 0;
            int end = 0;
            if (kind == Kind.COUNTED) {
                out.call(first, operands);
                count = out.store(int.class);
                out.call(second, operands);
                end = out.store(int.class);
            } else if (kind == Kind.ITERATED) {
                if (first == null) {
                    out.load(operands[0], Object.class).code().cast(Iterable.class)
                        .invoke(INVOKEINTERFACE, "java/lang/Iterable", "iterator",
                                "()Ljava/util/Iterator;", true);
                } else {
                    out.call(first, operands);
                    code.cast(java.util.Iterator.class);
                }
                count = out.store(Object.class);
            }
            int place = value(out, init, type, operands);
            int element = kind == Kind.ITERATED ? out.newLocal(body.type().parameterType(lead)) : 0;
            int[] state = kind == Kind.COUNTED ? lead(operands, out.newLocal(int.class))
                : kind == Kind.ITERATED ? lead(operands, element) : operands;
            if (lead == 1) {
                state = lead(state, place);
            }
            int top = code.length();
            Code.Label done = code.label();
            if (kind == Kind.COUNTED) {
                code.load(int.class, count);
                code.load(int.class, end);
                code.branch(162, done).load(int.class, count);
                code.store(int.class, state[lead]).load(int.class, count);
                code.pushInt(1).op(96).store(int.class, count);
            } else if (kind == Kind.ITERATED) {
                String iterator = "java/util/Iterator";
                code.load(Object.class, count);
                code.cast(java.util.Iterator.class)
                    .invoke(INVOKEINTERFACE, iterator, "hasNext", "()Z", true);
                code.branch(IFEQ, done).load(Object.class, count);
                code.cast(java.util.Iterator.class)
                    .invoke(INVOKEINTERFACE, iterator, "next", "()Ljava/lang/Object;", true);
                out.convert(Object.class, body.type().parameterType(lead), false);
                code.store(body.type().parameterType(lead), element);
            } else if (kind == Kind.WHILE) {
                out.call(first, state);
                code.branch(IFEQ, done);
            }
            update(out, body, type, place, state);
            if (kind == Kind.DO) {
                out.call(first, state);
                code.branch(IFEQ, done);
            }
            code.branch(GOTO, top).place(done);
            if (lead == 1) {
                code.load(type, place);
            }
            return true;
        }
    }
}
