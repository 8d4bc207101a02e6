// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Generator seed count folder: writes programs P(seed) to P(seed + count - 1). The same seed makes
 * the same program.
 * A program always ends: every loop and every method asks S.tick(), and a method calls only methods
 * of a higher level.
 * What a program prints depends on the language and the core library alone: no identity, no time,
 * no threads.
 */
class Generator {

    enum T {
        Z("boolean"),
        B("byte"),
        H("short"),
        C("char"),
        I("int"),
        J("long"),
        F("float"),
        D("double"),
        STR("String"),
        OBJ("Object"),
        INT("Integer"),
        LNG("Long"),
        DBL("Double"),
        CHR("Character"),
        AI("int[]"),
        AJ("long[]"),
        AD("double[]"),
        AF("float[]"),
        AB("byte[]"),
        AH("short[]"),
        AC("char[]"),
        AZ("boolean[]"),
        AO("Object[]"),
        AS("String[]"),
        AII("int[][]"),
        E("E"),
        R("R"),
        BASE("A0"),
        IFACE("I0"),
        FI("S.IntFn"),
        FJ("S.LongFn"),
        FD("S.DoubleFn"),
        FS("S.StringFn");

        final String text;

        T(String text) {
            this.text = text;
        }

        boolean isNumeric() {
            return ordinal() >= 1 && ordinal() <= 7;
        }

        boolean isPrimitive() {
            return ordinal() <= 7;
        }

        boolean isArray() {
            return text.endsWith("]");
        }

        boolean isFunction() {
            return ordinal() >= FI.ordinal();
        }
    }

    static final T[] NUMBERS = { T.B, T.H, T.C, T.I, T.I, T.I, T.J, T.J, T.F, T.D };
    static final T[] ARRAYS = { T.AI, T.AJ, T.AD, T.AF, T.AB, T.AH, T.AC, T.AZ, T.AO, T.AS, T.AII };
    static final T[] VALUES = {
        T.Z,
        T.B,
        T.H,
        T.C,
        T.I,
        T.I,
        T.I,
        T.J,
        T.J,
        T.F,
        T.D,
        T.D,
        T.STR,
        T.STR,
        T.OBJ,
        T.INT,
        T.LNG,
        T.DBL,
        T.CHR,
        T.AI,
        T.AJ,
        T.AD,
        T.AF,
        T.AB,
        T.AC,
        T.AO,
        T.AS,
        T.AII,
        T.E,
        T.R,
        T.BASE,
        T.IFACE,
        T.FI,
        T.FJ,
        T.FD,
        T.FS
    };

    record Var(String name, T type, boolean isFinal, boolean isField) {}

    record Callable(String name, T result, List<T> parameters, int level, String owner) {}

    /** Where code stands: what it may name, call, and jump to. */
    static class Place {

        final List<Var> vars = new ArrayList<>();
        final List<String> labels = new ArrayList<>();
        int level;
        int loops;
        T result;
        boolean inLambda;
        boolean mayReturn = true;

        Place in() {
            Place p = new Place();
            p.vars.addAll(vars);
            p.labels.addAll(labels);
            p.level = level;
            p.loops = loops;
            p.result = result;
            p.inLambda = inLambda;
            p.mayReturn = mayReturn;
            return p;
        }

        Place lambda(T type) {
            Place p = new Place();
            for (Var v : vars) if (v.isFinal || v.isField) p.vars.add(v);
            p.level = level;
            p.result = type;
            p.inLambda = true;
            return p;
        }
    }

    final Random random;
    final String name;
    final StringBuilder out = new StringBuilder();
    final List<Callable> methods = new ArrayList<>(); // static ones of the program
    final List<Callable> virtuals = new ArrayList<>(); // of A0
    final List<Callable> abstracts = new ArrayList<>(); // of I0
    final List<Var> statics = new ArrayList<>();
    final List<Var> fields = new ArrayList<>(); // of A0
    int names, classes, indent, budget;

    Generator(long seed) {
        random = new Random(seed * 0x9E3779B97F4A7C15L + 12345);
        name = "P" + seed;
    }

    public static void main(String[] args) throws IOException {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        for (long s = seed; s < seed + count; s++) Files.writeString(
            Path.of(args[2], "P" + s + ".java"),
            new Generator(s).program()
        );
    }

    // ---- Choices ----

    int below(int n) {
        return random.nextInt(n);
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    @SafeVarargs
    final <X> X of(X... all) {
        return all[below(all.length)];
    }

    String fresh(String prefix) {
        return prefix + names++;
    }

    void line(String text) {
        for (int i = 0; i < indent; i++) out.append("    ");
        out.append(text).append('\n');
    }

    // ---- Literals ----

    static final int[] INTS = {
        0,
        1,
        -1,
        2,
        3,
        5,
        7,
        8,
        15,
        16,
        31,
        32,
        33,
        63,
        64,
        100,
        127,
        128,
        255,
        256,
        32767,
        32768,
        65535,
        65536,
        -128,
        -129,
        -32768,
        -32769,
        1000003,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        0x55555555,
        0xAAAAAAAA,
        123456789
    };
    static final String[] DOUBLES = {
        "0.0",
        "(-0.0)",
        "1.0",
        "(-1.0)",
        "0.5",
        "1.5",
        "2.5",
        "(-2.5)",
        "1e10",
        "(-1e10)",
        "1e300",
        "1e-300",
        "4.9E-324",
        "Double.MAX_VALUE",
        "Double.MIN_NORMAL",
        "Double.NaN",
        "Double.POSITIVE_INFINITY",
        "Double.NEGATIVE_INFINITY",
        "2147483647.0",
        "2147483648.0",
        "(-2147483649.0)",
        "9.223372036854775807E18",
        "4503599627370495.5",
        "0.1",
        "3.141592653589793",
        "1e17"
    };
    static final String[] FLOATS = {
        "0.0f",
        "(-0.0f)",
        "1.0f",
        "(-1.5f)",
        "0.1f",
        "16777217.0f",
        "1e38f",
        "1e-45f",
        "Float.NaN",
        "3.4e38f",
        "Float.POSITIVE_INFINITY",
        "Float.NEGATIVE_INFINITY",
        "Float.MIN_NORMAL",
        "2.5f",
        "(-0.5f)",
        "33554431.0f",
        "1e20f"
    };
    static final String[] STRINGS = {
        "\"\"",
        "\"a\"",
        "\"abc\"",
        "\"Zürich\"",
        "\"\\u4e2d\\u6587\"",
        "\"x\\ty\"",
        "\"hello world\"",
        "\"0\"",
        "\"-17\"",
        "\"null\"",
        "\"abcabc\"",
        "\"\\ud83d\\ude00!\"",
        "\"B\"",
        "\"AaBB\""
    };

    int anInt() {
        return chance(60)
            ? INTS[below(INTS.length)]
            : chance(50)
              ? below(20) - 5
              : random.nextInt();
    }

    String intText(int v) {
        return v == Integer.MIN_VALUE
            ? "Integer.MIN_VALUE"
            : v < 0
              ? "(" + v + ")"
              : chance(20)
                ? "0x" + Integer.toHexString(v)
                : "" + v;
    }

    long aLong() {
        return chance(40)
            ? anInt()
            : chance(30)
              ? 1L << below(64)
              : chance(30)
                ? Long.MAX_VALUE - below(3)
                : random.nextLong();
    }

    String literal(T t) {
        switch (t) {
            case Z:
                return chance(50) ? "true" : "false";
            case B:
            case H:
                return "((" + t.text + ") " + intText(anInt()) + ")";
            case C:
                return chance(50)
                    ? "'" + (char) ('a' + below(26)) + "'"
                    : "((char) " + intText(anInt()) + ")";
            case I:
                return intText(anInt());
            case J:
                long v = aLong();
                return v == Long.MIN_VALUE ? "Long.MIN_VALUE" : v < 0 ? "(" + v + "L)" : v + "L";
            case F:
                return of(FLOATS);
            case D:
                return of(DOUBLES);
            case STR:
                return chance(3) ? "((String) null)" : of(STRINGS);
            case INT:
                return chance(6) ? "((Integer) null)" : "Integer.valueOf(" + intText(anInt()) + ")";
            case LNG:
                return "Long.valueOf(" + literal(T.J) + ")";
            case DBL:
                return "Double.valueOf(" + literal(T.D) + ")";
            case CHR:
                return "Character.valueOf(" + literal(T.C) + ")";
            case OBJ:
                T u = of(T.STR, T.INT, T.LNG, T.DBL, T.E, T.AI, T.AS, T.CHR);
                return chance(5) ? "((Object) null)" : "((Object) " + literal(u) + ")";
            case E:
                return "E." + (char) ('A' + below(4));
            case R:
                return "new R(" + literal(T.I) + ", " + literal(T.J) + ", " + literal(T.STR) + ")";
            case BASE:
                return chance(4)
                    ? "((A0) null)"
                    : "new A" + (1 + below(classes)) + "(" + literal(T.I) + ")";
            case IFACE:
                return "new A" + (2 + below(classes - 1)) + "(" + literal(T.I) + ")";
            case AII:
                return chance(50)
                    ? "new int[" + (1 + below(4)) + "][" + (1 + below(5)) + "]"
                    : "new int[][] {{" + anInt() + ", 2}, {}, {3, 4, " + anInt() + "}}";
            case FI:
                return of(
                    "Math::max",
                    "(a, b) -> a - b",
                    "(a, b) -> a / b",
                    "Integer::compare"
                ).transform(s -> "((S.IntFn) " + s + ")");
            case FJ:
                return of("Math::abs", "a -> a * a", "Long::reverse", "a -> ~a").transform(
                    s -> "((S.LongFn) " + s + ")"
                );
            case FD:
                return of(
                    "(a, b) -> a * b",
                    "(a, b) -> a % b",
                    "Math::copySign",
                    "(a, b) -> Math.sqrt(a) + b"
                ).transform(s -> "((S.DoubleFn) " + s + ")");
            case FS:
                return of(
                    "(a, b) -> a + S.show(b)",
                    "(a, b) -> S.show(b) + \"|\" + a",
                    "(a, b) -> a.toUpperCase()"
                ).transform(s -> "((S.StringFn) " + s + ")");
            default:
                return arrayLiteral(t);
        }
    }

    String arrayLiteral(T t) {
        String element = t.text.substring(0, t.text.length() - 2);
        if (chance(30)) return (
            "new " + element + "[" + (chance(3) ? "(-1)" : "" + (1 + below(9))) + "]"
        );
        StringBuilder text = new StringBuilder("new " + t.text + " {");
        int n = 1 + below(6);
        for (int i = 0; i < n; i++) text.append(i > 0 ? ", " : "").append(literal(element(t)));
        return text.append("}").toString();
    }

    T element(T t) {
        switch (t) {
            case AI:
                return T.I;
            case AJ:
                return T.J;
            case AD:
                return T.D;
            case AF:
                return T.F;
            case AB:
                return T.B;
            case AH:
                return T.H;
            case AC:
                return T.C;
            case AZ:
                return T.Z;
            case AO:
                return T.OBJ;
            case AS:
                return T.STR;
            default:
                return T.AI;
        }
    }

    T arrayOf(T t) {
        switch (t) {
            case I:
                return T.AI;
            case J:
                return T.AJ;
            case D:
                return T.AD;
            case F:
                return T.AF;
            case B:
                return T.AB;
            case H:
                return T.AH;
            case C:
                return T.AC;
            case Z:
                return T.AZ;
            case OBJ:
                return T.AO;
            case STR:
                return T.AS;
            case AI:
                return T.AII;
            default:
                return null;
        }
    }

    // ---- Expressions ----

    Var variable(Place p, T t, boolean toAssign) {
        List<Var> fit = new ArrayList<>();
        for (Var v : p.vars) if (v.type == t && !(toAssign && v.isFinal)) fit.add(v);
        return fit.isEmpty() ? null : fit.get(below(fit.size()));
    }

    String leaf(Place p, T t) {
        Var v = chance(75) ? variable(p, t, false) : null;
        return v != null ? v.name : literal(t);
    }

    String index(Place p, String array, int d) {
        String i = expr(p, T.I, d - 1);
        return chance(4) ? i : "(" + i + " & 0x7fffffff) % (" + array + ".length | 1)";
    }

    String expr(Place p, T t, int d) {
        if (d <= 0 || --budget < 0) return leaf(p, t);
        int pick = below(100);
        if (pick < 12) return leaf(p, t);
        if (pick < 17 && !t.isFunction()) return (
            "(" + expr(p, T.Z, d - 1) + " ? " + expr(p, t, d - 1) + " : " + expr(p, t, d - 1) + ")"
        );
        if (pick < 24) {
            String c = call(p, t, d);
            if (c != null) return c;
        }
        if (pick < 31) {
            String a = arrayRead(p, t, d);
            if (a != null) return a;
        }
        if (pick < 36) {
            Var v = variable(p, t, true);
            if (v != null) return "(" + v.name + " = " + expr(p, t, d - 1) + ")";
        }
        if (pick < 40) {
            String s = switchExpression(p, t, d);
            if (s != null) return s;
        }
        if (pick < 43) {
            String f = fieldRead(p, t, d);
            if (f != null) return f;
        }
        if (t == T.Z) return condition(p, d);
        if (t.isNumeric()) return numeric(p, t, d);
        return reference(p, t, d);
    }

    String call(Place p, T t, int d) {
        List<Callable> fit = new ArrayList<>();
        for (Callable c : methods) if (c.result == t && c.level > p.level) fit.add(c);
        for (Callable c : virtuals) if (c.result == t && c.level > p.level) fit.add(c);
        for (Callable c : abstracts) if (c.result == t && c.level > p.level) fit.add(c);
        if (fit.isEmpty()) return null;
        Callable c = fit.get(below(fit.size()));
        String receiver = c.owner.equals("I0")
            ? expr(p, T.IFACE, d - 1) + "."
            : c.owner.equals("A0")
              ? expr(p, T.BASE, d - 1) + "."
              : "";
        return receiver + c.name + arguments(p, c, d);
    }

    String arguments(Place p, Callable c, int d) {
        StringBuilder text = new StringBuilder("(");
        for (T a : c.parameters)
            text.append(text.length() > 1 ? ", " : "").append(expr(p, a, d - 1));
        return text.append(")").toString();
    }

    String arrayRead(Place p, T t, int d) {
        T a = arrayOf(t);
        if (a == null) return null;
        Var v = variable(p, a, false);
        if (v == null) return null;
        String at = v.name + "[" + index(p, v.name, d) + "]";
        if (t.isNumeric() && chance(30)) return "(" + assignment(p, at, t, d) + ")";
        if (chance(10)) return "(" + at + " = " + expr(p, t, d - 1) + ")";
        return at;
    }

    String fieldRead(Place p, T t, int d) {
        for (Var f : fields)
            if (f.type == t && chance(60)) return expr(p, T.BASE, d - 1) + "." + f.name;
        if (t == T.I && chance(50)) return expr(p, T.R, d - 1) + ".a()";
        if (t == T.J && chance(50)) return expr(p, T.R, d - 1) + ".b()";
        if (t == T.STR && chance(50)) return expr(p, T.R, d - 1) + ".c()";
        if (t == T.I && chance(40)) return (
            expr(p, T.E, d - 1) + of(".weight", ".ordinal()", ".apply(" + expr(p, T.I, d - 1) + ")")
        );
        return null;
    }

    /** A compound assignment or step of something numeric, without parentheses. */
    String assignment(Place p, String target, T t, int d) {
        int pick = below(10);
        if (pick == 0) return target + of("++", "--");
        if (pick == 1) return of("++", "--") + target;
        boolean whole = t != T.F && t != T.D;
        if (whole && pick < 4) return (
            target + " " + of("<<=", ">>=", ">>>=") + " " + expr(p, of(T.I, T.J, T.B), d - 1)
        );
        if (whole && pick < 6) return (
            target + " " + of("&=", "|=", "^=") + " " + expr(p, of(T.I, T.J, T.C), d - 1)
        );
        String right = expr(p, of(NUMBERS), d - 1);
        if (pick == 6) return (
            target +
            " " +
            of("/=", "%=") +
            " " +
            (chance(85) ? "(" + expr(p, T.I, d - 1) + " | 1)" : right)
        );
        return target + " " + of("+=", "-=", "*=") + " " + right;
    }

    String condition(Place p, int d) {
        switch (below(12)) {
            case 0:
            case 1:
                return (
                    "(" +
                    expr(p, T.Z, d - 1) +
                    of(" && ", " || ", " & ", " | ", " ^ ", " == ", " != ") +
                    expr(p, T.Z, d - 1) +
                    ")"
                );
            case 2:
                return "!" + expr(p, T.Z, d - 1);
            case 3:
            case 4:
            case 5:
            case 6:
                return (
                    "(" +
                    expr(p, of(NUMBERS), d - 1) +
                    of(" < ", " <= ", " > ", " >= ", " == ", " != ") +
                    expr(p, of(NUMBERS), d - 1) +
                    ")"
                );
            case 7:
                return (
                    "(" +
                    expr(p, T.OBJ, d - 1) +
                    of(
                        " == null",
                        " != null",
                        " instanceof String",
                        " instanceof Integer",
                        " instanceof int[]",
                        " instanceof Comparable",
                        " instanceof Object[]",
                        " instanceof A1",
                        " instanceof I0"
                    ) +
                    ")"
                );
            case 8: {
                String v = fresh("q");
                return of(
                    "(" +
                        expr(p, T.OBJ, d - 1) +
                        " instanceof Integer " +
                        v +
                        " && " +
                        v +
                        " > " +
                        expr(p, T.I, d - 1) +
                        ")",
                    "(" +
                        expr(p, T.OBJ, d - 1) +
                        " instanceof String " +
                        v +
                        " && " +
                        v +
                        ".length() > " +
                        expr(p, T.I, d - 1) +
                        ")"
                );
            }
            case 9:
                return (
                    expr(p, T.STR, d - 1) +
                    of(
                        ".isEmpty()",
                        ".startsWith(" + leaf(p, T.STR) + ")",
                        ".equals(" + leaf(p, T.STR) + ")",
                        ".contains(" + leaf(p, T.STR) + ")",
                        ".equalsIgnoreCase(" + leaf(p, T.STR) + ")"
                    )
                );
            case 10:
                return (
                    "java.util.Objects.equals(" +
                    expr(p, of(T.OBJ, T.R, T.STR, T.INT), d - 1) +
                    ", " +
                    expr(p, of(T.OBJ, T.R, T.STR, T.INT), d - 1) +
                    ")"
                );
            default:
                return of(
                    "Double.isNaN(" + expr(p, T.D, d - 1) + ")",
                    "Character.isLetter(" + expr(p, T.C, d - 1) + ")",
                    "(" + expr(p, T.E, d - 1) + " == " + expr(p, T.E, d - 1) + ")",
                    "Float.isInfinite(" + expr(p, T.F, d - 1) + ")",
                    "Character.isUpperCase(" + expr(p, T.C, d - 1) + ")"
                );
        }
    }

    String numeric(Place p, T t, int d) {
        Var v = chance(20) ? variable(p, t, true) : null;
        if (v != null) return "(" + assignment(p, v.name, t, d) + ")";
        if (chance(12)) return "((" + t.text + ") " + expr(p, of(NUMBERS), d - 1) + ")";
        switch (t) {
            case B:
            case H:
            case C:
                return (
                    "((" +
                    t.text +
                    ") (" +
                    expr(p, of(T.I, T.J, T.F, t, t), d - 1) +
                    of(" + ", " - ", " * ") +
                    expr(p, of(T.I, t), d - 1) +
                    "))"
                );
            case I:
                return integral(p, T.I, "Integer", d);
            case J:
                return chance(8) ? leafFunction(p, T.FJ, d) : integral(p, T.J, "Long", d);
            case F:
                return floating(p, T.F, d);
            default:
                return chance(8) ? leafFunction(p, T.FD, d) : floating(p, T.D, d);
        }
    }

    String leafFunction(Place p, T f, int d) {
        String function = leaf(p, f);
        switch (f) {
            case FI:
                return function + ".call(" + expr(p, T.I, d - 1) + ", " + expr(p, T.I, d - 1) + ")";
            case FJ:
                return function + ".call(" + expr(p, T.J, d - 1) + ")";
            case FD:
                return function + ".call(" + expr(p, T.D, d - 1) + ", " + expr(p, T.F, d - 1) + ")";
            default:
                return (
                    function + ".call(" + expr(p, T.STR, d - 1) + ", " + expr(p, T.OBJ, d - 1) + ")"
                );
        }
    }

    String integral(Place p, T t, String box, int d) {
        String a = expr(p, chance(70) || t == T.I ? t : T.I, d - 1);
        String b = expr(p, t, d - 1);
        switch (below(16)) {
            case 0:
            case 1:
            case 2:
                return "(" + a + of(" + ", " - ", " * ") + b + ")";
            case 3:
                return "(" + a + of(" / ", " % ") + (chance(85) ? "(" + b + " | 1)" : b) + ")";
            case 4:
            case 5:
                return "(" + a + of(" & ", " | ", " ^ ") + b + ")";
            case 6:
            case 7:
                return (
                    "(" +
                    (t == T.J ? "(long) " : "") +
                    a +
                    of(" << ", " >> ", " >>> ") +
                    expr(p, of(T.I, T.J, T.B, T.C), d - 1) +
                    ")"
                );
            case 8:
                return of("(-", "(~", "(+") + a + ")";
            case 9:
                return (
                    "Math." +
                    of(
                        "max",
                        "min",
                        "floorMod",
                        "floorDiv",
                        "addExact",
                        "multiplyExact",
                        "subtractExact"
                    ) +
                    "(" +
                    a +
                    ", " +
                    b +
                    ")"
                );
            case 10:
                return (
                    box +
                    "." +
                    of("reverse", "reverseBytes", "highestOneBit", "lowestOneBit", "signum") +
                    "(" +
                    a +
                    ")"
                );
            case 11:
                return (
                    box +
                    "." +
                    of("rotateLeft", "rotateRight") +
                    "(" +
                    a +
                    ", " +
                    expr(p, T.I, d - 1) +
                    ")"
                );
            case 12:
                return (
                    box +
                    "." +
                    of("divideUnsigned", "remainderUnsigned") +
                    "(" +
                    a +
                    ", " +
                    (chance(90) ? "(" + b + " | 1)" : b) +
                    ")"
                );
            case 13:
                if (t == T.J) return of(
                    "Math.round(" + expr(p, T.D, d - 1) + ")",
                    "Integer.toUnsignedLong(" + expr(p, T.I, d - 1) + ")",
                    "Double.doubleToLongBits(" + expr(p, T.D, d - 1) + ")",
                    "(0L + " + expr(p, T.LNG, d - 1) + ")",
                    "Math.multiplyHigh(" + a + ", " + b + ")"
                );
                return of(
                    "Math.round(" + expr(p, T.F, d - 1) + ")",
                    "Float.floatToIntBits(" + expr(p, T.F, d - 1) + ")",
                    "(" + expr(p, T.INT, d - 1) + " + 0)",
                    expr(p, T.STR, d - 1) + ".length()",
                    expr(p, T.STR, d - 1) + ".hashCode()",
                    "(" + expr(p, T.CHR, d - 1) + ".charValue() + 0)",
                    "Integer.parseInt(" + expr(p, T.STR, d - 1) + ")",
                    expr(p, of(ARRAYS), d - 1) + ".length",
                    expr(p, T.STR, d - 1) + ".indexOf(" + expr(p, T.STR, d - 1) + ")",
                    expr(p, T.STR, d - 1) + ".compareTo(" + leaf(p, T.STR) + ")",
                    "Long.bitCount(" + expr(p, T.J, d - 1) + ")",
                    "Integer.numberOfLeadingZeros(" + a + ")",
                    "Long.numberOfTrailingZeros(" + expr(p, T.J, d - 1) + ")",
                    "Math.getExponent(" + expr(p, T.D, d - 1) + ")",
                    "Double.compare(" + expr(p, T.D, d - 1) + ", " + leaf(p, T.D) + ")",
                    expr(p, T.R, d - 1) + ".hashCode()"
                );
            case 14:
                return t == T.I ? leafFunction(p, T.FI, d) : "(" + a + " ^ " + b + " >>> 7)";
            default:
                return t == T.J
                    ? "(" + expr(p, T.I, d - 1) + of(" + ", " * ", " - ") + b + ")"
                    : "((int) (" +
                          expr(p, T.J, d - 1) +
                          of(" + ", " * ", " / ") +
                          "(" +
                          b +
                          " | 1)))";
        }
    }

    String floating(Place p, T t, int d) {
        String a = expr(p, chance(70) ? t : t == T.F ? of(T.I, T.C, T.F) : of(NUMBERS), d - 1);
        String b = expr(p, t, d - 1);
        switch (below(9)) {
            case 0:
            case 1:
            case 2:
            case 3:
                return "(" + a + of(" + ", " - ", " * ", " / ", " % ") + b + ")";
            case 4:
                return "(-" + a + ")";
            case 5:
                return (
                    "Math." +
                    of("max", "min", "copySign", "nextAfter") +
                    "(" +
                    b +
                    ", " +
                    expr(p, t, d - 1) +
                    ")"
                );
            case 6:
                return "Math." + of("abs", "ulp", "signum", "nextUp", "nextDown") + "(" + b + ")";
            case 7:
                return t == T.F
                    ? "Float.intBitsToFloat(" + expr(p, T.I, d - 1) + ")"
                    : "Math." + of("sqrt", "floor", "ceil", "rint") + "(" + a + ")";
            default:
                return t == T.F
                    ? "Math.fma(" + b + ", " + leaf(p, T.F) + ", " + leaf(p, T.F) + ")"
                    : of(
                          "Math.scalb(" + b + ", " + expr(p, T.I, d - 1) + ")",
                          "((double) " + expr(p, T.DBL, d - 1) + ")",
                          "Double.longBitsToDouble(" + expr(p, T.J, d - 1) + ")"
                      );
        }
    }

    String reference(Place p, T t, int d) {
        switch (t) {
            case STR:
                return "S.cut(" + string(p, d) + ")";
            case OBJ: {
                T u = of(
                    T.STR,
                    T.INT,
                    T.LNG,
                    T.DBL,
                    T.CHR,
                    T.AI,
                    T.AS,
                    T.E,
                    T.R,
                    T.I,
                    T.D,
                    T.J,
                    T.C,
                    T.F,
                    T.Z,
                    T.AJ,
                    T.AO
                );
                return "((Object) " + expr(p, u, d - 1) + ")";
            }
            case INT:
                return chance(15)
                    ? "((Integer) " + expr(p, T.OBJ, d - 1) + ")"
                    : "Integer.valueOf(" + expr(p, T.I, d - 1) + ")";
            case LNG:
                return chance(10)
                    ? "((Long) " + expr(p, T.OBJ, d - 1) + ")"
                    : "Long.valueOf(" + expr(p, T.J, d - 1) + ")";
            case DBL:
                return "Double.valueOf(" + expr(p, T.D, d - 1) + ")";
            case CHR:
                return "Character.valueOf(" + expr(p, T.C, d - 1) + ")";
            case R:
                return (
                    "new R(" +
                    expr(p, T.I, d - 1) +
                    ", " +
                    expr(p, T.J, d - 1) +
                    ", " +
                    expr(p, T.STR, d - 1) +
                    ")"
                );
            case E:
                return chance(50)
                    ? "E.of(" + expr(p, T.I, d - 1) + ")"
                    : "E.valueOf(" +
                          (chance(90) ? "\"" + (char) ('A' + below(4)) + "\"" : leaf(p, T.STR)) +
                          ")";
            case BASE:
                return chance(10)
                    ? "((A0) " + expr(p, T.IFACE, d - 1) + ")"
                    : "new A" + (1 + below(classes)) + "(" + expr(p, T.I, d - 1) + ")";
            case IFACE:
                return chance(15)
                    ? "((I0) " + expr(p, T.BASE, d - 1) + ")"
                    : "new A" + (2 + below(classes - 1)) + "(" + expr(p, T.I, d - 1) + ")";
            case FI:
                return lambda(p, t, "(S.IntFn) ", T.I, new String[] { "x", "y" }, T.I, T.I);
            case FJ:
                return lambda(p, t, "(S.LongFn) ", T.J, new String[] { "x" }, T.J);
            case FD:
                return lambda(p, t, "(S.DoubleFn) ", T.D, new String[] { "x", "y" }, T.D, T.F);
            case FS:
                return lambda(
                    p,
                    t,
                    "(S.StringFn) ",
                    T.STR,
                    new String[] { "x", "y" },
                    T.STR,
                    T.OBJ
                );
            case AII:
                return (
                    "new int[" +
                    "(" +
                    expr(p, T.I, d - 1) +
                    " & 7)][" +
                    "(" +
                    expr(p, T.I, d - 1) +
                    " & 3)]"
                );
            default:
                if (chance(30)) return expr(p, t, d - 1) + ".clone()";
                if (chance(30)) return (
                    "new " +
                    t.text.substring(0, t.text.length() - 1) +
                    expr(p, T.I, d - 1) +
                    (chance(90) ? " & 15]" : " % 20]")
                );
                StringBuilder text = new StringBuilder("new " + t.text + " {");
                int n = below(5);
                for (int i = 0; i < n; i++) text.append(i > 0 ? ", " : "").append(
                    expr(p, element(t), d - 1)
                );
                return text.append("}").toString();
        }
    }

    String string(Place p, int d) {
        String a = expr(p, T.STR, d - 1);
        switch (below(11)) {
            case 0:
            case 1:
            case 2: {
                StringBuilder text = new StringBuilder("(" + a);
                for (int n = 1 + below(3); n > 0; n--) text.append(" + ").append(
                    expr(p, of(T.I, T.J, T.C, T.Z, T.F, T.D, T.STR, T.B, T.INT, T.E, T.R), d - 1)
                );
                return text.append(")").toString();
            }
            case 3:
                return "(" + expr(p, of(T.I, T.C, T.J), d - 1) + " + " + a + ")";
            case 4:
                return "String.valueOf(" + expr(p, of(T.I, T.J, T.D, T.F, T.C, T.Z), d - 1) + ")";
            case 5:
                return (
                    a +
                    ".substring(" +
                    (chance(80)
                        ? "(" +
                          expr(p, T.I, d - 1) +
                          " & 0x7fffffff) % (" +
                          leaf(p, T.STR) +
                          ".length() + 1)"
                        : expr(p, T.I, d - 1)) +
                    ")"
                );
            case 6:
                return (
                    a +
                    of(
                        ".trim()",
                        ".toUpperCase()",
                        ".toLowerCase()",
                        ".intern()",
                        ".replace('a', " + expr(p, T.C, d - 1) + ")",
                        ".concat(" + leaf(p, T.STR) + ")"
                    )
                );
            case 7:
                return (
                    of("Integer.toHexString(", "Integer.toBinaryString(", "Integer.toString(") +
                    expr(p, T.I, d - 1) +
                    ")"
                );
            case 8:
                return (
                    "new StringBuilder(" +
                    a +
                    ").append(" +
                    expr(p, of(T.I, T.C, T.D, T.J, T.STR, T.Z), d - 1) +
                    ")" +
                    of(".reverse()", "", ".append('x')") +
                    ".toString()"
                );
            case 9:
                return leafFunction(p, T.FS, d);
            default: {
                Var v = variable(p, T.STR, true);
                return v == null
                    ? "S.show(" + expr(p, T.OBJ, d - 1) + ")"
                    : "(" +
                          v.name +
                          " = S.cut(" +
                          v.name +
                          " += " +
                          expr(p, of(T.I, T.C, T.D, T.STR), d - 1) +
                          "))";
            }
        }
    }

    String lambda(Place p, T t, String cast, T result, String[] parameters, T... types) {
        Place q = p.lambda(result);
        StringBuilder head = new StringBuilder();
        for (int i = 0; i < parameters.length; i++) {
            String v = fresh(parameters[i]);
            q.vars.add(new Var(v, types[i], false, false));
            head.append(i > 0 ? ", " : "").append(v);
        }
        if (chance(75)) return "(" + cast + "(" + head + ") -> " + expr(q, result, 3) + ")";
        StringBuilder saved = new StringBuilder(out);
        int start = out.length();
        indent++;
        block(q, 1 + below(2), 1);
        line("return " + expr(q, result, 2) + ";");
        indent--;
        String body = out.substring(start);
        out.setLength(0);
        out.append(saved);
        return "(" + cast + "(" + head + ") -> {\n" + body + "    ".repeat(indent) + "})";
    }

    String switchExpression(Place p, T t, int d) {
        if (t.isFunction()) return null;
        StringBuilder text = new StringBuilder("(switch (");
        switch (below(3)) {
            case 0:
                text.append(expr(p, T.E, d - 1))
                    .append(") { case A -> ")
                    .append(expr(p, t, d - 1))
                    .append("; case B, C -> { ");
                String y = fresh("y");
                text.append("S.log(\"sw\", 1); final ")
                    .append(t.text)
                    .append(" ")
                    .append(y)
                    .append(" = ")
                    .append(expr(p, t, d - 1))
                    .append("; yield ")
                    .append(y)
                    .append("; } case D -> ")
                    .append(expr(p, t, d - 1))
                    .append("; })");
                break;
            case 1:
                text.append(expr(p, T.STR, d - 1))
                    .append(") { case \"AaBB\", \"BBAa\" -> ")
                    .append(expr(p, t, d - 1))
                    .append("; case \"a\" -> ");
                text.append(expr(p, t, d - 1))
                    .append(
                        "; case \"\" -> throw new IllegalArgumentException(\"empty\"); default -> "
                    )
                    .append(expr(p, t, d - 1))
                    .append("; })");
                break;
            default:
                text.append(expr(p, T.I, d - 1))
                    .append(of(" & 3", " % 7", ""))
                    .append(") { case 0 -> ")
                    .append(expr(p, t, d - 1))
                    .append("; case 1, -1: ".replace(":", " ->"))
                    .append(expr(p, t, d - 1))
                    .append("; case 1000003 -> ")
                    .append(expr(p, t, d - 1))
                    .append("; default -> ")
                    .append(expr(p, t, d - 1))
                    .append("; })");
        }
        String s = text.toString();
        return "((" + t.text + ") " + s + ")";
    }

    // ---- Statements ----

    void block(Place p, int count, int depth) {
        for (int i = 0; i < count; i++) statement(p, depth);
    }

    void declare(Place p, T t, int d) {
        boolean isFinal = chance(35);
        String v = fresh("v");
        line((isFinal ? "final " : "") + t.text + " " + v + " = " + expr(p, t, d) + ";");
        p.vars.add(new Var(v, t, isFinal, false));
    }

    void statement(Place p, int depth) {
        int pick = depth <= 0 ? below(50) : below(100);
        if (pick < 18) {
            declare(p, of(VALUES), 3);
            return;
        }
        if (pick < 26) {
            assign(p);
            return;
        }
        if (pick < 36) {
            T t = of(T.I, T.J, T.D, T.F, T.STR, T.Z, T.C, T.B, T.OBJ, T.R, T.AI, T.AJ);
            line("S.log(\"" + fresh("l") + "\", " + expr(p, t, 4) + ");");
            return;
        }
        if (pick < 40) {
            Var v = p.vars.isEmpty() ? null : p.vars.get(below(p.vars.size()));
            if (v != null && !v.type.isFunction()) {
                line("S.log(\"" + v.name + "\", " + v.name + ");");
                return;
            }
        }
        if (pick < 44) {
            jump(p);
            return;
        }
        if (pick < 50) {
            T t = of(T.I, T.J, T.STR);
            String c = call(p, t, 3);
            line(
                c != null && !c.startsWith("(") && !c.startsWith("new")
                    ? c + ";"
                    : "S.log(\"s\", " + expr(p, t, 3) + ");"
            );
            return;
        }
        if (pick < 60) ifElse(p, depth);
        else if (pick < 74) loop(p, depth);
        else if (pick < 84) tryCatch(p, depth);
        else if (pick < 91) switchStatement(p, depth);
        else if (pick < 94) synchronizedBlock(p, depth);
        else if (pick < 95) localClass(p);
        else if (pick < 98) fieldsAgain(p, depth);
        else {
            line("{");
            nested(p.in(), depth);
            line("}");
        }
    }

    void nested(Place p, int depth) {
        indent++;
        block(p, 1 + below(2), depth - 1);
        indent--;
    }

    /**
     * One or two names of an object, whose fields are read and written again and again; what they
     * were given is used no more.
     */
    void fieldsAgain(Place p, int depth) {
        if (fields.size() < 6) {
            declare(p, T.J, 2);
            return;
        } /* the base class is not there yet */
        String o = fresh("o"),
            q = fresh("q"),
            v = fresh("v"),
            w = fresh("w");
        Var f = of(fields.get(0), fields.get(1), fields.get(2)),
            g = fields.get(below(fields.size()));
        line("{");
        indent++;
        line(
            "A0 " +
                o +
                " = " +
                expr(p, T.BASE, 2) +
                ", " +
                q +
                " = " +
                (chance(50) ? o : expr(p, T.BASE, 2)) +
                ";"
        );
        line(
            f.type.text +
                " " +
                v +
                " = " +
                expr(p, f.type, 3) +
                ", " +
                w +
                " = " +
                expr(p, f.type, 1) +
                ";"
        );
        for (int i = 3 + below(6); i > 0; i--) fieldStep(p, depth, o, q, v, w, f, g);
        line(
            "S.log(\"" +
                f.name +
                "\", " +
                o +
                "." +
                f.name +
                "); S.log(\"" +
                g.name +
                "\", " +
                q +
                "." +
                g.name +
                ");"
        );
        indent--;
        line("}");
    }

    void fieldStep(Place p, int depth, String o, String q, String v, String w, Var f, Var g) {
        String at = of(o, o, q) + "." + f.name,
            other = of(o, q) + "." + g.name;
        switch (below(depth > -2 ? 14 : 11)) {
            case 0:
                line(at + " = " + v + ";");
                break;
            case 2:
                line(v + " = " + at + ";");
                break;
            case 3:
                line(w + " = " + at + "; S.log(\"w\", " + w + ");");
                break;
            case 4:
                line(assignment(p, at, f.type, 2) + ";");
                break;
            case 5:
                line(other + " = " + expr(p, g.type, 3) + ";");
                break;
            case 1: {
                /* what is dead from the branch on */
                String x = fresh("x");
                line(
                    "{ " +
                        f.type.text +
                        " " +
                        x +
                        " = " +
                        expr(p, f.type, 2) +
                        "; " +
                        at +
                        " = " +
                        x +
                        "; if (" +
                        x +
                        " == " +
                        w +
                        ") S.log(\"e\", " +
                        at +
                        "); else S.log(\"n\", " +
                        at +
                        "); }"
                );
                break;
            }
            case 6:
                line(v + " = " + expr(p, f.type, 2) + "; " + at + " = " + v + ";");
                break;
            case 7:
                line(
                    "S.log(\"" +
                        f.name +
                        "\", " +
                        at +
                        "); S.log(\"" +
                        g.name +
                        "\", " +
                        other +
                        ");"
                );
                break;
            case 8:
                line(of(o + " = " + q, q + " = " + o) + ";");
                break;
            case 9: {
                String c = call(p, T.I, 2);
                if (c != null) line("S.log(\"c\", " + c + ");");
                break;
            }
            case 10:
                line(
                    v +
                        " = (" +
                        f.type.text +
                        ") (" +
                        at +
                        " + " +
                        of(o, q) +
                        "." +
                        f.name +
                        "); " +
                        w +
                        " = " +
                        v +
                        ";"
                );
                break;
            default: {
                String n = fresh("n");
                boolean loops = chance(30);
                line(
                    (loops ? "for (int " + n + " = 0; " + n + " < 2 && " : "if (") +
                        expr(p, T.Z, 2) +
                        (loops ? "; " + n + "++" : "") +
                        ") {"
                );
                indent++;
                for (int i = 1 + below(3); i > 0; i--) fieldStep(p, depth - 1, o, q, v, w, f, g);
                indent--;
                line("}");
            }
        }
    }

    void assign(Place p) {
        List<Var> fit = new ArrayList<>();
        for (Var v : p.vars) if (!v.isFinal) fit.add(v);
        if (fit.isEmpty()) {
            declare(p, T.I, 2);
            return;
        }
        Var v = fit.get(below(fit.size()));
        if (v.type.isNumeric() && chance(60)) line(assignment(p, v.name, v.type, 3) + ";");
        else if (v.type.isArray() && chance(70)) {
            String at = v.name + "[" + index(p, v.name, 2) + "]";
            T e = element(v.type);
            line(
                (e.isNumeric() && chance(50)
                    ? assignment(p, at, e, 3)
                    : at + " = " + expr(p, e, 3)) + ";"
            );
        } else line(v.name + " = " + expr(p, v.type, 3) + ";");
    }

    void jump(Place p) {
        String condition = "if (" + expr(p, T.Z, 2) + ") ";
        int pick = below(10);
        if (pick < 4 && p.loops > 0) line(condition + of("break", "continue") + ";");
        else if (pick < 6 && !p.labels.isEmpty()) line(
            condition + of("break ", "continue ") + p.labels.get(below(p.labels.size())) + ";"
        );
        else if (pick < 8 && p.mayReturn) line(
            condition + "return" + (p.result == null ? "" : " " + expr(p, p.result, 2)) + ";"
        );
        else line(
            condition +
                "throw " +
                of(
                    "new IllegalStateException(\"" + fresh("t") + "\")",
                    "new S.Checked(" + expr(p, T.I, 1) + ")",
                    "new ArithmeticException()",
                    "new Error(\"e\" + " + expr(p, T.I, 1) + ")",
                    "new UnsupportedOperationException(new S.Checked(7))"
                ) +
                ";"
        );
    }

    void ifElse(Place p, int depth) {
        line("if (" + expr(p, T.Z, 3) + ") {");
        nested(p.in(), depth);
        if (chance(50)) {
            line("} else {");
            nested(p.in(), depth);
        }
        line("}");
    }

    void loop(Place p, int depth) {
        Place q = p.in();
        q.loops++;
        String label = "";
        if (chance(30)) {
            String name = fresh("L");
            q.labels.add(name);
            label = name + ": ";
        }
        String i = fresh("i");
        int count = chance(15) ? 40 + below(200) : 2 + below(8);
        switch (below(6)) {
            case 0:
            case 1:
                line(
                    label +
                        "for (int " +
                        i +
                        " = 0; " +
                        i +
                        " < " +
                        count +
                        " && S.tick(); " +
                        i +
                        "++) {"
                );
                // A copy of the counter: lambdas may see it, and nobody may assign it.
                String copy = fresh("c");
                nestedWith(
                    q,
                    depth,
                    "final int " + copy + " = " + i + ";",
                    new Var(copy, T.I, true, false)
                );
                line("}");
                return;
            case 2: {
                String l = of("long", "short", "byte", "char", "double", "float");
                line(
                    label +
                        "for (" +
                        l +
                        " " +
                        i +
                        " = " +
                        (l.equals("char") || l.equals("byte") ? "100" : "" + count) +
                        "; " +
                        i +
                        " > 0 && S.tick(); " +
                        i +
                        of("--", " -= 2", " -= 1.5", "--") +
                        ") {"
                );
                nested(q, depth);
                line("}");
                return;
            }
            case 3: {
                T a = of(T.AI, T.AJ, T.AD, T.AS, T.AC, T.AB, T.AO);
                T e = element(a);
                line(label + "for (final " + e.text + " " + i + " : " + expr(p, a, 2) + ") {");
                indent++;
                line("if (!S.tick()) break;");
                indent--;
                q.vars.add(new Var(i, e, true, false));
                nested(q, depth);
                line("}");
                return;
            }
            case 4:
                line(label + "while (S.tick() && " + expr(p, T.Z, 3) + ") {");
                nested(q, depth);
                line("}");
                return;
            default:
                line("int " + i + " = 0;");
                line(label + "do {");
                nested(q, depth);
                line(
                    "} while (S.tick() && ++" + i + " < " + count + " && " + expr(p, T.Z, 2) + ");"
                );
        }
    }

    void nestedWith(Place p, int depth, String first, Var v) {
        indent++;
        line(first);
        indent--;
        p.vars.add(v);
        nested(p, depth);
    }

    static final String[][] CATCHES = {
        { "ArithmeticException" },
        { "NullPointerException" },
        { "IndexOutOfBoundsException" },
        { "ClassCastException" },
        { "IllegalStateException" },
        { "S.Checked" },
        { "NegativeArraySizeException", "ArrayStoreException" },
        { "IllegalArgumentException" },
        { "ArithmeticException", "IllegalStateException" },
        { "RuntimeException" },
        { "Error" },
        { "Exception" }
    };

    void tryCatch(Place p, int depth) {
        int checked = -1;
        boolean resources = chance(25);
        if (resources) {
            String r = fresh("r");
            line(
                "try (S.Resource " +
                    r +
                    " = new S.Resource(\"" +
                    r +
                    "\", " +
                    expr(p, T.Z, 1) +
                    ")" +
                    (chance(30)
                        ? "; S.Resource " + r + "b = new S.Resource(\"" + r + "b\", false)"
                        : "") +
                    ") {"
            );
        } else line("try {");
        indent++;
        // A checked exception has to be possible for a catch clause that names it.
        line("if (!S.tick()) throw new S.Checked(" + below(9) + ");");
        indent--;
        nested(p.in(), depth);
        boolean caught = false;
        List<String> seen = new ArrayList<>();
        for (int n = below(3); n > 0; n--) {
            String[] types = CATCHES[below(CATCHES.length)];
            boolean dominated = false;
            for (String type : types)
                for (String before : seen) dominated |= dominates(before, type);
            if (dominated) continue;
            seen.addAll(List.of(types));
            String e = fresh("e");
            line("} catch (" + String.join(" | ", types) + " " + e + ") {");
            catchBody(p.in(), depth, e);
            caught = true;
        }
        if ((!caught && !resources) || chance(50)) {
            boolean last = chance(60) || caught || resources;
            if (last) {
                String e = fresh("e");
                line("} catch (Throwable " + e + ") {");
                catchBody(p.in(), depth, e);
                caught = true;
            }
        }
        if ((!caught && !resources) || chance(45)) {
            line("} finally {");
            Place q = p.in();
            if (chance(70)) {
                q.mayReturn = false;
                q.loops = 0;
                q.labels.clear();
            }
            nested(q, depth);
        }
        line("}");
    }

    static boolean dominates(String before, String type) {
        if (
            before.equals(type) || (before.equals("Exception") && !type.equals("Error"))
        ) return true;
        return (
            before.equals("RuntimeException") &&
            !type.equals("S.Checked") &&
            !type.equals("Exception") &&
            !type.equals("Error")
        );
    }

    void catchBody(Place p, int depth, String e) {
        indent++;
        line("S.log(\"caught\", " + e + ");");
        if (chance(15)) line(
            "if (" +
                expr(p, T.Z, 2) +
                ") throw " +
                of(e, "new RuntimeException(\"again\", " + e + ")") +
                ";"
        );
        indent--;
        nested(p, depth);
    }

    void switchStatement(Place p, int depth) {
        Place q = p.in();
        boolean wasLoop = p.loops > 0;
        int kind = below(4);
        String[] cases;
        switch (kind) {
            case 0:
                line("switch (" + expr(p, T.E, 2) + ") {");
                cases = new String[] { "A", "B", "D" };
                break;
            case 1:
                line("switch (" + expr(p, T.STR, 3) + ") {");
                cases = new String[] { "\"AaBB\"", "\"BBBB\"", "\"AaAa\"", "\"abc\"", "\"0\"" };
                break;
            case 2:
                line("switch (" + expr(p, of(T.C, T.B, T.H), 2) + ") {");
                cases = new String[] { "0", "1", "97", "'b'", "127" };
                break;
            default:
                line(
                    "switch (" +
                        (chance(80) ? "(int) (" + expr(p, T.I, 2) + ")" : expr(p, T.INT, 2)) +
                        ") {"
                );
                cases = chance(50)
                    ? new String[] { "0", "1", "2", "3", "5" }
                    : new String[] { "-1", "0", "65536", "2147483647", "-2147483648" };
        }
        boolean arrows = chance(40);
        int fallback = below(cases.length + 1);
        for (int i = 0; i <= cases.length; i++) {
            if (i == fallback) oneCase(q.in(), "default", arrows, depth, wasLoop);
            if (i < cases.length) oneCase(q.in(), "case " + cases[i], arrows, depth, wasLoop);
        }
        line("}");
    }

    void oneCase(Place p, String label, boolean arrows, int depth, boolean inLoop) {
        if (arrows) {
            line(label + " -> {");
            nested(p, depth);
            line("}");
            return;
        }
        line(label + ": {");
        nested(p, Math.min(depth, 2));
        line("}");
        if (chance(65)) line("break;");
    }

    void synchronizedBlock(Place p, int depth) {
        line(
            "synchronized (" +
                (chance(92) ? of("LOCK", name + ".class") : expr(p, T.OBJ, 1)) +
                ") {"
        );
        nested(p.in(), depth);
        line("}");
    }

    void localClass(Place p) {
        String c = fresh("Local");
        T t = of(T.I, T.J, T.D, T.STR);
        Place q = p.lambda(t);
        line(of("", "final ") + "class " + c + " {");
        indent++;
        String f = fresh("f");
        line(t.text + " " + f + " = " + leaf(q, t) + ";");
        q.vars.add(new Var(f, t, false, true));
        line(t.text + " get(int n) throws Exception {");
        indent++;
        q.vars.add(new Var("n", T.I, false, false));
        line("if (!S.tick()) return " + f + ";");
        block(q, 1 + below(2), 1);
        line("return " + expr(q, t, 3) + ";");
        indent--;
        line("}");
        indent--;
        line("}");
        line("S.log(\"" + c + "\", new " + c + "().get(" + expr(p, T.I, 2) + "));");
        if (chance(50)) {
            String a = fresh("an");
            Place r = p.lambda(T.I);
            line("final S.Maker<Integer> " + a + " = new S.Maker<>() {");
            indent++;
            line("int calls = " + below(5) + ";");
            line(
                "public Integer make(int n) throws Exception { calls++; return calls + n + " +
                    expr(with(r, new Var("n", T.I, false, false)), T.I, 3) +
                    "; }"
            );
            indent--;
            line("};");
            line(
                "S.log(\"" + a + "\", " + a + ".make(" + expr(p, T.I, 1) + ") + " + a + ".make(2));"
            );
        }
    }

    Place with(Place p, Var v) {
        Place q = p.in();
        q.vars.add(v);
        return q;
    }

    // ---- The program ----

    String program() {
        classes = 3 + below(3);
        int count = 3 + below(4);
        for (int i = 0; i < count; i++) methods.add(
            new Callable("m" + i, of(VALUES), parameters(), 10 + i * 10, "")
        );
        for (int i = 0; i < 4; i++) virtuals.add(
            new Callable(
                "w" + i,
                of(T.I, T.J, T.D, T.STR, T.Z, T.F),
                parameters(),
                35 + i * 20,
                "A0"
            )
        );
        for (int i = 0; i < 2; i++) abstracts.add(
            new Callable("k" + i, of(T.I, T.J, T.STR), parameters(), 45 + i * 20, "I0")
        );
        line("// seed " + name.substring(1));
        line("import java.util.*;");
        line("");
        line("class " + name + " {");
        indent++;
        line("static final Object LOCK = new Object();");
        for (T t : new T[] {
            T.I,
            T.J,
            T.D,
            T.F,
            T.STR,
            T.Z,
            T.C,
            T.B,
            T.H,
            T.AI,
            T.AJ,
            T.AD,
            T.AB,
            T.AS,
            T.AO
        }) {
            String f = fresh("s");
            line(
                "static " +
                    (chance(15) ? "volatile " : "") +
                    t.text +
                    " " +
                    f +
                    " = " +
                    literalSafe(t) +
                    ";"
            );
            statics.add(new Var(f, t, false, true));
        }
        enumeration();
        line("record R(int a, long b, String c) {");
        line(
            "    R { if (a == 77) throw new IllegalArgumentException(\"a \" + a); b = b " +
                of("+ a", "^ 5", "* 3") +
                "; }"
        );
        line("    static final int K = " + intText(anInt()) + ";");
        line("}");
        anInterface();
        baseClass();
        for (int i = 1; i <= classes; i++) derivedClass(i);
        for (Callable c : methods) {
            budget = 60;
            method(
                "static " + (chance(10) ? "synchronized " : ""),
                c,
                new ArrayList<>(),
                3 + below(4),
                3
            );
        }
        recursion();
        budget = 200;
        line("static void run() throws Exception {");
        indent++;
        Place p = new Place();
        p.vars.addAll(statics);
        p.level = 0;
        p.mayReturn = false;
        for (Callable c : methods) {
            String e = fresh("e");
            line("for (int round = 0; round < 3; round++) try {");
            line("    S.log(\"" + c.name + "\", " + shown(c, p) + ");");
            line(
                "    if (round == 2) S.log(\"rec\", rec(" + below(12) + ", " + literal(T.J) + "));"
            );
            line("} catch (Throwable " + e + ") {");
            line("    S.log(\"run\", " + e + ");");
            line("}");
        }
        block(p, 4, 3);
        for (Var v : statics) line("S.log(\"" + v.name + "\", " + v.name + ");");
        indent--;
        line("}");
        indent--;
        line("}");
        return out.toString();
    }

    String shown(Callable c, Place p) {
        String call = c.name + arguments(p, c, 3);
        switch (c.result) {
            case BASE:
            case IFACE:
                return call + " instanceof A2";
            case FI:
                return call + ".call(5, 3)";
            case FJ:
                return call + ".call(5L)";
            case FD:
                return call + ".call(2.5, 3f)";
            case FS:
                return call + ".call(\"p\", \"q\")";
            default:
                return call;
        }
    }

    String literalSafe(T t) {
        String text;
        do text = literal(t); while (text.contains("null") || text.contains("-1]"));
        return text;
    }

    List<T> parameters() {
        List<T> list = new ArrayList<>();
        for (int n = below(5); n > 0; n--) list.add(of(VALUES));
        return list;
    }

    void method(String modifiers, Callable c, List<Var> own, int statements, int depth) {
        StringBuilder head = new StringBuilder(modifiers + c.result.text + " " + c.name + "(");
        Place p = new Place();
        p.vars.addAll(statics);
        p.vars.addAll(own);
        p.level = c.level;
        p.result = c.result;
        int n = 0;
        for (T t : c.parameters) {
            boolean isFinal = chance(40);
            head.append(n > 0 ? ", " : "")
                .append(isFinal ? "final " : "")
                .append(t.text)
                .append(" p")
                .append(n);
            p.vars.add(new Var("p" + n++, t, isFinal, false));
        }
        line(head + ") throws Exception {");
        indent++;
        line("if (!S.tick()) return " + literalSafe(c.result) + ";");
        block(p, statements, depth);
        line("return " + expr(p, c.result, 3) + ";");
        indent--;
        line("}");
    }

    void enumeration() {
        line("enum E {");
        line(
            "    A(" +
                anInt() +
                "), B(" +
                anInt() +
                ") { int apply(int x) { return x " +
                of("* 3", "^ weight", "- 7") +
                "; } }, C(3) { int apply(int x) { return super.apply(x) + ordinal(); } }, D(" +
                below(9) +
                ");"
        );
        line("    final int weight;");
        line("    E(int weight) { this.weight = weight; }");
        line("    int apply(int x) { return x + weight; }");
        line("    static E of(int i) { return values()[(i & 0x7fffffff) % 4]; }");
        line("}");
    }

    void anInterface() {
        line("interface I0 {");
        indent++;
        for (Callable c : abstracts) {
            StringBuilder head = new StringBuilder();
            int n = 0;
            for (T t : c.parameters)
                head.append(n > 0 ? ", " : "")
                    .append(t.text)
                    .append(" p")
                    .append(n++);
            if (c.name.equals("k0")) line(
                c.result.text + " " + c.name + "(" + head + ") throws Exception;"
            );
            else {
                budget = 20;
                method("default ", c, List.of(), 2, 1);
            }
        }
        line("private int hidden(int x) { return x * 31; }");
        line("static int helper(int x) { return x ^ 0x5a5a; }");
        line("default int twice(int x) { return hidden(helper(x)); }");
        indent--;
        line("}");
    }

    void baseClass() {
        line("static abstract class A0 {");
        indent++;
        for (T t : new T[] { T.I, T.J, T.D, T.STR, of(T.B, T.H, T.C), of(T.F, T.Z) }) {
            String f = fresh("f");
            line((chance(20) ? "volatile " : "") + t.text + " " + f + " = " + literalSafe(t) + ";");
            fields.add(new Var(f, t, false, true));
        }
        line("static int made;");
        line("A0(int n) { made++; " + fields.get(0).name + " = n; init(n); }");
        line("void init(int n) { " + fields.get(1).name + " += n; }");
        for (Callable c : virtuals) {
            budget = 30;
            if (c.name.equals("w0")) {
                StringBuilder head = new StringBuilder();
                int n = 0;
                for (T t : c.parameters)
                    head.append(n > 0 ? ", " : "")
                        .append(t.text)
                        .append(" p")
                        .append(n++);
                line("abstract " + c.result.text + " w0(" + head + ") throws Exception;");
            } else method(
                c.name.equals("w3") ? "final " : chance(20) ? "synchronized " : "",
                c,
                fields,
                2,
                2
            );
        }
        line(
            "@Override public String toString() { return getClass().getSimpleName() + " +
                fields.get(0).name +
                "; }"
        );
        indent--;
        line("}");
    }

    void derivedClass(int i) {
        String parent = i == 1 ? "A0" : "A" + (chance(50) ? i - 1 : 0);
        boolean implementsInterface = i >= 2;
        line(
            "static class A" +
                i +
                " extends " +
                parent +
                (implementsInterface ? " implements I0" : "") +
                " {"
        );
        indent++;
        List<Var> own = new ArrayList<>(fields);
        String f = fresh("g");
        T t = of(T.I, T.J, T.STR, T.AI);
        line("final " + t.text + " " + f + " = " + literalSafe(t) + ";");
        own.add(new Var(f, t, true, true));
        line("{ S.sum += " + i + "; }");
        line(
            "A" +
                i +
                "(int n) { super(n " +
                of("+ 1", "* 2", "^ 3") +
                "); " +
                fields.get(2).name +
                " += n; }"
        );
        if (chance(40)) line(
            "@Override void init(int n) { super.init(n * 3); " +
                (chance(50) ? "if (n == 12345) throw new IllegalStateException(\"init\"); " : "") +
                "}"
        );
        for (Callable c : virtuals) {
            boolean must = c.name.equals("w0") && parent.equals("A0");
            if (c.name.equals("w3") || (!must && chance(50))) continue;
            budget = 40;
            method(chance(15) ? "synchronized " : "", c, own, 2, 2);
        }
        for (Callable c : abstracts) {
            boolean must = c.name.equals("k0");
            if (!implementsInterface || (!must && chance(60))) continue;
            budget = 30;
            method("public ", c, own, 2, 2);
        }
        if (chance(60)) {
            line("class Inner" + i + " {");
            indent++;
            budget = 20;
            Callable c = new Callable("deep", T.J, List.of(T.I, T.J), 70, "");
            method("", c, own, 2, 1);
            indent--;
            line("}");
            line(
                "public " +
                    c.result.text +
                    " deep(int n) throws Exception { return this.new Inner" +
                    i +
                    "().deep(n, n); }"
            );
        }
        indent--;
        line("}");
    }

    void recursion() {
        budget = 30;
        Place p = new Place();
        p.vars.addAll(statics);
        p.level = 80;
        p.result = T.J;
        p.vars.add(new Var("n", T.I, false, false));
        p.vars.add(new Var("acc", T.J, false, false));
        line("static long rec(int depth, long acc) throws Exception {");
        indent++;
        line("if (depth <= 0 || !S.tick()) return acc;");
        line("int n = depth;");
        block(p, 2, 1);
        line(
            "return rec(depth - 1, acc " +
                of("* 31 + n", "^ n", "+ " + "s0") +
                ") " +
                of("+", "^", "-") +
                " " +
                of("1", "rec(depth - 2, acc + 1)", "depth") +
                ";"
        );
        indent--;
        line("}");
    }
}
