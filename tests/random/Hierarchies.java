// SPDX-License-Identifier: MIT
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Hierarchies seed count folder: writes class hierarchies PH(seed) to PH(seed + count - 1). The
 * classes and interfaces of one lie
 * in two packages and fit each other as parts do that were compiled at different times: methods are
 * hidden, narrowed, made
 * abstract again, inherited twice. Each type has calls by its superclass's and interfaces' names
 * (s0, s1, ...), and calls
 * of the others' methods through each kind of reference (p0, p1, ...), which HierarchyRun tries on
 * instances of all classes.
 */
class Hierarchies {

    static final int PUBLIC = 1,
        PRIVATE = 2,
        PROTECTED = 4,
        STATIC = 8,
        FINAL = 16,
        SUPER = 32,
        BRIDGE = 64,
        INTERFACE = 0x200,
        ABSTRACT = 0x400,
        SYNTHETIC = 0x1000;
    static final int ALOAD_0 = 42,
        ARETURN = 176,
        RETURN = 177,
        INVOKEVIRTUAL = 182,
        INVOKESPECIAL = 183,
        INVOKESTATIC = 184,
        INVOKEINTERFACE = 185,
        CHECKCAST = 192,
        LDC_W = 19;
    static final int METHODREF = 10,
        INTERFACE_METHODREF = 11;
    static final String[] NAMES = { "m", "m", "m", "n", "n", "clone", "toString" };

    static final class Type {

        String name;
        boolean isInterface;
        int access, version;
        Type parent;
        final List<Type> interfaces = new ArrayList<>();

        boolean hasInterfaces() {
            return !interfaces.isEmpty() || (parent != null && parent.hasInterfaces());
        }

        boolean isBelow(Type other) {
            if (this == other || (parent != null && parent.isBelow(other))) return true;
            for (Type each : interfaces) if (each.isBelow(other)) return true;
            return false;
        }
    }

    final String program;
    final Random random;
    final List<Type> types = new ArrayList<>();

    Hierarchies(long seed) {
        program = "PH" + seed;
        random = new Random(seed * 7919 + 17);
    }

    public static void main(String[] args) throws IOException {
        long seed = Long.parseLong(args[0]);
        for (long s = seed; s < seed + Integer.parseInt(args[1]); s++) {
            new Hierarchies(s).write(Path.of(args[2]));
            System.out.println("PH" + s);
        }
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    <E> E any(List<E> list) {
        return list.get(random.nextInt(list.size()));
    }

    static String descriptor(String name) {
        return name.equals("clone") ? "()Ljava/lang/Object;" : "()Ljava/lang/String;";
    }

    void write(Path folder) throws IOException {
        int count = 4 + random.nextInt(7);
        for (int i = 0; i < count; i++) types.add(type(i));
        StringBuilder names = new StringBuilder();
        for (Type type : types) {
            save(folder, body(type));
            names.append(names.length() == 0 ? "" : ",").append(type.name.replace('/', '.'));
        }
        for (String place : new String[] { "ha/", "hb/" }) {
            // related to nobody
            Type outside = new Type();
            outside.name = place + program + "Outside";
            outside.access = PUBLIC | SUPER;
            outside.version = any(List.of(52, 61));
            ClassBytes out = begin(outside);
            for (int i = 0; i < 24; i++) call(out, outside, "p" + i);
            save(folder, out);
            names.append(',').append(outside.name.replace('/', '.'));
        }
        ClassBytes main = new ClassBytes(program, "java/lang/Object");
        ClassBytes.Code code = code(0);
        code.op(LDC_W).u2(main.string(names.toString()));
        code.op(INVOKESTATIC).u2(
            main.member(METHODREF, "HierarchyRun", "run", "(Ljava/lang/String;)V")
        );
        code.op(RETURN);
        main.method(PUBLIC | STATIC, "run", "()V", code);
        save(folder, main);
    }

    static void save(Path folder, ClassBytes out) throws IOException {
        Path file = folder.resolve(out.name + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, out.bytes());
    }

    Type type(int index) {
        Type type = new Type();
        type.isInterface = chance(45);
        type.name = (chance(65) ? "ha/" : "hb/") + program + (type.isInterface ? "I" : "C") + index;
        type.access =
            (chance(88) ? PUBLIC : 0) |
            (type.isInterface ? INTERFACE | ABSTRACT : SUPER | (chance(20) ? ABSTRACT : 0));
        type.version = any(List.of(52, 52, 55, 61));
        List<Type> classes = new ArrayList<>(),
            others = new ArrayList<>();
        String place = type.name.substring(0, 3);
        for (Type each : types)
            if ((each.access & PUBLIC) != 0 || each.name.startsWith(place)) (each.isInterface
                ? others
                : classes
            ).add(each);
        if (!type.isInterface && !classes.isEmpty() && chance(80)) type.parent = any(classes);
        for (int i = random.nextInt(4); i > 0 && !others.isEmpty(); i--) {
            Type each = any(others);
            if (!type.interfaces.contains(each)) type.interfaces.add(each);
        }
        return type;
    }

    ClassBytes begin(Type type) {
        ClassBytes out = new ClassBytes(
            type.name,
            type.parent != null ? type.parent.name : "java/lang/Object"
        );
        out.version = type.version;
        out.access = type.access;
        out.interfaces = type.interfaces
            .stream()
            .map(each -> each.name)
            .toList();
        return out;
    }

    static ClassBytes.Code code(int locals) {
        ClassBytes.Code code = new ClassBytes.Code();
        code.maxStack = 2;
        code.maxLocals = locals;
        return code;
    }

    ClassBytes body(Type type) {
        ClassBytes out = begin(type);
        if (!type.isInterface) {
            ClassBytes.Code code = code(1);
            code.op(ALOAD_0)
                .op(INVOKESPECIAL)
                .u2(out.member(METHODREF, out.superName, "<init>", "()V"));
            code.op(RETURN);
            out.method(PUBLIC, "<init>", "()V", code);
        }
        List<String> done = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            String name = any(List.of(NAMES));
            if (done.contains(name)) continue;
            done.add(name);
            int access = type.isInterface ? interfaceMethod() : classMethod();
            /*
             * java finds no default method behind a class's private one, which overrides nothing.
             */
            if (
                (access & PRIVATE) != 0 &&
                !type.isInterface &&
                types.stream().anyMatch(each -> each.isBelow(type) && each.hasInterfaces())
            ) access ^= PRIVATE | PROTECTED;
            if ((access & ABSTRACT) != 0) {
                out.method(access, name, descriptor(name));
                if (chance(85)) out.access |= ABSTRACT;
                continue;
            }
            ClassBytes.Code code = code(1);
            code.op(LDC_W).u2(
                out.string(
                    type.name.substring(type.name.indexOf(program) + program.length()) + "." + name
                )
            );
            code.op(ARETURN);
            out.method(access, name, descriptor(name), code);
        }
        type.access = out.access;
        for (int i = random.nextInt(4); i > 0; i--) superCall(out, type, "s" + i);
        if (chance(40)) for (int i = 0; i < 4; i++) call(out, type, "p" + i);
        return out;
    }

    int interfaceMethod() {
        int n = random.nextInt(100);
        return n < 40
            ? PUBLIC | ABSTRACT
            : n < 78
              ? PUBLIC
              : n < 90
                ? PRIVATE
                : n < 96
                  ? PUBLIC | STATIC
                  : PRIVATE | STATIC;
    }

    int classMethod() {
        int access = any(List.of(PUBLIC, PUBLIC, PUBLIC, PROTECTED, PROTECTED, 0, 0, PRIVATE));
        if (chance(8)) return access | STATIC;
        if (access != PRIVATE && chance(22)) return access | ABSTRACT;
        return access | (chance(3) ? FINAL : 0) | (chance(5) ? BRIDGE | SYNTHETIC : 0);
    }

    /**
     * X.super.m(), super.m(), this.m() without a table; now and then through an interface that is
     * not a direct one.
     */
    void superCall(ClassBytes out, Type type, String as) {
        List<Type> owners = new ArrayList<>(type.interfaces);
        if (type.parent != null) for (int i = 0; i < 3; i++) owners.add(type.parent);
        owners.add(type);
        Type owner = chance(3) ? any(types) : any(owners);
        String name = any(List.of(NAMES));
        ClassBytes.Code code = code(1);
        int tag = owner.isInterface != chance(2) ? INTERFACE_METHODREF : METHODREF;
        code.op(ALOAD_0)
            .op(INVOKESPECIAL)
            .u2(out.member(tag, owner.name, name, descriptor(name)));
        code.op(ARETURN);
        out.method(PUBLIC, as, "()Ljava/lang/Object;", code);
    }

    /**
     * The receiver is cast to the class named, when that may help: a verifier asks nothing of
     * interfaces.
     */
    void call(ClassBytes out, Type type, String as) {
        Type owner = any(types);
        String name = any(List.of(NAMES));
        ClassBytes.Code code = code(1);
        int tag = owner.isInterface != chance(3) ? INTERFACE_METHODREF : METHODREF;
        int member = out.member(tag, owner.name, name, descriptor(name));
        if (chance(12)) {
            code.op(INVOKESTATIC).u2(member);
        } else {
            code.op(ALOAD_0);
            if (!owner.isInterface) code.op(CHECKCAST).u2(out.type(owner.name));
            if (tag == INTERFACE_METHODREF) code.op(INVOKEINTERFACE).u2(member).u2(0x100);
            else code.op(INVOKEVIRTUAL).u2(member);
        }
        code.op(ARETURN);
        out.method(PUBLIC | STATIC, as, "(Ljava/lang/Object;)Ljava/lang/Object;", code);
    }
}
