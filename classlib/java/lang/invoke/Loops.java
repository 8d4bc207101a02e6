/* SPDX-License-Identifier: MIT */
package java.lang.invoke;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** The loop combinators of MethodHandles: what their parts must look like, and the loops. */
final class Loops {
    private Loops() {
    }

    private static IllegalArgumentException mismatch(String what, Object given, Object wanted) {
        return new IllegalArgumentException(what + " must match: " + given + " != " + wanted);
    }

    /** True when the parameters from an index on are a prefix of the list. */
    static boolean prefix(MethodType t, int from, List<Class<?>> full) {
        int n = t.parameterCount() - from;
        return n >= 0 && n <= full.size()
            && t.parameterList().subList(from, from + n).equals(full.subList(0, n));
    }

    /* ---- The general loop ---- */

    private static List<Class<?>> longer(List<Class<?>> a, List<Class<?>> b) {
        return a.size() >= b.size() ? a : b;
    }

    private static List<MethodHandle> part(MethodHandle[][] clauses, int part) {
        List<MethodHandle> all = new ArrayList<>();
        for (MethodHandle[] clause : clauses) {
            all.add(part < clause.length ? clause[part] : null);
        }
        return all;
    }

    static MethodHandle loop(MethodHandle[]... clauses) {
        if (clauses == null || clauses.length == 0) {
            throw new IllegalArgumentException("null or no clauses passed");
        }
        for (MethodHandle[] clause : clauses) {
            if (clause == null) {
                throw new IllegalArgumentException("null clauses are not allowed");
            }
        }
        for (MethodHandle[] clause : clauses) {
            if (clause.length > 4) {
                throw new IllegalArgumentException("All loop clauses must be represented as"
                    + " MethodHandle arrays with at most 4 elements.");
            }
        }
        int n = clauses.length;
        List<MethodHandle> init = part(clauses, 0);
        List<MethodHandle> step = part(clauses, 1);
        List<MethodHandle> pred = part(clauses, 2);
        List<MethodHandle> fini = part(clauses, 3);
        Class<?>[] varTypes = new Class<?>[n];
        List<Class<?>> vars = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Class<?> a = init.get(i) == null ? null : init.get(i).type().returnType();
            Class<?> b = step.get(i) == null ? null : step.get(i).type().returnType();
            if (a != null && b != null && a != b) {
                throw mismatch("clause " + i + ": init and step return types", a, b);
            }
            varTypes[i] = a != null ? a : b != null ? b : void.class;
            if (varTypes[i] != void.class) {
                vars.add(varTypes[i]);
            }
        }
        List<Class<?>> outer = outer(init, step, pred, fini, vars.size());
        for (MethodHandle h : init) {
            if (h != null && !prefix(h.type(), 0, outer)) {
                throw new IllegalArgumentException("found non-effectively identical init"
                    + " parameter type lists: " + init + " (common suffix: " + outer + ")");
            }
        }
        Class<?> result = checkResults(pred, fini);
        List<Class<?>> all = new ArrayList<>(vars);
        all.addAll(outer);
        for (List<MethodHandle> handles : List.of(step, pred, fini)) {
            for (MethodHandle h : handles) {
                if (h != null && !prefix(h.type(), 0, all)) {
                    throw new IllegalArgumentException("found non-effectively identical parameter"
                        + " type lists:\nstep: " + step + "\npred: " + pred + "\nfini: " + fini
                        + " (common parameter sequence: " + all + ")");
                }
            }
        }
        /* A handle and what it takes are 255 words at most. */
        MethodType.methodType(result, all).insertParameterTypes(0, MethodHandle.class);
        MethodHandle[][] c = new MethodHandle[n][];
        for (int i = 0; i < n; i++) {
            c[i] = new MethodHandle[] {init.get(i), step.get(i), pred.get(i), fini.get(i)};
        }
        return new TreeHandle(MethodType.methodType(result, outer),
            new Combinators.Loop(c, varTypes, vars.size(), result));
    }

    private static List<Class<?>> outer(List<MethodHandle> init, List<MethodHandle> step,
            List<MethodHandle> pred, List<MethodHandle> fini, int vars) {
        List<Class<?>> outer = List.of();
        for (List<MethodHandle> handles : List.of(step, pred, fini, init)) {
            for (MethodHandle h : handles) {
                if (h != null) {
                    List<Class<?>> p = h.type().parameterList();
                    int skip = handles == init ? 0 : vars;
                    outer = longer(outer, p.size() > skip ? p.subList(skip, p.size()) : List.of());
                }
            }
        }
        return outer;
    }

    private static Class<?> checkResults(List<MethodHandle> pred, List<MethodHandle> fini) {
        Class<?> result = null;
        for (MethodHandle h : fini) {
            if (h != null && result == null) {
                result = h.type().returnType();
            } else if (h != null && h.type().returnType() != result) {
                throw new IllegalArgumentException("found non-identical finalizer return types: "
                    + fini + " (return type: " + result + ")");
            }
        }
        boolean any = false;
        for (MethodHandle h : pred) {
            any |= h != null;
        }
        if (!any) {
            throw new IllegalArgumentException("no predicate found: " + pred);
        }
        for (MethodHandle h : pred) {
            if (h != null && h.type().returnType() != boolean.class) {
                throw new IllegalArgumentException("predicates must have boolean return type: "
                    + pred);
            }
        }
        return result == null ? void.class : result;
    }

    /* ---- While ---- */

    /* The body's type, whose first parameter has to be its result. */
    private static int resultParameter(MethodType body) {
        Class<?> r = body.returnType();
        if (r == void.class) {
            return 0;
        }
        if (body.parameterCount() == 0 || body.parameterType(0) != r) {
            throw mismatch("body function", body, body.insertParameterTypes(0, r));
        }
        return 1;
    }

    private static void checkInit(MethodHandle init, Class<?> result, List<Class<?>> outer) {
        if (init != null && (init.type().returnType() != result
                || !prefix(init.type(), 0, outer))) {
            throw mismatch("loop initializer", init.type(),
                MethodType.methodType(result, outer));
        }
    }

    static MethodHandle whileLoop(MethodHandle init, MethodHandle pred, MethodHandle body,
            boolean testFirst) {
        Objects.requireNonNull(pred);
        Objects.requireNonNull(body);
        MethodType type = body.type();
        Class<?> result = type.returnType();
        int lead = resultParameter(type);
        List<Class<?>> inner = type.parameterList();
        List<Class<?>> outer = inner.subList(lead, inner.size());
        if (pred.type().returnType() != boolean.class || !prefix(pred.type(), 0, inner)) {
            throw mismatch("loop predicate", pred.type(),
                MethodType.methodType(boolean.class, inner));
        }
        checkInit(init, result, outer);
        return new TreeHandle(MethodType.methodType(result, outer), new Combinators.Repeat(testFirst
            ? Combinators.Repeat.Kind.WHILE : Combinators.Repeat.Kind.DO, pred, null, init, body));
    }

    /* ---- Counted ---- */

    static MethodHandle countedLoop(MethodHandle start, MethodHandle end, MethodHandle init,
            MethodHandle body) {
        Objects.requireNonNull(start);
        Objects.requireNonNull(end);
        Objects.requireNonNull(body);
        if (start.type().returnType() != int.class) {
            throw mismatch("start function", start.type(),
                start.type().changeReturnType(int.class));
        }
        if (end.type().returnType() != int.class) {
            throw mismatch("end function", end.type(), end.type().changeReturnType(int.class));
        }
        MethodType type = body.type();
        Class<?> result = type.returnType();
        int lead = resultParameter(type);
        if (type.parameterCount() <= lead || type.parameterType(lead) != int.class) {
            throw mismatch("body function", type, type.insertParameterTypes(lead, int.class));
        }
        List<Class<?>> inner = type.parameterList();
        List<Class<?>> outer = inner.subList(lead + 1, inner.size());
        if (outer.isEmpty()) {
            outer = end.type().parameterList();
        }
        MethodType wanted = MethodType.methodType(int.class, outer);
        if (!prefix(start.type(), 0, outer)) {
            throw mismatch("start parameter types", start.type(), wanted);
        }
        if (!prefix(end.type(), 0, outer)) {
            throw mismatch("end parameter types", end.type(), wanted);
        }
        checkInit(init, result, outer);
        return new TreeHandle(MethodType.methodType(result, outer), new Combinators.Repeat(
            Combinators.Repeat.Kind.COUNTED, start, end, init, body));
    }

    /* ---- Iterated ---- */

    static MethodHandle iteratedLoop(MethodHandle iterator, MethodHandle init,
            MethodHandle body) {
        Objects.requireNonNull(body);
        MethodType type = body.type();
        Class<?> result = type.returnType();
        int lead = resultParameter(type);
        if (type.parameterCount() <= lead) {
            throw mismatch("body function", type, type.insertParameterTypes(lead, Object.class));
        }
        List<Class<?>> inner = type.parameterList();
        List<Class<?>> outer = inner.subList(lead + 1, inner.size());
        if (iterator != null) {
            MethodType t = iterator.type();
            outer = outer.isEmpty() ? t.parameterList() : outer;
            if (!Iterator.class.isAssignableFrom(t.returnType())) {
                throw new IllegalArgumentException(
                    "iteratedLoop first argument must have Iterator return type");
            }
            if (!prefix(t, 0, outer)) {
                throw mismatch("iterator parameters", t,
                    MethodType.methodType(t.returnType(), outer));
            }
        } else {
            outer = outer.isEmpty() ? List.of(Iterable.class) : outer;
            if (!Iterable.class.isAssignableFrom(outer.get(0))) {
                throw new IllegalArgumentException(
                    "inferred first loop argument must inherit from Iterable: " + outer.get(0));
            }
        }
        checkInit(init, result, outer);
        return new TreeHandle(MethodType.methodType(result, outer), new Combinators.Repeat(
            Combinators.Repeat.Kind.ITERATED, iterator, null, init, body));
    }
}
