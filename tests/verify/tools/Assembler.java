// SPDX-License-Identifier: MIT
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Text to class files, good and bad ones alike: nothing is checked that the VM under test should
 * check. The
 * mnemonics and operands come out of vm/classfile/opcodes.def. The syntax is described in
 * tests/verify/README.md.
 *
 * java Assembler opcodes.def output-directory file.jasm...
 *
 * writes output-directory/FILE/NAME.class and FILE/list with a line "NAME TAB expectation" per
 * expected class.
 */
public final class Assembler {

    static final Map<String, int[]> OPCODES = new LinkedHashMap<>(); // name -> {code}
    static final Map<String, String> OPERANDS = new LinkedHashMap<>();
    static final String[] FLAG_NAMES = {
        "public",
        "private",
        "protected",
        "static",
        "final",
        "super",
        "synchronized",
        "volatile",
        "bridge",
        "transient",
        "varargs",
        "native",
        "interface",
        "abstract",
        "strict",
        "synthetic",
        "annotation",
        "enum",
        "mandated",
        "module"
    };
    static final int[] FLAGS = {
        1,
        2,
        4,
        8,
        16,
        32,
        32,
        64,
        64,
        128,
        128,
        256,
        512,
        1024,
        2048,
        4096,
        8192,
        16384,
        32768,
        32768
    };
    static final List<String> KINDS = List.of(
        "",
        "getField",
        "getStatic",
        "putField",
        "putStatic",
        "invokeVirtual",
        "invokeStatic",
        "invokeSpecial",
        "newInvokeSpecial",
        "invokeInterface"
    );
    static final List<String> ARRAYS = List.of(
        "",
        "",
        "",
        "",
        "boolean",
        "char",
        "float",
        "double",
        "byte",
        "short",
        "int",
        "long"
    );

    // ---- The constant pool ----

    final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
    final Map<String, Integer> poolKeys = new LinkedHashMap<>();
    final Map<String, Integer> named = new LinkedHashMap<>();
    int poolCount = 1;

    int constant(String key, int slots, Writer writer) {
        Integer known = poolKeys.get(key);
        if (known != null) return known;
        Out out = new Out();
        writer.write(out);
        poolBytes.writeBytes(out.bytes());
        int index = poolCount;
        poolKeys.put(key, index);
        poolCount += slots;
        return index;
    }

    interface Writer {
        void write(Out out);
    }

    static final class Out {

        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Out u1(int v) {
            bytes.write(v);
            return this;
        }

        Out u2(int v) {
            return u1(v >> 8).u1(v);
        }

        Out u4(int v) {
            return u2(v >> 16).u2(v);
        }

        Out raw(byte[] v) {
            bytes.writeBytes(v);
            return this;
        }

        byte[] bytes() {
            return bytes.toByteArray();
        }

        int size() {
            return bytes.size();
        }
    }

    int utf8(String s) {
        return constant("utf8 " + s, 1, o -> {
            ByteArrayOutputStream b = new ByteArrayOutputStream();
            try {
                new DataOutputStream(b).writeUTF(s);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
            o.u1(1).raw(b.toByteArray());
        });
    }

    int indirect(int tag, String s) {
        int i = utf8(s);
        return constant(tag + " " + s, 1, o -> o.u1(tag).u2(i));
    }

    int classConstant(String s) {
        return s.startsWith("$") ? ref(s) : indirect(7, s);
    }

    int nameAndType(String n, String d) {
        int a = utf8(n),
            b = utf8(d);
        return constant("nat " + n + " " + d, 1, o -> o.u1(12).u2(a).u2(b));
    }

    int member(int tag, String path, String descriptor) {
        int dot = path.lastIndexOf('.');
        int owner = classConstant(path.substring(0, dot)),
            nat = nameAndType(path.substring(dot + 1), descriptor);
        return constant(tag + " " + path + " " + descriptor, 1, o -> o.u1(tag).u2(owner).u2(nat));
    }

    int ref(String s) {
        if (s.startsWith("#")) return Integer.parseInt(s.substring(1));
        Integer index = named.get(s);
        if (index == null) throw new IllegalArgumentException("no constant " + s);
        return index;
    }

    /**
     * A loadable constant in the words of ldc: 5 5L 1.5f 2.0 "text" class X methodtype D handle ...
     * dynamic ...
     */
    int loadable(Words w) {
        if (w.quoted()) return indirect(8, w.next());
        String s = w.next();
        switch (s) {
            case "class":
                return classConstant(w.next());
            case "methodtype":
                return indirect(16, w.next());
            case "handle":
                return handle(w);
            case "dynamic":
            case "invokedynamic": {
                int tag = s.equals("dynamic") ? 17 : 18,
                    bootstrap = Integer.parseInt(w.next());
                int nat = nameAndType(w.next(), w.next());
                return constant(tag + " " + bootstrap + " " + nat, 1, o ->
                    o.u1(tag).u2(bootstrap).u2(nat)
                );
            }
            case "nametype":
                return nameAndType(w.next(), w.next());
            case "utf8":
                return utf8(w.next());
            case "field":
                return member(9, w.next(), w.next());
            case "method":
                return member(10, w.next(), w.next());
            case "imethod":
                return member(11, w.next(), w.next());
            default:
                break;
        }
        if (s.startsWith("$") || s.startsWith("#")) return ref(s);
        if (s.endsWith("L")) {
            long v = Long.decode(s.substring(0, s.length() - 1));
            return constant("long " + v, 2, o ->
                o
                    .u1(5)
                    .u4((int) (v >> 32))
                    .u4((int) v)
            );
        }
        if (s.endsWith("f") && !s.startsWith("0x")) {
            int v = Float.floatToIntBits(Float.parseFloat(s));
            return constant("float " + v, 1, o -> o.u1(4).u4(v));
        }
        if (s.indexOf('.') >= 0) {
            long v = Double.doubleToLongBits(Double.parseDouble(s));
            return constant("double " + v, 2, o ->
                o
                    .u1(6)
                    .u4((int) (v >> 32))
                    .u4((int) v)
            );
        }
        int v = Integer.decode(s);
        return constant("int " + v, 1, o -> o.u1(3).u4(v));
    }

    int handle(Words w) {
        String k = w.next();
        boolean itf = w.accept("interface");
        int kind = KINDS.indexOf(k) > 0 ? KINDS.indexOf(k) : Integer.parseInt(k);
        String path = w.next();
        int target =
            path.startsWith("$") || path.startsWith("#")
                ? ref(path)
                : member(kind <= 4 ? 9 : kind == 9 || itf ? 11 : 10, path, w.next());
        return constant("handle " + kind + " " + target, 1, o -> o.u1(15).u1(kind).u2(target));
    }

    // ---- Words of a line ----

    static final class Words {

        final List<String> words = new ArrayList<>();
        final List<Boolean> quotes = new ArrayList<>();
        int at;

        Words(String line) {
            int i = 0;
            while (i < line.length()) {
                char c = line.charAt(i);
                if (c == ' ' || c == '\t') {
                    i++;
                    continue;
                }
                if (line.startsWith("//", i)) break;
                StringBuilder b = new StringBuilder();
                if (c == '"') {
                    for (i++; line.charAt(i) != '"'; i++) b.append(
                        escape(line, i) ? unescape(line.charAt(++i)) : line.charAt(i)
                    );
                    i++;
                    quotes.add(true);
                } else {
                    while (i < line.length() && line.charAt(i) != ' ' && line.charAt(i) != '\t')
                        b.append(line.charAt(i++));
                    quotes.add(false);
                }
                words.add(b.toString());
            }
        }

        static boolean escape(String s, int i) {
            return s.charAt(i) == '\\';
        }

        static char unescape(char c) {
            return c == 'n' ? '\n' : c == '0' ? '\0' : c;
        }

        boolean more() {
            return at < words.size();
        }

        boolean quoted() {
            return more() && quotes.get(at);
        }

        String peek() {
            return more() ? words.get(at) : "";
        }

        String next() {
            if (!more()) throw new IllegalArgumentException("a word is missing");
            return words.get(at++);
        }

        boolean accept(String s) {
            if (!peek().equals(s) || quoted()) return false;
            at++;
            return true;
        }

        int flags() {
            int flags = 0;
            for (;;) {
                int i = List.of(FLAG_NAMES).indexOf(peek());
                if (i < 0 || words.size() - at == 1) return flags;
                flags |= FLAGS[i];
                at++;
            }
        }
    }

    /** Bytes in hex, u2:N u4:N utf8:TEXT class:NAME const:$NAME, at:LABEL in code. */
    byte[] bytes(Words w, Code code) {
        Out o = new Out();
        while (w.more()) {
            String s = w.next();
            int colon = s.indexOf(':');
            String rest = s.substring(colon + 1);
            if (s.startsWith("u2:")) o.u2(Integer.decode(rest));
            else if (s.startsWith("u4:")) o.u4((int) (long) Long.decode(rest));
            else if (s.startsWith("utf8:")) o.u2(utf8(rest));
            else if (s.startsWith("class:")) o.u2(classConstant(rest));
            else if (s.startsWith("const:")) o.u2(ref(rest));
            else if (s.startsWith("at:")) o.u2(code.label(rest));
            else for (int i = 0; i < s.length(); i += 2) o.u1(
                Integer.parseInt(s.substring(i, i + 2), 16)
            );
        }
        return o.bytes();
    }

    // ---- Attributes ----

    final class Attributes {

        int count;
        final Out out = new Out();

        void add(String name, byte[] content) {
            add(name, content.length, content);
        }

        void add(String name, int length, byte[] content) {
            out.u2(utf8(name)).u4(length).raw(content);
            count++;
        }

        /** attr NAME bytes, or attr NAME length=N bytes. */
        void parse(Words w, Code code) {
            String name = w.next();
            int length = w.peek().startsWith("length=")
                ? (int) (long) Long.decode(w.next().substring(7))
                : -1;
            byte[] content = bytes(w, code);
            add(name, length == -1 ? content.length : length, content);
        }

        void write(Out o) {
            o.u2(count).raw(out.bytes());
        }
    }

    // ---- Code ----

    final class Code {

        int stack = 8,
            locals = 8,
            lastFrame = -1,
            frameCount;
        final List<Words> lines = new ArrayList<>();
        final List<Integer> numbers = new ArrayList<>();
        final Map<String, Integer> labels = new LinkedHashMap<>();
        final Attributes attributes = new Attributes();
        Out out;
        final Out frames = new Out();
        final Out handlers = new Out();
        int handlerCount;

        int label(String s) {
            if (Character.isDigit(s.charAt(0)) || s.charAt(0) == '-') return Integer.decode(s);
            if (s.indexOf('+') > 0) return (
                label(s.substring(0, s.indexOf('+'))) +
                Integer.parseInt(s.substring(s.indexOf('+') + 1))
            );
            if (
                !labels.containsKey(s) && out != null && resolved
            ) throw new IllegalArgumentException("no label " + s);
            return labels.getOrDefault(s, 0);
        }

        boolean resolved;

        byte[] assemble() {
            pass();
            resolved = true;
            pass();
            Out o = new Out().u2(stack).u2(locals).u4(out.size()).raw(out.bytes());
            o.u2(handlerCount).raw(handlers.bytes());
            if (frameCount > 0) attributes.add(
                "StackMapTable",
                new Out().u2(frameCount).raw(frames.bytes()).bytes()
            );
            attributes.write(o);
            return o.bytes();
        }

        void pass() {
            out = new Out();
            for (int i = 0; i < lines.size(); i++) {
                Words w = lines.get(i);
                w.at = 0;
                line = numbers.get(i);
                String word = w.next();
                if (word.endsWith(":")) {
                    labels.put(word.substring(0, word.length() - 1), out.size());
                    if (!w.more()) continue;
                    word = w.next();
                }
                if (word.equals("catch")) {
                    if (resolved) handler(w);
                } else if (word.equals("frame")) {
                    if (resolved) frame(w);
                } else if (word.equals("attr")) {
                    if (resolved) attributes.parse(w, this);
                } else if (word.equals("bytes")) out.raw(bytes(w, this));
                else instruction(word, w);
                if (w.more() && resolved) throw new IllegalArgumentException(
                    "too many words: " + w.peek()
                );
                w.at = w.words.size();
            }
        }

        /** catch TYPE|any from A to B at H */
        void handler(Words w) {
            String type = w.next();
            w.accept("from");
            int from = label(w.next());
            w.accept("to");
            int to = label(w.next());
            w.accept("at");
            handlers
                .u2(from)
                .u2(to)
                .u2(label(w.next()))
                .u2(type.equals("any") ? 0 : classConstant(type));
            handlerCount++;
        }

        /** frame same | stack T | chop N | append T... | LOCALS... [/ STACK...] */
        void frame(Words w) {
            int delta = lastFrame < 0 ? out.size() : out.size() - lastFrame - 1;
            lastFrame = out.size();
            frameCount++;
            if (w.accept("same")) {
                if (delta < 64) frames.u1(delta);
                else frames.u1(251).u2(delta);
            } else if (w.accept("stack")) {
                if (delta < 64) frames.u1(64 + delta);
                else frames.u1(247).u2(delta);
                type(frames, w.next());
            } else if (w.accept("chop")) {
                frames.u1(251 - Integer.parseInt(w.next())).u2(delta);
            } else if (w.accept("append")) {
                Out types = new Out();
                int count = types(types, w);
                frames
                    .u1(251 + count)
                    .u2(delta)
                    .raw(types.bytes());
            } else {
                Out l = new Out(),
                    s = new Out();
                int locals_ = types(l, w);
                w.accept("/");
                int depth = types(s, w);
                frames.u1(255).u2(delta).u2(locals_).raw(l.bytes()).u2(depth).raw(s.bytes());
            }
        }

        int types(Out o, Words w) {
            int count = 0;
            for (; w.more() && !w.peek().equals("/"); count++) type(o, w.next());
            return count;
        }

        void type(Out o, String s) {
            int simple = List.of(
                "top",
                "int",
                "float",
                "double",
                "long",
                "null",
                "uninitializedThis"
            ).indexOf(s);
            if (simple >= 0) o.u1(simple);
            else if (s.startsWith("new:")) o.u1(8).u2(label(s.substring(4)));
            else if (s.startsWith("tag:")) o.u1(Integer.parseInt(s.substring(4)));
            else o.u1(7).u2(classConstant(s));
        }

        void instruction(String name, Words w) {
            int pc = out.size();
            boolean wide = name.equals("wide");
            if (wide) {
                out.u1(196);
                name = w.next();
            }
            if (!OPCODES.containsKey(name)) throw new IllegalArgumentException(
                "no instruction " + name
            );
            int code = OPCODES.get(name)[0];
            out.u1(code);
            switch (name) {
                case "tableswitch": {
                    int low = Integer.decode(w.next()),
                        other = label(w.next());
                    List<Integer> cases = new ArrayList<>();
                    while (w.more()) cases.add(label(w.next()));
                    while (out.size() % 4 != 0) out.u1(0);
                    out.u4(other - pc)
                        .u4(low)
                        .u4(low + cases.size() - 1);
                    for (int c : cases) out.u4(c - pc);
                    return;
                }
                case "lookupswitch": {
                    int other = label(w.next());
                    Out cases = new Out();
                    int count = 0;
                    for (; w.more(); count++) {
                        String[] pair = w.next().split(":", 2);
                        cases.u4(Integer.decode(pair[0])).u4(label(pair[1]) - pc);
                    }
                    while (out.size() % 4 != 0) out.u1(0);
                    out.u4(other - pc)
                        .u4(count)
                        .raw(cases.bytes());
                    return;
                }
                default:
                    break;
            }
            for (char c : OPERANDS.get(name).toCharArray()) operand(name, c, pc, wide, w);
        }

        void operand(String name, char c, int pc, boolean wide, Words w) {
            switch (c) {
                case 'b':
                    if (wide) out.u2(Integer.decode(w.next()));
                    else out.u1(Integer.decode(w.next()));
                    return;
                case 's':
                    out.u2(Integer.decode(w.next()));
                    return;
                case 'l':
                    if (wide) out.u2(Integer.decode(w.next()));
                    else out.u1(Integer.decode(w.next()));
                    return;
                case 'd':
                    out.u1(Integer.decode(w.next()));
                    return;
                case 't': {
                    String s = w.next();
                    out.u1(ARRAYS.contains(s) ? ARRAYS.indexOf(s) : Integer.decode(s));
                    return;
                }
                case 'k':
                    out.u1(loadable(w));
                    return;
                case 'K':
                    out.u2(pool(name, w));
                    return;
                case 'o':
                    out.u2(label(w.next()) - pc);
                    return;
                case 'O':
                    out.u4(label(w.next()) - pc);
                    return;
                case 'n':
                    out.u1(w.more() ? Integer.decode(w.next()) : slots);
                    return;
                case 'z':
                    out.u1(w.more() ? Integer.decode(w.next()) : 0);
                    return;
                default:
                    throw new IllegalStateException("operand " + c);
            }
        }

        int slots;

        int pool(String name, Words w) {
            if (name.startsWith("ldc")) return loadable(w);
            if (w.peek().startsWith("$") || w.peek().startsWith("#")) {
                slots = 1;
                return ref(w.next());
            }
            switch (name) {
                case "getfield":
                case "putfield":
                case "getstatic":
                case "putstatic":
                    return member(9, w.next(), w.next());
                case "invokedynamic": {
                    int bootstrap = Integer.parseInt(w.next()),
                        nat = nameAndType(w.next(), w.next());
                    return constant("18 " + bootstrap + " " + nat, 1, o ->
                        o.u1(18).u2(bootstrap).u2(nat)
                    );
                }
                case "invokevirtual":
                case "invokespecial":
                case "invokestatic":
                case "invokeinterface": {
                    boolean itf =
                        w.accept("interface") ||
                        (name.equals("invokeinterface") && !w.accept("class"));
                    String path = w.next(),
                        descriptor = w.next();
                    slots = 1 + slotsOf(descriptor);
                    return member(itf ? 11 : 10, path, descriptor);
                }
                default:
                    return classConstant(w.next());
            }
        }
    }

    static int slotsOf(String descriptor) {
        int n = 0;
        for (int i = 1; i < descriptor.length() && descriptor.charAt(i) != ')'; i++) {
            char c = descriptor.charAt(i);
            n += c == 'J' || c == 'D' ? 2 : 1;
            while (descriptor.charAt(i) == '[') i++;
            if (c == '[') n += 0;
            if (descriptor.charAt(i) == 'L') i = descriptor.indexOf(';', i);
        }
        return n;
    }

    // ---- A class ----

    int line,
        major = 52,
        minor,
        access;
    String loader,
        name,
        superName = "java/lang/Object";
    final List<String> interfaces = new ArrayList<>();
    final Attributes classAttributes = new Attributes();
    final Out fields = new Out(),
        methods = new Out(),
        bootstraps = new Out();
    int fieldCount, methodCount, bootstrapCount;
    final List<Words> patches = new ArrayList<>();
    Runnable finishMember;
    Attributes current = classAttributes;
    Code code;

    void classLine(String word, Words w) {
        switch (word) {
            case "version": {
                String[] v = w.next().split("\\.");
                major = Integer.parseInt(v[0]);
                minor = v.length > 1 ? Integer.parseInt(v[1]) : 0;
                return;
            }
            case "extends":
                superName = w.next();
                return;
            case "implements":
                while (w.more()) interfaces.add(w.next());
                return;
            case "const": {
                String n = w.next();
                w.accept("=");
                named.put(n, define(w));
                return;
            }
            case "bootstrap": {
                bootstraps.u2(handle(w));
                List<Integer> arguments = new ArrayList<>();
                while (w.more()) arguments.add(loadable(w));
                bootstraps.u2(arguments.size());
                for (int a : arguments) bootstraps.u2(a);
                bootstrapCount++;
                return;
            }
            case "nesthost":
                classAttributes.add("NestHost", new Out().u2(classConstant(w.next())).bytes());
                return;
            case "nestmembers":
                classList("NestMembers", w);
                return;
            case "permits":
                classList("PermittedSubclasses", w);
                return;
            case "poke":
            case "append":
            case "truncate":
                patches.add(w);
                return;
            case "field":
                member(w, true);
                return;
            case "method":
                member(w, false);
                return;
            case "attr":
                current.parse(w, null);
                return;
            case "value":
                current.add("ConstantValue", new Out().u2(loadable(w)).bytes());
                return;
            case "classattr":
                classAttributes.parse(w, null);
                return;
            default:
                throw new IllegalArgumentException("what is " + word + "?");
        }
    }

    /** const $NAME = bytes HEX... slots N, or any loadable or member. */
    int define(Words w) {
        if (!w.accept("bytes")) return loadable(w);
        byte[] b = bytes(w, null);
        return constant("raw " + poolCount, 1, o -> o.raw(b));
    }

    void classList(String attribute, Words w) {
        Out o = new Out();
        int n = 0;
        for (; w.more(); n++) o.u2(classConstant(w.next()));
        classAttributes.add(attribute, new Out().u2(n).raw(o.bytes()).bytes());
    }

    void member(Words w, boolean isField) {
        finish();
        int flags = w.peek().startsWith("0x") ? Integer.decode(w.next()) : w.flags();
        String n = w.next(),
            d = w.next();
        Attributes attributes = (current = new Attributes());
        Code body = (code = isField ? null : new Code());
        finishMember = () -> {
            if (body != null && !body.lines.isEmpty()) attributes.add("Code", body.assemble());
            Out o = isField ? fields : methods;
            o.u2(flags)
                .u2(n.startsWith("#") ? ref(n) : utf8(n))
                .u2(d.startsWith("#") ? ref(d) : utf8(d));
            attributes.write(o);
            if (isField) fieldCount++;
            else methodCount++;
        };
    }

    void finish() {
        if (finishMember != null) finishMember.run();
        finishMember = null;
        current = classAttributes;
        code = null;
    }

    byte[] write() {
        finish();
        int self = classConstant(name),
            up = superName.equals("none") ? 0 : classConstant(superName);
        Out ifs = new Out();
        for (String s : interfaces) ifs.u2(classConstant(s));
        if (bootstrapCount > 0) classAttributes.add(
            "BootstrapMethods",
            new Out().u2(bootstrapCount).raw(bootstraps.bytes()).bytes()
        );
        Out o = new Out()
            .u4(0xCAFEBABE)
            .u2(minor)
            .u2(major)
            .u2(poolCount)
            .raw(poolBytes.toByteArray());
        o.u2(access).u2(self).u2(up).u2(interfaces.size()).raw(ifs.bytes());
        o.u2(fieldCount).raw(fields.bytes()).u2(methodCount).raw(methods.bytes());
        classAttributes.write(o);
        byte[] result = o.bytes();
        for (Words w : patches) {
            w.at = 0;
            String what = w.next();
            if (what.equals("append")) result = new Out().raw(result).raw(bytes(w, null)).bytes();
            else if (what.equals("truncate")) result = java.util.Arrays.copyOf(
                result,
                result.length - Integer.parseInt(w.next())
            );
            else {
                int at = Integer.decode(w.next());
                byte[] b = bytes(w, null);
                System.arraycopy(b, 0, result, at < 0 ? result.length + at : at, b.length);
            }
        }
        return result;
    }

    // ---- Files ----

    static void assemble(Path source, Path out) throws IOException {
        Files.createDirectories(out);
        StringBuilder list = new StringBuilder();
        Assembler a = null;
        String expectation = null,
            loader = null;
        List<String> lines = Files.readAllLines(source, StandardCharsets.UTF_8);
        for (int i = 0; i <= lines.size(); i++) {
            Words w = new Words(i < lines.size() ? lines.get(i) : "class");
            if (!w.more()) continue;
            try {
                String word = w.next();
                if (word.equals("loader")) {
                    loader = w.next().replace("probe", "");
                    if (loader.isEmpty()) loader = null;
                } else if (word.equals("expect")) {
                    expectation = lines.get(i).trim().substring(7);
                } else if (word.equals("class")) {
                    if (a != null) {
                        byte[] bytes = a.write();
                        Path file = out.resolve(
                            (a.loader != null ? a.loader + "/" : "") + a.name + ".class"
                        );
                        Files.createDirectories(file.getParent());
                        Files.write(file, bytes);
                    }
                    if (i == lines.size()) break;
                    a = new Assembler();
                    a.loader = loader;
                    a.access = w.peek().startsWith("0x") ? Integer.decode(w.next()) : w.flags();
                    a.name = w.next();
                    if (expectation != null) list.append(a.name)
                        .append('\t')
                        .append(a.name.startsWith("#") ? "" : expectation)
                        .append('\n');
                    expectation = null;
                } else {
                    a.line = i + 1;
                    if (a.code != null && (word.equals("stack") || word.equals("locals"))) {
                        for (w.at = 0; w.more(); ) {
                            if (w.next().equals("stack")) a.code.stack = Integer.decode(w.next());
                            else a.code.locals = Integer.decode(w.next());
                        }
                    } else if (
                        a.code != null &&
                        !word.equals("method") &&
                        !word.equals("field") &&
                        !word.equals("classattr") &&
                        !word.equals("methodattr") &&
                        !isClassWord(word)
                    ) {
                        a.code.lines.add(w);
                        a.code.numbers.add(i + 1);
                    } else if (word.equals("methodattr")) {
                        a.current.parse(w, null);
                    } else {
                        a.classLine(word, w);
                    }
                }
            } catch (RuntimeException e) {
                int line = a != null && i == lines.size() ? a.line : i + 1;
                throw new IllegalArgumentException(
                    source +
                        ":" +
                        line +
                        " (line of the error, or of the next class): " +
                        e.getMessage(),
                    e
                );
            }
        }
        Files.writeString(out.resolve("list"), list.toString());
    }

    static boolean isClassWord(String s) {
        return List.of(
            "poke",
            "append",
            "truncate",
            "const",
            "bootstrap",
            "nesthost",
            "nestmembers",
            "permits"
        ).contains(s);
    }

    static void readOpcodes(Path path) throws IOException {
        for (String line : Files.readAllLines(path, StandardCharsets.UTF_8)) {
            if (!line.startsWith("OP(")) continue;
            String[] cells = line.substring(3).split(",");
            String name = cells[1].trim(),
                operands = cells[2].trim();
            OPCODES.put(name, new int[] { Integer.parseInt(cells[0].trim()) });
            OPERANDS.put(name, operands.substring(1, operands.length() - 1));
        }
    }

    public static void main(String[] args) throws IOException {
        readOpcodes(Path.of(args[0]));
        for (int i = 2; i < args.length; i++) {
            Path source = Path.of(args[i]);
            String file = source.getFileName().toString().replace(".jasm", "");
            assemble(
                source,
                Path.of(args[1]).resolve(source.getParent().getFileName() + "-" + file)
            );
        }
    }
}
