// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Flow seed count folder: writes classes PF(seed) to PF(seed + count - 1) whose bytecode no Java
 * compiler makes. The blocks of a
 * method lead anywhere: into loops, out of handlers, with operands on the stack. What verifies is
 * by construction: each block
 * has locals and operands that it begins with, and whoever leads there brings them. All ends: fuel
 * is asked for at
 * each method's entry and on each way back.
 * Flow seed 1 folder part...: without these parts (a method, "m1"; a block's end, "m1.b2";
 * something in it, "m1.b2.3").
 */
class Flow {

    enum T {
        I("I"),
        J("J"),
        F("F"),
        D("D"),
        O("Ljava/lang/Object;"),
        S("Ljava/lang/String;"),
        AI("[I"),
        AJ("[J"),
        AD("[D"),
        AB("[B"),
        AO("[Ljava/lang/Object;"),
        B("LFlowBase;"),
        P("LFlowBase;"),
        X("Ljava/lang/Throwable;"),
        W(""),
        R(""); // the second half of a long or double; a return address

        final String text;

        T(String text) {
            this.text = text;
        }

        boolean isWide() {
            return this == J || this == D;
        }

        boolean isReference() {
            return ordinal() >= O.ordinal() && ordinal() <= X.ordinal();
        }

        boolean isArray() {
            return ordinal() >= AI.ordinal() && ordinal() <= AO.ordinal();
        }

        int words() {
            return isWide() ? 2 : 1;
        }

        int family() {
            return Math.min(ordinal(), 4);
        }

        boolean is(T other) {
            return this == other || (isReference() && other == O) || (this == P && other == B);
        }
    }

    static final T[] TYPES = {
        T.I,
        T.I,
        T.I,
        T.J,
        T.F,
        T.D,
        T.O,
        T.S,
        T.AI,
        T.AI,
        T.AJ,
        T.AD,
        T.AB,
        T.AO,
        T.B,
        T.B,
        T.P
    };
    static final T[] STACKED = { T.I, T.I, T.J, T.F, T.D, T.D, T.O, T.AI, T.B, T.S };
    static final int ROUNDS = 20;

    static final class Method {

        String name;
        boolean isStatic, isTiny, isSynchronized;
        final List<T> parameters = new ArrayList<>();
        T result;
        String descriptor;
    }

    static final class Block {

        int index, region;
        T[] locals;
        List<T> stack = List.of();
        final ClassBytes.Label label = new ClassBytes.Label();
        int kind;
        final List<Block> targets = new ArrayList<>();
        boolean isHandler, isLedBackTo;
    }

    static final int RETURN = 0,
        THROW = 1,
        GOTO = 2,
        IF = 3,
        SWITCH = 4;

    final long seed;
    final Set<String> without;
    final Set<String> parts = new LinkedHashSet<>();
    final List<Method> methods = new ArrayList<>();
    final ClassBytes out;
    final String name;
    Random random;

    Flow(long seed, Set<String> without) {
        this.seed = seed;
        this.without = without;
        name = "PF" + seed;
        out = new ClassBytes(name, "FlowBase");
        begin("");
    }

    public static void main(String[] args) throws IOException {
        long seed = Long.parseLong(args[0]);
        Set<String> without = Set.copyOf(Arrays.asList(args).subList(3, args.length));
        for (long s = seed; s < seed + Integer.parseInt(args[1]); s++) {
            Files.write(Path.of(args[2], "PF" + s + ".class"), new Flow(s, without).program());
            System.out.println("PF" + s);
        }
    }

    // ---- Choices: each part of a program has its own, so that others stay what they are when it
    // is left out ----

    void begin(String part) {
        random = new Random(
            (seed * 0x9E3779B97F4A7C15L + part.hashCode()) * 0xBF58476D1CE4E5B9L + 12345
        );
    }

    boolean wanted(String part) {
        begin(part);
        parts.add(part);
        return !without.contains(part);
    }

    int below(int n) {
        return random.nextInt(n);
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    <X> X of(List<X> all) {
        return all.get(below(all.size()));
    }

    @SafeVarargs
    final <X> X of(X... all) {
        return all[below(all.length)];
    }

    // ---- The class ----

    byte[] program() {
        method("virt", false, T.I, T.I, T.J);
        method("face", false, T.O, T.O, T.I);
        for (int i = 0, count = 2 + below(4); i < count; i++) {
            Method m = method("m" + i, chance(75), of(T.I, T.I, T.J, T.F, T.D, T.O, T.AI, null));
            for (int k = below(5); k > 0; k--) m.parameters.add(of(TYPES));
            m.isTiny = chance(35);
            m.isSynchronized = !m.isTiny && chance(8);
            m.descriptor = descriptor(m.parameters, m.result);
        }
        constructor();
        for (Method m : methods) {
            String whole = m.name;
            Body body = new Body(m);
            if (wanted(whole)) body.all();
            else body.empty();
            out.method(
                (m.isStatic ? 9 : 1) + (m.isSynchronized ? 32 : 0),
                m.name,
                m.descriptor,
                body.code
            );
        }
        for (Method m : methods) caller(m);
        run();
        return out.bytes();
    }

    Method method(String name, boolean isStatic, T result, T... parameters) {
        Method m = new Method();
        m.name = name;
        m.isStatic = isStatic;
        m.result = result;
        m.parameters.addAll(Arrays.asList(parameters));
        m.descriptor = descriptor(m.parameters, result);
        methods.add(m);
        return m;
    }

    static String descriptor(List<T> parameters, T result) {
        StringBuilder b = new StringBuilder("(");
        for (T t : parameters) b.append(t.text);
        return b
            .append(')')
            .append(result == null ? "V" : result.text)
            .toString();
    }

    void constructor() {
        ClassBytes.Code c = new ClassBytes.Code();
        c.maxStack = c.maxLocals = 2;
        c.op(42)
            .op(27)
            .op(183)
            .u2(out.member(10, "FlowBase", "<init>", "(I)V"))
            .op(177);
        out.method(1, "<init>", "(I)V", c);
    }

    /** Calls the method with what belongs to a number, and tells what became of it. */
    void caller(Method m) {
        ClassBytes.Code c = new ClassBytes.Code();
        c.maxStack = 30;
        c.maxLocals = 2;
        c.op(17)
            .u2(60)
            .op(179)
            .u2(out.member(9, "FlowBase", "fuel", "I"));
        if (!m.isStatic) c.op(187)
            .u2(out.type(name))
            .op(89)
            .op(26)
            .op(183)
            .u2(out.member(10, name, "<init>", "(I)V"));
        int k = 0;
        for (T t : m.parameters) {
            c.op(26)
                .op(17)
                .u2(k++ * 5 + 1)
                .op(96);
            String[] maker = makers[t.ordinal()];
            if (t == T.P) c.op(87).op(1);
            else if (t == T.S) c.op(184).u2(
                out.member(10, "java/lang/String", "valueOf", "(I)Ljava/lang/String;")
            );
            else if (maker == null) c.op(87).op(1);
            else c.op(184).u2(out.member(10, "FlowBase", maker[0], maker[1]));
        }
        c.op(m.isStatic ? 184 : 182).u2(out.member(10, name, m.name, m.descriptor));
        if (m.result != null) c.op(184).u2(out.member(10, "FlowBase", "mix", mixOf(m.result)));
        int end = c.length;
        c.op(19)
            .u2(out.string(m.name))
            .op(184)
            .u2(out.member(10, "FlowBase", "did", "(Ljava/lang/String;)V"))
            .op(177);
        c.handlers.add(new int[] { 0, end, c.length, 0 });
        c.op(76)
            .op(19)
            .u2(out.string(m.name))
            .op(43)
            .op(184)
            .u2(out.member(10, "FlowBase", "threw", "(Ljava/lang/String;Ljava/lang/Throwable;)V"))
            .op(177);
        out.method(9, "call" + m.name, "(I)V", c);
    }

    static final String[][] makers = {
        { "anInt", "(I)I" },
        { "aLong", "(I)J" },
        { "aFloat", "(I)F" },
        { "aDouble", "(I)D" },
        { "anObject", "(I)Ljava/lang/Object;" },
        null,
        { "ints", "(I)[I" },
        null,
        null,
        null,
        { "objects", "(I)[Ljava/lang/Object;" },
        { "base", "(I)LFlowBase;" },
        null,
        null,
        null,
        null
    };

    static String mixOf(T t) {
        return "(" + (t.isReference() ? T.O : t).text + ")V";
    }

    void run() {
        ClassBytes.Code c = new ClassBytes.Code();
        c.maxStack = c.maxLocals = 2;
        c.op(184)
            .u2(out.member(10, "FlowBase", "begin", "()V"))
            .op(3)
            .op(59);
        ClassBytes.Label again = new ClassBytes.Label();
        c.place(again);
        for (Method m : methods)
            c.op(26)
                .op(184)
                .u2(out.member(10, name, "call" + m.name, "(I)V"));
        c.op(132).u1(0).u1(1).op(26).op(16).u1(ROUNDS).branch(161, again).op(177);
        out.method(9, "run", "()V", c);
    }

    // ---- A method's code ----

    class Body {

        final Method method;
        final ClassBytes.Code code = new ClassBytes.Code();
        final List<Block> blocks = new ArrayList<>();
        T[] locals; // what they hold here
        List<T> stack = new ArrayList<>();
        T[] stable; // what slots hold everywhere
        boolean[] isReserved; // not to be written but by what they are for
        boolean[] isIndex;
        boolean[] isScratch; // what subroutines may write, which their callers forget
        final List<T[]> variants = new ArrayList<>();
        final List<List<T>> shapes = new ArrayList<>();
        int fuelSlot = -1,
            region,
            regions,
            words;
        int[] addressSlot;
        List<T> subShape = List.of();
        ClassBytes.Label[] subs, returns;
        boolean asksAtHeads, fallsThrough;
        final List<Object[]> detours = new ArrayList<>(); // label, locals, stack, target

        Body(Method method) {
            this.method = method;
        }

        // -- Instructions --

        void push(T t) {
            stack.add(t);
            words += t.words();
            code.maxStack = Math.max(code.maxStack, words);
        }

        T pop() {
            T t = stack.remove(stack.size() - 1);
            words -= t.words();
            return t;
        }

        void pop(int count) {
            for (int i = 0; i < count; i++) pop();
        }

        ClassBytes.Code op(int opcode, int pops, T pushes) {
            pop(pops);
            if (pushes != null) push(pushes);
            return code.op(opcode);
        }

        void take(List<T> all) {
            stack = new ArrayList<>(all);
            words = 0;
            for (T t : all) words += t.words();
            code.maxStack = Math.max(code.maxStack, words);
        }

        void local(int opcode, int shortest, int family, int slot) {
            if (slot < 4 && chance(80)) code.op(shortest + 4 * family + slot);
            else if (slot > 255 || chance(5)) code.op(196)
                .u1(opcode + family)
                .u2(slot);
            else code.op(opcode + family).u1(slot);
        }

        void load(int slot) {
            T t = locals[slot];
            local(21, 26, t.family(), slot);
            push(t);
        }

        void store(int slot) {
            T t = pop();
            local(54, 59, t.family(), slot);
            put(slot, stable[slot] != null ? stable[slot] : t);
        }

        void forget(int slot) {
            if (locals[slot] == T.W) locals[slot - 1] = null;
            else if (locals[slot] != null && locals[slot].isWide()) locals[slot + 1] = null;
            locals[slot] = null;
        }

        void put(int slot, T t) {
            forget(slot);
            if (t.isWide()) {
                forget(slot + 1);
                locals[slot + 1] = T.W;
            }
            locals[slot] = t;
        }

        void invoke(
            int opcode,
            String owner,
            String member,
            String descriptor,
            int pops,
            T result
        ) {
            pop(pops);
            code.op(opcode).u2(out.member(opcode == 185 ? 11 : 10, owner, member, descriptor));
            if (opcode == 185) code.u1(1 + 2).u1(0);
            if (result != null) push(result);
        }

        void field(int opcode, String member, T t) {
            if (opcode == 179) pop();
            else if (opcode == 180) pop();
            else if (opcode == 181) pop(2);
            code.op(opcode).u2(out.member(9, "FlowBase", member, t.text));
            if (opcode == 178 || opcode == 180) push(t);
        }

        // -- Values --

        void integer(int v) {
            if (v >= -1 && v <= 5 && chance(90)) code.op(3 + v);
            else if (v == (byte) v) code.op(16).u1(v);
            else if (v == (short) v) code.op(17).u2(v);
            else code.op(19).u2(out.number(v));
            push(T.I);
        }

        void constant(T t) {
            switch (t) {
                case I:
                    integer(
                        chance(70)
                            ? below(9) - 1
                            : of(
                                  127,
                                  -128,
                                  1000,
                                  -32768,
                                  65535,
                                  Integer.MAX_VALUE,
                                  Integer.MIN_VALUE,
                                  1 << below(31),
                                  100000
                              )
                    );
                    break;
                case J:
                    if (chance(40)) code.op(9 + below(2));
                    else code.op(20).u2(
                        out.number(
                            of(
                                2L,
                                -1L,
                                63L,
                                1L << 32,
                                Long.MIN_VALUE,
                                Long.MAX_VALUE,
                                0xffffffffL,
                                -7L,
                                1L << below(63)
                            )
                        )
                    );
                    push(t);
                    break;
                case F:
                    if (chance(50)) code.op(11 + below(3));
                    else code.op(19).u2(
                        out.number(
                            of(-0.0f, Float.NaN, 1e30f, -3.5f, Float.POSITIVE_INFINITY, 0.1f)
                        )
                    );
                    push(t);
                    break;
                case D:
                    if (chance(50)) code.op(14 + below(2));
                    else code.op(20).u2(
                        out.number(
                            of(-0.0, Double.NaN, 1e300, -3.5, Double.NEGATIVE_INFINITY, 0.1, 2.0)
                        )
                    );
                    push(t);
                    break;
                default:
                    if (chance(75)) {
                        fresh(t);
                        return;
                    }
                    code.op(1);
                    push(t);
            }
        }

        /** A new object of the type. */
        void fresh(T t) {
            if (t == T.X) {
                exception();
            } else if (t.isArray()) {
                if (chance(1)) {
                    integer(-3);
                } else if (chance(50)) {
                    integer(4 + below(6));
                } else {
                    if (!local(T.I)) integer(3);
                    integer(7);
                    op(126, 2, T.I);
                    integer(of(0, 4, 4));
                    op(96, 2, T.I);
                }
                if (t == T.AO) op(189, 1, t).u2(
                    out.type(
                        of("java/lang/Object", "java/lang/Object", "java/lang/String", "FlowBase")
                    )
                );
                else op(188, 1, t).u1(t == T.AI ? 10 : t == T.AJ ? 11 : t == T.AD ? 7 : 8);
            } else if (t == T.S || (t == T.O && chance(50))) {
                code.op(19).u2(out.string(of("a", "", "some text")));
                push(t);
            } else {
                object(t);
            }
        }

        /** An object, mostly: in place of null there is another one. */
        void solid(T t, int depth) {
            if (method.isTiny && chance(70)) {
                value(t, 0);
                return;
            }
            if (chance(35)) {
                for (int slot : shuffled(locals.length)) {
                    if (
                        locals[slot] == null ||
                        locals[slot] == T.W ||
                        !locals[slot].is(t) ||
                        !mayStore(slot, t, true)
                    ) continue;
                    ClassBytes.Label some = new ClassBytes.Label();
                    load(slot);
                    pop();
                    code.branch(199, some);
                    fresh(stable[slot] == T.P ? T.P : t);
                    store(slot);
                    code.place(some);
                    load(slot);
                    return;
                }
            }
            value(t, depth);
            if (chance(12)) return;
            ClassBytes.Label some = new ClassBytes.Label();
            code.op(89);
            push(t);
            pop();
            code.branch(199, some);
            code.op(87);
            pop();
            fresh(t);
            pop();
            push(t);
            code.place(some);
        }

        String typeName(T t) {
            return t == T.P
                ? name
                : t.text.startsWith("[")
                  ? t.text
                  : t.text.substring(1, t.text.length() - 1);
        }

        /** Behind a test, mostly. */
        void cast(T t, int depth) {
            int type = out.type(typeName(t));
            ClassBytes.Label good = new ClassBytes.Label(),
                end = new ClassBytes.Label();
            List<Integer> found = holding(T.O);
            if (!found.isEmpty() && chance(50)) {
                int slot = of(found);
                load(slot);
                op(193, 1, T.I).u2(type);
                pop();
                code.branch(154, good);
                fresh(t);
                pop();
                code.branch(167, end);
                code.place(good);
                load(slot);
                op(192, 1, t).u2(type);
                code.place(end);
                return;
            }
            value(T.O, depth);
            if (chance(90)) {
                code.op(89);
                push(T.O);
                op(193, 1, T.I).u2(type);
                pop();
                code.branch(154, good);
                code.op(87);
                pop();
                fresh(t);
                code.place(good);
            }
            op(192, 1, t).u2(type);
        }

        List<Integer> holding(T t) {
            List<Integer> found = new ArrayList<>();
            for (int s = 0; s < locals.length; s++) if (
                locals[s] != null && locals[s] != T.W && locals[s] != T.R && locals[s].is(t)
            ) {
                found.add(s);
                if (isIndex[s]) found.addAll(List.of(s, s, s));
            }
            return found;
        }

        boolean local(T t) {
            List<Integer> found = holding(t);
            if (found.isEmpty()) return false;
            load(of(found));
            return true;
        }

        void value(T t, int depth) {
            if (method.isTiny) depth = Math.min(depth, 1);
            if (chance(depth <= 0 ? 85 : 50) && local(t)) return;
            if (depth <= 0 || chance(20)) {
                if (chance(85) || !still(t)) constant(t);
                return;
            }
            if (t.isReference()) reference(t, depth - 1);
            else if (chance(8)) call(t, depth - 1);
            else number(t, depth - 1);
        }

        /** From a static field. */
        boolean still(T t) {
            String member =
                t == T.I
                    ? "si"
                    : t == T.J
                      ? "sj"
                      : t == T.F
                        ? "sf"
                        : t == T.D
                          ? "sd"
                          : t == T.O
                            ? "so"
                            : t == T.S
                              ? "ss"
                              : t == T.AI
                                ? of("sa", "TABLE")
                                : null;
            if (member == null) return false;
            field(178, member, t);
            return true;
        }

        void index(int depth) {
            if (chance(40)) {
                for (int s : shuffled(locals.length))
                    if (isIndex[s] && locals[s] == T.I) {
                        load(s);
                        return;
                    }
            }
            value(T.I, depth);
            if (chance(75)) {
                integer(of(1, 3, 3, 3, 3, 3, 7));
                op(126, 2, T.I);
            }
        }

        List<Integer> shuffled(int n) {
            List<Integer> all = new ArrayList<>();
            for (int i = 0; i < n; i++) all.add(i);
            Collections.shuffle(all, random);
            return all;
        }

        void element(T array, T t, int depth) {
            solid(array, depth);
            index(depth);
            op(
                array == T.AB
                    ? 51
                    : array == T.AO
                      ? 50
                      : array == T.AI
                        ? 46
                        : array == T.AJ
                          ? 47
                          : 49,
                2,
                t
            );
        }

        void number(T t, int depth) {
            int choice = below(13);
            if (choice == 0 && still(t)) return;
            if (choice == 12) {
                library(t, depth);
                return;
            }
            if (choice == 1) {
                solid(of(T.B, T.B, T.P), depth);
                if (t == T.I && chance(30)) field(180, of("b", "c"), t, true);
                else field(180, t == T.I ? "i" : t == T.J ? "j" : t == T.F ? "f" : "d", t);
            } else if (choice == 2 && t != T.F) {
                element(t == T.I ? of(T.AI, T.AI, T.AB) : t == T.J ? T.AJ : T.AD, t, depth);
            } else if (choice == 3) {
                value(t, depth);
                code.op(116 + t.family());
            } else if (choice == 4 || choice == 5) {
                convert(t, depth);
            } else if (choice == 6 && (t == T.I || t == T.J)) {
                value(t, depth);
                value(T.I, depth);
                op(of(120, 122, 124) + t.family(), 2, t);
            } else if (choice == 7 && t == T.I) {
                special(depth);
            } else {
                value(t, depth);
                if (chance(25)) {
                    constant(t);
                    op(of(96, 104, 108, 112) + t.family(), 2, t);
                } else {
                    value(t, depth);
                    binary(t);
                }
            }
        }

        void field(int opcode, String member, T t, boolean isSmall) {
            pop();
            code.op(opcode).u2(out.member(9, "FlowBase", member, member.equals("b") ? "B" : "C"));
            push(t);
        }

        void binary(T t) {
            int operation =
                t == T.I || t == T.J
                    ? of(96, 96, 100, 104, 108, 112, 126, 128, 130)
                    : of(96, 100, 104, 108, 112);
            if ((operation == 108 || operation == 112) && t.family() < 2 && chance(85)) {
                // not by 0
                integer(1);
                if (t == T.J) op(133, 1, T.J);
                op(128 + t.family(), 2, t);
            }
            op(operation + t.family(), 2, t);
        }

        void convert(T t, int depth) {
            T from = of(T.I, T.J, T.F, T.D);
            value(from, depth);
            if (from == t) {
                if (t == T.I) op(of(145, 146, 147), 1, t);
                return;
            }
            op(
                133 +
                    3 * from.family() +
                    (t.family() < from.family() ? t.family() : t.family() - 1),
                1,
                t
            );
        }

        /** Methods that compiled code may have instructions for. */
        void library(T t, int depth) {
            String d = t.text;
            switch (below(4)) {
                case 0:
                    value(t, depth);
                    value(t, depth);
                    invoke(184, "java/lang/Math", of("min", "max"), "(" + d + d + ")" + d, 2, t);
                    break;
                case 1:
                    value(t, depth);
                    invoke(184, "java/lang/Math", "abs", "(" + d + ")" + d, 1, t);
                    break;
                case 2:
                    value(t, depth);
                    if (t == T.D) invoke(184, "java/lang/Math", "sqrt", "(D)D", 1, t);
                    else if (t == T.I) invoke(
                        184,
                        "java/lang/Integer",
                        of(
                            "bitCount",
                            "numberOfLeadingZeros",
                            "numberOfTrailingZeros",
                            "reverse",
                            "hashCode"
                        ),
                        "(I)I",
                        1,
                        t
                    );
                    else if (t == T.J) invoke(
                        184,
                        "java/lang/Long",
                        of("reverse", "reverseBytes"),
                        "(J)J",
                        1,
                        t
                    );
                    break;
                default: {
                    T other = of(T.I, T.J, T.F, T.D);
                    if (t != T.I) {
                        value(t, depth);
                        return;
                    }
                    value(other, depth);
                    value(other, depth);
                    invoke(
                        184,
                        "java/lang/" +
                            (other == T.I
                                ? "Integer"
                                : other == T.J
                                  ? "Long"
                                  : other == T.F
                                    ? "Float"
                                    : "Double"),
                        "compare",
                        "(" + other.text + other.text + ")I",
                        2,
                        t
                    );
                }
            }
        }

        /** Ints of other things. */
        void special(int depth) {
            switch (below(6)) {
                case 0:
                    solid(of(T.AI, T.AI, T.AJ, T.AD, T.AB, T.AO), depth);
                    op(190, 1, T.I);
                    break;
                case 1:
                    value(T.O, depth);
                    op(193, 1, T.I).u2(
                        out.type(
                            of(
                                "FlowBase",
                                "FlowBase$Other",
                                "FlowFace",
                                "java/lang/String",
                                "[I",
                                "[Ljava/lang/Object;",
                                name
                            )
                        )
                    );
                    break;
                case 2:
                    compare(depth);
                    break;
                case 3:
                    solid(T.S, depth);
                    if (chance(50)) invoke(182, "java/lang/String", "length", "()I", 1, T.I);
                    else {
                        value(T.O, depth);
                        invoke(182, "java/lang/String", "equals", "(Ljava/lang/Object;)Z", 2, T.I);
                    }
                    break;
                case 4:
                    solid(of(T.B, T.P), depth);
                    invoke(182, "FlowBase", "get", "()I", 1, T.I);
                    break;
                default:
                    value(T.I, depth);
                    value(T.I, depth);
                    invoke(184, "FlowBase", "pure", "(II)I", 2, T.I);
            }
        }

        void reference(T t, int depth) {
            int choice = below(10);
            if (choice == 0 && still(t)) return;
            if (choice <= 2 && t != T.X) {
                fresh(t);
            } else if (choice == 3 && (t == T.O || t == T.B || t == T.AI)) {
                solid(of(T.B, T.P), depth);
                field(180, t == T.O ? "o" : t == T.B ? "next" : "a", t);
            } else if (choice == 4 && t == T.O) {
                element(T.AO, T.O, depth);
            } else if (choice == 5 && t == T.O) {
                call(t, depth);
            } else if (choice == 6 && t == T.O) {
                if (chance(97) || !still(T.O)) solid(T.B, depth);
                value(T.O, depth);
                value(T.I, depth);
                invoke(185, "FlowFace", "face", "(Ljava/lang/Object;I)Ljava/lang/Object;", 3, T.O);
            } else if (choice == 7 && t == T.AI) {
                call(t, depth);
            } else if (t == T.X) {
                exception();
            } else if (choice <= 8 && t != T.O) {
                cast(t, depth);
            } else {
                constant(t);
            }
        }

        void object(T t) {
            String made = t == T.P ? name : t == T.B && chance(40) ? "FlowBase$Other" : "FlowBase";
            code.op(187).u2(out.type(made));
            push(T.R); // nothing that could be used
            code.op(89);
            push(T.R);
            fork(T.I);
            invoke(183, made, "<init>", "(I)V", 2, null);
            pop();
            push(t);
        }

        void exception() {
            String type =
                "java/lang/" +
                of("ArithmeticException", "IllegalStateException", "NullPointerException", "Error");
            code.op(187).u2(out.type(type));
            push(T.R);
            code.op(89);
            push(T.R);
            code.op(19).u2(out.string("made " + below(3)));
            push(T.S);
            invoke(183, type, "<init>", "(Ljava/lang/String;)V", 2, null);
            pop();
            push(T.X);
        }

        /** One of two values, operands below it. */
        void fork(T t) {
            if (chance(60)) {
                value(t, 1);
                return;
            }
            ClassBytes.Label other = new ClassBytes.Label(),
                end = new ClassBytes.Label();
            branch(other);
            value(t, 1);
            code.branch(167, end);
            code.place(other);
            pop();
            value(t, 1);
            pop();
            push(t);
            code.place(end);
        }

        void call(T t, int depth) {
            List<Method> fit = new ArrayList<>();
            for (Method m : methods)
                if (m.result != null && m.result == t && (!method.isTiny || !m.isTiny)) fit.add(m);
            if (fit.isEmpty() || method.isTiny) {
                if (t == T.I) {
                    solid(T.B, depth);
                    invoke(182, "FlowBase", "get", "()I", 1, t);
                } else if (t == T.J) {
                    value(T.J, depth);
                    value(T.I, depth);
                    invoke(184, "FlowBase", "pureLong", "(JI)J", 2, t);
                } else if (t == T.D) {
                    value(T.D, depth);
                    value(T.I, depth);
                    integer(1);
                    op(126, 2, T.I);
                    invoke(184, "FlowBase", "pureDouble", "(DZ)D", 2, t);
                } else if (t == T.O) {
                    value(T.O, depth);
                    value(T.O, depth);
                    value(T.I, depth);
                    invoke(
                        184,
                        "FlowBase",
                        "pick",
                        "(Ljava/lang/Object;Ljava/lang/Object;I)Ljava/lang/Object;",
                        3,
                        t
                    );
                } else {
                    constant(t);
                }
                return;
            }
            call(of(fit), depth);
        }

        void call(Method m, int depth) {
            boolean isKnown = m.name.startsWith("m");
            if (!m.isStatic) solid(isKnown ? T.P : of(T.B, T.P), depth);
            for (T t : m.parameters) value(t, depth);
            invoke(
                m.isStatic ? 184 : 182,
                isKnown ? name : "FlowBase",
                m.name,
                m.descriptor,
                m.parameters.size() + (m.isStatic ? 0 : 1),
                m.result
            );
        }

        /** Pops what is tested; branches there or goes on. */
        void branch(ClassBytes.Label to) {
            int choice = below(11);
            if (choice < 3) {
                value(T.I, 1);
                pop();
                code.branch(153 + below(6), to);
            } else if (choice < 6) {
                value(T.I, 1);
                value(T.I, 1);
                pop(2);
                code.branch(159 + below(6), to);
            } else if (choice < 8) {
                value(of(T.O, T.AI, T.B), 1);
                pop();
                code.branch(198 + below(2), to);
            } else if (choice == 8) {
                value(T.O, 1);
                value(T.O, 1);
                pop(2);
                code.branch(165 + below(2), to);
            } else if (chance(40)) {
                special(1);
                pop();
                code.branch(153 + below(2), to);
            } else {
                compare(1);
                pop();
                code.branch(153 + below(6), to);
            }
        }

        void compare(int depth) {
            T t = of(T.J, T.F, T.D);
            value(t, depth);
            value(t, depth);
            op(t == T.J ? 148 : t == T.F ? 149 + below(2) : 151 + below(2), 2, T.I);
        }

        // -- What happens in blocks --

        boolean mayStore(int slot, T t, boolean isNeutral) {
            if (slot + t.words() > locals.length || stable[slot] == T.W) return false;
            for (int s = slot; s < slot + t.words(); s++) {
                if (isReserved[s]) return false;
                if (region > 0 && stable[slot] == null && !isScratch[s]) return false;
            }
            if (stable[slot] != null) return (
                t.is(stable[slot]) && t.words() == stable[slot].words()
            );
            return !isNeutral && (!t.isWide() || stable[slot + 1] == null);
        }

        /** What the locals keep: types that are stable stay. */
        void assign(boolean isNeutral) {
            for (int tries = 0; tries < 10; tries++) {
                int slot = below(locals.length);
                T t =
                    stable[slot] != null && stable[slot] != T.W
                        ? stable[slot]
                        : chance(70) &&
                            locals[slot] != null &&
                            locals[slot] != T.W &&
                            locals[slot] != T.R
                          ? locals[slot]
                          : of(TYPES);
                if (!mayStore(slot, t, isNeutral)) continue;
                if (isIndex[slot] && chance(95)) {
                    if (chance(60)) constantIndex();
                    else {
                        value(T.I, 1);
                        integer(7);
                        op(126, 2, T.I);
                    }
                } else if (chance(10)) {
                    fork(t);
                } else {
                    value(t, 2);
                }
                store(slot);
                return;
            }
        }

        void constantIndex() {
            integer(below(4));
        }

        void increase() {
            for (int slot : shuffled(locals.length)) {
                if (locals[slot] != T.I || isReserved[slot]) continue;
                if (region > 0 && stable[slot] == null && !isScratch[slot]) continue;
                int step = isIndex[slot]
                    ? of(1, 1, 1, -1)
                    : of(1, -1, 127, -128, 1000, -32768, 32767, below(100));
                if (slot > 255 || step != (byte) step || chance(5)) code.op(196)
                    .u1(132)
                    .u2(slot)
                    .u2(step);
                else code.op(132).u1(slot).u1(step);
                return;
            }
        }

        void putElement() {
            T array = of(T.AI, T.AI, T.AI, T.AJ, T.AD, T.AB, T.AO);
            solid(array, 1);
            index(1);
            value(array == T.AJ ? T.J : array == T.AD ? T.D : array == T.AO ? T.O : T.I, 2);
            op(
                array == T.AI
                    ? 79
                    : array == T.AJ
                      ? 80
                      : array == T.AD
                        ? 82
                        : array == T.AB
                          ? 84
                          : 83,
                3,
                null
            );
        }

        T fieldType(String member) {
            return member.equals("next")
                ? T.B
                : member.endsWith("a")
                  ? T.AI
                  : member.endsWith("o")
                    ? T.O
                    : member.equals("ss")
                      ? T.S
                      : member.endsWith("j")
                        ? T.J
                        : member.endsWith("f")
                          ? T.F
                          : member.endsWith("d")
                            ? T.D
                            : T.I;
        }

        void putField() {
            String member = of(
                "i",
                "j",
                "f",
                "d",
                "o",
                "next",
                "a",
                "b",
                "c",
                "si",
                "sj",
                "sf",
                "sd",
                "so",
                "ss",
                "sa"
            );
            T t = fieldType(member);
            if (member.charAt(0) == 's') {
                value(t, 2);
                field(179, member, t);
                return;
            }
            solid(of(T.B, T.P), 1);
            value(t, 2);
            putField(member, t);
        }

        void putField(String member, T t) {
            pop(2);
            code.op(181).u2(
                out.member(
                    9,
                    "FlowBase",
                    member,
                    member.equals("b") ? "B" : member.equals("c") ? "C" : t.text
                )
            );
        }

        void getField(String member, T t) {
            if (member.equals("b") || member.equals("c")) field(180, member, t, true);
            else field(180, member, t);
        }

        /**
         * Fields of one local again and again, with little in between: what an engine knows of them
         * it uses.
         */
        void fieldsAgain() {
            int object = -1,
                other = -1;
            for (int slot : shuffled(locals.length)) {
                if (locals[slot] != T.B) continue;
                other = object < 0 ? slot : object;
                object = slot;
            }
            if (object < 0) return;
            ClassBytes.Label end = new ClassBytes.Label();
            load(object);
            pop();
            code.branch(198, end);
            if (other != object && chance(30) && mayStore(other, T.B, true)) {
                load(object);
                store(other);
            }
            String member = of("i", "i", "b", "c", "j", "f", "d", "a", "o", "next");
            T t = fieldType(member);
            int read = 0,
                value = -1; // on the stack; where a value is that the field has or had
            for (int slot : shuffled(locals.length))
                if (locals[slot] == t && slot != object && slot != other) value = slot;
            for (
                int i = 2 + below(8);
                i > 0 && locals[object] == T.B && locals[other] == T.B;
                i--
            ) {
                int choice = below(12);
                int from = chance(75) ? object : other;
                if (choice < 5 || words > 12) {
                    load(from);
                    getField(chance(80) ? member : t == T.I ? of("i", "b", "c") : member, t);
                    if (value >= 0 && chance(30) && mayStore(value, t, true)) {
                        store(value);
                    } else if (++read > 1 && !t.isReference() && chance(50)) {
                        binary(t);
                        read--;
                    }
                } else if (choice < 8) {
                    load(from);
                    if (value >= 0 && locals[value] == t && chance(60)) load(value);
                    else if (chance(70)) value(t, 0);
                    else constant(t);
                    putField(member, t);
                } else if (choice == 8) {
                    neutral(0);
                } else if (choice == 9 && mayStore(object, T.B, true)) {
                    load(other);
                    store(object);
                } else if (value >= 0 && locals[value] == t && mayStore(value, t, true)) {
                    if (t == T.I && chance(50)) {
                        code.op(196).u1(132).u2(value).u2(below(1000));
                    } else {
                        constant(t);
                        store(value);
                    }
                }
            }
            for (; read > 0; read--) mix(t);
            code.place(end);
        }

        void mix(T t) {
            invoke(184, "FlowBase", "mix", mixOf(t), 1, null);
        }

        void neutral(int depth) {
            switch (below(depth > 0 ? 13 : 10)) {
                case 0:
                case 1:
                case 2:
                    assign(true);
                    break;
                case 3:
                case 4:
                    increase();
                    break;
                case 5:
                case 6:
                    putElement();
                    break;
                case 7:
                    putField();
                    break;
                case 9:
                    fieldsAgain();
                    break;
                case 8:
                    if (chance(30)) {
                        T t = of(TYPES);
                        value(t, 1);
                        mix(t);
                    } else if (chance(50)) {
                        Method m = of(methods);
                        if (method.isTiny) break;
                        call(m, 1);
                        if (m.result != null) mix(m.result);
                    } else {
                        solid(T.B, 1);
                        value(T.I, 1);
                        invoke(182, "FlowBase", "set", "(I)V", 2, null);
                    }
                    break;
                case 10:
                case 11: {
                    // perhaps
                    ClassBytes.Label end = new ClassBytes.Label();
                    branch(end);
                    for (int i = 1 + below(3); i > 0; i--) neutral(depth - 1);
                    code.place(end);
                    break;
                }
                default:
                    loop(depth - 1);
            }
        }

        /** As a compiler makes it; with operands below, perhaps. */
        void loop(int depth) {
            int counter = -1;
            for (int s : shuffled(locals.length))
                if (isIndex[s] && locals[s] == T.I && (region == 0 || stable[s] != null)) counter =
                    s;
            if (counter < 0 || method.isTiny) return;
            ClassBytes.Label body = new ClassBytes.Label(),
                test = new ClassBytes.Label(),
                end = new ClassBytes.Label();
            boolean isTestedFirst = chance(50);
            constantIndex();
            store(counter);
            if (isTestedFirst) {
                code.place(test);
                load(counter);
                bound();
                pop(2);
                code.branch(162, end);
            } else {
                code.branch(167, test);
            }
            code.place(body);
            spend();
            for (int i = 1 + below(3); i > 0; i--) neutral(depth);
            code.op(132).u1(counter).u1(1);
            if (isTestedFirst) {
                code.branch(167, test);
            } else {
                code.place(test);
                load(counter);
                bound();
                pop(2);
                code.branch(161, body);
            }
            code.place(end);
        }

        void bound() {
            if (chance(50) && local(T.AI)) op(190, 1, T.I);
            else if (chance(40) && local(T.I)) return;
            else integer(2 + below(6));
        }

        /** How many entries make so many words from the one at `top` down, -1: none do. */
        int entries(int top, int wanted) {
            int count = 0;
            for (int i = top; wanted > 0 && i >= 0; i--, count++) wanted -= stack.get(i).words();
            return wanted == 0 ? count : -1;
        }

        void shuffle() {
            int top = stack.size() - 1;
            int opcode = of(87, 88, 89, 89, 90, 91, 92, 92, 93, 94, 95);
            int moved = opcode == 87 || opcode == 88 ? 0 : opcode >= 92 && opcode <= 94 ? 2 : 1;
            int below =
                opcode == 90 || opcode == 93 || opcode == 95
                    ? 1
                    : opcode == 91 || opcode == 94
                      ? 2
                      : 0;
            if (moved == 0) {
                int count = entries(top, opcode - 86);
                if (count > 0) op(opcode, count, null);
                return;
            }
            int first = entries(top, moved);
            if (first <= 0) return;
            int second = entries(top - first, below);
            if (second < 0 || words > 12) return;
            List<T> upper = new ArrayList<>(stack.subList(top + 1 - first, top + 1)),
                lower = new ArrayList<>(stack.subList(top + 1 - first - second, top + 1 - first));
            pop(first + second);
            code.op(opcode);
            for (T t : upper) push(t);
            for (T t : lower) push(t);
            if (opcode != 95) for (T t : upper) push(t);
        }

        void workOnTop() {
            if (stack.isEmpty()) return;
            T t = stack.get(stack.size() - 1);
            if (t.isReference()) {
                if (t.isArray() && chance(50)) op(190, 1, T.I);
                else if (t == T.B) field(180, "i", T.I);
                else if (chance(30)) op(193, 1, T.I).u2(out.type("java/lang/String"));
                else shuffle();
            } else if (stack.size() > 1 && stack.get(stack.size() - 2) == t && chance(60)) {
                binary(t);
            } else if (chance(60)) {
                value(t, 1);
                binary(t);
            } else {
                T to = of(T.I, T.J, T.F, T.D);
                if (to == t) code.op(116 + t.family());
                else op(
                    133 +
                        3 * t.family() +
                        (to.family() < t.family() ? to.family() : to.family() - 1),
                    1,
                    to
                );
            }
        }

        void storeTop() {
            if (stack.isEmpty()) return;
            T t = stack.get(stack.size() - 1);
            for (int tries = 0; tries < 10; tries++) {
                int slot = below(locals.length);
                if (!mayStore(slot, t, false) || isIndex[slot]) continue;
                if (chance(30)) {
                    code.op(t.isWide() ? 92 : 89);
                    push(t);
                }
                store(slot);
                return;
            }
        }

        /**
         * Each is called from one level only: the reference JVM's verifier refuses some that are
         * called from several.
         */
        void callSubroutine() {
            int sub = region;
            if (sub >= regions - 1 || method.isTiny) return;
            stackTo(subShape);
            code.branch(chance(90) ? 168 : 201, subs[sub]);
            push(T.R); // the address, for a moment
            pop();
            for (int s = 0; s < locals.length; s++) if (isScratch[s]) forget(s);
        }

        void something() {
            int choice = below(100);
            if (choice < 18) assign(false);
            else if (choice < 32) {
                if (words < 10) value(of(STACKED), 2);
            } else if (choice < 42) shuffle();
            else if (choice < 54) workOnTop();
            else if (choice < 64) storeTop();
            else if (choice < 67 && regions > 1) callSubroutine();
            else if (choice < 70 && words < 10) fork(of(STACKED));
            else neutral(2);
        }

        // -- Edges --

        void drop() {
            op(stack.get(stack.size() - 1).isWide() ? 88 : 87, 1, null);
        }

        void stackTo(List<T> wanted) {
            int same = 0;
            while (
                    same < stack.size() &&
                    same < wanted.size() &&
                    stack.get(same).is(wanted.get(same))
                )
                same++;
            while (stack.size() > same) {
                if (chance(10) && stack.get(stack.size() - 1) != T.R) mix(
                    stack.get(stack.size() - 1)
                );
                else drop();
            }
            for (T t : wanted.subList(same, wanted.size())) value(t, 1);
            take(wanted);
        }

        void localsTo(T[] wanted) {
            for (int s = 0; s < wanted.length; s++) {
                T t = wanted[s];
                if (
                    t == null || t == T.W || t == T.R || (locals[s] != null && locals[s].is(t))
                ) continue;
                if (isIndex[s]) constantIndex();
                else value(t, 1);
                store(s);
                locals[s] = t;
            }
        }

        void spend() {
            if (method.isTiny) return;
            ClassBytes.Label more = new ClassBytes.Label();
            if (fuelSlot >= 0) {
                code.op(132).u1(fuelSlot).u1(-1);
                code.op(21).u1(fuelSlot);
                push(T.I);
                pop();
            } else {
                field(178, "fuel", T.I);
                integer(1);
                op(100, 2, T.I);
                code.op(89);
                push(T.I);
                field(179, "fuel", T.I);
                pop();
            }
            code.branch(157, more);
            leave();
            code.place(more);
        }

        /** Returns anything, whatever the stack has. */
        void leave() {
            T t = method.result;
            if (t != null) {
                code.op(t.isReference() ? 1 : t == T.I ? 3 : t == T.J ? 9 : t == T.F ? 11 : 14);
                push(t);
                pop();
            }
            code.op(t == null ? 177 : 172 + t.family());
        }

        void finish() {
            if (region > 0) {
                // a subroutine has one way back
                ClassBytes.Label way = returns[region];
                stackTo(subShape);
                if (way.at >= 0) {
                    code.branch(167, way);
                    return;
                }
                code.place(way);
                code.op(169).u1(addressSlot[region]);
                return;
            }
            for (int i = method.isTiny ? 0 : below(4); i > 0; i--) {
                T t = of(TYPES);
                if (local(t)) mix(t);
            }
            if (method.result == null) {
                code.op(177);
                return;
            }
            value(method.result, 1);
            pop();
            code.op(172 + method.result.family());
        }

        /** All that several blocks begin with; null when they cannot be led to alike. */
        T[] union(List<Block> targets) {
            T[] all = new T[locals.length];
            for (Block b : targets) {
                if (!b.stack.equals(targets.get(0).stack)) return null;
                for (int s = 0; s < all.length; s++) {
                    if (b.locals[s] == null) continue;
                    if (all[s] != null && all[s] != b.locals[s]) return null;
                    all[s] = b.locals[s];
                }
            }
            return all;
        }

        ClassBytes.Label detour(Block target) {
            ClassBytes.Label label = new ClassBytes.Label();
            detours.add(new Object[] { label, locals.clone(), List.copyOf(stack), target });
            return label;
        }

        void detours() {
            for (int i = 0; i < detours.size(); i++) {
                Object[] d = detours.get(i);
                code.place((ClassBytes.Label) d[0]);
                locals = ((T[]) d[1]).clone();
                @SuppressWarnings("unchecked")
                List<T> operands = (List<T>) d[2];
                take(operands);
                Block target = (Block) d[3];
                if (chance(8)) {
                    // a longer way
                    code.branch(chance(80) ? 167 : 200, detour(target));
                    continue;
                }
                stackTo(target.stack);
                localsTo(target.locals);
                code.branch(chance(95) ? 167 : 200, target.label);
            }
            detours.clear();
        }

        void goTo(Block target, Block from) {
            stackTo(target.stack);
            localsTo(target.locals);
            if (target.index == from.index + 1 && target.region == from.region && chance(80)) {
                fallsThrough = true;
                return;
            }
            code.branch(chance(95) ? 167 : 200, target.label);
            if (chance(5)) junk();
        }

        /** What nobody reaches need make no sense. */
        void junk() {
            for (int i = 1 + below(4); i > 0; i--) code.op(of(96, 87, 46, 190, 3, 97, 83, 191));
            code.op(of(177, 191));
        }

        void end(Block b) {
            if (b.kind == RETURN) {
                finish();
                return;
            }
            if (b.kind == THROW) {
                value(T.X, 1);
                pop();
                code.op(191);
                return;
            }
            boolean leadsBack = false;
            for (Block t : b.targets) leadsBack |= t.index <= b.index;
            if (leadsBack && !asksAtHeads) spend();
            Block last = b.targets.get(b.targets.size() - 1);
            if (b.kind == GOTO) {
                goTo(last, b);
                return;
            }
            T[] all = union(b.targets);
            boolean isTopTested =
                b.kind == IF &&
                all != null &&
                stack.size() == last.stack.size() + 1 &&
                stack.get(stack.size() - 1) == T.I;
            for (int i = 0; isTopTested && i < last.stack.size(); i++) isTopTested = stack
                .get(i)
                .is(last.stack.get(i));
            if (all != null) {
                if (!isTopTested) stackTo(last.stack);
                localsTo(all);
            }
            if (b.kind == IF) {
                ClassBytes.Label to = new ClassBytes.Label();
                if (isTopTested) {
                    pop();
                    take(last.stack);
                    code.branch(153 + below(6), b.targets.get(0).label);
                } else if (all != null) {
                    branch(b.targets.get(0).label);
                } else {
                    branch(to);
                    Object[] d = { to, locals.clone(), List.copyOf(stack), b.targets.get(0) };
                    detours.add(d);
                }
                goTo(last, b);
                return;
            }
            value(T.I, 1);
            if (chance(80)) {
                integer(7);
                op(126, 2, T.I);
            }
            pop();
            select(b, all != null);
        }

        void select(Block b, boolean isDirect) {
            List<ClassBytes.Label> labels = new ArrayList<>();
            for (Block t : b.targets) labels.add(isDirect ? t.label : detour(t));
            boolean isTable = chance(60),
                isWide = chance(20);
            int lowest = isWide ? Integer.MIN_VALUE : -1000;
            code.op(isTable ? 170 : 171);
            int from = code.length - 1,
                cases = labels.size() - 1,
                first = below(3) - 1;
            while (code.length % 4 != 0) code.u1(0);
            code.distance(labels.get(cases), from, 4);
            if (isTable) code.u4(first).u4(first + cases - 1);
            else code.u4(cases);
            for (int i = 0; i < cases; i++) {
                if (!isTable) code.u4(
                    i == 0 ? lowest : i == cases - 1 && isWide ? Integer.MAX_VALUE : first + 2 * i
                );
                code.distance(labels.get(i), from, 4);
            }
        }

        // -- The plan --

        void planLocals() {
            int size = method.isStatic ? 0 : 1;
            for (T t : method.parameters) size += t.words();
            int parameters = size;
            int spread = below(20);
            size += method.isTiny
                ? below(4) + (size == 0 ? 1 : 0)
                : spread == 0
                  ? 250 + below(30)
                  : spread < 3
                    ? 60 + below(20)
                    : 3 + below(12);
            int likely = spread == 0 ? 6 : spread < 3 ? 20 : 85;
            if (!method.isTiny) size += 6;
            locals = new T[size];
            stable = new T[size];
            isReserved = new boolean[size];
            isIndex = new boolean[size];
            isScratch = new boolean[size];
            int s = 0;
            if (!method.isStatic) locals[s++] = T.P;
            for (T t : method.parameters) {
                locals[s] = t == T.P ? T.B : t;
                if (t.isWide()) locals[s + 1] = T.W;
                s += t.words();
            }
            addressSlot = new int[regions];
            if (!method.isTiny) {
                for (int i = 0; i < 2; i++) {
                    isIndex[parameters + i] = true;
                    stable[parameters + i] = T.I;
                }
                int at = parameters + 2;
                if (chance(60)) {
                    fuelSlot = at++;
                    stable[fuelSlot] = T.I;
                    isReserved[fuelSlot] = true;
                }
                for (int i = 1; i < regions; i++) {
                    addressSlot[i] = at++;
                    isReserved[addressSlot[i]] = true;
                }
                parameters = at;
            }
            T[] base = stable.clone();
            for (s = 0; s < size; s++) {
                if (base[s] != null || isReserved[s]) continue;
                T t = locals[s] != null ? locals[s] : chance(likely) ? of(TYPES) : null;
                if (
                    t == null ||
                    t == T.W ||
                    (t.isWide() && (s + 1 >= size || base[s + 1] != null || isReserved[s + 1]))
                ) continue;
                base[s] = t;
                if (t.isWide()) base[s + 1] = T.W;
                if (chance(50)) {
                    stable[s] = t;
                    if (t.isWide()) stable[s + 1] = T.W;
                } else {
                    isScratch[s] = chance(30);
                    if (t.isWide()) isScratch[s + 1] = isScratch[s];
                }
                if (t.isWide()) s++;
            }
            variants.add(base);
            T[] before = locals;
            for (int v = below(3); v > 0; v--) {
                locals = base.clone();
                for (int tries = 1 + below(6); tries > 0; tries--) {
                    int slot = below(size);
                    T t = of(TYPES);
                    if (
                        stable[slot] != null || isReserved[slot] || slot + t.words() > size
                    ) continue;
                    if (t.isWide() && (stable[slot + 1] != null || isReserved[slot + 1])) continue;
                    put(slot, t);
                }
                variants.add(locals);
            }
            locals = before;
        }

        List<T> shape(int most) {
            List<T> shape = new ArrayList<>();
            for (int i = 1 + below(most); i > 0; i--) shape.add(of(STACKED));
            return shape;
        }

        void planBlock(int in, boolean isHandler) {
            Block b = new Block();
            b.index = blocks.size();
            b.region = in;
            b.isHandler = isHandler;
            T[] variant = in > 0 || isHandler ? stable : of(variants);
            b.locals = variant.clone();
            for (int s = 0; s < b.locals.length; s++) {
                if (
                    stable[s] != null || b.locals[s] == null || b.locals[s] == T.W || !chance(20)
                ) continue;
                if (b.locals[s].isWide()) b.locals[s + 1] = null;
                b.locals[s] = null;
            }
            if (in > 0) b.locals[addressSlot[in]] = T.R;
            b.stack = isHandler ? List.of(T.X) : of(shapes);
            blocks.add(b);
        }

        void planEnds(int first, int end) {
            for (Block b : blocks.subList(first, end)) {
                int choice = below(100);
                b.kind =
                    choice < 6
                        ? RETURN
                        : choice < (b.region > 0 ? 6 : 8)
                          ? THROW
                          : choice < 45
                            ? GOTO
                            : choice < 88
                              ? IF
                              : SWITCH;
                if (method.isTiny && b.index == end - 1) b.kind = RETURN;
                int count =
                    b.kind < GOTO ? 0 : b.kind == SWITCH ? 2 + below(6) : b.kind == IF ? 2 : 1;
                for (int i = 0; i < count; i++) {
                    int way = below(100),
                        to;
                    if (method.isTiny) to = b.index + 1 + (way < 70 ? 0 : below(3));
                    else if (way < 60) to = b.index + 1 + (i + 1 == count ? 0 : below(4));
                    else if (way < 85) to = b.index - below(6);
                    else to = first + below(end - first);
                    if (to < first) to = first;
                    if (to >= end) to =
                        method.isTiny || chance(50) ? end - 1 : first + below(end - first);
                    b.targets.add(blocks.get(to));
                }
                if (!wanted(method.name + ".b" + b.index)) {
                    b.kind = RETURN;
                    b.targets.clear();
                }
                for (Block t : b.targets) t.isLedBackTo |= t.index <= b.index;
            }
        }

        void planHandlers(int first, int end, List<Integer> pcs) {
            for (Block h : blocks.subList(first, end)) {
                if (!h.isHandler) continue;
                for (int i = 1 + below(3); i > 0; i--) {
                    int from = below(pcs.size()),
                        to = Math.min(
                            pcs.size() - 1,
                            from + 1 + below(chance(50) ? 30 : pcs.size())
                        );
                    if (from >= to) continue;
                    String type = of(
                        null,
                        null,
                        "java/lang/Throwable",
                        "java/lang/RuntimeException",
                        "java/lang/ArithmeticException",
                        "java/lang/NullPointerException",
                        "java/lang/ArrayIndexOutOfBoundsException",
                        "java/lang/ClassCastException"
                    );
                    code.handlers.add(new int[] {
                        pcs.get(from),
                        pcs.get(to),
                        h.label.at,
                        type == null ? 0 : out.type(type)
                    });
                }
            }
        }

        void emit(Block b) {
            begin(method.name + ".at" + b.index);
            code.place(b.label);
            locals = b.locals.clone();
            take(b.stack);
            if (b.isHandler || (b.isLedBackTo && asksAtHeads)) spend();
            if (b.isHandler && chance(70)) {
                code.op(89);
                push(T.X);
                invoke(184, "FlowBase", "note", "(Ljava/lang/Throwable;)I", 1, T.I);
            }
            for (int i = 0, count = method.isTiny ? below(2) : below(5); i < count; i++) {
                if (!wanted(method.name + ".b" + b.index + "." + i)) continue;
                something();
            }
            begin(method.name + ".end" + b.index);
            fallsThrough = false;
            end(b);
            if (!fallsThrough && chance(50)) detours();
        }

        void all() {
            boolean isLarge = !method.isTiny && chance(6);
            regions = method.isTiny || chance(85) ? 1 : 2 + below(2);
            planLocals();
            shapes.add(List.of());
            shapes.add(List.of());
            for (int i = below(4); i > 0; i--) shapes.add(shape(chance(20) ? 8 : 3));
            if (chance(30)) subShape = of(shapes);
            asksAtHeads = chance(50);
            int[] ends = new int[regions + 1];
            for (region = 0; region < regions; region++) {
                int count = method.isTiny
                    ? 1 + below(4)
                    : region > 0
                      ? 1 + below(5)
                      : isLarge
                        ? 60 + below(200)
                        : 2 + below(24);
                int handlers = method.isTiny || chance(30) ? 0 : 1 + below(3);
                for (int i = 0; i < count; i++) planBlock(
                    region,
                    i > 0 && handlers > 0 && below(count) < handlers
                );
                ends[region + 1] = blocks.size();
                planEnds(ends[region], ends[region + 1]);
            }
            subs = new ClassBytes.Label[regions];
            returns = new ClassBytes.Label[regions];
            for (int i = 0; i < regions; i++) {
                subs[i] = new ClassBytes.Label();
                returns[i] = new ClassBytes.Label();
            }
            begin(method.name + ".begin");
            code.hasLines = chance(70);
            prologue();
            boolean isBehind = chance(50);
            if (isBehind || regions == 1) region(0, ends);
            for (int i = 1; i < regions; i++) region(i, ends);
            if (!isBehind && regions > 1) region(0, ends);
            code.maxLocals = locals.length;
        }

        void prologue() {
            region = 0;
            if (!method.isTiny) {
                int slot = fuelSlot;
                fuelSlot = -1;
                spend();
                fuelSlot = slot;
                if (slot >= 0) {
                    integer(10);
                    store(slot);
                }
            }
            Block first = blocks.get(0);
            stackTo(first.stack);
            localsTo(first.locals);
            code.branch(167, first.label);
        }

        void region(int which, int[] ends) {
            region = which;
            if (which > 0) {
                code.place(subs[which - 1]);
                locals = stable.clone();
                take(subShape);
                push(T.R);
                pop();
                local(54, 59, 4, addressSlot[which]);
                locals[addressSlot[which]] = T.R;
                Block first = blocks.get(ends[which]);
                stackTo(first.stack);
                localsTo(first.locals);
                code.branch(167, first.label);
            }
            int before = code.pcs.size();
            for (Block b : blocks.subList(ends[which], ends[which + 1])) emit(b);
            detours();
            begin(method.name + ".handlers" + which);
            planHandlers(ends[which], ends[which + 1], code.pcs.subList(before, code.pcs.size()));
        }

        void empty() {
            locals = new T[2];
            code.maxLocals = 12;
            leave();
        }
    }
}
