/* SPDX-License-Identifier: MIT */
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** Class files (JVMS 4) of any size: public, with methods "int mN()" that answer N,
    fields "int fN", and interfaces. */
final class Classes {
    private final ByteArrayOutputStream pool = new ByteArrayOutputStream();
    private final DataOutputStream constants = new DataOutputStream(pool);
    private final Map<String, Integer> known = new HashMap<>();
    private int count = 1;

    private int utf8(String text) throws IOException {
        Integer at = known.get(text);
        if (at != null) return at;
        constants.writeByte(1);
        constants.writeUTF(text);
        known.put(text, count);
        return count++;
    }

    private int type(String name) throws IOException {
        int text = utf8(name);
        Integer at = known.get("class " + name);
        if (at != null) return at;
        constants.writeByte(7);
        constants.writeShort(text);
        known.put("class " + name, count);
        return count++;
    }

    /** A String constant. */
    int text(String text) throws IOException {
        int at = utf8(text);
        constants.writeByte(8);
        constants.writeShort(at);
        return count++;
    }

    private int named(String name, String descriptor) throws IOException {
        int n = utf8(name);
        int d = utf8(descriptor);
        constants.writeByte(12);
        constants.writeShort(n);
        constants.writeShort(d);
        return count++;
    }

    private final ByteArrayOutputStream bootstraps = new ByteArrayOutputStream();
    private int sites;
    private int concat; // the handle of the bootstrap method; 0: not made

    /** An invokedynamic of an int to a String by StringConcatFactory. */
    int concatenation(String recipe) throws IOException {
        if (concat == 0) {
            int owner = type("java/lang/invoke/StringConcatFactory");
            int method = named("makeConcatWithConstants",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
                + "Ljava/lang/invoke/MethodType;Ljava/lang/String;[Ljava/lang/Object;)"
                + "Ljava/lang/invoke/CallSite;");
            constants.writeByte(10);
            constants.writeShort(owner);
            constants.writeShort(method);
            constants.writeByte(15); // REF_invokeStatic
            constants.writeByte(6);
            constants.writeShort(count++);
            concat = count++;
        }
        DataOutputStream out = new DataOutputStream(bootstraps);
        int argument = text(recipe);
        out.writeShort(concat);
        out.writeShort(1);
        out.writeShort(argument);
        int name = named("site", "(I)Ljava/lang/String;");
        constants.writeByte(18);
        constants.writeShort(sites++);
        constants.writeShort(name);
        return count++;
    }

    /** Frames of a method: at `first` with so many ints as locals, then one every `step`. */
    static final class Frames {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final DataOutputStream out = new DataOutputStream(bytes);
        private int number;
        private boolean handles;

        private Frames() { }

        Frames(int first, int step, int locals, int frames) throws IOException {
            full(first, locals, false);
            for (number = 1; number < frames; number++) out.writeByte(step - 1);
        }

        static Frames ofHandler(int at) throws IOException {
            Frames f = new Frames();
            f.number = 1;
            f.handles = true;
            f.full(at, 0, true);
            return f;
        }

        private void full(int at, int locals, boolean exception) throws IOException {
            out.writeByte(255);
            out.writeShort(at);
            out.writeShort(locals);
            for (int i = 0; i < locals; i++) out.writeByte(1);
            out.writeShort(exception ? 1 : 0);
        }
    }

    /** A class whose "int m0()" has this code; handlers: from, to, where. */
    byte[] withCode(String name, byte[] code, int stack, int locals, Frames frames,
        int[][] handlers) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream rest = new DataOutputStream(bytes);
        int throwable = type("java/lang/Throwable");
        rest.writeShort(0x0021);
        rest.writeShort(type(name));
        rest.writeShort(type("java/lang/Object"));
        rest.writeShort(0);
        rest.writeShort(0);
        rest.writeShort(1);
        rest.writeShort(0x0009);
        rest.writeShort(utf8("m0"));
        rest.writeShort(utf8("()I"));
        rest.writeShort(1);
        rest.writeShort(utf8("Code"));
        int map = frames == null ? 0 : 8 + frames.bytes.size() + (frames.handles ? 3 : 0);
        rest.writeInt(12 + code.length + 8 * handlers.length + map);
        rest.writeShort(stack);
        rest.writeShort(locals);
        rest.writeInt(code.length);
        rest.write(code);
        rest.writeShort(handlers.length);
        for (int[] h : handlers) {
            for (int at : h) rest.writeShort(at);
            rest.writeShort(0);
        }
        rest.writeShort(frames == null ? 0 : 1);
        if (frames != null) {
            rest.writeShort(utf8("StackMapTable"));
            rest.writeInt(map - 6);
            rest.writeShort(frames.number);
            frames.bytes.writeTo(rest);
            if (frames.handles) {
                rest.writeByte(7);
                rest.writeShort(throwable);
            }
        }
        rest.writeShort(sites > 0 ? 1 : 0);
        if (sites > 0) {
            rest.writeShort(utf8("BootstrapMethods"));
            rest.writeInt(2 + bootstraps.size());
            rest.writeShort(sites);
            bootstraps.writeTo(rest);
        }
        return whole(bytes);
    }

    private byte[] whole(ByteArrayOutputStream rest) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(all);
        out.writeInt(0xcafebabe);
        out.writeInt(52);
        out.writeShort(count);
        pool.writeTo(out);
        rest.writeTo(out);
        return all.toByteArray();
    }

    static byte[] make(boolean isInterface, String name, String parent, String[] interfaces,
        int methods, int fields) {
        try {
            return new Classes().file(isInterface, name, parent, interfaces, methods, fields);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private byte[] file(boolean isInterface, String name, String parent, String[] interfaces,
        int methods, int fields)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream rest = new DataOutputStream(bytes);
        rest.writeShort(isInterface ? 0x0601 : 0x0021);
        rest.writeShort(type(name));
        rest.writeShort(type(parent));
        rest.writeShort(interfaces.length);
        for (String i : interfaces) rest.writeShort(type(i));
        rest.writeShort(fields);
        for (int f = 0; f < fields; f++) {
            rest.writeShort(isInterface ? 0x0019 : 0x0009);
            rest.writeShort(utf8("f" + f));
            rest.writeShort(utf8("I"));
            rest.writeShort(0);
        }
        rest.writeShort(methods);
        for (int m = 0; m < methods; m++) {
            rest.writeShort(isInterface ? 0x0001 : 0x0009);
            rest.writeShort(utf8("m" + m));
            rest.writeShort(utf8("()I"));
            rest.writeShort(1);
            rest.writeShort(utf8("Code"));
            rest.writeInt(16);
            rest.writeShort(1);
            rest.writeShort(1);
            rest.writeInt(4);
            rest.writeByte(0x11); // sipush m; ireturn
            rest.writeShort(m);
            rest.writeByte(0xac);
            rest.writeShort(0);
            rest.writeShort(0);
        }
        rest.writeShort(0);
        return whole(bytes);
    }
}
