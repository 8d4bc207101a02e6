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
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(all);
        out.writeInt(0xcafebabe);
        out.writeInt(52);
        out.writeShort(count);
        pool.writeTo(out);
        bytes.writeTo(out);
        return all.toByteArray();
    }
}
